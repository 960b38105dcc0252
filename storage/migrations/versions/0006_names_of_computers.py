"""Computers of rematches had the names of the people whose seats they came from.

A seat of a rematch with neither a person nor somebody to whom it belonged is a computer's: whatever its name
is, it is nobody else's, so a computer's own one takes its place. People's seats, also of the same name, stay.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_COMPUTER = "\N{ROBOT FACE}"
_LEVEL = 2
"""Of every computer that has come to a seat so."""
_OWN = [f"{_COMPUTER}{level}" for level in range(10)]
_TABLES = sa.table("tables", sa.column("id"), sa.column("origin"), sa.column("row"))
_RESULTS = sa.table("results", sa.column("id"), sa.column("table_id"))
_SEATS = sa.table("result_seats", sa.column("result"), sa.column("player"), sa.column("name"))
_REMATCH = _TABLES.c.origin.like("rematch:%")


def upgrade() -> None:
    connection = op.get_bind()
    for (table,) in connection.execute(sa.select(_TABLES.c.id).where(_REMATCH)).all():
        of = _TABLES.c.id == table
        row = json.loads(connection.execute(sa.select(_TABLES.c.row).where(of)).scalar_one())
        if _renamed(row):
            written = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
            connection.execute(sa.update(_TABLES).where(of).values(row=written))
    rematches = sa.select(_TABLES.c.id).where(_REMATCH)
    results = sa.select(_RESULTS.c.id).where(_RESULTS.c.table_id.in_(rematches))
    connection.execute(
        sa.update(_SEATS)
        .where(_SEATS.c.result.in_(results), _SEATS.c.player.is_(None), _SEATS.c.name.not_in(_OWN))
        .values(name=f"{_COMPUTER}{_LEVEL}")
    )


def _renamed(row: dict[str, Any]) -> bool:
    """Whether a name in the row was another one's."""
    affairs = row.get("affairs") or {}
    lobby = affairs.get("lobby") or {}
    seats = [*row["fixed"]["seats"], *(lobby.get("seats") or ()), *(affairs.get("sat") or ())]
    found = False
    for seat in seats:
        if seat is None or seat.get("person") is not None or seat.get("former") is not None:
            continue
        if seat.get("name") not in _OWN:
            seat["name"] = f"{_COMPUTER}{seat.get('level', _LEVEL)}"
            found = True
    return found
