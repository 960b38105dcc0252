"""A deal's cards as tricks: the finished ones, and the one on the table."""

from rules.bauernschnapsen.cards import BIT, HIGHER, HIGHER_TENS, SUIT_OF
from rules.bauernschnapsen.state import Game, Played, Public
from rules.kit.seats import Seat


def running(public: Public) -> tuple[Played, ...]:
    """The cards of the unfinished trick, in order."""
    game, plays = public.game, public.play.plays
    count = len(plays) % game.players if game is not None else 0
    return plays[len(plays) - count :]


def finished(public: Public) -> tuple[tuple[Played, ...], ...]:
    """The finished tricks, in order."""
    game, plays = public.game, public.play.plays
    if game is None:
        return ()
    size = game.players
    return tuple(plays[at : at + size] for at in range(0, len(plays) - size + 1, size))


def taker(trick: tuple[Played, ...], game: Game) -> Seat:
    """Who takes a finished trick: the best trump, else the best card of the led suit."""
    higher = HIGHER_TENS if game.contract.tens else HIGHER
    best = trick[0]
    for played in trick[1:]:
        trumps = SUIT_OF[played.card] == game.trump != SUIT_OF[best.card]
        if trumps or higher[best.card] & BIT[played.card]:
            best = played
    return best.seat
