"""Tables and matches as people tap them: in sensible ways and in random ones."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.drafts import DO, is_do
from tests.discord.real.advice import Advice
from tests.discord.real.people import Person, until
from tests.discord.server.interactions import Interaction
from tests.discord.server.messages import keys, words
from tests.discord.server.world import Channel

Json = Any
LOOK = 0.01
"""Real seconds between two looks at the screen."""
SIGNS = "①②③④⑤⑥⑦"
MOST_PRESSES = 5
"""On one state of one message: whoever is not asked gives up, whoever marks and confirms needs a few."""


@dataclass(frozen=True)
class Offer:
    """Something that can be done with a message: a key pressed, or ``values`` picked of a menu.

    ``data``: what the house is told (``bot.keys``), for a menu of several what they have in common.
    """

    message: Json
    key: str
    data: str
    values: tuple[str, ...] = ()
    least: int = 1
    most: int = 1

    @property
    def word(self) -> str:
        """What the key does; which act it confirms is left out."""
        word = self.data.rpartition(".")[2]
        return DO if is_do(word) else word

    @property
    def kind(self) -> str:
        """``b`` of the board, ``p`` of a panel, ``t`` of the table; ``""``: none of the house's."""
        parts = self.data.split(".")
        return parts[1] if len(parts) > 2 else ""


def offers(message: Json) -> Iterator[Offer]:
    """All of a message, in their order."""
    for part in keys(message):
        name = part["custom_id"]
        if part["type"] == 2 and name.startswith("k"):
            yield Offer(message, name, name.partition(".")[2])
        elif part["type"] == 3 and name.startswith("c"):
            for option in part["options"]:
                yield Offer(message, name, option["value"], (option["value"],))
        elif part["type"] == 3:
            values = tuple(option["value"] for option in part["options"])
            data = f"{name.partition('.')[2]}.marks"
            yield Offer(message, name, data, values, part["min_values"], part["max_values"])


def does(person: Person, channel: Channel, offer: Offer, chance: random.Random) -> Interaction:
    """Presses it or picks of it."""
    if not offer.values:
        return person.presses(channel, offer.message, offer.key)
    if offer.word != "marks":
        return person.picks(channel, offer.message, offer.key, *offer.values)
    count = chance.randint(offer.least, offer.most)
    return person.picks(channel, offer.message, offer.key, *chance.sample(offer.values, count))


def find(person: Person, channel: Channel, ending: str) -> Offer | None:
    """The newest key he sees whose data ends so."""
    for message in reversed(person.sees(channel)):
        for offer in offers(message):
            if offer.data.endswith(ending):
                return offer
    return None


async def presses(person: Person, channel: Channel, ending: str) -> Interaction:
    """Presses the newest key whose data ends so, once it is there; with its answer."""
    offer = await until(lambda: find(person, channel, ending))
    return await person.answer(does(person, channel, offer, random.Random(0)))


async def seated(channel: Channel, people: list[Person], game: str, options: str = "", way: str = "") -> None:
    """A table of these, begun. ``way``: ``here`` or ``private``, where the game asks; empty: by turns."""
    host = people[0]
    await host.answer(host.slash(channel, "new", game=game, **({"options": options} if options else {})))
    for number, person in enumerate(people):
        chosen = way or ("private", "here")[number % 2]
        if person is not host:
            joined = await presses(person, channel, ".t.join")
            if joined.original is not None and find(person, channel, f".t.way.{chosen}"):
                await presses(person, channel, f".t.way.{chosen}")
            await presses(person, channel, ".t.ready")
    await presses(host, channel, ".t.begin")
    await until(lambda: find(host, channel, ".t.menu"))


async def said(person: Person, channel: Channel, command: str, **options: object) -> str:
    """What a command is answered, to nobody else."""
    one = await person.answer(person.slash(channel, command, **options))
    await until(lambda: not one.loading)
    assert one.original["flags"] & 64
    return words(one.original)


