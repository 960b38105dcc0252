"""``hospoda play``: a new table at this terminal, or an unfinished one taken up again."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from adapters.cli.words import why_not
from adapters.terminal.chat import TerminalChat
from adapters.terminal.keyboard import Keyboard
from adapters.terminal.screen import Screen
from adapters.terminal.session import Left, Session
from bot.clock import SystemClock
from bot.computers import Computers
from bot.house import House, NewTable
from bot.messages import Begin, Look, Trouble
from bot.ports import Store, StoreError, TableId
from bot.posts import Standing
from bot.seating import SeatInfo, Settings
from bot.texts import Catalogue
from rules.kit.contract import GameOptions
from rules.kit.scene import text
from rules.kit.seats import Seat


@dataclass(frozen=True, slots=True)
class Plan:
    """What was asked for on the command line, checked."""

    game: str
    options: GameOptions
    seats: tuple[SeatInfo, ...]
    settings: Settings
    resume: bool
    records: Path
    for_new: tuple[str, ...] = ()
    """Options that were given and say how a new table is to be; one that is taken up stays as it is."""

    @property
    def chat(self) -> str:
        """Each game's terminal tables are a chat of their own: resuming takes the newest of the game."""
        return f"terminal:{self.game}"


async def play(store: Store, computers: Computers, plan: Plan, words: Catalogue, english: Catalogue) -> None:
    """Plays until the match is over or the player leaves. Raises ``StoreError``."""
    chat, keyboard = TerminalChat(), Keyboard()
    screen = Screen(interactive=keyboard.is_terminal)
    house = House(store, chat, SystemClock(), computers)
    await house.start(wake=False)
    try:
        table = await _take_up(house, chat, plan, screen, words)
        assert chat.post is not None
        standing = chat.post.standing

        async def export() -> str:
            return _write_record(plan.records, standing, await house.record(table))

        keyboard.start()
        people = await house.people(table)
        session = Session(
            chat,
            keyboard,
            screen,
            (words, english),
            people,
            lambda message: house.ask(table, message),
            export,
        )
        left = await session.run()
        if left is Left.SAVED:
            screen.lines(["", words.say(text("saved", game=plan.game))])
    finally:
        await house.close()


async def _take_up(house: House, chat: TerminalChat, plan: Plan, screen: Screen, words: Catalogue) -> TableId:
    """The table to play at, shown for the first time."""
    unfinished = await house.running(plan.chat)
    title = text("game-name")
    if plan.resume and unfinished:
        table = unfinished[0]
        chat.table = table
        await _looked(house, table)
        standing = _standing(chat)
        if not standing.deal:
            await _begin(house, table, await house.people(table), len(standing.names))
            standing = _standing(chat)
        name = words.say(title, (), standing.game)
        screen.lines([words.say(text("resumed", game=name, code=standing.code))])
        if plan.for_new:
            screen.lines([words.say(text("resume-keeps", options=", ".join(plan.for_new)))])
        if standing.voided:
            screen.lines([words.say(text("voided", count=standing.voided), (), standing.game)])
    else:
        table = await house.open_table(
            NewTable(plan.chat, plan.game, plan.options, plan.seats, plan.settings)
        )
        chat.table = table
        await _looked(house, table)
        standing = _standing(chat)
        name = words.say(title, (), standing.game)
        screen.lines([words.say(text("welcome", game=name, code=standing.code))])
        if unfinished:
            screen.lines([words.say(text("unfinished", count=len(unfinished)))])
        screen.lines([words.say(text("commitment", hash=standing.commitment))])
        await _begin(house, table, await house.people(table), len(standing.names))
    screen.lines([words.say(text("hint"))])
    return table


async def _looked(house: House, table: TableId) -> None:
    answer = await house.ask(table, Look())
    if isinstance(answer, Trouble):
        raise StoreError(answer.reason)


async def _begin(house: House, table: TableId, people: tuple[Seat, ...], seats: int) -> None:
    """Each person's part of the entropy is a random id here (records.md, *Fair chance* 2)."""
    parts = tuple(secrets.token_hex(4) if Seat(i) in people else None for i in range(seats))
    answer = await house.ask(table, Begin(parts, secrets.token_hex(4)))
    if isinstance(answer, Trouble):
        raise StoreError(answer.reason)


def _standing(chat: TerminalChat) -> Standing:
    assert chat.post is not None
    return chat.post.standing


def _write_record(folder: Path, standing: Standing, record: str) -> str:
    """Writes the record beside the others; the path. Raises ``StoreError`` where that is impossible."""
    path = folder / f"{standing.game}-{standing.code}-{standing.table}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(record, encoding="utf-8")
    except OSError as error:
        raise StoreError(text("folder-unwritable", folder=str(folder), why=why_not(error))) from None
    return str(path)
