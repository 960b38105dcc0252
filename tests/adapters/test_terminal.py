"""The terminal as people use it: the real command, through pipes and through a pseudo-terminal."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from adapters.main import main; main()", "play"]
FAST = ["koblarz", "--fast"]
SEATED = '{"numbers": "seats"}'
"""Seat ① has start number 1, so the first question is a stake."""
SHORT = ["--options", '{"target": 100}']


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment of its own: nothing of the machine's settings, a fresh data folder."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return kept | {
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "HOSPODA_DATABASE": str(tmp_path / "hospoda.db"),
        "PYTHONIOENCODING": "utf-8",
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }


def play(
    home: dict[str, str], typed: str, *args: str, game: str = "koblarz", **env: str
) -> subprocess.CompletedProcess[str]:
    """Plays with these lines typed into a pipe."""
    return subprocess.run(
        [*COMMAND, game, "--fast", *args],
        input=typed,
        env=home | env,
        capture_output=True,
        timeout=60,
        check=False,
        encoding=env.get("PYTHONIOENCODING", "utf-8"),
    )


def record_of(output: str) -> Path:
    found = re.search(r"^Written: (.+)$", output, re.MULTILINE)
    assert found is not None, output
    return Path(found[1])


def test_empty_lines_play_a_whole_match_and_its_record_is_fair(home: dict[str, str]) -> None:
    done = play(home, "\n" * 600, *SHORT)
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins" in done.stdout
    record = record_of(done.stdout)
    for command, answer in (("verify", "fair"), ("replay", "ok: ")):
        code = f"from adapters.main import main; main(['{command}', {str(record)!r}])"
        checked = subprocess.run(
            [sys.executable, "-c", code], env=home, capture_output=True, text=True, check=False, timeout=30
        )
        assert checked.returncode == 0, checked.stdout
        assert checked.stdout.startswith(answer)


def test_the_end_of_input_saves_and_the_match_goes_on(home: dict[str, str]) -> None:
    first = play(home, "2\n")
    assert first.returncode == 0
    assert "Saved. Go on with: hospoda play koblarz --resume" in first.stdout
    code = re.search(r"table (\w\d+)", first.stdout)
    assert code is not None
    second = play(home, "board\nquit\n", "--resume")
    assert f"table {code[1]} goes on" in second.stdout
    assert f"{code[1]} Koblarz · game 1" in second.stdout


def test_without_resume_a_new_match_begins_and_the_unfinished_one_is_mentioned(home: dict[str, str]) -> None:
    play(home, "")
    again = play(home, "")
    assert "1 unfinished match waits" in again.stdout


def test_no_colours_and_no_wide_lines_leave_a_pipe(home: dict[str, str]) -> None:
    done = play(home, "\n" * 40 + "rules\nhelp\n")
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1250"])
def test_every_encoding_can_be_played_in(home: dict[str, str], encoding: str) -> None:
    done = play(home, "\n" * 40, "--language", "pl", "--name", "Łucja", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"\w\?\w|\?cja", done.stdout) is None, "a letter that cannot be shown loses its stroke"


def test_polish_is_spoken_from_the_first_line_to_the_last(home: dict[str, str]) -> None:
    done = play(home, "\n" * 3, "--language", "pl")
    assert done.stdout.startswith("Śląski koblarz")
    for word in ("Stake", "Bank 1:", "Saved", "round"):
        assert word not in done.stdout.replace("Bank 1", "")


def test_nonsense_is_answered_and_costs_nothing(home: dict[str, str]) -> None:
    done = play(home, "fnord\nbett 2\n99\n" + "x" * 5000 + "\n\x00\n", "--options", SEATED)
    assert done.returncode == 0
    assert "means nothing here" in done.stdout
    assert "Did you mean “bet 2”?" in done.stdout


def test_a_joker_is_asked_once_more(home: dict[str, str]) -> None:
    setup = play(home, "\n".join(["1"] * 200), "--options", '{"target": 100}')
    assert setup.stdout.count("Sure") <= setup.stdout.count("[y]")
    assert "[y]" in setup.stdout


def test_two_people_at_one_keyboard_are_asked_by_name(home: dict[str, str]) -> None:
    done = play(home, "\n" * 60, "--name", "Ala", "--name", "Bolek")
    assert "For ① Ala:" in done.stdout
    assert "For ② Bolek:" in done.stdout
    asked = done.stdout.split("For ① Ala:")[1].split("\n")[1]
    assert "Wallet" not in asked, "a hand is shown only when it is asked for"


def test_a_hand_of_cards_is_shown_to_whoever_has_the_keyboard(home: dict[str, str]) -> None:
    done = play(home, "\n" * 9, "--name", "Ala", "--name", "Bolek", "--fast", game="kauboj")
    turns = done.stdout.split("For ")[1:]
    assert turns[0] == "① Ala:\n[Enter] shows your hand > \n", "somebody else may still be looking"
    assert turns[1].startswith("① Ala:\nHand: ")
    other = next(number for number, turn in enumerate(turns) if turn.startswith("② Bolek"))
    assert "Hand" not in turns[other].replace("your hand", "") and "② Bolek:\nHand: " in turns[other + 1]


def test_finish_ends_the_match_and_the_unfinished_game_stays_unscored(home: dict[str, str]) -> None:
    done = play(home, "\n\nfinish\n")
    assert done.returncode == 0
    assert "by vote" in done.stdout
    record = json.loads(record_of(done.stdout).read_text())
    assert record["result"] == {"over": True, "winners": [], "reason": "agreed"}
    assert "scores" not in record["deals"][-1]


def test_a_running_game_is_not_in_the_exported_record(home: dict[str, str]) -> None:
    done = play(home, "\nrecord\n")
    record = json.loads(record_of(done.stdout).read_text())
    assert record["deals"] == []
    assert record["fairness"]["revealed"] == []


def test_a_real_terminal_is_drawn_in_place_and_quit_restores_it(home: dict[str, str]) -> None:
    main, other = pty.openpty()
    env = home | {"TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    with subprocess.Popen([*COMMAND, *FAST], stdin=other, stdout=other, stderr=other, env=env) as process:
        os.close(other)
        shown = read_until(main, b"Enter")
        os.write(main, b"quit\n")
        shown += read_until(main, b"--resume")
        assert process.wait(timeout=20) == 0
    os.close(main)
    assert b"\x1b[2J" in shown
    assert "╭".encode() in shown


def test_a_dumb_terminal_gets_plain_lines(home: dict[str, str]) -> None:
    main, other = pty.openpty()
    env = home | {"TERM": "dumb", "NO_COLOR": "1"}
    with subprocess.Popen([*COMMAND, *FAST], stdin=other, stdout=other, stderr=other, env=env) as process:
        os.close(other)
        shown = read_until(main, b"Enter")
        os.write(main, b"q\n")
        shown += read_until(main, b"--resume")
        assert process.wait(timeout=20) == 0
    os.close(main)
    assert b"\x1b" not in shown


def read_until(fd: int, wanted: bytes, seconds: float = 20.0) -> bytes:
    """What a pseudo-terminal shows, up to the wanted bytes."""
    shown, end = b"", time.monotonic() + seconds
    while wanted not in shown and time.monotonic() < end:
        if select.select([fd], [], [], 0.2)[0]:
            try:
                shown += os.read(fd, 65536)
            except OSError:
                break
    assert wanted in shown, shown[-2000:]
    return shown


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_told_to_end_it_says_that_all_is_saved_and_killed_it_says_nothing(
    home: dict[str, str], number: signal.Signals
) -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([*COMMAND, *FAST], env=home, encoding="utf-8", **pipes) as process:  # type: ignore[call-overload]
        process.stdin.write("\n" * 2)
        process.stdin.flush()
        asked = 0
        while asked < 2:
            asked += "[Enter]" in process.stdout.readline()
        process.send_signal(number)
        said, wrong = process.communicate(timeout=20)
    assert wrong == ""
    if number == signal.SIGKILL:
        assert process.returncode == -number
    else:
        assert process.returncode == 0 and said.endswith("Saved. Go on with: hospoda play koblarz --resume\n")
