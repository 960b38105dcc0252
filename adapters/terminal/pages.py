"""Long texts for reading: rules and tutorial of a game."""

from bot.texts import Catalogue
from rules.kit.scene import text


def rules_lines(catalogue: Catalogue, game: str) -> list[str]:
    """The rules text that players read, section by section."""
    lines = [catalogue.say(text("rules-title"), (), game), ""]
    number = 1
    while catalogue.has(f"rules-{number}-title", game):
        lines.append(f"{number}. {catalogue.say(text(f'rules-{number}-title'), (), game)}")
        lines += [*catalogue.say(text(f"rules-{number}-text"), (), game).splitlines(), ""]
        number += 1
    return lines


def tutorial_lines(catalogue: Catalogue, game: str) -> list[str]:
    """The tutorial's messages, in order."""
    lines: list[str] = []
    number = 1
    while catalogue.has(f"tutorial-{number}", game):
        lines += [*catalogue.say(text(f"tutorial-{number}"), (), game).splitlines(), ""]
        number += 1
    return lines
