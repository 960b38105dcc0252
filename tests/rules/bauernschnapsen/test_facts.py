"""bauernschnapsen.md, *facts*: what every fact is, from the deal to the end."""

import json

from tests.rules.bauernschnapsen.table import EVEN, Deal

KEYS = {
    "phase", "to_act", "may_act", "dealer", "forehand", "trump", "flipped", "hands", "highest", "contract",
    "declarer", "multiplier", "trick", "tricks", "card_points", "pairs", "playable", "points",
}  # fmt: skip
HANDS = ("AS KS QS JH JC", "TS AH TH KH QH", "JS AC TC KC QC", "AD TD KD QD JD")


def moments() -> list[Deal]:
    """A deal in every phase."""
    return [
        Deal(*HANDS),
        Deal(*HANDS).trump("S"),
        Deal(*HANDS).trump("S").calls("pass", "pass", "pass", "pass"),
        Deal(*HANDS).rufspiel("S"),
        Deal(*HANDS).rufspiel("S").play("AS", "TS", "JS"),
        Deal(*HANDS).rufspiel("S").play("AS", "TS", "JS", "AD", "QS!"),
    ]


def test_every_moment_has_every_fact_and_no_other() -> None:
    assert all(deal.facts.keys() == KEYS for deal in moments())


def test_facts_are_json_as_they_are() -> None:
    assert all(json.loads(json.dumps(deal.facts)) == deal.facts for deal in moments())


def test_the_phases() -> None:
    assert [deal["phase"] for deal in moments()] == ["trump", "bid", "double", "play", "play", "over"]


def test_nobody_may_interrupt() -> None:
    assert all(deal["may_act"] == [] for deal in moments())


def test_who_is_to_act() -> None:
    assert [deal["to_act"] for deal in moments()] == [[0], [0], [1], [0], [3], []]


def test_hands_are_sorted_by_code() -> None:
    deal = Deal(*HANDS)
    assert deal["hands"] == [["AS", "KS", "QS"], ["AH", "TH", "TS"], ["AC", "JS", "TC"], ["AD", "KD", "TD"]]


def test_before_trump_is_settled() -> None:
    deal = Deal(*HANDS)
    names = ("trump", "flipped", "highest", "contract", "declarer")
    assert [deal[name] for name in names] == [None] * 5
    assert (deal["multiplier"], deal["trick"], deal["pairs"], deal["playable"]) == (1, [], [], [])
    assert (deal["tricks"], deal["card_points"], deal["points"]) == ([0] * 4, [0] * 4, [0, 0])


def test_highest_is_null_in_a_rufspiel_and_stays_after_a_bid() -> None:
    assert Deal(*HANDS).rufspiel("S")["highest"] is None
    deal = Deal(*HANDS).trump("S").calls("pass", "gang", "pass", "pass").doubles()
    assert deal["highest"] == {"seat": 1, "contract": "gang"}


def test_trick_holds_only_an_unfinished_trick_in_order() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("AS", "TS", "JS")
    assert deal["trick"] == [[0, "AS"], [1, "TS"], [2, "JS"]]
    assert deal.play("AD")["trick"] == []


def test_card_points_are_of_tricks_only_by_seat() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("AS", "TS", "JS", "AD", "QS!")
    assert (deal["tricks"], deal["card_points"]) == ([1, 0, 0, 0], [34, 0, 0, 0])


def test_playable_is_empty_outside_play() -> None:
    for deal in moments():
        assert bool(deal["playable"]) is (deal["phase"] == "play")


def test_playable_is_of_the_seat_to_act() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("AS")
    assert deal["playable"] == ["TS"]


def test_points_are_by_side_and_in_over_with_the_deal_just_ended() -> None:
    deal = Deal(*HANDS, points=[3, 4]).rufspiel("S")
    assert deal["points"] == [3, 4]
    deal.play("AS", "TS", "JS", "AD", "QS!")
    assert (deal["phase"], deal["points"]) == ("over", [6, 4])


def test_a_flipped_card_is_a_fact() -> None:
    assert Deal(*EVEN).flip()["flipped"] == "JD"


def test_a_suit_is_a_letter_in_pairs() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("QS!")
    assert deal["pairs"] == [{"seat": 0, "suit": "S", "points": 40, "counted": False}]
