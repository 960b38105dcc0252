"""``/stats [player]``: what a player has done, game by game."""

from collections.abc import Sequence

from bot.barring import bar_now
from bot.desk.standing_pages import shown_name, shown_rating
from bot.desk.standing_words import owner
from bot.desk.talk import NO_TABLE, Talk, game_name, key, row
from bot.desk.visitor import Reply
from bot.leaderboard.ports import Career, Found, PlayerId
from bot.texts import FALLBACK, catalogue_in
from rules import find_game
from rules.kit.scene import Joined, Points, Signed, Text, text

PAGE = "stats"
"""The word of these pages' keys."""
_NAME = 24
_LEAST_STREAK = 2
"""Wins in a row from which on they are told."""


async def stats(talk: Talk, words: Sequence[str]) -> Reply:
    """The caller's own, or of the player who is named."""
    store, visitor = talk.means.store, talk.visitor
    name = " ".join(words).removeprefix("@").strip()
    if not name:
        mine = await store.player_of(visitor.person)
        return talk.say(text("stats-none-yours")) if mine is None else await _career(talk, mine, None)
    found = await store.players_named(name, None if visitor.is_private_chat else visitor.chat)
    if not found:
        return talk.no(text("stats-nobody", name=name[:_NAME], command="/stats"))
    if len(found) > 1:
        # Of one name: told apart by when they played last, the newest first.
        keys = [
            key(
                text("stats-one-of", number=n, name=shown_name(one.name)),
                NO_TABLE,
                PAGE,
                "any",
                _who(talk, one),
            )
            for n, one in enumerate(found, 1)
        ]
        return talk.say(text("stats-which", name=name[:_NAME]), rows=(row(*keys),))
    return await _career(talk, found[0], None)


async def pressed(talk: Talk, arguments: Sequence[str]) -> Reply | None:
    """A key of these pages: another game, or a player of several of one name."""
    if len(arguments) != 2:
        return None
    number, _, whose = arguments[1].partition("-")
    if not (number.isascii() and number.isdecimal() and len(number) < 16):
        return None
    if whose != owner(talk.visitor.person):
        return talk.no(text("top-not-yours", command="/stats"))
    game = find_game(arguments[0])
    player = await talk.means.store.player(PlayerId(int(number)))
    if player is None or (game is None and arguments[0] != "any"):
        return None
    return (await _career(talk, player, game.id if game is not None else None)).but(in_place=True)


async def _career(talk: Talk, player: Found, game: str | None) -> Reply:
    store = talk.means.store
    played = await store.games_of(player.player)
    name = shown_name(player.name, _NAME)
    if not played:
        return talk.say(text("stats-none", name=name))
    game = game if game is not None and game in played else played[0]
    career = await store.career(player.player, game)
    said = [text("stats-title", name=name, game=text("game-short"))]
    said += _lines(talk, career)
    bar = await bar_now(store, talk.means.clock, player.player, game)
    if bar is not None:
        said.append(bar)
    others = [one for one in played if one != game and find_game(one) is not None]
    keys = [key(game_name(talk.language, one), NO_TABLE, PAGE, one, _who(talk, player)) for one in others]
    return talk.say(*said, game=game, rows=(row(*keys),) if keys else ())


def _who(talk: Talk, player: Found) -> str:
    return f"{int(player.player)}-{owner(talk.visitor.person)}"


def _lines(talk: Talk, career: Career) -> list[Text]:
    """Only what there is to tell."""
    lines: list[Text] = []
    if career.rating is not None and career.rank is not None:
        rating = shown_rating(career.rating, career.rated)
        lines.append(text("stats-rating", rating=rating, rank=str(career.rank)))
    if career.matches:
        parts = [text("stats-matches", count=career.matches), text("stats-wins", count=career.wins)]
        if career.streak >= _LEAST_STREAK:
            parts.append(text("stats-streak", count=career.streak))
        if career.longest > max(career.streak, _LEAST_STREAK - 1):
            parts.append(text("stats-longest", count=career.longest))
        lines.append(text("stats-line", facts=Joined(tuple(parts), " · ")))
        lines.append(text("stats-points", points=Points(career.points)))
    tallies = _tallies(talk, career)
    if tallies:
        lines.append(text("stats-line", facts=Joined(tuple(tallies), " · ")))
    if career.best is not None:
        lines.append(text("stats-best", points=Signed(career.best)))
    if career.partners and career.partners[0].wins:
        best = career.partners[0]
        lines.append(text("stats-partner", name=shown_name(best.name), wins=best.wins, matches=best.matches))
    if career.unrated:
        # "More" than nothing is none.
        lines.append(text("stats-unrated" if career.matches else "stats-only-unrated", count=career.unrated))
    return lines


def _tallies(talk: Talk, career: Career) -> list[Text]:
    """The game's own counters: plain ones by their sum, of kinds of one thing the most frequent. What an
    older version counted and this one has no word for is left out."""
    found: list[Text] = []
    most: dict[str, tuple[int, str]] = {}
    for name, count in career.tallies:
        thing, dot, kind = name.partition(".")
        if not dot and _has(talk, career.game, f"tally-{name}"):
            found.append(text(f"tally-{name}", count=count))
        elif dot and count > most.get(thing, (0, ""))[0] and _has(talk, career.game, f"{thing}-{kind}"):
            most[thing] = (count, kind)
    for thing, (_, kind) in most.items():
        if _has(talk, career.game, f"tally-{thing}"):
            found.append(text(f"tally-{thing}", most=text(f"{thing}-{kind}")))
    return found


def _has(talk: Talk, game: str, key: str) -> bool:
    return any(catalogue_in(one).has(key, game) for one in (talk.language, FALLBACK))
