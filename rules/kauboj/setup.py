"""From a setup to the opening state of a deal (kauboj.md, *Set-up*, *Match*)."""

from rules.kauboj.options import Options, Setup
from rules.kauboj.state import Hidden, Kauboj, Own, Public
from rules.kit.contract import BadSetup, State
from rules.kit.scene import text
from rules.kit.seats import Seat, left_of

_NOTHING = Own(0)


def check_setup(seats: int, setup: Setup) -> None:
    """Raises ``BadSetup`` where no deal can start from ``setup``."""
    if setup.dealer is not None and setup.dealer >= seats:
        raise BadSetup(text("setup-dealer", most=seats - 1))
    if setup.totals is not None and len(setup.totals) != seats:
        raise BadSetup(text("setup-totals", seats=seats))


def opening(seats: int) -> Setup:
    """Deal 1: the last seat deals, and nobody has points."""
    return Setup(dealer=seats - 1, totals=(0,) * seats)


def start(seats: int, options: Options, setup: Setup) -> Kauboj:
    """The deal before its shuffle."""
    dealer = Seat(seats - 1 if setup.dealer is None else setup.dealer)
    nothing: tuple[tuple[()], ...] = ((),) * seats
    public = Public(
        options, dealer, (0,) * seats, nothing, 0, nothing, ("",) * seats, (0,) * seats, "", (),
        None, None, None, None, "deal", left_of(dealer, seats), (), 0, None, (), 0, False, 0, (),
    )  # fmt: skip
    return State(public, (_NOTHING,) * seats, Hidden(()))
