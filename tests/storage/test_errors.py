"""Every way in which a database can fail, in the words of ``bot.ports`` and without a value."""

import asyncio
import errno
import logging
import os
import sqlite3
import traceback
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

from bot.ports import (
    ChainSecret,
    EndedDeal,
    Event,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreInUse,
    StoreNewer,
    StoreNotWritable,
    TableId,
)
from rules.kit.scene import text
from storage import errors, files
from storage.errors import translated
from storage.schema import secrets
from storage.sqlite import connect_engine
from storage.store import SqlStore, open_store

STAKE = "the-stake-that-nobody-may-see"
SECRET = b"the-secret-of-a-chain-of-hashes!"


async def refused(path: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        async with open_store(path):
            pass
    return caught.value


async def on_writer(store: SqlStore, sql: str) -> None:
    await store._writer._connection.exec_driver_sql(sql)
    await store._writer._connection.rollback()


@pytest.mark.parametrize(
    ("make", "key", "about"),
    [
        (lambda folder: folder, "store-is-folder", ""),
        (lambda folder: folder / "file" / "hospoda.db", "store-not-writable", "file"),
        (lambda folder: folder / "file" / "deep" / "hospoda.db", "store-not-writable", "file/deep"),
        (lambda folder: folder / ("n" * 300), "store-not-writable", "n" * 300),
        (lambda folder: Path("/proc/hospoda.db"), "store-not-writable", "/proc/hospoda.db"),
        (lambda folder: Path("/dev/null/hospoda.db"), "store-not-writable", "/dev/null"),
    ],
)
async def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, make, key, about) -> None:
    (tmp_path / "file").touch()
    error = await refused(make(tmp_path))
    assert type(error) is StoreNotWritable
    assert error.reason == text(key, path=str(tmp_path / about))


async def test_a_file_that_turns_read_only_refuses_changes_and_takes_them_later(store, change) -> None:
    await store.commit(change(1, 1, "a"))
    await on_writer(store, "PRAGMA query_only = ON")
    with pytest.raises(StoreNotWritable):
        await store.commit(change(1, 2, "b", first=1))
    assert (await store.load(TableId(1))).version == 1
    await on_writer(store, "PRAGMA query_only = OFF")
    await store.commit(change(1, 2, "b", first=1))


async def test_a_full_file_refuses_a_change_and_takes_the_same_change_once_there_is_room(
    store, change
) -> None:
    await store.commit(change(1, 1, "a"))
    await on_writer(store, "PRAGMA max_page_count = 1")
    big = change(1, 2, "b", first=1, row="x" * 100_000)
    for _ in range(2):
        with pytest.raises(StoreFull) as caught:
            await store.commit(big)
        assert caught.value.reason == text("store-full-here"), "no path: players may read it"
    assert (await store.load(TableId(1))).version == 1
    await on_writer(store, "PRAGMA max_page_count = 1000000")
    await store.commit(big)
    stored = await store.load(TableId(1))
    assert (stored.row, [event.body for event in stored.events]) == (big.row, ["a", "b"])


async def test_a_change_that_fits_is_taken_though_another_of_its_group_does_not(store, change) -> None:
    await asyncio.gather(*(store.commit(change(table, 1)) for table in range(1, 21)))
    await on_writer(store, "PRAGMA max_page_count = 1")
    waiting = [store.commit(change(table, 2)) for table in range(1, 21)]
    waiting.insert(7, store.commit(change(99, 1, row="x" * 100_000)))
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 7 + [StoreFull] + [type(None)] * 13


async def test_a_stranger_who_holds_the_file_locked_is_named_as_the_cause(store, path, change) -> None:
    await store.commit(change(1, 1))
    await on_writer(store, "PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(store.commit(change(table, 1)) for table in range(2, 9)), return_exceptions=True
        )
        assert [type(result) for result in results] == [StoreInUse] * 7
        assert results[0].reason == text("store-busy-here")
        assert (await store.load(TableId(1))).version == 1, "reading goes on"
    await store.commit(change(2, 1))


@pytest.mark.parametrize("content", [b"hello", b"x" * 10_000, b"SQLite format 3\x00" + b"\xff" * 5_000])
async def test_a_file_that_is_no_database_is_damaged_and_stays_as_it_is(path, content) -> None:
    path.write_bytes(content)
    error = await refused(path)
    assert type(error) is StoreDamaged
    assert error.reason == text("store-damaged", path=str(path))
    assert path.read_bytes() == content


@pytest.mark.parametrize("setting", ["CREATE TABLE bookmarks (url)", "PRAGMA application_id = 7"])
async def test_a_database_of_another_program_is_left_alone(path, setting) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute(setting)
        other.commit()
    content = path.read_bytes()
    error = await refused(path)
    assert type(error) is StoreDamaged
    assert error.reason == text("store-foreign", path=str(path))
    assert path.read_bytes() == content


async def make_large(path: Path, change) -> int:
    """Twenty tables with logs over many pages; the page in the middle of table 10's log."""
    async with open_store(path) as store:
        for table in range(1, 21):
            await store.commit(change(table, 1, *("x" * 300 for _ in range(200))))
    with closing(sqlite3.connect(path)) as raw:
        query = "SELECT pageno FROM dbstat WHERE name = 'events' AND pagetype = 'leaf' ORDER BY path"
        pages = [page for (page,) in raw.execute(query)]
    return pages[len(pages) // 2]


def spoil(path: Path, page: int) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)


