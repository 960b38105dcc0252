"""Chance: outcomes, where they come from, and the fair stream of records.md (*Fair chance*).

The rules ask for a die or a shuffle and are given an ``Outcome``; they never draw one themselves.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Protocol, TypeAlias, TypeVar

T = TypeVar("T")

CHAIN_LENGTH = 4096
"""L of the hash chain: more deals than any match may have."""
SECRET_BYTES = 32
_NUMBERS = 2**32
_EIGHT_NUMBERS = Struct(">8I")
"""How many numbers, and of which size, lie in one block of the stream."""


@dataclass(frozen=True, slots=True)
class Die:
    """A die showed ``value``, 1 to 6."""

    value: int


@dataclass(frozen=True, slots=True, repr=False)
class Shuffled:
    """A pack lies shuffled, the top card first. Hidden while the deal runs, so ``repr`` shows no card."""

    cards: tuple[str, ...]

    def __repr__(self) -> str:
        return f"<Shuffled {len(self.cards)} cards>"


Outcome: TypeAlias = Die | Shuffled
_DICE = tuple(Die(value) for value in range(1, 7))


class Chance(Protocol):
    """Numbers drawn evenly."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; n from 1 to 2**32."""


class Source(Protocol):
    """Where a deal's outcomes come from: a script, the fair stream, or a seed."""

    def die(self) -> Die: ...

    def shuffle(self, pack: tuple[str, ...]) -> Shuffled: ...


class Stream:
    """The numbers that follow from a key (records.md, *Fair chance* 3 and 4); a ``Chance`` and a ``Source``.

    The same key always gives the same numbers, on every machine and in every version.
    """

    __slots__ = ("_block", "_key", "_numbers")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._numbers: list[int] = []  # of the newest block, the next one last

    def __repr__(self) -> str:
        return "<Stream>"

    def _block_of_numbers(self) -> list[int]:
        digest = hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
        self._block += 1
        return [*_EIGHT_NUMBERS.unpack(digest)][::-1]

    def below(self, n: int) -> int:
        if not 1 <= n <= _NUMBERS:
            raise ValueError("below needs n from 1 to 2**32")
        limit = _NUMBERS - _NUMBERS % n
        while True:
            if not self._numbers:
                self._numbers = self._block_of_numbers()
            number = self._numbers.pop()
            if number < limit:
                return number % n

    def die(self) -> Die:
        return _DICE[self.below(6)]

    def shuffle(self, pack: tuple[str, ...]) -> Shuffled:
        """Fisher-Yates from the pack in canonical order, from the last place down to the second."""
        cards = list(pack)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return Shuffled(tuple(cards))


def pick(chance: Chance, choices: Sequence[T]) -> T:
    """One of ``choices`` (not empty), evenly."""
    return choices[chance.below(len(choices))]


def seeded(seed: str) -> Stream:
    """A stream for tests, self-play and computer players; never for a table's own outcomes."""
    return Stream(hashlib.sha256(f"hospoda|{seed}".encode()).digest())


def link(secret: bytes, length: int, deal: int) -> bytes:
    """``s[deal]`` of the chain with ``s[length] = secret``; ``s[0]`` is the commitment.

    Raises ValueError where ``deal`` is not from 0 to ``length``.

    >>> link(bytes(range(32)), 4, 1).hex()
    '4e05063392f42b5180353ef82da86c714042155044d91ab3253f1bab08120a0a'
    """
    if not 0 <= deal <= length:
        raise ValueError("the chain has no such link")
    for _ in range(length - deal):
        secret = hashlib.sha256(secret).digest()
    return secret


def deal_key(deal_secret: bytes, entropy: str, deal: int) -> bytes:
    """``k`` of deal number ``deal`` (from 1): HMAC-SHA256 of ``entropy|deal`` under ``s[deal]``."""
    return hmac.digest(deal_secret, f"{entropy}|{deal}".encode(), "sha256")


def fair_stream(deal_secret: bytes, entropy: str, deal: int) -> Stream:
    """The stream of a deal.

    >>> secret = link(bytes(range(32)), 4, 1)
    >>> stream = fair_stream(secret, "ala:1001|bolek:1002|cyryl:1003", 1)
    >>> [stream.die().value for _ in range(12)]
    [2, 2, 1, 3, 2, 1, 5, 3, 1, 1, 5, 2]
    """
    return Stream(deal_key(deal_secret, entropy, deal))
