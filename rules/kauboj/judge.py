"""The one place that says no, and why (kauboj.md). What a refusal tells is for the one who tried only."""

from collections.abc import Sequence

from rules.kauboj.actions import (
    Badge,
    Direct,
    Discard,
    DrawGun,
    DropGun,
    Five,
    GiveSix,
    Lose,
    Marry,
    Nine,
    Pass,
    QuickDraw,
    Redraw,
    Shoot,
    Stand,
    Ten,
)
from rules.kauboj.cards import BIT, KINGS, QUEENS, RANK, SUIT, cards_of, may_go
from rules.kauboj.guns import ENDS_DEAL, guns_in, is_quick, kind_of
from rules.kauboj.state import Own, Public, can_reshuffle, protected_cards
from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.scene import Face, Joined, Mark, Refusal, SuitSign, Text, text
from rules.kit.seats import Seat

ACROSS_NEEDS = 4
"""*Set-up*: across only with four."""


def refuse(public: Public, own: Own, seat: Seat, action: Action) -> Refusal | None:
    """Why ``action`` is not legal for ``seat`` now; None: it is legal."""
    reason = _reason(public, own, seat, action)
    return None if reason is None else Refusal(reason)


def _reason(public: Public, own: Own, seat: Seat, action: Action) -> Text | None:
    if public.phase == "over":
        return text("refuse-over")
    if public.phase == "deal" or public.drawing is not None:
        return text("refuse-shuffling")
    match action:
        case Direct(to):
            return _no_direction(public, seat) or _no_way(public, to)
        case Pass(cards):
            return _no_pass(public, own, seat, cards)
        case Stand() | GiveSix() | QuickDraw():
            return _no_step(public, own, seat, "reply") or _no_reply(public, own, action)
        case Lose(king):
            return _no_step(public, own, seat, "lose") or _no_king(public, own, seat, king)
        case Badge():
            return _no_step(public, own, seat, "badge")
        case Redraw(sources):
            return _no_step(public, own, seat, "redraw") or _no_redraw(public, own, sources)
    return _not_on_turn(public, own, seat) or _no_turn_act(public, own, seat, action)


def _no_direction(public: Public, seat: Seat) -> Text | None:
    if public.phase != "direction":
        return text("refuse-direction-over")
    return None if seat == public.dealer else text("refuse-not-dealer", seat=Mark(public.dealer))


def _no_way(public: Public, to: str) -> Text | None:
    if to == "across" and len(public.sizes) < ACROSS_NEEDS:
        return text("refuse-across")
    return None


def _no_pass(public: Public, own: Own, seat: Seat, cards: Sequence[str]) -> Text | None:
    passing = public.passing
    if passing is None:
        return text("refuse-no-pass")
    if seat not in passing.waiting:
        return text("refuse-passed")
    missing = _not_in_hand(own, cards)
    if missing is not None:
        return missing
    for card in cards:
        if BIT[Card(card)] & protected_cards(public, seat):
            return _unit(card)
    count = to_pass(public, own, seat)
    if len(cards) != count:
        return text("refuse-pass-count", count=count, chosen=len(cards))
    return None


def to_pass(public: Public, own: Own, seat: Seat) -> int:
    """How many cards this seat passes: as many as it can where these are too few."""
    assert public.passing is not None
    free = own.hand & ~protected_cards(public, seat)
    return min(public.passing.many, free.bit_count())


def _not_in_hand(own: Own, cards: Sequence[str]) -> Text | None:
    """Cards that are not there, or named twice."""
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            return text("refuse-twice", card=Face(Card(card)))
        seen.add(card)
        if not own.hand & BIT.get(Card(card), 0):
            return text("refuse-not-yours", card=Face(Card(card)))
    return None


def _unit(card: str) -> Text:
    """*A protected cowboy is one unit.*"""
    return text("refuse-unit", king=Face(Card("K" + card[1])), ace=Face(Card("A" + card[1])))


def _not_on_turn(public: Public, own: Own, seat: Seat) -> Text | None:
    """What is asked of whom just now, where it is not this seat's turn."""
    if public.phase == "answer" and own.answer is not None:
        return text(f"refuse-owed-{own.answer.step}")
    match public.phase:
        case "direction":
            return text("refuse-direction-first", seat=Mark(public.dealer))
        case "pass":
            return text("refuse-pass-first")
        case "answer":
            assert public.aimed is not None
            return text("refuse-answer-first", seat=Mark(public.aimed.at))
    return None if seat == public.turn else text("refuse-not-your-turn", seat=Mark(public.turn))


def _no_turn_act(public: Public, own: Own, seat: Seat, action: Action) -> Text | None:
    if isinstance(action, Discard):
        return _no_discard(public, own, seat, action)
    if public.action is not None and not (isinstance(action, Shoot) and public.action == "shoot"):
        return text("refuse-one-action", action=text(f"did-{public.action}"))
    match action:
        case Marry(suit):
            return _no_marriage(public, own, suit)
        case Nine(card, to):
            return _not_of_rank(own, card, "9") or _no_way(public, to)
        case DrawGun(cards):
            return _no_gun(own, cards)
        case DropGun(gun):
            return _no_such_gun(public, seat, gun)
        case Shoot(gun, at):
            return _no_such_gun(public, seat, gun) or _no_shot(public, seat, gun, at)
        case Ten(card):
            return _not_of_rank(own, card, "T")
        case Five(card, draw):
            return _not_of_rank(own, card, "5") or _no_two(public, draw)
    raise TypeError(f"no action of Kauboj: {action.do}")


