"""Pages and answers within Discord's limits, and what its errors come to."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, TypeAlias

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.discord import errors
from adapters.discord.components import MORE, MOST_ID, is_known
from adapters.discord.layout import MOST_PARTS, page_view, panel_view, reply_view, text_view, view_of
from adapters.discord.rows import MOST_ROWS
from adapters.discord.words import MOST_TEXT, escaped, page_text, reply_texts, speaker_of
from bot.desk.visitor import Ask, Reply, Section
from bot.outlet import Busy, MessageGone, NotTaken, OutletError, PlatformDown, WayShut
from bot.page import Key, KeyRow, PrivatePage, PublicPage
from bot.pages import Pages
from bot.texts import LANGUAGES
from rules import games
from rules.kit.scene import Text, text
from tests.bot.pages.evening import HASH, TABLES, deal, ended, lobby_of

LABEL = Text("go-hand")
ROW, TEXT = 1, 10
AnyView: TypeAlias = discord.ui.View | discord.ui.LayoutView


def page(*rows: KeyRow, names: tuple[str, ...] = ("Ala",)) -> PrivatePage:
    return PrivatePage("en", None, names, text("panel-you", code="K7"), None, (), rows)


def some(count: int, kind: Any = "choices", word: str = "go") -> KeyRow:
    keys = tuple(Key(LABEL, f"1.t.{word}.{number}") for number in range(count))
    return KeyRow(keys, kind, 0, count) if kind == "marks" else KeyRow(keys, kind)


def shown(view: AnyView) -> list[list[dict[str, Any]]]:
    """The rows of keys."""
    return [row["components"] for row in view.to_components() if row["type"] == ROW]


def outline(view: AnyView) -> list[str | int]:
    """A panel from top to bottom: its words, and for each row how many keys it has."""
    return [one["content"] if one["type"] == TEXT else len(one["components"]) for one in view.to_components()]


def datas(view: AnyView) -> list[str]:
    """What can be pressed or chosen, in order."""
    found = []
    for one in (one for row in shown(view) for one in row):
        found += [option["value"] for option in one.get("options", ())] or [one.get("custom_id", "")]
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_every_page_of_a_deal_fits(game: str, seats: int) -> None:
    pages, moments = Pages(), deal(game, seats)
    for language in LANGUAGES:
        made: list[PublicPage | PrivatePage] = [pages.board(ended(game, seats), language)]
        made.append(pages.board(lobby_of(game), language))
        for moment in moments[:: max(1, len(moments) // 12)]:
            made.append(pages.board(moment.board, language))
            made += [pages.panel(moment.panel(seat), language) for seat in moment.asked]
        for one in made:
            whole = isinstance(one, PrivatePage)
            view = panel_view(one) if isinstance(one, PrivatePage) else page_view(one)
            rows, parts = shown(view), view.to_components()
            ids = [c["custom_id"] for row in rows for c in row if "custom_id" in c]
            assert (whole or len(rows) <= MOST_ROWS) and all(1 <= len(row) <= 5 for row in rows)
            assert len(parts) + sum(map(len, rows)) <= MOST_PARTS
            assert len(ids) == len(set(ids)) and all(is_known(i) and len(i) <= MOST_ID for i in ids)
            assert 0 < len(page_text(one)) <= MOST_TEXT
            if isinstance(one, PrivatePage):
                said = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
                assert sorted(said.split()) == sorted(page_text(one).split())


def test_up_to_five_choices_are_buttons_and_more_are_a_menu() -> None:
    assert [len(row) for row in shown(panel_view(page(some(5))))] == [5, 1]  # and one for typing
    [[menu], _] = shown(panel_view(page(some(6))))
    assert len(menu["options"]) == 6 and menu["max_values"] == 1


def test_on_a_board_ten_choices_are_still_buttons() -> None:
    public = PublicPage("en", None, (), LABEL, None, (), (some(10),))
    assert [len(row) for row in shown(page_view(public))] == [5, 5]
    [[menu]] = shown(page_view(PublicPage("en", None, (), LABEL, None, (), (some(11),))))
    assert len(menu["options"]) == 11


def test_cards_to_be_marked_are_a_menu_of_several() -> None:
    exact = KeyRow(some(7).keys, "marks", 3, 3)
    [[menu], _] = shown(panel_view(page(exact)))
    assert (menu["min_values"], menu["max_values"]) == (3, 3)
    [[menu], _] = shown(panel_view(page(some(15, "marks"))))
    assert (menu["min_values"], menu["max_values"]) == (0, 15)


def test_rows_that_are_too_many_share_rows_and_nothing_is_lost() -> None:
    rows = (some(2, word="a"), some(1, word="b"), some(7, word="c"), some(2, word="d"), some(8, word="e"),
            some(1, "acts", "f"), some(1, "acts", "g"))  # fmt: skip
    view = view_of(rows, speaker_of(page()))
    wanted = [key.data for row in rows for key in row.keys]
    found = [data.partition(".")[2] if data.startswith("k") else data for data in datas(view)]
    assert len(shown(view)) <= MOST_ROWS
    assert sorted(data for data in found if ".t." in data) == sorted(wanted)


@given(st.lists(st.tuples(st.integers(1, 30), st.sampled_from(["choices", "acts"])), min_size=1, max_size=8))
@settings(max_examples=40, deadline=None)
def test_whatever_the_rows_are_every_key_is_shown_or_can_be_turned_to(shape: list[tuple[int, Any]]) -> None:
    rows = tuple(some(count, kind, f"r{place}") for place, (count, kind) in enumerate(shape))
    wanted = {key.data for row in rows for key in row.keys}
    view = panel_view(page(*rows))
    assert len(view.to_components()) + sum(map(len, shown(view))) <= MOST_PARTS
    found = set(datas(view))
    offset = next((value for value in found if value.startswith(MORE)), None)
    while offset not in (None, f"{MORE}0"):
        assert offset is not None
        more = set(datas(panel_view(page(*rows), int(offset[1:]))))
        offset = next(value for value in more if value.startswith(MORE))
        found |= more
    assert wanted <= {data.partition(".")[2] if data.startswith("k") else data for data in found}


def test_an_answer_offers_a_form_where_words_may_be_typed() -> None:
    reply = Reply("en", (LABEL,), rows=(some(2),), ask=Ask("options", "K7 target"))
    assert datas(reply_view(reply))[-1] == "t2.options.K7 target"
    assert not shown(reply_view(Reply("en", (LABEL,))))


async def test_the_library_keeps_no_view() -> None:
    assert view_of((some(2),), speaker_of(page())).is_finished()
    assert panel_view(page(some(2))).is_finished() and text_view("words").is_finished()


def test_each_question_of_a_panel_stands_above_its_own_keys() -> None:
    asks = (text("go-rules"), text("go-menu"))
    rows = tuple(replace(some(count), ask=ask) for count, ask in zip((2, 7), asks, strict=True))
    one = replace(page(*rows, some(1, "acts")), lines=(*asks, text("go-leave")))
    assert outline(panel_view(one)) == ["**▶ you at K7**\nLeave", "Rules", 2, "Menu", 1, 2]


def test_questions_without_room_stand_above_all_keys() -> None:
    asks = tuple(text("page-table", code=f"K{number}") for number in range(8))
    rows = tuple(replace(some(5, word=f"r{number}"), ask=ask) for number, ask in enumerate(asks))
    one = replace(page(*rows), lines=asks)
    [words, *below] = outline(panel_view(one))
    assert words == page_text(one) and len(below) <= MOST_ROWS and all(isinstance(row, int) for row in below)


def test_what_a_page_is_for_stands_out_and_standing_orders_do_not() -> None:
    does, order = Key(LABEL, "1.p.0.7.do"), Key(LABEL, "1.t.order.stand.yes")
    for key, style in ((does, 1), (order, 2), (replace(order, marked=True), 1), (Key(LABEL, "1.t.next"), 1)):
        [[shown_key]] = shown(panel_view(page(KeyRow((key,)))))
        assert shown_key["style"] == style


def test_a_hash_is_set_small_so_that_half_of_one_fits_a_row() -> None:
    lines = page_text(Pages().board(lobby_of("koblarz"), "en")).splitlines()
    assert [line for line in lines if line.startswith("-# ")] == [f"-# {HASH[:32]}", f"-# {HASH[32:]}"]


def test_whoever_is_called_is_named_behind_the_first_line() -> None:
    page = Pages().board(lobby_of("koblarz"), "en")
    plain, called = page_text(page).split("\n", 1), page_text(page, ("discord:5", "discord:7")).split("\n", 1)
    assert called == [f"{plain[0]} <@5> <@7>", plain[1]]


def test_names_cannot_mark_anything_up_and_cannot_mention() -> None:
    words = escaped("**b** _i_ `c` ||s|| <@1> @everyone [a](http://b) https://c\n# h\n- l\n1. n\n> q")
    for sign in ("**b", " _i", " `c", "||s", "<@1", " @e", "a](", "p://", "s://", "\n# ", "\n- ", "\n> "):
        assert sign not in words
    assert "\n1\\. n" in words


@given(st.text(max_size=60))
def test_what_is_escaped_says_the_same(words: str) -> None:
    shown_words = escaped(words)
    rest = iter(shown_words)
    assert "".join(next(rest) if sign == "\\" else sign for sign in rest) == words


def test_long_texts_are_cut_between_lines_and_lose_nothing() -> None:
    game = next(iter(games()))
    sections = tuple(Section(Text(f"rules-{n}-text"), Text(f"rules-{n}-title")) for n in range(1, 6))
    for language in LANGUAGES:
        texts = reply_texts(Reply(language, (Text("rules-title"),), game, sections=sections))
        assert all(0 < len(one) <= MOST_TEXT for one in texts)


def failure(status: int, code: int, **headers: str) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="", headers=headers)
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    kind = discord.DiscordServerError if status >= 500 else kind
    return kind(response, {"code": code, "message": "what was sent"})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (failure(404, 10008), MessageGone),
        (failure(429, 30046), MessageGone),
        (failure(404, 10003), WayShut),
        (failure(403, 50001), WayShut),
        (failure(403, 50013), WayShut),
        (failure(403, 50007), WayShut),
        (failure(403, 50278), WayShut),
        (failure(400, 40003), WayShut),
        (failure(400, 50083), WayShut),
        (failure(400, 160005), WayShut),
        (failure(403, 0), WayShut),
        (failure(400, 50035), NotTaken),
        (failure(429, 20028), Busy),
        (failure(429, 0), Busy),
        (discord.RateLimited(40.0), Busy),
        (failure(401, 0), PlatformDown),
        (failure(500, 0), PlatformDown),
        (failure(503, 0), PlatformDown),
        (discord.LoginFailure(), PlatformDown),
        (OSError(104, "reset"), PlatformDown),
        (TimeoutError(), PlatformDown),
    ],
)
def test_what_an_error_comes_to(error: Exception, kind: type[OutletError]) -> None:
    found = errors.outlet_error(error)
    assert type(found) is kind and "what was sent" not in str(found)


def test_a_429_that_is_not_the_apis_own_halts_everything() -> None:
    found = errors.outlet_error(failure(429, 0, **{"Retry-After": "7"}))
    assert isinstance(found, Busy) and found.everywhere and found.seconds == 7
    found = errors.outlet_error(failure(429, 0, **{"Retry-After": "soon"}))
    assert isinstance(found, Busy) and found.seconds == errors.CLOUDFLARE
