"""Checking that a record's chance was fair (records.md, *hospoda verify*)."""

import hashlib
import json
from dataclasses import dataclass

from rules.kit.chance import Outcome, fair_stream
from rules.kit.contract import Roll, Shuffle
from rules.kit.match import draw
from rules.kit.record import Fairness, Record
from rules.kit.record_out import dump_outcome
from rules.kit.replay import Failed, Feed, feed_of, replay
from rules.kit.scene import Text, text


@dataclass(frozen=True, slots=True)
class Fair:
    """Every outcome follows from the chain; ``open_deal``: a running deal whose secret is not shown yet."""

    open_deal: int | None


class _Unfair(Exception):
    def __init__(self, reason: Text) -> None:
        self.reason = reason


def verify(record: Record) -> Fair | Text:
    """Checks the chain, derives every outcome anew and compares it with the record's own.

    The answer is ``Fair``, or the first thing that is not: a broken link, a secret that is missing, an
    outcome that differs, or (for then nothing can be compared) a record that does not hold.
    """
    fairness = record.fairness
    if fairness is None:
        return text("verify-no-fairness")
    broken = _broken_link(fairness)
    if broken is not None:
        return text("verify-chain", deal=broken)
    if len(fairness.revealed) > len(record.deals):
        return text("verify-too-many")
    try:
        result = replay(record, feeds=_compared)
    except _Unfair as unfair:
        return unfair.reason
    if isinstance(result, Failed):
        return text("verify-does-not-hold", where=result.where, why=result.reason)
    missing = len(fairness.revealed) + 1
    if missing > len(record.deals):
        return Fair(None)
    if record.result.over or missing < len(record.deals) or record.deals[-1].scores is not None:
        if not (record.result.over or fairness.revealed):
            return text("verify-not-yet")  # with the table's option reveal: match
        return text("verify-not-revealed", deal=missing)
    return Fair(missing)


def _broken_link(fairness: Fairness) -> int | None:
    """The first deal whose secret does not hash to the one before it, or to the commitment."""
    before = bytes.fromhex(fairness.commitment)
    for deal, revealed in enumerate(fairness.revealed, start=1):
        secret = bytes.fromhex(revealed)
        if hashlib.sha256(secret).digest() != before:
            return deal
        before = secret
    return None


def _compared(record: Record, index: int) -> Feed:
    """The record's own outcomes, each held against the one that the chain gives."""
    fairness, own = record.fairness, feed_of(record, index)
    assert fairness is not None
    if index >= len(fairness.revealed):
        return own
    stream = fair_stream(bytes.fromhex(fairness.revealed[index]), fairness.entropy, index + 1)
    drawn = 0

    def feed(turn: Roll | Shuffle) -> Outcome | None:
        nonlocal drawn
        came, drawn = own(turn), drawn + 1
        derived = draw(turn, stream)
        if came is not None and came != derived:
            raise _Unfair(
                text(
                    "verify-differs",
                    deal=index + 1,
                    number=drawn,
                    expected=json.dumps(dump_outcome(derived)),
                    came=json.dumps(dump_outcome(came)),
                )
            )
        return came

    return feed
