"""A shot, from the question to the last card drawn for it (kauboj.md, *A shot*).

While the target answers, nothing that follows from his cards goes to ``public``: how far he has come lies in
his own ``Answer``, and what the shot came to is shown when all of it is over.
"""

from rules.kauboj.actions import Badge, GiveSix, Lose, QuickDraw, Redraw, Shoot, Stand
from rules.kauboj.cards import ACES, BIT, CARD_OF, COWBOYS, KINGS, SUIT, cowboy
from rules.kauboj.desk import Desk, put
from rules.kauboj.events import Backfired, QuickDrawn, Redrew, Shot
from rules.kauboj.guns import HITS_PROTECTED
from rules.kauboj.state import REPLY, Aimed, Answer, Drawing, Own
from rules.kauboj.turns import lay_gun
from rules.kit.cards import Card
from rules.kit.seats import Seat


def shoot(desk: Desk, seat: Seat, action: Shoot) -> None:
    at = Seat(action.at)
    gun = next(gun for gun in desk.guns[seat] if gun.number == action.gun)
    desk.action, desk.phase = "shoot", "answer"
    desk.fired = tuple(sorted((*desk.fired, gun.number)))
    desk.aimed = Aimed(seat, at, gun)
    _answer(desk, at, REPLY)


def give_six(desk: Desk, seat: Seat, action: GiveSix) -> None:
    """A Six to the shooter; the shot is over."""
    aimed, card = _aimed(desk), Card(action.card)
    for one in (aimed.at, aimed.by):
        own = desk.own[one]
        desk.own[one] = Own(own.hand, None, own.answer, own.drawn, own.passes, (*own.sixes, card))
    desk.spend(aimed.at, BIT[card])
    desk.gain(aimed.by, BIT[card])
    desk.log(Backfired(aimed.by, aimed.at, aimed.gun))
    close_shot(desk)


def quick_draw(desk: Desk, seat: Seat, action: QuickDraw) -> None:
    """Lays a gun and takes the shooter's; the shot is over."""
    aimed = _aimed(desk)
    laid = lay_gun(desk, seat, action.cards)
    rest = tuple([gun for gun in desk.guns[aimed.by] if gun != aimed.gun])
    guns = put(desk.guns, aimed.by, rest)
    desk.guns = put(guns, seat, tuple(sorted((*guns[seat], aimed.gun))))
    desk.log(QuickDrawn(aimed.by, seat, aimed.gun, laid))
    close_shot(desk)


def counting_kings(hand: int, protected: str, kind: str) -> int:
    """The Kings for which the answer is Yes: the unprotected ones, and all of them against a 45."""
    kings = hand & KINGS
    return kings if kind == HITS_PROTECTED else kings & ~COWBOYS[protected]


def stand(desk: Desk, seat: Seat, action: Stand) -> None:
    """The truth: No turns no card; Yes does, once there is one."""
    aimed = _aimed(desk)
    hand = desk.own[aimed.at].hand
    if not counting_kings(hand, desk.protected[aimed.at], aimed.gun.kind):
        desk.log(Shot(aimed.by, aimed.at, aimed.gun))
        close_shot(desk)
    elif desk.cards:
        turn_card(desk)
    else:
        desk.aimed = Aimed(aimed.by, aimed.at, aimed.gun, True)
        desk.drawing = Drawing(aimed.at, (), "turn")


def turn_card(desk: Desk) -> None:
    """*A shot* 1 to 3: the stock's top card decides."""
    aimed = _aimed(desk)
    turned, desk.cards = desk.cards[0], desk.cards[1:]
    suit, suits = turned[1], desk.protected[aimed.at]
    hand = desk.own[aimed.at].hand
    free = hand & KINGS & ~COWBOYS[suits]
    tried = aimed.gun.kind == HITS_PROTECTED and bool(suits)
    if tried and suit in suits:
        _lose(desk, aimed, Answer("redraw", turned, cowboy(suit), 2))
    elif not free:
        _show(desk, aimed, Answer("reply", turned))
        close_shot(desk)
    elif free & SUIT[suit]:
        if desk.options.badge == "optional":
            _answer(desk, aimed.at, Answer("badge", turned, ricochet=tried))
        else:
            _take_badge(desk, aimed, Answer("badge", turned, ricochet=tried))
    elif free & (free - 1):
        _answer(desk, aimed.at, Answer("lose", turned, ricochet=tried))
    else:
        _lose(desk, aimed, Answer("redraw", turned, free, 1, tried))


