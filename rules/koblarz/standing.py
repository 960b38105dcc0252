"""What stands on the board for everybody who is asked, and what may be said in advance (screens.md §2)."""

from rules.kit.action import Action
from rules.kit.forms import Choice, Option
from rules.kit.scene import Mark, Text, text
from rules.kit.seats import Seat
from rules.koblarz.actions import CHALLENGES, FIRE, ROLL, STAKES, THROW, Joker
from rules.koblarz.banks import has_finished
from rules.koblarz.legal import MOST_COINS, able, interrupts
from rules.koblarz.state import BankTurn, Public

_INTERRUPTS: tuple[Action, ...] = (*CHALLENGES, THROW, FIRE)
"""In the order of the keys."""


def offers(public: Public) -> tuple[Choice, ...]:
    """The stakes of the pair, or every Joker and Fire that is open to somebody. To let it roll is the
    table's own key."""
    turn = public.turn
    if turn is None or public.rolling:
        return ()
    return (_stakes(public, turn),) if turn.waiting else _interrupts(public, turn)


def _stakes(public: Public, turn: BankTurn) -> Choice:
    """Up to what the richer of the pair may stake: the keys stay as they are while one has answered."""
    most = max(min(MOST_COINS, public.purses[seat].wallet) for seat in turn.asked)
    options = tuple(
        Option(text("key-stake", coins=bet.coins), bet, text("words-stake", coins=bet.coins))
        for bet in STAKES[:most]
    )
    low, high = map(Mark, turn.pair)
    question = text("ask-stakes", bank=public.bank + 1, low=low, high=high)
    return Choice("stake", "board", question, options, secret=True)


def _interrupts(public: Public, turn: BankTurn) -> tuple[Choice, ...]:
    found = {action for seat in able(public) for action in interrupts(public, seat)}
    options = tuple(_interrupt(action) for action in _INTERRUPTS if action in found)
    if not options:
        return ()
    roller, target = Mark(turn.rolls[0]), turn.target or 0
    question = text("form-interrupt", bank=public.bank + 1, roller=roller, target=target)
    return (Choice("interrupt", "board", question, options),)


def _interrupt(action: Action) -> Option:
    """Without what it would cost: that each seat is told when it presses."""
    match action:
        case Joker(None):
            return Option(text("key-throw"), action, text("words-throw"))
        case Joker(side):
            return Option(text("key-joker", side=side or 1), action, text("words-joker", side=side or 1))
    return Option(text("key-fire"), action, text("words-fire"))


def orders(public: Public, seat: Seat) -> tuple[tuple[str, Text], ...]:
    """*Not this bank*, from the stakes to the last roll: every roll of the bank on turn is let go."""
    turn = public.turn
    if turn is None or not _might(public, turn, seat):
        return ()
    return ((_not_this_bank(public), text("order-bank", bank=public.bank + 1)),)


def board_orders(public: Public) -> tuple[tuple[str, Text], ...]:
    """*Not this bank* while a window is open to somebody: who may give it is asked when it is pressed."""
    turn = public.turn
    if turn is None or turn.waiting or public.rolling or not able(public):
        return ()
    return ((_not_this_bank(public), text("order-bank", bank=public.bank + 1)),)


def ordered(public: Public, seat: Seat, order: str) -> Action | None:
    """The roll that is due, in each window of that bank that is open to the seat."""
    return ROLL if order == _not_this_bank(public) and interrupts(public, seat) else None


def _not_this_bank(public: Public) -> str:
    """With the round, for the same bank has a turn in each."""
    return f"bank-{public.round}-{public.bank + 1}"


def _might(public: Public, turn: BankTurn, seat: Seat) -> bool:
    """Whether the seat can still have something to say before a roll of this turn (§11, §12, §13)."""
    purse, options = public.purses[seat], public.options
    if not purse.wallet and options.finished_players == "watch" and has_finished(public, seat):
        return False
    if purse.joker:
        return not turn.joker_used and bool(purse.sock or not options.throw_needs_sock)
    return purse.fire and not purse.locked
