"""Marked secrets are not in what our own values and errors show, nor in what is logged of them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import structlog
from pydantic import ValidationError

from bot.computers import Question as ComputersQuestion
from bot.messages import Press
from bot.ports import ChainSecret, Change, EndedDeal, Event, StoredTable, TableId
from bot.posts import Question
from bot.row import load_row
from rules import find_game, games
from rules.kit.action import dump_action
from rules.kit.chance import Die, Shuffled, fair_stream
from rules.kit.contract import Act, State, Window
from rules.kit.faults import RecordError
from rules.kit.forms import Choice, Option
from rules.kit.json_text import parse_json
from rules.kit.match import Match, WrongOutcome
from rules.kit.record import ActStep, read_action, read_deal, read_options, read_record, read_step
from rules.kit.scene import Hand, Note, Refusal
from rules.kit.scene import text as words
from rules.kit.seats import Seat
from tests.helpers.deals import KOBLARZ, Deal, read
from tests.helpers.marks import CARDS, MARK, SECRET, STAKE, Log, clean, logged
from tests.helpers.random_play import plays
from tests.helpers.records import GONE, base, changed, written


def marked_state() -> State[Any, Any, Any]:
    class Marked:
        def __repr__(self) -> str:
            return MARK

    return State("public", (Marked(), Marked()), Marked())


BET: Any = read("bet", coins=STAKE)
CHOICE = Choice(
    "stake",
    "board",
    words("form-stake"),
    (Option(words("key-stake", coins=STAKE), BET, words("words-stake")),),
)
CHANGE = Change(
    table=TableId(1),
    version=1,
    code="K7",
    chat="terminal:koblarz",
    game="koblarz",
    status="running",
    deal=1,
    finished=0,
    due=None,
    row=MARK,
    events=(Event(0, MARK),),
    ended=EndedDeal(1, MARK),
    secret=ChainSecret(SECRET, 4096),
)
VALUES: dict[str, Any] = {
    "an event of the log": Event(0, MARK),
    "a chain secret": ChainSecret(SECRET, 4096),
    "a finished deal": EndedDeal(1, MARK),
    "a change": CHANGE,
    "a stored table": StoredTable(
        TableId(1),
        1,
        "K7",
        "chat",
        "koblarz",
        "running",
        1,
        0,
        None,
        MARK,
        (Event(0, MARK),),
        ChainSecret(SECRET, 1),
    ),
    "a question": Question(1, (CHOICE,), may_wave=True, propose=lambda: BET),
    "a press": Press(Seat(0), 1, BET),
    "a computer's question": ComputersQuestion("koblarz", 1, Seat(0), public=MARK, own=MARK, seed=MARK),
    "a state": marked_state(),
    "a stake": BET,
    "a step": ActStep(0, BET),
    "a turn with a window": Act((Seat(0),), (), Window(BET, (), True)),
    "a shuffled pack": Shuffled(CARDS),
    "a stream": fair_stream(SECRET, MARK, 1),
}


@pytest.mark.parametrize("name", VALUES)
def test_what_is_hidden_is_not_in_its_representation(name: str, log: Log) -> None:
    value = VALUES[name]
    for shown in (repr(value), str(value), f"{value}", f"{value!r}", repr([value]), repr({"x": (value,)})):
        clean(shown)
    structlog.get_logger().error("value", value=value)
    clean(log.text())


def test_a_hand_and_a_refusal_do_not_show_what_only_one_may_see() -> None:
    clean(repr(Hand(Seat(0), (Note((words("hand-staked", coins=STAKE),)),))))
    clean(repr(Refusal(words("refuse-stake", coins=STAKE))))


@pytest.mark.parametrize("game", games())
def test_no_moment_of_a_match_shows_what_its_seats_hold(game: str) -> None:
    found = games()[game]
    match = Match.open(found, found.players[0], read_options(found, {}))
    for moment in plays(match, fair_stream(SECRET, "leak", 1)):
        assert moment.deal is not None
        marked = State(moment.deal.state.public, (MARK,) * moment.seats, MARK)
        hidden = moment._replace(deal=moment.deal._replace(state=marked))
        assert MARK not in repr(hidden) + str(hidden) + repr(hidden.deal)


# Faults of data: pydantic and the kit.


def record(*path: str | int, to: Any) -> bytes:
    return written(changed(base(), *path, to=to))


STEP = ("deals", 0, "steps", 0)
FAULTS: dict[str, Callable[[], Any]] = {
    "an option": lambda: KOBLARZ.options.model_validate({"target": MARK}),
    "an option in JSON": lambda: KOBLARZ.options.model_validate_json(f'{{"numbers": "{MARK}"}}'),
    "a setup": lambda: KOBLARZ.setup.model_validate({"wallets": [MARK] * 3}),
    "a setup's bank": lambda: KOBLARZ.setup.model_validate({"banks": [{"coins": MARK, "jokers": STAKE}]}),
    "an action": lambda: read_action(KOBLARZ, {"do": "bet", "coins": MARK}),
    "an action with more": lambda: read_action(KOBLARZ, {"do": "roll", "coins": STAKE}),
    "an action without its name": lambda: read_action(KOBLARZ, {"coins": STAKE, "x": MARK}),
    "a step": lambda: read_step(KOBLARZ, {"seat": 0, "do": "bet", "coins": MARK}),
    "a step's seat": lambda: read_step(KOBLARZ, {"seat": MARK, "do": "bet", "coins": STAKE}),
    "a deal": lambda: read_deal(
        KOBLARZ, {"steps": [{"seat": 0, "do": "bet", "coins": MARK}], "scores": MARK}
    ),
    "a deal's chance": lambda: read_deal(KOBLARZ, {"steps": [], "chance": [{"shuffle": [MARK, *CARDS]}]}),
    "a record's step": lambda: read_record(record(*STEP, "coins", to=MARK), find_game),
    "a record's totals": lambda: read_record(record("totals", to=MARK), find_game),
    "a record's game": lambda: read_record(record("seats", to=[MARK]), find_game),
    "a record's secrets": lambda: read_record(
        record("fairness", to={"commitment": MARK, "entropy": MARK, "revealed": [SECRET.decode()]}), find_game
    ),
    "a record that lacks something": lambda: read_record(
        written(changed(changed(base(), "totals", to=GONE), *STEP, "coins", to=STAKE)), find_game
    ),
    "JSON": lambda: parse_json(f'{{"coins": "{MARK}" {STAKE}'),
    "JSON with a word that is none": lambda: parse_json(f'{{"a": {MARK}}}'),
    "bytes": lambda: read_record(b'{"a": "' + SECRET + b'\xff"}', find_game),
    "a table's row": lambda: load_row(f'{{"fixed": {{"code": "{MARK}"}}, "moving": "{MARK}"}}'),
    "a row that is no JSON": lambda: load_row(f'{{"fixed": {MARK}'),
    "a die that does not fit": lambda: Deal(3).match.settle(Die(STAKE)),
    "a shuffle that does not fit": lambda: Deal(3).match.settle(Shuffled(CARDS)),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_wrong_with_data_is_said_without_the_data(name: str, log: Log) -> None:
    shown = logged(FAULTS[name])
    clean(shown)
    assert len(log.events()) == 4
    for event in log.events():
        assert event["error"].split(" ")[0] in ("ValidationError", "RecordError", "WrongOutcome")


def test_the_fault_itself_has_no_value_either() -> None:
    for fail in FAULTS.values():
        with pytest.raises((RecordError, ValidationError, WrongOutcome)) as caught:
            fail()
        if isinstance(caught.value, RecordError):
            clean(repr(caught.value.fault))


def test_a_failed_rule_shows_no_stake(log: Log) -> None:
    """The whole of a deal, with a secret stake in it, passes through a function that fails."""
    deal = Deal(3).do(0, "bet", coins=3)
    hidden = replace(deal.state.own[0], stake=STAKE)
    state = State(deal.state.public, (hidden, *deal.state.own[1:]), None)

    def fail() -> None:
        KOBLARZ.apply(state, Seat(0), object())

    clean(logged(fail))
    clean(repr(state) + repr(deal.match) + repr(state.own))


def test_marked_values_are_really_in_what_is_tested() -> None:
    assert dump_action(BET)["coins"] == STAKE
    assert CHANGE.secret is not None and CHANGE.secret.secret == SECRET