class Player:
    """One person at one table, until its match is over. ``seat``: 0 and up. He acts when the board names him,
    as he is advised where he can; but his first ``wild`` presses are of anything that a question offers, his
    or not. ``opens_hand``: whether he presses *My hand* where he is asked and sees nothing to press."""

    def __init__(
        self,
        person: Person,
        channel: Channel,
        seat: int,
        chance: random.Random,
        *,
        wild: int = 0,
        advice: Advice | None = None,
        opens_hand: bool = True,
    ) -> None:
        self.person, self.channel, self.chance, self.wild = person, channel, chance, wild
        self._opens_hand = opens_hand
        self._seat, self._advice = seat, advice
        self.did: Counter[str] = Counter()
        self._tried: Counter[tuple[str, str]] = Counter()

    async def play(self) -> None:
        while not self.over:
            one = self.act()
            if one is not None:
                await self.person.answer(one)
            await asyncio.sleep(LOOK)

    def act(self) -> Interaction | None:
        """Does something, if there is anything to do."""
        offer = self._choose()
        if offer is None:
            return None
        self.did[f"{offer.kind} {offer.word}"] += 1
        here = offer.message["channel_id"] == str(self.channel.id)
        return does(self.person, self.channel if here else self.person.direct, offer, self.chance)

    @property
    def over(self) -> bool:
        return any(_has(one, "t", "rematch") for one in self.channel.messages.values())

    def _choose(self) -> Offer | None:
        wild = self.did.total() < self.wild
        wanted = (
            self._advice.keys(self._seat) if self._advice is not None and not wild and self._asked else ()
        )
        for message in self._screens():
            if self._tried[_state(message)] < MOST_PRESSES and (found := self._of(message, wanted)):
                self._tried[_state(message)] += 1
                return found
        return None

    @property
    def _asked(self) -> bool:
        """Whether the board names him."""
        sign = SIGNS[self._seat]
        return any(
            sign in one["content"].partition("\n")[0] or "wave" in str(one["components"])
            for one in boards(self.channel)
        )

    def _screens(self) -> Iterator[Json]:
        """His newest panels, then the boards."""
        mine = (one for to, one in reversed(self.channel.ephemeral.values()) if to == self.person.user.id)
        for messages in (mine, reversed(self.person.direct.messages.values())):
            newest = next((one for one in messages if _has(one, "p")), None)
            if newest is not None:
                yield newest
        yield from reversed(boards(self.channel))

    def _of(self, message: Json, wanted: tuple[str, ...]) -> Offer | None:
        offered = list(offers(message))
        found = [one for one in offered if one.kind in ("b", "p") or one.word == "next"]
        hand = [one for one in offered if one.word == "hand" and self._opens_hand]
        if self.did.total() < self.wild:
            return self.chance.choice(found or hand) if found or (self._asked and hand) else None
        for word, likely in (("next", 1.0), (DO, 0.95), ("wave", 0.8 if not wanted else 0.0)):
            one = next((one for one in found if one.word == word), None)
            if one is not None and self.chance.random() < likely:
                return one
        if wanted and (advised := _advised(found, wanted)):
            return advised
        useful = [one for one in found if one.word not in ("clear", "undo", "sort", "wave")]
        if useful and self._asked and (not wanted or useful[0].kind == "p"):
            return useful[0] if self.chance.random() < 0.7 else self.chance.choice(useful)
        return hand[0] if hand and self._asked else None


def _advised(found: list[Offer], wanted: tuple[str, ...]) -> Offer | None:
    """The key that is wanted first, or the menu with all the wanted cards."""
    for one in found:
        if one.word == wanted[0]:
            return one
        if one.word == "marks":
            cards = tuple(value for value in one.values if value.rpartition(".")[2] in wanted)
            if len(cards) == len(wanted) - 1:
                return replace(one, values=cards, least=len(cards), most=len(cards))
    return None


def _has(message: Json, kind: str, word: str = "") -> bool:
    return any(offer.kind == kind and word in ("", offer.word) for offer in offers(message))


def _state(message: Json) -> tuple[str, str]:
    return message["id"], f"{message['edited_timestamp']} {words(message)}"


async def played(
    channel: Channel,
    people: list[Person],
    seed: int,
    limit: float,
    *,
    wild: int = 0,
    advice: Advice | None = None,
) -> list[Player]:
    """All of them play until the match is over."""
    players = [
        Player(person, channel, number, random.Random(f"{seed} {number}"), wild=wild, advice=advice)
        for number, person in enumerate(people)
    ]
    async with asyncio.timeout(limit):
        await asyncio.gather(*(player.play() for player in players))
    return players


async def plays_until(
    channel: Channel, people: list[Person], holds: Any, advice: Advice | None = None, patience: float = 10.0
) -> None:
    """They play, one after the other, until ``holds()``."""
    players = [
        Player(person, channel, seat, random.Random(seat), advice=advice)
        for seat, person in enumerate(people)
    ]
    async with asyncio.timeout(patience):
        while not holds():
            for player in players:
                one = player.act()
                if one is not None:
                    await player.person.answer(one)
            await asyncio.sleep(LOOK)


def boards(channel: Channel) -> list[Json]:
    """The messages for all that show tables, the newest last."""
    return [one for one in channel.messages.values() if _has(one, "t") or _has(one, "b")]


def board(channel: Channel) -> Json:
    return boards(channel)[-1]


async def goes_on(channel: Channel, people: list[Person]) -> None:
    """The table does what its people press: the board becomes another."""
    before = words(board(channel))
    await plays_until(channel, people, lambda: words(board(channel)) != before)
