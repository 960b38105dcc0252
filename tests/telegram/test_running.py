"""``hospoda run`` and ``check`` as processes, the webhook, a restart; the token stays out of every log."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from tests.telegram.people import Stage, datas
from tests.telegram.playing import GAMES, checked, seated
from tests.telegram.rooms import TOKEN
from tests.telegram.server import Server


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    found = await Server(lambda: 1_800_000_000.0).start()
    yield found
    await found.stop()


async def process(
    server: Server, folder: Path, command: str, token: str = TOKEN
) -> asyncio.subprocess.Process:
    env = os.environ | {
        "HOSPODA_TELEGRAM_TOKEN": token,
        "HOSPODA_TELEGRAM_API": server.url,
        "HOSPODA_DATABASE": str(folder / "hospoda.db"),
        "HOSPODA_LANGUAGE": "en",
    }
    pipe = asyncio.subprocess.PIPE
    program = ("-c", "from adapters.main import main; main()")
    return await asyncio.create_subprocess_exec(
        sys.executable, *program, command, env=env, stdout=pipe, stderr=pipe
    )


async def test_run_serves_until_sigterm_and_exits_with_zero_within_ten_seconds(
    server: Server, tmp_path: Path
) -> None:
    server.fault("getUpdates", 500, "scripted: broken")
    running = await process(server, tmp_path, "run")
    async with asyncio.timeout(20):
        while not any(name == "getUpdates" for name, _ in server.calls):
            # The first good answer follows when something has happened.
            server.happens(message=_hello(server))
            await asyncio.sleep(0.2)
    running.send_signal(signal.SIGTERM)
    out, log = await asyncio.wait_for(running.communicate(), 10)
    assert running.returncode == 0
    assert TOKEN not in (out + log).decode() and "test-token" not in log.decode()
    assert server.wrong == []


def _hello(server: Server) -> dict[str, object]:
    user = {"id": 5, "is_bot": False, "first_name": "Ala"}
    return {"message_id": 1, "date": 1, "chat": {"id": 5, "type": "private"}, "from": user, "text": "/help"}


@pytest.mark.parametrize(
    ("token", "code", "said"),
    [(TOKEN, 0, "@hospoda_test_bot, fine"), ("1:unknown", 1, "does not know the token")],
)
async def test_check_says_what_is_wrong_with_the_token(
    server: Server, tmp_path: Path, token: str, code: int, said: str
) -> None:
    checking = await process(server, tmp_path, "check", token)
    out, log = await asyncio.wait_for(checking.communicate(), 30)
    assert checking.returncode == code
    assert said in (out + log).decode() and token not in (out + log).decode()


async def test_updates_by_webhook_count_only_with_the_proof(tmp_path: Path, unused_port: int) -> None:
    async with Stage(tmp_path, webhook_url="https://example.org/hook", port=unused_port) as stage:
        room = stage.group()
        ala = stage.person("Ala")
        await stage.until(lambda: stage.server.webhook)
        ala.says(room, "/new koblarz")
        (update,) = stage.server.updates
        proof = stage.server.webhook["secret_token"]
        assert TOKEN not in proof and stage.server.webhook["url"] == "https://example.org/hook"
        url = f"http://127.0.0.1:{unused_port}/hook"
        async with aiohttp.ClientSession() as session:
            for given, body, status in (("", update, 403), ("x", update, 403), (proof, [1], 400)):
                headers = {"X-Telegram-Bot-Api-Secret-Token": given}
                async with session.post(url, json=body, headers=headers) as answer:
                    assert answer.status == status
            assert stage.with_key(room, ".t.begin") is None
            for _ in range(2):
                headers = {"X-Telegram-Bot-Api-Secret-Token": proof}
                async with session.post(url, json=update, headers=headers) as answer:
                    assert answer.status == 200
        await stage.until(lambda: stage.with_key(room, ".t.begin"))
        assert not any(name == "getUpdates" for name, _ in stage.server.calls)
        assert stage.server.wrong == []


@pytest.fixture
def unused_port(unused_tcp_port: int) -> int:
    return unused_tcp_port


async def test_after_a_restart_the_board_is_edited_and_play_goes_on(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl")]
        await seated(stage, room, people)
        board = await stage.until(lambda: stage.with_key(room, ".b."))
        await stage.end()
        before = len(stage.server.calls)
        pressed = [people[n].taps(room, board, _bet(board))[0] for n in range(3)]
        await stage.begin()
        for press in pressed:
            assert await people[0].answer(press)
        await stage.until(lambda: "1 + 1" in str(room.messages) or (stage.with_key(room, ".wave")))
        # What is posted anew is a nudge, and nothing else.
        posts = [asked["text"] for name, asked in stage.server.calls[before:] if name == "sendMessage"]
        assert [words for words in posts if "tg://user?id=" not in words] == []
        assert stage.server.wrong == []


def _bet(board: dict) -> str:  # type: ignore[type-arg]
    return str(board["reply_markup"]["inline_keyboard"][0][0]["callback_data"])


async def test_a_match_by_webhook_goes_on_where_sigterm_has_stopped_it(
    tmp_path: Path, unused_port: int
) -> None:
    url = "https://example.org/hook/of/ours"
    async with Stage(tmp_path, 150.0, url, unused_port, apart=True) as stage:
        room = stage.group()
        people = [stage.person(name) for name in ("Ala", "Bolek", "Cyryl", "Dana")]
        for person in people:
            person.says(person.private, "/start")
        await seated(stage, room, people, GAMES["bauernschnapsen"])
        await stage.until(lambda: any(stage.with_key(person.private, ".p.") for person in people))
        await stage.end()
        # What is pressed meanwhile is not lost: it is sent until it is taken.
        board = await stage.until(lambda: stage.with_key(room, ".t.hand"))
        data = next(data for data in datas(board) if data.endswith(".t.hand"))
        waiting = [person.taps(room, board, data)[0] for person in people]
        await stage.until(lambda: stage.server.pushed[0])
        await stage.begin()
        for person, press in zip(people, waiting, strict=True):
            hand = (await person.answer(press))["text"]
            assert any(sign in hand for sign in "♠♥♦♣")
        # And the match goes on: somebody names trumps.
        asked = await stage.until(lambda: next((p for p in people if stage.with_key(p.private, ".p.")), None))
        panel = stage.with_key(asked.private, ".p.")
        words = panel["text"]
        for word in (".p.", ".do"):
            await asked.presses(asked.private, word)
        await stage.until(lambda: asked.private.messages[panel["message_id"]]["text"] != words)
        checked(stage)
        assert stage.server.pushed[200] and not stage.server.pushed[403]
        assert not any(name == "getUpdates" for name, _ in stage.server.calls)


async def test_a_second_process_with_the_token_takes_turns_with_the_first(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        server, ala = stage.server, stage.person("Ala")
        await stage.until(lambda: server.polls)
        async with aiohttp.ClientSession() as session:
            other = f"{server.url}/bot{TOKEN}/getUpdates"
            async with session.post(other, data={"timeout": 5}) as answer:
                # The first one asks again, and with that it is ours that ends.
                assert answer.status == 409
        assert server.refused["getUpdates"] >= 2
        ala.says(ala.private, "/help")
        await stage.until(lambda: any(m["from"]["is_bot"] for m in ala.private.messages.values()))
