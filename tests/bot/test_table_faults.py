"""A fault of ours stops one table, with a clear message and a saved state; nothing else notices."""

import pytest
import structlog

from bot.messages import Done, Look, Trouble
from bot.services import NoSuchTable
from rules.kit.scene import text
from rules.koblarz import GAME as KOBLARZ
from tests.bot.room import Room
from tests.helpers.chat import Shown
from tests.helpers.clock import settle

STOPPED = text("table-stopped")


class Bug(Exception):
    """Has a secret in its message: ``stake 3``."""

    def __init__(self) -> None:
        super().__init__("stake 3")


def buggy(*_: object, **__: object) -> object:
    raise Bug


@pytest.mark.parametrize("method", ["refuse", "apply", "turn"])
async def test_a_fault_in_the_rules_stops_that_table_alone(
    room: Room, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    at, other = await room.open(), await room.open()
    await at.bet(0, 3)
    before = room.store.stored[at.id]
    with monkeypatch.context() as patch:
        patch.setattr(type(KOBLARZ), method, staticmethod(buggy))
        assert await at.bet(2, 1) == Trouble(STOPPED)
    assert at.standing.trouble == STOPPED
    assert room.store.stored[at.id] == before
    assert await at.bet(2, 1) == Trouble(STOPPED)
    assert await other.bet(0, 1) == Done()
    await room.restart()
    assert await at.bet(2, 1) == Done()
    assert at.standing.trouble is None


async def test_a_stopped_table_wakes_no_more(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await room.open()
    with monkeypatch.context() as patch:
        patch.setattr(type(KOBLARZ), "refuse", buggy)
        await at.bet(0, 1)
    version = at.version
    await room.clock.advance(1000)
    assert at.version == version


async def test_a_fault_that_the_clock_meets_stops_the_table(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, other = await room.open(), await room.open()
    await other.bet(0, 1)
    with monkeypatch.context() as patch:
        patch.setattr(type(KOBLARZ), "apply", staticmethod(buggy))
        await room.clock.advance_to(room.clock.now() + 95)
    assert at.standing.trouble == STOPPED
    assert at.steps == []


@pytest.mark.parametrize("method", ["show", "peek", "ask", "propose"])
async def test_rules_that_cannot_show_a_table_are_not_played_on(
    room: Room, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    at, other = await room.open(), await room.open()
    with monkeypatch.context() as patch:
        patch.setattr(type(KOBLARZ), method, staticmethod(buggy))
        assert await at.bet(0, 2) == Done()  # it was accepted and is on disk; what comes next is not
        await settle()
        assert at.standing.trouble == STOPPED
    assert await at.bet(2, 2) == Trouble(STOPPED)
    assert await other.bet(0, 1) == Done()
    await room.restart()
    await at.look()
    assert at.steps == [{"seat": 0, "do": "bet", "coins": 2}]
    assert await at.bet(2, 2) == Done()


async def test_what_is_logged_of_a_fault_is_where_it_happened_and_nothing_of_what_was_at_hand(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await room.open()
    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logs:
        patch.setattr(type(KOBLARZ), "refuse", buggy)
        await at.bet(0, 3)
    (entry,) = logs
    assert entry["event"] == "table stopped" and entry["table"] == at.id
    assert "test_table_faults.py" in entry["error"] and "Bug" in entry["error"]
    assert "stake" not in str(entry)


async def test_a_chat_that_fails_does_not_stop_the_table(room: Room) -> None:
    at, other = await room.open(), await room.open()

    def fails(post: Shown) -> None:
        if post.table == at.id:
            raise ConnectionError("stake 3")

    room.chat.told = fails
    with structlog.testing.capture_logs() as logs:
        assert await at.bet(0, 3) == Done()
        assert await other.bet(0, 1) == Done()
    assert {entry["event"] for entry in logs} == {"not shown"} and "stake" not in str(logs)
    assert len(room.chat.of(other.id)) > 1
    room.chat.told = None
    assert await at.bet(2, 2) == Done()
    assert at.standing.trouble is None and at.standing.window


async def test_a_slot_that_fails_does_not_keep_the_others_from_their_post(room: Room) -> None:
    at = await room.open()
    panels = len(room.chat.of(at.id, at.row.fixed.humans[1]))

    def fails(post: Shown) -> None:
        if post.seat in (None, 0):
            raise ConnectionError

    room.chat.told = fails
    await at.bet(0, 1)
    assert len(room.chat.of(at.id, at.row.fixed.humans[1])) == panels + 1


async def test_a_table_that_does_not_exist_is_an_error_of_who_asks(room: Room) -> None:
    with pytest.raises(NoSuchTable):
        await room.house.ask(room.house._last + 1, Look())  # type: ignore[arg-type]
    at = await room.open()
    assert await at.look() == Done()


async def test_a_row_that_cannot_be_read_stops_its_table_alone(room: Room) -> None:
    at, other = await room.open(), await room.open()
    row = at.room.store.stored[at.id].row
    await room.house.close()
    room.store.row(at.id, row=row.replace('"prompts"', '"promises"'))
    await room.restart()
    assert await at.look() == Trouble(STOPPED)
    assert await other.bet(0, 1) == Done()


async def test_a_fault_after_which_the_store_fails_too_still_gives_an_answer(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await room.open()

    async def broken(_: object) -> None:
        raise RuntimeError

    room.store.fail_next()
    monkeypatch.setattr(room.store, "load", broken)
    assert await at.bet(0, 1) == Trouble(STOPPED)
    await settle()
