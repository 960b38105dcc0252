"""Trojka as the kit wants a game (rules/kit/contract.py)."""

from collections.abc import Mapping
from typing import Final

from rules.kit.action import Action, Json
from rules.kit.cards import Card, canonical
from rules.kit.chance import Chance, Outcome, Shuffled, pick, seeded
from rules.kit.contract import Act, Ended, GameOptions, GameSetup, Item, Over, Result, Shuffle, Turn
from rules.kit.forms import Form
from rules.kit.match import leaders
from rules.kit.scene import Board, Face, Hand, Refusal, text
from rules.kit.seats import Seat, all_seats

from . import show
from .state import ACTIONS, PACK, Lay, Options, Own, Public, Trojka, strength


class TrojkaGame:
    """Three cards each, a round for each card: the strongest takes it, for ten points."""

    id: Final = "trojka"
    rules: Final = 1
    players: Final = range(2, 5)
    options: Final = Options
    setup: Final = GameSetup
    actions: Final = ACTIONS
    levels: Final = range(1, 2)

    # From a setup to the end of the match.

    def check_setup(self, seats: int, options: GameOptions, setup: GameSetup, deal: int) -> None:
        """Nothing can be set up, so nothing can be wrong."""

    def opening(self, seats: int, options: GameOptions) -> GameSetup:
        return GameSetup()

    def start(self, seats: int, options: GameOptions, setup: GameSetup) -> Trojka:
        assert isinstance(options, Options)
        return Trojka(Public(options, seats), (Own(),) * seats, None)

    def turn(self, public: Public) -> Turn:
        if not public.dealt:
            return Shuffle(PACK)
        if public.waiting:
            return Act(public.waiting)
        won = show.wins(public)
        scores = tuple(10 * count for count in won)
        sheet = tuple((Item(text("score-rounds", count=count), 10 * count),) for count in won)
        return Over(scores, scores, sheet, text("over-all-laid"))

    def next_deal(self, ended: Ended[Public], *, time_up: bool) -> GameSetup | Result:
        over = max(ended.totals) >= ended.public.options.target
        return Result(leaders(ended.totals), "target") if over else GameSetup()

    def tallies(self, public: Public) -> tuple[Mapping[str, int], ...]:
        return tuple({"rounds": count} if count else {} for count in show.wins(public))

    # What a seat may do, and what comes of it.

    def legal(self, public: Public, own: Own, seat: Seat) -> tuple[Action, ...]:
        return tuple(map(Lay, own.hand)) if seat in public.waiting else ()

    def refuse(self, public: Public, own: Own, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, Lay)
        if seat not in public.waiting:
            return Refusal(text("refuse-laid") if public.waiting else text("refuse-nothing-to-lay"))
        if action.card not in own.hand:
            return Refusal(text("refuse-not-in-hand", card=Face(Card(action.card))))
        return None

    def apply(self, state: Trojka, seat: Seat, action: Action) -> Trojka:
        assert isinstance(action, Lay)
        public, own = state.public, list(state.own)
        rest = tuple(card for card in own[seat].hand if card != action.card)
        own[seat] = Own(rest, Card(action.card))
        waiting = tuple(other for other in public.waiting if other != seat)
        if waiting:
            return Trojka(public._replace(waiting=waiting), tuple(own), None)
        rounds = (*public.rounds, tuple(one.laid for one in own if one.laid is not None))
        following = all_seats(public.seats) if rest else ()
        shown = public._replace(waiting=following, rounds=rounds)
        return Trojka(shown, tuple(Own(one.hand) for one in own), None)

    def settle(self, state: Trojka, outcome: Outcome) -> Trojka:
        assert isinstance(outcome, Shuffled)
        public, each = state.public, state.public.options.cards
        cards = [Card(code) for code in outcome.cards]
        own = tuple(Own(canonical(cards[seat * each : (seat + 1) * each])) for seat in range(public.seats))
        return Trojka(public._replace(dealt=True, waiting=all_seats(public.seats)), own, None)

    # What is asked and seen.

    def ask(self, public: Public, own: Own, seat: Seat) -> tuple[Form, ...]:
        return (show.question(public, own),) if seat in public.waiting else ()

    def show(self, public: Public, totals: tuple[int, ...]) -> Board:
        return show.board(public, totals)

    def peek(self, public: Public, own: Own, seat: Seat) -> Hand:
        return show.hand(own, seat)

    def held(self, public: Public) -> tuple[int, ...]:
        left = public.options.cards * public.dealt - len(public.rounds)
        return tuple(
            left - (bool(public.waiting) and seat not in public.waiting) for seat in all_seats(public.seats)
        )

    def facts(self, state: Trojka) -> dict[str, Json]:
        public = state.public
        return {
            "phase": "lay" if public.waiting else "over" if public.dealt else "deal",
            "to_act": [*public.waiting],
            "may_act": [],
            "hands": [[*own.hand] for own in state.own],
            "laid": [own.laid for own in state.own],
            "rounds": [[*cards] for cards in public.rounds],
        }

    # Computers.

    def sample(self, public: Public, own: Own, seat: Seat, chance: Chance) -> Action | None:
        return pick(chance, self.legal(public, own, seat))

    def choose(self, public: Public, own: Own, seat: Seat, level: int, chance: Chance) -> Action | None:
        """The strongest card or the weakest: what lies between wins too little and costs too much."""
        by_strength = sorted(own.hand, key=lambda card: strength(card, public.options))
        return Lay(pick(chance, (by_strength[0], by_strength[-1])))

    def propose(self, public: Public, own: Own, seat: Seat) -> Action | None:
        return self.choose(public, own, seat, 1, seeded(f"{seat} {len(public.rounds)}"))

    def imagine(self, public: Public, own: Own, seat: Seat, chance: Chance) -> Trojka:
        """The others hold, and have laid, any of the cards that this seat has not seen."""
        seen = {card for cards in public.rounds for card in cards} | {*own.hand, own.laid}
        unseen, owns = [card for card in PACK if card not in seen], [own] * public.seats
        for other, held in enumerate(self.held(public)):
            if other != seat:
                cards = [unseen.pop(chance.below(len(unseen))) for _ in range(held)]
                lies = public.waiting and other not in public.waiting
                laid = unseen.pop(chance.below(len(unseen))) if lies else None
                owns[other] = Own(canonical(cards), laid)
        return Trojka(public, tuple(owns), None)
