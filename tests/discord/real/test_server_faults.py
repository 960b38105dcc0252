"""The local Discord when things go wrong, against the real discord.py: gateway, limits, expiry, refusals."""

import asyncio

import aiohttp
import pytest

from tests.discord.real.people import until
from tests.discord.real.stage import Stage
from tests.discord.server import TOKEN
from tests.discord.server.world import Channel, Guild

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def stage(echo: Stage) -> Stage:
    return echo


@pytest.fixture(params=[0, 1], ids=["shard 0", "shard 1"])
def guild(stage: Stage, request: pytest.FixtureRequest) -> Guild:
    return stage.server.guild(shard=request.param)


@pytest.fixture
def lone(stage: Stage) -> Guild:
    return stage.server.guild()


def general(guild: Guild) -> Channel:
    return next(iter(guild.channels.values()))


async def echoes(stage: Stage, guild: Guild, words: str = "still there") -> bool:
    """Whether a command of that server is answered."""
    ala = stage.person("Ala", guild)
    one = await ala.answer(ala.slash(general(guild), "echo", words=words))
    return bool(one.original["content"] == words)


async def back(stage: Stage, shard: int, what: str, before: int) -> None:
    """The shard has come back: ``what`` is ``resume`` or ``identify``."""
    gateway = stage.server.gateway
    await until(lambda: gateway.seen[what] > before)
    await until(lambda: (one := gateway.live(shard)) is not None and one.connection is not None)


@pytest.mark.parametrize("how", ["cut", "reconnect", "4000", "4009", "resumable"])
async def test_a_shard_that_is_cut_off_resumes_and_misses_nothing(
    stage: Stage, guild: Guild, how: str
) -> None:
    gateway, shard = stage.server.gateway, stage.server.shard(guild)
    resumed, replayed = gateway.seen["resume"], gateway.seen["replayed"]
    ala = stage.person("Ala", guild)
    if how == "cut":
        gateway.cut(shard)
    elif how == "reconnect":
        gateway.reconnect(shard)
    elif how == "resumable":
        gateway.invalidate(shard, resumable=True)
    else:
        await gateway.close(shard, int(how))
    pressed = ala.slash(general(guild), "echo", words="meanwhile")
    await back(stage, shard, "resume", resumed)
    assert (await ala.answer(pressed)).original["content"] == "meanwhile"
    if how in ("cut", "4000", "4009"):
        assert gateway.seen["replayed"] > replayed
    assert await echoes(stage, guild)


@pytest.mark.parametrize("how", ["invalid", "refused"])
async def test_a_session_that_is_lost_is_begun_anew(stage: Stage, guild: Guild, how: str) -> None:
    gateway, shard = stage.server.gateway, stage.server.shard(guild)
    before = gateway.seen["identify"]
    if how == "invalid":
        gateway.invalidate(shard)
    else:
        gateway.refuse_resumes = 1
        gateway.cut(shard)
    await back(stage, shard, "identify", before)
    assert await echoes(stage, guild)


async def test_the_stream_is_packed_and_heartbeats_are_acknowledged(stage: Stage) -> None:
    assert stage.server.gateway.seen["packed"] >= 2 and stage.server.gateway.seen["plain"] == 0
    assert stage.server.gateway.seen["heartbeat"] >= 2


async def test_an_answer_that_comes_too_late_is_refused(stage: Stage, lone: Guild) -> None:
    ala, refused = stage.person("Ala", lone), stage.server.refused["callback 10062"]
    stage.server.rest.latency = lambda route: 0.05 if route == "callback" else 0.0
    one = ala.slash(general(lone), "echo", words="late")
    stage.server.advance(3.1)
    await until(lambda: stage.server.refused["callback 10062"] > refused)
    stage.server.rest.latency = None
    assert not one.acknowledged and ala.sees(general(lone)) == []


async def test_a_token_lives_for_fifteen_minutes(stage: Stage, lone: Guild) -> None:
    ala = stage.person("Ala", lone)
    one = await ala.answer(ala.slash(general(lone), "echo", words="now"))
    url = f"{stage.server.url}/webhooks/{stage.server.bot.id}/{one.token}/messages/@original"
    async with aiohttp.ClientSession() as session:
        for later, status in ((890.0, 200), (20.0, 401)):
            stage.server.advance(later)
            async with session.patch(url, json={"content": "later"}) as answer:
                assert answer.status == status and (await answer.json()).get("code", 50027) == 50027
    assert one.original["content"] == "later"


async def test_limits_are_told_and_kept_by_the_library(stage: Stage, lone: Guild) -> None:
    ala, channel = stage.person("Ala", lone), general(lone)
    rates = stage.server.rest.rates
    rates.per_route = {"send": (3, 0.3), "edit": (3, 0.3)}
    sent = [ala.slash(channel, "post", where=str(channel.id), words=str(n)) for n in range(9)]
    for one in sent:
        await ala.answer(one)
    assert len(channel.messages) == 9
    # Answers that come late, and in another order, may make it go wrong once.
    assert rates.hit["send"] <= 2


@pytest.mark.parametrize("everywhere", [False, True])
async def test_429_is_waited_out(stage: Stage, lone: Guild, everywhere: bool) -> None:
    ala, channel, server = stage.person("Ala", lone), general(lone), stage.server
    before = server.rest.failed["send 429"]
    server.fault("send", 429, retry_after=0.05, everywhere=everywhere)
    one = await ala.answer(ala.slash(channel, "post", where=str(channel.id), words="x"))
    assert str(one.original["content"]).startswith("sent")
    assert server.rest.failed["send 429"] == before + 1


