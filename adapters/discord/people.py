"""Whether people are still there, and the hint for whoever cannot be written to.

Who joins and leaves a server is told to privileged bots alone; this one asks, where it matters: before it
mentions somebody, and when it cannot write to him.
"""

from collections import OrderedDict

import structlog
from discord import Client, HTTPException

from adapters.discord.errors import FAILURES, UNKNOWN_MEMBER, UNKNOWN_USER
from adapters.discord.live import Live
from adapters.discord.outlet import DiscordOutlet
from adapters.discord.places import PLATFORM, guild_of, is_private, user_of
from adapters.discord.words import escaped, phrase
from adapters.lanes import Lanes
from bot.outlet import ChatPlace, OutletError
from bot.ports import Clock, Seconds, StoreError
from bot.posts import BoardPost, PanelPost
from bot.service import Service
from bot.texts import FALLBACK

log = structlog.get_logger()
HINTS_APART: Seconds = 600.0
"""Between two hints in one chat."""
_MOST_HINTED = 10_000


class People:
    """A ``bot.service.Watcher``."""

    def __init__(
        self,
        client: Client,
        service: Service,
        outlet: DiscordOutlet,
        live: Live,
        lanes: Lanes,
        clock: Clock,
    ) -> None:
        self._client = client
        self._clock = clock
        self._hinted: OrderedDict[str, Seconds] = OrderedDict()
        self._service = service
        self._outlet = outlet
        self._live = live
        self._lanes = lanes

    def panel(self, post: PanelPost) -> None:
        """``Watcher.panel``."""
        if post.person.startswith(f"{PLATFORM}:"):
            self._live.panel(post)

    def board(self, post: BoardPost) -> None:
        """``Watcher.board``."""
        if post.standing.chat.startswith(f"{PLATFORM}:"):
            self._live.board(post)

    def way_failed(self, person: str, chat: str) -> None:
        """``Watcher.way_failed``: whoever has left is told of; for anybody else there is one hint, which says
        nothing of him."""
        if person.startswith(f"{PLATFORM}:") and chat.startswith(f"{PLATFORM}:") and not is_private(chat):
            self._lanes.beside(self._failed(person, chat))

    async def _failed(self, person: str, chat: str) -> None:
        if not await self.is_there(chat, person) or not self._wants_hint(chat):
            return
        settings = await self._service.desk.chat_settings(chat)
        words = escaped(phrase(settings.language or FALLBACK, "discord-hint-hand"))
        try:
            turn = await self._service.publisher.errands.turn(chat)
        except OutletError as error:
            log.info("hint not sent", error=type(error).__name__)
            return
        failure: OutletError | None = None
        try:
            await self._outlet.hint(ChatPlace(chat), words)
        except OutletError as error:
            failure = error
            log.info("hint not sent", error=type(error).__name__)
        finally:
            turn.ended(failure)

    def _wants_hint(self, chat: str) -> bool:
        """Whether the last one is not in sight any more: several people may be shut at once."""
        now, before = self._clock.now(), self._hinted.pop(chat, None)
        hint = before is None or now - before > HINTS_APART
        self._hinted[chat] = now if before is None or hint else before
        if len(self._hinted) > _MOST_HINTED:
            self._hinted.popitem(last=False)
        return hint

    async def is_there(self, chat: str, person: str) -> bool:
        """Whether the person is still in the server; whoever is not has left its tables. Where Discord does
        not tell, he is."""
        guild = guild_of(chat)
        if guild is None:
            return True
        try:
            await self._client.http.get_member(guild, user_of(person))
        except HTTPException as error:
            if error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
                return True
        except FAILURES:
            return True
        else:
            return True
        try:
            for line in await self._service.house.tables_of(person):
                if guild_of(line.chat) == guild:
                    await self._service.desk.person_left(line.chat, person)
        except StoreError as error:
            log.warning("leaving not kept", reason=error.reason.key)
        return False
