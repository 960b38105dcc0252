"""The whole state as plain values, for records' checks and debugging only (*Setup, facts*)."""

from rules.bauernschnapsen.cards import CODES, codes_in
from rules.bauernschnapsen.follow import playable
from rules.bauernschnapsen.scoring import counts, points_now
from rules.bauernschnapsen.state import NONE, Bauernschnapsen, Game, Play
from rules.bauernschnapsen.tricks import running
from rules.kit.action import Json
from rules.kit.cards import SUITS


def facts(state: Bauernschnapsen) -> dict[str, Json]:
    public = state.public
    table, bidding, game, play = public.table, public.bidding, public.game, public.play
    acts = public.phase not in ("deal", "over")
    highest = bidding.highest
    return {
        "phase": "trump" if public.phase == "deal" else public.phase,
        "to_act": [public.seat] if acts else [],
        "may_act": [],
        "dealer": table.dealer,
        "forehand": table.forehand,
        "trump": None if bidding.suit == NONE else SUITS[bidding.suit],
        "flipped": None if bidding.flipped == NONE else CODES[bidding.flipped],
        "hands": [_codes(own.hand) for own in state.own],
        "highest": None if highest is None else {"seat": highest.seat, "contract": highest.contract.id},
        "contract": None if game is None else game.contract.id,
        "declarer": None if game is None else game.declarer,
        "multiplier": 1 if game is None else game.multiplier,
        "trick": [[played.seat, CODES[played.card]] for played in running(public)],
        "tricks": list(play.tricks),
        "card_points": list(play.card_points),
        "pairs": [] if game is None else _pairs(game, play),
        "playable": _playable(state),
        "points": list(points_now(public)),
    }


def _codes(bits: int) -> list[Json]:
    return [*sorted(codes_in(bits))]


def _pairs(game: Game, play: Play) -> list[Json]:
    return [
        {
            "seat": pair.seat,
            "suit": SUITS[pair.suit],
            "points": pair.points,
            "counted": counts(game, play.tricks, pair),
        }
        for pair in play.pairs
    ]


def _playable(state: Bauernschnapsen) -> list[Json]:
    public, game = state.public, state.public.game
    if public.phase != "play" or game is None:
        return []
    return _codes(playable(state.own[public.seat].hand, game, public.play, public.table.options))
