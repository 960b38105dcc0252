"""Ratings: OpenSkill's Plackett-Luce, one for each player and game (product.md, *Commands*).

Rated are those who sat when the first deal began, as the table finished, whoever played on for them. A leaver
is rated as last, by himself; his partner's rating then only rises.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.leaderboard.ports import PlayerId

SURE = 10
"""Matches from which on a rating is shown without a question mark."""
_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a player's strength in a game: mean and doubt; ``matches`` it rests on."""

    mu: float
    sigma: float
    matches: int = 0

    @property
    def shown(self) -> int:
        """As people see it.

        >>> Rating(25.0, 25.0 / 3).shown, Rating(26.5, 5.5).shown
        (1000, 1400)
        """
        return round(1000 + 40 * self.low)

    @property
    def low(self) -> float:
        """What the strength is at the least, in all likelihood."""
        return self.mu - 3 * self.sigma


UNKNOWN = Rating(_MODEL.mu, _MODEL.sigma)
"""Of who has played no match that counts."""


@dataclass(frozen=True, slots=True)
class Starter:
    """Who sat when the first deal began. ``place``: of his side in the end, from 1; ``gone``: he left."""

    player: PlayerId
    side: int
    place: int
    gone: bool = False


def rate(starters: Sequence[Starter], ratings: Mapping[PlayerId, Rating]) -> dict[PlayerId, Rating]:
    """The ratings after a match of everybody who began it. Each player is there once, on at least two
    sides."""
    now = {starter.player: ratings.get(starter.player, UNKNOWN) for starter in starters}
    left = {starter.player for starter in starters if starter.gone}
    after = {player: rating for player, rating in _finished(starters, now).items() if player not in left}
    if left:
        after |= {player: rating for player, rating in _last(starters, now).items() if player in left}
    deserted = {starter.side for starter in starters if starter.gone}
    for starter in starters:
        player, before = starter.player, now[starter.player]
        found = after[player]
        if starter.side in deserted and not starter.gone and found.low < before.low:
            found = before
        after[player] = Rating(found.mu, found.sigma, before.matches + 1)
    return after


def _finished(starters: Sequence[Starter], now: Mapping[PlayerId, Rating]) -> dict[PlayerId, Rating]:
    """As the table finished; a side that nobody is left of comes last."""
    sides: dict[int, list[Starter]] = {}
    for starter in starters:
        sides.setdefault(starter.side, []).append(starter)
    worst = 1 + max(starter.place for starter in starters)
    teams = list(sides.values())
    ranks = [worst if all(one.gone for one in team) else team[0].place for team in teams]
    return _rated(teams, ranks, now)


def _last(starters: Sequence[Starter], now: Mapping[PlayerId, Rating]) -> dict[PlayerId, Rating]:
    """Each leaver by himself, behind all sides without him; leavers share the last place."""
    sides: dict[int, list[Starter]] = {}
    for starter in starters:
        if not starter.gone:
            sides.setdefault(starter.side, []).append(starter)
    worst = 1 + max(starter.place for starter in starters)
    leavers = [[starter] for starter in starters if starter.gone]
    teams = [*sides.values(), *leavers]
    ranks = [*(team[0].place for team in sides.values()), *(worst for _ in leavers)]
    return _rated(teams, ranks, now)


def _rated(
    teams: Sequence[Sequence[Starter]], ranks: Sequence[int], now: Mapping[PlayerId, Rating]
) -> dict[PlayerId, Rating]:
    before: list[list[PlackettLuceRating]] = [
        [_MODEL.rating(now[one.player].mu, now[one.player].sigma) for one in team] for team in teams
    ]
    after = _MODEL.rate(before, ranks=[float(rank) for rank in ranks])
    return {
        one.player: Rating(rating.mu, rating.sigma)
        for team, rated in zip(teams, after, strict=True)
        for one, rating in zip(team, rated, strict=True)
    }
