"""Judge, append, publish: nothing is told before it is on disk, and what is not on disk has not happened."""

from dataclasses import replace

from bot.messages import Begin, Done, Trouble
from bot.ports import StoreFull, StoreInUse, StoreNotWritable
from bot.table import RETRY_SECONDS
from rules.kit.scene import Refusal, text
from tests.bot.room import Room
from tests.helpers.clock import settle

NO_INTERRUPTS = {"jokers": [False] * 3, "fires": [False] * 3}


async def test_nothing_is_answered_or_shown_before_it_is_on_disk(room: Room) -> None:
    at = await room.open()
    shown = len(room.chat.posts)
    room.store.hold()
    answer = at.send(at.press(0, "bet", coins=2))
    await room.clock.advance(5)
    assert not answer.done() and len(room.chat.posts) == shown
    room.store.release()
    await settle()
    assert answer.result() == Done() and len(room.chat.posts) > shown


async def test_what_is_shown_is_always_on_disk(room: Room) -> None:
    on_disk: list[bool] = []
    room.chat.told = lambda post: on_disk.append(room.store.stored[post.table].version == post.version)
    at = await room.open(people=1, computers=2, options={"target": 100})
    for _ in range(300):
        if at.asked:
            question = at.question(0)
            assert question is not None
            await at.say(at.press(0, "bet", coins=1) if not question.may_wave else at.press(0, "roll"))
            await at.wave(0)
        await room.clock.advance(8)
    assert len(on_disk) > 100 and all(on_disk)


async def test_while_one_press_is_being_saved_the_next_ones_wait_in_order(room: Room) -> None:
    at = await room.open()
    room.store.hold()
    answers = [at.send(at.press(seat, "bet", coins=2)) for seat in (2, 0)]
    await settle()
    assert not any(answer.done() for answer in answers)
    room.store.release()
    assert [await answer for answer in answers] == [Done(), Done()]
    assert [step["seat"] for step in at.steps] == [2, 0]


async def test_a_failed_commit_leaves_everything_as_it_was(room: Room) -> None:
    at = await room.open()
    before, row, shown = room.store.stored[at.id], at.row, at.standing
    room.store.fail_next()
    answer = await at.bet(0, 2)
    assert answer == Trouble(text("store-full", path="memory"))
    assert room.store.stored[at.id] == before
    assert at.standing == replace(shown, trouble=text("store-full", path="memory"))
    assert at.question(0) is not None and at.row == row
    assert await at.bet(0, 2) == Done()
    assert at.standing.trouble is None


async def test_dice_that_fell_but_were_not_saved_fall_the_same_again(room: Room) -> None:
    dice = [3, 6, 2, 4, 1, 5]
    at = await room.open(setup=NO_INTERRUPTS, dice=dice)
    await at.bet(0, 3)
    await at.bet(2, 2)
    room.store.fail_next(3)
    await room.clock.advance(1.5)
    assert at.dice == [] and at.standing.trouble is not None
    for _ in range(2):
        await room.clock.advance(RETRY_SECONDS)
        assert at.dice == []
    await room.clock.advance(RETRY_SECONDS)
    assert at.dice == dice[:1] and at.standing.trouble is None
    await room.clock.advance(1.5 * 4)
    assert at.dice == dice[: len(at.dice)]


async def test_a_press_that_makes_a_die_fall_and_is_not_saved_makes_the_same_die_fall_later(
    room: Room,
) -> None:
    # Rolled by the last wave of a window, not by the clock.
    at = await room.open(setup={"socks": [1, 1, 1], "wallets": [9, 9, 9]}, dice=[6, 1, 2])
    await at.bet(0, 3)
    await at.bet(2, 2)
    waiting = at.asked
    for seat in waiting[:-1]:
        await at.wave(seat)
    room.store.fail_next(4, StoreNotWritable(text("store-not-writable", path="memory")))
    for _ in range(4):
        assert isinstance(await at.wave(waiting[-1]), Trouble)
        assert at.dice == []
    assert await at.wave(waiting[-1]) == Done()
    assert at.dice == [6]


