"""``/settings`` in a chat: what its admins have set, each with a key that opens its choices in place."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.choices import TABLE_OPTIONS, choices, duration
from bot.desk.fields import LANGUAGE_NAMES, Field, field_page, hours, hours_meant, hours_text
from bot.desk.option_words import token
from bot.desk.talk import NO_TABLE, Talk, game_name, key, row
from bot.desk.visitor import Reply
from bot.rights import Act, refused
from bot.settings import TABLES, ChatSettings, is_time_zone
from bot.texts import LANGUAGES
from rules import AnyGame, find_game, games
from rules.kit.scene import Text, text

_ZONES = (
    "UTC",
    "Europe/Warsaw",
    "Europe/Prague",
    "Europe/Belgrade",
    "Europe/Vienna",
    "Europe/Berlin",
    "Europe/London",
    "America/New_York",
)
"""Offered as keys; any other is typed."""
_TURNS = (30, 60, 90, 180, 300, 3600, 86_400, 259_200)
PAGE = "settings"
"""The word of these pages' keys."""
DEFAULT = "default-"
"""What the words of keys for a game's default options begin with."""


def _fields(chat: ChatSettings, platform: str) -> tuple[Field, ...]:
    yes, no = text("option-yes"), text("option-no")
    language = chat.language or "auto"
    return (
        Field(
            "language",
            text("set-language"),
            _language(language),
            language,
            tuple((one, _language(one)) for one in LANGUAGES),
            lambda word: word if word in LANGUAGES else None,
        ),
        Field(
            "time_zone",
            text("set-time-zone"),
            _word(chat.time_zone),
            _zone_key(chat.time_zone),
            tuple((_zone_key(zone), _word(zone)) for zone in _ZONES),
            _zone_meant,
            text("set-time-zone-how"),
        ),
        Field(
            "tables",
            text("set-tables"),
            _word(str(chat.most_tables(platform))),
            str(chat.most_tables(platform)),
            tuple((str(n), _word(str(n))) for n in range(TABLES[0], TABLES[1] + 1)),
            _number_within(TABLES),
            text("set-tables-how", least=TABLES[0], most=TABLES[1]),
        ),
        Field(
            "opened_by",
            text("set-opened-by"),
            _opener(chat.opened_by),
            chat.opened_by,
            (("everybody", text("opened-by-everybody")), ("admins", text("opened-by-admins"))),
            lambda word: word if word in ("everybody", "admins") else None,
        ),
        Field(
            "nudges",
            text("set-nudges"),
            yes if chat.nudges else no,
            token(chat.nudges),
            (("yes", yes), ("no", no)),
            {"yes": True, "no": False}.get,
        ),
        Field(
            "quiet",
            text("set-quiet"),
            hours_text(chat.quiet),
            hours(chat.quiet),
            tuple((hours(q), hours_text(q)) for q in ((22, 7), (23, 8), (0, 8), None)),
            hours_meant,
            text("set-quiet-how"),
        ),
        Field(
            "turn_seconds",
            text("set-turn"),
            duration(chat.turn_seconds),
            str(chat.turn_seconds),
            tuple((str(n), duration(n)) for n in _TURNS),
            _number_within((15, 604_800)),
            text("set-turn-how"),
        ),
        Field(
            "rated",
            text("setting-rated"),
            yes if chat.rated else no,
            token(chat.rated),
            (("yes", yes), ("no", no)),
            {"yes": True, "no": False}.get,
        ),
    )


async def settings(talk: Talk, words: Sequence[str]) -> Reply:
    """The page; with words ``NAME VALUE`` sets something. For admins."""
    refusal = refused(Act.SETTINGS, await talk.roles(Act.SETTINGS))
    if refusal is not None:
        return talk.no(refusal.reason)
    fields = _fields(talk.chat, talk.visitor.platform)
    if not words:
        return _page(talk)
    names = {"timezone": "time_zone", "zone": "time_zone", "opened": "opened_by", "turn": "turn_seconds"}
    wanted = words[0].casefold().replace("-", "_")
    field = next((one for one in fields if one.name == names.get(wanted, wanted)), None)
    if field is None:
        return talk.no(text("no-such-setting", settings=", ".join(one.name for one in fields)))
    if len(words) == 1:
        return field_page(talk, field, PAGE)
    return await _set(talk, field, " ".join(words[1:]))


