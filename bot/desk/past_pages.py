"""``/history``: the matches of a chat, or one's own, the newest first, each with its record."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.desk.standing_pages import shown_name
from bot.desk.standing_words import owner
from bot.desk.talk import NO_TABLE, Talk, game_name, key, row
from bot.desk.visitor import Reply
from bot.leaderboard.ports import Played
from bot.leaderboard.results import Gone
from bot.page import KeyRow
from bot.ports import TableId
from bot.texts import catalogue_in
from rules.kit.scene import Joined, Points, Signed, Text, text

Whose: TypeAlias = Literal["chat", "mine"]
PAGE = "past"
"""The word of these pages' keys."""
SIZE = 5
_MOST_PAGES = 10_000


async def history(talk: Talk) -> Reply:
    """In a chat its matches, in private one's own."""
    return await _page(talk, "mine" if talk.visitor.is_private_chat else "chat", 0)


async def pressed(talk: Talk, arguments: Sequence[str]) -> Reply | None:
    """A key of these pages; only who asked for them turns them."""
    if len(arguments) != 2:
        return None
    whose, _, page = arguments[0].partition("-")
    if whose not in ("chat", "mine") or not (page.isascii() and page.isdecimal() and len(page) < 6):
        return None
    if arguments[1] != owner(talk.visitor.person):
        return talk.no(text("top-not-yours", command="/history"))
    number = min(int(page), _MOST_PAGES)
    return (await _page(talk, "chat" if whose == "chat" else "mine", number)).but(in_place=True)


async def _page(talk: Talk, whose: Whose, number: int) -> Reply:
    store, visitor = talk.means.store, talk.visitor
    player = await store.player_of(visitor.person)
    played: Sequence[Played] = ()
    # One more than is shown tells whether there are others.
    if whose == "chat":
        played = await store.history_in(visitor.chat, number * SIZE, SIZE + 1)
    elif player is not None:
        played = await store.history_of(player.player, number * SIZE, SIZE + 1)
    title = text("past-title-chat") if whose == "chat" else text("past-title-mine")
    lines = [_line(talk, n, one) for n, one in enumerate(played[:SIZE], number * SIZE + 1)]
    said = [title, *(lines or [text("past-none")])]
    return talk.say(*said, rows=tuple(_rows(talk, whose, number, played)))


def _line(talk: Talk, number: int, one: Played) -> Text:
    """The day, the game, and who won or one's own part."""
    facts = [
        text("past-day", day=catalogue_in(talk.language).day(one.day)),
        game_name(talk.language, one.game),
    ]
    if one.own is None:
        winners, others = _who(one)
        facts.append(text("past-won", names=Joined(tuple(winners), ", ")) if winners else text("past-nobody"))
        if others:
            facts.append(text("past-others", names=Joined(tuple(others), ", ")))
    else:
        own = one.own
        facts.append(text("past-place", place=own.place, players=len(one.names)))
        facts.append(text("past-points", points=Points(own.points)))
        if own.gone is not None:
            facts.append(text("past-left") if own.gone == "left" else text("past-kicked"))
        if not own.began:
            facts.append(text("past-took"))
        if own.before is not None and own.after is not None:
            facts.append(text("past-rating", by=Signed(own.after - own.before)))
    if one.unrated is not None:
        facts.append(text("past-unrated"))
    return text("past-line", number=number, facts=Joined(tuple(facts), " · "))


def _who(one: Played) -> tuple[list[Text], list[Text]]:
    """Who won, and the others: who has left or was kicked, and who took over, are told so."""
    sat = list(zip(one.names, one.gone, strict=True))
    shown = [(_gone(shown_name(name), gone), won) for (name, won), gone in sat]
    shown += [(text("past-name-took", name=shown_name(name)), won) for name, won in one.took]
    return [name for name, won in shown if won], [name for name, won in shown if not won]


def _gone(name: Text, gone: Gone | None) -> Text:
    match gone:
        case "left":
            return text("past-name-left", name=name)
        case "kicked":
            return text("past-name-kicked", name=name)
    return name


def _rows(talk: Talk, whose: Whose, number: int, played: Sequence[Played]) -> list[KeyRow]:
    records = [
        key(text("go-record-of", number=n), TableId(one.table), "record")
        for n, one in enumerate(played[:SIZE], number * SIZE + 1)
    ]
    mine = owner(talk.visitor.person)
    turning = []
    if number:
        turning.append(key(text("go-page-back", page=number), NO_TABLE, PAGE, f"{whose}-{number - 1}", mine))
    if len(played) > SIZE:
        turning.append(
            key(text("go-page-on", page=number + 2), NO_TABLE, PAGE, f"{whose}-{number + 1}", mine)
        )
    if not talk.visitor.is_private_chat:
        other, label = ("mine", text("past-mine")) if whose == "chat" else ("chat", text("top-chat"))
        turning.append(key(label, NO_TABLE, PAGE, f"{other}-0", mine))
    return [row(*keys) for keys in (records, turning) if keys]
