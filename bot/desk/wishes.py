"""*Tell me*: whoever finds no seat may ask to be told once there is one (screens.md §7)."""

from dataclasses import replace

from bot.desk.preventing import has_room
from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import Reply
from bot.messages import Done, Say
from bot.page import KeyRow
from bot.ports import TableId
from bot.posts import Standing
from rules.kit.scene import Refusal, text

PAYLOAD = "tell-"
"""Begins a start payload that opens the bot with a wish."""
_FULL = (
    "refuse-watching", "refuse-watching-after", "refuse-lobby-full", "refuse-no-free-seat",
    "refuse-hand-seen",
)  # fmt: skip
"""Answers to who would sit down, if there were a seat for him."""
_TAKEN = ("refuse-seat-taken", "refuse-seat-not-free")
"""Answers to who wants one seat, where there may be another one."""


def offered(talk: Talk, reply: Reply, refusal: Refusal, about: Standing | None) -> Reply:
    """The refusal with the key *Tell me*, where it is for want of a seat. A pop-up has no keys: whoever has
    not opened his private chat with the bot reads how he gets one that has."""
    why = refusal.reason.key
    if about is None or not (why in _FULL or (why in _TAKEN and not has_room(about, None))):
        return reply
    if can_be_told(talk) or talk.is_seen:
        secret = reply.secret or not talk.is_seen
        return replace(reply, rows=(*reply.rows, tell_row(about.table)), secret=secret)
    return replace(reply, said=(*reply.said, text("tell-how", command="/join")))


def tell_row(table: TableId) -> KeyRow:
    """The key."""
    return row(key(text("go-tell"), table, "tell"))


def can_be_told(talk: Talk) -> bool:
    """Whether the bot may write to this person, as far as is known."""
    return talk.visitor.start_url is None or talk.visitor.is_private_chat or talk.mine.reached


async def wish(talk: Talk, table: TableId) -> Reply:
    """Remembers the wish at the table; where the bot may not write first, its private chat is opened before.
    Raises ``NoSuchTable``, ``StoreError``."""
    start = talk.visitor.start_url
    if not can_be_told(talk) and start is not None:
        payload = f"{PAYLOAD}{talk.means.payload(table, talk.visitor.person)}"
        return talk.say(text("tell-open"), url=start(payload))
    await talk.sits_down()
    answer = await talk.means.house.ask(table, Say(await talk.caller(), "tell"))
    standing = await talk.standing(table)
    if isinstance(answer, Done):
        code = "" if standing is None else standing.code
        return talk.say(text("done-tell", code=code), about=standing, alert=True)
    reason = getattr(answer, "reason", None)
    return talk.no(reason if reason is not None else text("old-key"), standing)


async def started(talk: Talk, payload: str) -> Reply:
    """The bot was opened with a wish."""
    found = talk.means.read_payload(payload.removeprefix(PAYLOAD), talk.visitor.person)
    if found is None or found[0] == NO_TABLE:
        return talk.no(text("start-foreign"))
    return await wish(talk, found[0])
