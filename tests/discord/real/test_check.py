"""What ``hospoda check`` finds in the channels of a server, asked over the real library."""

import logging
from collections.abc import Iterator

import pytest
from discord import Client, InvalidData
from discord.http import Route

from adapters.discord.check import MOST_NAMED, Found, look
from tests.discord.server import TOKEN, Server
from tests.discord.server.world import (
    COMMANDS,
    EVERYBODY,
    MAKE_THREADS,
    SEND,
    SEND_IN_THREADS,
    STAGE,
    VIEW,
    VOICE,
    Channel,
    Guild,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """``check`` is a process of its own, and sets the library as it wants."""
    base, log = Route.BASE, logging.getLogger("discord")
    level = log.level
    yield
    Route.BASE = base
    log.setLevel(level)


async def found(server: Server, *tables: Channel) -> Found:
    places = [f"discord:{one.guild.id}:{one.id}" for one in tables if one.guild is not None]
    await server.start()
    try:
        return await look(TOKEN, server.url, "en", [*places, "discord:5"])
    finally:
        await server.stop()
        assert server.wrong == []


async def lines(server: Server, *tables: Channel) -> list[tuple[str, tuple[str, ...], str]]:
    return [(one.kind, one.channels, one.rights) for one in (await found(server, *tables)).lacks]


def world() -> tuple[Server, Guild]:
    server = Server()
    return server, server.guild("Kneipe")


def bots_own(server: Server, channel: Channel, deny: int) -> None:
    """The bot, and nobody else, is denied something."""
    channel.overwrites[server.bot.id] = (0, deny)


async def test_where_all_is_there_nothing_is_said() -> None:
    server, guild = world()
    assert await lines(server, next(iter(guild.channels.values()))) == []
    assert len(server.rest.calls) < 12


async def test_channels_are_named_with_what_is_missing_there() -> None:
    server, guild = world()
    for name, deny in (("cards", SEND), ("dice", SEND), ("quiet", SEND_IN_THREADS | MAKE_THREADS)):
        bots_own(server, server.channel(guild, name), deny)
    assert await lines(server) == [
        ("rights", ("#cards", "#dice"), "Send Messages"),
        ("rights", ("#quiet",), "Send Messages in Threads, Create Public Threads"),
    ]


async def test_a_channel_that_the_bot_does_not_see_is_named_where_people_would_play() -> None:
    server, guild = world()
    bots_own(server, server.channel(guild, "cards"), VIEW | SEND)
    assert await lines(server) == [("rights", ("#cards",), "View Channel")]


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_the_text_chat_of_a_voice_channel_is_looked_at_too(kind: int) -> None:
    server, guild = world()
    lobby, staff = server.channel(guild, "lobby", kind), server.channel(guild, "staff", kind)
    bots_own(server, lobby, SEND)
    staff.overwrites[guild.id] = (0, VIEW)
    open_to_all = ("rights", ("#lobby",), "Send Messages")
    assert await lines(server) == [open_to_all]
    assert await lines(server, staff) == [open_to_all, ("rights", ("#staff",), "View Channel")]


async def test_a_channel_of_an_unknown_kind_does_not_end_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    server, guild = world()
    bots_own(server, server.channel(guild, "cards"), SEND)
    thread = server.thread(next(iter(guild.channels.values())), "odd")

    async def unknown(client: Client, number: int) -> None:
        raise InvalidData

    monkeypatch.setattr(Client, "fetch_channel", unknown)
    assert await lines(server, thread) == [("rights", ("#cards",), "Send Messages")]


async def test_a_channel_that_is_closed_to_people_is_no_fault() -> None:
    server, guild = world()
    for name, deny in (("staff", VIEW), ("news", SEND | SEND_IN_THREADS), ("mute", COMMANDS)):
        server.channel(guild, name).overwrites[guild.id] = (0, deny)
    assert await lines(server) == []


async def test_but_where_a_table_stands_it_is() -> None:
    server, guild = world()
    staff = server.channel(guild, "staff")
    staff.overwrites[guild.id] = (0, VIEW)
    assert await lines(server, staff) == [("rights", ("#staff",), "View Channel")]


async def test_a_role_of_the_bot_gives_what_everybody_lacks() -> None:
    server, guild = world()
    cards = server.channel(guild, "cards")
    cards.overwrites[guild.id] = (0, SEND)
    role = server.role(guild, "Bot", 0, server.bot)
    cards.overwrites[role.id] = (SEND, 0)
    assert await lines(server, cards) == []


async def test_channels_in_which_a_server_forbids_the_commands_do_not_count() -> None:
    server, guild = world()
    cards, talk = server.channel(guild, "cards"), server.channel(guild, "talk")
    guild.command_rules = {guild.id - 1: False, cards.id: True}
    for channel in (cards, talk):
        bots_own(server, channel, SEND)
    assert await lines(server) == [("rights", ("#cards",), "Send Messages")]


async def test_threads_with_tables_are_looked_at_by_themselves() -> None:
    server, guild = world()
    general = next(iter(guild.channels.values()))
    quiet = server.channel(guild, "quiet")
    bots_own(server, quiet, SEND_IN_THREADS)
    guild.command_rules = {quiet.id: False}
    open_, old, locked, mute = (
        server.thread(parent, name)
        for name, parent in (("open", general), ("old", general), ("locked", general), ("mute", quiet))
    )
    old.archived = locked.locked = True
    gone = server.channel(guild, "gone")
    server.delete_channel(gone)
    assert await lines(server, open_, old, locked, mute, gone) == [
        ("shut", ("#old", "#locked"), ""),
        ("rights", ("#mute",), "Send Messages in Threads"),
        ("gone", (f"#{gone.id}",), ""),
    ]


async def test_a_server_in_which_nothing_is_allowed_is_said_as_a_whole() -> None:
    server = Server()
    server.guild("Kneipe", rights=EVERYBODY & ~SEND)
    [one] = (await found(server)).lacks
    assert (one.server, one.channels) == ("Kneipe", ("#general",)) and one.rights == "Send Messages"


async def test_of_many_channels_some_are_named_and_the_others_counted() -> None:
    server, guild = world()
    for number in range(MOST_NAMED + 3):
        bots_own(server, server.channel(guild, f"c{number}"), SEND)
    [one] = (await found(server)).lacks
    assert len(one.channels) == MOST_NAMED and one.more == 3


async def test_a_server_that_tells_nothing_and_a_limit_do_not_end_the_check() -> None:
    server, gone = world()
    gone.installed = False
    busy = server.guild("Stube")
    bots_own(server, server.channel(busy, "cards"), SEND)
    server.fault("guild_channels", 429, retry_after=0.05)
    assert await lines(server) == [("rights", ("#cards",), "Send Messages")]
