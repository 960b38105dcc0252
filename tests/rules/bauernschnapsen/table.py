"""A deal of Bauernschnapsen driven by hand through the kit, with the hands that the test names."""

from collections.abc import Sequence
from typing import Any

from rules import games
from rules.kit.action import Action
from rules.kit.cards import pack
from rules.kit.chance import Shuffled
from rules.kit.contract import Over
from rules.kit.extras import tallies_of
from rules.kit.match import Match
from rules.kit.record import read_action, read_options
from rules.kit.scene import Text
from rules.kit.seats import Seat

GAME = games()["bauernschnapsen"]
PACK = pack("T")
EVEN = ("AS KH QC JD TS", "AH KD QS JC TH", "AD KC QH JS TD", "AC KS QD JH TC")
"""Four hands that nobody would bid with: of every suit something, of every rank one, and a ten."""


def shuffled(hands: Sequence[str], dealer: int = 3) -> tuple[str, ...]:
    """The pack that gives each seat its hand: its first three cards come in the first packet."""
    seats = [(dealer + 1 + place) % 4 for place in range(4)]
    dealt = [hands[seat].split() for seat in seats]
    cards = tuple(card for hand in dealt for card in hand[:3]) + tuple(c for h in dealt for c in h[3:])
    assert sorted(cards) == sorted(PACK), "every card once"
    return cards


class Deal:
    """One deal. ``hands`` by seat, cards in the order in which they are dealt."""

    def __init__(
        self, *hands: str, options: dict[str, Any] | None = None, dealer: int = 3, **setup: Any
    ) -> None:
        match = Match.open(GAME, 4, read_options(GAME, options or {}))
        chosen = GAME.setup.model_validate({"dealer": dealer, **setup}, strict=False)
        self.match = match.begin(chosen).settle(Shuffled(shuffled(hands or EVEN, dealer)))

    @property
    def state(self) -> Any:
        assert self.match.deal is not None
        return self.match.deal.state

    @property
    def facts(self) -> dict[str, Any]:
        return GAME.facts(self.state)

    @property
    def tallies(self) -> tuple[dict[str, int], ...]:
        """What is counted of the deal for statistics, by seat."""
        assert self.match.deal is not None
        return tuple(map(dict, tallies_of(GAME, self.match.deal.state.public, 4)))

    @property
    def over(self) -> Over:
        assert self.match.deal is not None and self.match.deal.over is not None
        return self.match.deal.over

    @property
    def scores(self) -> tuple[int, int]:
        """The deal's points by side; both partners have the same."""
        first, second, third, fourth = self.over.scores
        assert (first, second) == (third, fourth)
        return first, second

    @property
    def is_over(self) -> bool:
        assert self.match.deal is not None
        return self.match.deal.over is not None

    @property
    def log(self) -> list[Text]:
        return list(GAME.show(self.state.public, (0,) * 4).log)

    def __getitem__(self, fact: str) -> Any:
        return self.facts[fact]

    def do(self, seat: int, do: str, **arguments: Any) -> "Deal":
        """A legal action."""
        action = read(do, **arguments)
        refusal = self.match.refuse(Seat(seat), action)
        assert refusal is None, f"{do} {arguments} of seat {seat} is refused: {refusal}"
        self.match = self.match.act(Seat(seat), action)
        return self

    def trump(self, suit: str) -> "Deal":
        return self.do(self["forehand"], "trump", suit=suit)

    def flip(self) -> "Deal":
        return self.do(self["forehand"], "flip")

    def calls(self, *calls: str) -> "Deal":
        """Calls of whoever is asked: ids of contracts, or ``pass``."""
        for call in calls:
            seat = self["to_act"][0]
            if call == "pass":
                self.do(seat, "pass")
            else:
                self.do(seat, "bid", contract=call)
        return self

    def doubles(self, *answers: bool) -> "Deal":
        """Answers of whoever is asked whether to double; none: all pass."""
        for answer in answers:
            self.do(self["to_act"][0], "double" if answer else "pass")
        while self["phase"] == "double":
            self.do(self["to_act"][0], "pass")
        return self

    def play(self, *cards: str) -> "Deal":
        """Cards of whoever is to play; ``QH!`` with an announcement."""
        for card in cards:
            seat = self["to_act"][0]
            if card.endswith("!"):
                self.do(seat, "play", card=card[:-1], announce=True)
            else:
                self.do(seat, "play", card=card)
        return self

    def rufspiel(self, suit: str) -> "Deal":
        """Forehand names trump, all pass, nobody doubles."""
        return self.trump(suit).calls("pass", "pass", "pass", "pass").doubles()

    def refused(self, seat: int, do: str, **arguments: Any) -> str:
        """The key of the refusal; the action must be refused."""
        refusal = self.match.refuse(Seat(seat), read(do, **arguments))
        assert refusal is not None, f"{do} {arguments} of seat {seat} is legal"
        return refusal.reason.key

    def may(self, seat: int, do: str, **arguments: Any) -> bool:
        return self.match.refuse(Seat(seat), read(do, **arguments)) is None

    def playable(self) -> str:
        """The cards that may be played, in the order of the facts."""
        return " ".join(self["playable"])

    def following(self) -> Any:
        """What follows the finished deal: a setup or a result."""
        return self.match.next_deal()


def read(do: str, **arguments: Any) -> Action:
    """An action from its record form."""
    return read_action(GAME, {"do": do, **arguments})
