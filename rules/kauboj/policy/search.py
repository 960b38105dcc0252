"""Level 3: search in worlds that the seat holds possible.

What is worth trying is played out in a few imagined worlds, by the rules of thumb for everybody; after each
round of worlds the weaker half is dropped. It is told what ``imagine`` is told: the seat's own cards, and
what lay open.
"""

from collections.abc import Iterator
from typing import Final

from rules.kauboj.actions import Discard
from rules.kauboj.cards import BIT, FIVES, NINES, TENS, cards_of
from rules.kauboj.facts import must_act
from rules.kauboj.guns import kind_of
from rules.kauboj.legal import (
    NINE,
    ONE_FROM_PILE,
    TEN,
    TWO_FROM_STOCK,
    discards,
    draw_guns,
    drop,
    legal,
    marriages,
    shots,
    ways,
)
from rules.kauboj.play import apply, settle, to_shuffle
from rules.kauboj.policy.thumb import thumb
from rules.kauboj.policy.worth import worth
from rules.kauboj.scoring import MARRIAGE, score
from rules.kauboj.scoring import TEN as TEN_POINTS
from rules.kauboj.state import Kauboj, Own, Public
from rules.kauboj.worlds import imagine
from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.chance import Chance, Stream, seeded
from rules.kit.seats import Seat

ROUNDS: Final = (4, 4, 8)
"""Worlds in each round; after it the better half goes on."""
TELLINGS: Final = 25
"""How hard it is tried to imagine a world that fits all that was seen."""
DEPTH: Final = 60
"""Decisions of a play-out, after which hands are weighed as they are."""
FROM_STOCK_TRIED, FROM_PILE_TRIED = 4, 2
"""How many discards are tried, the seemingly best."""
OTHERS: Final = 0.5
"""How much the others' mean points count against one's own."""


def search(public: Public, own: Own, seat: Seat, chance: Chance) -> Action:
    """The act that does best in the imagined worlds; passes and directions go by the rules of thumb."""
    if public.phase not in ("action", "answer"):
        return thumb(public, own, seat, chance)
    tried = list(candidates(public, own, seat))
    sums = dict.fromkeys(tried, 0.0)
    for i, worlds in enumerate(ROUNDS):
        if len(tried) == 1:
            break
        for n in range(worlds):
            world = imagine(public, own, seat, chance, TELLINGS)
            seed = f"{chance.below(1 << 32)}|{i}|{n}"
            for act in tried:
                sums[act] += _play_out(apply(world, seat, act), seat, seeded(seed))
        tried.sort(key=lambda act: -sums[act])
        tried = tried[: (len(tried) + 1) // 2]
    return tried[0]


def candidates(public: Public, own: Own, seat: Seat) -> Iterator[Action]:
    """What is worth trying, in a fixed order."""
    if public.phase == "answer":
        yield from legal(public, own, seat)
        return
    if public.action is None:
        yield from _actions(public, own, seat)
    elif public.action == "shoot":
        yield from shots(public, seat)
    yield from _discards(public, own, seat)


def _actions(public: Public, own: Own, seat: Seat) -> Iterator[Action]:
    hand = own.hand
    yield from marriages(public, own)
    for card in cards_of(hand & TENS)[:1]:
        yield TEN[card]
    for card in cards_of(hand & NINES)[:1]:
        for way in ways(len(public.sizes)):
            yield NINE[card, way]
    kinds: set[str | None] = set()
    for gun in draw_guns(hand):
        kind = kind_of(gun.cards)
        if kind not in kinds:
            kinds.add(kind)
            yield gun
    yield from shots(public, seat)
    for card in cards_of(hand & FIVES)[:1]:
        yield TWO_FROM_STOCK[card]
        if public.pile:
            yield ONE_FROM_PILE[card]
    for drawn in public.guns[seat][:1]:
        yield drop(drawn.number)


def _discards(public: Public, own: Own, seat: Seat) -> Iterator[Action]:
    """The seemingly best ends of the turn."""
    tens_open = sum(map(len, public.tens))
    weighed: dict[str, list[tuple[float, int, Discard]]] = {"stock": [], "pile": []}
    for i, act in enumerate(discards(public, own, seat)):
        assert isinstance(act, Discard)
        hand = own.hand | (BIT[public.pile[-1]] if act.draw == "pile" else 0)
        left = hand if act.card is None else hand & ~BIT[Card(act.card)]
        weighed[act.draw].append((-worth(left, public.married, tens_open), i, act))
    for source, most in (("stock", FROM_STOCK_TRIED), ("pile", FROM_PILE_TRIED)):
        for _, _, act in sorted(weighed[source], key=lambda entry: entry[:2])[:most]:
            yield act


def _play_out(state: Kauboj, seat: Seat, stream: Stream) -> float:
    """How much better than the others a seat does when everybody plays by the rules of thumb."""
    for _ in range(DEPTH):
        public = state.public
        while public.drawing is not None:
            state = settle(state, stream.shuffle(to_shuffle(public)).cards)
            public = state.public
        if public.ending is not None:
            return _margin([*map(float, score(public).scores)], seat)
        acting = must_act(public)[0]
        state = apply(state, acting, thumb(public, state.own[acting], acting, stream))
    public = state.public
    tens_open = sum(map(len, public.tens))
    return _margin(
        [
            worth(own.hand, public.married, tens_open)
            + TEN_POINTS * len(public.tens[i])
            + MARRIAGE * public.marriages[i]
            for i, own in enumerate(state.own)
        ],
        seat,
    )


def _margin(points: list[float], seat: Seat) -> float:
    others = sum(points) - points[seat]
    return points[seat] - OTHERS * others / (len(points) - 1)
