"""What people set for themselves, and who sees it."""

import pytest

from bot.desk.talk import begin_talk
from bot.texts import catalogue_in
from tests.bot.desk.counter import Counter, said


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


async def test_one_tap_goes_with_every_tap(counter: Counter) -> None:
    ala = counter.guest("Ala")
    page = await ala.alone().does("settings")
    choices = await ala.alone().presses_on(page, "one tap")
    await ala.alone().presses_on(choices, "yes")
    assert (await counter.desk.person_settings(ala.person)).one_tap


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
