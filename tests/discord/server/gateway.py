"""The gateway: sessions over WebSocket, with heartbeats, resuming and closing."""

import asyncio
import json
import zlib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

Json = Any
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 3, 6, 7, 9, 10, 11
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
WANTED = {
    "GUILD_": 1 << 0,
    "CHANNEL_": 1 << 0,
    "THREAD_": 1 << 0,
    "MESSAGE_": 1 << 9 | 1 << 12,
}


class Connection:
    """One WebSocket; what is sent keeps its order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, *, packed: bool) -> None:
        self.socket = socket
        self._request = request
        self._packer = zlib.compressobj() if packed else None
        self.mute = False
        """Whether nothing gets through any more, in neither direction, though the line seems to stand."""
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Json = None, **more: Json) -> None:
        self._queue.put_nowait({"op": op, "d": data, **more})

    async def _write(self) -> None:
        while True:
            text = json.dumps(await self._queue.get())
            try:
                if self.mute:
                    continue
                if self._packer is None:
                    await self.socket.send_str(text)
                else:
                    body = self._packer.compress(text.encode()) + self._packer.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(body)
            except (ConnectionError, RuntimeError):
                return
            finally:
                self._queue.task_done()

    async def close(self, code: int) -> None:
        """Says why, after what was sent."""
        if not self._writer.done():
            await asyncio.wait(
                {asyncio.ensure_future(self._queue.join()), self._writer}, return_when="FIRST_COMPLETED"
            )
        self._writer.cancel()
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Ends without a word."""
        self._writer.cancel()
        if self._request.transport is not None:
            self._request.transport.abort()


@dataclass
class Session:
    """``sent``: everything, with its number, for whoever comes back."""

    id: str
    shard: int
    intents: int
    sent: list[tuple[int, str, Json]] = field(default_factory=list)
    connection: Connection | None = None

    def dispatch(self, event: str, data: Json) -> None:
        number = len(self.sent) + 1
        self.sent.append((number, event, data))
        if self.connection is not None:
            self.connection.send(DISPATCH, data, s=number, t=event)


