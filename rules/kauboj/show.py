"""The board: made of what everybody may know, and the match's totals (screens.md §3)."""

from collections.abc import Iterator

from rules.kauboj import events as ev
from rules.kauboj.cards import cards_of
from rules.kauboj.log import log
from rules.kauboj.scoring import why
from rules.kauboj.state import Passing, Public
from rules.kauboj.words import face, faces, gun_text, suits
from rules.kit.cards import SUITS, Card
from rules.kit.scene import Board, Cards, Joined, Mark, Note, Part, Points, SeatRow, Text, text
from rules.kit.seats import Seat, left_of


def show(public: Public, totals: tuple[int, ...]) -> Board:
    """The board of this moment."""
    return Board(_title(public), tuple(_asked(public)), tuple(_parts(public, totals)), log(public))


def _title(public: Public) -> Text:
    if public.phase in ("deal", "direction") or (public.phase == "pass" and public.action is None):
        return text("board-dealt", seat=Mark(public.dealer))
    return text("board-on-turn", seat=Mark(public.turn))


def _asked(public: Public) -> Iterator[Text]:
    match public.phase:
        case "direction":
            yield text("ask-direction", seat=Mark(public.dealer))
        case "pass" if public.passing is not None:
            yield _ask_pass(public.passing, len(public.sizes))
        case "action":
            yield from _said(public)
            yield text(f"ask-after-{public.action}" if public.action else "ask-turn")
        case "answer" if public.aimed is not None:
            aimed = public.aimed
            yield text("ask-duel", by=Mark(aimed.by), at=Mark(aimed.at), kind=aimed.gun.kind)
            if aimed.yes:
                yield text("say-yes", at=Mark(aimed.at))
        case "over":
            yield why(public)


def _ask_pass(passing: Passing, seats: int) -> Text:
    """Where the cards go, as a way round the table or as pairs."""
    if 2 * passing.steps == seats:
        pairs = tuple(
            text("pass-pair", one=Mark(Seat(i)), other=Mark(Seat(i + passing.steps)))
            for i in range(seats // 2)
        )
        return text("ask-pass-across", count=passing.many, pairs=Joined(pairs, ", "))
    way = [left_of(Seat(0), seats, passing.steps * i) for i in range(seats + 1)]
    marks = tuple(text("seat", seat=Mark(seat)) for seat in way)
    to = "ask-pass-left" if passing.steps > 0 else "ask-pass-right"
    return text(to, count=passing.many, seats=Joined(marks, "→"))


def _said(public: Public) -> Iterator[Text]:
    """How the last shot of this turn was answered."""
    if public.action != "shoot":
        return
    last = next(e for e in reversed(public.history) if isinstance(e, ev.Shot | ev.Backfired | ev.QuickDrawn))
    match last:
        case ev.Backfired():
            yield text("say-backfire", at=Mark(last.at))
        case ev.QuickDrawn():
            yield text("say-quick", at=Mark(last.at))
        case ev.Shot():
            yield text("say-yes" if last.turned else "say-no", at=Mark(last.at))
            if last.turned is not None:
                yield _came(last, last.turned)


def _came(shot: ev.Shot, turned: Card) -> Text:
    """What the card that was turned did."""
    card = face(turned)
    if shot.lost is not None:
        lost = (shot.lost, Card("A" + shot.lost[1])) if shot.protected else (shot.lost,)
        hit = "say-ricochet" if shot.ricochet else "say-hit"
        return text(hit, card=card, lost=faces(lost), by=Mark(shot.by))
    if shot.badge is not None:
        return text("say-badge", card=card, king=face("K" + shot.badge), ace=face("A" + shot.badge))
    return text("say-missed", card=card)


def _parts(public: Public, totals: tuple[int, ...]) -> Iterator[Part]:
    for seat, size in enumerate(public.sizes):
        yield _row(public, Seat(seat), size, totals[seat])
    pile = text("board-top", card=face(public.pile[-1])) if public.pile else text("board-none")
    shots = text("board-top", card=face(public.shots[-1])) if public.shots else text("board-none")
    yield Note((
        text("board-pile", top=pile), text("board-shots", top=shots), text("board-stock", count=public.stock)
    ))  # fmt: skip
    left = [suit for suit in SUITS if Card("A" + suit) in public.aside]
    notes = [text("board-badges", suits=suits(left)) if left else text("board-no-badges")]
    if public.married:
        notes.append(text("board-married", suits=suits([s for s in SUITS if s in public.married])))
    yield Note(tuple(notes))
    if public.ending is not None:
        for seat, hand in enumerate(public.ending.hands):
            if hand:
                yield Cards(text("board-hand", seat=Mark(Seat(seat))), cards_of(hand))


def _row(public: Public, seat: Seat, size: int, total: int) -> SeatRow:
    """A player: cards, guns, points; below what lies open besides."""
    facts = [text("board-cards", count=size), *map(gun_text, public.guns[seat])]
    facts.append(text("board-total", points=Points(total)))
    below = []
    if public.tens[seat]:
        below.append(text("board-tens", cards=faces(sorted(public.tens[seat], key=_suit_order))))
    if public.protected[seat]:
        kings = faces("K" + suit for suit in SUITS if suit in public.protected[seat])
        below.append(text("board-protected", kings=kings))
    return SeatRow(seat, tuple(facts), tuple(below))


def _suit_order(card: str) -> int:
    return SUITS.index(card[1])
