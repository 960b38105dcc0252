"""What tricks and pairs are worth, and what follows a deal (*Rufspiel's end*, *Match*)."""

from collections.abc import Mapping

from rules.bauernschnapsen.options import SEATS, Options, Setup
from rules.bauernschnapsen.state import Four, Game, Pair, Play, Public, Side
from rules.kit.contract import Ended, Result
from rules.kit.seats import Seat, all_seats

SIDES: tuple[tuple[Seat, ...], ...] = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
WANTED = 66
"""Card points that win a rufspiel or a (kontra)schnapser."""
FORTY, TWENTY = 40, 20
UNDER = 33
"""Losers of a rufspiel with fewer points lose 2."""


def worth_of_pair(suit: int, game: Game) -> int:
    """40 in trump, else 20."""
    return FORTY if suit == game.trump else TWENTY


def counts(game: Game, tricks: Four, pair: Pair) -> bool:
    """Whether an announced pair counts: its side (in a (kontra)schnapser: the bidder) has a trick."""
    if game.contract.aim == "race":
        return bool(tricks[pair.seat] or tricks[(pair.seat + 2) % SEATS])
    return pair.seat == game.declarer and bool(tricks[pair.seat])


def pair_points(side: Side, tricks: Four, pairs: tuple[Pair, ...]) -> int:
    """The counted pairs of a side in a rufspiel."""
    if not (tricks[side] or tricks[side + 2]):
        return 0
    return sum([pair.points for pair in pairs if pair.seat % 2 == side])


def race_points(side: Side, tricks: Four, card_points: Four, pairs: tuple[Pair, ...]) -> int:
    """What a side has in a rufspiel: its tricks and counted pairs."""
    return card_points[side] + card_points[side + 2] + pair_points(side, tricks, pairs)


def race_value(loser: Side, tricks: Four, card_points: Four, pairs: tuple[Pair, ...]) -> int:
    """What a rufspiel is worth when the other side has 66: 3, 2 or 1."""
    if not (tricks[loser] or tricks[loser + 2]):
        return 3
    return 2 if race_points(loser, tricks, card_points, pairs) < UNDER else 1


def sixty_six_points(game: Game, tricks: Four, card_points: Four, pairs: tuple[Pair, ...]) -> int:
    """The bidder's own points in a (kontra)schnapser: his tricks, and his pairs once he has one."""
    declarer = game.declarer
    points = card_points[declarer]
    if tricks[declarer]:
        points += sum([pair.points for pair in pairs if pair.seat == declarer])
    return points


def own_points(game: Game, play: Play) -> int:
    """The same of a play so far."""
    return sixty_six_points(game, play.tricks, play.card_points, play.pairs)


def gained(public: Public) -> tuple[int, int]:
    """The match points of a finished deal by side."""
    ending, game = public.ending, public.game
    assert ending is not None and game is not None
    points = ending.value * game.multiplier
    return (0, points) if ending.side else (points, 0)


def points_now(public: Public) -> tuple[int, int]:
    """The match points by side, with a deal that has just ended."""
    first, second = public.table.points
    if public.ending is None:
        return first, second
    more, other = gained(public)
    return first + more, second + other


def next_deal(ended: Ended[Public]) -> Setup | Result:
    """The next dealer sits on the left; a side at the target ends the match."""
    options = ended.options
    assert isinstance(options, Options)
    first, second = ended.totals[:2]
    if max(first, second) >= options.target:
        return Result(SIDES[0 if first > second else 1], "target")
    return Setup(dealer=(ended.public.table.dealer + 1) % SEATS, points=(first, second))


def schneider(totals: tuple[int, ...], winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who has lost a match with 0 points."""
    if not winners:
        return ()
    return tuple(seat for seat in all_seats(len(totals)) if seat not in winners and totals[seat] == 0)


def tallies(public: Public) -> tuple[Mapping[str, int], ...]:
    """For statistics: contracts bid, made and of which kind, and matches won against nothing, by seat."""
    game, ending = public.game, public.ending
    assert game is not None and ending is not None
    found: list[dict[str, int]] = [{} for _ in all_seats(SEATS)]
    if game.contract.aim != "race":
        made = {"made": 1} if ending.side == game.declarer % 2 else {}
        found[game.declarer] = {"bids": 1, f"contract.{game.contract.id}": 1, **made}
    ours, theirs = points_now(public)
    if max(ours, theirs) >= public.table.options.target and not min(ours, theirs):
        for seat in SIDES[0 if ours else 1]:
            found[seat]["schneider"] = 1
    return tuple(found)
