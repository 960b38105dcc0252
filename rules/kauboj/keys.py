"""Each act as a key: its label, and how people may type it."""

from collections import Counter

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
    QuickDraw,
    Redraw,
    Shoot,
    Stand,
    Ten,
)
from rules.kauboj.guns import Gun, Kind, kind_of
from rules.kauboj.state import Public
from rules.kauboj.words import face, faces, gun_order, gun_text, way_text
from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.forms import Option
from rules.kit.scene import Joined, Mark, SuitSign, Text, text
from rules.kit.seats import Seat


def direction_key(action: Direct) -> Option:
    """What the dealer may say."""
    match action.to:
        case "left":
            return Option(text("key-left"), action, text("words-left"))
        case "right":
            return Option(text("key-right"), action, text("words-right"))
    return Option(text("key-across"), action, text("words-across"))


def turn_key(public: Public, seat: Seat, action: Action) -> Option:
    """What may be done on turn."""
    match action:
        case DropGun(number):
            gun = _gun(public, seat, number)
            return drop_key(action, gun_text(gun), gun.kind)
        case Shoot(number, at):
            # By its name, with its suits where there are two of that name.
            gun = _gun(public, seat, number)
            twice = Counter(other.kind for other in public.guns[seat])[gun.kind] > 1
            return shot_key(action, gun_text(gun) if twice else text("gun-kind", kind=gun.kind), Seat(at))
        case Five(card, draw) if "pile" in draw:
            return _five_pile(public, action, card)
        case Discard(draw="pile"):
            return take_key(action, public.pile[-1])
    return card_key(action)


def card_key(action: Action) -> Option:
    """What may be done on turn with cards of the hand, whatever else lies there."""
    match action:
        case Marry(suit):
            return Option(
                text("key-marriage", suit=SuitSign(suit)),
                action,
                text("words-marriage", suit=suit, sign=SuitSign(suit)),
            )
        case Nine(card, to):
            way = way_text(to)
            return Option(
                text("key-nine", card=face(card), way=way), action, text("words-nine", card=card, way=way)
            )
        case DrawGun(cards):
            kind, parts = kind_of(cards) or "", gun_order([Card(card) for card in cards])
            return Option(
                text("key-gun", kind=kind, cards=faces(parts)),
                action,
                text("words-gun", kind=kind, cards=" ".join(parts)),
            )
        case Ten(card):
            return Option(text("key-ten", card=face(card)), action, text("words-ten", card=card))
        case Five(card):
            return Option(text("key-five", card=face(card)), action, text("words-five", card=card))
        case Discard("stock", None):
            return Option(text("key-discard-nothing"), action, text("words-discard-nothing"))
        case Discard("stock", str(card)):
            return Option(text("key-discard", card=face(card)), action, text("words-discard", card=card))
    raise TypeError(f"no action of a turn: {action.do}")


def drop_key(action: DropGun, gun: Text, kind: Kind) -> Option:
    """Dropping a gun, as it is called."""
    return Option(text("key-drop", gun=gun), action, text("words-drop", gun=gun, kind=kind))


def shot_key(action: Shoot, gun: Text, at: Seat) -> Option:
    """A shot of a gun, as it is called."""
    words = text("words-shoot", gun=gun, number=at + 1, seat=Mark(at))
    return Option(text("key-shoot", gun=gun, seat=Mark(at)), action, words)


def _gun(public: Public, seat: Seat, number: int) -> Gun:
    return next(gun for gun in public.guns[seat] if gun.number == number)


def _five_pile(public: Public, action: Five, card: str) -> Option:
    top = public.pile[-1]
    return Option(
        text("key-five-pile", card=face(card), top=face(top)),
        action,
        text("words-five-pile", card=card, top=top),
    )


def take_key(action: Discard, top: str) -> Option:
    """A discard after the pile's ``top`` has been taken."""
    card = action.card
    if card is None:
        return Option(text("key-take-only", top=face(top)), action, text("words-take-only", top=top))
    return Option(
        text("key-take", card=face(card), top=face(top)), action, text("words-take", card=card, top=top)
    )


def answer_key(action: Action, *, yes: bool) -> Option:
    """What a target may answer. ``yes``: what he says if he stands."""
    match action:
        case GiveSix(card):
            return Option(text("key-six", card=face(card)), action, text("words-six", card=card))
        case QuickDraw(cards):
            parts = gun_order([Card(card) for card in cards])
            return Option(
                text("key-quick", cards=faces(parts)), action, text("words-quick", cards=" ".join(parts))
            )
        case Stand():
            return Option(text("key-stand-yes" if yes else "key-stand-no"), action, text("words-stand"))
        case Lose(king):
            return Option(text("key-lose", card=face(king)), action, text("words-lose", card=king))
        case Badge(take):
            if take:
                return Option(text("key-badge"), action, text("words-badge"))
            return Option(text("key-no-badge"), action, text("words-no-badge"))
        case Redraw(sources):
            return _redraw(action, sources)
    raise TypeError(f"no answer: {action.do}")


def _redraw(action: Redraw, sources: tuple[str, ...]) -> Option:
    if not sources:
        return Option(text("key-redraw-nothing"), action, text("words-redraw-nothing"))
    names = tuple(text("from-pile") if source == "pile" else text("from-stock") for source in sources)
    return Option(
        text("key-redraw", sources=Joined(names, " + ")),
        action,
        text("words-redraw", sources=Joined(names, " ")),
    )
