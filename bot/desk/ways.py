"""Where a person's hands come, asked once: before he first sits down to a game of cards, or right after he
has opened its table (product.md, 2)."""

from dataclasses import replace
from functools import cache

from bot.desk.preventing import has_room
from bot.desk.talk import Talk, key, row, seat_of
from bot.desk.visitor import Reply
from bot.posts import Standing
from rules import find_game
from rules.kit.contract import Shuffle
from rules.kit.scene import Text, text


def before_join(talk: Talk, standing: Standing, seat: int | None) -> Reply | None:
    """``seat``: the one that is wanted. None: where his hands come is known, or needless."""
    if seat_of(standing, talk.visitor.person) is not None or not has_room(standing, seat):
        return None
    return _asked(talk, standing, seat)


def after_opening(talk: Talk, standing: Standing, opened: Text) -> Reply:
    """For who has opened this table and sits there. ``opened``: what he is told in any case."""
    asked = _asked(talk, standing, None)
    if asked is None:
        return talk.say(opened, about=standing)
    if asked.url is not None:
        return replace(asked, said=(opened, text("way-open-now"), *asked.said[1:]))
    return replace(asked, said=(opened, *asked.said))


def chosen(way: str) -> Text:
    """What was chosen."""
    value = text("way-here-key") if way == "here" else text("way-private-key")
    return text("set-line", setting=text("set-way"), value=value)


def _asked(talk: Talk, standing: Standing, seat: int | None) -> Reply | None:
    """Whatever the answer is, it brings him to the seat that he wants, also after a restart: the keys and the
    address hold it."""
    visitor, mine = talk.visitor, talk.mine
    if find_game(standing.game) is None or not deals_hands(standing.game):
        return None
    if visitor.is_private_chat or mine.way == "here" or mine.reached:
        return None
    if visitor.start_url is not None:
        url = visitor.start_url(talk.means.payload(standing.table, visitor.person, seat))
        at = "" if seat is None else f" {seat + 1}"
        how = text("way-here-how", command=f"/join{at} here")
        return talk.say(text("way-open"), how, about=standing, url=url)
    if mine.way is not None:
        return None
    wanted = () if seat is None else (str(seat),)
    here = key(text("way-here-key"), standing.table, "way", "here", *wanted)
    private = key(text("way-private-key"), standing.table, "way", "private", *wanted)
    return talk.say(text("way-ask"), about=standing, rows=(row(here, private),))


@cache
def deals_hands(game_id: str) -> bool:
    """Whether cards are dealt, so that people need a private way: a deal begins with a shuffle. Of a game
    that is not known nothing is held back."""
    game = find_game(game_id)
    if game is None:
        return True
    seats, options = game.players[0], game.options()
    state = game.start(seats, options, game.opening(seats, options))
    return isinstance(game.turn(state.public), Shuffle)
