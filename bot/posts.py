"""What the house shows: the table's public standing, boards for everybody, panels for one seat each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from bot.affairs import Pause, Vote
from bot.leaderboard.ports import Counted
from bot.moving import Draft as Draft
from bot.ports import Seconds, TableId
from bot.seating import DEFAULT_SETTINGS, SeatInfo, Settings
from rules.kit.action import Action, Json
from rules.kit.contract import Over, Result
from rules.kit.forms import Choice, Form
from rules.kit.scene import Board, Hand, Text
from rules.kit.seats import Seat


@dataclass(frozen=True, slots=True)
class LobbyView:
    """A table that has not begun. ``seats``: as many as the game has at most, None: free; ``least``: how many
    must sit; ``ready`` and ``held``: seats. ``options``: the game's, as its model gives them in JSON form;
    ``changed``: the one that was changed last (``bot.choices`` names it)."""

    seats: tuple[SeatInfo | None, ...]
    least: int
    ready: tuple[Seat, ...]
    held: tuple[Seat, ...]
    swaps: tuple[tuple[Seat, Seat], ...]
    options: Mapping[str, Json]
    changed: str | None
    host: Seat | None = None


@dataclass(frozen=True, slots=True)
class OrderOffer:
    """A standing order that a seat may give: its id, what it says, and whether it stands now."""

    id: str
    label: Text = field(repr=False)
    on: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the house knows of a table and everybody may see, whatever the game.

    ``version`` grows with every change: a slot shows the newest and forgets the older. ``names`` by seat;
    ``computers``: a computer acts there now, ``away``: in place of its person. ``acting``: who is asked now;
    ``until``: when that ends by itself. ``window``: an interrupt window is open; ``quiet``: one that nobody
    may answer. ``over``: the latest deal has ended so. ``revealed``: ``s[1]`` … of deals whose secrets may
    be shown. ``trouble``: why the table stands still. ``turn``: of the table's questions (board keys carry
    it);
    ``nudged``: how often somebody was nudged, and who last: a board whose count has grown is posted anew
    with a mention of them. ``people``: by seat who sits there, None: a computer; ``free``: seats that may be
    taken. ``host``: where the host sits. ``sides``: who wins and loses together (each seat alone where
    the game knows no partners); ``finished``: deals that have ended; ``remarks``: what else is said of
    seats at the end of the match; ``counted``: whether it counts, and whose rating moved.
    ``goal``: the total that ends the match.
    """

    table: TableId
    version: int
    code: str
    game: str
    names: tuple[str, ...]
    computers: tuple[Seat, ...]
    away: tuple[Seat, ...]
    acting: tuple[Seat, ...]
    until: Seconds | None
    window: bool
    deal: int
    totals: tuple[int, ...]
    over: Over | None
    result: Result | None
    commitment: str
    entropy: str
    revealed: tuple[str, ...]
    voided: int
    ready: tuple[Seat, ...] = ()
    votes: tuple[Vote, ...] = ()
    trouble: Text | None = None
    chat: str = ""
    turn: int = 0
    nudged: tuple[int, tuple[Seat, ...]] = (0, ())
    people: tuple[str | None, ...] = ()
    levels: tuple[int, ...] = ()
    free: tuple[Seat, ...] = ()
    host: Seat | None = None
    pause: Pause | None = None
    last_deal: bool = False
    lobby: LobbyView | None = None
    settings: Settings = DEFAULT_SETTINGS
    rematch: TableId | None = None
    sides: tuple[tuple[Seat, ...], ...] = ()
    remarks: tuple[tuple[Seat, Text], ...] = ()
    quiet: bool = False
    finished: int = 0
    counted: Counted | None = None
    goal: int | None = None

    def deciding(self, about: Seat | None = None) -> tuple[Seat, ...]:
        """Whose votes count: the people who are there, but for whom it is about."""
        return tuple(
            [
                seat
                for seat in map(Seat, range(len(self.people)))
                if self.people[seat] and seat not in self.away and seat != about
            ]
        )


