"""screens.md §5: the board, the panels and the log as they are read, line by line."""

from adapters.scenes import COLUMNS, Speaker, part_lines, width
from bot.texts import Catalogue
from rules import games
from rules.kit.cards import TEXT_STYLE
from rules.kit.match import Match
from rules.kit.seats import Seat
from tests.rules.bauernschnapsen.table import GAME, Deal

NAMES = ("Ala", "Bolek", "Cyryl", "Dana")
HANDS = ("KH QH TC JC AS", "AH KS QS KD QC", "JH TD JD AC KC", "TH TS JS AD QD")
"""The deal of the rules' example, and nearly that of screens.md."""


def lines(deal: Deal, seat: int | None = None, language: str = "en") -> list[str]:
    """The board's lines, or with a seat those of its panel."""
    words = Catalogue(language)
    say = Speaker(words, "bauernschnapsen", NAMES)
    state = deal.state
    if seat is None:
        parts = GAME.show(state.public, deal.match.totals).parts
    else:
        parts = GAME.peek(state.public, state.own[seat], Seat(seat)).parts
    shown = [line for part in parts for line in part_lines(part, say)]
    assert words.errors == []
    assert [line for line in shown if width(line) > COLUMNS] == []
    return [line.replace(TEXT_STYLE, "") for line in shown]


def log(deal: Deal, language: str = "en") -> list[str]:
    words = Catalogue(language)
    said = [words.say(line, NAMES, "bauernschnapsen").replace(TEXT_STYLE, "") for line in deal.log]
    assert words.errors == []
    assert [line for line in said if len(line) > COLUMNS] == []
    return said


def kontra() -> Deal:
    """Ala's Rufspiel with Bolek's Kontra."""
    return Deal(*HANDS, points=[9, 14]).trump("H").calls("pass", "pass", "pass", "pass").doubles(True)


# Boards


def test_the_board_while_trump_is_named() -> None:
    assert lines(Deal(*HANDS, points=[9, 14])) == [
        "①③ Ala Cyryl 9",
        "②④ Bolek Dana 14",
        "① (forehand) names trump or flips",
    ]


def test_the_board_while_bidding() -> None:
    deal = Deal(*HANDS, points=[9, 14]).trump("H").calls("pass")
    assert lines(deal) == [
        "①③ Ala Cyryl 9",
        "②④ Bolek Dana 14",
        "Trump ♥, named by ① (forehand)",
        "① passes · highest bid: none",
    ]


def test_the_board_shows_the_highest_bid_and_whose_it_is() -> None:
    deal = Deal(*HANDS).trump("H").calls("bettler", "gang")
    assert lines(deal)[-2:] == ["① Bettler 5 · ② Gang 9", "highest bid: Gang 9, ②"]


def test_the_board_shows_a_flipped_card() -> None:
    deal = Deal(*HANDS).flip()
    assert lines(deal)[2] == "Trump ♣: ① flipped J♣"
    deal.calls("pass", "pass", "pass", "pass").doubles()
    assert lines(deal)[4:7] == ["Rufspiel by ① · trump ♣", "① holds J♣", "Trick 1: ① ?"]
    deal.play("JC")
    assert not any("holds" in line for line in lines(deal))


def test_the_board_asks_for_kontra() -> None:
    deal = Deal(*HANDS).trump("H").calls("pass", "pass", "pass", "pass")
    assert lines(deal)[2:] == ["Rufspiel by ① · trump ♥", "Kontra? ②, then ④"]
    deal.do(1, "pass")
    assert lines(deal)[2:] == ["Rufspiel by ① · trump ♥", "Kontra? ④"]
    deal.do(3, "double")
    assert lines(deal)[2:] == [
        "Rufspiel by ① · trump ♥",
        "Kontra ×2",
        "④ says Kontra",
        "Rekontra? ①, then ③",
    ]


def test_the_board_in_a_trick() -> None:
    deal = kontra().play("QH!", "AH", "JH", "TH", "QS!", "TD")
    assert lines(deal) == [
        "①③ Ala Cyryl 9",
        " no trick, 40 waits for one",
        "②④ Bolek Dana 14",
        " 1 trick, 26 + 20 = 46",
        "Rufspiel by ① · trump ♥",
        "Kontra ×2",
        "Trick 2: ② Q♠ (20) · ③ 10♦ · ④ ?",
        "Last: ①Q♥ ②A♥ ③J♥ ④10♥ → ②",
    ]


