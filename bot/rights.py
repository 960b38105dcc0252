"""Who may do what: one table for the lobby, the match and a chat's settings (product.md, 1 and 7)."""

from collections.abc import Mapping
from enum import Enum, Flag, auto
from types import MappingProxyType

from rules.kit.scene import Refusal, Text, text


class Role(Flag):
    """What somebody is at a table and in its chat; somebody may be several things at once."""

    STRANGER = auto()
    """Does not sit at the table."""
    PLAYER = auto()
    HOST = auto()
    ADMIN = auto()
    """Of the chat, by the platform's word."""


class Act(Enum):
    """What not everybody may do. Whatever a person does with his own seat is not among it."""

    BEGIN = "begin"
    OPTIONS = "options"
    COMPUTERS = "computers"
    """Add a computer to the lobby."""
    REMOVE = "remove"
    """Take somebody out of the lobby."""
    CLOSE = "close"
    """Close a table before deal 1 has ended; after that its host alone cannot."""
    CLOSE_LATE = "close-late"
    """Close a table after deal 1 without a vote."""
    KICK = "kick"
    """Take a seat from somebody in a match without a vote."""
    VOTE = "vote"
    OPEN = "open"
    """Open a table, where everybody may."""
    OPEN_GUARDED = "open-guarded"
    """Open a table in a chat whose settings leave that to its admins."""
    SETTINGS = "settings"


_ANYBODY = Role.STRANGER | Role.PLAYER | Role.HOST | Role.ADMIN
_RIGHTS: Mapping[Act, Role] = MappingProxyType(
    {
        Act.BEGIN: Role.HOST | Role.ADMIN,
        Act.OPTIONS: Role.HOST | Role.ADMIN,
        Act.COMPUTERS: Role.HOST | Role.ADMIN,
        Act.REMOVE: Role.HOST | Role.ADMIN,
        Act.CLOSE: Role.HOST | Role.ADMIN,
        Act.CLOSE_LATE: Role.ADMIN,
        Act.KICK: Role.ADMIN,
        Act.VOTE: Role.PLAYER | Role.HOST,
        Act.OPEN: _ANYBODY,
        Act.OPEN_GUARDED: Role.ADMIN,
        Act.SETTINGS: Role.ADMIN,
    }
)


def may(roles: Role, act: Act) -> bool:
    """Whether one of these roles is enough for it.

    >>> may(Role.HOST, Act.BEGIN), may(Role.PLAYER, Act.BEGIN), may(Role.PLAYER | Role.ADMIN, Act.KICK)
    (True, False, True)
    """
    return bool(roles & _RIGHTS[act])


def admin_counts(act: Act) -> bool:
    """Whether it makes a difference that somebody is an admin, so that the platform must be asked.

    >>> admin_counts(Act.SETTINGS), admin_counts(Act.OPEN)
    (True, False)
    """
    return Role.ADMIN in _RIGHTS[act] and Role.STRANGER not in _RIGHTS[act]


def refused(act: Act, roles: Role) -> Refusal | None:
    """Why not, and who may; None: these roles may."""
    return None if may(roles, act) else Refusal(_reason(act))


def _reason(act: Act) -> Text:
    match act:
        case Act.BEGIN:
            return text("refuse-right-begin")
        case Act.OPTIONS:
            return text("refuse-right-options")
        case Act.COMPUTERS:
            return text("refuse-right-computers")
        case Act.REMOVE:
            return text("refuse-right-remove")
        case Act.CLOSE:
            return text("refuse-right-close")
        case Act.CLOSE_LATE:
            return text("refuse-right-close-late")
        case Act.KICK:
            return text("refuse-right-kick")
        case Act.OPEN | Act.OPEN_GUARDED:
            return text("refuse-right-open")
        case Act.SETTINGS:
            return text("refuse-right-settings")
        case Act.VOTE:
            return text("refuse-not-seated")
