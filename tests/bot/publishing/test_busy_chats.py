"""A chat whose boards want more than its budget: what is to go away goes away all the same."""

from bot.outlet import Budget, Rate
from tests.bot.publishing.stage import ALA, BOLEK, CHAT, Stage

BUSY = Budget(per_place={"group": (Rate(8, 24.0),)})

TABLES = (1, 2, 3)


async def test_a_former_board_goes_away_also_where_something_urgent_always_waits() -> None:
    stage = Stage(BUSY)
    people = (ALA, BOLEK)
    for number in TABLES:
        await stage.shown(number, people=people)
    for turn in range(120):
        for number in TABLES:
            called = number == 1 and turn >= 40
            acting = 0 if called and turn < 60 else turn % 2
            nudged = (1, 0) if called else (0,)
            stage.board(number, people=people, acting=(acting,), nudged=nudged)
        await stage.clock.advance(1)
    kinds = stage.outlet.kinds(CHAT)
    assert (kinds.count("post"), kinds.count("delete")) == (4, 1)
    assert len(stage.outlet.at(CHAT)) == 3
    assert stage.outlet.wrong == []
