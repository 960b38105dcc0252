"""A table's options, shown and changed: every option a key, every key its values."""

from collections.abc import Sequence

from bot.choices import OptionChoice, choices, option_names
from bot.desk.answers import told
from bot.desk.option_words import meant_option, pairs, token
from bot.desk.talk import Talk, key, row
from bot.desk.visitor import Ask, Reply
from bot.messages import SetOption
from bot.ports import TableId
from bot.posts import Standing
from bot.rights import Act
from rules import AnyGame, find_game
from rules.kit.contract import GameOptions
from rules.kit.scene import Text, text


async def options(talk: Talk, table: TableId, words: Sequence[str]) -> Reply:
    """All options as they stand; words ``NAME VALUE`` change them, a name alone offers its values."""
    standing = await talk.standing(table)
    game = find_game(standing.game) if standing is not None else None
    if standing is None or game is None or standing.lobby is None:
        return talk.no(text("refuse-begun"), standing)
    now = of_lobby(game, standing)
    if not words:
        return _all(talk, table, standing, choices(game, now, standing.settings))
    settings = standing.settings

    def is_name(word: str) -> bool:
        return meant_option(game, now, settings, word, "", talk.languages)[0] is not None

    reply: Reply | None = None
    for name, word in pairs(words, is_name):
        choice, value = meant_option(game, now, standing.settings, name, word, talk.languages)
        if choice is None:
            known = option_names(choices(game, now, standing.settings))
            return talk.no(text("refuse-option-unknown", options=known), standing)
        if word == "" and choice.between is None and True in [one.value for one in choice.values]:
            value = True
        elif word == "":
            return _one(talk, table, standing, choice)
        reply = await _set(talk, table, standing, choice, value)
        if reply.alert:
            return reply
    return reply or _all(talk, table, standing, choices(game, now, standing.settings))


async def option(talk: Talk, table: TableId, name: str, value: str | None) -> Reply:
    """A key of the options page: the values of one option, or the choice of one."""
    standing = await talk.standing(table)
    game = find_game(standing.game) if standing is not None else None
    if standing is None or game is None or standing.lobby is None:
        return talk.no(text("refuse-begun"), standing)
    known = choices(game, of_lobby(game, standing), standing.settings)
    choice = next((one for one in known if one.name == name), None)
    if choice is None:
        return talk.no(text("old-key"), standing)
    if value is None:
        return _one(talk, table, standing, choice).but(in_place=True)
    chosen = [one for one in choice.values if token(one.value) == value]
    if not chosen:
        return talk.no(text("old-key"), standing)
    reply = await _set(talk, table, standing, choice, chosen[0].value)
    if reply.alert:
        return reply
    after = await talk.standing(table)
    if after is None or after.lobby is None:
        return reply
    page = _all(talk, table, after, choices(game, of_lobby(game, after), after.settings))
    return page.but(in_place=True)


async def _set(talk: Talk, table: TableId, standing: Standing, choice: OptionChoice, value: object) -> Reply:
    caller = await talk.caller(Act.OPTIONS, standing)
    assert value is None or isinstance(value, bool | int | float | str)
    answer = await talk.means.house.ask(table, SetOption(caller, choice.name, value))
    label = next((one.label for one in choice.values if one.value == value), None)
    done = text("done-option", option=choice.label, value=label or text("option-word", word=token(value)))
    return told(talk, answer, standing, done=done)


def of_lobby(game: AnyGame, standing: Standing) -> GameOptions:
    """The options of a table that has not begun."""
    assert standing.lobby is not None
    return game.options.model_validate(dict(standing.lobby.options))


def option_lines(known: Sequence[OptionChoice]) -> tuple[Text, ...]:
    """Every option with its value, a line each."""
    return tuple([text("option-line", option=one.label, value=one.now) for one in known])


def _all(talk: Talk, table: TableId, standing: Standing, known: Sequence[OptionChoice]) -> Reply:
    keys = [key(one.label, table, "option", one.name) for one in known]
    lines = [text("option-line-named", name=one.name, option=one.label, value=one.now) for one in known]
    said = (text("options-title", code=standing.code), *lines)
    return talk.say(*said, about=standing, rows=(row(*keys),))


def _one(talk: Talk, table: TableId, standing: Standing, choice: OptionChoice) -> Reply:
    keys = [
        key(one.label, table, "option", choice.name, token(one.value), marked=one.value == choice.value)
        for one in choice.values
    ]
    said = [text("option-line", option=choice.label, value=choice.now), choice.help]
    if choice.between is not None:
        how = text(
            "option-typed", allowed=choice.allowed, command=f"/options {standing.code} {choice.name} …"
        )
        said.append(how)
    ask = None if choice.between is None else Ask("options", f"{standing.code} {choice.name}")
    back = key(text("go-back"), table, "options")
    return talk.say(*said, about=standing, rows=(row(*keys), row(back)), ask=ask)