async def test_a_begin_that_was_not_saved_can_be_pressed_again(room: Room) -> None:
    at = await room.open(begin=False, dice=[2])
    room.store.fail_next()
    assert isinstance(await at.begin(), Trouble)
    assert (at.row.moving.deal, at.row.fixed.entropy) == (0, "")
    assert await at.begin() == Done()
    assert at.row.moving.deal == 1


async def test_a_next_deal_that_was_not_saved_is_dealt_from_the_same_secret(room: Room) -> None:
    rows = []
    for failures in (0, 2):
        at = await room.open(
            setup={"wallets": [0, 0, 0], "banks": [{"coins": 1, "jokers": 0}] * 3}, secret=b"s"
        )
        while at.row.moving.finished == 0:
            await room.clock.advance(1)
        room.store.fail_next(failures)
        await room.clock.advance(8 + failures * RETRY_SECONDS)
        assert at.row.moving.deal == 2
        for _ in range(2):
            while at.asked and at.question(at.asked[0]).may_wave is False:  # type: ignore[union-attr]
                await at.bet(at.asked[0], 1)
            await room.clock.advance(8)
        rows.append(at.dice)
    assert rows[0] == rows[1] != []


async def test_a_retry_does_not_put_off_what_is_due_earlier(room: Room) -> None:
    at = await room.open(setup=NO_INTERRUPTS, dice=[6])
    await at.bet(0, 3)
    room.store.fail_next()
    await at.bet(2, 2)
    await at.bet(2, 2)
    assert at.facts["phase"] == "roll"
    room.store.fail_next()
    assert isinstance(await at.finish_now(0), Trouble)
    await room.clock.advance(1.5)
    assert at.dice == [6]


async def test_a_commit_whose_answer_was_lost_is_not_done_twice(room: Room) -> None:
    at = await room.open()
    press = at.press(0, "bet", coins=2)
    room.store.lose_next_answer()
    assert isinstance(await at.say(press), Trouble)
    answer = await at.say(press)
    assert isinstance(answer, Refusal) and answer.reason.key.startswith(("refuse-old", "refuse-asked"))
    assert at.steps == [{"seat": 0, "do": "bet", "coins": 2}]
    assert await at.bet(2, 1) == Done()


async def test_a_table_that_somebody_else_changed_is_read_again(room: Room) -> None:
    at = await room.open()
    stored = room.store.stored[at.id]
    room.store.row(at.id, version=stored.version + 1)
    assert isinstance(await at.bet(0, 2), Trouble)
    assert await at.bet(0, 2) == Done()
    assert at.version == stored.version + 2


async def test_a_store_that_cannot_even_be_read_is_asked_again(room: Room) -> None:
    at = await room.open()

    async def cannot(_: object) -> None:
        raise StoreInUse(text("store-busy", path="memory"))

    load, room.store.load = room.store.load, cannot  # type: ignore[method-assign, assignment]
    room.store.fail_next()
    assert isinstance(await at.bet(0, 2), Trouble)
    assert isinstance(await at.bet(0, 2), Trouble)
    room.store.load = load  # type: ignore[method-assign]
    assert await at.bet(0, 2) == Done()


async def test_a_table_that_is_opened_on_a_full_disk_does_not_exist(room: Room) -> None:
    room.store.fail_next()
    try:
        await room.open()
    except StoreFull:
        pass
    else:
        raise AssertionError
    assert room.store.stored == {} and not room.house.codes
    at = await room.open()
    assert at.standing.deal == 1


async def test_a_frozen_table_does_not_hold_up_another(room: Room) -> None:
    frozen, other = await room.open(), await room.open()
    room.store.fail_next()
    assert isinstance(await frozen.bet(0, 2), Trouble)
    assert await other.bet(0, 2) == Done()


async def test_the_commitment_is_on_disk_before_anybody_sits_down(room: Room) -> None:
    at = await room.open(begin=False)
    assert len(at.row.fixed.commitment) == 64 and room.store.stored[at.id].secret is not None
    assert await at.look() == Done()
    assert at.standing.commitment == at.row.fixed.commitment
    assert isinstance(await at.say(Begin(("a", "b", "c"), "x")), Done)
    assert at.standing.entropy == "1:a|2:b|3:c|begin:x"
