"""From a setup to the opening state of a game (koblarz.md, *Setup, facts*)."""

from rules.kit.contract import BadSetup
from rules.kit.scene import text
from rules.kit.seats import Seat, all_seats
from rules.koblarz.options import BankSetup, Options, Setup
from rules.koblarz.state import Bank, Public, Purse

COINS_EACH = 10
"""§5: grosze in each wallet at the start."""
_BY_SEAT = ("numbers", "wallets", "socks", "sock_jokers", "jokers", "fires", "banks")


def check_setup(seats: int, options: Options, setup: Setup, deal: int) -> None:
    """Raises ``BadSetup`` where game number ``deal`` of these options cannot start from ``setup``."""
    for name in _BY_SEAT:
        values = getattr(setup, name)
        if values is not None and len(values) != seats:
            raise BadSetup(text("setup-length", field=name, seats=seats))
    if setup.numbers is not None:
        if options.numbers != "once" or deal == 1:
            raise BadSetup(text("setup-numbers-not-here"))
        if sorted(setup.numbers) != list(range(1, seats + 1)):
            raise BadSetup(text("setup-numbers-not-each-once", seats=seats))


def opening_public(seats: int, options: Options, setup: Setup) -> Public:
    """The game before its first bank; without start numbers where these are to be drawn."""
    purses = tuple(
        Purse(wallet, sock, won, joker, fire, False)
        for wallet, sock, won, joker, fire in zip(
            setup.wallets or (COINS_EACH,) * seats,
            setup.socks or (0,) * seats,
            setup.sock_jokers or (0,) * seats,
            setup.jokers or (True,) * seats,
            setup.fires or (True,) * seats,
            strict=True,
        )
    )
    banks = tuple(_bank(bank) for bank in setup.banks) if setup.banks else (Bank(0, 0),) * seats
    return Public(
        options=options,
        order=_order(seats, options, setup),
        dice=(),
        round=setup.round or 1,
        bank=0,
        purses=purses,
        banks=banks,
        trash=_bank(setup.trash) if setup.trash else Bank(0, 0),
        turn=None,
        rolling=False,
        history=(),
    )


def _bank(bank: BankSetup) -> Bank:
    return Bank(bank.coins, bank.jokers)


def _order(seats: int, options: Options, setup: Setup) -> tuple[Seat, ...]:
    """§4, §16: seats by start number, or none where dice decide."""
    if options.numbers == "seats":
        return all_seats(seats)
    if setup.numbers is None:
        return ()
    return tuple(Seat(setup.numbers.index(number)) for number in range(1, seats + 1))
