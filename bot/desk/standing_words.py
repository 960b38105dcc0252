"""What is asked of a leaderboard in words or by a key: game, period, where, sorted by what, which page."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.desk.opening import meant_game
from bot.leaderboard.periods import SPANS, Span
from bot.leaderboard.ports import SORTS, Sort
from bot.texts import catalogue_in
from rules import find_game
from rules.kit.scene import Text, text

Where: TypeAlias = Literal["chat", "everywhere"]
WHERES: tuple[Where, ...] = ("chat", "everywhere")
_MOST_PAGES = 10_000
_OWNER = 8
"""Letters of the sign of who may press: a forged one shows no more than a command of one's own."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which page of which leaderboard. ``page`` from 0; ``game`` "": none was named."""

    game: str
    span: Span
    where: Where
    sort: Sort = "rating"
    page: int = 0

    def key(self) -> str:
        """As a key carries it: at most 32 letters.

        >>> Asked("zoliky", "month", "chat").key()
        'zoliky-mcr-0'
        """
        return f"{self.game}-{self.span[0]}{self.where[0]}{_LETTER_OF[self.sort]}-{self.page}"


_LETTER_OF: dict[Sort, str] = {"rating": "r", "matches": "m", "wins": "w", "points": "p", "best": "b"}


def read_key(word: str) -> Asked | None:
    """What a key carries; None: nothing of ours wrote it.

    >>> read_key(Asked("koblarz", "year", "everywhere", "best", 12).key())
    Asked(game='koblarz', span='year', where='everywhere', sort='best', page=12)
    >>> read_key("koblarz-xxx-0"), read_key("koblarz"), read_key("go-wcr-1")
    (None, None, None)
    """
    game, _, rest = word.partition("-")
    letters, _, page = rest.partition("-")
    span = next((one for one in SPANS if one[0] == letters[:1]), None)
    where = next((one for one in WHERES if one[0] == letters[1:2]), None)
    sort = next((one for one in SORTS if _LETTER_OF[one] == letters[2:]), None)
    if find_game(game) is None or span is None or where is None or sort is None:
        return None
    if not (page.isascii() and page.isdecimal() and len(page) < 6 and int(page) < _MOST_PAGES):
        return None
    return Asked(game, span, where, sort, int(page))


def owner(person: str) -> str:
    """The sign of a person in keys that only he may press."""
    return hashlib.blake2s(person.encode(), digest_size=8).hexdigest()[:_OWNER]


def read_words(words: Sequence[str], languages: Sequence[str], usual: Asked) -> Asked | str:
    """What is meant, in any order and language, beside what is usual; the word that means nothing."""
    found = usual
    for word in words:
        wanted = word.casefold()
        span = next((one for one in SPANS if _means(wanted, _span_words(one), languages)), None)
        where = next((one for one in WHERES if _means(wanted, _where_words(one), languages)), None)
        sort = next((one for one in SORTS if _means(wanted, _sort_words(one), languages)), None)
        if span is not None:
            found = replace(found, span=span)
        elif where is not None:
            found = replace(found, where=where)
        elif sort is not None:
            found = replace(found, sort=sort)
        elif (game := meant_game(word)) is not None:
            found = replace(found, game=game.id)
        else:
            return word
    return found


def _means(wanted: str, key: Text, languages: Sequence[str]) -> bool:
    return any(wanted in catalogue_in(one).words(key) for one in languages)


def _span_words(span: Span) -> Text:
    match span:
        case "week":
            return text("words-top-week")
        case "month":
            return text("words-top-month")
        case "year":
            return text("words-top-year")
    return text("words-top-all")


def _where_words(where: Where) -> Text:
    return text("words-top-chat") if where == "chat" else text("words-top-everywhere")


def _sort_words(sort: Sort) -> Text:
    match sort:
        case "matches":
            return text("words-top-matches")
        case "wins":
            return text("words-top-wins")
        case "points":
            return text("words-top-points")
        case "best":
            return text("words-top-best")
    return text("words-top-rating")


def span_label(span: Span) -> Text:
    match span:
        case "week":
            return text("top-week")
        case "month":
            return text("top-month")
        case "year":
            return text("top-year")
    return text("top-all")


def where_label(where: Where) -> Text:
    return text("top-chat") if where == "chat" else text("top-everywhere")


def sort_label(sort: Sort) -> Text:
    match sort:
        case "matches":
            return text("top-matches")
        case "wins":
            return text("top-wins")
        case "points":
            return text("top-points")
        case "best":
            return text("top-best")
    return text("top-rating")
