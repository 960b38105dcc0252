"""Judging: what a message comes to at a table, a refusal or a step forward. Nothing here is durable yet."""

from dataclasses import replace
from typing import assert_never

from bot.messages import Back, Begin, FinishNow, NextDeal, Press, Said, Wave
from bot.ports import ChainSecret
from bot.progress import Progress
from bot.row import Row
from rules.kit.scene import Refusal, text
from rules.kit.seats import Seat


def judge(message: Said, progress: Progress, secret: ChainSecret | None) -> Refusal | None:
    """Takes ``progress`` where the message leads; or says why not, and then ``progress`` is of no use."""
    if not isinstance(message, Begin) and not _sits_there(message.seat, progress.row):
        return Refusal(text("refuse-no-such-seat"))
    match message:
        case Press():
            return _press(message, progress)
        case Wave(seat, prompt):
            return _wave(seat, prompt, progress)
        case NextDeal(seat):
            return _next_deal(seat, progress, secret)
        case FinishNow(seat):
            return _finish(seat, progress)
        case Back(seat):
            return _back(seat, progress)
        case Begin():
            return _begin(message, progress, secret)
    assert_never(message)


def _sits_there(seat: Seat, row: Row) -> bool:
    """Only people say something; what computers do is never a message."""
    seats = row.fixed.seats
    return 0 <= seat < len(seats) and seats[seat].person is not None


def _begin(message: Begin, progress: Progress, secret: ChainSecret | None) -> Refusal | None:
    row = progress.row
    if row.moving.deal or row.moving.ending is not None:
        return Refusal(text("refuse-begun"))
    parts = [f"{i}:{part}" for i, part in enumerate(message.parts, start=1) if part is not None]
    fixed = replace(row.fixed, entropy="|".join([*parts, f"begin:{message.begin}"]))
    progress.row = Row(fixed, row.moving)
    assert secret is not None
    progress.begin_deal(secret)
    return None


def _asked(seat: Seat, number: int, progress: Progress) -> Refusal | None:
    """Why a press does not answer what is asked of this seat now (product.md, *Messages*)."""
    prompt = progress.row.moving.prompts[seat]
    if prompt.open and prompt.number == number:
        return None
    return Refusal(text("refuse-old-question"))


def _press(message: Press, progress: Progress) -> Refusal | None:
    seat, action = message.seat, message.action
    refusal = _asked(seat, message.prompt, progress) or progress.match.refuse(seat, action)
    if refusal is not None:
        return refusal
    act = progress.act_now
    if act is not None and act.window is not None and action == act.window.due:
        # Who presses Roll in a window lets it roll, like everybody else.
        progress.wave((seat,), "player")
    else:
        progress.act(seat, action, "player")
    return None


def _wave(seat: Seat, number: int, progress: Progress) -> Refusal | None:
    refusal, act = _asked(seat, number, progress), progress.act_now
    if refusal is not None:
        return refusal
    if act is None or act.window is None:
        return Refusal(text("refuse-no-window"))
    progress.wave((seat,), "player")
    return None


def _next_deal(seat: Seat, progress: Progress, secret: ChainSecret | None) -> Refusal | None:
    moving = progress.row.moving
    if moving.next_due is None or moving.ending is not None:
        return Refusal(text("refuse-no-next-deal"))
    if progress.press_next(seat):
        assert secret is not None
        progress.begin_deal(secret)
    return None


def _finish(seat: Seat, progress: Progress) -> Refusal | None:
    moving = progress.row.moving
    if moving.ending is not None or not moving.deal:
        return Refusal(text("refuse-match-over"))
    progress.vote_finish(seat)
    return None


def _back(seat: Seat, progress: Progress) -> Refusal | None:
    moving = progress.row.moving
    if not moving.prompts[seat].away or moving.ending is not None:
        return Refusal(text("refuse-not-away"))
    progress.come_back(seat)
    return None
