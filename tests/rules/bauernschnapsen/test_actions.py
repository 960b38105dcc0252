"""bauernschnapsen.md: actions at the edge; what is a wrong record and what is merely illegal (records.md)."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.kit.action import dump_action
from rules.kit.match import Match
from rules.kit.seats import Seat
from tests.rules.bauernschnapsen.table import GAME, Deal, read

READABLE: list[dict[str, Any]] = [
    {"do": "trump", "suit": "H"},
    {"do": "flip"},
    {"do": "bid", "contract": "gang"},
    {"do": "pass"},
    {"do": "double"},
    {"do": "play", "card": "KH"},
    {"do": "play", "card": "QH", "announce": True},
]


@pytest.mark.parametrize("action", READABLE, ids=lambda action: "-".join(map(str, action.values())))
def test_the_actions_of_the_page_come_back_as_they_were(action: dict[str, Any]) -> None:
    assert dump_action(read(**action)) == action


@pytest.mark.parametrize("announce", [False, None])
def test_announce_false_or_null_is_absent_and_is_not_exported(announce: bool | None) -> None:
    action = read("play", card="KH", announce=announce)
    assert action == read("play", card="KH")
    assert dump_action(action) == {"do": "play", "card": "KH"}


@pytest.mark.parametrize(
    "action",
    [
        {"do": "trump"},
        {"do": "trump", "suit": "X"},
        {"do": "trump", "suit": "hearts"},
        {"do": "trump", "suit": 1},
        {"do": "flip", "card": "KH"},
        {"do": "bid"},
        {"do": "bid", "contract": "solo"},
        {"do": "bid", "contract": "Gang"},
        {"do": "pass", "seat": 1},
        {"do": "double", "level": 2},
        {"do": "kontra"},
        {"do": "play"},
        {"do": "play", "card": "10H"},
        {"do": "play", "card": "kh"},
        {"do": "play", "card": ""},
        {"do": "play", "card": 3},
        {"do": "play", "card": ["KH"]},
        {"do": "play", "card": "KH", "announce": "yes"},
        {"do": "play", "card": "KH", "announce": 1},
    ],
    ids=str,
)
def test_what_is_no_action_cannot_be_read(action: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        read(**action)


@pytest.mark.parametrize("card", ["2S", "9H", "XX"])
def test_a_card_that_is_not_in_this_pack_is_read_and_refused(card: str) -> None:
    assert Deal().rufspiel("S").refused(0, "play", card=card) == "refuse-no-such-card"


def test_nothing_is_legal_after_the_end() -> None:
    deal = Deal("AS KS QS JS TS", "AH KH QH JC TC", "AD KD QD JH TH", "AC KC QC JD TD").trump("S")
    deal.calls("herrenschnapser", "pass", "pass", "pass")
    for action in READABLE:
        assert deal.refused(0, **action) == "refuse-deal-over"


def test_nothing_is_legal_before_the_shuffle() -> None:
    match = Match.open(GAME, 4, GAME.options()).begin(GAME.opening(4, GAME.options()))
    for action in READABLE:
        refusal = match.refuse(Seat(0), read(**action))
        assert refusal is not None and refusal.reason.key == "refuse-dealing"
