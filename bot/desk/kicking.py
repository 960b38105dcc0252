"""Who is to go: a vote, an admin's word, or in a lobby the host's (product.md, 7)."""

from collections.abc import Sequence

from bot.desk.answers import told
from bot.desk.at_table import remove, voted_now
from bot.desk.finding import seat_meant
from bot.desk.preventing import no_kick
from bot.desk.talk import Talk, key, names_of, row, seat_of
from bot.desk.visitor import Reply
from bot.keys import short_hash
from bot.messages import Ballot
from bot.ports import TableId
from bot.posts import Standing
from bot.rights import Act
from rules.kit.scene import Named, text
from rules.kit.seats import Seat


async def kick(talk: Talk, table: TableId, words: Sequence[str]) -> Reply:
    """In words, who says it means it; without any the people are offered."""
    standing = await talk.standing(table)
    if standing is None:
        return talk.no(text("old-key"))
    if not words:
        return await _offered(talk, standing)
    seat = seat_meant(" ".join(words), names_of(standing))
    if seat is None:
        return talk.no(text("kick-nobody", command="/kick 2"), standing)
    return await _kicked(talk, standing, seat)


async def pressed(talk: Talk, table: TableId, number: int, sure: str | None) -> Reply:
    """A key with a seat. What is done by this press alone, in a running match, is asked once more; ``sure``:
    of whom it was asked."""
    standing = await talk.standing(table)
    if standing is None or not 0 <= number < len(names_of(standing)):
        return talk.no(text("old-key"))
    seat = Seat(number)
    if standing.lobby is None and standing.result is None and await _acts_at_once(talk, standing, seat):
        asked = _who(standing, seat)
        if sure != asked:
            return _asks(talk, standing, seat, asked)
    return (await _kicked(talk, standing, seat)).but(gone=sure is not None)


async def _offered(talk: Talk, standing: Standing) -> Reply:
    why = await no_kick(talk, standing)
    if why is not None:
        return talk.no(why, standing)
    mine, names = seat_of(standing, talk.visitor.person), names_of(standing)
    others = [Seat(n) for n, name in enumerate(names) if name and n != mine]
    if standing.lobby is None:
        # Of a running match no computer can be taken out.
        others = [seat for seat in others if standing.people[seat] is not None]
    if not others:
        return talk.no(text("kick-none"), standing)
    keys = [key(text("seat-named", seat=Named(seat)), standing.table, "kick", str(seat)) for seat in others]
    return talk.say(text("kick-whom"), about=standing, rows=(row(*keys),))


async def _acts_at_once(talk: Talk, standing: Standing, seat: Seat) -> bool:
    """Whether this person's word takes somebody out: an admin's does, and the vote that decides. Whatever
    comes to nothing the table answers."""
    mine = seat_of(standing, talk.visitor.person)
    if standing.people[seat] is None or mine == seat:
        return False
    if (await talk.caller(Act.KICK, standing)).admin:
        return True
    if seat not in standing.away and len(standing.deciding()) < 3:
        # One alone kicks nobody who is there.
        return False
    deciding = set(standing.deciding(seat))
    voted = next((v.seats for v in standing.votes if (v.kind, v.about) == ("kick", seat)), ())
    return mine is not None and 2 * len({*voted, mine} & deciding) > len(deciding)


def _asks(talk: Talk, standing: Standing, seat: Seat, whom: str) -> Reply:
    why = "kick-sure-away" if seat in standing.away else "kick-sure"
    sure = row(key(text("go-kick"), standing.table, "kick", str(seat), whom))
    said = text(why, seat=Named(seat), code=standing.code)
    return talk.say(said, about=standing, rows=(sure,), in_place=True)


def _who(standing: Standing, seat: Seat) -> str:
    """A short name of who sits there and whether he is there: of another one, or of him when he has come
    back, it was not asked."""
    return short_hash([standing.people[seat], seat in standing.away])


async def _kicked(talk: Talk, standing: Standing, seat: Seat) -> Reply:
    if standing.lobby is not None:
        return await remove(talk, standing.table, seat)
    ballot = Ballot(await talk.caller(Act.KICK, standing), "kick", seat)
    answer = await talk.means.house.ask(standing.table, ballot)
    after = await talk.standing(standing.table)
    gone = after is not None and seat < len(after.people) and after.people[seat] != standing.people[seat]
    done = text("done-kick", seat=Named(seat)) if gone else voted_now(after, "kick", seat)
    return told(talk, answer, standing, done=done)
