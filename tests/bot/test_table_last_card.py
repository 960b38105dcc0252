"""The last card of everybody plays itself (product.md, 3), at the usual pace."""

from bot.messages import Done, Press
from rules.kit.chance import seeded
from rules.kit.contract import Act
from rules.kit.seats import Seat
from tests.bot.room import At, Room

PACE = 1.5
FOUR_CARDS_EACH = 16


async def to_the_last_trick(room: Room) -> At:
    """A deal that comes to its fifth trick: all pass, and whoever is asked plays at random."""
    for number in range(20):
        at = await room.open(4, game="bauernschnapsen", secret=f"{number}".encode().ljust(32, b"-"))
        await at.say(at.press(0, "flip"))
        chance = seeded("last card")
        while at.row.moving.finished == 0:
            match = at.match
            assert match.deal is not None
            turn, state = match.deal.turn, match.deal.state
            assert isinstance(turn, Act)
            if state.public.phase == "play" and len(state.public.play.plays) == FOUR_CARDS_EACH:
                return at
            seat = turn.must[0]
            legal = match.game.legal(state.public, state.own[seat], seat)
            action = legal[chance.below(len(legal))] if state.public.phase == "play" else legal[-1]
            assert await at.say(Press(Seat(seat), at.number(seat), action)) == Done()
    raise AssertionError("no deal of these comes to its last trick")


async def test_nobody_is_asked_for_his_last_card(room: Room) -> None:
    at = await to_the_last_trick(room)
    cards = len(at.steps)
    for played in range(4):
        assert len(at.steps) == cards + played and at.row.moving.finished == 0
        await room.clock.advance(PACE - 0.1)
        assert len(at.steps) == cards + played
        await room.clock.advance(0.1)
    assert at.row.moving.finished == 1


async def test_who_cannot_wait_may_play_it_himself(room: Room) -> None:
    at = await to_the_last_trick(room)
    (seat,) = at.asked
    (card,) = at.facts["hands"][seat]
    assert await at.say(at.press(seat, "play", card=card)) == Done()
    assert at.asked != [seat]


async def test_the_last_cards_play_themselves_after_a_restart_too(room: Room) -> None:
    at = await to_the_last_trick(room)
    await room.restart()
    await room.clock.advance(5 * PACE)
    assert at.row.moving.finished == 1


async def test_nobodys_turn_is_lost_by_a_card_that_plays_itself(room: Room) -> None:
    at = await to_the_last_trick(room)
    await room.clock.advance(4 * PACE)
    assert all(not prompt.away and prompt.misses == 0 for prompt in at.row.moving.prompts)
