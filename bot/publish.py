"""What a table shows: the board from what is public, each panel from what its seat may know.

What a post is made of later is handed over now, and no more than it may hold: the board's maker gets
``public``, a panel's maker ``public`` and its seat's ``own``.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple, TypeAlias

from bot.free import stand_ins
from bot.leaderboard.ports import Counted
from bot.moving import Prompt
from bot.ports import Seconds, TableId
from bot.posts import (
    BoardPost,
    Draft,
    LobbyView,
    Looked,
    OnBoard,
    OrderOffer,
    PanelPost,
    Question,
    Standing,
)
from bot.row import Row
from bot.sitting import Sitting
from rules import AnyGame, find_game
from rules.kit.action import Action
from rules.kit.contract import Act, Over, Result, Turn
from rules.kit.extras import (
    Weighs,
    board_orders_of,
    held_in,
    offers_of,
    orders_of,
    remarks_of,
    sides_of,
)
from rules.kit.forms import Arrange
from rules.kit.record import read_action
from rules.kit.scene import Hand, Text
from rules.kit.seats import Seat, all_seats

Failed: TypeAlias = Callable[[Exception], None]
"""Told where a game cannot show what it should: a fault of its rules."""
Remarked: TypeAlias = tuple[tuple[Seat, Text], ...]


class Seen(NamedTuple):
    """What a game's part of a board is made of; ``shown`` makes it once. An act that everybody may know
    nothing of (a stake, a card passed, *Let it roll*) leaves it as it was."""

    public: Any
    totals: tuple[int, ...]
    shown: Callable[[], OnBoard]


def seen_at(sitting: Sitting, before: Seen | None, failed: Failed) -> Seen | None:
    """What is public now; ``before`` itself where that has not changed. None before the first deal."""
    deal, totals = sitting.match.deal, sitting.row.moving.totals
    if deal is None:
        return None
    public = deal.state.public
    if before is not None and before.public is public and before.totals == totals:
        return before
    return Seen(public, totals, cache(partial(_board, sitting.match.game, public, totals, failed)))


def tells_more(now: Seen | None, before: Seen | None) -> bool:
    """Whether everybody reads on the board what has been done since: its log has gone on. That somebody has
    answered, but not what, is no such thing."""
    if now is before or now is None or before is None:
        return False
    after, earlier = now.shown().board, before.shown().board
    return after is not None and earlier is not None and len(after.log) != len(earlier.log)


def board_post(
    table: TableId,
    version: int,
    sitting: Sitting,
    seen: Seen | None,
    revealed: tuple[str, ...],
    trouble: Text | None,
    failed: Failed,
    counted: Counted | None = None,
) -> BoardPost:
    """The board's slot. ``seen``: what is public at this moment; ``revealed``: as ``shown_secrets`` gives
    them; ``counted``: what the match came to."""
    row, deal = sitting.row, sitting.match.deal
    turn = deal.turn if deal else None
    goal = sitting.match.options.goal
    standing = partial(_standing, table, version, row, turn, goal, revealed, trouble, failed, counted)
    return BoardPost(table, version, standing, OnBoard if seen is None else seen.shown)


def panel_post(
    beside: BoardPost, sitting: Sitting, seat: Seat, draft: Draft | None, edition: int, failed: Failed
) -> PanelPost | None:
    """The panel of one seat; None before the first deal."""
    match, row = sitting.match, sitting.row
    if match.deal is None:
        return None
    (public, owns, _), prompt, turn = match.deal.state, row.moving.prompts[seat], match.deal.turn
    window = isinstance(turn, Act) and turn.window is not None
    looked = partial(_panel, match.game, public, owns[seat], seat, prompt, window, draft, failed)
    person = row.fixed.seats[seat].person or ""
    return PanelPost(beside.table, beside.version, seat, looked, beside, person, edition)


def on_board(game: AnyGame, public: Any, totals: tuple[int, ...]) -> OnBoard:
    """All that the game has for the board at this moment."""
    return OnBoard(
        game.show(public, totals),
        offers_of(game, public),
        board_orders_of(game, public),
        held_in(game, public),
    )


def _board(game: AnyGame, public: Any, totals: tuple[int, ...], failed: Failed) -> OnBoard:
    try:
        return on_board(game, public, totals)
    except Exception as error:
        failed(error)
        return OnBoard()


def _panel(
    game: AnyGame,
    public: Any,
    own: Any,
    seat: Seat,
    prompt: Prompt,
    window: bool,
    draft: Draft | None,
    failed: Failed,
) -> Looked:
    try:
        hand = game.peek(public, own, seat)
        orders = tuple(
            [OrderOffer(i, label, i in prompt.orders) for i, label in orders_of(game, public, own, seat)]
        )
        if not prompt.open:
            return Looked(hand, None, orders)
        question = question_of(game, public, own, seat, prompt.number, window, draft, failed)
        return Looked(hand, question, orders)
    except Exception as error:
        failed(error)
        return Looked(Hand(seat, ()), None)


def question_of(
    game: AnyGame,
    public: Any,
    own: Any,
    seat: Seat,
    number: int,
    window: bool,
    draft: Draft | None,
    failed: Failed | None = None,
) -> Question:
    """The question that a seat's prompt puts, with what its person has marked so far. ``failed``: told where
    no act can be proposed; without it the error is raised by who asks for one."""
    forms = game.ask(public, own, seat)
    draft = draft if draft is not None and draft.number == number else None
    weighed = None
    if draft is not None and isinstance(game, Weighs):
        for form in forms:
            if isinstance(form, Arrange) and draft.groups:
                action = read_action(game, form.arranged(draft.groups))
                weighed = game.weigh(public, own, seat, action)
    propose = cache(partial(_proposed, game, public, own, seat, failed))
    return Question(number, forms, window, propose, draft, weighed)


def _proposed(game: AnyGame, public: Any, own: Any, seat: Seat, failed: Failed | None) -> Action | None:
    try:
        return game.propose(public, own, seat)
    except Exception as error:
        if failed is None:
            raise
        failed(error)
        return None


def _standing(
    table: TableId,
    version: int,
    row: Row,
    turn: Turn | None,
    goal: int | None,
    revealed: tuple[str, ...],
    trouble: Text | None,
    failed: Failed,
    counted: Counted | None,
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
        finished=moving.finished,
        totals=moving.totals,
        over=turn if isinstance(turn, Over) else None,
        result=Result(ending.winners, ending.reason) if ending else None,
        commitment=fixed.commitment,
        entropy=fixed.entropy,
        revealed=revealed,
        voided=moving.voided,
        ready=moving.pressed,
        votes=row.affairs.votes,
        trouble=trouble,
        chat=fixed.chat,
        turn=moving.turn,
        nudged=moving.nudged,
        people=tuple([seat.person for seat in fixed.seats]),
        levels=tuple([row.level(s) for s in all_seats(len(fixed.seats))]),
        free=stand_ins(row),
        host=None if row.affairs.host is None else fixed.seat_of(row.affairs.host),
        pause=row.affairs.pause if ending is None else None,
        last_deal=row.affairs.last_deal,
        lobby=_lobby(row),
        settings=fixed.settings,
        rematch=row.affairs.rematch,
        sides=sides,
        remarks=remarks,
        quiet=act is not None and act.window is not None and not act.window.open_to,
        counted=counted,
        goal=goal,
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
    """When what is asked ends by itself, as if it were delivered at once: a clock that waits for its
    delivery is told no longer than it will be."""
    moving = row.moving
    if moving.ending is not None:
        return None
    if row.affairs.pause is not None:
        return row.affairs.pause.until
    if act is None:
        return moving.next_due
    if moving.window is not None:
        return moving.window.due
    return min((p.due - p.grace for p in moving.prompts if p.open and p.due is not None), default=None)


def _lobby(row: Row) -> LobbyView | None:
    lobby, game = row.affairs.lobby, find_game(row.fixed.game)
    if lobby is None or game is None:
        return None
    placed = {info.person: Seat(i) for i, info in enumerate(lobby.seats) if info is not None}
    return LobbyView(
        lobby.seats,
        game.players[0],
        tuple(sorted(placed[person] for person in lobby.ready)),
        tuple(sorted(placed[person] for person in lobby.held)),
        lobby.swaps,
        row.fixed.options,
        lobby.changed,
        None if row.affairs.host is None else lobby.seat_of(row.affairs.host),
    )
