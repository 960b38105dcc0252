"""How updates come to the bot: fetched with offsets by one process at a time, or sent to its webhook."""

import asyncio
from collections import Counter

import aiohttp

from tests.telegram.second import objection
from tests.telegram.spec import Json, Refused, problem

FIRST = 1000


class Feed:
    """The part of the server that has to do with updates. ``hook``: where the bot listens, behind what would
    end TLS; updates are sent there once it has asked. ``pushed``: by the status of the bot's answer; 0: it
    did not listen. ``polls``: how often updates were asked for."""

    def __init__(self) -> None:
        self.updates: list[Json] = []
        self.webhook: Json = None
        self.deletes_webhook = 0
        self.hook = ""
        self.pushed: Counter[int] = Counter()
        self.polls = 0
        self._more = asyncio.Event()
        self._confirmed = FIRST
        self._pushing: asyncio.Task[None] | None = None
        self._again: list[Json] = []

    def happens(self, **update: Json) -> int:
        """An update, as the real server would send it."""
        body = {"update_id": FIRST + len(self.updates), **update}
        wrong = problem(body, ["Update"]) or objection(body)
        assert wrong is None, wrong
        self.updates.append(body)
        self._more.set()
        return FIRST + len(self.updates) - 1

    def repeat(self, number: int) -> None:
        """The same update once more."""
        self._again.append(self.updates[number - FIRST])
        self._more.set()

    def end(self) -> None:
        """No more is sent."""
        if self._pushing is not None:
            self._pushing.cancel()

    def _due(self) -> list[Json]:
        # What an offset has confirmed never comes again, but for what a test repeats.
        again, self._again = self._again, []
        return again + self.updates[self._confirmed - FIRST :]

    async def _deletewebhook(self, asked: Json) -> Json:
        self.deletes_webhook += 1
        self.webhook = None
        return True

    async def _setwebhook(self, asked: Json) -> Json:
        self.webhook = asked
        if self.hook and self._pushing is None:
            self._pushing = asyncio.create_task(self._push())
        return True

    async def _getupdates(self, asked: Json) -> Json:
        if self.webhook is not None:
            raise Refused(409, "Conflict: can't use getUpdates method while webhook is active")
        self.polls += 1
        mine = self.polls
        self._confirmed = max(self._confirmed, asked.get("offset", 0))
        found = self._due()
        if found or not asked.get("timeout", 0):
            return found[:100]
        # Whoever waits for updates is woken, and learns that he does not any more.
        self._more.set()
        self._more = asyncio.Event()
        try:
            await asyncio.wait_for(self._more.wait(), min(asked["timeout"], 5))
        except TimeoutError:
            return []
        if mine != self.polls:
            raise Refused(409, "Conflict: terminated by other getUpdates request")
        return await self._getupdates(asked)

    async def _push(self) -> None:
        """Sends one update after the other; what was not taken is sent again."""
        async with aiohttp.ClientSession() as session:
            while True:
                self._more.clear()
                for update in self._due():
                    await self._delivered(session, update)
                    self._confirmed = max(self._confirmed, update["update_id"] + 1)
                await self._more.wait()

    async def _delivered(self, session: aiohttp.ClientSession, update: Json) -> None:
        while True:
            headers = {"X-Telegram-Bot-Api-Secret-Token": self.webhook["secret_token"]}
            try:
                async with session.post(self.hook, json=update, headers=headers) as answer:
                    self.pushed[answer.status] += 1
                    if answer.status == 200:
                        return
            except aiohttp.ClientError:
                self.pushed[0] += 1
            await asyncio.sleep(0.05)
