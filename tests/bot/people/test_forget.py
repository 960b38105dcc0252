"""``/forget``: everything that names a person goes, wherever it is; what happened at the tables stays."""

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest

from bot.desk import Reply
from bot.desk.account_pages import CONFIRMED_WITHIN
from bot.messages import Ballot, Caller, Refusal, Say, TakeSeat, Typed
from bot.people.erasing import erase
from bot.people.forgetting import NAMELESS, without
from bot.ports import StoreError, TableId
from bot.row import load_row
from rules.kit.seats import Seat
from tests.bot.desk.counter import labels, said
from tests.helpers.clock import settle
from tests.helpers.evening import Evening
from tests.helpers.marks import Log
from tests.helpers.people import Person
from tests.helpers.store import full

GROUP = "sim:g1"
NAME, ID = "Zażółcona", "sim:u7311"


class Inn:
    """The whole bot; the person to be forgotten, Bolek and Cyryl."""

    def __init__(self) -> None:
        self.me = Person(NAME, ID, GROUP)
        self.alone = False
        """A table was opened in the private chat."""
        self.others = [Person("Bolek", "sim:u2", GROUP), Person("Cyryl", "sim:u3", GROUP)]
        self.evening = Evening("forget", [self.me, *self.others])

    @property
    def store(self) -> Any:
        return self.evening.store

    async def rests(self, seconds: float = 4.0) -> None:
        await settle()
        await self.evening.clock.advance(seconds)

    async def table(self, game: str = "koblarz", **options: Any) -> TableId:
        people = [self.others[0], self.me, self.others[1]]
        table = await self.evening.open(game, GROUP, people, options=options)
        await self.rests()
        return table

    async def says(self, line: str, person: Person | None = None) -> Reply:
        who = person or self.me
        reply = await self.evening.crowd.type(who, line, who.id)
        assert reply is not None
        await settle()
        return reply

    async def presses(self, reply: Reply, label: str) -> Reply:
        keys = [key for row in reply.rows for key in row.keys]
        done = await self.evening.crowd.press(self.me, keys[labels(reply).index(label)].data, ID)
        assert done is not None
        await self.rests()
        return done

    async def forgets(self) -> Reply:
        asked = await self.presses(await self.says("forget"), "Forget me")
        return await self.presses(asked, "Delete for ever")

    def traces(self) -> list[str]:
        """What of the store names the person."""
        store = self.store
        kept = {
            "tables": [(t.row, t.chat) for t in store.stored.values()],
            "deals": [deal.body for deals in store.ended.values() for deal in deals],
            "people": [*store.people.items(), *store.chats.items()],
            "accounts": [*store.accounts, *store.names.values()],
            "results": [repr(result.sat) for result in store.results.values()],
            "seats": list(store.seats.values()),
            "slots": [list(slots.values()) for slots in store.slots_of.values()],
            "own": list(store.own),
        }
        return [what for what, found in kept.items() if NAME in repr(found) or ID in repr(found)]


@pytest.fixture
async def inn() -> AsyncIterator[Inn]:
    made = Inn()
    with made.evening.fixed():
        await made.evening.start()
        yield made
        await made.evening.close()
    # A private table's board stands in private, which this platform takes for a mistake.
    assert [w for w in made.evening.platform.wrong if not (made.alone and ID in w)] == []


async def finished(inn: Inn) -> TableId:
    """A match that is over by vote after its first act."""
    table = await inn.table()
    for person in inn.others:
        await inn.evening.crowd.type(person, "finish")
    await inn.rests()
    assert inn.store.stored[table].status == "over"
    return table


async def test_nothing_names_who_was_forgotten_and_the_others_play_on(inn: Inn) -> None:
    over, running = await finished(inn), await inn.table()
    await inn.says("settings quiet 22-7")
    inn.alone = True
    await inn.says("new koblarz")  # a private table of his own
    assert set(inn.traces()) >= {"tables", "people", "results", "seats"}
    reply = await inn.forgets()
    assert said(reply).startswith("Done") and reply.gone
    assert inn.traces() == []
    row = inn.evening.row(running)
    assert row.moving.ending is None and row.fixed.seats[1].name == NAMELESS
    assert [seat.person for seat in row.fixed.seats] == ["sim:u2", None, "sim:u3"]
    record = json.loads(await inn.evening.service.house.record(over))
    assert record["seats"] == ["Bolek", NAMELESS, "Cyryl"]
    assert NAME not in "\n".join(m.text for m in inn.evening.platform.at(GROUP) if m.keys)
    for person in inn.others:
        await inn.evening.crowd.type(person, "finish")
    await inn.rests()
    assert inn.traces() == [] and len(inn.store.results) == 2


async def rematch(inn: Inn, table: TableId, *people: Person) -> TableId:
    for person in people:
        assert await inn.evening.crowd.press(person, f"{table}.t.rematch", GROUP)
    await inn.rests()
    following = inn.evening.row(table).affairs.rematch
    assert following is not None
    return following


async def test_a_rematch_of_who_had_left_names_him_nowhere(inn: Inn) -> None:
    table = await inn.table()
    await inn.says("leave")
    for _ in range(2):
        for person in inn.others:
            await inn.evening.crowd.type(person, "finish")
        await inn.rests()
        table = await rematch(inn, table, *inn.others)
    row = inn.evening.row(table)
    assert [seat.name for seat in row.fixed.seats] == ["Bolek", "🤖2", "Cyryl"] and row.moving.deal == 1
    await inn.forgets()
    assert inn.traces() == []


