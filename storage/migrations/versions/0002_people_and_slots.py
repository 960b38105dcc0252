"""Who sits where, the messages that show tables, chats, persons, and which press opened a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# Written out, not taken from schema.py: a migration stays as it was when the schema goes on.
TABLE_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(), nullable=True))
    op.create_index(
        "ix_tables_origin",
        "tables",
        ["origin"],
        unique=True,
        sqlite_where=sa.column("origin").is_not(None),
        postgresql_where=sa.column("origin").is_not(None),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "slots",
        sa.Column("table_id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("place", sa.String(), nullable=False),
        sa.Column("message", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "name", name="pk_slots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_slots_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chats",
        sa.Column("chat", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=True),
        sa.Column("moved_to", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("chat", name="pk_chats"),
    )
    op.create_table(
        "people",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_people"),
    )
