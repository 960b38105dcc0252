"""What goes wrong on Discord, through the real discord.py: each is handled, and play goes on."""

import asyncio
import random
import signal

import pytest

from tests.discord.real.people import until
from tests.discord.real.playing import Player, board, boards, find, goes_on, presses, seated
from tests.discord.real.stage import Stage
from tests.discord.server.messages import words
from tests.discord.server.world import SEND, VIEW

pytestmark = pytest.mark.asyncio(loop_scope="session")
SETTINGS = "target=500 turn_seconds=86400"


@pytest.mark.parametrize("how", ["cut", "reconnect", "invalid"])
async def test_play_goes_on_after_the_gateway_has_broken(stage: Stage, how: str) -> None:
    channel, people = stage.gathered(shard=1)
    await seated(channel, people, "koblarz", SETTINGS)
    gateway = stage.server.gateway
    before = gateway.seen["resume"] + gateway.seen["identify"]
    {"cut": gateway.cut, "reconnect": gateway.reconnect, "invalid": gateway.invalidate}[how](1)
    await until(lambda: gateway.seen["resume"] + gateway.seen["identify"] > before)
    await until(stage.ready)
    await goes_on(channel, people)


@pytest.mark.parametrize("refused", [False, True], ids=["let in again", "token refused for a while"])
async def test_play_goes_on_after_discord_has_ended_the_connection_for_good(
    stage: Stage, refused: bool
) -> None:
    channel, people = stage.gathered(shard=1)
    await seated(channel, people, "koblarz", SETTINGS)
    server, gateway = stage.server, stage.server.gateway
    identified, token = gateway.seen["identify"], server.token
    unauthorized = server.refused["me 0"]
    gateway.close_identify = [4004]
    if refused:
        server.token = "another"
    gateway.invalidate(1)
    if refused:
        await until(lambda: server.refused["me 0"] > unauthorized + 1)
        server.token = token
    await until(lambda: gateway.seen["identify"] >= identified + 3)
    await until(stage.ready)
    await goes_on(channel, people)
    # Shards are looked after as before.
    resumed = gateway.seen["resume"]
    gateway.cut(1)
    await until(lambda: gateway.seen["resume"] > resumed)
    await until(stage.ready)
    await goes_on(channel, people)
    server.rest.wrong = [one for one in server.rest.wrong if "401: Unauthorized" not in one]


async def test_a_press_that_comes_twice_is_done_once(stage: Stage) -> None:
    channel, people = stage.gathered()
    await people[0].answer(people[0].slash(channel, "new", game="koblarz"))
    joined = await presses(people[1], channel, ".t.join")
    stage.server.again(joined)
    opened = people[0].done[0]
    stage.server.again(opened)
    await presses(people[2], channel, ".t.join")
    await until(lambda: "Cyryl" in words(board(channel)))
    assert words(board(channel)).count("Bolek") == 1 and len(boards(channel)) == 1


async def test_a_press_that_comes_too_late_is_done_all_the_same(stage: Stage) -> None:
    channel, people = stage.gathered()
    await people[0].answer(people[0].slash(channel, "new", game="koblarz"))
    offer = await until(lambda: find(people[1], channel, ".t.join"))
    stage.server.rest.latency = lambda route: 0.05 if route == "callback" else 0.0
    late = people[1].presses(channel, offer.message, offer.key)
    stage.server.advance(20)
    await until(lambda: "Bolek" in words(board(channel)))
    stage.server.rest.latency = None
    assert not late.acknowledged


async def test_limits_outages_and_broken_lines_cost_no_play(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "koblarz", "target=100 turn_seconds=86400")
    server = stage.server
    for status, more in (
        (429, {"retry_after": 0.1}),
        (429, {"retry_after": 0.1, "everywhere": True}),
        (502, {}),
        (503, {}),
        (0, {}),
        (0, {"after": True}),
        (429, {"cloudflare": True}),
    ):
        server.fault("edit", status, **more)
    server.fault("callback", 0)
    server.fault("callback", 500)
    players = [Player(one, channel, n, random.Random(n)) for n, one in enumerate(people)]

    async def plays(player: Player) -> None:
        while not player.over:
            player.act()
            await asyncio.sleep(0.05)

    async with asyncio.timeout(30):
        await asyncio.gather(*map(plays, players))
    assert server.rest.faults == type(server.rest.faults)()


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_closed_private_messages_stop_nobody_and_one_hint_says_nothing_of_them(
    stage: Stage, code: int
) -> None:
    channel, people = stage.gathered(dms=code != 50007)
    if code != 50007:
        stage.server.fault("open_dm" if code == 40003 else "send", 403, code, times=3, private=True)
    await seated(channel, people, "kauboj", "max_deals=1 turn_seconds=86400", way="private")
    hands = [await presses(person, channel, ".t.hand") for person in people]
    shown = [words(one.original) for one in hands]
    assert len(set(shown)) == len(people) and all(one.original["flags"] & 64 for one in hands)

    def hints() -> list[str]:
        found = [words(one) for one in channel.messages.values() if not one["components"]]
        return [said for said in found if "My hand" in said]

    await until(hints)
    assert len(hints()) == 1 and not any(person.user.name in hints()[0] for person in people)


