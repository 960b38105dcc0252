"""Playing cards: tricks, pairs, and the moment when a deal is decided (*Play*, *Rufspiel's end*).

Values are built by position: this is what computers and self-play spend their time on.
"""

from rules.bauernschnapsen.actions import Bid, Double, Flip, Pass, Trump
from rules.bauernschnapsen.actions import Play as PlayAction
from rules.bauernschnapsen.bidding import value
from rules.bauernschnapsen.cards import BIT, HIGHER, HIGHER_TENS, NUMBERS, POINTS, SUIT_OF
from rules.bauernschnapsen.deal import answer, call, name_trump
from rules.bauernschnapsen.options import SEATS
from rules.bauernschnapsen.scoring import WANTED, race_value, sixty_six_points, worth_of_pair
from rules.bauernschnapsen.state import (
    HANDS,
    NONE,
    PLAYED,
    PLAYED_ANNOUNCED,
    Bauernschnapsen,
    Ending,
    Four,
    Game,
    Pair,
    Play,
    Public,
    Table,
)
from rules.kit.action import Action
from rules.kit.contract import State
from rules.kit.seats import Seat

TRICKS = 5
_NEXT: tuple[Seat, ...] = (Seat(1), Seat(2), Seat(3), Seat(0))
_ACROSS: tuple[Seat, ...] = (Seat(2), Seat(3), Seat(0), Seat(1))


def apply(state: Bauernschnapsen, seat: Seat, action: Action) -> Bauernschnapsen:
    """Carries out a legal action."""
    if type(action) is PlayAction:
        return _play(state, seat, action)
    match action:
        case Trump() | Flip():
            return name_trump(state, action)
        case Bid():
            return call(state, seat, action)
        case Double():
            return answer(state, seat, action)
        case Pass():
            return (call if state.public.phase == "bid" else answer)(state, seat, action)
    raise TypeError(f"no action of Bauernschnapsen: {action.do}")


def _play(state: Bauernschnapsen, seat: Seat, action: PlayAction) -> Bauernschnapsen:
    public, own, hidden = state
    table, _, _, bidding, game, play, _, _ = public
    assert game is not None
    plays, led, best, ahead, tricks, card_points, pairs = play
    card = NUMBERS[action.card]
    hands = (*own[:seat], HANDS[own[seat].hand ^ BIT[card]], *own[seat + 1 :])
    plays = (*plays, (PLAYED_ANNOUNCED if action.announce else PLAYED)[seat][card])
    following: Seat = _NEXT[seat]
    ending: Ending | None = None
    if led < 0:
        led, best, ahead = card, card, seat
        if action.announce:
            suit = SUIT_OF[card]
            pairs = (*pairs, Pair(seat, suit, worth_of_pair(suit, game)))
            ending = _at_66(game, seat, tricks, card_points, pairs)
    else:
        higher = HIGHER_TENS if game.contract.tens else HIGHER
        if higher[best] & BIT[card] or (SUIT_OF[card] == game.trump != SUIT_OF[best]):
            best, ahead = card, seat
    if game.contract.aim == "no-trick":
        if following == _ACROSS[game.declarer]:
            following = _NEXT[following]
        size = SEATS - 1
    else:
        size = SEATS
    if not len(plays) % size:
        won = sum([POINTS[played.card] for played in plays[-size:]])
        tricks = _more(tricks, ahead, 1)
        card_points = _more(card_points, ahead, won)
        following, led, best = ahead, NONE, NONE
        ending = _after_trick(table, game, ahead, tricks, card_points, pairs)
    after = Play(plays, led, best, ahead, tricks, card_points, pairs)
    phase = public.phase if ending is None else "over"
    return State(Public(table, phase, following, bidding, game, after, ending), hands, hidden)


def _more(values: Four, seat: Seat, added: int) -> Four:
    first, second, third, fourth = values
    if seat == 0:
        return (first + added, second, third, fourth)
    if seat == 1:
        return (first, second + added, third, fourth)
    if seat == 2:
        return (first, second, third + added, fourth)
    return (first, second, third, fourth + added)


def _at_66(game: Game, seat: Seat, tricks: Four, card_points: Four, pairs: tuple[Pair, ...]) -> Ending | None:
    """The end at an announcement or a trick of ``seat``, if that makes 66."""
    if game.contract.aim == "race":
        partner = _ACROSS[seat]
        if not (tricks[seat] or tricks[partner]):
            return None
        points = card_points[seat] + card_points[partner]
        for pair in pairs:
            if pair.seat in (seat, partner):
                points += pair.points
        if points < WANTED:
            return None
        return Ending(seat % 2, race_value(1 - seat % 2, tricks, card_points, pairs), "sixty-six")
    if seat == game.declarer and sixty_six_points(game, tricks, card_points, pairs) >= WANTED:
        return Ending(seat % 2, game.contract.value, "won")
    return None


def _after_trick(
    table: Table, game: Game, taker: Seat, tricks: Four, card_points: Four, pairs: tuple[Pair, ...]
) -> Ending | None:
    """The end after a trick that ``taker`` has won, if it decides the deal; there is no look-ahead."""
    contract, declarer = game.contract, game.declarer
    count = sum(tricks)
    match contract.aim:
        case "race":
            ending = _at_66(game, taker, tricks, card_points, pairs)
            if ending is not None or count < TRICKS:
                return ending
            if table.options.nobody_66 == "last-trick":
                return Ending(taker % 2, 1, "last-trick")
            return Ending(1 - table.forehand % 2, 1, "nobody")
        case "sixty-six":
            ending = _at_66(game, taker, tricks, card_points, pairs)
            if ending is not None:
                return ending
            strict = table.options.schnapser_tricks == "all-three" and taker != declarer
            won = None if count < 3 and not strict else False
        case "no-trick":
            won = False if taker == declarer else True if count == TRICKS else None
        case _:
            won = False if taker != declarer else True if count == TRICKS else None
    if won is None:
        return None
    side = declarer % 2 if won else 1 - declarer % 2
    return Ending(side, value(contract, table.options), "won" if won else "lost")
