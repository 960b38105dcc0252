"""A second reading of koblarz.md: the game written down again from the page alone, as plainly as can be.

It shares nothing with ``rules.koblarz``: stakes, rolls and tokens are lists that are changed in place. What
both say of the same game must be the same at every moment.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

Act: TypeAlias = tuple[str, int | None]
"""``("bet", 2)``, ``("roll", None)``, ``("joker", side or None)``, ``("fire", None)``."""
PAIRS = {
    3: "13 23 12",
    4: "13 24 14 23",
    5: "12 34 15 23 45",
    6: "12 34 56 23 16 45",
    7: "12 34 56 17 23 45 67",
}


class Second:
    """One game. ``die`` gives the dice for the start numbers, if there are any to draw."""

    def __init__(
        self, seats: int, options: dict[str, Any], setup: dict[str, Any], die: Callable[[], int]
    ) -> None:
        nothing = {"coins": 0, "jokers": 0}
        self.seats, self.options = seats, options
        self.wallets = list(setup.get("wallets", [10] * seats))
        self.socks = list(setup.get("socks", [0] * seats))
        self.sock_jokers = list(setup.get("sock_jokers", [0] * seats))
        self.jokers = list(setup.get("jokers", [True] * seats))
        self.fires = list(setup.get("fires", [True] * seats))
        self.locked = [False] * seats
        self.banks = [dict(bank) for bank in setup.get("banks", [nothing] * seats)]
        self.trash = dict(setup.get("trash", nothing))
        if options["numbers"] == "seats":
            self.numbers = list(range(1, seats + 1))
        else:
            self.numbers = list(setup.get("numbers") or drawn(seats, die))
        self.pairs = [[self.numbers.index(int(n)) for n in pair] for pair in PAIRS[seats].split()]
        self.round, self.bank, self.phase = setup.get("round", 1), 0, "bet"
        self._go_on([(self.round, bank) for bank in range(seats)])

    def _dead(self, bank: int) -> bool:
        return not any(self.banks[bank].values()) and not any(self.wallets[seat] for seat in self.pairs[bank])

    def _finished(self, seat: int) -> bool:
        own = [bank for bank in range(self.seats) if seat in self.pairs[bank]]
        return not self.wallets[seat] and all(self._dead(bank) for bank in own)

    def _next(self) -> None:
        later = [(self.round, bank) for bank in range(self.bank + 1, self.seats)]
        self._go_on(later + [(self.round + 1, bank) for bank in range(self.bank + 1)])

    def _go_on(self, turns: list[tuple[int, int]]) -> None:
        """To the first of these turns whose bank is not dead."""
        self.stakes: dict[int, int] = {}
        self.calls: list[int] | None = None
        self.target: int | None = None
        self.rolls: list[int] = []
        self.joker_used = self.pair_rolled = False
        self.challenge: dict[str, int] | None = None
        alive = [turn for turn in turns if not self._dead(turn[1])]
        self.phase = "bet" if alive else "over"
        if alive:
            self.round, self.bank = alive[0]
            self._stakes_in()

    def _asked(self) -> list[int]:
        return [seat for seat in self.pairs[self.bank] if self.wallets[seat] and seat not in self.stakes]

    def _stakes_in(self) -> None:
        if self._asked():
            return
        pair = self.pairs[self.bank]
        staked = [self.stakes.get(seat, 0) for seat in pair]
        calls = [coins or self.options["empty_call"] for coins in staked]
        for seat, coins in zip(pair, staked, strict=True):
            self.wallets[seat] -= coins
            self.banks[self.bank]["coins"] += coins
        if calls == [3, 3] and staked != [0, 0]:
            self._next()
            return
        self.phase, self.calls, self.target = "roll", calls, sum(calls)
        left = dict(zip(pair, calls, strict=True))
        low_always = self.seats == 4 and self.options["four_players"] == "low-number"
        order = pair if low_always or staked[0] >= staked[1] else pair[::-1]
        while any(left.values()):
            for seat in order:
                times = left[seat] if self.options["rolls"] == "in-a-row" else min(1, left[seat])
                self.rolls += [seat] * times
                left[seat] -= times

    def legal(self, seat: int) -> set[Act]:
        if self.phase == "bet":
            few = min(3, self.wallets[seat]) if seat in self._asked() else 0
            return {("bet", coins) for coins in range(1, few + 1)}
        if self.phase == "over":
            return set()
        may: set[Act] = {("roll", None)} if self.rolls[0] == seat else set()
        if self.options["finished_players"] == "watch" and self._finished(seat):
            return may
        if self.jokers[seat] and not self.joker_used:
            if not self.pair_rolled and seat not in self.pairs[self.bank] and self.socks[seat] >= 1:
                may |= {("joker", 1), ("joker", 2)}
            if self.pair_rolled and (self.socks[seat] >= 1 or not self.options["throw_needs_sock"]):
                may.add(("joker", None))
        if self.fires[seat] and not self.jokers[seat] and not self.locked[seat]:
            may.add(("fire", None))
        return may

    def act(self, seat: int, act: Act, die: int = 0) -> None:
        """A legal act; ``die`` is what a roll shows."""
        do, argument = act
        bank = self.banks[self.bank]
        if do == "bet":
            self.stakes[seat] = argument or 0
            self._stakes_in()
        elif do == "roll":
            self._roll(seat, die)
        elif do == "fire":
            self.fires[seat] = False
            self._empty_into(self.trash)
        else:
            self.jokers[seat], self.joker_used = False, True
            bank["jokers"] += 1
            if argument:
                self.challenge = {"seat": seat, "side": argument}
                self.rolls = [seat] * argument + self.rolls
            else:
                self.rolls = [other for other in self.rolls if other != seat]
                if not self.rolls:
                    self._next()

    def _empty_into(self, place: dict[str, int]) -> None:
        for kind, count in self.banks[self.bank].items():
            place[kind] += count
        self.banks[self.bank] = {"coins": 0, "jokers": 0}
        self._next()

    def _roll(self, seat: int, die: int) -> None:
        self.rolls.pop(0)
        self.pair_rolled = self.pair_rolled or seat in self.pairs[self.bank]
        if die == self.target:
            taken = {"coins": 0, "jokers": 0}
            self._empty_into(taken)
            self.socks[seat] += taken["coins"]
            self.sock_jokers[seat] += taken["jokers"]
            return
        if self.challenge and self.challenge["seat"] == seat and seat not in self.rolls:
            self._pay(seat, 2 * self.challenge["side"])
        if not self.rolls:
            self._next()

    def _pay(self, seat: int, penalty: int) -> None:
        """Coin by coin: one of the sock, else two of the wallet, else what is there and a debt."""
        for _ in range(penalty):
            purse, price = (self.socks, 1) if self.socks[seat] else (self.wallets, 2)
            paid = min(price, purse[seat])
            purse[seat] -= paid
            self.banks[self.bank]["coins"] += paid
            self.locked[seat] = self.locked[seat] or paid < price

    def facts(self) -> dict[str, Any]:
        must = {"bet": sorted(self._asked()), "roll": self.rolls[:1], "over": []}[self.phase]
        others = [seat for seat in range(self.seats) if seat not in must and self.phase == "roll"]
        return {
            "phase": self.phase, "to_act": must, "may_act": [seat for seat in others if self.legal(seat)],
            "round": self.round, "bank": self.bank + 1, "pair": self.pairs[self.bank],
            "numbers": self.numbers, "wallets": self.wallets, "socks": self.socks,
            "sock_jokers": self.sock_jokers, "jokers": self.jokers, "fires": self.fires,
            "locked": self.locked, "banks": self.banks, "trash": self.trash,
            "stakes": [self.stakes.get(seat) for seat in range(self.seats)], "calls": self.calls,
            "target": self.target, "rolls_left": self.rolls, "joker_used": self.joker_used,
            "pair_rolled": self.pair_rolled, "challenge": self.challenge,
        }  # fmt: skip

    def scores(self) -> list[int]:
        won = [10 * coins + 20 * jokers for coins, jokers in zip(self.socks, self.sock_jokers, strict=True)]
        held = [20 * joker + 20 * fire for joker, fire in zip(self.jokers, self.fires, strict=True)]
        return [points - lost for points, lost in zip(won, held, strict=True)]

    def silesian(self) -> bool:
        alike = (self.socks, self.sock_jokers, self.jokers)
        return bool(self.options["silesian_draw"]) and all(len(set(values)) == 1 for values in alike)


def drawn(seats: int, die: Callable[[], int]) -> list[int]:
    """The start numbers by seat."""
    order: list[int] = []

    def roll(group: list[int]) -> None:
        rolled = [(die(), seat) for seat in group]
        for value in range(6, 0, -1):
            same = [seat for shown, seat in rolled if shown == value]
            order.extend(same) if len(same) == 1 else roll(same) if same else None

    roll(list(range(seats)))
    return [order.index(seat) + 1 for seat in range(seats)]
