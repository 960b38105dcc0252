"""The schema: one way to it, and the way leads there."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from bot.ports import StoreError
from storage import migrate as migrating
from storage import store as stores
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
        "ix_tables_due",
        "ix_tables_chat_status",
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
