"""A platform whose answers are scripted, and which counts what it is sent."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.outlet import (
    Budget,
    ChatPlace,
    MessageGone,
    MessageId,
    Outlet,
    Place,
    PlaceKind,
    PlatformDown,
    PrivatePlace,
    Rate,
)
from bot.page import PrivatePage, PublicPage
from bot.ports import Clock, Seconds
from tests.helpers.places import ROUNDING, Places

TIGHT = Budget(
    per_place={"group": (Rate(4, 6.0),), "private": (Rate(3, 3.0),)},
    overall=(Rate(8, 2.0),),
    board_gap={"group": 3.0},
)
WIDE = Budget(per_place={})


@dataclass(frozen=True, slots=True)
class Sent:
    """One call that arrived. ``error``: what was answered instead of a message."""

    at: Seconds
    kind: str
    place: str
    message: str
    page: PublicPage | PrivatePage | None = None
    mentions: tuple[str, ...] = ()
    error: str | None = None


class ScriptedOutlet(Places):
    """A ``bot.outlet.Outlet`` that remembers each call."""

    def __init__(self, clock: Clock, name: str = "telegram", budget: Budget = WIDE, neutral: bool = True):
        super().__init__(clock, name, budget)
        self._neutral = neutral
        self._lost = 0
        self._next = 100
        self._arrived: list[tuple[Seconds, str, PlaceKind]] = []
        self.slow: Seconds = 0.0
        """How long every call takes."""
        self.down = False
        self.sent: list[Sent] = []
        self.messages: dict[tuple[str, str], PublicPage | PrivatePage | None] = {}
        """What stands where; None: the neutral text, or a page without keys."""
        self.bare: set[tuple[str, str]] = set()
        """Messages without keys."""

    # What tests do to it.

    def lose_answers(self, times: int = 1) -> None:
        """The next new messages are taken, but whoever sent them hears of an outage."""
        self._lost = times

    def lose(self, place: str, message: str) -> None:
        """Somebody deletes the message."""
        del self.messages[place, message]

    def at(self, place: str) -> list[PublicPage | PrivatePage | None]:
        """The pages that stand in a place, the oldest first."""
        return [page for (where, _), page in self.messages.items() if where == place]

    def ids(self, place: str) -> list[str]:
        return [message for where, message in self.messages if where == place]

    def kinds(self, place: str | None = None) -> list[str]:
        """What arrived, in order."""
        return [call.kind for call in self.sent if place in (None, call.place)]

    def mentions(self) -> list[str]:
        return [person for call in self.sent for person in call.mentions]

    # The port.

    async def post(self, place: ChatPlace, page: PublicPage, mentions: Sequence[str]) -> MessageId:
        if not isinstance(page, PublicPage) or self.kind(place) != "group":
            self.wrong.append(f"a private page in {place}")
        return await self._new("post", place, page, mentions)

    async def edit_post(self, place: ChatPlace, message: MessageId, page: PublicPage) -> None:
        if not isinstance(page, PublicPage) or self.kind(place) != "group":
            self.wrong.append(f"a private page in {place}")
        self._edits(place, message)
        await self._edit("edit_post", place, message, page)

    async def write(self, place: PrivatePlace, page: PrivatePage) -> MessageId:
        return await self._new("write", place, page, ())

    async def edit_written(self, place: PrivatePlace, message: MessageId, page: PrivatePage) -> None:
        await self._edit("edit_written", place, message, page)

    async def strip(self, place: Place, message: MessageId) -> None:
        await self._called(Sent(self._clock.now(), "strip", place, message))
        self._known(place, message)
        self.bare.add((place, message))

    async def delete(self, place: Place, message: MessageId) -> None:
        await self._called(Sent(self._clock.now(), "delete", place, message))
        self._known(place, message)
        del self.messages[place, message]

    async def _new(
        self, kind: str, place: Place, page: PublicPage | PrivatePage, mentions: Sequence[str]
    ) -> MessageId:
        message = MessageId(str(self._next))
        self._next += 1
        await self._called(Sent(self._clock.now(), kind, place, message, page, tuple(mentions)))
        neutral = isinstance(page, PrivatePage) and page.neutral is not None
        self.messages[place, message] = None if neutral else page
        if self._lost:
            self._lost -= 1
            raise PlatformDown
        return message

    async def _edit(
        self, kind: str, place: Place, message: MessageId, page: PublicPage | PrivatePage
    ) -> None:
        await self._called(Sent(self._clock.now(), kind, place, message, page))
        self._known(place, message)
        self.messages[place, message] = page

    def _known(self, place: Place, message: MessageId) -> None:
        if (place, message) not in self.messages:
            raise MessageGone

    async def _called(self, call: Sent) -> None:
        self._count(call)
        error = self._fault(call.place)
        self.sent.append(
            Sent(
                call.at,
                call.kind,
                call.place,
                call.message,
                call.page,
                call.mentions,
                type(error).__name__ if error else None,
            )
        )
        if self.slow:
            await self._clock.until(self._clock.now() + self.slow)
        if error is not None:
            raise error

    def _fault(self, place: str) -> Exception | None:
        if self.down:
            return PlatformDown()
        for where in (place, None):
            if self._faults[where]:
                return self._faults[where].popleft()
        return None

    def _count(self, call: Sent) -> None:
        place = ChatPlace(call.place)
        kind, share, now = self.kind(place), self.share(place), call.at
        self._arrived.append((now, share, kind))
        for rate in self._budget.per_place.get(kind, ()):
            self._check(rate, [at for at, where, _ in self._arrived if where == share], share)
        for rate in self._budget.overall:
            self._check(rate, [at for at, _, _ in self._arrived], "overall")

    def _check(self, rate: Rate, arrived: list[Seconds], what: str) -> None:
        within = [at for at in arrived if arrived[-1] - at < rate.seconds - ROUNDING]
        if len(within) > rate.calls:
            self.wrong.append(f"{what}: {len(within)} calls in {rate.seconds:g} s")


def counted(outlet: ScriptedOutlet) -> Mapping[str, int]:
    """How many calls of each kind went well."""
    return Counter(call.kind for call in outlet.sent if call.error is None)


def is_outlet(outlet: Outlet) -> Outlet:
    """For mypy and for readers: the fake is the port."""
    return outlet
