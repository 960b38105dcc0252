"""Restores: what the backup holds is there again, and what was there before is kept under another name."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.ports import (
    ChainSecret,
    StoreDamaged,
    StoreInUse,
    TableId,
)
from rules.kit.chance import link
from storage.backup import backup, restore
from storage.store import open_store
from tests.storage.backups import LENGTH, SECRET, fill, key_of, names


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
