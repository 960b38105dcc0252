"""A group chat at one keyboard, through a pipe: a whole evening without a token."""

import asyncio
import os
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from adapters.group.session import person_of
from adapters.group.wall import Shown, Wall
from bot.page import Key
from rules.kit.scene import text
from storage.store import open_store
from tests.helpers.matches import enter, match

COMMAND = [sys.executable, "-c", "from adapters.main import main; main()", "group", "--fast"]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HOSPODA_")}
    return {
        **kept,
        "HOSPODA_LANGUAGE": "en",
        "HOSPODA_DATABASE": str(tmp_path / "group.db"),
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PYTHONIOENCODING": "utf-8",
    }


def speak(home: dict[str, str], lines: str, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *more],
        input=lines,
        env=home,
        capture_output=True,
        timeout=120,
        check=False,
        encoding="utf-8",
    )


def test_settings_links_and_the_end_of_them_by_keys(home: dict[str, str]) -> None:
    lines = (
        "Ala: /settings mine\nsuits\n♠️ ♥️ 🔷 🍀\n/link\nBolek: /link ABCD-2345\n"
        "Ala: /forget\nMy data\nForget me\nDelete for ever\nAla: /settings mine\n"
    )
    said = speak(home, lines)
    assert (said.returncode, said.stderr) == (0, "")
    order = [
        "suits: ♠",
        "suits: ♠️ ♥️ 🔷 🍀",
        "Your code: ",
        "→ Bolek: That code is wrong",
        "only Ala sees:\nDeleted: ",
        "hospoda-my-data.json",
        "→ Ala: Done: nothing that is kept here names you any more.",
        "suits: ♠",
    ]
    at = [said.stdout.find(words) for words in order[:-1]]
    assert at == sorted(at) and -1 not in at
    assert "suits: ♠️" not in said.stdout[at[-1] :] and order[-1] in said.stdout[at[-1] :]


def test_two_people_and_a_computer_play_and_the_table_is_there_again(home: dict[str, str]) -> None:
    lines = (
        "Ala: /new koblarz\nBolek: /join\nAla: add computer\n1\nBolek: begin\nAla: /options target 200\n"
        "ready\nBolek: ready\nAla: begin\nAla: /bet 1\nBolek: /bet 2\nAla: /pause\nAla: /bet 1\nAla: resume\n"
        "Cyryl: /join\nTell me\nBolek: /leave\nBolek: /join\n"
    )
    said = speak(home, lines)
    assert (said.returncode, said.stderr) == (0, "")
    answers = {
        "Ala: /new koblarz": ["→ Ala: Table "],
        "Bolek: /join": ["→ Bolek: You sit at "],
        "Ala: add computer": ["#2 only Ala sees:\nA computer of which level?"],
        "1": ["→ Ala: A computer of level 1 sits down."],
        "Ala: /options target 200": ["→ Ala: points to reach: 200."],
        "Ala: begin": ["→ Ala: The match begins."],
        "Ala: /pause": ["→ Ala: The table is paused"],
        "Ala: /bet 1": ["→ Ala: The table is paused: press Resume first."],
        "Ala: resume": ["→ Ala: The table goes on."],
        "Tell me": ["→ Cyryl: As soon as there is a seat for you at "],
        "Bolek: /leave": [
            "→ Bolek: You have left ",
            "② free, computer plays",
            "only Cyryl sees:\nA seat is free: ",
        ],
    }
    shown = dict(part.split("\n", 1) for part in f"{said.stdout}\n".split("\n> ")[1:])
    for line, words in answers.items():
        assert all(one in shown[line] for one in words), f"{words} are missing in {shown[line]}"
    assert shown["Bolek: /join"].rstrip().endswith("Saved. Go on with: hospoda group")
    again = speak(home, "Bolek: /table\nq\nAla: /new\n")
    assert again.returncode == 0
    assert "#1 in the group\n▶ " in again.stdout and "② Bolek" in again.stdout
    assert "Ala: /new\n" not in again.stdout.partition("? helps")[2], "q ends it"


def test_nonsense_is_answered_and_ends_nothing(home: dict[str, str]) -> None:
    said = speak(home, "hm\n7\n#9 1\ngroup: /new\nAla:\n/nwe\n\n/new\nBolek: 1\nAla: 99\n").stdout
    assert "That is talk, and the bot does not listen to it" in said
    assert "No message has keys now." in said
    assert "There is no message #9 any more." in said
    assert "nobody is called “group”" in said
    assert "Ala speaks." in said
    assert "/new" in said.partition("> /nwe")[2].partition("> \n")[0]
    assert said.rstrip().endswith("hospoda group")


