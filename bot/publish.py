"""What a table shows: the board from what is public, each panel from what its seat may know."""

from bot.ports import BoardPost, ChainSecret, PanelPost, Question, Seconds, Standing, TableId
from bot.row import Row
from bot.sitting import Sitting, revealed_secrets
from rules.kit.contract import Act, Result
from rules.kit.scene import Text
from rules.kit.seats import Seat, all_seats


def standing_of(
    table: TableId, version: int, sitting: Sitting, secret: ChainSecret | None, trouble: Text | None
) -> Standing:
    """The public state of the table, made from its row and from whose turn it is."""
    row, deal = sitting.row, sitting.match.deal
    fixed, moving = row.fixed, row.moving
    act = deal.turn if deal is not None and isinstance(deal.turn, Act) and moving.ending is None else None
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
        over=deal.over if deal else None,
        result=Result(moving.ending.winners, moving.ending.reason) if moving.ending else None,
        commitment=fixed.commitment,
        entropy=fixed.entropy,
        revealed=shown_secrets(row, secret),
        voided=moving.voided,
        ready=moving.pressed,
        votes=moving.votes,
        trouble=trouble,
    )


def shown_secrets(row: Row, secret: ChainSecret | None) -> tuple[str, ...]:
    """The secrets that everybody may see (records.md, *Fair chance* 5): never a running deal's.

    After the match those of all its deals; with ``reveal: deal`` those of the deals that have ended. Where
    the chain did not begin with deal 1 (a deal was void) a record of it could not be checked: none.
    """
    moving = row.moving
    if secret is None or row.fixed.chain_from != 1:
        return ()
    deals = moving.deal if moving.ending else moving.finished if row.fixed.settings.reveal == "deal" else 0
    return tuple(revealed_secrets(secret, deals))


def _until(row: Row, act: Act | None) -> Seconds | None:
    moving = row.moving
    if act is None:
        return moving.next_due if moving.ending is None else None
    if moving.window is not None:
        return moving.window.due
    return min((p.due for p in moving.prompts if p.open and p.due is not None), default=None)


def board_of(standing: Standing, sitting: Sitting) -> BoardPost:
    """The board's slot."""
    match = sitting.match
    if match.deal is None:
        return BoardPost(standing, None)
    public = match.deal.state.public
    return BoardPost(standing, match.game.show(public, sitting.row.moving.totals))


def panel_of(table: TableId, version: int, sitting: Sitting, seat: Seat) -> PanelPost | None:
    """The panel of one seat; None before the first deal."""
    match, prompt = sitting.match, sitting.row.moving.prompts[seat]
    if match.deal is None:
        return None
    game, state = match.game, match.deal.state
    public, own = state.public, state.own[seat]
    question = None
    if prompt.open:
        may_wave = isinstance(match.deal.turn, Act) and match.deal.turn.window is not None
        proposed = game.propose(public, own, seat)
        question = Question(prompt.number, game.ask(public, own, seat), may_wave, proposed)
    return PanelPost(table, version, seat, game.peek(public, own, seat), question)
