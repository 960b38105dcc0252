"""What a player is offered: stakes, the roll, Joker and Fire. All of it stands on the board."""

from rules.kit.action import Action
from rules.kit.forms import Choice, Form, Option
from rules.kit.scene import Mark, Text, text
from rules.kit.seats import Seat
from rules.koblarz.actions import CHALLENGES, FIRE, ROLL, THROW, Bet, Fire, Joker
from rules.koblarz.legal import legal
from rules.koblarz.state import BankTurn, Public


def ask(public: Public, seat: Seat) -> tuple[Form, ...]:
    """The one form of this moment, or none."""
    turn, actions = public.turn, legal(public, seat)
    if turn is None or not actions:
        return ()
    bank = public.bank + 1
    if turn.waiting:
        question = text("form-stake", bank=bank, coins=public.purses[seat].wallet)
        options = _options(public, turn, seat, actions)
        return (Choice("stake", "board", question, options, secret=True, tries=_tries(actions)),)
    question = text("form-interrupt", bank=bank, roller=Mark(turn.rolls[0]), target=turn.target or 0)
    options = _options(public, turn, seat, actions)
    return (Choice("interrupt", "board", question, options, tries=_tries(actions)),)


def _tries(actions: tuple[Action, ...]) -> tuple[Option, ...]:
    """What there is in this game but not just now: whoever types it is told why."""
    return tuple([option for option in _EVERYTHING if option.action not in actions])


def _options(public: Public, turn: BankTurn, seat: Seat, actions: tuple[Action, ...]) -> tuple[Option, ...]:
    return tuple(_option(public, turn, seat, action) for action in actions)


def _option(public: Public, turn: BankTurn, seat: Seat, action: Action) -> Option:
    match action:
        case Bet(coins):
            said = text("said-stake", coins=coins, bank=public.bank + 1)
            words = text("words-stake", coins=coins)
            return Option(text("key-stake", coins=coins), action, words, said=said)
        case Joker(None):
            struck = turn.rolls.count(seat)
            confirm = text("confirm-throw-own", rolls=struck) if struck else text("confirm-throw")
            return Option(text("key-throw"), action, text("words-throw"), confirm)
        case Joker(side):
            confirm = _challenge(public, turn, seat, side or 1)
            return Option(
                text("key-joker", side=side or 1), action, text("words-joker", side=side or 1), confirm
            )
        case Fire():
            bank = public.banks[public.bank]
            confirm = text("confirm-fire", bank=public.bank + 1, coins=bank.coins, jokers=bank.jokers)
            return Option(text("key-fire"), action, text("words-fire"), confirm)
    return Option(text("key-roll"), action, text("words-roll"))


_MOST_TYPED = 20
"""Stakes up to this one are understood when they are typed, and refused with what would be right."""
_EVERYTHING = (
    *[
        Option(text("key-stake", coins=coins), Bet(coins), text("words-stake", coins=coins))
        for coins in range(_MOST_TYPED + 1)
    ],
    Option(text("key-roll"), ROLL, text("words-roll")),
    Option(text("key-joker", side=1), CHALLENGES[0], text("words-joker", side=1)),
    Option(text("key-joker", side=2), CHALLENGES[1], text("words-joker", side=2)),
    Option(text("key-throw"), THROW, text("words-throw")),
    Option(text("key-fire"), FIRE, text("words-fire")),
)


def _challenge(public: Public, turn: BankTurn, seat: Seat, side: int) -> Text:
    return text(
        "confirm-joker", side=side, target=turn.target or 0, coins=2 * side, sock=public.purses[seat].sock
    )
