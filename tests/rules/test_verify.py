"""records.md, *hospoda verify*: the chain, every outcome, and what is not fair."""

import copy
import json
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from bot.selfplay import play_match
from rules import find_game, games
from rules.kit.chance import fair_stream, link
from rules.kit.record import FindGame, read_options, read_record
from rules.kit.replay import Held, replay
from rules.kit.verify import Fair, verify
from tests.helpers.cutting import PACK, find_cutting
from tests.helpers.records import GONE, Values, changed, judged, step, written

GAMES = pytest.mark.parametrize("game", games())


@cache
def _played(game: str) -> str:
    found = games()[game]
    return play_match(found, [1] * found.players[0], read_options(found, {}), "verify").record


def played(game: str = "koblarz") -> Values:
    """A whole match with its chain."""
    values: Values = json.loads(_played(game))
    return values


def verified(values: Values, find: FindGame = find_game) -> Any:
    return verify(read_record(written(values), find))


def key(values: Values, find: FindGame = find_game) -> str:
    answer = verified(values, find)
    assert not isinstance(answer, Fair)
    return str(answer.key)


def without_chance(values: Values) -> Values:
    values = copy.deepcopy(values)
    for deal in values["deals"]:
        del deal["chance"]
    return values


def spoilt(hex_digits: str) -> str:
    """The same but for its first digit."""
    return f"{(int(hex_digits[0], 16) + 1) % 16:x}{hex_digits[1:]}"


@GAMES
def test_a_match_of_self_play_is_fair(game: str) -> None:
    assert verified(played(game)) == Fair(None)


@GAMES
def test_chance_that_is_left_out_comes_from_the_chain(game: str) -> None:
    values = without_chance(played(game))
    assert isinstance(replay(read_record(written(values), find_game)), Held)
    assert verified(values) == Fair(None)


def test_the_vectors_deals_are_fair() -> None:
    """Deal 1 takes the vector's dice, deal 2 its shuffle; here by the toy game with cards."""
    secret, entropy = bytes(range(32)), "ala:1001|bolek:1002|cyryl:1003"
    decks = [list(fair_stream(link(secret, 4, deal), entropy, deal).shuffle(PACK).cards) for deal in (1, 2)]
    assert " ".join(decks[1]) == "QS AD QD JD KH KD QC JH KS QH TC TH JC TS TD KC AC AH AS JS"
    values: Values = {
        "format": "hospoda-record/1",
        "game": "cutting",
        "seats": ["Ala", "Bolek"],
        "deals": [
            {"chance": [{"shuffle": decks[0]}], "steps": [{"seat": 0, "do": "take"}], "scores": [1, 0]},
            {"chance": [{"shuffle": decks[1]}], "steps": [{"seat": 1, "do": "take"}], "scores": [1, 0]},
        ],
        "totals": [2, 0],
        "result": {"over": True, "winners": [0], "reason": "target"},
        "fairness": {
            "commitment": "cefc1232dee44cc53fccf8cc078f657f4db4f1d0303725375a0694f7d395e2ea",
            "entropy": entropy,
            "revealed": [link(secret, 4, deal).hex() for deal in (1, 2)],
        },
    }
    assert verified(values, find_cutting) == Fair(None)
    assert verified(without_chance(values), find_cutting) == Fair(None)
    swapped = [decks[1][1], decks[1][0], *decks[1][2:]]
    assert (
        key(changed(values, "deals", 1, "chance", 0, "shuffle", to=swapped), find_cutting) == "verify-differs"
    )


def test_hex_may_be_written_in_capitals() -> None:
    values = played()
    values["fairness"]["commitment"] = values["fairness"]["commitment"].upper()
    values["fairness"]["revealed"] = [secret.upper() for secret in values["fairness"]["revealed"]]
    assert verified(values) == Fair(None)


def test_without_fairness_there_is_nothing_to_verify() -> None:
    for fairness in (None, GONE):
        assert key(changed(played(), "fairness", to=fairness)) == "verify-no-fairness"


def test_a_changed_commitment_breaks_the_chain_at_deal_1() -> None:
    values = played()
    answer = verified(changed(values, "fairness", "commitment", to=spoilt(values["fairness"]["commitment"])))
    assert (answer.key, answer.args) == ("verify-chain", {"deal": 1})


@pytest.mark.parametrize("deal", [1, 2, 3])
def test_a_changed_link_breaks_the_chain_where_it_stands(deal: int) -> None:
    values = played()
    assert len(values["deals"]) >= 3
    secret = values["fairness"]["revealed"][deal - 1]
    answer = verified(changed(values, "fairness", "revealed", deal - 1, to=spoilt(secret)))
    assert (answer.key, answer.args) == ("verify-chain", {"deal": deal})


def test_links_in_the_wrong_order_break_the_chain() -> None:
    values = played()
    first, second, *rest = values["fairness"]["revealed"]
    assert key(changed(values, "fairness", "revealed", to=[second, first, *rest])) == "verify-chain"


def test_a_chain_of_somebody_elses_is_no_proof() -> None:
    """A chain that fits itself but did not give these dice."""
    values = played()
    secret = sha256(b"another").digest()
    many = len(values["deals"])
    values["fairness"]["commitment"] = link(secret, 4096, 0).hex()
    values["fairness"]["revealed"] = [link(secret, 4096, i).hex() for i in range(1, many + 1)]
    assert key(values) == "verify-differs"


