"""The card that level 2 plays, by rules of thumb."""

from rules.bauernschnapsen.actions import ANNOUNCED, PLAYS
from rules.bauernschnapsen.cards import (
    ALL_BITS,
    BIT,
    HIGHER,
    HIGHER_TENS,
    POINTS,
    RANKS,
    SUIT_BITS,
    SUIT_OF,
    numbers_in,
)
from rules.bauernschnapsen.follow import announceable, playable
from rules.bauernschnapsen.scoring import worth_of_pair
from rules.bauernschnapsen.state import NONE, Game, Public
from rules.kit.action import Action
from rules.kit.seats import Seat

QUEEN_POINTS = 3


def card(public: Public, hand: int, seat: Seat) -> Action:
    """The card to play, with an announcement where there is one."""
    game = public.game
    assert game is not None
    cards = playable(hand, game, public.play, public.table.options)
    if game.contract.aim == "no-trick":
        return PLAYS[_bettler(public, game, cards, hand, seat)]
    if public.play.led == NONE:
        return _lead(public, game, hand, seat)
    return PLAYS[_follow(public, game, cards, seat)]


def _rank(number: int) -> int:
    return number % len(RANKS)


def _points(number: int) -> int:
    return POINTS[number]


def _bettler(public: Public, game: Game, cards: int, hand: int, seat: Seat) -> int:
    """The bidder leads low and throws high; the others stay below him, and go high once he is safe."""
    numbers, play = numbers_in(cards), public.play
    if play.led == NONE and seat == game.declarer:
        return min(numbers, key=lambda one: (_rank(one), (hand & SUIT_BITS[SUIT_OF[one]]).bit_count()))
    threatened = play.led == NONE or play.ahead == game.declarer
    if seat != game.declarer and threatened:
        return min(numbers, key=_rank)
    return max(numbers, key=_rank)


def _gone(public: Public) -> int:
    """The cards that have been played."""
    bits = 0
    for played in public.play.plays:
        bits |= BIT[played.card]
    return bits


def _is_top(number: int, out: int, game: Game) -> bool:
    """Whether nothing of its suit that is out in other hands beats a card."""
    return not (HIGHER_TENS if game.contract.tens else HIGHER)[number] & out


def _lead(public: Public, game: Game, hand: int, seat: Seat) -> Action:
    """A pair; else what nothing beats, trumps first as long as others have any; else the least."""
    out = ALL_BITS & ~_gone(public) & ~hand
    mine = seat == game.declarer
    pairs = announceable(hand, game, public.play)
    if pairs and (game.contract.aim == "race" or mine):
        return _announced(public, game, pairs, hand, out, seat)
    numbers = numbers_in(hand)
    tops = [one for one in numbers if _is_top(one, out, game)]
    trumps_out = game.trump != NONE and out & SUIT_BITS[game.trump]
    if tops:
        return PLAYS[max(tops, key=lambda one: (trumps_out and SUIT_OF[one] == game.trump, _points(one)))]
    if mine and game.contract.aim != "race":
        return PLAYS[max(numbers, key=_points)]
    plain = [one for one in numbers if SUIT_OF[one] != game.trump]
    return PLAYS[min(plain or numbers, key=_points)]


def _announced(public: Public, game: Game, pairs: int, hand: int, out: int, seat: Seat) -> Action:
    """The best pair; in a (kontra)schnapser a sure trick first, so that its points need not wait."""
    if game.contract.aim == "sixty-six" and not public.play.tricks[seat]:
        tops = [one for one in numbers_in(hand & ~pairs) if _is_top(one, out, game)]
        if tops:
            return PLAYS[max(tops, key=lambda one: (SUIT_OF[one] == game.trump, _points(one)))]

    def best(one: int) -> tuple[int, bool, bool]:
        worth = worth_of_pair(SUIT_OF[one], game)
        return worth, _is_top(one, out, game), _points(one) == QUEEN_POINTS

    return ANNOUNCED[max(numbers_in(pairs), key=best)]


def _follow(public: Public, game: Game, cards: int, seat: Seat) -> int:
    """Gives the partner's trick points and the opponents' as few as may be; takes what can be taken."""
    play, numbers = public.play, numbers_in(cards)
    last = len(play.plays) % game.players == game.players - 1
    partners = play.ahead % 2 == seat % 2
    takes = [one for one in numbers if _beats(one, play.best, game)]
    if game.contract.aim != "race" and seat == (game.declarer + 2) % 4:
        # The bidder is to take it himself: his partner keeps out of the way where he can.
        return max([one for one in numbers if one not in takes] or numbers, key=_points)
    out = ALL_BITS & ~_gone(public)
    if len(takes) == len(numbers):
        sure = [one for one in takes if last or _is_top(one, out & ~BIT[one], game)]
        return max(sure, key=_points) if sure else min(takes, key=_points)
    if partners and (last or _is_top(play.best, out, game)):
        return max(numbers, key=_points)
    if takes and not partners:
        return max(takes, key=_points)
    return min(numbers, key=lambda one: (SUIT_OF[one] == game.trump, _points(one)))


def _beats(number: int, best: int, game: Game) -> bool:
    """Whether a card takes the trick from the best one so far."""
    higher = HIGHER_TENS if game.contract.tens else HIGHER
    return bool(higher[best] & BIT[number]) or SUIT_OF[number] == game.trump != SUIT_OF[best]
