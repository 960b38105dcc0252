"""Outlets that one suite holds to the port (tests/bot/test_outlet_suite.py): a platform joins by few lines.

``Held`` is an outlet with what surrounds it: a chat, a person, what people see there, and how to make the
next call fail as the platform itself would.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Literal, TypeAlias

from adapters.telegram.limiter import Limiter
from adapters.telegram.outlet import TelegramOutlet
from adapters.telegram.platform import make_bot
from bot.outlet import (
    Budget,
    Busy,
    ChatPlace,
    MessageId,
    Outlet,
    OutletError,
    Place,
    PlaceMoved,
    PlatformDown,
    PrivatePlace,
    Rate,
    WayShut,
)
from tests.helpers.clock import FakeClock
from tests.helpers.platform import Platform
from tests.telegram.rooms import BOT, TOKEN, Room
from tests.telegram.server import Server

Failure: TypeAlias = Literal["busy", "down", "shut", "moved"]
SOON = 7.0
"""Seconds for which a busy platform wants to be left alone."""


@dataclass(frozen=True)
class Seen:
    """A message as people see it. ``mentioned``: whom the newest message tells of itself."""

    text: str
    keys: tuple[str, ...]
    mentioned: str | None = None


@dataclass
class Held:
    """``chat`` and ``person`` take messages; ``other`` is another chat, ``new`` the one that ``chat`` becomes
    where it moves (itself: nothing moves there). ``gone``: a message that does not exist. ``seen``: what
    stands there; None: nothing."""

    outlet: Outlet
    chat: ChatPlace
    other: ChatPlace
    new: ChatPlace
    person: PrivatePlace
    gone: MessageId
    seen: Callable[[Place, MessageId], Seen | None]
    fail: Callable[[Failure, Place], None]
    wrong: list[str]
    """What the platform would not have taken."""


@asynccontextmanager
async def simulated() -> AsyncIterator[Held]:
    """The platform of the evenings, which is never in a hurry here: budgets are the publisher's matter."""
    platform = Platform(FakeClock(), budget=Budget({"group": (Rate(1000, 1.0),)}))
    new = ChatPlace("sim:g100")
    errors: dict[Failure, OutletError] = {
        "busy": Busy(SOON),
        "down": PlatformDown(),
        "shut": WayShut(),
        "moved": PlaceMoved(new),
    }

    def seen(place: Place, message: MessageId) -> Seen | None:
        found = platform.messages.get((place, message))
        if found is None:
            return None
        mentions = [one for call in platform.calls if call.message == message for one in call.mentions]
        return Seen(found.text, tuple(data for _, data in found.keys), mentions[0] if mentions else None)

    yield Held(
        platform, ChatPlace("sim:g1"), ChatPlace("sim:g2"), new, PrivatePlace("sim:u1"), MessageId("987654"),
        seen, lambda how, place: platform.fail(errors[how], place), platform.wrong,
    )  # fmt: skip


@asynccontextmanager
async def telegram() -> AsyncIterator[Held]:
    """Telegram's own outlet, its real library and a local server of the Bot API."""
    minutes = count()
    server = Server(lambda: 1_800_000_000.0 + 60.0 * next(minutes))
    for number in (-1001, -1002, -1003):
        server.rooms[number] = Room(number, members={BOT["id"]: "member"})
    server.rooms[5] = Room(5, "private")
    await server.start()
    limiter = Limiter(FakeClock())
    bot = make_bot(TOKEN, server.url, limiter)
    await bot.initialize()
    server.calls.clear()

    def room(place: Place) -> Room:
        return server.rooms[int(place.split(":")[1])]

    def seen(place: Place, message: MessageId) -> Seen | None:
        found = room(place).messages.get(int(message))
        if found is None:
            return None
        rows = found.get("reply_markup", {}).get("inline_keyboard", [])
        keys = tuple(button["callback_data"] for row in rows for button in row)
        newest = [asked["text"] for method, asked in server.calls if method == "sendMessage"][-1]
        return Seen(found["text"], keys, "telegram:5" if "tg://user?id=5" in newest else None)

    def fail(how: Failure, place: Place) -> None:
        match how:
            case "busy":
                server.fault("sendMessage", 429, "Too Many Requests", retry_after=int(SOON))
            case "down":
                server.fault("sendMessage", 502, "Bad Gateway")
            case "shut":
                room(place).shut = "Forbidden: bot was kicked from the supergroup chat"
            case "moved":
                room(place).moved = -1003

    try:
        yield Held(
            TelegramOutlet(bot, limiter), ChatPlace("telegram:-1001"), ChatPlace("telegram:-1002"),
            ChatPlace("telegram:-1003"), PrivatePlace("telegram:5"), MessageId("987654"),
            seen, fail, server.wrong,
        )  # fmt: skip
    finally:
        await bot.shutdown()
        await server.stop()


@asynccontextmanager
async def discord() -> AsyncIterator[Held]:
    """Discord's own outlet, its real library and a local server of the API. Nothing moves there."""
    from adapters.discord.client import HospodaClient
    from adapters.discord.outlet import DiscordOutlet
    from adapters.discord.platform import API, use_api
    from tests.discord.server import TOKEN as DISCORD_TOKEN
    from tests.discord.server import Server as DiscordServer
    from tests.discord.server.messages import keys, words
    from tests.discord.server.world import VIEW, Channel

    server = await DiscordServer().start()
    server.rest.rates.per_route = {}
    guild = server.guild()
    ala = server.person("Ala", guild)
    first = next(iter(guild.channels.values()))
    places = [ChatPlace(f"discord:{guild.id}:{one.id}") for one in (first, server.channel(guild, "other"))]
    use_api(server.url)
    client = HospodaClient()
    await client.login(DISCORD_TOKEN)
    outlet = DiscordOutlet(client)
    outlet.is_open = True

    def channel(place: Place) -> Channel:
        parts = place.split(":")
        return server.channels[int(parts[2])] if len(parts) == 3 else server.direct(ala)

    def seen(place: Place, message: MessageId) -> Seen | None:
        found = channel(place).messages.get(int(message))
        if found is None:
            return None
        told = [f"discord:{user}" for number, user in server.pings if number == message]
        data = tuple(part["custom_id"].partition(".")[2] for part in keys(found))
        return Seen(words(found), data, told[0] if told else None)

    def fail(how: Failure, place: Place) -> None:
        match how:
            case "busy":
                server.fault("send", 429, cloudflare=True, retry_after=SOON)
            case "down":
                server.fault("send", 503)
            case "shut" if channel(place).guild is None:
                ala.dms = False
            case "shut":
                channel(place).overwrites[server.bot.id] = (0, VIEW)

    try:
        yield Held(
            outlet, places[0], places[1], places[0], PrivatePlace(f"discord:{ala.id}"),
            MessageId("987654"), seen, fail, server.wrong,
        )  # fmt: skip
    finally:
        await client.close()
        use_api(API)
        await server.stop()


KINDS: dict[str, Callable[[], AbstractAsyncContextManager[Held]]] = {
    "simulated": simulated,
    "telegram": telegram,
    "discord": discord,
}
"""A platform's adapter joins by a line here."""
