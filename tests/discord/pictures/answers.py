"""Answers of the desk to Ala, in a channel where some matches were played."""

from datetime import UTC, datetime

from bot.desk import Reply
from tests.bot.desk.counter import GROUP, Counter, key_table
from tests.helpers.matches import ending, match

RESULTS = (
    (("Ala", "Bolek", "Cyryl"), (130, 40, -20)),
    (("Dana", "Ala", "Bolek"), (210, 90, 60)),
    (("Dana", "Cyryl", "Ala"), (80, 30, 10)),
    (("Ala", "Dana"), (120, 110)),
)


async def answers() -> tuple[dict[str, Reply], str]:
    """By the name of what was asked; and the code of the table."""
    counter = await Counter().start()
    try:
        on = datetime.fromtimestamp(counter.room.clock.now(), UTC).date()
        for table, (names, points) in enumerate(RESULTS, 100):
            result = match(*names, points=points, on=on)
            await counter.room.store.commit(ending(table, result, chat=GROUP))
        ala, bolek, cyryl = map(counter.guest, ("Ala", "Bolek", "Cyryl"))
        found = {"leaderboard": await ala.does("leaderboard"), "stats": await ala.does("stats")}
        table = await counter.begun(ala, bolek, cyryl)
        found["menu"] = await ala.presses(f"{key_table(table)}.t.menu")
        found["refused"] = await counter.guest("Ewa").presses(f"{key_table(table)}.t.hand")
        return found, counter.code(table)
    finally:
        await counter.room.house.close()
