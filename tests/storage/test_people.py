"""Accounts that are linked, split again and forgotten: results stay, and what follows from them is right."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.leaderboard.ports import Board
from bot.people.ports import Account
from bot.ports import Slot, TableId
from storage.backup import backup, restore
from storage.store import SqlStore, open_store
from tests.helpers.matches import enter, match
from tests.helpers.stores import change, sitting
from tests.storage.test_recount import everything

ALA, ALICE, BOLEK = (Account(f"discord:{name}", name) for name in ("Ala", "Alice", "Bolek"))
ALL = Board("koblarz", "chat")


async def lines(store: SqlStore) -> dict[str | None, tuple[int, int]]:
    await store.recounted()
    page = await store.leaderboard(ALL, "matches", 0, 99, None)
    return {line.name: (line.matches, line.wins) for line in page.lines}


def evening(seed: int) -> list[Any]:
    chance, names = Random(seed), ["Ala", "Alice", "Bolek", "Cyryl", "Dana"]
    return [
        match(*chance.sample(names, 3), points=tuple(chance.sample(range(9), 3)))  # type: ignore[arg-type]
        for _ in range(40)
    ]


@pytest.mark.parametrize("seed", range(4))
async def test_linked_and_split_again_everything_is_as_it_was(path: Path, seed: int) -> None:
    async with open_store(path) as store:
        await enter(store, *evening(seed))
    before = everything(path)
    async with open_store(path) as store:
        assert await store.link(ALA, ALICE) and not await store.link(ALICE, ALA)
        assert {a.person for a in await store.linked("discord:Alice")} == {"discord:Ala", "discord:Alice"}
        one, other = await store.player_of("discord:Ala"), await store.player_of("discord:Alice")
        assert one == other
        assert len({"Ala", "Alice"} & set(await lines(store))) == 1
    assert everything(path) != before
    linked = everything(path)
    async with open_store(path) as store:
        await store.recompute()
        assert everything(path) == linked
        assert await store.unlink("discord:Alice" if seed % 2 else "discord:Ala")
        assert not await store.unlink("discord:Alice")
        await store.recounted()
    assert everything(path) == before


@pytest.mark.parametrize("seed", range(2))
async def test_matches_while_linked_count_as_if_they_had_always_been_linked(path: Path, seed: int) -> None:
    results = evening(seed)
    async with open_store(path) as store:
        await enter(store, *results[:20])
        await store.link(ALA, ALICE)
        await enter(store, *results[20:], first=21)
        await store.recounted()
    one = everything(path)
    async with open_store(path) as store:
        await store.recompute()
        assert everything(path) == one
        await store.unlink("discord:Ala")
        await store.recounted()
    split = everything(path)
    other = path.with_name("other.db")
    async with open_store(other) as store:
        await enter(store, *results)
    assert everything(other) == split


async def test_a_match_at_which_both_sat_moves_nobody_while_they_are_linked(path: Path) -> None:
    async with open_store(path) as store:
        await enter(store, match("Ala", "Alice", "Bolek", points=(3, 2, 1)))
        await store.link(ALA, ALICE)
        assert await lines(store) == {}
        await store.recounted()
        counted = await store.counted(1)
        assert counted is not None and counted.moves == ()
        await store.unlink("discord:Ala")
        assert await lines(store) == {"Ala": (1, 1), "Alice": (1, 0), "Bolek": (1, 0)}


async def test_groups_of_more_than_two_come_together_and_lose_anybody(path: Path) -> None:
    async with open_store(path) as store:
        await enter(store, match("Ala", "Bolek", points=(1, 0)), match("Alice", "Bolek", points=(1, 0)))
        await store.link(ALICE, Account("local:ala", "Ala at home"))
        await store.link(ALA, ALICE)
        assert [a.person for a in await store.linked("local:ala")] == [
            "discord:Ala",
            "discord:Alice",
            "local:ala",
        ]
        assert await lines(store) == {"Ala": (2, 2), "Bolek": (2, 0)}
        await store.unlink("discord:Ala")
        assert [a.person for a in await store.linked("local:ala")] == ["discord:Alice", "local:ala"]
        assert await lines(store) == {"Ala": (1, 1), "Alice": (1, 1), "Bolek": (2, 0)}
        assert not await store.link(ALA, ALA)


async def test_who_has_played_nothing_yet_can_be_linked(path: Path) -> None:
    async with open_store(path) as store:
        assert await store.linked("discord:Ala") == []
        assert await store.link(ALA, ALICE)
        await enter(store, match("Alice", "Bolek", points=(1, 0)))
        assert await lines(store) == {"Alice": (1, 1), "Bolek": (1, 0)}
        assert await store.player_of("discord:Ala") == await store.player_of("discord:Alice")


@pytest.mark.parametrize("first", [ALA, ALICE])
async def test_without_a_game_in_common_nothing_is_worked_out_and_all_is_right(
    path: Path, first: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(path) as store:
        await enter(store, match(first.name, "Bolek", points=(1, 0)))
        other = match(ALICE.name if first == ALA else ALA.name, "Bolek", points=(1, 0), game="zoliky")
        await enter(store, other, first=2)
    before = everything(path)
    with monkeypatch.context() as patch:
        patch.delattr("storage.linking.begin")
        async with open_store(path) as store:
            await store.link(ALA, ALICE)
        linked = everything(path)
        async with open_store(path) as store:
            await store.unlink(first.person)
        assert everything(path) == before != linked
        async with open_store(path) as store:
            await store.link(ALA, ALICE)
    async with open_store(path) as store:
        await store.recompute()
    assert everything(path) == linked


async def test_after_a_split_everybody_is_called_as_in_his_own_last_match(path: Path) -> None:
    async with open_store(path) as store:
        await enter(store, match("Ala", "Bolek", points=(1, 0)))
        await store.link(ALA, ALICE)
        await enter(store, match("Alice", "Bolek", points=(1, 0)), first=2)
        assert await lines(store) == {"Alice": (2, 2), "Bolek": (2, 0)}
        await store.unlink("discord:Alice")
        assert await lines(store) == {"Ala": (1, 1), "Alice": (1, 1), "Bolek": (2, 0)}


def words(path: Path) -> str:
    """All that the file holds, its unused pages too."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return "\n".join(raw.iterdump())


