"""How a deal came out, line by line: both sides' sums and what they are worth (screens.md §5, *End*)."""

from collections.abc import Iterator

from rules.bauernschnapsen.scoring import SIDES, UNDER, counts, own_points, race_points
from rules.bauernschnapsen.state import Ending, Game, Play, Public, Side
from rules.bauernschnapsen.tricks import finished, taker
from rules.bauernschnapsen.words import contract_name, double_word, seats
from rules.kit.cards import SUITS
from rules.kit.scene import Joined, Mark, SuitSign, Text, text


def sums(public: Public) -> Iterator[Text]:
    """The lines, from the points to the match points; none for a hand that was shown."""
    ending, game, play = public.ending, public.game, public.play
    if ending is None or game is None or game.contract.shown:
        return
    if game.contract.aim == "race":
        for side in (0, 1):
            yield _side(side, game, play)
        yield _race_reason(ending, play)
    else:
        yield _decided(public, game)
        yield text("log-value", contract=contract_name(game.contract), value=ending.value)
    if game.level:
        points = ending.value * game.multiplier
        yield text("log-times", word=double_word(game.level), times=game.multiplier, points=points)


def _side(side: Side, game: Game, play: Play) -> Text:
    """``①③ 67: 27 in tricks + 40 ♥``; pairs that never counted are left out."""
    total = race_points(side, play.tricks, play.card_points, play.pairs)
    cards = play.card_points[side] + play.card_points[side + 2]
    pairs = tuple(
        text("pair", points=pair.points, suit=SuitSign(SUITS[pair.suit]))
        for pair in play.pairs
        if pair.seat % 2 == side and counts(game, play.tricks, pair)
    )
    who = seats(SIDES[side])
    if not pairs:
        return text("log-side", seats=who, points=total)
    return text("log-side-pairs", seats=who, points=total, cards=cards, pairs=Joined(pairs, " + "))


def _race_reason(ending: Ending, play: Play) -> Text:
    """Why a rufspiel is worth 1, 2 or 3."""
    match ending.why, ending.value:
        case "last-trick", _:
            return text("log-last-trick", seats=seats(SIDES[ending.side]))
        case "nobody", _:
            return text("log-nobody", seats=seats(SIDES[ending.side]))
        case _, 3:
            return text("log-no-trick-3")
    points = race_points(1 - ending.side, play.tricks, play.card_points, play.pairs)
    if ending.value == 2:
        return text("log-under", points=points, least=UNDER)
    return text("log-not-under", points=points, least=UNDER)


def _decided(public: Public, game: Game) -> Text:
    """Why a bid contract was won or lost."""
    play, declarer, tricks = public.play, Mark(game.declarer), finished(public)
    won = public.ending is not None and public.ending.why == "won"
    if game.contract.aim == "sixty-six":
        if won:
            return text("log-has-66", seat=declarer, points=own_points(game, play))
        if len(tricks) == 3:
            return text("log-short-of-66", seat=declarer, points=own_points(game, play))
    elif won:
        return text("log-no-trick" if game.contract.aim == "no-trick" else "log-all-tricks", seat=declarer)
    return text("log-took-trick", seat=Mark(taker(tricks[-1], game)), number=len(tricks))
