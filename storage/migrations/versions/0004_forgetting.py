"""Who is to be forgotten, and marks of who was."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "forgetting",
        sa.Column("person", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_forgetting"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "forgotten",
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("mark", name="pk_forgotten"),
        sqlite_with_rowid=False,
    )
