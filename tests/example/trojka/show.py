"""What is asked, and what is seen: parts of a scene, and keys of texts."""

from rules.kit.cards import Card
from rules.kit.forms import Choice, Option
from rules.kit.scene import (
    Board,
    Cards,
    Face,
    Hand,
    Joined,
    Laid,
    Mark,
    Note,
    Points,
    SeatRow,
    Text,
    Trick,
    text,
)
from rules.kit.seats import Seat, all_seats

from .state import Lay, Own, Public, taker


def question(public: Public, own: Own) -> Choice:
    """A key for each card in hand; secret, for all lay at once."""
    number = len(public.rounds) + 1
    options = tuple(
        Option(text("key-lay", card=Face(card)), Lay(card), text("words-lay", card=Face(card)))
        for card in own.hand
    )
    return Choice("lay", "hand", text("form-lay", round=number), options, secret=True)


def board(public: Public, totals: tuple[int, ...]) -> Board:
    """Made of what is public alone: who takes it a hand does not pass mypy."""
    options, number = public.options, min(len(public.rounds) + 1, public.options.cards)
    marks = tuple(text("seat", seat=Mark(seat)) for seat in public.waiting)
    asked = text("ask-lay", seats=Joined(marks, " ")) if public.waiting else text("ask-nothing")
    rows = tuple(
        SeatRow(seat, (text("board-won", count=won), text("board-total", points=Points(total))))
        for seat, won, total in zip(all_seats(public.seats), wins(public), totals, strict=True)
    )
    shown = tuple(_trick(public, cards) for cards in public.rounds[-1:])
    log = tuple(_line(number, taker(cards, options)) for number, cards in enumerate(public.rounds, 1))
    return Board(text("board-title", round=number, rounds=options.cards), (asked,), (*shown, *rows), log)


def hand(own: Own, seat: Seat) -> Hand:
    """The cards in hand, and the one that lies face down."""
    laid = () if own.laid is None else (Note((text("hand-laid", card=Face(own.laid)),)),)
    return Hand(seat, (Cards(text("hand-cards"), own.hand), *laid))


def wins(public: Public) -> tuple[int, ...]:
    """Rounds taken, by seat."""
    takers = [taker(cards, public.options) for cards in public.rounds]
    return tuple(takers.count(seat) for seat in all_seats(public.seats))


def _trick(public: Public, cards: tuple[Card, ...]) -> Trick:
    laid = tuple(Laid(seat, card) for seat, card in zip(all_seats(public.seats), cards, strict=True))
    return Trick(text("board-round", round=len(public.rounds)), laid, taker=taker(cards, public.options))


def _line(number: int, seat: Seat | None) -> Text:
    return text("log-tie", round=number) if seat is None else text("log-won", round=number, seat=Mark(seat))
