"""``hospoda run`` and ``hospoda check`` say what is wrong with the configuration before they ask anybody."""

import pytest

from tests.helpers.cli import Cli

SETTINGS = {
    "HOSPODA_TELEGRAM_TOKEN": "123456:test-token",
    "HOSPODA_DISCORD_TOKEN": "MTIz.test.token",
    "HOSPODA_TELEGRAM_API": "http://127.0.0.1:9",
    "HOSPODA_DISCORD_API": "http://127.0.0.1:9",
}


@pytest.fixture
def cli(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> Cli:
    for name, value in SETTINGS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("HOSPODA_LANGUAGE", "en")
    monkeypatch.setenv("HOSPODA_DATABASE", str(cli.folder / "h.db"))
    return cli


@pytest.mark.parametrize("command", ["run", "check"])
@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("HEALTH_LISTEN", "x:y", "HOSPODA_HEALTH_LISTEN is HOST:PORT"),
        ("TELEGRAM_WEBHOOK_LISTEN", "70000", "HOSPODA_TELEGRAM_WEBHOOK_LISTEN is HOST:PORT"),
        (
            "TELEGRAM_WEBHOOK_URL",
            "http://example.org",
            "HOSPODA_TELEGRAM_WEBHOOK_URL is an address such as https:",
        ),
        ("TELEGRAM_API", "foo bar", "HOSPODA_TELEGRAM_API is an address such as https://api.telegram.org"),
        ("TELEGRAM_API", "https://a b", "HOSPODA_TELEGRAM_API is an address"),
        ("DISCORD_API", "ftp://example.org", "HOSPODA_DISCORD_API is an address"),
        ("DISCORD_API", "https://example.org:port", "HOSPODA_DISCORD_API is an address"),
        ("TELEGRAM_TOKEN", "not a token", "Telegram does not know the token"),
        ("DISCORD_TOKEN", "two words", "Discord does not know the token"),
    ],
)
def test_what_cannot_be_is_named(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, command: str, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(f"HOSPODA_{name}", value)
    ran = cli(command)
    assert ran.code in (1, 2)
    assert any(said in line for line in ran.err), ran.err
    assert not any(value in line for line in ran.err if value.startswith(("not", "two")))


def test_who_does_not_answer_is_told_apart(cli: Cli) -> None:
    ran = cli("check")
    assert ran.code != 0
    assert ran.err == [
        "hospoda: Telegram: http://127.0.0.1:9 does not answer",
        "hospoda: Discord: http://127.0.0.1:9 does not answer",
    ]
