"""Whoever wants a seat is told in private once there is one: once, also through outages and restarts."""

import pytest

from bot.agenda import first_due
from bot.outlet import PlatformDown
from bot.people.erasing import erase
from bot.ports import TableId
from bot.settings import PersonSettings, dump
from tests.bot.desk.counter import said
from tests.helpers.clock import settle
from tests.helpers.evening import Evening, key_table
from tests.helpers.people import Person

GROUP = "sim:g1"


class Full:
    """A match of three that goes on, and Dana who wants a seat at it."""

    def __init__(self) -> None:
        names = ("Ala", "Bolek", "Cyryl", "Dana")
        self.people = [Person(name, f"sim:u{n}", GROUP) for n, name in enumerate(names, start=1)]
        self.dana = self.people[3]
        self.evening = Evening("wishes", self.people)
        self.table = TableId(0)

    async def wants(self, language: str | None = None) -> None:
        await self.evening.start()
        mine = PersonSettings(way="private", reached=True, language=language)
        await self.evening.store.save_person(self.dana.id, dump(mine))
        self.table = await self.evening.open("bauernschnapsen", GROUP, self.people[:3], 1)
        await self.rests()
        await self.press(self.dana, "tell")
        assert self.told() == [] and self.wishes() == (self.dana.id,)

    async def press(self, person: Person, word: str) -> str:
        reply = await self.evening.crowd.press(person, f"{key_table(self.table)}.t.{word}", GROUP)
        await settle()
        return said(reply)

    async def rests(self, seconds: float = 5.0) -> None:
        await settle()
        await self.evening.clock.advance(seconds)
        await settle()

    def told(self) -> list[str]:
        """What Dana was written."""
        calls = self.evening.platform.calls
        return [call.text for call in calls if call.place == self.dana.id and call.error is None]

    def wishes(self) -> tuple[str, ...]:
        return self.evening.row(self.table).affairs.wishes


async def test_who_asked_is_told_once_in_private_and_sits_down_from_there() -> None:
    full = Full()
    await full.wants()
    await full.press(full.people[1], "leave.yes")
    await full.rests()
    code = full.evening.row(full.table).fixed.code
    assert full.told() == [f"A seat is free: {code} Bauernschn."] and full.wishes() == ()
    (message,) = full.evening.platform.at(full.dana.id)
    assert [label for label, _ in message.keys] == ["Take seat ②", f"{code} Bauernschn."]
    mentions = [call.mentions for call in full.evening.platform.calls if full.dana.id in call.mentions]
    assert mentions == []
    await full.evening.crowd.press(full.dana, message.keys[0][1], full.dana.id)
    assert full.evening.row(full.table).fixed.seats[1].person == full.dana.id
    await full.press(full.people[2], "leave.yes")
    await full.rests()
    assert sum(words.startswith("A seat is free") for words in full.told()) == 1
    assert full.evening.platform.wrong == []


async def test_he_is_told_in_his_own_language() -> None:
    full = Full()
    await full.wants("pl")
    await full.press(full.people[1], "leave.yes")
    await full.rests()
    assert full.told()[0].startswith("Wolne miejsce: ")


async def test_a_crash_before_he_was_told_loses_nothing_and_tells_nothing_twice() -> None:
    full = Full()
    await full.wants()
    full.evening.platform.down = True
    await full.press(full.people[1], "leave.yes")
    await full.rests()
    assert full.told() == [] and full.wishes() == (full.dana.id,)
    assert first_due(full.evening.row(full.table)) == 0.0, "the next start looks at this table at once"
    await full.evening.kill()
    full.evening.platform.calm()
    await full.evening.clock.advance(61)
    await full.evening.start()
    await full.rests()
    assert len(full.told()) == 1 and full.wishes() == ()
    assert (first_due(full.evening.row(full.table)) or 0.0) > 0.0
    await full.evening.restart("kill", 61)
    await full.rests()
    assert len(full.told()) == 1


async def test_an_outage_and_a_bot_that_is_stopped_meanwhile_do_not_matter() -> None:
    full = Full()
    await full.wants()
    full.evening.platform.fail(PlatformDown(), full.dana.id, times=2)
    await full.press(full.people[1], "leave.yes")
    await full.rests(120)
    assert len(full.told()) == 1
    await full.press(full.dana, "tell")
    full.evening.platform.down = True
    await full.evening.close()


async def test_a_seat_that_somebody_has_taken_meanwhile_is_told_of_to_nobody() -> None:
    full = Full()
    await full.wants()
    full.evening.platform.fail(PlatformDown(), full.dana.id)
    await full.press(full.people[1], "leave.yes")
    await full.press(full.people[1], "take.1")
    await full.rests(120)
    assert full.told() == [] and full.wishes() == (full.dana.id,), "he still waits"
    await full.press(full.people[2], "leave.yes")
    await full.rests()
    assert len(full.told()) == 1


async def test_who_has_blocked_the_bot_is_not_written_to_for_ever() -> None:
    full = Full()
    await full.wants()
    full.evening.platform.shut.add(full.dana.id)
    await full.press(full.people[1], "leave.yes")
    await full.rests(120)
    tries = [call for call in full.evening.platform.calls if call.place == full.dana.id]
    assert len(tries) == 1 and full.wishes() == ()


async def test_a_store_that_fails_meanwhile_has_nobody_told_twice() -> None:
    full = Full()
    await full.wants()
    full.evening.platform.slow = 2.0
    await full.press(full.people[1], "leave.yes")
    await full.rests(1)
    full.evening.store.fail_next()
    await full.rests(30)
    assert not full.evening.store._failures
    assert len(full.told()) == 1 and full.wishes() == ()


async def test_a_table_that_cannot_be_looked_at_is_asked_for_now_and_then() -> None:
    full = Full()
    await full.wants()
    house, looks = full.evening.service.house, list[TableId]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "snapshot", looks.append)
        await full.press(full.people[1], "leave.yes")
        await full.rests(20)
    assert full.told() == [] and 0 < len(looks) <= 20
    await full.rests(20)
    assert len(full.told()) == 1


async def test_who_is_forgotten_waits_for_nothing() -> None:
    full = Full()
    await full.wants()
    assert await erase(full.evening.store, full.evening.service.house.ask, full.dana.id)
    assert full.dana.id not in full.evening.store.stored[full.table].row
    await full.press(full.people[1], "leave.yes")
    await full.rests()
    assert full.told() == []


async def test_a_wish_ends_with_the_match_and_shows_to_nobody() -> None:
    full = Full()
    await full.wants()
    boards = [call.text for call in full.evening.platform.calls if call.place == GROUP]
    assert not any("Dana" in words for words in boards)
    assert full.dana.id not in repr(full.evening.row(full.table))
    for person in full.people[:3]:
        await full.press(person, "finish")
    assert full.wishes() == ()
