"""What the publisher relies on in every outlet. A platform's adapter joins by a line in ``KINDS``."""

from collections.abc import Callable

import pytest

from bot.outlet import ChatPlace, MessageGone, MessageId, Outlet, PrivatePlace
from bot.page import Key, KeyRow, PrivatePage, PublicPage
from rules.kit.scene import Note, text
from tests.helpers.clock import FakeClock
from tests.helpers.platform import Platform, is_outlet

CHAT = ChatPlace("sim:g1")
ALA = PrivatePlace("sim:u1")
GONE = MessageId("987654")
KINDS: dict[str, Callable[[], Outlet]] = {"simulated": lambda: is_outlet(Platform(FakeClock()))}
KEYS = KeyRow((Key(text("go-hand"), "1.t.hand"), Key(text("go-rules"), "1.t.rules")))


@pytest.fixture(params=list(KINDS.values()), ids=list(KINDS))
def outlet(request: pytest.FixtureRequest) -> Outlet:
    made: Outlet = request.param()
    return made


def public(*rows: KeyRow) -> PublicPage:
    lines = (Note((text("page-table", code="K7"),)),)
    return PublicPage("en", None, ("Ala",), text("turn-next-deal"), None, lines, rows)


def private(*, neutral: bool = False) -> PrivatePage:
    quiet = text("panel-neutral", code="K7") if neutral else None
    return PrivatePage("pl", None, ("Ala",), text("panel-you", code="K7"), None, (), (KEYS,), quiet)


async def test_a_message_stands_under_an_id_of_its_own(outlet: Outlet) -> None:
    ids = [await outlet.post(CHAT, public(KEYS), None) for _ in range(2)]
    assert all(ids) and ids[0] != ids[1]


async def test_a_message_is_edited_in_place_as_often_as_wished(outlet: Outlet) -> None:
    message = await outlet.post(CHAT, public(KEYS), None)
    for page in (public(), public(KEYS), public(KEYS)):  # the last one changes nothing, which is success
        await outlet.edit_post(CHAT, message, page)
    await outlet.delete(CHAT, message)


async def test_a_private_message_is_written_neutral_and_then_edited_to_its_page(outlet: Outlet) -> None:
    message = await outlet.write(ALA, private(neutral=True))
    await outlet.edit_written(ALA, message, private(neutral=True))
    await outlet.strip(ALA, message)
    assert message


async def test_a_nudge_mentions_one_person(outlet: Outlet) -> None:
    assert await outlet.post(CHAT, public(KEYS), ALA)


async def test_what_was_stripped_can_be_edited_and_deleted(outlet: Outlet) -> None:
    message = await outlet.post(CHAT, public(KEYS), None)
    await outlet.strip(CHAT, message)
    await outlet.strip(CHAT, message)
    await outlet.edit_post(CHAT, message, public())
    await outlet.delete(CHAT, message)
    with pytest.raises(MessageGone):
        await outlet.edit_post(CHAT, message, public(KEYS))


async def test_a_message_that_is_no_more_is_said_to_be_gone(outlet: Outlet) -> None:
    with pytest.raises(MessageGone):
        await outlet.edit_post(CHAT, GONE, public())
    with pytest.raises(MessageGone):
        await outlet.edit_written(ALA, GONE, private())


def test_it_knows_which_numbers_hold_where(outlet: Outlet) -> None:
    assert CHAT.startswith(f"{outlet.name}:") and ALA.startswith(f"{outlet.name}:")
    assert (outlet.kind(CHAT), outlet.kind(ALA)) == ("group", "private")
    assert outlet.share(CHAT) != outlet.share(ALA) and outlet.share(CHAT) == outlet.share(CHAT)
    rates = [*outlet.budget.overall, *(rate for some in outlet.budget.per_place.values() for rate in some)]
    assert all(rate.calls > 0 and rate.seconds > 0 for rate in rates)
    assert all(gap >= 0 for gap in outlet.budget.board_gap.values())
