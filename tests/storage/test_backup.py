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
    StoreInUse,
    StoreNewer,
    StoreNotWritable,
    TableId,
)
from rules.kit.chance import link
from rules.kit.scene import text
from storage import backup as backups
from storage.backup import backup, restore
from storage.store import open_store

SECRET = bytes(range(100, 132))
LENGTH = 64


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def key_of(work, *arguments, kind: type[StoreError] = StoreError, **named) -> str:
    with pytest.raises(kind) as caught:
        work(*arguments, **named)
    assert type(caught.value) is kind
    assert caught.value.__context__ is None
    return caught.value.reason.key


async def fill(path: Path, change, tables: int = 3) -> None:
    async with open_store(path) as store:
        for table in range(1, tables + 1):
            await store.commit(change(table, 1, "a", secret=ChainSecret(SECRET, LENGTH), row=f"row {table}"))


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


async def test_a_restore_brings_back_what_the_backup_holds(path, tmp_path, change) -> None:
    await fill(path, change)
    backup(path, tmp_path / "copy.db")
    async with open_store(path) as store:
        await store.commit(change(1, 2, row="later"))
        await store.commit(change(4, 1))
    restore(tmp_path / "copy.db", path)
    async with open_store(path) as store:
        assert await store.last_table() == 3
        stored = await store.load(TableId(1))
        assert (stored.version, stored.row, stored.events) == (1, "row 1", ())
        await store.commit(change(1, 2))


async def test_a_restore_keeps_what_was_there_under_another_name(path, tmp_path, change) -> None:
    await fill(path, change)
    backup(path, tmp_path / "copy.db")
    for table in (4, 5):
        async with open_store(path) as store:
            await store.commit(change(table, 1))
        restore(tmp_path / "copy.db", path)
        kept = tmp_path / "hospoda.db.before-restore"
        async with open_store(kept) as old:
            assert await old.last_table() == table, "of the last restore"
    restore(kept, path)
    async with open_store(path) as store:
        assert await store.last_table() == 5, "also that can be restored"


async def test_a_restore_scrubs_a_file_that_was_copied_by_hand(path, tmp_path, change) -> None:
    await fill(path, change)
    by_hand = tmp_path / "by hand %41?#.db"
    by_hand.write_bytes(path.read_bytes())
    assert SECRET in by_hand.read_bytes()
    restore(by_hand, path)
    assert SECRET not in path.read_bytes()
    async with open_store(path) as store:
        assert (await store.load(TableId(1))).secret == ChainSecret(link(SECRET, LENGTH, 0), 0)


async def test_a_restore_also_works_where_there_is_no_database_yet(path, tmp_path, change) -> None:
    await fill(path, change)
    fresh = tmp_path / "new" / "hospoda.db"
    restore(path, fresh)
    assert names(fresh.parent) == {"hospoda.db", "hospoda.db.lock"}
    async with open_store(fresh) as store:
        assert await store.last_table() == 3


async def test_no_restore_while_the_database_is_in_use(store, path, tmp_path, change) -> None:
    await store.commit(change(1, 1))
    backup(path, tmp_path / "copy.db")
    with pytest.raises(StoreInUse) as caught:
        restore(tmp_path / "copy.db", path)
    assert caught.value.reason.args["pid"] == str(os.getpid())
    await store.commit(change(1, 2))


async def test_a_restore_replaces_a_damaged_database_and_its_write_ahead_log(path, tmp_path, change) -> None:
    await fill(path, change)
    backup(path, tmp_path / "copy.db")
    path.write_bytes(b"\xff" * 5_000)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).write_bytes(b"\xff" * 500)
    restore(tmp_path / "copy.db", path)
    assert not names(tmp_path) & {"hospoda.db-wal", "hospoda.db-shm"}
    assert (tmp_path / "hospoda.db.before-restore").read_bytes() == b"\xff" * 5_000
    async with open_store(path) as store:
        assert await store.last_table() == 3


async def test_a_restore_takes_the_write_ahead_log_of_a_reader_out_of_the_way(path, tmp_path, change) -> None:
    await fill(path, change)
    backup(path, tmp_path / "copy.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()
        async with open_store(path) as store:
            await store.commit(change(4, 1))
        restore(tmp_path / "copy.db", path)
        assert reader.execute("SELECT count(*) FROM tables").fetchone() == (3,)
        assert "hospoda.db.before-restore-wal" in names(tmp_path)
        async with open_store(path) as store:
            assert await store.last_table() == 3
        async with open_store(tmp_path / "hospoda.db.before-restore") as old:
            assert await old.last_table() == 4


async def test_a_restore_folds_in_the_write_ahead_log_of_a_killed_process(path, tmp_path, change) -> None:
    await fill(path, change)
    backup(path, tmp_path / "copy.db")
    killed = tmp_path / "killed.db"
    async with open_store(path) as store:
        await store.commit(change(4, 1))
        for ending in ("", "-wal"):
            content = path.with_name(path.name + ending).read_bytes()
            killed.with_name(killed.name + ending).write_bytes(content)
    restore(tmp_path / "copy.db", killed)
    assert not (tmp_path / "killed.db-wal").exists()
    async with open_store(tmp_path / "killed.db.before-restore") as old:
        assert await old.last_table() == 4


async def test_a_restore_that_is_refused_leaves_the_database_as_it_was(path, tmp_path, change) -> None:
    await fill(path, change)
    content = path.read_bytes()
    (tmp_path / "bad.db").write_bytes(b"hello")
    assert key_of(restore, tmp_path / "bad.db", path, kind=StoreDamaged) == "store-damaged"
    assert path.read_bytes() == content
    assert "hospoda.db.before-restore" not in names(tmp_path)


async def test_a_restored_file_keeps_its_rights(path, tmp_path, change) -> None:
    await fill(path, change)
    path.chmod(0o640)
    backup(path, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


async def test_without_links_the_old_database_is_copied(path, tmp_path, change, monkeypatch) -> None:
    await fill(path, change)
    backup(path, tmp_path / "copy.db")

    def fails(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(Path, "hardlink_to", fails)
    restore(tmp_path / "copy.db", path)
    async with open_store(tmp_path / "hospoda.db.before-restore") as old:
        assert await old.last_table() == 3


async def test_a_running_deals_log_is_nowhere_in_a_backup(store, path, tmp_path, change) -> None:
    await store.commit(change(1, 1, '{"shuffle":["marked hand"]}'))
    backup(path, tmp_path / "copy.db")
    assert b"marked hand" not in (tmp_path / "copy.db").read_bytes()
    assert len((await store.load(TableId(1))).events) == 1
