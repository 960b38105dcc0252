"""Commands by name: which table they mean, and who carries them out."""

from collections.abc import Sequence
from difflib import get_close_matches

from bot.desk import (
    account_pages,
    at_table,
    career_pages,
    chat_pages,
    checking,
    joining,
    kicking,
    listing,
    opening,
    options,
    past_pages,
    person_pages,
    reading,
    standing_pages,
    wishes,
)
from bot.desk.finding import Found, Want, find
from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import Reply
from rules.kit.scene import text

PLAYS = ("bet", "pass", "play")
"""Commands that say what is played."""
HIDDEN = (*PLAYS, "hand")
"""Commands whose answer may tell what is in a hand."""
AT_TABLE: dict[str, Want] = {
    "join": "any",
    "leave": "mine",
    "begin": "any",
    "options": "any",
    "luck": "mine",
    "close": "any",
    "pause": "mine",
    "resume": "mine",
    "kick": "any",
    "lastdeal": "mine",
    "finish": "mine",
    "record": "any",
    "verify": "any",
    "hand": "mine",
    "bet": "turn",
    "pass": "turn",
    "play": "turn",
}
"""Commands of a table, and which one they mean where none is named."""
OTHERS = (
    "new", "table", "rules", "stats", "leaderboard", "history", "help", "start", "settings", "language",
    "link", "unlink", "forget", "privacy",
)  # fmt: skip
NAMES = (*AT_TABLE, *OTHERS)
AGAIN = "again"
"""The payload for who asked for something that comes in private, where the bot could not write to him yet."""
BARE = frozenset(NAMES) - {"close"}
"""Those that go without a slash in a private chat: the others are plays of some game as well."""


async def command(talk: Talk, name: str, words: Sequence[str]) -> Reply:
    """The answer to a command; to one that does not exist, which one may have been meant."""
    if name in HIDDEN and talk.is_seen:
        return in_private(talk, delete=name in PLAYS)
    if name in AT_TABLE:
        found = await find(talk, name, words, AT_TABLE[name])
        if isinstance(found, Reply):
            over = await _over(talk, name, words)
            return found if over is None else over
        return await at(talk, name, found)
    match name:
        case "new":
            return await opening.new(talk, words)
        case "table":
            return await listing.tables(talk)
        case "rules":
            return await reading.rules_command(talk, words)
        case "stats":
            return await career_pages.stats(talk, words)
        case "leaderboard":
            return await standing_pages.leaderboard(talk, words)
        case "history":
            return await past_pages.history(talk)
        case "help":
            return reading.help_(talk)
        case "start":
            return await start(talk, words[0] if words else "")
        case "settings" if talk.visitor.is_private_chat or words[:1] == ["mine"]:
            return await person_pages.settings(talk, [word for word in words if word != "mine"])
        case "settings":
            return await chat_pages.settings(talk, words)
        case "language":
            return await person_pages.language(talk, words)
        case "link":
            return await account_pages.link(talk, words)
        case "unlink":
            return await account_pages.unlink(talk)
        case "forget":
            return account_pages.forget(talk)
        case "privacy":
            return account_pages.privacy(talk)
    return unknown(talk, name)


async def at(talk: Talk, name: str, found: Found) -> Reply:
    """A command whose table is known."""
    table, words = found.line.table, found.words
    match name:
        case "join":
            return await joining.join_typed(talk, table, words)
        case "leave" | "begin" | "close" | "pause" | "resume":
            return await at_table.say(talk, table, name)
        case "lastdeal":
            return await at_table.vote(talk, table, "last")
        case "finish":
            return await at_table.vote(talk, table, "finish")
        case "kick":
            return await kicking.kick(talk, table, words)
        case "luck":
            return await at_table.luck(talk, found)
        case "options":
            return await options.options(talk, table, words)
        case "record":
            return await reading.record(talk, table)
        case "verify":
            return await checking.verified(talk, table)
        case "hand":
            return await at_table.hand(talk, table)
    return await at_table.play(talk, table, " ".join((name, *words)))


async def _over(talk: Talk, name: str, words: Sequence[str]) -> Reply | None:
    """The record of the chat's newest match, where none runs."""
    if name not in ("record", "verify") or words or talk.visitor.is_private_chat:
        return None
    if await talk.means.house.tables_in(talk.visitor.chat):
        return None
    over = await talk.means.store.tables(talk.visitor.chat, "over")
    if not over:
        return None
    return await (reading.record if name == "record" else checking.verified)(talk, over[0])


async def start(talk: Talk, payload: str) -> Reply:
    """The bot was opened in private: from now on it may write, and a payload brings its person to a table."""
    if not talk.visitor.is_private_chat:
        return reading.help_(talk)
    talk = await talk.keep_mine(reached=True, way=talk.mine.way or "private")
    if not payload:
        return reading.help_(talk)
    if payload == AGAIN:
        return talk.say(text("start-again"))
    if payload == "alone":
        return reading.alone(talk)
    if payload == account_pages.LINK:
        return await account_pages.link(talk, ())
    if payload == account_pages.FORGET:
        return account_pages.forget(talk)
    if payload == person_pages.START:
        return await person_pages.settings(talk, ())
    if payload.startswith(wishes.PAYLOAD):
        return await wishes.started(talk, payload)
    return await joining.by_payload(talk, payload)


def in_private(talk: Talk, *, delete: bool = False) -> Reply:
    """Where others see the answer nothing is said of a hand or a play: the same words and the same key
    whatever was typed, at whichever table. The key shows whoever presses it his own hand."""
    rows, url = (row(key(text("go-hand"), NO_TABLE, "hand")),), None
    if talk.visitor.start_url is not None:
        url = talk.visitor.start_url(talk.means.payload(NO_TABLE, talk.visitor.person))
    return talk.say(text("plays-in-private"), rows=rows, url=url, delete=delete)


def unknown(talk: Talk, name: str) -> Reply:
    """What reaches the bot gets an answer."""
    near = get_close_matches(name[:32].casefold(), NAMES, n=1, cutoff=0.6)
    help_ = key(text("go-help"), NO_TABLE, "help")
    if near:
        return talk.no(text("no-such-command-near", near=f"/{near[0]}"), rows=(row(help_),))
    return talk.no(text("no-such-command"), rows=(row(help_),))