class Gateway:
    """``first``: what a shard is told when its session begins, READY's data and the events after it.

    ``seen``: how often each thing happened; ``refuse_resumes``: so many are answered "invalid session";
    ``heartbeat``: seconds; ``acknowledges``: whether heartbeats are answered.
    """

    def __init__(
        self, token: str, shards: int, first: Callable[[int, str], tuple[Json, Iterable[tuple[str, Json]]]]
    ) -> None:
        self._token = token
        self.shards = shards
        self._first = first
        self.sessions: dict[str, Session] = {}
        self.seen: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.refuse_resumes = 0
        self.close_identify: list[int] = []
        self.heartbeat = 41.25
        self.acknowledges = True
        self._numbers = count(1)
        self._open: set[Connection] = set()

    def live(self, shard: int) -> Session | None:
        """The newest session of a shard, connected or not."""
        return next((one for one in reversed(self.sessions.values()) if one.shard == shard), None)

    def dispatch(self, shard: int, event: str, data: Json) -> None:
        session = self.live(shard)
        intents = next((bits for word, bits in WANTED.items() if event.startswith(word)), None)
        if session is not None and (intents is None or session.intents & intents):
            session.dispatch(event, data)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False, max_msg_size=4096)
        await socket.prepare(request)
        asked = request.query
        if asked.get("v") != "10" or asked.get("encoding") != "json":
            self.wrong.append(f"gateway asked with {dict(asked)}")
        packed = asked.get("compress") == "zlib-stream"
        self.seen["packed" if packed else "plain"] += 1
        connection = Connection(socket, request, packed=packed)
        self._open.add(connection)
        connection.send(HELLO, {"heartbeat_interval": int(self.heartbeat * 1000)})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT and not connection.mute:
                    session = await self._said(connection, session, json.loads(message.data))
        finally:
            self._open.discard(connection)
            connection._writer.cancel()
            self._left(session, connection)
        return socket

    async def _said(self, connection: Connection, session: Session | None, said: Json) -> Session | None:
        match said["op"]:
            case 1:
                self.seen["heartbeat"] += 1
                if self.acknowledges:
                    connection.send(ACK)
            case 2:
                return await self._identify(connection, said["d"])
            case 6:
                return await self._resume(connection, said["d"])
            case 3:
                self.seen["presence"] += 1
            case other:
                self.wrong.append(f"opcode {other}")
                await connection.close(4001)
        return session

    async def _identify(self, connection: Connection, data: Json) -> Session | None:
        self.seen["identify"] += 1
        code = self._identify_code(data)
        if code:
            await connection.close(code)
            return None
        session = Session(f"session{next(self._numbers)}", data["shard"][0], data["intents"])
        for old in [one for one in self.sessions.values() if one.shard == session.shard]:
            self._drop(old)
        self.sessions[session.id] = session
        session.connection = connection
        ready, events = self._first(session.shard, session.id)
        session.dispatch("READY", ready | {"shard": data["shard"], "session_id": session.id})
        for event, body in events:
            session.dispatch(event, body)
        return session

    def _identify_code(self, data: Json) -> int:
        if self.close_identify:
            return self.close_identify.pop(0)
        if data["token"] != self._token:
            return 4004
        if data["intents"] & PRIVILEGED:
            self.wrong.append(f"privileged intents {data['intents']:b}")
            return 4014
        shard, shards = data.get("shard", (0, 1))
        if shards != self.shards or not 0 <= shard < shards:
            self.wrong.append(f"shard {shard} of {shards}")
            return 4010
        return 0

    async def _resume(self, connection: Connection, data: Json) -> Session | None:
        self.seen["resume"] += 1
        session = self.sessions.get(data["session_id"])
        if self.refuse_resumes or session is None or data["token"] != self._token:
            self.refuse_resumes = max(0, self.refuse_resumes - 1)
            self._drop(session)
            self.seen["invalid"] += 1
            connection.send(INVALID, False)
            return None
        if session.connection is not None and session.connection is not connection:
            session.connection.cut()
        session.connection = connection
        for number, event, body in session.sent[data["seq"] :]:
            self.seen["replayed"] += 1
            connection.send(DISPATCH, body, s=number, t=event)
        session.dispatch("RESUMED", {})
        return session

    def _drop(self, session: Session | None) -> None:
        if session is not None:
            self.sessions.pop(session.id, None)

    def _left(self, session: Session | None, connection: Connection) -> None:
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if connection.socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
            self._drop(session)

    # What a test does to it.

    def _connected(self, shard: int) -> tuple[Session, Connection]:
        session = self.live(shard)
        assert session is not None and session.connection is not None
        return session, session.connection

    def cut(self, shard: int) -> None:
        """The connection breaks; the session can be resumed."""
        session, connection = self._connected(shard)
        session.connection = None
        connection.cut()

    def fall_silent(self, shard: int) -> None:
        """The connection is dead and nobody has told: what is sent gets lost, heartbeats too."""
        self._connected(shard)[1].mute = True

    async def close(self, shard: int, code: int) -> None:
        """Closed with a code."""
        session, connection = self._connected(shard)
        session.connection = None
        await connection.close(code)

    def reconnect(self, shard: int) -> None:
        """Asked to connect anew and resume."""
        self._connected(shard)[1].send(RECONNECT)

    def invalidate(self, shard: int, *, resumable: bool = False) -> None:
        session, connection = self._connected(shard)
        if not resumable:
            self._drop(session)
        connection.send(INVALID, resumable)

    def repeat(self, shard: int, event: str, data: Json) -> None:
        """The same event once more."""
        self.dispatch(shard, event, data)

    async def stop(self) -> None:
        for connection in list(self._open):
            connection.cut()
