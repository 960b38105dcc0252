"""Settings of chats and persons: pages whose keys open choices in place, and the same in words."""

import pytest

from bot.desk.talk import begin_talk
from bot.texts import LANGUAGES, catalogue_in
from rules import games
from tests.bot.desk.counter import Counter, Guest, labels, said
from tests.helpers.marks import Log


def admin(counter: Counter, name: str = "Ala") -> Guest:
    guest = counter.guest(name)
    guest.admin = True
    return guest


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


async def test_quiet_hours_can_be_taken_back(counter: Counter) -> None:
    ala = admin(counter)
    await ala.does("settings quiet 22-7")
    assert not (await ala.does("settings quiet none")).alert
    assert (await counter.desk.chat_settings("discord:1")).quiet is None


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("one_tap yes", "one_tap", True),
        ("by_melds yes", "by_melds", True),
        ("mention no", "mention", False),
        ("way here", "way", "here"),
        ("quiet 23-8", "quiet", (23, 8)),
        ("language pl", "language", "pl"),
        ("language auto", "language", None),
        ("letters english", "letters", "english"),
        ("letters A K Q J", "letters", "english"),
        ("suits german", "suits", "german"),
        ("zone Asia/Tokyo", "time_zone", "Asia/Tokyo"),
        ("zone chat", "time_zone", None),
        ("mention nie", "mention", False),
    ],
)
async def test_a_person_sets_for_himself_in_private_or_with_mine(
    counter: Counter, line: str, field: str, value: object
) -> None:
    for guest, words in ((counter.guest("Ala").alone(), line), (counter.guest("Bolek"), f"mine {line}")):
        assert not (await guest.does(f"settings {words}")).alert
        assert getattr(await counter.desk.person_settings(guest.person), field) == value
    assert counter.room.store.chats == {}


@pytest.mark.parametrize(
    "line",
    ["one_tap perhaps", "way pigeon", "quiet x", "language xx", "colour red", "suits red", "zone Mars"],
)
async def test_what_a_person_cannot_set_is_refused(counter: Counter, line: str) -> None:
    reply = await counter.guest("Ala").alone().does(f"settings {line}")
    assert reply.alert and counter.room.store.people == {}


async def test_the_language_is_the_persons_then_the_platforms_then_the_chats(counter: Counter) -> None:
    await admin(counter).does("language pl")
    ala = counter.guest("Bolek", language=None)
    assert said(await ala.does("new")) == "Która gra?"
    english = counter.guest("Bolek", language="en-GB")
    assert said(await english.does("new")) == "Which game?"
    await english.alone().does("language polski")
    assert said(await english.does("new")) == "Która gra?"


async def test_a_language_that_is_not_here_yet_falls_back_to_english(counter: Counter) -> None:
    assert said(await counter.guest("Ala", language="xx").does("new")) == "Which game?"
    reply = await counter.guest("Ala").alone().does("language xx")
    assert reply.alert and all(language in said(reply) for language in LANGUAGES)


@pytest.mark.parametrize("word", ["pl", "PL", "pl-PL", "polski", "Polish"])
async def test_a_language_is_named_by_its_tag_or_its_name(counter: Counter, word: str) -> None:
    ala = counter.guest("Ala").alone()
    await ala.does(f"language {word}")
    assert (await counter.desk.person_settings(ala.person)).language == "pl"


@pytest.mark.parametrize(
    ("word", "language"),
    [
        *(("sr", "sr"), ("sr-Latn-RS", "sr"), ("Srpski", "sr"), ("serbian", "sr"), ("hr", "sr")),
        *(("sr-Cyrl", "sr-Cyrl"), ("SR_CYRL", "sr-Cyrl"), ("српски", "sr-Cyrl"), ("en_GB", "en")),
    ],
)
async def test_serbian_is_chosen_with_its_script(counter: Counter, word: str, language: str) -> None:
    ala = counter.guest("Ala").alone()
    reply = await ala.does(f"language {word}")
    assert not reply.alert
    assert (await counter.desk.person_settings(ala.person)).language == language


async def test_language_without_a_word_offers_the_languages(counter: Counter) -> None:
    ala = counter.guest("Ala").alone()
    asked = await ala.does("language")
    assert len(labels(asked)) == len(LANGUAGES)
    assert [*labels(asked)] == ["English", "Polski", "Čeština", "Srpski", "Српски", "Deutsch"]
    await ala.presses_on(asked, "Polski")
    assert (await counter.desk.person_settings(ala.person)).language == "pl"


async def test_one_tap_goes_with_every_tap(counter: Counter) -> None:
    ala = counter.guest("Ala")
    page = await ala.alone().does("settings")
    choices = await ala.alone().presses_on(page, "one tap")
    await ala.alone().presses_on(choices, "yes")
    assert (await counter.desk.person_settings(ala.person)).one_tap


async def test_the_chat_keeps_its_settings_when_it_moves(counter: Counter) -> None:
    ala = admin(counter)
    await ala.does("settings tables 1")
    table = await counter.table(ala)
    await counter.desk.chat_moved("discord:1", "discord:-100")
    assert (await counter.desk.chat_settings("discord:-100")).tables == 1
    assert counter.room.store.stored[table].chat == "discord:-100"


async def test_who_has_left_the_chat_has_left_its_tables(counter: Counter) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.table(ala, bolek)
    await counter.desk.person_left("discord:1", bolek.person)
    assert counter.seat(table, bolek) is None and counter.seat(table, ala) == 0


async def test_the_bot_keeps_the_language_of_a_chat_that_it_comes_into(counter: Counter) -> None:
    await counter.desk.bot_added("discord:5", "pl-PL")
    await counter.desk.bot_added("discord:5", "en")
    assert (await counter.desk.chat_settings("discord:5")).language == "pl"


async def test_tables_stay_when_the_bot_is_removed(counter: Counter) -> None:
    table = await counter.table(counter.guest("Ala"))
    await counter.desk.bot_removed("discord:1")
    assert counter.room.store.stored[table].status == "running"


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


async def test_ones_own_settings_are_shown_to_nobody_else(counter: Counter) -> None:
    bolek = counter.guest("Bolek")
    assert (await bolek.does("settings mine")).secret
    assert (await bolek.presses("0.t.mine")).secret
    seen = counter.guest(
        "Cyryl", answers_are_private=False, start_url=lambda payload: f"https://t.me/{payload}"
    )
    reply = await seen.does("settings mine")
    assert (reply.rows, reply.secret, reply.url) == ((), False, "https://t.me/settings")
    assert (await seen.does("settings mine quiet")).url == "https://t.me/settings"
    assert said(await seen.does("settings mine quiet 22-7")) == "Done: quiet hours."
    assert "quiet hours: 22:00 to 07:00" in said(await seen.alone().does("start settings"))


async def test_who_wants_private_messages_where_the_bot_cannot_write_first_opens_it(counter: Counter) -> None:
    cyryl = counter.guest("Cyryl", start_url=lambda payload: f"https://t.me/{payload}")
    reply = await cyryl.presses("0.t.mine.way.private")
    assert reply.url is not None
    await cyryl.alone().does(f"start {reply.url.removeprefix('https://t.me/')}")
    assert (await cyryl.presses("0.t.mine.way.private")).url is None


async def test_cards_are_typed_as_they_are_shown(counter: Counter) -> None:
    """Ober and Unter, for whoever sees German cards."""
    ala = counter.guest("Ala").alone()
    await ala.does("settings suits german")
    talk = await begin_talk(counter.desk._means, ala.visitor())
    assert catalogue_in(talk.languages[0]).card_letters[0]["o"] == "Q"
