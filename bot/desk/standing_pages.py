"""``/leaderboard``: a page of a leaderboard, whose keys turn pages and open their choices in place."""

from collections.abc import Sequence
from dataclasses import replace

from bot.desk.opening import game_keys
from bot.desk.standing_words import (
    WHERES,
    Asked,
    owner,
    read_key,
    read_words,
    sort_label,
    span_label,
    where_label,
)
from bot.desk.talk import NO_TABLE, Talk, game_name, key, row
from bot.desk.visitor import Reply
from bot.leaderboard.periods import SPANS, day_of, period
from bot.leaderboard.ports import SORTS, Board, Line
from bot.leaderboard.ratings import SURE
from bot.page import Key, KeyRow
from bot.texts import isolated
from rules import games
from rules.kit.scene import Points, Signed, Text, text

SIZE = 10
"""Lines of a page."""
_NAME = 10
"""Most letters of a name in a line (product.md, *Messages*)."""
PAGE = "top"
"""The word of these pages' keys; with a dash and what it opens, those that open choices."""


async def leaderboard(talk: Talk, words: Sequence[str]) -> Reply:
    """``/leaderboard [game] [week|month|year|all] [chat|everywhere]``, in any order."""
    where = WHERES[1] if talk.visitor.is_private_chat else WHERES[0]
    asked = read_words(words, talk.languages, Asked("", "month", where))
    if isinstance(asked, str):
        return talk.no(text("top-how", word=asked[:24], command="/leaderboard koblarz month chat"))
    if not asked.game:
        usual = await _usual_game(talk)
        if usual is None:
            return talk.say(text("which-game"), rows=(game_keys(talk.language, f"{PAGE}-of"),))
        asked = replace(asked, game=usual)
    return await _page(talk, asked)


async def of_game(talk: Talk, game: str) -> Reply:
    """The game was chosen that no word had named."""
    where = WHERES[1] if talk.visitor.is_private_chat else WHERES[0]
    return (await _page(talk, Asked(game, "month", where))).but(in_place=True)


async def pressed(talk: Talk, opens: str, arguments: Sequence[str]) -> Reply | None:
    """A key of a page; None: it is none of ours. Only who asked for the page turns it."""
    asked = read_key(arguments[0]) if len(arguments) == 2 else None
    if asked is None:
        return None
    if arguments[1] != owner(talk.visitor.person):
        return talk.no(text("top-not-yours", command="/leaderboard"))
    match opens:
        case "":
            return (await _page(talk, asked)).but(in_place=True)
        case "game":
            found = [(game_name(talk.language, game), replace(asked, game=game)) for game in games()]
        case "span":
            found = [(span_label(span), replace(asked, span=span)) for span in SPANS]
        case "sort":
            found = [(sort_label(sort), replace(asked, sort=sort)) for sort in SORTS]
        case _:
            return None
    keys = [
        _key(talk, label, replace(one, page=0), marked=replace(one, page=asked.page) == asked)
        for label, one in found
    ]
    back = row(_key(talk, text("go-back"), asked))
    return talk.say(_title(asked), game=asked.game, rows=(row(*keys), back), in_place=True)


async def _usual_game(talk: Talk) -> str | None:
    """The game that is played here now, was played here last, or that the person plays most."""
    visitor, store = talk.visitor, talk.means.store
    if not visitor.is_private_chat:
        running = {line.game for line in await talk.means.house.tables_in(visitor.chat)}
        if len(running) == 1:
            return running.pop()
        latest = await store.history_in(visitor.chat, 0, 1)
        if latest:
            return latest[0].game
    found = await store.player_of(visitor.person)
    mine = await store.games_of(found.player) if found is not None else ()
    return mine[0] if mine else None


async def _page(talk: Talk, asked: Asked) -> Reply:
    store, visitor = talk.means.store, talk.visitor
    found = await store.player_of(visitor.person)
    today = day_of(talk.means.clock.now(), _zone(talk))
    chat = visitor.chat if asked.where == "chat" else None
    board = Board(asked.game, chat, period(asked.span, today))
    player = found.player if found is not None else None
    page = await store.leaderboard(board, asked.sort, asked.page * SIZE, SIZE, player)
    said = [_title(asked)]
    if page.total:
        said += [text("top-columns"), *(_line(line) for line in page.lines)]
        if page.own is not None and all(line.player != page.own.player for line in page.lines):
            said.append(_own(page.own, page.total))
        elif page.own is None:
            said.append(text("top-not-on-it", total=page.total))
    else:
        said.append(text("top-empty"))
    rows = (row(*_choices(talk, asked)), *_turning(talk, asked, page.total))
    return talk.say(*said, game=asked.game, rows=rows)


def _zone(talk: Talk) -> str:
    """The chat's; in a private chat the person's own, if he has set one."""
    if talk.visitor.is_private_chat and talk.mine.time_zone is not None:
        return talk.mine.time_zone
    return talk.chat.time_zone


def _title(asked: Asked) -> Text:
    """By what it is sorted where that is not the rating, as usual."""
    about: dict[str, Text] = {
        "game": text("game-short"),
        "period": span_label(asked.span),
        "where": where_label(asked.where),
    }
    if asked.sort == SORTS[0]:
        return text("top-title", **about)
    return text("top-title-sorted", **about, sort=sort_label(asked.sort))


def _choices(talk: Talk, asked: Asked) -> list[Key]:
    other = WHERES[1 - WHERES.index(asked.where)]
    keys = [
        _key(talk, text("top-choose-game"), asked, "-game"),
        _key(talk, text("top-choose", what=span_label(asked.span)), asked, "-span"),
        _key(talk, text("top-choose", what=sort_label(asked.sort)), asked, "-sort"),
    ]
    if not talk.visitor.is_private_chat:
        keys.append(_key(talk, where_label(other), replace(asked, where=other, page=0)))
    return keys


def _turning(talk: Talk, asked: Asked, total: int) -> list[KeyRow]:
    keys = []
    if asked.page:
        keys.append(_key(talk, text("go-page-back", page=asked.page), replace(asked, page=asked.page - 1)))
    if (asked.page + 1) * SIZE < total:
        keys.append(_key(talk, text("go-page-on", page=asked.page + 2), replace(asked, page=asked.page + 1)))
    return [row(*keys)] if keys else []


def _key(talk: Talk, label: Text, asked: Asked, opens: str = "", *, marked: bool = False) -> Key:
    return key(label, NO_TABLE, f"{PAGE}{opens}", asked.key(), owner(talk.visitor.person), marked=marked)


def shown_rating(rating: int, rated: int) -> Text:
    """With a question mark until it rests on enough matches."""
    return text("rating", rating=str(rating)) if rated >= SURE else text("rating-unsure", rating=str(rating))


def shown_name(name: str | None, most: int = _NAME) -> Text:
    """A name as a line holds it; a former player's is not known any more."""
    if name is None:
        return text("former-player")
    return text("player", name=isolated(name if len(name) <= most else f"{name[: most - 1].rstrip()}…"))


def _line(line: Line) -> Text:
    return text("top-line", **_facts(line), name=shown_name(line.name))


def _own(line: Line, total: int) -> Text:
    return text("top-own", **_facts(line), total=str(total))


def _facts(line: Line) -> dict[str, Text | Points | str]:
    best = text("top-no-best") if line.best is None else text("top-points-of", points=Signed(line.best))
    return {
        "rank": str(line.rank),
        "rating": shown_rating(line.rating, line.rated),
        "matches": str(line.matches),
        "wins": str(line.wins),
        "points": Points(line.points),
        "best": best,
    }
