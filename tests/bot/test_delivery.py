"""Clocks start with delivery, stand still while the platform is down, and nudge once (product.md, 6)."""

from collections.abc import AsyncIterator

import pytest

from bot.agenda import DELIVERY
from bot.house import House
from bot.messages import Delivered
from bot.ports import Seconds
from rules.kit.seats import Seat
from tests.bot.crowd import Crowd, begun
from tests.bot.room import Room


class Remote(Room):
    """A house whose chat tells when something was delivered, and can be down."""

    def __init__(self) -> None:
        super().__init__()
        self.up: Seconds | None = 0.0
        self.quiet: set[str] = set()
        self.house = self._house()

    def _house(self) -> House:
        return House(
            self.store,
            self.chat,
            self.clock,
            self.computers,
            confirms=True,
            up_since=lambda chat: self.up,
            may_nudge=self._may_nudge,
        )

    async def _may_nudge(self, person: str, chat: str) -> bool:
        return person not in self.quiet


@pytest.fixture
async def remote() -> AsyncIterator[Remote]:
    remote = Remote()
    await remote.start()
    yield remote
    await remote.house.close()


def _due(table: Crowd, seat: int) -> Seconds:
    """When the seat's question times out, as it stands at the table (not on disk)."""
    loaded = table.room.house.table(table.id)._loaded
    assert loaded is not None
    due = loaded.sitting.row.moving.prompts[seat].due
    assert due is not None
    return due


async def test_a_clock_starts_with_the_delivery(remote: Remote) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90)
    asked, begun_at = table.asked[0], remote.clock.now()
    assert _due(table, asked) == begun_at + DELIVERY + 90
    assert table.standing.until == begun_at + 90
    await remote.clock.advance(4)
    await table.say(Delivered(table.version, Seat(asked), remote.clock.now()))
    assert _due(table, asked) == begun_at + 94
    # A second delivery (an edit of the same question) does not put it on.
    await remote.clock.advance(4)
    await table.say(Delivered(table.version, None, remote.clock.now()))
    assert _due(table, asked) == begun_at + 94


async def test_a_clock_starts_at_the_latest_30_seconds_after_the_question(remote: Remote) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90)
    await remote.clock.advance(DELIVERY + 89)
    assert not any(prompt.misses for prompt in table.row.moving.prompts)
    await remote.clock.advance(2)
    assert any(prompt.misses for prompt in table.row.moving.prompts)


async def test_what_was_delivered_before_the_question_starts_no_clock(remote: Remote) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90)
    asked, due = table.asked[0], _due(table, table.asked[0])
    await table.say(Delivered(table.version - 1, None, remote.clock.now()))
    assert _due(table, asked) == due


async def test_while_the_platform_is_down_nobody_runs_out_of_time(remote: Remote) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90)
    await table.say(Delivered(table.version, None, remote.clock.now()))
    remote.up = None
    await remote.clock.advance(600)
    assert not any(prompt.misses for prompt in table.row.moving.prompts)
    remote.up = back = remote.clock.now()
    await remote.clock.advance(50)
    assert not any(prompt.misses for prompt in table.row.moving.prompts)
    await remote.clock.advance(20)
    assert any(prompt.misses for prompt in table.row.moving.prompts)
    assert remote.clock.now() - back < 90


@pytest.mark.parametrize(("turn", "after"), [(90, 20), (30, 10), (7200, 4800)])
async def test_who_is_waited_for_is_nudged_once(remote: Remote, turn: int, after: int) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=turn, nudges=True)
    await table.say(Delivered(table.version, None, remote.clock.now()))
    asked = table.asked
    await remote.clock.advance(after - 0.1)
    assert table.standing.nudged == (0, ())
    await remote.clock.advance(0.2)
    assert table.standing.nudged == (1, tuple(asked)), "who are asked together are nudged together"
    await remote.clock.advance(9)
    assert table.standing.nudged == (1, tuple(asked))


@pytest.mark.parametrize(("apart", "boards"), [(3, 1), (6, 2)])
async def test_nudges_that_are_due_within_moments_are_one(remote: Remote, apart: int, boards: int) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90, nudges=True)
    first, second = table.asked
    await table.say(Delivered(table.version, first, remote.clock.now()))
    await remote.clock.advance(apart)
    await table.say(Delivered(table.version, second, remote.clock.now()))
    await remote.clock.advance(30)
    assert table.standing.nudged == (boards, (first, second) if boards == 1 else (second,))


async def test_only_who_wants_to_be_nudged_is_among_those_who_are_nudged_together(remote: Remote) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90, nudges=True)
    first, second = table.asked
    remote.quiet = {("chat:Ala", "chat:Bolek", "chat:Cyryl")[first]}
    await table.say(Delivered(table.version, None, remote.clock.now()))
    await remote.clock.advance(30)
    assert table.standing.nudged == (1, (second,))


async def test_who_has_answered_is_not_nudged(remote: Remote) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90, nudges=True)
    await table.say(Delivered(table.version, None, remote.clock.now()))
    asked = table.asked
    await table.bet(asked[0], 1)
    await remote.clock.advance(25)
    assert table.standing.nudged == (1, tuple(asked[1:]))


async def test_a_chat_may_have_no_nudges(remote: Remote) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90, nudges=False)
    await remote.clock.advance(100)
    assert table.standing.nudged == (0, ())


async def test_who_wants_to_be_left_alone_is_not_nudged(remote: Remote) -> None:
    table = await begun(remote, "Ala", "Bolek", "Cyryl", turn_seconds=90, nudges=True)
    remote.quiet = {"chat:Ala", "chat:Bolek", "chat:Cyryl"}
    await table.say(Delivered(table.version, None, remote.clock.now()))
    await remote.clock.advance(60)
    assert table.standing.nudged == (0, ())
    assert all(prompt.nudge is None for prompt in table.row.moving.prompts)
