"""What a player is offered: one form for each group of acts, so that a page can set them in rows.

Only the dealer's direction stands on the board; all else would show a hand.
"""

from collections import Counter
from collections.abc import Collection, Iterator

from rules.kauboj.actions import (
    FROM_PILE,
    FROM_STOCK,
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
from rules.kauboj.cards import cards_of
from rules.kauboj.guns import Gun, kind_of
from rules.kauboj.judge import to_pass
from rules.kauboj.legal import actions, legal, shot
from rules.kauboj.shots import counting_kings
from rules.kauboj.state import Own, Public, protected_cards
from rules.kauboj.words import face, faces, gun_order, gun_text, way_text
from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.forms import Choice, Form, Option, Pick
from rules.kit.scene import Joined, Mark, SuitSign, Text, text
from rules.kit.seats import Seat, all_seats, left_of

_TURN_GROUPS: dict[type[Action], str] = {
    Marry: "marriage",
    Nine: "nine",
    DrawGun: "gun",
    DropGun: "drop",
    Shoot: "shoot",
    Ten: "ten",
    Five: "five",
}


def ask(public: Public, own: Own, seat: Seat) -> tuple[Form, ...]:
    """The forms of this moment; none where the seat is not asked."""
    if public.phase == "pass":
        return _pass(public, own, seat)
    acts = legal(public, own, seat)
    if not acts:
        return ()
    if public.phase == "direction":
        options = tuple(_direction(action) for action in acts if isinstance(action, Direct))
        return (Choice("direction", "board", text("form-direction"), options),)
    if public.phase == "answer":
        return (_answer(public, own, seat, acts),)
    groups: dict[str, list[Option]] = {}
    for action in acts:
        group = f"discard-{action.draw}" if isinstance(action, Discard) else _TURN_GROUPS[type(action)]
        groups.setdefault(group, []).append(_option(public, seat, action))
    tries = tuple(_option(public, seat, action) for action in _refused(public, own, seat, acts))
    return tuple(
        Choice(
            group, "hand", _question(public, group), tuple(options),
            tries=tries if group == "discard-stock" else (),
        )
        for group, options in groups.items()
    )  # fmt: skip


def _refused(public: Public, own: Own, seat: Seat, legal: Collection[Action]) -> Iterator[Action]:
    """What one may well try to do on turn though the rules say no just now."""
    tried: list[Action] = [*actions(public, own, seat)]
    for gun in public.guns[seat]:
        tried += [shot(gun.number, at) for at in all_seats(len(public.sizes)) if at != seat]
    for card in cards_of(own.hand):
        tried.append(FROM_STOCK[card])
        if public.pile:
            tried.append(FROM_PILE[card])
    return (action for action in tried if action not in legal)


def _direction(action: Direct) -> Option:
    match action.to:
        case "left":
            return Option(text("key-left"), action, text("words-left"))
        case "right":
            return Option(text("key-right"), action, text("words-right"))
    return Option(text("key-across"), action, text("words-across"))


def _pass(public: Public, own: Own, seat: Seat) -> tuple[Form, ...]:
    passing = public.passing
    if passing is None or seat not in passing.waiting:
        return ()
    count, seats = to_pass(public, own, seat), len(public.sizes)
    to = Mark(left_of(seat, seats, passing.steps))
    question = text("form-pass", count=count, seat=to)
    if not count:
        option = Option(text("key-pass-nothing"), Pass(()), text("words-pass"))
        return (Choice("pass", "hand", question, (option,), secret=True),)
    return (
        Pick(
            "pass", "hand", question, cards_of(own.hand & ~protected_cards(public, seat)), count, count,
            {"do": "pass"}, "cards", text("key-pass", count=count), text("words-pass"), secret=True,
        ),
    )  # fmt: skip


def _question(public: Public, group: str) -> Text:
    match group:
        case "marriage":
            return text("form-marriage")
        case "nine":
            return text("form-nine")
        case "gun":
            return text("form-gun")
        case "drop":
            return text("form-drop")
        case "shoot":
            return text("form-shoot")
        case "ten":
            return text("form-ten")
        case "five":
            return text("form-five")
        case "discard-stock":
            return text("form-discard", stock=public.stock)
    return text("form-take", card=face(public.pile[-1]))


def _option(public: Public, seat: Seat, action: Action) -> Option:
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
        case DropGun(number):
            gun = _gun(public, seat, number)
            return Option(
                text("key-drop", gun=gun_text(gun)),
                action,
                text("words-drop", gun=gun_text(gun), kind=gun.kind),
            )
        case Shoot(number, at):
            return _shot(public, seat, action, _gun(public, seat, number), Seat(at))
        case Ten(card):
            return Option(text("key-ten", card=face(card)), action, text("words-ten", card=card))
        case Five(card, draw):
            return _five(public, action, card, "pile" in draw)
        case Discard():
            return _discard(public, action)
    raise TypeError(f"no action of a turn: {action.do}")


def _gun(public: Public, seat: Seat, number: int) -> Gun:
    return next(gun for gun in public.guns[seat] if gun.number == number)


def _shot(public: Public, seat: Seat, action: Shoot, gun: Gun, at: Seat) -> Option:
    """A gun by its name, with its suits where there are two of that name."""
    twice = Counter(other.kind for other in public.guns[seat])[gun.kind] > 1
    name = gun_text(gun) if twice else text("gun-kind", kind=gun.kind)
    return Option(
        text("key-shoot", gun=name, seat=Mark(at)),
        action,
        text("words-shoot", gun=name, number=at + 1, seat=Mark(at)),
    )


def _five(public: Public, action: Five, card: str, pile: bool) -> Option:
    if pile:
        top = public.pile[-1]
        return Option(
            text("key-five-pile", card=face(card), top=face(top)),
            action,
            text("words-five-pile", card=card, top=top),
        )
    return Option(text("key-five", card=face(card)), action, text("words-five", card=card))


def _discard(public: Public, action: Discard) -> Option:
    card = action.card
    if action.draw == "stock":
        if card is None:
            return Option(text("key-discard-nothing"), action, text("words-discard-nothing"))
        return Option(text("key-discard", card=face(card)), action, text("words-discard", card=card))
    top = public.pile[-1]
    if card is None:
        return Option(text("key-take-only", top=face(top)), action, text("words-take-only", top=top))
    return Option(
        text("key-take", card=face(card), top=face(top)), action, text("words-take", card=card, top=top)
    )


def _answer(public: Public, own: Own, seat: Seat, actions: tuple[Action, ...]) -> Choice:
    aimed, answer = public.aimed, own.answer
    assert aimed is not None and answer is not None
    options = tuple(_answer_option(public, own, seat, action) for action in actions)
    by, kind = Mark(aimed.by), aimed.gun.kind
    match answer.step:
        case "reply":
            return Choice("reply", "hand", text("form-reply", seat=by, kind=kind), options)
        case "lose":
            return Choice("lose", "hand", text("form-lose", card=_turned(own)), options)
        case "badge":
            return Choice("badge", "hand", text("form-badge", card=_turned(own)), options)
    lost = faces(cards_of(answer.lost))
    return Choice("redraw", "hand", text("form-redraw", card=_turned(own), lost=lost), options)


def _turned(own: Own) -> Text:
    assert own.answer is not None and own.answer.turned is not None
    return text("card", card=face(own.answer.turned))


def _answer_option(public: Public, own: Own, seat: Seat, action: Action) -> Option:
    match action:
        case GiveSix(card):
            return Option(text("key-six", card=face(card)), action, text("words-six", card=card))
        case QuickDraw(cards):
            parts = gun_order([Card(card) for card in cards])
            return Option(
                text("key-quick", cards=faces(parts)), action, text("words-quick", cards=" ".join(parts))
            )
        case Stand():
            assert public.aimed is not None
            yes = counting_kings(own.hand, public.protected[seat], public.aimed.gun.kind)
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
