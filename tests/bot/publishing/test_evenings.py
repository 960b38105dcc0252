"""Whatever comes: the budget holds, the newest state is shown in the end, nothing is posted twice, and no
private page ever reaches a chat."""

import asyncio
from itertools import count
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.outlet import Budget, Busy, NotTaken, OutletError, PlatformDown, Rate
from bot.page import PrivatePage, PublicPage
from bot.ports import TableId
from tests.bot.publishing.stage import Stage, look
from tests.helpers.outlet import counted

TABLES = range(1, 6)
CHATS = {1: "telegram:-1", 2: "telegram:-1", 3: "telegram:-1#2", 4: "telegram:-4", 5: "discord:-5"}
PEOPLE = {
    table: (f"{CHATS[table].partition(':')[0]}:u{table}", f"{CHATS[table].partition(':')[0]}:u9")
    for table in TABLES
}
BUDGET = Budget(
    per_place={"group": (Rate(3, 4.0), Rate(8, 20.0)), "private": (Rate(3, 3.0),)},
    overall=(Rate(6, 2.0),),
    board_gap={"group": 3.0},
)
ERRORS: dict[str, Any] = {
    "busy": lambda: Busy(7),
    "everywhere": lambda: Busy(4, everywhere=True),
    "down": PlatformDown,
    "strange": lambda: RuntimeError("surprise"),
}

table = st.sampled_from(TABLES)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("board"), table, st.integers(0, 1), st.booleans()),
        st.tuples(st.just("panel"), table, st.integers(0, 1), st.booleans()),
        st.tuples(st.just("nudge"), table, st.integers(0, 1)),
        st.tuples(
            st.just("press"), table, st.sampled_from(["done", "failed", "lost"]), st.sampled_from([0.0, 0.5])
        ),
        st.tuples(st.just("wait"), st.sampled_from([0.05, 0.4, 2.0, 9.0])),
        st.tuples(st.just("fault"), st.sampled_from(sorted(ERRORS)), st.integers(1, 3)),
        st.tuples(st.just("slow"), st.sampled_from([0.0, 0.2, 1.5])),
        st.tuples(st.just("restart")),
        st.tuples(st.just("close")),
    ),
    max_size=60,
)


