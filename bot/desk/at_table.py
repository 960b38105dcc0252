"""What people say at a table by command or key: seats, votes, pauses, plays, their hand."""

from dataclasses import replace
from typing import Literal, TypeAlias

from bot.desk import ways, wishes
from bot.desk.answers import told
from bot.desk.finding import Found
from bot.desk.pad import short
from bot.desk.preventing import free_seats, no_computer, no_luck
from bot.desk.talk import Talk, key, row, seat_of
from bot.desk.visitor import Ask, Reply
from bot.messages import (
    AddComputer,
    Ballot,
    Hand,
    LobbyWord,
    Luck,
    Order,
    Peeked,
    Remove,
    Say,
    TableWord,
    TakeSeat,
    Typed,
)
from bot.ports import TableId
from bot.posts import OrderOffer, Standing
from bot.rights import Act
from rules import find_game
from rules.kit.extras import sides_of
from rules.kit.scene import Named, Refusal, Text, text
from rules.kit.seats import Seat, all_seats

Word: TypeAlias = LobbyWord | TableWord


async def say(talk: Talk, table: TableId, word: Word) -> Reply:
    """A word of the lobby or of the match."""
    standing = await talk.standing(table)
    if word in ("join", "confirm") and standing is not None:
        way = ways.before_join(talk, standing, None)
        if way is not None:
            return way
        await talk.sits_down()
    if word == "ready" and standing is not None and _is_ready(talk, standing):
        word = "not-ready"
    act = {"begin": Act.BEGIN, "close": Act.CLOSE_LATE}.get(word)
    if word == "close" and standing is not None and standing.lobby is not None:
        act = Act.CLOSE
    caller = await talk.caller(act, standing)
    answer = await talk.means.house.ask(table, Say(caller, word))
    after = talk.means.house.snapshot(table)
    if word == "close":
        # A table that is closed sleeps.
        closed = after is None or after.standing.result is not None
        code = standing.code if standing is not None else ""
        done = (
            text("done-close", code=code) if closed or after is None else voted_now(after.standing, "close")
        )
        return told(talk, answer, standing, done=done)
    about = after.standing if after is not None else standing
    done = await _rematch(talk, table) if word == "rematch" else _done(talk, word, about)
    return told(talk, answer, about, done=done)


def _done(talk: Talk, word: Word, about: Standing | None) -> Text:
    """What was done, for whoever did it."""
    code = about.code if about is not None else ""
    seat = seat_of(about, talk.visitor.person) if about is not None else None
    match word:
        case "join" | "confirm" if seat is not None:
            return text("done-join", seat=Named(seat), code=code)
        case "ready":
            return text("done-ready")
        case "not-ready":
            return text("done-not-ready")
        case "begin":
            return text("done-begin")
        case "leave":
            return text("done-leave", code=code)
        case "next":
            return text("done-next")
        case "back":
            return text("done-back")
        case "pause":
            return text("done-pause")
        case "resume":
            return text("done-resume")
    return text("done")


async def _rematch(talk: Talk, table: TableId) -> Text:
    """How many have confirmed the match that follows; the last of them begins it."""
    over = await talk.standing(table)
    following = None if over is None or over.rematch is None else await talk.standing(over.rematch)
    if following is None:
        return text("done")
    if following.lobby is None:
        return text("done-begin")
    people = sum(info is not None and info.person is not None for info in following.lobby.seats)
    return text("done-rematch", confirmed=people - len(following.lobby.held), people=people)


async def leave(talk: Talk, table: TableId, *, sure: bool) -> Reply:
    """A key to leave. Who leaves a running match comes last in it, so it asks once more."""
    standing = await talk.standing(table)
    if sure or standing is None or standing.lobby is not None or standing.result is not None:
        return (await say(talk, table, "leave")).but(gone=sure)
    if seat_of(standing, talk.visitor.person) is None:
        return talk.no(text("refuse-not-seated"), standing)
    asked = row(key(text("go-leave"), table, "leave", "yes"))
    return talk.say(text("leave-sure", code=standing.code), about=standing, rows=(asked,), secret=True)


def _is_ready(talk: Talk, standing: Standing) -> bool:
    seat = seat_of(standing, talk.visitor.person)
    return standing.lobby is not None and seat in standing.lobby.ready


async def which_seat(talk: Talk, table: TableId) -> Reply:
    """The seats of a lobby, to choose or to swap; whoever does not sit there has nothing to swap."""
    standing = await talk.standing(table)
    if standing is None or standing.lobby is None:
        return talk.no(text("refuse-begun"), standing)
    mine = seat_of(standing, talk.visitor.person)
    asked = [asker for asker, other in standing.lobby.swaps if other == mine]
    if len(asked) == 1:
        # Whoever was asked agrees by the same key (screens.md §1).
        return await take_seat(talk, table, asked[0])
    seats = free_seats(standing.lobby) if mine is None else all_seats(len(standing.lobby.seats))
    if not seats:
        full = Refusal(text("refuse-lobby-full"))
        return wishes.offered(talk, talk.no(full.reason, standing), full, standing)
    keys = [
        key(text("seat-named", seat=Named(seat)), table, "seat", str(seat)) for seat in seats if seat != mine
    ]
    asked_for = text("which-free-seat") if mine is None else text("which-seat")
    return talk.say(asked_for, about=standing, rows=(row(*keys),))


