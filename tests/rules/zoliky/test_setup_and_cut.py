"""The draw of the leader, the cut, the deal (zoliky.md, *Values*, *Set-up*)."""

import pytest

from rules.kit.cards import JOKER, Card
from rules.kit.chance import Shuffled
from rules.kit.contract import Shuffle
from rules.zoliky import GAME
from rules.zoliky.actions import Cut
from rules.zoliky.deck import hold, whole_pack, worth_at_end
from rules.zoliky.options import Options, Setup
from rules.zoliky.state import Zoliky
from tests.rules.zoliky.table import cards, discard, hand, why

SEATS = 3


def started(leader: int | None = 0, carried: tuple[int, ...] | None = None, **options: object) -> Zoliky:
    chosen = Options(**options)  # type: ignore[arg-type]
    return GAME.start(SEATS, chosen, Setup(leader=leader, carried=carried))


def pack_of(state: Zoliky) -> list[Card]:
    turn = GAME.turn(state.public)
    assert isinstance(turn, Shuffle)
    return list(turn.pack)


def before_the_cut(first: str = "", at: int = 0, **more: object) -> Zoliky:
    """The pack in canonical order, but with these cards from place ``at`` on."""
    state = started(**more)  # type: ignore[arg-type]
    pack, wanted = pack_of(state), list(cards(first))
    for card in wanted:
        pack.remove(card)
    plain = [card for card in pack if card != JOKER] + [card for card in pack if card == JOKER]
    return GAME.settle(state, Shuffled(tuple(plain[:at] + wanted + plain[at:])))


@pytest.mark.parametrize(
    ("words", "worth"), [("*", 50), ("AS", 20), ("KS QS JS TS", 40), ("9S 2S", 11), ("* AS 5H", 75)]
)
def test_in_the_hand_a_joker_is_50_and_an_ace_20(words: str, worth: int) -> None:
    assert worth_at_end(hold(cards(words))) == worth


@pytest.mark.parametrize("jokers", [2, 4, 6])
def test_two_packs_and_so_many_jokers(jokers: int) -> None:
    pack = pack_of(started(jokers=jokers))
    assert len(pack) == 104 + jokers and pack.count(JOKER) == jokers


def test_carried_jokers_are_out_of_the_pack_that_is_shuffled() -> None:
    assert pack_of(started(carried=(0, 2, 1))).count(JOKER) == 1
    assert pack_of(started(leader=None, carried=(0, 2, 1))).count(JOKER) == 1


@pytest.mark.parametrize(
    ("drawn", "leader"),
    [
        ("9S TS 8S", 1),
        ("AS KS QS", 0),
        ("AS * KS", 1),
        ("KS 9S JS 2H 3H", 2),  # 10 and 10: only they draw again
        ("TS QS KS AH 2H *", 2),
        ("5S 5H 5C 7S 7H 2S 9S 4S", 0),
    ],
)
def test_the_highest_closing_value_leads_and_ties_draw_again_among_themselves(
    drawn: str, leader: int
) -> None:
    state = started(leader=None)
    rest = pack_of(state)
    for card in cards(drawn):
        rest.remove(card)
    state = GAME.settle(state, Shuffled((*cards(drawn), *rest)))
    assert state.public.table.leader == leader == state.public.turn, "the leader cuts"


@pytest.mark.parametrize(("at", "refused"), [(2, True), (3, False), (107, False), (108, True)])
def test_the_cut_lifts_three_cards_at_least_and_leaves_one(at: int, refused: bool) -> None:
    assert (why(before_the_cut(), Cut(at)) == "refuse-cut") is refused


def test_before_the_cut_nothing_else_may_be_done() -> None:
    assert why(before_the_cut(), discard("AS")) == "refuse-cut-first"


@pytest.mark.parametrize(
    ("bottom", "found", "exposed", "seen"),
    [
        ("5H 6H 7H", 0, "7H", "5H 6H"),
        ("5H * 7H", 1, "7H", "5H"),
        ("* 6H 7H", 1, "6H", "7H"),
        ("5H 6H *", 1, "6H", "5H"),
        ("5H * *", 2, "5H", ""),
        ("* 6H *", 2, "6H", ""),
        ("* * 7H", 2, "7H", ""),
    ],
)
def test_jokers_among_the_bottom_three_are_the_cutters_and_the_card_below_is_exposed(
    bottom: str, found: int, exposed: str, seen: str
) -> None:
    state = before_the_cut(bottom, at=40)
    dealt = GAME.apply(state, state.public.turn, Cut(43))
    assert dealt.public.table.found == found and dealt.public.exposed == Card(exposed)
    assert dealt.own[0].seen == cards(seen) and dealt.own[1].seen == ()
    assert hand(dealt, 0).split().count("*") == found
    assert dealt.public.sizes == (15, 14, 14)


def test_above_three_jokers_the_first_card_that_is_none_is_exposed_and_at_a_cut_of_three_there_is_none() -> (
    None
):
    higher = before_the_cut("9H * * *", at=40)
    assert GAME.apply(higher, higher.public.turn, Cut(44)).public.exposed == Card("9H")
    lowest = before_the_cut("* * *", at=0)
    dealt = GAME.apply(lowest, lowest.public.turn, Cut(3))
    assert dealt.public.exposed is None and dealt.public.table.found == 3


def test_the_deal_runs_from_below_the_cut_3_to_the_leader_then_twos_and_the_packet_goes_under() -> None:
    state = before_the_cut()
    pack = state.hidden.pack
    dealt = GAME.apply(state, state.public.turn, Cut(20))
    below = pack[20:]
    assert dealt.own[0].held == hold([*below[:3], *below[7:9], *below[13:15], *below[19:21], *below[25:27],
                                      *below[31:33], *below[37:39]])  # fmt: skip
    assert dealt.own[1].held == hold([card for n in range(7) for card in below[3 + 6 * n : 5 + 6 * n]])
    assert dealt.own[2].held == hold([card for n in range(7) for card in below[5 + 6 * n : 7 + 6 * n]])
    assert dealt.hidden.pack == (*below[43:], *pack[:19]), "the exposed card is taken out"
    assert dealt.public.stock == 108 - 43 - 1


def test_carried_jokers_count_among_the_cards_that_are_dealt() -> None:
    state = before_the_cut(carried=(0, 2, 1), leader=1)
    dealt = GAME.apply(state, state.public.turn, Cut(20))
    assert dealt.public.sizes == (14, 15, 14)
    assert [len(hand(dealt, seat).split()) for seat in range(3)] == [14, 15, 14]
    assert [hand(dealt, seat).split().count("*") for seat in range(3)] == [0, 2, 1]


def test_the_leader_begins_by_a_discard_without_a_draw_and_nothing_else() -> None:
    state = before_the_cut()
    dealt = GAME.apply(state, state.public.turn, Cut(20))
    first = hand(dealt, 0).split()[0]
    assert dealt.public.phase == "play" and why(dealt, discard(first)) is None
    whole = [card for card in whole_pack(4) if not dealt.own[0].held.count(card)]
    assert why(dealt, discard(whole[0])) == "refuse-not-held"
    following = GAME.apply(dealt, dealt.public.turn, discard(first)).public
    assert (following.turn, following.phase, following.round) == (1, "draw", 1)
