"""The command line: whatever is wrong with the words of a command is one clear line and exit code 2."""

import json
from typing import Any

import pytest

from bot import __version__
from tests.helpers.cli import LANGUAGES, Cli, Ran
from tests.helpers.languages import by_turns
from tests.helpers.records import base, written

# Each: the command line, and a word of its complaint in every language.
BAD_USAGE: list[tuple[list[str], str]] = [
    ([], "hospoda --help"),
    (["--"], "hospoda --help"),
    (["nonsense"], "nonsense"),
    (["-"], "-"),
    (["\x1b[31m"], "hospoda --help"),
    (["--nonsense"], "--nonsense"),
    (["--version=3"], "--version"),
    (["play", "--nonsense", "koblarz"], "--nonsense"),
    (["play"], "GAME"),
    (["replay"], "FILE"),
    (["verify"], "FILE"),
    (["selfplay"], "GAME"),
    (["rules"], "GAME"),
    (["backup"], "FILE"),
    (["restore"], "FILE"),
    (["verify", "good.json", "more"], "hospoda"),
    (["play", "koblarz", "more"], "hospoda"),
    (["rules", "koblarz", "more"], "hospoda"),
    (["backup", "a", "b"], "hospoda"),
    (["play", "chess"], "chess"),
    (["play", ""], "koblarz"),
    (["play", "Koblarz"], "Koblarz"),
    (["play", "../koblarz"], "../koblarz"),
    (["selfplay", "chess"], "chess"),
    (["rules", "chess"], "chess"),
    (["play", "a\nb\u202e\udcff"], "a b"),
    (["play", "koblarz", "--language", "xx"], "xx"),
    (["play", "koblarz", "--language", ""], "en, pl"),
    (["rules", "koblarz", "--language", "PL"], "PL"),
    (["play", "koblarz", "--seats", "2"], "3"),
    (["play", "koblarz", "--seats", "8"], "7"),
    (["play", "bauernschnapsen", "--seats", "3"], "4"),
    (["play", "koblarz", "--seats", "0"], "7"),
    (["play", "koblarz", "--seats", "-3"], "7"),
    (["play", "koblarz", "--seats", "three"], "--seats"),
    (["play", "koblarz", "--seats", "3.0"], "--seats"),
    (["play", "koblarz", "--seats", "1_0"], "--seats"),
    (["play", "koblarz", "--seats", ""], "--seats"),
    (["play", "koblarz", "--seats", "9" * 6000], "--seats"),
    (["play", "koblarz", "--seats"], "--seats"),
    (["play", "koblarz", "--level", "0"], "3"),
    (["play", "koblarz", "--level", "4"], "3"),
    (["play", "koblarz", "--level", "two"], "--level"),
    (["play", "koblarz", "--turn", "14.9"], "15"),
    (["play", "koblarz", "--turn", "604801"], "604800"),
    (["play", "koblarz", "--turn", "nan"], "15"),
    (["play", "koblarz", "--turn", "inf"], "15"),
    (["play", "koblarz", "--turn", "-1"], "15"),
    (["play", "koblarz", "--turn", "soon"], "--turn"),
    (["play", "koblarz", "--reveal", "never"], "--reveal"),
    (["play", "koblarz", "--name", ""], "hospoda"),
    (["play", "koblarz", "--name", " \u202e\n"], "hospoda"),
    (["play", "koblarz", *["--name", "Ala"] * 8], "7"),
    (["play", "koblarz", "--seats", "3", *["--name", "Ala"] * 4], "hospoda"),
    (["play", "koblarz", "--resume=yes"], "--resume"),
    (["play", "koblarz", "--fast=1"], "--fast"),
    (["selfplay", "koblarz", "-n", "0"], "1000000"),
    (["selfplay", "koblarz", "-n", "-1"], "1000000"),
    (["selfplay", "koblarz", "-n", "1000001"], "1000000"),
    (["play", "koblarz", "--name", "①"], "①"),
    (["play", "koblarz", "--name", "Ala②"], "Ala②"),
    (["play", "koblarz", "--name", "42"], "hospoda"),
    (["play", "koblarz", "--name", "Ala", "--name", "Ewa", "--name", "ALA"], "ALA"),
    (["play", "koblarz", "--name", "Ala", "--name", "Ａｌａ"], "Ａｌａ"),
    (["selfplay", "koblarz", "-n", "1e3"], "-n/--matches"),
    (["selfplay", "koblarz", "-n", "2.0"], "--matches"),
    (["selfplay", "koblarz", "-n"], "-n"),
    (["selfplay", "koblarz", "--seats", "9"], "7"),
    (["selfplay", "koblarz", "--levels", ""], "--levels"),
    (["selfplay", "koblarz", "--levels", "1,2,4"], "--levels"),
    (["selfplay", "koblarz", "--levels", "1,,1"], "--levels"),
    (["selfplay", "koblarz", "--levels", "1;2;3"], "--levels"),
    (["selfplay", "koblarz", "--levels", "1,1,-1"], "--levels"),
    (["selfplay", "koblarz", "--levels", "²,1,1"], "--levels"),
    (["selfplay", "koblarz", "--levels", "1,1"], "7"),
    (["selfplay", "koblarz", "--levels", "1,1,1", "--seats", "4"], "--levels"),
    (["selfplay", "koblarz", "--seed", "a/b"], "--seed"),
    (["selfplay", "koblarz", "--seed", "..\\b"], "--seed"),
    (["selfplay", "koblarz", "--seed", "a\x00b"], "--seed"),
    (["selfplay", "koblarz", "--seed", "\udcff"], "--seed"),
    (["selfplay", "koblarz", "--seed", "x" * 61], "--seed"),
    (["replay", "good.json", "--upto", ""], "--upto"),
    (["replay", "good.json", "--upto", "1"], "--upto"),
    (["replay", "good.json", "--upto", "0:1"], "--upto"),
    (["replay", "good.json", "--upto", "1:0"], "--upto"),
    (["replay", "good.json", "--upto", "-1:1"], "--upto"),
    (["replay", "good.json", "--upto", "1:2:3"], "--upto"),
    (["replay", "good.json", "--upto", "a:b"], "--upto"),
    (["replay", "good.json", "--upto", "1:" + "9" * 6000], "--upto"),
    (["replay", "good.json", "--upto"], "--upto"),
    (["replay", "good.json", "--facts=1"], "--facts"),
]


