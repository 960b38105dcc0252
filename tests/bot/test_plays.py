"""Plays by tap and by word at a table: whose, which question, marks, second presses."""

import pytest

from bot.drafts import DO, card_key
from bot.keys import WAVE, action_hash
from bot.messages import Caller, Done, Hand, Marked, NotUnderstood, Peeked, Which
from bot.posts import Question
from rules import find_game
from rules.kit.forms import Choice
from rules.kit.record import read_action
from rules.kit.scene import Refusal, text
from rules.kit.seats import Seat
from tests.bot.crowd import Crowd, begun, caller, lobby, why
from tests.bot.room import Room

NAMES = ("Ala", "Bolek", "Cyryl", "Dana")


def stake(coins: int) -> str:
    """The key of a stake."""
    game = find_game("koblarz")
    assert game is not None
    return action_hash(read_action(game, {"do": "bet", "coins": coins}))


async def playing(room: Room, game: str = "koblarz") -> Crowd:
    return await begun(room, *NAMES[: 4 if game == "bauernschnapsen" else 3], game=game)


async def test_a_key_of_the_board_answers_the_question_of_whoever_presses_it(room: Room) -> None:
    table = await playing(room)
    first, second = table.asked
    turn = table.standing.turn
    assert isinstance(await table.tap(NAMES[first], stake(2), turn=turn), Done)
    # The other's question is the same one: what was pressed before does not age it.
    assert isinstance(await table.tap(NAMES[second], stake(1), turn=turn), Done)
    assert [step["coins"] for step in table.steps] == [2, 1]


async def test_a_second_press_is_told_what_was_done(room: Room) -> None:
    table = await playing(room)
    seat, turn = table.asked[0], table.standing.turn
    done = await table.tap(NAMES[seat], stake(2), turn=turn)
    assert isinstance(done, Done) and done.said is not None
    again = await table.tap(NAMES[seat], stake(3), turn=turn)
    assert isinstance(again, Refusal) and again.reason.key == "refuse-done"
    assert done.said.args["what"] == again.reason.args["what"] == text("said-stake", coins=2, bank=1)
    assert len(table.steps) == 1


async def test_a_key_of_a_board_that_has_changed_since_says_so_and_names_no_panel(room: Room) -> None:
    table = await playing(room)
    await _to_a_window(table)
    seat, key = _with_confirm(table)
    turn, number = table.standing.turn, table.number(seat)
    assert why(await table.tap(NAMES[seat], key, turn=turn - 1)) == "refuse-old-board"
    assert why(await table.tap(NAMES[seat], key, seat=seat, number=number - 1)) == "refuse-old-panel"


async def test_who_is_not_asked_is_told_and_a_stranger_watches(room: Room) -> None:
    table = await playing(room)
    other = next(seat for seat in range(3) if seat not in table.asked)
    assert len(table.asked) == 2
    assert why(await table.tap(NAMES[other], stake(1), turn=table.standing.turn)) == "refuse-asked-others"
    assert why(await table.tap("Nobody", stake(1), turn=table.standing.turn)) == "refuse-watching"
    await table.word(NAMES[other], "leave")
    assert why(await table.tap("Nobody", stake(1), turn=table.standing.turn)) == "refuse-watching-free"


async def test_a_key_of_somebody_elses_panel_does_nothing(room: Room) -> None:
    table = await playing(room)
    one, two = table.asked
    answer = await table.tap(NAMES[one], stake(1), seat=two, number=table.number(two))
    assert why(answer) == "refuse-foreign-panel" and table.steps == []


async def test_a_forged_key_is_old(room: Room) -> None:
    table = await playing(room)
    seat = table.asked[0]
    for key in ("nonsense", WAVE, "c7", DO, ""):
        answer = await table.tap(NAMES[seat], key, seat=seat, number=table.number(seat))
        assert isinstance(answer, Refusal) and table.steps == []


async def test_an_act_that_asks_to_be_confirmed_is_done_by_the_second_press(room: Room) -> None:
    table = await playing(room)
    await _to_a_window(table)
    seat, key = _with_confirm(table)
    turn = table.standing.turn
    first = await table.tap(NAMES[seat], key, turn=turn)
    assert isinstance(first, Marked) and first.said is not None and first.said.key == "press-again"
    assert isinstance(await table.tap(NAMES[seat], key, turn=turn), Done)


async def test_words_do_the_same_as_keys(room: Room) -> None:
    table = await playing(room)
    one, two = table.asked
    assert isinstance(await table.typed(NAMES[one], "bet 2"), Done)
    assert isinstance(await table.typed(NAMES[two], "1"), Done)
    assert [step["coins"] for step in table.steps] == [2, 1]


async def test_words_that_mean_nothing_are_answered_with_what_is_asked(room: Room) -> None:
    table = await playing(room)
    seat = table.asked[0]
    answer = await table.typed(NAMES[seat], "xyzzy")
    assert isinstance(answer, NotUnderstood) and answer.now is not None
    assert isinstance(await table.typed(NAMES[seat], "bet 9"), Refusal | NotUnderstood | Which)
    assert table.steps == []


