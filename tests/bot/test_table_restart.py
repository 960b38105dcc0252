"""A process that comes back finds every table as it was; what cannot be played on is dealt anew."""

import pytest

from bot.messages import Done
from bot.ports import ChainSecret
from rules.kit.chance import link
from rules.kit.scene import Refusal, text
from rules.kit.verify import Fair
from rules.koblarz import GAME as KOBLARZ
from tests.bot.room import At, Room
from tests.bot.test_table_deals import SHORT, played

MISS = [6, 6, 6, 6]


async def shown(at: At) -> tuple[object, ...]:
    """What stands in every slot."""
    await at.look()
    chat = at.room.chat
    board = chat.of(at.id)[-1]
    panels = [chat.of(at.id, seat)[-1] for seat in at.row.fixed.humans if at.row.moving.deal]
    return (board.version, board.standing, board.board, *[(p.hand, p.question) for p in panels])


async def same_after_restart(at: At) -> None:
    before = await shown(at)
    await at.room.restart()
    assert await shown(at) == before


async def test_a_table_that_has_not_begun_comes_back(room: Room) -> None:
    at = await room.open(begin=False)
    await same_after_restart(at)
    assert await at.begin() == Done()


async def test_a_table_comes_back_with_its_hidden_stakes_and_questions(room: Room) -> None:
    at = await room.open(people=2, computers=1)
    await at.bet(0, 3)
    await same_after_restart(at)
    assert at.facts["stakes"] == [3, None, None]
    answer = await at.bet(0, 1, prompt=1)
    assert isinstance(answer, Refusal) and answer.reason.key.startswith(("refuse-old", "refuse-asked"))


async def test_a_table_comes_back_in_the_middle_of_a_window(room: Room) -> None:
    at = await room.open(dice=MISS, turn_seconds=None)
    await at.bet(0, 3)
    await at.bet(2, 1)
    await room.clock.advance(1.5)
    await at.wave(1)
    await same_after_restart(at)
    await at.wave(0)
    await at.wave(2)
    assert at.dice == [6, 6]


async def test_the_same_dice_fall_after_a_restart(room: Room) -> None:
    rows = []
    for restarts in (False, True):
        at = await room.open(dice=[6, 6], secret=b"same", turn_seconds=None)
        for _ in range(25):
            if restarts:
                await room.restart()
                await at.look()
            for seat in at.asked:
                if at.row.moving.window is None:
                    await at.bet(seat, 1)
                else:
                    await at.wave(seat)
            await room.clock.advance(1.5)
        rows.append((at.dice, at.steps))
    assert rows[0] == rows[1] and len(rows[0][0]) > 5


async def test_a_table_comes_back_between_two_deals(room: Room) -> None:
    at = await room.open(setup=SHORT, next_seconds=60)
    await played(at)
    await at.next_deal(1)
    await same_after_restart(at)
    assert at.standing.over is not None and at.standing.ready == (1,)
    await at.next_deal(0)
    await at.next_deal(2)
    assert at.row.moving.deal == 2


async def test_a_table_comes_back_after_the_match(room: Room) -> None:
    at = await room.open(setup=SHORT)
    await played(at)
    await room.clock.advance(8)
    for seat in (0, 1):
        await at.finish_now(seat)
    await same_after_restart(at)
    assert at.standing.result is not None and len(at.standing.revealed) == 2


async def test_a_table_comes_back_after_a_silent_night(room: Room) -> None:
    at = await room.open(people=1, computers=3)
    for _ in range(6):
        version = at.version
        await room.restart(downtime=36_000)
        await room.clock.advance(60)
        assert at.version > version and at.standing.trouble is None


async def scrubbed(room: Room, at: At, *, log: bool = False) -> None:
    """What a restored backup has of a table: the secrets of ended deals, and no running deal."""
    await room.house.close()
    stored = room.store.stored[at.id]
    secret, last = stored.secret, at.row.moving.finished
    assert secret is not None
    public = ChainSecret(link(secret.secret, secret.position, last), last)
    room.store.row(at.id, secret=public, events=stored.events if log else ())
    await room.restart()


