"""What a hand can lay down at once: for the first time, or to close from hand (zoliky.md, *Turns*)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rules.kit.cards import JOKER, Card
from rules.zoliky.deck import HIGH_ACE, PLACE_OF, Held, kinds
from rules.zoliky.search.cheapest import cheapest
from rules.zoliky.search.partition import Partition
from rules.zoliky.search.quick import look
from rules.zoliky.search.runs import Book
from rules.zoliky.search.scores import COVER, COVER_THEN_WORTH, WORTH, covered, worth_of, worth_when_covered

Melds: TypeAlias = tuple[tuple[Card, ...], ...]
_BY_WORTH: Final = Book(WORTH)
_BY_COVER: Final = Book(COVER)
_BY_BOTH: Final = Book(COVER_THEN_WORTH)
_KEPT: Final = 1 << 12
"""Results that are kept: a hand is asked about several times in a turn."""


class Opening(NamedTuple):
    """What a first lay-down asks for: points, and whether a run without a joker even where no joker lies."""

    least: int
    pure_run: bool


class Laydown(NamedTuple):
    """Melds as they are written, and what they are worth together."""

    melds: Melds
    worth: int


def best(held: Held, jokers: int, *, pure: bool) -> Laydown | None:
    """The melds worth most with at most so many jokers; of equal ones those that leave least in the hand.

    ``pure``: with a run without a joker. None: there is nothing to lay.
    """
    found = Partition(held, jokers, _BY_WORTH, pure=pure)
    return Laydown(tuple(found.laid()), worth_of(found.score)) if found.score > 0 else None


def best_leaving_one(held: Held, *, pure: bool) -> Laydown | None:
    """The same with all jokers, where at least one card must be left in the hand."""
    found = best(held, held.jokers, pure=pure)
    if found is None or _size(found) < held.naturals + held.jokers:
        return found
    # Everything could be laid; so one card is left out, whichever costs least.
    options = [best(held, held.jokers - 1, pure=pure)] if held.jokers else []
    most = max((_order(option) for option in options if option is not None), default=(0, 0))
    for card in sorted(kinds(held.one), key=_worth):
        if _bound(held) - _worth(card) >= most[0]:
            options.append(best(held.minus(card), held.jokers, pure=pure))
            if options[-1] is not None:
                most = max(most, _order(options[-1]))
    return max((option for option in options if option is not None), key=_order, default=None)


def _order(found: Laydown) -> tuple[int, int]:
    return found.worth, _size(found)


def _size(found: Laydown) -> int:
    return sum(len(meld) for meld in found.melds)


def _worth(card: Card) -> int:
    place = PLACE_OF[card]
    return worth_of(WORTH.natural[HIGH_ACE if place == 1 else place])


def _bound(held: Held) -> int:
    """More than any melds of this hand are worth."""
    return sum(_worth(card) for card in held.cards() if card != JOKER) + 10 * held.jokers


@lru_cache(maxsize=_KEPT)
def opening(held: Held, rule: Opening) -> Laydown | None:
    """The first lay-down worth most (*A*), or None where there is none."""
    if look(held, pure_run=rule.pure_run).worth < max(rule.least, 1):
        return None
    found = best_leaving_one(held, pure=True)
    if not rule.pure_run:
        plain = (
            best_leaving_one(held._replace(jokers=0), pure=False)
            if not held.jokers
            else best(held, 0, pure=False)
        )
        found = max((each for each in (found, plain) if each is not None), key=_order, default=None)
    return found if found is not None and found.worth >= rule.least else None


@lru_cache(maxsize=_KEPT)
def openings(held: Held, rule: Opening) -> tuple[tuple[str, Laydown], ...]:
    """First lay-downs to choose from, by letters: *A* is worth most, *B* most without a joker, *C* least
    without one; of equal ones only the first."""
    first = opening(held, rule)
    if first is None:
        return ()
    found: list[tuple[str, Laydown]] = [("A", first)]
    plain, whole = held._replace(jokers=0), held.naturals + held.jokers
    second = best(plain, 0, pure=rule.pure_run) if held.jokers else first
    if second is not None and second.worth >= rule.least:
        third = cheapest(plain, rule.least, pure=rule.pure_run)
        found += [("B", second)] if third is None else [("B", second), ("C", Laydown(*third))]
    return tuple(
        [each for i, each in enumerate(found) if _size(each[1]) < whole and _new(found[:i], each[1])]
    )


def _new(before: list[tuple[str, Laydown]], found: Laydown) -> bool:
    return all(sorted(map(sorted, each.melds)) != sorted(map(sorted, found.melds)) for _, each in before)


@lru_cache(maxsize=_KEPT)
def in_melds(held: Held) -> Laydown | None:
    """The melds worth most that a hand holds, whether or not they may be laid."""
    return best(held, held.jokers, pure=False)


@lru_cache(maxsize=_KEPT)
def closing(held: Held, *, pure_run: bool, with_: Card | None = None) -> tuple[Melds, Card] | None:
    """Melds and a closing card with which the whole hand goes but for jokers, as few as possible of which
    are laid; ``with_``: a card that has to lie in a meld."""
    naturals = held.naturals
    if most_covered(held, pure_run=pure_run) < naturals - 1:
        return None
    for jokers in range(held.jokers + 1):
        pure = pure_run or jokers > 0
        found = Partition(held, jokers, _BY_COVER, pure=pure)
        if found.score < max(naturals - 1, 1):
            continue
        for melds, card in _ways(held, jokers, found, pure=pure):
            if with_ is None or any(with_ in meld for meld in melds):
                return melds, card
    return None


def most_covered(held: Held, *, pure_run: bool) -> int:
    """How many natural cards can lie in melds that make a close from hand."""
    most = Partition(held, held.jokers, _BY_COVER, pure=True).score
    if not pure_run:
        most = max(most, Partition(held, 0, _BY_COVER, pure=False).score)
    return max(most, 0)


def _ways(held: Held, jokers: int, found: Partition, *, pure: bool) -> Iterator[tuple[Melds, Card]]:
    """Ways of closing with at most so many jokers in melds."""
    melds = tuple(found.laid())
    rest = held
    for card in (card for meld in melds for card in meld):
        rest = rest.minus(card)
    left = rest.cards()
    if left:
        yield melds, left[0]
    for card in kinds(held.one):
        other = Partition(held.minus(card), jokers, _BY_COVER, pure=pure)
        if other.score >= held.naturals - 1:
            yield tuple(other.laid()), card


def closing_open(
    held: Held, rule: Opening, *, gained: int, with_: Card | None = None
) -> tuple[Melds, Card] | None:
    """The same where the melds must make a first lay-down by themselves, because other cards are added or
    given for jokers; ``gained``: jokers got for them, with one of which he may close."""
    worth, cards = look(held, pure_run=rule.pure_run)
    if worth < max(rule.least, 1) or cards < held.naturals - 1:
        return None
    for jokers, pure in ((held.jokers, True),) if rule.pure_run else ((held.jokers, True), (0, False)):
        if Partition(held, jokers, _BY_COVER, pure=pure).score < held.naturals - 1:
            continue
        for rest, most, card in _left_out(held, jokers, gained):
            found = Partition(rest, most, _BY_BOTH, pure=pure)
            if covered(found.score) == rest.naturals and worth_when_covered(found.score) >= rule.least:
                melds = tuple(found.laid())
                if melds and (with_ is None or any(with_ in meld for meld in melds)):
                    return melds, card
    return None


def closing_beside(
    held: Held, least: int, *, needs_run: bool | None, gained: int, with_: Card | None = None
) -> tuple[Melds, Card] | None:
    """The same beside a meld that is laid already, with which others, perhaps none at all, must be worth
    ``least``. ``needs_run``: whether a run without a joker must be among them; False: where one of them has a
    joker; None: not at all."""
    ways = {None: ((held.jokers, False),), True: ((held.jokers, True),)}
    for jokers, pure in ways.get(needs_run, ((held.jokers, True), (0, False))):
        for rest, most, card in _left_out(held, jokers, gained):
            found = Partition(rest, most, _BY_BOTH, pure=pure)
            if covered(found.score) == rest.naturals and worth_when_covered(found.score) >= least:
                melds = tuple(found.laid())
                if with_ is None or any(with_ in meld for meld in melds):
                    return melds, card
    return None


def _left_out(held: Held, jokers: int, gained: int) -> Iterator[tuple[Held, int, Card]]:
    """Hands without a closing card, how many jokers may lie in their melds, and that card."""
    if gained:
        yield held, jokers, JOKER
    elif held.jokers:
        yield held, min(jokers, held.jokers - 1), JOKER
    for card in kinds(held.one):
        yield held.minus(card), jokers, card


@lru_cache(maxsize=_KEPT)
def cover(held: Held) -> int:
    """How many natural cards can lie in melds, whatever these are worth."""
    return max(Partition(held, held.jokers, _BY_COVER, pure=False).score, 0)
