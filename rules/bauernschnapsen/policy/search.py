"""Level 3: samples worlds that it holds possible, solves each exactly, and does what is best on average."""

from collections.abc import Callable, Sequence

from rules.bauernschnapsen.actions import BIDS, DOUBLE, FLIP, PASS, Flip, Play, Trump, suit_number
from rules.bauernschnapsen.bidding import bids_of
from rules.bauernschnapsen.cards import NUMBERS, SUIT_OF, bits_of
from rules.bauernschnapsen.contracts import RUFSPIEL, Contract
from rules.bauernschnapsen.imagine import imagine
from rules.bauernschnapsen.legal import legal
from rules.bauernschnapsen.options import SEATS
from rules.bauernschnapsen.policy.solve import Moment, opening_value
from rules.bauernschnapsen.policy.thumb import thumb
from rules.bauernschnapsen.policy.worlds import worlds
from rules.bauernschnapsen.state import Game, Own, Public
from rules.kit.action import Action
from rules.kit.chance import Chance
from rules.kit.seats import Seat

TRUMP_WORLDS, BID_WORLDS, FIRST_WORLDS, DOUBLE_WORLDS, PLAY_WORLDS = 40, 60, 20, 60, 60
"""How many worlds are solved for a decision; ``FIRST_WORLDS``: after so many, hopeless bids are dropped."""
HOPELESS = 0.35
"""A bid that wins in fewer of the first worlds is dropped."""
DOUBLED = 1.3
"""A lost contract counts for so much more than a won one: it is lost when others know that it is."""
BID_MARGIN = 0.3
"""So many match points a bid must bring above passing."""
DOUBLE_MARGIN = 0.5
"""So many match points a double must bring."""
Values = dict[Action, float]


def search(public: Public, own: Own, seat: Seat, chance: Chance) -> Action | None:
    """What this seat does; None: nothing is asked of it. Everything follows from the arguments."""
    actions = legal(public, own, seat)
    if len(actions) < 2:
        return actions[0] if actions else None
    match public.phase:
        case "trump":
            return _trump(public, own, seat, actions, chance)
        case "bid":
            return _bid(public, own.hand, seat, chance)
        case "double":
            return DOUBLE if _doubles(public, own.hand, seat, chance) else PASS
    return _card(public, own, seat, actions, chance)


def gain(public: Public, seat: Seat) -> Callable[[int], float]:
    """What match points for side 0 are worth to ``seat``: no more than the match still needs."""
    side, target = seat % 2, public.table.options.target
    us, them = target - public.table.points[side], target - public.table.points[1 - side]
    sign = -1 if side else 1

    def worth(points: int) -> float:
        points *= sign
        return min(points, us) if points > 0 else max(points, -them)

    return worth


def _best(values: Values, preferred: Action | None) -> Action:
    """The highest value; among equal ones the preferred action, else the first."""
    top = max(values.values())
    if preferred is not None and values.get(preferred, top - 1) >= top - 1e-9:
        return preferred
    return next(action for action, value in values.items() if value >= top - 1e-9)


def _trump(public: Public, own: Own, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    """Every suit and the flip in the same worlds, played as a rufspiel."""
    values: Values = dict.fromkeys(actions, 0.0)
    worth, options = gain(public, seat), public.table.options
    for _ in range(TRUMP_WORLDS):
        state = imagine(public, own, seat, chance)
        stock = state.hidden.stock
        hands = tuple(
            own_.hand | bits_of(stock[2 * at : 2 * at + 2])
            for other, own_ in enumerate(state.own)
            for at in ((other - seat) % SEATS,)
        )
        by_suit: dict[int, float] = {}
        for action in actions:
            assert isinstance(action, Trump | Flip)
            suit = SUIT_OF[stock[0]] if action == FLIP else suit_number(action.suit)  # type: ignore[union-attr]
            if suit not in by_suit:
                by_suit[suit] = worth(opening_value(hands, RUFSPIEL, seat, suit, seat, options))
            values[action] += by_suit[suit]
    return _best(values, thumb(public, own, seat))


def _bid(public: Public, hand: int, seat: Seat, chance: Chance) -> Action:
    """What each bid would bring, against what passing would."""
    forehand, options, trump = public.table.forehand, public.table.options, public.bidding.suit
    worth, highest = gain(public, seat), public.bidding.highest
    passing = (highest.contract, highest.seat) if highest is not None else (RUFSPIEL, forehand)
    brings: dict[Contract, float] = dict.fromkeys(bids_of(public, hand, seat), 0.0)
    passed = 0.0
    for count, hands in enumerate(worlds(public, hand, seat, chance, BID_WORLDS), start=1):
        passed += worth(opening_value(hands, *passing, trump, forehand, options))
        for contract in brings:
            value = worth(opening_value(hands, contract, seat, trump, forehand, options))
            brings[contract] += value if value > 0 else DOUBLED * value
        if count == FIRST_WORLDS:
            brings = {
                contract: total
                for contract, total in brings.items()
                if total / count >= _hope(contract, worth, seat)
            }
            if not brings:
                return PASS
    best = max(brings, key=lambda contract: brings[contract])
    return BIDS[best.id] if (brings[best] - passed) / BID_WORLDS > BID_MARGIN else PASS


def _hope(contract: Contract, worth: Callable[[int], float], seat: Seat) -> float:
    """What a bid must have brought in the first worlds to be looked at further."""
    sign = -1 if seat % 2 else 1
    most, least = worth(sign * contract.value), DOUBLED * worth(-sign * contract.value)
    return least + HOPELESS * (most - least)


def _doubles(public: Public, hand: int, seat: Seat, chance: Chance) -> bool:
    """Whether twice as much at stake is better."""
    game = public.game
    assert game is not None
    worth, forehand, options = gain(public, seat), public.table.forehand, public.table.options
    more = 0.0
    for hands in worlds(public, hand, seat, chance, DOUBLE_WORLDS):
        value = opening_value(hands, game.contract, game.declarer, public.bidding.suit, forehand, options)
        value *= game.multiplier
        more += worth(2 * value) - worth(value)
    return more / DOUBLE_WORLDS > DOUBLE_MARGIN * game.multiplier


def _card(public: Public, own: Own, seat: Seat, actions: Sequence[Action], chance: Chance) -> Action:
    """Every card in the same worlds."""
    game: Game | None = public.game
    assert game is not None
    values: Values = dict.fromkeys(actions, 0.0)
    worth, times = gain(public, seat), game.multiplier
    for hands in worlds(public, own.hand, seat, chance, PLAY_WORLDS):
        moment = Moment(public, hands)
        for action in actions:
            assert isinstance(action, Play)
            value = moment.after(seat, NUMBERS[action.card], announced=bool(action.announce))
            values[action] += worth(times * value)
    return _best(values, thumb(public, own, seat))
