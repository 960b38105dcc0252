"""Acts of Žolíky that somebody might try: mostly sensible, often illegal, always well-formed."""

from collections.abc import Sequence
from random import Random

from tests.rules.zoliky.second import Act, Illegal, Second, changed
from tests.rules.zoliky.second_melds import CARDS, JOKER, PLACES, Meld, melds_of, without

DOS = {"discard": 3, "lay": 3, "add": 3, "swap": 2, "close": 4, "draw": 1, "cut": 1}
"""How often each is tried."""


class Acts:
    """For the seat on turn, or now and then for another one."""

    def __init__(self, random: Random, second: Second) -> None:
        self.random, self.second = random, second

    def one(self) -> tuple[int, Act]:
        random, second = self.random, self.second
        seat = second.turn if random.random() < 0.95 else random.randrange(second.seats)
        (do,) = random.choices([*DOS], [*DOS.values()])
        if second.phase == "cut" and random.random() < 0.9:
            do = "cut"
        elif second.phase == "draw" and random.random() < 0.6:
            do = "draw"
        exposed = [second.exposed] if second.phase == "draw" and second.exposed else []
        hand = [*second.hands[seat], *exposed] if do == "close" else second.hands[seat]
        return seat, {"do": do} | getattr(self, f"_{do}")(hand, seat)

    def idle(self, *, from_stock: bool) -> tuple[int, Act]:
        """A draw or a discard; what the draw may be from without a choice, from there."""
        second = self.second
        if second.phase == "cut":
            return second.turn, self._cut([], 0) | {"do": "cut"}
        if second.phase == "draw":
            leading = second.turn == second.leader and second.round == second.options["locked_rounds"] + 1
            stock = from_stock or leading or not second.open
            return second.turn, {"do": "draw", "from": "stock" if stock else "discard"}
        return second.turn, {"do": "discard", "card": self.random.choice(second.hands[second.turn])}

    def _card(self, hand: Sequence[str]) -> str:
        return self.random.choice(hand if hand and self.random.random() < 0.95 else [*CARDS, JOKER])

    def _cut(self, hand: Sequence[str], seat: int) -> Act:
        many = len(self.second.stock)
        return {"at": self.random.choice([3, 3, 3, 4, 5, many - 1, self.random.randrange(many + 2)])}

    def _draw(self, hand: Sequence[str], seat: int) -> Act:
        return {"from": self.random.choice(["stock", "discard", "discard"])}

    def _discard(self, hand: Sequence[str], seat: int) -> Act:
        found = {card for cards in melds_of(hand) for card in cards}
        loose = [card for card in hand if card != JOKER and card not in found]
        taken = [self.second.taken] if self.second.taken and self.random.random() < 0.1 else []
        return {"card": self._card(taken or (loose if self.random.random() < 0.7 else []) or hand)}

    def _lay(self, hand: Sequence[str], seat: int) -> Act:
        return {"melds": self._melds(hand, self.random.randrange(6))[0]}

    def _melds(self, hand: Sequence[str], most: int) -> tuple[list[list[str]], list[str]]:
        """Melds side by side, and the rest of the hand; one of them is now and then out of order."""
        found, left, laid = melds_of(hand), [*hand], list[list[str]]()
        self.random.shuffle(found)
        if self.random.random() < 0.5:
            found.sort(key=lambda cards: (JOKER in cards, cards[0][0] == cards[1][0], -len(cards)))
        for cards in found:
            rest = without(left, cards)
            if rest is not None and len(laid) < most:
                left = rest
                laid.append([*cards])
        if laid and self.random.random() < 0.07:
            self.random.shuffle(self.random.choice(laid))
        return laid, left

    def _add(self, hand: Sequence[str], seat: int, melds: Sequence[Meld] | None = None) -> Act:
        melds = self.second.melds if melds is None else melds
        tries = [add for number, meld in enumerate(melds) for add in adds_to(number, meld, hand)]
        if tries and self.random.random() < 0.9:
            act = self.random.choice(tries)
        else:
            act = {"meld": self.random.randint(-1, len(melds)), "cards": [self._card(hand)]}
        if self.random.random() < 0.1:
            act = {key: value for key, value in act.items() if key != "at"}
            act |= {"at": self.random.choice(["low", "high"])} if self.random.random() < 0.5 else {}
        return act

    def _swap(self, hand: Sequence[str], seat: int, melds: Sequence[Meld] | None = None) -> Act:
        melds = self.second.melds if melds is None else melds
        tries = [(i, card) for i, meld in enumerate(melds) for card in hand if meld.swapped(card)]
        if tries and self.random.random() < 0.9:
            number, card = self.random.choice(tries)
        else:
            number, card = self.random.randint(-1, len(melds)), self._card(hand)
        return {"meld": number, "card": card}

    def _close(self, hand: Sequence[str], seat: int) -> Act:
        second, random = self.second, self.random
        act: Act = {"take": "exposed"} if second.phase == "draw" or random.random() < 0.03 else {}
        left = [*hand]
        if not second.laid[seat] and random.random() < 0.95:
            act["melds"], left = self._melds(hand, random.choice([2, 3, 5, 5, 5]))
            spread = (left, [*second.melds, *(Meld(seat, cards) for cards in act["melds"])])
            for name, one in (("adds", self._add), ("swaps", self._swap)):
                more = []
                while random.random() < 0.6 and len(more) < 4:
                    tried = one(spread[0], seat, spread[1])
                    try:
                        spread = changed(tried, spread)
                    except Illegal:
                        if random.random() < 0.9:
                            break
                    more.append(tried)
                if more or random.random() < 0.2:
                    act[name] = more
            left = spread[0]
        naturals = [card for card in left if card != JOKER]
        return act | {"card": self._card(naturals if random.random() < 0.9 and naturals else left)}


def adds_to(number: int, meld: Meld, hand: Sequence[str]) -> list[Act]:
    """What of the hand could be added to a meld: one card of a set, up to three at an end of a run."""
    if meld.kind != "run":
        one = ({"meld": number, "cards": [card]} for card in dict.fromkeys(hand))
        return [act for act in one if meld.added(act["cards"], None)]
    found: list[Act] = []
    ends = {"high": [*range(meld.low + len(meld.cards), 14)], "low": [*range(meld.low)][::-1]}
    for at, places in ends.items():
        rows: list[list[str]] = [[]]
        for place in places[:3]:
            cards = (PLACES[place] + meld.suit, JOKER)
            rows = [[*row, card] for row in rows for card in cards if row.count(card) < hand.count(card)]
            ordered = [row if at == "high" else row[::-1] for row in rows]
            found += [
                {"meld": number, "cards": row, "at": at} for row in ordered if meld.added(row, at) is not None
            ]
    return found
