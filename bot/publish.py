"""What a table shows: the board from what is public, each panel from what its seat may know.

What a post is made of later is handed over now, and no more than it may hold: the board's maker gets
``public``, a panel's maker ``public`` and its seat's ``own``.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from bot.ports import BoardPost, ChainSecret, PanelPost, Question, Seconds, Standing, TableId
from bot.row import Row
from bot.sitting import Sitting, revealed_secrets
from rules import AnyGame, find_game
from rules.kit.contract import Act, Over, Result, Turn, remarks_of, sides_of
from rules.kit.scene import Board, Hand, Text
from rules.kit.seats import Seat, all_seats

Failed: TypeAlias = Callable[[Exception], None]
"""Told where a game cannot show what it should: a fault of its rules."""
Remarked: TypeAlias = tuple[tuple[Seat, Text], ...]


def board_post(
    table: TableId,
    version: int,
    sitting: Sitting,
    revealed: tuple[str, ...],
    trouble: Text | None,
    failed: Failed,
) -> BoardPost:
    """The board's slot. ``revealed``: as ``shown_secrets`` gives them."""
    row, deal = sitting.row, sitting.match.deal
    turn = deal.turn if deal else None
    standing = partial(_standing, table, version, row, turn, revealed, trouble, failed)
    if deal is None:
        return BoardPost(table, version, standing, _nothing)
    shown = partial(_board, sitting.match.game, deal.state.public, row.moving.totals, failed)
    return BoardPost(table, version, standing, shown)


def panel_posts(
    table: TableId, version: int, sitting: Sitting, people: tuple[Seat, ...], failed: Failed
) -> list[PanelPost]:
    """The panels of all people; none before the first deal."""
    match, row = sitting.match, sitting.row
    if match.deal is None:
        return []
    (public, owns, _), prompts, turn = match.deal.state, row.moving.prompts, match.deal.turn
    window = isinstance(turn, Act) and turn.window is not None
    posts = []
    for seat in people:
        prompt = prompts[seat]
        number = prompt.number if prompt.open else None
        looked = partial(_panel, match.game, public, owns[seat], seat, number, window, failed)
        posts.append(PanelPost(table, version, seat, looked))
    return posts


def shown_secrets(row: Row, secret: ChainSecret | None) -> tuple[str, ...]:
    """The secrets that everybody may see (records.md, *Fair chance* 5): never a running deal's.

    After the match those of all its deals; with ``reveal: deal`` those of the deals that have ended. Where
    the chain did not begin with deal 1 (a deal was void) a record of it could not be checked: none.
    """
    deals = shown_deals(row)
    return () if secret is None or not deals else tuple(revealed_secrets(secret, deals))


def shown_deals(row: Row) -> int:
    """Of how many deals, from the first on, the secrets may be shown."""
    moving = row.moving
    if row.fixed.chain_from != 1:
        return 0
    return moving.deal if moving.ending else moving.finished if row.fixed.settings.reveal == "deal" else 0


def _nothing() -> None:
    return None


def _board(game: AnyGame, public: Any, totals: tuple[int, ...], failed: Failed) -> Board | None:
    try:
        return game.show(public, totals)
    except Exception as error:
        failed(error)
        return None


def _panel(
    game: AnyGame, public: Any, own: Any, seat: Seat, number: int | None, window: bool, failed: Failed
) -> tuple[Hand, Question | None]:
    """``number``: of the open prompt; None: nothing is asked."""
    try:
        hand = game.peek(public, own, seat)
        if number is None:
            return hand, None
        forms, proposed = game.ask(public, own, seat), game.propose(public, own, seat)
        return hand, Question(number, forms, window, proposed)
    except Exception as error:
        failed(error)
        return Hand(seat, ()), None


def _standing(
    table: TableId,
    version: int,
    row: Row,
    turn: Turn | None,
    revealed: tuple[str, ...],
    trouble: Text | None,
    failed: Failed,
) -> Standing:
    """The public state of the table, made from its row and from whose turn it is."""
    fixed, moving = row.fixed, row.moving
    act = turn if isinstance(turn, Act) and moving.ending is None else None
    ending = moving.ending
    sides, remarks = _sides_and_remarks(row, failed)
    return Standing(
        table=table,
        version=version,
        code=fixed.code,
        game=fixed.game,
        names=tuple(seat.name for seat in fixed.seats),
        computers=tuple(s for s in all_seats(len(fixed.seats)) if row.is_auto(s)),
        away=tuple(Seat(i) for i, prompt in enumerate(moving.prompts) if prompt.away),
        acting=act.must if act else (),
        until=_until(row, act),
        window=act is not None and act.window is not None,
        deal=moving.deal,
        totals=moving.totals,
        over=turn if isinstance(turn, Over) else None,
        result=Result(ending.winners, ending.reason) if ending else None,
        commitment=fixed.commitment,
        entropy=fixed.entropy,
        revealed=revealed,
        voided=moving.voided,
        ready=moving.pressed,
        votes=moving.votes,
        trouble=trouble,
        sides=sides,
        remarks=remarks,
    )


def _sides_and_remarks(row: Row, failed: Failed) -> tuple[tuple[tuple[Seat, ...], ...], Remarked]:
    game, moving = find_game(row.fixed.game), row.moving
    assert game is not None
    try:
        sides = sides_of(game, len(row.fixed.seats))
        return sides, remarks_of(game, moving.totals, moving.ending.winners) if moving.ending else ()
    except Exception as error:
        failed(error)
        return (), ()


def _until(row: Row, act: Act | None) -> Seconds | None:
    moving = row.moving
    if act is None:
        return moving.next_due if moving.ending is None else None
    if moving.window is not None:
        return moving.window.due
    return min((p.due for p in moving.prompts if p.open and p.due is not None), default=None)
