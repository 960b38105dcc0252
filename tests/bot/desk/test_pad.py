"""The number pad on the board (product.md, 2; screens.md §8): deals go on by it, without a private chat."""

import random

import pytest

from adapters.scenes import Speaker, pop_up_line
from bot.desk import Reply
from bot.keys import BoardKey, TableKey, action_hash, write_key
from bot.pages.pad import PAD
from bot.pages.pop_up import MOST_LETTERS
from bot.ports import TableId
from bot.posts import BoardPost
from bot.texts import catalogue_in
from tests.bot.desk.counter import Counter, Guest, said

GROUP = "telegram:-1"
ENOUGH = 6
"""Acts: of each game all that comes first, and some turns of play."""
SEATS = {"kauboj": 3, "zoliky": 2, "bauernschnapsen": 4}


def guests(counter: Counter, count: int) -> list[Guest]:
    names = ("Ala", "Bolek", "Cyryl", "Dana")[:count]
    return [counter.guest(name, GROUP, platform="telegram", answers_are_private=True) for name in names]


def snapshot(counter: Counter, table: TableId) -> BoardPost:
    post = counter.room.house.snapshot(table)
    assert post is not None
    return post


async def pad(counter: Counter, guest: Guest, table: TableId, word: str) -> Reply:
    turn = snapshot(counter, table).standing.turn
    return await guest.presses(write_key(BoardKey(table, turn, PAD + word)))


def words(reply: Reply) -> str:
    """What a pop-up says."""
    if not reply.short:
        return said(reply)
    return pop_up_line(reply.short, Speaker(catalogue_in(reply.language), reply.game, reply.names))


async def asked(counter: Counter, people: list[Guest], table: TableId) -> Guest:
    standing = snapshot(counter, table).standing
    return next(guest for guest in people if guest.person == standing.people[standing.acting[0]])


@pytest.mark.parametrize("game", SEATS)
async def test_a_deal_goes_on_by_numbers_alone(counter: Counter, game: str) -> None:
    people, chance = guests(counter, SEATS[game]), random.Random(7)
    table = await counter.begun(*people, game=game)
    done = 0
    for _ in range(600):
        post = snapshot(counter, table)
        if done == ENOUGH:
            break
        guest = await asked(counter, people, table)
        held = post.held[post.standing.acting[0]]
        word = chance.choice([*map(str, range(1, held + 1)), "do", "do", "more"])
        key = chance.choice([PAD + word, *(action_hash(o.action) for f in post.offers for o in f.options)])
        shown = words(await guest.presses(write_key(BoardKey(table, post.standing.turn, key))))
        assert shown and len(shown) <= MOST_LETTERS
        done += snapshot(counter, table).version > post.version
    assert done == ENOUGH


async def test_the_first_press_marks_and_the_second_does(counter: Counter) -> None:
    people = guests(counter, 4)
    table = await counter.begun(*people, game="bauernschnapsen")
    guest = await asked(counter, people, table)
    hand = write_key(TableKey(table, "hand"))
    assert words(await guest.presses(hand)).startswith(f"{snapshot(counter, table).standing.code}: ")
    before = snapshot(counter, table).version
    first = words(await pad(counter, guest, table, "1"))
    assert first.endswith("Press 1 again.") and snapshot(counter, table).version == before
    await pad(counter, guest, table, "1")
    assert snapshot(counter, table).version > before


async def test_a_pad_of_an_older_question_a_strangers_press_and_nonsense_do_nothing(counter: Counter) -> None:
    people = guests(counter, 4)
    table = await counter.begun(*people, game="bauernschnapsen")
    guest = await asked(counter, people, table)
    other = next(one for one in people if one is not guest)
    before = snapshot(counter, table)
    turn = before.standing.turn
    stranger = counter.guest("Ewa", GROUP, platform="telegram")
    presses = [
        (guest, turn - 1, "1"),
        (other, turn, "1"),
        (stranger, turn, "1"),
        (guest, turn, "x"),
        (guest, turn, "99"),
    ]
    for who, when, word in presses:
        reply = await who.presses(write_key(BoardKey(table, when, PAD + word)))
        assert reply.alert and said(reply)
    assert snapshot(counter, table).version == before.version


async def test_pages_that_were_turned_at_an_older_question_do_not_count(counter: Counter) -> None:
    table, means = TableId(1), counter.desk._means
    for _ in range(2):
        means.turn_page(table, "telegram:Ala", 5)
    assert [means.turned(table, "telegram:Ala", number) for number in (5, 6)] == [2, 0]
    means.turn_page(table, "telegram:Ala", 6)
    assert means.turned(table, "telegram:Ala", 6) == 1
