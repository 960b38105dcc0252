"""What may be bid (bauernschnapsen.md, *Bidding*): one table, each column a fact that the rules ask for."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

ContractId: TypeAlias = Literal[
    "rufspiel",
    "bettler",
    "schnapser",
    "gang",
    "zehner",
    "bauernschnapser",
    "kontraschnapser",
    "herrengang",
    "kontrabauernschnapser",
    "herrenschnapser",
]
Aim: TypeAlias = Literal["race", "no-trick", "sixty-six", "all-tricks", "shown"]
"""How a contract is won: first side at 66; no trick; 66 alone in three tricks; all five tricks; at once."""
Who: TypeAlias = Literal["nobody", "anybody", "forehands-side", "opponents", "not-forehand", "forehand"]


class Contract(NamedTuple):
    """One contract. ``value``: match points (in rufspiel the least); ``by``: who may bid it; ``trump``:
    whether the trump suit counts; ``bidder_leads``: else forehand does; ``tens``: 10 K Q J A, the ace
    lowest; ``five_of``: what five cards the bidder must hold; ``announces``: 20 and 40 are announced."""

    id: ContractId
    value: int
    aim: Aim
    by: Who
    trump: bool
    bidder_leads: bool
    tens: bool = False
    five_of: Literal["a-suit", "trumps"] | None = None

    @property
    def announces(self) -> bool:
        return self.aim in ("race", "sixty-six")

    @property
    def shown(self) -> bool:
        """Whether the hand is shown at once and wins."""
        return self.aim == "shown"


RUFSPIEL = Contract("rufspiel", 1, "race", "nobody", True, False)
BETTLER = Contract("bettler", 5, "no-trick", "anybody", False, True)
_TABLE = (
    RUFSPIEL,
    BETTLER,
    Contract("schnapser", 6, "sixty-six", "forehands-side", True, False),
    Contract("gang", 9, "all-tricks", "anybody", False, True),
    Contract("zehner", 10, "all-tricks", "anybody", False, True, tens=True),
    Contract("bauernschnapser", 12, "all-tricks", "forehands-side", True, False),
    Contract("kontraschnapser", 12, "sixty-six", "opponents", True, False),
    Contract("herrengang", 18, "shown", "not-forehand", False, True, five_of="a-suit"),
    Contract("kontrabauernschnapser", 24, "all-tricks", "opponents", True, False),
    Contract("herrenschnapser", 24, "shown", "forehand", True, True, five_of="trumps"),
)
CONTRACTS: Mapping[ContractId, Contract] = MappingProxyType({contract.id: contract for contract in _TABLE})
BIDDABLE: tuple[Contract, ...] = _TABLE[1:]
"""What can be bid, from the lowest value up; the order of buttons."""
