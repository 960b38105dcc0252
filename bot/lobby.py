"""A table before it begins: seats, computers, options, who is ready, the host (product.md, 1).

Each function takes ``progress`` a step further or says why not; then ``progress`` is of no use.
"""

import unicodedata
from dataclasses import replace

from bot.affairs import Affairs, Lobby
from bot.agenda import HELD
from bot.choices import checked
from bot.leaderboard.ending import computer
from bot.messages import AddComputer, Caller, Luck, Remove, SetOption
from bot.moving import Ending, Moving, Prompt
from bot.people.ports import FORMER
from bot.progress import Progress
from bot.row import Row
from bot.seating import Fixed, SeatInfo
from rules import AnyGame
from rules.kit.contract import GameOptions
from rules.kit.scene import Mark, Refusal, text
from rules.kit.seats import Seat

LUCK = 64
"""Most characters of a person's part of the entropy (records.md, *Fair chance* 2)."""


def opened(game: AnyGame, caller: Caller, now: float) -> Affairs:
    """The affairs of a table that this person opens; he sits at its first seat."""
    free = (None,) * (game.players[-1] - 1)
    host = SeatInfo(caller.name, caller.person, luck=caller.source)
    return Affairs(caller.person, now, Lobby((host, *free)), active=now)


def held(game: AnyGame, row: Row, now: float) -> Affairs:
    """The affairs of a rematch: everybody's seat is held for him until he confirms."""
    game_seats = [_again(seat) for seat in row.fixed.seats]
    persons = tuple([seat.person for seat in game_seats if seat is not None and seat.person is not None])
    seats = (*game_seats, *(None,) * (game.players[-1] - len(game_seats)))
    lobby = Lobby(seats, held=persons, held_until=now + HELD)
    host = row.affairs.host if row.affairs.host in persons else persons[0] if persons else None
    return Affairs(host, now, lobby, active=now)


def _again(seat: SeatInfo) -> SeatInfo | None:
    """A seat in the rematch. Where no person is left a computer has a name of its own: nothing tells of whose
    seat it was. Who was forgotten since the match confirms nothing; his seat is free."""
    if seat.person is None:
        return computer(seat.level)
    return None if seat.person.startswith(FORMER) else replace(seat, luck="", former=None)


def join(progress: Progress, caller: Caller) -> Refusal | None:
    """The next free seat."""
    lobby = _lobby(progress)
    if lobby.seat_of(caller.person) is not None:
        return confirm(progress, caller)
    if None not in lobby.seats:
        return Refusal(text("refuse-lobby-full"))
    seat = Seat(lobby.seats.index(None))
    _seat(progress, seat, SeatInfo(caller.name, caller.person, luck=caller.source))
    if progress.row.affairs.host is None:
        _host(progress, caller.person)
    return None


def confirm(progress: Progress, caller: Caller) -> Refusal | None:
    """Says that he plays the rematch; once everybody has, it begins by itself, if enough are left."""
    lobby = _lobby(progress)
    seat = lobby.seat_of(caller.person)
    if seat is None:
        return Refusal(text("refuse-not-seated"))
    if caller.person not in lobby.held:
        return Refusal(text("refuse-seated", seat=Mark(seat)))
    waiting = tuple([person for person in lobby.held if person != caller.person])
    info = lobby.seats[seat]
    assert info is not None
    seats = _with(lobby, seat, replace(info, name=caller.name, luck=caller.source))
    ready = (*lobby.ready, caller.person)
    until = lobby.held_until if waiting else None
    _put(progress, replace(lobby, seats=seats, held=waiting, ready=ready, held_until=until))
    enough = sum(info is not None for info in lobby.seats) in progress.match.game.players
    if enough and not waiting and set(ready) >= set(lobby.people):
        _begin(progress, caller.source)
    return None


def ready(progress: Progress, caller: Caller, *, is_ready: bool) -> Refusal | None:
    lobby = _lobby(progress)
    if caller.person in lobby.held and is_ready:
        return confirm(progress, caller)
    if lobby.seat_of(caller.person) is None:
        return Refusal(text("refuse-not-seated"))
    others = tuple([person for person in lobby.ready if person != caller.person])
    _put(progress, replace(lobby, ready=(*others, caller.person) if is_ready else others))
    return None


