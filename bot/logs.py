"""Logs: structured, one JSON object a line, and silent about values.

A stake, a card or a token may stand in any exception's message or local variable, so tracebacks are logged
as a type and places only; libraries that put values into messages are kept at WARNING.
"""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

import structlog

ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
_QUIET = ("httpx", "httpcore", "sqlalchemy", "aiosqlite", "alembic", "asyncio")


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


def _render_error(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replaces what structlog would print of an exception."""
    info = event.pop("exc_info", None)
    error = info if isinstance(info, BaseException) else sys.exc_info()[1] if info else None
    if error is not None:
        event["error"] = places(error)
    return event


class _PlacesFormatter(logging.Formatter):
    """The standard library's records in the same form."""

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 - the name logging calls
        return places(ei[1])

    def formatStack(self, stack_info: str) -> str:  # noqa: N802
        return ""


def configure_logs(file: Path | None = None, level: int = logging.INFO) -> None:
    """Sends all logs to ``file`` (appended), or to standard error. An unwritable file: standard error."""
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            handler = logging.FileHandler(file, encoding="utf-8", delay=False)
        except OSError:
            level = logging.WARNING
    handler.setFormatter(_PlacesFormatter("%(message)s"))
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
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
