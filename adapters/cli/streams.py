"""Standard input and output, also where they are closed or full."""

import errno
import os
import sys
from contextlib import suppress

NO_OUTPUT = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EBADF)
"""Errors of an output that takes no more."""


def open_streams() -> None:
    """A closed standard stream leads nowhere instead: else the next file opened would take its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def end_output() -> None:
    """Nothing more can be written, not even what is still held at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
