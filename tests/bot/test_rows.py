"""Rows that earlier versions wrote are read as they were meant."""

import pytest

from bot.row import load_row
from rules.kit.seats import Seat

FIXED = (
    '{"code":"Z4","chat":"chat","game":"koblarz","rules":1,"options":{"numbers":"each-game","empty_call":1,'
    '"four_players":"low-number","rolls":"in-a-row","throw_needs_sock":false,"finished_players":"watch",'
    '"silesian_draw":true,"target":500,"time_limit_minutes":null},"settings":{"turn_seconds":90.0,'
    '"interrupt_seconds":8.0,"quiet_seconds":1.5,"pace_seconds":1.5,"next_seconds":8.0,"reveal":"match",'
    '"nudges":true,"rated":true},"seats":[{"name":"Ala","person":"chat:Ala","level":2,"luck":"p1",'
    '"former":null},{"name":"Bolek","person":"chat:Bolek","level":2,"luck":"p3","former":null}],'
    '"commitment":"9eb7","entropy":"1:p1|2:p3|begin:p7","chain_from":1}'
)
AFFAIRS = (
    '{"host":"chat:Ala","host_seen":1800000000.0,"lobby":null,"votes":[],"pause":null,"paused":[],'
    '"last_deal":false,"seen":[],"handled":["p3","p7"],"active":1800000000.0,"warned":false,'
    '"rematch":null,"sat":[]}'
)
PROMPT = (
    '{"number":1,"open":true,"due":1800000090.0,"misses":0,"away":false,"turn":1,"nudge":null,"orders":[],'
    '"obeys":false,"grace":0.0}'
)


def written(nudged: str) -> str:
    """A row as it was written before several could be nudged at once and who was kicked was remembered."""
    moving = (
        f'{{"prompts":[{PROMPT},{PROMPT}],"totals":[0,0],"deal":1,"finished":0,"setup":{{}},"window":null,'
        '"beat":null,"next_due":null,"pressed":[],"started":1800000000.0,"ending":null,"voided":0,'
        f'"ends_at":null,"turn":1,"nudged":{nudged},"drafts":[]}}'
    )
    return f'{{"fixed":{FIXED},"affairs":{AFFAIRS},"moving":{moving}}}'


@pytest.mark.parametrize(
    ("before", "nudged"), [("[0,null]", (0, ())), ("[2,1]", (2, (Seat(1),))), ("[7,0]", (7, (Seat(0),)))]
)
def test_a_row_that_names_one_nudged_seat_is_read_and_stays_the_same(
    before: str, nudged: tuple[int, tuple[Seat, ...]]
) -> None:
    row = load_row(written(before))
    assert row.moving.nudged == nudged and row.affairs.kicked == ()
    assert load_row(row.dump()) == row


def test_a_row_that_names_several_nudged_seats_is_read() -> None:
    row = load_row(written("[3,[0,1]]"))
    assert row.moving.nudged == (3, (Seat(0), Seat(1))) and load_row(row.dump()) == row
