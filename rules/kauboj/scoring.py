"""Points of a deal, by the cards in the hand, and the end of a match (kauboj.md, *Score*, *Match*)."""

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from rules.kauboj.cards import (
    ACES,
    FAMILY,
    JACKS,
    KINGS,
    QUEENS,
    SIXES,
    TENS,
    TWOS,
    cards_of,
    couples,
    families,
)
from rules.kauboj.events import Married, Shot
from rules.kauboj.options import Options, Setup
from rules.kauboj.state import Public
from rules.kit.cards import SUITS
from rules.kit.contract import Ended, Item, Over, Result
from rules.kit.match import leaders
from rules.kit.scene import Face, Joined, Mark, SuitSign, Text, text
from rules.kit.seats import Seat

FINISHER, TEN, MARRIAGE = 30, 10, 25
ORPHANAGE, HAREM, FAMILY_POINTS, GANG, POSSE = 80, 100, 120, 150, 200
DELAY, SIX, COUPLE, LONE_QUEEN = -30, -20, -50, -25
CURSE: Final = {3: -100, 4: -120}
"""*Score*: three or four Sixes, in all."""
CURSE_ADDS: Final = -100
"""Option ``curse_adds``: what three or four Sixes cost besides 20 each."""
ALL_TENS = 4


class Outcome(NamedTuple):
    """What the points of one seat depend on, besides the cards of the hand. ``married``: the suits shown."""

    finisher: bool
    tens: int
    married: str
    twos_delay: bool
    curse_adds: bool


def sixes_points(count: int, *, adds: bool) -> int:
    """What so many Sixes cost.

    >>> [sixes_points(n, adds=False) for n in range(5)], [sixes_points(n, adds=True) for n in (3, 4)]
    ([0, -20, -40, -100, -120], [-160, -180])
    """
    if adds:
        return SIX * count + (CURSE_ADDS if count in CURSE else 0)
    return CURSE.get(count, SIX * count)


def hand_points(hand: int, *, twos_delay: bool = False, curse_adds: bool = False) -> int:
    """What the cards of a hand alone are worth: the figures, and all that counts below nothing."""
    points = 0
    if hand & SIXES:
        points += sixes_points((hand & SIXES).bit_count(), adds=curse_adds)
    if hand & TENS or (twos_delay and (hand & TWOS).bit_count() > 1):
        points += DELAY
    if hand & JACKS == JACKS:
        points += ORPHANAGE
    if hand & KINGS == KINGS:
        points += POSSE if hand & ACES == ACES else GANG
    queens = hand & QUEENS
    if queens:
        served = families(hand)
        points += FAMILY_POINTS * ((served & QUEENS).bit_count())
        pairs = couples(hand)
        points += COUPLE * (pairs & ~served).bit_count()
        if queens == QUEENS:
            points += HAREM
        else:
            points += LONE_QUEEN * (queens & ~pairs).bit_count()
    return points


def sheet(hand: int, outcome: Outcome) -> tuple[Item, ...]:
    """What a seat's points are for, line by line; their sum is what the seat scores."""
    return (*_won(outcome), *_figures(hand), *_owed(hand, outcome))


def _won(outcome: Outcome) -> list[Item]:
    items: list[Item] = []
    if outcome.finisher:
        items.append(Item(text("score-finisher"), FINISHER))
    if outcome.tens:
        items.append(Item(text("score-tens", count=outcome.tens), outcome.tens * TEN))
    items += [Item(text("score-marriage", suit=SuitSign(suit)), MARRIAGE) for suit in outcome.married]
    return items


def _figures(hand: int) -> list[Item]:
    items: list[Item] = []
    if hand & JACKS == JACKS:
        items.append(Item(text("score-orphanage"), ORPHANAGE))
    if hand & QUEENS == QUEENS:
        items.append(Item(text("score-harem"), HAREM))
    for suit, cards in FAMILY.items():
        if hand & cards == cards:
            items.append(Item(text("score-family", suit=SuitSign(suit)), FAMILY_POINTS))
    if hand & KINGS == KINGS:
        posse = hand & ACES == ACES
        items.append(Item(text("score-posse"), POSSE) if posse else Item(text("score-gang"), GANG))
    return items


def _owed(hand: int, outcome: Outcome) -> list[Item]:
    items: list[Item] = []
    late = hand & TENS
    if outcome.twos_delay and (hand & TWOS).bit_count() > 1:
        late |= hand & TWOS
    if late:
        items.append(Item(text("score-delay", cards=_faces(late)), DELAY))
    sixes = (hand & SIXES).bit_count()
    if sixes:
        key = "score-curse" if sixes in CURSE else "score-sixes"
        items.append(Item(text(key, count=sixes), sixes_points(sixes, adds=outcome.curse_adds)))
    served, pairs, queens = families(hand), couples(hand), hand & QUEENS
    items += [
        Item(text("score-couple", suit=SuitSign(queen[1])), COUPLE) for queen in cards_of(pairs & ~served)
    ]
    lone = 0 if queens == QUEENS else queens & ~pairs
    if lone:
        items.append(Item(text("score-lone", cards=_faces(lone)), LONE_QUEEN * lone.bit_count()))
    return items


def _faces(cards: int) -> Joined:
    return Joined(tuple(text("card", card=Face(card)) for card in cards_of(cards)), " ")


def score(public: Public) -> Over:
    """The points of a deal that is over."""
    ending = public.ending
    assert ending is not None
    tens_end = ending.why == "tens"
    twos_delay = not tens_end and sum(map(len, public.tens)) == ALL_TENS
    sheets = tuple(
        sheet(
            hand,
            Outcome(
                ending.finisher == seat, len(public.tens[seat]), _married(public, seat), twos_delay,
                public.options.curse_adds,
            ),
        )
        for seat, hand in enumerate(ending.hands)
    )  # fmt: skip
    scores = tuple(sum(item.points for item in items) for items in sheets)
    return Over(scores, scores, sheets, why(public))


def _married(public: Public, seat: int) -> str:
    """The suits of the marriages that a seat has shown, in canonical order."""
    shown = {event.suit for event in public.history if isinstance(event, Married) and event.seat == seat}
    return "".join(suit for suit in SUITS if suit in shown)


def why(public: Public) -> Text:
    """How a deal ended, in words."""
    ending = public.ending
    assert ending is not None
    if ending.finisher is None:
        return text(f"over-{ending.why}")
    return text(f"over-{ending.why}", seat=Mark(ending.finisher))


def next_deal(ended: Ended[Public]) -> Setup | Result:
    """What follows a deal: somebody alone is the highest at the target, or the deals are through, or the
    right-hand neighbour deals next."""
    options, totals, seats = ended.options, ended.totals, ended.seats
    assert isinstance(options, Options)
    best = leaders(totals)
    if max(totals) >= options.target and len(best) == 1:
        return Result(best, "target")
    if ended.deal >= options.max_deals:
        return Result(best, "deals")
    return Setup(dealer=Seat((ended.public.dealer - 1) % seats), totals=totals)


def tallies(public: Public) -> tuple[Mapping[str, int], ...]:
    """For statistics: Kings shot and deals finished, by seat."""
    found: list[Counter[str]] = [Counter() for _ in public.tens]
    for event in public.history:
        if isinstance(event, Shot) and event.lost is not None:
            found[event.by]["kings"] += 1
    if public.ending is not None and public.ending.finisher is not None:
        found[public.ending.finisher]["finished"] += 1
    return tuple(found)
