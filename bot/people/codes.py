"""One-time codes by which somebody shows that two accounts are his. In memory: a restart voids them."""

import secrets
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from bot.people.ports import Account
from bot.ports import Clock, Seconds

LIFE: Seconds = 600.0
"""A code that was shown longer ago is none."""
MOST_WRONG = 5
"""Wrong codes of one person within ``LIFE``; then he waits."""
MOST_CHANGES = 6
"""Links and splits of one person within ``DAY``: each works out every rating anew."""
DAY: Seconds = 86_400.0
_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without those that look like one another: 40 bits in eight."""
_LENGTH = 8
_MOST = 10_000
Wrong: TypeAlias = Literal["unknown", "own", "too-many"]


@dataclass(slots=True)
class _Shown:
    account: Account
    until: Seconds


@dataclass(slots=True)
class LinkCodes:
    """Codes that were shown and may be typed. ``wrong`` and ``changes``: moments, by person."""

    clock: Clock
    shown: dict[str, _Shown] = field(default_factory=dict, repr=False)
    wrong: dict[str, list[Seconds]] = field(default_factory=dict)
    changes: dict[str, list[Seconds]] = field(default_factory=dict)

    def new(self, account: Account) -> str:
        """A code for this account; one that it had before is void."""
        self.drop(account.person)
        code = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        if len(self.shown) >= _MOST:
            self.shown.pop(next(iter(self.shown)))
        self.shown[code] = _Shown(account, self.clock.now() + LIFE)
        return code

    def owner(self, typed: str, person: str) -> Account | Wrong:
        """Whose code this person has typed. A wrong one counts."""
        if self._often(self.wrong, person, LIFE) >= MOST_WRONG:
            return "too-many"
        found = self.shown.get(plain(typed))
        if found is None:
            self.wrong.setdefault(person, []).append(self.clock.now())
            return "unknown"
        return "own" if found.account.person == person else found.account

    def void(self, typed: str) -> None:
        """It was used, or others have seen it."""
        self.shown.pop(plain(typed), None)

    def drop(self, person: str) -> None:
        """This person's code is void."""
        now = self.clock.now()
        gone = [c for c, one in self.shown.items() if one.account.person == person or one.until <= now]
        for code in gone:
            del self.shown[code]

    def may_change(self, person: str) -> bool:
        """Whether he may link or split once more today."""
        return self._often(self.changes, person, DAY) < MOST_CHANGES

    def changed(self, person: str) -> None:
        """He has."""
        self.changes.setdefault(person, []).append(self.clock.now())

    def _often(self, when: dict[str, list[Seconds]], person: str, within: Seconds) -> int:
        """How often within the last so many seconds; what is older is dropped, of everybody."""
        now = self.clock.now()
        self.drop("")
        for one, moments in list(when.items()):
            when[one] = [moment for moment in moments if now - moment < within]
            if not when[one]:
                del when[one]
        return len(when.get(person, ()))


def plain(typed: str) -> str:
    """A code without what people put between its letters.

    >>> plain(" abcd-2345 ")
    'ABCD2345'
    """
    return "".join(char for char in typed.upper() if char.isalnum())[: _LENGTH + 1]


def spoken(code: str) -> str:
    """A code as it is shown.

    >>> spoken("ABCD2345")
    'ABCD-2345'
    """
    return f"{code[: _LENGTH // 2]}-{code[_LENGTH // 2 :]}"
