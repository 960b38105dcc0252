"""A publisher between fakes: tables that are no more than what they show."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from bot.outlet import Budget
from bot.page import PrivatePage, PublicPage
from bot.ports import Change, Seconds, Store, TableId
from bot.posts import BoardPost, LobbyView, Looked, OnBoard, PanelPost, Question, Standing
from bot.publishing.publisher import Publisher
from rules.kit.contract import Result
from rules.kit.forms import Choice, Option
from rules.kit.scene import Cards, Hand, Text, text
from rules.kit.seats import Seat
from tests.helpers.clock import FakeClock
from tests.helpers.cutting import Take
from tests.helpers.outlet import WIDE, ScriptedOutlet
from tests.helpers.store import MemoryStore

CHAT = "telegram:-1"
ALA, BOLEK = "telegram:u1", "telegram:u2"
QUESTION = Question(
    1,
    (Choice("take", "hand", text("take"), (Option(text("take"), Take(), text("take")),)),),
    False,
    lambda: None,
)


class FakePages:
    """Pages that say which state they show."""

    def __init__(self) -> None:
        self.made = 0
        self.broken: set[int] = set()
        """Versions that cannot be laid out."""

    def board(self, post: BoardPost, language: str, pad: int = 0) -> PublicPage:
        self.made += 1
        if post.version in self.broken:
            raise ValueError("no such page")
        s = post.standing
        shown = text(
            "board",
            look=s.commitment,
            acting=str(s.acting),
            over=str(s.result),
            trouble=str(s.trouble),
            pad=pad,
        )
        return PublicPage(language, s.game, s.names, shown, s.until, (), ())

    def begun(self, post: BoardPost, language: str) -> PublicPage:
        s = post.standing
        return PublicPage(language, s.game, s.names, text("begun"), None, (), (), code=s.entropy)

    def panel(self, post: PanelPost, language: str) -> PrivatePage:
        self.made += 1
        shown = text("panel", cards=str(post.hand.parts), asked=str(post.question), draft=str(post.edition))
        page = PrivatePage(language, "koblarz", (), shown, None, (), ())
        return replace(page, neutral=text("neutral"))

    def left(self, standing: Standing, language: str) -> PrivatePage:
        return PrivatePage(language, "koblarz", (), text("left", code=standing.code), None, (), ())


class FakeHouse:
    """A ``bot.publishing.reports.House`` that remembers what it is told."""

    def __init__(self) -> None:
        self.language: dict[str, str] = {}
        self.ways: dict[str, Literal["private", "here"]] = {}
        self.failed: list[tuple[str, str]] = []
        self.shut: list[tuple[str, str]] = []
        self.moved: list[tuple[str, str]] = []
        self.up: list[str] = []
        self.seen: list[tuple[TableId, int, Seat | None, Seconds]] = []

    def language_of(self, place: str) -> str:
        return self.language.get(place, "en")

    def way_of(self, person: str) -> Literal["private", "here"]:
        return self.ways.get(person, "private")

    def way_failed(self, person: str, chat: str) -> None:
        self.failed.append((person, chat))
        self.ways[person] = "here"

    def delivered(self, table: TableId, version: int, seat: Seat | None, at: Seconds) -> None:
        self.seen.append((table, version, seat, at))

    def chat_shut(self, chat: str, lacks: str) -> None:
        self.shut.append((chat, lacks))

    def chat_moved(self, old: str, new: str) -> None:
        self.moved.append((old, new))

    def platform_up(self, platform: str) -> None:
        self.up.append(platform)


class Stage:
    """``budget`` of the one platform, ``telegram``; ``other``: a second one, ``discord``."""

    def __init__(self, budget: Budget = WIDE, other: Budget | None = None) -> None:
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.outlet = ScriptedOutlet(self.clock, "telegram", budget)
        self.other = ScriptedOutlet(self.clock, "discord", other or WIDE)
        self.house = FakeHouse()
        self.pages = FakePages()
        self.versions: dict[int, int] = {}
        self.publisher = self._open()

    def _open(self) -> Publisher:
        port: Store = self.store
        outlets = (self.outlet, self.other)
        return Publisher(outlets, self.pages, self.house, port, self.clock)

    async def restart(self, *, limit: Seconds | None = None) -> None:
        """Another process goes on: after a close with this limit, or (None) after a kill."""
        if limit is None:
            await kill(self.publisher)
        else:
            await self.publisher.close(limit)
        self.publisher = self._open()

    async def table(self, table: int, chat: str = CHAT) -> None:
        """The store knows of this table."""
        await self.store.commit(
            Change(TableId(table), 1, f"K{table}", chat, "koblarz", "running", 1, 0, None, "{}")
        )

    def board(self, table: int, version: int | None = None, **facts: Any) -> BoardPost:
        """Posts a new version of the table's board (or this one)."""
        post = board_post(table, self._version(table, version), **facts)
        self.publisher.board(post)
        return post

    def panel(
        self,
        table: int,
        seat: int,
        person: str,
        *,
        cards: str = "K♠",
        asked: bool = True,
        edition: int = 0,
        version: int | None = None,
        chat: str = CHAT,
    ) -> None:
        """Posts a seat's panel, of the board's newest version if no other is named."""
        version = self.versions.get(table, 1) if version is None else version
        hand = Hand(Seat(seat), (Cards(text(cards), ()),) if cards else ())
        looked = Looked(hand, QUESTION if asked else None)
        beside = board_post(table, version, chat=chat)
        self.publisher.panel(
            PanelPost(TableId(table), version, Seat(seat), lambda: looked, beside, person, edition)
        )

    async def shown(self, table: int = 1, **facts: Any) -> None:
        """A table whose board stands."""
        await self.table(table, facts.get("chat", CHAT))
        self.board(table, **facts)
        await self.clock.advance(1)

    def _version(self, table: int, version: int | None) -> int:
        if version is None:
            version = self.versions.get(table, 0) + 1
        self.versions[table] = version
        return version


