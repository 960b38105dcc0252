"""What the pages of a running table share: first line, title, what the house has to say, common keys."""

from collections.abc import Iterator

from bot.keys import TableKey, write_key
from bot.page import Key, KeyRow, Line
from bot.pages.sides import named_or_marked
from bot.posts import Standing
from rules.kit.scene import Mark, Note, Text, text
from rules.kit.seats import Seat

HASH_HALF = 32
"""Letters of a hash on one line: two lines hold it on a phone."""


def first_line(standing: Standing) -> Text:
    """Who acts (screens.md, *First line*), or what is waited for."""
    if standing.result is not None:
        return text("turn-match-over")
    if standing.trouble is not None:
        return text("turn-stopped")
    if standing.pause is not None:
        return text("turn-paused")
    if not standing.acting:
        return text("turn-next-deal")
    return text("turn", who=named_or_marked(standing.acting))


def title(standing: Standing, *more: Text) -> Note:
    """Code and game, the number of the deal, ``more``."""
    facts = [named(standing)]
    if standing.deal:
        facts.append(text("deal-number", deal=standing.deal))
    return Note((*facts, *more))


def named(standing: Standing) -> Text:
    """The table's code and its game."""
    return text("page-name", code=standing.code, game=text("game-short"))


def notices(standing: Standing) -> Iterator[Line]:
    """What the house has to say of the table besides the play (screens.md §8)."""
    if standing.trouble is not None:
        yield standing.trouble
    yield from _going_on(standing) if standing.result is None else ()
    if standing.voided:
        yield text("notice-voided", count=standing.voided)
        yield from halves(standing.commitment)


def _going_on(standing: Standing) -> Iterator[Line]:
    """Of a match that goes on: who is not there, what is voted for, that it stands still."""
    pause = standing.pause
    if pause is not None:
        yield text("notice-no-people") if pause.by is None else text("notice-paused", seat=Mark(pause.by))
    for seat in standing.away:
        yield text("notice-away", seat=named_or_marked((seat,)))
    for seat in standing.free:
        yield text("notice-free", seat=Mark(seat))
    facts = [text("notice-last-deal")] if standing.last_deal else []
    for vote in standing.votes:
        count = voted(standing, len(vote.seats), vote.about)
        match vote.kind:
            case "finish":
                facts.append(text("notice-vote-finish", count=count))
            case "last":
                facts.append(text("notice-vote-last", count=count))
            case "close":
                facts.append(text("notice-vote-close", count=count))
            case "kick" if vote.about is not None:
                facts.append(text("notice-vote-kick", seat=Mark(vote.about), count=count))
    if facts:
        yield Note(tuple(facts))


def halves(digest: str) -> Iterator[Text]:
    """A hash in lines that fit a phone."""
    for start in range(0, len(digest), HASH_HALF):
        yield text("page-hash", hash=digest[start : start + HASH_HALF])


def voted(standing: Standing, count: int, about: Seat | None = None) -> Text:
    """``2 of 4``: of the people who are there and decide; about whom it is does not."""
    return text("count-of", count=count, people=max(len(standing.deciding(about)), count))


def table_key(standing: Standing, label: Text, word: str, *arguments: str, marked: bool = False) -> Key:
    """A key of the table without a question."""
    return Key(label, write_key(TableKey(standing.table, word, arguments)), marked=marked)


def seat_keys(standing: Standing) -> Iterator[KeyRow]:
    """*I'm back* and *Take seat*, where there is somebody to press them; *Resume* at a paused table."""
    keys = []
    if standing.pause is not None:
        keys.append(table_key(standing, text("go-resume"), "resume"))
    if standing.away:
        keys.append(table_key(standing, text("go-i-am-back"), "back"))
    for seat in standing.free:
        label = text("go-take", seat=text("seat", seat=Mark(seat)))
        keys.append(table_key(standing, label, "take", str(seat)))
    if keys:
        yield KeyRow(tuple(keys))


def last_row(standing: Standing) -> KeyRow:
    """The row that ends every running board."""
    return KeyRow(
        (
            table_key(standing, text("go-hand"), "hand"),
            table_key(standing, text("go-rules"), "rules"),
            table_key(standing, text("go-menu"), "menu"),
        )
    )
