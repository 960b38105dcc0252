"""bauernschnapsen.md, *Play*: what may be played, clause by clause."""

from typing import Literal

import pytest

from rules.bauernschnapsen.cards import NUMBERS, bits_of, codes_in
from rules.bauernschnapsen.contracts import CONTRACTS, ContractId
from rules.bauernschnapsen.follow import Duty, bound, playable
from rules.bauernschnapsen.options import Options
from rules.bauernschnapsen.state import NONE, Game, Play
from rules.kit.seats import Seat
from tests.rules.bauernschnapsen.table import Deal

Suit = Literal["S", "H", "D", "C"]


def cards(codes: str) -> int:
    return bits_of(tuple(NUMBERS[code] for code in codes.split()))  # type: ignore[index]


def may(
    hand: str,
    led: str,
    best: str,
    trump: str | None = "S",
    contract: ContractId = "rufspiel",
    **options: object,
) -> tuple[set[str], Duty]:
    """What may be played from ``hand`` on ``led`` when ``best`` takes the trick so far, and why."""
    chosen = Options.model_validate(options)
    game = Game(CONTRACTS[contract], Seat(0), "SHDC".index(trump) if trump else NONE)
    play = Play((), NUMBERS[led], NUMBERS[best])  # type: ignore[index]
    found = bound(cards(hand), game, play, chosen)
    assert found.cards == playable(cards(hand), game, play, chosen)
    return set(codes_in(found.cards)), found.duty


def only(codes: str, duty: Duty) -> tuple[set[str], Duty]:
    return set(codes.split()), duty


def test_the_lead_is_free() -> None:
    deal = Deal().rufspiel("S")
    assert deal.playable() == "AS JD KH QC TS"


# With trump


def test_1_a_card_of_the_led_suit_that_beats_the_best() -> None:
    assert may("AH KH JH AS QD", "QH", "QH") == only("AH KH", "beat")


def test_1_all_that_beat_may_be_chosen_not_only_the_highest() -> None:
    assert may("AH TH KH", "JH", "QH") == only("AH TH KH", "beat")


def test_1_beats_the_best_card_so_far_not_the_led_one() -> None:
    assert may("AH KH JH", "QH", "TH") == only("AH", "beat")


def test_2_else_any_card_of_the_led_suit() -> None:
    assert may("KH JH AS QD", "QH", "TH") == only("KH JH", "follow")


def test_2_a_trump_does_not_stand_in_for_the_led_suit() -> None:
    assert may("JH AS TS", "AH", "AH") == only("JH", "follow")


def test_3_else_a_trump_that_beats_the_best() -> None:
    assert may("AS JS QD KC", "QH", "TH") == only("AS JS", "overtrump")


def test_3_among_trumps_one_that_beats_the_trump_on_the_table() -> None:
    assert may("AS JS QD KC", "QH", "TS") == only("AS", "overtrump")


def test_4_else_any_trump() -> None:
    assert may("QS JS QD KC", "QH", "TS") == only("QS JS", "undertrump")


def test_5_else_anything() -> None:
    assert may("QD KC AC", "QH", "TS") == only("QD KC AC", "free")
    assert may("QD KC AC", "QH", "QH") == only("QD KC AC", "free")


def test_a_trumped_trick_leaves_any_card_of_the_led_suit() -> None:
    assert may("AH JH QS", "QH", "JS") == only("AH JH", "follow")


def test_when_trump_is_led_one_must_beat_it_or_follow() -> None:
    assert may("AS QS JH", "KS", "KS") == only("AS", "beat")
    assert may("QS JS JH", "KS", "KS") == only("QS JS", "follow")
    assert may("QD KC", "KS", "KS") == only("QD KC", "free")


# Options


def test_option_undertrump_free_skips_4() -> None:
    assert may("QS JS QD KC", "QH", "TS", undertrump="free") == only("QS JS QD KC", "free")


def test_option_undertrump_free_leaves_3() -> None:
    assert may("AS JS QD", "QH", "TS", undertrump="free") == only("AS", "overtrump")
    assert may("AS JS QD", "QH", "QH", undertrump="free") == only("AS JS", "overtrump")


def test_option_trumping_may_skips_3_and_4() -> None:
    assert may("AS JS QD", "QH", "QH", trumping="may") == only("AS JS QD", "free")
    assert may("QS JS QD", "QH", "TS", trumping="may") == only("QS JS QD", "free")


def test_option_trumping_may_leaves_1_and_2() -> None:
    assert may("AH JH AS", "QH", "QH", trumping="may") == only("AH", "beat")
    assert may("JH AS QD", "QH", "TH", trumping="may") == only("JH", "follow")
    assert may("QS JS QD", "KS", "KS", trumping="may") == only("QS JS", "follow")


