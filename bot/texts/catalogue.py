"""Loading and formatting the catalogues of one language."""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TypeAlias

from babel import Locale
from babel.dates import format_skeleton
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bot.texts.cyrillic import made_cyrillic
from bot.texts.names import isolated
from bot.texts.voices import Suits, read_voice
from rules import texts_of
from rules.kit.cards import COLOUR_SIGNS, GERMAN_FACES, GERMAN_SIGNS, SIGNS, print_card, print_rank
from rules.kit.scene import Arg, Face, Joined, Mark, Name, Named, Points, RankSign, Signed, SuitSign, Text

LANGUAGES: tuple[str, ...] = ("en", "pl", "cs", "sr", "sr-Cyrl", "de")
"""Languages in which every text exists."""
FALLBACK = "en"
MOST_SAID = 4096
"""Texts that each catalogue remembers as they were last said."""
MADE_FROM: Mapping[str, str] = MappingProxyType({"sr-Cyrl": "sr"})
"""Languages that are another one in another script: nobody writes catalogues for them."""
_UNDERSTOOD: Mapping[str, str] = MappingProxyType(dict.fromkeys(("bs", "cnr", "hr", "sh"), "sr"))
"""Languages that are not ours, whose readers read one of ours better than English."""
_LOCALES: Mapping[str, str] = MappingProxyType({"sr": "sr-Latn", "en": "en-GB"})
"""Whose dates and numbers they are, where the language alone stands for others: ``sr`` for Cyrillic."""
_CYRILLIC = frozenset(("cyrl", "cyrillic"))
_MARKS = "①②③④⑤⑥⑦⑧⑨"
SIGNS_OF: Mapping[Suits, Mapping[str, str]] = {
    "plain": SIGNS,
    "colours": COLOUR_SIGNS,
    "german": GERMAN_SIGNS,
}
"""How suits are printed."""
Folder: TypeAlias = Traversable
Report: TypeAlias = Callable[[str], None]


def language_of(tag: str | None) -> str:
    """Our language for a platform's or system's tag (``pl_PL.UTF-8``); English where we have none.

    Serbian is in Latin letters unless the tag says Cyrillic.

    >>> language_of("pl_PL.UTF-8"), language_of("xx"), language_of(None)
    ('pl', 'en', 'en')
    >>> language_of("sr_RS"), language_of("sr-Cyrl-RS"), language_of("hr")
    ('sr', 'sr-Cyrl', 'sr')
    """
    word, *more = re.split(r"[-_.@]", (tag or "").lower())
    word = _UNDERSTOOD.get(word, word)
    if not _CYRILLIC.isdisjoint(more) and f"{word}-Cyrl" in LANGUAGES:
        return f"{word}-Cyrl"
    return word if word in LANGUAGES else FALLBACK


def written(language: str) -> str:
    """The language whose catalogues these are: itself, or the one that it is made from."""
    return MADE_FROM.get(language, language)


