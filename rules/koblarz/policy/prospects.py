"""What a state is worth to each player: the value table of levels 2 and 3.

Points that lie in socks count in full; coins and tokens still in play count as much as they brought in
self-play. The numbers were found by matches of 1,000 games against level 1, one number at a time.
"""

from math import exp, sqrt

from rules.kit.seats import Seat, all_seats
from rules.koblarz.banks import has_finished, pairs
from rules.koblarz.scoring import COIN, HELD_TOKEN, SOCK_JOKER, score
from rules.koblarz.state import Public, Purse

WALLET_COIN = 5.0
"""A coin in the own wallet, in points: half of it comes back."""
PARTNER_COIN = 4.0
"""A coin in the wallet of somebody with whom a bank is shared: he will stake it there."""
JOKER_HELD = 20.0
"""A Joker still to be played: it can take a rich bank, or be thrown away in time."""
FIRE_HELD = 10.0
"""A Fire that may be played: it keeps rivals' banks from being worth much."""
FIRE_WAITING = -2.0
"""A Fire that waits for its Joker to go, besides the Joker."""
TIME_COINS = 6.0
"""Coins in play for each player at which tokens begin to lose their worth."""
LOW_NUMBER_SHARE = 6 / 11
"""Who rolls first of two dice at the same number hits first so often."""
CALM, SPREAD = 25.0, 2.5
"""How many points a lead must have to be nearly sure: at the end, and more by the root of what is open."""


def chances(public: Public) -> list[float]:
    """By seat, how likely it is to win this game alone. Once it is over: 1 for the winner, else 0."""
    if public.over:
        scores = score(public).scores
        top = max(scores)
        return [float(points == top and scores.count(top) == 1) for points in scores]
    worth, still_open = _worth(public)
    sure = CALM + SPREAD * sqrt(still_open)
    best = max(worth)
    weights = [exp((points - best) / sure) for points in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def _worth(public: Public) -> tuple[list[float], float]:
    """By seat, the points to expect; and the points that are still open."""
    purses = public.purses
    coins = sum(purse.wallet for purse in purses) + sum(bank.coins for bank in public.banks)
    worth = [
        purse.sock * COIN
        + purse.sock_jokers * SOCK_JOKER
        + purse.wallet * WALLET_COIN
        + _tokens(public, seat, purse, coins)
        for seat, purse in zip(all_seats(len(purses)), purses, strict=True)
    ]
    still_open: float = COIN * sum(purse.wallet for purse in purses)
    for (low, high), (coins, jokers) in zip(pairs(public.order), public.banks, strict=True):
        contents = coins * COIN + jokers * SOCK_JOKER
        still_open += contents
        worth[low] += contents * LOW_NUMBER_SHARE + PARTNER_COIN * purses[high].wallet
        worth[high] += contents * (1 - LOW_NUMBER_SHARE) + PARTNER_COIN * purses[low].wallet
    return worth, still_open


def _tokens(public: Public, seat: Seat, purse: Purse, coins: int) -> float:
    """What held tokens are worth while ``coins`` are still in play: less and less, at last their penalty."""
    held = purse.joker + purse.fire
    if not held:
        return 0.0
    if not purse.wallet and public.options.finished_players == "watch" and has_finished(public, seat):
        return float(HELD_TOKEN * held)
    time = min(1.0, coins / (TIME_COINS * len(public.purses)))
    points = 0.0
    if purse.joker:
        points += HELD_TOKEN + (JOKER_HELD - HELD_TOKEN) * time
    if purse.fire:
        if purse.locked:
            return points + HELD_TOKEN
        points += HELD_TOKEN + (FIRE_HELD - HELD_TOKEN) * time
        points += FIRE_WAITING if purse.joker else 0.0
    return points