# Without trump


@pytest.mark.parametrize("contract", ["gang", "bettler", "zehner"])
def test_without_trump_there_are_only_1_2_and_5(contract: ContractId) -> None:
    assert may("KH JH AS", "QH", "QH", None, contract) == only("KH", "beat")
    assert may("JH AS QD", "QH", "KH", None, contract) == only("JH", "follow")
    assert may("AS JS QD", "QH", "QH", None, contract) == only("AS JS QD", "free")


def test_in_zehner_the_order_is_10_k_q_j_a() -> None:
    assert may("TH KH QH AH", "JH", "JH", None, "zehner") == only("TH KH QH", "beat")
    assert may("AH JS", "JH", "JH", None, "zehner") == only("AH", "follow")
    assert may("JH QH", "AH", "AH", None, "zehner") == only("JH QH", "beat")
    assert may("AH KH", "TH", "TH", None, "zehner") == only("AH KH", "follow")


# In a deal

HANDS = ("AS KH QH JC TD", "TS QS AH TH QC", "KS JH AC TC KC", "JS AD KD QD JD")
"""Forehand has ♠ A, ♥ K Q; seat 1 ♠ 10 Q, ♥ A 10; seat 2 ♠ K, ♥ J; seat 3 ♠ J and diamonds."""


def test_partners_are_not_spared() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("QH")
    assert deal.playable() == "AH TH"
    deal.play("TH", "JH")
    # Seat 3, partner of seat 1, has no heart and must trump the trick that his partner takes.
    assert deal.playable() == "JS"


def test_the_best_trump_takes_the_trick_and_its_winner_leads() -> None:
    deal = Deal(*HANDS).rufspiel("S").play("QH", "TH", "JH", "JS")
    assert (deal["tricks"], deal["to_act"], deal["trick"]) == ([0, 0, 0, 1], [3], [])


def test_else_the_best_card_of_the_led_suit_takes_it() -> None:
    deal = Deal(*HANDS).trump("S").calls("gang", "pass", "pass", "pass").doubles()
    deal.play("TD", "QC", "KC", "AD")
    assert (deal["tricks"], deal["phase"]) == ([0, 0, 0, 1], "over")


def test_a_card_of_another_suit_never_takes_a_trick_without_trump() -> None:
    deal = Deal(*HANDS).trump("S").calls("gang", "pass", "pass", "pass").doubles()
    deal.play("AS", "TS", "KS", "JS")
    assert deal["tricks"] == [1, 0, 0, 0]
    deal.play("KH", "AH", "JH", "QD")
    assert deal["tricks"] == [1, 1, 0, 0]


def test_the_bettler_is_bound_like_the_rest() -> None:
    deal = Deal(*HANDS).trump("S").calls("pass", "pass", "bettler", "pass").doubles()
    # Seat 2 plays it, seat 0 sits out. Seat 3 leads nothing: the bidder leads.
    assert deal["to_act"] == [2]
    deal.play("JH", "JD", "AH")
    assert deal["to_act"] == [1]
    deal.play("QS")
    assert deal.playable() == "KS"


def test_only_the_seat_on_turn_plays() -> None:
    deal = Deal(*HANDS).rufspiel("S")
    for seat in (1, 2, 3):
        assert deal.refused(seat, "play", card=HANDS[seat].split()[0]) == "refuse-not-asked"


def test_a_card_that_is_not_held_or_not_in_the_pack_cannot_be_played() -> None:
    deal = Deal(*HANDS).rufspiel("S")
    assert deal.refused(0, "play", card="TS") == "refuse-not-held"
    assert deal.refused(0, "play", card="9S") == "refuse-no-such-card"
    assert deal.refused(0, "play", card="XX") == "refuse-no-such-card"
    deal.play("QH")
    assert deal.refused(1, "play", card="KH") == "refuse-not-held"


@pytest.mark.parametrize(
    ("contract", "leader"), [("bettler", 1), ("gang", 1), ("zehner", 1), ("kontraschnapser", 0),
    ("kontrabauernschnapser", 0)],
)  # fmt: skip
def test_who_leads(contract: str, leader: int) -> None:
    deal = Deal(*HANDS).trump("S").calls("pass", contract, "pass", "pass").doubles()
    assert deal["to_act"] == [leader]


@pytest.mark.parametrize("contract", ["schnapser", "bauernschnapser"])
def test_forehand_leads_to_his_partners_contract_with_trump(contract: str) -> None:
    deal = Deal(*HANDS).trump("S").calls("pass", "pass", contract, "pass").doubles()
    assert (deal["to_act"], deal["declarer"]) == ([0], 2)
