"""How a deal goes on: draws, what is laid, discards, the close (zoliky.md, *Turns*).

Draws and discards build their values by position: this is what computers and self-play spend their time on.
"""

from typing import TypeVar

from rules.kit.action import Action
from rules.kit.cards import JOKER, Card, canonical
from rules.kit.contract import State
from rules.kit.seats import Seat
from rules.zoliky import events as ev
from rules.zoliky.actions import Add, Close, Cut, Discard, Draw, Lay, Swap
from rules.zoliky.dealing import cut, shuffled
from rules.zoliky.deck import Held
from rules.zoliky.melds import Meld, read_meld
from rules.zoliky.moves import Spread, add, close, lay, swap
from rules.zoliky.must_use import uses
from rules.zoliky.setup import draw_leader
from rules.zoliky.state import IDLE_TURNS, End, Hidden, Own, Public, Zoliky

T = TypeVar("T")


def apply(state: Zoliky, seat: Seat, action: Action) -> Zoliky:
    """Carries out a legal action."""
    match action:
        case Draw("stock"):
            return _draw(state, seat)
        case Discard(card):
            return _discard(state, seat, card)
        case Draw():
            return _take(state, seat)
        case Lay() | Add() | Swap():
            return _move(state, seat, action)
        case Close():
            return _close(state, seat, action)
        case Cut(at):
            return cut(state, at)
    raise TypeError(f"no action of Žolíky: {action.do}")


def settle(state: Zoliky, cards: tuple[Card, ...]) -> Zoliky:
    """Goes on with a shuffle: for the leader, for the deal, or for a new stock."""
    match state.public.phase:
        case "lead":
            return draw_leader(state, cards)
        case "shuffle":
            return shuffled(state, cards)
    public = state.public
    fresh = public._replace(stock=len(cards))
    return _draw(State(fresh, state.own, Hidden(cards)), public.turn)


def pack_at_hand(public: Public) -> tuple[Card, ...]:
    """§ Stock empty: the discards but the top, in canonical order (records.md, *Fair chance* 4)."""
    return canonical(public.discards[:-1])


def _draw(state: Zoliky, seat: Seat) -> Zoliky:
    """A card from the stock; where it is empty the discards are shuffled first, or the deal is void."""
    (table, _, turn, round_, exposed, sizes, stock, discards, melds, laid, opened, taken, _, idle,
     history, end) = state.public  # fmt: skip
    if not stock:
        return _no_stock(state)
    card = state.hidden.pack[-stock]
    public = Public(
        table, "play", turn, round_, exposed, _put(sizes, seat, sizes[seat] + 1), stock - 1, discards, melds,
        laid, opened, taken, True, idle, (*history, ev.Drew(seat)), end,
    )  # fmt: skip
    own = state.own[seat]
    return State(public, _put(state.own, seat, Own(own.held.plus(card), card, own.seen)), state.hidden)


def _no_stock(state: Zoliky) -> Zoliky:
    public = state.public
    if len(public.discards) < 2:
        return _void(state, ev.Voided("stock"))
    gone = ev.Reshuffled(pack_at_hand(public))
    waiting = public._replace(
        phase="reshuffle", discards=public.discards[-1:], history=(*public.history, gone)
    )
    return State(waiting, state.own, state.hidden)


def _take(state: Zoliky, seat: Seat) -> Zoliky:
    """The top of the pile goes into the hand."""
    public, own = state.public, state.own[seat]
    card = public.discards[-1]
    taken = public._replace(
        phase="play",
        sizes=_put(public.sizes, seat, public.sizes[seat] + 1),
        discards=public.discards[:-1],
        taken=card,
        history=(*public.history, ev.Took(seat, card)),
    )
    return State(taken, _put(state.own, seat, Own(own.held.plus(card), card, own.seen)), state.hidden)


def _discard(state: Zoliky, seat: Seat, card: Card) -> Zoliky:
    """The turn is over; after so many turns that moved nothing but the pile the deal is, too."""
    (table, _, _, round_, exposed, sizes, stock, discards, melds, laid, _, _, busy, idle,
     history, end) = state.public  # fmt: skip
    following = Seat((seat + 1) % len(sizes))
    public = Public(
        table, "draw", following, round_ + (following == table.leader), exposed,
        _put(sizes, seat, sizes[seat] - 1), stock, (*discards, card), melds, laid, False, None, False,
        0 if busy else idle + 1, (*history, ev.Discarded(seat, card)), end,
    )  # fmt: skip
    own = state.own[seat]
    after = State(public, _put(state.own, seat, Own(own.held.minus(card), None, own.seen)), state.hidden)
    return _void(after, ev.Voided("idle")) if public.idle >= IDLE_TURNS else after


