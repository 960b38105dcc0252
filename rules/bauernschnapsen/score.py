"""The score of a finished deal: who gets how much, and for what."""

from functools import cache

from rules.bauernschnapsen.contracts import CONTRACTS, ContractId
from rules.bauernschnapsen.options import SEATS
from rules.bauernschnapsen.scoring import SIDES, gained
from rules.bauernschnapsen.state import Public, Side
from rules.bauernschnapsen.words import contract_name, named, seats
from rules.kit.contract import Item, Over
from rules.kit.scene import Mark, text
from rules.kit.seats import Seat, all_seats


def score(public: Public) -> Over:
    """The deal's points, the same for both partners."""
    ending, game = public.ending, public.game
    assert ending is not None and game is not None
    return _over(game.contract.id, game.declarer, ending.side, gained(public)[ending.side])


@cache
def _over(contract: ContractId, declarer: Seat, side: Side, points: int) -> Over:
    """There are few different ones, and a match in search or self-play asks for one at every deal's end."""
    winners = SIDES[side]
    name = CONTRACTS[contract]
    item = Item(text("score-contract", contract=contract_name(name)), points)
    why = text("over-won", contract=named(name), seat=Mark(declarer), seats=seats(winners))
    scores = tuple(points if seat in winners else 0 for seat in all_seats(SEATS))
    sheet = tuple((item,) if seat in winners else () for seat in all_seats(SEATS))
    return Over(scores, scores, sheet, why)