def test_the_board_at_the_end_has_the_sums() -> None:
    deal = kontra().play("QH!", "AH", "JH", "TH", "QS!", "TD", "TS", "AS")
    assert deal.scores == (2, 0)
    assert lines(deal)[-5:] == [
        "Last: ②Q♠ ③10♦ ④10♠ ①A♠ → ①",
        "①③ 74: 34 + 40 ♥",
        "②④ 46: 26 + 20 ♠",
        "46 is 33 or more: 1",
        "Kontra ×2: 2",
    ]
    # The match points have the deal in them.
    assert lines(deal)[0] == "①③ Ala Cyryl 11"


def test_the_board_of_a_bettler_says_who_sits_out() -> None:
    deal = Deal(*HANDS).trump("H").calls("pass", "bettler", "pass", "pass").doubles()
    assert "Bettler by ② · no trump" in lines(deal)[4]
    assert any("④ sits out" in line for line in lines(deal))


def test_the_board_of_a_schnapser_counts_the_bidders_own_points() -> None:
    deal = Deal(*HANDS).trump("H").calls("schnapser", "pass", "pass", "pass").doubles()
    deal.play("QH!", "AH", "JH", "TH")
    assert any("① alone: 0 of 66" in line for line in lines(deal))


def test_the_board_of_a_hand_that_was_shown() -> None:
    hands = ("AS KS QS JS TS", "AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD")
    deal = Deal(*hands).trump("S").calls("herrenschnapser", "pass", "pass", "pass")
    assert "① shows: ♠ A 10 K Q J" in lines(deal)


def test_partners_stand_in_one_line_with_long_names_too() -> None:
    words = Catalogue("en")
    say = Speaker(words, "bauernschnapsen", ("Władysława B", "Bartolomeusz", "Konstantynaa", "Aleksandraaa"))
    deal = kontra().play("QH!")
    shown = [
        line for part in GAME.show(deal.state.public, (9, 14, 9, 14)).parts for line in part_lines(part, say)
    ]
    assert shown[0] == "①③ Władysława Konstantyn 9"
    assert all(width(line) <= COLUMNS for line in shown)


# Panels


def test_the_panel_while_trump_is_named_shows_three_cards() -> None:
    deal = Deal(*HANDS)
    assert lines(deal, 0) == ["Hand: ♥ K Q · ♣ 10"]
    assert lines(deal, 1) == ["Hand: ♠ K Q · ♥ A"]


def test_the_panel_while_bidding_shows_what_may_be_bid_with_value_and_meaning() -> None:
    deal = Deal(*HANDS).trump("H").calls("pass")
    assert lines(deal, 1) == [
        "Trump ♥, named by ① (forehand)",
        "Hand: ♥ A · ♠ K Q · ♦ K · ♣ Q",
        "Bettler 5: no trick, partner out",
        "Gang 9: all five tricks, no trump",
        "Zehner 10: Gang ranked 10 K Q J A",
        "Kontraschnapser 12: 66 alone in 3",
        " tricks",
        "Kontrabauernschnapser 24: all",
        " five, trump",
    ]
    # Who is not asked sees his hand, no more.
    assert lines(deal, 2) == ["Trump ♥, named by ① (forehand)", "Hand: ♥ J · ♦ 10 J · ♣ A K"]


def test_the_panel_shows_what_is_not_playable_as_such() -> None:
    deal = kontra().play("QH!", "AH", "JH", "TH", "QS!", "TD")
    assert lines(deal, 3)[-1] == "Hand: ♠ 10 (J) · ♦ (A) (Q)"
    # Nothing is said of it while another is to play.
    assert lines(deal, 0)[-1] == "Hand: ♥ K · ♠ A · ♣ 10 J"


def test_the_panel_carries_all_that_one_needs_to_decide() -> None:
    deal = kontra().play("QH!", "AH", "JH", "TH", "QS!", "TD")
    board = lines(deal)
    assert lines(deal, 3)[:-1] == [*board[4:6], *board[:4], *board[6:]]


