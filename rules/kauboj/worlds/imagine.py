"""Worlds that a seat holds possible: every one of them replays what everybody saw, and what it saw itself."""

from collections.abc import Iterable

from rules.kauboj.cards import BIT, COWBOYS, DECK, cards_of, mask
from rules.kauboj.desk import Desk
from rules.kauboj.shots import counting_kings, turn_card
from rules.kauboj.state import REPLY, Hidden, Kauboj, Own, Public
from rules.kauboj.worlds.past import Contradiction, Past
from rules.kauboj.worlds.seen import Seen
from rules.kauboj.worlds.telling import tell
from rules.kit.cards import Card
from rules.kit.chance import Chance, pick
from rules.kit.contract import State
from rules.kit.seats import Seat

TELLINGS = 200
"""How often something of the past is told anew before a world may forget what it says about hands."""
WAYS = 3
"""How often it is told anew from a certain pass before going back to the one before."""


def imagine(public: Public, own: Own, seat: Seat, chance: Chance, tellings: int = TELLINGS) -> Kauboj:
    """A whole state in which this seat would have seen all that it has."""
    if public.phase == "deal":
        return State(public, (own,) * len(public.sizes), Hidden(()))
    seen = Seen(public, own, seat)
    start = Past(public, own, seat, chance)
    stack: list[list[tuple[int, Past]]] = [[(0, start)] * WAYS]
    for _ in range(tellings):
        while stack and not stack[-1]:
            stack.pop()
        if not stack:
            stack.append([(0, start)] * WAYS)
        first, past = stack[-1].pop()
        past = past.copy()
        try:
            after = tell(past, seen, first)
            if after == len(public.history):
                return _now(past)
        except Contradiction:
            continue
        stack.append([(after, past)] * WAYS)
    return _forgetful(public, own, seat, chance)


def _now(past: Past) -> Kauboj:
    """The present of a told past: what is still unknown is dealt."""
    public, own, seat = past.public, past.own, past.seat
    if public.ending is not None:
        for other, hand in enumerate(public.ending.hands):
            for card in cards_of(hand):
                past.find(Seat(other), card)
    answer = own.answer
    if answer is not None and answer.turned is not None:
        past.fix(past.stock.pop(), answer.turned)
    _deal_unknown(past)
    owns = [own if other == seat else _own(past, Seat(other)) for other in range(len(public.sizes))]
    state = State(public, tuple(owns), Hidden(tuple(_cards(past, past.stock[::-1]))))
    aimed = public.aimed
    return state if aimed is None or aimed.at == seat else _aimed_at(state, aimed.at)


def _deal_unknown(past: Past) -> None:
    """Gives every slot that is still unknown a card of its shuffle; Kings first, for answers tell of them."""
    chance = past.chance
    held = [slot for hand in past.hands for slot in hand]
    slots: dict[int, list[int]] = {}
    for slot in (*held, *past.stock):
        if past.card[slot] is None:
            slots.setdefault(past.age[slot], []).append(slot)
    for age, open_slots in slots.items():
        cards = [card for card in DECK if past.card_age[card] == age and card not in past.slot_of]
        if len(cards) != len(open_slots):
            raise Contradiction
        for king in [card for card in cards if card[0] == "K"]:
            able = [slot for slot in open_slots if not past.not_these[slot] & BIT[king]]
            if not able:
                raise Contradiction
            slot = pick(chance, able)
            open_slots.remove(slot)
            cards.remove(king)
            past.fix(slot, king)
        for slot in open_slots:
            past.fix(slot, cards.pop(chance.below(len(cards))))


def _cards(past: Past, slots: Iterable[int]) -> list[Card]:
    cards = [past.card[slot] for slot in slots]
    return [card for card in cards if card is not None]


def _own(past: Past, seat: Seat) -> Own:
    """What another seat knows in this world."""
    public, chosen = past.public, None
    passing, aimed = public.passing, public.aimed
    if passing is not None and seat not in passing.waiting:
        free = past.free(seat)
        count = min(passing.many, len(free))
        chosen = mask(_cards(past, [free.pop(past.chance.below(len(free))) for _ in range(count)]))
    passes = [(mask(_cards(past, gave)), mask(_cards(past, got))) for gave, got in past.passes[seat]]
    return Own(
        mask(_cards(past, past.hands[seat])),
        chosen,
        REPLY if aimed is not None and aimed.at == seat else None,
        tuple(_cards(past, past.drawn[seat])),
        tuple(passes),
        tuple(_cards(past, past.sixes[seat])),
    )


def _aimed_at(state: Kauboj, at: Seat) -> Kauboj:
    """A target whom this seat is not: it may not have answered, but where a Yes has become known."""
    public = state.public
    aimed, own = public.aimed, state.own[at]
    assert aimed is not None
    if not aimed.yes and (public.drawing is None or public.drawing.then != "turn"):
        return state
    if not counting_kings(own.hand, public.protected[at], aimed.gun.kind):
        raise Contradiction
    if public.drawing is not None:
        return state
    desk = Desk(state)
    turn_card(desk)
    if desk.aimed is None:  # the shot would be over
        raise Contradiction
    return desk.state()


def _forgetful(public: Public, own: Own, seat: Seat, chance: Chance) -> Kauboj:
    """A world with the right numbers of cards that may not replay the past."""
    seen = own.hand | mask(public.pile) | mask(public.shots) | mask(c for tens in public.tens for c in tens)
    seen |= mask(card for guns in public.guns for gun in guns for card in gun.cards)
    turned = own.answer.turned if own.answer is not None else None
    if own.answer is not None:
        seen |= own.answer.lost
    if turned is not None:
        seen |= BIT[turned]
    for suits in public.protected:
        seen |= COWBOYS[suits]
    unseen = [card for card in DECK if not seen & BIT[card]]
    owns: list[Own] = []
    for other, size in enumerate(public.sizes):
        if other == seat:
            owns.append(own)
            continue
        unit = COWBOYS[public.protected[other]]
        dealt = [unseen.pop(chance.below(len(unseen))) for _ in range(size - unit.bit_count())]
        hand = mask(dealt) | unit
        passed = public.passing is not None and other not in public.passing.waiting
        aimed = public.aimed is not None and public.aimed.at == other
        owns.append(Own(hand, 0 if passed else None, REPLY if aimed else None))
    stock = [unseen.pop(chance.below(len(unseen))) for _ in range(len(unseen))]
    return State(public, tuple(owns), Hidden(tuple(stock)))
