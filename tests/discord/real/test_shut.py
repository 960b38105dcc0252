"""Channels and threads where the bot cannot write: what people are told, and what comes back by itself."""

import pytest

from tests.discord.real.people import until
from tests.discord.real.playing import board, boards, goes_on, said, seated
from tests.discord.real.stage import Stage
from tests.discord.server.world import MANAGE_THREADS, SEND, SEND_IN_THREADS

pytestmark = pytest.mark.asyncio(loop_scope="session")
SHORT = "target=500 turn_seconds=15"
"""So that the board is soon to be posted anew."""


@pytest.mark.parametrize("by", ["channel", "role"])
async def test_a_right_that_is_taken_away_is_named_in_answers_until_it_is_given_back(
    stage: Stage, by: str
) -> None:
    channel, people = stage.gathered()
    server, guild, refused = stage.server, channel.guild, stage.server.refused["send 50013"]
    assert guild is not None
    everybody = guild.roles[guild.id]
    await seated(channel, people, "koblarz", SHORT)
    if by == "channel":
        channel.overwrites[server.bot.id] = (0, SEND)
    else:
        everybody.permissions &= ~SEND
        server.tell(channel, "GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": everybody.json()})
    await until(lambda: server.refused["send 50013"] > refused)
    answer = await said(people[0], channel, "help")
    assert "out of date" in answer and "Send Messages" in answer
    stale = board(channel)["id"]
    if by == "channel":
        channel.overwrites.clear()
        server.tell(channel, "CHANNEL_UPDATE", channel.json())
    else:
        everybody.permissions |= SEND
        server.tell(channel, "GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": everybody.json()})
    await until(lambda: board(channel)["id"] != stale)
    assert "out of date" not in await said(people[0], channel, "help")
    await goes_on(channel, people)


async def test_a_locked_thread_is_named_and_nothing_is_set_up_there(stage: Stage) -> None:
    channel, people = stage.gathered()
    thread = stage.server.thread(channel, "evening")
    thread.locked = True
    stage.server.tell(thread, "THREAD_UPDATE", thread.json())
    assert "locked" in await said(people[0], thread, "new", game="koblarz")
    assert not thread.messages
    assert channel.guild is not None
    stage.server.role(channel.guild, "Keeper", MANAGE_THREADS, stage.server.bot)
    assert "is open" in await said(people[0], thread, "new", game="koblarz")


async def test_threads_need_a_right_of_their_own(stage: Stage) -> None:
    channel, people = stage.gathered()
    thread = stage.server.thread(channel, "evening")
    channel.overwrites[stage.server.bot.id] = (0, SEND_IN_THREADS)
    assert "Send Messages in Threads" in await said(people[0], thread, "new", game="koblarz")
    assert "Send Messages in Threads" in await said(people[0], channel, "new", game="koblarz", thread=True)
    assert not boards(thread) and not boards(channel)


@pytest.mark.parametrize("kind", ["channel", "thread"])
async def test_what_is_deleted_is_named_to_whoever_asks_for_his_tables(stage: Stage, kind: str) -> None:
    channel, people = stage.gathered()
    assert channel.guild is not None
    gone = (
        stage.server.channel(channel.guild, "gone")
        if kind == "channel"
        else stage.server.thread(channel, "gone")
    )
    await seated(gone, people, "koblarz", "target=500 turn_seconds=86400")
    ala = people[0]
    assert "channel is gone" not in await said(ala, ala.direct, "table")
    stage.server.delete_channel(gone)
    await said(ala, ala.direct, "help")
    answer = await said(ala, ala.direct, "table")
    assert "channel is gone" in answer
    assert "channel is gone" in await said(ala, channel, "table")
