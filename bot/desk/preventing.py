"""Why something comes to nothing at a table, known before somebody is led through a choice to it.

The table itself judges what is done; here only as much is asked as shows on its board.
"""

from bot.desk.talk import Talk, is_host, seat_of
from bot.posts import LobbyView, Standing
from bot.rights import Act, Role, refused
from rules.kit.scene import Text, text
from rules.kit.seats import Seat


def has_room(standing: Standing, seat: int | None) -> bool:
    """Whether a seat (this one) can be taken; where not, the table says why."""
    if standing.result is not None:
        return False
    free = standing.free if standing.lobby is None else free_seats(standing.lobby)
    return bool(free) if seat is None else seat in free


def free_seats(lobby: LobbyView) -> list[Seat]:
    """Where somebody may sit down."""
    return [Seat(number) for number, info in enumerate(lobby.seats) if info is None]


async def no_computer(talk: Talk, standing: Standing) -> Text | None:
    """Why this person can add none. Raises ``OutletError``."""
    begun = _begun(standing)
    if begun is not None or standing.lobby is None:
        return begun
    right = await _no_right(talk, Act.COMPUTERS, standing)
    return right if right is not None or free_seats(standing.lobby) else text("refuse-lobby-full")


def _begun(standing: Standing) -> Text | None:
    """Why nothing of the lobby can be changed any more."""
    if standing.result is not None:
        return text("refuse-match-over")
    return text("refuse-begun") if standing.lobby is None else None


async def _no_right(talk: Talk, act: Act, standing: Standing) -> Text | None:
    """Why the person may not do it at this table. Raises ``OutletError``."""
    role = Role.HOST if is_host(standing, talk.visitor.person) else Role.STRANGER
    if (await talk.caller(act, standing)).admin:
        role |= Role.ADMIN
    refusal = refused(act, role)
    return None if refusal is None else refusal.reason


async def no_kick(talk: Talk, standing: Standing) -> Text | None:
    """Why this person kicks nobody, whoever it is. Raises ``OutletError``."""
    if standing.result is not None:
        return text("refuse-match-over")
    if standing.lobby is not None:
        return await _no_right(talk, Act.REMOVE, standing)
    if seat_of(standing, talk.visitor.person) is not None:
        return None
    return text("refuse-not-seated") if await _no_right(talk, Act.KICK, standing) is not None else None


async def no_option(talk: Talk, standing: Standing) -> Text | None:
    """Why this person changes no option there. Raises ``OutletError``."""
    return await _no_right(talk, Act.OPTIONS, standing)


def no_luck(talk: Talk, standing: Standing) -> Text | None:
    """Why a phrase of this person would be of no use."""
    begun = _begun(standing)
    if begun is None and seat_of(standing, talk.visitor.person) is None:
        return text("refuse-not-seated")
    return begun