async def test_a_deleted_board_is_posted_anew(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "koblarz", SETTINGS)
    gone = board(channel)
    del channel.messages[int(gone["id"])]
    stage.server.removed(channel, gone)
    for person in people:
        await person.answer(person.slash(channel, "bet", coins=2))
    fresh = await until(lambda: channel.messages and find(people[0], channel, ".t.menu"))
    assert fresh.message["id"] != gone["id"]
    await goes_on(channel, people)


@pytest.mark.parametrize("denied", [SEND, VIEW])
async def test_a_missing_right_is_named(stage: Stage, denied: int) -> None:
    channel, people = stage.gathered()
    assert channel.guild is not None
    channel.overwrites[stage.server.bot.id] = (0, denied)
    one = await people[0].answer(people[0].slash(channel, "new", game="koblarz"))
    said = words(one.original)
    assert one.original["flags"] & 64 and ("Send Messages" if denied == SEND else "View Channel") in said
    channel.overwrites.clear()
    again = await people[0].answer(people[0].slash(channel, "new", game="koblarz"))
    assert again.original and await until(lambda: channel.messages)


async def test_a_channel_that_is_deleted_takes_nothing_with_it(stage: Stage) -> None:
    channel, people = stage.gathered()
    guild = channel.guild
    assert guild is not None
    other = stage.server.channel(guild, "other")
    await seated(other, people, "koblarz", SETTINGS)
    await seated(channel, people, "koblarz", SETTINGS)
    stage.server.delete_channel(other)
    await goes_on(channel, people)


async def test_an_archived_thread_is_brought_up_to_date_when_it_comes_back(stage: Stage) -> None:
    channel, people = stage.gathered()
    thread = stage.server.thread(channel, "evening")
    await seated(thread, people, "koblarz", "target=500 turn_seconds=15")
    thread.archived = thread.locked = True
    stage.server.tell(thread, "THREAD_UPDATE", thread.json())
    await until(lambda: stage.server.refused["edit 50083"] + stage.server.refused["send 50083"])
    stale = words(board(thread))
    thread.archived = thread.locked = False
    stage.server.tell(thread, "THREAD_UPDATE", thread.json())
    await until(lambda: words(board(thread)) != stale)
    await goes_on(thread, people)


async def test_whoever_has_left_is_noticed_before_he_is_mentioned(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "koblarz", "target=500 turn_seconds=90")
    assert channel.guild is not None
    for person in people[1:]:
        del channel.guild.members[person.user.id]
    await until(lambda: stage.server.refused["member 10007"])
    gone = {person.user.id for person in people[1:]}
    assert not any(user in gone for _, user in stage.server.pings)
    await goes_on(channel, people[:1])


async def test_the_nudge_is_one_new_board_and_tells_those_who_are_asked(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "koblarz", "target=500 turn_seconds=1800")
    first, told = board(channel), len(stage.server.pings)
    await until(lambda: len(boards(channel)) == 1 and board(channel)["id"] != first["id"], 30)
    mine = [user for message, user in stage.server.pings[told:] if message == board(channel)["id"]]
    ours = {person.user.id for person in people}
    assert len(mine) == 2 and set(mine) < ours
    assert [user for _, user in stage.server.pings[told:] if user in ours] == mine, "by this board alone"


async def test_whoever_brings_the_bot_where_it_is_no_member_is_told_politely(stage: Stage) -> None:
    guild = stage.server.guild(installed=False)
    channel = next(iter(guild.channels.values()))
    ala = stage.person("Ala", guild)
    one = await ala.answer(ala.slash(channel, "new", game="koblarz"))
    assert one.original["flags"] & 64 and words(one.original) and not channel.messages


async def test_a_bot_that_was_removed_and_comes_again_finds_its_tables(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "koblarz", SETTINGS)
    guild = channel.guild
    assert guild is not None
    stage.server.throw_out(guild)
    await asyncio.sleep(0.2)
    stage.server.invite(guild)
    await goes_on(channel, people)


async def test_an_old_press_and_a_strangers_press_are_answered_to_them_alone(stage: Stage) -> None:
    channel, people = stage.gathered()
    await seated(channel, people, "koblarz", SETTINGS)
    old = board(channel)
    key = next(part for row in old["components"] for part in row["components"] if ".b." in part["custom_id"])
    eve = stage.person("Eve", channel.guild)  # type: ignore[arg-type]
    stranger = await eve.answer(eve.presses(channel, old, key["custom_id"]))
    assert stranger.original["flags"] & 64 and words(stranger.original)
    await goes_on(channel, people)


async def test_a_killed_bot_finds_its_tables_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with Stage("run", speed=100.0, folder=tmp_path_factory.mktemp("killed")) as stage:
        channel, people = stage.gathered()
        await seated(channel, people, "koblarz", "target=100 turn_seconds=86400")
        puts = stage.server.command_puts
        assert await stage.end(signal.SIGKILL) != 0
        await stage.begin()
        await goes_on(channel, people)
        assert stage.server.command_puts == puts, "commands that did not change were sent again"
        assert await stage.end() == 0
        assert stage.server.wrong == []
