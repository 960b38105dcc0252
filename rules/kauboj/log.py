"""What has happened in a deal, a line for each event."""

from rules.kauboj import events as ev
from rules.kauboj.state import Public
from rules.kauboj.words import face, gun_text, way_text
from rules.kit.scene import Joined, Mark, SuitSign, Text, text
from rules.kit.seats import Seat


def log(public: Public) -> tuple[Text, ...]:
    """The public events of this deal, from the first to the last."""
    lines = [_line(event) for event in public.history]
    return tuple([line for line in lines if line is not None])


def _line(event: ev.Event) -> Text | None:
    match event:
        case ev.Directed(seat, to):
            return text("log-direction", seat=Mark(seat), way=way_text(to))
        case ev.Nined(seat, card, to):
            return text("log-nine", seat=Mark(seat), card=face(card), way=way_text(to))
        case ev.Passed(_, counts):
            return _passed(counts)
        case ev.Married(seat, suit):
            return text("log-marriage", seat=Mark(seat), suit=SuitSign(suit))
        case ev.GunDrawn(seat, gun):
            return text("log-gun", seat=Mark(seat), gun=gun_text(gun))
        case ev.GunDropped(seat, gun, drew):
            return text("log-dropped", seat=Mark(seat), gun=gun_text(gun), count=len(drew))
        case ev.TenLaid(seat, card, drew):
            return text("log-ten", seat=Mark(seat), card=face(card), count=len(drew))
        case ev.FiveGone(seat, card, drew):
            return _five(seat, card, drew)
        case ev.Discarded(seat, card, drew):
            return _discarded(seat, card, drew)
        case ev.Shot():
            return shot_line(event)
        case ev.Backfired(by, at, gun):
            return text("log-backfire", by=Mark(by), at=Mark(at), kind=gun.kind)
        case ev.QuickDrawn(_, at, gun, _):
            return text("log-quick", at=Mark(at), kind=gun.kind)
        case ev.Redrew(seat, drew):
            return text("log-redraws", seat=Mark(seat), cards=_drew(drew))
        case ev.Drew(seat, drew):
            return text("log-draws", seat=Mark(seat), cards=_drew(drew))
        case ev.Reshuffled(stock):
            return text("log-reshuffled", stock=stock)


def _passed(counts: tuple[int, ...]) -> Text | None:
    """Said only where somebody could pass fewer than the others."""
    if len(set(counts)) == 1:
        return None
    shown = tuple(text("passed", seat=Mark(Seat(i)), count=count) for i, count in enumerate(counts))
    return text("log-passed", counts=Joined(shown, " "))


def _drew(drew: ev.Draws) -> Joined:
    """What was drawn: the pile's cards by name, those of the stock as one number."""
    named = [text("card", card=face(card)) for card in drew if card is not None]
    from_stock = drew.count(None)
    if from_stock:
        named.append(text("drew", count=from_stock))
    return Joined(tuple(named), " + ")


def _five(seat: Seat, card: str, drew: ev.Draws) -> Text:
    taken = drew[0] if drew else None
    if taken is None:
        return text("log-five", seat=Mark(seat), card=face(card), count=len(drew))
    count = len(drew) - 1
    return text("log-five-pile", seat=Mark(seat), card=face(card), taken=face(taken), count=count)


def _discarded(seat: Seat, card: str | None, drew: ev.Draws) -> Text:
    taken = drew[0] if drew else None
    if card is None:
        if taken is None:
            return text("log-discard-nothing", seat=Mark(seat))
        return text("log-take-only", seat=Mark(seat), taken=face(taken))
    if taken is None:
        return text("log-discard", seat=Mark(seat), card=face(card))
    return text("log-take", seat=Mark(seat), card=face(card), taken=face(taken))


def shot_line(shot: ev.Shot) -> Text:
    """A shot that was stood, and what it came to."""
    by, at, kind, turned = Mark(shot.by), Mark(shot.at), shot.gun.kind, shot.turned
    if turned is None:
        return text("log-shot-no", by=by, at=at, kind=kind)
    card = face(turned)
    if shot.lost is not None and shot.protected:
        ace = face("A" + shot.lost[1])
        return text("log-hit-protected", by=by, at=at, kind=kind, card=card, king=face(shot.lost), ace=ace)
    if shot.lost is not None:
        hit = "log-ricochet-hit" if shot.ricochet else "log-hit"
        return text(hit, by=by, at=at, kind=kind, card=card, king=face(shot.lost))
    if shot.badge is not None:
        badge = "log-ricochet-badge" if shot.ricochet else "log-badge"
        return text(badge, by=by, at=at, kind=kind, card=card, suit=SuitSign(shot.badge))
    return text("log-missed", by=by, at=at, kind=kind, card=card)
