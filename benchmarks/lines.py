"""Lines of play for benchmarks: tables of Koblarz, made once by people who press at random."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from bot.clock import SystemClock
from bot.computers import ComputersHere
from bot.house import House, NewTable
from bot.messages import Begin, Message, NextDeal, Press, Wave
from bot.ports import Change, TableId
from bot.posts import BoardPost, PanelPost
from bot.seating import SeatInfo, Settings
from rules import find_game
from rules.kit.contract import GameOptions
from rules.kit.forms import Choice
from rules.kit.seats import Seat
from storage.store import SqlStore, open_store

ACTS = 40
"""Acts at each table and round."""
LINES = 8
"""Different lines of play; every so many tables play the same one."""
SEATS = 3
BEGUN = 2
"""The version at which a table has begun: it was opened, then the first deal began."""
# Dice that nobody might answer fall at once, and no other clock runs out meanwhile.
SETTINGS = Settings(turn_seconds=86_400.0, quiet_seconds=0.0, next_seconds=86_400.0)


@dataclass(frozen=True, slots=True)
class Line:
    """A table's whole play. ``changes``: what the store took, the first two open the table and begin;
    ``presses``: by the version that they follow."""

    changes: tuple[Change, ...]
    presses: dict[int, Message]

    @property
    def last(self) -> int:
        return len(self.changes)


def _remembering(store: SqlStore) -> list[Change]:
    """What the store takes from now on."""
    taken: list[Change] = []
    commit = store.commit

    async def remembered(change: Change) -> None:
        await commit(change)
        taken.append(change)

    store.commit = remembered  # type: ignore[method-assign]
    return taken


class _People:
    """A chat whose people answer at random; what they press is remembered."""

    def __init__(self, seed: int, ask: Callable[[TableId, Message], object]) -> None:
        self.presses: dict[int, Message] = {}
        self.finished = asyncio.Event()
        self._random = random.Random(seed)
        self._ask = ask
        self._panels: dict[Seat, PanelPost] = {}

    def board(self, post: BoardPost) -> None:
        self._panels = {}
        if post.version >= BEGUN + ACTS:
            self.finished.set()
        elif post.version >= BEGUN:
            # The panels of this moment come after its board.
            asyncio.get_running_loop().call_soon(self._press, post)

    def panel(self, post: PanelPost) -> None:
        self._panels[post.seat] = post

    def _press(self, post: BoardPost) -> None:
        message = self._choice(post)
        if message is not None:
            self.presses[post.version] = message
            self._ask(post.table, message)

    def _choice(self, post: BoardPost) -> Message | None:
        if post.standing.over is not None:
            ready = post.standing.ready
            return NextDeal(next(Seat(i) for i in range(SEATS) if i not in ready))
        asked = [panel for panel in self._panels.values() if panel.question is not None]
        if not asked:
            return None  # A die falls by itself.
        panel = self._random.choice(asked)
        question = panel.question
        assert question is not None
        if question.may_wave and self._random.random() < 0.9:
            return Wave(panel.seat, question.number)
        options = [o for form in question.forms if isinstance(form, Choice) for o in form.options]
        return Press(panel.seat, question.number, self._random.choice(options).action)


async def lines_of_play(folder: Path) -> list[Line]:
    """Lines in which no deal ends, so that every act is a row and its events."""
    found: list[Line] = []
    for seed in count():
        line = await _played(folder / f"line{seed}.db", seed)
        if not any(change.ended for change in line.changes):
            found.append(line)
        if len(found) == LINES:
            break
    return found


async def _played(path: Path, seed: int) -> Line:
    game = find_game("koblarz")
    assert game is not None
    options: GameOptions = game.options()
    seats = tuple(SeatInfo(f"Player {i}", f"chat:{i}") for i in range(SEATS))
    async with open_store(path) as store:
        taken = _remembering(store)
        people = _People(seed, lambda table, message: house.table(table).post(message))
        house = House(store, people, SystemClock(), ComputersHere())
        await house.start()
        table = await house.open_table(NewTable("chat", "koblarz", options, seats, SETTINGS))
        await house.ask(table, _begin())
        await people.finished.wait()
        await house.close()
    return Line(tuple(taken[: BEGUN + ACTS]), people.presses)


def _begin() -> Begin:
    return Begin(tuple(f"entropy {i}" for i in range(SEATS)), "begin")
