"""``/new``: a table in this chat, with options in words or as they stand."""

from collections.abc import Sequence

from bot.barring import barred
from bot.choices import checked, choices, option_names
from bot.desk.option_words import meant_option, pairs, spoken_in
from bot.desk.talk import NO_TABLE, Talk, game_name, key, row
from bot.desk.visitor import Reply
from bot.desk.ways import after_opening
from bot.page import KeyRow
from bot.ports import TableId, TableLine
from bot.rights import Act, refused
from bot.services import SitsElsewhere
from bot.texts import LANGUAGES, catalogue_in, language_of
from rules import AnyGame, find_game, games
from rules.kit.scene import Joined, Refusal, Text, text


async def new(talk: Talk, words: Sequence[str]) -> Reply:
    """Opens a table; without a game the games are offered. One source opens one table."""
    before = await _before(talk)
    if before is not None:
        return await _opened(talk, before)
    if not words:
        return talk.say(text("which-game"), rows=(game_keys(talk.language, "new"),))
    game = meant_game(words[0])
    if game is None:
        names = ", ".join(games())
        return talk.no(text("no-such-game", games=names), rows=(game_keys(talk.language, "new"),))
    visitor = talk.visitor
    options, settings = talk.chat.new_options(game), talk.chat.new_table(
        visitor.platform, private=visitor.is_private_chat
    )  # fmt: skip
    spoken = spoken_in(game, options, settings, talk.languages)
    for name, word in pairs(words[1:], *spoken):
        choice, value = meant_option(game, options, settings, name, word, talk.languages)
        if choice is None:
            known = option_names(choices(game, options, settings))
            return talk.no(text("no-such-option", name=name[:24], options=known), game=game.id)
        found = checked(game, options, settings, choice.name, value)
        if isinstance(found, Refusal):
            return talk.no(found.reason, game=game.id)
        options, settings = found
    async with talk.means.lock(f"new:{visitor.chat}"):
        before = await _before(talk)
        if before is not None:
            return await _opened(talk, before)
        no = await _may_not(talk, game)
        if no is not None:
            return no
        if talk.chat.language is None and visitor.chat_language is not None and not visitor.is_private_chat:
            # Before the table stands: its first board is in this language.
            talk = await talk.keep_chat(language=language_of(visitor.chat_language))
        await talk.sits_down()
        try:
            table = await talk.means.house.open_lobby(
                await talk.caller(), visitor.chat, game.id, options, settings, visitor.source
            )
        except SitsElsewhere as error:
            return talk.no(text("refuse-sits-elsewhere", code=error.code))
    return await _opened(talk, table)


async def _before(talk: Talk) -> TableId | None:
    """The table that this very press has opened, however often it is delivered."""
    return await talk.means.store.opened(talk.visitor.source) if talk.visitor.source else None


async def _may_not(talk: Talk, game: AnyGame) -> Reply | None:
    """Why no table of this game can be opened here now."""
    visitor, house = talk.visitor, talk.means.house
    bar = await barred(talk.means.store, talk.means.clock, visitor.person, game.id)
    if bar is not None:
        return talk.no(bar.reason, game=game.id)
    if talk.chat.opened_by == "admins":
        refusal = refused(Act.OPEN_GUARDED, await talk.roles(Act.OPEN_GUARDED))
        if refusal is not None:
            return talk.no(refusal.reason)
    here = await house.tables_in(visitor.chat)
    most = talk.chat.most_tables(visitor.platform)
    if len(here) >= most:
        return talk.no(text("refuse-tables", most=most, codes=_codes(here)))
    return None


def _codes(lines: Sequence[TableLine]) -> Joined:
    return Joined(tuple([text("page-table", code=line.code) for line in lines]), ", ")


async def _opened(talk: Talk, table: TableId) -> Reply:
    standing = await talk.standing(table)
    if standing is None:
        return talk.say(text("done"))
    return after_opening(talk, standing, text("done-new", code=standing.code, game=text("game-name")))


def meant_game(word: str) -> AnyGame | None:
    """A game by its name in commands or in any language, or by how either begins, if that is one."""
    wanted = word.casefold()
    exact = find_game(wanted)
    if exact is not None or len(wanted) < 3:
        return exact
    found = {
        game.id: game
        for game in games().values()
        if any(part.startswith(wanted) for name in _names(game) for part in (name, *name.split()))
    }
    return next(iter(found.values())) if len(found) == 1 else None


def _names(game: AnyGame) -> list[str]:
    said = [catalogue_in(one).say(Text("game-name"), (), game.id).casefold() for one in LANGUAGES]
    return [game.id, *said]


def game_keys(language: str, word: str) -> KeyRow:
    """A key for each game."""
    return row(*(key(game_name(language, game), NO_TABLE, word, game) for game in games()))
