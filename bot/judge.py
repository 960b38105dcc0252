"""Judging: what a message comes to at a table, a refusal or a step forward. Nothing here is durable yet."""

from dataclasses import replace
from typing import assert_never

from bot.callers import called, gone, told
from bot.deals import back, next_deal, press, sits_there, vote, wave
from bot.messages import Back, Begin, FinishNow, Forget, Gone, Judged, NextDeal, Press, Told, Wave, Word
from bot.people.forgetting import forget
from bot.progress import Progress
from rules.kit.scene import Refusal, text


def judge(message: Judged, progress: Progress) -> Refusal | None:
    """Takes ``progress`` where the message leads; or says why not, and then ``progress`` is of no use."""
    if isinstance(message, Gone):
        return gone(message, progress)
    if isinstance(message, Told):
        return told(message, progress)
    if isinstance(message, Forget):
        return forget(message, progress)
    if isinstance(message, Word):
        return called(message, progress)
    if not isinstance(message, Begin) and not sits_there(message.seat, progress.row):
        return Refusal(text("refuse-no-such-seat"))
    match message:
        case Press(seat, prompt, action):
            return press(seat, prompt, action, progress)
        case Wave(seat, prompt):
            return wave(seat, prompt, progress)
        case NextDeal(seat):
            return next_deal(seat, progress)
        case FinishNow(seat):
            return vote(progress, seat, "finish", None)
        case Back(seat):
            return back(seat, progress)
        case Begin():
            return _begin(message, progress)
    assert_never(message)


def _begin(message: Begin, progress: Progress) -> Refusal | None:
    row = progress.row
    if row.moving.deal or row.moving.ending is not None or row.affairs.lobby is not None:
        return Refusal(text("refuse-begun"))
    parts = [f"{i}:{part}" for i, part in enumerate(message.parts, start=1) if part is not None]
    progress.row = row.agreed(replace(row.fixed, entropy="|".join([*parts, f"begin:{message.begin}"])))
    progress.begin_deal()
    return None
