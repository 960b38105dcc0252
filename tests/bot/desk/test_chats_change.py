"""What becomes of settings and tables where chats move, people leave, the bot comes and goes."""

from tests.bot.desk.counter import Counter, admin


async def test_the_chat_keeps_its_settings_when_it_moves(counter: Counter) -> None:
    ala = admin(counter)
    await ala.does("settings tables 1")
    table = await counter.table(ala)
    await counter.desk.chat_moved("discord:1", "discord:-100")
    assert (await counter.desk.chat_settings("discord:-100")).tables == 1
    assert counter.room.store.stored[table].chat == "discord:-100"


async def test_who_has_left_the_chat_has_left_its_tables(counter: Counter) -> None:
    ala, bolek = counter.guest("Ala"), counter.guest("Bolek")
    table = await counter.table(ala, bolek)
    await counter.desk.person_left("discord:1", bolek.person)
    assert counter.seat(table, bolek) is None and counter.seat(table, ala) == 0


async def test_tables_stay_when_the_bot_is_removed(counter: Counter) -> None:
    table = await counter.table(counter.guest("Ala"))
    await counter.desk.bot_removed("discord:1")
    assert counter.room.store.stored[table].status == "running"


async def test_the_bot_keeps_the_language_of_a_chat_that_it_comes_into(counter: Counter) -> None:
    await counter.desk.bot_added("discord:5", "pl-PL")
    await counter.desk.bot_added("discord:5", "en")
    assert (await counter.desk.chat_settings("discord:5")).language == "pl"
