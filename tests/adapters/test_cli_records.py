"""``hospoda replay``, ``verify`` and ``selfplay``: answers, and files that are none."""

import errno
import json
import os
from pathlib import Path

import pytest

from tests.helpers.cli import LANGUAGES, Cli, Ran
from tests.helpers.records import base, changed, step


@LANGUAGES
@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "name",
    ["absent.json", "folder", "good.json/x", "", ".", "x" * 5000, "wrong.json", "empty", "utf16", "\udcff"],
    ids=lambda name: repr(name)[:20],
)
def test_a_file_that_is_no_record_is_one_line_and_exit_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, command: str, name: str, language: str
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    cli.file("empty", b"")
    cli.file("utf16", json.dumps(base()).encode("utf-16"))
    ran = cli(command, name)
    assert (ran.code, ran.out) == (2, [])
    (line,) = ran.err
    assert line.isprintable() and ": " in line


@LANGUAGES
@pytest.mark.parametrize("command", ["replay", "verify", "backup", "restore"])
def test_a_path_with_a_nul_byte_is_one_line_and_exit_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    ran = cli(command, "a\x00b")
    assert (ran.code, ran.out, len(ran.err)) == (2, [], 1)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_without_end_is_one_line_and_exit_2(cli: Cli, command: str) -> None:
    assert cli(command, "/dev/zero") == Ran(2, [], [f"/dev/zero: cannot be read: {os.strerror(errno.EFBIG)}"])


