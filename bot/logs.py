"""Logs: structured, one JSON object a line, and silent about values.

A stake, a card or a token may stand in any exception's message or local variable, so tracebacks are logged
as a type and places only; libraries that put values into messages are kept at WARNING.
"""

import hashlib
import json
import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

import structlog

ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
_QUIET = ("httpx", "httpcore", "sqlalchemy", "aiosqlite", "alembic", "asyncio")
_OURS = ("adapters", "bot", "rules", "storage")
_VALUE = re.compile(r"""[<({\['"=:]|\d""")
"""Where in a library's message a value may begin."""


def places(error: BaseException | None) -> str:
    """The error's type and where it passed, innermost last: no message, no locals.

    >>> try: int("secret")
    ... except ValueError as error: "secret" in places(error)
    False
    """
    if error is None:
        return ""
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join([type(error).__name__, *(f"{Path(f.filename).name}:{f.lineno}" for f in frames[::-1])])


def who(person: str) -> str:
    """A person in a log: the platform's number, which is no name; a sign of the id where that is a name.

    >>> who("telegram:12"), who("local:ala")
    ('telegram:12', 'local:#ec8b44ab')
    """
    platform, _, number = person.partition(":")
    if number.isascii() and number.isdecimal():
        return person
    return f"{platform}:#{hashlib.sha256(person.encode()).hexdigest()[:8]}"


def _render_error(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replaces what structlog would print of an exception, wherever in the event it stands."""
    info = event.pop("exc_info", None)
    error = info if isinstance(info, BaseException) else sys.exc_info()[1] if info else None
    if isinstance(info, tuple):
        error = info[1]
    if error is not None:
        event["error"] = places(error)
    for key, value in event.items():
        if isinstance(value, BaseException):
            event[key] = places(value)
        elif not isinstance(value, str | int | float | None):
            event[key] = repr(value)  # JSON would take a state apart: it is a tuple, and only repr is silent
    return event


class _Rendered(str):
    """A line that structlog has made."""

    __slots__ = ()


class _Renderer(structlog.processors.JSONRenderer):
    def __call__(self, logger: Any, name: str, event: MutableMapping[str, Any]) -> str:
        line = super().__call__(logger, name, event)
        assert isinstance(line, str)
        return _Rendered(line)


class _PlacesFormatter(logging.Formatter):
    """Makes of every record what structlog makes of ours: one line of JSON without any value."""

    def format(self, record: logging.LogRecord) -> str:
        if isinstance(record.msg, _Rendered):
            return record.msg
        moment = datetime.fromtimestamp(record.created, UTC)
        event = {
            "event": record.getMessage() if _is_ours(record) else _bare(record),
            "logger": record.name,
            "level": record.levelname.lower(),
            "timestamp": moment.isoformat().replace("+00:00", "Z"),
        }
        if record.exc_info:
            event["error"] = places(record.exc_info[1])
        return json.dumps(event)


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] in _OURS


def _bare(record: logging.LogRecord) -> str:
    """What a library says, as far as it is surely its own words: the first line up to the first value."""
    words = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
    return _VALUE.split(words.partition("\n")[0].partition("%")[0], maxsplit=1)[0].strip()


def configure_logs(file: Path | None = None, level: int = logging.INFO) -> None:
    """Sends all logs to ``file`` (appended), or to standard error. An unwritable file: standard error."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            handler = logging.FileHandler(file, encoding="utf-8", delay=False)
        except (OSError, ValueError):  # ValueError: a path that no system call takes
            level = logging.WARNING
    handler.setFormatter(_PlacesFormatter())
    # A log that cannot be written (a full disk) must not fill the terminal with tracebacks instead.
    logging.raiseExceptions = False
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
        old.close()
    root.addHandler(handler)
    root.setLevel(level)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _render_error,
            _Renderer(),
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
