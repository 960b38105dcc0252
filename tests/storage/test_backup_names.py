"""Which files a backup may be written to and restored from: none that the database works with itself."""

from pathlib import Path

import pytest

from storage.backup import backup, restore
from storage.store import open_store
from tests.storage.backups import fill, key_of, names


async def test_a_database_is_never_its_own_backup(path, tmp_path, change) -> None:
    await fill(path, change)
    (tmp_path / "link.db").symlink_to(path)
    (tmp_path / "other.db").hardlink_to(path)
    content = path.read_bytes()
    for target in (path, tmp_path / "link.db", tmp_path / "other.db"):
        assert key_of(backup, path, target) == "store-own-file"
        assert key_of(backup, path, target, overwrite=True) == "store-own-file"
    assert path.read_bytes() == content


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal", ".lock", ".owner"])
async def test_a_file_that_the_database_works_with_is_never_overwritten_nor_made(
    path, tmp_path, change, store, ending: str
) -> None:
    await store.commit(change(1, 1))
    target = path.with_name(path.name + ending)
    before = target.read_bytes() if target.exists() else None
    assert key_of(backup, path, target, overwrite=True) == "store-own-file"
    assert (target.read_bytes() if target.exists() else None) == before
    await store.commit(change(1, 2))


async def test_a_database_is_not_restored_from_itself(path, tmp_path, change) -> None:
    await fill(path, change)
    (tmp_path / "link.db").symlink_to(path)
    before = names(tmp_path)
    assert key_of(restore, path, path) == "store-itself"
    assert key_of(restore, tmp_path / "link.db", path) == "store-itself"
    assert names(tmp_path) == before
    async with open_store(path) as store:
        assert await store.last_table() == 3


@pytest.mark.parametrize("work", [backup, restore])
def test_a_source_that_is_a_folder_is_told(tmp_path: Path, work) -> None:
    (tmp_path / "folder").mkdir()
    assert key_of(work, tmp_path / "folder", tmp_path / "to.db") == "store-is-folder"