def _void(state: Zoliky, why: ev.Voided) -> Zoliky:
    """§ Stock empty: the deal counts for nothing."""
    public = state.public
    end = End(None, False, public.table.carried, ())
    public = public._replace(phase="over", taken=None, history=(*public.history, why), end=end)
    return State(public, state.own, state.hidden)


def _move(state: Zoliky, seat: Seat, action: Lay | Add | Swap) -> Zoliky:
    """Melds laid, cards added, a joker swapped."""
    public, own = state.public, state.own[seat]
    before = Spread(own.held, public.melds)
    match action:
        case Lay():
            after = lay(before, seat, action.melds)
        case Add():
            after = add(before, action)
        case _:
            after = swap(before, action)
    assert isinstance(after, Spread)
    event, laid = _told(public, seat, action, after), public.laid[seat]
    used = public.taken is not None and uses(action, public.taken)
    moved = public._replace(
        sizes=_put(public.sizes, seat, _size(after.held)),
        melds=after.melds,
        laid=_put(public.laid, seat, True),
        opened=public.opened or not laid,
        taken=None if used else public.taken,
        busy=True,
        history=(*public.history, event),
    )
    drawn = own.drawn if own.drawn is not None and after.held.count(own.drawn) else None
    return State(moved, _put(state.own, seat, Own(after.held, drawn, own.seen)), state.hidden)


def _told(public: Public, seat: Seat, action: Lay | Add | Swap, after: Spread) -> ev.Event:
    match action:
        case Lay():
            return _laid(public, seat, after)
        case Add(number, cards):
            return ev.Added(seat, number, cards)
        case Swap(number, card):
            return ev.Swapped(seat, number, card)


def _laid(public: Public, seat: Seat, after: Spread) -> ev.Laid:
    first = len(public.melds)
    melds = after.melds[first:]
    return ev.Laid(seat, first, tuple([meld.cards for meld in melds]), sum(meld.worth for meld in melds))


def _close(state: Zoliky, seat: Seat, action: Close) -> Zoliky:
    """§ Close: the deal is over, the closing card lies face down; the hands that are counted lie open."""
    public, own, table = state.public, state.own[seat], state.public.table
    exposed = public.exposed if action.take is not None else None
    held = own.held if exposed is None else own.held.plus(exposed)
    after = close(Spread(held, public.melds), seat, action, table.options)
    assert isinstance(after, Spread)
    from_hand = public.opened or not public.laid[seat]
    kept = after.held.jokers + (action.card == JOKER)
    owns = _put(state.own, seat, Own(after.held, None, own.seen))
    end = End(
        seat,
        from_hand,
        tuple(kept if i == seat else 0 for i in range(table.seats)),
        tuple(other.held.cards() if public.laid[i] and i != seat else () for i, other in enumerate(owns)),
    )
    over = public._replace(
        phase="over",
        exposed=None if exposed is not None else public.exposed,
        sizes=_put(public.sizes, seat, after.held.jokers),
        melds=after.melds,
        laid=_put(public.laid, seat, True),
        taken=None,
        history=(*public.history, *_spread_out(public, seat, action), ev.Closed(seat, from_hand, exposed)),
        end=end,
    )
    return State(over, owns, Hidden(state.hidden.pack, action.card))


def _spread_out(public: Public, seat: Seat, action: Close) -> tuple[ev.Event, ...]:
    """What a close from hand laid, in order."""
    told: list[ev.Event] = []
    if action.melds:
        read = [read_meld(seat, cards) for cards in action.melds]
        worth = sum(meld.worth for meld in read if isinstance(meld, Meld))
        told.append(ev.Laid(seat, len(public.melds), action.melds, worth))
    told += [ev.Added(seat, adding.meld, adding.cards) for adding in action.adds or ()]
    told += [ev.Swapped(seat, swapping.meld, swapping.card) for swapping in action.swaps or ()]
    return tuple(told)


def _size(held: Held) -> int:
    return held.naturals + held.jokers


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values by seat with one of them changed."""
    return (*values[:seat], value, *values[seat + 1 :])
