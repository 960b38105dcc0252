"""The terminal's output: boxes and colours where it can, plain lines where it cannot."""

import os
import re
import sys
import unicodedata
from collections.abc import Iterable

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

WIDTH = 80
"""Columns where the terminal does not say how many it has; boards need no more than half of it."""
UNBROKEN = 30
"""A longer word is to be copied, not read."""
_PLAIN = {
    "·": "-", "–": "-", "−": "-", "▶": ">", "→": "->", "…": "...", "×": "x", "★": "*", "ł": "l", "Ł": "L",
    "đ": "dj", "Đ": "Dj", "„": '"', "”": '"', "“": '"', "’": "'", "✓": "v", "♠": "s", "♥": "h", "♦": "d",
    "♣": "c", "\ufe0e": "", "\u00a0": " ", "\u2068": "", "\u2069": "", "⇄": "<>", "≤": "<=",
    **{mark: f"({number})" for number, mark in enumerate("①②③④⑤⑥⑦⑧⑨", start=1)},
}  # fmt: skip

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def plain(text: str, encoding: str) -> str:
    """The text in what this encoding can say: signs spelt out, accents dropped where there are none.

    Control signs, which somebody may have typed, are left out: a terminal would obey them.

    >>> plain("▶ ① Łukasz · gra", "ascii"), plain("① \\x1b[31mŁukasz", "utf-8")
    ('> (1) Lukasz - gra', '① [31mŁukasz')
    """
    text = _CONTROLS.sub("", text)
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_plain_char(char, encoding) for char in text)
    return text


def _plain_char(char: str, encoding: str) -> str:
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        if char in _PLAIN:
            return _PLAIN[char]
        base = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
        return base or "?"
    return char


class Screen:
    """Writes to standard output. ``redraws``: the board stays in one place and is drawn anew."""

    def __init__(self, *, interactive: bool) -> None:
        terminal = sys.stdout.isatty()
        self.encoding = sys.stdout.encoding or "ascii"
        self._console = Console(
            file=sys.stdout,
            highlight=False,
            markup=False,
            emoji=False,
            width=None if terminal else WIDTH,
            legacy_windows=False,
        )
        smart = os.environ.get("TERM", "") not in ("", "dumb", "unknown")
        self.redraws = interactive and terminal and smart
        utf8 = self.encoding.lower().replace("-", "").startswith("utf")
        self._box = box.ROUNDED if utf8 else box.ASCII

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        """Lines as they are, wrapped at the terminal's width; but paths and hashes are never broken."""
        for line in lines:
            whole = max(map(len, line.split()), default=0) > UNBROKEN
            self._console.print(Text(plain(line, self.encoding), style=style), soft_wrap=whole)

    def items(self, items: Iterable[str]) -> list[str]:
        """Items in as many lines as they need, none of them broken: ``[4] 9♣ left`` stays together."""
        lines: list[str] = []
        for item in items:
            longer = f"{lines[-1]}  {item}" if lines else item
            if lines and cell_len(plain(longer, self.encoding)) > self._console.width - len(" > "):
                lines.append(f"  {item}")
            else:
                lines[-1:] = [longer]
        return lines or [""]

    def board(self, lines: list[str]) -> None:
        """A board: boxed where it stands still, else between two empty lines."""
        if not self.redraws:
            self.lines(["", *lines, ""])
            return
        first, *rest = [plain(line, self.encoding) for line in lines]
        body = Text("\n").join([Text(first, style="bold green"), *[Text(line) for line in rest]])
        self._console.print(Panel(body, box=self._box, expand=False, padding=(0, 1)))

    def prompt(self, words: str) -> None:
        """What is asked, on the line where the answer is typed."""
        self._console.print(Text(plain(words, self.encoding), style="bold"), end=" ")
        sys.stdout.flush()

    def clear(self) -> None:
        """An empty screen, where the board is drawn anew."""
        if self.redraws:
            self._console.clear()
