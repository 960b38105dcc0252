"""What is offered: a form for each group of acts, and the words that may be typed for it."""

import pytest

from bot.commands import Meant, Several, Unknown, understand
from rules.kauboj.cards import DECK
from rules.kit.chance import Shuffled
from rules.kit.forms import Choice, Pick
from rules.kit.seats import Seat
from tests.rules.kauboj.forms import ENGLISH, forms, full, typed
from tests.rules.kauboj.table import KAUBOJ, Table


def test_acts_are_grouped_show_swap_draw_drop_shoot_ten_five_discard() -> None:
    assert [form.id for form in forms(full())] == [
        "marriage", "nine", "gun", "drop", "shoot", "ten", "five", "discard-stock", "discard-pile",
    ]  # fmt: skip


def test_only_the_direction_stands_on_the_board() -> None:
    assert {form.place for form in forms(full())} == {"hand"}
    state = KAUBOJ.start(4, KAUBOJ.options(), KAUBOJ.opening(4, KAUBOJ.options()))
    state = KAUBOJ.settle(state, Shuffled(DECK))
    (form,) = KAUBOJ.ask(state.public, state.own[3], Seat(3))
    assert (form.id, form.place, len(form.options)) == ("direction", "board", 3)


def test_a_pass_is_picked_in_secret() -> None:
    table = Table("9S 4S 5S 6S", "7C 7D 8S", "8C", protected=["", "H", ""]).do(
        0, "nine", card="9S", to="left"
    )
    (form,) = forms(table, 1)
    assert isinstance(form, Pick)
    assert (form.cards, form.least, form.most, form.secret) == (("8S", "7D", "7C"), 2, 2, True)
    (form,) = forms(table, 2)
    assert isinstance(form, Pick) and (form.least, form.most) == (1, 1)
    table = Table("9S 4S 5S", "", "8C", protected=["", "H"]).do(0, "nine", card="9S", to="left")
    (form,) = forms(table, 1)
    assert isinstance(form, Choice) and form.secret and len(form.options) == 1
    assert typed(table, "pass", 1) == {"do": "pass", "cards": []}


def test_places_follow_from_what_is_public() -> None:
    """Two hands that differ in all: the same place for whatever is asked."""
    for hand in ("4S", "KS QS 9S TS 5S 2S 2H"):
        assert {form.place for form in forms(Table(hand, "7C", "8C"))} == {"hand"}


def test_an_action_and_the_discard_may_be_given_in_one_go() -> None:
    discard = {"do": "discard", "draw": "stock", "card": "QS"}
    assert typed(full(), "marriage s discard q♠") == ({"do": "marriage", "suit": "S"}, discard)
    assert typed(full(), "/play 22 discard q♠") == ({"do": "gun", "cards": ["2S", "2H"]}, discard)
    assert typed(full(), "38 2, discard Qs") == ({"do": "shoot", "gun": 0, "at": 1}, discard)
    assert isinstance(typed(full(), "marriage s drop it"), Unknown)


def test_what_is_wrong_with_the_discard_is_heard_after_the_action() -> None:
    table = Table("KS QS 4D", "KH", "8C")
    action, discard = typed(table, "marriage s discard 5d")
    table.do(0, "marriage", suit="S")
    assert (action, discard["card"]) == ({"do": "marriage", "suit": "S"}, "5D")
    assert table.refused(0, "discard", card="5D", draw="stock") == "refuse-not-yours"


def test_an_action_of_which_there_are_two_is_asked_back_with_the_discard_too() -> None:
    table = Table("3S 3H 8D 4C", "7C", "8C")
    meant = typed(table, "/play 38 discard 4♣")
    assert isinstance(meant, Several)
    assert [option.action.cards for option in meant.options] == [("3S", "8D"), ("3H", "8D")]
    meant = typed(Table("KS QS 5S 5H", "7C", "8C"), "marriage s five")
    assert isinstance(meant, Several)
    assert [option.action.card for option in meant.options] == ["5S", "5H"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("discard 9d", "refuse-not-yours"),
        ("discard 9d pile", "refuse-pile-empty"),
        ("take", "refuse-pile-empty"),
        ("discard nothing", "refuse-must-discard"),
        ("marriage s", "refuse-no-couple"),
        ("marry h", "refuse-no-couple"),
        ("nine 9s left", "refuse-not-yours"),
        ("9♠ right", "refuse-not-yours"),
        ("gun 45", "refuse-hand-45"),
        ("/play 357", "refuse-hand-357"),
        ("gun 3h 8c", "refuse-not-yours"),
        ("drop 22", "refuse-no-such-gun"),
        ("22 2", "refuse-no-such-gun"),
        ("38 1", "refuse-no-target"),
        ("shoot 38 at 3", "refuse-target-no-gun"),
        ("ten", "refuse-not-yours"),
        ("five 5h", "refuse-not-yours"),
        ("left", "refuse-direction-over"),
        ("pass", "refuse-no-pass"),
        ("stand", "refuse-no-shot"),
        ("give 6h", "refuse-no-shot"),
        ("quick draw", "refuse-no-shot"),
        ("lose ks", "refuse-no-shot"),
        ("draw 0", "refuse-no-shot"),
    ],
)
def test_words_of_another_moment_or_hand_are_answered_by_the_rules(words: str, reason: str) -> None:
    table = Table("3S 8D 4C", "7C", "8C", guns=["3D 8S", "2S 2H"])
    meant = understand(words, forms(table), [ENGLISH], KAUBOJ)
    assert isinstance(meant, Meant)
    assert table.refusal(0, meant.action).reason.key == reason


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("discard 4s", "refuse-owed-reply"),
        ("lose kh", "refuse-owed-reply"),
        ("draw 0", "refuse-owed-reply"),
        ("give 6h", "refuse-six-gun"),
        ("quick draw", "refuse-not-quick"),
    ],
)
def test_a_target_is_told_why_too(words: str, reason: str) -> None:
    table = Table("4S", "KH 4C", "8C", guns=["3S 8S", "3D 8D"]).do(0, "shoot", gun=0, at=1)
    meant = understand(words, forms(table, 1), [ENGLISH], KAUBOJ)
    assert isinstance(meant, Meant)
    assert table.refusal(1, meant.action).reason.key == reason


