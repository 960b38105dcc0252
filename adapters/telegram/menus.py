"""The menus of commands, for each language and kind of chat (``setMyCommands``)."""

import structlog
from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import TelegramError

from adapters.telegram.layout import catalogue
from bot.texts import FALLBACK, LANGUAGES, MADE_FROM
from rules.kit.scene import text

log = structlog.get_logger()
ON_TOP = ("new", "table", "hand", "bet", "pass", "play", "rules", "stats", "leaderboard", "help")
FURTHER = (
    "join", "leave", "begin", "options", "luck", "close", "pause", "resume", "kick", "lastdeal", "finish",
    "history", "record", "verify", "settings", "language", "link", "unlink", "forget", "privacy",
)  # fmt: skip
IN_GROUPS = (*ON_TOP[:3], *ON_TOP[6:], *FURTHER)
"""Without the plays: typed in a group they are not judged."""


def commands(names: tuple[str, ...], language: str) -> list[BotCommand]:
    """The menu's lines."""
    words = catalogue(language)
    return [BotCommand(name, words.say(text(f"command-{name}"))) for name in names]


async def set_menus(bot: Bot) -> None:
    """Best effort: without menus everything works."""
    for language in LANGUAGES:
        if language in MADE_FROM:  # Telegram's languages are two letters, whatever the script
            continue
        # Whoever speaks none of our languages sees what is set without one.
        code = None if language == FALLBACK else language
        try:
            await bot.set_my_commands(
                commands((*ON_TOP, *FURTHER), language), BotCommandScopeAllPrivateChats(), code
            )
            await bot.set_my_commands(commands(IN_GROUPS, language), BotCommandScopeAllGroupChats(), code)
        except TelegramError as error:
            log.warning("menus not set", error=type(error).__name__)
            return
