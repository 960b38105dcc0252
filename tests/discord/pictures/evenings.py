"""Moments of matches that are played sensibly, the same every time."""

from collections.abc import Iterator
from itertools import islice

from rules import games
from rules.kit.chance import Stream, seeded
from rules.kit.contract import Act, Over, Roll, Shuffle
from rules.kit.match import draw
from tests.bot.pages.evening import Moment, moment
from tests.helpers.random_play import AnyMatch, sampled

NAMES = ("Ala", "Bolek", "Cyryl", "Dana")
NOW = 1_790_000_000
"""The second at which all pictures are taken (UTC)."""
UNTIL = NOW + 42.0


def moments(game: str, seats: int, seed: str, level: int = 1) -> Iterator[Moment]:
    """Every moment of a deal that computers of this level play; 0: at random."""
    rules = games()[game]
    chance = seeded(f"pictures {seed}")
    match: AnyMatch = AnyMatch.open(rules, seats, rules.options())
    match = match.begin(match.next_deal())
    while True:
        yield moment(match, until=UNTIL, names=NAMES[:seats])
        assert match.deal is not None
        turn = match.deal.turn
        if isinstance(turn, Over):
            return
        if isinstance(turn, Roll | Shuffle):
            match = match.settle(draw(turn, chance))
        else:
            match = _acted(match, turn, level, chance)


def _acted(match: AnyMatch, turn: Act, level: int, chance: Stream) -> AnyMatch:
    assert match.deal is not None
    state = match.deal.state
    for seat in (*turn.may, *turn.must) if level else ():
        action = match.game.choose(state.public, state.own[seat], seat, level, chance)
        if action is not None:
            return match.act(seat, action)
    return match.act(*sampled(match, chance))


def at(game: str, seats: int, seed: str, number: int) -> Moment:
    """One of these moments."""
    return next(islice(moments(game, seats, seed), number, None))
