"""What the publisher relies on in every outlet, the simulated one and the platforms' own."""

from collections.abc import AsyncIterator

import pytest

from bot.outlet import Busy, MessageGone, PlaceMoved, PlatformDown, WayShut
from bot.page import Key, KeyRow, PrivatePage, PublicPage
from rules.kit.scene import Note, text
from tests.helpers.outlets import KINDS, SOON, Held

KEYS = KeyRow((Key(text("go-hand"), "1.t.hand"), Key(text("go-rules"), "1.t.rules")))
DATA = ("1.t.hand", "1.t.rules")


@pytest.fixture(params=list(KINDS))
async def held(request: pytest.FixtureRequest) -> AsyncIterator[Held]:
    async with KINDS[request.param]() as made:
        yield made
        assert made.wrong == []


def public(*rows: KeyRow, code: str = "K7") -> PublicPage:
    lines = (Note((text("page-table", code=code),)),)
    return PublicPage("en", None, ("Ala",), text("turn-next-deal"), None, lines, rows)


def private(*, neutral: bool = False) -> PrivatePage:
    quiet = text("panel-neutral", code="K7") if neutral else None
    return PrivatePage("pl", None, ("Ala",), text("panel-you", code="K8"), None, (), (KEYS,), quiet)


async def test_a_message_stands_under_an_id_of_its_own(held: Held) -> None:
    first = await held.outlet.post(held.chat, public(KEYS), ())
    second = await held.outlet.post(held.chat, public(code="Q9"), ())
    stands, other = held.seen(held.chat, first), held.seen(held.chat, second)
    assert stands is not None and "K7" in stands.text and stands.keys == DATA
    assert other is not None and "Q9" in other.text and other.keys == ()


async def test_a_message_is_edited_in_place_as_often_as_wished(held: Held) -> None:
    message = await held.outlet.post(held.chat, public(KEYS), ())
    for page in (public(), public(KEYS, code="Q9"), public(KEYS, code="Q9")):
        # The last one changes nothing, which is success.
        await held.outlet.edit_post(held.chat, message, page)
    stands = held.seen(held.chat, message)
    assert stands is not None and "Q9" in stands.text and stands.keys == DATA
    await held.outlet.delete(held.chat, message)
    assert held.seen(held.chat, message) is None


async def test_a_private_message_is_written_neutral_and_then_edited_to_its_page(held: Held) -> None:
    message = await held.outlet.write(held.person, private(neutral=True))
    first = held.seen(held.person, message)
    assert first is not None and "K7" in first.text and "K8" not in first.text and first.keys == ()
    await held.outlet.edit_written(held.person, message, private(neutral=True))
    then = held.seen(held.person, message)
    assert then is not None and "K8" in then.text and then.keys == DATA
    await held.outlet.strip(held.person, message)
    last = held.seen(held.person, message)
    assert last is not None and last.text == then.text and last.keys == ()


async def test_a_private_message_that_is_neutral_still_can_be_stripped(held: Held) -> None:
    message = await held.outlet.write(held.person, private(neutral=True))
    first = held.seen(held.person, message)
    await held.outlet.strip(held.person, message)
    assert first is not None and held.seen(held.person, message) == first


async def test_a_private_message_without_a_neutral_text_is_its_page_at_once(held: Held) -> None:
    message = await held.outlet.write(held.person, private())
    stands = held.seen(held.person, message)
    assert stands is not None and "K8" in stands.text and stands.keys == DATA


async def test_a_nudge_mentions_one_person_and_no_other_message_does(held: Held) -> None:
    quiet = await held.outlet.post(held.chat, public(KEYS), ())
    seen = held.seen(held.chat, quiet)
    assert seen is not None and seen.mentioned is None
    nudge = await held.outlet.post(held.chat, public(KEYS), [held.person])
    seen = held.seen(held.chat, nudge)
    assert seen is not None and seen.mentioned == held.person


async def test_what_was_stripped_can_be_edited_and_deleted(held: Held) -> None:
    message = await held.outlet.post(held.chat, public(KEYS), ())
    await held.outlet.strip(held.chat, message)
    await held.outlet.strip(held.chat, message)
    await held.outlet.edit_post(held.chat, message, public(code="Q9"))
    await held.outlet.delete(held.chat, message)
    with pytest.raises(MessageGone):
        await held.outlet.edit_post(held.chat, message, public(KEYS))


async def test_a_message_that_is_no_more_is_said_to_be_gone(held: Held) -> None:
    with pytest.raises(MessageGone):
        await held.outlet.edit_post(held.chat, held.gone, public())
    with pytest.raises(MessageGone):
        await held.outlet.edit_written(held.person, held.gone, private())
    with pytest.raises(MessageGone):
        await held.outlet.delete(held.chat, held.gone)
    with pytest.raises(MessageGone):
        await held.outlet.strip(held.chat, held.gone)


async def test_a_busy_platform_says_for_how_long(held: Held) -> None:
    held.fail("busy", held.chat)
    with pytest.raises(Busy) as busy:
        await held.outlet.post(held.chat, public(KEYS), ())
    assert busy.value.seconds == SOON
    assert await held.outlet.post(held.chat, public(KEYS), ())


async def test_an_outage_is_told_as_one(held: Held) -> None:
    held.fail("down", held.chat)
    with pytest.raises(PlatformDown):
        await held.outlet.post(held.chat, public(KEYS), ())
    assert await held.outlet.post(held.chat, public(KEYS), ())


async def test_a_chat_that_shuts_the_bot_out_is_told_as_such_and_alone(held: Held) -> None:
    held.fail("shut", held.chat)
    with pytest.raises(WayShut):
        await held.outlet.post(held.chat, public(KEYS), ())
    assert await held.outlet.post(held.other, public(KEYS), ())


async def test_a_person_who_shuts_the_bot_out_is_told_as_such(held: Held) -> None:
    held.fail("shut", held.person)
    with pytest.raises(WayShut):
        await held.outlet.write(held.person, private(neutral=True))
    assert await held.outlet.post(held.chat, public(KEYS), ())


async def test_a_chat_that_has_moved_says_where_to(held: Held) -> None:
    if held.new == held.chat:
        pytest.skip("chats keep their ids")
    held.fail("moved", held.chat)
    with pytest.raises(PlaceMoved) as moved:
        await held.outlet.post(held.chat, public(KEYS), ())
    assert moved.value.now == held.new
    assert await held.outlet.post(held.new, public(KEYS), ())


def test_it_knows_which_numbers_hold_where(held: Held) -> None:
    outlet = held.outlet
    assert all(place.startswith(f"{outlet.name}:") for place in (held.chat, held.person, held.new))
    assert (outlet.kind(held.chat), outlet.kind(held.person)) == ("group", "private")
    shares = {outlet.share(place) for place in (held.chat, held.other, held.person)}
    assert len(shares) == 3 and outlet.share(held.chat) == outlet.share(held.chat)
    rates = [*outlet.budget.overall, *(rate for some in outlet.budget.per_place.values() for rate in some)]
    assert all(rate.calls > 0 and rate.seconds > 0 for rate in rates)
    assert all(gap >= 0 for gap in outlet.budget.board_gap.values())
