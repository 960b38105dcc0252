"""Panels that are shown *here*: ephemeral messages, edited as long as their interaction's token lasts."""

import asyncio
from collections import OrderedDict
from typing import Any

import structlog
from discord import Interaction
from discord.ui import LayoutView

from adapters.discord.errors import FAILURES
from adapters.discord.layout import panel_view, text_view
from adapters.discord.outlet import NOBODY
from adapters.discord.words import escaped, page_text, phrase
from bot.logs import places
from bot.page import PrivatePage
from bot.ports import Clock, Seconds, TableId
from bot.posts import BoardPost, PanelPost
from bot.publishing.publisher import MERGED
from bot.publishing.reports import Pages
from bot.publishing.waiting import either

log = structlog.get_logger()
LASTS: Seconds = 14.5 * 60
"""A token is good for 15 minutes (*Interactions, Followup Messages*); some of it is left for a last edit."""
_MOST = 10_000
Owner = tuple[str, TableId]


class _Panel:
    """One such message. ``interaction``: the newest that may edit it; ``post``: what it is to show; ``last``:
    what stays of it, for its person plays there no longer."""

    def __init__(
        self, interaction: Interaction[Any], message: int, page: PrivatePage, until: Seconds
    ) -> None:
        self.interaction = interaction
        self.message = message
        self.page = page
        self.until = until
        self.post: PanelPost | None = None
        self.last: PrivatePage | None = None
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None


class Live:
    """One live panel for each person and table: a new one makes the old one stand still."""

    def __init__(self, pages: Pages, clock: Clock) -> None:
        self._pages = pages
        self._clock = clock
        self._panels: OrderedDict[Owner, _Panel] = OrderedDict()
        self._owners: dict[int, Owner] = {}
        self._people: dict[TableId, set[str]] = {}
        """Whose panels are live, by table."""

    def panel(self, post: PanelPost) -> None:
        """A seat's panel is another one now (``bot.service.Watcher``)."""
        panel = self._panels.get((post.person, post.table))
        if panel is not None:
            panel.post = post
            panel.wake.set()

    def board(self, post: BoardPost) -> None:
        """A table has changed: the panel of whoever has left it keeps no hand and no countdown."""
        standing = post.standing
        if standing.lobby is not None:
            return
        for person in self._people.get(post.table, ()):
            panel, there = self._panels[person, post.table], person in standing.people
            if there:
                panel.last = None
            elif panel.last is None:
                panel.last = self._pages.left(standing, panel.page.language)
                panel.wake.set()

    def shown(
        self, person: str, table: TableId, interaction: Interaction[Any], message: int, page: PrivatePage
    ) -> None:
        """This message shows the page now, and the interaction may edit it."""
        owner = (person, table)
        before = self._panels.pop(owner, None)
        until = self._clock.now() + LASTS
        if before is not None and before.message == message:
            before.interaction, before.page, before.until = interaction, page, until
            self._panels[owner] = before
            before.wake.set()
            return
        if before is not None:
            self._forget(before)
        panel = _Panel(interaction, message, page, until)
        self._panels[owner], self._owners[message] = panel, owner
        self._people.setdefault(table, set()).add(person)
        panel.task = asyncio.get_running_loop().create_task(self._keep(owner, panel))
        if len(self._panels) > _MOST:
            oldest, other = self._panels.popitem(last=False)
            self._absent(oldest)
            self._forget(other)

    def owner(self, message: int) -> Owner | None:
        """Whose panel a message is, as long as it is live."""
        return self._owners.get(message)

    def touched(self, interaction: Interaction[Any], message: int) -> None:
        """A component of the panel was used: the newest interaction edits it from now on."""
        owner = self._owners.get(message)
        if owner is not None:
            panel = self._panels[owner]
            panel.interaction, panel.until = interaction, self._clock.now() + LASTS

    def newest(self, message: int) -> PrivatePage | None:
        """The page that the panel is to show and does not yet, taken as shown."""
        owner = self._owners.get(message)
        panel = None if owner is None else self._panels[owner]
        page = None if panel is None else self._page(panel)
        if panel is None or page is None or page == panel.page:
            return None
        panel.page = page
        return page

    async def close(self) -> None:
        """Edits nothing any more."""
        tasks = [panel.task for panel in self._panels.values() if panel.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _page(self, panel: _Panel) -> PrivatePage | None:
        post, panel.post = panel.post, None
        return None if post is None else self._pages.panel(post, panel.page.language)

    async def _keep(self, owner: Owner, panel: _Panel) -> None:
        """Edits the panel until its token ends."""
        try:
            while (left := panel.until - self._clock.now()) > 0:
                await either(self._clock, self._clock.now() + left, panel.wake)
                if panel.wake.is_set():
                    await self._clock.until(self._clock.now() + MERGED)
                    panel.wake.clear()
                    if panel.last is not None:
                        break
                    page = self._page(panel)
                    if page is not None and page != panel.page:
                        panel.page = page
                        await self._edit(panel, panel_view(page))
            if panel.last is not None:
                await self._edit(panel, panel_view(panel.last))
            else:
                words = escaped(phrase(panel.page.language, "discord-press-hand"))
                await self._edit(panel, text_view(f"{page_text(panel.page)}\n{words}"))
        except FAILURES as error:
            # The person has closed it, or the token is used up: My hand gives a new one.
            log.info("live panel ended", error=type(error).__name__)
        except Exception as error:
            log.error("live panel failed", error=places(error))
        if self._panels.get(owner) is panel:
            del self._panels[owner]
            self._absent(owner)
        self._owners.pop(panel.message, None)

    def _absent(self, owner: Owner) -> None:
        person, table = owner
        there = self._people[table]
        there.discard(person)
        if not there:
            del self._people[table]

    async def _edit(self, panel: _Panel, view: LayoutView) -> None:
        await panel.interaction.edit_original_response(content=None, view=view, allowed_mentions=NOBODY)

    def _forget(self, panel: _Panel) -> None:
        self._owners.pop(panel.message, None)
        if panel.task is not None:
            panel.task.cancel()