def _no_gun(own: Own, cards: Sequence[str]) -> Text | None:
    """No gun at all, or not of the hand: by its name where the hand has none of that name."""
    kind, missing = kind_of(cards), _not_in_hand(own, cards)
    if kind is None or len(set(cards)) < len(cards):
        return missing or text("refuse-no-gun")
    if missing is not None and kind not in {kind_of(cards_of(gun)) for gun in guns_in(own.hand)}:
        return text(f"refuse-hand-{kind}")
    return missing


def _not_of_rank(own: Own, card: str, rank: str) -> Text | None:
    if not RANK[rank] & BIT.get(Card(card), 0):
        return text("refuse-rank", card=Face(Card(card)), rank="10" if rank == "T" else rank)
    return _not_in_hand(own, (card,))


def _no_marriage(public: Public, own: Own, suit: str) -> Text | None:
    pair = (KINGS | QUEENS) & SUIT[suit]
    if own.hand & pair != pair:
        return text("refuse-no-couple", suit=SuitSign(suit))
    return text("refuse-married", suit=SuitSign(suit)) if suit in public.married else None


def _no_such_gun(public: Public, seat: Seat, number: int) -> Text | None:
    if any(gun.number == number for gun in public.guns[seat]):
        return None
    return text("refuse-no-such-gun" if public.guns[seat] else "refuse-no-drawn-gun")


def _no_shot(public: Public, seat: Seat, number: int, at: int) -> Text | None:
    if number in public.fired:
        return text("refuse-fired")
    if not 0 <= at < len(public.sizes) or at == seat:
        return text("refuse-no-target")
    if not public.guns[at] and not public.options.any_target:
        return text("refuse-target-no-gun", seat=Mark(Seat(at)))
    if not public.stock and not can_reshuffle(public):
        return text("refuse-no-shot-card")
    return None


def targets(public: Public, seat: Seat) -> tuple[Seat, ...]:
    """Whom this seat may shoot at now with a gun that has not fired."""
    if not public.stock and not can_reshuffle(public):
        return ()
    guns, anybody = public.guns, public.options.any_target
    return tuple([Seat(at) for at in range(len(guns)) if at != seat and (anybody or guns[at])])


def _no_two(public: Public, draw: Sequence[str]) -> Text | None:
    if len(draw) != 2 or draw.count("pile") > 1:
        return text("refuse-five-draw")
    return text("refuse-pile-empty") if "pile" in draw and not public.pile else None


def no_pile(public: Public) -> Text | None:
    """Why the turn's end may not draw from the pile; None: it may."""
    if not public.pile:
        return text("refuse-pile-empty")
    return text("refuse-own-card") if public.action in ("nine", "drop") else None


def _no_discard(public: Public, own: Own, seat: Seat, action: Discard) -> Text | None:
    protected, hand = protected_cards(public, seat), own.hand
    if action.draw == "pile":
        why = no_pile(public)
        if why is not None:
            return why
    nothing = not may_go(hand, protected)
    if action.card is None:
        return None if nothing else text("refuse-must-discard")
    if nothing:
        return text("refuse-discard-nothing")
    if action.draw == "pile":
        hand |= BIT[public.pile[-1]]
    card = Card(action.card)
    bit = BIT.get(card, 0)
    if not hand & bit:
        return text("refuse-not-yours", card=Face(card))
    if bit & protected:
        return _unit(card)
    free = may_go(hand, protected)
    if not bit & free:
        return text("refuse-six", may=_faces(free))
    return None


def _faces(cards: int) -> Joined:
    return Joined(tuple(text("card", card=Face(card)) for card in cards_of(cards)), " ")


def _no_step(public: Public, own: Own, seat: Seat, step: str) -> Text | None:
    """Why this seat does not answer so now."""
    if public.aimed is None:
        return text("refuse-no-shot")
    if seat != public.aimed.at or own.answer is None:
        return text("refuse-answer-first", seat=Mark(public.aimed.at))
    return None if own.answer.step == step else text(f"refuse-owed-{own.answer.step}")


def _no_reply(public: Public, own: Own, action: GiveSix | QuickDraw | Stand) -> Text | None:
    assert public.aimed is not None
    match action:
        case GiveSix(card):
            if public.aimed.gun.kind != ENDS_DEAL:
                return text("refuse-six-gun")
            return _not_of_rank(own, card, "6")
        case QuickDraw(cards):
            return _not_in_hand(own, cards) or (None if is_quick(cards) else text("refuse-not-quick"))
    return None


def _no_king(public: Public, own: Own, seat: Seat, king: str) -> Text | None:
    why = _not_of_rank(own, king, "K")
    if why is None and BIT[Card(king)] & protected_cards(public, seat):
        return text("refuse-protected-king", king=Face(Card(king)))
    return why


def _no_redraw(public: Public, own: Own, sources: Sequence[str]) -> Text | None:
    assert own.answer is not None
    if len(sources) > own.answer.most:
        return text("refuse-redraw-count", most=own.answer.most)
    piles = list(sources).count("pile")
    if piles and own.answer.most == 1:
        return text("refuse-redraw-pile")
    return text("refuse-pile-short", pile=len(public.pile)) if piles > len(public.pile) else None
