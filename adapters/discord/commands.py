"""The application commands: the words of product.md, *Commands*; the rarer ones under ``/hospoda``.

What they do is the desk's matter: each is its name and the words after it.
"""

from collections.abc import Iterable
from typing import Any, Protocol

from discord import Interaction, User
from discord.app_commands import (
    AppCommandContext,
    AppInstallationType,
    Choice,
    Command,
    CommandTree,
    Group,
    Range,
    autocomplete,
    choices,
    describe,
)

from adapters.discord import completing
from adapters.discord.translating import description, game_choices, language_choices, option_text
from bot.desk.commands import NAMES
from bot.desk.option_words import LONGEST

GROUP = "hospoda"
CONTEXTS = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLS = AppInstallationType(guild=True, user=True)
"""People may bring the bot along; where it is no member it says so."""


class Takes(Protocol):
    """The client of this adapter."""

    def takes(
        self, interaction: Interaction[Any], name: str, words: str = "", *, thread: bool = False
    ) -> None: ...


def _joined(*words: object) -> str:
    return " ".join(str(word) for word in words if word is not None and word != "")


def add_commands(tree: CommandTree[Any]) -> None:
    """All commands that the desk knows."""
    top = [*_tables(), *_plays_commands(), *_reading()]
    for command in top:
        if command.name in NAMES:
            tree.add_command(_allowed(command))
    group = Group(name=GROUP, description=description(GROUP))
    for command in (*_at_table(), *_people()):
        if command.name in NAMES:
            group.add_command(command)
    tree.add_command(_allowed(group))


def _allowed(command: Any) -> Any:
    """Where it may be used, and by whom unless a server says otherwise: by everybody."""
    command.allowed_contexts, command.allowed_installs = CONTEXTS, INSTALLS
    command.default_permissions = None
    return command


def _made(name: str, callback: Any) -> Command[Any, ..., Any]:
    return Command(name=name, description=description(name), callback=callback)


def _plain(name: str) -> Command[Any, ..., Any]:
    """A command without options."""

    async def plain(interaction: Interaction[Any]) -> None:
        client: Takes = interaction.client
        client.takes(interaction, name)

    return _made(name, plain)


def _of_table(name: str) -> Command[Any, ..., Any]:
    """A command of a table, which may be named."""

    @describe(table=option_text("table"))
    @autocomplete(table=completing.codes)
    async def of_table(interaction: Interaction[Any], table: str | None = None) -> None:
        client: Takes = interaction.client
        client.takes(interaction, name, _joined(table))

    return _made(name, of_table)


def _tables() -> Iterable[Command[Any, ..., Any]]:
    @describe(game=option_text("game"), options=option_text("new-options"), thread=option_text("thread"))
    @choices(game=game_choices())
    @autocomplete(options=completing.new_options)
    async def new(
        interaction: Interaction[Any],
        game: Choice[str] | None = None,
        options: Range[str, 1, 300] | None = None,
        thread: bool = False,
    ) -> None:
        client: Takes = interaction.client
        words = _joined(game.value, options) if game is not None else ""
        client.takes(interaction, "new", words, thread=thread)

    yield _made("new", new)
    yield _plain("table")
    yield _of_table("hand")


def _plays_commands() -> Iterable[Command[Any, ..., Any]]:
    @describe(coins=option_text("coins"), table=option_text("table"))
    @autocomplete(table=completing.codes)
    async def bet(interaction: Interaction[Any], coins: Range[int, 0, 999], table: str | None = None) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "bet", _joined(table, coins))

    @describe(cards=option_text("cards"), table=option_text("table"))
    @autocomplete(cards=completing.plays, table=completing.codes)
    async def pass_(
        interaction: Interaction[Any], cards: Range[str, 1, 200] | None = None, table: str | None = None
    ) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "pass", _joined(table, cards))

    @describe(what=option_text("what"), table=option_text("table"))
    @autocomplete(what=completing.plays, table=completing.codes)
    async def play(interaction: Interaction[Any], what: Range[str, 1, 200], table: str | None = None) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "play", _joined(table, what))

    yield _made("bet", bet)
    yield _made("pass", pass_)
    yield _made("play", play)


