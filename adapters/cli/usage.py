"""Typer's complaints in our words: what was wrong with a command line."""

import re

from typer.exceptions import TyperException

from rules.kit.scene import Text, text

_QUOTED = re.compile(r"'([^']*)'")


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
    """The parameter as people type it: ``--seats`` or ``FILE``."""
    options = [option for option in getattr(param, "opts", []) if str(option).startswith("-")]
    return (
        str(options[-1] if options else getattr(param, "name", "")).upper()
        if not options
        else str(options[-1])
    )
