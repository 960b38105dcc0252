"""Leaderboards, statistics, history and the check of a match, as they are asked for and answered."""

from datetime import UTC, date, datetime

import pytest

from bot.leaderboard.results import MatchResult
from bot.page import MOST_DATA
from bot.settings import ChatSettings, PersonSettings, dump
from bot.texts import LANGUAGES
from rules import games
from tests.bot.desk.counter import GROUP, Counter, Guest, key_of, labels, said
from tests.bot.leaderboard.test_endings import DRAWN, SHORT, to_the_end_of_the_deal
from tests.helpers.clock import settle
from tests.helpers.matches import PAIRS, ending, match, sat

FOUR = ("Ala", "Bolek", "Cyryl", "Dana")


def today(counter: Counter) -> date:
    return datetime.fromtimestamp(counter.room.clock.now(), UTC).date()


async def played(counter: Counter, *results: MatchResult, chat: str = GROUP) -> None:
    """Matches that are over."""
    store = counter.room.store
    for result in results:
        table = max((int(one) for one in store.stored), default=0) + 1
        tallies = {0: '{"bids": 1, "contract.gang": 1, "of-an-older-version": 9}'}
        await store.commit(ending(table, result, chat=chat, tallies=tallies))


@pytest.fixture
async def ala(counter: Counter) -> Guest:
    """Ala, in a chat in which some matches were played this month."""
    on = today(counter)
    await played(
        counter,
        match("Ala", "Bolek", "Cyryl", points=(30, 20, -1110), on=on),
        match("Ala", "Bolek", "Dana", points=(10, 20, 20), on=on),
    )
    return counter.guest("Ala")


async def test_a_leaderboard_is_of_this_month_and_this_chat_by_rating(counter: Counter, ala: Guest) -> None:
    reply = await ala.does("leaderboard")
    title, columns, *lines = said(reply).splitlines()
    assert title == "Koblarz · this month · this chat"
    assert columns == "rating, played/won, points, best"
    assert sorted(line.split()[1] for line in lines[:3]) == ["Ala", "Bolek", "Dana"]
    shown = [int(line.split()[2].rstrip("?,").replace(",", "")) for line in lines]
    assert shown == sorted(shown, reverse=True)
    assert lines[3].startswith("4 Cyryl ") and lines[3].endswith("?, 1/0, −1,110, −1,110")
    assert all("?," in line for line in lines), "nobody has ten matches"
    assert labels(reply) == ["Game…", "this month…", "rating…", "everywhere"]
    assert not reply.secret, "it is for the chat to see"


async def test_words_come_in_any_order_and_language(counter: Counter, ala: Guest) -> None:
    first = "Koblarz · all time · everywhere · points"
    assert said(await ala.does("leaderboard all everywhere points")).startswith(first)
    assert said(await ala.does("leaderboard punkty wszędzie zawsze koblarz")).startswith(first)
    polish = counter.guest("Bolek", language="pl")
    assert said(await polish.does("leaderboard žolíky tydzień")).startswith("Žolíky · ten tydzień · ten czat")
    wrong = await ala.does("leaderboard tomorrow")
    assert wrong.alert and "“tomorrow” means nothing" in said(wrong)


async def test_keys_open_choices_in_place_and_turn_pages(counter: Counter) -> None:
    on = today(counter)
    many = [match(f"P{n}", "Zofia", points=(n, -n), on=on) for n in range(1, 12)]
    await played(counter, *many)
    guest = counter.guest("Zofia")
    reply = await guest.does("leaderboard koblarz")
    assert "You: " in said(reply).splitlines()[-1] and " of 12 · " in said(reply).splitlines()[-1]
    assert labels(reply)[-1] == "Page 2 ▶"
    second = await guest.presses_on(reply, "Page 2 ▶")
    assert second.in_place and labels(second)[-1] == "◀ Page 1"
    assert len(said(second).splitlines()) == 2 + 2
    sorts = await guest.presses_on(second, "rating…")
    assert sorts.in_place and labels(sorts) == ["rating", "played", "won", "points", "best deal", "Back"]
    assert [key.marked for key in sorts.rows[0].keys] == [True, False, False, False, False]
    points = await guest.presses_on(sorts, "points")
    assert said(points).splitlines()[2].startswith("1 P11 ")
    games_ = await guest.presses_on(points, "Game…")
    assert len(labels(games_)) == len(games()) + 1
    assert said(await guest.presses_on(games_, "Žolíky")).startswith(
        "Žolíky · this month · this chat · points"
    )
    spans = await guest.presses_on(points, "this month…")
    assert said(await guest.presses_on(spans, "all time")).startswith("Koblarz · all time")
    everywhere = await guest.presses_on(points, "everywhere")
    assert said(everywhere).startswith("Koblarz · this month · everywhere") and "this chat" in labels(
        everywhere
    )


