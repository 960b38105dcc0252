"""What must hold of an evening, whatever happened in it."""

import json
from collections import Counter
from typing import Any

from bot.keys import HASH, action_hash
from bot.messages import Done, Order, Tap, Typed
from bot.ports import StoredTable, TableId
from bot.row import load_row
from bot.sitting import deal_stream, open_match, read_setup, replay_running
from rules import AnyGame, find_game
from rules.kit.record import read_action, read_record
from rules.kit.verify import Fair, verify
from rules.koblarz.setup import COINS_EACH
from tests.helpers.evening import Asked, Evening

Step = dict[str, Any]
TIDY = 60.0
"""Seconds within which a former board has gone away, also in a busy chat."""


async def check_all(evening: Evening) -> None:
    """Everything below."""
    assert evening.platform.wrong == []
    check_answers(evening)
    check_acts(evening)
    check_boards(evening)
    for table in evening.store.stored:
        await check_record(evening, table)
        check_running(evening, table)


def check_answers(evening: Evening) -> None:
    """One answer to each act, but for what was under way when the process was killed."""
    unanswered = [said for said in evening.crowd.said if said.answers != 1]
    assert all(said.answers == 0 and evening.restarts["kill"] for said in unanswered)
    assert len(unanswered) <= 4 * evening.restarts["kill"]


def check_acts(evening: Evening) -> None:
    """What was acknowledged is on disk, as it was pressed; nothing is there that nobody pressed."""
    for asked in evening.done():
        own = [c for c in evening.store.changes[asked.before : asked.after] if c.table == asked.table]
        assert own, "acknowledged, and nothing has changed"
        key = asked.message.key if isinstance(asked.message, Tap) else ""
        steps = [json.loads(event.body) for change in own for event in change.events]
        steps += [step for change in own if change.ended for step in json.loads(change.ended.body)["steps"]]
        game = find_game(own[0].game)
        assert game is not None
        if len(key) == HASH and not _gives_order(asked):
            hashes = {action_hash(act_of(game, step)) for step in steps if "do" in step}
            assert key in hashes, f"{key} was acknowledged and is not in the log"
    for table in evening.store.stored:
        _check_pressed(evening, table)


def _gives_order(asked: Asked) -> bool:
    """Whether it was a standing order, by a key of its own or by one of the board before its question."""
    said = asked.answer.said if isinstance(asked.answer, Done) else None
    return isinstance(asked.message, Order) or (said is not None and said.key == "done-order")


def _check_pressed(evening: Evening, table: TableId) -> None:
    """No act of a person's is there more often than he did it. (What a standing order did, he did.)"""
    at = [asked for asked in evening.asked if asked.table == table]
    if evening.row(table).moving.voided or any(_gives_order(asked) for asked in at):
        return
    most = 0
    for asked in at:
        if asked.answer is None or isinstance(asked.answer, Done):
            # A typed line may hold two acts.
            most += 1 if isinstance(asked.message, Tap) else 2 if isinstance(asked.message, Typed) else 0
    mine = [step for step in steps_of(evening, table) if "by" not in step and step["do"] != "roll"]
    assert len(mine) <= most, f"table {table}: {len(mine)} acts, {most} were pressed"


def act_of(game: AnyGame, step: Step) -> Any:
    """The action of a step of a record."""
    return read_action(game, {name: value for name, value in step.items() if name not in ("seat", "by")})


def steps_of(evening: Evening, table: TableId) -> list[Step]:
    """All steps of a table, over all deals."""
    ended = evening.store.ended.get(table, [])
    steps = [step for deal in ended for step in json.loads(deal.body)["steps"]]
    running = [json.loads(event.body) for event in evening.store.stored[table].events]
    return steps + [entry for entry in running if "do" in entry]


def check_boards(evening: Evening) -> None:
    """Every table stands once in its chat, and nobody is mentioned who was not nudged."""
    platform = evening.platform
    fresh = {c.message for c in platform.calls if c.kind == "post" and c.at > evening.clock.now() - TIDY}
    for chat in {stored.chat for stored in evening.store.stored.values()}:
        shown = [m for m in platform.at(chat) if m.table and not m.unheard and m.id not in fresh]
        counts = Counter(m.table for m in shown)
        assert all(count == 1 for count in counts.values()), counts
    mentions = [call for call in platform.calls if call.mentions and call.error is None]
    nudges = sum(evening.row(table).moving.nudged[0] for table in evening.store.stored)
    assert len(mentions) <= nudges + evening.restarts["kill"]
    running = [t for t, stored in evening.store.stored.items() if stored.status == "running"]
    anywhere = {m.table for m in platform.messages.values()}
    assert all(int(table) in anywhere for table in running), "a running table is shown nowhere"


async def check_record(evening: Evening, table: TableId) -> None:
    """The record of ended deals holds: every card and coin, every score, and the chance was fair."""
    stored = evening.store.stored[table]
    if not stored.finished or evening.row(table).fixed.chain_from != 1:
        return
    record = read_record((await evening.service.house.record(table)).encode(), find_game)
    assert isinstance(verify(record), Fair), verify(record)


def check_running(evening: Evening, table: TableId) -> None:
    """The running deal holds."""
    check_deal(evening.store.stored[table])


def check_deal(stored: StoredTable) -> None:
    """The running deal folds, its chance is the chain's, and no coin or Joker of Koblarz is lost."""
    row = load_row(stored.row)
    moving = row.moving
    if stored.status == "over" or moving.deal == moving.finished or moving.ending is not None:
        return
    game, secret = find_game(stored.game), stored.secret
    assert game is not None and secret is not None
    match, _ = replay_running(
        open_match(game, row),
        read_setup(game, moving.setup),
        stored.events,
        deal_stream(row, secret, moving.deal),
    )
    assert match.deal is not None
    facts: dict[str, Any] = game.facts(match.deal.state)
    if game.id == "koblarz":
        piles = [*facts["banks"], facts["trash"]]
        coins = sum(facts["wallets"]) + sum(facts["socks"]) + sum(pile["coins"] for pile in piles)
        assert coins == COINS_EACH * match.seats
        jokers = sum(facts["jokers"]) + sum(facts["sock_jokers"]) + sum(pile["jokers"] for pile in piles)
        assert jokers == match.seats
