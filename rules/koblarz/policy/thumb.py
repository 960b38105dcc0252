"""Level 2: rules of thumb, by what a stake brings on average and what a bank is worth to rivals."""

from rules.kit.action import Action
from rules.kit.seats import Seat
from rules.koblarz.actions import CHALLENGES, FIRE, ROLL, STAKES, THROW, Bet
from rules.koblarz.legal import MOST_COINS, interrupts
from rules.koblarz.state import Public

COIN_GIVEN = 0.45
"""What a staked coin costs: it stays in the bank, where it may be won back."""
JOKER_IN_COINS = 2
"""§15: a Joker in the sock counts as much as two coins."""
RICH, VERY_RICH = 6, 9
"""Contents of a bank, in coins, that are worth a Fire, and a challenge with side 2."""
FEW_ROLLS = 2
"""With so few rolls left a thrown Joker mostly stays in the bank."""
LATE = 8
"""With so few coins still in play it is time to be rid of the tokens."""
_MISSES = 5 / 6


def by_thumb(public: Public, seat: Seat) -> Action | None:
    """What level 2 does; None: it lets the die roll."""
    turn = public.turn
    assert turn is not None
    if turn.waiting:
        return _stake(public, seat)
    rolls = ROLL if seat == turn.rolls[0] else None
    offers = interrupts(public, seat)
    if FIRE in offers and _wants_fire(public, seat):
        return FIRE
    if THROW in offers and seat not in turn.rolls and (len(turn.rolls) <= FEW_ROLLS or _is_late(public)):
        return THROW
    if CHALLENGES[1] in offers and _contents(public) >= VERY_RICH and public.purses[seat].sock >= 4:
        return CHALLENGES[1]
    return rolls


def _stake(public: Public, seat: Seat) -> Bet:
    """The stake that brings most on average, whatever the other stakes (§8)."""
    turn = public.turn
    assert turn is not None
    other = turn.pair[1] if seat == turn.pair[0] else turn.pair[0]
    theirs = range(1, min(MOST_COINS, public.purses[other].wallet) + 1) if other in turn.asked else range(1)
    low = seat == turn.pair[0]
    values = [
        sum(_gain(public, stake.coins, coins, low=low) for coins in theirs) / len(theirs)
        for stake in STAKES[: public.purses[seat].wallet]
    ]
    return STAKES[values.index(max(values))]


def _gain(public: Public, own: int, other: int, *, low: bool) -> float:
    """Coins to expect from a stake of ``own`` against ``other`` (0: an empty wallet)."""
    call = other or public.options.empty_call
    given = own * COIN_GIVEN
    if own == call == MOST_COINS:
        return -given  # a blocking tie
    first = own > other or (own == other and low)
    if len(public.purses) == 4 and public.options.four_players == "low-number":
        first = low
    reaches = 1.0 if first else _MISSES**call
    return reaches * (1 - _MISSES**own) * (_contents(public) + own + other) - given


def _wants_fire(public: Public, seat: Seat) -> bool:
    """A rich bank in which only rivals may still roll; or it is late."""
    turn = public.turn
    assert turn is not None
    return seat not in turn.rolls and (_contents(public) >= RICH or _is_late(public))


def _contents(public: Public) -> int:
    bank = public.banks[public.bank]
    return bank.coins + JOKER_IN_COINS * bank.jokers


def _is_late(public: Public) -> bool:
    coins = sum(purse.wallet for purse in public.purses) + sum(bank.coins for bank in public.banks)
    return coins <= LATE
