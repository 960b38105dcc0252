"""What somebody who plays well would do: a computer's choice at a table that stands in the bot's database.

The bot runs in another process, so its tables are read from there, as far as they are on disk: that is never
less than its people have been told.
"""

import json
import sqlite3
from pathlib import Path
from typing import Self

from bot.row import Row, load_row
from bot.sitting import AnyMatch, open_match, read_setup
from rules import find_game
from rules.kit.chance import Die, Outcome, Shuffled, seeded
from rules.kit.contract import Roll, Shuffle
from rules.kit.record import ActStep, read_step
from rules.kit.seats import Seat
from tests.discord.advice import chosen, is_asked


class Advice:
    """For one table at a time, the newest of its chat (``discord:SERVER:CHANNEL``). ``level``: of the
    computer whose choices these are. Must be closed."""

    def __init__(self, database: Path, chat: str, level: int) -> None:
        self._level = level
        self._at = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        self._chat = chat
        self._known: tuple[int, int, int] = (0, 0, -1)
        """Table, deal and how much of its log is played."""
        self._match: AnyMatch | None = None
        self._chosen: dict[Seat, tuple[str, ...]] = {}
        self._chance = seeded(chat)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._at.close()

    def keys(self, seat: int) -> tuple[str, ...]:
        """The words of the keys to press, one after the other; empty: he is not asked."""
        self._look()
        match, mine = self._match, Seat(seat)
        if match is None or not is_asked(match, mine):
            return ()
        if mine not in self._chosen:
            self._chosen[mine] = chosen(match, mine, self._level, self._chance)
        return self._chosen[mine]

    def _look(self) -> None:
        """Plays what has come to the log since."""
        found = self._at.execute(
            "SELECT id, deal, finished FROM tables WHERE chat = ? ORDER BY id DESC LIMIT 1",
            (self._chat,),
        ).fetchone()
        if found is None:
            return
        table, deal, finished = found
        if deal <= finished:
            self._match = None
            return
        if self._match is None or (table, deal) != self._known[:2]:
            (row,) = self._at.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
            self._known, self._match = (table, deal, -1), _opened(load_row(row))
            self._chosen.clear()
        log = self._at.execute(
            "SELECT seq, body FROM events WHERE table_id = ? AND deal = ? AND seq > ? ORDER BY seq",
            (table, deal, self._known[2]),
        ).fetchall()
        for number, body in log:
            self._match = _played(self._match, json.loads(body))
            self._known = (table, deal, number)
        if log:
            self._chosen.clear()


def _opened(row: Row) -> AnyMatch:
    game = find_game(row.fixed.game)
    assert game is not None
    return open_match(game, row).begin(read_setup(game, row.moving.setup))


def _played(match: AnyMatch, values: dict) -> AnyMatch:  # type: ignore[type-arg]
    turn = match.deal.turn if match.deal is not None else None
    if isinstance(turn, Roll | Shuffle):
        outcome: Outcome = (
            Die(values["die"]) if isinstance(turn, Roll) else Shuffled(tuple(values["shuffle"]))
        )
        return match.settle(outcome)
    step = read_step(match.game, values)
    assert isinstance(step, ActStep)
    return match.act(Seat(step.seat), step.action)
