"""A table of Kauboj in the middle of a deal, laid as a test needs it, and played on through the contract."""

from collections.abc import Sequence
from typing import Any

from rules import games
from rules.kauboj.cards import CARDS, DECK, mask
from rules.kauboj.desk import Desk
from rules.kauboj.guns import Gun, kind_of
from rules.kauboj.state import Kauboj, Own
from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.chance import Shuffled
from rules.kit.contract import Act, Over, Shuffle
from rules.kit.record import read_action, read_options
from rules.kit.seats import Seat

KAUBOJ = games()["kauboj"]


def codes(words: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in words.split())


class Table:
    """A deal whose first turn begins now. What is not laid anywhere is the bottom of the stock, in canonical
    order; with ``stock_ends`` it lies in the hand of the last seat instead."""

    def __init__(
        self,
        *hands: str,
        stock: str = "",
        pile: str = "",
        shots: str = "",
        guns: Sequence[str] = (),
        tens: Sequence[str] = (),
        protected: Sequence[str] = (),
        married: str = "",
        turn: int = 0,
        stock_ends: bool = False,
        **options: Any,
    ) -> None:
        seats = len(hands)
        chosen = read_options(KAUBOJ, options)
        desk = Desk(KAUBOJ.start(seats, chosen, KAUBOJ.opening(seats, chosen)))
        desk.phase, desk.turn, desk.dealer = "action", Seat(turn), Seat((turn - 1) % seats)
        desk.pile, desk.shots, desk.married = codes(pile), codes(shots), married
        desk.protected = (*protected, *[""] * (seats - len(protected)))
        desk.tens = tuple(codes(words) for words in (*tens, *[""] * (seats - len(tens))))
        held = [[*codes(hand)] for hand in hands]
        laid: list[tuple[Gun, ...]] = [()] * seats
        for seat, words in enumerate(guns):
            for one in filter(None, words.split(", ")):
                cards = tuple(sorted(codes(one)))
                kind = kind_of(cards)
                assert kind is not None
                laid[seat] += (Gun(desk.next_gun, kind, cards),)
                desk.next_gun += 1
        desk.guns = tuple(laid)
        for seat, suits in enumerate(desk.protected):
            held[seat] += [Card(rank + suit) for suit in suits for rank in "KA"]
        seen = {*codes(stock), *desk.pile, *desk.shots, *(card for hand in held for card in hand)}
        seen |= {card for row in desk.guns for gun in row for card in gun.cards}
        seen |= {card for row in desk.tens for card in row}
        rest = [card for card in DECK if card not in seen]
        if stock_ends:
            held[-1] += rest
        desk.cards = (*codes(stock), *([] if stock_ends else rest))
        desk.stock = len(desk.cards)
        desk.own = [Own(mask(cards)) for cards in held]
        desk.sizes = [len(cards) for cards in held]
        self.state: Kauboj = desk.state()
        self.whole()

    def do(self, seat: int, do: str, shuffle: str | None = None, **arguments: Any) -> "Table":
        """A legal act; ``shuffle``: the new stock that it needs (else canonical order)."""
        action = read(do, **arguments)
        refusal = self.refusal(seat, action)
        assert refusal is None, f"{do} of seat {seat} is refused: {refusal}"
        self.state = KAUBOJ.apply(self.state, Seat(seat), action)
        turn = self.turn
        if isinstance(turn, Shuffle):
            order = codes(shuffle) if shuffle is not None else turn.pack
            assert sorted(order) == sorted(turn.pack), turn.pack
            assert list(turn.pack) == [card for card in CARDS if card in turn.pack]
            self.state = KAUBOJ.settle(self.state, Shuffled(tuple(order)))
        else:
            assert shuffle is None, "nothing was shuffled"
        self.whole()
        return self

    def discards(self, seat: int, card: str | None, draw: str = "stock") -> "Table":
        return self.do(seat, "discard", card=card, draw=draw)

    def stands(self, seat: int, shuffle: str | None = None) -> "Table":
        return self.do(seat, "reply", shuffle, **{"with": "stand"})

    def refused(self, seat: int, do: str, **arguments: Any) -> str:
        """The key of the refusal."""
        refusal = self.refusal(seat, read(do, **arguments))
        assert refusal is not None, f"{do} {arguments} of seat {seat} is legal"
        return str(refusal.reason.key)

    def may(self, seat: int, do: str, **arguments: Any) -> bool:
        return self.refusal(seat, read(do, **arguments)) is None

    def refusal(self, seat: int, action: Action) -> Any:
        return KAUBOJ.refuse(self.state.public, self.state.own[seat], Seat(seat), action)

    @property
    def turn(self) -> Any:
        return KAUBOJ.turn(self.state.public)

    @property
    def over(self) -> Over:
        over = self.turn
        assert isinstance(over, Over)
        return over

    def hand(self, seat: int) -> str:
        """The cards of a hand in order of code."""
        return " ".join(self["hands"][seat])

    def __getitem__(self, fact: str) -> Any:
        return KAUBOJ.facts(self.state)[fact]

    def whole(self) -> None:
        """All 52 cards are there, each once, and everybody is shown the right sizes."""
        facts = KAUBOJ.facts(self.state)
        lists = [
            *facts["hands"],
            *facts["tens"],
            facts["aside"],
            facts["stock"],
            facts["pile"],
            facts["shots"],
        ]
        lists += [gun["cards"] for guns in facts["guns"] for gun in guns]
        assert sorted(card for cards in lists for card in cards) == sorted(CARDS)
        public = self.state.public
        if public.phase != "answer":
            assert list(public.sizes) == [len(hand) for hand in facts["hands"]]
            assert public.stock == len(facts["stock"])
            assert isinstance(self.turn, Act | Over)


def read(do: str, **arguments: Any) -> Action:
    """An action from its record form."""
    return read_action(KAUBOJ, {"do": do, **arguments})
