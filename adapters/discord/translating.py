"""What commands, options and choices are called, in the languages of Discord that are ours."""

from discord import Locale
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str

from adapters.discord.words import catalogue
from bot.desk.fields import LANGUAGE_NAMES
from bot.texts import FALLBACK, LANGUAGES
from rules import games
from rules.kit.scene import text

LOCALES = {Locale.polish: "pl", Locale.czech: "cs", Locale.german: "de", Locale.croatian: "sr"}
"""Discord's locales that we have a language for, besides English (Serbian is none: see ``language_of``)."""


class OurTranslator(Translator):
    """Descriptions and choices from our catalogues; names are the same everywhere."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        language, key = LOCALES.get(locale), string.extras.get("key")
        if language not in LANGUAGES or key is None:
            return None
        return described(key, language, string.extras.get("game"))


def described(key: str, language: str = FALLBACK, game: str | None = None) -> str:
    """A description; its text has at most 100 letters in every language."""
    return catalogue(language).say(text(key), (), game)


def description(name: str) -> locale_str:
    """Of a command."""
    key = f"command-{name}"
    return locale_str(described(key), key=key)


def option_text(name: str) -> locale_str:
    """Of an option or a choice."""
    key = f"command-option-{name}"
    return locale_str(described(key), key=key)


def game_choices() -> list[Choice[str]]:
    """The games by their names."""
    return [
        Choice(name=locale_str(described("game-name", game=game), key="game-name", game=game), value=game)
        for game in games()
    ]


def language_choices() -> list[Choice[str]]:
    """Our languages, each by its own name."""
    return [Choice(name=catalogue(one).say(LANGUAGE_NAMES[one]), value=one) for one in LANGUAGES]
