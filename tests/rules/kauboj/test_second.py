"""Random deals with random options, held against a second reading of the page (second.py)."""

from itertools import product
from random import Random

import pytest

from rules.kit.action import dump_action
from rules.kit.chance import Shuffled, seeded
from rules.kit.contract import Over, Shuffle
from rules.kit.record import read_action, read_options
from rules.kit.seats import Seat
from tests.rules.kauboj.second import Second
from tests.rules.kauboj.second_cards import CARDS, SUITS, kind_of
from tests.rules.kauboj.second_table import Act, Illegal
from tests.rules.kauboj.table import KAUBOJ

DEALS = 8
"""For each number of players and each kind of shuffle."""
WAYS, SOURCES = ("left", "right", "across"), ("stock", "pile")
DOS = {
    "direction": 1, "pass": 1, "discard": 3, "marriage": 1, "nine": 1, "gun": 3, "drop": 1, "shoot": 4,
    "ten": 1, "five": 1, "reply": 1, "lose": 1, "badge": 1, "redraw": 1,
}  # fmt: skip
"""How often each is tried."""


class Acts:
    """Acts that somebody might try: mostly sensible, often illegal, always well-formed."""

    def __init__(self, random: Random, second: Second) -> None:
        self.random, self.second = random, second

    def one(self) -> tuple[int, Act]:
        random, second = self.random, self.second
        seat = random.choice(second.to_act()) if random.random() < 0.9 else random.randrange(second.seats)
        (do,) = random.choices([*DOS], [*DOS.values()])
        if second.phase not in ("action", "over") and random.random() < 0.8:
            do = second.phase
        return seat, {"do": do} | getattr(self, f"_{do}")(second.hands[seat], seat)

    def _some(self, hand: list[str], count: int) -> list[str]:
        cards = hand if len(hand) >= count and self.random.random() < 0.9 else CARDS
        return self.random.sample(cards, count)

    def _of(self, hand: list[str], rank: str) -> str:
        cards = [card for card in hand if card[0] == rank]
        return self.random.choice(cards) if cards and self.random.random() < 0.9 else self._some(hand, 1)[0]

    def _direction(self, hand: list[str], seat: int) -> Act:
        return {"to": self.random.choice(WAYS)}

    def _pass(self, hand: list[str], seat: int) -> Act:
        return {"cards": self._some(hand, self.random.choice([0, 1, 2, 2, 2, 3, 3, 3, 4]))}

    def _discard(self, hand: list[str], seat: int) -> Act:
        cards = [*hand, *self.second.pile[-1:]] or CARDS
        draw = {"draw": self.random.choice(SOURCES)}
        return draw if self.random.random() < 0.1 else draw | {"card": self.random.choice(cards)}

    def _marriage(self, hand: list[str], seat: int) -> Act:
        return {"suit": self.random.choice(SUITS)}

    def _nine(self, hand: list[str], seat: int) -> Act:
        return {"card": self._of(hand, "9")} | self._direction(hand, seat)

    def _gun(self, hand: list[str], seat: int) -> Act:
        guns = [[*cards] for count in (2, 3) for cards in product(hand, repeat=count) if kind_of(cards)]
        sensible = guns and self.random.random() < 0.9
        return {
            "cards": self.random.choice(guns) if sensible else self._some(hand, self.random.choice([2, 3]))
        }

    def _drop(self, hand: list[str], seat: int) -> Act:
        return {"gun": self.random.choice([-1, 99, *self.second.guns, *self._mine(seat)])}

    def _mine(self, seat: int) -> list[int]:
        return [gun for gun, owner in self.second.owner.items() if owner == seat] * 3

    def _shoot(self, hand: list[str], seat: int) -> Act:
        return self._drop(hand, seat) | {"at": self.random.randint(-1, self.second.seats)}

    def _ten(self, hand: list[str], seat: int) -> Act:
        return {"card": self._of(hand, "T")}

    def _five(self, hand: list[str], seat: int) -> Act:
        draw = [self.random.choice(SOURCES) for _ in range(self.random.choice([1, 2, 2, 2, 2, 3]))]
        return {"card": self._of(hand, "5"), "draw": draw}

    def _reply(self, hand: list[str], seat: int) -> Act:
        match self.random.choice(["six", "quick-draw", "stand", "stand"]):
            case "six":
                return {"with": "six", "card": self._of(hand, "6")}
            case "stand":
                return {"with": "stand"}
        draws = [[rank + suit for rank in "753"] for suit in SUITS]
        held = [cards for cards in draws if set(cards) <= set(hand)]
        return {"with": "quick-draw", "cards": self.random.choice(held) if held else self._some(hand, 3)}

    def _lose(self, hand: list[str], seat: int) -> Act:
        return {"king": self._of(hand, "K")}

    def _badge(self, hand: list[str], seat: int) -> Act:
        return {"take": self.random.random() < 0.7}

    def _redraw(self, hand: list[str], seat: int) -> Act:
        return {"from": [self.random.choice(SOURCES) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3]))]}


