"""What a store makes of results: the suite for the real one and its fake."""

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest

from bot.leaderboard.periods import period
from bot.leaderboard.ports import Bar, Board, BoardPage, Partner, PlayerId, Sort
from bot.ports import StaleChange, Store
from tests.helpers.matches import PAIRS, ending, enter, match, sat
from tests.helpers.stores import KINDS, change, open_kind

ALL = Board("koblarz", "chat")


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with open_kind(request.param, tmp_path) as opened:
        yield opened


async def page(
    store: Store, board: Board = ALL, sort: Sort = "rating", *, offset: int = 0, size: int = 10,
    person: str | None = None,
) -> BoardPage:  # fmt: skip
    found = await store.player_of(person) if person else None
    return await store.leaderboard(board, sort, offset, size, found.player if found else None)


def names(found: BoardPage) -> list[tuple[int, str | None]]:
    return [(line.rank, line.name) for line in found.lines]


async def player(store: Store, person: str) -> PlayerId:
    found = await store.player_of(person)
    assert found is not None
    return found.player


async def test_a_result_is_counted_once_with_the_change_that_ends_the_match(store: Store) -> None:
    await store.commit(change(1, 1))
    assert await store.counted(1) is None
    result = match("Ala", "Bolek", "Cyryl", points=(30, 20, 10))
    last = change(1, 2, status="over", finished=1, result=result)
    await store.commit(last)
    with pytest.raises(StaleChange):
        await store.commit(last)
    counted = await store.counted(1)
    assert counted is not None and counted.unrated is None
    moves = [(int(m.seat), m.before, m.after > m.before, m.sits) for m in counted.moves]
    assert moves == [(0, 1000, True, True), (1, 1000, True, True), (2, 1000, False, True)]
    assert (await page(store)).total == 3
    assert [line.matches for line in (await page(store)).lines] == [1, 1, 1]


async def test_what_does_not_count_is_kept_and_moves_nothing(store: Store) -> None:
    await enter(store, match("Ala", None, None, points=(9, 8, 7), unrated="alone"))
    counted = await store.counted(1)
    assert counted is not None and (counted.unrated, counted.moves) == ("alone", ())
    assert (await page(store)).total == 0
    career = await store.career(await player(store, "discord:Ala"), "koblarz")
    assert (career.matches, career.unrated, career.rating, career.rank) == (0, 1, None, None)


async def test_a_leaderboard_is_sorted_by_each_of_its_columns(store: Store) -> None:
    await enter(
        store,
        match("Ala", "Bolek", "Cyryl", points=(30, 20, -10)),
        match("Ala", "Bolek", "Dana", points=(-50, 20, 90)),
        match("Ala", "Cyryl", "Dana", points=(5, 60, 0)),
    )
    assert names(await page(store, sort="matches")) == [
        (1, "Ala"), (2, "Dana"), (2, "Cyryl"), (2, "Bolek"),
    ]  # fmt: skip
    assert names(await page(store, sort="wins")) == [(1, "Dana"), (1, "Cyryl"), (1, "Ala"), (4, "Bolek")]
    assert names(await page(store, sort="points")) == [(1, "Dana"), (2, "Cyryl"), (3, "Bolek"), (4, "Ala")]
    assert names(await page(store, sort="best")) == [(1, "Dana"), (2, "Cyryl"), (3, "Ala"), (4, "Bolek")]
    (first, *_) = (await page(store, sort="points")).lines
    assert (first.matches, first.wins, first.points, first.best, first.rated) == (2, 1, 90, 90, 2)
    ratings = [line.rating for line in (await page(store)).lines]
    assert ratings == sorted(ratings, reverse=True)


async def test_pages_go_on_with_ranks_and_ones_own_line_stands_beside_them(store: Store) -> None:
    people = [f"P{n}" for n in range(12)]
    await enter(store, *(match(one, "Zofia", "Ala", points=(n % 6, -1, -2)) for n, one in enumerate(people)))
    first = await page(store, sort="best", size=5, person="discord:P0")
    second = await page(store, sort="best", offset=5, size=5)
    third = await page(store, sort="best", offset=10, size=5)
    assert [line.rank for line in first.lines] == [1, 1, 3, 3, 5]
    assert [line.rank for line in second.lines] == [5, 7, 7, 9, 9]
    assert [line.rank for line in third.lines] == [11, 11, 13, 14]
    assert {first.total, second.total, third.total} == {14}
    assert first.own is not None and (first.own.name, first.own.rank) == ("P0", 11)
    assert second.own is None
    beyond = await page(store, sort="best", offset=20, size=5, person="discord:P0")
    assert (beyond.lines, beyond.total) == ((), 14)
    assert beyond.own is not None and beyond.own.rank == 11


