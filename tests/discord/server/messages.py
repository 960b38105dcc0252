"""What is sent, as the API shows it afterwards; whom it tells of it."""

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

from tests.discord.server.limits import EPHEMERAL, V2, is_empty, message_problem, parts
from tests.discord.server.spec import Refused, invalid
from tests.discord.server.world import Channel, User, stamp

Json = Any
LOADING = 1 << 7
SUPPRESS = 1 << 12
MAY_SET = 1 << 2 | EPHEMERAL | SUPPRESS | V2
EVERYBODY = 0
"""Stands for ``@everyone`` and ``@here`` among those who are told."""
_USER = re.compile(r"<@!?(\d+)>")
_SELECT_DEFAULTS = {"min_values": 1, "max_values": 1}
_DEFAULTS = {
    2: {"disabled": False},
    3: _SELECT_DEFAULTS,
    5: _SELECT_DEFAULTS,
    6: _SELECT_DEFAULTS,
    7: _SELECT_DEFAULTS,
    8: _SELECT_DEFAULTS,
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}


def new_message(number: int, channel: Channel, author: User, body: Json, now: float) -> Json:
    """Raises ``Refused`` for one that breaks a limit or shows nothing."""
    if (problem := message_problem(body)) is not None:
        raise invalid(problem)
    message = {
        "id": str(number),
        "channel_id": str(channel.id),
        "type": 0,
        "author": author.json(),
        "timestamp": stamp(now),
        "edited_timestamp": None,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mention_roles": [],
        "mentions": [],
        "content": "",
        "embeds": [],
        "attachments": [],
        "components": [],
        "flags": (body.get("flags") or 0) & MAY_SET,
    }
    _fill(message, body)
    if is_empty(message):
        raise Refused(400, 50006, "Cannot send an empty message")
    return message


def edit_message(message: Json, body: Json, now: float, *, loading: bool = False) -> None:
    """Changes it in place. ``loading``: it was only announced."""
    after = {key: body.get(key, message.get(key)) for key in ("content", "embeds", "components")}
    if (problem := message_problem(body | after, message)) is not None:
        raise invalid(problem)
    changed = dict(message)
    if body.get("flags") is not None:
        kept = message["flags"] & (EPHEMERAL | V2)
        changed["flags"] = (body["flags"] & (SUPPRESS | V2)) | kept
    _fill(changed, body)
    if loading:
        changed["flags"] &= ~LOADING
    else:
        changed["edited_timestamp"] = stamp(now)
    if is_empty(changed):
        raise Refused(400, 50006, "Cannot send an empty message")
    message.update(changed)


def _fill(message: Json, body: Json) -> None:
    if "content" in body:
        message["content"] = body["content"] or ""
    if "embeds" in body:
        message["embeds"] = [{"type": "rich", **_without_none(one)} for one in body["embeds"] or []]
    if "attachments" in body:
        message["attachments"] = [_attachment(message, one) for one in body["attachments"] or []]
    if "components" in body:
        numbers = count(1)
        message["components"] = [_shown(one, numbers) for one in body["components"] or []]
    told = set(mentioned(message, body.get("allowed_mentions")))
    message["mention_everyone"] = EVERYBODY in told
    message["mentions"] = [User(one, f"P{one}").json() for one in sorted(told - {EVERYBODY})]


def _without_none(body: Json) -> Json:
    return {key: value for key, value in body.items() if value is not None}


def _attachment(message: Json, given: Json) -> Json:
    url = f"https://cdn.discordapp.com/attachments/{message['channel_id']}/{given['id']}"
    return {
        "id": str(given["id"]),
        "filename": given.get("filename", "file"),
        "size": given.get("size", 1),
        "url": url,
        "proxy_url": url,
        **({"description": given["description"]} if given.get("description") else {}),
    }


def _shown(one: Json, numbers: Iterator[int]) -> Json:
    shown = _DEFAULTS.get(one["type"], {}) | _without_none(one)
    shown["id"] = shown.get("id") or next(numbers)
    if "components" in shown:
        shown["components"] = [_shown(inner, numbers) for inner in shown["components"]]
    for key in ("accessory", "component"):
        if key in shown:
            shown[key] = _shown(shown[key], numbers)
    if "options" in shown:
        shown["options"] = [_without_none(option) for option in shown["options"]]
    return shown


def words(message: Json) -> str:
    """Everything in it that is read, line by line."""
    found = [message["content"]]
    for embed in message["embeds"]:
        found += [embed.get("title"), embed.get("description")]
        found += [part for one in embed.get("fields", ()) for part in (one["name"], one["value"])]
        found.append(embed.get("footer", {}).get("text"))
    found += [one.get("content") for one in parts(message["components"])]
    return "\n".join(word for word in found if word)


def mentioned(message: Json, allowed: Json) -> list[int]:
    """Whom the message tells of itself when it is new; ``EVERYBODY`` for all."""
    read = [message["content"], *(one.get("content", "") for one in parts(message["components"]))]
    text = "\n".join(read)
    named = [int(one) for one in _USER.findall(text)]
    everybody = [EVERYBODY] if "@everyone" in text or "@here" in text else []
    if allowed is None:
        return named + everybody
    kinds = allowed.get("parse") or ()
    listed = {int(one) for one in allowed.get("users") or ()}
    return [one for one in named if "users" in kinds or one in listed] + (
        everybody if "everyone" in kinds else []
    )


def keys(message: Json) -> Iterator[Json]:
    """What can be pressed or picked from, in order."""
    for one in parts(message["components"]):
        if one.get("custom_id") and not one.get("disabled"):
            yield one