async def test_a_damaged_page_is_found_at_the_start(path: Path, change) -> None:
    spoil(path, await make_large(path, change))
    error = await refused(path)
    assert error.reason == text("store-damaged", path=str(path))


async def test_in_a_large_file_a_damaged_page_is_told_when_it_is_met(path, change, monkeypatch) -> None:
    spoil(path, await make_large(path, change))
    monkeypatch.setattr(files, "CHECKED_IN_FULL", 0)
    async with open_store(path) as store:
        kinds = []
        for table in range(1, 21):
            try:
                kinds.append(type(await store.load(TableId(table))).__name__)
            except StoreError as error:
                kinds.append(type(error).__name__)
        assert set(kinds) == {"StoredTable", "StoreDamaged"}
        spoilt = kinds.index("StoreDamaged") + 1
        results = await asyncio.gather(
            *(store.commit(change(table, 2, void=True)) for table in (1, spoilt, 20)), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), StoreDamaged, type(None)]


async def test_a_newer_schema_is_refused_and_left_alone(path: Path) -> None:
    async with open_store(path):
        pass
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9000'")
        raw.commit()
    error = await refused(path)
    assert type(error) is StoreNewer
    assert error.reason == text("store-newer", path=str(path))


async def test_after_a_refusal_nothing_stays_locked(path) -> None:
    path.write_bytes(b"hello")
    for _ in range(2):
        assert (await refused(path)).reason.key == "store-damaged"
    path.unlink()
    async with open_store(path):
        pass
    assert not path.with_name("hospoda.db.owner").exists()


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, StoreFull),
        (errno.EDQUOT, StoreFull),
        (errno.EACCES, StoreNotWritable),
        (errno.EROFS, StoreNotWritable),
        (errno.EIO, StoreError),
    ],
)
def test_errors_of_the_system_are_told_by_kind(path: Path, number: int, kind: type[StoreError]) -> None:
    assert type(translated(OSError(number, os.strerror(number), STAKE), path)) is kind


def test_a_write_that_fails_on_a_full_disk_is_a_full_disk(path: Path, monkeypatch) -> None:
    class Failed(sqlite3.OperationalError):
        sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
        sqlite_errorname = "SQLITE_IOERR_SHMSIZE"

    assert translated(Failed(), path).reason == text(
        "store-failed", path=str(path), error="SQLITE_IOERR_SHMSIZE"
    )
    monkeypatch.setattr(errors.shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    assert type(translated(Failed(), path)) is StoreFull


async def test_no_error_shows_a_value(store, change) -> None:
    hidden = {
        "row": STAKE,
        "secret": ChainSecret(SECRET, 4096),
        "finished": 1,
        "ended": EndedDeal(1, STAKE),
    }
    await store.commit(change(1, 1, **hidden))
    bad = [
        change(1, 2, **hidden),
        change(2, 1, events=(Event(0, STAKE), Event(0, STAKE))),
        change(3, 1, STAKE + "\ud800"),
        change(4, 1, due=1 << 63, **hidden),
        change(5, 1, row=[STAKE], secret=ChainSecret(SECRET, 1)),
        change(6, 1, secret=ChainSecret([SECRET], 1)),
        change(7, 9, **hidden),
    ]
    for failing in bad:
        with pytest.raises(StoreError) as caught:
            await store.commit(failing)
        error = caught.value
        assert error.__cause__ is None
        assert error.__context__ is None
        shown = [str(error), repr(error), repr(error.args), repr(error.reason), repr(failing)]
        trace = traceback.TracebackException.from_exception(error, capture_locals=True)
        trace.stack = traceback.StackSummary.from_list(f for f in trace.stack if f.filename != __file__)
        assert trace.stack
        shown += trace.format()
        for word in (STAKE, SECRET.decode(), SECRET.hex()):
            assert word not in "".join(shown)


async def test_sqlalchemy_itself_is_told_to_show_no_value(path: Path) -> None:
    async with open_store(path):
        pass
    engine = connect_engine(path, 1)
    try:
        async with engine.connect() as connection:
            with pytest.raises(DBAPIError) as caught:
                await connection.execute(insert(secrets), {"table_id": 1, "secret": SECRET, "position": 3})
        shown = str(caught.value) + "".join(traceback.format_exception(caught.value))
        assert SECRET.decode() not in shown
    finally:
        await engine.dispose()


async def test_no_log_shows_a_value_even_at_its_most_talkative(path, change, caplog) -> None:
    for name in (None, "aiosqlite", "sqlalchemy", "sqlalchemy.engine", "sqlalchemy.engine.Engine", "asyncio"):
        caplog.set_level(logging.DEBUG, name)
    async with open_store(path) as store:
        await store.commit(change(1, 1, STAKE, secret=ChainSecret(SECRET, 4096)))
        await store.load(TableId(1))
        with pytest.raises(StoreError):
            await store.commit(change(1, 2, STAKE, "\ud800", first=1))
    assert caplog.records, "SQLAlchemy tells its statements"
    told = "".join(str(vars(record)) + record.getMessage() for record in caplog.records)
    assert STAKE not in told
    assert SECRET.decode() not in told
