"""What a table is given: the world around it, and itself as the store has it."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import NamedTuple

from bot.computers import Computers
from bot.messages import Answer, Message
from bot.ports import ChainSecret, Clock, Seconds, Store, TableId, TableLine
from bot.posts import Chat
from bot.row import Row
from bot.sitting import Sitting
from rules.kit.chance import Source
from rules.kit.scene import Refusal
from rules.kit.seats import Seat


class NoSuchTable(LookupError):
    """The store has no table of this number."""


class SitsElsewhere(Exception):
    """Whoever wants to sit down sits at another table of this chat; ``code``: which."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Services:
    """What every table needs of the world and of the house.

    ``over``: told of a table whose match has ended. ``confirms``: the chat tells when a state was delivered,
    so clocks wait for it; ``up_since``: when the platform of a chat last came back from an outage (None: it
    is down). ``may_nudge``: whether this person may be mentioned in this chat now. ``rematch``: the lobby
    that follows a table; ``ask``: gives a message to another table; ``sitting_down``: where in a chat the
    person sits already, held fast while he sits down. ``zone``: the time zone of a chat; ``barred``: why this
    person may not sit down to this game now. ``tell``: who is to be told that there is a seat, and where; in
    place of what was said of this table before.
    """

    store: Store
    chat: Chat
    clock: Clock
    computers: Computers
    arm: Callable[[TableId, Seconds | None], None]
    new_chain: Callable[[Row], tuple[Row, ChainSecret]]
    load: Callable[[TableId], Awaitable["Loaded"]]
    over: Callable[[TableId, str], None]
    confirms: bool
    up_since: Callable[[str], Seconds | None]
    may_nudge: Callable[[str, str], Awaitable[bool]]
    rematch: Callable[[TableId, Row], Awaitable[TableId]]
    ask: Callable[[TableId, Message], Awaitable[Answer]]
    sitting_down: Callable[[str, str], AbstractAsyncContextManager[TableLine | None]]
    zone: Callable[[str], Awaitable[str]]
    barred: Callable[[str, str], Awaitable[Refusal | None]]
    tell: Callable[[TableId, Mapping[str, tuple[Seat, ...]]], None]


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
