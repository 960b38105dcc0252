"""records.md: bytes, JSON and numbers of every kind; what a fault shows; and what an export writes."""

import json

import pytest

from rules import find_game
from rules.kit.faults import RecordError
from rules.kit.json_text import MOST_NESTED, parse_json
from rules.kit.record import ActStep, RecordResult, read_deal, read_record
from rules.kit.record_out import dump_deal, dump_record, dump_step
from tests.helpers.deals import KOBLARZ, read
from tests.helpers.records import base, changed, judged, step, written

STEP = ("deals", 0, "steps", 0)


# Bytes that are no record.


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"\n\n",
        b"nonsense",
        b"{",
        b'{"format": "hospoda-record/1"',
        b"[1, 2",
        b"{'format': 1}",
        b"{}{}",
        b'{"a": 1,}',
        b'{"a": NaN}',
        b'{"a": Infinity}',
        b'{"a": -Infinity}',
        b'{"a": 01}',
        b'{"a": "\n"}',
        b'{"a": "\x00"}',
        b'{"a": "\\ud800"}',
        b'{"\\udfff": 1}',
        b'{"a": ' + b"1" * 5000 + b"}",
        b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    ],
    ids=lambda data: repr(data[:24]),
)
def test_what_is_no_json_is_a_wrong_record(data: bytes) -> None:
    code, _, why = judged(data)
    assert (code, why.removesuffix("-line")) == (2, "wrong-json")


@pytest.mark.parametrize("data", [b"\xff", b'{"a": "\xc3"}', b"\xfe\xff\x00{", "{}".encode("utf-16")])
def test_what_is_no_utf8_is_a_wrong_record(data: bytes) -> None:
    assert judged(data) == (2, "", "wrong-utf8")


@pytest.mark.parametrize("data", [b"null", b"[]", b'"x"', b"1", b"true"])
def test_a_record_is_an_object(data: bytes) -> None:
    assert judged(data) == (2, "", "wrong-object")


def test_a_byte_order_mark_is_let_through() -> None:
    assert judged(b"\xef\xbb\xbf" + written(base())) == (0, "", "")


def test_the_line_of_a_fault_is_said() -> None:
    with pytest.raises(RecordError) as caught:
        parse_json('{\n"a": 1,\n"b": }')
    assert caught.value.fault.why.args == {"line": 3}


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ('{"format": 1, "format": 1}', "format"),
        ('{"a": {"b": 1, "c": 2, "d": 3, "c": 1}}', "c"),
        ('{"deals": [{"steps": [], "steps": []}]}', "steps"),
    ],
)
def test_a_key_that_stands_twice_is_a_wrong_record(data: str, key: str) -> None:
    assert judged(data.encode()) == (2, key, "wrong-twice")


DEPTHS = [1, *range(MOST_NESTED - 9, MOST_NESTED + 2), 190, 210, *range(900, 1000, 7), 5_000, 50_000]


@pytest.mark.parametrize("depth", DEPTHS)
def test_deep_nesting_anywhere_is_an_answer_and_never_an_exception(depth: int) -> None:
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        deep = opening * depth + ("1" if closing == "}" else "") + closing * depth
        for mark in _MARKED:
            code, _, _ = judged(mark.replace('"@"', deep).encode())
            assert code in (1, 2)


_MARKED = [
    json.dumps(values)
    for values in (
        changed(base(), "options", "target", to="@"),
        changed(base(), "deals", 0, "setup", "wallets", to="@"),
        changed(base(), *STEP, "coins", to="@"),
        changed(base(), *STEP, "more", to="@"),
        changed(base(), "more", to="@"),
        changed(base(), "seats", 0, to="@"),
        changed(base(), "deals", 0, "chance", 0, to="@"),
        step(base(), {"check": {"banks": "@"}}),
        step(base(), {"check": {"unknown": "@"}}),
        step(base(), {"check": "@"}),
    )
]


def test_huge_and_odd_numbers_are_judged_like_others() -> None:
    huge = 10**4000
    assert judged(changed(base(), *STEP, "coins", to=huge)) == (1, "deal 1, step 1", "fails-illegal")
    assert judged(changed(base(), *STEP, "seat", to=-huge)) == (1, "deal 1, step 1", "fails-illegal")
    assert judged(changed(base(), "rules", to=huge)) == (2, "rules", "wrong-rules")
    assert judged(changed(base(), "options", "target", to=huge)) == (2, "options, target", "wrong-above")
    assert judged(changed(base(), "totals", 0, to=huge))[0] == 1
    text = json.dumps(changed(base(), "totals", 0, to="@")).replace('"@"', "1e999")
    assert judged(text.encode()) == (2, "totals, place 1", "wrong-integer")
    text = json.dumps(changed(base(), "options", "target", to="@")).replace('"@"', "1e999")
    assert judged(text.encode()) == (2, "options, target", "wrong-integer")


def test_what_is_wrong_is_said_without_the_value() -> None:
    secret = "MARKED-7311"
    for path in (("options", "target"), (*STEP, "coins"), ("totals",), ("deals", 0, "setup"), ("rules",)):
        with pytest.raises(RecordError) as caught:
            read_record(written(changed(base(), *path, to=secret)), find_game)
        assert secret not in f"{caught.value!r}{caught.value.fault!r}{caught.value.__context__!r}"


def test_a_long_or_odd_key_is_cut_and_made_printable() -> None:
    for path in ((), ("options",), ("deals", 0), STEP):
        with pytest.raises(RecordError) as caught:
            read_record(written(changed(base(), *path, "k\n\u202e" + "x" * 10_000, to=1)), find_game)
        shown = repr(caught.value.fault)
        assert len(shown) < 1000
        assert "\u202e" not in shown and "\\u202e" not in shown


# Writing.


def test_an_export_leaves_nulls_out_and_says_who_acted_where_it_was_no_player() -> None:
    assert dump_step(ActStep(1, read("joker"))) == {"seat": 1, "do": "joker"}
    assert dump_step(ActStep(1, read("bet", coins=2), "computer")) == {
        "seat": 1,
        "do": "bet",
        "coins": 2,
        "by": "computer",
    }
    assert dump_deal(KOBLARZ.setup(), [], [], None) == {"setup": {}, "chance": [], "steps": []}


def test_an_export_writes_all_options() -> None:
    result = RecordResult(over=False, winners=[])
    dumped = dump_record(KOBLARZ, KOBLARZ.options(), ["A", "B", "C"], [], [0, 0, 0], result, None)
    values = json.loads(dumped)
    assert values["options"].keys() == KOBLARZ.options.model_fields.keys()
    assert values["options"]["time_limit_minutes"] is None
    assert judged(dumped.encode()) == (0, "", "")


def test_a_deal_alone_is_read_as_it_was_written() -> None:
    deal = base()["deals"][0]
    read_back = read_deal(KOBLARZ, deal)
    assert read_back.scores == (-20, -40, -40)
    assert len(read_back.steps) == 3 and read_back.setup is not None
    with pytest.raises(RecordError):
        read_deal(KOBLARZ, [])
    with pytest.raises(RecordError):
        read_deal(KOBLARZ, deal | {"more": 1})