async def pressed(talk: Talk, arguments: Sequence[str]) -> Reply:
    """A key of these pages."""
    refusal = refused(Act.SETTINGS, await talk.roles(Act.SETTINGS))
    if refusal is not None:
        return talk.no(refusal.reason)
    if not arguments:
        return _page(talk).but(in_place=True)
    if arguments[0] == "close":
        return talk.say(gone=True)
    game = find_game(arguments[0])
    if game is not None:
        return _game_page(talk, game).but(in_place=True)
    field = next((f for f in _fields(talk.chat, talk.visitor.platform) if f.name == arguments[0]), None)
    if field is None:
        return talk.no(text("old-key"))
    if len(arguments) == 1:
        return field_page(talk, field, PAGE).but(in_place=True)
    reply = await _set(talk, field, arguments[1])
    return reply if reply.alert else reply.but(in_place=True)


async def game_option(talk: Talk, game_id: str, arguments: Sequence[str]) -> Reply:
    """A default option of a game: its name offers its values, with a value sets it."""
    refusal = refused(Act.SETTINGS, await talk.roles(Act.SETTINGS))
    if refusal is not None:
        return talk.no(refusal.reason)
    game, name = find_game(game_id), arguments[0] if arguments else ""
    if game is None or name not in game.options.model_fields:
        return talk.no(text("old-key"))
    now = talk.chat.new_options(game)
    choice = next(
        one for one in choices(game, now, talk.chat.new_table("", private=False)) if one.name == name
    )
    if len(arguments) == 1:
        word = f"{DEFAULT}{game.id}"
        keys = [
            key(value.label, NO_TABLE, word, name, token(value.value), marked=value.value == choice.value)
            for value in choice.values
        ]
        back = key(text("go-back"), NO_TABLE, PAGE, game.id)
        said = (text("option-line", option=choice.label, value=choice.now), choice.help)
        return talk.say(*said, game=game.id, rows=(row(*keys), row(back)), in_place=True)
    chosen = [value for value in choice.values if token(value.value) == arguments[1]]
    if not chosen:
        return talk.no(text("old-key"))
    values = {**now.model_dump(mode="json"), name: chosen[0].value}
    try:
        options = game.options.model_validate(values)
    except ValueError:
        return talk.no(text("refuse-options-together"), game=game.id)
    kept = {**talk.chat.options, game.id: options.model_dump(mode="json", exclude_defaults=True)}
    talk = await talk.keep_chat(options=kept)
    return _game_page(talk, game).but(in_place=True)


async def _set(talk: Talk, field: Field, word: str) -> Reply:
    value = field.meant(word)
    if value is None and not (field.name == "quiet" and word == hours(None)):
        allowed = field.how or text("set-one-of", words=", ".join(one for one, _ in field.values))
        return talk.no(text("refuse-setting", setting=field.label, allowed=allowed))
    return _page(await talk.keep_chat(**{field.name: value}))


def _page(talk: Talk) -> Reply:
    fields = _fields(talk.chat, talk.visitor.platform)
    keys = [key(one.label, NO_TABLE, PAGE, one.name) for one in fields]
    keys += [key(game_name(talk.language, game), NO_TABLE, PAGE, game) for game in games()]
    lines = [text("set-line", setting=one.label, value=one.now) for one in fields]
    close = key(text("go-close"), NO_TABLE, PAGE, "close")
    return talk.say(text("settings-title"), *lines, rows=(row(*keys), row(close)))


def _game_page(talk: Talk, game: AnyGame) -> Reply:
    known = [
        one
        for one in choices(game, talk.chat.new_options(game), talk.chat.new_table("", private=False))
        if one.name not in TABLE_OPTIONS
    ]
    keys = [key(one.label, NO_TABLE, f"{DEFAULT}{game.id}", one.name) for one in known]
    lines = [text("option-line", option=one.label, value=one.now) for one in known]
    back = key(text("go-back"), NO_TABLE, PAGE)
    title = text("defaults-title", game=text("game-name"))
    return talk.say(title, *lines, game=game.id, rows=(row(*keys), row(back)))


def _language(language: str) -> Text:
    return LANGUAGE_NAMES.get(language, text("language-auto"))


def _opener(word: str) -> Text:
    return text("opened-by-admins") if word == "admins" else text("opened-by-everybody")


def _word(word: str) -> Text:
    return text("option-word", word=word)


def _zone_key(zone: str) -> str:
    """A time zone as a key may carry it."""
    return zone.replace("/", "--")


def _zone_meant(word: str) -> str | None:
    zone = word.strip().replace("--", "/").replace(" ", "_")
    return zone if is_time_zone(zone) else None


def _number_within(bounds: tuple[int, int]) -> Callable[[str], Any]:
    def meant(word: str) -> int | None:
        typed = word.strip()
        if not (typed.isascii() and typed.isdecimal() and len(typed) < 10):
            return None
        return int(typed) if bounds[0] <= int(typed) <= bounds[1] else None

    return meant
