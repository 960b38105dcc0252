"""The menu's last trick: who laid what and who took it, as everybody saw it (screens.md, *Keys*)."""

from bot.desk.menu import _last_trick
from bot.messages import Look
from bot.ports import TableId
from bot.posts import BoardPost
from rules.kit.scene import Trick
from tests.bot.desk.counter import Counter, Guest, key_table, labels, said


async def looked(counter: Counter, table: TableId) -> BoardPost:
    """The table's board; one that nobody has touched for a while sleeps, and is woken."""
    await counter.room.house.ask(table, Look())
    post = counter.room.house.snapshot(table)
    assert post is not None
    return post


async def played(counter: Counter) -> tuple[Guest, TableId]:
    """Ala with three computers, who play on for her too, until a trick is over."""
    ala = counter.guest("Ala")
    table = await counter.table(ala, game="bauernschnapsen", options="turn_seconds=15")
    for seat in (1, 2, 3):
        await ala.presses(f"{key_table(table)}.t.computer.1.{seat}")
    await ala.does("begin")
    assert "Last trick" not in labels(await ala.presses(f"{key_table(table)}.t.menu"))
    assert said(await ala.presses(f"{key_table(table)}.t.trick")) == "No trick is over in this deal yet."
    for _ in range(600):
        post = await looked(counter, table)
        if _last_trick(post) is not None:
            return ala, table
        await counter.room.clock.advance(0.5)
    raise AssertionError("no trick was ever over")


async def test_the_menu_has_the_last_trick_for_everybody_the_same(counter: Counter) -> None:
    ala, table = await played(counter)
    menu = f"{key_table(table)}.t.menu"
    mine = await ala.presses_on(await ala.presses(menu), "Last trick")
    dana = counter.guest("Dana")
    assert said(await dana.presses_on(await dana.presses(menu), "Last trick")) == said(mine)
    post = await looked(counter, table)
    assert post.board is not None
    (trick,) = [part for part in post.board.parts if isinstance(part, Trick) and part.taker is not None]
    assert trick.taker is not None
    words = said(mine).split()
    assert words[:2] == ["Last", "trick:"] and words[-2:] == ["→", "①②③④"[trick.taker]]
    signs = [word[0] for word in words[2:-2] if word[0] in "①②③④"]
    assert signs == ["①②③④"[one.seat] for one in trick.cards] and len(signs) == 4


async def test_a_game_without_tricks_has_no_such_key(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")]
    table = await counter.begun(*guests)
    assert "Last trick" not in labels(await guests[0].presses(f"{key_table(table)}.t.menu"))
