"""A Bot API server in this process: one bot, its chats, people who write and press, faults by script."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

from aiohttp import web

from tests.telegram.feed import Feed
from tests.telegram.rooms import BOT, NAME, TOKEN, Fault, Room
from tests.telegram.spec import (
    Json,
    Markup,
    Refused,
    check_keys,
    check_text,
    method_of,
    problem,
    read_request,
    required,
)


class Server(Feed):
    """``wrong``: what the real one would never have taken. ``calls``: every request that was carried out."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self.rooms: dict[int, Room] = {}
        self.answers: dict[str, Json] = {}
        self.calls: list[tuple[str, Json]] = []
        self.wrong: list[str] = []
        self.faults: deque[Fault] = deque()
        self.failed: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.files: list[bytes] = []
        self.menus: dict[tuple[str, str], Json] = {}
        self.pressed: set[str] = set()
        """Presses that may be answered."""
        self.answered = asyncio.Event()
        self.held: dict[int, asyncio.Event] = {}
        """Chats whose calls wait, each for its event."""
        self._sent: dict[int, deque[float]] = {}
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def start(self) -> "Server":
        app = web.Application()
        app.router.add_route("*", "/bot{token}/{method}", self._asked)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def stop(self) -> None:
        self.end()
        assert self._runner is not None
        await self._runner.cleanup()

    def room(self, number: int) -> Room:
        return self.rooms[number]

    def fault(self, method: str, code: int, description: str = "", times: int = 1, **more: Any) -> None:
        """The next calls of the method are answered so."""
        after, chat = more.pop("after", False), more.pop("chat", None)
        self.faults.extend([Fault(method, code, description, more, after, chat)] * times)

    # Requests.

    async def _asked(self, request: web.Request) -> web.StreamResponse:
        method = request.match_info["method"]
        try:
            if request.match_info["token"] != TOKEN:
                raise Refused(401, "Unauthorized")
            form = dict(await request.post())
            asked = read_request(method, form)
            if (held := self.held.get(asked.get("chat_id", 0))) is not None:
                await held.wait()
            fault = self._fault(method, asked)
            if fault is not None and not fault.after:
                self._fail(request, fault)
            result = await getattr(self, f"_{method.casefold()}")(asked)
            self.calls.append((method, asked))
            if fault is not None:
                self._fail(request, fault)
        except Refused as no:
            self._note(method, no)
            body = {"ok": False, "error_code": no.code, "description": no.description}
            return web.json_response(
                body | ({"parameters": no.parameters} if no.parameters else {}), status=no.code
            )
        except ConnectionResetError:
            return web.Response()
        wrong = problem(result, method_of(method)["returns"])
        if wrong:
            self.wrong.append(f"server's own answer to {method}: {wrong}")
        return web.json_response({"ok": True, "result": result})

    def _fault(self, method: str, asked: Json) -> Fault | None:
        for fault in self.faults:
            if fault.method == method and fault.chat in (None, asked.get("chat_id")):
                self.faults.remove(fault)
                return fault
        return None

    def _fail(self, request: web.Request, fault: Fault) -> None:
        self.failed[f"{fault.method} {fault.code}"] += 1
        if fault.code:
            raise Refused(fault.code, fault.description, **fault.parameters)
        assert request.transport is not None
        request.transport.abort()
        raise ConnectionResetError

    def _note(self, method: str, no: Refused) -> None:
        self.refused[method] += 1
        known = ("not modified", "not found", "can't initiate", "blocked", "can't be deleted", "upgraded")
        if no.code == 400 and not any(word in no.description for word in known) and not self._scripted(no):
            self.wrong.append(f"{method}: {no.description}")

    def _scripted(self, no: Refused) -> bool:
        return no.description.startswith(("scripted", "Bad Request: TOPIC_CLOSED", "Bad Request: not enough"))

    # Methods.

    async def _getme(self, asked: Json) -> Json:
        return BOT | {"can_join_groups": True, "can_read_all_group_messages": False}

    async def _setmycommands(self, asked: Json) -> Json:
        for one in asked["commands"]:
            if not (1 <= len(one["command"]) <= 32 and 1 <= len(one["description"]) <= 256):
                raise Refused(400, "Bad Request: BOT_COMMAND_INVALID")
        self.menus[asked["scope"]["type"], asked.get("language_code", "")] = asked["commands"]
        return True

    async def _getchatmember(self, asked: Json) -> Json:
        room, user = self._known(asked), asked["user_id"]
        status = room.members.get(user, "left")
        member = {"user": {"id": user, "is_bot": False, "first_name": "P"}, "status": status}
        kind = {"creator": "ChatMemberOwner", "administrator": "ChatMemberAdministrator"}.get(status)
        return dict.fromkeys(required(kind), False) | member if kind else member

    async def _sendmessage(self, asked: Json) -> Json:
        room = self._writable(asked)
        words = self._words(asked)
        message: Json = {
            "message_id": next(room.ids),
            "date": int(self._now()),
            "chat": room.json(),
            "from": BOT,
            "text": words.words,
        }
        if asked.get("message_thread_id"):
            message |= {"message_thread_id": asked["message_thread_id"], "is_topic_message": True}
        if asked.get("reply_markup"):
            message["reply_markup"] = asked["reply_markup"]
        room.messages[message["message_id"]] = message
        return message

    async def _senddocument(self, asked: Json) -> Json:
        room = self._writable(asked)
        message = {"message_id": next(room.ids), "date": int(self._now()), "chat": room.json(), "from": BOT}
        message["document"] = {"file_id": "f", "file_unique_id": "u", "file_name": asked["document"].filename}
        self.files.append(asked["document"].file.read())
        room.messages[message["message_id"]] = message
        return message

    async def _editmessagetext(self, asked: Json) -> Json:
        _, message = self._message(asked, "edit")
        words = self._words(asked)
        after = {"text": words.words, "reply_markup": asked.get("reply_markup")}
        if {key: message.get(key) for key in after} == after:
            raise Refused(
                400, "Bad Request: message is not modified: specified new message content is the same"
            )
        message.update({key: value for key, value in after.items() if value is not None})
        if after["reply_markup"] is None:
            message.pop("reply_markup", None)
        return message | {"edit_date": int(self._now())}

    async def _editmessagereplymarkup(self, asked: Json) -> Json:
        _, message = self._message(asked, "edit")
        keys = asked.get("reply_markup")
        if message.get("reply_markup") == keys:
            raise Refused(400, "Bad Request: message is not modified")
        if keys is None:
            del message["reply_markup"]
        else:
            check_keys(keys)
            message["reply_markup"] = keys
        return message

    async def _deletemessage(self, asked: Json) -> Json:
        room, message = self._message(asked, "delete")
        if message["from"] != BOT and not room.may_delete and room.kind != "private":
            raise Refused(400, "Bad Request: message can't be deleted")
        del room.messages[message["message_id"]]
        return True

    async def _answercallbackquery(self, asked: Json) -> Json:
        number = asked["callback_query_id"]
        if len(asked.get("text", "")) > 200:
            raise Refused(400, "Bad Request: MESSAGE_TOO_LONG")
        if number in self.answers or number not in self.pressed:
            raise Refused(
                400, "Bad Request: query is too old and response timeout expired or query ID is invalid"
            )
        url = asked.get("url")
        if url is not None:
            parts = urlsplit(url)
            payload = parse_qs(parts.query).get("start", [""])[0]
            if parts.netloc != "t.me" or parts.path != f"/{NAME}" or not 1 <= len(payload) <= 64:
                raise Refused(400, "Bad Request: URL_INVALID")
        self.answers[number] = asked
        self.answered.set()
        return True

    # What several of them check.

    def _known(self, asked: Json) -> Room:
        room = self.rooms.get(asked["chat_id"])
        if room is None:
            raise Refused(400, "Bad Request: chat not found")
        if room.moved is not None:
            raise Refused(400, "Bad Request: group chat was upgraded", migrate_to_chat_id=room.moved)
        return room

    def _writable(self, asked: Json) -> Room:
        room = self._known(asked)
        if room.shut:
            raise Refused(403 if room.shut.startswith("Forbidden") else 400, room.shut)
        self._count(room)
        return room

    def _message(self, asked: Json, what: str) -> tuple[Room, Json]:
        room = self._writable(asked)
        message = room.messages.get(asked["message_id"])
        if message is None:
            raise Refused(400, f"Bad Request: message to {what} not found")
        return room, message

    def _words(self, asked: Json) -> Markup:
        html = asked["text"]
        if asked.get("parse_mode") is None:
            html = html.replace("&", "&amp;").replace("<", "&lt;")
        words = Markup(html)
        check_text(words.words)
        if asked.get("reply_markup"):
            check_keys(asked["reply_markup"])
        return words

    def _count(self, room: Room) -> None:
        """The rates of Telegram's FAQ, in the time of the test."""
        sent, now = self._sent.setdefault(room.id, deque()), self._now()
        sent.append(now)
        if room.kind != "private" and sum(now - at < 59.0 for at in sent) > 20:
            self.wrong.append(f"more than 20 messages a minute in {room.id}")
