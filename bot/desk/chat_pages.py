"""``/settings`` in a chat: what its admins have set, each with a key that opens its choices in place."""

from collections.abc import Sequence
from typing import Any

import structlog

from bot.choices import TURN_SECONDS
from bot.desk import default_options
from bot.desk.fields import (
    NOT_MEANT,
    Field,
    field_page,
    language_field,
    lines_and_keys,
    named,
    one_of,
    plain,
    refused_value,
    typed,
    yes_or_no,
)
from bot.desk.moments import clock_field, quiet_field, zone_field
from bot.desk.opening import meant_game
from bot.desk.talk import NO_TABLE, Talk, game_name, key, row
from bot.desk.visitor import Reply
from bot.logs import who
from bot.rights import Act, refused
from bot.settings import TABLES
from bot.texts import FALLBACK
from rules import find_game, games
from rules.kit.scene import text

log = structlog.get_logger()
PAGE = "settings"
"""The word of these pages' keys."""
_SHORT = {"timezone": "time_zone", "zone": "time_zone", "opened": "opened_by", "turn": "turn_seconds"}


def fields(talk: Talk) -> tuple[Field, ...]:
    """Settings of the chat, as they stand."""
    chat = talk.chat
    openers = (("everybody", text("opened-by-everybody")), ("admins", text("opened-by-admins")))
    most = chat.most_tables(talk.visitor.platform)
    return (
        language_field(chat.language, chat.language or FALLBACK),
        zone_field(chat.time_zone, of_chat=True),
        Field(
            "tables", text("set-tables"), plain(str(most)), str(most),
            tuple([(str(n), plain(str(n))) for n in range(TABLES[0], TABLES[1] + 1)]),
            _tables_meant, text("set-tables-how", least=TABLES[0], most=TABLES[1]), open=True,
        ),
        Field(
            "opened_by", text("set-opened-by"), dict(openers)[chat.opened_by], chat.opened_by, openers,
            one_of("everybody", "admins"),
        ),
        yes_or_no("nudges", text("set-nudges"), chat.nudges, text("set-nudges-how")),
        quiet_field(chat.quiet),
        clock_field(
            "turn_seconds", text("set-turn"), chat.turn_seconds, TURN_SECONDS, text("set-turn-how")
        ),
        yes_or_no("rated", text("setting-rated"), chat.rated, text("setting-rated-help")),
    )  # fmt: skip


async def settings(talk: Talk, words: Sequence[str]) -> Reply:
    """The page; with words ``NAME VALUE`` sets something, with a game's its default options. For admins."""
    refusal = refused(Act.SETTINGS, await talk.roles(Act.SETTINGS))
    if refusal is not None:
        return talk.no(refusal.reason)
    if not words:
        return page(talk)
    known = fields(talk)
    field = named(known, words[0], _SHORT)
    if field is None:
        game = meant_game(words[0])
        if game is not None:
            return await default_options.typed(talk, game, words[1:])
        names = (*(one.name for one in known), *games())
        return talk.no(text("no-such-setting", settings=", ".join(names)))
    if len(words) == 1:
        return field_page(talk, field, PAGE)
    return await _set(talk, field, typed(talk, field, " ".join(words[1:])))


async def pressed(talk: Talk, arguments: Sequence[str]) -> Reply:
    """A key of these pages."""
    refusal = refused(Act.SETTINGS, await talk.roles(Act.SETTINGS))
    if refusal is not None:
        return talk.no(refusal.reason)
    if not arguments:
        return page(talk).but(in_place=True)
    if arguments[0] == "close":
        return talk.say(gone=True)
    game = find_game(arguments[0])
    if game is not None:
        return default_options.page(talk, game).but(in_place=True)
    field = next((f for f in fields(talk) if f.name == arguments[0]), None)
    if field is None:
        return talk.no(text("old-key"))
    if len(arguments) == 1:
        return field_page(talk, field, PAGE).but(in_place=True)
    if field.steps(arguments[1]):
        return field_page(talk, field, PAGE, arguments[1]).but(in_place=True)
    reply = await _set(talk, field, arguments[1])
    return reply if reply.alert else reply.but(in_place=True)


async def keep(talk: Talk, **changes: Any) -> Talk:
    """Keeps what an admin has set, and writes down who changed what."""
    for name in changes:
        log.info("setting changed", chat=talk.visitor.chat, who=who(talk.visitor.person), setting=name)
    return await talk.keep_chat(**changes)


async def _set(talk: Talk, field: Field, word: str) -> Reply:
    value = field.meant(word)
    if value is NOT_MEANT:
        return refused_value(talk, field)
    return page(await keep(talk, **{field.name: value}))


def page(talk: Talk) -> Reply:
    """All settings of the chat; a game's key opens its options."""
    reply = lines_and_keys(talk, fields(talk), PAGE, text("settings-title"))
    games_ = row(*[key(game_name(talk.language, game), NO_TABLE, PAGE, game) for game in games()])
    first, close = reply.rows
    return reply.but(rows=(first, games_, close))


def _tables_meant(word: str) -> Any:
    typed = word.strip()
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 10):
        return NOT_MEANT
    return int(typed) if TABLES[0] <= int(typed) <= TABLES[1] else NOT_MEANT