def take_seat(progress: Progress, caller: Caller, to: Seat) -> Refusal | None:
    """Sits at a free seat or in a computer's place; with a person once both want it."""
    lobby = _lobby(progress)
    seat = lobby.seat_of(caller.person)
    if not 0 <= to < len(lobby.seats):
        return Refusal(text("refuse-no-such-seat"))
    if seat is None:
        if lobby.seats[to] is not None:
            return Refusal(text("refuse-seat-taken", seat=Mark(to)))
        _seat(progress, to, SeatInfo(caller.name, caller.person, luck=caller.source))
        return None
    if seat == to:
        return Refusal(text("refuse-seated", seat=Mark(seat)))
    there = lobby.seats[to]
    if there is not None and there.person is not None and (to, seat) not in lobby.swaps:
        asked = tuple([swap for swap in lobby.swaps if swap[0] != seat])
        _put(progress, replace(lobby, swaps=(*asked, (seat, to))))
        return None
    seats = list(lobby.seats)
    seats[seat], seats[to] = seats[to], seats[seat]
    moved = {caller.person, there.person if there is not None else None}
    swaps = tuple([swap for swap in lobby.swaps if not {seat, to} & set(swap)])
    still = tuple([person for person in lobby.ready if person not in moved])
    _put(progress, replace(lobby, seats=tuple(seats), swaps=swaps, ready=still))
    return None


def add_computer(progress: Progress, message: AddComputer) -> Refusal | None:
    lobby, levels = _lobby(progress), progress.match.game.levels
    if message.level not in levels:
        return Refusal(text("refuse-level", least=levels[0], most=levels[-1]))
    if None not in lobby.seats:
        return Refusal(text("refuse-lobby-full"))
    seat = Seat(lobby.seats.index(None)) if message.seat is None else message.seat
    if not 0 <= seat < len(lobby.seats):
        return Refusal(text("refuse-no-such-seat"))
    if lobby.seats[seat] is not None:
        return Refusal(text("refuse-seat-taken", seat=Mark(seat)))
    _seat(progress, seat, computer(message.level))
    return None


def remove(progress: Progress, message: Remove) -> Refusal | None:
    lobby = _lobby(progress)
    if not 0 <= message.seat < len(lobby.seats):
        return Refusal(text("refuse-no-such-seat"))
    if lobby.seats[message.seat] is None:
        return Refusal(text("refuse-seat-free", seat=Mark(message.seat)))
    _clear(progress, message.seat)
    return None


def leave(progress: Progress, person: str) -> Refusal | None:
    """Without people there is no table: the last one to leave closes it."""
    seat = _lobby(progress).seat_of(person)
    if seat is None:
        return Refusal(text("refuse-not-seated"))
    _clear(progress, seat)
    return None


def set_option(progress: Progress, message: SetOption) -> Refusal | None:
    lobby, fixed = _lobby(progress), progress.row.fixed
    found = checked(progress.match.game, progress.match.options, fixed.settings, message.name, message.value)
    if isinstance(found, Refusal):
        return found
    options, settings = found
    values = options.model_dump(mode="json")
    if (values, settings) == (fixed.options, fixed.settings):
        return None
    progress.row = progress.row.agreed(replace(fixed, options=values, settings=settings))
    progress.match = progress.match._replace(options=options)
    _put(progress, replace(lobby, ready=(), changed=message.name))
    return None


def luck(progress: Progress, message: Luck) -> Refusal | None:
    """The person's own part of the entropy instead of his press's id."""
    lobby = _lobby(progress)
    seat = lobby.seat_of(message.caller.person)
    if seat is None:
        return Refusal(text("refuse-not-seated"))
    phrase = unicodedata.normalize("NFC", message.phrase.strip())
    if not 0 < len(phrase) <= LUCK or "|" in phrase or any(unicodedata.category(c)[0] == "C" for c in phrase):
        return Refusal(text("refuse-luck", most=LUCK))
    info = lobby.seats[seat]
    assert info is not None
    _put(progress, replace(lobby, seats=_with(lobby, seat, replace(info, luck=phrase))))
    return None


def begin(progress: Progress, caller: Caller) -> Refusal | None:
    """Deals, if enough sit and every person is ready; whoever begins is."""
    lobby, game = _lobby(progress), progress.match.game
    seated = [seat for seat in lobby.seats if seat is not None]
    if len(seated) not in game.players:
        return Refusal(text("refuse-too-few", least=game.players[0], seated=len(seated)))
    if lobby.held:
        return Refusal(text("refuse-held"))
    waiting = [
        seat
        for seat, info in enumerate(lobby.seats)
        if info is not None and info.person not in (None, caller.person, *lobby.ready)
    ]
    if waiting:
        return Refusal(text("refuse-not-ready", seat=Mark(Seat(waiting[0])), count=len(waiting)))
    _begin(progress, caller.source)
    return None


