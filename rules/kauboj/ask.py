"""What a player is offered: one form for each group of acts, so that a page can set them in rows.

Only the dealer's direction stands on the board; all else would show a hand.
"""

from rules.kauboj.actions import Direct, Discard, DrawGun, DropGun, Five, Marry, Nine, Pass, Shoot, Ten
from rules.kauboj.cards import cards_of
from rules.kauboj.judge import to_pass
from rules.kauboj.keys import answer_key, direction_key, turn_key
from rules.kauboj.legal import legal
from rules.kauboj.shots import counting_kings
from rules.kauboj.state import Own, Public, protected_cards
from rules.kauboj.tries import tries
from rules.kauboj.words import face, faces
from rules.kit.action import Action
from rules.kit.forms import Choice, Form, Option, Pick
from rules.kit.scene import Mark, Text, text
from rules.kit.seats import Seat, left_of

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
        options = tuple(direction_key(action) for action in acts if isinstance(action, Direct))
        tried = tries(public, own, seat, acts)
        return (Choice("direction", "board", text("form-direction"), options, tries=tried),)
    if public.phase == "answer":
        return (_answer(public, own, seat, acts),)
    groups: dict[str, list[Option]] = {}
    for action in acts:
        group = f"discard-{action.draw}" if isinstance(action, Discard) else _TURN_GROUPS[type(action)]
        groups.setdefault(group, []).append(turn_key(public, seat, action))
    tried = tries(public, own, seat, acts)
    return tuple(
        Choice(
            group, "hand", _question(public, group), tuple(options),
            tries=tried if group == "discard-stock" else (),
        )
        for group, options in groups.items()
    )  # fmt: skip


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


def _answer(public: Public, own: Own, seat: Seat, actions: tuple[Action, ...]) -> Choice:
    aimed, answer = public.aimed, own.answer
    assert aimed is not None and answer is not None
    yes = bool(counting_kings(own.hand, public.protected[seat], aimed.gun.kind))
    options = tuple(answer_key(action, yes=yes) for action in actions)
    match answer.step:
        case "reply":
            question = text("form-reply", seat=Mark(aimed.by), kind=aimed.gun.kind)
        case "lose":
            question = text("form-lose", card=_turned(own))
        case "badge":
            question = text("form-badge", card=_turned(own))
        case "redraw":
            question = text("form-redraw", card=_turned(own), lost=faces(cards_of(answer.lost)))
    return Choice(answer.step, "hand", question, options, tries=tries(public, own, seat, actions))


def _turned(own: Own) -> Text:
    assert own.answer is not None and own.answer.turned is not None
    return text("card", card=face(own.answer.turned))
