"""A toy game with cards, for what no registered game needs yet: the pack is shuffled, and the top card's
holder is asked to take it. Not registered; tests give ``find_cutting`` to ``read_record``."""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from rules.kit.action import Action, ActionBase, Json
from rules.kit.cards import pack
from rules.kit.chance import Chance, Outcome, Shuffled
from rules.kit.contract import Act, Ended, GameOptions, GameSetup, Over, Result, Shuffle, State, Turn
from rules.kit.scene import Board, Hand, Refusal, text
from rules.kit.seats import Seat

PACK = pack("T")
"""The twenty cards of the test vector (records.md, *Fair chance*)."""


@dataclass(frozen=True, slots=True, repr=False)
class Take(ActionBase):
    suit: Literal["S", "H", "D", "C"] | None = None
    times: Literal[1, 2] = 1
    do: Literal["take"] = "take"


@dataclass(frozen=True, slots=True, repr=False)
class Leave(ActionBase):
    do: Literal["leave"] = "leave"


class Options(GameOptions):
    deals: Annotated[int, Field(ge=1, le=9)] = 2


class Setup(GameSetup):
    first: Literal[0, 1] | None = None
    totals: tuple[int, int] | None = None

    def opening_totals(self, seats: int) -> tuple[int, ...]:
        return self.totals or (0, 0)


class Cutting:
    id: Final = "cutting"
    rules: Final = 3
    players: Final = range(2, 3)
    options: Final = Options
    setup: Final = Setup
    actions: Final[TypeAdapter[Action]] = TypeAdapter(Annotated[Take | Leave, Field(discriminator="do")])
    levels: Final = range(1, 2)

    def check_setup(self, seats: int, options: GameOptions, setup: GameSetup, deal: int) -> None: ...

    def opening(self, seats: int, options: GameOptions) -> Setup:
        return Setup()

    def start(self, seats: int, options: GameOptions, setup: GameSetup) -> Any:
        assert isinstance(setup, Setup)
        return State(("shuffle", setup.first or 0), (None, None), ())

    def turn(self, public: Any) -> Turn:
        phase, seat = public
        if phase == "shuffle":
            return Shuffle(PACK)
        if phase == "over":
            return Over((1, 0), (1, 0), ((), ()), text("over-banks-dead"))
        return Act((Seat(seat),))

    def ask(self, public: Any, own: Any, seat: Seat) -> tuple[()]:
        return ()

    def refuse(self, public: Any, own: Any, seat: Seat, action: Action) -> Refusal | None:
        return None if public == ("take", seat) else Refusal(text("refuse-deal-over"))

    def apply(self, state: Any, seat: Seat, action: Action) -> Any:
        return State(("over", seat), state.own, state.hidden)

    def settle(self, state: Any, outcome: Outcome) -> Any:
        assert isinstance(outcome, Shuffled)
        return State(("take", state.public[1]), state.own, outcome.cards)

    def legal(self, public: Any, own: Any, seat: Seat) -> tuple[Action, ...]:
        return (Take(),) if public == ("take", seat) else ()

    def sample(self, public: Any, own: Any, seat: Seat, chance: Chance) -> Action | None:
        return Take()

    def choose(self, public: Any, own: Any, seat: Seat, level: int, chance: Chance) -> Action | None:
        return Take()

    def propose(self, public: Any, own: Any, seat: Seat) -> Action | None:
        return Take()

    def show(self, public: Any, totals: tuple[int, ...]) -> Board:
        return Board(text("board-title"), (), (), ())

    def peek(self, public: Any, own: Any, seat: Seat) -> Hand:
        return Hand(seat, ())

    def next_deal(self, ended: Ended[Any], *, time_up: bool) -> GameSetup | Result:
        assert isinstance(ended.options, Options)
        return Result((Seat(0),), "target") if ended.deal >= ended.options.deals else Setup(first=1)

    def facts(self, state: Any) -> dict[str, Json]:
        return {"phase": state.public[0], "pack": list(state.hidden), "first": state.public[1]}

    def imagine(self, public: Any, own: Any, seat: Seat, chance: Chance) -> Any:
        return State(public, (own, own), ())


CUTTING = Cutting()


def find_cutting(name: str) -> Any:
    return CUTTING if name == "cutting" else None


def cut(*cards: str, **deal: Any) -> dict[str, Any]:
    """A record of one running deal, whose shuffle gives these cards."""
    return {
        "format": "hospoda-record/1",
        "game": "cutting",
        "seats": ["Ala", "Bolek"],
        "deals": [{"chance": [{"shuffle": list(cards)}], "steps": [], **deal}],
        "totals": [0, 0],
        "result": {"over": False, "winners": []},
    }
