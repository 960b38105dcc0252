"""The pictures of docs/pictures: Discord would take what they are drawn from, and all of them are there."""

import re
from pathlib import Path

from tests.discord.pictures import pictures
from tests.discord.server.limits import message_problem

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
MOST = 600_000
"""Bytes of all pictures: whoever clones the project fetches them."""
SHOWN = re.compile(r"!\[(?P<says>[^\]]*)\]\((?P<path>[^)]+\.png)\)")


async def test_pictures_are_drawn_from_messages_that_discord_takes_and_every_one_is_there() -> None:
    found = await pictures()
    for one in found:
        for message in (message for column in one["columns"] for message in column):
            assert message_problem(message["body"]) is None, one["name"]
    drawn = {path.stem: path.stat().st_size for path in FOLDER.glob("*.png")}
    assert set(drawn) == {one["name"] for one in found}, "draw them anew: make pictures"
    assert sum(drawn.values()) <= MOST


async def test_the_same_messages_are_drawn_every_time() -> None:
    assert await pictures() == await pictures()


def test_whatever_shows_a_picture_says_in_words_what_is_seen_there() -> None:
    shown = set()
    for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        if "node_modules" in page.parts:
            continue
        for match in SHOWN.finditer(page.read_text(encoding="utf-8")):
            assert len(match["says"]) > 20, f"{page.name}: {match['path']}"
            shown.add((page.parent / match["path"]).resolve())
    assert shown >= set(FOLDER.glob("*.png"))
