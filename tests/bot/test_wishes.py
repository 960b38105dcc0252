"""Nobody is mentioned in his quiet hours or against his wish, whatever the process that serves knows yet."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from bot.seating import Settings
from bot.settings import ChatSettings, PersonSettings, dump, load_person
from tests.helpers.clock import settle
from tests.helpers.evening import Evening
from tests.helpers.people import Person

CHAT = "sim:g1"
TURN = Settings(turn_seconds=90.0, rated=False)


class Night(Evening):
    """Three people at a table that is served by a process that has just begun."""

    def __init__(self) -> None:
        self.guests = [Person(name, f"sim:u{number}", CHAT) for number, name in enumerate("ABC")]
        super().__init__("wishes", self.guests)

    async def goes_on(self, game: str) -> list[str]:
        """Another process: whom it mentions, before anybody does anything."""
        await self.open(game, CHAT, self.guests, settings=TURN, one_tap=True)
        await self.kill()
        self.platform.calls.clear()
        await self.clock.advance(30)
        await self.start()
        await self.clock.advance(30)
        return [person for call in self.platform.calls for person in call.mentions]


@pytest.fixture
async def night() -> AsyncIterator[Night]:
    night = Night()
    await night.start()
    yield night
    await night.close()


@pytest.mark.parametrize("game", ["koblarz", "zoliky"])
async def test_who_is_waited_for_is_mentioned_also_by_the_next_process(night: Night, game: str) -> None:
    assert await night.goes_on(game)


@pytest.mark.parametrize("game", ["koblarz", "zoliky"])
async def test_who_does_not_wish_to_be_mentioned_is_not(night: Night, game: str) -> None:
    mine = PersonSettings(way="private", reached=True, mention=False)
    for guest in night.guests:
        await night.store.save_person(guest.id, dump(mine))
    assert await night.goes_on(game) == []


@pytest.mark.parametrize("game", ["koblarz", "zoliky"])
@pytest.mark.parametrize("of_chat", [False, True])
async def test_nobody_is_mentioned_in_quiet_hours(night: Night, game: str, of_chat: bool) -> None:
    hour = datetime.fromtimestamp(night.clock.now(), UTC).hour
    quiet = (hour, (hour + 2) % 24)
    if of_chat:
        await night.store.save_chat(CHAT, dump(ChatSettings(quiet=quiet)))
    else:
        for guest in night.guests:
            mine = PersonSettings(way="private", reached=True, quiet=quiet)
            await night.store.save_person(guest.id, dump(mine))
    assert await night.goes_on(game) == []


async def test_what_is_set_while_a_hand_finds_no_private_way_is_kept_with_it(night: Night) -> None:
    await night.open("koblarz", CHAT, night.guests, settings=TURN, one_tap=True)
    guest, before = night.guests[0], len(night.crowd.said)
    night.store.hold()
    says = asyncio.ensure_future(night.crowd.type(guest, "/settings mine mention no", guest.id))
    await settle()
    night.service.way_failed(guest.id, CHAT)
    await settle()
    night.store.release()
    await says
    await settle()
    mine = load_person(await night.store.person(guest.id))
    assert (mine.way, mine.mention) == ("here", False) and len(night.crowd.said) > before
