"""The tables of the database. ``migrations`` must lead to exactly this; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(  # named constraints, so that a later migration can speak of them
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite makes a column its row number only where the type is called INTEGER.
TABLE_ID = BigInteger().with_variant(Integer(), "sqlite")

_PRESSED = text("origin IS NOT NULL")

tables = Table(
    "tables",
    metadata,
    Column("id", TABLE_ID, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("code", String, nullable=False),
    Column("chat", String, nullable=False),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("due", Float),
    Column("row", Text, nullable=False),
    Column("origin", String),
    Index(None, "chat", "status"),
    Index(None, "due"),
    # Covers the codes of running tables: those over stay for ever and must not be read for it.
    Index(None, "status", "code"),
    # Tables that no press opened cost nothing here.
    Index(None, "origin", unique=True, sqlite_where=_PRESSED, postgresql_where=_PRESSED),
)
"""One row a table, as it was last changed. ``due`` is in UTC seconds since 1970; ``origin``: the press that
opened it."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, nullable=False),
    Index(None, "person"),
    sqlite_with_rowid=False,
)
"""Who sits where at the running tables."""

slots = Table(
    "slots",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("name", String, primary_key=True),
    Column("place", String, nullable=False),
    Column("message", String, nullable=False),
    Column("version", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""The messages that show tables; ``version``: of the table, as it is known to be shown there."""

chats = Table(
    "chats",
    metadata,
    Column("chat", String, primary_key=True),
    Column("body", Text),
    Column("moved_to", String),
)
"""What is kept of chats. ``moved_to``: this id is only an alias; it leads straight to the present one."""

people = Table(
    "people",
    metadata,
    Column("person", String, primary_key=True),
    Column("body", Text, nullable=False),
)
"""What is kept of persons."""

events = Table(
    "events",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("deal", Integer, nullable=False),
    Column("body", Text, nullable=False),
    # The log is read and removed by table: its order is the file's order.
    sqlite_with_rowid=False,
)
"""The running deals' logs; ``deal`` is the number of the deal that was running."""

deals = Table(
    "deals",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""Ended deals, one row each."""

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("position", Integer, nullable=False),
)
"""Chain secrets (records.md, *Fair chance*): no query for a log, a row or a deal meets them by accident."""

forgetting = Table(
    "forgetting",
    metadata,
    Column("person", String, primary_key=True),
    sqlite_with_rowid=False,
)
"""Who is to be forgotten and is not yet."""

forgotten = Table(
    "forgotten",
    metadata,
    Column("mark", LargeBinary, primary_key=True),
    sqlite_with_rowid=False,
)
"""Marks of who was forgotten (``storage.marks``): after the restore of an older backup he is forgotten
again."""

players = Table(
    "players",
    metadata,
    Column("id", TABLE_ID, primary_key=True, autoincrement=False),
    Column("main", TABLE_ID, ForeignKey("players.id"), nullable=False),
    Column("name", String),
    Column("folded", String),
    Index(None, "main"),
    Index(None, "folded"),
)
"""Whom results count for. ``main``: the player for whom this one's results count, mostly itself: linking
writes another one there, unlinking the player's own id again. ``name``: as it was last (NULL: a former
player); ``folded``: the same for looking it up."""

accounts = Table(
    "accounts",
    metadata,
    Column("person", String, primary_key=True),
    Column("player", TABLE_ID, ForeignKey("players.id"), nullable=False),
    Index(None, "player"),
    sqlite_with_rowid=False,
)
"""The player of each person (``PLATFORM:…``): his own for ever, whomever he is linked with."""

deal_seats = Table(
    "deal_seats",
    metadata,
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("points", Integer, nullable=False),
    Column("tallies", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What each seat got in each finished deal, with the game's own counters (a JSON object)."""

results = Table(
    "results",
    metadata,
    Column("id", TABLE_ID, primary_key=True, autoincrement=False),
    Column("table_id", TABLE_ID, ForeignKey("tables.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("chat", String, nullable=False),
    Column("ended", Float, nullable=False),
    Column("day", Integer, nullable=False),
    Column("reason", String, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("unrated", String),
    Column("barred_until", Float),
    Index(None, "table_id", unique=True),
    Index(None, "chat", "id"),
)
"""Finished matches; ids grow in the order in which they ended. ``ended``: UTC seconds since 1970; ``day``: by
the chat's clock (``date.toordinal``); ``unrated``: why it does not count (NULL: it does)."""

result_seats = Table(
    "result_seats",
    metadata,
    Column("result", TABLE_ID, ForeignKey("results.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("time", Integer, primary_key=True, autoincrement=False),
    Column("player", TABLE_ID, ForeignKey("players.id")),
    Column("name", String),
    Column("began", Boolean, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("gone", String),
    Column("side", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("best", Integer),
    Column("before", Integer),
    Column("after", Integer),
    Index(None, "player", "result"),
    sqlite_with_rowid=False,
)
"""Who sat where, ``time`` by time (0: who began). ``player``: the person's own (NULL: a computer); ``first``
to ``last``: the deals he sat through; ``points``, ``place`` and ``won`` are the seat's at the end; ``best``:
the most in one of his deals; ``before`` and ``after``: his rating, as shown (NULL: it did not move)."""


def _ratings(name: str) -> Table:
    return Table(
        name,
        metadata,
        Column("game", String, primary_key=True),
        Column("player", TABLE_ID, ForeignKey("players.id"), primary_key=True, autoincrement=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("shown", Integer, nullable=False),
        Column("matches", Integer, nullable=False),
        sqlite_with_rowid=False,
    )


ratings = _ratings("ratings")
"""Ratings of main players, from the results; ``shown``: as seen; ``matches``: how many it rests on."""

boards = Table(
    "boards",
    metadata,
    Column("id", TABLE_ID, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("chat", String, nullable=False),
    Column("period", String, nullable=False),
    Column("last", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Index(None, "game", "chat", "period", unique=True),
    Index(None, "chat"),
    Index(None, "last"),
)
"""Leaderboards: of a game, in a chat ('': everywhere), in a period ('': all time). ``last``: the period's
last day; ``players``: how many stand on it. Those of periods that are over everywhere go away by and by.
Follows from the results."""

standings = Table(
    "standings",
    metadata,
    Column("board", TABLE_ID, ForeignKey("boards.id"), primary_key=True, autoincrement=False),
    Column("player", TABLE_ID, ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("rating", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("best", Integer),
    Index(None, "board", "rating"),
    Index(None, "board", "matches"),
    Index(None, "board", "wins"),
    Index(None, "board", "points"),
    Index(None, "board", "best"),
    Index(None, "player"),
    sqlite_with_rowid=False,
)
"""Main players on leaderboards; ``rating``: as shown. Follows from the results."""

recounts = Table(
    "recounts",
    metadata,
    Column("game", String, primary_key=True),
    Column("done", TABLE_ID, nullable=False),
    Column("shown", TABLE_ID),
    sqlite_with_rowid=False,
)
"""Games whose ratings are worked out anew (``storage.recounting``): the last result that is counted, the last
player who is shown so (NULL: results are still counted)."""

ratings_anew = _ratings("ratings_anew")
"""As far as they are."""

restands = Table(
    "restands", metadata,
    Column("game", String, primary_key=True),
    Column("player", TABLE_ID, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)  # fmt: skip
"""Players whose lines on leaderboards are to be made anew then."""