def test_what_may_be_tried_on_the_board_follows_from_what_is_public() -> None:
    state = KAUBOJ.start(4, KAUBOJ.options(), KAUBOJ.opening(4, KAUBOJ.options()))
    tries = []
    for cards in (DECK, DECK[::-1]):
        dealt = KAUBOJ.settle(state, Shuffled(cards))
        (form,) = KAUBOJ.ask(dealt.public, dealt.own[3], Seat(3))
        tries.append([option.action for option in form.tries])
    assert tries[0] == tries[1] != []


def test_a_name_that_stands_for_two_guns_is_asked_back() -> None:
    table = Table("3S 3H 8D 4C", "7C", "8C")
    assert isinstance(typed(table, "gun 38"), Several)
    assert typed(table, "gun 3h 8d") == {"do": "gun", "cards": ["3H", "8D"]}


def test_two_drawn_guns_of_a_name_are_told_apart_by_their_suits() -> None:
    table = Table("4S", "7C", "9C", guns=["3S 8S, 3H 8C", "3D 8D"])
    labels = [
        ENGLISH.say(o.label, (), "kauboj").replace("\ufe0e", "") for f in forms(table) for o in f.options
    ]
    assert {"38 ♠♠→②", "38 ♥♣→②", "Drop 38 ♥♣"} <= set(labels)


def test_what_the_rules_refuse_may_be_tried_so_that_they_say_why() -> None:
    table = Table("KS QS 6C 4D", "KH", "8C", guns=["3S 8S", "3D 8D"])
    meant = understand("discard 6c", forms(table), [ENGLISH], KAUBOJ)
    assert isinstance(meant, Meant)
    assert table.refusal(0, meant.action).reason.key == "refuse-six"
    meant = understand("shoot 38 3", forms(table), [ENGLISH], KAUBOJ)
    assert isinstance(meant, Meant)
    assert table.refusal(0, meant.action).reason.key == "refuse-target-no-gun"
    table.do(0, "marriage", suit="S")
    meant = understand("38 2", forms(table), [ENGLISH], KAUBOJ)
    assert isinstance(meant, Meant)
    assert table.refusal(0, meant.action).reason.key == "refuse-one-action"


def test_the_answers_of_a_target() -> None:
    table = Table("4S", "6H 3C 5C 7C KD", "8C", guns=["2S 2H", "3D 8D"], stock="9C").do(
        0, "shoot", gun=0, at=1
    )
    assert typed(table, "stand", 1) == {"do": "reply", "with": "stand"}
    assert typed(table, "give 6♥", 1) == {"do": "reply", "with": "six", "card": "6H"}
    assert typed(table, "quick draw", 1) == {"do": "reply", "with": "quick-draw", "cards": ["7C", "5C", "3C"]}
    table.stands(1)
    assert typed(table, "draw stock", 1) == {"do": "redraw", "from": ["stock"]}
    assert typed(table, "draw 0", 1) == {"do": "redraw", "from": []}
    table = (
        Table("4S", "KH KD", "8C", guns=["2S 2H", "3D 8D"], stock="9C").do(0, "shoot", gun=0, at=1).stands(1)
    )
    assert typed(table, "lose k♥", 1) == {"do": "lose", "king": "KH"}


def test_who_is_not_asked_is_offered_nothing() -> None:
    table = Table("4S", "KH", "8C", guns=["2S 2H", "3D 8D"]).do(0, "shoot", gun=0, at=1)
    assert forms(table, 0) == forms(table, 2) == ()
