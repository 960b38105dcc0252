"""What the core asks the store about people; the fake must do the same as the real thing."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.leaderboard.ports import Board
from bot.people.ports import Account
from bot.ports import Slot, Store, TableId
from tests.helpers.matches import enter, match
from tests.helpers.stores import KINDS, change, open_kind, sitting

ALA, ALICE = Account("discord:Ala", "Ala"), Account("discord:Alice", "Alice")


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with open_kind(request.param, tmp_path) as opened:
        yield opened


async def lines(store: Store) -> dict[str | None, tuple[int, int]]:
    recounted = getattr(store, "recounted", None)
    if recounted is not None:  # On disk that is done by and by.
        await recounted()
    page = await store.leaderboard(Board("koblarz", "chat"), "matches", 0, 99, None)
    return {line.name: (line.matches, line.wins) for line in page.lines}


async def accounts(store: Store, person: str) -> list[tuple[str, str | None]]:
    return [(account.person, account.name) for account in await store.linked(person)]


async def test_linked_accounts_count_as_one_and_split_ones_as_before(store: Store) -> None:
    assert await accounts(store, "discord:Ala") == [] and not await store.unlink("discord:Ala")
    await enter(store, match("Ala", "Bolek", points=(1, 0)), match("Alice", "Bolek", points=(0, 1)))
    before = await lines(store)
    assert await store.link(ALICE, ALA) and not await store.link(ALA, ALICE)
    assert await lines(store) == {"Ala": (2, 1), "Bolek": (2, 1)}
    assert await accounts(store, "discord:Alice") == [("discord:Ala", "Ala"), ("discord:Alice", "Alice")]
    assert await store.link(Account("discord:New", "New"), ALA)
    assert [person for person, _ in await accounts(store, "discord:New")] == [
        "discord:Ala",
        "discord:Alice",
        "discord:New",
    ]
    assert await store.unlink("discord:Ala") and not await store.unlink("discord:Ala")
    assert await lines(store) == before
    assert [person for person, _ in await accounts(store, "discord:New")] == ["discord:Alice", "discord:New"]
    assert await store.unlink("discord:New")
    assert not await store.unlink("discord:Alice")


async def test_a_match_at_which_both_sat_counts_for_nobody_while_they_are_linked(store: Store) -> None:
    await enter(store, match("Ala", "Alice", "Bolek", points=(3, 2, 1)))
    await store.link(ALA, ALICE)
    assert await lines(store) == {}
    await store.unlink("discord:Alice")
    assert await lines(store) == {"Ala": (1, 1), "Alice": (1, 0), "Bolek": (1, 0)}


async def test_who_is_forgotten_is_gone_and_his_results_are_nobodys(store: Store) -> None:
    await enter(store, match("Ala", "Bolek", points=(1, 0)), match("Alice", "Bolek", points=(0, 1)))
    await store.link(ALA, ALICE)
    await store.save_person("discord:Ala", "{}")
    await store.save_chat("discord:Ala", "{}")
    await store.commit(
        change(8, 1, row='{"person":"discord:Ala"}', people=sitting("discord:Ala", "discord:Bolek"))
    )
    await store.commit(change(9, 1, chat="discord:Ala"))
    await store.save_slots(
        [Slot(TableId(8), "panel:0", "discord:Ala", "1", 1), Slot(TableId(8), "board", "c", "2", 1)]
    )
    assert (
        await store.tables_naming("discord:Ala") == [8, 9] and await store.tables_naming("discord:Al") == []
    )
    await store.forget_later("discord:Ala")
    assert await store.to_forget() == ["discord:Ala"]
    for _ in range(2):
        await store.forget("discord:Ala")
    assert await store.to_forget() == [] and await store.tables_of("discord:Ala") == []
    assert await store.person("discord:Ala") is None and await store.chat("discord:Ala") is None
    assert [slot.name for slot in await store.slots(TableId(8))] == ["board"]
    assert await store.tables_naming("discord:Ala") == [8]  # its row is the table's own matter
    assert await accounts(store, "discord:Ala") == [] and await store.player_of("discord:Ala") is None
    assert await lines(store) == {None: (1, 1), "Alice": (1, 0), "Bolek": (2, 1)}
    await enter(store, match("Ala", "Bolek", points=(1, 0)), first=3)
    assert await lines(store) == {None: (1, 1), "Ala": (1, 1), "Alice": (1, 0), "Bolek": (3, 1)}
