"""Backups carry results, ratings and leaderboards."""

from pathlib import Path

from bot.leaderboard.ports import Board
from storage.backup import backup, restore
from storage.store import open_store
from tests.helpers.matches import enter, match


async def test_a_restored_database_counts_as_it_did_and_goes_on_from_there(
    path: Path, tmp_path: Path
) -> None:
    async with open_store(path) as store:
        await enter(store, match("Ala", "Bolek", points=(2, 1)))
        backup(path, tmp_path / "copy.db")
        before = await store.leaderboard(Board("koblarz"), "rating", 0, 9, None)
        await enter(store, match("Ala", "Bolek", points=(0, 1)), first=2)
    restore(tmp_path / "copy.db", path)
    async with open_store(path) as store:
        assert await store.leaderboard(Board("koblarz"), "rating", 0, 9, None) == before
        counted = await store.counted(1)
        assert counted is not None and len(counted.moves) == 2
        assert await store.counted(2) is None
        await enter(store, match("Ala", "Bolek", points=(0, 1)), first=2)
        after = await store.leaderboard(Board("koblarz"), "matches", 0, 9, None)
        assert [line.matches for line in after.lines] == [2, 2]
