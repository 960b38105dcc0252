"""Voices: a language and how cards are printed in it, as one tag.

A tag of BCP 47 may end in a private part (RFC 5646, 2.2.7): ``pl`` is Polish as it is, and
``pl-x-english-colours`` Polish with the letters A K Q J and suits in four colours. Pages and replies carry
the tag as their language, so that whoever lays them out need not know of it.
"""

from typing import Literal, NamedTuple, TypeAlias, get_args

Letters: TypeAlias = Literal["own", "english"]
"""Of ranks: the language's own, or A K Q J everywhere."""
Suits: TypeAlias = Literal["plain", "colours", "german"]
"""Black signs, pictures in four colours, or German cards (with Ober and Unter)."""
LETTERS: tuple[Letters, ...] = get_args(Letters)
SUITS: tuple[Suits, ...] = get_args(Suits)
_PRIVATE = "-x-"


class Voice(NamedTuple):
    """A tag, taken apart."""

    language: str
    letters: Letters = "own"
    suits: Suits = "plain"

    @property
    def tag(self) -> str:
        """The tag again.

        >>> Voice("pl").tag, Voice("pl", "english", "german").tag
        ('pl', 'pl-x-english-german')
        """
        parts = [part for part in (self.letters, self.suits) if part not in ("own", "plain")]
        return _PRIVATE.join([self.language, "-".join(parts)]) if parts else self.language


def read_voice(tag: str) -> Voice:
    """The parts of a tag; what of the private part is not ours is left out.

    >>> read_voice("pl"), read_voice("de-x-german")
    (Voice(language='pl', letters='own', suits='plain'), Voice(language='de', letters='own', suits='german'))
    """
    language, _, rest = tag.partition(_PRIVATE)
    parts = rest.split("-")
    letters = [one for one in LETTERS if one in parts]
    suits = [one for one in SUITS if one in parts]
    return Voice(language, letters[0] if letters else "own", suits[0] if suits else "plain")
