"""``/settings`` in private: what a person has set for himself, at all tables."""

import re
from collections.abc import Sequence

from babel import Locale

from bot.desk.fields import LANGUAGE_NAMES, Field, field_page, hours, hours_meant, hours_text
from bot.desk.option_words import token
from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import Reply
from bot.rights import Act, refused
from bot.settings import PersonSettings
from bot.texts import FALLBACK, LANGUAGES, catalogue_in, language_of, written
from rules.kit.scene import Text, text

PAGE = "mine"
"""The word of these pages' keys."""
_TRUTH = {"yes": True, "no": False}


def _fields(mine: PersonSettings, language: str) -> tuple[Field, ...]:
    yes, no = text("option-yes"), text("option-no")
    both = (("yes", yes), ("no", no))
    truths = (
        ("one_tap", text("set-one-tap"), mine.one_tap, text("set-one-tap-how")),
        ("by_melds", text("set-by-melds"), mine.by_melds, None),
        ("mention", text("set-mention"), mine.mention, None),
    )
    return (
        Field(
            "language",
            text("set-language"),
            LANGUAGE_NAMES[language],
            language,
            tuple((one, LANGUAGE_NAMES[one]) for one in LANGUAGES),
            lambda word: word if word in LANGUAGES else None,
        ),
        Field(
            "way",
            text("set-way"),
            _way(mine.way),
            mine.way or "private",
            (("private", text("way-private-key")), ("here", text("way-here-key"))),
            lambda word: word if word in ("private", "here") else None,
        ),
        *(
            Field(name, label, yes if now else no, token(now), both, _TRUTH.get, how)
            for name, label, now, how in truths
        ),
        Field(
            "quiet",
            text("set-quiet"),
            hours_text(mine.quiet),
            hours(mine.quiet),
            tuple((hours(q), hours_text(q)) for q in ((22, 7), (23, 8), (0, 8), None)),
            hours_meant,
            text("set-quiet-how"),
        ),
    )


async def settings(talk: Talk, words: Sequence[str]) -> Reply:
    """The page; with words ``NAME VALUE`` sets something."""
    if not words:
        return _page(talk)
    fields = _fields(talk.mine, talk.language)
    wanted = words[0].casefold().replace("-", "_")
    field = next((one for one in fields if one.name == wanted), None)
    if field is None:
        return talk.no(text("no-such-setting", settings=", ".join(one.name for one in fields)))
    if len(words) == 1:
        return field_page(talk, field, PAGE)
    return await _set(talk, field, " ".join(words[1:]))


async def pressed(talk: Talk, arguments: Sequence[str]) -> Reply:
    """A key of these pages."""
    if not arguments:
        return _page(talk).but(in_place=True)
    if arguments[0] == "close":
        return talk.say(gone=True)
    field = next((one for one in _fields(talk.mine, talk.language) if one.name == arguments[0]), None)
    if field is None:
        return talk.no(text("old-key"))
    if len(arguments) == 1:
        return field_page(talk, field, PAGE).but(in_place=True)
    reply = await _set(talk, field, arguments[1])
    return reply if reply.alert else reply.but(in_place=True)


async def language(talk: Talk, words: Sequence[str]) -> Reply:
    """``/language``: the chat's, for its admins; in private the person's own."""
    private = talk.visitor.is_private_chat
    if not words:
        page = PAGE if private else "settings"
        now = talk.language if private else talk.chat.language or "en"
        keys = [
            key(LANGUAGE_NAMES[one], NO_TABLE, page, "language", one, marked=one == now) for one in LANGUAGES
        ]
        return talk.say(text("which-language"), rows=(row(*keys),))
    chosen = _language_meant(words[0])
    if chosen is None:
        return talk.no(text("no-such-language", languages=", ".join(LANGUAGES)))
    if private:
        talk = await talk.keep_mine(language=chosen)
        return talk.say(text("done-language", language=LANGUAGE_NAMES[chosen]))
    refusal = refused(Act.SETTINGS, await talk.roles(Act.SETTINGS))
    if refusal is not None:
        return talk.no(refusal.reason)
    talk = await talk.keep_chat(language=chosen)
    return talk.say(text("done-chat-language", language=LANGUAGE_NAMES[chosen]))


def _language_meant(word: str) -> str | None:
    """A language by its name as we write it, by its tag, or by its name in any of ours."""
    wanted = word.casefold()
    for one in LANGUAGES:
        if wanted in {catalogue_in(other).say(LANGUAGE_NAMES[one]).casefold() for other in LANGUAGES}:
            return one
    tag = language_of(word)
    if tag != FALLBACK or re.split("[-_]", wanted)[0] == FALLBACK:
        return tag
    for one in LANGUAGES:
        locale = Locale.parse(one, sep="-")
        if wanted in {(locale.get_language_name(written(other)) or "").casefold() for other in LANGUAGES}:
            return one
    return None


async def _set(talk: Talk, field: Field, word: str) -> Reply:
    value = field.meant(word)
    if value is None and not (field.name == "quiet" and word == hours(None)):
        allowed = text("set-one-of", words=", ".join(one for one, _ in field.values))
        return talk.no(text("refuse-setting", setting=field.label, allowed=allowed))
    return _page(await talk.keep_mine(**{field.name: value}))


def _page(talk: Talk) -> Reply:
    fields = _fields(talk.mine, talk.language)
    keys = [key(one.label, NO_TABLE, PAGE, one.name) for one in fields]
    lines = [text("set-line", setting=one.label, value=one.now) for one in fields]
    close = key(text("go-close"), NO_TABLE, PAGE, "close")
    return talk.say(text("mine-title"), *lines, rows=(row(*keys), row(close)))


def _way(way: str | None) -> Text:
    return text("way-here-key") if way == "here" else text("way-private-key")
