"""The same message in the forms that Discord has: what was compared (docs/discord-form.md)."""

from typing import Any

from adapters.discord.layout import page_view, panel_view, view_of
from adapters.discord.words import page_text, speaker_of
from bot.desk.visitor import Ask
from bot.page import PrivatePage, PublicPage

Json = Any
TEXT, SEPARATOR, CONTAINER = 10, 14, 17
V2 = 1 << 15
EPHEMERAL = 1 << 6
ACCENT = 0x8A3B1E


def board_forms(page: PublicPage) -> list[Json]:
    """Content, an embed, a container."""
    return _forms(page_text(page), page_view(page).to_components(), 0)


def panel_forms(page: PrivatePage) -> list[Json]:
    """The same three, and components without a container: each question above its own keys."""
    rows = view_of(page.rows, speaker_of(page), Ask("play")).to_components()
    bare = {"components": panel_view(page).to_components(), "flags": EPHEMERAL | V2}
    return [*_forms(page_text(page), rows, EPHEMERAL), bare]


def _forms(words: str, rows: list[Json], flags: int) -> list[Json]:
    plain = {"content": words, "components": rows, "flags": flags}
    # The first line stays content, for it is what a notification shows.
    head, _, rest = words.partition("\n")
    embed = plain | {"content": head, "embeds": [{"description": rest, "color": ACCENT}]}
    inside = [{"type": TEXT, "content": words}, {"type": SEPARATOR}, *rows]
    container = {"type": CONTAINER, "accent_color": ACCENT, "components": inside}
    return [plain, embed, {"components": [container], "flags": flags | V2}]
