"""Law 3: what goes to the channel cannot be given a hand or a refusal; mypy says so (architecture.md)."""

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
SNIPPET = """\
from bot.posts import BoardPost, Chat, PanelPost
from rules.kit.scene import Board, Hand, Refusal, Text, text
from rules.kit.seats import Seat

board = Board(title=text("t"), asked=(), parts=(), log=())
hand = Hand(Seat(0), ())
refusal = Refusal(text("r"))


def publish(board: Board) -> None: ...


def whisper(hand: Hand) -> None: ...


def deny(refusal: Refusal) -> None: ...


def both(chat: Chat, board_post: BoardPost, panel_post: PanelPost) -> None:
    chat.board(board_post)  # fine
    chat.panel(panel_post)  # fine
    chat.board(panel_post)  # wrong
    chat.panel(board_post)  # wrong
    chat.board(board)  # wrong
    chat.board(hand)  # wrong
    chat.board(refusal)  # wrong


publish(board)  # fine
whisper(hand)  # fine
deny(refusal)  # fine
publish(hand)  # wrong
publish(refusal)  # wrong
publish(text("r"))  # wrong
whisper(board)  # wrong
whisper(refusal)  # wrong
deny(hand)  # wrong
a_board: Board = hand  # wrong
boards: list[Board] = [board, hand]  # wrong
either: Board | None = refusal  # wrong
a_text: Text = hand  # wrong
seat: Seat = 3  # wrong
"""


def lines_with(words: str) -> list[int]:
    return [
        number for number, line in enumerate(SNIPPET.splitlines(), start=1) if line.endswith(f"# {words}")
    ]


def test_mypy_says_no_to_a_hand_or_a_refusal_where_a_board_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)  # where mypy finds our packages and its cache
    snippet = tmp_path / "snippet.py"
    snippet.write_text(SNIPPET, encoding="utf-8")
    out, err, _ = api.run(
        [
            f"--config-file={ROOT / 'pyproject.toml'}",
            "--no-error-summary",
            "--no-color-output",
            "--follow-imports=silent",
            "--hide-error-context",
            str(snippet),
        ]
    )
    assert err == ""
    found = re.findall(r"snippet\.py:(\d+): error: .*\[([a-z-]+)\]$", out, re.MULTILINE)
    assert [int(line) for line, _ in found] == lines_with("wrong"), out
    assert {code for _, code in found} <= {"arg-type", "assignment", "list-item"}
    assert len(lines_with("wrong")) == 16 and len(lines_with("fine")) == 5
