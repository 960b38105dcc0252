"""What a table costs here that nobody touches: nothing."""

import gc
import tracemalloc

from bot.posts import BoardPost, PanelPost
from tests.bot.publishing.stage import Stage

TABLES = 300
MOST_BYTES = 1024
"""Of one idle table (issue 3, *Size*)."""


def posts() -> int:
    """Posts that somebody holds on to."""
    return sum(isinstance(kept, BoardPost | PanelPost) for kept in gc.get_objects())


async def evening(stage: Stage, first: int) -> None:
    for table in range(first, first + TABLES):
        stage.board(table, chat=f"telegram:-{table}", people=(f"telegram:u{table}", None))
        stage.panel(table, 0, f"telegram:u{table}", chat=f"telegram:-{table}")
    await stage.clock.advance(5)


async def test_what_was_shown_is_let_go_of() -> None:
    stage = Stage()
    for table in range(1, TABLES + 1):
        await stage.table(table, f"telegram:-{table}")
    gc.collect()
    before = posts()
    await evening(stage, 1)
    assert stage.publisher.remembered == TABLES
    gc.collect()
    assert posts() == before  # Those of other tests in this process stay theirs.


async def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again() -> None:
    stage = Stage()
    for table in range(1, TABLES + 1):
        await stage.table(table, f"telegram:-{table}")
    await evening(stage, 1)
    tracemalloc.start()
    before = tracemalloc.take_snapshot()
    await stage.clock.advance(700)
    assert stage.publisher.remembered == 0
    assert not any(lane.shares for lane in stage.publisher._courier.lanes.values())
    await evening(stage, 1)
    assert stage.outlet.kinds().count("post") == TABLES, "edited, not posted again"
    stage.outlet.sent.clear()
    stage.outlet._arrived.clear()
    stage.outlet.messages.clear()
    stage.house.seen.clear()
    stage.clock._waits.clear()
    await stage.clock.advance(60)
    stage.publisher._swept = 0
    stage.publisher._sweep(stage.clock.now() + 700)
    gc.collect()
    after = tracemalloc.take_snapshot()
    tracemalloc.stop()
    ours = [tracemalloc.Filter(True, "*/bot/publishing/*")]
    grown = sum(
        line.size_diff for line in after.filter_traces(ours).compare_to(before.filter_traces(ours), "lineno")
    )
    assert grown / TABLES < MOST_BYTES
