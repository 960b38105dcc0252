"""A table as the store has it, ready to be played on; and new hash chains."""

import os
from dataclasses import replace

from bot.ports import ChainSecret, Seconds, Store, StoredTable, TableId
from bot.row import Row, extended, load_row
from bot.services import Loaded, NoSuchTable
from bot.sitting import (
    Sitting,
    Unplayable,
    deal_stream,
    open_match,
    read_setup,
    replay_ended,
    replay_running,
)
from rules import find_game
from rules.kit.chance import CHAIN_LENGTH, SECRET_BYTES, link


async def stored(store: Store, number: TableId) -> StoredTable:
    """What the store has. Raises ``NoSuchTable``, ``StoreError``."""
    found = await store.load(number)
    if found is None:
        raise NoSuchTable(number)
    return found


async def load(store: Store, number: TableId, started: Seconds) -> Loaded:
    """A table from the store: its deal's log folded, every outcome drawn again and compared. ``started``:
    when the bot was; what waited then has time since. Raises ``NoSuchTable``, ``StoreError``."""
    kept = await stored(store, number)
    row = extended(load_row(kept.row), started)
    if row.fixed.chat != kept.chat:
        # The chat has moved since; what the store says of it is the newer.
        row = row.agreed(replace(row.fixed, chat=kept.chat))
    game = find_game(row.fixed.game)
    if game is None:
        raise LookupError("no such game")
    match, moving, secret = open_match(game, row), row.moving, kept.secret
    if moving.deal > moving.finished and moving.ending is None:
        try:
            if secret is None:
                raise Unplayable
            stream = deal_stream(row, secret, moving.deal)
            match, log = replay_running(match, read_setup(game, moving.setup), kept.events, stream)
        except Unplayable:
            return Loaded(Sitting(row, match), kept.version, None, secret, stale=True)
        return Loaded(Sitting(row, match, log), kept.version, stream, secret)
    if moving.deal:
        ended = await store.ended_deals(number)
        match = (replay_ended(game, row, ended[-1]) if ended else None) or match
    # A restored backup has no secrets of deals to come.
    gone = secret is None or secret.position <= moving.finished
    return Loaded(Sitting(row, match), kept.version, None, secret, gone and moving.ending is None)


def new_chain(row: Row) -> tuple[Row, ChainSecret]:
    """The row under a new hash chain, whose first deal is the next one to end (records.md)."""
    secret = os.urandom(SECRET_BYTES)
    commitment = link(secret, CHAIN_LENGTH, 0).hex()
    fixed = replace(row.fixed, commitment=commitment, chain_from=row.moving.finished + 1)
    return row.agreed(fixed), ChainSecret(secret, CHAIN_LENGTH)