async def test_who_was_forgotten_after_the_match_holds_no_seat_in_its_rematch(inn: Inn) -> None:
    over = await finished(inn)
    await inn.forgets()
    lobby = inn.evening.row(await rematch(inn, over, inn.others[0])).affairs.lobby
    assert lobby is not None and lobby.held == (inn.others[1].id,)
    assert [info and info.name for info in lobby.seats[:3]] == ["Bolek", None, "Cyryl"]


async def test_of_a_private_chat_no_table_goes_on(inn: Inn) -> None:
    inn.alone = True
    await inn.says("new koblarz")
    (table,) = inn.store.stored
    for _ in range(2):
        await inn.evening.crowd.press(inn.me, f"{table}.t.computer.1", ID)
    await inn.evening.crowd.press(inn.me, f"{table}.t.begin", ID)
    await inn.rests()
    assert inn.store.stored[table].deal == 1
    await inn.forgets()
    assert inn.store.stored[table].status == "over" and inn.traces() == []


async def test_who_has_seen_a_hand_is_known_there_until_the_deal_ends(inn: Inn) -> None:
    table = await inn.table("zoliky")
    await inn.evening.crowd.type(inn.others[0], "leave")
    await inn.rests()
    await inn.forgets()
    house = inn.evening.service.house
    answer = await house.ask(table, TakeSeat(Caller(ID, NAME, False, "again"), Seat(0)))
    assert isinstance(answer, Refusal)
    stranger = TakeSeat(Caller("sim:u9", "Dana", False, "new"), Seat(0))
    assert not isinstance(await house.ask(table, stranger), Refusal)
    back = await house.ask(table, Say(Caller(ID, NAME, False, "back"), "join"))
    assert not isinstance(back, Refusal) and inn.evening.row(table).fixed.seat_of(ID) == 1


async def test_who_was_kicked_does_not_come_back_to_that_match_as_nobody(inn: Inn) -> None:
    table = await inn.table("zoliky")
    house = inn.evening.service.house
    seat = inn.evening.row(table).fixed.seat_of(ID)
    chief = Caller("sim:u9", "Chief", True, "kick")
    assert not isinstance(await house.ask(table, Ballot(chief, "kick", seat)), Refusal)
    await inn.forgets()
    answer = await house.ask(table, Say(Caller(ID, NAME, False, "back"), "join"))
    assert isinstance(answer, Refusal) and answer.reason.key == "refuse-kicked"
    tap = await house.ask(table, Typed(Caller(ID, NAME, False, "play"), "1"))
    assert isinstance(tap, Refusal) and tap.reason.key == "refuse-kicked", (
        "he is told of no seat that is free"
    )
    assert inn.traces() == []


@pytest.mark.parametrize("writes", range(6))
async def test_killed_at_any_step_it_is_finished_at_the_next_start(inn: Inn, writes: int) -> None:
    await finished(inn)
    await inn.table()
    begin, left = inn.store._begin, [writes]

    async def dies(write: str | None = None) -> None:
        if left[0] == 0:
            raise full()
        left[0] -= 1
        await begin(write)

    inn.store._begin = dies
    with suppress(StoreError):
        await erase(inn.store, inn.evening.service.house.ask, ID)
    inn.store._begin = begin
    await inn.evening.restart("kill", 0.0)
    await inn.rests()
    assert (inn.traces() == []) == (writes > 0) and inn.store.forgetting == set()


async def test_a_key_that_deletes_works_for_ten_minutes(inn: Inn) -> None:
    asked = await inn.presses(await inn.says("forget"), "Forget me")
    await inn.evening.clock.advance(CONFIRMED_WITHIN + 1)
    assert "too old" in said(await inn.presses(asked, "Delete for ever"))
    for moment in ("0", "99999999999", "x"):
        reply = await inn.evening.crowd.press(inn.me, f"0.t.forget.yes.{moment}", ID)
        assert reply is not None and reply.alert
    assert inn.store.forgetting == set()
    assert "Nothing was deleted" in said(await inn.presses(await inn.says("forget"), "Close"))


async def test_what_is_kept_comes_as_a_file_that_names_nobody_else(inn: Inn) -> None:
    await finished(inn)
    await inn.says("settings suits colours")
    reply = await inn.presses(await inn.says("privacy"), "My data")
    assert reply.secret and reply.file is not None
    data = json.loads(reply.file.body)
    assert (data["person"], data["settings"]["suits"]) == (ID, "colours")
    assert [match["game"] for match in data["matches"]] == ["koblarz"]
    assert "Bolek" not in reply.file.body and "sim:u2" not in reply.file.body


async def test_others_see_nothing_of_it_where_answers_are_open(inn: Inn) -> None:
    inn.me.private_answers = False
    for command in ("forget", "privacy", "link", "unlink"):
        reply = await inn.evening.crowd.type(inn.me, command)
        assert reply is not None and not reply.rows and not reply.secret


async def test_a_log_of_all_that_names_nobody(log: Log) -> None:
    inn = Inn()
    with inn.evening.fixed():
        await inn.evening.start()
        await finished(inn)
        inn.me.admin = True
        await inn.evening.crowd.type(inn.me, "settings tables 3")
        await inn.forgets()
        await inn.evening.close()
    assert "setting changed" in log.text() and "person forgotten" in log.text()
    assert all(name not in log.text() for name in (NAME, "Bolek", "Cyryl", "Za\\u017c"))


async def test_a_row_without_him_is_left_as_it_is(inn: Inn) -> None:
    row = inn.evening.row(await inn.table())
    assert without(row, "sim:u9") is None
    after = without(row, ID)
    assert after is not None and ID not in after.dump() and load_row(after.dump()) == after
