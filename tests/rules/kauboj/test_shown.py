"""Board, panel and log as people read them (screens.md §3)."""

from typing import Any

from adapters.scenes import Speaker, part_lines
from bot.texts import Catalogue
from rules.kit.seats import Seat
from tests.rules.kauboj.table import KAUBOJ, Table

NAMES = ("Ala", "Bolek", "Cyryl", "Dana")
ENGLISH = Speaker(Catalogue("en"), "kauboj", NAMES)


def plain(line: str) -> str:
    return line.replace("\ufe0e", "")


def board(table: Table, totals: tuple[int, ...] = (0, 0, 0)) -> list[str]:
    shown = KAUBOJ.show(table.state.public, totals)
    lines = [ENGLISH.say(text) for text in (shown.title, *shown.asked)]
    return [
        plain(line) for line in [*lines, *(one for part in shown.parts for one in part_lines(part, ENGLISH))]
    ]


def panel(table: Table, seat: int) -> list[str]:
    hand = KAUBOJ.peek(table.state.public, table.state.own[seat], Seat(seat))
    return [plain(line) for part in hand.parts for line in part_lines(part, ENGLISH)]


def log(table: Table) -> list[str]:
    return [plain(ENGLISH.say(line)) for line in KAUBOJ.show(table.state.public, (0, 0, 0)).log]


def test_the_board_shows_sizes_guns_tens_badges_piles_and_marriages() -> None:
    table = Table(
        "4S 5S", "7C", "8H 8D", guns=["3D 8C", "2C 2H"], tens=["", "TH"], protected=["", "", "D"],
        pile="9C 4D", shots="7D", married="D",
    )  # fmt: skip
    assert board(table, (120, -10, 0)) == [
        "① on turn",
        "One action, then discard and draw",
        "① Ala 2 cards, 38 ♦♣, 120",
        "② Bolek 1 card, 22 ♣♥, −10",
        " laid 10♥",
        "③ Cyryl 4 cards, 0",
        " protected K♦",
        f"Pile 4♦ · shots 7♦ · stock {len(table['stock'])}",
        "Badges left ♠ ♥ ♣ · marriages ♦",
    ]


def test_the_way_of_the_cards() -> None:
    table = Table("9S 4S 5S", "7C 7D", "8C 8D", "JC JD").do(0, "nine", card="9S", to="left")
    assert board(table, (0,) * 4)[1] == "Pass 2 cards left: ①→②→③→④→①"
    table = Table("9S 4S 5S", "7C 7D", "8C 8D", "JC JD").do(0, "nine", card="9S", to="right")
    assert board(table, (0,) * 4)[1] == "Pass 2 cards right: ①→④→③→②→①"
    table = Table("9S 4S 5S", "7C 7D", "8C 8D", "JC JD").do(0, "nine", card="9S", to="across")
    assert board(table, (0,) * 4)[1] == "Pass 2 cards across: ①↔③, ②↔④"


def test_a_duel_is_a_dialogue() -> None:
    table = Table("4S", "KH 7H", "8C", guns=["3S 8S, 2S 2H", "3D 8D"], stock="9C").do(0, "shoot", gun=0, at=1)
    assert board(table)[1] == "① 38 → ②: “Can I shoot you?”"
    table.stands(1).do(1, "redraw", **{"from": []})
    assert board(table)[1:4] == [
        "②: “Yes. Try your luck.”",
        "9♣: Hit! K♥ to ①",
        "Shoot on, or discard and draw",
    ]
    table.do(0, "shoot", gun=1, at=1).stands(1)
    assert board(table)[1] == "②: “No. No cowboy here.”"


def test_every_answer_has_its_words() -> None:
    laid: dict[str, Any] = {"guns": ["2S 2H", "3D 8D"]}
    table = Table("4S", "6H", "8C", **laid).do(0, "shoot", gun=0, at=1)
    table.do(1, "reply", **{"with": "six", "card": "6H"})
    assert board(table)[1] == "②: “Backfire! Take a Six.”"
    table = Table("4S", "3H 5H 7H", "8C", **laid).do(0, "shoot", gun=0, at=1)
    table.do(1, "reply", **{"with": "quick-draw", "cards": ["3H", "5H", "7H"]})
    assert board(table)[1] == "②: “Quick draw! I take that gun.”"
    table = Table("4S", "KH", "8C", stock="9H", **laid).do(0, "shoot", gun=0, at=1).stands(1)
    assert board(table)[2] == "9♥: Missed! K♥ takes A♥"
    ricochet: dict[str, Any] = {"guns": ["4S 5S", "3D 8D"], "protected": ["", "S"]}
    table = Table("6S", "KH", "8C", stock="9C", **ricochet).do(0, "shoot", gun=0, at=1).stands(1)
    table.do(1, "redraw", **{"from": []})
    assert board(table)[2] == "9♣: Ricochet! K♥ to ①"
    table = Table("6S", "7H", "8C", stock="9C", **ricochet).do(0, "shoot", gun=0, at=1).stands(1)
    assert board(table)[2] == "9♣: Missed!"


def test_hands_lie_open_when_a_deal_is_over() -> None:
    table = Table("2S 2H 4S", "7C 7D", "8C", tens=["TS TH", "TD", "TC"]).do(0, "gun", cards=["2S", "2H"])
    assert board(table)[1] == "Tens and a 22: ① finishes"
    assert board(table)[-3:] == ["① ♠ 4", "② ♦ 7 · ♣ 7", "③ ♣ 8"]
    assert panel(table, 1) == []


