"""Ways to play on Discord besides pressing the board: typed, by form, in private, here, in a thread."""

from typing import Any

import pytest

from tests.discord.real.people import Person, until
from tests.discord.real.playing import board, boards, find, plays_until, presses, said, seated
from tests.discord.real.stage import Stage
from tests.discord.server.messages import keys, words
from tests.discord.server.world import Channel

pytestmark = pytest.mark.asyncio(loop_scope="session")
SETTINGS = "turn_seconds=86400"


async def offered(person: Person, channel: Channel, command: str, option: str, so_far: str = "") -> list[str]:
    one = await person.answer(person.completes(channel, command, option, so_far))
    return [choice["value"] for choice in one.choices]


async def test_legal_cards_are_completed_for_whoever_is_asked_and_nobody_else(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "kauboj", f"max_deals=1 {SETTINGS}", way="here")
    choices = [await offered(person, channel, "play", "what") for person in people]
    # The dealer alone says in which direction cards are passed.
    assert len([one for one in choices if one]) == 1
    eve = stage.person("Eve", channel.guild)  # type: ignore[arg-type]
    assert await offered(eve, channel, "play", "what") == []


async def test_hands_are_shown_here_to_their_owners_alone(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "kauboj", f"max_deals=1 {SETTINGS}", way="here")
    shown = [words((await presses(person, channel, ".t.hand")).original) for person in people]
    assert len(set(shown)) == len(people)
    for person in people:
        seen = "\n".join(words(message) for message in person.sees(channel))
        assert sum(one.partition("Hand:")[2] in seen for one in shown) == 1


async def test_a_stake_is_typed_and_only_its_person_sees_the_answer(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "koblarz", SETTINGS)
    answers = [await said(person, channel, "bet", coins=2) for person in people]
    assert "you staked 2" in "".join(answers) and "you staked 2" not in words(board(channel))


async def test_what_cannot_be_read_is_answered_with_what_would_be_right(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "kauboj", f"max_deals=1 {SETTINGS}", way="here")
    for typed in ("xyzzy", "K♠ K♠ K♠", "-1", "💥" * 50, "<@1> @everyone", "%s {0}"):
        assert await said(people[0], channel, "play", what=typed)
    assert {user for _, user in stage.server.pings}.isdisjoint({0, 1})


async def test_a_form_takes_typed_words(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "kauboj", f"max_deals=1 {SETTINGS}", way="here")
    with stage.advice(channel) as advice:
        await plays_until(channel, people, lambda: any(_form(person, channel) for person in people), advice)
    person = next(one for one in people if _form(one, channel))
    message, key = _form(person, channel)
    opened = await person.answer(person.presses(channel, message, key))
    sent = await person.answer(person.submits(opened, words="nonsense"))
    await until(lambda: any("means nothing" in words(one) for one in (sent.original, *sent.followups)))


def _form(person: Person, channel: Channel) -> tuple[Any, str]:
    """A key that opens a form, and the message it is on."""
    for message in reversed(person.sees(channel)):
        for part in keys(message):
            if part["custom_id"].startswith("t"):
                return message, part["custom_id"]
    return ()  # type: ignore[return-value]


async def test_a_table_gets_a_thread_of_its_own(stage: Stage) -> None:
    channel, people = stage.gathered()
    await said(people[0], channel, "new", game="koblarz", thread=True)
    guild = channel.guild
    assert guild is not None
    thread = await until(lambda: next((one for one in guild.channels.values() if one.is_thread), None))
    await presses(people[1], thread, ".t.join")
    await until(lambda: "Bolek" in words(board(thread)))
    assert find(people[0], channel, ".t.join") is None


async def test_each_reads_in_his_own_language_and_the_board_in_the_servers(stage: Stage) -> None:
    guild = stage.server.guild()
    guild.locale = "pl"
    channel = next(iter(guild.channels.values()))
    ala, bob = stage.person("Ala", guild, locale="pl"), stage.person("Bob", guild, locale="en-US")
    await said(ala, channel, "new", game="koblarz")
    offer = await until(lambda: find(bob, channel, ".t.join"))
    assert "Dołącz" in [part.get("label") for part in keys(offer.message)]
    assert "opens a table" in await said(bob, channel, "help")
    assert "opens a table" not in await said(ala, channel, "help")
    assert stage.server.commands["new"]["description_localizations"]["pl"]


async def test_a_live_panel_that_outlives_its_token_is_opened_anew(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "kauboj", f"max_deals=1 {SETTINGS}", way="here")
    panels = [await presses(person, channel, ".t.hand") for person in people]
    stage.server.advance(901)
    with stage.advice(channel) as advice:
        await plays_until(channel, people, lambda: stage.server.refused["edit_original 50027"], advice)
    again = [await presses(person, channel, ".t.hand") for person in people]
    assert all(new.original["id"] != old.original["id"] for new, old in zip(again, panels, strict=True))


async def test_several_tables_of_a_channel_are_told_apart(stage: Stage) -> None:
    channel, people = stage.gathered(*(f"P{number}" for number in range(6)))
    await seated(channel, people[:3], "koblarz", SETTINGS)
    await said(people[3], channel, "new", game="koblarz")
    await until(lambda: len(boards(channel)) == 2)
    eve = stage.person("Eve", channel.guild)  # type: ignore[arg-type]
    codes = [words(message).split("\n")[1].split()[0] for message in boards(channel)]
    answer = await said(eve, channel, "hospoda join")
    assert all(code in answer for code in codes)
