"""People in memory: the part of ``MemoryStore`` that ``bot.people.ports.People`` asks for."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from bot.leaderboard.ports import PlayerId
from bot.people.ports import FORMER, Account


class MemoryPeople:
    """``own`` by person his own player, where it is not the one he counts for."""

    accounts: dict[str, PlayerId]
    names: dict[PlayerId, str | None]
    results: dict[Any, Any]
    stored: dict[Any, Any]
    people: dict[str, str]
    chats: dict[str, str]
    seats: dict[Any, Any]
    slots_of: dict[Any, Any]

    def __init__(self) -> None:
        self.own: dict[str, PlayerId] = {}
        self.forgetting: set[str] = set()
        self._numbers = count(1)

    async def _begin(self, write: str | None = None) -> None:
        raise NotImplementedError

    def _end(self) -> None:
        raise NotImplementedError

    def row(self, table: Any, **changes: object) -> None:
        raise NotImplementedError

    async def linked(self, person: str) -> Sequence[Account]:
        await asyncio.sleep(0)
        mine = self.accounts.get(person)
        found = [other for other, player in self.accounts.items() if mine is not None and player == mine]
        return [
            Account(o, self.names.get(self.own.get(o, self.accounts[o]))) for o in sorted(found, key=self._of)
        ]

    def _of(self, person: str) -> PlayerId:
        return self.own.get(person, self.accounts[person])

    async def link(self, one: Account, other: Account) -> bool:
        await self._begin("link")
        for account in (one, other):
            if account.person not in self.accounts:
                player = PlayerId(len(self.accounts) + 1)
                self.accounts[account.person], self.names[player] = player, account.name
        first, second = (self.accounts[account.person] for account in (one, other))
        for person, player in list(self.accounts.items()):
            if player in (first, second):
                self.own.setdefault(person, player)
                self.accounts[person] = min(first, second)
        self._end()
        return first != second

    async def unlink(self, person: str) -> bool:
        await self._begin("unlink")
        done = self._split(person)
        self._end()
        return done

    def _split(self, person: str) -> bool:
        if person not in self.accounts:
            return False
        group = [other for other, player in self.accounts.items() if player == self.accounts[person]]
        if len(group) == 1:
            return False
        others = min(self._of(other) for other in group if other != person)
        for other in group:
            self.accounts[other] = self._of(person) if other == person else others
        for player in (self._of(person), others):
            for result in self.results.values():
                for sat in result.sat:
                    if sat.person in group and self._of(sat.person) == player:
                        self.names[player] = sat.name
        return True

    async def forget_later(self, person: str) -> None:
        await self._begin("forget_later")
        self.forgetting.add(person)
        self._end()

    async def to_forget(self) -> Sequence[str]:
        await asyncio.sleep(0)
        return sorted(self.forgetting)

    async def tables_naming(self, person: str) -> Sequence[int]:
        await asyncio.sleep(0)
        words = json.dumps(person, ensure_ascii=False)
        return sorted(t.table for t in self.stored.values() if words in t.row or t.chat == person)

    async def forget(self, person: str) -> None:
        await self._begin("forget")
        self._split(person)
        instead, nowhere = f"{FORMER}{next(self._numbers)}", f"{FORMER}chat{next(self._numbers)}"
        if person in self.accounts:
            player = self.accounts.pop(person)
            self.own.pop(person, None)
            self.accounts[instead], self.names[player] = player, None
        for table, result in list(self.results.items()):
            sat = tuple(
                [replace(s, person=instead, name=None) if s.person == person else s for s in result.sat]
            )
            self.results[table] = replace(result, sat=sat)
        for stored in list(self.stored.values()):
            if stored.chat == person:
                self.row(stored.table, chat=nowhere)
            slots = self.slots_of.get(stored.table, {})
            self.slots_of[stored.table] = {n: s for n, s in slots.items() if s.place != person}
        self.seats = {t: tuple(x for x in sits if x[1] != person) for t, sits in self.seats.items()}
        self.people.pop(person, None)
        self.chats.pop(person, None)
        self.forgetting.discard(person)
        self._end()
