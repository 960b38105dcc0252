"""*Tell me*: who finds no seat asks to be told once there is one, and how he is answered (screens.md §7)."""

from bot.free import MOST_WISHES
from bot.row import load_row
from rules.kit.scene import text
from tests.bot.desk.counter import Counter, Guest, key_table, labels, said

OPENS = {"platform": "telegram", "start_url": lambda payload: f"https://t.me/bot?start={payload}"}


def wishes(counter: Counter, table: int) -> tuple[str, ...]:
    return load_row(counter.room.store.stored[table].row).affairs.wishes  # type: ignore[index]


async def full(counter: Counter) -> tuple[int, list[Guest]]:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
    return await counter.begun(*guests[:3]), guests


async def test_who_watches_is_offered_to_be_told_wherever_he_finds_no_seat(counter: Counter) -> None:
    table, (*_, dana) = await full(counter)
    for reply in (
        await dana.presses(f"{key_table(table)}.t.hand"),
        await dana.presses(f"{key_table(table)}.b.1.abcdef"),
        await dana.does("join"),
        await dana.presses(f"{key_table(table)}.t.take.0"),
        await dana.presses(f"{key_table(table)}.t.menu"),
    ):
        assert "Tell me" in labels(reply), said(reply)
    done = await dana.presses_on(reply, "Tell me")
    code = counter.code(table)  # type: ignore[arg-type]
    assert said(done) == f"As soon as there is a seat for you at {code}, you are told in private."
    assert wishes(counter, table) == (dana.person,)


async def test_a_second_press_has_one_effect_and_a_restart_takes_nothing_away(counter: Counter) -> None:
    table, (*_, dana) = await full(counter)
    for _ in range(2):
        assert "you are told" in said(await dana.presses(f"{key_table(table)}.t.tell"))
    await counter.restart()
    await dana.presses(f"{key_table(table)}.t.tell")
    assert wishes(counter, table) == (dana.person,)


async def test_a_lobby_without_a_free_seat_offers_it_too(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana", "Eva")]
    table = await counter.table(*guests[:4], game="bauernschnapsen")
    for press in ("join", "swap"):
        reply = await guests[4].presses(f"{key_table(table)}.t.{press}")
        assert labels(reply) == ["Tell me"], said(reply)
    await guests[4].presses_on(reply, "Tell me")
    await guests[1].does("leave")
    assert "refuse" not in said(await guests[4].presses(f"{key_table(table)}.t.way.here"))
    assert wishes(counter, table) == (), "who sits waits no more"


async def test_who_sits_may_sit_or_was_sent_away_has_nothing_to_wait_for(counter: Counter) -> None:
    table, (ala, _, cyryl, dana) = await full(counter)
    key = f"{key_table(table)}.t.tell"
    assert "You sit at ①" in said(await ala.presses(key))
    ala.admin = True
    await ala.does("kick 3")
    assert "A seat is free: take it." in said(await dana.presses(key))
    assert "sent you away" in said(await cyryl.presses(key))
    assert wishes(counter, table) == ()


async def test_who_has_seen_a_hand_is_told_that_a_seat_is_free_after_this_deal(counter: Counter) -> None:
    guests = [counter.guest(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
    ala, bolek, cyryl, dana = guests
    table = await counter.begun(*guests, game="bauernschnapsen")
    await bolek.does("leave")
    await ala.presses(f"{key_table(table)}.t.menu")
    eva = counter.guest("Eva")
    await eva.presses(f"{key_table(table)}.t.way.here")
    await eva.presses(f"{key_table(table)}.t.take.1")
    await cyryl.does("leave")
    reply = await bolek.presses(f"{key_table(table)}.t.hand")
    assert "For you a seat is free after this deal." in said(reply)
    await bolek.presses_on(reply, "Tell me")
    assert wishes(counter, table) == (bolek.person,)
    await dana.does("close")
    await ala.does("finish")
    await dana.does("finish")
    await eva.does("finish")
    assert wishes(counter, table) == (), "a match that is over has no seats"


async def test_where_the_bot_cannot_write_first_its_private_chat_is_opened_before(counter: Counter) -> None:
    table, _ = await full(counter)
    eva = counter.guest("Eva", **OPENS)
    pressed = await eva.presses(f"{key_table(table)}.t.hand")
    assert not pressed.rows and "/join" in said(pressed), "a pop-up has no keys"
    seen = counter.guest("Eva", **OPENS, answers_are_private=False)
    reply = await seen.does("join")
    assert labels(reply) == ["Tell me"] and not reply.secret
    asked = await eva.presses_on(reply, "Tell me")
    assert asked.url is not None and wishes(counter, table) == ()
    payload = asked.url.partition("start=")[2]
    other = counter.guest("Fela", **OPENS).alone()
    assert (await other.does(f"start {payload}")).alert, "a payload is of use to nobody else"
    done = await eva.alone().does(f"start {payload}")
    assert "you are told" in said(done) and wishes(counter, table) == (eva.person,)
    assert labels(await eva.presses(f"{key_table(table)}.t.hand")) == ["Tell me"]


async def test_who_leaves_the_chat_waits_no_more(counter: Counter) -> None:
    table, (*_, dana) = await full(counter)
    await dana.presses(f"{key_table(table)}.t.tell")
    await counter.desk.person_left(dana.chat, dana.person)
    assert wishes(counter, table) == ()


async def test_no_more_people_wait_than_can_be_told(counter: Counter) -> None:
    table, _ = await full(counter)
    for number in range(MOST_WISHES):
        await counter.guest(f"P{number}").hurries("join")
        await counter.desk.press(counter.guest(f"P{number}").visitor(), f"{key_table(table)}.t.tell")
    reply = await counter.guest("Late").presses(f"{key_table(table)}.t.tell")
    assert reply.said == (text("refuse-tell-many"),) and len(wishes(counter, table)) == MOST_WISHES
