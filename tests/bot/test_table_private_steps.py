"""A target that must choose more than once is one public moment: no second beat tells of it (kauboj.md)."""

from tests.bot.room import Room


async def test_computers_answer_a_shot_at_one_moment(room: Room) -> None:
    at = await room.open(0, 4, game="kauboj", level=2, pace_seconds=1.5)
    answers: list[int] = []
    for _ in range(600):
        before = len(at.log) if at.row.moving.deal else 0
        await room.clock.advance(1.5)
        if at.row.moving.finished:
            break
        steps = [entry for entry in at.log[before:] if "do" in entry]
        if any(step["do"] == "reply" for step in steps):
            answers.append(len(steps))
            assert at.match.deal is not None and at.match.deal.state.public.phase != "answer"
    assert len(answers) > 1 and max(answers) > 1  # Some had more to choose, and nobody waited for it.