class Evening:
    """Plays the steps, and knows what must stand at the end."""

    def __init__(self) -> None:
        self.stage = Stage(BUDGET, BUDGET)
        self.boards: dict[int, dict[str, Any]] = {}
        self.panels: dict[tuple[int, int], dict[str, Any]] = {}
        self.dealt = count()
        self.nudges = dict.fromkeys(TABLES, 0)
        self.presses: list[asyncio.Future[bool]] = []
        self.outlets = (self.stage.outlet, self.stage.other)

    async def play(self, script: list[tuple[Any, ...]]) -> None:
        for number in TABLES:
            await self.stage.table(number, CHATS[number])
        for step in script:
            await getattr(self, step[0])(*step[1:])
        for outlet in self.outlets:
            outlet.slow = 0.0
            outlet._faults.clear()
        await self.stage.clock.advance(400)
        assert all(press.done() and press.exception() is None for press in self.presses)

    async def board(self, number: int, acting: int, same: bool) -> None:
        facts = {"acting": (acting,), "chat": CHATS[number], "people": PEOPLE[number]}
        if same and number in self.boards:
            facts |= {"look": self.boards[number]["look"]}
        else:
            facts |= {"look": f"board {self.stage.versions.get(number, 0)}"}
        nudged = self.boards.get(number, {}).get("nudged", (0,))
        self.boards[number] = facts | {"nudged": nudged}
        self.stage.board(number, **self.boards[number])

    async def panel(self, number: int, seat: int, asked: bool) -> None:
        if number in self.boards:
            cards = f"cards {next(self.dealt)}!"
            facts = {"cards": cards, "asked": asked, "chat": CHATS[number]}
            await self.board(number, seat, False)
            self.panels[number, seat] = facts
            self.again(number)

    async def nudge(self, number: int, seat: int) -> None:
        if number in self.boards:
            self.nudges[number] += 1
            self.boards[number] |= {"nudged": (self.nudges[number], seat), "acting": (seat,)}
            self.stage.board(number, **self.boards[number])

    async def press(self, number: int, comes_to: str, takes: float) -> None:
        """A press of the board that changes it, answered by an edit of it; ``lost``: done, but not told."""
        await self.board(number, 0, False)
        entry, chat = self.stage.publisher._entries[TableId(number)], CHATS[number]
        messages = (self.stage.outlet if chat.startswith("telegram") else self.stage.other).messages
        message = entry.board.message
        if message is None:
            return

        async def edit(page: PublicPage) -> bool:
            await self.stage.clock.until(self.stage.clock.now() + takes)
            if comes_to != "failed" and (chat, message) in messages:
                messages[chat, message] = page
            return comes_to == "done"

        async def unseen() -> None:
            assert not self.stage.publisher._entries[TableId(number)].board.unseen

        self.presses.append(
            asyncio.ensure_future(self.stage.publisher.carried(TableId(number), message, edit, unseen))
        )
        await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        await self.stage.clock.advance(seconds)

    async def fault(self, error: str, times: int) -> None:
        for outlet in self.outlets:
            outlet.fail(ERRORS[error](), None, times)

    async def slow(self, seconds: float) -> None:
        for outlet in self.outlets:
            outlet.slow = seconds

    async def restart(self) -> None:
        """A kill, at a moment when nothing is on its way (the one gap is a test of its own)."""
        slow, self.stage.outlet.slow, self.stage.other.slow = self.stage.outlet.slow, 0.0, 0.0
        await self.stage.clock.advance(2)
        await self.stage.restart()
        await self.slow(slow)
        await self.back()

    async def close(self) -> None:
        task = asyncio.ensure_future(self.stage.publisher.close(3))
        await self.stage.clock.advance(10)
        await task
        await self.stage.restart()
        await self.back()

    async def back(self) -> None:
        """A new process counts from nothing: what was sent before it began has left the windows."""
        await self.stage.clock.advance(20)
        for number, facts in self.boards.items():
            self.stage.board(number, self.stage.versions[number], **facts)
            self.again(number)

    def again(self, number: int) -> None:
        for (other, seat), facts in self.panels.items():
            if other == number:
                self.stage.panel(number, seat, PEOPLE[number][seat], **facts)

    def check(self) -> None:
        assert [outlet.wrong for outlet in self.outlets] == [[], []]
        for outlet in self.outlets:
            for (place, _), page in outlet.messages.items():
                assert outlet.kind(place) == "private" or not isinstance(page, PrivatePage)  # type: ignore[arg-type]
        for chat in set(CHATS.values()):
            outlet = self.stage.outlet if chat.startswith("telegram") else self.stage.other
            wanted = sorted(facts["look"] for facts in self.boards.values() if facts["chat"] == chat)
            assert sorted(look(page) for page in outlet.at(chat)) == wanted, "one board each, the newest"
        shown = [str(page) for outlet in self.outlets for page in outlet.messages.values()]
        cards = [
            page.head.args["cards"]
            for outlet in self.outlets
            for page in outlet.messages.values()
            if isinstance(page, PrivatePage)
        ]
        assert len(cards) == len(self.panels), f"one panel each: {shown}"
        for facts in self.panels.values():
            assert sum(facts["cards"] in str(found) for found in cards) == 1
        mentions = sum(len(outlet.mentions()) for outlet in self.outlets)
        failed = sum(call.error is not None for outlet in self.outlets for call in outlet.sent)
        assert mentions <= sum(self.nudges.values()) + failed


@given(steps)
@settings(max_examples=200, deadline=None)
def test_whatever_comes_the_newest_state_stands_there_once_and_within_the_budget(script: list[Any]) -> None:
    async def evening() -> None:
        played = Evening()
        await played.play(script)
        played.check()
        await played.stage.publisher.close(0)

    asyncio.run(evening())


@given(st.lists(st.tuples(table, st.floats(0, 2), st.booleans()), max_size=80))
@settings(max_examples=100, deadline=None)
def test_no_chat_starves_and_every_change_is_confirmed(moves: list[tuple[int, float, bool]]) -> None:
    async def evening() -> None:
        stage = Stage(BUDGET, BUDGET)
        for number in TABLES:
            await stage.table(number, CHATS[number])
        for number, pause, turn in moves:
            acting = (stage.versions.get(number, 0) % 2,) if turn else (0,)
            stage.board(number, acting=acting, chat=CHATS[number], people=PEOPLE[number])
            await stage.clock.advance(pause)
        await stage.clock.advance(60)
        newest = {TableId(number): version for number, version in stage.versions.items()}
        confirmed: dict[TableId, int] = {}
        for found, version, _, _ in stage.house.seen:
            assert version >= confirmed.get(found, 0), "confirmed in order"
            confirmed[found] = version
        assert confirmed == newest
        assert stage.outlet.wrong == stage.other.wrong == []
        assert counted(stage.outlet)["delete"] == 0
        await stage.publisher.close(0)

    asyncio.run(evening())


def test_the_errors_of_the_script_are_those_that_end() -> None:
    """Gone, shut and moved are tested one by one: after them something else must stand there."""
    assert {type(make()) for make in ERRORS.values()} == {Busy, PlatformDown, RuntimeError}
    assert issubclass(NotTaken, OutletError)
