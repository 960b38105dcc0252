"""What is configured: environment variables, and a file ``.env`` for those that are not set."""

import os
from collections.abc import Iterator
from pathlib import Path


def read_env(file: Path = Path(".env")) -> None:
    """Takes over what the file has and the environment has not. No file: nothing."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return
    for name, value in pairs(lines):
        os.environ.setdefault(name, value)


def pairs(lines: list[str]) -> Iterator[tuple[str, str]]:
    """
    >>> list(pairs(["# note", "A=1", "export B = 'two'", "C"]))
    [('A', '1'), ('B', 'two')]
    """
    for line in lines:
        name, sign, value = line.strip().removeprefix("export ").partition("=")
        if sign and not name.startswith("#"):
            yield name.strip(), value.strip().strip("'\"")


def setting(name: str) -> str:
    """``HOSPODA_NAME``; empty where it is not set."""
    return os.environ.get(f"HOSPODA_{name}", "").strip()
