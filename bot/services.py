"""What a table is given: the world around it, and itself as the store has it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

from bot.computers import Computers
from bot.ports import ChainSecret, Chat, Clock, Seconds, Store, TableId
from bot.row import Row
from bot.sitting import Sitting
from rules.kit.chance import Source


class NoSuchTable(LookupError):
    """The store has no table of this number."""


@dataclass(frozen=True, slots=True)
class Services:
    """What every table needs of the world. ``over``: told of a table whose match has ended."""

    store: Store
    chat: Chat
    clock: Clock
    computers: Computers
    arm: Callable[[TableId, Seconds | None], None]
    new_chain: Callable[[Row], tuple[Row, ChainSecret]]
    load: Callable[[TableId], Awaitable["Loaded"]]
    over: Callable[[TableId, str], None]


class Loaded(NamedTuple):
    """A table as the store has it, ready to be played on. ``stale``: it needs a new chain, and its running
    deal must be dealt anew."""

    sitting: Sitting
    version: int
    source: Source | None
    secret: ChainSecret | None
    stale: bool = False

    def __repr__(self) -> str:
        return f"<Loaded {self.sitting} {self.version}>"
