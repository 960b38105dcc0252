"""Level 2: rules of thumb. Sixes go with a Nine, Tens are laid when that is safe, couples are shown and
broken, guns are drawn and fired; what is left over is thrown away, Queens first.

They look at the seat's own cards and at what lies open, nothing else, and work on bits: level 3 plays whole
deals out with them.
"""

from typing import Final

from rules.kauboj.actions import FROM_PILE, FROM_STOCK, KEEP, STAND, Pass, Redraw
from rules.kauboj.cards import (
    ACES,
    BIT,
    CARD_OF,
    FIVES,
    JACKS,
    KINGS,
    NINES,
    QUEENS,
    SIXES,
    SUIT,
    TENS,
    TWOS,
    cards_of,
    couples,
    may_go,
    pick_card,
)
from rules.kauboj.guns import EIGHTS, ENDS_DEAL, FOURS, SEVENS, THREES, Gun, has_gun, kind_of, quick_draws
from rules.kauboj.judge import no_pile, targets, to_pass
from rules.kauboj.legal import (
    BADGE,
    DIRECT,
    GIVE_SIX,
    LOSE,
    NINE,
    QUICK_DRAW,
    TEN,
    TWO_FROM_STOCK,
    draw_guns,
    marriages,
    shot,
    ways,
)
from rules.kauboj.policy.worth import worth
from rules.kauboj.scoring import ALL_TENS, FINISHER, hand_points
from rules.kauboj.shots import counting_kings
from rules.kauboj.state import Own, Public, protected_cards
from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.chance import Chance, pick
from rules.kit.seats import Seat

ENOUGH = -40
"""With fewer points a deal is not finished while it can go on."""
SMALL_HAND = 4
"""With so few cards a Five is worth two others, and lost Kings are replaced."""
_GUN_ORDER: Final = {"45": 0, "357": 1, "38": 2, "22": 3}
_REDRAW: Final = Redraw(("stock",))


def thumb(public: Public, own: Own, seat: Seat, chance: Chance) -> Action:
    """What the rules of thumb say to a seat that owes an act."""
    phase = public.phase
    if phase == "action":
        return turn_act(public, own, seat, chance)
    if phase == "pass":
        return Pass(to_give(public, own, seat))
    if phase == "answer":
        return answer(public, own, seat)
    return DIRECT[pick(chance, ways(len(public.sizes)))]


def turn_act(public: Public, own: Own, seat: Seat, chance: Chance) -> Action:
    """An act on turn."""
    act: Action | None = None
    if public.action is None:
        act = _action(public, own, seat, chance)
    elif public.action == "shoot":
        act = best_shot(public, seat, chance)
    return act if act is not None else best_discard(public, own, seat, chance)


def _action(public: Public, own: Own, seat: Seat, chance: Chance) -> Action | None:
    hand = own.hand
    tens_open = sum(map(len, public.tens))
    twos = hand & TWOS
    if tens_open == ALL_TENS and twos & (twos - 1) and hand_points(hand) + FINISHER >= ENOUGH:
        return draw_guns(twos)[0]
    if hand & TENS and (not _last_ten(public, tens_open) or hand_points(hand & ~TENS) >= ENOUGH):
        return TEN[CARD_OF[(hand & TENS) & -(hand & TENS)]]
    if couples(hand):
        shown = marriages(public, own)
        if shown:
            return shown[0]
    if hand & NINES and hand & SIXES:
        return NINE[pick_card(chance, hand & NINES), pick(chance, ways(len(public.sizes)))]
    if has_gun(hand):
        gun = best_gun(hand, tens_open)
        if gun is not None:
            return gun
    if public.guns[seat]:
        shoot = best_shot(public, seat, chance)
        if shoot is not None:
            return shoot
    if hand & FIVES and hand.bit_count() <= SMALL_HAND and not hand & FOURS:
        return TWO_FROM_STOCK[pick_card(chance, hand & FIVES)]
    return None


def _last_ten(public: Public, tens_open: int) -> bool:
    """Whether laying a Ten would end the deal."""
    return tens_open == ALL_TENS - 1 and any(gun.kind == ENDS_DEAL for guns in public.guns for gun in guns)


def best_gun(hand: int, tens_open: int) -> Action | None:
    """A gun to draw; a 22 is kept for the end where somebody else has the fourth Ten, and drawn no more where
    it would end the deal."""
    keep = tens_open == ALL_TENS or (tens_open == ALL_TENS - 1 and not hand & TENS)
    guns = [
        (order, gun)
        for gun in draw_guns(hand)
        if (order := _GUN_ORDER[kind_of(gun.cards) or ENDS_DEAL]) < _GUN_ORDER[ENDS_DEAL] or not keep
    ]
    return min(guns, key=lambda pair: pair[0])[1] if guns else None


def best_shot(public: Public, seat: Seat, chance: Chance) -> Action | None:
    """A shot that has not been fired, at the largest hand; a 22 may be answered with a Six, so it is kept."""
    guns = [gun for gun in public.guns[seat] if gun.number not in public.fired and gun.kind != ENDS_DEAL]
    aims = targets(public, seat) if guns else ()
    if not aims:
        return None
    gun = guns[0]
    return shot(gun.number, max(aims, key=lambda at: _target_value(public, gun, at, chance)))


