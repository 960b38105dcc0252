"""What the contract suite looks at: every moment of many deals of a game under random play."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any

from rules import AnyGame
from rules.kit.action import Action, dump_action
from rules.kit.chance import pick, seeded
from rules.kit.contract import Act, State
from rules.kit.match import Match
from rules.kit.seats import all_seats
from tests.helpers.random_play import AnyMatch, plays, random_options, random_players

DEALS = 40
"""Deals of each game whose every moment is looked at."""


def opened(game: AnyGame, seed: object) -> tuple[AnyMatch, Any]:
    """A match of random players and options, and the chance that goes on from there."""
    chance = seeded(f"contract|{game.id}|{seed}")
    return Match.open(game, random_players(game, chance), random_options(game, chance)), chance


@cache
def moments(game: AnyGame) -> tuple[AnyMatch, ...]:
    """Every moment of many deals under random play."""
    return tuple(match for seed in range(DEALS) for match in plays(*opened(game, seed)))


def acting(game: AnyGame) -> Iterator[tuple[AnyMatch, Act, State[Any, Any, Any]]]:
    """The moments at which somebody acts."""
    for match in moments(game):
        assert match.deal is not None
        if isinstance(match.deal.turn, Act):
            yield match, match.deal.turn, match.deal.state


def chosen(items: Sequence[Any], many: int, seed: str) -> list[Any]:
    """Some of the items, always the same ones."""
    chance = seeded(seed)
    return list(items) if len(items) <= many else [pick(chance, items) for _ in range(many)]


@cache
def known_actions(game: AnyGame) -> tuple[Action, ...]:
    """Actions that were legal somewhere, and the same with numbers out of range."""
    seen: dict[str, Action] = {}
    for match, _, state in acting(game):
        for seat in all_seats(match.seats):
            for action in game.legal(state.public, state.own[seat], seat):
                for junk in (action, *_spoilt(action)):
                    seen.setdefault(json.dumps(dump_action(junk)), junk)
    return tuple(chosen([seen[key] for key in sorted(seen)], 60, game.id))


def _spoilt(action: Any) -> Iterator[Action]:
    for field in fields(action):
        if type(getattr(action, field.name)) is int:
            for number in (-1, 0, 99, 10**30):
                yield replace(action, **{field.name: number})
