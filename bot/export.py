"""A table's record, from what the store has of it."""

from collections.abc import Sequence
from typing import Any

from bot.ports import EndedDeal, StoredTable
from bot.row import load_row
from bot.sitting import shown_secrets
from rules import find_game
from rules.kit.record import Fairness, RecordResult, parse_json
from rules.kit.record_out import dump_record


def export(stored: StoredTable, ended: Sequence[EndedDeal]) -> str:
    """The record as JSON text: every deal that had ended when ``stored`` was read, and nothing of a running
    one."""
    row = load_row(stored.row)
    game = find_game(row.fixed.game)
    assert game is not None
    last = row.moving.deal if row.moving.ending is not None else row.moving.finished
    deals = [parse_deal(deal.body) for deal in ended if deal.number <= last]
    options = game.options.model_validate(row.fixed.options, strict=False)
    ending, fixed = row.moving.ending, row.fixed
    result = RecordResult(over=False, winners=[], reason=None)
    if ending is not None:
        result = RecordResult(over=True, winners=list(ending.winners), reason=ending.reason)
    fairness = None
    if fixed.chain_from == 1:
        revealed = list(shown_secrets(row, stored.secret))
        fairness = Fairness(commitment=fixed.commitment, entropy=fixed.entropy, revealed=revealed)
    names = [seat.name for seat in fixed.seats]
    return dump_record(game, options, names, deals, row.moving.totals, result, fairness)


def parse_deal(body: str) -> dict[str, Any]:
    """A deal's row as values."""
    values = parse_json(body)
    assert isinstance(values, dict)
    return values