@pytest.mark.parametrize("log", [True, False])
async def test_a_deal_whose_secret_is_gone_is_void_and_dealt_anew(room: Room, log: bool) -> None:
    at = await room.open(dice=MISS)
    await at.bet(0, 3)
    await at.bet(2, 2)
    await room.clock.advance(1.5)
    commitment, totals = at.standing.commitment, at.standing.totals
    await scrubbed(room, at, log=log)
    assert await at.look() == Done()
    assert at.standing.voided == 1 and at.standing.commitment != commitment
    assert (at.standing.deal, at.standing.totals, at.steps) == (1, totals, [])
    assert at.asked == [0, 2]
    assert await at.bet(0, 1) == Done()
    # Nothing was dealt under the first commitment, so the record shows all there is.
    await room.clock.advance(1)
    for seat in (0, 1):
        await at.finish_now(seat)
    assert await at.verified() == Fair(None)


async def test_a_match_goes_on_after_a_void_deal_and_its_record_says_that_it_cannot_be_checked(
    room: Room,
) -> None:
    at = await room.open(setup=SHORT, reveal="deal", options={"silesian_draw": False})
    await played(at)
    totals = at.standing.totals
    await room.clock.advance(8)
    await at.bet(at.asked[0], 2)
    await scrubbed(room, at)
    await at.look()
    assert at.standing.voided == 1 and at.standing.totals == totals and at.standing.deal == 2
    assert at.standing.revealed == () and at.row.fixed.chain_from == 2
    await room.restart()
    await at.look()
    assert at.standing.voided == 1 and at.row.moving.deal == 2
    assert (await at.record())["fairness"] is None
    await room.clock.advance(10_000)
    assert at.row.moving.finished > 1


async def test_a_deal_that_the_rules_of_today_cannot_replay_is_void(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await room.open(dice=MISS)
    await at.bet(0, 3)
    await room.house.close()
    refuse = KOBLARZ.refuse
    monkeypatch.setattr(
        type(KOBLARZ),
        "refuse",
        lambda game, public, own, seat, action: (
            Refusal(text("refuse-stake"))
            if getattr(action, "coins", 0) == 3
            else refuse(public, own, seat, action)
        ),
    )
    await room.restart()
    await at.look()
    assert at.standing.voided == 1 and at.steps == [] and at.asked == [0, 2]


async def test_a_void_deal_that_could_not_be_saved_is_void_at_the_next_try(room: Room) -> None:
    at = await room.open(dice=MISS)
    await at.bet(0, 3)
    await scrubbed(room, at)
    room.store.fail_next(3)
    for _ in range(3):
        assert await at.look() != Done()
    assert at.row.moving.voided == 0
    assert await at.look() == Done()
    assert at.standing.voided == 1 and at.asked == [0, 2]


async def test_a_void_deal_that_could_not_be_saved_is_tried_again_by_itself(room: Room) -> None:
    at = await room.open()
    await at.bet(0, 3)
    await scrubbed(room, at)
    room.store.fail_next(2)
    await room.clock.advance(1000)
    assert at.row.moving.voided == 1


async def test_between_two_deals_nothing_is_void_but_the_next_ones_have_a_new_commitment(
    room: Room,
) -> None:
    at = await room.open(setup=SHORT, next_seconds=60)
    await played(at)
    commitment, totals = at.standing.commitment, at.standing.totals
    await scrubbed(room, at)
    await at.look()
    assert at.standing.commitment != commitment
    assert at.standing.voided == 0 and at.standing.totals == totals and at.standing.over is not None
    assert at.row.moving.deal == 1
    for seat in (0, 1, 2):
        await at.next_deal(seat)
    assert at.row.moving.deal == 2 and at.asked != []


async def test_a_table_that_has_not_begun_has_a_new_commitment_before_anybody_begins(room: Room) -> None:
    at = await room.open(begin=False)
    commitment = at.row.fixed.commitment
    await scrubbed(room, at)
    await at.look()
    assert at.standing.commitment != commitment and at.standing.voided == 0
    announced = at.standing.commitment
    await at.begin()
    assert at.standing.commitment == announced and at.standing.deal == 1


async def test_an_ended_deal_that_the_rules_of_today_cannot_replay_still_counts(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await room.open(setup=SHORT)
    await played(at)
    totals = at.standing.totals
    await room.house.close()
    with monkeypatch.context() as patch:
        patch.setattr(type(KOBLARZ), "settle", _other_rules)
        await room.restart()
        await at.look()
    assert at.standing.totals == totals and at.standing.trouble is None
    await room.clock.advance(8)
    assert at.row.moving.deal == 2 and at.asked != []


def _other_rules(*_: object) -> object:
    raise IndexError
