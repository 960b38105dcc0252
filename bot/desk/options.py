"""A table's options, shown and changed: every option a key, every key its values."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.choices import OptionChoice, checked, choices, option_names
from bot.desk.answers import told
from bot.desk.option_words import meant_option, pairs, spoken_in, token
from bot.desk.preventing import no_option
from bot.desk.talk import Talk, key, row
from bot.desk.visitor import Ask, Reply
from bot.messages import SetOption
from bot.ports import TableId
from bot.posts import Standing
from bot.rights import Act
from rules import AnyGame, find_game
from rules.kit.action import Json
from rules.kit.contract import GameOptions
from rules.kit.scene import Joined, Refusal, Text, text


async def options(talk: Talk, table: TableId, words: Sequence[str]) -> Reply:
    """All options as they stand; words ``NAME VALUE`` change them, a name alone offers its values."""
    standing = await talk.standing(table)
    game = _to_begin(standing)
    if standing is None or game is None:
        return talk.no(text("refuse-begun"), standing)
    now = of_lobby(game, standing)
    if not words:
        return _all(talk, table, standing, choices(game, now, standing.settings))
    meant = _meant(talk, game, standing, words)
    if isinstance(meant, Refusal):
        # Whoever may not change options is told that, not how to do it right.
        return talk.no(await no_option(talk, standing) or meant.reason, standing)
    reply: Reply | None = None
    for number, (choice, value) in enumerate(meant.changes):
        reply = await _set(talk, table, standing, choice, value, number)
        if reply.alert:
            return reply
    if meant.shown is not None:
        return await _one(talk, table, standing, meant.shown)
    if len(meant.changes) > 1:
        # All of them are shown, not the last one alone.
        reply = await _all_now(talk, table) or reply
    return reply or _all(talk, table, standing, choices(game, now, standing.settings))


class _Meant(NamedTuple):
    """What words mean: options with their values, each once, and one at the end that was only named."""

    changes: tuple[tuple[OptionChoice, Json], ...]
    shown: OptionChoice | None


def _meant(talk: Talk, game: AnyGame, standing: Standing, words: Sequence[str]) -> _Meant | Refusal:
    """Either all of it can be set, or nothing is; of an option that is named twice the last value counts."""
    now, settings = of_lobby(game, standing), standing.settings
    spoken = spoken_in(game, now, settings, talk.languages)
    changes: dict[str, tuple[OptionChoice, Json]] = {}
    shown: OptionChoice | None = None
    for name, word in pairs(words, *spoken):
        choice, value = meant_option(game, now, settings, name, word, talk.languages)
        if choice is None:
            return Refusal(text("refuse-option-unknown", options=option_names(choices(game, now, settings))))
        if word == "":
            shown = choice
            continue
        changes[choice.name] = (choice, value)
    for choice, value in changes.values():
        found = checked(game, now, settings, choice.name, value)
        if isinstance(found, Refusal):
            return found
        now, settings = found
    return _Meant(tuple(changes.values()), shown)


async def option(talk: Talk, table: TableId, name: str, value: str | None) -> Reply:
    """A key of the options page: the values of one option, or the choice of one."""
    standing = await talk.standing(table)
    game = _to_begin(standing)
    if standing is None or game is None:
        return talk.no(text("refuse-begun"), standing)
    known = choices(game, of_lobby(game, standing), standing.settings)
    choice = next((one for one in known if one.name == name), None)
    if choice is None:
        return talk.no(text("old-key"), standing)
    if value is None:
        return (await _one(talk, table, standing, choice)).but(in_place=True)
    chosen = [one for one in choice.values if token(one.value) == value]
    if not chosen:
        return talk.no(text("old-key"), standing)
    reply = await _set(talk, table, standing, choice, chosen[0].value)
    if reply.alert:
        return reply
    page = await _all_now(talk, table)
    return reply if page is None else page.but(in_place=True)


async def _all_now(talk: Talk, table: TableId) -> Reply | None:
    """All options as they stand now; None: the match has begun."""
    standing = await talk.standing(table)
    game = _to_begin(standing)
    if standing is None or game is None:
        return None
    return _all(talk, table, standing, choices(game, of_lobby(game, standing), standing.settings))


def _to_begin(standing: Standing | None) -> AnyGame | None:
    """The game of a table that has not begun; None: it has, or there is none."""
    return find_game(standing.game) if standing is not None and standing.lobby is not None else None


async def _set(
    talk: Talk, table: TableId, standing: Standing, choice: OptionChoice, value: Json, number: int = 0
) -> Reply:
    """``number``: of the options in a command; each counts once, however often the command is delivered."""
    caller = await talk.caller(Act.OPTIONS, standing)
    if number and caller.source:
        caller = replace(caller, source=f"{caller.source} {number}")
    assert value is None or isinstance(value, bool | int | float | str)
    answer = await talk.means.house.ask(table, SetOption(caller, choice.name, value))
    label = next((one.label for one in choice.values if one.value == value), None)
    said = label or text("option-word", word=token(value))
    done = text("option-same" if choice.value == value else "done-option", option=choice.label, value=said)
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


async def _one(talk: Talk, table: TableId, standing: Standing, choice: OptionChoice) -> Reply:
    """One option: what it may be, as keys for those who may change it."""
    said = [text("option-line", option=choice.label, value=choice.now), choice.help]
    back = row(key(text("go-back"), table, "options"))
    why = await no_option(talk, standing)
    if why is not None:
        values = Joined(tuple([one.label for one in choice.values]), " · ")
        may_be = text("option-may-be", values=choice.allowed if choice.between is not None else values)
        # In a group of Telegram the page may be another's: a pop-up leaves him his keys.
        return talk.say(
            *said, may_be, why, about=standing, rows=(back,), short=(said[0], why, may_be, said[1])
        )
    keys = [
        key(one.label, table, "option", choice.name, token(one.value), marked=one.value == choice.value)
        for one in choice.values
    ]
    if choice.between is not None:
        how = text(
            "option-typed", allowed=choice.allowed, command=f"/options {standing.code} {choice.name} …"
        )
        said.append(how)
    ask = None if choice.between is None else Ask("options", f"{standing.code} {choice.name}")
    return talk.say(*said, about=standing, rows=(row(*keys), back), ask=ask)
