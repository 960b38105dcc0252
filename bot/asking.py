"""The questions of a moment: who is asked, from when the clocks run, when computers act."""

from bot.agenda import clock_from
from bot.moving import Moving, Prompt, WindowRow
from bot.orders import obeying
from bot.ports import Seconds
from bot.row import Row, window_seconds
from bot.seating import Settings
from bot.sitting import AnyMatch
from rules.kit.contract import Act
from rules.kit.seats import Seat


def arranged(
    match: AnyMatch,
    row: Row,
    act: Act,
    now: Seconds,
    grace: Seconds,
    left: tuple[Seat, ...],
    *,
    private: bool,
) -> Moving:
    """What has changed with the play once the questions of ``act`` are put and those that are no more closed.

    ``left``: who was asked together with the seat that acted. Where just these are still asked, their
    questions stay; in any other case everybody is asked something new. ``private``: the others cannot
    see that this is another question; so it has the clock of the one before. ``grace``: as in ``Progress``.
    """
    moving, asked, settings = row.moving, asked_by(act), row.fixed.settings
    kept = bool(left) and act.window is None and set(left) == set(act.must)
    turn = moving.turn if kept or private else moving.turn + 1
    prompts = []
    autos = False
    for number, prompt in enumerate(moving.prompts):
        if number not in asked:
            prompts.append(prompt.closed())
            continue
        if row.is_auto(Seat(number)):
            autos = True
            prompts.append(prompt.closed())
            continue
        if private:
            prompt = prompt.asked(prompt.due, turn, prompt.nudge, prompt.grace)
        elif not (kept and prompt.open):
            prompt = question(prompt, act, turn, settings, now, grace)
        prompt = obeying(match, Seat(number), prompt)
        autos = autos or prompt.obeys
        prompts.append(prompt)
    beat = None
    if autos:
        # A question that stays keeps its grid: another's act does not put the computers off.
        standing = moving.beat if kept else None
        beat = now + settings.pace_seconds if standing is None else standing
    window = None
    if act.window:
        open_for = window_seconds(settings, act.window)
        window = WindowRow(None if open_for is None else now + open_for)
    return moving.asking(tuple(prompts), window, beat, turn)


def question(prompt: Prompt, act: Act, turn: int, settings: Settings, now: Seconds, grace: Seconds) -> Prompt:
    """The next question to this seat.

    What a window asks ends with the window. Any other question runs from its delivery, and at the
    latest from the end of the grace (product.md, 6).
    """
    if act.window is not None or settings.turn_seconds is None:
        return prompt.asked(None, turn)
    due, nudge = clock_from(now + grace, settings)
    return prompt.asked(due, turn, nudge, grace)


def asked_by(act: Act) -> tuple[Seat, ...]:
    """Who is asked something: in a window whoever might interrupt."""
    return act.window.open_to if act.window else act.must
