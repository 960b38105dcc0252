"""Option ``must-use`` by trying everything: whether a single act that is legal puts a card into a meld."""

from collections.abc import Iterator, Sequence

from tests.rules.zoliky.acts import adds_to
from tests.rules.zoliky.second import Act, Illegal, Second, Spread, changed
from tests.rules.zoliky.second_melds import JOKER, Meld, melds_of, without


def acts_with(second: Second, seat: int, card: str, spread: Spread, *, laid: bool) -> Iterator[Act]:
    """Every kind of legal act that uses the card; of closes one for each way to finish."""
    hand, melds = spread
    if laid:
        tries: list[Act] = [{"do": "lay", "melds": [cards]} for cards in melds_of(hand) if card in cards]
        tries += [{"do": "swap", "meld": number, "card": card} for number in range(len(melds))]
        for number, meld in enumerate(melds):
            tries += [{"do": "add"} | add for add in adds_to(number, meld, hand) if card in add["cards"]]
    else:
        lists = [lists for lists in side_by_side(hand) if lists]
        used = [lists for lists in lists if any(card in cards for cards in lists)]
        tries = [{"do": "lay", "melds": each} for each in used]
        for each in lists:
            tries += closes(spread, each, card)
    for act in tries:
        try:
            judge = second.closed if act["do"] == "close" else second.moved
            judge(seat, act, spread, laid=laid)
        except Illegal:
            continue
        yield act


def side_by_side(hand: Sequence[str], start: int = 0) -> Iterator[list[list[str]]]:
    """All melds that can be laid together, none twice."""
    yield []
    found = melds_of(hand)
    for number, cards in enumerate(found):
        rest = without(hand, cards) or []
        for more in side_by_side(rest):
            if not more or number <= found.index(tuple(more[0])):
                yield [[*cards], *more]


def closes(spread: Spread, lists: list[list[str]], card: str) -> Iterator[Act]:
    """Closes with these melds, whatever is added and swapped after them."""
    left = without(spread[0], [each for cards in lists for each in cards]) or []
    start: Act = {"do": "close", "melds": lists, "adds": [], "swaps": []}
    for act, rest in _further(start, (left, [*spread[1], *(Meld(0, cards) for cards in lists)])):
        puts = [*lists, *(add["cards"] for add in act["adds"]), [swap["card"] for swap in act["swaps"]]]
        naturals = [each for each in rest if each != JOKER]
        if rest and len(naturals) < 2 and any(card in cards for cards in puts):
            yield act | {"card": (naturals or rest)[0]}


def _further(act: Act, spread: Spread) -> Iterator[tuple[Act, list[str]]]:
    yield act, spread[0]
    hand, melds = spread
    last = act["adds"][-1]["meld"] if act["adds"] else 0
    for number, meld in enumerate(melds):
        for card in {*hand} - {JOKER}:
            if meld.swapped(card):
                swap = {"meld": number, "card": card}
                yield from _further(act | {"swaps": [*act["swaps"], swap]}, changed(swap, spread))
        if not act["swaps"] and number >= last:
            for add in adds_to(number, meld, hand):
                yield from _further(act | {"adds": [*act["adds"], add]}, changed(add, spread))
