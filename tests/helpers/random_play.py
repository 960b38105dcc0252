"""Random play of any game: options made from its model, and every moment of a deal."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import ValidationError

from rules import AnyGame
from rules.kit.action import Action
from rules.kit.chance import Chance, Stream, pick
from rules.kit.contract import Act, GameOptions, GameSetup, Over, Result, Roll, Shuffle
from rules.kit.faults import RecordError
from rules.kit.match import Match, draw
from rules.kit.record import read_options
from rules.kit.seats import Seat

AnyMatch = Match[Any, Any, Any]
MOST_ACTS = 20_000
"""A deal that goes on for longer has lost its way."""


def random_value(annotation: Any, metadata: list[Any], chance: Chance) -> Any:
    """A value of an option's type: literals, booleans, whole numbers in their range, None."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin in (Union, UnionType):
        return random_value(pick(chance, arguments), metadata, chance)
    if origin is Literal:
        return pick(chance, arguments)
    if hasattr(annotation, "__metadata__"):
        return random_value(arguments[0], [*metadata, *annotation.__metadata__], chance)
    if annotation is NoneType:
        return None
    if annotation is bool:
        return bool(chance.below(2))
    if annotation is int:
        bounds = [part for entry in metadata for part in getattr(entry, "metadata", [entry])]
        least = max(bound.ge for bound in bounds if isinstance(bound, Ge))
        most = min(bound.le for bound in bounds if isinstance(bound, Le))
        return least + chance.below(most - least + 1)
    raise TypeError(f"this helper makes no {annotation}")


def random_values(game: AnyGame, chance: Chance) -> dict[str, Any]:
    """Options of a game as JSON values; each is left out half of the time. Maybe not a possible mix."""
    return {
        name: random_value(field.annotation, field.metadata, chance)
        for name, field in game.options.model_fields.items()
        if chance.below(2)
    }


def random_options(game: AnyGame, chance: Chance) -> GameOptions:
    """Options that the game takes."""
    while True:
        try:
            return read_options(game, random_values(game, chance))
        except (RecordError, ValidationError):
            continue  # two options that do not go together


def random_players(game: AnyGame, chance: Chance) -> int:
    return pick(chance, game.players)


def sampled(match: AnyMatch, chance: Chance) -> tuple[Seat, Action]:
    """What a random seat does: whoever may interrupt comes before who must, but mostly lets it go."""
    assert match.deal is not None
    act, state = match.deal.turn, match.deal.state
    assert isinstance(act, Act)
    for seat in act.may:
        action = match.game.sample(state.public, state.own[seat], seat, chance)
        if action is not None and not chance.below(2):
            return seat, action
    seat = pick(chance, act.must)
    action = match.game.sample(state.public, state.own[seat], seat, chance)
    assert action is not None, "who must act has something to do"
    return seat, action


def plays(match: AnyMatch, chance: Stream, setup: GameSetup | None = None) -> Iterator[AnyMatch]:
    """Every moment of one deal, from its start to its end."""
    following = setup or match.next_deal()
    assert not isinstance(following, Result)
    return goes_on(match.begin(following), chance)


def goes_on(match: AnyMatch, chance: Stream) -> Iterator[AnyMatch]:
    """Every moment of the running deal, from this one to its end."""
    for _ in range(MOST_ACTS):
        yield match
        assert match.deal is not None
        turn = match.deal.turn
        if isinstance(turn, Over):
            return
        if isinstance(turn, Roll | Shuffle):
            match = match.settle(draw(turn, chance))
        else:
            match = match.act(*sampled(match, chance))
    raise AssertionError("this deal does not end")


def last(match: AnyMatch, chance: Stream) -> AnyMatch:
    """The match after one more deal."""
    *_, ended = plays(match, chance)
    return ended
