"""The local Discord against the real discord.py: each answers the other as Discord's documentation says."""

import pytest

from tests.discord.real.people import Person, until
from tests.discord.real.stage import Stage
from tests.discord.server.world import EMBED, EVERYBODY, SEND, VIEW, Channel, Guild

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def stage(echo: Stage) -> Stage:
    return echo


@pytest.fixture
def guild(stage: Stage) -> Guild:
    return stage.server.guild()


@pytest.fixture
def channel(guild: Guild) -> Channel:
    return next(iter(guild.channels.values()))


@pytest.fixture
def ala(stage: Stage, guild: Guild) -> Person:
    return stage.person("Ala", guild)


async def said(one: Person, what: str, channel: Channel, **options: object) -> str:
    """What a command was answered."""
    answer = await one.answer(one.slash(channel, what, **options))
    return str(answer.original["content"])


async def test_a_command_is_answered_to_its_person_alone(stage: Stage, channel: Channel, ala: Person) -> None:
    assert await said(ala, "echo", channel, words="cześć") == "cześć"
    bolek = stage.person("Bolek", channel.guild)  # type: ignore[arg-type]
    assert [one["content"] for one in ala.sees(channel)] == ["cześć"] and bolek.sees(channel) == []


async def test_a_deferred_answer_stays_ephemeral_and_is_followed_up(channel: Channel, ala: Person) -> None:
    one = ala.slash(channel, "think", words="so")
    await until(lambda: one.followups)
    assert [message["content"] for message in ala.sees(channel)] == ["so", "and more"]
    assert all(message["flags"] & 64 for message in ala.sees(channel)) and channel.messages == {}


async def test_keys_update_and_menus_and_forms_come_back(channel: Channel, ala: Person) -> None:
    board = (await ala.answer(ala.slash(channel, "keys"))).original
    assert (await ala.answer(ala.presses(channel, board, "press"))).original["content"] == "pressed"
    await ala.answer(ala.presses(channel, board, "update"))
    assert board["content"] == "updated"
    deferred = ala.presses(channel, board, "defer")
    await until(lambda: board["content"] == "edited later")
    assert deferred.acknowledged == 6
    assert (await ala.answer(ala.picks(channel, board, "pick", "c", "a"))).original["content"] == "picked c a"
    opened = await ala.answer(ala.presses(channel, board, "form"))
    assert (await ala.answer(ala.submits(opened, words="hello"))).original["content"] == "filled in hello"


async def test_completion_offers_what_fits(channel: Channel, ala: Person) -> None:
    one = await ala.answer(ala.completes(channel, "complete", "word", "k"))
    assert [choice["value"] for choice in one.choices] == ["king"]


async def test_an_interaction_is_acknowledged_once(channel: Channel, ala: Person) -> None:
    board = (await ala.answer(ala.slash(channel, "keys"))).original
    one = ala.presses(channel, board, "twice")
    await until(lambda: one.followups)
    assert one.followups[0]["content"] == "400 40060"


async def test_messages_go_to_channels_threads_and_people(
    stage: Stage, channel: Channel, ala: Person
) -> None:
    assert (await said(ala, "post", channel, where=str(channel.id), words="there")).startswith("sent")
    assert (await said(ala, "post", channel, where="dm", words="in private")).startswith("sent")
    assert (await said(ala, "post", channel, where="thread", words="at the table")).startswith("sent")
    assert [one["content"] for one in channel.messages.values()] == ["there!"]
    assert [one["content"] for one in ala.direct.messages.values()] == ["in private!"]
    thread = next(one for one in channel.guild.channels.values() if one.is_thread)  # type: ignore[union-attr]
    assert [one["content"] for one in thread.messages.values()] == ["at the table!"]
    number = next(iter(thread.messages))
    thread.archived = True
    assert (
        await said(ala, "edit", channel, where=str(thread.id), message=str(number), words="x") == "400 50083"
    )
    thread.locked = True
    assert await said(ala, "post", channel, where=str(thread.id), words="x") == "403 50083"
    thread.archived = False
    assert await said(ala, "post", channel, where=str(thread.id), words="x") == "403 160005"


async def test_what_is_shut_gone_or_forbidden_has_its_own_code(
    stage: Stage, channel: Channel, ala: Person
) -> None:
    server, guild = stage.server, channel.guild
    assert guild is not None
    here = str(channel.id)
    ala.user.dms = False
    assert await said(ala, "post", channel, where="dm", words="x") == "403 50007"
    hidden = server.channel(guild, "hidden")
    hidden.overwrites[guild.id] = (0, VIEW)
    assert await said(ala, "post", channel, where=str(hidden.id), words="x") == "403 50001"
    quiet = server.channel(guild, "quiet")
    quiet.overwrites[guild.id] = (0, SEND | EMBED)
    assert await said(ala, "post", channel, where=str(quiet.id), words="x") == "403 50013"
    server.delete_channel(quiet)
    assert await said(ala, "post", channel, where=str(quiet.id), words="x") == "404 10003"
    assert await said(ala, "edit", channel, where=here, message="1", words="x") == "404 10008"
    assert channel.permissions(server.bot.id) == EVERYBODY


async def test_nobody_is_told_who_is_not_allowed_to_be(stage: Stage, channel: Channel, ala: Person) -> None:
    await said(ala, "post", channel, where=str(channel.id), words=f"<@{ala.user.id}> @everyone")
    assert {user for _, user in stage.server.pings} == set()
