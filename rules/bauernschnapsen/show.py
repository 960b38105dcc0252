"""The board and a player's own panel, as scenes (screens.md §5)."""

from collections.abc import Iterator

from rules.bauernschnapsen.bidding import bids_of, value
from rules.bauernschnapsen.cards import CODES, sorted_hand
from rules.bauernschnapsen.contracts import Contract, ContractId
from rules.bauernschnapsen.deal import asked_first
from rules.bauernschnapsen.follow import playable
from rules.bauernschnapsen.log import log
from rules.bauernschnapsen.options import SEATS
from rules.bauernschnapsen.scoring import SIDES, own_points, pair_points, points_now, worth_of_pair
from rules.bauernschnapsen.state import NONE, Game, Own, Played, Public, Side
from rules.bauernschnapsen.sums import sums
from rules.bauernschnapsen.tricks import finished, running, taker
from rules.bauernschnapsen.words import contract_name, double_word, face, named, times
from rules.kit.cards import SUITS
from rules.kit.scene import (
    Board,
    Cards,
    Hand,
    Laid,
    Mark,
    Note,
    Part,
    Points,
    SideRow,
    SuitSign,
    Text,
    Trick,
    text,
)
from rules.kit.seats import Seat

_MEANINGS: dict[ContractId, str] = {
    "bettler": "means-bettler",
    "schnapser": "means-schnapser",
    "gang": "means-gang",
    "zehner": "means-zehner",
    "bauernschnapser": "means-bauernschnapser",
    "kontraschnapser": "means-kontraschnapser",
    "herrengang": "means-herrengang",
    "kontrabauernschnapser": "means-kontrabauernschnapser",
    "herrenschnapser": "means-herrenschnapser",
}


def show(public: Public) -> Board:
    """The board: made of what is public."""
    target = text("board-target", points=public.table.options.target)
    return Board(title=target, asked=(), parts=tuple(_parts(public)), log=log(public))


def peek(public: Public, own: Own, seat: Seat) -> Hand:
    """A player's panel: what is played for, the trick, the hand; while bidding, what may be bid."""
    return Hand(seat, tuple(_panel(public, own, seat)))


def _panel(public: Public, own: Own, seat: Seat) -> Iterator[Part]:
    game, bidding, mine = public.game, public.bidding, seat == public.seat
    trump = bidding.suit if game is None else game.trump
    if public.phase in ("play", "double") and game is not None:
        yield _contract(public, game)
        yield from _sides(public)
        yield from _on_table(public, game)
    elif bidding.suit != NONE:
        yield _trump(public)
    live = None
    if public.phase == "play" and game is not None and mine:
        bits = playable(own.hand, game, public.play, public.table.options)
        live = sorted_hand(bits, trump, tens=game.contract.tens)
    hand = sorted_hand(own.hand, trump, tens=game is not None and game.contract.tens)
    if hand:
        yield Cards(text("board-hand"), hand, live)
    if public.phase == "bid" and mine:
        for contract in bids_of(public, own.hand, seat):
            yield Note((_meaning(public, contract),))


def _meaning(public: Public, contract: Contract) -> Text:
    worth = value(contract, public.table.options)
    return text(_MEANINGS[contract.id], contract=named(contract), value=worth)


def _parts(public: Public) -> Iterator[Part]:
    yield from _sides(public)
    game, forehand = public.game, Mark(public.table.forehand)
    match public.phase:
        case "deal":
            yield Note((text("board-dealing"),))
        case "trump":
            yield Note((text("board-forehand", seat=forehand),))
        case "bid":
            yield _trump(public)
            yield Note((*(_call(public, *call) for call in public.bidding.calls), _highest(public)))
        case "double" if game is not None:
            yield _contract(public, game)
            yield from _doubling(game)
        case _ if game is not None:
            yield _contract(public, game)
            yield from _on_table(public, game)
            for line in sums(public):
                yield Note((line,))


def _sides(public: Public) -> Iterator[Part]:
    """Both pairs with their match points, and in play with their tricks and card points."""
    points = points_now(public)
    for side, partners in enumerate(SIDES):
        below = _taken(public, side) if public.phase in ("play", "over") and not public.shown else ()
        yield SideRow(partners, (text("board-points", points=Points(points[side])),), below)


