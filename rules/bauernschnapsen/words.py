"""Pieces of texts that several pages need: names of contracts, lists of cards, seats and suits."""

from collections.abc import Iterable

from rules.bauernschnapsen.cards import CODES
from rules.bauernschnapsen.contracts import Contract, ContractId
from rules.bauernschnapsen.state import Game
from rules.kit.cards import Card
from rules.kit.scene import Face, Joined, Mark, SuitSign, Text, text
from rules.kit.seats import Seat

_NAMES: dict[ContractId, str] = {
    "rufspiel": "contract-rufspiel",
    "bettler": "contract-bettler",
    "schnapser": "contract-schnapser",
    "gang": "contract-gang",
    "zehner": "contract-zehner",
    "bauernschnapser": "contract-bauernschnapser",
    "kontraschnapser": "contract-kontraschnapser",
    "herrengang": "contract-herrengang",
    "kontrabauernschnapser": "contract-kontrabauernschnapser",
    "herrenschnapser": "contract-herrenschnapser",
}
_NAMES_WITH_GERMAN: dict[ContractId, str] = {
    "rufspiel": "named-rufspiel",
    "bettler": "named-bettler",
    "schnapser": "named-schnapser",
    "gang": "named-gang",
    "zehner": "named-zehner",
    "bauernschnapser": "named-bauernschnapser",
    "kontraschnapser": "named-kontraschnapser",
    "herrengang": "named-herrengang",
    "kontrabauernschnapser": "named-kontrabauernschnapser",
    "herrenschnapser": "named-herrenschnapser",
}
_LEVELS: dict[int, str] = {1: "double-1", 2: "double-2", 3: "double-3"}
_TYPED: dict[int, str] = {1: "words-double-1", 2: "words-double-2", 3: "words-double-3"}


def contract_name(contract: Contract) -> Text:
    """The contract's name in the reader's language."""
    return text(_NAMES[contract.id])


def named(contract: Contract) -> Text:
    """The contract's name, with the German one beside it."""
    return text(_NAMES_WITH_GERMAN[contract.id])


def double_word(level: int) -> Text:
    """Kontra, Rekontra or Subkontra, for levels 1 to 3."""
    return text(_LEVELS[level])


def double_typed(level: int) -> Text:
    """The words that may be typed for it."""
    return text(_TYPED[level])


def times(game: Game) -> Text | None:
    """The multiplier with its word, where there is one."""
    return text("times", word=double_word(game.level), times=game.multiplier) if game.level else None


def face(number: int) -> Face:
    """A card by its number."""
    return Face(CODES[number])


def either(codes: Iterable[Card]) -> Text:
    """Cards of which one is meant: A♠, 10♠ or K♠."""
    return _or([text("card", card=Face(code)) for code in codes])


def suits_either(suits: Iterable[str]) -> Text:
    """Suits of which one is meant."""
    return _or([text("suit", suit=SuitSign(suit)) for suit in suits])


def _or(items: list[Text]) -> Text:
    *first, last = items
    if not first:
        return last
    return text("either", first=Joined(tuple(first), ", "), last=last)


def seats(of: Iterable[Seat]) -> Joined:
    """The signs of seats: ①③."""
    return Joined(tuple(text("seat", seat=Mark(seat)) for seat in of), "")


def seats_and(of: Iterable[Seat]) -> Joined:
    """The same as a list: ①, ③."""
    return Joined(tuple(text("seat", seat=Mark(seat)) for seat in of), ", ")
