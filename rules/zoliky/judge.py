"""The one place that says no: what is not allowed now, and why (zoliky.md, *Turns*)."""

from rules.kit.action import Action
from rules.kit.scene import Face, Mark, Refusal, Text, text
from rules.kit.seats import Seat
from rules.zoliky.actions import Add, Close, Cut, Discard, Draw, Lay, Swap
from rules.zoliky.dealing import LEAST_CUT
from rules.zoliky.deck import Held
from rules.zoliky.moves import Spread, add, close, lay, opens, swap
from rules.zoliky.must_use import can_use, uses
from rules.zoliky.state import Own, Public


def refuse(public: Public, own: Own, seat: Seat, action: Action) -> Refusal | None:
    """Why ``action`` is not legal for ``seat`` now; None: it is legal."""
    why = _moment(public, seat) or _why(public, own, seat, action)
    return None if why is None else Refusal(why)


def _moment(public: Public, seat: Seat) -> Text | None:
    """What speaks against anything that this seat might do now."""
    if public.phase == "over":
        return text("refuse-over")
    if public.phase in ("lead", "shuffle", "reshuffle"):
        return text("refuse-shuffling")
    if seat != public.turn:
        return text("refuse-not-your-turn", seat=Mark(public.turn))
    return None


def _why(public: Public, own: Own, seat: Seat, action: Action) -> Text | None:
    if public.phase == "cut":
        return _no_cut(public, action)
    match action:
        case Cut():
            return text("refuse-cut-made")
        case Draw(source):
            return _no_draw(public, own, seat, source)
        case Close() if action.take is not None:
            return _no_taking(public, action) or _no_close(public, own, seat, action)
    if public.phase == "draw":
        return text("refuse-draw-first")
    if public.first_turn:
        return _first_turn(own, action)
    match action:
        case Discard():
            return _no_discard(public, own, seat, action)
        case Close():
            return _no_close(public, own, seat, action)
        case Lay() | Add() | Swap():
            return _no_move(public, own, seat, action)
    raise TypeError(f"no action of Žolíky: {action.do}")


def _no_cut(public: Public, action: Action) -> Text | None:
    """§ Cut: 3 ≤ n < cards in the pack."""
    if not isinstance(action, Cut):
        return text("refuse-cut-first")
    if LEAST_CUT <= action.at < public.stock:
        return None
    return text("refuse-cut", least=LEAST_CUT, most=public.stock - 1)


def _no_draw(public: Public, own: Own, seat: Seat, source: str) -> Text | None:
    if public.phase != "draw":
        return text("refuse-first-turn" if public.first_turn else "refuse-drawn")
    return None if source == "stock" else no_pile(public, own, seat)


def pile_closed(public: Public, seat: Seat) -> Text | None:
    """What speaks against taking the top of the pile, as everybody can see (§ Turns)."""
    opens_in = public.table.opens
    if public.round < opens_in:
        return text("refuse-pile-locked", round=opens_in)
    if public.round == opens_in and seat == public.table.leader:
        return text("refuse-pile-leader", round=opens_in)
    if not public.discards:
        return text("refuse-pile-empty")
    return None


def no_pile(public: Public, own: Own, seat: Seat) -> Text | None:
    """What speaks against taking the top of the pile (§ Turns)."""
    closed = pile_closed(public, seat)
    if closed is not None:
        return closed
    if public.table.options.discard_use == "must-use":
        card = public.discards[-1]
        spread = Spread(own.held.plus(card), public.melds)
        if not can_use(public.table, spread, card, laid=public.laid[seat]):
            return text("refuse-pile-no-use", card=Face(card))
    return None


def _first_turn(own: Own, action: Action) -> Text | None:
    """The leader's first turn is a discard and nothing else."""
    if not isinstance(action, Discard):
        return text("refuse-first-turn")
    return None if own.held.count(action.card) else text("refuse-not-held", card=Face(action.card))


def _no_discard(public: Public, own: Own, seat: Seat, action: Discard) -> Text | None:
    held, card = own.held, action.card
    if not held.count(card):
        return text("refuse-not-held", card=Face(card))
    if public.sizes[seat] == 1:
        return text("refuse-last-card", card=Face(card))
    if public.taken is not None:
        if public.table.options.discard_use == "must-use":
            return text("refuse-use-first", card=Face(public.taken))
        if card == public.taken and held.count(card) == 1 and public.stock:
            return text("refuse-taken", card=Face(card))
    return None


def _locked(public: Public) -> Text | None:
    return None if public.open else text("refuse-locked", round=public.table.opens)


def _no_move(public: Public, own: Own, seat: Seat, action: Lay | Add | Swap) -> Text | None:
    """§ Turns: lay, add, swap."""
    locked = _locked(public)
    if locked is not None:
        return locked
    spread, laid = Spread(own.held, public.melds), public.laid[seat]
    if isinstance(action, Lay):
        after = lay(spread, seat, action.melds)
    elif not laid:
        return text("refuse-lay-first")
    else:
        after = add(spread, action) if isinstance(action, Add) else swap(spread, action)
    if isinstance(after, Text):
        return after
    if isinstance(action, Lay) and not laid:
        lacks = opens(after.melds[len(public.melds) :], public.table.options)
        if lacks is not None:
            return lacks
    if _empty(after.held):
        return text("refuse-keep-one")
    return _still_of_use(public, after, action)


def _empty(held: Held) -> bool:
    return not (held.one or held.jokers)


def _still_of_use(public: Public, after: Spread, action: Lay | Add | Swap) -> Text | None:
    """§ Turns, ``must-use``: a pile card that is not used yet must stay of use."""
    card = public.taken
    if card is None or public.table.options.discard_use == "free" or uses(action, card):
        return None
    if can_use(public.table, after, card, laid=True):
        return None
    return text("refuse-use-first", card=Face(card))


def _no_taking(public: Public, action: Close) -> Text | None:
    """§ Close from hand: the exposed card instead of a draw."""
    if public.phase != "draw":
        return text("refuse-first-turn" if public.first_turn else "refuse-exposed-late")
    if public.exposed is None:
        return text("refuse-no-exposed")
    if not any(public.exposed in cards for cards in action.melds or ()):
        return text("refuse-exposed-meld", card=Face(public.exposed))
    return None


def _no_close(public: Public, own: Own, seat: Seat, action: Close) -> Text | None:
    """§ Close, Close from hand."""
    locked = _locked(public)
    if locked is not None:
        return locked
    lists = bool(action.melds or action.adds or action.swaps)
    if public.laid[seat] and lists:
        return text("refuse-close-laid")
    if not public.laid[seat] and not lists:
        return text("refuse-close-nothing")
    held = own.held
    if action.take is not None:
        assert public.exposed is not None
        held = held.plus(public.exposed)
    after = close(Spread(held, public.melds), seat, action, public.table.options)
    if isinstance(after, Text):
        return after
    card = public.taken
    if card is not None and public.table.options.discard_use == "must-use" and not uses(action, card):
        return text("refuse-use-first", card=Face(card))
    return None
