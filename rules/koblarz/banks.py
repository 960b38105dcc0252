"""Which start numbers play for which bank, and when a bank or a player is out of the game (§6, §13)."""

from functools import lru_cache

from rules.kit.seats import Seat, all_seats
from rules.koblarz.state import Bank, Public, Purse

BLOCKING_CALL = 3
"""§8: two calls of this many block the bank."""
PAIRS: dict[int, tuple[tuple[int, int], ...]] = {
    3: ((1, 3), (2, 3), (1, 2)),
    4: ((1, 3), (2, 4), (1, 4), (2, 3)),
    5: ((1, 2), (3, 4), (1, 5), (2, 3), (4, 5)),
    6: ((1, 2), (3, 4), (5, 6), (2, 3), (1, 6), (4, 5)),
    7: ((1, 2), (3, 4), (5, 6), (1, 7), (2, 3), (4, 5), (6, 7)),
}
"""§6: by number of players, the pair of start numbers of each bank."""


@lru_cache(maxsize=8192)  # there are 5910 orders of three to seven seats
def pairs(order: tuple[Seat, ...]) -> tuple[tuple[Seat, Seat], ...]:
    """The seats that play for each bank, the lower start number first; ``order``: seats by start number.

    >>> pairs((Seat(2), Seat(0), Seat(1)))
    ((2, 1), (0, 1), (2, 0))
    """
    return tuple((order[low - 1], order[high - 1]) for low, high in PAIRS[len(order)])


@lru_cache(maxsize=8192)
def _own_banks(order: tuple[Seat, ...]) -> tuple[tuple[int, ...], ...]:
    """By seat, the banks that he plays for."""
    return tuple(
        tuple(number for number, pair in enumerate(pairs(order)) if seat in pair)
        for seat in all_seats(len(order))
    )


def blocks(calls: tuple[int, int], staked: int) -> bool:
    """§8: whether both call the most, and at least one of them with coins (``staked`` in all)."""
    return calls == (BLOCKING_CALL, BLOCKING_CALL) and staked > 0


def is_dead(bank: Bank, first: Purse, second: Purse) -> bool:
    """§13: nothing in the bank, and neither of its two players can stake."""
    return not (first.wallet or second.wallet or bank.coins or bank.jokers)


def has_finished(public: Public, seat: Seat) -> bool:
    """§13: an empty wallet and both own banks dead."""
    purses, banks = public.purses, public.banks
    if purses[seat].wallet:
        return False
    pair_of = pairs(public.order)
    for number in _own_banks(public.order)[seat]:
        low, high = pair_of[number]
        if not is_dead(banks[number], purses[low], purses[high]):
            return False
    return True