class OnBoard(NamedTuple):
    """What the game has for a board, from what is public alone. ``offers``: keys for whoever is asked;
    ``orders``: standing orders with a key, as id and label; ``held``: cards in hand by seat (empty: none)."""

    board: Board | None = None
    offers: tuple[Choice, ...] = ()
    orders: tuple[tuple[str, Text], ...] = ()
    held: tuple[int, ...] = ()


class BoardPost:
    """What the board's slot shows. It can hold neither a hand nor a refusal.

    It shows the table as it stood when this was posted, but is made when it is first looked at (in the event
    loop's own thread): whoever shows every tenth state pays for every tenth.
    """

    __slots__ = ("_board", "_made", "_made_standing", "_standing", "table", "version")

    def __init__(
        self,
        table: TableId,
        version: int,
        standing: Callable[[], Standing],
        board: Callable[[], OnBoard],
    ) -> None:
        self.table = table
        self.version = version
        self._standing = standing
        self._board = board
        self._made_standing: Standing | None = None
        self._made: OnBoard | None = None

    @property
    def standing(self) -> Standing:
        if self._made_standing is None:
            self._made_standing = self._standing()
        return self._made_standing

    @property
    def board(self) -> Board | None:
        """None before the first deal."""
        return self._make().board

    @property
    def offers(self) -> tuple[Choice, ...]:
        """What the board's keys offer to whoever is asked: the same for all, from what is public."""
        return self._make().offers

    @property
    def orders(self) -> tuple[tuple[str, Text], ...]:
        """Standing orders that have keys on the board: id and label."""
        return self._make().orders

    @property
    def held(self) -> tuple[int, ...]:
        """Cards in hand by seat, where the game has hands and their sizes are public."""
        return self._make().held

    def _make(self) -> OnBoard:
        if self._made is None:
            self._made = self._board()
        return self._made


@dataclass(frozen=True, slots=True)
class Question:
    """A prompt as it is put: its number, forms, whether *Let it roll* answers it; ``propose`` works out an
    act for it, which takes its time and is rarely asked for."""

    number: int
    forms: tuple[Form, ...] = field(repr=False)
    may_wave: bool
    propose: Callable[[], Action | None] = field(repr=False, compare=False)
    draft: Draft | None = field(default=None, repr=False)
    weighed: Text | None = field(default=None, repr=False)
    """What the draft comes to so far (``rules.kit.extras.Weighs``)."""

    @property
    def proposed(self) -> Action | None:
        """The proposed act; None: to let it roll."""
        return self.propose()


@dataclass(frozen=True, slots=True)
class Looked:
    """What a panel is made of: the hand, the question if one is asked, the standing orders on offer."""

    hand: Hand
    question: Question | None
    orders: tuple[OrderOffer, ...] = ()


class PanelPost:
    """What one seat's own panel shows, for the eyes of its person only; made when it is first looked at.

    ``beside``: the board of the same moment; ``edition`` grows where a draft changes and nothing else;
    ``person`` sits there ("" at a terminal's table).
    """

    __slots__ = ("_looked", "_made", "beside", "edition", "person", "seat", "table", "version")

    def __init__(
        self,
        table: TableId,
        version: int,
        seat: Seat,
        looked: Callable[[], Looked],
        beside: BoardPost,
        person: str = "",
        edition: int = 0,
    ) -> None:
        self.table = table
        self.version = version
        self.seat = seat
        self.beside = beside
        self.person = person
        self.edition = edition
        self._looked = looked
        self._made: Looked | None = None

    @property
    def hand(self) -> Hand:
        return self._look().hand

    @property
    def question(self) -> Question | None:
        """None: nothing is asked of this seat now."""
        return self._look().question

    @property
    def orders(self) -> tuple[OrderOffer, ...]:
        """Standing orders that this seat may give now."""
        return self._look().orders

    def _look(self) -> Looked:
        if self._made is None:
            self._made = self._looked()
        return self._made


class Chat(Protocol):
    """Where a table is shown. Both methods take the newest state of a slot and return at once; delivering
    it, as often as the platform allows, is the adapter's own matter. A post of a version that was posted
    before shows the same state anew (a table in trouble, or one that somebody asked to see)."""

    def board(self, post: BoardPost) -> None:
        """The public message of a table."""

    def panel(self, post: PanelPost) -> None:
        """The private message of one seat."""
