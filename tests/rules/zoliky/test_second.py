"""Random deals with random options, held against a second reading of the page (second.py)."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rules.kit.action import dump_action
from rules.kit.chance import Shuffled, seeded
from rules.kit.contract import Over, Shuffle
from rules.kit.record import read_action, read_options
from rules.kit.seats import Seat
from rules.zoliky import GAME as ZOLIKY
from tests.rules.zoliky.acts import Acts
from tests.rules.zoliky.second import Act, Illegal, Second, drawn_leader
from tests.rules.zoliky.second_melds import CARDS, JOKER, PLACES, RANKS, SUITS

DEALS = {"any": 10, "stock": 2, "pile": 5}
"""For each number of players, by the way of playing: whatever comes; or hardly anything but draws from there
and discards, so that the stock runs out, or that nothing moves."""
MOST_ACTS = {"any": 250, "stock": 250, "pile": 1000}
"""After so many a deal is left."""


def some_options(random: Random) -> dict[str, Any]:
    return {
        "jokers": random.choice([2, 4, 6]),
        "locked_rounds": random.choice([0, 0, 0, 1, 2, 3]),
        "opening": random.choice([0, 20, 42, 42, 60]),
        "pure_run": random.random() < 0.6,
    }


def near_melds(random: Random, pack: Sequence[str], sizes: Sequence[int]) -> list[str]:
    """A shuffle that deals hands of melds at a cut of three; ``sizes``: of the hands, the leader's first."""
    pool = random.sample(pack, len(pack))
    front = [pool.pop(next(i for i, card in enumerate(pool) if card != JOKER)) for _ in range(3)]
    hands: list[list[str]] = []
    for size in sizes:
        hand: list[str] = []
        while len(hand) < size:
            if random.random() < 0.1:
                wanted = pool[:1]
            elif random.random() < 0.6:
                suit, low = random.choice(SUITS), random.randrange(12)
                wanted = [rank + suit for rank in PLACES[low : low + random.choice([3, 3, 4, 5])]]
            else:
                wanted = [random.choice(RANKS) + suit for suit in SUITS]
                wanted = [wanted[0][0] + card[1] for card in wanted][: random.choice([3, 4])]
            if random.random() < 0.2:
                wanted[random.randrange(len(wanted))] = JOKER
            for card in wanted:
                if card in pool and len(hand) < size:
                    pool.remove(card)
                    hand.append(card)
        hands.append(random.sample(hand, size))
    packets = [3, *[2] * (len(sizes) - 1)]
    while any(hands):
        for seat, hand in enumerate(hands):
            front += hand[: packets[seat]]
            del hand[: packets[seat]]
        packets = [2] * len(sizes)
    return [*front, *pool]


class Both:
    """The same deal, played by the rules and by the second reading."""

    def __init__(self, seed: str, seats: int) -> None:
        self.random, self.seed, self.tried = Random(seed), seed, 0
        random, options = self.random, some_options(self.random)
        carried = [0] * seats
        for _ in range(random.choice([0, 0, 1, 2])):
            carried[random.randrange(seats)] += 1
        chosen = random.choice([None, *range(seats)])
        leading = {} if chosen is None else {"leader": chosen}
        setup = ZOLIKY.setup(carried=tuple(carried), **leading)
        self.state = ZOLIKY.start(seats, read_options(ZOLIKY, options), setup)
        pack = sorted([*CARDS * 2, *[JOKER] * (options["jokers"] - sum(carried))])
        leader = (
            drawn_leader(seats, self._settle(random.sample(pack, len(pack)))) if chosen is None else chosen
        )
        sizes = [14 + (i == 0) - carried[(leader + i) % seats] for i in range(seats)]
        cards = near_melds(random, pack, sizes) if random.random() < 0.8 else random.sample(pack, len(pack))
        self.second = Second(seats, options, leader, carried, self._settle(cards))
        self.acts = Acts(random, self.second)

    def _settle(self, cards: list[str]) -> list[str]:
        turn = ZOLIKY.turn(self.state.public)
        assert isinstance(turn, Shuffle) and sorted(turn.pack) == sorted(cards)
        self.state = ZOLIKY.settle(self.state, Shuffled(tuple(cards)))
        return cards

    def play(self, way: str) -> bool:
        """Plays the deal; whether it came to its end."""
        done = 0
        while self.second.phase != "over" and done < MOST_ACTS[way]:
            self._same()
            self.tried += 1
            if way != "any" and self.random.random() < 0.95:
                done += self._try(*self.acts.idle(from_stock=way == "stock"))
            elif self.tried % 15 == 0:
                done += self._try(*self._sampled())
            else:
                done += self._try(*self.acts.one())
        self._same()
        over = ZOLIKY.turn(self.state.public)
        assert isinstance(over, Over) is (self.second.phase == "over")
        assert not isinstance(over, Over) or list(over.scores) == self.second.scores()
        return isinstance(over, Over)

    def _same(self) -> None:
        """All facts, and the sizes that are shown."""
        assert ZOLIKY.facts(self.state) == self.second.facts()
        public = self.state.public
        assert public.phase == "cut" or list(public.sizes) == list(map(len, self.second.hands))
        assert public.stock == len(self.second.stock)

    def _sampled(self) -> tuple[int, Act]:
        """What random play does."""
        seat, public = Seat(self.second.turn), self.state.public
        chance = seeded(f"{self.seed} {self.tried}")
        action = ZOLIKY.sample(public, self.state.own[seat], seat, chance)
        assert action is not None
        return seat, dump_action(action)

    def _try(self, seat: int, act: Act) -> bool:
        """Whether it was legal, which both must say."""
        action = read_action(ZOLIKY, act)
        refusal = ZOLIKY.refuse(self.state.public, self.state.own[seat], Seat(seat), action)
        playing = self.second.act(seat, act)
        try:
            pack = next(playing, None)
        except Illegal:
            assert refusal is not None, (seat, act)
            return False
        assert refusal is None, (seat, act, refusal.reason.key)
        self.state = ZOLIKY.apply(self.state, Seat(seat), action)
        if pack is not None:
            with pytest.raises(StopIteration):
                playing.send(self._settle(self.random.sample(pack, len(pack))))
        return True


@pytest.mark.parametrize("way", DEALS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_readings_of_the_page_play_the_same_deal(seats: int, way: str) -> None:
    played = [Both(f"{seats} {way} {number}", seats).play(way) for number in range(DEALS[way])]
    assert way == "stock" or sum(played) > len(played) // 2, "most deals end"
