"""Who comes to the desk, and what he is told: the two things that adapters hand over and get back."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from bot.page import KeyRow, PrivatePage
from bot.ports import TableId
from rules.kit.scene import Text


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who pressed or typed something. ``person`` and ``chat``: ``PLATFORM:…``; ``language``: the
    platform's tag for the person, ``chat_language``: for the chat; ``source``: the platform's id of this
    press or message, the same when it is delivered again; ``message``: of the chat, whose key was pressed
    (None where it is not certain that the message has that key).
    ``is_admin`` asks the platform, and may raise ``OutletError``. ``answers_are_private``: nobody else sees
    what a command is answered. ``start_url``: the address under which the person opens the bot with a
    payload, where the bot cannot write first."""

    person: str
    name: str
    chat: str
    platform: str
    source: str
    is_admin: Callable[[], Awaitable[bool]] = field(repr=False)
    language: str | None = None
    chat_language: str | None = None
    is_private_chat: bool = False
    answers_are_private: bool = True
    start_url: Callable[[str], str] | None = field(default=None, repr=False)
    message: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a long text; a platform begins a new message between sections (or paragraphs)."""

    body: Text
    title: Text | None = None


@dataclass(frozen=True, slots=True)
class File:
    """A file to be sent along."""

    name: str
    body: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Ask:
    """What may be typed instead of pressing a key: words behind ``command`` and ``words``. A platform that
    has forms offers one."""

    command: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer. ``said``: lines in ``language``, the texts of ``game`` before the house's, ``names`` by
    seat; ``rows``: keys that go with them; ``sections``: a long text after them.

    ``page``: the person's own panel, ``short``: the same in a few words for a pop-up, in the order of their
    weight. They, and whatever is ``secret``, go to that person alone: a command
    whose answers others see never gets such a reply. ``alert``: he should not overlook it (a pop-up instead
    of a toast); ``in_place``: the message whose key was pressed becomes this one; ``gone``: that message has
    done its work and is deleted; ``delete``: the person's own message is deleted where the bot may; ``url``:
    an address that is opened; ``ask``: what may be typed as well; ``table``: whose panel ``page`` is,
    or at which something was done; ``shown`` says whether everybody reads on its board what that was.
    """

    language: str
    said: tuple[Text, ...] = field(default=(), repr=False)
    game: str | None = None
    names: tuple[str, ...] = ()
    rows: tuple[KeyRow, ...] = field(default=(), repr=False)
    sections: tuple[Section, ...] = ()
    page: PrivatePage | None = field(default=None, repr=False)
    short: tuple[Text, ...] = field(default=(), repr=False)
    file: File | None = None
    url: str | None = field(default=None, repr=False)
    ask: Ask | None = None
    table: TableId | None = None
    alert: bool = False
    secret: bool = False
    in_place: bool = False
    gone: bool = False
    delete: bool = False
    shown: Callable[[], bool] | None = field(default=None, repr=False, compare=False)

    def but(
        self,
        *,
        in_place: bool = False,
        gone: bool = False,
        delete: bool = False,
        secret: bool = False,
        rows: tuple[KeyRow, ...] | None = None,
    ) -> "Reply":
        """The same with these set."""
        return replace(
            self,
            in_place=in_place or self.in_place,
            gone=gone or self.gone,
            delete=delete or self.delete,
            secret=secret or self.secret,
            rows=self.rows if rows is None else rows,
        )