def host_silent(progress: Progress) -> None:
    """The next person after the host has the say from now on, unless somebody else is heard of first."""
    affairs, lobby = progress.row.affairs, _lobby(progress)
    people = lobby.people
    place = people.index(affairs.host) if affairs.host in people else -1
    after = replace(affairs, host=people[(place + 1) % len(people)], host_seen=None)
    progress.row = progress.row.settled(after)


def heard(progress: Progress, person: str) -> None:
    """Somebody who sits does something. Where the host was silent and the next one is, too, it is his now."""
    affairs, people = progress.row.affairs, _lobby(progress).people
    if affairs.host_seen is None and person != affairs.host and person in people:
        _host(progress, person)


def held_long_enough(progress: Progress) -> None:
    """Whoever has not confirmed the rematch loses his seat."""
    lobby = _lobby(progress)
    seats = tuple([None if seat is not None and seat.person in lobby.held else seat for seat in lobby.seats])
    _put(progress, replace(lobby, seats=seats, held=(), held_until=None))
    _after_leaving(progress)


def close(progress: Progress) -> None:
    """The table is closed before anything was dealt."""
    progress.row = progress.row.settled(replace(progress.row.affairs, lobby=None))
    progress.move(replace(progress.row.moving, ending=Ending((), "abandoned")))


def _begin(progress: Progress, press: str) -> None:
    row, lobby = progress.row, _lobby(progress)
    seats = tuple([seat for seat in lobby.seats if seat is not None])
    parts = [f"{i}:{seat.luck}" for i, seat in enumerate(seats, start=1) if seat.person is not None]
    fixed = replace(row.fixed, seats=seats, entropy="|".join([*parts, f"begin:{press}"]))
    progress.row = begun(row, fixed, progress.match.game, progress.match.options)
    progress.match = progress.match._replace(seats=len(seats), totals=(0,) * len(seats))
    progress.begin_deal()


def begun(row: Row, fixed: Fixed, game: AnyGame, options: GameOptions) -> Row:
    """The row with its seats, ready for the first deal."""
    count = len(fixed.seats)
    setup = game.opening(count, options).model_dump(mode="json", exclude_none=True)
    moving = Moving(prompts=(Prompt(),) * count, totals=(0,) * count, setup=setup)
    return row.agreed(fixed).settled(replace(row.affairs, lobby=None)).moved(moving)


def _lobby(progress: Progress) -> Lobby:
    lobby = progress.row.affairs.lobby
    assert lobby is not None
    return lobby


def _put(progress: Progress, lobby: Lobby) -> None:
    progress.row = progress.row.settled(replace(progress.row.affairs, lobby=lobby))


def _host(progress: Progress, person: str | None) -> None:
    affairs = replace(progress.row.affairs, host=person, host_seen=progress.now)
    progress.row = progress.row.settled(affairs)


def _with(lobby: Lobby, seat: Seat, info: SeatInfo | None) -> tuple[SeatInfo | None, ...]:
    return (*lobby.seats[:seat], info, *lobby.seats[seat + 1 :])


def _seat(progress: Progress, seat: Seat, info: SeatInfo) -> None:
    lobby = _lobby(progress)
    _put(progress, replace(lobby, seats=_with(lobby, seat, info)))


def _clear(progress: Progress, seat: Seat) -> None:
    lobby, info = _lobby(progress), _lobby(progress).seats[seat]
    assert info is not None
    swaps = tuple([swap for swap in lobby.swaps if seat not in swap])
    still = tuple([person for person in lobby.ready if person != info.person])
    waiting = tuple([person for person in lobby.held if person != info.person])
    until = lobby.held_until if waiting else None
    seats = _with(lobby, seat, None)
    _put(progress, replace(lobby, seats=seats, swaps=swaps, ready=still, held=waiting, held_until=until))
    _after_leaving(progress)


def _after_leaving(progress: Progress) -> None:
    affairs, people = progress.row.affairs, _lobby(progress).people
    if not people:
        close(progress)
    elif affairs.host not in people:
        _host(progress, people[0])
