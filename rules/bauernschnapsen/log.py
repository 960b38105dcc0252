"""What has happened in a deal, a line each, as everybody saw it (screens.md §5, *Log*)."""

from collections.abc import Iterable, Iterator

from rules.bauernschnapsen.bidding import value
from rules.bauernschnapsen.cards import POINTS, SUIT_OF
from rules.bauernschnapsen.scoring import worth_of_pair
from rules.bauernschnapsen.state import NONE, Game, Played, Public
from rules.bauernschnapsen.sums import sums
from rules.bauernschnapsen.tricks import finished, running, taker
from rules.bauernschnapsen.words import contract_name, double_word, face
from rules.kit.cards import SUITS
from rules.kit.scene import Joined, Mark, SuitSign, Text, text


def log(public: Public) -> tuple[Text, ...]:
    """The lines from the first to the last; that of the running trick still grows."""
    return (*_bidding(public), *_doubling(public), *_tricks(public), *sums(public))


def _bidding(public: Public) -> Iterator[Text]:
    bidding, forehand = public.bidding, Mark(public.table.forehand)
    if bidding.suit == NONE:
        return
    suit = SuitSign(SUITS[bidding.suit])
    if bidding.flipped == NONE:
        yield text("log-trump", seat=forehand, suit=suit)
    else:
        yield text("log-flip", seat=forehand, card=face(bidding.flipped), suit=suit)
    for seat, contract in bidding.calls:
        if contract is None:
            yield text("log-pass", seat=Mark(seat))
        else:
            worth = value(contract, public.table.options)
            yield text("log-bid", seat=Mark(seat), contract=contract_name(contract), value=worth)
    game = public.game
    if game is not None and bidding.highest is None:
        yield text("log-all-pass", contract=contract_name(game.contract), seat=forehand)
    if public.shown and game is not None:
        name = contract_name(game.contract)
        five = SuitSign(SUITS[SUIT_OF[public.shown.bit_length() - 1]])
        yield text("log-shown", seat=Mark(game.declarer), suit=five, contract=name)


def _doubling(public: Public) -> Iterator[Text]:
    level = 0
    for seat, doubles in public.game.said if public.game is not None else ():
        word = double_word(level + 1)
        if doubles:
            level += 1
            yield text("log-double", seat=Mark(seat), word=word, times=1 << level)
        else:
            yield text("log-no-double", seat=Mark(seat), word=word)


def _tricks(public: Public) -> Iterator[Text]:
    game = public.game
    if game is None:
        return
    for trick in finished(public):
        yield _line(trick, game)
        points = sum(POINTS[played.card] for played in trick)
        yield text("log-takes", seat=Mark(taker(trick, game)), points=points)
    trick = running(public)
    if trick:
        yield _line(trick, game)


def _line(trick: tuple[Played, ...], game: Game) -> Text:
    """The lead, and who laid what on it."""
    lead, *others = trick
    if lead.announced:
        points = worth_of_pair(SUIT_OF[lead.card], game)
        led = text("log-announces", seat=Mark(lead.seat), card=face(lead.card), points=points)
    else:
        led = text("log-leads", seat=Mark(lead.seat), card=face(lead.card))
    return text("log-trick", lead=led, cards=laid(others)) if others else led


def laid(plays: Iterable[Played]) -> Joined:
    """Who laid what: ②A♥ ③J♥."""
    return Joined(
        tuple(text("laid", seat=Mark(played.seat), card=face(played.card)) for played in plays), " "
    )
