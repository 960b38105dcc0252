"""Presses that are answered by the board itself: its next edit and the answer are one call.

Discord lets the first answer to a press be the new content of the message on which it was made (*Receiving
and Responding*, ``UPDATE_MESSAGE``). Whoever does what everybody then sees there needs no other word.
"""

import asyncio
from typing import Literal, TypeAlias

from discord.ui import View

from adapters.discord.answer import Answer
from adapters.discord.errors import FAILURES
from adapters.discord.outlet import NOBODY
from bot.outlet import MessageId
from bot.ports import Seconds

CARRIED_WITHIN: Seconds = 0.8
"""How long an answer waits for the board; with what may have passed before it, well within Discord's 3 s."""
EDITED_WITHIN: Seconds = 2.5
"""How long the edit may take: then it is no answer any more, and goes the usual way."""
Carried: TypeAlias = Literal["edited", "beside"]
"""The board was edited by this answer, or while this answer waited."""
_Waiting: TypeAlias = dict[asyncio.Future[Carried | None], Answer]


class Carriers:
    """Answers that wait for a board to be edited, by its message."""

    def __init__(self) -> None:
        self._waiting: dict[MessageId, _Waiting] = {}

    async def carried(self, answer: Answer) -> Carried | None:
        """Waits until the board is edited; None: it was not, or its edit was no answer."""
        message = answer.interaction.message
        if message is None or answer.source != "public" or answer.interaction.response.is_done():
            return None
        number = MessageId(str(message.id))
        edited: asyncio.Future[Carried | None] = asyncio.get_running_loop().create_future()
        waiting = self._waiting.setdefault(number, {})
        waiting[edited] = answer
        await asyncio.wait((edited,), timeout=CARRIED_WITHIN)
        if waiting.pop(edited, None) is not None:
            if not waiting and self._waiting.get(number) is waiting:
                del self._waiting[number]
            return None
        # Somebody has taken it, and tells how it went.
        return await edited

    async def edit(self, message: MessageId, words: str, view: View) -> bool:
        """Edits the board as the answer to whoever pressed first and waits; whether that was done."""
        waiting = self._waiting.pop(message, None)
        if not waiting:
            return False
        (first, answer), *others = list(waiting.items())
        waiting.clear()
        for other, _ in others:
            # The same edit shows what these have done.
            other.set_result("beside")
        done: Carried | None = None
        try:
            response = answer.interaction.response
            await asyncio.wait_for(
                response.edit_message(content=words, view=view, allowed_mentions=NOBODY), EDITED_WITHIN
            )
            done = "edited"
        except (TimeoutError, *FAILURES):
            # Too late, or the board is gone: what is so is told by the usual way.
            return False
        finally:
            first.set_result(done)
        return True
