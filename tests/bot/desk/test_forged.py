"""Whatever reaches the desk is answered: forged keys, nonsense, a failing store; and nothing comes of it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import HealthCheck, example, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from bot.desk.commands import NAMES
from bot.keys import BoardKey, PanelKey, TableKey, write_key
from bot.ports import TableId
from rules.kit.seats import Seat
from tests.bot.desk.counter import Counter, said
from tests.helpers.store import full

WORDS = [
    "join",
    "ready",
    "not-ready",
    "begin",
    "confirm",
    "leave",
    "close",
    "next",
    "back",
    "pause",
    "resume",
    "rematch",
    "finish",
    "last",
    "hand",
    "way",
    "seat",
    "take",
    "computer",
    "remove",
    "kick",
    "order",
    "options",
    "option",
    "rules",
    "menu",
    "trick",
    "tell",
    "log",
    "record",
    "verify",
    "which",
    "settings",
    "mine",
    "new",
    "about",
    "tutorial",
    "alone",
    "help",
    "tables",
    "default-koblarz",
    "default-",
    "nothing",
]
PART = st.sampled_from(
    ["0", "1", "2", "99", "999999999", "x", "yes", "none", "koblarz", "target", "here", "-", "_"]
)
TABLES = st.sampled_from([0, 1, 2, 3, 36**13 - 1])
KEYS = st.one_of(
    st.builds(
        lambda t, w, a: write_key(TableKey(TableId(t), w, tuple(a))),
        TABLES,
        st.sampled_from(WORDS),
        st.lists(PART, max_size=2),
    ),
    st.builds(lambda t, n, w: write_key(BoardKey(TableId(t), n, w)), TABLES, st.integers(0, 10**9), PART),
    st.builds(
        lambda t, s, n, w: write_key(PanelKey(TableId(t), Seat(s), n, w)),
        TABLES,
        st.integers(0, 99),
        st.integers(0, 99),
        PART,
    ),
    st.text(max_size=70),
    st.binary(max_size=64).map(lambda data: data.decode("latin-1")),
)


def in_a_house(does: Callable[[Counter], Awaitable[None]]) -> None:
    """Runs it at a desk with one match and one lobby."""

    async def run() -> None:
        counter = await Counter().start()
        await counter.begun(*(counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")))
        await counter.table(counter.guest("Dana"), game="kauboj")
        await does(counter)
        await counter.room.house.close()

    asyncio.run(run())


DATAS = st.lists(KEYS, min_size=1, max_size=12)
COMMANDS = st.lists(
    st.tuples(st.sampled_from(NAMES) | st.text(max_size=12), st.text(max_size=30)), min_size=1, max_size=8
)
FEW = hypothesis_settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
MANY = hypothesis_settings(FEW, max_examples=1000)


def pressed(datas: list[str]) -> None:
    """Each is pressed by somebody at the table and by a stranger, and answered."""

    async def press(counter: Counter) -> None:
        for data in datas:
            for name in ("Ala", "Eva"):
                reply = await counter.guest(name).presses(data)
                said(reply)
                assert reply.said or reply.page or reply.rows or reply.gone or reply.secret

    in_a_house(press)


def typed(commands: list[tuple[str, str]]) -> None:
    """Each is said by somebody at the table, in private too, and by a stranger, and answered."""

    async def type_(counter: Counter) -> None:
        for name, words in commands:
            for guest in (counter.guest("Ala"), counter.guest("Ala").alone(), counter.guest("Eva")):
                guest.admin = True
                reply = await counter.desk.command(guest.visitor(), name, words)
                said(reply)
                assert reply.said or reply.page or reply.rows
                line = await guest.types(f"{name} {words}")
                assert line is None or line.said or line.page or line.rows

    in_a_house(type_)


@FEW
@given(DATAS)
@example(["", "1.t.", "1.t.which", "0.t.new.koblarz", "1.b.0.wave", "1.p.0.1.wave", "²", "1.t.kick.²"])
def test_any_data_of_a_key_is_answered(datas: list[str]) -> None:
    pressed(datas)


@FEW
@given(COMMANDS)
@example([("bet", "²"), ("kick", "²"), ("join", "²"), ("options", "target=²"), ("settings", "tables ²")])
@example([("start", "²-"), ("luck", "|"), ("rules", "\u202e"), ("new", "koblarz ="), ("options", "=")])
def test_any_words_of_any_command_are_answered(commands: list[tuple[str, str]]) -> None:
    typed(commands)


@pytest.mark.soak
@MANY
@given(DATAS, COMMANDS)
def test_many_keys_and_words_are_answered(datas: list[str], commands: list[tuple[str, str]]) -> None:
    pressed(datas)
    typed(commands)


@pytest.mark.parametrize(
    "stranger_presses", [*(f"1.t.{word}" for word in ("begin", "close", "leave", "pause", "back"))]
)
async def test_a_stranger_changes_nothing_at_a_table(counter: Counter, stranger_presses: str) -> None:
    table = await counter.begun(*(counter.guest(name) for name in ("Ala", "Bolek", "Cyryl")))
    assert table == 1
    before = counter.room.store.stored[table]
    reply = await counter.guest("Eva").presses(stranger_presses)
    assert reply.alert and counter.room.store.stored[table] == before


async def test_a_table_that_is_no_more_is_said_so(counter: Counter) -> None:
    for data in ("zz.t.join", "zz.b.1.abcdef", "zz.p.0.1.abcdef", "zz.t.menu", "zz.t.record", "zz.t.options"):
        reply = await counter.guest("Ala").presses(data)
        assert reply.alert and "no more" in said(reply)


async def test_a_failing_store_is_told_and_nothing_is_opened(counter: Counter) -> None:
    counter.room.store.fail_next(error=full())
    reply = await counter.guest("Ala").does("new koblarz")
    assert reply.alert and "Nothing" not in said(reply) and said(reply)
    assert not counter.room.store.stored


async def test_a_setting_that_could_not_be_kept_is_said_so(counter: Counter) -> None:
    counter.room.store.fail_next()
    assert (await counter.guest("Ala").alone().does("settings one_tap yes")).alert
    assert counter.room.store.people == {}
