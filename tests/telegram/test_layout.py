"""Words, keys and errors as Telegram has them."""

import pytest
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, NetworkError, RetryAfter, TimedOut

from adapters.scenes import NAME_IN_ROW, Speaker
from adapters.telegram.errors import is_not_modified, outlet_error
from adapters.telegram.layout import (
    MOST_TEXT,
    _packed,
    catalogue,
    keyboard,
    page_html,
    pop_up_words,
    reply_messages,
    shortened,
    units,
)
from adapters.telegram.menus import FURTHER, ON_TOP
from bot.desk.commands import NAMES
from bot.desk.visitor import Reply, Section
from bot.outlet import Busy, MessageGone, NotTaken, PlaceMoved, PlatformDown, WayShut
from bot.page import Key, KeyRow, PublicPage
from bot.texts import LANGUAGES
from bot.texts.names import clean_name
from rules.kit.scene import Joined, Mark, Named, text
from rules.kit.seats import Seat
from tests.telegram.spec import Markup, check_keys, check_text

SPEAKER = Speaker(catalogue("en"), "", ())


def word(words: str) -> object:
    """Any words at all, as a text of the house."""
    return text("page-hash", hash=words)


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        (["10♥"] * 7, [3, 4]),
        (["K♠"] * 5, [5]),
        (["1"] * 8, [8]),
        (["Join", "Leave", "Ready"], [3]),
        (["Add computer", "Close table"], [2]),
        (["Kontrabauernschnapser 24", "Gang 9"], [1, 1]),
        (["Discard"] * 5, [2, 3]),
    ],
)
def test_keys_stand_beside_each_other_as_far_as_their_labels_allow(
    labels: list[str], rows: list[int]
) -> None:
    keys = tuple(Key(word(label), "1.t.x") for label in labels)  # type: ignore[arg-type]
    found = keyboard([KeyRow(keys)], SPEAKER)
    assert found is not None
    assert [len(row) for row in found.inline_keyboard] == rows
    check_keys(found.to_dict())


def test_what_telegram_would_refuse_is_not_sent() -> None:
    long = Key(text("go-join"), "x" * 65)
    with pytest.raises(NotTaken):
        keyboard([KeyRow((long,))], SPEAKER)


def test_names_are_escaped_and_only_who_is_due_is_mentioned() -> None:
    names = ("<a href='tg://user?id=1'>", "B & C")
    page = PublicPage(
        "en", None, names, text("turn", who=text("seat-named", seat=Named(Seat(0)))), 60.0, (), ()
    )
    found = Markup(page_html(page, ["telegram:42"]))
    assert found.mentions == ["42"] and "<a href" in found.words and "00:01 UTC" in found.words
    assert found.linked == ["<a href='t"], "the name as far as it stands in a row, and nothing beside it"
    assert Markup(page_html(page)).mentions == []


@pytest.mark.parametrize(
    "name", ["Ala", "שלום", "🃏🃏", "</a><b>", "x" * 24, "&amp;", "\u202eevil", "\ue002\ue003\ue000"]
)
def test_the_mention_is_the_name_alone_whatever_it_is(name: str) -> None:
    shown = clean_name(name)
    head = text("turn", who=text("seat-named", seat=Named(Seat(1))))
    page = PublicPage("en", None, ("Other", shown), head, 60.0, (), ())
    found, plain = Markup(page_html(page, ["telegram:7"])), Markup(page_html(page))
    assert found.words == plain.words and found.mentions == ["7"]
    assert found.linked == [shown[:NAME_IN_ROW] or plain.words.partition(" ·")[0]]
    check_text(found.words)


def of_several(people: tuple[str | None, ...]) -> PublicPage:
    """A board that asks the first and the third."""
    marks = Joined((text("seat", seat=Mark(Seat(0))), text("seat", seat=Mark(Seat(2)))), " ")
    head = text("turn", who=text("marks", marks=marks))
    return PublicPage("en", None, ("A", "B", "C"), head, 60.0, (), (), people=people)


