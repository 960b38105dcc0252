"""People at a table that begins as a lobby: what each of them presses, by name."""

from itertools import count
from typing import Any

from bot.messages import (
    AddComputer,
    Answer,
    Ballot,
    Caller,
    Luck,
    Remove,
    Say,
    SetOption,
    TakeSeat,
    Tap,
    Typed,
)
from bot.ports import TableId
from bot.seating import Settings
from rules import find_game
from rules.kit.record import read_options
from rules.kit.scene import Refusal
from rules.kit.seats import Seat
from tests.bot.room import At, Room

_presses = count(1)


def caller(name: str, *, admin: bool = False, source: str | None = None) -> Caller:
    """A press of this person, each with an id of its own."""
    return Caller(f"chat:{name}", name, admin, f"p{next(_presses)}" if source is None else source)


class Crowd(At):
    """A table and the people around it, called by their names."""

    def __init__(self, room: Room, table: TableId) -> None:
        super().__init__(room, table)

    async def word(self, name: str, word: Any, *, admin: bool = False) -> Answer:
        return await self.say(Say(caller(name, admin=admin), word))

    async def sit(self, name: str, seat: int) -> Answer:
        return await self.say(TakeSeat(caller(name), Seat(seat)))

    async def computer(self, name: str, level: int = 1) -> Answer:
        return await self.say(AddComputer(caller(name), level))

    async def remove(self, name: str, seat: int) -> Answer:
        return await self.say(Remove(caller(name), Seat(seat)))

    async def option(self, name: str, option: str, value: Any) -> Answer:
        return await self.say(SetOption(caller(name), option, value))

    async def luck(self, name: str, phrase: str) -> Answer:
        return await self.say(Luck(caller(name), phrase))

    async def ballot(self, name: str, kind: Any, about: int | None = None, *, admin: bool = False) -> Answer:
        seat = None if about is None else Seat(about)
        return await self.say(Ballot(caller(name, admin=admin), kind, seat))

    async def tap(
        self, name: str, key: str, seat: int | None = None, number: int = 0, turn: int = 0
    ) -> Answer:
        where = None if seat is None else Seat(seat)
        return await self.say(Tap(caller(name), key, where, number, turn))

    async def typed(self, name: str, words: str) -> Answer:
        return await self.say(Typed(caller(name), words))

    @property
    def names(self) -> list[str | None]:
        """Who sits in the lobby, by seat."""
        lobby = self.row.affairs.lobby
        assert lobby is not None
        return [seat.name if seat is not None else None for seat in lobby.seats]

    @property
    def host(self) -> str | None:
        return self.row.affairs.host


async def lobby(room: Room, *names: str, game: str = "koblarz", **settings: Any) -> Crowd:
    """A lobby that the first of them opened and the others joined."""
    found = find_game(game)
    assert found is not None
    opener = caller(names[0])
    agreed = Settings(**{"nudges": False, **settings})
    number = await room.house.open_lobby(
        opener, "chat", game, read_options(found, {}), agreed, f"new{next(_presses)}"
    )
    table = Crowd(room, number)
    for name in names[1:]:
        await table.word(name, "join")
    return table


async def begun(room: Room, *names: str, game: str = "koblarz", **settings: Any) -> Crowd:
    """A table of these people, its first deal begun."""
    table = await lobby(room, *names, game=game, **settings)
    for name in names[1:]:
        await table.word(name, "ready")
    await table.word(names[0], "begin")
    return table


def why(answer: Answer) -> str | None:
    """Why not: the key of a refusal; None: it was no refusal."""
    return answer.reason.key if isinstance(answer, Refusal) else None
