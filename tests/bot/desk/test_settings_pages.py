"""Settings of chats: pages whose keys open choices in place, and the same in words."""

import pytest

from rules import games
from tests.bot.desk.counter import Counter, Guest, admin, labels, said
from tests.helpers.marks import Log


async def test_the_settings_of_a_chat_are_for_its_admins(counter: Counter) -> None:
    bolek = counter.guest("Bolek")
    for reply in (
        await bolek.does("settings"),
        await bolek.does("settings tables 1"),
        await bolek.does("language pl"),
        await bolek.presses("0.t.settings.tables.1"),
        await bolek.presses("0.t.default-koblarz.target.300"),
    ):
        assert reply.alert and "Only admins" in said(reply)
    assert counter.room.store.chats == {}


async def test_every_key_of_the_settings_pages_answers_in_place(counter: Counter) -> None:
    ala = admin(counter)
    for page in (await ala.does("settings"), await ala.alone().does("settings")):
        for key in [key for row in page.rows for key in row.keys]:
            choices = await ala.presses(key.data)
            assert choices.in_place or choices.gone
            for one in [key for row in choices.rows for key in row.keys]:
                assert (await ala.presses(one.data)).in_place


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("tables 5", "tables", 5),
        ("opened admins", "opened_by", "admins"),
        ("nudges no", "nudges", False),
        ("turn 3600", "turn_seconds", 3600),
        ("timezone Europe/Warsaw", "time_zone", "Europe/Warsaw"),
        ("quiet 22-7", "quiet", (22, 7)),
        ("quiet 22:00-07:00", "quiet", (22, 7)),
        ("language pl", "language", "pl"),
        ("rated no", "rated", False),
    ],
)
async def test_a_setting_of_the_chat_may_be_typed(
    counter: Counter, line: str, field: str, value: object
) -> None:
    reply = await admin(counter).does(f"settings {line}")
    assert not reply.alert, said(reply)
    assert getattr(await counter.desk.chat_settings("discord:1"), field) == value


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("tables 0", "1 to 10"),
        ("tables 11", "1 to 10"),
        ("tables x", "1 to 10"),
        ("turn 14", "15 seconds"),
        ("turn 604801", "7 days"),
        ("timezone Mars", "Europe/Warsaw"),
        ("quiet 25-3", "22-7"),
        ("quiet 3-3", "22-7"),
        ("language xx", "pl"),
        ("nudges perhaps", "yes"),
        ("opened me", "admins"),
        ("colour red", "time_zone"),
    ],
)
async def test_what_is_out_of_range_is_answered_with_the_range(
    counter: Counter, line: str, right: str
) -> None:
    reply = await admin(counter).does(f"settings {line}")
    assert reply.alert and right in said(reply)
    assert counter.room.store.chats == {}


@pytest.mark.parametrize("words", ["koblarz", "Śląski", "KOBLARZ"])
async def test_a_game_by_its_name_is_its_default_options(counter: Counter, words: str) -> None:
    ala = admin(counter)
    by_key = await ala.presses_on(await ala.does("settings"), "Koblarz")
    assert said(await ala.does(f"settings {words}")) == said(by_key)
    assert "koblarz" in said(await ala.does("settings kobold"))


async def test_default_options_of_a_game_are_typed_all_of_them_or_none(counter: Counter) -> None:
    ala = admin(counter)
    assert "points to reach: 300" in said(await ala.does("settings koblarz target 300 window=12"))
    wrong = await ala.does("settings koblarz rolls=alternate target=99")
    assert wrong.alert and "100 to 2,000" in said(wrong)
    assert (await ala.does("settings koblarz rated no")).alert, "of the chat, not of a game"
    chat = await counter.desk.chat_settings("discord:1")
    assert (chat.options, chat.interrupt_seconds) == ({"koblarz": {"target": 300}}, 12)
    assert "points to reach: 300" in said(await ala.does("settings koblarz target"))
    assert (await counter.guest("Bolek").does("settings koblarz target 400")).alert