class Both:
    """The same deal, played by the rules and by the second reading."""

    def __init__(self, seed: str, seats: int, order: str) -> None:
        self.random = random = Random(seed)
        options = {
            "any_target": random.random() < 0.5,
            "badge": random.choice(["forced", "optional"]),
            "curse_adds": random.random() < 0.5,
        }
        dealer = random.randrange(seats)
        state = KAUBOJ.start(seats, read_options(KAUBOJ, options), KAUBOJ.setup(dealer=dealer))
        cards = [card for card in CARDS if card[0] != "A"]
        # With an order its ranks come early, and the Tens last: a long deal of guns and shots.
        cards.sort(
            key=lambda card: (bool(order) and card[0] == "T", random.random() - (card[0] in order) / 2)
        )
        self.state = KAUBOJ.settle(state, Shuffled(tuple(cards)))
        self.second = Second(seats, options, dealer, cards)
        self.acts, self.seed, self.tried = Acts(random, self.second), seed, 0

    def play(self) -> None:
        """To the end of the deal."""
        second = self.second
        while second.phase != "over":
            assert KAUBOJ.facts(self.state) == second.facts()
            self.tried += 1
            self._try(*(self.acts.one() if self.tried % 10 else self._sampled()))
        assert KAUBOJ.facts(self.state) == second.facts()
        over = KAUBOJ.turn(self.state.public)
        assert isinstance(over, Over) and list(over.scores) == second.scores()

    def _sampled(self) -> tuple[int, Act]:
        """What random play does, so that every deal ends."""
        public, seat = self.state.public, Seat(self.second.to_act()[0])
        chance = seeded(f"{self.seed} {self.tried}")
        action = KAUBOJ.sample(public, self.state.own[seat], seat, chance)
        assert action is not None
        return seat, dump_action(action)

    def _try(self, seat: int, act: Act) -> None:
        action = read_action(KAUBOJ, act)
        refusal = KAUBOJ.refuse(self.state.public, self.state.own[seat], Seat(seat), action)
        playing = self.second.act(seat, act)
        try:
            pack = next(playing, None)
        except Illegal:
            assert refusal is not None, (seat, act)
            return
        assert refusal is None, (seat, act, refusal.reason.key)
        self.state = KAUBOJ.apply(self.state, Seat(seat), action)
        while pack is not None:
            turn = KAUBOJ.turn(self.state.public)
            assert isinstance(turn, Shuffle) and list(turn.pack) == pack
            self.random.shuffle(pack)
            self.state = KAUBOJ.settle(self.state, Shuffled(tuple(pack)))
            try:
                pack = playing.send([*pack])
            except StopIteration:
                pack = None


@pytest.mark.parametrize("order", ["", "2468K", "357K"])
@pytest.mark.parametrize("seats", [3, 4])
def test_two_readings_of_the_page_play_the_same_deal(seats: int, order: str) -> None:
    for number in range(DEALS):
        Both(f"{seats} {order} {number}", seats, order).play()
