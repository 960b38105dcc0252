"""Standing orders as keys of the board: given there and taken back there, told to their giver alone."""

from bot.desk import Reply
from bot.keys import BoardKey, TableKey, action_hash, read_key, write_key
from bot.messages import Caller, Hand, Peeked
from bot.pages import running
from bot.ports import TableId
from tests.bot.desk.counter import Counter, Guest, said
from tests.helpers.clock import settle


def guests(counter: Counter) -> list[Guest]:
    return [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]


async def orders(counter: Counter, table: TableId, guest: Guest) -> dict[str, bool]:
    """What the guest may order, and what stands."""
    answer = await counter.room.house.ask(table, Hand(Caller(guest.person, guest.name)))
    assert isinstance(answer, Peeked)
    return {offer.id: offer.on for offer in answer.post.orders}


async def test_i_pass_this_bidding_is_given_and_taken_back_on_the_board(counter: Counter) -> None:
    people = guests(counter)
    table = await counter.begun(*people, game="bauernschnapsen")
    await bidding(counter, table, people)
    post = counter.room.house.snapshot(table)
    assert post is not None
    keys = [read_key(key.data) for row in running(post, "en").rows for key in row.keys]
    (order,) = [key for key in keys if isinstance(key, TableKey) and key.word == "order"]
    later = next(one for one in people if one.person != post.standing.people[post.standing.acting[0]])
    for holds in (True, False, True):
        reply = await later.presses(write_key(order))
        assert reply.secret and ("holds" in said(reply)) == holds
        assert (await orders(counter, table, later))["pass"] is holds


async def test_no_before_ones_turn_is_no_kontra(counter: Counter) -> None:
    people = guests(counter)
    table = await counter.begun(*people, game="bauernschnapsen")
    await bidding(counter, table, people)
    for _ in range(12):
        post = counter.room.house.snapshot(table)
        assert post is not None
        if any(len(form.options) == 2 for form in post.offers):
            break
        await on_board(counter, table, asked(counter, table, people))
    post = counter.room.house.snapshot(table)
    assert post is not None and any(len(form.options) == 2 for form in post.offers)
    now = asked(counter, table, people)
    may = [one for one in people if "no-kontra" in await orders(counter, table, one)]
    later = next(one for one in may if one is not now)
    before = post.standing
    reply = await on_board(counter, table, later)
    assert "holds" in said(reply) and (await orders(counter, table, later))["no-kontra"]
    assert counter.room.house.snapshot(table).standing.acting == before.acting  # type: ignore[union-attr]


async def bidding(counter: Counter, table: TableId, people: list[Guest]) -> None:
    """Forehand lets the fourth card name trump."""
    await on_board(counter, table, asked(counter, table, people))


def asked(counter: Counter, table: TableId, people: list[Guest]) -> Guest:
    standing = counter.standing(table)
    return next(guest for guest in people if guest.person == standing.people[standing.acting[0]])


async def on_board(counter: Counter, table: TableId, guest: Guest) -> Reply:
    """Presses the last key that the board offers: flip, pass, no."""
    post = counter.room.house.snapshot(table)
    assert post is not None
    action = post.offers[0].options[-1].action
    key = write_key(BoardKey(table, post.standing.turn, action_hash(action)))
    reply = await guest.presses(key)
    if "again" in said(reply):
        reply = await guest.presses(key)
    await settle()
    return reply