async def test_quiet_hours_can_be_taken_back(counter: Counter) -> None:
    ala = admin(counter)
    await ala.does("settings quiet 22-7")
    assert not (await ala.does("settings quiet none")).alert
    assert (await counter.desk.chat_settings("discord:1")).quiet is None


async def walks(guest: Guest, data: str, depth: int) -> int:
    """Presses every key under this one, and every key under those; how many there were."""
    reply = await guest.presses(data)
    assert reply.in_place or reply.gone, data
    assert len(reply.rows[0].keys if reply.rows else ()) <= 25  # of one list on the narrowest platform
    pressed = 1
    if depth:
        for one in [key for row in reply.rows for key in row.keys]:
            pressed += await walks(guest, one.data, depth - 1)
    return pressed


async def test_any_quiet_hours_and_any_time_zone_are_reached_by_keys(counter: Counter) -> None:
    ala = admin(counter)
    for data, label in (
        ("0.t.settings.quiet", "others …"), ("0.t.settings.quiet.from", "from 21:00"),
        ("0.t.settings.quiet.from-21", "21:00 to 06:00"),
        ("0.t.settings.time_zone", "others …"), ("0.t.settings.time_zone.in", "America"),
        ("0.t.settings.time_zone.in-America", "More …"), ("0.t.settings.time_zone.in-America-1", "Cancun"),
    ):  # fmt: skip
        await ala.presses_on(await ala.presses(data), label)
    chat = await counter.desk.chat_settings("discord:1")
    assert (chat.quiet, chat.time_zone) == ((21, 6), "America/Cancun")
    assert await walks(ala.alone(), "0.t.mine.quiet.from", 1) == 26
    assert await walks(ala.alone(), "0.t.mine.time_zone.in", 1) > 10


@pytest.mark.parametrize("word", ["from-24", "from-x", "in-Mars", "in-America-99", "in-Europe-x", "3-3", ""])
async def test_a_forged_key_of_a_setting_sets_nothing(counter: Counter, word: str) -> None:
    for data in (f"0.t.settings.quiet.{word}", f"0.t.settings.time_zone.{word}"):
        await admin(counter).presses(data)
    assert counter.room.store.chats == {}


@pytest.mark.parametrize("game", games())
async def test_every_default_option_of_a_game_is_set_by_keys(counter: Counter, game: str) -> None:
    ala = admin(counter)
    page = await ala.presses(f"0.t.settings.{game}")
    for one in page.rows[0].keys:
        values = await ala.presses(one.data)
        chosen = values.rows[0].keys[0]
        assert (await ala.presses(chosen.data)).in_place
        assert (await ala.presses(one.data)).rows[0].keys[0].marked or "target" in one.data
    windows = "0.t.default-koblarz.interrupt_seconds" in [key.data for key in page.rows[0].keys]
    assert windows == (game == "koblarz")


@pytest.mark.parametrize("game", games())
async def test_how_long_a_window_stays_open_is_asked_only_where_there_are_windows(
    counter: Counter, game: str
) -> None:
    ala = counter.guest("Ala")
    await counter.table(ala, game=game)
    page = await ala.does("options")
    assert ("window" in labels(page)) == (game == "koblarz")
    assert (await ala.does("options window 12")).alert == (game != "koblarz")


async def test_what_an_admin_changes_is_written_down_with_who_and_what_but_no_name(
    counter: Counter, log: Log
) -> None:
    ala = admin(counter)
    ala.person = "discord:42"
    await ala.does("settings tables 5")
    await ala.presses("0.t.default-koblarz.target.300")
    await ala.does("language pl")
    await ala.does("settings mine quiet 22-7")
    changed = [event for event in log.events() if event["event"] == "setting changed"]
    assert [(e["setting"], e["who"], e["chat"]) for e in changed] == [
        (what, "discord:42", "discord:1") for what in ("tables", "koblarz.target", "language")
    ]
    assert "Ala" not in log.text()
