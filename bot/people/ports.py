"""What the core asks of the store about people; ``bot.ports.Store`` has all of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

FORMER = "former:"
"""What stands for a person who was forgotten begins so: no platform's id does."""


@dataclass(frozen=True, slots=True)
class Account:
    """A person as a platform knows him. ``name`` None: it is not known."""

    person: str
    name: str | None


class People(Protocol):
    """All raise ``StoreError``."""

    async def linked(self, person: str) -> Sequence[Account]:
        """The accounts whose results count as one with this person's, his own among them; empty: he has no
        results and is linked with nobody."""

    async def link(self, one: Account, other: Account) -> bool:
        """From now on the results of both, and of whomever they are linked with, count as one player's:
        ratings and leaderboards are worked out anew, in the same transaction. False: they did already."""

    async def unlink(self, person: str) -> bool:
        """From now on this person's results count for himself alone, likewise; the others stay together.
        False: he was linked with nobody."""

    async def forget_later(self, person: str) -> None:
        """Remembers, on disk, that this person is to be forgotten, until ``forget`` has done it."""

    async def to_forget(self) -> Sequence[str]:
        """Whoever is to be forgotten and is not yet: also people whom a restored backup has brought back."""

    async def tables_naming(self, person: str) -> Sequence[int]:
        """Every table, running or over, whose row may name this person, in order."""

    async def forget(self, person: str) -> None:
        """In one transaction: unlinks him; removes his account, his name, what he has set, where his
        messages stand, and that he was to be forgotten; his results stay, as a former player's. A private
        chat's tables and results stay, as those of no chat. Tables' rows are not touched. Doing it again does
        nothing."""
