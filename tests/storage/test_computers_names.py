"""Databases in which a rematch's computer had the name of a person who had left."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine

from storage import migrate as migrating
from storage.files import APPLICATION_ID
from storage.store import open_store


def seat(name: str, person: str | None = None, former: str | None = None) -> dict[str, Any]:
    return {"name": name, "person": person, "level": 2, "luck": "", "former": former}


def row(*seats: Any, lobby: Any = None, sat: Any = ()) -> str:
    affairs = {"lobby": lobby and {"seats": lobby}, "sat": [*sat]}
    return json.dumps({"fixed": {"seats": seats}, "affairs": affairs, "moving": {}}, ensure_ascii=False)


def made(path: Path, rows: dict[int, tuple[str | None, str]], seats: list[tuple[Any, ...]]) -> None:
    """A database of revision 0005: tables with their origins, and result seats of the first of them."""
    from alembic import command

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = migrating._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        for table, (origin, body) in rows.items():
            connection.exec_driver_sql(
                "INSERT INTO tables VALUES (?, 1, ?, 'g', 'koblarz', 'over', 1, 1, NULL, ?, ?)",
                (table, f"K{table}", body, origin),
            )
        connection.exec_driver_sql("INSERT INTO players VALUES (5, 5, 'Ala', 'ala')")
        for table in rows:
            connection.exec_driver_sql(
                "INSERT INTO results VALUES (?, ?, 'koblarz', 1, 'g', 0, 1, 'agreed', 1, 'computer', NULL)",
                (table, table),
            )
        for values in seats:
            connection.exec_driver_sql(
                "INSERT INTO result_seats VALUES (?, ?, 0, ?, ?, 1, 1, 1, NULL, 0, 0, 1, 0, 0, NULL, NULL)",
                values,
            )
    engine.dispose()


async def test_computers_of_rematches_have_their_own_names_and_people_keep_theirs(path: Path) -> None:
    people = [seat("Ala", "sim:1"), seat("Bolek", "sim:2")]
    sat = [{"seat": 0, "person": None, "name": "Ala"}, {"seat": 0, "person": "sim:1", "name": "Ala"}]
    left = seat("Ala", None, "sim:1")
    rows: dict[int, tuple[str | None, str]] = {
        1: ("rematch:9", row(seat("Ala"), *people, left, sat=sat)),
        2: ("rematch:1", row(lobby=[seat("Ala"), None, *people])),
        3: (None, row(seat("Mariola"), *people)),
    }
    made(path, rows, [(1, 0, None, "Ala"), (1, 1, 5, "Ala"), (1, 2, None, "🤖3"), (3, 0, None, "Mariola")])
    async with open_store(path):
        pass
    with closing(sqlite3.connect(path)) as raw:
        after = {table: json.loads(body) for table, body in raw.execute("SELECT id, row FROM tables")}
        names = raw.execute("SELECT name FROM result_seats ORDER BY result, seat").fetchall()
    assert after[1]["fixed"]["seats"] == [seat("🤖2"), *people, left]
    assert [one["name"] for one in after[1]["affairs"]["sat"]] == ["🤖2", "Ala"]
    assert after[2]["affairs"]["lobby"]["seats"] == [seat("🤖2"), None, *people]
    assert after[3] == json.loads(rows[3][1])
    assert [name for (name,) in names] == ["🤖2", "Ala", "🤖3", "Mariola"]
