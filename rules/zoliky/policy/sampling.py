"""Level 3: deals the unseen cards again and again, to see which discard leaves most to come and whether to
lay down now or to wait.

Waiting pays: who lays nothing before he can close gives nobody a meld to add to and closes from hand. It
costs when somebody else closes first. So both are played out in the same imagined worlds, and points decide.
"""

from collections.abc import Sequence
from typing import Final

from rules.kit.action import Action
from rules.kit.cards import JOKER, Card
from rules.kit.chance import Chance
from rules.kit.seats import Seat
from rules.zoliky import events as ev
from rules.zoliky.actions import DISCARDS, FROM_PILE, FROM_STOCK, Add, Cut, Discard, Lay, Swap
from rules.zoliky.dealing import LEAST_CUT
from rules.zoliky.deck import BIT, Held
from rules.zoliky.memory import Worlds, shuffled, unseen
from rules.zoliky.play import apply, settle
from rules.zoliky.policy.patient import finish, patient_play
from rules.zoliky.policy.quick import fits_table, quick_draw, quick_play, rated, with_melds
from rules.zoliky.scoring import points
from rules.zoliky.search.laydowns import cover, openings
from rules.zoliky.search.quick import covered, has_run
from rules.zoliky.state import Own, Public, Zoliky

WORLDS: Final = 16
"""Worlds in which laying and waiting are played out."""
LONGEST: Final = 400
"""Acts after which such a deal counts for nothing."""
DRAWS, SAMPLES, CANDIDATES = 2, 30, 8
"""For a discard: so many draws ahead, so often, for so many of the least useful cards."""
RUN, FEED = 2.0, 0.3
"""What a run without a joker counts, in cards, and what it costs to discard what somebody can add."""


def sampled_play(public: Public, own: Own, seat: Seat, chance: Chance) -> Action:
    """The close if there is one; else whatever comes off best."""
    if public.phase == "cut":
        return Cut(LEAST_CUT + chance.below(public.stock - LEAST_CUT))
    if public.phase == "draw":
        return _draw(public, own, seat)
    close = finish(public, own, seat)
    if close is not None:
        return close
    discard = DISCARDS[best_discard(public, own, seat, chance)]
    lays = _lays(public, own, seat)
    return _lay_or_wait(public, own, seat, lays, discard, chance) if lays else discard


def _draw(public: Public, own: Own, seat: Seat) -> Action:
    """The pile if its top comes into a meld, be it with a joker."""
    quick = quick_draw(public, own, seat)
    if quick != FROM_STOCK or public.round < public.table.opens or public.table.options.discard_use != "free":
        return quick
    if public.round == public.table.opens and seat == public.table.leader:
        return quick
    held, card = own.held, public.discards[-1]
    return FROM_PILE if cover(held.plus(card)) > cover(held) else FROM_STOCK


def _lays(public: Public, own: Own, seat: Seat) -> list[Action]:
    """What could be laid now, each with what may follow it."""
    if not public.open or public.first_turn:
        return []
    if not public.laid[seat]:
        return [Lay(found.melds) for _, found in openings(own.held, public.table.rule)]
    act = with_melds(public.melds, own.held, public.sizes[seat])
    return [act] if isinstance(act, Lay | Add | Swap) else []


def best_discard(public: Public, own: Own, seat: Seat, chance: Chance) -> Card:
    """The card without which most of the hand comes into melds after some more draws."""
    cards = _candidates(public, own)
    if len(cards) < 2:
        return cards[0] if cards else JOKER
    pool = list(unseen(public, own).elements())
    ahead = max(DRAWS, public.table.opens - public.round)
    draws = [[pool[chance.below(len(pool))] for _ in range(ahead)] for _ in range(SAMPLES)]
    fits = fits_table(public.melds)
    fed = fits if any(laid for other, laid in enumerate(public.laid) if other != seat) else 0

    def promise(card: Card) -> float:
        left = own.held.minus(card)
        total = sum(_promise(left, cards, fits) for cards in draws)
        return total / SAMPLES - (FEED if fed & BIT[card] else 0)

    return max(cards, key=promise)


def _promise(held: Held, cards: Sequence[Card], fits: int) -> float:
    """How good a hand is after these draws."""
    for card in cards:
        if card == JOKER or held.count(card) < 2:
            held = held.plus(card)
    return min(covered(held, fits), held.naturals) + (RUN if has_run(held.one) else 0)


def _candidates(public: Public, own: Own) -> list[Card]:
    """The natural cards whose loss costs fewest cards in melds or fitting the table, least useful first."""
    held, most, fits = own.held, cover(own.held), fits_table(public.melds)
    found = []
    for use, card in rated(public.melds, held):
        if card == public.taken and public.stock and held.count(card) == 1:
            continue
        loss = most - cover(held.minus(card)) + bool(fits & BIT[card])
        found.append((loss, use, card))
    found.sort()
    return [card for loss, _, card in found if loss == found[0][0]][:CANDIDATES]


def _lay_or_wait(
    public: Public, own: Own, seat: Seat, lays: list[Action], discard: Discard, chance: Chance
) -> Action:
    """Laying at once and going on laying, or discarding and laying nothing before the close."""
    acts: list[Action] = [discard, *lays]
    worlds, totals = Worlds(public, own, seat), [0.0] * len(acts)
    for _ in range(WORLDS):
        world = worlds.imagine(chance)
        for number, act in enumerate(acts):
            after = apply(world, seat, act)
            totals[number] += _played_out(after, seat, chance, patient=act is discard)
    return acts[totals.index(max(totals))]


def _played_out(state: Zoliky, seat: Seat, chance: Chance, *, patient: bool) -> float:
    """The seat's points less those of the others on average."""
    for _ in range(LONGEST):
        public = state.public
        if public.phase == "over":
            scored = points(public)
            mine = scored[seat]
            return mine - (sum(scored) - mine) / (len(scored) - 1)
        if public.phase == "reshuffle":
            gone = public.history[-1]
            assert isinstance(gone, ev.Reshuffled)
            state = settle(state, tuple(shuffled(chance, list(gone.cards))))
            continue
        turn = public.turn
        plays = patient_play if patient and turn == seat else quick_play
        state = apply(state, turn, plays(public, state.own[turn], turn))
    return 0.0
