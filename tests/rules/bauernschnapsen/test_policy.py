"""bauernschnapsen.md, *Computer players*."""

import time
from collections.abc import Iterator
from functools import cache

import pytest

from bot.computers import Question, answer
from bot.selfplay import play_match, rotated
from rules.bauernschnapsen.actions import PASS, Bid, Double
from rules.kit.chance import seeded
from rules.kit.contract import Act, State
from rules.kit.match import Match
from rules.kit.seats import Seat
from tests.helpers.random_play import AnyMatch, plays, random_options
from tests.rules.bauernschnapsen.table import GAME, Deal

SUITED = ("AS KS QS JS TS", "AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD")


@cache
def moments() -> tuple[AnyMatch, ...]:
    """Moments of random deals in which somebody acts, under random options."""
    found: list[AnyMatch] = []
    for seed in range(30):
        chance = seeded(f"policy {seed}")
        deal = plays(Match.open(GAME, 4, random_options(GAME, chance)), chance)
        found += [match for match in deal if match.deal is not None and isinstance(match.deal.turn, Act)]
    return tuple(found)


def acting(match: AnyMatch) -> tuple[State, Seat]:  # type: ignore[type-arg]
    assert match.deal is not None and isinstance(match.deal.turn, Act)
    return match.deal.state, match.deal.turn.must[0]


def some(every: int) -> Iterator[AnyMatch]:
    return iter(moments()[::every])


@pytest.mark.parametrize(("level", "every"), [(1, 1), (2, 1), (3, 8)])
def test_a_computer_always_plays_legally(level: int, every: int) -> None:
    for match in some(every):
        state, seat = acting(match)
        action = GAME.choose(state.public, state.own[seat], seat, level, seeded("legal"))
        assert action in GAME.legal(state.public, state.own[seat], seat)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_who_is_not_asked_does_nothing(level: int) -> None:
    deal = Deal().rufspiel("S")
    for seat in (1, 2, 3):
        state = deal.state
        assert GAME.choose(state.public, state.own[seat], Seat(seat), level, seeded("idle")) is None


def test_level_3_does_not_see_its_decision_follows_from_public_and_own_alone() -> None:
    """The same public part and hand in two worlds, the same seed: the same decision."""
    chance, other = seeded("worlds"), 0
    for match in some(12):
        state, seat = acting(match)
        world = GAME.imagine(state.public, state.own[seat], seat, chance)
        other += world.own != state.own
        decisions = {
            answer(Question(GAME.id, 3, seat, here.public, here.own[seat], seed="same"))
            for here in (state, world)
        }
        assert len(decisions) == 1
    assert other > 10


def test_level_3_gives_the_same_answer_to_the_same_question() -> None:
    for match in some(25):
        state, seat = acting(match)
        chosen = {GAME.choose(state.public, state.own[seat], seat, 3, seeded("again")) for _ in range(2)}
        assert len(chosen) == 1


def test_level_3_decides_within_a_second() -> None:
    for match in some(10):
        state, seat = acting(match)
        start = time.process_time()
        GAME.choose(state.public, state.own[seat], seat, 3, seeded("time"))
        assert time.process_time() - start < 1.0


@pytest.mark.parametrize("level", [2, 3])
def test_a_hand_that_wins_by_being_shown_is_bid(level: int) -> None:
    deal = Deal(*SUITED).trump("S")
    chosen = GAME.choose(deal.state.public, deal.state.own[0], Seat(0), level, seeded("shown"))
    assert chosen == Bid("herrenschnapser")
    deal = Deal(*SUITED).trump("S").calls("pass")
    chosen = GAME.choose(deal.state.public, deal.state.own[1], Seat(1), level, seeded("shown"))
    assert chosen != Bid("herrengang")


@pytest.mark.parametrize("level", [2, 3])
def test_five_sure_tricks_are_bid(level: int) -> None:
    # Four aces and a ten, on lead: all five tricks are sure.
    hands = ("AS AH AD AC TC", "TS KS QS JS KH", "TH QH JH KD QD", "TD JD KC QC JC")
    deal = Deal(*hands).trump("S")
    chosen = GAME.choose(deal.state.public, deal.state.own[0], Seat(0), level, seeded("sure"))
    assert isinstance(chosen, Bid) and chosen.contract in ("gang", "bauernschnapser")


@pytest.mark.parametrize("level", [2, 3])
def test_a_hand_of_nothing_but_jacks_and_queens_bids_a_bettler(level: int) -> None:
    hands = ("JS QS JH QH JD", "AS TS KS AH TH", "KH AD TD KD QD", "AC TC KC QC JC")
    deal = Deal(*hands).trump("S")
    chosen = GAME.choose(deal.state.public, deal.state.own[0], Seat(0), level, seeded("low"))
    assert chosen == Bid("bettler")


def test_level_3_does_not_double_a_sure_contract() -> None:
    hands = ("AS AH AD AC TC", "TS KS QS JS KH", "TH QH JH KD QD", "TD JD KC QC JC")
    deal = Deal(*hands).trump("S").calls("gang", "pass", "pass", "pass")
    for seat in (1, 3):
        chosen = GAME.choose(deal.state.public, deal.state.own[seat], Seat(seat), 3, seeded("kontra"))
        assert chosen == PASS
        deal.do(seat, "pass")


def test_level_3_doubles_what_it_beats_by_itself() -> None:
    # Seat 1 leads nothing, but holds the highest card of the suit that any Gang of seat 0 has to give away.
    hands = ("QS KH QC JD TS", "AS AH AD AC TC", "KD KC QH JS TD", "KS QD JH JC TH")
    deal = Deal(*hands).trump("S").calls("gang", "pass", "pass", "pass")
    chosen = GAME.choose(deal.state.public, deal.state.own[1], Seat(1), 3, seeded("kontra"))
    assert isinstance(chosen, Double)


def test_what_is_proposed_is_what_level_2_does() -> None:
    for match in some(5):
        state, seat = acting(match)
        proposed = GAME.propose(state.public, state.own[seat], seat)
        assert proposed == GAME.choose(state.public, state.own[seat], seat, 2, seeded("any"))


def won(levels: tuple[int, ...], level: int, matches: int, options: str = "{}") -> float:
    """The share of matches that the pair of this level wins, sides swapped from match to match."""
    wins = 0
    for number in range(matches):
        played = play_match(
            GAME, rotated(levels, number), GAME.options.model_validate_json(options), f"strength {number}"
        )
        wins += played.levels[played.result.winners[0]] == level
    return wins / matches


def test_level_2_beats_level_1() -> None:
    assert won((2, 1, 2, 1), 2, 40) > 0.85


def test_level_3_beats_level_1() -> None:
    assert won((3, 1, 3, 1), 3, 4) > 0.7


def test_level_3_beats_level_2() -> None:
    """Short matches: the whole measurement, 500 matches, is in docs/play/bauernschnapsen.md."""
    assert won((3, 2, 3, 2), 3, 8, '{"target": 7}') > 0.5
