"""Every contract in every language, as it is read on a phone."""

import pytest

from bot.texts import LANGUAGES, Catalogue
from rules.bauernschnapsen.contracts import BIDDABLE, CONTRACTS
from rules.bauernschnapsen.words import contract_name, named
from tests.rules.bauernschnapsen.table import GAME, Deal
from tests.rules.bauernschnapsen.test_shown import HANDS, lines, log


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("contract", [contract.id for contract in BIDDABLE if not contract.shown])
def test_every_contract_fits_a_phone(contract: str, language: str) -> None:
    seat = {"opponents": 1}.get(CONTRACTS[contract].by, 0)  # type: ignore[index]
    deal = Deal(*HANDS).trump("H").calls(*["pass"] * seat, contract, *["pass"] * (3 - seat))
    lines(deal, language=language)
    deal.doubles(True, True, True)
    for at in range(4):
        lines(deal, at, language)
    lines(deal, language=language)
    while not deal.is_over:
        deal.play(deal["playable"][0])
        lines(deal, language=language)
    assert log(deal, language)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in ("en", "de")])
@pytest.mark.parametrize("contract", [contract.id for contract in CONTRACTS.values()])
def test_the_german_name_stands_beside_the_languages_own(contract: str, language: str) -> None:
    own, english = Catalogue(language), Catalogue("en")
    german = english.say(contract_name(CONTRACTS[contract]), (), GAME.id)  # type: ignore[index]
    assert german.lower() == contract
    said = own.say(named(CONTRACTS[contract]), (), GAME.id)  # type: ignore[index]
    assert said == f"{own.say(contract_name(CONTRACTS[contract]), (), GAME.id)} ({german})"  # type: ignore[index]
