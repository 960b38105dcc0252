"""What persons say at a table, in the lobby and in a match: who may, and what comes of it."""

from dataclasses import replace
from typing import TypeGuard

from bot import lobby, manners
from bot.affairs import VoteKind
from bot.deals import back, carried, next_deal, sits_there, vote
from bot.free import MOST_WISHES, is_kicked, seat_seen, seats_for, stand_ins, watching, without_wish
from bot.messages import (
    AddComputer,
    Ballot,
    Caller,
    Gone,
    Luck,
    Message,
    Order,
    Remove,
    Say,
    SetOption,
    TakeSeat,
    Told,
    Word,
)
from bot.orders import offered_orders
from bot.progress import Progress
from bot.rights import Act, Role, may, refused
from bot.row import Row
from rules.kit.scene import Mark, Refusal, text
from rules.kit.seats import Seat

_ALONE: dict[VoteKind, Act] = {"kick": Act.KICK, "close": Act.CLOSE_LATE}
"""What somebody's word alone is enough for, without a vote."""


def handled(caller: Caller, row: Row) -> bool:
    """Whether this very press was carried out before."""
    return bool(caller.source) and caller.source in row.affairs.handled


def sits_down(message: Message) -> TypeGuard[Say | TakeSeat]:
    """Whether somebody may sit at this table after it who did not before."""
    return isinstance(message, TakeSeat) or (isinstance(message, Say) and message.word in ("join", "confirm"))


def begins(message: Message) -> bool:
    """Whether somebody wants the match to begin."""
    return isinstance(message, Say) and message.word == "begin"


def called(message: Word, progress: Progress) -> Refusal | None:
    caller, row = message.caller, progress.row
    if row.moving.ending is not None:
        return Refusal(text("refuse-match-over"))
    if isinstance(message, Say) and message.word == "tell":
        refusal = _wish(caller, progress)
    elif row.affairs.lobby is not None:
        refusal = _in_lobby(message, progress)
    else:
        refusal = _in_match(message, progress)
    if refusal is None:
        manners.noticed(progress, caller, once=True)
    return refusal


def _in_lobby(message: Word, progress: Progress) -> Refusal | None:
    caller = message.caller
    lobby.heard(progress, caller.person)
    affairs = progress.row.affairs
    assert affairs.lobby is not None
    role = _role(caller, progress.row)
    match message:
        case Say(_, "join" | "confirm"):
            return lobby.join(progress, caller)
        case Say(_, "ready"):
            return lobby.ready(progress, caller, is_ready=True)
        case Say(_, "not-ready"):
            return lobby.ready(progress, caller, is_ready=False)
        case Say(_, "leave"):
            return lobby.leave(progress, caller.person)
        case Say(_, "begin"):
            return refused(Act.BEGIN, role) or lobby.begin(progress, caller)
        case Say(_, "close") | Ballot(_, "close"):
            refusal = refused(Act.CLOSE, role)
            if refusal is None:
                lobby.close(progress)
            return refusal
        case TakeSeat(_, seat):
            return lobby.take_seat(progress, caller, seat)
        case AddComputer():
            return refused(Act.COMPUTERS, role) or lobby.add_computer(progress, message)
        case Remove(_, seat):
            return refused(Act.REMOVE, role) or lobby.remove(progress, message)
        case SetOption():
            return refused(Act.OPTIONS, role) or lobby.set_option(progress, message)
        case Luck():
            return lobby.luck(progress, message)
        case _:
            return Refusal(text("refuse-not-begun"))


def _in_match(message: Word, progress: Progress) -> Refusal | None:
    caller, row = message.caller, progress.row
    seat = row.fixed.seat_of(caller.person)
    if isinstance(message, TakeSeat) or (isinstance(message, Say) and message.word == "join"):
        return _take_free(caller, message.seat if isinstance(message, TakeSeat) else None, progress)
    if isinstance(message, Ballot):
        return _ballot(message, seat, progress)
    if isinstance(message, Say) and message.word == "close":
        return _ballot(Ballot(caller, "close"), seat, progress)
    if isinstance(message, AddComputer | SetOption | Luck | Remove):
        return Refusal(text("refuse-begun"))
    if seat is None:
        return Refusal(text("refuse-not-seated"))
    if isinstance(message, Order):
        return _order(message, seat, progress)
    match message.word:
        case "leave":
            manners.left(progress, seat)
            return None
        case "next":
            return next_deal(seat, progress)
        case "back":
            return back(seat, progress)
        case "pause":
            return _pause(seat, progress)
        case "resume":
            if row.affairs.pause is None:
                return Refusal(text("refuse-not-paused"))
            manners.resumed(progress)
            return None
        case _:
            return Refusal(text("refuse-begun"))


