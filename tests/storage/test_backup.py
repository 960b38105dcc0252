"""Backups: of a database in use, whole or not at all, without what would let anybody re-deal."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.ports import (
    ChainSecret,
    EndedDeal,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreNewer,
    StoreNotWritable,
    TableId,
)
from rules.kit.chance import link
from rules.kit.scene import text
from storage import backup as backups
from storage.backup import backup, restore
from storage.store import open_store
from tests.storage.backups import LENGTH, SECRET, fill, key_of, names


async def test_a_backup_of_a_database_in_use_holds_all_that_was_acknowledged(
    store, path, tmp_path, change
) -> None:
    target = tmp_path / "copy.db"
    await store.commit(change(1, 1, "a", "b"))
    await store.commit(change(2, 1, finished=1, ended=EndedDeal(1, "deal")))
    backup(path, target)
    await store.commit(change(1, 2, "c", first=2))
    assert not names(tmp_path) & {"copy.db-wal", "copy.db-shm", "copy.db-journal"}
    async with open_store(target) as copy:
        table = await copy.load(TableId(1))
        assert (table.version, table.row) == (1, '{"version": 1}')
        assert table.events == ()
        assert await copy.ended_deals(TableId(2)) == [EndedDeal(1, "deal")]
    assert (await store.load(TableId(1))).version == 2


async def test_a_backup_of_a_database_at_rest_leaves_nothing_beside_it(path, tmp_path, change) -> None:
    await fill(path, change)
    before = names(tmp_path)
    backup(path, tmp_path / "copy.db")
    assert names(tmp_path) == before | {"copy.db"}


async def test_a_backup_is_for_its_owner_alone(path, tmp_path, change) -> None:
    await fill(path, change)
    backup(path, tmp_path / "copy.db")
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


async def test_an_existing_target_is_kept_unless_told_otherwise(path, tmp_path, change) -> None:
    await fill(path, change)
    target = tmp_path / "copy.db"
    target.write_text("precious")
    assert key_of(backup, path, target) == "store-exists"
    assert target.read_text() == "precious"
    backup(path, target, overwrite=True)
    async with open_store(target) as copy:
        assert await copy.last_table() == 3


@pytest.mark.parametrize("work", [backup, restore])
def test_a_source_that_is_missing_is_named(tmp_path: Path, work) -> None:
    source = tmp_path / "none.db"
    with pytest.raises(StoreError) as caught:
        work(source, tmp_path / "to.db")
    assert caught.value.reason == text("store-missing", path=str(source))
    assert "none.db" not in names(tmp_path)


async def test_a_target_that_cannot_be_written_is_told(path, tmp_path, change) -> None:
    await fill(path, change)
    assert key_of(backup, path, path / "copy.db", kind=StoreNotWritable) == "store-not-writable"
    assert key_of(backup, path, tmp_path / "none" / "copy.db", kind=StoreNotWritable) == "store-not-writable"
    assert key_of(backup, path, tmp_path, kind=StoreNotWritable) == "store-is-folder"


@pytest.mark.parametrize("work", [backup, restore])
async def test_only_a_file_is_ever_replaced(path, tmp_path, change, work) -> None:
    await fill(path, change)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    more = {"overwrite": True} if work is backup else {}
    assert key_of(work, path, pipe, kind=StoreNotWritable, **more) == "store-no-file"
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.parametrize("work", [backup, restore])
async def test_a_schema_in_bytes_that_are_no_text_is_damaged(path, tmp_path, change, work) -> None:
    await fill(path, change)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA writable_schema = ON")
        raw.execute("UPDATE sqlite_schema SET sql = CAST(x'43fffe00' AS TEXT) WHERE name = 'tables'")
        raw.commit()
    with pytest.raises(StoreDamaged) as caught:
        work(path, tmp_path / "to.db")
    assert caught.value.reason == text("store-damaged", path=str(path))
    with pytest.raises(StoreDamaged):
        async with open_store(path):
            pass


@pytest.mark.parametrize("content", [b"hello", b"x" * 10_000])
@pytest.mark.parametrize("work", [backup, restore])
def test_a_source_that_is_no_database_is_damaged(tmp_path: Path, content: bytes, work) -> None:
    source = tmp_path / "source.db"
    source.write_bytes(content)
    with pytest.raises(StoreDamaged) as caught:
        work(source, tmp_path / "to.db")
    assert caught.value.reason == text("store-damaged", path=str(source))
    assert names(tmp_path) <= {"source.db", "to.db.lock"}


@pytest.mark.parametrize("work", [backup, restore])
def test_a_database_of_another_program_or_an_empty_one_is_none_of_ours(tmp_path: Path, work) -> None:
    source = tmp_path / "source.db"
    source.touch()
    assert key_of(work, source, tmp_path / "to.db", kind=StoreDamaged) == "store-foreign"
    with closing(sqlite3.connect(source)) as raw:
        raw.execute("CREATE TABLE bookmarks (url)")
    assert key_of(work, source, tmp_path / "to.db", kind=StoreDamaged) == "store-foreign"


@pytest.mark.parametrize("work", [backup, restore])
async def test_a_newer_schema_is_refused(path, tmp_path, change, work) -> None:
    await fill(path, change)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9000'")
        raw.commit()
    assert key_of(work, path, tmp_path / "to.db", kind=StoreNewer) == "store-newer"
    assert "to.db" not in names(tmp_path)


async def test_a_backup_that_fails_leaves_nothing(path, tmp_path, change, monkeypatch) -> None:
    await fill(path, change)

    class Full(sqlite3.OperationalError):
        sqlite_errorcode = sqlite3.SQLITE_FULL

    def fails(_: object) -> None:
        raise Full("database or disk is full")

    before = names(tmp_path)
    monkeypatch.setattr(backups, "scrub", fails)
    assert key_of(backup, path, tmp_path / "copy.db", kind=StoreFull) == "store-full"
    assert names(tmp_path) == before


async def test_no_backup_holds_the_secret_of_a_running_deal(store, path, tmp_path, change) -> None:
    # The tables' secrets differ, and the file has pages that it gave up.
    secrets = {table: bytes([table]) * 16 + SECRET[:16] for table in range(1, 6)}
    for table, secret in secrets.items():
        await store.commit(change(table, 1, "a", secret=ChainSecret(secret, LENGTH), row="x" * 9_000))
        await store.commit(change(table, 2, row="y"))
    await store.commit(change(1, 3, deal=3, finished=2))
    await store.commit(change(2, 3, deal=3, finished=2, status="over"))
    await store.commit(change(3, 3, deal=0, finished=0))
    await store.commit(change(4, 3, deal=3, finished=2, secret=ChainSecret(link(secrets[4], LENGTH, 2), 2)))
    await store.commit(change(5, 3, secret=ChainSecret(link(secrets[5], LENGTH, 9), 9)))
    target = tmp_path / "copy.db"
    backup(path, target)

    content = target.read_bytes()
    for secret in secrets.values():
        for position in range(4, LENGTH + 1):
            assert link(secret, LENGTH, position) not in content
    async with open_store(target) as copy:
        kept = {table: (await copy.load(TableId(table))).secret for table in secrets}
    assert kept == {
        1: ChainSecret(link(secrets[1], LENGTH, 2), 2),
        2: ChainSecret(link(secrets[2], LENGTH, 3), 3),
        3: ChainSecret(link(secrets[3], LENGTH, 0), 0),
        4: ChainSecret(link(secrets[4], LENGTH, 2), 2),
        5: ChainSecret(link(secrets[5], LENGTH, 0), 0),
    }
    assert (await store.load(TableId(1))).secret == ChainSecret(secrets[1], LENGTH), (
        "the original keeps its own"
    )


async def test_a_running_deals_log_is_nowhere_in_a_backup(store, path, tmp_path, change) -> None:
    await store.commit(change(1, 1, '{"shuffle":["marked hand"]}'))
    backup(path, tmp_path / "copy.db")
    assert b"marked hand" not in (tmp_path / "copy.db").read_bytes()
    assert len((await store.load(TableId(1))).events) == 1