async def test_periods_and_chats_have_boards_of_their_own(store: Store) -> None:
    monday, sunday = date(2026, 11, 30), date(2026, 11, 29)
    await enter(store, match("Ala", "Bolek", points=(1, 0), on=sunday))
    await enter(store, match("Bolek", "Cyryl", points=(1, 0), on=monday), chat="other", first=2)
    day = monday.toordinal()

    async def there(chat: str | None, span: str) -> list[str | None]:
        found = await page(store, Board("koblarz", chat, span), "matches")
        return sorted(str(line.name) for line in found.lines)

    assert await there(None, period("week", day)) == ["Bolek", "Cyryl"]
    assert await there(None, period("month", day)) == ["Ala", "Bolek", "Cyryl"]
    assert await there("chat", period("year", day)) == ["Ala", "Bolek"]
    assert await there("chat", period("week", day)) == []
    assert await there("other", "") == ["Bolek", "Cyryl"]
    assert await there(None, "2025") == []
    assert (await page(store, Board("zoliky"))).total == 0


async def test_a_rating_is_the_same_on_every_board_whatever_the_board_counts(store: Store) -> None:
    await enter(store, match("Ala", "Bolek", points=(1, 0)))
    await enter(store, match("Ala", "Cyryl", points=(0, 1)), chat="other", first=2)
    here, everywhere = await page(store), await page(store, Board("koblarz"))
    mine = [next(line for line in p.lines if line.name == "Ala") for p in (here, everywhere)]
    assert mine[0].rating == mine[1].rating
    assert [(line.matches, line.wins, line.rated) for line in mine] == [(1, 1, 2), (2, 1, 2)]


async def test_a_leaver_has_not_won_and_who_took_his_seat_is_not_counted(store: Store) -> None:
    result = match(
        "Ala", "Bolek", "Cyryl", points=(30, 20, 10), gone={0: "left"},
        times=(sat(0, None, first=2), sat(0, "Dana", first=2, last=2)),
    )  # fmt: skip
    await enter(store, result)
    counted = await store.counted(1)
    assert counted is not None
    assert next((int(m.seat), m.sits, m.after < m.before) for m in counted.moves) == (0, False, True)
    assert "Dana" not in {name: rank for rank, name in names(await page(store))}
    ala = next(line for line in (await page(store)).lines if line.name == "Ala")
    assert (ala.matches, ala.wins, ala.points) == (1, 0, 30)
    (mine,) = await store.history_of(await player(store, "discord:Ala"), 0, 10)
    (hers,) = await store.history_of(await player(store, "discord:Dana"), 0, 10)
    assert mine.own is not None and (mine.own.gone, mine.own.won, mine.own.began) == ("left", False, True)
    assert hers.own is not None and (hers.own.began, hers.own.after) == (False, None)
    assert mine.names == (("Ala", False), ("Bolek", False), ("Cyryl", False))
    assert (mine.gone, mine.took) == (("left", None, None), (("Dana", True),))
    career = await store.career(await player(store, "discord:Dana"), "koblarz")
    assert (career.matches, career.unrated) == (0, 1)


async def test_who_came_back_to_his_own_seat_stays_in_the_match(store: Store) -> None:
    result = match(
        "Ala", "Bolek", points=(30, 20),
        times=(sat(0, None, first=2, last=2), sat(0, "Ala", first=3, last=3)),
    )  # fmt: skip
    await enter(store, result)
    counted = await store.counted(1)
    assert counted is not None and all(move.sits for move in counted.moves)
    (mine,) = await store.history_of(await player(store, "discord:Ala"), 0, 10)
    assert mine.own is not None and (mine.own.began, mine.own.won) == (True, True)
    assert (mine.gone, mine.took) == ((None, None), ())


