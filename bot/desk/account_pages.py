"""``/link``, ``/unlink``, ``/forget`` and ``/privacy``: what somebody does with what is kept of him.

All of it is private: where others see the answer to a command it only says where to go.
"""

from collections.abc import Sequence

import structlog

from bot.desk.talk import NO_TABLE, Talk, key, row
from bot.desk.visitor import File, Reply
from bot.people.codes import plain, spoken
from bot.people.data import data_of
from bot.people.erasing import erase
from bot.people.ports import Account
from bot.ports import Seconds
from bot.texts import clean_name, isolated
from rules.kit.scene import Joined, Text, text

log = structlog.get_logger()
LINK, FORGET = "link", "forget"
"""Words of these pages' keys, and payloads that open the bot with them."""
CONFIRMED_WITHIN: Seconds = 600.0
"""A key that deletes everything works so long: an old message must not do it."""


async def link(talk: Talk, words: Sequence[str]) -> Reply:
    """A code to be typed with the other account; with a code, whose it is and a key that links."""
    codes = talk.means.codes
    if talk.is_seen:
        if words:
            # Whoever has read it here could be faster.
            codes.void(" ".join(words))
        return _elsewhere(talk, LINK).but(delete=bool(words))
    if words:
        return _whose(talk, " ".join(words))
    code = spoken(codes.new(_account(talk)))
    said = [*await _linked(talk), text("link-code", code=code, command=f"/link {code}"), text("link-how")]
    return talk.say(*said, secret=True)


def _whose(talk: Talk, typed: str) -> Reply:
    owner = talk.means.codes.owner(typed, talk.visitor.person)
    if not isinstance(owner, Account):
        reasons = {"unknown": "link-unknown", "own": "link-own", "too-many": "link-too-many"}
        return talk.no(Text(reasons[owner]), secret=True)
    keys = row(
        key(text("go-link"), NO_TABLE, LINK, plain(typed)), key(text("go-cancel"), NO_TABLE, LINK, "no")
    )
    return talk.say(text("link-ask", account=_said(owner)), rows=(keys,), secret=True)


async def link_pressed(talk: Talk, arguments: Sequence[str]) -> Reply:
    """The key that links, or the one that does not."""
    means, person = talk.means, talk.visitor.person
    if arguments[:1] == ("no",):
        return talk.say(text("link-not"), gone=True, secret=True)
    owner = means.codes.owner(arguments[0] if arguments else "", person)
    if not isinstance(owner, Account):
        return talk.no(text("link-unknown"), gone=True, secret=True)
    if not (means.codes.may_change(person) and means.codes.may_change(owner.person)):
        return talk.no(text("link-too-often"), secret=True)
    means.codes.void(arguments[0])
    async with means.lock("accounts"):
        done = await means.store.link(owner, _account(talk))
    if not done:
        return talk.no(text("link-already"), gone=True, secret=True)
    for one in (person, owner.person):
        means.codes.changed(one)
    log.info("linked")
    return talk.say(text("done-link", account=_said(owner)), *await _linked(talk), gone=True, secret=True)


async def unlink(talk: Talk) -> Reply:
    """Asks whether this account shall count for itself alone again."""
    if talk.is_seen:
        return _elsewhere(talk, LINK)
    said = await _linked(talk)
    if not said:
        return talk.no(text("unlink-none"), secret=True)
    yes = key(text("go-unlink"), NO_TABLE, "unlink", "yes")
    cancel = key(text("go-cancel"), NO_TABLE, LINK, "no")
    return talk.say(*said, text("unlink-ask"), rows=(row(yes, cancel),), secret=True)


async def unlink_pressed(talk: Talk) -> Reply:
    """The key that does it."""
    means, person = talk.means, talk.visitor.person
    if not means.codes.may_change(person):
        return talk.no(text("link-too-often"), secret=True)
    async with means.lock("accounts"):
        done = await means.store.unlink(person)
    if not done:
        return talk.no(text("unlink-none"), gone=True, secret=True)
    means.codes.changed(person)
    log.info("unlinked")
    return talk.say(text("done-unlink"), gone=True, secret=True)


def forget(talk: Talk) -> Reply:
    """What is deleted and what stays; keys for a copy of it, and to go on."""
    if talk.is_seen:
        return _elsewhere(talk, FORGET)
    keys = row(
        key(text("go-my-data"), NO_TABLE, FORGET, "data"),
        key(text("go-forget"), NO_TABLE, FORGET, "ask"),
        key(text("go-close"), NO_TABLE, FORGET, "no"),
    )
    return talk.say(text("forget-about"), rows=(keys,), secret=True)


async def forget_pressed(talk: Talk, arguments: Sequence[str]) -> Reply:
    """A key of these pages."""
    means, person = talk.means, talk.visitor.person
    match tuple(arguments):
        case ("data",):
            file = File("hospoda-my-data.json", await data_of(means.store, person))
            return talk.say(text("done-my-data"), file=file, secret=True)
        case ("ask",):
            now = key(text("go-forget-now"), NO_TABLE, FORGET, "yes", str(int(means.clock.now())))
            keys = row(now, key(text("go-back"), NO_TABLE, FORGET))
            return talk.say(text("forget-ask"), rows=(keys,), secret=True, in_place=True)
        case ("yes", moment) if moment.isdecimal() and len(moment) < 12:
            if not 0 <= means.clock.now() - int(moment) <= CONFIRMED_WITHIN:
                return talk.no(text("forget-late"), gone=True, secret=True)
            means.codes.drop(person)
            async with means.lock("accounts"):
                whole = await erase(means.store, means.house.ask, person)
            said = text("done-forget") if whole else text("done-forget-later")
            return talk.say(said, gone=True, secret=True)
        case ("no",):
            return talk.say(text("forget-not"), gone=True, secret=True)
        case ():
            return forget(talk).but(in_place=True)
    return talk.no(text("old-key"))


def privacy(talk: Talk) -> Reply:
    """What is kept of whom, and for how long."""
    keys = row(key(text("go-my-data"), NO_TABLE, FORGET, "data"), key(text("go-forget"), NO_TABLE, FORGET))
    return talk.say(text("privacy"), rows=() if talk.is_seen else (keys,))


async def _linked(talk: Talk) -> list[Text]:
    """The accounts that count as one with this one; nothing where it stands alone."""
    found = await talk.means.store.linked(talk.visitor.person)
    if len(found) < 2:
        return []
    return [text("link-with", accounts=Joined(tuple([_said(one) for one in found]), ", "))]


def _account(talk: Talk) -> Account:
    return Account(talk.visitor.person, clean_name(talk.visitor.name) or None)


def _said(account: Account) -> Text:
    """An account as people know it."""
    platform = account.person.partition(":")[0].capitalize()
    return text("link-account", name=isolated(account.name or "–"), platform=platform)


def _elsewhere(talk: Talk, payload: str) -> Reply:
    """Where others see the answer: only where to go."""
    if talk.visitor.start_url is None:
        return talk.no(text("account-in-private"))
    return talk.say(text("account-in-private"), url=talk.visitor.start_url(payload))
