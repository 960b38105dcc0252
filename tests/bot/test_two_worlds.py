"""Two worlds (architecture.md): tables that differ in a hidden thing look the same to who may not know it.

The same line is played at two tables with the same secret, entropy and clock, until somebody chooses in
secret; there the worlds part. Up to the moment at which his choice is shown, every other slot (the board and
the panels of the others) must get the same posts at the same moments in the same order, and every refusal
must be the same. Where the choice is shown the contents part, but kinds, order and times must not.
"""

import asyncio

import pytest

from bot.messages import Look, Press, Wave
from rules import AnyGame, games
from rules.kit.action import Action
from rules.kit.chance import Chance, pick, seeded
from rules.kit.contract import Act
from rules.kit.seats import Seat, all_seats
from tests.bot.room import At
from tests.bot.worlds import Worlds

ALL_GAMES = pytest.mark.parametrize("game", games().values(), ids=games().keys())
LINES = 12
MOST_ACTS = 40
SIMULTANEOUS = {"koblarz"}
"""Games that are known to have secret choices, so that these tests must have met some."""


def seats_of(game: AnyGame, chance: Chance) -> int:
    return pick(chance, list(game.players))


def legal(at: At, seat: Seat) -> tuple[Action, ...]:
    deal = at.match.deal
    assert deal is not None
    game, state = at.match.game, deal.state
    return game.legal(state.public, state.own[seat], seat)


def sampled(at: At, seat: Seat, chance: Chance) -> Action | None:
    deal = at.match.deal
    assert deal is not None
    return at.match.game.sample(deal.state.public, deal.state.own[seat], seat, chance)


def is_secret(at: At, seat: Seat) -> bool:
    question = at.question(seat)
    return question is not None and any(form.secret for form in question.forms)


async def common_step(worlds: Worlds, chance: Chance) -> bool:
    """One step that both worlds take alike; False where the deal is over."""
    at, act = worlds.tables[0], worlds.act
    if act is None:
        return False
    if not at.asked:
        await worlds.advance(2)
        return True
    seat = Seat(pick(chance, at.asked))
    action = sampled(at, seat, chance)
    if action is None:
        await worlds.say(Wave(seat, at.number(seat)))
    else:
        await worlds.say(Press(seat, at.number(seat), action))
    worlds.compare(None)
    return True


def secret_moment(worlds: Worlds, chance: Chance) -> tuple[Seat, Action, Action] | None:
    """Somebody who could choose one thing or another in secret while others still choose too."""
    at, act = worlds.tables[0], worlds.act
    if act is None or act.window is not None or len(act.must) < 2 or chance.below(3) == 0:
        return None
    seats = [seat for seat in act.must if is_secret(at, seat) and len(legal(at, seat)) > 1]
    if not seats:
        return None
    seat = pick(chance, seats)
    actions = list(legal(at, seat))
    first = pick(chance, actions)
    actions.remove(first)
    return seat, first, pick(chance, actions)


async def disturb(worlds: Worlds, hides: Seat, chance: Chance) -> None:
    """Whatever others may do meanwhile: the answers and all that is shown must be the same in both."""
    at = worlds.tables[0]
    for _ in range(chance.below(4)):
        match chance.below(5):
            case 0:
                await worlds.say(Look())
            case 1:
                await worlds.advance(chance.below(20) / 10)
            case 2:
                await worlds.restart()
                await worlds.say(Look())
            case 3:
                for other in all_seats(len(at.row.fixed.seats)):
                    if other != hides:
                        for action in legal(at, hides) + legal(worlds.tables[1], hides):
                            await worlds.say(Press(other, at.number(other) + 1, action))
                        await worlds.say(Wave(other, at.number(other)))
            case _:
                # A second press of who has chosen gets the same short answer whatever he chose.
                for action in (*legal(at, hides), None):
                    if action is not None:
                        await worlds.say(Press(hides, at.number(hides), action))
                await worlds.say(Wave(hides, at.number(hides)))
        worlds.compare(hides)


@ALL_GAMES
async def test_a_secret_choice_shows_nowhere_before_it_is_shown_to_all(game: AnyGame) -> None:
    met = 0
    for line in range(LINES):
        chance = seeded(f"two worlds|{game.id}|{line}")
        worlds = Worlds(f"{game.id} {line}")
        await worlds.open(game, seats_of(game, chance), 0)
        for _ in range(MOST_ACTS):
            moment = secret_moment(worlds, chance)
            if moment is not None:
                await choose_apart(worlds, moment, chance)
                met += 1
                break
            if not await common_step(worlds, chance):
                break
        await worlds.close()
    assert met > LINES / 2 or game.id not in SIMULTANEOUS