async def test_only_who_asked_may_press(counter: Counter, ala: Guest) -> None:
    bolek = counter.guest("Bolek")
    for line in ("leaderboard", "history", "stats Bolek"):
        reply = await ala.does(line)
        keys = [key.data for row in reply.rows for key in row.keys if not key.data.endswith(".record")]
        for data in keys:
            no = await bolek.presses(data)
            assert no.alert and not no.in_place and "belong to whoever asked" in said(no)


async def test_forged_keys_are_answered(counter: Counter, ala: Guest) -> None:
    data = key_of(await ala.does("leaderboard"), "everywhere")
    for word in ("top.koblarz-mcr-99999", "top.chess-mcr-0", "top.koblarz-mcr", "top-what.koblarz-mcr-0",
                 "stats.any.1", "stats.koblarz.x-y", "past.chat--1.a", "past.all-0"):  # fmt: skip
        reply = await ala.presses(f"0.t.{word}.{data.rpartition('.')[2]}"[:64])
        assert reply.alert or reply.in_place
        said(reply)


async def test_in_every_language_keys_fit_and_nothing_is_missing(counter: Counter, ala: Guest) -> None:
    for language in LANGUAGES:
        guest = counter.guest("Ala", language=language)
        for line in ("leaderboard bauernschnapsen", "leaderboard all", "stats", "history", "stats Nobody"):
            reply = await guest.does(line)
            said(reply)
            for row in reply.rows:
                assert all(len(key.data.encode()) <= MOST_DATA for key in row.keys)


async def test_nothing_played_is_said_with_what_counts(counter: Counter) -> None:
    guest = counter.guest("Ala")
    choose = await guest.does("leaderboard")
    assert said(choose) == "Which game?"
    page = await guest.presses_on(choose, "Koblarz")
    assert page.in_place and "No match that counts yet" in said(page)
    assert "no match yet" in said(await guest.does("stats"))
    assert "None yet" in said(await guest.does("history"))


async def test_a_month_begins_by_the_chats_clock_and_in_private_by_ones_own(counter: Counter) -> None:
    store, ala = counter.room.store, counter.guest("Ala")
    moment = datetime(2027, 1, 31, 23, 30, tzinfo=UTC).timestamp()
    await counter.room.clock.advance_to(moment)
    await played(counter, match("Ala", "Bolek", points=(2, 1), on=date(2027, 1, 31)))
    assert "1 Ala" in said(await ala.does("leaderboard month"))
    await store.save_chat(GROUP, dump(ChatSettings(time_zone="Europe/Warsaw")))
    assert "No match that counts yet" in said(await ala.does("leaderboard month"))
    assert "1 Ala" in said(await ala.does("leaderboard year"))
    alone = ala.alone()
    assert "everywhere" in said(await alone.does("leaderboard month")).splitlines()[0]
    assert "1 Ala" in said(await alone.does("leaderboard month"))
    await store.save_person(ala.person, dump(PersonSettings(time_zone="Asia/Tokyo")))
    assert "No match that counts yet" in said(await alone.does("leaderboard month"))


async def test_statistics_tell_what_the_game_counts(counter: Counter) -> None:
    on = today(counter)
    pairs = {"sides": PAIRS, "game": "bauernschnapsen", "on": on}
    wins = [match(*FOUR, points=(24, 3, 24, 3), **pairs)] * 3  # type: ignore[arg-type]
    await played(counter, *wins, match(*FOUR, points=(3, 24, 3, 24), **pairs))  # type: ignore[arg-type]
    await played(counter, match("Ala", None, None, points=(3, 2, 1), unrated="alone", on=on))
    await played(counter, match(*FOUR, points=(3, 24, 3, 24), unrated="trial", **pairs))  # type: ignore[arg-type]
    reply = await counter.guest("Ala").does("stats")
    lines = said(reply).splitlines()
    assert lines[0] == "Ala · Bauernschn. · all time"
    assert lines[1].startswith("Rating ") and lines[1].endswith("? · rank 1")
    assert "4 matches · 3 won · 3 in a row once" in lines
    assert "Points 75" in lines and "Best deal +24" in lines
    assert any(line.startswith("bids ") and line.endswith(" · most: Gang") for line in lines)
    assert lines[-1] == "1 more match does not count"
    assert "Best partner: Cyryl, 3 of 4" in lines
    assert labels(reply) == ["Koblarz"]
    other = await counter.guest("Ala").presses_on(reply, "Koblarz")
    assert other.in_place and said(other).splitlines() == [
        "Ala · Koblarz · all time",
        "1 match, which does not count",
    ]


async def test_statistics_of_a_player_by_name(counter: Counter, ala: Guest) -> None:
    assert said(await ala.does("stats @bolek")).startswith("Bolek · Koblarz · all time")
    nobody = await ala.does("stats Zenon")
    assert nobody.alert and "“Zenon”" in said(nobody)
    elsewhere = await ala.elsewhere("discord:2").does("stats Bolek")
    assert elsewhere.alert, "he has not played there"
    counter.room.store.names[2] = "Ala"  # type: ignore[index]
    which = await ala.does("stats Ala")
    assert len(labels(which)) == 2
    assert said(await ala.presses_on(which, labels(which)[0])).startswith("Ala · Koblarz")


