"""A second reading of kauboj.md: a deal written down again from the page alone, as plainly as can be.

It shares nothing with ``rules.kauboj``: hands, piles and guns are lists of codes that are changed in place.
What both say of the same deal must be the same at every moment.
"""

from collections.abc import Sequence

from tests.rules.kauboj.second_cards import in_figures, kind_of
from tests.rules.kauboj.second_shots import Shots
from tests.rules.kauboj.second_table import Act, Illegal, Playing, need

STEPS = {"left": 1, "right": -1, "across": 2}


class Second(Shots):
    """Turns, and passes. ``act`` is all that a test needs, besides ``facts``, ``to_act`` and ``scores``."""

    def act(self, seat: int, act: Act) -> Playing:
        """Raises ``Illegal`` before anything has changed."""
        need(seat in self.to_act())
        match self.phase:
            case "direction":
                need(act["do"] == "direction")
                self._direct(act["to"], 3)
            case "pass":
                self._pass(seat, act)
            case "reply":
                yield from self._reply(seat, act)
            case "lose":
                need(act["do"] == "lose" and act["king"] in self._free_kings(seat))
                self._lose(seat, act["king"])
            case "badge":
                need(act["do"] == "badge")
                self._badge(seat) if act["take"] else self._over_with_the_shot()
            case "redraw":
                yield from self._redraw(seat, act)
            case _ if act["do"] == "discard":
                yield from self._discard(seat, act)
            case _:
                need(self.action is None or act["do"] == self.action == "shoot")
                yield from self._action(seat, act)

    def _direct(self, to: str, count: int) -> None:
        need(to != "across" or self.seats == 4)
        self.step, self.count, self.chosen, self.phase = STEPS[to], count, {}, "pass"

    def _pass(self, seat: int, act: Act) -> None:
        need(act["do"] == "pass")
        cards, free = act["cards"], [card for card in self.hands[seat] if card not in self._units(seat)]
        need(len(set(cards)) == len(cards) == min(self.count, len(free)) and set(cards) <= set(free))
        assert self.chosen is not None
        self.chosen[seat] = cards
        if len(self.chosen) == self.seats:
            for giver, gone in self.chosen.items():
                self._take_away(giver, gone)
            for giver, gone in self.chosen.items():
                self.hands[(giver + self.step) % self.seats] += gone
            self.chosen, self.phase = None, "action"

    def _may_go(self, seat: int, hand: Sequence[str]) -> set[str]:
        """*Sixes*, and the protected cowboy."""
        free = {card for card in hand if card not in self._units(seat)}
        plain = {card for card in free if card[0] != "6"}
        complete = all(card[0] == "6" or card in in_figures(hand) for card in hand)
        return free if complete or not plain else plain

    def _discard(self, seat: int, act: Act) -> Playing:
        card, from_pile, hand = act.get("card"), act["draw"] == "pile", self.hands[seat]
        need(not from_pile or (self.pile and self.action not in ("nine", "drop")))
        if self._may_go(seat, hand):
            need(card in self._may_go(seat, [*hand, *(self.pile[-1:] if from_pile else [])]))
        else:
            need(card is None)
        if from_pile:
            self._take(seat)
        if card is not None:
            hand.remove(card)
            self.pile.append(card)
        if not from_pile:
            yield from self._draw(seat)
        self._end_turn()

    def _end_turn(self) -> None:
        self.turns, self.dry = self.turns + 1, 0 if self.took else self.dry + 1
        self.action, self.took, self.phase = None, False, "action"
        self.fired.clear()
        if self.dry == self.seats or self.turns == 400:
            self.phase = "over"
        else:
            self.turn = (self.turn + 1) % self.seats

    def _action(self, seat: int, act: Act) -> Playing:
        do, hand = act["do"], self.hands[seat]
        card = act.get("card")
        if do in ("nine", "ten", "five"):
            need(card in hand and card[0] == {"nine": "9", "ten": "T", "five": "5"}[do])
        match do:
            case "marriage":
                suit = act["suit"]
                need({"K" + suit, "Q" + suit} <= set(hand) and suit not in self.married)
                self.married.append(suit)
                self.marriages[seat] += 1
            case "nine":
                self._direct(act["to"], 2)
                hand.remove(card)
                self.pile.append(card)
            case "gun":
                need(kind_of(act["cards"]) and set(act["cards"]) <= set(hand))
                self._lay(seat, act["cards"])
            case "drop":
                need(self.owner.get(act["gun"]) == seat)
                self.owner.pop(act["gun"])
                cards = self.guns.pop(act["gun"])
                self.pile += cards
                for _ in cards:
                    yield from self._draw(seat)
            case "shoot":
                self._shoot(seat, act["gun"], act["at"])
            case "ten":
                hand.remove(card)
                self.tens[seat].append(card)
            case "five":
                yield from self._five(seat, act)
                return
            case _:
                raise Illegal
        self.action = do
        kinds = [kind_of(cards) for cards in self.guns.values()]
        newest = do == "gun" and kind_of(act["cards"]) == "22"
        if sum(map(len, self.tens)) == 4 and (newest or (do == "ten" and "22" in kinds)):
            self.phase, self.finisher, self.by_tens = "over", seat, True
        elif do == "ten":
            yield from self._draw(seat)
            self._end_turn()

    def _five(self, seat: int, act: Act) -> Playing:
        draw = act["draw"]
        need(len(draw) == 2 and draw.count("pile") <= (1 if self.pile else 0))
        if "pile" in draw:
            self._take(seat)
        self.hands[seat].remove(act["card"])
        self.pile.append(act["card"])
        for _ in range(draw.count("stock")):
            yield from self._draw(seat)
        self._end_turn()
