"""Marks and drafts: what taps on a panel come to (product.md, 3)."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.drafts import (
    CLEAR,
    DO,
    MELD,
    SORT,
    UNDO,
    Chosen,
    Drafted,
    Put,
    card_key,
    do_key,
    marks_key,
    meld_key,
    meld_order,
    option_marked,
    said_of,
    tapped,
)
from bot.keys import action_hash
from bot.posts import Draft, Question
from bot.texts import Catalogue
from rules.kit.cards import Card
from rules.kit.forms import Arrange, ByCard, Choice, Option, Pick, Place
from rules.kit.scene import Refusal, Text, text
from tests.helpers.cutting import Take

TWICE = tuple(map(Card, ("KS", "KS", "QH", "9D", "XX")))
"""Two cards of them are equal."""
TAKES = (Take(times=1), Take(times=2))


def choice(place: Place = "hand", confirm: Text | None = None, options: int = 2) -> Choice:
    made = [Option(text("option-number", number=a.times), a, text("option-yes"), confirm) for a in TAKES]
    return Choice("take", place, text("marked"), tuple(made[:options]))


PICK = Pick("pass", "hand", text("done"), TWICE, 2, 3, {"do": "pass"}, "cards", text("done"), text("done"))
LAY = Arrange("lay", "hand", text("done"), TWICE, 2, {"do": "lay"}, "melds", text("done"), text("done"))


def question(*forms: Choice | Pick | Arrange, draft: Draft | None = None) -> Question:
    return Question(1, forms, False, lambda: None, draft)


def after(asked: Question, *keys: str) -> Question:
    """The question once these keys were tapped, each of which marks something."""
    for key in keys:
        found = tapped(asked, key, one_tap=False)
        assert isinstance(found, Drafted), (key, found)
        asked = replace(asked, draft=found.draft)
    return asked


OTHERS = [DO, MELD, UNDO, CLEAR, SORT, "wave", "", "c-1", "c٣", marks_key([0, 2]), "m-", "m-zzzzzzzz"]
KEYS = st.sampled_from([*OTHERS, *map(action_hash, TAKES), *map(card_key, range(6))])
FORMS = st.lists(st.sampled_from([choice(), choice("board"), PICK, LAY]), min_size=1, max_size=3)


@settings(deadline=None)
@given(FORMS, st.lists(st.one_of(KEYS, st.text(max_size=4)), max_size=30), st.booleans())
def test_no_taps_whatever_break_a_draft(
    forms: list[Choice | Pick | Arrange], keys: list[str], one_tap: bool
) -> None:
    asked, words = question(*forms), Catalogue("en")
    for key in keys:
        match tapped(asked, key, one_tap=one_tap):
            case Drafted(draft, said):
                asked = replace(asked, draft=draft)
                assert said is None or words.say(said)
                grouped = [place for group in draft.groups for place in group]
                assert len(set(draft.marked)) == len(draft.marked) and len(set(grouped)) == len(grouped)
                assert {*draft.marked, *grouped} <= set(range(len(TWICE)))
                assert draft.number == asked.number
            case Put(values):
                assert values["do"] in ("pass", "lay")
            case Chosen(action):
                assert action in TAKES
            case Refusal(reason):
                assert words.say(reason)
    assert words.errors == []


def test_the_first_tap_marks_and_do_does_it() -> None:
    key = action_hash(TAKES[0])
    marked = after(question(choice()), key)
    assert marked.draft is not None and marked.draft.chosen == key
    assert tapped(marked, DO, one_tap=False) == Chosen(TAKES[0])


def test_with_one_tap_and_where_there_is_no_choice_the_first_tap_does_it() -> None:
    key = action_hash(TAKES[0])
    assert tapped(question(choice()), key, one_tap=True) == Chosen(TAKES[0])
    assert tapped(question(choice(options=1)), key, one_tap=False) == Chosen(TAKES[0])
    assert tapped(question(choice("board")), key, one_tap=False) == Chosen(TAKES[0])


def test_what_asks_to_be_confirmed_is_done_by_the_second_press() -> None:
    asked = question(choice("board", text("done")))
    key = action_hash(TAKES[1])
    first = tapped(asked, key, one_tap=True)
    assert isinstance(first, Drafted) and first.said is not None and first.said.key == "press-again"
    assert tapped(replace(asked, draft=first.draft), key, one_tap=True) == Chosen(TAKES[1])


def test_another_option_in_between_is_confirmed_by_itself() -> None:
    asked = after(question(choice("board", text("done"))), action_hash(TAKES[1]))
    assert isinstance(tapped(asked, action_hash(TAKES[0]), one_tap=False), Drafted)


def test_equal_cards_are_marked_each_for_itself() -> None:
    one = after(question(PICK), card_key(1))
    assert one.draft is not None and one.draft.marked == (1,)
    both = after(one, card_key(0))
    assert tapped(both, DO, one_tap=False) == Put({"do": "pass", "cards": ["KS", "KS"]})


def test_a_second_tap_takes_a_card_out() -> None:
    asked = after(question(PICK), card_key(2), card_key(3), card_key(2))
    assert asked.draft is not None and asked.draft.marked == (3,)


def test_too_few_and_too_many_cards_are_refused_with_their_number() -> None:
    few, many = after(question(PICK), "c0"), after(question(PICK), "c0", "c1", "c2")
    assert tapped(few, DO, one_tap=False) == Refusal(text("refuse-mark", least=2, count=1))
    assert tapped(many, "c3", one_tap=False) == Refusal(text("refuse-marked-enough", most=3))


def test_marked_cards_become_a_meld_and_come_back() -> None:
    asked = after(question(LAY), "c0", "c4", MELD, "c2", "c3", MELD)
    assert asked.draft is not None and asked.draft.groups == ((0, 4), (2, 3))
    assert tapped(asked, DO, one_tap=False) == Put({"do": "lay", "melds": [["KS", "XX"], ["QH", "9D"]]})
    undone = after(asked, UNDO)
    assert undone.draft is not None and (undone.draft.groups, undone.draft.marked) == (((0, 4),), (2, 3))
    assert after(undone, CLEAR).draft == Draft(1)


def test_a_card_that_lies_in_the_draft_is_not_marked_again() -> None:
    asked = after(question(LAY), "c0", "c4", MELD)
    refused = tapped(asked, "c0", one_tap=False)
    assert isinstance(refused, Refusal) and refused.reason.key == "refuse-in-draft"
    assert isinstance(tapped(asked, "c1", one_tap=False), Drafted), "the other one of two equal cards may be"


def test_a_meld_of_too_few_cards_is_refused() -> None:
    asked = after(question(LAY), "c0")
    assert tapped(asked, MELD, one_tap=False) == Refusal(text("refuse-mark", least=2, count=1))


def test_a_card_and_an_option_are_not_marked_together() -> None:
    asked = after(question(choice(), PICK), "c0", action_hash(TAKES[0]))
    assert asked.draft == Draft(1, chosen=action_hash(TAKES[0]))
    back = after(asked, "c1")
    assert back.draft == Draft(1, marked=(1,))


def test_sorting_changes_the_order_and_nothing_else() -> None:
    asked = after(question(LAY), "c0", "c4", MELD, "c1")
    assert asked.draft is not None
    assert after(asked, SORT).draft == replace(asked.draft, resorted=True)
    assert after(asked, SORT, SORT).draft == asked.draft


def test_what_was_done_is_named_as_its_key_is() -> None:
    assert said_of(question(choice()), TAKES[1]) == text("option-number", number=2)


def test_exactly_these_cards_are_marked_by_one_key() -> None:
    asked = after(question(PICK), card_key(4), marks_key([0, 3]))
    assert asked.draft is not None and asked.draft.marked == (0, 3)
    asked = after(asked, marks_key([]))
    assert asked.draft is not None and asked.draft.marked == ()


def test_more_cards_than_are_wanted_are_not_marked_nor_any_that_there_are_not() -> None:
    assert isinstance(tapped(question(PICK), marks_key(range(4)), one_tap=False), Refusal)
    assert isinstance(tapped(question(PICK), marks_key([5]), one_tap=False), Refusal)


def test_cards_that_lie_in_a_draft_are_not_marked_again() -> None:
    asked = after(question(LAY), marks_key([0, 1]), MELD, marks_key([1, 2, 3]))
    assert asked.draft is not None and asked.draft.groups == ((0, 1),) and asked.draft.marked == (2, 3)


def by_card() -> Choice:
    """The first act is for the queen, the second one for a king."""
    return replace(choice(), by_card=ByCard((TWICE[2], TWICE[0]), text("done")))


def test_a_marked_card_does_what_it_alone_stands_for() -> None:
    asked = after(question(LAY, by_card()), "c1")
    assert tapped(asked, DO, one_tap=False) == Chosen(TAKES[1])
    assert tapped(after(question(LAY, by_card()), "c2"), DO, one_tap=False) == Chosen(TAKES[0])
    for others in (("c1", "c2"), ("c3",), ()):
        assert not isinstance(tapped(after(question(LAY, by_card()), *others), DO, one_tap=False), Chosen)


def test_beside_a_draft_it_has_its_own_key_and_the_last_row_does_the_draft() -> None:
    asked = after(question(LAY, by_card()), "c0", "c4", MELD, "c1")
    assert tapped(asked, DO, one_tap=False) == Put({"do": "lay", "melds": [["KS", "XX"]]})
    assert tapped(asked, action_hash(TAKES[1]), one_tap=False) == Chosen(TAKES[1])


def test_where_no_cards_are_marked_for_another_form_it_is_chosen_as_ever() -> None:
    asked = question(by_card())
    assert option_marked(by_card(), asked.forms, Draft(1, marked=(1,))) is None
    assert isinstance(tapped(asked, action_hash(TAKES[0]), one_tap=False), Drafted)


def test_each_order_of_a_meld_has_a_key_and_no_other_word_is_one() -> None:
    assert [meld_order(meld_key(order)) for order in range(4)] == [0, 1, 2, 3]
    assert [meld_order(word) for word in ("meld-0", "meld-", "melds", "meld-10", "do")] == [None] * 5
    asked = after(question(LAY), "c0", "c4", meld_key(1))
    assert asked.draft is not None and asked.draft.groups == ((0, 4),)


def test_a_key_does_what_it_says_and_not_what_was_marked_since() -> None:
    forms: tuple[Choice | Pick | Arrange, ...]
    for forms, one, other in (
        ((PICK,), ("c0", "c2"), ("c0", "c2", "c3")),
        ((LAY, by_card()), ("c1",), ("c2",)),
        ((choice(),), (action_hash(TAKES[0]),), (action_hash(TAKES[1]),)),
        ((LAY,), ("c0", "c4", MELD), ("c0", "c4", MELD, "c2", "c3", MELD)),
    ):
        first, then = after(question(*forms), *one), after(question(*forms), *other)
        assert first.draft is not None and then.draft is not None
        does = do_key(first.draft)
        assert isinstance(tapped(first, does, one_tap=False), Chosen | Put)
        assert tapped(then, does, one_tap=False) == Refusal(text("refuse-old-panel"))
        assert isinstance(tapped(after(then, SORT), do_key(then.draft), one_tap=False), Chosen | Put)
