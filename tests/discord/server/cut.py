"""Cuts from Discord's own description of its API what the local server answers.

``python -m tests.discord.server.cut discord-openapi.json`` writes ``openapi.json`` beside this file. The
description is github.com/discord/discord-api-spec (MIT).
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent / "openapi.json"
ROUTES = (
    "GET /gateway/bot",
    "GET /users/@me",
    "GET /users/@me/guilds",
    "GET /users/{user_id}",
    "POST /users/@me/channels",
    "GET /applications/@me",
    "GET /applications/{application_id}/commands",
    "PUT /applications/{application_id}/commands",
    "GET /channels/{channel_id}",
    "PATCH /channels/{channel_id}",
    "GET /channels/{channel_id}/messages/{message_id}",
    "POST /channels/{channel_id}/messages",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "POST /channels/{channel_id}/threads",
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "GET /guilds/{guild_id}",
    "GET /guilds/{guild_id}/channels",
    "GET /guilds/{guild_id}/members/{user_id}",
    "GET /applications/{application_id}/guilds/{guild_id}/commands/permissions",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "POST /webhooks/{webhook_id}/{webhook_token}",
    "GET /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)


def cut(whole: Any) -> Any:
    """By route what its JSON body and its answer are like, and the types that they name."""
    routes = {}
    for route in ROUTES:
        method, path = route.split()
        found = whole["paths"][path][method.lower()]
        good = next(answer for code, answer in found["responses"].items() if code.startswith("2"))
        routes[route] = {
            "body": found.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema"),
            "answer": good.get("content", {}).get("application/json", {}).get("schema"),
        }
    kinds: dict[str, Any] = {}
    waiting = list(_named(routes))
    while waiting:
        name = waiting.pop()
        if name not in kinds:
            kinds[name] = whole["components"]["schemas"][name]
            waiting += _named(kinds[name])
    return {"routes": routes, "schemas": {name: _bare(kinds[name]) for name in sorted(kinds)}}


def _named(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value.rpartition("/")[2]
            else:
                yield from _named(value)
    elif isinstance(part, list):
        for one in part:
            yield from _named(one)


def _bare(part: Any) -> Any:
    """Without words for people, which are most of it."""
    if isinstance(part, list):
        return [_bare(one) for one in part]
    if not isinstance(part, dict):
        return part
    titled = {"title", "description"} if isinstance(part.get("const"), int | str) else set()
    return {key: _bare(value) for key, value in part.items() if key not in titled}


if __name__ == "__main__":
    source = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    HERE.write_text(json.dumps(cut(source), separators=(",", ":")) + "\n", encoding="utf-8")
