"""What a player is offered: cut, draw, and with his hand everything that can be laid, added or discarded.

Whatever else may be typed stands under ``tries``: longer adds, cuts by their number, and what is refused now,
so that its player is told why.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from rules.kit.action import Action
from rules.kit.cards import JOKER, Card
from rules.kit.forms import Arrange, ByCard, Choice, Form, Option
from rules.kit.scene import Face, text
from rules.kit.seats import Seat
from rules.zoliky.actions import (
    CLOSES,
    DISCARDS,
    FROM_PILE,
    FROM_STOCK,
    Add,
    Close,
    Cut,
    Discard,
    End,
    Lay,
    Swap,
)
from rules.zoliky.dealing import LEAST_CUT
from rules.zoliky.deck import CARD_AT, HIGH_ACE, LOW_ACE
from rules.zoliky.judge import pile_closed
from rules.zoliky.legal import legal
from rules.zoliky.melds import SHORTEST, Meld, faces
from rules.zoliky.search.laydowns import openings
from rules.zoliky.state import Own, Public
from rules.zoliky.words import draft, worth

_MORE_LETTERS = "DEFGHIJKLMNOPQRSTUVWXYZ"
"""For first lay-downs that are no proposals (option ``must-use``)."""


def ask(public: Public, own: Own, seat: Seat) -> tuple[Form, ...]:
    """The forms of this moment; none where the seat is not asked."""
    if seat != public.turn:
        return ()
    match public.phase:
        case "cut":
            return (_cut(public.stock),)
        case "draw":
            return tuple(_draw(public, own, legal(public, own, seat)))
        case "play":
            return tuple(_play(public, own, seat, legal(public, own, seat)))
    return ()


@cache
def _cut(cards: int) -> Choice:
    options = (
        Option(text("key-cut-thin"), Cut(max(LEAST_CUT, cards // 6)), text("words-cut-thin")),
        Option(text("key-cut-middle"), Cut(cards // 2), text("words-cut-middle")),
        Option(text("key-cut-thick"), Cut(cards - cards // 6), text("words-cut-thick")),
    )
    tries = tuple(
        Option(text("key-cut", at=at), Cut(at), text("words-cut", at=at)) for at in range(cards + 1)
    )
    question = text("form-cut", least=LEAST_CUT, most=cards - 1)
    return Choice("cut", "board", question, options, secret=True, tries=tries)


def offers(public: Public) -> tuple[Choice, ...]:
    """What the board's keys offer: the cut, and where to draw from. Whether a pile card is of use (option
    ``must-use``) depends on a hand, so the key stands there in any case."""
    if public.phase == "cut":
        return (_cut(public.stock),)
    if public.phase != "draw":
        return ()
    if pile_closed(public, public.turn) is not None:
        return (Choice("draw", "board", text("form-draw-stock"), (_from_stock(),)),)
    top = public.discards[-1]
    options = (_from_stock(), _from_pile(top))
    return (Choice("draw", "board", text("form-draw", card=Face(top)), options),)


def _from_stock() -> Option:
    return Option(text("key-draw-stock"), FROM_STOCK, text("words-draw-stock"))


def _from_pile(top: Card) -> Option:
    return Option(text("key-draw-pile", card=Face(top)), FROM_PILE, text("words-draw-pile", card=Face(top)))


def _draw(public: Public, own: Own, actions: tuple[Action, ...]) -> Iterator[Choice]:
    closes = tuple(_close(public, own, action) for action in actions if isinstance(action, Close))
    if closes:
        yield Choice("close", "hand", text("form-close-exposed"), closes)
    top = public.discards[-1]
    stock, pile = _from_stock(), _from_pile(top)
    options, tries = ((stock, pile), ()) if FROM_PILE in actions else ((stock,), (pile,))
    early = tuple(_discard(DISCARDS[card]) for card in dict.fromkeys(own.held.cards()))
    question = text("form-draw", card=Face(top)) if FROM_PILE in actions else text("form-draw-stock")
    yield Choice("draw", "board", question, options, tries=(*tries, *early))


def _play(public: Public, own: Own, seat: Seat, actions: tuple[Action, ...]) -> Iterator[Form]:
    held, laid = own.held, public.laid[seat]
    kinds = dict.fromkeys(held.cards())
    closes = tuple(_close(public, own, action) for action in actions if isinstance(action, Close))
    if closes:
        yield Choice("close", "hand", text("form-close"), closes)
    lays = [action for action in actions if isinstance(action, Lay)]
    # A meld, and a card that is kept for the discard.
    may_lay = public.open and not public.first_turn and public.sizes[seat] > SHORTEST
    if laid:
        options = (*_swaps(actions), *_single_lays(lays), *_adds(public, actions))
        if options:
            yield Choice("table", "hand", text("form-table"), options)
    elif lays:
        yield Choice("lay", "hand", text("form-lay"), tuple(_first_lays(public, own, lays)))
    if may_lay:
        yield _draft(held.cards())
    discards = tuple(_discard(action) for action in actions if isinstance(action, Discard))
    known = {option.action for option in discards}
    tries = [_discard(DISCARDS[card]) for card in kinds if DISCARDS[card] not in known]
    tries += [
        Option(text("key-close", card=Face(c)), CLOSES[c], text("words-close", card=Face(c))) for c in kinds
    ]
    tries += [*_tried_adds(public.melds, kinds), *_long_adds(public.melds, kinds)]
    if discards:
        cards = tuple([action.card for action in actions if isinstance(action, Discard)])
        by_card = ByCard(cards, text("key-discard-marked"))
        yield Choice("discard", "hand", text("form-discard"), discards, tries=tuple(tries), by_card=by_card)


def _draft(cards: tuple[Card, ...]) -> Arrange:
    label, words = text("key-draft"), text("words-draft")
    return Arrange("draft", "hand", text("form-draft"), cards, SHORTEST, {"do": "lay"}, "melds", label, words)


def _first_lays(public: Public, own: Own, lays: Iterable[Lay]) -> Iterator[Option]:
    letters = {found.melds: letter for letter, found in openings(own.held, public.table.rule)}
    more = iter(_MORE_LETTERS)
    for action in lays:
        letter = letters.get(action.melds) or next(more, None)
        if letter is not None:
            label = text("key-lay", letter=letter, worth=worth(action.melds))
            yield Option(label, action, text("words-lay", letter=letter))


def _single_lays(lays: list[Lay]) -> Iterator[Option]:
    """Melds of the hand that are no part of a longer one."""
    melds = [action.melds[0] for action in lays]
    for action, cards in zip(lays, melds, strict=True):
        if not any(set(cards) < set(other) for other in melds):
            label, words = text("key-lay-meld", meld=draft(cards)), text("words-lay-meld", cards=faces(cards))
            yield Option(label, action, words)


def _swaps(actions: Iterable[Action]) -> Iterator[Option]:
    for action in actions:
        if isinstance(action, Swap):
            yield _swap(action)


def _swap(action: Swap) -> Option:
    card, number = Face(action.card), action.meld + 1
    label, words = text("key-swap", card=card, number=number), text("words-swap", card=card, number=number)
    return Option(label, action, words)


def _adds(public: Public, actions: Iterable[Action]) -> Iterator[Option]:
    adds = [action for action in actions if isinstance(action, Add)]
    for action in adds:
        ends = [other.at for other in adds if (other.meld, other.cards) == (action.meld, action.cards)]
        yield _add(action.meld, action.cards, action.at, said=len(ends) > 1)


def _add(meld: int, cards: tuple[Card, ...], at: End | None, *, said: bool) -> Option:
    """``said``: the end is named, because the cards fit at both."""
    action, shown, number = Add(meld, cards, at), faces(cards), meld + 1
    if not said or at is None:
        label = text("key-add", cards=shown, number=number)
    else:
        label = text("key-add-low" if at == "low" else "key-add-high", cards=shown, number=number)
    if at is None:
        return Option(label, action, text("words-add", cards=shown, number=number))
    words = "words-add-low" if at == "low" else "words-add-high"
    return Option(label, action, text(words, cards=shown, number=number))


def _tried_adds(melds: tuple[Meld, ...], kinds: Iterable[Card]) -> list[Option]:
    """Every card at every meld, and every swap: what does not fit is told why."""
    found = []
    for number, meld in enumerate(melds):
        for card in kinds:
            at: End | None = None if meld.kind == "set" else "high"
            if meld.kind == "run" and card != JOKER and _below(meld, card):
                at = "low"
            found.append(_add(number, (card,), at, said=False))
            found.append(_swap(Swap(number, card)))
    return found


def _below(meld: Meld, card: Card) -> bool:
    return any(CARD_AT[meld.suit][place] == card for place in range(LOW_ACE, meld.low))


def _long_adds(melds: tuple[Meld, ...], kinds: Iterable[Card]) -> Iterator[Option]:
    """Two cards and more that make a run longer at one end."""
    held = set(kinds)
    for number, meld in enumerate(melds):
        if meld.kind == "run":
            up = _row(meld, held, range(meld.high + 1, HIGH_ACE + 1))
            down = _row(meld, held, range(meld.low - 1, LOW_ACE - 1, -1))
            yield from (_add(number, up[:count], "high", said=False) for count in range(2, len(up) + 1))
            yield from (
                _add(number, down[:count][::-1], "low", said=False) for count in range(2, len(down) + 1)
            )


def _row(meld: Meld, held: set[Card], places: range) -> tuple[Card, ...]:
    found: list[Card] = []
    for place in places:
        card = CARD_AT[meld.suit][place]
        if card not in held:
            break
        found.append(card)
    return tuple(found)


def _discard(action: Discard) -> Option:
    card = Face(action.card)
    return Option(text("key-discard", card=card), action, text("words-discard", card=card))


def _close(public: Public, own: Own, action: Close) -> Option:
    card = Face(action.card)
    words = text("words-close", card=card)
    if action.take is not None:
        return Option(text("key-close-exposed", card=card), action, words)
    if action.melds:
        return Option(text("key-close-hand", card=card), action, words)
    kept = own.held.jokers
    if kept:
        return Option(text("key-close-carry", card=card, jokers=kept), action, words)
    return Option(text("key-close", card=card), action, words)
