"""The keys of Žolíky's board (screens.md §4): the cut, and where to draw from, as everybody can see it."""

from typing import Any

from bot.texts import Catalogue
from rules import games
from rules.kit.cards import TEXT_STYLE
from rules.kit.extras import Offers
from rules.kit.forms import Choice
from rules.zoliky.actions import Lay
from rules.zoliky.legal import legal
from rules.zoliky.melds import SHORTEST
from tests.helpers.moments import moments
from tests.helpers.random_play import AnyMatch

ENGLISH = Catalogue("en")
GAME = games()["zoliky"]


def keys(public: Any) -> list[str]:
    """What stands on the keys of the board."""
    assert isinstance(GAME, Offers)
    labels = [ENGLISH.say(o.label, (), GAME.id) for form in GAME.offers(public) for o in form.options]
    return [label.replace(TEXT_STYLE, "") for label in labels]


def in_phase(phase: str) -> list[AnyMatch]:
    found = [m for m in moments(GAME) if m.deal is not None and m.deal.state.public.phase == phase]
    assert found
    return found


def test_the_cutter_lifts_thin_middle_or_thick() -> None:
    for match in in_phase("cut"):
        assert match.deal is not None
        assert keys(match.deal.state.public) == ["Thin", "Middle", "Thick"]


def test_in_locked_rounds_one_draws_from_the_stock_later_also_from_the_pile() -> None:
    seen = set()
    for match in in_phase("draw"):
        assert match.deal is not None
        public = match.deal.state.public
        opens, leads = public.table.opens, public.turn == public.table.leader
        pile = public.round > opens or (public.round == opens and not leads)
        seen.add(pile)
        first, *rest = keys(public)
        assert first == "stock" and bool(rest) is pile
        assert all(label.startswith("pile ") for label in rest)
    assert seen == {True, False}


def test_whether_a_pile_card_is_of_use_is_no_matter_of_the_board() -> None:
    shown = 0
    for match in in_phase("draw"):
        assert match.deal is not None
        state = match.deal.state
        seat = state.public.turn
        (mine,) = (f for f in GAME.ask(state.public, state.own[seat], seat) if f.place == "board")
        assert isinstance(mine, Choice)
        shown += len(keys(state.public)) > len(mine.options)
    assert shown, "with must-use a hand may have no use for it, and the key stands there all the same"


def test_no_card_of_a_hand_stands_there() -> None:
    for match in in_phase("play"):
        assert match.deal is not None
        assert keys(match.deal.state.public) == []


def test_no_draft_is_offered_with_too_few_cards_for_a_meld_and_a_discard() -> None:
    seen = set()
    for match in in_phase("play"):
        assert match.deal is not None
        state = match.deal.state
        seat = state.public.turn
        size = state.public.sizes[seat]
        forms = GAME.ask(state.public, state.own[seat], seat)
        drafts = [form for form in forms if form.id == "draft"]
        if state.public.open and not state.public.first_turn:
            seen.add(size)
            assert bool(drafts) is (size > SHORTEST)
        assert not any(isinstance(a, Lay) for a in legal(state.public, state.own[seat], seat)) or drafts
    assert min(seen) == 1 and max(seen) > SHORTEST
