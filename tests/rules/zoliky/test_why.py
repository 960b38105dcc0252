"""What is said of a typed word that is of no use now (zoliky.md, *Turns*; screens.md §7)."""

import pytest

from rules import find_game
from rules.kit.extras import why_not
from rules.kit.scene import Refusal
from rules.zoliky.state import Public
from tests.helpers.moments import acting

LAYS = ("words-draft", "words-lay", "words-add", "words-swap", "words-close")


@pytest.mark.parametrize("words", LAYS)
def test_in_locked_rounds_a_lay_down_is_told_the_round_that_opens_it(words: str) -> None:
    game = find_game("zoliky")
    assert game is not None
    seen = set()
    for _, act, state in acting(game):
        public: Public = state.public
        if public.open or public.phase not in ("draw", "play"):
            continue
        found = why_not(game, public, state.own[act.must[0]], act.must[0], words)
        assert found is not None and found.reason.key == "refuse-locked"
        assert found.reason.args["round"] == public.table.options.locked_rounds + 1
        seen.add(public.phase)
    assert seen == {"draw", "play"}


def test_before_the_draw_everything_else_waits_for_it_and_a_second_draw_is_none() -> None:
    game = find_game("zoliky")
    assert game is not None
    seen = set()
    for _, act, state in acting(game):
        public: Public = state.public
        for words in ("words-discard", "words-draw-stock", "words-cut"):
            found = why_not(game, public, state.own[act.must[0]], act.must[0], words)
            assert found is None or isinstance(found, Refusal)
            seen.add((public.phase, words, found.reason.key if found is not None else None))
    assert ("draw", "words-discard", "refuse-draw-first") in seen
    assert ("play", "words-draw-stock", "refuse-drawn") in seen
    assert ("cut", "words-discard", "refuse-cut-first") in seen
    assert ("play", "words-cut", "refuse-cut-made") in seen
    assert ("draw", "words-draw-stock", None) in seen, "what may be done is not explained away"