async def kill(publisher: Publisher) -> None:
    """Ends its tasks as a kill would: nothing is sent or saved any more."""
    publisher._closed = True
    if publisher._task is not None:
        publisher._task.cancel()
    await publisher._courier.close()


def board_post(
    table: int,
    version: int,
    *,
    look: str | None = None,
    acting: Sequence[int] = (0,),
    chat: str = CHAT,
    nudged: tuple[int, *tuple[int, ...]] = (0,),
    people: Sequence[str | None] = (ALA, BOLEK),
    over: bool = False,
    trouble: Text | None = None,
    lobby: LobbyView | None = None,
    held: tuple[int, ...] = (),
    entropy: str = "",
    quiet: bool = False,
    turn: int = 0,
) -> BoardPost:
    standing = Standing(
        table=TableId(table),
        version=version,
        code=f"K{table}",
        game="koblarz",
        names=("Ala", "Bolek"),
        computers=(),
        away=(),
        acting=tuple(Seat(i) for i in acting),
        until=None,
        window=quiet,
        deal=1,
        totals=(0, 0),
        over=None,
        result=Result((Seat(0),), "target") if over else None,
        commitment=f"v{version}" if look is None else look,
        entropy=entropy,
        revealed=(),
        voided=0,
        trouble=trouble,
        chat=chat,
        nudged=(nudged[0], tuple(map(Seat, nudged[1:]))),
        people=tuple(people),
        lobby=lobby,
        quiet=quiet,
        turn=turn,
    )
    return BoardPost(TableId(table), version, lambda: standing, lambda: OnBoard(held=held))


def look(page: PublicPage | PrivatePage | None) -> str:
    """Which state a board's page shows."""
    assert isinstance(page, PublicPage)
    return str(page.head.args["look"])
