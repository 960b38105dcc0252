"""``hospoda run`` and ``check`` with a token, as processes; the token stays out of all they say."""

import pytest

from tests.discord.real.stage import Stage
from tests.discord.server.world import EVERYBODY, SEND


@pytest.mark.parametrize(
    ("command", "token", "rights", "code", "said"),
    [
        ("check", None, EVERYBODY & ~SEND, 1, "in Kneipe it lacks in #general: Send Messages"),
        ("run", "MTIz.bad.token-of-nobody", EVERYBODY, 1, "does not know the token"),
    ],
)
async def test_what_is_wrong_is_said_in_a_line(
    tmp_path_factory: pytest.TempPathFactory,
    command: str,
    token: str | None,
    rights: int,
    code: int,
    said: str,
) -> None:
    stage = Stage(command, folder=tmp_path_factory.mktemp("check"))
    stage.token = token or stage.token
    await stage.server.start()
    stage.server.guild("Kneipe", rights=rights)
    await stage.launch()
    assert await stage.ended() == code
    assert said in stage.log and stage.token not in stage.log and "Traceback" not in stage.log
    await stage.server.stop()
