"""Closing from hand in one action (zoliky.md, *Close from hand*)."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.kit.cards import JOKER, Card
from rules.kit.seats import Seat
from rules.zoliky.actions import Adding, Close, End, Swapping
from rules.zoliky.deck import BIT, HIGH_ACE, LOW_ACE, PLAIN, STRIDE, SUIT_BITS, Held, kinds
from rules.zoliky.melds import Meld, added, read_meld, swapped
from rules.zoliky.moves import without
from rules.zoliky.search.laydowns import Opening, closing, closing_beside, closing_open, cover, most_covered
from rules.zoliky.search.quick import look
from rules.zoliky.search.singles import melds_with, pure_runs, sets_without_joker
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
    opens = worth >= max(table.rule.least, 1)
    if covered + _fitting(melds, held) < least or not (opens or card == JOKER):
        return None
    if opens:
        close = _with_table(table, melds, held, card, in_melds=in_melds)
        if close is not None:
            return close
    if not held.jokers:
        return None
    own = _own_melds(table.rule, held, card)
    tried = (_on_own(table, melds, held, card, each, opens=opens, in_melds=in_melds) for each in own)
    return next(filter(None, tried), None)


def _with_table(
    table: Table, melds: tuple[Meld, ...], held: Held, card: Card, *, in_melds: bool
) -> Close | None:
    """A close from hand that adds to melds of the table, or takes their jokers."""
    pure_run, least = table.rule.pure_run, held.naturals - 1
    covered = most_covered(held, pure_run=pure_run)
    for tried in _ways(_Tried(held, melds), least - covered, lone=card == JOKER):
        wanted = card if in_melds or card not in tried.cards else None
        opened = closing_open(tried.held, table.rule, gained=len(tried.swaps), with_=wanted)
        if opened is not None:
            return Close(opened[1], opened[0], tried.adds or None, tried.swaps or None)
    return None


def _own_melds(rule: Opening, held: Held, card: Card) -> Iterator[tuple[Card, ...]]:
    """The melds of the hand that are worth an add or a swap in the very action that lays them.

    Any other meld could be laid as it is in the end. But the only run without a joker opens before a joker
    is added to it (so does a set where none needs to be there); and a joker that has to be used may lie in a
    meld until it is swapped.
    """
    yield from pure_runs(held)
    if card == JOKER:
        yield from melds_with(held, JOKER)
        if not rule.pure_run:
            yield from sets_without_joker(held)


def _on_own(
    table: Table,
    melds: tuple[Meld, ...],
    held: Held,
    card: Card,
    own: tuple[Card, ...],
    *,
    opens: bool,
    in_melds: bool,
) -> Close | None:
    """A close from hand that lays this meld first and, where its melds open, may go on with it."""
    meld, rest, rule = read_meld(Seat(0), own), without(held, own), table.rule
    assert isinstance(meld, Meld) and isinstance(rest, Held)
    needs_run = None if meld.pure else rule.pure_run or bool(meld.jokers)
    start, least = _Tried(rest, (*melds, meld)), rest.naturals - 1 - cover(rest)
    for tried in (start, *(_ways(start, least, lone=card == JOKER) if opens else ())):
        more = bool(tried.adds or tried.swaps)
        lies = card in own or (not in_melds and card in tried.cards)
        opened = closing_beside(
            tried.held,
            rule.least - meld.worth if more else 0,
            needs_run=needs_run,
            gained=len(tried.swaps),
            with_=None if lies else card,
        )
        if opened is not None:
            # The meld is the first of its own: so it has the number that it was tried with.
            return Close(opened[1], (own, *opened[0]), tried.adds or None, tried.swaps or None)
    return None


def _fitting(melds: tuple[Meld, ...], held: Held) -> int:
    """No more natural cards than this could be added or given for a joker."""
    cards = 0
    for meld in melds:
        cards += (meld.reach.swaps & held.one).bit_count()
        if meld.kind == "set":  # with a joker it takes one card and then another one for the joker
            cards += (meld.reach.high & PLAIN & held.one).bit_count()
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


def _ways(tried: _Tried, least: int, *, lone: bool) -> Iterator[_Tried]:
    """Every way of adding cards and then giving some for jokers, by which ``least`` natural cards could go.
    ``lone``: jokers alone are added too, which brings no card away.

    Adds to different melds, and to both ends of a run, do not touch each other; so they come in order.
    """
    if least > _fitting(tried.melds, tried.held):
        return
    for given in _with_swaps(tried):
        if given.adds or given.swaps:
            yield given
    last = tried.adds[-1] if tried.adds else Adding(0, ())
    for number in range(last.meld, len(tried.melds)):
        for cards, at in _addable(tried.melds[number], tried.held, lone=lone):
            if number == last.meld and last.at == "high" and at == "low":
                continue
            rest, longer = without(tried.held, cards), added(tried.melds[number], cards, at)
            if isinstance(rest, Held) and isinstance(longer, Meld):
                melds = (*tried.melds[:number], longer, *tried.melds[number + 1 :])
                more = _Tried(rest, melds, (*tried.adds, Adding(number, cards, at)))
                yield from _ways(more, least - sum([card != JOKER for card in cards]), lone=lone)


def _addable(meld: Meld, held: Held, *, lone: bool) -> Iterator[tuple[tuple[Card, ...], End | None]]:
    reach, one, lone = meld.reach, held.one, lone and held.jokers > 0
    if meld.kind == "set":
        yield from (((card,), None) for card in kinds(reach.high & one))
        if lone and reach.high_joker:
            yield (JOKER,), None
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
        if lone and (reach.low_joker if at == "low" else reach.high_joker):
            yield (JOKER,), at


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