def test_the_place_of_a_fault_is_said_in_words(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    cli.file("coins.json", changed(base(), "deals", 0, "steps", 1, "coins", to=True))
    assert cli("replay", "coins.json").err == ["coins.json: deal 1, step 2, coins: must be a whole number"]
    monkeypatch.setenv("HOSPODA_LANGUAGE", "pl")
    (line,) = cli("replay", "coins.json").err
    assert line.startswith("coins.json: rozdanie 1, krok 2, coins: ")


def test_the_words_to_choose_from_are_said_without_english_between_them(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", "pl")
    (line,) = cli("play", "koblarz", "--options", '{"numbers": "x"}').err
    assert "each-game, once, seats" in line
    cli.file("do.json", changed(base(), "deals", 0, "steps", 0, "do", to="leap"))
    (line,) = cli("replay", "do.json").err
    assert "bet, roll, joker, fire" in line


# Answers.


def test_a_record_that_holds_is_said_so(cli: Cli) -> None:
    assert cli("replay", "good.json") == Ran(0, ["ok: good.json: 1 deals, 3 steps"], [])


@LANGUAGES
def test_a_record_that_does_not_hold_is_the_answer_no(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    ran = cli("replay", "no.json")
    assert (ran.code, ran.err) == (1, [])
    (line,) = ran.out
    assert line.startswith("no.json: deal 1, step 4: phase: ")
    assert '"bet"' in line and '"over"' in line


def test_an_illegal_action_is_named_and_explained(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    cli.file("illegal.json", changed(base(), "deals", 0, "steps", 0, "coins", to=9))
    (line,) = cli("replay", "illegal.json").out
    assert line == "illegal.json: deal 1, step 1: “bet” is against the rules: You have 1 coin: stake 1."
    monkeypatch.setenv("HOSPODA_LANGUAGE", "pl")
    (line,) = cli("replay", "illegal.json").out
    assert line.startswith("illegal.json: deal 1, step 1: „bet” jest wbrew zasadom: ")


@pytest.mark.parametrize(
    ("files", "code"),
    [
        (["good.json", "good.json"], 0),
        (["good.json", "no.json"], 1),
        (["no.json", "good.json"], 1),
        (["wrong.json", "no.json", "good.json"], 2),
        (["good.json", "no.json", "absent"], 2),
        (["folder", "good.json"], 2),
    ],
)
def test_of_several_files_each_has_its_line_and_the_worst_decides(
    cli: Cli, files: list[str], code: int
) -> None:
    ran = cli("replay", *files)
    assert ran.code == code
    assert len(ran.out) + len(ran.err) == len(files)
    assert [line for line in ran.out if line.startswith("ok: ")] == [
        "ok: good.json: 1 deals, 3 steps"
    ] * files.count("good.json")


def test_facts_are_a_json_line_after_each_step(cli: Cli) -> None:
    ran = cli("replay", "good.json", "--facts")
    *facts, last = ran.out
    assert (ran.code, last) == (0, "ok: good.json: 1 deals, 3 steps")
    assert [json.loads(line)["phase"] for line in facts] == ["bet", "roll", "over"]


def test_facts_stop_where_something_does_not_hold(cli: Cli) -> None:
    ran = cli("replay", "no.json", "--facts")
    assert (ran.code, len(ran.out)) == (1, 4)


def test_upto_stops_after_that_step(cli: Cli) -> None:
    assert cli("replay", "no.json", "--upto", "1:3") == Ran(0, ["ok: no.json: 1 deals, 3 steps"], [])
    assert cli("replay", "no.json", "--upto", "1:4").code == 1
    ran = cli("replay", "good.json", "--facts", "--upto", "1:1")
    assert [json.loads(line)["stakes"] for line in ran.out[:-1]] == [[1, None, None]]


@pytest.mark.parametrize("upto", ["1:4", "2:1", "99:99"])
def test_upto_a_step_that_is_not_there_is_exit_2(cli: Cli, upto: str) -> None:
    ran = cli("replay", "good.json", "--upto", upto)
    assert (ran.code, ran.out) == (2, [])
    assert ran.err == ["good.json: the record has no such deal or step"]


def test_verify_says_fair_or_why_not(cli: Cli) -> None:
    ran = cli("verify", "good.json")
    assert ran == Ran(1, ["good.json: this record has no fairness to check"], [])
    assert cli("selfplay", "koblarz", "-n", "1", "--records", "records").code == 0
    (path,) = (cli.folder / "records").iterdir()
    assert cli("verify", str(path)) == Ran(0, ["fair"], [])
    values = json.loads(path.read_text(encoding="utf-8"))
    die = values["deals"][0]["chance"][3]["die"]
    cli.file("changed.json", changed(values, "deals", 0, "chance", 3, "die", to=die % 6 + 1))
    ran = cli("verify", "changed.json")
    assert (ran.code, ran.err) == (1, [])
    record, secret = f'{{"die": {die % 6 + 1}}}', f'{{"die": {die}}}'
    said = f"deal 1, outcome 4: the record has {record}, its secret gives {secret}"
    assert ran.out == [f"changed.json: {said}"]


def test_names_in_a_record_cannot_forge_lines(cli: Cli) -> None:
    values = changed(step(base(), {"seat": 1, "do": "roll"}), "seats", to=["A\nok: x", "\x1b[2J", "\u202eC"])
    ran = cli("replay", cli.file("names\n.json", values))
    assert len(ran.out) == 1
    assert ran.out[0].isprintable()


def test_selfplay_says_what_came_of_it_and_writes_records_that_hold(cli: Cli) -> None:
    ran = cli(
        "selfplay", "koblarz", "-n", "3", "--levels", "1,1,1,1", "--seed", "x y", "--records", "out/records"
    )
    assert (ran.code, ran.err) == (0, [])
    assert len(ran.out) > 5
    paths = sorted((cli.folder / "out" / "records").iterdir())
    assert [path.name for path in paths] == [f"koblarz-x y-{number}.json" for number in (1, 2, 3)]
    assert cli("replay", *map(str, paths)).code == 0
    assert all(cli("verify", str(path)).out == ["fair"] for path in paths)


def test_the_same_seed_plays_the_same_matches(cli: Cli) -> None:
    for folder in ("a", "b"):
        cli("selfplay", "koblarz", "-n", "1", "--records", folder)
    (first,), (second,) = (list((cli.folder / folder).iterdir()) for folder in ("a", "b"))
    assert first.read_bytes() == second.read_bytes()


@LANGUAGES
@pytest.mark.parametrize("folder", ["good.json", "good.json/below", "good.json/below/it", "a\x00b"])
def test_a_folder_that_cannot_be_written_is_one_line_and_exit_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, folder: str, language: str
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    ran = cli("selfplay", "koblarz", "-n", "1", "--records", folder)
    assert (ran.code, ran.out, len(ran.err)) == (2, [], 1)


def test_a_record_that_cannot_be_written_is_one_line_and_exit_2(cli: Cli) -> None:
    (cli.folder / "out" / "koblarz-1-1.json").mkdir(parents=True)
    ran = cli("selfplay", "koblarz", "-n", "1", "--records", "out")
    assert (ran.code, ran.out, len(ran.err)) == (2, [], 1)
