"""What a seat does in a match: presses, waves, the next deal, votes."""

from bot import manners
from bot.affairs import VoteKind
from bot.progress import Progress
from bot.row import Row
from rules.kit.action import Action
from rules.kit.contract import Window
from rules.kit.scene import Joined, Mark, Refusal, Text, text
from rules.kit.seats import Seat


def sits_there(seat: Seat, row: Row) -> bool:
    """Only people say something; what computers do is never a message."""
    seats = row.fixed.seats
    return 0 <= seat < len(seats) and seats[seat].person is not None


def asked(seat: Seat, number: int, progress: Progress) -> Refusal | None:
    """Why a press does not answer what is asked of this seat now (product.md, *Messages*)."""
    if progress.row.affairs.pause is not None:
        return Refusal(text("refuse-paused"))
    prompt = progress.row.moving.prompts[seat]
    if prompt.open and prompt.number == number:
        return None
    return Refusal(old_question(progress, seat))


def old_question(progress: Progress, seat: Seat, *, on_board: bool = False) -> Text:
    """What to say to a press whose question is over: who is asked now. ``on_board``: it was one of the
    board's keys."""
    act = progress.act_now
    if act is None:
        return text("refuse-old-question")
    waits = act.window.open_to if act.window else act.must
    if seat in waits and progress.row.moving.prompts[seat].open:
        return text("refuse-old-board" if on_board else "refuse-old-panel")
    if act.window is not None or not waits or seat in waits:
        return text("refuse-old-question")
    if len(waits) == 1:
        return text("refuse-asked-other", seat=Mark(waits[0]))
    seats = Joined(tuple([text("seat", seat=Mark(one)) for one in waits]), " ")
    return text("refuse-asked-others", seats=seats)


def press(seat: Seat, number: int, action: Action, progress: Progress) -> Refusal | None:
    """An action, in answer to the prompt of this number."""
    refusal = asked(seat, number, progress) or progress.match.refuse(seat, action)
    if refusal is not None:
        return refusal
    window = _window(progress)
    if window is not None and action == window.due:
        # Who presses Roll in a window lets it roll, like everybody else.
        progress.wave((seat,), "player")
    else:
        progress.act(seat, action, "player")
    return None


def _window(progress: Progress) -> Window | None:
    act = progress.act_now
    return act.window if act is not None else None


def wave(seat: Seat, number: int, progress: Progress) -> Refusal | None:
    """*Let it roll*, in answer to the prompt of this number."""
    refusal = asked(seat, number, progress)
    if refusal is not None:
        return refusal
    if _window(progress) is None:
        return Refusal(text("refuse-no-window"))
    progress.wave((seat,), "player")
    return None


def next_deal(seat: Seat, progress: Progress) -> Refusal | None:
    moving = progress.row.moving
    if moving.next_due is None or moving.ending is not None:
        return Refusal(text("refuse-no-next-deal"))
    if progress.row.affairs.pause is not None:
        return Refusal(text("refuse-paused"))
    if manners.pressed_next(progress, seat):
        progress.begin_deal()
    return None


def vote(progress: Progress, seat: Seat, kind: VoteKind, about: Seat | None) -> Refusal | None:
    moving = progress.row.moving
    if moving.ending is not None or not moving.deal:
        return Refusal(text("refuse-match-over"))
    if manners.voted(progress, kind, seat, about):
        carried(progress, kind, about)
    return None


def carried(progress: Progress, kind: VoteKind, about: Seat | None) -> None:
    """What was voted for happens."""
    match kind:
        case "finish":
            progress.stop("agreed")
        case "last":
            manners.last_deal(progress)
        case "close":
            progress.stop("abandoned")
        case "kick":
            assert about is not None
            manners.kicked(progress, about)


def back(seat: Seat, progress: Progress) -> Refusal | None:
    moving = progress.row.moving
    if not moving.prompts[seat].away or moving.ending is not None:
        return Refusal(text("refuse-not-away"))
    manners.came_back(progress, seat)
    return None
