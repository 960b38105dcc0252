"""Keyboards that are too large for a message are turned page by page."""

from pathlib import Path

import pytest

from adapters.telegram import paging
from adapters.telegram.layout import keyboard
from adapters.telegram.paging import MOST_KEYS, MOST_REMEMBERED, Paging
from bot.page import Key, KeyRow
from tests.telegram.people import Stage, datas, labels
from tests.telegram.playing import seated
from tests.telegram.spec import check_keys
from tests.telegram.test_layout import SPEAKER, word


def many(count: int) -> KeyRow:
    return KeyRow(tuple(Key(word(str(number)), f"1.t.x{number}") for number in range(count)))  # type: ignore[arg-type]


@pytest.mark.parametrize(("count", "pages"), [(1, 1), (MOST_KEYS, 1), (MOST_KEYS + 1, 2), (350, 4)])
def test_every_key_stands_on_one_page_and_each_page_is_taken(count: int, pages: int) -> None:
    keys, found = keyboard([many(count)], SPEAKER), Paging()
    shown = found.shown(keys, -1)
    found.sent(keys, -1, 7)
    seen: list[str] = []
    for page in range(pages):
        if page:
            shown = found.turn(-1, 7, page)
        assert shown is not None
        check_keys(shown.to_dict())
        seen += [data for data in datas({"reply_markup": shown.to_dict()}) if not data.startswith("page ")]
    assert seen == [f"1.t.x{number}" for number in range(count)]


def test_an_edit_shows_the_page_that_was_turned_to_and_fewer_keys_end_that() -> None:
    keys, found = keyboard([many(250)], SPEAKER), Paging()
    found.sent(keys, -1, 7)
    turned = found.turn(-1, 7, 1)
    assert found.shown(keys, -1, 7) == turned != found.shown(keys, -1, 8)
    assert found.shown(keyboard([many(120)], SPEAKER), -1, 7) is not None
    assert found.shown(keyboard([many(3)], SPEAKER), -1, 7) == keyboard([many(3)], SPEAKER)
    assert found.turn(-1, 7, 1) is None, "there are no pages any more"


def test_only_so_many_messages_are_remembered() -> None:
    keys, found = keyboard([many(250)], SPEAKER), Paging()
    for message in range(MOST_REMEMBERED + 1):
        found.sent(keys, -1, message)
    assert found.turn(-1, 0, 1) is None and found.turn(-1, 1, 9) is not None


async def test_a_panel_is_turned_and_played_from_its_second_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        for person in people:
            person.says(person.private, "/start")
        await seated(stage, room, people, "kauboj")
        asked = await stage.until(lambda: next((p for p in people if stage.with_key(p.private, ".p.")), None))
        monkeypatch.setattr(paging, "MOST_KEYS", 6)
        await asked.presses(asked.private, ".c")
        await stage.until(lambda: stage.with_key(asked.private, "page 1"))
        first = labels(stage.with_key(asked.private, "page 1"))  # type: ignore[arg-type]
        await asked.presses(asked.private, "page 1")
        panel = await stage.until(lambda: stage.with_key(asked.private, "page 0"))
        assert labels(panel) != first and labels(panel)[-1][0].startswith("◀")
        await asked.presses(asked.private, ".c")
        await stage.until(lambda: any("✓" in label for row in labels(panel) for label in row))
        assert any(data == "page 0" for data in datas(panel)), "the page that was turned to stays"
        # After a restart nobody knows of the pages: the press is answered, and the next edit shows the first.
        await stage.end()
        await stage.begin()
        assert (await asked.presses(asked.private, "page 0"))["text"]
        assert stage.server.wrong == []
