"""*A shot* of the second reading (second.py)."""

from tests.rules.kauboj.second_cards import kind_of
from tests.rules.kauboj.second_table import Act, Playing, Table, need


class Shots(Table):
    """Shots, and what their targets answer."""

    def _shoot(self, seat: int, gun: int, at: int) -> None:
        need(self.owner.get(gun) == seat and gun not in self.fired)
        need(at in range(self.seats) and at != seat)
        need(self.options["any_target"] or at in self.owner.values())
        need(self.stock or self.pile[:-1] or self.shots)
        self.fired.add(gun)
        self.shot, self.phase = {"by": seat, "at": at, "gun": gun}, "reply"

    def _over_with_the_shot(self) -> None:
        self.shot, self.phase = None, "action"

    def _free_kings(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if card[0] == "K" and card[1] not in self.protected[seat]]

    def _reply(self, seat: int, act: Act) -> Playing:
        need(act["do"] == "reply")
        assert self.shot is not None
        hand, by, gun = self.hands[seat], self.shot["by"], self.shot["gun"]
        kind = kind_of(self.guns[gun])
        if act["with"] == "six":
            need(kind == "22" and act["card"] in hand and act["card"][0] == "6")
            hand.remove(act["card"])
            self.hands[by].append(act["card"])
            self._over_with_the_shot()
        elif act["with"] == "quick-draw":
            cards = act["cards"]
            need(
                kind_of(cards) == "357" and len({card[1] for card in cards}) == 1 and set(cards) <= set(hand)
            )
            self._lay(seat, cards)
            self.owner[gun] = seat
            self._over_with_the_shot()
        else:
            yield from self._stand(seat, self.protected[seat] if kind == "45" else set())

    def _stand(self, seat: int, at_risk: set[str]) -> Playing:
        """``at_risk``: suits of protected Kings that count."""
        free = self._free_kings(seat)
        if not free and not at_risk:
            self._over_with_the_shot()
            return
        if not self.stock:
            yield from self._renew()
        self.shots.append(self.stock.pop(0))
        self.turned = self.shots[-1][1]
        if self.turned in at_risk:
            assert self.shot is not None
            pair = ["K" + self.turned, "A" + self.turned]
            self._take_away(seat, pair)
            self.hands[self.shot["by"]] += pair
            self.protected[seat].remove(self.turned)
            self.protected[self.shot["by"]].add(self.turned)
            self.most, self.phase = 2, "redraw"
        elif not free:
            self._over_with_the_shot()
        elif "K" + self.turned in free:
            if self.options["badge"] == "optional":
                self.phase = "badge"
            else:
                self._badge(seat)
        elif len(free) > 1:
            self.phase = "lose"
        else:
            self._lose(seat, free[0])

    def _badge(self, seat: int) -> None:
        assert self.shot is not None
        by = self.shot["by"]
        self.aside.remove("A" + self.turned)
        self.hands[seat].append("A" + self.turned)
        self.protected[seat].add(self.turned)
        self._over_with_the_shot()
        if not self.aside:
            self.phase, self.finisher = "over", by

    def _lose(self, seat: int, king: str) -> None:
        assert self.shot is not None
        self.hands[seat].remove(king)
        self.hands[self.shot["by"]].append(king)
        self.most, self.phase = 1, "redraw"

    def _redraw(self, seat: int, act: Act) -> Playing:
        need(act["do"] == "redraw")
        sources = act["from"]
        need(len(sources) <= self.most and (self.most == 2 or "pile" not in sources))
        need(sources.count("pile") <= len(self.pile))
        for source in sources:
            if source == "pile":
                self._take(seat)
            else:
                yield from self._draw(seat)
        self._over_with_the_shot()
