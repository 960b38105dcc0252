"""The REST side: what comes in over HTTP is found, checked, limited, carried out and answered."""

import asyncio
import json
from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.discord.server.rates import VIA, Fault, Rates
from tests.discord.server.routes import Routes
from tests.discord.server.spec import Refused, answer_check, body_check, invalid

if TYPE_CHECKING:
    from tests.discord.server import Server

Json = Any
BASE = "/api/v10"
STATES = frozenset(
    {10003, 10004, 10007, 10008, 10013, 10015, 10062, 40003, 40060, 40094}
    | {50001, 50005, 50007, 50013, 50024, 50027, 50083, 50278, 160004, 160005}
)
"""Errors that tell how things stand; anything else is a fault of whoever asked."""
MESSAGES, WEBHOOK = "/channels/{channel_id}/messages", "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = {
    "gateway": "GET /gateway/bot",
    "me": "GET /users/@me",
    "my_guilds": "GET /users/@me/guilds",
    "user": "GET /users/{user_id}",
    "open_dm": "POST /users/@me/channels",
    "application": "GET /applications/@me",
    "oauth_application": "GET /oauth2/applications/@me",
    "commands": "GET /applications/{application_id}/commands",
    "put_commands": "PUT /applications/{application_id}/commands",
    "guild": "GET /guilds/{guild_id}",
    "guild_channels": "GET /guilds/{guild_id}/channels",
    "command_rules": "GET /applications/{application_id}/guilds/{guild_id}/commands/permissions",
    "member": "GET /guilds/{guild_id}/members/{user_id}",
    "channel": "GET /channels/{channel_id}",
    "edit_channel": "PATCH /channels/{channel_id}",
    "make_thread": "POST /channels/{channel_id}/threads",
    "thread_on": "POST /channels/{channel_id}/messages/{message_id}/threads",
    "join_thread": "PUT /channels/{channel_id}/thread-members/@me",
    "typing": "POST /channels/{channel_id}/typing",
    "message": f"GET {MESSAGES}/{{message_id}}",
    "send": f"POST {MESSAGES}",
    "edit": f"PATCH {MESSAGES}/{{message_id}}",
    "delete": f"DELETE {MESSAGES}/{{message_id}}",
    "callback": "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "followup": f"POST {WEBHOOK}",
    "original": f"GET {WEBHOOK}/messages/@original",
    "edit_original": f"PATCH {WEBHOOK}/messages/@original",
    "delete_original": f"DELETE {WEBHOOK}/messages/@original",
    "edit_followup": f"PATCH {WEBHOOK}/messages/{{message_id}}",
    "delete_followup": f"DELETE {WEBHOOK}/messages/{{message_id}}",
}
SAME = {"oauth_application": "application", "thread_on": "make_thread"}
WITHOUT_TOKEN = {"callback", "followup"} | {name for name, route in ROUTES.items() if WEBHOOK in route}


@dataclass(frozen=True)
class Call:
    """A request that was carried out."""

    route: str
    asked: dict[str, str]
    body: Json
    answer: Json


