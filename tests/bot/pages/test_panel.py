"""Panels: keys of what is asked, marks and drafts, and how a hand is sorted."""

from bot.drafts import do_key, is_do
from bot.keys import PanelKey, action_hash, read_key
from bot.pages import panel
from bot.pages.hand import hand_parts, order_of, places_in
from bot.posts import Draft
from bot.texts import Catalogue
from rules import games
from rules.kit.cards import TEXT_STYLE, Card
from rules.kit.forms import Arrange, Choice, Form, Pick
from rules.kit.scene import Cards, Hand, Note, text
from rules.kit.seats import Seat
from tests.bot.pages.evening import (
    TABLES,
    Moment,
    all_keys,
    data_of,
    deal,
    lines,
    moment,
    words_of,
)


def test_a_panel_after_a_deal_has_next_until_it_was_pressed() -> None:
    match = deal("zoliky", 2)[-1].match
    open_, pressed = moment(match), moment(match, ready=(Seat(1),))
    assert [words_of(data) for data in data_of(panel(open_.panel(Seat(1)), "en"))] == ["next"]
    assert data_of(panel(pressed.panel(Seat(1)), "en")) == []


def test_a_new_private_message_says_nothing_of_the_hand() -> None:
    now = next(now for now in deal("zoliky", 2) if now.asked)
    page = panel(now.panel(now.asked[0]), "pl")
    assert page.neutral is not None
    assert Catalogue("pl").say(page.neutral) == "Twoja kolej przy K7"


def test_a_chosen_option_is_ticked_and_the_last_row_does_it() -> None:
    now, seat, form = _asked(Choice)
    assert isinstance(form, Choice)
    option = form.options[-1]
    draft = Draft(7, chosen=action_hash(option.action))
    page = panel(now.panel(seat, draft), "en")
    ticked = [read_key(key.data) for key in all_keys(page) if key.marked]
    assert ticked == [PanelKey(now.board.table, seat, 7, action_hash(option.action))]
    assert read_key(page.rows[-1].keys[0].data) == PanelKey(now.board.table, seat, 7, do_key(draft))


def test_cards_can_be_done_only_when_as_many_are_marked_as_must_be() -> None:
    now, seat, form = _asked(Pick)
    assert isinstance(form, Pick)
    for count in range(form.most + 1):
        page = panel(now.panel(seat, Draft(7, marked=tuple(range(count)))), "en")
        does = [key for key in map(read_key, data_of(page)) if isinstance(key, PanelKey) and is_do(key.key)]
        assert bool(does) == (count >= form.least)
        assert sum(key.marked for key in all_keys(page)) == count


def test_cards_in_a_draft_are_no_keys_and_the_draft_is_said() -> None:
    now, seat, form = _asked(Arrange)
    assert isinstance(form, Arrange)
    page = panel(now.panel(seat, Draft(7, marked=(3,), groups=((0, 1, 2),))), "en")
    words = [key.key for key in map(read_key, data_of(page)) if isinstance(key, PanelKey)]
    assert {"c0", "c1", "c2"}.isdisjoint(words) and {"c3", "undo", "clear"} <= set(words)
    assert any(map(is_do, words))
    assert any(line.startswith("Draft: ") for line in lines(page, Catalogue("en")))


def test_a_hand_is_sorted_by_melds_where_its_person_wants_that_and_for_now_the_other_way() -> None:
    now, seat, _ = _asked(Arrange)
    pages = {
        (usual, other): panel(now.panel(seat, Draft(7, resorted=other)), "en", by_melds=usual)
        for usual in (False, True)
        for other in (False, True)
    }
    shown = {which: lines(page, Catalogue("en")) for which, page in pages.items()}
    assert shown[False, False] == shown[True, True] != shown[True, False] == shown[False, True]
    assert len({tuple(sorted(data_of(page))) for page in pages.values()}) == 1
    for which, label in (((True, False), "By suits"), ((False, False), "By melds")):
        assert label in [Catalogue("en").say(key.label) for key in all_keys(pages[which])]


def test_where_a_game_knows_no_melds_the_wish_changes_nothing_and_ranks_are_the_other_way() -> None:
    kauboj, hand = games()["kauboj"], tuple(map(Card, ["KS", "9S", "KH", "9C"]))
    assert order_of(kauboj, by_melds=True, resorted=False) == "suits"
    assert order_of(kauboj, by_melds=True, resorted=True) == "ranks"
    assert [hand[place] for place in places_in(kauboj, hand, "ranks")] == ["KS", "KH", "9S", "9C"]


def test_a_hand_by_melds_shows_each_meld_then_what_is_left_of_each_suit() -> None:
    zoliky, cards = games()["zoliky"], ["KS", "9S", "6S", "5S", "4S", "KH", "9H", "KD", "2C", "3C"]
    hand = Hand(Seat(0), (Cards(text("hand-cards"), tuple(map(Card, cards)), fresh=Card("KH")),))
    (note,) = hand_parts(hand, zoliky, "melds")
    assert isinstance(note, Note)
    said = [Catalogue("en").say(fact, (), "zoliky").replace(TEXT_STYLE, "") for fact in note.facts]
    assert said[:2] == ["Hand: 4♠ 5♠ 6♠", "K♠ K♥* K♦"]
    assert said[2:] == ["9♠", "9♥", "2♣ 3♣"]


def _asked(kind: type[Choice] | type[Pick] | type[Arrange]) -> tuple[Moment, Seat, Form]:
    """A moment, a seat and a form of this kind that stands with the hand."""
    for game, seats in TABLES:
        for now in deal(game, seats):
            for seat in now.asked:
                question = now.panel(seat).question
                assert question is not None
                for form in question.forms:
                    if isinstance(form, kind) and form.place == "hand":
                        return now, seat, form
    raise AssertionError(kind)
