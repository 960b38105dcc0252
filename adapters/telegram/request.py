"""Requests to the Bot API over aiohttp: under many parallel calls several times as fast as httpx."""

from typing import Any
from urllib.parse import urlencode

import aiohttp
from telegram._utils.defaultvalue import DefaultValue  # the library's own mark for "not given"
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

_FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class AiohttpRequest(BaseRequest):
    """``connections`` at once at most; seconds for connecting and for each wait for an answer.

    The address of a request holds the token, and so may the text of an error: only its type goes on.
    """

    def __init__(self, connections: int = 128, connect: float = 5.0, read: float = 10.0) -> None:
        self._connections = connections
        self._connect = connect
        self._read = read
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float | None:
        return self._read

    async def initialize(self) -> None:
        if self._session is None or self._session.closed:
            connector = aiohttp.TCPConnector(limit=self._connections, keepalive_timeout=30)
            self._session = aiohttp.ClientSession(
                connector=connector, headers={"User-Agent": self.USER_AGENT}
            )

    async def shutdown(self) -> None:
        if self._session is not None:
            await self._session.close()

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """The status and the body of the answer. Raises ``TimedOut`` or ``NetworkError``."""
        if self._session is None:
            raise NetworkError("not initialized")
        timeout = aiohttp.ClientTimeout(
            total=None,
            connect=_given(pool_timeout, self._read),
            sock_connect=_given(connect_timeout, self._connect),
            sock_read=_given(read_timeout, self._read),
        )
        try:
            body, headers = _body(request_data)
            async with self._session.request(
                method, url, data=body, headers=headers, timeout=timeout
            ) as answer:
                return answer.status, await answer.read()
        except TimeoutError:
            raise TimedOut from None
        except (aiohttp.ClientError, OSError, ValueError) as error:
            raise NetworkError(type(error).__name__) from None


def _given(seconds: Any, usual: float) -> float | None:
    if isinstance(seconds, DefaultValue):
        return usual
    return None if seconds is None else float(seconds)


def _body(data: RequestData | None) -> tuple[aiohttp.FormData | bytes | None, dict[str, str] | None]:
    """The parameters and what they are; with files as a form in parts."""
    if data is None:
        return None, None
    if not data.contains_files:
        return urlencode(data.json_parameters).encode(), _FORM
    form = aiohttp.FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (file_name, content, kind) in (data.multipart_data or {}).items():
        form.add_field(name, content, filename=file_name, content_type=kind)
    return form, None
