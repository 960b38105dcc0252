"""What a player is offered: stakes, the roll, Joker and Fire. All of it stands on the board."""

from rules.kit.action import Action
from rules.kit.forms import Choice, Form, Option
from rules.kit.scene import Mark, Text, text
from rules.kit.seats import Seat
from rules.koblarz.actions import Bet, Fire, Joker
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
        return (Choice("stake", "board", question, _options(public, turn, seat, actions), secret=True),)
    question = text("form-interrupt", bank=bank, roller=Mark(turn.rolls[0]), target=turn.target or 0)
    return (Choice("interrupt", "board", question, _options(public, turn, seat, actions)),)


def _options(public: Public, turn: BankTurn, seat: Seat, actions: tuple[Action, ...]) -> tuple[Option, ...]:
    return tuple(_option(public, turn, seat, action) for action in actions)


def _option(public: Public, turn: BankTurn, seat: Seat, action: Action) -> Option:
    match action:
        case Bet(coins):
            return Option(text("key-stake", coins=coins), action, text("words-stake", coins=coins))
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
            confirm = text("confirm-fire", bank=public.bank + 1, coins=bank.coins)
            return Option(text("key-fire"), action, text("words-fire"), confirm)
    return Option(text("key-roll"), action, text("words-roll"))


def _challenge(public: Public, turn: BankTurn, seat: Seat, side: int) -> Text:
    return text(
        "confirm-joker", side=side, target=turn.target or 0, coins=2 * side, sock=public.purses[seat].sock
    )
