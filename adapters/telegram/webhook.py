"""Updates that Telegram sends by itself (``setWebhook``), over HTTP behind whatever ends TLS."""

import hmac
import json
from collections.abc import Callable
from urllib.parse import urlsplit

from aiohttp import web
from telegram import Bot, Update

from adapters.telegram.updates import ALLOWED

PROOF = "X-Telegram-Bot-Api-Secret-Token"
MOST_BODY = 1 << 20


class Webhook:
    """``proof``: what Telegram must say with each update, so that nobody else can send any."""

    def __init__(
        self, bot: Bot, url: str, listen: tuple[str, int], proof: str, take: Callable[[Update], None]
    ) -> None:
        self._bot = bot
        self._url = url
        self._listen = listen
        self._proof = proof
        self._take = take
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Serves, and tells Telegram so. Raises ``OSError`` (the port) or ``TelegramError``."""
        app = web.Application(client_max_size=MOST_BODY)
        app.router.add_post(urlsplit(self._url).path or "/", self._posted)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, *self._listen).start()
        await self._bot.set_webhook(self._url, secret_token=self._proof, allowed_updates=list(ALLOWED))

    async def stop(self) -> None:
        """What comes from now on Telegram keeps for the next start."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _posted(self, request: web.Request) -> web.Response:
        if not hmac.compare_digest(request.headers.get(PROOF, "").encode(), self._proof.encode()):
            return web.Response(status=403)
        try:
            update = Update.de_json(json.loads(await request.read()), self._bot)
        except (ValueError, TypeError, KeyError, AttributeError):
            return web.Response(status=400)
        self._take(update)
        return web.Response()
