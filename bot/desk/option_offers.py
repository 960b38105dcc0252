"""What may be typed of options, for platforms that complete words: legal names and values, in the person's
language. Options are public, so it is the same for everybody who asks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.choices import OptionChoice, Value, checked, choices
from bot.commands import normal
from bot.desk.offering import MOST, lines_of
from bot.desk.option_words import UNRATED, meant_option, meant_value, token
from bot.desk.options import of_lobby
from bot.desk.talk import Talk
from bot.ports import TableLine
from bot.seating import Settings
from bot.texts import catalogue_in
from rules import AnyGame, find_game
from rules.kit.action import Json
from rules.kit.contract import GameOptions
from rules.kit.scene import Refusal, Text, text

Offer = tuple[str, str]
"""What is shown, and the words."""


@dataclass(frozen=True, slots=True)
class _Table:
    """Options as they stand, or as a new table would have them."""

    game: AnyGame
    options: GameOptions
    settings: Settings

    def known(self) -> tuple[OptionChoice, ...]:
        return choices(self.game, self.options, self.settings)

    def meant(self, name: str, talk: Talk) -> OptionChoice | None:
        """The option of a name that was typed."""
        return meant_option(self.game, self.options, self.settings, name, "", talk.languages)[0]

    def with_(self, name: str, value: Json) -> "_Table | None":
        """The same with this set; None: that cannot be."""
        found = checked(self.game, self.options, self.settings, name, value)
        return None if isinstance(found, Refusal) else _Table(self.game, *found)

    def written(self, talk: Talk, words: Text) -> str:
        return catalogue_in(talk.language).say(words, (), self.game.id)


async def names(talk: Talk, code: str, typed: str) -> list[Offer]:
    """Options of the table with this code (of any that may be meant), as they stand, by their names."""
    found: dict[str, str] = {}
    for table in await _lobbies(talk, code):
        for choice in table.known():
            found.setdefault(choice.name, _line(talk, table, choice.label, choice.now))
    return fitting(((label, name) for name, label in found.items()), typed)


async def values(talk: Talk, code: str, option: str, typed: str) -> list[Offer]:
    """Values that this option may have there now; a number or a time that was typed too, if it may."""
    found: dict[str, str] = {}
    for table in await _lobbies(talk, code):
        choice = table.meant(option, talk)
        if choice is not None:
            for one in _values(talk, table, choice, typed):
                found.setdefault(token(one.value), table.written(talk, one.label))
    return fitting(((label, word) for word, label in found.items()), typed)


def of_new(talk: Talk, game_id: str, typed: str) -> list[Offer]:
    """The next word of ``target=300 rated=no`` for a new table of this game: an option that is not there yet,
    or a value of the one that is being typed. The words are all that was typed, and this one."""
    game = find_game(game_id)
    *before, last = typed.split(" ")
    if game is None:
        return []
    private = talk.visitor.is_private_chat
    settings = talk.chat.new_table(talk.visitor.platform, private=private)
    table = _Table(game, talk.chat.new_options(game), settings)
    used = set()
    for word in filter(None, before):
        name, sign, value = ("rated", "=", "no") if word.casefold() == UNRATED else word.partition("=")
        choice = table.meant(name, talk)
        then = None if choice is None else table.with_(
            choice.name, meant_value(choice, value, game, talk.languages)
        )  # fmt: skip
        if not sign or choice is None or then is None:
            return []
        table = then
        used.add(choice.name)
    head = " ".join([*filter(None, before), ""]) if any(before) else ""
    name, sign, value = last.partition("=")
    if sign:
        choice = table.meant(name, talk)
        if choice is None or choice.name in used:
            return []
        offered = [
            (_line(talk, table, choice.label, one.label), f"{choice.name}={token(one.value)}")
            for one in _values(talk, table, choice, value)
        ]
        found = fitting(offered, value)
    else:
        free = [choice for choice in table.known() if choice.name not in used]
        found = fitting(((table.written(talk, one.label), f"{one.name}=") for one in free), name)
    return [(f"{head}{words} · {label}", f"{head}{words}") for label, words in found]


async def _lobbies(talk: Talk, code: str) -> list[_Table]:
    """Tables that have not begun: the person's own ones, else those of the chat; with a code, that one."""
    visitor, house = talk.visitor, talk.means.house
    mine: Sequence[TableLine] = await lines_of(talk)
    here = () if visitor.is_private_chat else await house.tables_in(visitor.chat)
    for lines in (mine, here):
        found = []
        for line in lines:
            if code and line.code != code.strip().upper():
                continue
            standing, game = await talk.standing(line.table), find_game(line.game)
            if standing is not None and standing.lobby is not None and game is not None:
                found.append(_Table(game, of_lobby(game, standing), standing.settings))
        if found:
            return found
    return []


def _values(talk: Talk, table: _Table, choice: OptionChoice, typed: str) -> Iterator[Value]:
    """Those that are offered as keys, and before them what was typed; each only if it may be."""
    if choice.between is not None and typed:
        value = meant_value(choice, typed, table.game, talk.languages)
        listed = [one.value for one in choice.values]
        if isinstance(value, int) and value not in listed and table.with_(choice.name, value) is not None:
            yield Value(text("option-word", word=typed), value)
    for one in choice.values:
        if table.with_(choice.name, one.value) is not None:
            yield one


def _line(talk: Talk, table: _Table, label: Text, value: Text) -> str:
    return table.written(talk, text("option-line", option=label, value=value))


def fitting(offered: Iterator[Offer] | Sequence[Offer], typed: str) -> list[Offer]:
    """At most ``MOST`` of those in which what was typed stands, first those that begin so."""
    wanted = normal(typed)
    fits = [one for one in offered if any(wanted in _plain(words) for words in one)]
    begins = [any(_plain(words).startswith(wanted) for words in one) for one in fits]
    return [one for _, one in sorted(zip(begins, fits, strict=True), key=lambda pair: not pair[0])][:MOST]


_plain = lru_cache(maxsize=4096)(normal)
"""What is offered is compared at every letter that is typed."""
