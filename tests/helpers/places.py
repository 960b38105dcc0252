"""What both fakes of a platform share: its places, its faults by script, the gap between edits of a board."""

from collections import defaultdict, deque

from bot.outlet import Budget, Place, PlaceKind
from bot.ports import Clock, Seconds

ROUNDING = 1e-6


class Places:
    """A platform by name and budget. ``PLATFORM:u…`` are persons; a chat's ``#…`` is a topic of it.

    What would be wrong on a real platform is gathered in ``wrong``, for an exception would be taken for a
    fault of the platform's.
    """

    def __init__(self, clock: Clock, name: str, budget: Budget) -> None:
        self._clock = clock
        self._name = name
        self._budget = budget
        self._faults: dict[str | None, deque[Exception]] = defaultdict(deque)
        self._edited: dict[tuple[str, str], Seconds] = {}
        self.wrong: list[str] = []

    @property
    def name(self) -> str:
        return self._name

    @property
    def budget(self) -> Budget:
        return self._budget

    def kind(self, place: Place) -> PlaceKind:
        return "private" if place.partition(":")[2].startswith("u") else "group"

    def share(self, place: Place) -> str:
        return place.partition("#")[0]

    def fail(self, error: Exception, place: str | None = None, times: int = 1) -> None:
        """The next calls (in this place) are answered so."""
        self._faults[place].extend([error] * times)

    def _edits(self, place: Place, message: str) -> None:
        """A board is edited: not before its gap is over."""
        now, before = self._clock.now(), self._edited.get((place, message))
        gap = self._budget.board_gap.get(self.kind(place), 0.0)
        if before is not None and now - before < gap - ROUNDING:
            self.wrong.append(f"{place} {message} edited after {now - before:.3f} s")
        self._edited[place, message] = now
