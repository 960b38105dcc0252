"""The board and a player's own panel, as scenes (screens.md §4)."""

from collections.abc import Iterator

from rules.kit.scene import Board, Cards, Face, Hand, Mark, Note, Part, Points, SeatRow, Text, text
from rules.kit.seats import Seat, all_seats
from rules.zoliky.actions import Lay
from rules.zoliky.draft import weigh
from rules.zoliky.log import log
from rules.zoliky.melds import faces
from rules.zoliky.search.laydowns import in_melds, openings
from rules.zoliky.state import Own, Public
from rules.zoliky.words import melds_text, numbered


def show(public: Public, totals: tuple[int, ...]) -> Board:
    """The board: made of what is public, and the match's totals."""
    return Board(
        title=text("board-title", round=public.round),
        asked=tuple(_asked(public)),
        parts=tuple(_parts(public, totals)),
        log=log(public),
    )


def _asked(public: Public) -> Iterator[Text]:
    seat = Mark(public.turn)
    match public.phase:
        case "lead" | "shuffle":
            yield text("ask-shuffle")
        case "cut":
            yield text("ask-cut", seat=seat)
        case "draw" | "reshuffle":
            yield text("ask-draw", seat=seat)
        case "play" if public.first_turn:
            yield text("ask-first", seat=seat)
        case "play":
            yield text("ask-play" if public.open else "ask-discard")
        case "over":
            void = public.end is None or public.end.closer is None
            yield text("ask-void" if void else "ask-over")


def _parts(public: Public, totals: tuple[int, ...]) -> Iterator[Part]:
    dealt = public.phase not in ("lead", "shuffle", "cut")
    if dealt:
        yield _middle(public)
    for seat in all_seats(public.table.seats):
        yield SeatRow(seat, tuple(_seat(public, seat, totals, dealt=dealt)))
        yield from _melds(public, seat)
    if dealt and not public.open:
        yield Note((text("board-opens", round=public.table.opens),))
    if public.end is not None and public.end.closer is not None:
        yield Note((text("board-closing-card"),))


def _middle(public: Public) -> Note:
    """What lies in the middle: the pile's top, the stock, the exposed card."""
    top = public.discards[-1] if public.discards else None
    facts = [
        text("board-no-pile") if top is None else text("board-pile", card=Face(top)),
        text("board-stock", count=public.stock),
    ]
    if public.exposed is not None:
        facts.append(text("board-exposed", card=Face(public.exposed)))
    return Note(tuple(facts))


def _seat(public: Public, seat: Seat, totals: tuple[int, ...], *, dealt: bool) -> Iterator[Text]:
    carried = public.table.carried[seat]
    if dealt:
        yield text("board-cards", count=public.sizes[seat])
    elif carried:
        yield text("board-carries", jokers=carried)
    if public.laid[seat]:
        yield text("board-laid")
    yield text("board-total", points=Points(totals[seat]))


def _melds(public: Public, seat: Seat) -> Iterator[Note]:
    mine = tuple(numbered(number, meld) for number, meld in enumerate(public.melds) if meld.by == seat)
    if mine:
        yield Note(mine)


def peek(public: Public, own: Own, seat: Seat) -> Hand:
    """A player's panel: what there is to do, the melds, the hand, what can be laid from it."""
    return Hand(seat, tuple(_panel(public, own, seat)))


def _panel(public: Public, own: Own, seat: Seat) -> Iterator[Part]:
    if public.phase in ("lead", "shuffle", "cut"):
        if public.table.carried[seat]:
            yield Note((text("hand-carried", jokers=public.table.carried[seat]),))
        return
    yield _middle(public)
    for other in all_seats(public.table.seats):
        yield from _melds(public, other)
    cards = own.held.cards()
    if cards:
        yield Cards(text("hand-cards"), cards, fresh=own.drawn)
    if public.phase == "play" and seat == public.turn:
        yield from _proposals(public, own, seat)
    if own.seen and public.round == 1:
        yield Note((text("hand-seen", cards=faces(own.seen)),))


def _proposals(public: Public, own: Own, seat: Seat) -> Iterator[Note]:
    """First lay-downs by their letters; where there is none, what the hand holds and what that lacks."""
    laid, rule = public.laid[seat], public.table.rule
    found = () if laid else openings(own.held, rule)
    for letter, (melds, points) in found:
        yield Note((text("hand-lay", letter=letter, worth=points, melds=melds_text(melds)),))
    best = in_melds(own.held)
    if best is None or found:
        return
    facts = [text("hand-melds", melds=melds_text(best.melds), worth=best.worth)]
    if not laid:
        facts.append(weigh(public, own, seat, Lay(best.melds)))
    yield Note(tuple(facts))
