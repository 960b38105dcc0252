"""Lines from standard input, without holding up the event loop."""

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

LONGEST_LINE = 1000
"""Characters of a line that count; a longer one is cut."""


class Keyboard:
    """Standard input line by line, from a terminal, a pipe or a file."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        """Lines as they come, without their end; None: the input has ended."""
        self._fd = sys.stdin.fileno() if sys.stdin is not None else -1
        self.is_terminal = self._fd >= 0 and os.isatty(self._fd)

    def start(self) -> None:
        """Begins to read, in a thread of its own: a terminal's read cannot be cancelled."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(loop,), daemon=True, name="keyboard").start()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        # os.read, not sys.stdin: a daemon thread inside a buffered reader breaks the interpreter's exit.
        decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")(errors="replace")
        rest = ""
        while True:
            try:
                data = os.read(self._fd, 65536)
            except OSError:
                data = b""
            rest += decoder.decode(data, final=not data)
            *whole, rest = rest.split("\n")
            lines: list[str | None] = [line.rstrip("\r")[:LONGEST_LINE] for line in whole]
            rest = rest[:LONGEST_LINE]
            if not data:
                lines += [rest, None] if rest else [None]
            try:
                for line in lines:
                    loop.call_soon_threadsafe(self.lines.put_nowait, line)
            except RuntimeError:  # the loop is closed: the program ends
                return
            if not data:
                return

    @contextmanager
    def unseen(self, hide: bool) -> Iterator[None]:
        """While inside, what is typed is not shown (where the terminal can do that)."""
        if not hide or not self.is_terminal:
            yield
            return
        try:
            import termios
        except ImportError:  # no such thing as an echo to switch off here
            yield
            return
        before = termios.tcgetattr(self._fd)
        silent = list(before)
        silent[3] &= ~termios.ECHO
        termios.tcsetattr(self._fd, termios.TCSADRAIN, silent)
        try:
            yield
        finally:
            termios.tcsetattr(self._fd, termios.TCSADRAIN, before)
