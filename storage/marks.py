"""Marks of people who were forgotten: whoever has an id can tell that it was forgotten; ids cannot be read.

A restore of a backup that is older than a ``/forget`` brings the person back. The marks go into what is
restored (``storage.backup``), and then the person is forgotten again.
"""

import hashlib
import os

_SALT = 16


def mark_of(person: str, salt: bytes | None = None) -> bytes:
    """A mark with a salt of its own, so that two databases cannot be compared."""
    salt = os.urandom(_SALT) if salt is None else salt
    return salt + hashlib.blake2b(person.encode(), key=salt, digest_size=32).digest()


def is_of(mark: bytes, person: str) -> bool:
    """Whether the mark is of this person.

    >>> is_of(mark_of("telegram:1"), "telegram:1"), is_of(mark_of("telegram:1"), "telegram:2")
    (True, False)
    """
    return mark_of(person, mark[:_SALT]) == mark
