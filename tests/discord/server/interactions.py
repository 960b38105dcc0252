"""Interactions from their press to their end: acknowledgement, what they show, follow-ups, expiry."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.discord.server.limits import EPHEMERAL, modal_problem
from tests.discord.server.messages import LOADING, edit_message, new_message
from tests.discord.server.spec import Refused, invalid
from tests.discord.server.world import MANAGE_THREADS, Channel, Guild, User

Json = Any
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
MAY = {
    COMMAND: {REPLY, DEFER, OPEN_MODAL},
    COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {REPLY, DEFER, DEFER_UPDATE, UPDATE},
}
ACKNOWLEDGE_WITHIN = 3.0
TOKEN_LIVES = 900.0


@dataclass
class Interaction:
    """``at``: when it was made, in seconds of the house's and of the real clock. ``acknowledged``: the type
    of its callback, 0: none yet. ``message``: the one that was pressed; ``original``: the answer.

    ``known_to``: whom each message of it shows itself to, None: all.
    """

    id: int
    kind: int
    token: str
    user: User
    channel: Channel
    guild: Guild | None
    at: tuple[float, float]
    body: Json
    message: Json = None
    acknowledged: int = 0
    acknowledged_after: float = 0.0
    original: Json = None
    choices: list[Json] = field(default_factory=list)
    modal: Json = None
    followups: list[Json] = field(default_factory=list)
    happened: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def loading(self) -> bool:
        return self.original is not None and bool(self.original["flags"] & LOADING)

    @property
    def answered(self) -> bool:
        """Whether its person has something to see."""
        return bool(self.acknowledged) and not self.loading


class Interactions:
    """``post``, ``changed``: what happens when a public message is new or another; ``clocks``: the house's
    and the real time, in seconds."""

    def __init__(
        self,
        bot: User,
        clocks: Callable[[], tuple[float, float]],
        new_id: Callable[[], int],
        post: Callable[[Channel, Json, Json], None],
        changed: Callable[[Channel, Json], None],
        removed: Callable[[Channel, Json], None],
    ) -> None:
        self._bot, self._clocks, self._new_id = bot, clocks, new_id
        self._post, self._changed, self._removed = post, changed, removed
        self.acknowledge_within = ACKNOWLEDGE_WITHIN
        """Real seconds; a test whose machine is too busy for Discord's 3 gives more."""
        self.by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def add(self, one: Interaction) -> None:
        self.by_id[one.id] = self._by_token[one.token] = one

    def callback(self, number: int, token: str, body: Json, with_response: bool) -> Json:
        """Raises ``Refused``: unknown or too late (10062), acknowledged before (40060), not for its kind."""
        one = self.by_id.get(number)
        _, real = self._clocks()
        if one is None or one.token != token:
            raise Refused(404, 10062, "Unknown interaction")
        if one.acknowledged:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if real - one.at[1] > self.acknowledge_within:
            raise Refused(404, 10062, "Unknown interaction")
        if one.channel.archived and not one.channel.permissions(one.user.id) & MANAGE_THREADS:
            # github.com/discord/discord-api-docs/issues/5517
            raise Refused(403, 50083, "Thread is archived")
        kind, data = body["type"], body.get("data") or {}
        if kind not in MAY[one.kind] or (kind in (DEFER_UPDATE, UPDATE) and one.message is None):
            raise invalid((("type",), f"callback {kind} does not answer interaction {one.kind}"))
        self._carry_out(one, kind, data)
        one.acknowledged, one.acknowledged_after = kind, real - one.at[1]
        one.happened.set()
        return self._response(one, kind) if with_response else None

    def _carry_out(self, one: Interaction, kind: int, data: Json) -> None:
        if kind == REPLY:
            one.original = self._new(one, data)
        elif kind == DEFER:
            flags = (data.get("flags") or 0) & EPHEMERAL
            one.original = self._new(one, {"content": "…", "flags": flags})
            one.original["content"] = ""
            one.original["flags"] |= LOADING
        elif kind == DEFER_UPDATE:
            one.original = one.message
        elif kind == UPDATE:
            one.original = one.message
            self._edit(one, one.message, data)
        elif kind == OPEN_MODAL:
            if (problem := modal_problem(data)) is not None:
                raise invalid(problem)
            one.modal = data
        else:
            one.choices = data.get("choices") or []

    def _response(self, one: Interaction, kind: int) -> Json:
        about: Json = {"id": str(one.id), "type": one.kind}
        if one.original is None:
            return {"interaction": about}
        about |= {
            "response_message_id": one.original["id"],
            "response_message_loading": one.loading,
            "response_message_ephemeral": bool(one.original["flags"] & EPHEMERAL),
        }
        if kind in (DEFER, DEFER_UPDATE):
            return {"interaction": about}
        return {"interaction": about, "resource": {"type": kind, "message": one.original}}

    # By its token, as a webhook.

    def by_token(self, token: str) -> Interaction:
        """Raises ``Refused``: not acknowledged yet (10015), older than 15 minutes (50027)."""
        one = self._by_token.get(token)
        if one is None or not one.acknowledged:
            raise Refused(404, 10015, "Unknown Webhook")
        if self._clocks()[0] - one.at[0] > TOKEN_LIVES:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return one

    def message(self, one: Interaction, name: str) -> Json:
        """``@original`` or a number. Raises ``Refused``."""
        found = [one.original] if name == "@original" else [one.original, *one.followups]
        for message in found:
            if message is not None and name in ("@original", message["id"]) and self._there(one, message):
                return message
        raise Refused(404, 10008, "Unknown Message")

    def _there(self, one: Interaction, message: Json) -> bool:
        return int(message["id"]) in (
            one.channel.ephemeral if message["flags"] & EPHEMERAL else one.channel.messages
        )

    def follow(self, one: Interaction, body: Json) -> Json:
        """A further message; after a bare deferral it is the answer itself."""
        if one.loading:
            return self.edit(one, one.original, body)
        if one.guild is not None and not one.guild.installed and len(one.followups) >= 5:
            raise Refused(400, 40094, "Maximum number of follow up messages has been hit")
        message = self._new(one, body)
        one.followups.append(message)
        one.happened.set()
        return message

    def edit(self, one: Interaction, message: Json, body: Json) -> Json:
        self._edit(one, message, body)
        one.happened.set()
        return message

    def delete(self, one: Interaction, message: Json) -> None:
        number = int(message["id"])
        if message["flags"] & EPHEMERAL:
            del one.channel.ephemeral[number]
        else:
            del one.channel.messages[number]
            self._removed(one.channel, message)
        one.happened.set()

    def _new(self, one: Interaction, body: Json) -> Json:
        message = new_message(self._new_id(), one.channel, self._bot, body, self._clocks()[0])
        message |= {"application_id": str(self._bot.id), "webhook_id": str(self._bot.id)}
        if one.kind == COMMAND:
            message["type"] = 20
        if message["flags"] & EPHEMERAL:
            one.channel.ephemeral[int(message["id"])] = (one.user.id, message)
        else:
            one.channel.messages[int(message["id"])] = message
            self._post(one.channel, message, body)
        return message

    def _edit(self, one: Interaction, message: Json, body: Json) -> None:
        edit_message(message, body, self._clocks()[0], loading=bool(message["flags"] & LOADING))
        if not message["flags"] & EPHEMERAL:
            self._changed(one.channel, message)