def test_the_panel_says_what_cards_could_be_part_of() -> None:
    table = Table("KH QH QC 3D 8C 8H 6S TD", "7C", "8D")
    assert panel(table, 0) == [
        "Hand: ♠ (6) · ♥ K Q 8 · ♦ 10 3",
        " ♣ Q 8",
        "Couple ♥ −50: show it, part it",
        "Lone Q♣ −25",
        "Six −20: no Nine to pass it with",
        "10♦: lay it, or −30",
        "Gun 38: 3♦ 8♣ 8♥",
    ]
    table = Table("JS JH JD QS 9C 6S 6H", "7C", "8D", protected=["S"])
    assert panel(table, 0)[2:] == [
        "K♠ protected, one with the Ace",
        "Orphanage lacks one Jack (80)",
        "Family ♠ = 120",
        "2 Sixes −40: a Nine passes them",
    ]


def test_the_panel_of_a_target_says_what_standing_comes_to() -> None:
    table = Table("4S", "KH KD", "8C", guns=["3S 8S", "3D 8D"], stock="9C").do(0, "shoot", gun=0, at=1)
    assert panel(table, 1)[-1] == "Stand = “Yes”: K♥ K♦"
    table.stands(1)
    assert panel(table, 1)[-1] == "Turned: 9♣"
    table = Table("4S", "7H", "8C", guns=["3S 8S", "3D 8D"]).do(0, "shoot", gun=0, at=1)
    assert panel(table, 1)[-1] == "Stand = “No”"


def test_what_was_passed_is_remembered_for_a_round() -> None:
    table = Table("9S 4S 5S 7S", "7C 7D 9D", "8C 8D 9C").do(0, "nine", card="9S", to="left")
    for seat, cards in enumerate((["4S", "5S"], ["7C", "7D"], ["8C", "8D"])):
        table.do(seat, "pass", cards=cards)
    assert "Last pass: gave 7♦ 7♣, got 5♠ 4♠" in " ".join(panel(table, 1)).replace("  ", " ")
    table.discards(0, "7S").discards(1, "9D").discards(2, "9C")
    assert not any(line.startswith("Last pass") for line in panel(table, 1))


def test_which_six_was_handed_over_is_for_the_two_alone() -> None:
    table = Table("4S", "6H 6S", "8C 6C", guns=["2S 2H", "3D 8D"]).do(0, "shoot", gun=0, at=1)
    table.do(1, "reply", **{"with": "six", "card": "6H"})
    assert panel(table, 0)[-1] == "Got 6♥ from ②"
    assert panel(table, 1)[-1] == "Handed 6♥ to ①"
    assert not any("6♥" in line for line in (*panel(table, 2), *board(table), *log(table)))
    table.discards(0, "4S")
    assert not any("6♥" in line for line in (*panel(table, 0), *panel(table, 1)))


def test_the_sheet_names_the_marriages() -> None:
    table = Table("KS QS 4S 2S 2H", "7C", "8C", tens=["TS TH", "TD", "TC"])
    table.do(0, "marriage", suit="S").discards(0, "QS").discards(1, "7C").discards(2, "8C")
    table.do(0, "gun", cards=["2S", "2H"])
    assert table.state.public.ending is not None
    over = KAUBOJ.turn(table.state.public)
    said = [plain(f"{ENGLISH.say(item.what)} {item.points}") for item in over.sheet[0]]
    assert said == ["finisher 30", "2 Tens 20", "marriage ♠ 25"]


def test_the_log() -> None:
    table = Table(
        "KS QS 4S", "5H 7H 7D", "TD 8C 6H", guns=["", "2C 2H", "3C 8S"], pile="4D", stock="QD QH JC 9D 9S"
    )
    table.do(0, "marriage", suit="S").discards(0, "QS")
    table.do(1, "five", card="5H", draw=["pile", "stock"])
    table.do(2, "ten", card="TD")
    table.discards(0, "4S", "pile")
    table.do(1, "shoot", gun=0, at=2).do(2, "reply", **{"with": "six", "card": "6H"}).discards(1, "7H")
    table.do(2, "shoot", gun=1, at=1).stands(1).do(2, "discard", card="8C", draw="stock")
    table.do(0, "discard", card="5H", draw="stock")
    table.do(1, "drop", gun=0)
    assert log(table) == [
        "① marriage ♠",
        "① discards Q♠",
        "② takes Q♠, discards 5♥, +1",
        "③ lays 10♦, draws 1",
        "① takes 5♥, discards 4♠",
        "② 22→③: Backfire! A Six.",
        "② discards 7♥",
        "③ 38→②: No. No cowboy here.",
        "③ discards 8♣",
        "① discards 5♥",
        "② drops 22 ♣♥, draws 2",
    ]


def test_the_log_of_shots_and_of_a_new_stock() -> None:
    table = Table("4S", "KH KD 7H", "", guns=["3S 8S", "3D 8D"], pile="9C 9D", shots="TC", stock_ends=True)
    table.do(0, "shoot", gun=0, at=1).stands(1, "TC 9C").do(1, "lose", king="KH")
    table.do(1, "redraw", **{"from": ["stock"]})
    assert log(table) == ["Reshuffled: stock 2", "① 38→②: Yes. 10♣: hit, K♥ to ①", "② redraws 1"]
    table = Table("6S", "KD", "8C", guns=["4S 5S", "3D 8D"], protected=["", "S"], pile="9C", stock="9S TC")
    table.do(0, "shoot", gun=0, at=1).stands(1).do(1, "redraw", **{"from": ["pile", "stock"]})
    assert log(table) == ["① 45→②: Yes. 9♠: hit, K♠ A♠", "② redraws 9♣ + 1"]
