"""The schema: one way to it, and the way leads there."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from bot.ports import ChainSecret, EndedDeal, Event, Slot, StoreError, TableId
from rules.kit.seats import Seat
from storage import migrate as migrating
from storage import store as stores
from storage.backup import restore
from storage.files import APPLICATION_ID
from storage.migrate import HEAD, known, migrate
from storage.schema import metadata
from storage.store import open_store

ROOT = Path(__file__).parents[2]


def objects(path: Path) -> dict[str, str]:
    """Every table and index with its SQL, whatever the white space and the order of constraints."""
    with closing(sqlite3.connect(path)) as raw:
        rows = raw.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql NOT NULL AND name != 'alembic_version'"
        )
        return {name: " ".join(sql.replace("\t", " ").split()) for name, sql in rows}


def test_head_is_the_newest_migration() -> None:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(migrating._config())
    assert scripts.get_heads() == [HEAD]


def test_only_revisions_of_this_program_are_known() -> None:
    assert known(HEAD)
    assert not known("9000")
    assert not known(HEAD[:2]), "a part of a revision is not one"
    assert not known("head")


async def test_the_migrations_lead_to_the_schema(path: Path, tmp_path: Path) -> None:
    async with open_store(path):
        pass
    other = tmp_path / "other.db"
    engine = create_engine(f"sqlite:///{other}")
    metadata.create_all(engine)
    engine.dispose()
    assert objects(path) == objects(other)
    assert set(objects(path)) >= {
        "tables",
        "events",
        "deals",
        "secrets",
        "seats",
        "slots",
        "chats",
        "people",
        "ix_tables_due",
        "ix_tables_chat_status",
        "ix_tables_origin",
        "ix_seats_person",
    }


async def test_alembic_finds_no_difference_to_the_schema(path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async with open_store(path):
        pass
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_a_database_says_whose_it_is_and_which_revision(path: Path) -> None:
    async with open_store(path):
        pass
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


async def test_a_migration_that_fails_leaves_nothing_and_can_be_repeated(path: Path, monkeypatch) -> None:
    def fails(_: object) -> None:
        raise sqlite3.OperationalError("no")

    with monkeypatch.context() as patch:
        patch.setattr(stores, "mark", fails)
        with pytest.raises(StoreError):
            async with open_store(path):
                pass
    assert objects(path) == {}
    async with open_store(path) as store:
        assert await store.last_table() == 0


def made_by_the_first_version(path: Path) -> None:
    """A database of revision 0001 with a running table and one that is over."""
    from alembic import command

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = migrating._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES"
            " (1, 3, 'K1', 'telegram:7', 'koblarz', 'running', 1, 0, 9.5, 'row'),"
            " (2, 8, 'K2', 'telegram:7', 'koblarz', 'over', 2, 2, NULL, 'row')"
        )
        connection.exec_driver_sql("INSERT INTO events VALUES (1, 0, 1, 'a')")
        connection.exec_driver_sql("INSERT INTO deals VALUES (2, 1, 'deal')")
        connection.exec_driver_sql("INSERT INTO secrets VALUES (1, x'0102', 9)")
    engine.dispose()


async def test_a_database_of_the_first_version_goes_on_with_all_it_holds(path: Path, change) -> None:
    made_by_the_first_version(path)
    async with open_store(path) as store:
        stored = await store.load(TableId(1))
        assert stored is not None
        assert (stored.version, stored.due, stored.events) == (3, 9.5, (Event(0, "a"),))
        assert stored.secret == ChainSecret(b"\1\2", 9)
        assert await store.ended_deals(TableId(2)) == [EndedDeal(1, "deal")]
        await store.commit(change(1, 4, "b", first=1, people=((Seat(0), "ala"),)))
        await store.commit(change(3, 1, origin="press"))
        await store.save_slots([Slot(TableId(1), "board", "telegram:7", "71", 4)])
        assert [found.table for found in await store.tables_of("ala")] == [1]
        assert await store.opened("press") == 3
        assert [slot.message for slot in await store.slots(TableId(1))] == ["71"]
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


async def test_an_old_database_becomes_the_same_as_a_new_one(path: Path, tmp_path: Path) -> None:
    made_by_the_first_version(path)
    other = tmp_path / "other.db"
    for file in (path, other):
        async with open_store(file):
            pass
    assert objects(path) == objects(other)


async def test_a_backup_of_the_first_version_is_restored_and_goes_on(path: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    made_by_the_first_version(old)
    restore(old, path)
    async with open_store(path) as store:
        assert await store.last_table() == 2
        assert await store.slots(TableId(1)) == []


def test_migrations_run_in_the_callers_transaction(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN")
        migrate(connection, tmp_path)
        assert inspect(connection).has_table("secrets")
        connection.rollback()
    with engine.connect() as connection:
        assert not inspect(connection).has_table("secrets")
    engine.dispose()


def test_a_start_with_nothing_to_migrate_does_not_import_alembic(path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "from storage.store import open_store\n"
        "async def main():\n"
        "    async with open_store(Path(sys.argv[1])) as store:\n"
        "        print(await store.last_table(), 'alembic' in sys.modules)\n"
        "asyncio.run(main())\n"
    )
    command = [sys.executable, "-W", "error", "-c", code, str(path)]
    for imported in (True, False):
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False)
        assert (done.stdout, done.stderr) == (f"0 {imported}\n", "")
