"""What the command line says: in the language of the system, each complaint on one line."""

import errno
import os
import sys
from importlib.resources import files
from typing import NoReturn

from adapters.terminal.screen import plain
from bot.texts import Catalogue, language_of
from rules.kit.scene import Arg, Text, text

TEXTS = files("adapters") / "terminal" / "texts"


class Answer(Exception):
    """Ends the command with ``code`` (1: the answer is no, 2: wrong usage or input) after one line."""

    def __init__(self, reason: Text, code: int = 2, game: str | None = None) -> None:
        super().__init__(reason.key)
        self.reason, self.code, self.game = reason, code, game


def system_language() -> str:
    """HOSPODA_LANGUAGE, else the system's own language where we have it, else English."""
    names = ("HOSPODA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return language_of(next((os.environ[name] for name in names if os.environ.get(name)), None))


def catalogue(language: str | None = None) -> Catalogue:
    """The texts of the terminal and the command line. HOSPODA_CARDS=german prints German card faces."""
    german = os.environ.get("HOSPODA_CARDS", "").casefold() == "german"
    return Catalogue(language or system_language(), (TEXTS,), german_cards=german)


def say(key: str, /, **args: Arg) -> str:
    """A text of the command line, on one line."""
    return one_line(catalogue().say(text(key, **args)))


def one_line(words: str) -> str:
    """The words without line breaks or other control characters."""
    return "".join(c if c.isprintable() else " " for c in words)


def out(line: str) -> None:
    """A line of an answer."""
    print(plain(line, sys.stdout.encoding or "ascii"))  # noqa: T201 - standard output is the answer


def complain(reason: Text, *, before: str = "hospoda", game: str | None = None) -> None:
    """One line on standard error."""
    line = f"{before}: {one_line(catalogue().say(reason, (), game))}"
    print(plain(one_line(line), sys.stderr.encoding or "ascii"), file=sys.stderr)  # noqa: T201


_WHY_NOT = {
    errno.ENOENT: "os-missing",
    errno.EACCES: "os-denied",
    errno.EPERM: "os-denied",
    errno.EROFS: "os-read-only",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.EEXIST: "os-exists",
    errno.ENOSPC: "os-full",
    errno.EINVAL: "os-invalid",
    errno.ENAMETOOLONG: "os-too-long",
}


def why_not(error: OSError | ValueError) -> Text:
    """Why a path cannot be used, in our words where we have some."""
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    if number in _WHY_NOT:
        return text(_WHY_NOT[number])
    return text("os-other", why=type(error).__name__ if number is None else os.strerror(number))


def fail(key: str, /, **args: Arg) -> NoReturn:
    """Ends the command as wrong usage."""
    raise Answer(text(key, **args))