async def test_who_is_forgotten_leaves_his_results_and_nothing_else(path: Path) -> None:
    async with open_store(path) as store:
        await enter(store, match("Ala", "Bolek", points=(1, 0)), match("Alice", "Ala", points=(1, 0)))
        await store.link(ALA, ALICE)
        await store.save_person("discord:Ala", "{}")
        await store.save_chat("discord:Ala", "{}")
        await store.commit(change(7, 1, chat="discord:Ala", people=sitting("discord:Ala")))
        await store.save_slots([Slot(TableId(7), "panel:0", "discord:Ala", "1", 1)])
        await store.forget_later("discord:Ala")
        await store.forget_later("discord:Ala")
        assert await store.to_forget() == ["discord:Ala"]
    async with open_store(path) as store:  # as after a crash
        assert await store.to_forget() == ["discord:Ala"]
        await store.forget("discord:Ala")
        await store.forget("discord:Ala")
        assert await store.to_forget() == []
        assert await store.player_of("discord:Ala") is None and await store.linked("discord:Ala") == []
        assert await store.person("discord:Ala") is None and await store.slots(TableId(7)) == []
        assert await lines(store) == {None: (2, 1), "Alice": (1, 1), "Bolek": (1, 0)}
        found = await store.player_of("discord:Bolek")
        assert found is not None
        assert [played.names for played in await store.history_of(found.player, 0, 9)] == [
            ((None, True), ("Bolek", False))
        ]
        assert [a.person for a in await store.linked("discord:Alice")] == ["discord:Alice"]
        assert list(await store.players_named("ala", None)) == []
    assert "discord:Ala" not in words(path) and "Ala" not in words(path)


async def test_who_comes_back_after_being_forgotten_is_somebody_new(path: Path) -> None:
    async with open_store(path) as store:
        await enter(store, match("Ala", "Bolek", points=(1, 0)))
        await store.forget_later("discord:Ala")
        await store.forget("discord:Ala")
        await enter(store, match("Ala", "Bolek", points=(0, 1)), first=2)
        assert await lines(store) == {None: (1, 1), "Ala": (1, 0), "Bolek": (2, 1)}
        assert await store.to_forget() == []


@pytest.mark.parametrize(
    ("person", "row", "named"),
    [
        ("test:1", '{"person":"test:1"}', True),
        ("test:1", '{"person":"test:12"}', False),
        ("test:%", '{"person":"test:12"}', False),
        ("local:żółw", '{"person":"local:żółw"}', True),
        ('local:"', '{"person":"local:\\""}', True),
    ],
)
async def test_the_tables_that_name_somebody_are_found(
    path: Path, person: str, row: str, named: bool
) -> None:
    async with open_store(path) as store:
        await store.commit(change(1, 1, row=row))
        await store.commit(change(2, 1, chat=person))
        await store.commit(change(3, 1, status="over", row=row))
        assert await store.tables_naming(person) == ([1, 2, 3] if named else [2])


@pytest.mark.parametrize("revision", ["0002", "0004"])
async def test_who_was_forgotten_after_a_backup_is_forgotten_again_when_it_is_restored(
    path: Path, tmp_path: Path, revision: str
) -> None:
    async with open_store(path) as store:
        await store.save_person("discord:Ala", "{}")
        await store.save_person("discord:Bolek", "{}")
        await store.commit(change(1, 1, row='{"fixed":{"seats":[{"person":"discord:Cyryl"}]}}'))
    copy = tmp_path / "backup.db"
    backup(path, copy)
    if revision == "0002":
        made_older(copy)
    async with open_store(path) as store:
        for person in ("discord:Ala", "discord:Cyryl", "discord:Nobody"):
            await store.forget_later(person)
            await store.forget(person)
        await store.forget_later("discord:Dana")
    restore(copy, path)
    async with open_store(path) as store:
        assert await store.to_forget() == ["discord:Ala", "discord:Cyryl", "discord:Dana"]
        for person in await store.to_forget():
            await store.forget(person)
        assert await store.person("discord:Ala") is None and await store.person("discord:Bolek") == "{}"
    restore(copy, path)
    async with open_store(path) as store:
        assert await store.to_forget() == ["discord:Ala", "discord:Cyryl"]


async def test_a_restore_forgets_nobody_who_came_back_before_the_backup(path: Path, tmp_path: Path) -> None:
    async with open_store(path) as store:
        await store.forget_later("discord:Ala")
        await store.forget("discord:Ala")
        await store.save_person("discord:Ala", "{}")
    backup(path, tmp_path / "backup.db")
    restore(tmp_path / "backup.db", path)
    async with open_store(path) as store:
        assert await store.to_forget() == [] and await store.person("discord:Ala") == "{}"


def made_older(path: Path) -> None:
    """As the second version of the schema would have it."""
    with closing(sqlite3.connect(path)) as raw, raw:
        for table in (
            "restands", "ratings_anew", "recounts",
            "forgotten", "forgetting", "standings", "boards", "ratings", "result_seats", "results",
            "deal_seats", "accounts", "players",
        ):  # fmt: skip
            raw.execute(f"DROP TABLE {table}")
        raw.execute("UPDATE alembic_version SET version_num = '0002'")
