"""Closing from hand in one action (zoliky.md, *Close from hand*)."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.kit.cards import JOKER, Card
from rules.zoliky.actions import Adding, Close, End, Swapping
from rules.zoliky.deck import BIT, HIGH_ACE, LOW_ACE, STRIDE, SUIT_BITS, Held, kinds
from rules.zoliky.melds import Meld, added, swapped
from rules.zoliky.moves import without
from rules.zoliky.search.laydowns import closing, closing_open, most_covered
from rules.zoliky.search.quick import look
from rules.zoliky.state import Table


class _Tried(NamedTuple):
    """Cards added and given for jokers on the way to a close."""

    held: Held
    melds: tuple[Meld, ...]
    adds: tuple[Adding, ...] = ()
    swaps: tuple[Swapping, ...] = ()

    @property
    def cards(self) -> list[Card]:
        """What has left the hand."""
        return [card for add in self.adds for card in add.cards] + [swap.card for swap in self.swaps]


def from_melds(table: Table, held: Held) -> Close | None:
    """A close from hand with melds alone, keeping as many jokers as possible."""
    found = closing(held, pure_run=table.rule.pure_run)
    return None if found is None else Close(found[1], found[0])


def with_exposed(table: Table, melds: tuple[Meld, ...], held: Held, exposed: Card) -> Close | None:
    """A close from hand with the exposed card (``held`` has it already), which lies in one of its melds."""
    found = close_using(table, melds, held, exposed, in_melds=True)
    return None if found is None else Close(found.card, found.melds, found.adds, found.swaps, "exposed")


def close_using(
    table: Table, melds: tuple[Meld, ...], held: Held, card: Card, *, in_melds: bool = False
) -> Close | None:
    """A close from hand that puts this card into a meld; ``in_melds``: into one of its own."""
    pure_run = table.rule.pure_run
    (worth, covered), least = look(held, pure_run=pure_run), held.naturals - 1
    if covered >= least:
        found = closing(held, pure_run=pure_run, with_=card)
        if found is not None:
            return Close(found[1], found[0])
    if not worth or worth < table.rule.least or covered + _fitting(melds, held) < least:
        return None
    covered = most_covered(held, pure_run=pure_run)
    for tried in _ways(_Tried(held, melds), least - covered):
        wanted = card if in_melds or card not in tried.cards else None
        opened = closing_open(tried.held, table.rule, gained=len(tried.swaps), with_=wanted)
        if opened is not None:
            return Close(opened[1], opened[0], tried.adds or None, tried.swaps or None)
    return None


def _fitting(melds: tuple[Meld, ...], held: Held) -> int:
    """No more natural cards than this could be added or given for a joker."""
    cards = 0
    for meld in melds:
        cards += (meld.reach.swaps & held.one).bit_count()
        if meld.kind == "set":
            cards += bool(meld.reach.high & held.one)
        else:
            suit = held.one >> STRIDE * meld.suit & SUIT_BITS
            cards += _row(suit, meld.low - 1, -1, held.jokers) + _row(suit, meld.high + 1, 1, held.jokers)
    return cards


def _row(suit: int, place: int, step: int, jokers: int) -> int:
    """Cards of a suit from a place on in a row, over single gaps for which there are jokers."""
    cards = 0
    while LOW_ACE <= place <= HIGH_ACE:
        if suit >> place & 1:
            cards += 1
        elif jokers and suit >> place + step & 1:
            jokers -= 1
        else:
            break
        place += step
    return cards


def _ways(tried: _Tried, least: int) -> Iterator[_Tried]:
    """Every way of adding cards and then giving some for jokers, by which ``least`` natural cards could go.

    Adds to different melds, and to both ends of a run, do not touch each other; so they come in order.
    """
    if least > _fitting(tried.melds, tried.held):
        return
    for given in _with_swaps(tried):
        if given.adds or given.swaps:
            yield given
    last = tried.adds[-1] if tried.adds else Adding(0, ())
    for number in range(last.meld, len(tried.melds)):
        for cards, at in _addable(tried.melds[number], tried.held):
            if number == last.meld and last.at == "high" and at == "low":
                continue
            rest, longer = without(tried.held, cards), added(tried.melds[number], cards, at)
            if isinstance(rest, Held) and isinstance(longer, Meld):
                melds = (*tried.melds[:number], longer, *tried.melds[number + 1 :])
                more = _Tried(rest, melds, (*tried.adds, Adding(number, cards, at)))
                yield from _ways(more, least - sum([card != JOKER for card in cards]))


def _addable(meld: Meld, held: Held) -> Iterator[tuple[tuple[Card, ...], End | None]]:
    reach, one = meld.reach, held.one
    if meld.kind == "set":
        yield from (((card,), None) for card in kinds(reach.high & one))
        return
    ends: tuple[tuple[End, int, int], ...] = (
        ("low", reach.low, reach.past_low),
        ("high", reach.high, reach.past_high),
    )
    for at, card_bits, past in ends:
        yield from (((card,), at) for card in kinds(card_bits & one))
        if held.jokers:
            for card in kinds(past & one):
                yield ((card, JOKER) if at == "low" else (JOKER, card)), at


def _with_swaps(tried: _Tried) -> Iterator[_Tried]:
    """With any of the jokers on the table, or none, got by the cards that they stand for."""
    yield tried
    for number, meld in enumerate(tried.melds):
        last = tried.swaps[-1].meld if tried.swaps else -1
        for card in kinds(meld.reach.swaps & tried.held.one) if number >= last else ():
            given = swapped(meld, card)
            if isinstance(given, Meld) and tried.held.one & BIT[card]:
                melds = (*tried.melds[:number], given, *tried.melds[number + 1 :])
                swaps = (*tried.swaps, Swapping(number, card))
                yield from _with_swaps(tried._replace(held=tried.held.minus(card), melds=melds, swaps=swaps))