def _taken(public: Public, side: Side) -> tuple[Text, ...]:
    """Tricks and card points of a side: ``1 trick, 26 + 20 = 46``; pairs that wait for a trick."""
    game, play = public.game, public.play
    assert game is not None
    tricks = play.tricks[side] + play.tricks[side + 2]
    points = play.card_points[side] + play.card_points[side + 2]
    facts = [text("board-tricks", tricks=tricks) if tricks else text("board-no-trick")]
    if game.contract.aim == "race":
        pairs = pair_points(side, play.tricks, play.pairs)
        waits = sum(pair.points for pair in play.pairs if pair.seat % 2 == side) if not tricks else 0
        if pairs:
            facts.append(text("board-sum", cards=points, pairs=pairs, sum=points + pairs))
        elif tricks:
            facts.append(text("board-cards", cards=points))
        if waits:
            facts.append(text("board-waits", points=waits))
    elif tricks:
        facts.append(text("board-cards", cards=points))
    return tuple(facts)


def _trump(public: Public) -> Note:
    """Trump, and how it came about."""
    bidding, seat = public.bidding, Mark(public.table.forehand)
    suit = SuitSign(SUITS[bidding.suit])
    if bidding.flipped == NONE:
        return Note((text("board-trump-named", suit=suit, seat=seat),))
    return Note((text("board-trump-flipped", suit=suit, seat=seat, card=face(bidding.flipped)),))


def _call(public: Public, seat: Seat, contract: Contract | None) -> Text:
    if contract is None:
        return text("board-pass", seat=Mark(seat))
    worth = value(contract, public.table.options)
    return text("board-bid", seat=Mark(seat), contract=contract_name(contract), value=worth)


def _highest(public: Public) -> Text:
    """What a bid must exceed."""
    bid = public.bidding.highest
    if bid is None:
        return text("board-highest-none")
    worth = value(bid.contract, public.table.options)
    return text("board-highest", contract=contract_name(bid.contract), value=worth, seat=Mark(bid.seat))


def _contract(public: Public, game: Game) -> Note:
    """What is played: contract, trump, multiplier, and what else all know."""
    contract = game.contract
    facts = [text("board-contract", contract=named(contract), seat=Mark(game.declarer))]
    if contract.trump:
        facts.append(text("board-trump", suit=SuitSign(SUITS[game.trump])))
    else:
        facts.append(text("board-no-trump"))
    if contract.tens:
        facts.append(text("board-tens"))
    doubled = times(game)
    if doubled is not None:
        facts.append(doubled)
    if game.sits_out is not None:
        facts.append(text("board-sits-out", seat=Mark(game.sits_out)))
    if contract.aim == "sixty-six" and public.phase != "double":
        points = own_points(game, public.play)
        facts.append(text("board-alone", seat=Mark(game.declarer), points=points))
    flipped = public.bidding.flipped
    if flipped != NONE and all(played.card != flipped for played in public.play.plays):
        facts.append(text("board-holds", seat=Mark(public.table.forehand), card=face(flipped)))
    return Note(tuple(facts))


def _doubling(game: Game) -> Iterator[Part]:
    """Who has said what, and who is asked now."""
    if game.level:
        last = [said.seat for said in game.said if said.doubles][-1]
        yield Note((text("board-doubled", seat=Mark(last), word=double_word(game.level)),))
    first = asked_first(game)
    second = Seat((first + 2) % SEATS)
    asked_already = bool(game.said) and game.said[-1] == (first, False)
    word = double_word(game.level + 1)
    if asked_already:
        yield Note((text("board-double-last", word=word, seat=Mark(second)),))
    else:
        yield Note((text("board-double", word=word, first=Mark(first), second=Mark(second)),))


def _on_table(public: Public, game: Game) -> Iterator[Part]:
    """The running trick and the last one; a hand that was shown."""
    if public.shown:
        yield Cards(text("board-shown", seat=Mark(game.declarer)), sorted_hand(public.shown, game.trump))
        return
    tricks, trick = finished(public), running(public)
    if public.phase == "play":
        label = text("board-trick", number=len(tricks) + 1)
        yield Trick(label, tuple(_laid(played, game) for played in trick), waits=public.seat)
    elif trick:
        yield Trick(text("board-trick", number=len(tricks) + 1), tuple(_laid(p, game) for p in trick))
    if tricks:
        last = tuple(_laid(played, game) for played in tricks[-1])
        yield Trick(text("board-last"), last, taker=taker(tricks[-1], game))


def _laid(played: Played, game: Game) -> Laid:
    if not played.announced:
        return Laid(played.seat, CODES[played.card])
    points = worth_of_pair(played.card // 5, game)
    return Laid(played.seat, CODES[played.card], text("board-announced", points=points))
