"""A table of Žolíky as it lies, for tests of single clauses."""

from collections.abc import Sequence
from typing import Any

from rules.kit.action import Action
from rules.kit.cards import JOKER, Card
from rules.kit.contract import State
from rules.kit.seats import Seat
from rules.zoliky import GAME
from rules.zoliky.actions import Add, Adding, Close, Discard, Draw, Lay, Swap, Swapping
from rules.zoliky.deck import hold
from rules.zoliky.melds import Meld, read_meld
from rules.zoliky.options import Options
from rules.zoliky.search.laydowns import Opening
from rules.zoliky.state import Hidden, Own, Phase, Public, Table, Zoliky

STOCK, PILE = Draw("stock"), Draw("discard")


def cards(words: str) -> tuple[Card, ...]:
    """``*`` is a joker."""
    return tuple([JOKER if word == "*" else Card(word) for word in words.split()])


def lay(*melds: str) -> Lay:
    return Lay(tuple(map(cards, melds)))


def add(number: int, words: str, at: Any = None) -> Add:
    return Add(number, cards(words), at)


def swap(number: int, card: str) -> Swap:
    return Swap(number, cards(card)[0])


def discard(card: str) -> Discard:
    return Discard(cards(card)[0])


def close(
    card: str,
    *melds: str,
    adds: Sequence[Add] = (),
    swaps: Sequence[Swap] = (),
    exposed: bool = False,
) -> Close:
    adding = tuple([Adding(one.meld, one.cards, one.at) for one in adds])
    swapping = tuple([Swapping(one.meld, one.card) for one in swaps])
    return Close(
        cards(card)[0],
        tuple(map(cards, melds)) or None,
        adding or None,
        swapping or None,
        "exposed" if exposed else None,
    )


def table(
    *hands: str,
    on: int = 0,
    phase: Phase = "play",
    round_: int = 4,
    leader: int = 0,
    melds: Sequence[str] = (),
    laid: Sequence[int] = (),
    pile: str = "2C 3C",
    stock: str = "TD 9D 8D",
    exposed: str = "",
    taken: str = "",
    opened: bool = False,
    idle: int = 0,
    carried: tuple[int, ...] = (),
    **options: Any,
) -> Zoliky:
    """The hands by seat; ``laid``: seats that have laid down; the melds are the first seat's of these."""
    chosen = Options(**options)
    rule = Opening(chosen.opening, chosen.pure_run)
    seats = len(hands)
    by = Seat(laid[0]) if laid else Seat(0)
    down = []
    for words in melds:
        meld = read_meld(by, cards(words))
        assert isinstance(meld, Meld), words
        down.append(meld)
    public = Public(
        table=Table(chosen, carried or (0,) * seats, Seat(leader), chosen.locked_rounds + 1, rule),
        phase=phase,
        turn=Seat(on),
        round=round_,
        exposed=cards(exposed)[0] if exposed else None,
        sizes=tuple(len(hand.split()) for hand in hands),
        stock=len(stock.split()),
        discards=cards(pile),
        melds=tuple(down),
        laid=tuple(seat in laid for seat in range(seats)),
        opened=opened,
        taken=cards(taken)[0] if taken else None,
        busy=False,
        idle=idle,
        history=(),
    )
    own = tuple(Own(hold(cards(hand))) for hand in hands)
    return State(public, own, Hidden(cards(stock)))


def why(state: Zoliky, action: Action) -> str | None:
    """Why the seat on turn may not do it; None: it may."""
    seat = state.public.turn
    refusal = GAME.refuse(state.public, state.own[seat], seat, action)
    return None if refusal is None else refusal.reason.key


def after(state: Zoliky, *actions: Action) -> Zoliky:
    """The table once whoever is on turn has done these."""
    for action in actions:
        assert why(state, action) is None, (action, why(state, action))
        state = GAME.apply(state, state.public.turn, action)
    return state


def hand(state: Zoliky, seat: int) -> str:
    return " ".join("*" if card == JOKER else card for card in state.own[seat].held.cards())
