"""Default options of a chat's new tables: a page for each game, made from the game's own option model."""

from collections.abc import Sequence
from typing import Any

import structlog

from bot.choices import OptionChoice, checked, choices, option_names
from bot.desk.option_words import meant_option, pairs, spoken_in, token
from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import Reply
from bot.logs import who
from bot.rights import Act, refused
from bot.seating import Settings
from rules import AnyGame, find_game
from rules.kit.contract import GameOptions
from rules.kit.scene import Refusal, text

log = structlog.get_logger()
DEFAULT = "default-"
"""What the words of keys for a game's default options begin with."""
_OF_TABLE = ("interrupt_seconds",)
"""Numbers of the table that stand with the games for which they matter."""


def page(talk: Talk, game: AnyGame) -> Reply:
    """All default options of a game, each with a key that offers its values."""
    known = _known(talk, game)
    keys = [key(one.label, NO_TABLE, f"{DEFAULT}{game.id}", one.name) for one in known]
    lines = [text("option-line", option=one.label, value=one.now) for one in known]
    back = key(text("go-back"), NO_TABLE, "settings")
    title = text("defaults-title", game=text("game-name"))
    return talk.say(title, *lines, game=game.id, rows=(row(*keys), row(back)))


async def game_option(talk: Talk, game_id: str, arguments: Sequence[str]) -> Reply:
    """A default option of a game: its name offers its values, with a value sets it."""
    refusal = refused(Act.SETTINGS, await talk.roles(Act.SETTINGS))
    if refusal is not None:
        return talk.no(refusal.reason)
    game, name = find_game(game_id), arguments[0] if arguments else ""
    choice = next((one for one in _known(talk, game) if one.name == name), None) if game is not None else None
    if game is None or choice is None:
        return talk.no(text("old-key"))
    if len(arguments) == 1:
        return _one(talk, game, choice).but(in_place=True)
    chosen = [value for value in choice.values if token(value.value) == arguments[1]]
    if not chosen:
        return talk.no(text("old-key"))
    found = checked(game, *_now(talk, game), name, chosen[0].value)
    if isinstance(found, Refusal):
        return talk.no(text("refuse-options-together"), game=game.id)
    return page(await _keep(talk, game, {name}, *found), game).but(in_place=True)


async def typed(talk: Talk, game: AnyGame, words: Sequence[str]) -> Reply:
    """The page; words ``NAME VALUE …`` set options, all of them or none, a name alone offers its values. For
    whoever may."""
    now, known = _now(talk, game), _known(talk, game)
    names: set[str] = set()
    for name, word in pairs(words, *spoken_in(game, *now, talk.languages)):
        choice, value = meant_option(game, *now, name, word, talk.languages)
        if choice is None or choice.name not in [one.name for one in known]:
            reason = text("no-such-option", name=name[:24], options=option_names(known))
            return talk.no(reason, game=game.id)
        if word == "":
            return _one(talk, game, choice)
        found = checked(game, *now, choice.name, value)
        if isinstance(found, Refusal):
            return talk.no(found.reason, game=game.id)
        now = found
        names.add(choice.name)
    return page(await _keep(talk, game, names, *now) if names else talk, game)


async def _keep(talk: Talk, game: AnyGame, names: set[str], options: GameOptions, table: Settings) -> Talk:
    """Keeps the options of these names as they stand here, and writes down who changed them."""
    changes: dict[str, Any] = {}
    for name in sorted(names):
        setting = f"{game.id}.{name}"
        log.info("setting changed", chat=talk.visitor.chat, who=who(talk.visitor.person), setting=setting)
        if name in _OF_TABLE:
            changes[name] = round(getattr(table, name))
        else:
            own = options.model_dump(mode="json", exclude_defaults=True)
            changes["options"] = {**talk.chat.options, game.id: own}
    return await talk.keep_chat(**changes)


def _one(talk: Talk, game: AnyGame, choice: OptionChoice) -> Reply:
    keys = [
        key(
            value.label, NO_TABLE, f"{DEFAULT}{game.id}", choice.name, token(value.value),
            marked=value.value == choice.value,
        )
        for value in choice.values
    ]  # fmt: skip
    back = key(text("go-back"), NO_TABLE, "settings", game.id)
    said = (text("option-line", option=choice.label, value=choice.now), choice.help)
    return talk.say(*said, game=game.id, rows=(row(*keys), row(back)))


def _now(talk: Talk, game: AnyGame) -> tuple[GameOptions, Settings]:
    return talk.chat.new_options(game), talk.chat.new_table(talk.visitor.platform, private=False)


def _known(talk: Talk, game: AnyGame) -> list[OptionChoice]:
    """The game's own options, and how long its windows stay open where it has any."""
    names = (*game.options.model_fields, *_OF_TABLE)
    return [one for one in choices(game, *_now(talk, game)) if one.name in names]
