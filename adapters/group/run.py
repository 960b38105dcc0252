"""``hospoda group``: the house with one group chat, at this terminal."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from adapters.cli.words import why_not
from adapters.group.board import Print
from adapters.group.outlet import GROUP, GroupOutlet
from adapters.group.quick import Quick
from adapters.group.session import Person, Session
from adapters.terminal.keyboard import Keyboard
from adapters.terminal.screen import Screen
from bot.computers import Computers
from bot.desk.visitor import File
from bot.messages import Look
from bot.ports import Clock, Seconds, Store, StoreError
from bot.service import Service
from rules.kit.scene import text

REST: Seconds = 0.5
"""A pipe's next line is read when nothing was printed for so long, and nothing is still to be shown."""
LONGEST_REST: Seconds = 10.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What was asked for on the command line, checked. ``chosen``: the language was."""

    first: Person
    admin: Person
    language: str
    fast: bool
    records: Path
    chosen: bool = False


async def group(store: Store, computers: Computers, clock: Clock, plan: Plan, keyboard: Keyboard) -> None:
    """Until somebody quits or the input ends; whatever was accepted is saved. Raises ``StoreError``."""
    prints = Print(Screen(interactive=keyboard.is_terminal), plan.language)
    service = Service(
        store, clock, computers, [GroupOutlet(prints)],
        board_link=lambda slot: None, secret=secrets.token_bytes(16),
        opens=Quick if plan.fast else None,
    )  # fmt: skip
    session = Session(
        service, prints, plan.first, plan.admin, plan.language, lambda file: keep(plan.records, file)
    )
    try:
        await service.start()
        await service.desk.bot_added(GROUP, plan.language)
        if plan.chosen:
            await session.speaks(plan.language)
        prints.lines(prints.say("group-welcome", name=plan.admin.name), prints.say("group-hint"))
        await _show(service)
        keyboard.start()
        while True:
            if not keyboard.is_terminal:
                await _rest(service, prints, clock)
            line = await keyboard.lines.get()
            if line is None:
                break
            if not keyboard.is_terminal:
                prints.lines("", f"> {line}")  # a pipe echoes nothing
            if not await session.line(line):
                break
    finally:
        await service.close()


async def _show(service: Service) -> None:
    """Tables of an earlier evening are shown again."""
    for line in await service.house.tables_in(GROUP):
        service.publisher.anew(line.table)
        await service.house.ask(line.table, Look())


async def _rest(service: Service, prints: Print, clock: Clock) -> None:
    """Until nothing new comes. On a busy machine silence alone does not say that."""
    end = clock.now() + LONGEST_REST
    while clock.now() < end:
        before = prints.count
        await clock.until(clock.now() + REST)
        if prints.count == before and not service.busy:
            return


def keep(folder: Path, file: File) -> str:
    """Writes the file among the records; its path. Raises ``StoreError`` where that is impossible."""
    path = folder / Path(file.name).name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(file.body, encoding="utf-8")
    except OSError as error:
        raise StoreError(text("folder-unwritable", folder=str(folder), why=why_not(error))) from None
    return str(path)
