"""The keys of Koblarz's board (screens.md §2): what is open to somebody, from what all can see."""

from bot.texts import Catalogue
from rules.kit.extras import Offers
from rules.koblarz import GAME
from tests.helpers.deals import Deal

ENGLISH = Catalogue("en")
IN_SOCKS = [5, 5, 5, 5]


def keys(deal: Deal) -> list[str]:
    """What stands on the keys of the board."""
    assert isinstance(GAME, Offers)
    forms = GAME.offers(deal.state.public)
    return [ENGLISH.say(option.label, (), GAME.id) for form in forms for option in form.options]


def test_stakes_stand_there_and_stay_while_one_of_the_pair_has_answered() -> None:
    deal = Deal(3)
    assert keys(deal) == ["Stake 1", "Stake 2", "Stake 3"]
    assert keys(deal.do(0, "bet", coins=3)) == ["Stake 1", "Stake 2", "Stake 3"]


def test_no_stake_stands_there_that_nobody_can_afford() -> None:
    poor = Deal(3, wallets=[1, 9, 2])
    assert keys(poor) == ["Stake 1", "Stake 2"]
    assert keys(poor.do(2, "bet", coins=2)) == ["Stake 1", "Stake 2"]


def test_before_the_first_roll_a_joker_has_two_sides() -> None:
    assert keys(Deal(4, socks=IN_SOCKS).bet(1, 1)) == ["Joker 1", "Joker 2"]


def test_a_fire_is_there_where_somebodys_joker_is_gone() -> None:
    deal = Deal(4, socks=IN_SOCKS, jokers=[False, True, True, True]).bet(1, 1)
    assert keys(deal) == ["Joker 1", "Joker 2", "Fire"]


def test_after_the_pairs_first_roll_a_joker_may_be_thrown_away() -> None:
    deal = Deal(4, socks=IN_SOCKS, jokers=[True, False, True, True]).bet(1, 1).roll(6)
    assert keys(deal) == ["Throw Joker", "Fire"]


def test_a_joker_played_takes_the_jokers_of_all_from_the_board() -> None:
    deal = Deal(4, socks=IN_SOCKS).bet(1, 1)
    (outside, *_) = (seat for seat in range(4) if seat not in deal["pair"])
    assert keys(deal.do(outside, "joker", side=1)) == ["Fire"]


def test_nothing_stands_there_that_nobody_might_press() -> None:
    assert keys(Deal(3, jokers=[False] * 3, fires=[False] * 3).bet(1, 1)) == []
    assert keys(Deal(3, {"numbers": "each-game"})) == []


def test_what_a_joker_would_cost_is_said_to_who_presses_not_to_all() -> None:
    assert isinstance(GAME, Offers)
    public = Deal(4, socks=IN_SOCKS).bet(1, 1).state.public
    assert all(o.confirm is None for form in GAME.offers(public) for o in form.options)
