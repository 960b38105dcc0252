"""Takes out of a copy what would let somebody read or re-deal a running deal."""

import sqlite3

from rules.kit.chance import link

_SLOTS = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'slots'"
_SECRETS = """
    SELECT secrets.table_id, secrets.secret, secrets.position,
        CASE tables.status WHEN 'running' THEN tables.finished ELSE tables.deal END
    FROM secrets JOIN tables ON tables.id = secrets.table_id
"""


def scrub(copy: sqlite3.Connection) -> None:
    """Takes every chain secret back to the last link that is public, and removes the logs of running deals
    (their shuffles are hands), also from the file's unused pages. Messages stay known, what they show does
    not; a copy of an older schema, which knows none, is as good.

    That is the last ended deal's link for a running table, and the last deal's for one that is over; the
    links before follow from it, none after does (records.md, *Fair chance*). ``copy`` must be in no
    transaction; its file is rewritten.
    """
    public = [
        (link(secret, position, last), last, table)
        for table, secret, position, last in copy.execute(_SECRETS)
        if position > last
    ]
    copy.execute("BEGIN IMMEDIATE")
    copy.executemany("UPDATE secrets SET secret = ?, position = ? WHERE table_id = ?", public)
    # A running deal is void after a restore, so nobody will miss its log.
    copy.execute("DELETE FROM events")
    (has_slots,) = copy.execute(_SLOTS).fetchone()
    if has_slots:
        # The messages may have gone on since: nobody knows any more what they show, so all are edited.
        copy.execute("UPDATE slots SET version = 0")
    copy.execute("COMMIT")
    # The old secrets still lie where the rows were, and in pages that the original had given up.
    copy.execute("VACUUM")
