"""A deal of random play as a table shows it: the posts of every moment, without a house around them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from adapters.scenes import Speaker, page_lines
from bot.keys import TableKey, read_key
from bot.leaderboard.ports import Counted, RatingMove
from bot.page import Key, PrivatePage, PublicPage
from bot.ports import TableId
from bot.posts import BoardPost, Draft, LobbyView, Looked, OnBoard, OrderOffer, PanelPost, Standing
from bot.publish import on_board, question_of
from bot.seating import SeatInfo
from bot.texts import Catalogue
from rules import find_game, games
from rules.kit.chance import seeded
from rules.kit.contract import Act, Over, Result
from rules.kit.extras import orders_of, remarks_of, sides_of
from rules.kit.seats import Seat, all_seats
from tests.helpers.random_play import AnyMatch, plays

NAMES = ("Aleksandra", "Bolesław", "Cyryl", "Danuta", "Ewa", "Franciszek", "Grażyna")
HASH = "cefc1232dee44cc53fccf8cc078f657f4db4f1d0303725375a0694f7d395e2ea"
TABLES = [(id_, n) for id_, game in games().items() for n in sorted({game.players[0], game.players[-1]})]
"""Every game with the fewest and with the most players."""


@dataclass(frozen=True)
class Moment:
    """A moment of a deal. ``asked``: who is asked something then."""

    match: AnyMatch
    board: BoardPost
    asked: tuple[Seat, ...]

    def panel(self, seat: Seat, draft: Draft | None = None) -> PanelPost:
        deal, game = self.match.deal, self.match.game
        assert deal is not None
        public, own = deal.state.public, deal.state.own[seat]
        window = isinstance(deal.turn, Act) and deal.turn.window is not None
        asked = question_of(game, public, own, seat, 7, window, draft) if seat in self.asked else None
        orders = tuple(OrderOffer(one, label) for one, label in orders_of(game, public, own, seat))
        looked = Looked(game.peek(public, own, seat), asked, orders)
        return PanelPost(TableId(55), 3, seat, lambda: looked, self.board, f"chat:{seat}")


@cache
def deal(game: str, seats: int, seed: str = "") -> tuple[Moment, ...]:
    """Every moment of one deal, the same every time."""
    rules = games()[game]
    match: AnyMatch = AnyMatch.open(rules, seats, rules.options())
    return tuple(moment(now) for now in plays(match, seeded(f"pages {game} {seats} {seed}")))


def moment(match: AnyMatch, **facts: Any) -> Moment:
    """What a table shows of it; ``facts`` of the standing as the test wants them."""
    now = match.deal
    assert now is not None
    turn, game, public = now.turn, match.game, now.state.public
    act = turn if isinstance(turn, Act) else None
    asked = () if act is None else act.window.open_to if act.window is not None else act.must
    standing = replace(
        standing_of(game.id, match.seats),
        acting=act.must if act else (),
        window=act is not None and act.window is not None,
        deal=now.number,
        totals=match.totals,
        over=turn if isinstance(turn, Over) else None,
        **facts,
    )
    shown = on_board(game, public, match.totals)
    return Moment(match, BoardPost(TableId(55), 3, lambda: standing, lambda: shown), asked)


def standing_of(game: str, seats: int) -> Standing:
    rules = games()[game]
    return Standing(
        table=TableId(55), version=3, code="K7", game=game, names=NAMES[:seats], computers=(), away=(),
        acting=(), until=None, window=False, deal=0, totals=(0,) * seats, over=None, result=None,
        commitment=HASH, entropy="", revealed=(), voided=0, turn=12,
        people=tuple(f"chat:{seat}" for seat in range(seats)), sides=sides_of(rules, seats),
        goal=rules.options().goal,
    )  # fmt: skip


def of(standing: Standing) -> BoardPost:
    """A board that shows nothing of a game."""
    return BoardPost(standing.table, standing.version, lambda: standing, OnBoard)


def ended(game: str, seats: int, winners: tuple[int, ...] = (0,)) -> BoardPost:
    """The end of a match of three deals: each seat (or side) has less than the one before it."""
    sides = sides_of(games()[game], seats)
    totals = {seat: 30 - 20 * place for place, side in enumerate(sides) for seat in side}
    points, won = tuple(totals[seat] for seat in all_seats(seats)), tuple(map(Seat, winners))
    rules = find_game(game)
    assert rules is not None
    return of(
        replace(
            standing_of(game, seats),
            deal=3,
            finished=3,
            totals=points,
            result=Result(won, "target"),
            revealed=(HASH, HASH, HASH[::-1]),
            remarks=remarks_of(rules, points, won),
            counted=Counted(None, tuple(RatingMove(s, 1200, 1230 - 15 * s, True) for s in all_seats(seats))),
        )
    )


def lobby_of(game: str, **facts: Any) -> BoardPost:
    """A lobby as screens.md has it: three people, the second not ready, and a computer."""
    rules = games()[game]
    most = rules.players[-1]
    people = [SeatInfo(NAMES[n], f"chat:{n}") for n in range(3)]
    seats = (*people, SeatInfo("🤖2", None, 2), *(None,) * (most - 4))[:most]
    view = LobbyView(
        seats,
        rules.players[0],
        ready=(Seat(0), Seat(2)),
        held=(),
        swaps=(),
        options=rules.options().model_dump(mode="json"),
        changed="turn_seconds",
        host=Seat(0),
    )
    names = tuple("" if info is None else info.name for info in seats)
    view = replace(view, **facts)
    return of(replace(standing_of(game, most), names=names, lobby=view, host=Seat(0)))


def lines(page: PublicPage | PrivatePage, words: Catalogue) -> list[str]:
    return page_lines(page, Speaker(words, page.game, page.names))


def keys(page: PublicPage | PrivatePage, words: Catalogue) -> Iterator[str]:
    """The rows of a page's keys, as screens.md writes them."""
    speaker = Speaker(words, page.game, page.names)
    for row in page.rows:
        yield " ".join(f"[{'✓' if key.marked else ''}{speaker.on_key(key.label)}]" for key in row.keys)


def all_keys(page: PublicPage | PrivatePage) -> list[Key]:
    """Every key of a page."""
    return [key for row in page.rows for key in row.keys]


def data_of(page: PublicPage | PrivatePage) -> list[str]:
    """What its keys carry."""
    return [key.data for key in all_keys(page)]


def words_of(data: str) -> str:
    """The word of a key without a question."""
    key = read_key(data)
    assert isinstance(key, TableKey)
    return ".".join([key.word, *key.arguments])
