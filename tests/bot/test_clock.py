"""The alarm: one deadline a table, woken in order."""

import asyncio
import time

from bot.clock import SPARE, Alarm, SystemClock
from bot.ports import TableId
from tests.helpers.clock import FakeClock, settle


class Rung:
    """An alarm and whom it woke when."""

    def __init__(self) -> None:
        self.clock = FakeClock(start=1000.0)
        self.rung: list[tuple[int, float]] = []
        self.alarm = Alarm(self.clock, lambda table: self.rung.append((table, self.clock.now())))

    async def __aenter__(self) -> "Rung":
        self.alarm.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.alarm.close()


async def test_tables_are_woken_at_their_moments_in_order() -> None:
    async with Rung() as r:
        r.alarm.arm(TableId(1), 1030.0)
        r.alarm.arm(TableId(2), 1010.0)
        r.alarm.arm(TableId(3), 1020.0)
        await r.clock.advance(25)
        assert r.rung == [(2, 1010.0), (3, 1020.0)]
        await r.clock.advance(25)
        assert r.rung[2:] == [(1, 1030.0)]


async def test_arming_anew_replaces_the_old_moment() -> None:
    async with Rung() as r:
        r.alarm.arm(TableId(1), 1010.0)
        r.alarm.arm(TableId(1), 1020.0)
        r.alarm.arm(TableId(2), 1020.0)
        r.alarm.arm(TableId(2), 1005.0)
        await r.clock.advance(100)
        assert r.rung == [(2, 1005.0), (1, 1020.0)]


async def test_a_table_that_waits_for_nothing_is_not_woken() -> None:
    async with Rung() as r:
        r.alarm.arm(TableId(1), 1010.0)
        r.alarm.arm(TableId(1), None)
        r.alarm.arm(TableId(2), None)
        await r.clock.advance(100)
        assert r.rung == []


async def test_what_is_overdue_is_woken_at_once() -> None:
    async with Rung() as r:
        r.alarm.arm_all([(TableId(1), 900.0), (TableId(2), 1500.0)])
        r.alarm.arm(TableId(3), 950.0)
        await settle()
        assert r.rung == [(1, 1000.0), (3, 1000.0)]


async def test_deadlines_that_were_replaced_do_not_gather() -> None:
    async with Rung() as r:
        for i in range(10_000):
            r.alarm.arm(TableId(i % 3), 1000.0 + 7 * 86_400 + i)
        assert len(r.alarm._heap) <= 2 * 3 + SPARE
        await r.clock.advance(8 * 86_400)
        assert sorted(table for table, _ in r.rung) == [0, 1, 2]


async def test_a_closed_alarm_wakes_nobody() -> None:
    async with Rung() as r:
        r.alarm.arm(TableId(1), 1010.0)
        await r.alarm.close()
        await r.clock.advance(100)
        assert r.rung == []


async def test_the_system_clock_is_utc_and_waits_for_its_moment() -> None:
    clock = SystemClock()
    assert abs(clock.now() - time.time()) < 1
    await clock.until(clock.now() - 5)
    start = clock.now()
    await asyncio.wait_for(clock.until(start + 0.01), 5)
    assert clock.now() >= start + 0.01
