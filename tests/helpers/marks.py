"""Marked secrets, and where to look for them."""

import json
import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import structlog

MARK = "MARKED-7311"
TOKEN = "7311007:MARKED-aZ-token"
SECRET = b"MARKED-chain-secret-of-32-bytes!"
CARDS = ("AS", "TH", "QD", "9C")
STAKE = 731107
SHOWN = (MARK, "MARKED", TOKEN, SECRET.decode(), SECRET.hex(), str(STAKE), *CARDS)
"""What must be nowhere."""


def clean(shown: str) -> None:
    for word in SHOWN:
        assert word not in shown, f"{word} in {shown[:300]}"


class Log:
    """What the program's own logging wrote."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def text(self) -> str:
        for handler in logging.getLogger().handlers:
            handler.flush()
        return self.path.read_text(encoding="utf-8")

    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text().splitlines()]


def logged(fail: Callable[[], Any]) -> str:
    """Logs whatever ``fail`` raises, in both ways; what a traceback of it shows."""
    try:
        fail()
    except Exception as error:
        logging.getLogger("somebody.else").exception("failed")
        logging.getLogger("bot.test").exception("failed")
        structlog.get_logger().exception("failed", error=error)
        structlog.get_logger().error("failed", exc_info=error)
        return "".join(traceback.format_exception(error)) + repr(error) + str(error)
    raise AssertionError("nothing has failed")
