"""Words: Fluent catalogues, one folder a language, beside whatever they belong to.

The house's own lie here, a game's in its folder (``rules/GAME/texts``), an adapter's in its own. The code
knows keys only (``rules.kit.scene.Text``).
"""

from bot.texts.catalogue import (
    FALLBACK,
    LANGUAGES,
    MADE_FROM,
    SIGNS_OF,
    Catalogue,
    catalogue_in,
    language_of,
    written,
)
from bot.texts.names import clean_name, isolated

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "MADE_FROM",
    "SIGNS_OF",
    "Catalogue",
    "catalogue_in",
    "clean_name",
    "isolated",
    "language_of",
    "written",
]