class Catalogue:
    """Every text of one language. ``language`` may be a whole voice (``bot.texts.voices``); ``extra``:
    folders of an adapter's own texts; ``german_cards``: cards are printed as Ober, Unter, leaves, bells and
    acorns (and may be typed so as well).

    Files are read when a text of theirs is first asked for. Formatting never raises: what went wrong goes
    to ``errors`` (keys and variables, never a value) and to ``report``.
    """

    def __init__(
        self,
        language: str,
        extra: Sequence[Folder] = (),
        report: Report | None = None,
        *,
        german_cards: bool = False,
    ) -> None:
        voice = read_voice(language)
        self.language = voice.language
        self.german_cards = german_cards or voice.suits == "german"
        self._letters_of = voice.letters
        self._signs = SIGNS_OF["german" if self.german_cards else voice.suits]
        self.errors: list[str] = []
        self._extra = tuple(extra)
        self._report = report
        self._locale = Locale.parse(_LOCALES.get(self.language, self.language), sep="-")
        self._bundles: dict[tuple[str, str | None, str], FluentBundle] = {}
        self._homes: dict[tuple[str, str | None], FluentBundle] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, text: Text, names: Sequence[str] = (), game: str | None = None) -> str:
        """The text in this language. ``names``: who sits at each seat; ``game``: whose texts come before the
        house's own, so that a game may say a thing its own way."""
        where = (text.key, game)
        bundle = self._homes.get(where)
        if bundle is None:
            bundle = self._home(text.key, game)
            if bundle is None:
                self._fault(f"no text: {text.key}")
                return f"[{text.key}]"
            self._homes[where] = bundle
        return self._format(bundle, text, names, game)

    def _home(self, key: str, game: str | None) -> FluentBundle | None:
        """Where the text stands: the game's before the house's, this language's before English."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            for source in ("game", "rules", "house") if game else ("house",):
                bundle = self._bundle(language, game, source)
                if bundle.has_message(key):
                    return bundle
        return None

    def has(self, key: str, game: str | None = None) -> bool:
        """Whether this language itself has the text."""
        sources = ("house", "game", "rules") if game else ("house",)
        return any(self._bundle(self.language, game, source).has_message(key) for source in sources)

    def words(self, text: Text, game: str | None = None) -> tuple[str, ...]:
        """The typed forms that a ``words-`` message lists."""
        return tuple(" ".join(word.split()).casefold() for word in self.say(text, (), game).split(","))

    @cached_property
    def card_letters(self) -> tuple[dict[str, str], dict[str, str]]:
        """This language's own letters for ranks and suits, to ours (glossary: *typed*); lower case."""
        ranks = self._letters("card-ranks")
        if self.german_cards:
            ranks |= {letter.casefold(): rank for rank, letter in GERMAN_FACES.items()}
        return ranks, self._letters("card-suits")

    def _letters(self, key: str) -> dict[str, str]:
        if not self.has(key):  # English letters work everywhere
            return {}
        pairs = (pair.split("=") for pair in self.say(Text(key)).split())
        return {theirs.casefold(): ours for theirs, ours in pairs}

    @cached_property
    def _faces(self) -> Mapping[str, str]:
        """What is printed for a rank: the first letter that this language has for it."""
        if self.german_cards:
            return GERMAN_FACES
        if self._letters_of == "english":
            return {}
        ranks, _ = self.card_letters
        letters = {ours: typed.upper() for typed, ours in reversed(ranks.items())}
        return {rank: letter for rank, letter in letters.items() if rank != "T"}

    def _format(self, bundle: FluentBundle, text: Text, names: Sequence[str], game: str | None) -> str:
        args = {name: self._arg(value, names, game) for name, value in text.args.items()}
        known = (text.key, game, *args.items())
        said = self._said.get(known)
        if said is not None:
            return said
        message = bundle.get_message(text.key)
        if message.value is None:
            self._fault(f"no value: {text.key}")
            return f"[{text.key}]"
        value, errors = bundle.format_pattern(message.value, args)
        for error in errors:
            self._fault(f"{self.language} {text.key}: {type(error).__name__} {error}")
        said = str(value)
        if not errors:
            # Boards say the same things again and again, and formatting is most of what they cost.
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            self._said[known] = said
        return said

    def _arg(self, arg: Arg, names: Sequence[str], game: str | None) -> int | str:
        if isinstance(arg, int | str):
            return arg
        match arg:
            case Mark(seat):
                return _MARKS[seat]
            case Text():
                return self.say(arg, names, game)
            case Joined(texts, by):
                return by.join(self.say(text, names, game) for text in texts)
            case Named(seat):
                name = names[seat] if seat < len(names) else ""
                return f"{_MARKS[seat]} {isolated(name)}".rstrip()
            case Name(seat):
                return isolated(names[seat]) if seat < len(names) else _MARKS[seat]
            case Face(card):
                return print_card(card, self._faces, self._signs)
            case RankSign(rank):
                return print_rank(rank, self._faces)
            case SuitSign(suit):
                return self._signs[suit]
            case Signed(points):
                return ("+" if points > 0 else "") + self._points(points)
            case Points(points):
                return self._points(points)

    def day(self, day: int) -> str:
        """A day of the calendar (``date.toordinal``), shortly."""
        return str(format_skeleton("yMMMd", date.fromordinal(day), locale=self._locale))

    def _points(self, points: int) -> str:
        return ("−" if points < 0 else "") + _decimal(abs(points), self._locale)

    def _bundle(self, language: str, game: str | None, source: str) -> FluentBundle:
        key = (language, None if source == "house" else game, source)
        if key not in self._bundles:
            bundle = FluentBundle([language], use_isolating=False)
            for file in self._files(language, game, source):
                bundle.add_resource(parsed(file.read_text(encoding="utf-8"), language in MADE_FROM))
            self._bundles[key] = bundle
        return self._bundles[key]

    def _files(self, language: str, game: str | None, source: str) -> list[Folder]:
        if source == "house":
            folders = [files("bot") / "texts", *self._extra]
            return [file for folder in folders for file in _catalogues(folder / written(language))]
        texts = texts_of(str(game))
        file = texts / written(language) / f"{source}.ftl" if texts is not None else None
        return [file] if file is not None and file.is_file() else []

    def _fault(self, what: str) -> None:
        self.errors.append(what)
        if self._report is not None:
            self._report(what)


@cache
def catalogue_in(language: str) -> Catalogue:
    """The house's catalogue of a language or voice, shared: it is read once.

    Its errors are nobody's in particular.
    """
    return Catalogue(language)


@lru_cache(MOST_SAID)
def _decimal(number: int, locale: Locale) -> str:
    return str(format_decimal(number, locale=locale))


@cache
def parsed(source: str, cyrillic: bool = False) -> Resource:
    """A file's texts, parsed once: that takes most of the time of a start, and catalogues share files."""
    resource = FluentResource(source)
    return made_cyrillic(resource) if cyrillic else resource


def _catalogues(folder: Folder) -> list[Folder]:
    if not folder.is_dir():
        return []
    return sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