def test_a_hand_is_sorted_trump_first_each_suit_from_the_highest() -> None:
    deal = Deal("JC TC QC KD AS", "AC KC AD JS QD", "TD JD AH TH QS", "KH QH JH TS KS").trump("C")
    assert lines(deal, 0)[1] == "Hand: ♣ 10 Q J · ♠ A · ♦ K"


def test_in_a_zehner_a_hand_is_sorted_10_k_q_j_a() -> None:
    deal = Deal("AS JS KS TS QS", "AC KC AD JC QD", "TD JD AH TH QC", "KH QH JH TC KD").trump("S")
    deal.calls("zehner", "pass", "pass", "pass").doubles()
    assert lines(deal, 0)[-1] == "Hand: ♠ 10 K Q J A"


# Log


def test_the_log_of_a_rufspiel() -> None:
    deal = kontra().play("QH!", "AH", "JH", "TH", "QS!", "TD", "TS", "AS")
    assert log(deal) == [
        "① names ♥ trumps",
        "① passes",
        "② passes",
        "③ passes",
        "④ passes",
        "All pass: Rufspiel by ①",
        "② Kontra ×2",
        "① no Rekontra",
        "③ no Rekontra",
        "① leads Q♥, 40 · ②A♥ ③J♥ ④10♥",
        "② takes 26",
        "② leads Q♠, 20 · ③10♦ ④10♠ ①A♠",
        "① takes 34",
        "①③ 74: 34 + 40 ♥",
        "②④ 46: 26 + 20 ♠",
        "46 is 33 or more: 1",
        "Kontra ×2: 2",
    ]


def test_the_log_of_a_flip_and_a_bid() -> None:
    deal = Deal(*HANDS).flip().calls("pass", "gang", "pass", "pass").doubles()
    assert log(deal)[:3] == ["① flips J♣: ♣ trumps", "① passes", "② bids Gang 9"]


def test_the_log_of_a_lost_bettler() -> None:
    deal = Deal(*HANDS).trump("H").calls("pass", "bettler", "pass", "pass").doubles()
    deal.play("AH", "JH", "QH")
    assert log(deal)[-3:] == ["② takes 16", "② took trick 1: lost", "Bettler: 5"]


def test_the_log_of_a_hand_that_was_shown() -> None:
    hands = ("AH KH QH JC TC", "AS KS QS JS TS", "AD KD QD JH TH", "AC KC QC JD TD")
    deal = Deal(*hands).trump("H").calls("pass", "herrengang", "pass", "pass")
    assert log(deal)[-1] == "② shows five ♠: Herrengang"


def test_the_log_in_polish() -> None:
    deal = kontra().play("QH!", "AH", "JH", "TH", "QS!", "TD", "TS", "AS")
    assert log(deal, "pl") == [
        "① wybiera atut: ♥",
        "①: dalej",
        "②: dalej",
        "③: dalej",
        "④: dalej",
        "Bez licytacji: Zwykłe wołanie, ①",
        "②: Kontra ×2",
        "①: Rekontra? Nie",
        "③: Rekontra? Nie",
        "① wychodzi: D♥, 40 · ②A♥ ③W♥ ④10♥",
        "② bierze 26",
        "② wychodzi: D♠, 20 · ③10♦ ④10♠ ①A♠",
        "① bierze 34",
        "①③ 74: 34 + 40 ♥",
        "②④ 46: 26 + 20 ♠",
        "46 to 33 lub więcej: 1",
        "Kontra ×2: 2",
    ]


def test_the_table_of_a_match_starts_before_any_card() -> None:
    match = Match.open(games()["bauernschnapsen"], 4, GAME.options()).begin(GAME.opening(4, GAME.options()))
    assert match.deal is not None
    words = Catalogue("en")
    say = Speaker(words, "bauernschnapsen", NAMES)
    parts = GAME.show(match.deal.state.public, match.totals).parts
    assert [line for part in parts for line in part_lines(part, say)][-1] == "The cards are dealt"
    assert GAME.peek(match.deal.state.public, match.deal.state.own[0], Seat(0)).parts == ()
