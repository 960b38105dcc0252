"""Option ``discard_use: must-use``: a pile card is taken to be put into a meld (zoliky.md, *Turns*)."""

from collections.abc import Iterator

from rules.kit.action import Action
from rules.kit.cards import JOKER, Card
from rules.kit.seats import Seat
from rules.zoliky.actions import Add, Close, End, Lay, Lists, Swap
from rules.zoliky.deck import BIT, CARD_AT, HIGH_ACE, LOW_ACE, PLACE_OF, SUIT_OF, Held
from rules.zoliky.finish import close_using
from rules.zoliky.melds import SHORTEST, Meld, added, read_meld
from rules.zoliky.moves import Spread, opens, without
from rules.zoliky.search.laydowns import Laydown, best, best_leaving_one
from rules.zoliky.search.singles import melds_with
from rules.zoliky.state import Table


def uses(action: Action, card: Card) -> bool:
    """Whether an action puts this card (of identical ones any) into a meld."""
    match action:
        case Lay(melds):
            return any(card in cards for cards in melds)
        case Add(_, cards):
            return card in cards
        case Swap(_, given):
            return card == given
        case Close():
            lists = (*(action.melds or ()), *(adding.cards for adding in action.adds or ()))
            swaps = [swapping.card for swapping in action.swaps or ()]
            return any(card in cards for cards in lists) or card in swaps
    return False


def can_use(table: Table, spread: Spread, card: Card, *, laid: bool) -> bool:
    """Whether a single lay, add, swap or close from hand that puts this card into a meld is legal.

    ``laid``: its holder has laid down; if not, he had nothing on the table as the turn began.
    """
    return next(ways_to_use(table, spread, card, laid=laid), None) is not None


def ways_to_use(table: Table, spread: Spread, card: Card, *, laid: bool) -> Iterator[Action]:
    """Such actions: all lays of one meld and all adds that are needed, or first lay-downs, or a close."""
    held, melds = spread
    if laid:
        if card != JOKER:
            yield from (Swap(n, card) for n, meld in enumerate(melds) if meld.reach.swaps & BIT[card])
        if _size(held) > SHORTEST:
            lists = (cards for cards in melds_with(held, card) if len(cards) < _size(held))
            yield from (Lay((cards,)) for cards in lists)
        for number, meld in enumerate(melds):
            yield from (Add(number, cards, at) for cards, at in _adds(meld, held, card))
        return
    for found in _openings(table, held, card):
        yield Lay(found)
    close = close_using(table, melds, held, card)
    if close is not None:
        yield close


def _size(held: Held) -> int:
    return held.naturals + held.jokers


def _adds(meld: Meld, held: Held, card: Card) -> Iterator[tuple[tuple[Card, ...], End | None]]:
    """What may be added to this meld with the card in it, with others beside it where that takes them; one
    card is left."""
    for cards, at in dict.fromkeys(_tries(meld, held, card)):
        rest = without(held, cards)
        if isinstance(rest, Held) and _size(rest) and isinstance(added(meld, cards, at), Meld):
            yield cards, at


def _tries(meld: Meld, held: Held, card: Card) -> Iterator[tuple[tuple[Card, ...], End | None]]:
    """What could be added with this card in it; all that is needed, though not all there is."""
    if meld.kind == "set":
        yield (card,), None
    elif card == JOKER:
        # Where a joker alone would lie beside another or be one too many, a card on either side helps.
        for place in range(1, 3):
            if meld.low > place:
                below = CARD_AT[meld.suit][meld.low - place]
                yield ((card,) if place == 1 else (below, card)), "low"
                yield (card, CARD_AT[meld.suit][meld.low - 1]), "low"
            if meld.high + place <= HIGH_ACE:
                above = CARD_AT[meld.suit][meld.high + place]
                yield ((card,) if place == 1 else (card, above)), "high"
                yield (CARD_AT[meld.suit][meld.high + 1], card), "high"
    elif SUIT_OF[card] == meld.suit:
        for place in (LOW_ACE, HIGH_ACE) if card[0] == "A" else (PLACE_OF[card],):
            if place < meld.low:
                yield (card, *_between(meld, held.minus(card), place + 1, meld.low)), "low"
            elif place > meld.high:
                yield (*_between(meld, held.minus(card), meld.high + 1, place), card), "high"


def _between(meld: Meld, held: Held, first: int, end: int) -> Iterator[Card]:
    """The cards that fill a run's places up to the card to be used: jokers for those that are not held."""
    for place in range(first, end):
        card = CARD_AT[meld.suit][place]
        yield card if held.count(card) else JOKER


def _openings(table: Table, held: Held, card: Card) -> Iterator[Lists]:
    """First lay-downs with the card in one of their melds that leave a card: for each such meld the best."""
    options = table.options
    for cards in melds_with(held, card):
        meld, rest = read_meld(Seat(0), cards), without(held, cards)
        assert isinstance(meld, Meld) and isinstance(rest, Held)
        if not _size(rest):
            continue
        if opens((meld,), options) is None:
            yield (cards,)
        for found in _with_rest(meld, rest, pure_run=options.pure_run):
            if found is not None and meld.worth + found.worth >= options.opening:
                yield (cards, *found.melds)


def _with_rest(meld: Meld, rest: Held, *, pure_run: bool) -> Iterator[Laydown | None]:
    """The best of what can be laid besides this meld, so that a run without a joker is there if need be."""
    if meld.pure:
        yield best_leaving_one(rest, pure=False)
        return
    yield best_leaving_one(rest, pure=True)
    if not (pure_run or meld.jokers):
        yield best(rest, 0, pure=False) if rest.jokers else best_leaving_one(rest, pure=False)
