"""A state laid out to be worked on: taken apart once, changed in place, and put together again.

It never leaves the function that made it, so that what the contract sees are frozen values only.
"""

from collections.abc import Sequence
from typing import TypeVar

from rules.kauboj.actions import Source
from rules.kauboj.cards import BIT
from rules.kauboj.events import Draws, Drew, End, Event, Reshuffled
from rules.kauboj.guns import Gun
from rules.kauboj.options import Options
from rules.kauboj.state import (
    Act,
    Aimed,
    Drawing,
    Ending,
    Hidden,
    Kauboj,
    Own,
    Passing,
    Phase,
    Public,
)
from rules.kit.cards import Card
from rules.kit.contract import State
from rules.kit.seats import Seat

T = TypeVar("T")
LAST_TURN = 400
"""*Stock empty*: the turn whose end ends the deal."""


class Desk:
    """The parts of a state. ``cards`` is the stock itself, ``stock`` the size that is shown of it."""

    __slots__ = (*Public._fields, "cards", "own")
    options: Options
    dealer: Seat
    sizes: list[int]
    guns: tuple[tuple[Gun, ...], ...]
    next_gun: int
    tens: tuple[tuple[Card, ...], ...]
    protected: tuple[str, ...]
    marriages: tuple[int, ...]
    married: str
    shots: tuple[Card, ...]
    ending: Ending | None
    aimed: Aimed | None
    drawing: Drawing | None
    passing: Passing | None
    phase: Phase
    turn: Seat
    pile: tuple[Card, ...]
    stock: int
    action: Act | None
    fired: tuple[int, ...]
    turns: int
    drew: bool
    dry: int
    history: tuple[Event, ...]

    def __init__(self, state: Kauboj) -> None:
        (
            self.options, self.dealer, sizes, self.guns, self.next_gun, self.tens, self.protected,
            self.marriages, self.married, self.shots, self.ending, self.aimed, self.drawing, self.passing,
            self.phase, self.turn, self.pile, self.stock, self.action, self.fired, self.turns, self.drew,
            self.dry, self.history,
        ) = state.public  # fmt: skip
        self.sizes = [*sizes]
        self.own: list[Own] = [*state.own]
        self.cards: tuple[Card, ...] = state.hidden.stock

    def state(self) -> Kauboj:
        """The parts as a state again."""
        public = Public(
            self.options, self.dealer, tuple(self.sizes), self.guns, self.next_gun, self.tens, self.protected,
            self.marriages, self.married, self.shots, self.ending, self.aimed, self.drawing, self.passing,
            self.phase, self.turn, self.pile, self.stock, self.action, self.fired, self.turns, self.drew,
            self.dry, self.history,
        )  # fmt: skip
        return State(public, tuple(self.own), Hidden(self.cards))

    def log(self, event: Event) -> None:
        self.history = (*self.history, event)

    def hold(self, seat: Seat, hand: int) -> None:
        """This seat holds these cards now; the size that is shown of the hand does not change."""
        _, chosen, answer, drawn, passes, sixes = self.own[seat]
        self.own[seat] = Own(hand, chosen, answer, drawn, passes, sixes)

    def spend(self, seat: Seat, bits: int, count: int = 1) -> None:
        """``count`` cards leave this hand."""
        self.hold(seat, self.own[seat].hand & ~bits)
        self.sizes[seat] -= count

    def gain(self, seat: Seat, bits: int, count: int = 1) -> None:
        """``count`` cards come to this hand, not by a draw."""
        self.hold(seat, self.own[seat].hand | bits)
        self.sizes[seat] += count

    def draw(self, seat: Seat, sources: Sequence[Source], away: int = 0) -> tuple[Draws, tuple[Source, ...]]:
        """Draws one card after the other, after ``away`` (one card) has left the hand: what came, and what
        is left because the stock ran out.

        Where nothing is there to make a new stock of, a draw from it is skipped.
        """
        came: Draws = ()
        left: tuple[Source, ...] = ()
        hand, chosen, answer, drawn, passes, sixes = self.own[seat]
        hand &= ~away
        cards = self.cards
        for i, source in enumerate(sources):
            if source == "pile":
                card = self.pile[-1]
                self.pile = self.pile[:-1]
                came = (*came, card)
            elif cards:
                card, cards = cards[0], cards[1:]
                drawn = (*drawn, card)
                came = (*came, None)
            elif len(self.pile) > 1 or self.shots:
                left = tuple(sources[i:])
                break
            else:
                continue
            hand |= BIT[card]
        self.own[seat] = Own(hand, chosen, answer, drawn, passes, sixes)
        if came:
            self.cards, self.stock, self.drew = cards, len(cards), True
        self.sizes[seat] += len(came) - (away != 0)
        return came, left

    def go_on(self) -> None:
        """The stock is made anew: what was to be drawn is drawn, and what follows it happens."""
        drawing = self.drawing
        assert drawing is not None
        self.drawing = None
        came, _ = self.draw(drawing.seat, drawing.left)
        if came:
            self.log(Drew(drawing.seat, came))

    def reshuffled(self, cards: tuple[Card, ...]) -> None:
        """*Stock empty*: all but the pile's top card, and the shots, are the new stock."""
        self.pile, self.shots = self.pile[-1:], ()
        self.cards, self.stock = cards, len(cards)
        self.log(Reshuffled(len(cards)))

    def end_turn(self) -> None:
        """The next seat is on turn, unless the deal stalls or has gone on for too long."""
        self.turns += 1
        self.dry = 0 if self.drew else self.dry + 1
        self.action, self.fired, self.drew, self.phase = None, (), False, "action"
        if self.dry == len(self.sizes):
            self.end("stall", None)
        elif self.turns == LAST_TURN:
            self.end("turns", None)
        else:
            self.turn = Seat((self.turn + 1) % len(self.sizes))

    def end(self, why: End, finisher: Seat | None) -> None:
        """The deal is over; all hands are laid open."""
        self.phase = "over"
        self.ending = Ending(why, finisher, tuple([own.hand for own in self.own]))


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at ``place``."""
    return (*values[:place], value, *values[place + 1 :])
