"""The words that may be typed on turn, in each language."""

from typing import Any

import pytest

from tests.rules.kauboj.forms import SERBIAN, full, typed


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("discard 2♠", {"do": "discard", "draw": "stock", "card": "2S"}),
        ("/discard 10s", {"do": "discard", "draw": "stock", "card": "TS"}),
        ("2s", {"do": "discard", "draw": "stock", "card": "2S"}),
        ("discard 2s pile", {"do": "discard", "draw": "pile", "card": "2S"}),
        ("take 9c discard 2s", {"do": "discard", "draw": "pile", "card": "2S"}),
        ("marriage s", {"do": "marriage", "suit": "S"}),
        ("marriage ♠", {"do": "marriage", "suit": "S"}),
        ("nine 9s left", {"do": "nine", "card": "9S", "to": "left"}),
        ("9♠ right", {"do": "nine", "card": "9S", "to": "right"}),
        ("gun 22", {"do": "gun", "cards": ["2S", "2H"]}),
        ("/play 22", {"do": "gun", "cards": ["2S", "2H"]}),
        ("drop 38", {"do": "drop", "gun": 0}),
        ("38 2", {"do": "shoot", "gun": 0, "at": 1}),
        ("shoot 38 at 2", {"do": "shoot", "gun": 0, "at": 1}),
        ("38→②", {"do": "shoot", "gun": 0, "at": 1}),
        ("ten", {"do": "ten", "card": "TS"}),
        ("lay 10♠", {"do": "ten", "card": "TS"}),
        ("five", {"do": "five", "card": "5S", "draw": ["stock", "stock"]}),
        ("five pile", {"do": "five", "card": "5S", "draw": ["pile", "stock"]}),
    ],
)
def test_what_may_be_typed_on_turn(words: str, action: dict[str, Any]) -> None:
    assert typed(full(), words) == action


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("odrzuć 2♠", {"do": "discard", "draw": "stock", "card": "2S"}),
        ("odrzuc Dp", {"do": "discard", "draw": "stock", "card": "QS"}),
        ("weź 9t odrzuć 2p", {"do": "discard", "draw": "pile", "card": "2S"}),
        ("małżeństwo s", {"do": "marriage", "suit": "S"}),
        ("9p w lewo", {"do": "nine", "card": "9S", "to": "left"}),
        ("rewolwer 22", {"do": "gun", "cards": ["2S", "2H"]}),
        ("strzelaj 38 2", {"do": "shoot", "gun": 0, "at": 1}),
        ("wyłóż 10p", {"do": "ten", "card": "TS"}),
        ("discard qs", {"do": "discard", "draw": "stock", "card": "QS"}),
    ],
)
def test_and_in_polish(words: str, action: dict[str, Any]) -> None:
    assert typed(full(), words, language="pl") == action


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("odhodit 2♠", {"do": "discard", "draw": "stock", "card": "2S"}),
        ("odhoď Dl", {"do": "discard", "draw": "stock", "card": "QS"}),
        ("vezmi 9kr odhod 2p", {"do": "discard", "draw": "pile", "card": "2S"}),
        ("sňatek listy", {"do": "marriage", "suit": "S"}),
        ("9p doleva", {"do": "nine", "card": "9S", "to": "left"}),
        ("tasit 22", {"do": "gun", "cards": ["2S", "2H"]}),
        ("vystrel 38 2", {"do": "shoot", "gun": 0, "at": 1}),
        ("vyložit 10p", {"do": "ten", "card": "TS"}),
        ("discard qs", {"do": "discard", "draw": "stock", "card": "QS"}),
    ],
)
def test_and_in_czech(words: str, action: dict[str, Any]) -> None:
    assert typed(full(), words, language="cs") == action


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("odbaci 2♠", {"do": "discard", "draw": "stock", "card": "2S"}),
        ("одбаци Дп", {"do": "discard", "draw": "stock", "card": "QS"}),
        ("uzmi 9t odbaci 2p", {"do": "discard", "draw": "pile", "card": "2S"}),
        ("bracni par pik", {"do": "marriage", "suit": "S"}),
        ("пар п", {"do": "marriage", "suit": "S"}),
        ("9p levo", {"do": "nine", "card": "9S", "to": "left"}),
        ("потегни 22", {"do": "gun", "cards": ["2S", "2H"]}),
        ("pucaj 38 2", {"do": "shoot", "gun": 0, "at": 1}),
        ("изложи 10п", {"do": "ten", "card": "TS"}),
        ("петица 5п хрпа", {"do": "five", "card": "5S", "draw": ["pile", "stock"]}),
        ("discard qs", {"do": "discard", "draw": "stock", "card": "QS"}),
    ],
)
@pytest.mark.parametrize("language", SERBIAN)
def test_and_in_serbian_in_either_script(language: str, words: str, action: dict[str, Any]) -> None:
    assert typed(full(), words, language=language) == action


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("2♠ abwerfen", {"do": "discard", "draw": "stock", "card": "2S"}),
        ("wirf Dp ab", {"do": "discard", "draw": "stock", "card": "QS"}),
        ("nimm 9kr wirf 2p", {"do": "discard", "draw": "pile", "card": "2S"}),
        ("Ehe Pik", {"do": "marriage", "suit": "S"}),
        ("9p nach links", {"do": "nine", "card": "9S", "to": "left"}),
        ("zieh 22", {"do": "gun", "cards": ["2S", "2H"]}),
        ("Schieß 38 2", {"do": "shoot", "gun": 0, "at": 1}),
        ("schiess 38 2", {"do": "shoot", "gun": 0, "at": 1}),
        ("zp auslegen", {"do": "ten", "card": "TS"}),
    ],
)
def test_and_in_german(words: str, action: dict[str, Any]) -> None:
    assert typed(full(), words, language="de") == action
