"""What players see and are told (zoliky.md, *What players see*)."""

import pytest

from rules.kit.action import Action
from rules.kit.scene import Cards, Face, Text
from rules.kit.seats import Seat
from rules.zoliky import GAME
from tests.rules.zoliky.table import after, close, hand, lay, table

RUN = "TS JS QS KS"


def faces(value: object) -> set[str]:
    """Every card that is printed."""
    if isinstance(value, Face):
        return {value.card}
    if isinstance(value, Text):
        return {card for arg in value.args.values() for card in faces(arg)}
    if isinstance(value, (tuple, list)):
        return {card for each in value for card in faces(each)}
    fields = getattr(value, "__dataclass_fields__", None) or getattr(value, "_fields", ())
    return {card for name in fields for card in faces(getattr(value, name))}


def test_the_board_shows_the_top_of_the_pile_the_exposed_card_and_nothing_under_it() -> None:
    state = table("4H 5H", "9C TC", pile="2C AD 3C", exposed="7D", round_=5)
    shown = faces(GAME.show(state.public, (0, 0)))
    assert {"3C", "7D"} <= shown and not {"2C", "AD", "4H", "5H", "9C", "TC", "TD"} & shown


def test_a_closing_card_stays_hidden_at_the_table() -> None:
    over = after(table("7S", "9H", melds=("4S 5S 6S",), laid=(0,)), close("7S"))
    assert "7S" not in faces(GAME.show(over.public, (0, 0)))


def test_hands_that_are_counted_lie_open_and_those_of_who_never_laid_do_not() -> None:
    over = after(table("7S", "9H", "TH", melds=("4S 5S 6S",), laid=(0, 1)), close("7S"))
    assert over.public.end is not None and over.public.end.hands == ((), ("9H",), ())


def test_only_its_holder_sees_a_hand() -> None:
    state = table("4H 5H", "9C TC", round_=5)
    peeked = GAME.peek(state.public, state.own[0], Seat(0))
    held = {card for part in peeked.parts if isinstance(part, Cards) for card in part.cards}
    assert held == set(hand(state, 0).split()) and not {"9C", "TC"} & faces(peeked)


@pytest.mark.parametrize(
    ("draft", "key", "worth"),
    [
        (lay("KS KH KD", "2H 2D 2S"), "lacks-both", 36),
        (lay("KS KH KD", "QH QD QC"), "lacks-run", 60),
        (lay(RUN), "lacks-points", 40),
        (lay(RUN, "2H 2D 2S"), "weigh-ready", 46),
        (lay(), "weigh-nothing", None),
    ],
)
def test_a_draft_is_told_what_it_comes_to_and_what_it_lacks(
    draft: Action, key: str, worth: int | None
) -> None:
    state = table(f"{RUN} KH KD QH QD QC 2H 2D 2S 9C", "4S")
    said = GAME.weigh(state.public, state.own[0], Seat(0), draft)
    assert said.key == key and said.args.get("worth") == worth


def test_complete_lay_downs_worth_42_and_more_are_proposed_with_their_worth() -> None:
    state = table(f"{RUN} 2H 2D 2S 9C", "4S")
    (form,) = [form for form in GAME.ask(state.public, state.own[0], Seat(0)) if form.id == "lay"]
    labels = [option.label for option in form.options]  # type: ignore[union-attr]
    assert labels and all(label.args["worth"] >= 42 for label in labels)  # type: ignore[operator]


def test_adds_and_swaps_that_are_legal_now_are_offered() -> None:
    state = table("7S 5C 9H 9D", "4S", melds=("4S 5S 6S", "4C * 6C"), laid=(0,))
    (form,) = [form for form in GAME.ask(state.public, state.own[0], Seat(0)) if form.id == "table"]
    kinds = {option.action.do for option in form.options}  # type: ignore[union-attr]
    assert kinds == {"add", "swap"}
