"""People's names, made safe to stand in a line of ours."""

import unicodedata

NAME_LENGTH = 24
"""Most characters of a name (product.md, *Messages*)."""
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_LOOKS_EMPTY = "\u115f\u1160\u2800\u3164\uffa0"
_UNSAFE = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def clean_name(name: str) -> str:
    """The name without control, bidirectional and private characters, in NFC, at most 24 characters.

    Empty where nothing of it is left.

    >>> clean_name(" Ala\\n\\u202e  Kot ")
    'Ala Kot'
    >>> clean_name("\u3164"), clean_name("\u0301")
    ('', '')
    """
    kept = "".join(" " if _is_unsafe(c) else c for c in unicodedata.normalize("NFC", name))
    words = " ".join(kept.split())[:NAME_LENGTH].rstrip()
    # Marks alone have nothing to stand on.
    return "" if all(unicodedata.category(c).startswith("M") for c in words) else words


def _is_unsafe(char: str) -> bool:
    return char in _LOOKS_EMPTY or unicodedata.category(char) in _UNSAFE


def isolated(name: str) -> str:
    """The name so that its direction of writing does not change the order of the words around it."""
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in name):
        return f"{_FIRST_STRONG_ISOLATE}{name}{_POP_ISOLATE}"
    return name
