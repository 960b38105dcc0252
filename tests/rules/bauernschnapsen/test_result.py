"""Partners are shown as partners: score sheet and result have a line a side; a Schneider is said."""

from typing import Any

from adapters.scenes import Speaker, part_lines, result_lines, sheet_lines
from bot.commands import Meant, understand
from bot.ports import TableId
from bot.posts import Standing
from bot.texts import Catalogue
from rules.kit.cards import TEXT_STYLE
from rules.kit.contract import Result
from rules.kit.extras import remarks_of, sides_of
from rules.kit.seats import Seat
from tests.rules.bauernschnapsen.table import GAME, Deal

NAMES = ("Ala", "Bolek", "Cyryl", "Dana")
SHOWN = ("AS KS QS JS TS", "AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD")


def speaker(language: str = "en", **how: Any) -> Speaker:
    return Speaker(Catalogue(language, **how), "bauernschnapsen", NAMES)


def standing(totals: tuple[int, ...], winners: tuple[int, ...]) -> Standing:
    seats = tuple(Seat(seat) for seat in winners)
    return Standing(
        table=TableId(1), version=1, code="K7", game=GAME.id, names=NAMES, computers=(), away=(), acting=(),
        until=None, window=False, deal=5, totals=totals, over=None, result=Result(seats, "target"),
        commitment="", entropy="", revealed=(), voided=0, sides=sides_of(GAME, 4),
        remarks=remarks_of(GAME, totals, seats),
    )  # fmt: skip


def test_the_score_sheet_has_a_line_a_side_the_leaders_first() -> None:
    deal = Deal(*SHOWN, points=[3, 9]).trump("S").calls("bettler", "pass", "pass", "pass").doubles(True)
    deal.play("AS").play(deal["playable"][0]).play(deal["playable"][0])
    assert sheet_lines(deal.over, deal.match.totals, speaker(), sides_of(GAME, 4)) == [
        "Bettler by ①: ②④ win",
        "②④ Bolek Dana +10 → 19",
        " Bettler +10",
        "①③ Ala Cyryl 0 → 3",
    ]


def test_a_result_has_a_line_a_side() -> None:
    assert result_lines(standing((26, 14, 26, 14), (0, 2)), speaker())[2:] == [
        "1 ①③ Ala Cyryl 26 wins",
        "2 ②④ Bolek Dana 14",
    ]


def test_a_schneider_is_said() -> None:
    assert result_lines(standing((0, 24, 0, 24), (1, 3)), speaker())[2:] == [
        "1 ②④ Bolek Dana 24 wins",
        "2 ①③ Ala Cyryl 0 · Schneider",
    ]
    assert result_lines(standing((0, 24, 0, 24), (1, 3)), speaker("pl"))[3].endswith("0 · sznajder")


def test_german_card_faces_are_a_choice_of_display() -> None:
    deal = Deal("KS QS AH JC TD", "AS TS KH QH JH", "JS AC TC KC QC", "TH AD KD QD JD").rufspiel("S")
    say = speaker("en", german_cards=True)
    state = deal.state
    hand = GAME.peek(state.public, state.own[0], Seat(0)).parts[-1]
    (line,) = part_lines(hand, say)
    assert line.replace(TEXT_STYLE, "") == "Hand: 🍃 K O · ♥ A · 🔔 10 · 🌰 U"
    forms = GAME.ask(state.public, state.own[0], Seat(0))
    for typed, code in (("o🍃", "QS"), ("uc", "JC"), ("qs", "QS"), ("10🔔", "TD")):
        found = understand(typed, forms, (say.catalogue,), GAME)
        assert isinstance(found, Meant) and found.action.card == code  # type: ignore[attr-defined]