def lose(desk: Desk, seat: Seat, action: Lose) -> None:
    """The target names the King that is hit."""
    aimed = _aimed(desk)
    before = _answered(desk, aimed)
    _lose(desk, aimed, Answer("redraw", before.turned, BIT[Card(action.king)], 1, before.ricochet))


def badge(desk: Desk, seat: Seat, action: Badge) -> None:
    """Option ``badge: optional``: the target takes his Ace, or leaves it."""
    aimed = _aimed(desk)
    answer = _answered(desk, aimed)
    if action.take:
        _take_badge(desk, aimed, answer)
    else:
        # A badge left aside looks like no King at all.
        _show(desk, aimed, Answer(answer.step, answer.turned))
        close_shot(desk)


def redraw(desk: Desk, seat: Seat, action: Redraw) -> None:
    """What the shot came to is shown; then the target draws, at once or never."""
    aimed = _aimed(desk)
    answer, at, by = _answered(desk, aimed), aimed.at, aimed.by
    count = answer.lost.bit_count()
    lost = CARD_OF[answer.lost & KINGS]
    desk.gain(by, answer.lost, count)
    desk.sizes[at] -= count
    if count > 1:
        desk.protected = put(desk.protected, at, desk.protected[at].replace(lost[1], ""))
        desk.protected = put(desk.protected, by, "".join(sorted(desk.protected[by] + lost[1])))
    _show(desk, aimed, answer, lost=lost, protected=count > 1)
    drew, left = desk.draw(at, action.from_)
    if drew:
        desk.log(Redrew(at, drew))
    if left:
        desk.drawing = Drawing(at, left, "shot")
    else:
        close_shot(desk)


def close_shot(desk: Desk) -> None:
    """The shot is over; the shooter goes on."""
    _answer(desk, _aimed(desk).at, None)
    desk.aimed, desk.phase = None, "action"


def _lose(desk: Desk, aimed: Aimed, answer: Answer) -> None:
    """The King (and Ace) leave the target's hand; they come to the shooter when the shot is over."""
    desk.hold(aimed.at, desk.own[aimed.at].hand & ~answer.lost)
    _answer(desk, aimed.at, answer)


def _take_badge(desk: Desk, aimed: Aimed, answer: Answer) -> None:
    """The King of the turned suit takes his Ace; the fourth one ends the deal for the shooter."""
    assert answer.turned is not None
    at, suit = aimed.at, answer.turned[1]
    desk.gain(at, ACES & SUIT[suit])
    desk.protected = put(desk.protected, at, "".join(sorted(desk.protected[at] + suit)))
    _show(desk, aimed, answer, badge=suit)
    close_shot(desk)
    if sum(map(len, desk.protected)) == len(SUIT):
        desk.end("badges", aimed.by)


def _show(
    desk: Desk,
    aimed: Aimed,
    answer: Answer,
    *,
    badge: str | None = None,
    lost: Card | None = None,
    protected: bool = False,
) -> None:
    """Everybody sees the card that was turned and what it did."""
    turned = answer.turned
    assert turned is not None
    desk.shots = (*desk.shots, turned)
    desk.stock = len(desk.cards)
    desk.log(Shot(aimed.by, aimed.at, aimed.gun, turned, badge, lost, protected, answer.ricochet))
    _answer(desk, aimed.at, None)


def _answer(desk: Desk, seat: Seat, answer: Answer | None) -> None:
    own = desk.own[seat]
    desk.own[seat] = Own(own.hand, None, answer, own.drawn, own.passes, own.sixes)


def _aimed(desk: Desk) -> Aimed:
    assert desk.aimed is not None
    return desk.aimed


def _answered(desk: Desk, aimed: Aimed) -> Answer:
    answer = desk.own[aimed.at].answer
    assert answer is not None
    return answer
