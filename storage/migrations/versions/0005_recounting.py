"""What is kept of ratings that are being worked out anew, a piece at a time."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "recounts",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("done", _ID, nullable=False),
        sa.Column("shown", _ID, nullable=True),
        sa.PrimaryKeyConstraint("game", name="pk_recounts"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings_anew",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("player", _ID, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings_anew"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_ratings_anew_player"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "restands",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("player", _ID, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_restands"),
        sqlite_with_rowid=False,
    )