@pytest.mark.parametrize(("person", "sign"), [("telegram:5", "①"), ("telegram:7", "③")])
def test_where_only_signs_of_several_stand_the_mention_is_his_sign_alone(person: str, sign: str) -> None:
    page = of_several(("telegram:5", "telegram:6", "telegram:7"))
    found, plain = Markup(page_html(page, [person])), Markup(page_html(page))
    assert found.mentions == [person.removeprefix("telegram:")] and found.linked == [sign]
    assert found.words == plain.words


def test_where_several_are_called_each_sign_mentions_its_person() -> None:
    page = of_several(("telegram:5", "telegram:6", "telegram:7"))
    found, plain = Markup(page_html(page, ["telegram:5", "telegram:7"])), Markup(page_html(page))
    assert found.mentions == ["5", "7"] and found.linked == ["①", "③"] and found.words == plain.words


def test_where_he_has_no_sign_the_first_line_is_the_mention() -> None:
    found = Markup(page_html(of_several((None, None, None)), ["telegram:7"]))
    assert found.mentions == ["7"] and found.linked == ["▶ ① ③"]


def test_a_pop_up_holds_as_many_texts_as_fit() -> None:
    reply = Reply("en", short=tuple(word("♠" * 30) for _ in range(9)))
    assert pop_up_words(reply) == " · ".join(["♠" * 30] * 6)


@pytest.mark.parametrize("sections", [1, 3, 9, 30])
def test_long_answers_are_cut_so_that_each_message_fits_and_nothing_is_lost(sections: int) -> None:
    body = word(" ".join(["słowo<&>😀"] * 150))
    reply = Reply("pl", sections=tuple(Section(body, text("go-rules")) for _ in range(sections)))  # type: ignore[arg-type]
    messages = [Markup(one).words for one in reply_messages(reply)]
    for one in messages:
        check_text(one, MOST_TEXT)
    assert "".join(messages).count("słowo<&>😀") == 150 * sections


def test_a_part_that_is_longer_than_a_message_is_cut_at_its_lines_and_words() -> None:
    line = "😀 słowo " * 900
    messages = list(_packed([f"{line}\n{line}", "end"]))
    assert all(units(one) <= MOST_TEXT for one in messages) and messages[-1].endswith("end")
    assert "".join(messages).count("słowo") == 1800


def test_pop_ups_are_cut_in_letters_as_telegram_counts_them() -> None:
    assert units(shortened("😀" * 150)) <= 200 and shortened("😀" * 150).endswith("…")


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (RetryAfter(7), Busy),
        (ChatMigrated(-1005), PlaceMoved),
        (Forbidden("Forbidden: bot was blocked by the user"), WayShut),
        (BadRequest("Message to edit not found"), MessageGone),
        (BadRequest("Not enough rights to send text messages to the chat"), WayShut),
        (BadRequest("Topic_closed"), WayShut),
        (BadRequest("Chat not found"), WayShut),
        (BadRequest("Can't parse entities"), NotTaken),
        (BadRequest("Message can't be deleted"), NotTaken),
        (NetworkError("Bad Gateway"), PlatformDown),
        (TimedOut(), PlatformDown),
        (Conflict("terminated by other getUpdates request"), PlatformDown),
    ],
)
def test_each_error_has_its_meaning(error: Exception, kind: type[Exception]) -> None:
    found = outlet_error(error)  # type: ignore[arg-type]
    assert type(found) is kind
    if isinstance(found, Busy):
        assert found.seconds == 7.0


def test_not_modified_is_no_error() -> None:
    assert is_not_modified(BadRequest("Message is not modified: specified new message content"))


def test_the_menu_has_every_command_in_every_language() -> None:
    assert {*ON_TOP, *FURTHER} == set(NAMES) - {"start"}
    for language in LANGUAGES:
        assert all(catalogue(language).has(f"command-{name}") for name in (*ON_TOP, *FURTHER))