async def test_a_career_tells_streaks_partners_and_what_the_game_counts(store: Store) -> None:
    mates = {"sides": PAIRS, "game": "bauernschnapsen"}
    four = ("Ala", "Bolek", "Cyryl", "Dana")
    results = [
        match(*four, points=(24, 3, 24, 3), **mates),
        match(*four, points=(0, 24, 0, 24), **mates),
        match(*four, points=(24, 9, 24, 9), **mates),
        match("Ala", "Bolek", "Dana", "Cyryl", points=(24, 0, 24, 0), **mates),
    ]
    for table, result in enumerate(results, 1):
        body = '{"bids": 2, "contract.gang": 1}' if table > 1 else '{"bids": 1}'
        await store.commit(ending(table, result, tallies={0: body}))
    ala = await player(store, "discord:Ala")
    assert await store.games_of(ala) == ["bauernschnapsen"]
    career = await store.career(ala, "bauernschnapsen")
    assert (career.matches, career.wins, career.points, career.best) == (4, 3, 72, 24)
    assert (career.streak, career.longest) == (2, 2)
    assert career.partners == (Partner("Cyryl", 3, 2), Partner("Dana", 1, 1))
    assert career.tallies == (("bids", 7), ("contract.gang", 3))
    assert career.rank == 1 and career.rated == 4 and career.rating is not None
    dana = await store.career(await player(store, "discord:Dana"), "bauernschnapsen")
    assert (dana.streak, dana.longest, dana.rank) == (1, 1, 2)


async def test_history_is_told_the_newest_first_by_player_and_by_chat(store: Store) -> None:
    await enter(store, match("Ala", "Bolek", points=(1, 0)), match("Bolek", "Cyryl", points=(1, 1)))
    await enter(store, match("Ala", None, points=(1, 0), unrated="alone"), chat="other", first=3)
    here = await store.history_in("chat", 0, 10)
    assert [(one.table, one.names) for one in here] == [
        (2, (("Bolek", True), ("Cyryl", True))),
        (1, (("Ala", True), ("Bolek", False))),
    ]
    ala = await player(store, "discord:Ala")
    mine = await store.history_of(ala, 0, 10)
    assert [(one.table, one.chat, one.unrated) for one in mine] == [(3, "other", "alone"), (1, "chat", None)]
    assert mine[1].own is not None
    assert (mine[1].own.before, mine[1].own.place, mine[1].own.points) == (1000, 1, 1)
    assert [one.table for one in await store.history_of(ala, 1, 1)] == [1]


async def test_a_bar_holds_whoever_sat_at_the_end(store: Store) -> None:
    draw = match(
        "Ala", "Bolek", "Cyryl", points=(0, 0, 0), winners=(), reason="silesian-draw", barred_until=5000.0,
        gone={0: "left"}, times=(sat(0, None, first=2), sat(0, "Dana", first=2)),
    )  # fmt: skip
    await enter(store, draw, match("Bolek", "Ala", points=(1, 0)))
    assert await store.barred(await player(store, "discord:Bolek"), "koblarz") == Bar(5000.0, "silesian-draw")
    assert await store.barred(await player(store, "discord:Dana"), "koblarz") == Bar(5000.0, "silesian-draw")
    assert await store.barred(await player(store, "discord:Ala"), "koblarz") is None
    assert await store.barred(await player(store, "discord:Bolek"), "zoliky") is None


async def test_players_are_found_by_name_as_it_was_last(store: Store) -> None:
    await enter(store, match("Ala", "Bolek", points=(1, 0)))
    await enter(store, match("Cyryl", "Dana", points=(1, 0)), chat="other", first=2)
    assert [one.name for one in await store.players_named("aLA", "chat")] == ["Ala"]
    assert await store.players_named("Ala", "other") == []
    assert [one.name for one in await store.players_named("Cyryl", None)] == ["Cyryl"]
    assert await store.players_named("Nobody", None) == []


async def test_a_chat_that_moves_takes_its_results_along_and_they_join_those_that_are_there(
    store: Store,
) -> None:
    await enter(store, match("Ala", "Bolek", points=(5, 3)))
    await enter(store, match("Ala", "Cyryl", points=(-1, 7)), chat="new", first=2)
    before = await page(store, Board("koblarz"))
    await store.move_chat("chat", "new")
    after = await page(store, Board("koblarz", "new"), "points")
    assert [(line.name, line.matches, line.points, line.best) for line in after.lines] == [
        ("Cyryl", 1, 7, 7),
        ("Ala", 2, 4, 5),
        ("Bolek", 1, 3, 3),
    ]
    assert after.total == 3
    assert (await page(store, ALL, "points")).lines == after.lines, "the old id does as well"
    assert len(await store.history_in("new", 0, 10)) == 2
    assert await page(store, Board("koblarz")) == before
    await enter(store, match("Ala", "Bolek", points=(1, 0)), chat="new", first=3)
    assert (await page(store, Board("koblarz", "new"), "matches")).lines[0].matches == 3
