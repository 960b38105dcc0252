"""What a table answered, for the person who asked."""

from bot.desk import wishes
from bot.desk.talk import Talk
from bot.desk.visitor import Reply
from bot.messages import Answer, Done, Marked, NotUnderstood, Peeked, Trouble, Which
from bot.posts import Standing
from rules.kit.scene import Joined, Refusal, Text, text


def told(talk: Talk, answer: Answer, about: Standing | None, *, done: Text, secret: bool = False) -> Reply:
    """The reply. ``done``: what is said of a thing that the table has no word of its own for; ``secret``: it
    follows from what only this person may know."""
    match answer:
        case Done(said, public):
            table = None if about is None else about.table
            return talk.say(
                said if said is not None else done, about=about, secret=secret, table=table, shown=public
            )
        case Marked(said):
            return talk.say(*([said] if said is not None else []), about=about, secret=secret)
        case Which(options):
            labels = Joined(tuple([option.label for option in options]), ", ")
            return talk.no(text("could-mean", options=labels), about, secret=secret)
        case NotUnderstood(near, now, verb):
            return talk.no(_not_understood(near, now, verb), about, secret=secret)
        case Peeked(post):
            page = talk.means.panel_page(post, talk.language)
            return talk.say(about=about, page=page, table=post.table, secret=True)
        case Refusal(reason):
            return wishes.offered(talk, talk.no(reason, about, secret=secret), answer, about)
        case Trouble(reason):
            return talk.no(reason, about, secret=secret)


def _not_understood(near: str | None, now: Text | None, verb: str | None) -> Text:
    if verb is not None and now is not None:
        return text("not-possible-now", word=verb, now=now)
    if near is not None and now is not None:
        return text("not-understood-near-now", near=near, now=now)
    if near is not None:
        return text("not-understood-near", near=near)
    return text("not-understood-now", now=now) if now is not None else text("not-understood")
