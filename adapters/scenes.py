"""Scenes to lines of text, for every platform alike (screens.md): one fact a line, at most 34 columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import east_asian_width

from bot.page import Line, PrivatePage, PublicPage
from bot.pages import result, sheet, side_text
from bot.pages.pop_up import MOST_LETTERS
from bot.pages.sides import Sides
from bot.posts import PanelPost, Standing
from bot.texts import Catalogue
from rules.kit.cards import JOKER, TEXT_STYLE
from rules.kit.contract import Over
from rules.kit.scene import (
    Arg,
    Board,
    Cards,
    Dice,
    Face,
    Joined,
    Laid,
    Mark,
    Note,
    Part,
    Piles,
    SeatRow,
    SideRow,
    SuitSign,
    Text,
    Trick,
    text,
)

COLUMNS = 34
"""The width of a phone (product.md, *Messages*)."""
NAME_IN_ROW = 10
"""Most characters of a name inside a row of facts (product.md, *Messages*)."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says texts of one table in one language."""

    catalogue: Catalogue
    game: str | None
    names: tuple[str, ...]

    def say(self, what: Text) -> str:
        return self.catalogue.say(what, _short(self.names), self.game)

    def on_key(self, label: Text) -> str:
        """A key's words: they begin with a capital, also where the same go on a line elsewhere."""
        said = self.say(label)
        return said[:1].upper() + said[1:]

    def __call__(self, key: str, **args: Arg) -> str:
        return self.say(text(key, **args))


