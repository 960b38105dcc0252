"""What chats and people do to a bot in the middle of an evening: it is blocked, removed, added again, its
chat becomes another one, people are removed, the platform wants to be left alone. Nobody loses a turn by it,
and no table."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.keys import TableKey, write_key
from bot.ports import TableId
from bot.settings import load_person
from tests.e2e.test_evenings import CHATS, QUIET
from tests.e2e.troubled import Troubled
from tests.helpers.clock import settle
from tests.helpers.evening import Evening
from tests.helpers.evening_checks import check_all

GROUP = CHATS[0]
steps = st.lists(
    st.one_of(
        st.tuples(st.just("busy"), st.integers(5, 40), st.sampled_from([0.0, 0.4, 2.0])),
        st.tuples(st.just("wait"), st.sampled_from([1.5, 9.0, 95.0])),
        st.tuples(st.just("block"), st.integers(0, 7)),
        st.tuples(st.just("unblock"), st.integers(0, 7)),
        st.tuples(st.just("out"), st.integers(0, 1)),
        st.tuples(st.just("back"), st.integers(0, 1)),
        st.tuples(st.just("move"), st.integers(0, 1), st.booleans()),
        st.tuples(st.just("remove"), st.integers(0, 7)),
        st.tuples(st.just("everywhere"), st.sampled_from([2.0, 40.0])),
        st.tuples(st.just("odd"), st.sampled_from(["gone", "refused"]), st.integers(1, 3)),
        st.tuples(st.just("lose"), st.integers(0, 9)),
        st.tuples(st.just("outage"), st.sampled_from([3.0, 100.0])),
        st.tuples(st.just("restart"), st.sampled_from(["close", "kill"]), st.just(0.0)),
    ),
    min_size=8,
    max_size=25,
)


async def evening(seed: str, script: list[tuple[Any, ...]]) -> Evening:
    played = Troubled(seed)
    with played.evening.fixed():
        await played.evening.start()
        await played.open()
        await played.play(script)
        await played.end()
        await played.evening.close()
    return played.evening


@given(steps, st.integers(0, 1_000_000))
@settings(max_examples=3, deadline=None, suppress_health_check=QUIET, derandomize=True)
def test_whatever_befalls_chats_and_people_an_evening_holds(script: list[tuple[Any, ...]], seed: int) -> None:
    asyncio.run(evening(f"faults {seed}", script))


@pytest.mark.soak
@given(steps, st.integers(0, 1_000_000))
@settings(max_examples=200, deadline=None, suppress_health_check=QUIET)
def test_hundreds_of_troubled_evenings_hold(script: list[tuple[Any, ...]], seed: int) -> None:
    asyncio.run(evening(f"faults {seed}", script))


@pytest.fixture
async def troubled() -> AsyncIterator[Troubled]:
    """Two tables of Žolíky in two chats, two people and a computer at each."""
    played = Troubled("one by one")
    with played.evening.fixed():
        await played.evening.start()
        for chat, persons in ((0, played.people[:2]), (1, played.people[4:6])):
            await played.evening.open("zoliky", CHATS[chat], persons, 1, one_tap=True)
        await played.evening.clock.advance(10)
        yield played
        await played.evening.clock.advance(120)
        await check_all(played.evening)
        await played.evening.close()


FIRST, SECOND = TableId(1), TableId(2)


def boards(played: Troubled, chat: str, table: TableId = FIRST) -> list[str]:
    return [m.text for m in played.evening.platform.at(chat) if m.table == table]


def version(played: Troubled, table: TableId = FIRST) -> int:
    return played.evening.store.stored[table].version


def since(played: Troubled, start: float) -> list[tuple[str, str]]:
    """Calls that were carried out since then: kind and place."""
    return [(c.kind, c.place) for c in played.evening.platform.calls if c.at >= start and c.error is None]


@pytest.mark.parametrize("told", [True, False], ids=["told of it", "by a call that fails"])
async def test_a_chat_that_becomes_another_takes_its_table_along(troubled: Troubled, told: bool) -> None:
    ala = troubled.people[0]
    old = next(m for m in troubled.evening.platform.at(GROUP) if m.table == FIRST)
    await troubled.move(0, told)
    await troubled.evening.clock.advance(30)  # the computer or a nudge changes the board meanwhile
    new = troubled.chats[0]
    assert troubled.evening.store.stored[FIRST].chat == new
    assert len(boards(troubled, new)) == 1
    # The other table knows nothing of it; what stands in the old chat leads to the table all the same.
    assert len(boards(troubled, CHATS[1], SECOND)) == 1 and boards(troubled, f"{CHATS[1]}00", SECOND) == []
    menu = next(data for _, data in old.keys if data.endswith(".menu"))
    reply = await troubled.evening.crowd.press(ala, menu, old.place)
    assert reply is not None and not reply.alert
    reply = await troubled.evening.crowd.type(ala, "hand")
    assert reply is not None and reply.page is not None


async def test_a_bot_that_was_removed_and_added_again_finds_its_table(troubled: Troubled) -> None:
    await troubled.out(0)
    await troubled.evening.clock.advance(5)
    start, before = troubled.evening.clock.now(), version(troubled)
    await troubled.evening.clock.advance(400)  # people's time runs out, computers go on for them
    assert version(troubled) > before
    assert all(place != GROUP for _, place in since(troubled, start))
    back = troubled.evening.clock.now()
    await troubled.back(0)
    await troubled.evening.clock.advance(20)
    assert any(place == GROUP for _, place in since(troubled, back)), "it is shown as it stands now"
    assert len(boards(troubled, GROUP)) == 1
    # A restart meanwhile changes nothing: the next process finds out by itself.
    await troubled.out(0)
    await troubled.restart("kill", 0.0)
    await troubled.back(0)
    await troubled.evening.clock.advance(60)
    assert len(boards(troubled, GROUP)) == 1


async def test_a_computer_plays_for_who_was_removed_from_the_chat(troubled: Troubled) -> None:
    bolek = troubled.people[1]
    await troubled.remove(1)
    await settle()
    seats = troubled.evening.row(FIRST).fixed.seats
    assert [seat.person for seat in seats] == [troubled.people[0].id, None, None]
    assert seats[1].former == bolek.id
    reply = await troubled.evening.crowd.press(bolek, write_key(TableKey(FIRST, "hand")), GROUP)
    assert reply is not None and reply.page is None
    await troubled.evening.clock.advance(20)
    assert [data for m in troubled.evening.platform.at(bolek.id) for _, data in m.keys] == []
    assert troubled.evening.row(SECOND).fixed.humans == (0, 1), "elsewhere he has not left"


async def test_who_blocks_the_bot_has_his_hand_in_the_chat_and_loses_no_turn(troubled: Troubled) -> None:
    ala = troubled.people[0]
    await troubled.block(0)
    before = version(troubled)
    await troubled.evening.clock.advance(200)
    assert version(troubled) > before
    assert load_person(troubled.evening.store.people[ala.id]).way == "here"
    start = troubled.evening.clock.now()
    await troubled.evening.clock.advance(100)
    assert all(place != ala.id for _, place in since(troubled, start))
    reply = await troubled.evening.crowd.press(ala, write_key(TableKey(FIRST, "hand")), GROUP)
    assert reply is not None and reply.page is not None and reply.secret


async def test_a_platform_that_wants_to_be_left_alone_is_and_people_are_answered_all_the_same(
    troubled: Troubled,
) -> None:
    await troubled.everywhere(25.0)
    start, changes = troubled.evening.clock.now(), len(troubled.evening.store.changes)
    await troubled.busy(40, 0.2)
    await troubled.evening.clock.advance(20 - (troubled.evening.clock.now() - start))
    assert len(troubled.evening.store.changes) > changes, "the tables go on"
    assert all(said.reply is not None for said in troubled.evening.crowd.said)
    (failed,) = [c for c in troubled.evening.platform.calls if c.at >= start and c.error == "Busy"]
    assert [c for c in troubled.evening.platform.calls if failed.at < c.at < failed.at + 24] == []
    await troubled.evening.clock.advance(30)
    assert {place for _, place in since(troubled, failed.at + 25)} >= set(CHATS)
