"""zoliky.md, *Turns*, option ``discard_use: must-use``: a pile card is taken where one act can use it.

What a close from hand can do is the long part: its own melds take adds and swaps too.
"""

from random import Random
from typing import Any

import pytest

from rules.kit.cards import Card
from rules.kit.seats import Seat
from rules.zoliky.actions import Action
from rules.zoliky.deck import hold
from rules.zoliky.melds import Meld as Meld_
from rules.zoliky.melds import read_meld
from rules.zoliky.moves import Spread
from rules.zoliky.must_use import can_use
from rules.zoliky.options import Options
from rules.zoliky.search.laydowns import Opening
from rules.zoliky.state import Table
from tests.rules.zoliky.second import Second
from tests.rules.zoliky.second_melds import JOKER, Meld, melds_of, without
from tests.rules.zoliky.second_use import acts_with
from tests.rules.zoliky.table import PILE, add, after, cards, close, discard, lay, swap, table, why

HANDS = 400

# What lies on the table, the hand, the pile's card, options, and one action that uses the card.
USES: list[tuple[tuple[str, ...], str, str, dict[str, int | bool], Action]] = [
    # The only run without a joker opens; then a joker and the card beyond it go to it.
    (
        (),
        "5H 6H 7H * 8S",
        "9H",
        {"opening": 10},
        close("8S", "5H 6H 7H", adds=(add(0, "* 9H", "high"),)),
    ),
    ((), "3S 4S 5S * 9D", "AS", {"opening": 10}, close("9D", "3S 4S 5S", adds=(add(0, "AS *", "low"),))),
    # The card goes to another meld, the joker to the run that opens.
    (
        ("8D 9D TD",),
        "5H 6H 7H 9H * 8S",
        "7D",
        {"opening": 18},
        close("8S", "5H 6H 7H", adds=(add(0, "7D", "low"), add(1, "* 9H", "high"))),
    ),
    # A joker that was taken: in a meld, added by itself, or laid and got back.
    ((), "AC 2C 3C 3C 3S 3H 3D", "*", {}, close("3C", "AC 2C 3C", "3S 3H 3D *")),
    ((), "2S 3S 4S 9H", "*", {"opening": 0}, close("9H", "2S 3S 4S", adds=(add(0, "*", "high"),))),
    (("QS KS AS",), "2D 3D 4D 9H", "*", {"opening": 9}, close("9H", "2D 3D 4D", adds=(add(0, "*", "low"),))),
    (
        (),
        "9S 9H 9D 5H",
        "*",
        {"opening": 27, "pure_run": False},
        close("5H", "9S 9H 9D", adds=(add(0, "*"),)),
    ),
    # A set with a joker takes one card, and then another one for the joker.
    (
        ("* 6S 6H",),
        "6C 9H 9D 9C KC",
        "6D",
        {"opening": 20, "pure_run": False},
        close("KC", "9H 9D 9C", adds=(add(0, "6D"),), swaps=(swap(0, "6C"),)),
    ),
    # Lays, swaps and adds of who has not laid down are none; a first lay-down is.
    ((), "5H 6H 7H 9D 9S 2C", "9C", {"opening": 42}, lay("5H 6H 7H", "9D 9S 9C")),
]


@pytest.mark.parametrize(("melds", "hand", "pile", "options", "action"), USES)
def test_a_card_that_one_action_can_use_may_be_taken(
    melds: tuple[str, ...], hand: str, pile: str, options: dict[str, int | bool], action: Action
) -> None:
    state = table(
        "4C 4D", hand, phase="draw", on=1, pile=f"2C {pile}", melds=melds, laid=(0,) if melds else (),
        discard_use="must-use", **options,
    )  # fmt: skip
    taken = after(state, PILE)
    assert why(taken, action) is None
    assert why(taken, discard(hand.split()[-1])) == "refuse-use-first"


@pytest.mark.parametrize(
    ("melds", "hand", "pile", "options"),
    [
        ((), "5H 6H 7H * 8S 2D", "9H", {"opening": 10}),  # two cards would be left
        ((), "5H 6H 7H * 8S", "9H", {"opening": 19}),  # the run by itself does not open
        ((), "5H 6H 8H * 8S", "TH", {"opening": 0}),  # there is no run without a joker
        ((), "2S 3S 4S 9H 8D", "*", {"opening": 10}),
        (("QS KS AS",), "2D 3D 9H 8D", "*", {"opening": 0}),  # he has not laid down
        (("* 6S 6H",), "6C 9H 9D 9C KC 2C", "6D", {"opening": 20, "pure_run": False}),
    ],
)
def test_a_card_that_none_can_use_may_not(
    melds: tuple[str, ...], hand: str, pile: str, options: dict[str, int | bool]
) -> None:
    state = table(
        "4C 4D", hand, phase="draw", on=1, pile=f"2C {pile}", melds=melds, laid=(0,) if melds else (),
        discard_use="must-use", **options,
    )  # fmt: skip
    assert why(state, PILE) == "refuse-pile-no-use"
    assert cards(pile)[0] == state.public.discards[-1]


def some_table(random: Random) -> tuple[list[str], list[list[str]]]:
    """A hand of few cards that are close to each other, often near to a close, and melds on the table."""
    suits = random.choice(["S", "SH", "SHD", "SHDC"])
    ranks = random.choice(["A2345", "9TJQKA", "56789", "3456"])
    pool = [rank + suit for rank in ranks for suit in suits] * 2 + [JOKER] * random.choice([0, 1, 2])
    random.shuffle(pool)
    hand: list[str] = []
    melds: list[list[str]] = []
    for place in (*[melds] * random.choice([0, 1, 2]), hand, hand):
        found = melds_of(pool[:10])
        if found and (place is melds or random.random() < 0.6):
            cards = random.choice(found)
            pool = without(pool, cards) or []
            random.shuffle(pool)
            place += [[*cards]] if place is melds else [*cards]  # type: ignore[list-item]
    return [*hand, *pool[: random.choice([1, 1, 2, 3])]][:8], melds


def test_it_is_just_what_trying_everything_finds() -> None:
    used, found = 0, 0
    for number in range(HANDS):
        random = Random(f"must-use {number}")
        options: dict[str, Any] = {
            "opening": random.choice([0, 10, 20, 42]),
            "pure_run": random.random() < 0.6,
        }
        hand, melds = some_table(random)
        if not hand:
            continue
        laid, card = bool(melds) and random.random() < 0.3, random.choice(hand)
        second = Second(2, options | {"locked_rounds": 0}, 0, (0, 0), ())
        spread = (hand, [Meld(1, cards) for cards in melds])
        acts = [*acts_with(second, 0, card, spread, laid=laid)]
        chosen = Options(**options)
        deal = Table(chosen, (0, 0), Seat(0), 1, Opening(chosen.opening, chosen.pure_run))
        read = [read_meld(Seat(1), [Card(each) for each in cards]) for cards in melds]
        lying = Spread(hold(map(Card, hand)), tuple([meld for meld in read if isinstance(meld, Meld_)]))
        assert can_use(deal, lying, Card(card), laid=laid) is bool(acts), (hand, card, melds, options, laid)
        used += bool(acts)
        found += any(act.get("adds") or act.get("swaps") for act in acts)
    assert used > HANDS // 5 and found > HANDS // 50