async def test_a_former_player_has_no_name(counter: Counter, ala: Guest) -> None:
    counter.room.store.names[3] = None  # type: ignore[index]
    assert "4 a former player " in said(await ala.does("leaderboard"))


async def test_long_names_are_cut_in_a_line(counter: Counter) -> None:
    await played(counter, match("Aleksandrowicz", "Bo", points=(2, 1), on=today(counter)))
    line = said(await counter.guest("Bo").does("leaderboard")).splitlines()[2]
    assert line.startswith("1 Aleksandr… ")
    assert said(await counter.guest("Bo").does("stats Aleksandrowicz")).startswith("Aleksandrowicz · ")


async def test_history_has_the_newest_first_with_records(counter: Counter, ala: Guest) -> None:
    reply = await ala.does("history")
    title, first, second = said(reply).splitlines()
    assert title == "Matches of this chat"
    assert first.startswith("1. ") and "Koblarz · won: Bolek, Dana · Ala" in first
    assert "won: Ala · Bolek, Cyryl" in second
    assert labels(reply) == ["Record 1", "Record 2", "Mine"]
    mine = await ala.presses_on(reply, "Mine")
    assert mine.in_place and "place 3 of 3 · points 10 · rating −" in said(mine)
    assert "place 1 of 3 · points 30 · rating +" in said(mine)
    assert "Mine" not in labels(await ala.alone().does("history"))


async def test_history_tells_who_left_who_was_kicked_and_who_took_over(counter: Counter) -> None:
    left = match(
        "Ala", "Bolek", "Cyryl", points=(10, 30, 20), gone={1: "kicked", 2: "left"}, on=today(counter),
        times=(sat(1, None, first=2), sat(1, "Dana", first=2, last=2), sat(2, None, first=2)),
    )  # fmt: skip
    await played(counter, left)
    line = said(await counter.guest("Ala").does("history")).splitlines()[1]
    assert "won: Dana (took over) · Ala, Bolek (kicked), Cyryl (left)" in line


async def test_history_goes_on_page_by_page(counter: Counter) -> None:
    await played(counter, *[match("Ala", "Bolek", points=(n, 0), on=today(counter)) for n in range(1, 8)])
    guest = counter.guest("Ala")
    first = await guest.does("history")
    assert "Page 2 ▶" in labels(first) and said(first).splitlines()[-1].startswith("5. ")
    second = await guest.presses_on(first, "Page 2 ▶")
    assert [line[:2] for line in said(second).splitlines()[1:]] == ["6.", "7."]
    assert "◀ Page 1" in labels(second) and "Page 3 ▶" not in labels(second)


async def test_the_check_names_deals_and_outcomes_with_the_numbers_to_check_by_hand(counter: Counter) -> None:
    at = await counter.room.open(setup=SHORT, turn_seconds=15)
    await to_the_end_of_the_deal(at)
    for seat in (0, 1):
        await at.finish_now(seat)
    guest = counter.guest("Ala", "chat")
    record = await at.record()
    reply = await guest.does("verify")
    words = said(reply)
    dice = sum(len(deal["chance"]) for deal in record["deals"])
    assert words.startswith(f"fair: 1 game, {dice} dice\n")
    assert record["fairness"]["commitment"] in words and record["fairness"]["entropy"] in words
    assert all(secret in words for secret in record["fairness"]["revealed"])
    assert "key 1: " in words
    history = await guest.does("history")
    file = await guest.presses_on(history, "Record 1")
    assert file.file is not None and '"koblarz"' in file.file.body


async def test_a_running_match_shows_no_number(counter: Counter) -> None:
    at = await counter.room.open()
    reply = await counter.guest("Ala", "chat").does("verify")
    assert reply.alert and "not over" in said(reply)
    secret = counter.room.store.stored[at.id].secret
    assert secret is not None and secret.secret.hex() not in said(reply)


async def test_the_silesian_draw_is_told_when_opening_joining_and_in_the_statistics(counter: Counter) -> None:
    await counter.room.open(setup=DRAWN)
    await settle()
    barred, other = counter.guest("0", GROUP), counter.guest("Zofia", GROUP)
    barred.person = "chat:0"
    new = await barred.does("new koblarz")
    assert new.alert and "After a Silesian draw there is no Koblarz before midnight (" in said(new)
    assert not (await barred.does("new zoliky")).alert
    await barred.does("leave")
    await counter.table(other)
    for line in ("join", "join 3"):
        join = await barred.does(line)
        assert join.alert and "Silesian draw" in said(join)
    stats = said(await barred.elsewhere("chat").does("stats"))
    assert "After a Silesian draw there is no Koblarz before midnight (" in stats
