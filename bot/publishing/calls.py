"""What to send for a slot: the page is made here, at the moment of sending, and no earlier."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, cast

import structlog

from bot.logs import places
from bot.outlet import ChatPlace, MessageId, Outlet, Place, PrivatePlace
from bot.page import PrivatePage, PublicPage
from bot.ports import Slot
from bot.posts import BoardPost, PanelPost
from bot.publishing.reports import House, Pages
from bot.publishing.slots import (
    BEGUN,
    NUDGED,
    Facts,
    Post,
    Shown,
    called,
    edition_of,
    facts_of,
    worth_a_message,
)

log = structlog.get_logger()

Edit: TypeAlias = Callable[[PublicPage], Awaitable[bool]]
"""An adapter's own edit of a board; whether it was done."""
Kind: TypeAlias = Literal["none", "post", "edit_post", "write", "edit_written"]


@dataclass(frozen=True, slots=True)
class Call:
    """One call of an outlet (``none``: the page stands there already), and what is so once it is done.

    ``whole``: the state is shown as it will be found again (no draft, no trouble, no neutral text): only
    that is remembered across a restart. ``told``: nudges told by then. ``over``: the match is.
    """

    kind: Kind
    slot: Shown
    post: Post
    place: Place
    page: PublicPage | PrivatePage | None = field(repr=False)
    whole: bool
    facts: Facts | None = field(default=None, repr=False)
    mentions: tuple[str, ...] = ()
    told: int = 0
    over: bool = False

    @property
    def new(self) -> bool:
        """Whether it makes a message."""
        return self.kind in ("post", "write")

    @property
    def neutral(self) -> bool:
        """Whether the message says less than the page until it is edited."""
        return self.kind == "write" and cast(PrivatePage, self.page).neutral is not None

    def rows(self) -> list[Slot]:
        """For the store, once it is done."""
        rows = [self.slot.row(self.post.version if self.whole and not self.neutral else 0)]
        if self.told:
            rows.append(Slot(self.slot.table, NUDGED, rows[0].place, rows[0].message, self.told))
        return rows


def _board_call(slot: Shown, post: BoardPost, pages: Pages, house: House, *, pads: bool) -> Call | None:
    """For a table's public message; None: nothing is to be shown. ``pads``: as in ``Budget.pad``. Whatever
    ``pages`` raises goes through."""
    standing, place = post.standing, slot.place
    assert place is not None
    if slot.name == BEGUN:
        if slot.message is not None:
            return None
        return Call("post", slot, post, place, pages.begun(post, house.language_of(place)), True)
    over = standing.result is not None
    if slot.message is None and over and not slot.ever:
        # The result of long ago: whoever looks at the table now is no reason to post it again.
        return None
    whole = standing.trouble is None
    told = max(slot.nudged, standing.nudged[0])
    known = slot.page is None and slot.message is not None and slot.version == post.version
    if known and whole and slot.nudged == told:
        return Call("none", slot, post, place, None, whole, facts_of(standing), (), told, over)
    page = pages.board(post, house.language_of(place), _pad(post, house) if pads else 0)
    mentions = called(standing, slot.nudged)
    kind: Kind = "edit_post"
    if slot.message is None or mentions:
        kind = "post"
    elif page == slot.page:
        kind = "none"
    return Call(kind, slot, post, place, page, whole, facts_of(standing), mentions, told, over)


def next_call(slot: Shown, pages: Pages, house: House, *, pads: bool) -> Call | None:
    """What to send for the slot; None: nothing, and its state is dropped. ``pads``: as in ``Budget.pad``."""
    post = slot.post
    try:
        if post is None or (post.version, edition_of(post)) == slot.refused:
            call = None
        elif isinstance(post, BoardPost):
            call = _board_call(slot, post, pages, house, pads=pads)
        else:
            call = _panel_call(slot, post, pages, house)
    except Exception as error:
        log.error("page not made", table=slot.table, slot=slot.name, error=places(error))
        call = None
    if call is None:
        slot.post = None
    return call


def _pad(post: BoardPost, house: House) -> int:
    """How many numbers the board needs: as many as the longest hand of who is asked and has only pop-ups."""
    standing = post.standing
    if not post.held or standing.pause is not None or standing.trouble is not None:
        return 0
    here = [
        seat
        for seat in standing.acting
        if seat not in standing.computers and house.way_of(standing.people[seat] or "") == "here"
    ]
    return max((post.held[seat] for seat in here), default=0)


def _panel_call(slot: Shown, post: PanelPost, pages: Pages, house: House) -> Call | None:
    """For a seat's private message; None: its person wants none, or it is not worth a first one."""
    place = slot.place
    assert place is not None
    if house.way_of(place) != "private":
        return None
    whole = post.edition == 0
    if slot.message is None and not worth_a_message(post):
        return None
    if slot.page is None and slot.message is not None and slot.version == post.version and whole:
        return Call("none", slot, post, place, None, whole)
    page = pages.panel(post, house.language_of(place))
    kind: Kind = "write" if slot.message is None else "none" if page == slot.page else "edit_written"
    return Call(kind, slot, post, place, page, whole)


async def carry_out(outlet: Outlet, call: Call) -> MessageId | None:
    """Calls the outlet; the new message, if it makes one. A chat is given public pages alone: the types of
    ``Outlet`` say so, and here it is looked at once more."""
    page, message = call.page, call.slot.message
    if isinstance(page, PublicPage):
        assert call.slot.seat is None
        place = ChatPlace(call.place)
        if call.kind == "post":
            return await outlet.post(place, page, call.mentions)
        assert message is not None
        await outlet.edit_post(place, message, page)
        return None
    assert isinstance(page, PrivatePage) and call.slot.seat is not None
    person = PrivatePlace(call.place)
    if call.kind == "write":
        return await outlet.write(person, page)
    assert message is not None
    await outlet.edit_written(person, message, page)
    return None