def _target_value(public: Public, gun: Gun, at: Seat, chance: Chance) -> int:
    protected = len(public.protected[at])
    likely = public.sizes[at] - 2 * protected
    return 4 * (likely + (4 * protected if gun.kind == "45" else 0)) + chance.below(4)


def best_discard(public: Public, own: Own, seat: Seat, chance: Chance) -> Action:
    """The turn's end: what is of least use goes; the pile's top card is taken where it is of use."""
    hand, protected = own.hand, protected_cards(public, seat)
    free = may_go(hand, protected)
    if not free:
        return FROM_STOCK[None]
    if no_pile(public) is None:
        top = BIT[public.pile[-1]]
        rest = may_go(hand | top, protected) & ~top
        if rest and top & _useful(hand, public.married):
            return FROM_PILE[least_useful(hand | top, rest, public.married, chance)]
    return FROM_STOCK[least_useful(hand, free, public.married, chance)]


def _useful(hand: int, married: str) -> int:
    """Which cards would be of use to this hand."""
    wanted = TENS
    if hand & SIXES:
        wanted |= NINES
    if hand & TWOS:
        wanted |= TWOS
    if hand & THREES:
        wanted |= EIGHTS
    if hand & EIGHTS:
        wanted |= THREES
    wanted |= (hand & FOURS) >> 1 | (hand & FIVES) << 1
    if (hand & JACKS).bit_count() > 1:
        wanted |= JACKS
    if (hand & KINGS).bit_count() > 1:
        wanted |= KINGS
    kings_to = (hand & QUEENS) >> 1
    queens_to = (hand & KINGS) << 1
    for suit in married:
        kings_to &= ~SUIT[suit]
        queens_to &= ~SUIT[suit]
    return (wanted | kings_to | queens_to | _families_of(hand)) & ~hand


def _families_of(hand: int) -> int:
    """The Queens and Jacks of protected Kings: with both it is a family."""
    aces = hand & ACES
    return aces << 2 | aces << 3


def least_useful(hand: int, free: int, married: str, chance: Chance) -> Card:
    """Which of the ``free`` cards goes: the first group of these that is not empty."""
    queens = hand & QUEENS & ~_families_of(hand)
    if hand & QUEENS != QUEENS:
        pairs = couples(hand) & queens
        for suit in married:
            if pairs & SUIT[suit] & free:
                return pick_card(chance, pairs & SUIT[suit] & free)
        lone = queens & ~couples(hand) & free
        if lone:
            return pick_card(chance, lone)
    for group in _idle(hand):
        if group & free:
            return pick_card(chance, group & free)
    return pick_card(chance, free)


def _idle(hand: int) -> tuple[int, ...]:
    """Groups of cards of little use, the idlest first."""
    half = (hand & FOURS & ~(hand << 1)) | (hand & SEVENS)
    nines = 0 if hand & SIXES else hand & NINES
    eights = 0 if hand & THREES else hand & EIGHTS
    threes = 0 if hand & EIGHTS else hand & THREES
    fives = hand & FIVES & ~(hand >> 1)
    twos = hand & TWOS
    jacks = 0 if (hand & JACKS).bit_count() > 2 else hand & JACKS
    kings = hand & KINGS & ~(hand >> 1)
    return (half, nines | eights, threes | fives, jacks, kings, twos, hand & NINES, hand & ~TENS)


def to_give(public: Public, own: Own, seat: Seat) -> tuple[Card, ...]:
    """Which cards to pass: those without which the hand is worth most."""
    free = own.hand & ~protected_cards(public, seat)
    left, tens_open = own.hand, sum(map(len, public.tens))
    for _ in range(to_pass(public, own, seat)):
        left ^= max(
            [BIT[card] for card in cards_of(free & left)],
            key=lambda bit: worth(left ^ bit, public.married, tens_open),
        )
    return cards_of(own.hand ^ left)


def answer(public: Public, own: Own, seat: Seat) -> Action:
    """What a target does, step by step."""
    step, aimed = own.answer, public.aimed
    assert step is not None and aimed is not None
    hand = own.hand
    match step.step:
        case "reply":
            if aimed.gun.kind == ENDS_DEAL and hand & SIXES:
                return GIVE_SIX[cards_of(hand & SIXES)[0]]
            quick = quick_draws(hand)
            if quick and counting_kings(hand, public.protected[seat], aimed.gun.kind):
                return QUICK_DRAW[quick[0]]
            return STAND
        case "lose":
            tens_open = sum(map(len, public.tens))
            kings = cards_of(hand & KINGS & ~protected_cards(public, seat))
            return LOSE[max(kings, key=lambda king: worth(hand & ~BIT[king], public.married, tens_open))]
        case "badge":
            return BADGE[0 if len(public.aside) > 1 or hand_points(hand) >= 0 else 1]
    return _REDRAW if hand.bit_count() <= SMALL_HAND else KEEP