def test_changed_entropy_gives_other_dice() -> None:
    values = played()
    answer = verified(changed(values, "fairness", "entropy", to=values["fairness"]["entropy"] + "x"))
    assert answer.key == "verify-differs"
    assert answer.args["deal"] == 1


@pytest.mark.parametrize("deal", [0, 1])
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_a_changed_die_is_named(deal: int, number: int) -> None:
    values = played()
    die = values["deals"][deal]["chance"][number]["die"]
    other = die % 6 + 1
    answer = verified(changed(values, "deals", deal, "chance", number, "die", to=other))
    assert answer.key == "verify-differs"
    assert (answer.args["deal"], answer.args["number"]) == (deal + 1, number + 1)
    assert (answer.args["expected"], answer.args["came"]) == (f'{{"die": {die}}}', f'{{"die": {other}}}')


def test_a_die_out_of_range_differs_too() -> None:
    assert key(changed(played(), "deals", 0, "chance", 0, "die", to=7)) == "verify-differs"
    assert key(changed(played(), "deals", 0, "chance", 0, to={"shuffle": []})) == "verify-differs"


def test_an_outcome_missing_or_left_over_is_not_fair() -> None:
    values = played()
    chance = values["deals"][0]["chance"]
    assert key(changed(values, "deals", 0, "chance", to=chance[:-1])) == "verify-does-not-hold"
    assert key(changed(values, "deals", 0, "chance", to=[*chance, {"die": 1}])) == "verify-does-not-hold"


def test_a_record_that_does_not_hold_is_not_fair() -> None:
    values = played()
    assert key(changed(values, "totals", 0, to=9999)) == "verify-does-not-hold"
    assert key(changed(values, "deals", 0, "scores", 0, to=9999)) == "verify-does-not-hold"
    assert key(step(values, {"seat": 0, "do": "roll"})) == "verify-does-not-hold"


def test_a_secret_of_an_ended_deal_that_is_not_revealed_is_not_fair() -> None:
    values = played()
    revealed = values["fairness"]["revealed"]
    for many in range(len(revealed)):
        answer = verified(changed(values, "fairness", "revealed", to=revealed[:many]))
        assert (answer.key, answer.args) == ("verify-not-revealed", {"deal": many + 1})


def test_a_running_match_that_shows_no_secret_yet_is_said_to_have_nothing_to_check() -> None:
    running = with_last_chance(cut_off(played(), over=False), played())
    assert key(changed(running, "fairness", "revealed", to=[])) == "verify-not-yet"


def test_more_secrets_than_deals_are_not_fair() -> None:
    values = played()
    more = link(sha256(b"selfplay|verify").digest(), 4096, len(values["deals"]) + 1).hex()
    revealed = [*values["fairness"]["revealed"], more]
    assert key(changed(values, "fairness", "revealed", to=revealed)) == "verify-too-many"


def cut_off(values: Values, *, over: bool) -> Values:
    """The same match, left in the middle of its last deal."""
    values = copy.deepcopy(values)
    last = values["deals"][-1]
    last["steps"] = last["steps"][:5]
    del last["scores"], last["chance"]
    stream_free = copy.deepcopy(values)
    stream_free["totals"] = [
        sum(d["scores"][i] for d in values["deals"][:-1]) for i in range(len(values["seats"]))
    ]
    stream_free["result"] = {"over": over, "winners": [], "reason": "abandoned" if over else None}
    return stream_free


def with_last_chance(values: Values, full: Values) -> Values:
    """The dice of the deal that is cut off, as far as they were rolled."""
    for many in range(len(full["deals"][-1]["chance"]) + 1):
        tried = copy.deepcopy(values)
        tried["deals"][-1]["chance"] = full["deals"][-1]["chance"][:many]
        if judged(tried)[0] == 0:
            return tried
    raise AssertionError("no number of dice fits")


def test_a_running_deal_is_open_as_long_as_its_secret_is_not_shown() -> None:
    full = played()
    running = with_last_chance(cut_off(full, over=False), full)
    many = len(full["deals"])
    assert verified(running) == Fair(None)  # all secrets are there
    revealed = full["fairness"]["revealed"][:-1]
    assert verified(changed(running, "fairness", "revealed", to=revealed)) == Fair(many)
    answer = verified(changed(running, "fairness", "revealed", to=revealed[:-1]))
    assert (answer.key, answer.args) == ("verify-not-revealed", {"deal": many - 1})


def test_once_the_match_is_over_in_whatever_way_the_last_secret_is_owed() -> None:
    full = played()
    abandoned = with_last_chance(cut_off(full, over=True), full)
    assert verified(abandoned) == Fair(None)
    revealed = full["fairness"]["revealed"][:-1]
    assert key(changed(abandoned, "fairness", "revealed", to=revealed)) == "verify-not-revealed"


def test_the_dice_of_an_abandoned_deal_are_compared_too() -> None:
    full = played()
    abandoned = with_last_chance(cut_off(full, over=True), full)
    last = len(abandoned["deals"]) - 1
    die = abandoned["deals"][last]["chance"][0]["die"]
    assert key(changed(abandoned, "deals", last, "chance", 0, "die", to=die % 6 + 1)) == "verify-differs"
