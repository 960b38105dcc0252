"""Grosze and Jokers: none appears or vanishes (koblarz.md, *Things*)."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.kit.chance import seeded
from rules.kit.match import Match
from tests.helpers.deals import KOBLARZ
from tests.helpers.random_play import plays, random_options


def deals(seats: int, seed: str) -> Iterator[Match[Any, Any, Any]]:
    """Every moment of a deal under random play and random options."""
    chance = seeded(seed)
    return plays(Match.open(KOBLARZ, seats, random_options(KOBLARZ, chance)), chance)


@pytest.mark.parametrize("seats", range(3, 8))
def test_ten_grosze_and_one_joker_a_player_at_every_moment(seats: int) -> None:
    for seed in range(12):
        for match in deals(seats, f"conservation|{seats}|{seed}"):
            assert match.deal is not None
            facts = KOBLARZ.facts(match.deal.state)
            banks = [*facts["banks"], facts["trash"]]
            coins = sum(facts["wallets"]) + sum(facts["socks"]) + sum(b["coins"] for b in banks)
            jokers = sum(facts["jokers"]) + sum(facts["sock_jokers"]) + sum(b["jokers"] for b in banks)
            assert (coins, jokers) == (10 * seats, seats)
            assert min(facts["wallets"]) >= 0 and min(facts["socks"]) >= 0


def test_a_wallet_only_shrinks_and_a_token_never_comes_back() -> None:
    for seed in range(10):
        before: dict[str, Any] | None = None
        for match in deals(4, f"shrinks|{seed}"):
            assert match.deal is not None
            after: Any = KOBLARZ.facts(match.deal.state)
            if before is not None:
                assert all(a <= b for a, b in zip(after["wallets"], before["wallets"], strict=True))
                assert all(a <= b for a, b in zip(after["jokers"], before["jokers"], strict=True))
                assert all(a <= b for a, b in zip(after["fires"], before["fires"], strict=True))
                assert all(a >= b for a, b in zip(after["locked"], before["locked"], strict=True))
            before = after
