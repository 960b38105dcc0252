"""Telling the history of a deal again, event by event, in a past that one seat holds possible."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from rules.kauboj import events as ev
from rules.kauboj.cards import ACES, BIT, COWBOYS, FAMILY, JACKS, KINGS, QUEENS, SIXES, cards_of
from rules.kauboj.guns import HITS_PROTECTED
from rules.kauboj.worlds.passes import pass_cards
from rules.kauboj.worlds.past import Contradiction, Past
from rules.kauboj.worlds.seen import NOWHERE, Place, Seen
from rules.kit.cards import Card
from rules.kit.chance import pick
from rules.kit.seats import Seat


def tell(past: Past, seen: Seen, first: int) -> int:
    """The history from event ``first`` up to the next pass, which comes with the next telling; the number of
    the event at which to go on. Raises ``Contradiction``."""
    history = past.public.history
    for i in range(first, len(history)):
        if i > first and isinstance(history[i], ev.Passed):
            return i
        past.now = seen.moments[i]
        _tell(past, history[i], seen)
    return len(history)


def _tell(past: Past, event: ev.Event, seen: Seen) -> None:
    match event:
        case ev.Discarded(seat, card, drew):
            _discard(past, seat, card, drew)
        case ev.Passed(steps, counts):
            pass_cards(past, steps, counts, seen)
        case ev.TenLaid(seat, card, drew):
            past.show(seat, card)
            past.take(seat, drew)
        case ev.FiveGone(seat, card, drew):
            _discard(past, seat, card, drew)
        case ev.Nined(seat, card, _):
            _discard(past, seat, card, ())
        case ev.GunDrawn(seat, gun) | ev.QuickDrawn(_, seat, _, gun):
            for card in gun.cards:
                past.show(seat, card)
        case ev.GunDropped(seat, gun, drew):
            past.pile += gun.cards
            past.take(seat, drew)
        case ev.Married(seat, suit):
            past.find(seat, Card("K" + suit))
            past.find(seat, Card("Q" + suit))
        case ev.Redrew(seat, drew) | ev.Drew(seat, drew):
            past.take(seat, drew)
        case ev.Shot():
            _shot(past, event)
        case ev.Backfired(by, at, _):
            _six(past, by, at, seen)
        case ev.Reshuffled():
            _reshuffle(past)
        case ev.Directed():
            pass


def _discard(past: Past, seat: Seat, card: Card | None, drew: ev.Draws) -> None:
    """Cards of the pile are taken before, those of the stock drawn after."""
    from_stock = drew.count(None)
    past.take(seat, drew[: len(drew) - from_stock])
    if card is not None:
        if card[0] == "6" and seat != past.seat:
            _six_could_go(past, seat, card)
        past.show(seat, card)
        past.pile.append(card)
    past.take(seat, drew[len(drew) - from_stock :])


def _shot(past: Past, shot: ev.Shot) -> None:
    by, at, turned = shot.by, shot.at, shot.turned
    if turned is None:
        past.deny(at, KINGS)
        return
    past.fix(past.stock.pop(), turned)
    past.shots.append(turned)
    king = Card("K" + turned[1])
    if shot.badge is not None:
        past.find(at, king)
        _take_badge(past, at, shot.badge)
    elif shot.lost is None:
        _missed(past, shot, king)
    elif shot.protected:
        suit = shot.lost[1]
        for card in (shot.lost, Card("A" + suit)):
            past.hand_over(by, at, past.find(at, card))
        past.protected[at] = past.protected[at].replace(suit, "")
        past.protected[by] = "".join(sorted(past.protected[by] + suit))
    else:
        past.deny(at, BIT[king])
        past.hand_over(by, at, past.find(at, shot.lost))


def _take_badge(past: Past, at: Seat, suit: str) -> None:
    slot, ace = len(past.card), Card("A" + suit)
    past.card.append(ace)
    past.age.append(NOWHERE)
    past.not_these.append(0)
    past.slot_of[ace] = slot
    past.hands[at].append(slot)
    past.protected[at] = "".join(sorted(past.protected[at] + suit))


def _missed(past: Past, shot: ev.Shot, king: Card) -> None:
    """No unprotected King against a 45; or a badge that was left aside, where the option allows it."""
    could_leave = past.public.options.badge == "optional"
    could_lack = shot.gun.kind == HITS_PROTECTED and past.protected[shot.at]
    if could_leave and (not could_lack or past.chance.below(2)):
        past.find(shot.at, king)
    else:
        past.deny(shot.at, KINGS)


def _six(past: Past, by: Seat, at: Seat, seen: Seen) -> None:
    """Which Six was handed over: the two know it."""
    if past.seat in (by, at):
        card = past.own.sixes[len(past.sixes[past.seat])]
    else:
        here = Place(len(past.passes[by]), by, past.now)
        ends = {card: seen.next_seen(card, past.now) for card in cards_of(SIXES)}
        able = [
            card
            for card, end in ends.items()
            if (end is None or seen.can_come(here, end))
            and (card not in past.slot_of or past.slot_of[card] in past.hands[at])
        ]
        if not able:
            raise Contradiction
        card = pick(past.chance, able)
    slot = past.find(at, card)
    past.hand_over(by, at, slot)
    past.sixes[at].append(slot)
    past.sixes[by].append(slot)


def _reshuffle(past: Past) -> None:
    """The new stock is known, but for its order."""
    newest = max(past.age) + 1
    for card in (*past.pile[:-1], *past.shots):
        past.card_age[card] = newest
        del past.slot_of[card]
        past.stock.append(len(past.card))
        past.card.append(None)
        past.age.append(newest)
        past.not_these.append(0)
    past.pile, past.shots = past.pile[-1:], []


def _six_could_go(past: Past, seat: Seat, six: Card) -> None:
    """A Six went: all else was in figures, or protected."""
    options = [
        wanted
        for core in cores(past.protected[seat])
        for others in _subsets(cards_of(SIXES & ~BIT[six]))
        if len(past.hands[seat]) == (wanted := core | BIT[six] | others).bit_count()
        and all(_fits(past, seat, card) for card in cards_of(wanted))
        and not any(past.bit(slot) & ~wanted for slot in past.hands[seat])
    ]
    if not options:
        raise Contradiction
    for card in cards_of(pick(past.chance, options)):
        past.find(seat, card)


def _fits(past: Past, seat: Seat, card: Card) -> bool:
    slot = past.slot_of.get(card)
    return (slot is None and card[0] != "A") or slot in past.hands[seat]


def _subsets(cards: Sequence[Card]) -> Iterable[int]:
    counts = range(len(cards) + 1)
    return (sum(BIT[c] for c in chosen) for n in counts for chosen in combinations(cards, n))


def cores(protected: str) -> set[int]:
    """What a hand may hold besides Sixes when one of these may go, by its protected suits."""
    unit = COWBOYS[protected]
    fours = [JACKS, QUEENS, KINGS, *(FAMILY[suit] for suit in protected)]
    if unit & ACES == ACES:
        fours.append(KINGS | ACES)
    unions = {0}
    for four in fours:
        unions |= {union | four for union in unions}
    return {union for union in unions if union & unit == unit} | {unit}
