"""``--fast``: new tables whose computers and dice do not wait, and whose windows are short."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.choices import SHORTEST_WINDOW
from bot.desk.ports import HouseForDesk
from bot.messages import Answer, Caller, Message
from bot.ports import TableId, TableLine
from bot.posts import BoardPost
from bot.seating import DEFAULT_SETTINGS, Settings
from rules.kit.contract import GameOptions


@dataclass(frozen=True, slots=True)
class Quick:
    """A house that opens its tables without pace; for the rest the one it stands before."""

    house: HouseForDesk

    async def open_lobby(
        self, caller: Caller, chat: str, game: str, options: GameOptions, settings: Settings, origin: str
    ) -> TableId:
        window = settings.interrupt_seconds
        if window == DEFAULT_SETTINGS.interrupt_seconds:  # Nobody has said how long.
            window = SHORTEST_WINDOW
        quick = replace(settings, pace_seconds=0.0, quiet_seconds=0.0, interrupt_seconds=window)
        return await self.house.open_lobby(caller, chat, game, options, quick, origin)

    async def ask(self, table: TableId, message: Message) -> Answer:
        return await self.house.ask(table, message)

    async def tables_in(self, chat: str) -> Sequence[TableLine]:
        return await self.house.tables_in(chat)

    async def tables_of(self, person: str) -> Sequence[TableLine]:
        return await self.house.tables_of(person)

    def snapshot(self, number: TableId) -> BoardPost | None:
        return self.house.snapshot(number)

    async def record(self, number: TableId) -> str:
        return await self.house.record(number)

    async def person_gone(self, chat: str, person: str) -> None:
        await self.house.person_gone(chat, person)

    async def chat_moved(self, old: str, new: str) -> None:
        await self.house.chat_moved(old, new)
