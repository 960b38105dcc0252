"""The draw for start numbers (§4)."""

from collections.abc import Sequence

from rules.kit.seats import Seat, all_seats

Group = tuple[tuple[Seat, int], ...]


class Draw:
    """The draw as far as ``dice`` go: everybody rolls in seat order, the highest die is number 1; tied
    groups roll again, the highest group first, each resolved to its end before the next.

    ``order`` holds the seats by start number once all are known, else None; ``roller`` who rolls next;
    ``groups`` the rolls, group by group.

    >>> Draw(3, [2, 2, 1, 3, 2]).order
    (0, 1, 2)
    """

    def __init__(self, seats: int, dice: Sequence[int]) -> None:
        self._dice = dice
        self._used = 0
        self.roller: Seat | None = None
        self.groups: list[Group] = []
        found = self._resolve(all_seats(seats))
        self.order: tuple[Seat, ...] | None = found if self.roller is None else None

    def _resolve(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        dice = self._dice[self._used : self._used + len(seats)]
        self._used += len(dice)
        if dice:
            self.groups.append(tuple(zip(seats, dice, strict=False)))
        if len(dice) < len(seats):
            self.roller = self.roller if self.roller is not None else seats[len(dice)]
            return ()
        ranked: tuple[Seat, ...] = ()
        for value in range(6, 0, -1):
            tied = tuple(seat for seat, die in zip(seats, dice, strict=True) if die == value)
            if len(tied) > 1 and self.roller is None:
                tied = self._resolve(tied)
            ranked += tied
        return ranked
