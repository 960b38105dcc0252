"""Chats of the local server, and what may be made to fail."""

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.telegram.spec import Json

TOKEN = "123456:test-token-that-nobody-may-see"
NAME = "hospoda_test_bot"
BOT = {"id": 123456, "is_bot": True, "first_name": "Hospoda", "username": NAME}


@dataclass
class Room:
    """A chat. ``members``: status by user; ``moved``: the supergroup it has become."""

    id: int
    kind: str = "supergroup"
    forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    messages: dict[int, Json] = field(default_factory=dict)
    may_delete: bool = True
    shut: str = ""
    moved: int | None = None
    ids: Any = field(default_factory=lambda: count(1))

    def json(self) -> Json:
        body = {"id": self.id, "type": self.kind}
        if self.kind == "private":
            return body | {"first_name": f"P{self.id}"}
        return body | {"title": "Group"} | ({"is_forum": True} if self.forum else {})


@dataclass
class Fault:
    """``code`` 0: the connection is cut; ``after``: what was asked is done all the same."""

    method: str
    code: int
    description: str = ""
    parameters: dict[str, int] = field(default_factory=dict)
    after: bool = False
    chat: int | None = None