class Rest:
    """``wrong``: what the real one would never have taken, or this one answered amiss. ``checks_answers``:
    against Discord's description, which costs time."""

    def __init__(self, server: "Server", rates: Rates) -> None:
        self._server = server
        self._routes = Routes(server)
        self.rates = rates
        self.calls: list[Call] = []
        self.wrong: list[str] = []
        self.faults: deque[Fault] = deque()
        self.failed: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.latency: Callable[[str], float] | None = None
        self.checks_answers = True
        self.keeps_calls = True

    def app(self, gateway: Callable[[web.Request], Any]) -> web.Application:
        """``gateway``: what serves the gateway's WebSocket."""
        app = web.Application(client_max_size=32 * 1024 * 1024)
        app.router.add_get("/gateway/", gateway)
        # Fixed parts before variable ones: the first that fits is taken.
        for name, route in sorted(ROUTES.items(), key=lambda one: one[1].count("{")):
            method, path = route.split()
            app.router.add_route(method, BASE + path, self._handler(name))
        app.router.add_route("*", "/{anything:.*}", self._unknown)
        return app

    async def _unknown(self, request: web.Request) -> web.Response:
        self.wrong.append(f"no route for {request.method} {request.path}")
        return _json({"message": "404: Not Found", "code": 0}, status=404)

    def _handler(self, name: str) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.Response:
            asked = dict(request.match_info)
            headers: dict[str, str] = {}
            if self.latency is not None:
                await asyncio.sleep(self.latency(name))
            try:
                fault = self._fault(name, asked)
                if fault is not None and not fault.after:
                    return self._fail(request, fault)
                self._authorized(name, request)
                major = asked.get("webhook_token") or asked.get("channel_id") or ""
                headers, wait, everywhere = self.rates.take(name, major)
                if wait > 0.0:
                    return _limited(headers, wait, everywhere)
                body = await self._body(name, request)
                answer = self._do(name, asked, body, request)
                if self.keeps_calls:
                    self.calls.append(Call(name, asked, body, answer))
                if fault is not None:
                    return self._fail(request, fault)
            except Refused as no:
                return self._no(name, no, headers)
            if answer is None:
                return web.Response(status=204, headers=headers)
            return _json(answer, headers=headers)

        return handle

    def _do(self, name: str, asked: Json, body: Json, request: web.Request) -> Json:
        if name == "callback" or "webhook_token" in asked:
            answer = self._interact(name, asked, body, request)
        else:
            answer = getattr(self._routes, SAME.get(name, name))(asked, body)
        check = answer_check(ROUTES[name]) if self.checks_answers and answer is not None else None
        if check is not None and (problem := check(answer)) is not None:
            self.wrong.append(f"the server's own answer to {name}: {problem}")
        return answer

    def _interact(self, name: str, asked: Json, body: Json, request: web.Request) -> Json:
        found = self._server.interactions
        if name == "callback":
            wanted = request.query.get("with_response") in ("true", "1")
            return found.callback(int(asked["interaction_id"]), asked["interaction_token"], body, wanted)
        one = found.by_token(asked["webhook_token"])
        if name == "followup":
            return found.follow(one, body)
        message = found.message(one, asked.get("message_id", "@original"))
        if name == "original":
            return message
        if name.startswith("edit"):
            return found.edit(one, message, body)
        return found.delete(one, message)

    def _authorized(self, name: str, request: web.Request) -> None:
        said = request.headers.get("Authorization")
        if said != f"Bot {self._server.token}" and not (name in WITHOUT_TOKEN and said is None):
            raise Refused(401, 0, "401: Unauthorized")

    async def _body(self, name: str, request: web.Request) -> Json:
        """What was sent, as values. Raises ``Refused`` for what Discord's description refuses."""
        if not request.can_read_body:
            body = None
        elif request.headers.get("Content-Type") == "application/json":
            body = await request.json()
        elif request.headers.get("Content-Type", "").startswith("multipart/form-data; boundary="):
            form = await request.post()
            body = json.loads(str(form.get("payload_json", "{}")))
            for key, part in form.items():
                if key.startswith("files[") and isinstance(part, web.FileField):
                    self._server.files.append((part.filename, part.file.read()))
        else:
            raise Refused(
                400, 50109, f"The request body contains invalid JSON: {request.headers.get('Content-Type')}"
            )
        check = body_check(ROUTES[name])
        if check is not None:
            problem = ((), "This field is required") if body is None else check(body)
            if problem is not None:
                raise invalid(problem)
        return body

    # What goes wrong.

    def _fault(self, name: str, asked: Json) -> Fault | None:
        for fault in self.faults:
            channel = int(asked.get("channel_id", 0))
            found = self._server.channels.get(channel)
            if fault.private and found is not None and found.guild is not None:
                continue
            if fault.route == name and fault.channel in (None, channel):
                self.faults.remove(fault)
                self.failed[f"{name} {fault.status}"] += 1
                return fault
        return None

    def _fail(self, request: web.Request, fault: Fault) -> web.Response:
        if fault.status == 0:
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        if fault.cloudflare:
            again = {"Retry-After": f"{fault.retry_after:g}"} if fault.retry_after else {}
            return web.Response(status=429, text="error code: 1015", headers=again)
        if fault.status == 429:
            return _limited({"X-RateLimit-Scope": "shared", **VIA}, fault.retry_after, fault.everywhere)
        return _json({"code": fault.code, "message": fault.message}, status=fault.status)

    def _no(self, name: str, no: Refused, headers: dict[str, str]) -> web.Response:
        self.refused[f"{name} {no.code}"] += 1
        if no.code not in STATES:
            self.wrong.append(f"{name}: {no.code} {no.message} {json.dumps(no.errors)}")
        body = {"code": no.code, "message": no.message, **({"errors": no.errors} if no.errors else {})}
        return _json(body, status=no.status, headers=headers)


def _json(body: Json, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Exactly ``application/json``: with a charset behind it discord.py takes the body for text."""
    kind = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers={**(headers or {}), **kind})


def _limited(headers: dict[str, str], wait: float, everywhere: bool) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": everywhere}
    return _json(body, status=429, headers=headers | {"Retry-After": f"{wait:.3f}"})