async def choose_apart(worlds: Worlds, moment: tuple[Seat, Action, Action], chance: Chance) -> None:
    """The worlds part; then the others choose, each the same in both, until all is shown."""
    seat, *actions = moment
    number = worlds.tables[0].number(seat)
    for at, action in zip(worlds.tables, actions, strict=True):
        await at.say(Press(seat, number, action))
    worlds.compare(seat)
    while True:
        await disturb(worlds, seat, chance)
        act = worlds.act
        assert act is not None
        other = act.must[0]
        action = pick(chance, legal(worlds.tables[0], other))
        if len(act.must) == 1:
            break
        await worlds.say(Press(other, worlds.tables[0].number(other), action))
        worlds.compare(seat)
    await worlds.say(Press(other, worlds.tables[0].number(other), action))
    worlds.compare_kinds(seat)


@ALL_GAMES
@pytest.mark.parametrize("clock", [False, True], ids=["a computer", "a time-out"])
async def test_whatever_acts_for_a_seat_shows_nothing_of_what_it_chose_or_how_long_it_thought(
    game: AnyGame, clock: bool
) -> None:
    """The seat that hides something is a computer's, or its person's time runs out; the other world's
    computer chooses something else and thinks for longer."""
    parted = 0
    for line in range(LINES):
        chance = seeded(f"computers|{game.id}|{line}|{clock}")
        seats = seats_of(game, chance)
        worlds = Worlds(f"{game.id} {line}")
        await worlds.open(game, seats if clock else seats - 1, 0 if clock else 1)
        hides = Seat(seats - 1)
        for _ in range(MOST_ACTS):
            act = worlds.act
            if act is None:
                break
            if hides in act.must and act.window is None and len(act.must) > 1:
                parted += await act_apart(worlds, hides)
                break
            if worlds.tables[0].asked:
                await common_step(worlds, chance)
            else:
                await worlds.advance(1.5)
                worlds.compare(None)
        await worlds.close()
    assert parted or game.id not in SIMULTANEOUS


async def act_apart(worlds: Worlds, hides: Seat) -> bool:
    """Lets ``hides`` be played for, by a computer that differs; whether it chose differently."""
    for computers in worlds.computers:
        computers.hidden = hides
    # Thinking began before the worlds differed: they start anew from what is on disk.
    await worlds.restart()
    await worlds.say(Look())
    before, acted, turn = worlds.act, len(worlds.tables[0].steps), worlds.tables[0].standing.turn
    assert before is not None
    while len(worlds.tables[0].steps) == acted:
        await worlds.advance(0.3)
        unshown = (before, Act(tuple(seat for seat in before.must if seat != hides)))
        # On another turn the choices are shown, even where the same seats are asked again.
        if worlds.act in unshown and worlds.tables[0].standing.turn == turn:
            worlds.compare(hides)
        worlds.compare_kinds(hides)
    first, second = (at.steps[acted:] for at in worlds.tables)
    return first != second


@ALL_GAMES
async def test_a_world_that_a_seat_holds_possible_looks_to_it_like_the_real_one(game: AnyGame) -> None:
    for line in range(LINES):
        chance = seeded(f"imagined|{game.id}|{line}")
        worlds = Worlds(f"{game.id} {line}")
        await worlds.open(game, seats_of(game, chance), 0)
        for _ in range(chance.below(MOST_ACTS)):
            if not await common_step(worlds, chance):
                break
        if worlds.act is not None:
            for seat in all_seats(len(worlds.tables[0].row.fixed.seats)):
                imagine(worlds.tables[1], seat, chance)
                await look_around(worlds, seat, chance)
        await worlds.close()


def imagine(at: At, seat: Seat, chance: Chance) -> None:
    """Puts a world that ``seat`` holds possible in the place of the real one, in memory alone."""
    table = at.room.house.table(at.id)
    loaded = table._loaded
    assert loaded is not None and loaded.sitting.match.deal is not None
    match, deal = at.match, at.match.deal
    assert deal is not None
    state = match.game.imagine(deal.state.public, deal.state.own[seat], seat, chance)
    match = match._replace(deal=deal._replace(state=state))
    table._loaded = loaded._replace(sitting=loaded.sitting._replace(match=match))


async def look_around(worlds: Worlds, seat: Seat, chance: Chance) -> None:
    """What ``seat`` and the chat are shown, and what it is refused, as it is no good for its question."""
    at = worlds.tables[0]
    for room in worlds.rooms:
        room.chat.posts.clear()
    await worlds.say(Look())
    for other in all_seats(len(at.row.fixed.seats)):
        if other != seat:
            await worlds.say(Press(seat, at.number(seat) + 1, pick(chance, legal(at, other) or (None,))))  # type: ignore[arg-type]
            for action in legal(at, other):
                if action not in legal(at, seat):
                    await worlds.say(Press(seat, at.number(seat), action))
    first, second = (
        [post for post in at.room.chat.posts if post.seat in (None, seat)] for at in worlds.tables
    )
    assert first == second
    await asyncio.sleep(0)
