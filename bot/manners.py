"""People at a running table: coming back, leaving, taking a seat, votes, pauses, nudges, standing orders.

Each function takes ``progress`` a step further; whether it may is ``bot.judge``'s matter.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot import lobby
from bot.affairs import HANDLED, Pause, Vote, VoteKind
from bot.agenda import ACTIVE_STEP, NUDGED_TOGETHER, PAUSE
from bot.asking import asked_by
from bot.leaderboard.ending import over_now
from bot.leaderboard.results import Gone
from bot.messages import Caller
from bot.moving import Moving, Prompt, WindowRow
from bot.orders import obeying
from bot.ports import Seconds
from bot.progress import Progress
from bot.seating import STAND_IN_LEVEL, SeatInfo
from rules.kit.seats import Seat


def came_back(progress: Progress, seat: Seat) -> None:
    """The seat's person plays himself again; what is asked of the seat is asked of him, and only that is a
    new question."""
    prompts = list(progress.row.moving.prompts)
    prompts[seat] = replace(prompts[seat], away=False, misses=0)
    _ask_persons(progress, prompts, (seat,))


def _ask_persons(progress: Progress, prompts: list[Prompt], seats: tuple[Seat, ...]) -> None:
    """What is asked of these seats now is asked of their persons; computers act on for the others."""
    act, moving = progress.act_now, progress.row.moving
    beat, window = None, moving.window
    progress.move(replace(moving, prompts=tuple(prompts)))
    if act is not None:
        waved = window.waved if window else ()
        asked = [seat for seat in asked_by(act) if seat not in waved]
        for seat in asked:
            if seat in seats:
                prompts[seat] = progress.question(prompts[seat], act, moving.turn)
        progress.move(replace(progress.row.moving, prompts=tuple(prompts)))
        if any(progress.row.acts_itself(seat) for seat in asked):
            pace = progress.row.fixed.settings.pace_seconds
            beat = progress.now + pace if moving.beat is None else moving.beat
    progress.move(replace(progress.row.moving, beat=beat))


def left(progress: Progress, seat: Seat, gone: Gone = "left") -> None:
    """The person has left or was kicked: a computer takes the seat, which is free to be taken (product.md,
    7)."""
    row, fixed, affairs = progress.row, progress.row.fixed, progress.row.affairs
    info = fixed.seats[seat]
    assert info.person is not None
    seats = list(fixed.seats)
    seats[seat] = SeatInfo(info.name, None, STAND_IN_LEVEL, "", info.person)
    shown = () if row.moving.deal == row.moving.finished else ((info.person, seat),)
    seen = tuple([pair for pair in affairs.seen if pair[0] != info.person]) + shown
    votes = tuple(
        [replace(v, seats=tuple(s for s in v.seats if s != seat)) for v in affairs.votes if v.about != seat]
    )
    row = row.agreed(replace(fixed, seats=tuple(seats)))
    sat = (*affairs.sat, over_now(progress.row, seat, gone))
    row = row.settled(replace(affairs, seen=seen, votes=tuple([v for v in votes if v.seats]), sat=sat))
    prompts = list(row.moving.prompts)
    prompts[seat] = replace(prompts[seat].freed(), away=False, misses=0)
    pressed = tuple([s for s in row.moving.pressed if s != seat])
    progress.row = row.moved(replace(row.moving, prompts=tuple(prompts), pressed=pressed))
    _ask_persons(progress, prompts, ())
    _pass_host(progress, info.person)
    if not progress.row.fixed.humans:
        _stand_still(progress, None, None)


def kicked(progress: Progress, seat: Seat) -> None:
    """The others, or an admin, want him gone: he does not sit down again before the match is over. Who was
    only away may: what he was kicked for has ended when he is back."""
    person = progress.row.fixed.seats[seat].person
    was_there = not progress.row.is_auto(seat)
    left(progress, seat, "kicked")
    if person is not None and was_there:
        affairs = progress.row.affairs
        progress.row = progress.row.settled(replace(affairs, kicked=(*affairs.kicked, person)))


def _pass_host(progress: Progress, gone: str) -> None:
    """The next person in seat order becomes host where the host is gone."""
    affairs, seats = progress.row.affairs, progress.row.fixed.seats
    if affairs.host == gone:
        persons = [seat.person for seat in seats if seat.person is not None]
        progress.row = progress.row.settled(replace(affairs, host=persons[0] if persons else None))


def took_seat(progress: Progress, seat: Seat, caller: Caller) -> None:
    """A person takes a seat that was left; the next decision is his."""
    row = progress.row
    seats = list(row.fixed.seats)
    seats[seat] = SeatInfo(caller.name, caller.person, STAND_IN_LEVEL)
    row = row.settled(replace(row.affairs, sat=(*row.affairs.sat, over_now(row, seat, None))))
    row = row.agreed(replace(row.fixed, seats=tuple(seats)))
    if row.affairs.host is None:
        row = row.settled(replace(row.affairs, host=caller.person))
    progress.row = row
    if row.affairs.pause is not None and row.affairs.pause.by is None:
        resumed(progress)
    came_back(progress, seat)


def voted(progress: Progress, kind: VoteKind, seat: Seat, about: Seat | None) -> bool:
    """Counts a vote; True once more than half of the people who may decide agree.

    Those about whom it is do not count; who is away does not either, so that the others can go on.
    """
    affairs = progress.row.affairs
    votes = tuple([vote for vote in affairs.votes if (vote.kind, vote.about) != (kind, about)])
    seats = tuple(sorted({*affairs.votes_for(kind, about), seat}))
    progress.row = progress.row.settled(replace(affairs, votes=(*votes, Vote(kind, seats, about))))
    people = [s for s in progress.row.people() if s != about]
    return 2 * len(set(seats) & set(people)) > len(people)


def last_deal(progress: Progress) -> None:
    """The running deal is the last one; between deals the match ends at once, its totals stand."""
    affairs = progress.row.affairs
    progress.row = progress.row.settled(replace(affairs, last_deal=True))
    if progress.row.moving.next_due is not None:
        progress.stop("agreed")


def pressed_next(progress: Progress, seat: Seat) -> bool:
    """This seat is ready for the next deal; True once all people are."""
    pressed = tuple(sorted({*progress.row.moving.pressed, seat}))
    progress.move(replace(progress.row.moving, pressed=pressed))
    return set(progress.row.people()) <= set(pressed)


def paused(progress: Progress, seat: Seat) -> None:
    """The person pauses the table; it goes on by itself after ``PAUSE``."""
    affairs = progress.row.affairs
    progress.row = progress.row.settled(replace(affairs, paused=(*affairs.paused, seat)))
    _stand_still(progress, seat, progress.now + PAUSE)


def _stand_still(progress: Progress, by: Seat | None, until: Seconds | None) -> None:
    affairs = progress.row.affairs
    progress.row = progress.row.settled(replace(affairs, pause=Pause(progress.now, by, until)))


def resumed(progress: Progress) -> None:
    """Every clock goes on with what was left when the table was paused."""
    row, pause = progress.row, progress.row.affairs.pause
    assert pause is not None
    row = row.settled(replace(row.affairs, pause=None))
    progress.row = row.moved(shifted(row.moving, max(0.0, progress.now - pause.since)))


def shifted(moving: Moving, by: Seconds) -> Moving:
    """The same with every moment so much later."""

    def later(moment: Seconds | None) -> Seconds | None:
        return None if moment is None else moment + by

    prompts = tuple([replace(p, due=later(p.due), nudge=later(p.nudge)) for p in moving.prompts])
    window = moving.window
    return replace(
        moving,
        prompts=prompts,
        window=None if window is None else WindowRow(later(window.due), window.waved),
        beat=later(moving.beat),
        next_due=later(moving.next_due),
        ends_at=later(moving.ends_at),
    )


async def nudged(progress: Progress, may_nudge: Callable[[str, str], Awaitable[bool]]) -> None:
    """Whose nudge is due has it, once for each question, and with it those whose nudges would follow at once:
    in one new board. Who wants to be left alone has none. Raises what ``may_nudge`` does."""
    fixed, moving = progress.row.fixed, progress.row.moving
    dues = [
        (p.nudge, i) for i, p in enumerate(moving.prompts) if p.open and p.nudge is not None and not p.obeys
    ]
    if not dues:
        return
    first, _ = min(dues)
    prompts, told = list(moving.prompts), list[Seat]()
    for due, number in dues:
        if due <= first + NUDGED_TOGETHER:
            prompts[number] = replace(prompts[number], nudge=None)
            person = fixed.seats[number].person
            if person is not None and await may_nudge(person, fixed.chat):
                told.append(Seat(number))
    nudged = (moving.nudged[0] + 1, tuple(told)) if told else moving.nudged
    progress.move(replace(moving, prompts=tuple(prompts), nudged=nudged))


def ordered(progress: Progress, seat: Seat, order: str, *, on: bool) -> None:
    """The seat gives or takes back a standing order; what it answers is answered at the usual pace."""
    row, moving = progress.row, progress.row.moving
    prompts = list(moving.prompts)
    orders = tuple([other for other in prompts[seat].orders if other != order])
    prompt = obeying(progress.match, seat, replace(prompts[seat], orders=(*orders, order) if on else orders))
    prompts[seat] = prompt if prompt.open else replace(prompt, obeys=False)
    beat, act = moving.beat, progress.act_now
    progress.move(replace(moving, prompts=tuple(prompts)))
    if act is not None:
        waved = moving.window.waved if moving.window else ()
        acting = any(progress.row.acts_itself(s) and s not in waved for s in asked_by(act))
        if acting and beat is None:
            beat = progress.now + row.fixed.settings.pace_seconds
        progress.move(replace(progress.row.moving, beat=beat if acting else None))


def noticed(progress: Progress, caller: Caller, *, once: bool) -> None:
    """A person did something: the table is not idle. ``once``: remembers the press, which counts once."""
    affairs = progress.row.affairs
    after = affairs
    if affairs.active is not None and (affairs.warned or progress.now - affairs.active >= ACTIVE_STEP):
        after = replace(after, active=progress.now, warned=False)
    if caller.person == affairs.host and affairs.lobby is not None:
        after = replace(after, host_seen=progress.now)
    if once and caller.source:
        after = replace(after, handled=(*after.handled, caller.source)[-HANDLED:])
    if after is not affairs:
        progress.row = progress.row.settled(after)


def idle(progress: Progress) -> None:
    """Nobody has done anything for long: the table is warned, and a day later closed; its record stays."""
    affairs = progress.row.affairs
    if not affairs.warned:
        progress.row = progress.row.settled(replace(affairs, warned=True))
    elif affairs.lobby is not None:
        lobby.close(progress)
    else:
        progress.stop("abandoned")
