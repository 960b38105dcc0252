"""What is offered at a table, and what typed words mean there."""

from typing import Any

from bot.commands import Meant, understand
from bot.texts import Catalogue
from rules.kit.action import dump_action
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, Table

ENGLISH, POLISH, CZECH, GERMAN = map(Catalogue, ("en", "pl", "cs", "de"))
SERBIAN = {language: Catalogue(language) for language in ("sr", "sr-Cyrl")}


def forms(table: Table, seat: int = 0) -> tuple[Any, ...]:
    return KAUBOJ.ask(table.state.public, table.state.own[seat], Seat(seat))


def typed(table: Table, words: str, seat: int = 0, language: str = "en") -> Any:
    """What typed words mean, as a record has it; with a second act as a pair."""
    own = {"en": ENGLISH, "pl": POLISH, "cs": CZECH, "de": GERMAN} | SERBIAN
    catalogues = [*dict.fromkeys((own[language], ENGLISH))]
    meant = understand(words, forms(table, seat), catalogues, KAUBOJ)
    if not isinstance(meant, Meant):
        return meant
    first = dump_action(meant.action)
    return first if meant.then is None else (first, dump_action(meant.then))


def full() -> Table:
    return Table("KS QS 9S TS 5S 2S 2H 6C", "7C KH", "8C", guns=["3S 8S", "3D 8D"], pile="9C", stock="QD QH")