def _wish(caller: Caller, progress: Progress) -> Refusal | None:
    """Wants to be told once there is a seat for him. Who wants it already wants the same."""
    row, wishes = progress.row, progress.row.affairs.wishes
    seat = next((seat for seat, person in row.persons() if person == caller.person), None)
    if seat is not None:
        return Refusal(text("refuse-seated", seat=Mark(seat)))
    if is_kicked(row, caller.person) or seats_for(row, caller.person):
        return Refusal(watching(row, caller.person))
    if caller.person in wishes:
        return None
    if len(wishes) >= MOST_WISHES:
        return Refusal(text("refuse-tell-many"))
    progress.row = row.settled(replace(row.affairs, wishes=(*wishes, caller.person)))
    return None


def told(message: Told, progress: Progress) -> Refusal | None:
    """The person has been told that there is a seat for him: once is enough."""
    after = without_wish(progress.row, message.person)
    if after is progress.row:
        return Refusal(text("refuse-not-seated"))
    progress.row = after
    return None


def _role(caller: Caller, row: Row) -> Role:
    """What the person is at this table."""
    sits = any(person == caller.person for _, person in row.persons())
    role = Role.PLAYER if sits else Role.STRANGER
    if caller.person == row.affairs.host:
        role |= Role.HOST
    return role | Role.ADMIN if caller.admin else role


def gone(message: Gone, progress: Progress) -> Refusal | None:
    """Who is removed from the chat has left the table, and wants no seat at it."""
    waited = without_wish(progress.row, message.person)
    if waited is not progress.row:
        progress.row = waited
        return None
    if progress.row.affairs.lobby is not None:
        return lobby.leave(progress, message.person)
    seat = progress.row.fixed.seat_of(message.person)
    if seat is None or progress.row.moving.ending is not None:
        return Refusal(text("refuse-not-seated"))
    manners.left(progress, seat)
    return None


def _ballot(message: Ballot, seat: Seat | None, progress: Progress) -> Refusal | None:
    """A vote; an admin's word alone is enough to close or to kick, the host's to close before deal 1 ends."""
    row, kind, about = progress.row, message.kind, message.about
    if kind == "kick":
        if about is None or not sits_there(about, row):
            return Refusal(text("refuse-no-such-seat"))
        if about == seat:
            return Refusal(text("refuse-kick-oneself"))
    role = _role(message.caller, row)
    alone = _ALONE.get(kind)
    if alone is Act.CLOSE_LATE and row.moving.finished == 0:
        alone = Act.CLOSE
    if alone is not None and may(role, alone):
        carried(progress, kind, about)
        return None
    if seat is None:
        return refused(Act.VOTE, role)
    if kind == "kick" and about is not None and not row.is_auto(about) and len(row.people()) < 3:
        # One alone would decide who comes last, and that the match counts so.
        return Refusal(text("refuse-kick-alone"))
    return vote(progress, seat, kind, about)


def _take_free(caller: Caller, wanted: Seat | None, progress: Progress) -> Refusal | None:
    """Sits down at a seat that was left; who has seen a hand of this deal only at that one."""
    row = progress.row
    seat, free = row.fixed.seat_of(caller.person), stand_ins(row)
    if seat is not None:
        return Refusal(text("refuse-seated", seat=Mark(seat)))
    if is_kicked(row, caller.person):
        return Refusal(text("refuse-kicked", code=row.fixed.code))
    seen = seat_seen(row, caller.person)
    if not free:
        return Refusal(text("refuse-no-free-seat"))
    if wanted is None:
        wanted = seen if seen in free else free[0]
    if wanted not in free:
        return Refusal(text("refuse-seat-not-free"))
    if seen is not None and wanted != seen:
        return Refusal(text("refuse-hand-seen", seat=Mark(seen)))
    manners.took_seat(progress, wanted, caller)
    return None


def _pause(seat: Seat, progress: Progress) -> Refusal | None:
    affairs = progress.row.affairs
    if affairs.pause is not None:
        return Refusal(text("refuse-paused"))
    if seat in affairs.paused:
        return Refusal(text("refuse-pause-had"))
    manners.paused(progress, seat)
    return None


def _order(message: Order, seat: Seat, progress: Progress) -> Refusal | None:
    if message.on and message.order not in dict(offered_orders(progress.match, seat)):
        return Refusal(text("refuse-no-order"))
    manners.ordered(progress, seat, message.order, on=message.on)
    return None
