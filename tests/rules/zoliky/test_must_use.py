"""zoliky.md, *Turns*, option ``discard_use: must-use``: a pile card is taken where one act can use it.

What a close from hand can do is the long part: its own melds take adds and swaps too.
"""

import pytest

from rules.zoliky.actions import Action
from tests.rules.zoliky.table import PILE, add, after, cards, close, discard, lay, swap, table, why

# What lies on the table, the hand, the pile's card, options, and one action that uses the card.
USES: list[tuple[tuple[str, ...], str, str, dict[str, int | bool], Action]] = [
    # The only run without a joker opens; then a joker and the card beyond it go to it.
    (
        (),
        "5H 6H 7H * 8S",
        "9H",
        {"opening": 10},
        close("8S", "5H 6H 7H", adds=(add(0, "* 9H", "high"),)),
    ),
    ((), "3S 4S 5S * 9D", "AS", {"opening": 10}, close("9D", "3S 4S 5S", adds=(add(0, "AS *", "low"),))),
    # The card goes to another meld, the joker to the run that opens.
    (
        ("8D 9D TD",),
        "5H 6H 7H 9H * 8S",
        "7D",
        {"opening": 18},
        close("8S", "5H 6H 7H", adds=(add(0, "7D", "low"), add(1, "* 9H", "high"))),
    ),
    # A joker that was taken: in a meld, added by itself, or laid and got back.
    ((), "AC 2C 3C 3C 3S 3H 3D", "*", {}, close("3C", "AC 2C 3C", "3S 3H 3D *")),
    ((), "2S 3S 4S 9H", "*", {"opening": 0}, close("9H", "2S 3S 4S", adds=(add(0, "*", "high"),))),
    (("QS KS AS",), "2D 3D 4D 9H", "*", {"opening": 9}, close("9H", "2D 3D 4D", adds=(add(0, "*", "low"),))),
    (
        (),
        "9S 9H 9D 5H",
        "*",
        {"opening": 27, "pure_run": False},
        close("5H", "9S 9H 9D", adds=(add(0, "*"),)),
    ),
    # A set with a joker takes one card, and then another one for the joker.
    (
        ("* 6S 6H",),
        "6C 9H 9D 9C KC",
        "6D",
        {"opening": 20, "pure_run": False},
        close("KC", "9H 9D 9C", adds=(add(0, "6D"),), swaps=(swap(0, "6C"),)),
    ),
    # Lays, swaps and adds of who has not laid down are none; a first lay-down is.
    ((), "5H 6H 7H 9D 9S 2C", "9C", {"opening": 42}, lay("5H 6H 7H", "9D 9S 9C")),
]


@pytest.mark.parametrize(("melds", "hand", "pile", "options", "action"), USES)
def test_a_card_that_one_action_can_use_may_be_taken(
    melds: tuple[str, ...], hand: str, pile: str, options: dict[str, int | bool], action: Action
) -> None:
    state = table(
        "4C 4D", hand, phase="draw", on=1, pile=f"2C {pile}", melds=melds, laid=(0,) if melds else (),
        discard_use="must-use", **options,
    )  # fmt: skip
    taken = after(state, PILE)
    assert why(taken, action) is None
    assert why(taken, discard(hand.split()[-1])) == "refuse-use-first"


@pytest.mark.parametrize(
    ("melds", "hand", "pile", "options"),
    [
        ((), "5H 6H 7H * 8S 2D", "9H", {"opening": 10}),  # two cards would be left
        ((), "5H 6H 7H * 8S", "9H", {"opening": 19}),  # the run by itself does not open
        ((), "5H 6H 8H * 8S", "TH", {"opening": 0}),  # there is no run without a joker
        ((), "2S 3S 4S 9H 8D", "*", {"opening": 10}),
        (("QS KS AS",), "2D 3D 9H 8D", "*", {"opening": 0}),  # he has not laid down
        (("* 6S 6H",), "6C 9H 9D 9C KC 2C", "6D", {"opening": 20, "pure_run": False}),
    ],
)
def test_a_card_that_none_can_use_may_not(
    melds: tuple[str, ...], hand: str, pile: str, options: dict[str, int | bool]
) -> None:
    state = table(
        "4C 4D", hand, phase="draw", on=1, pile=f"2C {pile}", melds=melds, laid=(0,) if melds else (),
        discard_use="must-use", **options,
    )  # fmt: skip
    assert why(state, PILE) == "refuse-pile-no-use"
    assert cards(pile)[0] == state.public.discards[-1]
