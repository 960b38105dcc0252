"""What stands on the board for everybody who is asked, and what may be said in advance."""

from rules.kit.action import Action
from rules.kit.forms import Choice, Option
from rules.kit.scene import Text, text
from rules.kit.seats import Seat, all_seats
from rules.koblarz.actions import ROLL
from rules.koblarz.ask import ask
from rules.koblarz.legal import able
from rules.koblarz.state import Public

_NOT_THIS_BANK = "bank-"


def offers(public: Public) -> tuple[Choice, ...]:
    """Stakes, or every Joker and Fire that is open to somebody (screens.md §2). To let it roll is the table's
    own key."""
    if public.turn is None or public.rolling:
        return ()
    found: dict[Action, Option] = {}
    asked: Choice | None = None
    for seat in all_seats(public.seats):
        for form in ask(public, seat):
            if isinstance(form, Choice):
                asked = asked or form
                for option in form.options:
                    if option.action != ROLL:
                        found.setdefault(option.action, Option(option.label, option.action, option.words))
    if asked is None or not found:
        return ()
    options = tuple(sorted(found.values(), key=lambda option: repr(option.action)))
    return (Choice(asked.id, "board", text("form-board"), options, secret=asked.secret),)


def orders(public: Public, seat: Seat) -> tuple[tuple[str, Text], ...]:
    """*Not this bank*: all rolls of the bank on turn are let go."""
    if public.turn is None or seat not in able(public):
        return ()
    bank = public.bank + 1
    return ((f"{_NOT_THIS_BANK}{bank}", text("order-bank", bank=bank)),)


def ordered(public: Public, seat: Seat, order: str) -> Action | None:
    """Lets the die roll, where a window of that bank is open to the seat."""
    turn = public.turn
    if turn is None or turn.waiting or public.rolling or seat not in able(public):
        return None
    return ROLL if order == f"{_NOT_THIS_BANK}{public.bank + 1}" else None
