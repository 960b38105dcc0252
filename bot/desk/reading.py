"""What there is to read: help, rules with the options of the table, tutorial, privacy, the record."""

from collections.abc import Sequence
from difflib import get_close_matches

from bot.choices import choices
from bot.desk.opening import game_keys, meant_game
from bot.desk.options import of_lobby, option_lines
from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import File, Reply, Section
from bot.ports import TableId
from bot.texts import FALLBACK, catalogue_in
from rules import AnyGame, find_game, games
from rules.kit.json_text import parse_json
from rules.kit.scene import Text, text


def help_(talk: Talk) -> Reply:
    """The few commands, and the games to read about."""
    alone = key(text("go-alone"), NO_TABLE, "alone")
    said = [text("help-desk")]
    return talk.say(*said, rows=(game_keys(talk.language, "about"), row(alone)))


def alone(talk: Talk) -> Reply:
    """How to try a game against computers."""
    if talk.visitor.is_private_chat:
        return talk.say(text("alone-here"), rows=(game_keys(talk.language, "new"),))
    url = talk.visitor.start_url("alone") if talk.visitor.start_url is not None else None
    return talk.say(text("alone-private"), url=url)


def about(talk: Talk, game: AnyGame) -> Reply:
    """What a game is, with its rules and its tutorial to choose from."""
    keys = [
        key(text("go-rules"), NO_TABLE, "rules", game.id),
        key(text("go-tutorial"), NO_TABLE, "tutorial", game.id),
        key(text("go-new"), NO_TABLE, "new", game.id),
    ]
    return talk.say(text("game-name"), text("game-about"), game=game.id, rows=(row(*keys),))


async def rules_command(talk: Talk, words: Sequence[str]) -> Reply:
    """``/rules [game]``: of the game that is named, of the only game that is played here, or to choose."""
    if words:
        game = meant_game(words[0])
        if game is None:
            near = get_close_matches(words[0].casefold(), list(games()), n=1, cutoff=0.5)
            said = text("no-such-game", games=", ".join(near or games()))
            return talk.no(said, rows=(game_keys(talk.language, "rules"),))
        return rules(talk, game)
    house, visitor = talk.means.house, talk.visitor
    lines = await (
        house.tables_of(visitor.person) if visitor.is_private_chat else house.tables_in(visitor.chat)
    )
    if len(lines) == 1:
        return await rules_of_table(talk, lines[0].table)
    return talk.say(text("which-rules"), rows=(game_keys(talk.language, "rules"),))


async def rules_of_table(talk: Talk, table: TableId) -> Reply:
    """The rules of a table's game, its own options first."""
    standing = await talk.standing(table)
    game = find_game(standing.game) if standing is not None else None
    if standing is None or game is None:
        return talk.no(text("old-key"))
    if standing.lobby is not None:
        options = of_lobby(game, standing)
    else:
        values = parse_json(await talk.means.house.record(table))
        assert isinstance(values, dict)
        options = game.options.model_validate(values["options"])
    lines = option_lines(choices(game, options, standing.settings))
    return rules(talk, game, (text("rules-options", code=standing.code), *lines))


def rules(talk: Talk, game: AnyGame, in_force: Sequence[Text] = ()) -> Reply:
    """The whole text, in sections; ``in_force``: the options of a table."""
    sections = [Section(line) for line in in_force]
    number = 1
    while _has(talk, game, f"rules-{number}-title"):
        sections.append(Section(Text(f"rules-{number}-text"), Text(f"rules-{number}-title")))
        number += 1
    tutorial_key = key(text("go-tutorial"), NO_TABLE, "tutorial", game.id)
    return talk.say(text("rules-title"), game=game.id, sections=tuple(sections), rows=(row(tutorial_key),))


def tutorial(talk: Talk, game: AnyGame) -> Reply:
    """The tutorial's messages, a section each."""
    sections: list[Section] = []
    number = 1
    while _has(talk, game, f"tutorial-{number}"):
        sections.append(Section(Text(f"tutorial-{number}")))
        number += 1
    new = key(text("go-new"), NO_TABLE, "new", game.id)
    return talk.say(text("tutorial-title"), game=game.id, sections=tuple(sections), rows=(row(new),))


def _has(talk: Talk, game: AnyGame, what: str) -> bool:
    return any(catalogue_in(one).has(what, game.id) for one in (talk.language, FALLBACK))


async def record(talk: Talk, table: TableId) -> Reply:
    """The record as a file. It never holds anything of a running deal."""
    standing = await talk.standing(table)
    if standing is not None and standing.lobby is not None:
        return talk.no(text("refuse-not-begun"), standing)
    body = await talk.means.house.record(table)
    code = standing.code if standing is not None else str(table)
    return talk.say(text("done-record"), about=standing, file=File(f"hospoda-{code}-{int(table)}.json", body))
