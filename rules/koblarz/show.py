"""The board and a player's own line, as scenes (screens.md §2)."""

from collections.abc import Iterable

from rules.kit.scene import (
    Board,
    Dice,
    Hand,
    Joined,
    Mark,
    Note,
    Part,
    Pile,
    Piles,
    Points,
    SeatRow,
    Text,
    text,
)
from rules.kit.seats import Seat, all_seats
from rules.koblarz import events as ev
from rules.koblarz.actions import CHALLENGES, FIRE, THROW
from rules.koblarz.banks import blocks, has_finished, pairs
from rules.koblarz.legal import legal
from rules.koblarz.numbers import draw
from rules.koblarz.state import Bank, BankTurn, Own, Public, Purse


def show(public: Public, totals: tuple[int, ...]) -> Board:
    """The board: made of what is public, and the match's totals."""
    return Board(
        title=text("board-title", round=public.round),
        asked=tuple(_asked(public)),
        parts=tuple(_parts(public, totals)),
        log=log(public),
    )


def peek(public: Public, own: Own, seat: Seat) -> Hand:
    """A player's private line: his wallet, sock and tokens, and his stake until it is shown."""
    purse = public.purses[seat]
    facts = [text("hand-wallet", coins=purse.wallet), text("hand-sock", coins=purse.sock), _held(purse)]
    if own.stake is not None and public.turn is not None and public.turn.calls is None:
        facts.append(text("hand-staked", coins=own.stake))
    return Hand(seat, (Note(tuple(facts)),))


def _asked(public: Public) -> Iterable[Text]:
    turn = public.turn
    if turn is None:
        yield text("ask-over") if public.over else text("ask-numbers")
        return
    bank, low, high = public.bank + 1, Mark(turn.pair[0]), Mark(turn.pair[1])
    if turn.calls is None or turn.shown is None:
        yield text("ask-stakes", bank=bank, low=low, high=high)
        return
    first, second = turn.calls
    yield text(
        "ask-target", bank=bank, low=low, high=high, first=first, second=second, target=turn.target or 0
    )
    for seat, stake, call in zip(turn.pair, turn.shown, turn.calls, strict=True):
        if not stake:
            yield text("ask-counts-as", seat=Mark(seat), call=call)
    yield text("ask-rolls", seats=_marks(turn.rolls))
    yield from _may_say(public, turn)


def _may_say(public: Public, turn: BankTurn) -> Iterable[Text]:
    can = {seat: legal(public, seat) for seat in all_seats(public.seats)}
    jokers = [seat for seat, actions in can.items() if THROW in actions or CHALLENGES[0] in actions]
    fires = [seat for seat, actions in can.items() if FIRE in actions]
    if jokers:
        key = "ask-may-throw" if turn.pair_rolled else "ask-may-challenge"
        yield text(key, seats=_marks(jokers))
    if fires:
        yield text("ask-may-fire", seats=_marks(fires))


def _parts(public: Public, totals: tuple[int, ...]) -> Iterable[Part]:
    if public.order:
        yield Piles(tuple(_pile(public, number, bank) for number, bank in enumerate(public.banks)))
    if public.trash != Bank(0, 0):
        yield Note((text("board-trash", what=_contents(public.trash)),))
    yield Note((text("board-legend"),))
    for seat, purse in enumerate(public.purses):
        facts = [text("board-purse", wallet=purse.wallet, sock=purse.sock), _held(purse)]
        if purse.sock_jokers:
            facts.append(text("board-won-jokers", jokers=purse.sock_jokers))
        facts.append(text("board-total", points=Points(totals[seat])))
        if public.order and not public.over and has_finished(public, Seat(seat)):
            facts.append(text("board-watches"))
        yield SeatRow(Seat(seat), tuple(facts))
    if public.dice and public.round == 1 and public.bank == 0:
        yield Dice(text("board-dice"), draw(public.seats, public.dice).groups)
    if public.turn is not None and public.turn.calls is None:
        # They decide who plays whom and whose call comes first; once it is, the board has more to say.
        yield Note((text("board-numbers", most=public.seats, seats=_marks(public.order)),))


def _pile(public: Public, number: int, bank: Bank) -> Pile:
    current = public.turn is not None and number == public.bank
    return Pile(number + 1, pairs(public.order)[number], (_contents(bank),), current)


def _contents(bank: Bank) -> Text:
    if bank.jokers:
        return text("bank-coins-jokers", coins=bank.coins, jokers=bank.jokers)
    return text("bank-coins", coins=bank.coins)


def _held(purse: Purse) -> Text:
    """Which tokens are still held; a locked Fire is marked."""
    match purse.joker, purse.fire:
        case True, True:
            return text("held-both")
        case True, False:
            return text("held-joker")
        case False, True:
            return text("held-fire-locked") if purse.locked else text("held-fire")
    return text("held-none")


def _marks(seats: Iterable[Seat]) -> Joined:
    return Joined(tuple(text("seat", seat=Mark(seat)) for seat in seats), " ")


def log(public: Public) -> tuple[Text, ...]:
    """The events of this game, a line each; misses in a row are one line."""
    lines: list[Text] = []
    misses: list[Text] = []
    for event in public.history:
        if isinstance(event, ev.Rolled):
            misses.append(text("log-roll", seat=Mark(event.seat), die=event.die))
            continue
        if misses:
            lines.append(text("log-misses", rolls=Joined(tuple(misses), " ")))
            misses = []
        lines.append(_line(event))
    if misses:
        lines.append(text("log-misses", rolls=Joined(tuple(misses), " ")))
    return tuple(lines)


def _line(event: ev.Event) -> Text:
    match event:
        case ev.Shown(bank, (low, high), (stake_low, stake_high), calls):
            return text(
                "log-shown", bank=bank + 1, low=Mark(low), high=Mark(high),
                first=_stake(stake_low, calls[0]), second=_stake(stake_high, calls[1]),
                target=0 if blocks(calls, stake_low + stake_high) else sum(calls),
            )  # fmt: skip
        case ev.Blocked(bank, stay):
            return text("log-blocked", bank=bank + 1, coins=stay)
        case ev.Hit(_, seat, die, coins, jokers):
            return text("log-hit", seat=Mark(seat), die=die, what=_contents(Bank(coins, jokers)))
        case ev.Challenged(bank, seat, side):
            return text("log-challenge", seat=Mark(seat), side=side, bank=bank + 1)
        case ev.Penalty(_, seat, paid, settled):
            return text("log-penalty" if settled else "log-unsettled", seat=Mark(seat), coins=paid)
        case ev.Thrown(_, seat, struck):
            return text("log-thrown", seat=Mark(seat), struck=struck)
        case ev.Burnt(bank, seat, coins, jokers):
            return text("log-fire", seat=Mark(seat), bank=bank + 1, what=_contents(Bank(coins, jokers)))
        case ev.Stays(bank, coins, jokers):
            return text("log-stays", bank=bank + 1, what=_contents(Bank(coins, jokers)))
        case ev.Round(number):
            return text("log-round", round=number)
        case ev.Rolled(_, seat, die):
            return text("log-roll", seat=Mark(seat), die=die)


def _stake(coins: int, call: int) -> Text:
    return text("stake-coins", coins=coins) if coins else text("stake-empty", call=call)