def test_the_first_person_or_who_is_named_is_the_admin(home: dict[str, str]) -> None:
    assert "its admin is Ala." in speak(home, "", "--as", "Ala").stdout
    lines = "Ala: /settings language pl\nAla: /new koblarz\nBolek: /close\nCyryl: /close\n"
    said = speak(home, lines, "--admin", "Cyryl").stdout
    assert "its admin is Cyryl." in said
    assert "→ Ala: Only admins change the settings of this chat." in said
    assert "→ Bolek: Only the host or an admin closes the table." in said
    assert "→ Cyryl: Table " in said


def test_a_private_hand_stands_under_the_name_of_who_alone_sees_it(home: dict[str, str]) -> None:
    lines = "Ala: /new kauboj\nBolek: /join\nBolek: private chat\nCyryl: /join\nhere\nready\nBolek: ready\n"
    said = speak(home, lines + "Ala: ready\nbegin\nCyryl: /hand\n").stdout
    assert "only Cyryl sees:\nWhere shall your cards come?" in said
    for name in ("Ala", "Bolek", "Cyryl"):
        hands = [part for part in said.split("\n#") if f"only {name} sees:" in part and "\nHand: " in part]
        assert hands, f"{name} sees no hand"
    assert not any("\nHand: " in part for part in said.split("\n#") if "in the group" in part)


def test_it_speaks_polish(home: dict[str, str]) -> None:
    said = speak(home, "Ala: /new koblarz\n?\n", "--language", "pl").stdout
    assert "Czat grupowy przy tej klawiaturze; jego administrator: Ala." in said
    assert "#1 w grupie\n" in said and "[1] Dołącz" in said
    again = speak(home, "", "--language", "sr-Cyrl").stdout
    assert "[1] Придружи" in again and "Dołącz" not in again, "the chat speaks what is asked for now"
    assert "[1] Придружи" in speak(home, "").stdout, "and keeps it"


@pytest.mark.parametrize("args", [("--language", "xx"), ("--as", "group"), ("--admin", "7"), ("--what",)])
def test_wrong_usage_is_one_line_and_exit_code_2(home: dict[str, str], args: tuple[str, ...]) -> None:
    done = speak(home, "", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hospoda: ") and done.stderr.count("\n") == 1


def test_a_name_is_one_person_however_it_is_written() -> None:
    upper, lower = person_of(" ALA "), person_of("ala")
    assert upper is not None and lower is not None
    assert (upper.id, lower.id) == ("local:ala", "local:ala")
    assert person_of("group") is None and person_of("12") is None


def test_nobody_presses_keys_of_a_message_that_only_another_sees() -> None:
    wall, key = Wall(), Shown("Join", Key(text("page-join"), "0.t.help"))
    mine = wall.add("local:ala", ["mine"], [key])
    assert wall.newest("local:ala") is mine
    assert wall.newest("local:bolek") is None and wall.numbered("local:bolek", 1) is None
    assert wall.labelled("local:bolek", "join") is None


def test_leaderboards_statistics_and_history_are_there_for_the_group(home: dict[str, str]) -> None:
    async def played() -> None:
        async with open_store(Path(home["HOSPODA_DATABASE"])) as store:
            result = match("Ala", "Bolek", points=(30, 10), on=datetime.now(UTC).date())
            sat = tuple(replace(one, person=f"local:{one.name.lower()}") for one in result.sat)
            await enter(store, replace(result, sat=sat), chat="local:group")

    asyncio.run(played())
    lines = "Ala: /leaderboard koblarz points\nall time\nBolek: /stats\nBolek: /history\nMine\nAla: /top\n"
    said = speak(home, lines)
    assert (said.returncode, said.stderr) == (0, "")
    order = [
        "Koblarz · this month · this chat",
        "1 Ala 1",
        "2 Bolek 9",
        "Bolek · Koblarz · all time",
        "Matches of this chat",
        "Koblarz · won: Ala · Bolek",
        "Your matches",
        "place 2 of 2 · points 10 · rating −",
    ]
    place = 0
    for words in order:
        place = said.stdout.find(words, place)
        assert place >= 0, f"{words} is missing in {said.stdout[-1500:]}"
