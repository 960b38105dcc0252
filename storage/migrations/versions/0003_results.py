"""Results of matches, the players they count for, ratings and leaderboards."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# Written out, not taken from schema.py: a migration stays as it was when the schema goes on.
TABLE_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("main", TABLE_ID, nullable=False),
        sa.Column("name", sa.String(), nullable=True),
        sa.Column("folded", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.ForeignKeyConstraint(["main"], ["players.id"], name="fk_players_main"),
    )
    op.create_index("ix_players_main", "players", ["main"])
    op.create_index("ix_players_folded", "players", ["folded"])
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("player", TABLE_ID, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_accounts_player"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_accounts_player", "accounts", ["player"])
    op.create_table(
        "deal_seats",
        sa.Column("table_id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("tallies", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_deal_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deal_seats_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        sa.Column("id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("table_id", TABLE_ID, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("chat", sa.String(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("unrated", sa.String(), nullable=True),
        sa.Column("barred_until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )
    op.create_index("ix_results_table_id", "results", ["table_id"], unique=True)
    op.create_index("ix_results_chat_id", "results", ["chat", "id"])
    op.create_table(
        "result_seats",
        sa.Column("result", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", TABLE_ID, nullable=True),
        sa.Column("name", sa.String(), nullable=True),
        sa.Column("began", sa.Boolean(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("gone", sa.String(), nullable=True),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.Column("before", sa.Integer(), nullable=True),
        sa.Column("after", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("result", "seat", "time", name="pk_result_seats"),
        sa.ForeignKeyConstraint(["result"], ["results.id"], name="fk_result_seats_result"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_result_seats_player"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_result_seats_player_result", "result_seats", ["player", "result"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("player", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_ratings_player"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "boards",
        sa.Column("id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("chat", sa.String(), nullable=False),
        sa.Column("period", sa.String(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_boards"),
    )
    op.create_index("ix_boards_game_chat_period", "boards", ["game", "chat", "period"], unique=True)
    op.create_index("ix_boards_chat", "boards", ["chat"])
    op.create_index("ix_boards_last", "boards", ["last"])
    op.create_table(
        "standings",
        sa.Column("board", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("player", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("board", "player", name="pk_standings"),
        sa.ForeignKeyConstraint(["board"], ["boards.id"], name="fk_standings_board"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_standings_player"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_standings_board_rating", "standings", ["board", "rating"])
    op.create_index("ix_standings_board_matches", "standings", ["board", "matches"])
    op.create_index("ix_standings_board_wins", "standings", ["board", "wins"])
    op.create_index("ix_standings_board_points", "standings", ["board", "points"])
    op.create_index("ix_standings_board_best", "standings", ["board", "best"])
    op.create_index("ix_standings_player", "standings", ["player"])