@pytest.mark.parametrize(("usage", "language"), by_turns(BAD_USAGE), ids=lambda value: repr(value)[:60])
def test_wrong_usage_is_one_line_and_exit_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, usage: tuple[list[str], str], language: str
) -> None:
    args, word = usage
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    ran = cli(*args)
    assert (ran.code, ran.out) == (2, [])
    (line,) = ran.err
    assert line.startswith("hospoda: ") and word in line
    assert line.isprintable() and len(line) < 300
    assert not (cli.folder / "data").exists()  # nothing was begun


@LANGUAGES
def test_a_game_for_exactly_four_is_not_for_four_to_four(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    (line,) = cli("play", "bauernschnapsen", "--seats", "3").err
    assert line.count("4") == 1
    (line,) = cli("play", "koblarz", "--seats", "8").err
    assert line.count("3") == line.count("7") == 1


BAD_OPTIONS = [
    "",
    "{",
    "[]",
    "null",
    "1",
    '"x"',
    "{}{}",
    "{'target': 200}",
    '{"target": 99}',
    '{"target": 2001}',
    '{"target": true}',
    '{"target": 200.0}',
    '{"target": NaN}',
    '{"target": 1e999}',
    '{"target": null}',
    '{"target": 200, "target": 300}',
    '{"empty_call": true}',
    '{"numbers": "mine"}',
    '{"unknown": 1}',
    '{"\\u202e\\n": 1}',
    '{"x": "\\ud800"}',
    "\udcff",
    "[" * 100_000,
    '{"a":' * 60 + "1" + "}" * 60,
    '{"target": ' + "1" * 5000 + "}",
    '{"' + "k" * 5000 + '": 1}',
]


@LANGUAGES
@pytest.mark.parametrize("command", ["play", "selfplay"])
def test_wrong_options_are_one_line_and_exit_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    for options in BAD_OPTIONS:
        ran = cli(command, "koblarz", "--options", options)
        assert (ran.code, ran.out) == (2, []), options[:50]
        (line,) = ran.err
        assert line.startswith("hospoda: --options: ") and line.isprintable() and len(line) < 300
    assert not (cli.folder / "data").exists()


def test_a_wrong_option_is_named(cli: Cli) -> None:
    for name, value in (("target", 99), ("empty_call", True), ("rolls", "x"), ("int", 1), ("weather", 1)):
        ran = cli("play", "koblarz", "--options", json.dumps({name: value}))
        assert name in ran.err[0]


# The database.


@LANGUAGES
def test_a_backup_or_restore_that_cannot_be_is_one_line_and_exit_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    for args in (
        ("backup", "copy.db"),  # there is no database yet
        ("backup", "folder"),
        ("backup", "good.json"),  # exists
        ("backup", "no/such/folder/copy.db"),
        ("backup", "good.json/copy.db"),
        ("restore", "absent.db"),
        ("restore", "folder"),
        ("restore", "good.json"),
        ("restore", ""),
        ("backup", ""),
    ):
        ran = cli(*args)
        assert (ran.code, ran.out, len(ran.err)) == (2, [], 1), args
    assert not (cli.folder / "copy.db").exists()
    assert (cli.folder / "good.json").read_bytes() == written(base())


@LANGUAGES
@pytest.mark.parametrize("database", ["good.json", "folder", "good.json/below.db"])
def test_a_database_that_is_none_is_one_line_and_exit_2(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, language: str, database: str
) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", language)
    for prefix in ("", "sqlite:///"):
        monkeypatch.setenv("HOSPODA_DATABASE", prefix + str(cli.folder / database))
        ran = cli("play", "koblarz")
        assert (ran.code, ran.out, len(ran.err)) == (2, [], 1)
    assert (cli.folder / "good.json").read_bytes() == written(base())


# Help and the rest.


def test_help_and_version_are_answers(cli: Cli) -> None:
    assert cli("--version") == Ran(0, [f"hospoda {__version__}"], [])
    for command in ([], ["play"], ["replay"], ["verify"], ["selfplay"], ["rules"], ["backup"], ["restore"]):
        ran = cli(*command, "--help")
        assert (ran.code, ran.err) == (0, [])
        assert ran.out[0].startswith("Usage: hospoda")


@LANGUAGES
def test_rules_are_read_in_each_language(cli: Cli, language: str) -> None:
    ran = cli("rules", "koblarz", "--language", language)
    assert (ran.code, ran.err) == (0, [])
    assert len(ran.out) > 10
    assert any("Neblik" in line for line in ran.out)


def test_an_unknown_system_language_is_english(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOSPODA_LANGUAGE", "xx_YY.UTF-8")
    assert cli("play", "chess").err[0].startswith("hospoda: there is no game")
    monkeypatch.delenv("HOSPODA_LANGUAGE")
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert not cli("play", "chess").err[0].startswith("hospoda: there is no game")


def test_a_fault_of_ours_is_one_line_with_places_and_no_values(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> int:
        raise KeyError("MARKED-SECRET")

    monkeypatch.setattr("adapters.main.replay_files", fail)
    ran = cli("replay", "good.json")
    assert (ran.code, ran.out) == (1, [])
    (line,) = ran.err
    assert "KeyError" in line and "MARKED" not in line


def test_ctrl_c_ends_without_a_traceback(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any, **__: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("adapters.main.replay_files", interrupt)
    assert cli("replay", "good.json").code == 130


def test_ctrl_c_at_a_table_says_in_the_tables_language_that_it_is_saved(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def interrupt(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("adapters.terminal.play.play", interrupt)
    ran = cli("play", "koblarz", "--language", "cs")
    assert (ran.code, ran.out[-1]) == (0, "Uloženo. Dál: hospoda play koblarz --resume")