async def test_a_card_is_marked_first_and_played_by_the_last_row(room: Room) -> None:
    table = await playing(room, "bauernschnapsen")
    seat = table.asked[0]
    key = _hand_key(table, seat)
    number = table.number(seat)
    version = table.version
    assert isinstance(await table.tap(NAMES[seat], key, seat=seat, number=number), Marked)
    assert table.version == version
    panel = await table.say(Hand(caller(NAMES[seat])))
    assert isinstance(panel, Peeked) and panel.post.question is not None
    draft = panel.post.question.draft
    assert draft is not None and draft.chosen == key
    assert isinstance(await table.tap(NAMES[seat], DO, seat=seat, number=number), Done)
    assert table.version == version + 1


async def test_a_hand_is_for_who_sits_there(room: Room) -> None:
    table = await playing(room, "bauernschnapsen")
    answer = await table.say(Hand(caller("Bolek")))
    assert isinstance(answer, Peeked) and (answer.post.seat, answer.post.person) == (1, "chat:Bolek")
    assert why(await table.say(Hand(caller("Nobody")))) == "refuse-watching"
    waiting = await lobby(room, "Edek")
    assert why(await waiting.say(Hand(caller("Edek")))) == "refuse-not-begun"


def _hand_key(table: Crowd, seat: int) -> str:
    question = table.question(seat)
    assert question is not None
    for form in question.forms:
        if isinstance(form, Choice) and form.place == "hand":
            return action_hash(form.options[0].action)
    raise AssertionError("nothing to choose in the hand")


async def _to_a_window(table: Crowd) -> None:
    for _ in range(60):
        if table.standing.window and table.asked:
            if any(_confirms(table, seat) for seat in table.asked):
                return
            for seat in table.asked:
                await table.wave(seat)
            continue
        for seat in table.asked:
            await table.bet(seat, 1)
        await table.room.clock.advance(2)
    raise AssertionError("no window")


def _confirms(table: Crowd, seat: int) -> str | None:
    question = table.question(seat)
    for form in question.forms if question is not None else ():
        if isinstance(form, Choice):
            for option in form.options:
                if option.confirm is not None:
                    return action_hash(option.action)
    return None


def _with_confirm(table: Crowd) -> tuple[Seat, str]:
    for seat in table.asked:
        key = _confirms(table, seat)
        if key is not None:
            return Seat(seat), key
    raise AssertionError("nobody may interrupt")


async def asked_on_his_panel(table: Crowd, seat: int) -> Question:
    panel = await table.say(Hand(Caller(f"chat:{NAMES[seat]}", NAMES[seat])))
    assert isinstance(panel, Peeked) and panel.post.question is not None
    return panel.post.question


async def test_what_was_marked_is_kept_over_a_stop(room: Room) -> None:
    table = await playing(room, "kauboj")
    (dealer,) = table.asked
    (form,) = (await asked_on_his_panel(table, dealer)).forms
    assert isinstance(form, Choice)
    await table.tap(NAMES[dealer], action_hash(form.options[0].action), turn=table.standing.turn)
    seat, steps = table.asked[0], table.steps
    number = (await asked_on_his_panel(table, seat)).number
    for place in (4, 1):
        assert isinstance(await table.tap(NAMES[seat], card_key(place), seat, number), Marked)
    await room.restart()
    draft = (await asked_on_his_panel(table, seat)).draft
    assert draft is not None and draft.marked == (4, 1) and table.steps == steps


@pytest.mark.parametrize(
    ("game", "words", "verb"),
    [
        ("koblarz", "joker", "joker"),
        ("koblarz", "/play fire", "fire"),
        ("kauboj", "marriage ♠", "marriage"),
        ("kauboj", "discard 7♠ pile", "discard"),
        ("zoliky", "discard K♠", "discard"),
        ("bauernschnapsen", "kontra", "kontra"),
    ],
)
async def test_a_known_word_of_another_moment_is_told_that_it_is_not_possible_now(
    room: Room, game: str, words: str, verb: str
) -> None:
    table = await playing(room, game)
    before = len(table.steps)
    answer = await table.typed(NAMES[table.asked[0]], words)
    if isinstance(answer, Refusal):
        assert answer.reason.key.startswith("refuse-"), "the rules have more to say"
    else:
        assert isinstance(answer, NotUnderstood) and answer.verb == verb and answer.now is not None
    assert len(table.steps) == before


async def test_of_several_questions_nonsense_is_told_examples_of_what_may_be_typed(room: Room) -> None:
    table = await playing(room, "bauernschnapsen")
    answer = await table.typed(NAMES[table.asked[0]], "xyzzy")
    assert isinstance(answer, NotUnderstood) and answer.verb is None and answer.now is not None
    assert answer.now.key == "now-choices" and "flip" in str(answer.now.args["choices"])
