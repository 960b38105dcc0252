"""``hospoda replay`` and ``hospoda verify`` (records.md)."""

import errno
import json
from collections.abc import Sequence
from pathlib import Path

from adapters.cli.words import catalogue, complain, fail, one_line, out, why_not
from rules import find_game
from rules.kit.faults import RecordError
from rules.kit.record import Record, read_record
from rules.kit.replay import AnyMatch, Failed, replay
from rules.kit.scene import Text, text
from rules.kit.verify import Fair, verify

FINE, NO, WRONG = 0, 1, 2
MOST_BYTES = 1 << 27
"""No record is as large as that; a device such as /dev/zero is without end."""


def replay_files(paths: Sequence[Path], *, facts: bool, upto: str | None) -> int:
    """Replays each file and prints a line for each; the exit code is the worst of all files."""
    stop = _upto(upto)
    return max(_replay_file(path, facts=facts, upto=stop) for path in paths)


def verify_file(path: Path) -> int:
    """Prints ``fair``, or the first thing that is not."""
    record = _read(path)
    if record is None:
        return WRONG
    answer = verify(record)
    if isinstance(answer, Fair):
        out(
            "fair"
            if answer.open_deal is None
            else _say(text("verify-fair-but", deal=answer.open_deal), record)
        )
        return FINE
    out(f"{one_line(str(path))}: {_say(answer, record)}")
    return NO


def _replay_file(path: Path, *, facts: bool, upto: tuple[int, int] | None) -> int:
    record = _read(path)
    if record is None:
        return WRONG
    game = record.game

    def show(_: int, __: int, match: AnyMatch) -> None:
        assert match.deal is not None
        out(json.dumps(game.facts(match.deal.state)))

    result = replay(record, upto=upto, on_step=show if facts else None)
    name = one_line(str(path))
    if isinstance(result, Failed):
        out(f"{name}: {result.where}: {_say(result.reason, record)}")
        return NO
    if upto is not None and not _reached(record, upto):
        complain(text("replay-no-such-step"), before=name)
        return WRONG
    out(f"ok: {name}: {result.deals} deals, {result.steps} steps")
    return FINE


def _read(path: Path) -> Record | None:
    """The record in a file; None after saying what is wrong with it."""
    name = one_line(str(path))
    try:
        data = _bytes(path)
    except (OSError, ValueError) as error:  # ValueError: a path that no system call takes
        complain(text("file-unreadable", why=why_not(error)), before=name)
        return None
    try:
        return read_record(data, find_game)
    except RecordError as error:
        complain(error.fault.text, before=name, game=error.game)
    return None


def _bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(errno.EFBIG, "too large")
    return data


def _say(what: Text, record: Record) -> str:
    return one_line(catalogue().say(what, record.seats, record.game.id))


def _upto(upto: str | None) -> tuple[int, int] | None:
    if upto is None:
        return None
    deal, _, step = upto.partition(":")
    if not (deal.isdecimal() and step.isdecimal() and len(upto) < 20 and int(deal) and int(step)):
        fail("replay-upto")
    return int(deal), int(step)


def _reached(record: Record, upto: tuple[int, int]) -> bool:
    deal, step = upto
    return deal <= len(record.deals) and step <= len(record.deals[deal - 1].steps)
