"""A state told as a script: the shuffles and acts that must have led to it, and whether they do."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rules.kauboj import events as ev
from rules.kauboj.cards import cards_of
from rules.kauboj.play import HAND
from rules.kit.action import Action
from rules.kit.chance import Shuffled
from rules.kit.contract import Shuffle
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, read


class Replay:
    """The deal of a state played again, from what lay open and what each seat alone knows of the past."""

    def __init__(self, state: Any) -> None:
        self.public, self.own, self.hidden = state
        self.passed, self.sixes = Counter[int](), Counter[int]()
        self.now: Any = None

    def holds(self) -> bool:
        """Whether the script is legal throughout and leads to this very state. Raises AssertionError."""
        seats, options = len(self.public.sizes), self.public.options
        self.now = KAUBOJ.start(seats, options, KAUBOJ.setup(dealer=self.public.dealer))
        orders = self.shuffles()
        self.now = KAUBOJ.settle(self.now, Shuffled(next(orders)))
        for seat, action in self.acts():
            refusal = KAUBOJ.refuse(self.now.public, self.now.own[seat], seat, action)
            assert refusal is None, (action.do, refusal.reason.key)
            self.now = KAUBOJ.apply(self.now, seat, action)
            if isinstance(KAUBOJ.turn(self.now.public), Shuffle):
                self.now = KAUBOJ.settle(self.now, Shuffled(next(orders)))
        assert self.now.public == self.public
        assert self.now.own == self.own
        assert self.now.hidden == self.hidden
        return True

    def shuffles(self) -> Iterator[tuple[str, ...]]:
        """The order of each shuffle: the cards in the order in which they left it, then what is left."""
        seats, drawn = len(self.public.sizes), Counter[int]()
        order: list[str] = []

        def leaves(seat: int) -> None:
            order.append(self.own[seat].drawn[drawn[seat]])
            drawn[seat] += 1

        for i in range(HAND * seats):
            leaves((self.public.dealer + 1 + i) % seats)
        for event in self.public.history:
            match event:
                case ev.Reshuffled():
                    yield tuple(order)
                    order.clear()
                case ev.Shot(turned=str(turned)):
                    order.append(turned)
                case _:
                    for source in getattr(event, "drew", ()):
                        if source is None:
                            leaves(event.seat)
        answer = self.own[self.public.aimed.at].answer if self.public.aimed else None
        yield (*order, *([answer.turned] if answer and answer.turned else []), *self.hidden.stock)

    def acts(self) -> Iterator[tuple[Seat, Action]]:
        """Every act, each asked for only when the one before it has been carried out."""
        history = [event for event in self.public.history if not isinstance(event, ev.Reshuffled)]
        for i, event in enumerate(history):
            if isinstance(event, ev.Shot):
                yield from self.shot(event, history[i + 1 :])
            else:
                yield from self.act(event)
        yield from self.unfinished()

    def act(self, event: ev.Event) -> Iterator[tuple[Seat, Action]]:
        match event:
            case ev.Directed(seat, to):
                yield seat, read("direction", to=to)
            case ev.Passed():
                for seat, own in enumerate(self.own):
                    gave, _ = own.passes[self.passed[seat]]
                    self.passed[seat] += 1
                    yield Seat(seat), read("pass", cards=[*cards_of(gave)])
            case ev.Nined(seat, card, to):
                yield seat, read("nine", card=card, to=to)
            case ev.Married(seat, suit):
                yield seat, read("marriage", suit=suit)
            case ev.GunDrawn(seat, gun):
                yield seat, read("gun", cards=[*gun.cards])
            case ev.GunDropped(seat, gun, _):
                yield seat, read("drop", gun=gun.number)
            case ev.TenLaid(seat, card, _):
                yield seat, read("ten", card=card)
            case ev.FiveGone(seat, card, drew):
                yield seat, read("five", card=card, draw=["pile" if any(drew) else "stock", "stock"])
            case ev.Discarded(seat, card, drew):
                yield seat, read("discard", card=card, draw="pile" if any(drew) else "stock")
            case ev.Backfired(by, at, gun):
                six = self.own[at].sixes[self.sixes[at]]
                self.sixes[at] += 1
                self.sixes[by] += 1
                yield by, read("shoot", gun=gun.number, at=at)
                yield at, read("reply", **{"with": "six", "card": six})
            case ev.QuickDrawn(by, at, gun, laid):
                yield by, read("shoot", gun=gun.number, at=at)
                yield at, read("reply", **{"with": "quick-draw", "cards": [*laid.cards]})

    def shot(self, shot: ev.Shot, rest: list[ev.Event]) -> Iterator[tuple[Seat, Action]]:
        """A shot that was stood; what else was asked of the target, only his own state says."""
        yield shot.by, read("shoot", gun=shot.gun.number, at=shot.at)
        yield shot.at, read("reply", **{"with": "stand"})
        if self.step(shot.at) == "badge":
            yield shot.at, read("badge", take=shot.badge is not None)
        if self.step(shot.at) == "lose":
            yield shot.at, read("lose", king=shot.lost)
        if self.step(shot.at) == "redraw":
            yield shot.at, read("redraw", **{"from": redraws(rest, shot.at)})

    def step(self, seat: Seat) -> str | None:
        answer = self.now.own[seat].answer
        return None if answer is None or self.now.public.aimed is None else str(answer.step)

    def unfinished(self) -> Iterator[tuple[Seat, Action]]:
        """Choices that are made but not shown yet."""
        passing, aimed = self.public.passing, self.public.aimed
        if passing is not None:
            for seat, own in enumerate(self.own):
                if seat not in passing.waiting:
                    yield Seat(seat), read("pass", cards=[*cards_of(own.chosen)])
        if aimed is not None:
            yield aimed.by, read("shoot", gun=aimed.gun.number, at=aimed.at)
            answer = self.own[aimed.at].answer
            if answer is not None and answer.step != "reply":
                yield aimed.at, read("reply", **{"with": "stand"})
                if self.step(aimed.at) == "lose" and answer.lost:
                    yield aimed.at, read("lose", king=next(c for c in cards_of(answer.lost) if c[0] == "K"))


def redraws(rest: list[ev.Event], seat: Seat) -> list[str]:
    """The sources of a redraw that follows a shot, whether or not the stock had to be made anew."""
    found: list[str] = []
    for event in rest:
        if not isinstance(event, ev.Redrew | ev.Drew) or event.seat != seat:
            break
        found += ["stock" if card is None else "pile" for card in event.drew]
    return found
