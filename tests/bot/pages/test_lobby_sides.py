"""The lobby of a game with partners: who sits with whom, and how each stands (screens.md §1)."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.leaderboard.ending import COMPUTER
from bot.pages import lobby
from bot.seating import SeatInfo
from bot.texts import Catalogue
from tests.bot.pages.evening import lines, lobby_of

ALA, CYRYL = SeatInfo("Ala", "chat:0"), SeatInfo("Cyryl", "chat:2")
ROBOT = SeatInfo(f"{COMPUTER}2", None, 2)


@pytest.mark.parametrize(
    ("seats", "shown"),
    [
        (
            (ALA, ROBOT, CYRYL, ROBOT),
            [
                "①③ Ala Cyryl",
                "① not ready · ③ not ready",
                "②④ 🤖2 🤖2",
                "② level 2, unrated",
                "④ level 2, unrated",
            ],
        ),
        ((ALA, None, ROBOT, None), ["①③ Ala 🤖2", "① not ready · ③ level 2, unrated", "② free · ④ free"]),
        ((ALA, ROBOT, None, None), ["① Ala", "① not ready · ③ free", "② 🤖2", "② level 2, unrated · ④ free"]),
    ],
)
def test_each_seat_says_once_how_it_stands(seats: tuple[SeatInfo | None, ...], shown: list[str]) -> None:
    standing = lobby_of("bauernschnapsen").standing
    assert standing.lobby is not None
    view = replace(standing.lobby, seats=seats, ready=(), held=())
    post = SimpleNamespace(standing=replace(standing, lobby=view))
    page = lines(lobby(post, "en"), Catalogue("en"))  # type: ignore[arg-type]
    assert [line.rstrip(" ·") for line in page[2 : 2 + len(shown)]] == shown
