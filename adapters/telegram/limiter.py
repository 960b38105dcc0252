"""The library's rate limiter: every call to Telegram goes through it.

What may be sent when is counted in one place, the publisher's queues (``bot.publishing``), with the numbers
of ``TelegramOutlet.budget``: what the publisher sends has had its turn there (``GRANTED``), what this adapter
sends by itself asks for one here. Calls to no chat (answers to presses, menus, questions) are not counted by
Telegram; they only rest while it wants none at all.
"""

from collections.abc import Callable, Coroutine
from typing import Any, Literal, Protocol, TypeAlias

from telegram._utils.types import JSONDict  # what the library's base class says
from telegram.error import RetryAfter, TelegramError
from telegram.ext import BaseRateLimiter

from adapters.telegram.errors import outlet_error, seconds_of
from adapters.telegram.places import PLATFORM, place
from bot.outlet import Busy, OutletError
from bot.ports import Clock, Seconds

Granted: TypeAlias = Literal["granted"]
GRANTED: Granted = "granted"
"""The ``rate_limit_args`` of a call that had its turn already."""
Result: TypeAlias = bool | JSONDict | list[JSONDict]
Request: TypeAlias = Callable[..., Coroutine[Any, Any, Result]]
TRIES = 3
LONGEST_REST: Seconds = 60.0
"""What may only be sent later than this is not sent."""
MANY = 3
"""So many chats that are to rest at the same time: it is all of them that Telegram means."""


class OneTurn(Protocol):
    """Leave for one call."""

    def ended(self, error: OutletError | None = None) -> None:
        """How it went."""


class Turns(Protocol):
    """``bot.publishing.errands.Errands``."""

    async def turn(self, place: str) -> OneTurn: ...

    def resting(self, platform: str) -> Seconds: ...

    def rests(self, platform: str, seconds: Seconds) -> None: ...


class Limiter(BaseRateLimiter[Granted]):
    """Until ``serve`` nothing is counted: the bot only says who it is."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._turns: Turns | None = None
        self._told: dict[int, Seconds] = {}
        """Chats that are to rest, and until when."""

    def serve(self, turns: Turns) -> None:
        """From now on calls take turns."""
        self._turns = turns

    async def initialize(self) -> None:
        """Nothing is held."""

    async def shutdown(self) -> None:
        """Nothing is held."""

    def busy(self, chat: int, error: RetryAfter) -> Busy:
        """How far a refusal reaches: the chat, or everything where several are refused at the same time."""
        now, seconds = self._clock.now(), seconds_of(error)
        self._told = {other: until for other, until in self._told.items() if until > now}
        self._told[chat] = now + seconds
        if len(self._told) < MANY:
            return Busy(seconds)
        return Busy(min(self._told.values()) - now, everywhere=True)

    async def process_request(
        self,
        callback: Request,
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: Granted | None,
    ) -> Result:
        """Raises ``TelegramError``; ``RetryAfter`` only where waiting does not help soon."""
        chat = None if endpoint.startswith("get") else data.get("chat_id")
        if self._turns is None or rate_limit_args == GRANTED:
            return await callback(*args, **kwargs)
        for number in range(1, TRIES + 1):
            try:
                if chat is None:
                    return await self._at_once(self._turns, callback, args, kwargs)
                return await self._in_turn(self._turns, int(chat), callback, args, kwargs)
            except RetryAfter as error:
                if number == TRIES or seconds_of(error) > LONGEST_REST:
                    raise
        raise AssertionError

    async def _in_turn(
        self,
        turns: Turns,
        chat: int,
        callback: Request,
        args: Any,
        kwargs: Any,
    ) -> Result:
        try:
            turn = await turns.turn(place(chat))
        except Busy as error:
            raise RetryAfter(int(LONGEST_REST) + 1) from error
        except OutletError as error:
            raise TelegramError("nothing is sent any more") from error
        failed: OutletError | None = None
        try:
            return await callback(*args, **kwargs)
        except RetryAfter as error:
            failed = self.busy(chat, error)
            raise
        except TelegramError as error:
            failed = outlet_error(error)
            raise
        finally:
            turn.ended(failed)

    async def _at_once(self, turns: Turns, callback: Request, args: Any, kwargs: Any) -> Result:
        await self._clock.until(turns.resting(PLATFORM))
        try:
            return await callback(*args, **kwargs)
        except RetryAfter as error:
            # A call to no chat: it is everything that is too much.
            turns.rests(PLATFORM, seconds_of(error))
            raise
