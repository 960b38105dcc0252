"""Which start numbers play for which bank, and when a bank or a player is out of the game (§6, §13)."""

from collections.abc import Sequence

from rules.kit.seats import Seat
from rules.koblarz.state import Bank, Public, Purse

PAIRS: dict[int, tuple[tuple[int, int], ...]] = {
    3: ((1, 3), (2, 3), (1, 2)),
    4: ((1, 3), (2, 4), (1, 4), (2, 3)),
    5: ((1, 2), (3, 4), (1, 5), (2, 3), (4, 5)),
    6: ((1, 2), (3, 4), (5, 6), (2, 3), (1, 6), (4, 5)),
    7: ((1, 2), (3, 4), (5, 6), (1, 7), (2, 3), (4, 5), (6, 7)),
}
"""§6: by number of players, the pair of start numbers of each bank."""


def pair_of(order: Sequence[Seat], bank: int) -> tuple[Seat, Seat]:
    """The seats that play for ``bank`` (from 0), the lower start number first."""
    low, high = PAIRS[len(order)][bank]
    return order[low - 1], order[high - 1]


def is_dead(bank: Bank, first: Purse, second: Purse) -> bool:
    """§13: nothing in the bank, and neither of its two players can stake."""
    return not (first.wallet or second.wallet or bank.coins or bank.jokers)


def has_finished(public: Public, seat: Seat) -> bool:
    """§13: an empty wallet and both own banks dead."""
    if public.purses[seat].wallet:
        return False
    number = public.order.index(seat) + 1
    for bank, numbers in enumerate(PAIRS[public.seats]):
        if number in numbers:
            first, second = pair_of(public.order, bank)
            if not is_dead(public.banks[bank], public.purses[first], public.purses[second]):
                return False
    return True
