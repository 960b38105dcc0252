"""``hospoda selfplay``: computers against each other, and what came of it."""

import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from adapters.cli.words import Answer, out, say, why_not
from bot.selfplay import Played, play_match, rotated
from rules import AnyGame
from rules.kit.contract import GameOptions
from rules.kit.extras import sides_of
from rules.kit.scene import text
from rules.kit.seats import Seat


def selfplay(
    game: AnyGame, matches: int, levels: Sequence[int], options: GameOptions, seed: str, records: Path | None
) -> int:
    """Plays the matches, writes records where asked, prints lengths, scores and wins by level."""
    if records is not None:
        _writable(records)
    played: list[Played] = []
    for number in range(1, matches + 1):
        match = play_match(game, rotated(levels, number - 1), options, f"{seed}|{number}")
        if records is not None:
            _write(records / f"{game.id}-{seed}-{number:0{len(str(matches))}}.json", match.record)
        played.append(match)
    _print(game, played)
    if records is not None:
        out(say("selfplay-written", count=matches, folder=str(records)))
    return 0


def _writable(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a path that no system call takes
        raise _unwritable(folder, error) from None


def _write(path: Path, record: str) -> None:
    try:
        path.write_text(record, encoding="utf-8")
    except OSError as error:
        raise _unwritable(path.parent, error) from None


def _unwritable(folder: Path, error: OSError | ValueError) -> Answer:
    return Answer(text("folder-unwritable", folder=str(folder), why=why_not(error)))


def _print(game: AnyGame, played: Sequence[Played]) -> None:
    deals = sum(len(match.scores) for match in played)
    seats = len(played[0].levels)
    out(say("selfplay-title", game=game.id, matches=len(played), deals=deals, seats=seats))
    console = Console(width=80, highlight=False)
    console.print(_measures(played))
    console.print(_wins(game, played))


def _measures(played: Sequence[Played]) -> Table:
    """Lengths and scores."""
    table = Table(*(say(f"selfplay-{key}") for key in ("measure", "least", "median", "mean", "most")))
    deals = [scores for match in played for scores in match.scores]
    rows: dict[str, Iterable[int]] = {
        "selfplay-deals": [len(match.scores) for match in played],
        "selfplay-acts": [acts for match in played for acts in match.acts],
        "selfplay-scores": [points for scores in deals for points in scores],
        "selfplay-spread": [max(scores) - min(scores) for scores in deals],
    }
    for key, values in rows.items():
        numbers = list(values)
        middle, mean = statistics.median(numbers), statistics.fmean(numbers)
        table.add_row(say(key), str(min(numbers)), f"{middle:g}", f"{mean:.1f}", str(max(numbers)))
    return table


def _wins(game: AnyGame, played: Sequence[Played]) -> Table:
    """By level: matches won (shared ones count for each), deals won by nobody else but partners, points."""
    partners = {seat: set(side) for side in sides_of(game, len(played[0].levels)) for seat in side}
    table = Table(
        *(say(f"selfplay-{key}") for key in ("level", "seats", "match-wins", "deal-wins", "points"))
    )
    for level in sorted({level for match in played for level in match.levels}):
        seats = matches = alone = deals = points = 0
        for match in played:
            mine = [Seat(seat) for seat, its in enumerate(match.levels) if its == level]
            seats += len(mine)
            matches += sum(seat in match.result.winners for seat in mine)
            deals += len(mine) * len(match.scores)
            for scores in match.scores:
                best = {Seat(seat) for seat, its in enumerate(scores) if its == max(scores)}
                alone += sum(seat in best <= partners[seat] for seat in mine)
                points += sum(scores[seat] for seat in mine)
        share = f"{matches} ({100 * matches / seats:.1f} %)"
        solo = f"{alone} ({100 * alone / deals:.1f} %)"
        table.add_row(str(level), str(seats), share, solo, f"{points / deals:.1f}")
    return table
