"""Points of a game, the Silesian draw and the end of a match (§15, §17)."""

from collections import Counter
from collections.abc import Mapping

from rules.kit.contract import Ended, Item, Over, Result
from rules.kit.match import leaders
from rules.kit.scene import text
from rules.koblarz.events import Burnt, Hit
from rules.koblarz.options import Options, Setup
from rules.koblarz.state import Public, Purse

COIN, SOCK_JOKER, HELD_TOKEN = 10, 20, -20
"""§15: points for a coin in the sock, a Joker in the sock, a Joker or Fire still held."""


def sheet(purse: Purse) -> tuple[Item, ...]:
    """What a player's points are for; nothing that counts nothing but the sock itself."""
    items = [Item(text("score-sock", coins=purse.sock), purse.sock * COIN)]
    if purse.sock_jokers:
        items.append(Item(text("score-jokers", jokers=purse.sock_jokers), purse.sock_jokers * SOCK_JOKER))
    if purse.joker:
        items.append(Item(text("score-joker-held"), HELD_TOKEN))
    if purse.fire:
        items.append(Item(text("score-fire-held"), HELD_TOKEN))
    return tuple(items)


def is_silesian_draw(public: Public) -> bool:
    """§17: all sock coins, all sock Jokers and all Jokers still held are equal (a held Fire is no matter)."""
    kinds = {(purse.sock, purse.sock_jokers, purse.joker) for purse in public.purses}
    return public.options.silesian_draw and len(kinds) == 1


def score(public: Public) -> Over:
    """The finished game's points; of a Silesian draw none go into the totals."""
    sheets = tuple(sheet(purse) for purse in public.purses)
    scores = tuple(sum(item.points for item in items) for items in sheets)
    if is_silesian_draw(public):
        return Over(scores, (0,) * len(scores), sheets, text("over-silesian-draw"))
    return Over(scores, scores, sheets, text("over-banks-dead"))


def next_game(ended: Ended[Public], *, time_up: bool) -> Setup | Result:
    """What follows a game: Silesian draw before target before time, else another game (§15, §17)."""
    options = ended.options
    assert isinstance(options, Options)
    if is_silesian_draw(ended.public):
        return Result((), "silesian-draw")
    if options.target is not None and max(ended.totals) >= options.target:
        return Result(leaders(ended.totals), "target")
    if time_up and options.time_limit_minutes is not None:
        return Result(leaders(ended.totals), "time")
    if options.numbers == "once":
        numbers = tuple(ended.public.order.index(seat) + 1 for seat in sorted(ended.public.order))
        return Setup(numbers=numbers)
    return Setup()


def tallies(public: Public) -> tuple[Mapping[str, int], ...]:
    """For statistics: banks taken and Fires lit, by seat."""
    found: list[Counter[str]] = [Counter() for _ in range(public.seats)]
    for event in public.history:
        if isinstance(event, Hit):
            found[event.seat]["banks"] += 1
        elif isinstance(event, Burnt):
            found[event.seat]["fires"] += 1
    return tuple(found)
