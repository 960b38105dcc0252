"""Typer's complaints in our words: what was wrong with a command line."""

import re

from typer.exceptions import TyperException

from rules.kit.scene import Text, text

_QUOTED = re.compile(r"'([^']*)'")
_WHOLE = re.compile(r"-?[0-9]{1,9}")


def whole_number(word: str | int) -> int:
    """A whole number as people type it, or an option's default. Raises ValueError; typer itself would also
    take 3.0 and 1_0."""
    if not _WHOLE.fullmatch(str(word)):
        raise ValueError("no whole number")
    return int(word)


def reason_of(error: TyperException) -> Text:
    """Why the command line cannot be carried out. Typer tells kinds apart by class, or by words alone."""
    message, quoted = error.message, _QUOTED.search(error.message)
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    name = _name(param) if param is not None else ""
    match type(error).__name__:
        case "NoSuchOption":
            return text("usage-no-option", option=str(option))
        case "BadOptionUsage":
            return text("usage-option-value", option=str(option))
        case "MissingParameter":
            return text("usage-missing", name=name)
        case "BadParameter":
            return text("usage-bad-value", name=name)
    if message.startswith("No such command") and quoted:
        return text("usage-no-command", command=quoted[1][:40])
    if message.startswith("Missing command"):
        return text("usage-missing-command")
    if message.startswith("Got unexpected extra"):
        return text("usage-extra")
    return text("usage-wrong")


def _name(param: object) -> str:
    """The parameter as people type it: ``--seats``, ``-n/--matches`` or ``FILE``."""
    options = [str(option) for option in getattr(param, "opts", []) if str(option).startswith("-")]
    if options:
        return "/".join(options)
    return str(getattr(param, "metavar", None) or getattr(param, "name", "")).strip(".").upper()
