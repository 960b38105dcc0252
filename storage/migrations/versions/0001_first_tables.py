"""The first tables: one row a table, the running deals' logs, ended deals, secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Written out, not taken from schema.py: a migration stays as it was when the schema goes on.
TABLE_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("chat", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("finished", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("row", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_chat_status", "tables", ["chat", "status"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_status_code", "tables", ["status", "code"])
    op.create_table(
        "events",
        sa.Column("table_id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("deal", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deals",
        sa.Column("table_id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_deals"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_table_id"),
    )
    op.create_table(
        "secrets",
        sa.Column("table_id", TABLE_ID, autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_secrets"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_secrets_table_id"),
    )
