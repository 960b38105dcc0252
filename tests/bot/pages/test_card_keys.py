"""Keys of cards that may be melded: where a joker lies, and what else a card can do (screens.md §4)."""

from types import SimpleNamespace

import pytest

from bot.drafts import card_key
from bot.keys import PanelKey, action_hash, read_key
from bot.pages import panel
from bot.pages.panel_keys import by_marks, question_rows
from bot.plays import in_order
from bot.posts import Draft, PanelPost, Question
from bot.texts import Catalogue
from rules import games
from rules.kit.cards import Card
from rules.kit.forms import Arrange, Choice
from rules.kit.scene import text
from tests.bot.pages.evening import deal


def joker_draft() -> tuple[PanelPost, Question]:
    """Somebody has marked two neighbours of a suit and a joker."""
    cards = tuple(map(Card, ("5S", "6S", "9D", "XX")))
    now = next(now for now in deal("zoliky", 2) if now.asked)
    form = Arrange(
        "draft", "hand", text("done"), cards, 3, {"do": "lay"}, "melds", text("done"), text("done")
    )
    asked = Question(1, (form,), False, lambda: None, Draft(1, marked=(1, 0, 3)))
    return now.panel(now.asked[0]), asked


def test_a_joker_with_two_places_asks_where() -> None:
    words = Catalogue("en")
    rows = list(question_rows(*joker_draft(), "suits", ()))
    labels = [words.say(key.label, (), "zoliky") for row in rows for key in row.keys]
    plain = [label.replace("\ufe0e", "") for label in labels]
    assert [label for label in plain if label.startswith("Meld")] == ["Meld 5♠ 6♠ ★", "Meld ★ 5♠ 6♠"]


@pytest.mark.parametrize(
    ("key", "meld"), [("meld", "5S 6S XX"), ("meld-1", "XX 5S 6S"), ("sort", "6S 5S XX")]
)
def test_the_joker_lies_where_it_was_put(key: str, meld: str) -> None:
    _, asked = joker_draft()
    (form,) = asked.forms
    progress = SimpleNamespace(match=SimpleNamespace(game=games()["zoliky"]))
    draft = in_order(Draft(1, groups=((1, 0, 3),)), key, asked, progress)  # type: ignore[arg-type]
    assert isinstance(form, Arrange)
    assert " ".join(form.cards[place] for place in draft.groups[0]) == meld


def test_a_card_that_may_be_melded_is_no_second_key_for_its_discard() -> None:
    seen = 0
    for now in deal("zoliky", 4):
        for seat in now.asked:
            post = now.panel(seat)
            assert post.question is not None
            for form in post.question.forms:
                if isinstance(form, Choice) and by_marks(form, post.question.forms):
                    discards = {action_hash(option.action) for option in form.options}
                    data = [key.data for row in panel(post, "en").rows for key in row.keys]
                    found = {key.key for key in map(read_key, data) if isinstance(key, PanelKey)}
                    assert not discards & found and card_key(0) in found
                    seen += 1
    assert seen
