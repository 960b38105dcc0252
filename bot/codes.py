"""The short codes of tables, such as K7 (product.md, *Words*)."""

import secrets
from collections.abc import Iterable

_LETTERS = "ABCDEFGHJKLNPQRSTUVWXYZ"  # without M (melds are M1, M2 …) and what looks like a digit
_DIGITS = "23456789"
_TRIES = 50
"""How many codes of a length are tried before a longer one is."""


class Codes:
    """The codes of all running tables."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)

    def __contains__(self, code: str) -> bool:
        return code in self._taken

    def __len__(self) -> int:
        return len(self._taken)

    def new(self) -> str:
        """A short code that no running table has."""
        length = 1
        while True:
            for _ in range(_TRIES):
                digits = "".join(secrets.choice(_DIGITS) for _ in range(length))
                code = secrets.choice(_LETTERS) + digits
                if code not in self._taken:
                    self._taken.add(code)
                    return code
            length += 1

    def free(self, code: str) -> None:
        """The table of this code is over, or was never opened."""
        self._taken.discard(code)
