"""Languages for tests with many cases."""

from collections.abc import Sequence
from typing import TypeVar

from bot.texts import FALLBACK, LANGUAGES

Case = TypeVar("Case")


def by_turns(cases: Sequence[Case]) -> list[tuple[Case, str]]:
    """Each case in English and in one other language, the others in turn: all cases in all languages would
    take a suite's time to say the same again."""
    others = [language for language in LANGUAGES if language != FALLBACK]
    return [
        (case, language)
        for place, case in enumerate(cases)
        for language in (FALLBACK, others[place % len(others)])
    ]