def _reading() -> Iterable[Command[Any, ..., Any]]:
    @describe(game=option_text("game"))
    @choices(game=game_choices())
    async def rules(interaction: Interaction[Any], game: Choice[str] | None = None) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "rules", game.value if game is not None else "")

    @describe(player=option_text("player"))
    async def stats(interaction: Interaction[Any], player: User | None = None) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "stats", "" if player is None else player.display_name)

    @describe(game=option_text("game"), period=option_text("period"), where=option_text("where"))
    @choices(
        game=game_choices(),
        period=[Choice(name=option_text(one), value=one) for one in ("week", "month", "year", "all")],
        where=[Choice(name=option_text(one), value=one) for one in ("chat", "everywhere")],
    )
    async def leaderboard(
        interaction: Interaction[Any],
        game: Choice[str] | None = None,
        period: Choice[str] | None = None,
        where: Choice[str] | None = None,
    ) -> None:
        client: Takes = interaction.client
        client.takes(
            interaction, "leaderboard", _joined(*(one.value for one in (game, period, where) if one))
        )

    yield _made("rules", rules)
    yield _made("stats", stats)
    yield _made("leaderboard", leaderboard)
    yield _plain("help")


def _at_table() -> Iterable[Command[Any, ..., Any]]:
    @describe(seat=option_text("seat"), table=option_text("table"))
    @autocomplete(table=completing.codes)
    async def join(
        interaction: Interaction[Any], seat: Range[int, 1, 9] | None = None, table: str | None = None
    ) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "join", _joined(table, seat))

    @describe(option=option_text("option"), value=option_text("value"), table=option_text("table"))
    @autocomplete(option=completing.options, value=completing.values, table=completing.codes)
    async def options(
        interaction: Interaction[Any],
        option: Range[str, 1, LONGEST] | None = None,
        value: Range[str, 1, LONGEST] | None = None,
        table: str | None = None,
    ) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "options", _joined(table, option, value if option else None))

    @describe(phrase=option_text("phrase"), table=option_text("table"))
    @autocomplete(table=completing.codes)
    async def luck(
        interaction: Interaction[Any], phrase: Range[str, 1, 200] | None = None, table: str | None = None
    ) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "luck", _joined(table, phrase))

    @describe(seat=option_text("seat"), table=option_text("table"))
    @autocomplete(table=completing.codes)
    async def kick(
        interaction: Interaction[Any], seat: Range[int, 1, 9] | None = None, table: str | None = None
    ) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "kick", _joined(table, seat))

    yield _made("join", join)
    yield _made("options", options)
    yield _made("luck", luck)
    yield _made("kick", kick)
    for name in ("leave", "begin", "close", "pause", "resume", "lastdeal", "finish", "record", "verify"):
        yield _of_table(name)


def _people() -> Iterable[Command[Any, ..., Any]]:
    @describe(setting=option_text("setting"), value=option_text("value"), mine=option_text("mine"))
    @autocomplete(setting=completing.settings, value=completing.settings_values)
    async def settings(
        interaction: Interaction[Any],
        setting: Range[str, 1, 40] | None = None,
        value: Range[str, 1, 80] | None = None,
        mine: bool = False,
    ) -> None:
        client: Takes = interaction.client
        words = _joined("mine" if mine else None, setting, value if setting else None)
        client.takes(interaction, "settings", words)

    @describe(language=option_text("language"))
    @choices(language=language_choices())
    async def language(interaction: Interaction[Any], language: Choice[str] | None = None) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "language", language.value if language is not None else "")

    @describe(code=option_text("code"))
    async def link(interaction: Interaction[Any], code: Range[str, 1, 40] | None = None) -> None:
        client: Takes = interaction.client
        client.takes(interaction, "link", _joined(code))

    yield _made("settings", settings)
    yield _made("language", language)
    yield _made("link", link)
    for name in ("unlink", "history", "forget", "privacy"):
        yield _plain(name)