async def test_what_the_wall_before_discord_says_is_an_error(stage: Stage, lone: Guild) -> None:
    ala, channel = stage.person("Ala", lone), general(lone)
    stage.server.fault("send", 429, cloudflare=True)
    stage.server.fault("send", 403, 50013)
    for said in ("429 0", "403 50013"):
        one = await ala.answer(ala.slash(channel, "post", where=str(channel.id), words="x"))
        assert one.original["content"] == said


async def test_a_bad_gateway_is_tried_again_by_the_library(stage: Stage, lone: Guild) -> None:
    ala, channel = stage.person("Ala", lone), general(lone)
    stage.server.fault("send", 502)
    one = await ala.answer(ala.slash(channel, "post", where=str(channel.id), words="x"))
    assert str(one.original["content"]).startswith("sent")


ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
TOO_MUCH = [
    ({"content": "x" * 2001}, "content"),
    ({"content": "x" * 4001}, "content"),
    ({"content": 1}, "content"),
    ({"components": [ROW] * 6}, "components"),
    ({"components": [ROW, ROW]}, "components"),
    ({"components": [{"type": 1, "components": ROW["components"] * 6}]}, "components"),  # type: ignore[operator]
    ({"components": [{"type": 1, "components": []}]}, "components"),
    ({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x"}]}]}, "components"),
    (
        {
            "components": [
                {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x" * 101, "label": "x"}]}
            ]
        },
        "components",
    ),
    (
        {
            "components": [
                {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "label": "x" * 81}]}
            ]
        },
        "components",
    ),
    (
        {
            "components": [
                {
                    "type": 1,
                    "components": [
                        {
                            "type": 3,
                            "custom_id": "x",
                            "options": [{"label": str(n), "value": str(n)} for n in range(26)],
                        }
                    ],
                }
            ]
        },
        "components",
    ),
    ({"components": [{"type": 10, "content": "x"}]}, "components"),
    ({"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "x"}]}, "content"),
    ({"embeds": [{"description": "x" * 4097}]}, "embeds"),
    ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 4000}]}, "embeds"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
]


async def test_what_discord_refuses_is_refused_with_its_place(stage: Stage, lone: Guild) -> None:
    url = f"{stage.server.url}/channels/{general(lone).id}/messages"
    headers = {"Authorization": f"Bot {TOKEN}"}
    before = len(stage.server.rest.wrong)
    stage.server.rest.rates.per_route = {}
    async with aiohttp.ClientSession(headers=headers) as session:
        for body, place in TOO_MUCH:
            async with session.post(url, json=body) as answer:
                told = await answer.json()
                assert (answer.status, told["code"]) == (400, 50035), body
                assert place in told["errors"]
        async with session.post(
            url, data='{"content": "x"}', headers={"Content-Type": "text/plain"}
        ) as answer:
            assert answer.status == 400
        async with session.post(url, json={"content": ""}) as answer:
            assert (await answer.json())["code"] == 50006
        async with session.post(url, json={"content": "x"}, headers={"Authorization": "Bot x"}) as answer:
            assert answer.status == 401
        async with session.get(f"{stage.server.url}/nowhere") as answer:
            assert answer.status == 404
    assert len(stage.server.rest.wrong) == before + len(TOO_MUCH) + 4
    del stage.server.rest.wrong[before:]


COMMAND = {"name": "x", "description": "x"}
BAD_COMMANDS = [
    [COMMAND, COMMAND],
    [{"name": "Upper", "description": "x"}],
    [{"name": "x", "description": "x" * 101}],
    [{"name": "x"}],
    [{"name": "x", "description": "x", "name_localizations": {"sr": "x"}}],
    [{"name": "x", "description": "x", "options": [{"type": 3, "name": "y", "description": "y"}] * 26}],
    [
        {
            "name": "x",
            "description": "x",
            "options": [
                {"type": 3, "name": "y", "description": "y"},
                {"type": 3, "name": "z", "description": "z", "required": True},
            ],
        }
    ],
]


async def test_commands_that_discord_refuses_are_refused(stage: Stage) -> None:
    url = f"{stage.server.url}/applications/{stage.server.bot.id}/commands"
    before, had = len(stage.server.rest.wrong), dict(stage.server.commands)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        for body in BAD_COMMANDS:
            async with session.put(url, json=body) as answer:
                assert (await answer.json())["code"] == 50035, body
    assert stage.server.commands == had
    del stage.server.rest.wrong[before:]


@pytest.mark.parametrize(("code", "said"), [(4004, "4004"), (4014, "PrivilegedIntentsRequired")])
async def test_a_bot_that_is_not_let_in_ends(code: int, said: str) -> None:
    stage = Stage("echo")
    await stage.server.start()
    stage.server.gateway.close_identify = [code]
    await stage.launch()
    assert await stage.ended() != 0
    assert said in stage.log
    await stage.server.stop()


async def test_one_that_gets_lost_on_the_way_leaves_nothing_behind(stage: Stage, lone: Guild) -> None:
    ala = stage.person("Ala", lone)
    stage.server.fault("callback", 0)
    lost = ala.slash(general(lone), "echo", words="lost")
    await until(lambda: stage.server.rest.failed["callback 0"])
    await asyncio.sleep(0)
    assert not lost.acknowledged and await echoes(stage, lone)
