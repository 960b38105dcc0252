"""A player's own panel: the hand, what its cards could be part of, and what only this player knows."""

from collections.abc import Iterator

from rules.kauboj import events as ev
from rules.kauboj.cards import (
    ACES,
    FAMILY,
    JACKS,
    KINGS,
    NINES,
    QUEENS,
    SIXES,
    SUIT,
    TENS,
    cards_of,
    couples,
    families,
    may_go,
)
from rules.kauboj.guns import guns_in, kind_of, quick_draws
from rules.kauboj.scoring import (
    COUPLE,
    FAMILY_POINTS,
    GANG,
    HAREM,
    LONE_QUEEN,
    ORPHANAGE,
    POSSE,
    sixes_points,
)
from rules.kauboj.shots import counting_kings
from rules.kauboj.state import Own, Public, protected_cards
from rules.kauboj.words import face, faces, gun_order, held
from rules.kit.cards import SUITS
from rules.kit.scene import Cards, Hand, Mark, Note, Part, Points, SuitSign, Text, text
from rules.kit.seats import Seat


def peek(public: Public, own: Own, seat: Seat) -> Hand:
    """What this seat sees for itself."""
    return Hand(seat, tuple(_parts(public, own, seat)))


def _parts(public: Public, own: Own, seat: Seat) -> Iterator[Part]:
    if public.phase == "deal":
        return
    if public.ending is not None:
        return  # all hands lie on the board
    protected = protected_cards(public, seat)
    if own.hand:
        live = None
        if public.phase == "action" and public.turn == seat:
            live = cards_of(may_go(own.hand, protected))
        yield Cards(text("hand-cards"), cards_of(own.hand), live)
    else:
        yield Note((text("hand-empty"),))
    if own.chosen is not None:
        yield Note((text("hand-chosen", cards=held(own.chosen)),))
    for line in (*_good(public, own.hand, protected), *_bad(public, own.hand), *_guns(own.hand)):
        yield Note((line,))
    yield from _private(public, own, seat)


def _good(public: Public, hand: int, protected: int) -> Iterator[Text]:
    """Protected cowboys, complete figures, and those that lack one card."""
    if protected:
        yield text("hand-protected", kings=held(protected & KINGS))
    if hand & JACKS == JACKS:
        yield text("hand-orphanage", points=ORPHANAGE)
    elif (hand & JACKS).bit_count() == len(SUITS) - 1:
        yield text("hand-one-jack", points=ORPHANAGE)
    if hand & QUEENS == QUEENS:
        yield text("hand-harem", points=HAREM)
    if hand & KINGS == KINGS:
        posse = hand & ACES == ACES
        yield text("hand-posse", points=POSSE) if posse else text("hand-gang", points=GANG)
    elif (hand & KINGS).bit_count() == len(SUITS) - 1:
        yield text("hand-one-king", points=GANG)
    for suit in SUITS:
        missing = FAMILY[suit] & ~hand
        if not missing:
            yield text("hand-family", suit=SuitSign(suit), points=FAMILY_POINTS)
        elif missing.bit_count() == 1 and hand & ACES & SUIT[suit]:
            yield text("hand-half-family", suit=SuitSign(suit), card=face(cards_of(missing)[0]))


def _bad(public: Public, hand: int) -> Iterator[Text]:
    """What would cost points now, and what is to be done about it."""
    pairs = couples(hand)
    for suit in SUITS:
        if pairs & SUIT[suit] and not families(hand) & SUIT[suit]:
            couple = "hand-couple" if suit in public.married else "hand-couple-new"
            yield text(couple, suit=SuitSign(suit), points=Points(COUPLE))
    lone = hand & QUEENS & ~pairs
    if lone and hand & QUEENS != QUEENS:
        points = Points(LONE_QUEEN * lone.bit_count())
        yield text("hand-lone", cards=held(lone), points=points)
    sixes = (hand & SIXES).bit_count()
    if sixes:
        points = Points(sixes_points(sixes, adds=public.options.curse_adds))
        curse = "hand-sixes-nine" if hand & NINES else "hand-sixes"
        yield text(curse, count=sixes, points=points)
    if hand & TENS:
        yield text("hand-tens", cards=held(hand & TENS))


def _guns(hand: int) -> Iterator[Text]:
    """Each gun that the hand holds: the cards that its first ones go with."""
    found: dict[str, int] = {}
    for gun in guns_in(hand):
        kind = kind_of(cards_of(gun)) or ""
        found[kind] = found.get(kind, 0) | gun
    for name, cards in found.items():
        yield text("hand-gun", kind=name, cards=faces(gun_order(cards_of(cards))))
    for quick in quick_draws(hand):
        yield text("hand-quick", cards=faces(gun_order(cards_of(quick))))


def _private(public: Public, own: Own, seat: Seat) -> Iterator[Part]:
    """What only this seat knows of the last pass and of the shot that it answers."""
    if own.passes and _just_passed(public):
        gave, got = own.passes[-1]
        if gave or got:
            yield Note((text("hand-passed", gave=held(gave), got=held(got)),))
    yield from _six(public, own, seat)
    aimed, answer = public.aimed, own.answer
    if aimed is None or answer is None:
        return
    if answer.turned is None:
        kings = counting_kings(own.hand, public.protected[seat], aimed.gun.kind)
        yield Note((text("hand-yes", kings=held(kings)) if kings else text("hand-no"),))
    else:
        yield Note((text("hand-turned", card=face(answer.turned)),))


def _six(public: Public, own: Own, seat: Seat) -> Iterator[Part]:
    """The Six that was handed over in this turn, for those two alone: who gave it and who got it."""
    for event in reversed(public.history):
        if isinstance(event, ev.Discarded | ev.TenLaid | ev.FiveGone):
            return
        if isinstance(event, ev.Backfired) and seat in (event.by, event.at):
            card = face(own.sixes[-1])
            if seat == event.at:
                yield Note((text("hand-six-gave", card=card, seat=Mark(event.by)),))
            else:
                yield Note((text("hand-six-got", card=card, seat=Mark(event.at)),))
            return


def _just_passed(public: Public) -> bool:
    """Whether the last pass was in this turn or in the round of turns before it."""
    turns = 0
    for event in reversed(public.history):
        if isinstance(event, ev.Passed):
            return turns < len(public.sizes)
        turns += isinstance(event, ev.Discarded | ev.TenLaid | ev.FiveGone)
    return False