@lru_cache(1024)
def _short(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names as they stand inside a row."""
    return tuple(name[:NAME_IN_ROW].rstrip() for name in names)


def page_lines(page: PublicPage | PrivatePage, speaker: Speaker, *, until: str | None = None) -> list[str]:
    """A page as lines, without its keys. ``until``: when what its first line says ends, in words."""
    first = page.head if until is None else text("page-until", head=speaker.say(page.head), until=until)
    return lines_of((first, *page.lines), speaker)


def lines_of(lines: Sequence[Line], speaker: Speaker) -> list[str]:
    """Lines of a page as they stand on a phone; a part of a scene may come to several."""
    return [line for what in lines for line in _lines(what, speaker)]


def _lines(what: Line, speaker: Speaker) -> Iterator[str]:
    if isinstance(what, Text):
        for line in speaker.say(what).splitlines():
            yield from laid([line])
    else:
        yield from part_lines(what, speaker)


def part_lines(part: Part, speaker: Speaker) -> Iterator[str]:
    """One part of a scene as lines."""
    match part:
        case Note(facts):
            yield from laid(list(map(speaker.say, facts)))
        case SeatRow(seat, facts, below):
            yield from part_lines(SideRow((seat,), facts, below), speaker)
        case SideRow(seats, facts, below):
            yield from laid(list(map(speaker.say, facts)), head=f"{speaker.say(side_text(seats))} ", by=", ")
            yield from laid(list(map(speaker.say, below)), head=" ", by=", ")
        case Trick():
            yield from _trick_lines(part, speaker)
        case Cards(label):
            yield from laid(_suits(part, speaker), head=f"{speaker.say(label)} ")
        case Piles(piles):
            in_a_row = 2 if len(piles) <= 4 else 3
            shown = [
                speaker(
                    "pile", number=pile.number, holds=Joined(pile.holds, " "),
                    between=Joined(tuple(text("seat", seat=Mark(s)) for s in pile.between), "–"),
                )
                for pile in piles
            ]  # fmt: skip
            yield from laid(shown, in_a_row=in_a_row)
        case Dice(label, groups):
            rolls = [" ".join(speaker("die", seat=Mark(s), die=d) for s, d in group) for group in groups]
            yield from laid(rolls, head=f"{speaker.say(label)} ")


def _trick_lines(trick: Trick, speaker: Speaker) -> Iterator[str]:
    """Cards as they were laid, and whose comes next; a trick that is over in one row, and who took it."""
    head = f"{speaker.say(trick.label)} "
    if trick.taker is not None:
        shown = [speaker("card-of", seat=Mark(one.seat), card=Face(one.card)) for one in trick.cards]
        yield from laid([*shown, speaker("trick-taken", seat=Mark(trick.taker))], head=head, by=" ")
        return
    cards = [_card_laid(one, speaker) for one in trick.cards]
    if trick.waits is not None:
        cards.append(speaker("card-awaited", seat=Mark(trick.waits)))
    yield from laid(cards, head=head)


def _card_laid(one: Laid, speaker: Speaker) -> str:
    """A card of a running trick, with the word to it."""
    seat, card = Mark(one.seat), Face(one.card)
    if one.word is None:
        return speaker("card-laid", seat=seat, card=card)
    return speaker("card-laid-word", seat=seat, card=card, word=one.word)


def _suits(part: Cards, speaker: Speaker) -> list[str]:
    """Cards suit by suit (``♥ A · ♠ K Q``); those that may not be played now in brackets, the one that came
    last with a mark."""
    found: dict[str, list[str]] = {}
    fresh = part.fresh
    for card in part.cards:
        sign = speaker("suit", suit=SuitSign(card[1])) if card != JOKER else ""
        shown = speaker("card", card=Face(card)).removesuffix(sign)
        if part.live is not None and card not in part.live:
            shown = speaker("card-not-live", card=shown)
        if card == fresh:
            shown, fresh = speaker("card-fresh", card=shown), None
        found.setdefault(sign, []).append(shown)
    return [" ".join([sign, *ranks] if sign else ranks) for sign, ranks in found.items()]


@lru_cache(4096)
def width(line: str) -> int:
    """Columns on a phone: what only keeps a suit a letter has none, a picture has two."""
    return sum(1 + (east_asian_width(char) in "WF") for char in line.replace(TEXT_STYLE, ""))


def laid(
    items: Sequence[str], *, head: str = "", by: str = " · ", in_a_row: int | None = None
) -> Iterator[str]:
    """Items after ``head``, as many to a line as fit a phone (and at most ``in_a_row``).

    An item that is too long for a line of its own goes on in the next one.
    """
    line, count, more = head, 0, by.rstrip(" ·")
    for number, item in enumerate(items, start=1):
        whole = line + by + item + (more if number < len(items) else "")
        if count and (count == in_a_row or width(whole) > COLUMNS):
            yield line + more
            line, count = (" " if head else ""), 0
        line, count = line + (by if count else "") + item, count + 1
        while width(line) > COLUMNS and (cut := _cut(line)):
            yield line[:cut]
            line = f" {line[cut + 1 :]}"
    if count:
        yield line


def _cut(line: str) -> int:
    """The last space at which a line can end; 0: none."""
    fits = COLUMNS + len(line[:COLUMNS]) - width(line[:COLUMNS])
    return line.rfind(" ", 1, fits + 1)


def hand_lines(post: PanelPost, speaker: Speaker, *, beside: Board | None = None) -> list[str]:
    """What a seat sees for itself. ``beside``: a board that stands next to it; what it holds is left out."""
    shown = beside.parts if beside is not None else ()
    return [line for part in post.hand.parts if part not in shown for line in part_lines(part, speaker)]


def sheet_lines(over: Over, totals: Sequence[int], speaker: Speaker, sides: Sides = ()) -> list[str]:
    """The score sheet of a deal, in the order of totals (product.md, 5); partners have one line."""
    return [line for part in sheet(over, totals, sides) for line in part_lines(part, speaker)]


def result_lines(standing: Standing, speaker: Speaker) -> list[str]:
    """The end of a match: how it ended, ranks with ties shared, the secret (screens.md §6)."""
    return page_lines(result(standing, speaker.catalogue.language), speaker)


def pop_up_line(texts: Sequence[Text], speaker: Speaker, most: int = MOST_LETTERS) -> str:
    """As many of the texts as fit a pop-up of ``most`` letters, the first of them in any case."""
    line = ""
    for each in texts:
        longer = f"{line} · {speaker.say(each)}" if line else speaker.say(each)
        if len(longer) > most:
            break
        line = longer
    return line or speaker.say(texts[0])[:most]
