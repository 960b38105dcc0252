"""What others may have passed: guessed so that it fits what is seen later."""

from collections.abc import Sequence

from rules.kauboj.cards import cards_of
from rules.kauboj.worlds.past import Contradiction, Past
from rules.kauboj.worlds.seen import Place, Seen
from rules.kit.seats import Seat

PLANS = 6
"""How many guesses are made before an earlier one is called wrong."""


def pass_cards(past: Past, steps: int, counts: Sequence[int], seen: Seen) -> None:
    """One's own cards are known; of the others those pass that are seen where they could not be else."""
    seats, known = len(counts), past.own.passes[len(past.passes[past.seat])]
    source = Seat((past.seat - steps) % seats)
    gave: list[Sequence[int]] = [()] * seats
    for giver, cards in ((past.seat, known[0]), (source, known[1])):
        gave[giver] = [past.find(giver, card) for card in cards_of(cards)]
    others = [Seat(seat) for seat in range(seats) if seat not in (past.seat, source)]
    for i in range(PLANS):
        plan = _plan(past, seen, near=not i % 2)
        for giver in others:
            gave[giver] = _guess(past, giver, Seat((giver + steps) % seats), counts[giver], plan, seen)
        if all(len(gave[giver]) == counts[giver] for giver in others):
            break
    else:
        raise Contradiction
    for seat, hand in enumerate(past.hands):
        got = gave[(seat - steps) % seats]
        past.hands[seat] = [slot for slot in hand if slot not in gave[seat]] + [*got]
        past.passes[seat].append((gave[seat], got))


def _plan(past: Past, seen: Seen, *, near: bool) -> dict[int, Place]:
    """Where slots that are still unknown are to be seen: each card shown later needs one of its age, from
    a hand or from a later draw."""
    stretch = len(past.passes[0])
    plan: dict[int, Place] = {}
    for age, needs in seen.needs.items():
        ends = [end for card, end in needs if end.stretch > stretch and card not in past.slot_of]
        if not ends:
            continue
        slots = [
            (slot, Place(stretch, Seat(seat)))
            for seat, hand in enumerate(past.hands)
            for slot in hand
            if past.card[slot] is None and past.age[slot] == age
        ]
        starts = [place for _, place in slots]
        starts += [draw for draw in seen.draws.get(age, ()) if draw.stretch > stretch]
        matched = seen.matched(starts, ends, past.chance, near=near)
        if matched is None:
            raise Contradiction
        plan |= {slots[start][0]: end for start, end in matched.items() if start < len(slots)}
    return plan


def _guess(
    past: Past, giver: Seat, taker: Seat, count: int, plan: dict[int, Place], seen: Seen
) -> Sequence[int]:
    """Which slots a seat may have passed; none where that would be too many."""
    stretch = len(past.passes[giver]) + 1
    must: list[int] = []
    may: list[int] = []
    for slot in past.free(giver):
        card = past.card[slot]
        end = plan.get(slot) if card is None else seen.next_seen(card, past.now)
        if end is None or seen.can_come(Place(stretch, taker), end):
            (may if end is None or seen.can_come(Place(stretch, giver), end) else must).append(slot)
    if len(must) > count or len(must) + len(may) < count:
        return ()
    while len(must) < count:
        must.append(may.pop(past.chance.below(len(may))))
    return must
