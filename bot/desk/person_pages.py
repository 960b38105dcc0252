"""``/settings`` in private: what a person has set for himself, at all tables."""

import re
from collections.abc import Sequence

from babel import Locale

from bot.desk.chat_pages import keep
from bot.desk.fields import (
    LANGUAGE_NAMES,
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
from bot.desk.moments import quiet_field, zone_field
from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import Reply
from bot.rights import Act, refused
from bot.texts import FALLBACK, LANGUAGES, SIGNS_OF, catalogue_in, language_of, written
from bot.texts.voices import LETTERS, SUITS
from rules.kit.scene import text

PAGE = "mine"
"""The word of these pages' keys."""
START = "settings"
"""The payload that opens the bot with them."""
_SHORT = {"timezone": "time_zone", "zone": "time_zone"}


def fields(talk: Talk) -> tuple[Field, ...]:
    """What the person has set for himself, as it stands."""
    mine = talk.mine
    ways = (("private", text("way-private-key")), ("here", text("way-here-key")))
    letters = (("own", text("letters-own")), ("english", plain("A K Q J")))
    suits = tuple([(one, plain(" ".join(SIGNS_OF[one].values()))) for one in SUITS])
    way = mine.way or "private"
    return (
        language_field(mine.language, talk.language),
        Field("way", text("set-way"), dict(ways)[way], way, ways, one_of("private", "here")),
        yes_or_no("one_tap", text("set-one-tap"), mine.one_tap, text("set-one-tap-how")),
        yes_or_no("by_melds", text("set-by-melds"), mine.by_melds, text("set-by-melds-how")),
        Field(
            "letters", text("set-letters"), dict(letters)[mine.letters], mine.letters, letters,
            one_of(*LETTERS),
        ),
        Field(
            "suits", text("set-suits"), dict(suits)[mine.suits], mine.suits, suits,
            one_of(*SUITS), text("set-suits-how"),
        ),
        yes_or_no("mention", text("set-mention"), mine.mention, text("set-mention-how")),
        quiet_field(mine.quiet),
        zone_field(mine.time_zone, of_chat=False),
    )  # fmt: skip


async def settings(talk: Talk, words: Sequence[str]) -> Reply:
    """The page; with words ``NAME VALUE`` sets something. Where others see the answer it is no page, but the
    way to it."""
    if not words:
        return _elsewhere(talk) if talk.is_seen else _page(talk)
    known = fields(talk)
    field = named(known, words[0], _SHORT)
    if field is None:
        return talk.no(text("no-such-setting", settings=", ".join(one.name for one in known)))
    if len(words) == 1:
        return _elsewhere(talk) if talk.is_seen else _own(field_page(talk, field, PAGE))
    reply = await _set(talk, field, typed(talk, field, " ".join(words[1:])))
    if not talk.is_seen or reply.alert or reply.url is not None:
        return reply
    return talk.say(text("done-mine", setting=field.label))


async def pressed(talk: Talk, arguments: Sequence[str]) -> Reply:
    """A key of these pages."""
    if not arguments:
        return _page(talk).but(in_place=True)
    if arguments[0] == "close":
        return talk.say(gone=True)
    field = next((one for one in fields(talk) if one.name == arguments[0]), None)
    if field is None:
        return talk.no(text("old-key"))
    if len(arguments) == 1:
        return _own(field_page(talk, field, PAGE)).but(in_place=True)
    if field.steps(arguments[1]):
        return _own(field_page(talk, field, PAGE, arguments[1])).but(in_place=True)
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
    talk = await keep(talk, language=chosen)
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
    if value is NOT_MEANT:
        return refused_value(talk, field)
    talk = await talk.keep_mine(**{field.name: value})
    start = talk.visitor.start_url
    if field.name == "way" and value == "private" and not talk.mine.reached and start is not None:
        # The bot cannot write first here: it is opened, and from then on it may.
        return talk.say(text("way-open-now"), url=start(talk.means.payload(NO_TABLE, talk.visitor.person)))
    return _page(talk)


def _page(talk: Talk) -> Reply:
    return _own(lines_and_keys(talk, fields(talk), PAGE, text("mine-title")))


def _elsewhere(talk: Talk) -> Reply:
    """Where one's own settings are shown."""
    if talk.visitor.start_url is None:
        return talk.no(text("mine-in-private"))
    return talk.say(text("mine-in-private"), url=talk.visitor.start_url(START))


def _own(reply: Reply) -> Reply:
    """What somebody has set for himself is nobody else's matter."""
    return reply.but(secret=True)