async def take_seat(talk: Talk, table: TableId, number: int) -> Reply:
    """Sits at this seat, in a swap once both want it; a first join finds a private way before that."""
    standing = await talk.standing(table)
    way = ways.before_join(talk, standing, number) if standing is not None else None
    if way is not None:
        return way
    await talk.sits_down()
    caller = await talk.caller()
    answer = await talk.means.house.ask(table, TakeSeat(caller, Seat(number)))
    after = await talk.standing(table)
    seat = seat_of(after, talk.visitor.person) if after is not None else None
    code = after.code if after is not None else ""
    if seat == number:
        return told(talk, answer, after, done=text("done-join", seat=Named(Seat(number)), code=code))
    return told(talk, answer, after, done=text("done-swap", seat=Named(Seat(number))))


async def add_computer(talk: Talk, table: TableId, level: int | None, seat: int | None = None) -> Reply:
    """Of this level, at this seat; without a level they are offered, and where partners are chosen the seats
    that are free."""
    standing = await talk.standing(table)
    game = find_game(standing.game) if standing is not None else None
    if standing is not None and (level is None or seat is None):
        # Nobody is led through a choice that comes to nothing.
        why = await no_computer(talk, standing)
        if why is not None:
            return talk.no(why, standing)
    if level is None and game is not None:
        keys = [key(text("level", level=n), table, "computer", str(n)) for n in game.levels]
        return talk.say(text("which-level"), about=standing, rows=(row(*keys),))
    if seat is None and game is not None and standing is not None and standing.lobby is not None:
        free = free_seats(standing.lobby)
        if len(free) > 1 and any(len(side) > 1 for side in sides_of(game, len(standing.lobby.seats))):
            keys = [
                key(text("seat-named", seat=Named(one)), table, "computer", str(level), str(one))
                for one in free
            ]
            return talk.say(text("which-seat-computer"), about=standing, rows=(row(*keys),))
    caller = await talk.caller(Act.COMPUTERS, standing)
    at = None if seat is None else Seat(seat)
    answer = await talk.means.house.ask(table, AddComputer(caller, level or 0, at))
    return told(talk, answer, standing, done=text("done-computer", level=level or 0))


async def remove(talk: Talk, table: TableId, number: int) -> Reply:
    """Takes somebody out of the lobby."""
    standing = await talk.standing(table)
    caller = await talk.caller(Act.REMOVE, standing)
    answer = await talk.means.house.ask(table, Remove(caller, Seat(number)))
    return told(talk, answer, standing, done=text("done-remove", seat=Named(Seat(number))))


async def vote(talk: Talk, table: TableId, kind: Literal["finish", "last"]) -> Reply:
    answer = await talk.means.house.ask(table, Ballot(await talk.caller(), kind))
    after = await talk.standing(table)
    return told(talk, answer, after, done=voted_now(after, kind))


def voted_now(after: Standing | None, kind: str, about: Seat | None = None) -> Text:
    """What a vote came to, for whoever gave it."""
    if after is None:
        return text("done")
    if kind == "last" and after.last_deal:
        return text("done-last")
    if after.result is not None:
        return text("done-finish")
    voted = next((len(vote.seats) for vote in after.votes if (vote.kind, vote.about) == (kind, about)), 0)
    return text("done-voted", voted=voted, people=len(after.deciding(about)))


async def luck(talk: Talk, found: Found) -> Reply:
    phrase = " ".join(found.words)
    standing = await talk.standing(found.line.table)
    if not phrase:
        if standing is not None and (why := no_luck(talk, standing)) is not None:
            return talk.no(why, standing)
        ask = None if standing is None else Ask("luck", standing.code)
        return talk.no(text("luck-how", command="/luck"), standing, ask=ask)
    answer = await talk.means.house.ask(found.line.table, Luck(await talk.caller(), phrase))
    return told(talk, answer, standing, done=text("done-luck"))


async def hand(talk: Talk, table: TableId) -> Reply:
    """The person's panel; for whoever watches, where he stands."""
    answer = await talk.means.house.ask(table, Hand(await talk.caller()))
    reply = told(talk, answer, await talk.standing(table), done=text("done"), secret=True)
    return replace(reply, short=short(talk, answer.post)) if isinstance(answer, Peeked) else reply


async def play(talk: Talk, table: TableId, words: str) -> Reply:
    """A play in words."""
    answer = await talk.means.house.ask(table, Typed(await talk.caller(), words, talk.languages))
    return told(talk, answer, await talk.standing(table), done=text("done"), secret=True)


async def orders(talk: Talk, table: TableId) -> tuple[OrderOffer, ...]:
    """The standing orders that the person may give now."""
    post = await talk.panel(table)
    return () if post is None else post.orders


async def order(talk: Talk, table: TableId, name: str, *, on: bool | None) -> Reply:
    """Gives a standing order, or takes it back; None: whichever it is not now."""
    if on is None:
        on = not any(offer.on for offer in await orders(talk, table) if offer.id == name)
    answer = await talk.means.house.ask(table, Order(await talk.caller(), name, on))
    done = text("done-order") if on else text("done-no-order")
    return told(talk, answer, await talk.standing(table), done=done, secret=True)
