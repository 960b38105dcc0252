"""Checked values of the command line's options; what is wrong is said in one line, exit code 2."""

from collections.abc import Sequence
from unicodedata import normalize

from adapters.cli.words import Answer, catalogue, fail
from bot.seating import Reveal, SeatInfo, Settings
from bot.texts import LANGUAGES, Catalogue, clean_name
from rules import AnyGame, find_game, games
from rules.kit.contract import GameOptions
from rules.kit.faults import RecordError
from rules.kit.json_text import parse_json
from rules.kit.record import read_options
from rules.kit.scene import text

NEVER = 100 * 365 * 86400.0
"""Seconds until the next deal begins by itself at a terminal: it waits for whoever sits there."""
SHORTEST_TURN, LONGEST_TURN = 15.0, 7 * 86400.0
"""Seconds for a decision (product.md, 6)."""
SEAT_SIGNS = frozenset("①②③④⑤⑥⑦⑧⑨")
"""How boards name the seats."""
LONGEST_SEED = 60
"""Characters of a seed: it becomes a part of file names."""


def checked_game(name: str) -> AnyGame:
    found = find_game(name)
    if found is None:
        fail("usage-game", game=name[:40], games=", ".join(games()))
    return found


def checked_language(name: str | None) -> str | None:
    if name is not None and name not in LANGUAGES:
        fail("usage-language", language=name[:40], languages=", ".join(LANGUAGES))
    return name


def checked_seats(game: AnyGame, seats: int | None, people: int = 1) -> int:
    """How many play: as asked, else the fewest that the game and the people allow."""
    least, most = game.players[0], game.players[-1]
    seats = max(least, people) if seats is None else seats
    if seats not in game.players:
        span = "exact" if least == most else "range"
        fail("usage-seats", span=span, least=least, most=most)
    return seats


def checked_level(game: AnyGame, level: int) -> int:
    if level not in game.levels:
        fail("usage-level", least=game.levels[0], most=game.levels[-1])
    return level


def checked_levels(game: AnyGame, seats: int | None, levels: str | None) -> tuple[int, ...]:
    """``1,3,1``: a level for each seat; without it everybody has the first one."""
    if levels is None:
        return (game.levels[0],) * checked_seats(game, seats)
    words = [word.strip() for word in levels.split(",")]
    chosen = tuple(int(word) if word.isdecimal() and len(word) < 3 else 0 for word in words)
    wrong = any(level not in game.levels for level in chosen)
    if wrong or (seats is not None and len(chosen) != seats):
        fail("usage-levels", least=game.levels[0], most=game.levels[-1])
    checked_seats(game, len(chosen))
    return chosen


def checked_options(game: AnyGame, options: str) -> GameOptions:
    """The game's options from JSON text."""
    try:
        return read_options(game, parse_json(options))
    except RecordError as error:
        why = catalogue().say(error.fault.text, (), game.id)
        raise Answer(text("usage-options", why=why)) from None


def checked_seed(seed: str) -> str:
    """A seed that can also be part of a file's name."""
    if len(seed) > LONGEST_SEED or not seed.isprintable() or set(seed) & set('/\\:*?"<>|'):
        fail("usage-bad-value", name="--seed")
    return seed


def checked_names(names: Sequence[str]) -> list[str]:
    """People's names, made safe: each of its own, none that looks like a seat's sign or like a number."""
    people = [clean_name(name) for name in names]
    for number, name in enumerate(people):
        if set(name) & SEAT_SIGNS:
            fail("usage-name-sign", name=name)
        if not any(map(str.isalpha, name)):
            fail("usage-name")
        if _folded(name) in map(_folded, people[:number]):
            fail("usage-name-twice", name=name)
    return people


def _folded(name: str) -> str:
    """The name without what the eye may miss: case, widths, ligatures."""
    return normalize("NFKC", name).casefold()


def planned_seats(
    game: AnyGame, seats: int | None, level: int, names: Sequence[str], words: Catalogue
) -> tuple[SeatInfo, ...]:
    """People first, then computers of this level under names of their own."""
    checked_level(game, level)
    count = checked_seats(game, seats, max(1, len(names)))
    if len(names) > count:
        fail("usage-names")
    people = checked_names(names) or [words.say(text("name-you"))]
    taken = set(map(_folded, people))
    spare = [name for name in words.say(text("computer-names")).split(", ") if _folded(name) not in taken]
    humans = [SeatInfo(name, f"terminal:{i}") for i, name in enumerate(people, start=1)]
    return (*humans, *(SeatInfo(spare[i], None, level) for i in range(count - len(people))))


def planned_settings(*, fast: bool, turn: float | None, reveal: str) -> Settings:
    """No clock unless one is asked for: who sits at a terminal may go and make tea."""
    if turn is not None and not SHORTEST_TURN <= turn <= LONGEST_TURN:
        fail("usage-turn")
    pace = 0.0 if fast else Settings().pace_seconds
    quiet = 0.0 if fast else Settings().quiet_seconds
    shown: Reveal
    match reveal:
        case "match" | "deal":
            shown = reveal
        case _:
            fail("usage-reveal")
    return Settings(
        turn_seconds=turn, quiet_seconds=quiet, pace_seconds=pace, next_seconds=NEVER, reveal=shown
    )
