"""Calls into the group chat for each accepted act (issues 7 and 8, *Speed*).

People at a table of each game, as many as usually play it, who play as the computers of level 2 would and
think as long as people do; the whole bot serves them on a simulated platform, on a clock that does not wait,
within the numbers of Telegram and of Discord. A *call into the group chat* is a post, an edit or a deletion
there, also an edit that Discord takes as the answer to a press; an *accepted act* a play, a *Let it roll* or
*Next deal* of a person that the table has taken (dice and cards that fall by themselves do not count, though
they are shown). At most 1.0 calls an act on Telegram and 1.2 on Discord; what goes to each person in private
and what presses are answered is told besides.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from adapters.discord.outlet import BUDGET as DISCORD
from adapters.telegram.outlet import BUDGET as TELEGRAM
from benchmarks.ratio import Ratio
from bot.messages import Done, Say, Tap, Typed
from bot.outlet import Budget
from bot.seating import Settings
from rules import games
from tests.helpers.evening import Evening
from tests.helpers.people import Person
from tests.helpers.players import Deliveries, Pace, Player

MOST: Mapping[str, float] = {"telegram": 1.0, "discord": 1.2}
"""Calls into the group chat for each accepted act."""
BUDGETS: Mapping[str, Budget] = {"telegram": TELEGRAM, "discord": DISCORD}
PEOPLE = {"koblarz": 4, "kauboj": 4, "zoliky": 4, "bauernschnapsen": 4}
PACES = {"telegram": 3.0, "discord": 1.5}
"""Seconds between the moves of whatever acts by itself."""
CHAT = "sim:g1"
ACTS = 400
"""After so many a match that is still going on is left."""
MOST_SECONDS = 20_000.0
"""Of simulated time."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What a match came to. ``public``: calls into the chat by kind; ``private``: all private ones together;
    ``answers``: answers to presses."""

    game: str
    platform: str
    acts: int
    public: Counter[str]
    private: int
    answers: int
    seconds: float

    @property
    def per_act(self) -> float:
        return self.public.total() / self.acts


async def match(game: str, platform: str, seed: int) -> Counts:
    """One match, or its first ``ACTS`` acts."""
    people = [Person(f"Person {i}", f"sim:u{i}", CHAT) for i in range(PEOPLE.get(game, 4))]
    evening = Evening(f"calls {game} {seed}", people, budget=BUDGETS[platform])
    with evening.fixed():
        await evening.start()
        settings = Settings(pace_seconds=PACES[platform])
        table = await evening.open(game, CHAT, people, settings=settings, one_tap=False)
        seen = Deliveries(evening)
        await evening.clock.advance(10)
        calls, asked, began = len(evening.platform.calls), len(evening.asked), evening.clock.now()
        carried = platform == "discord"
        players = [Player(evening, seen, table, person, 2, Pace(), carried=carried) for person in people]
        tasks = [asyncio.ensure_future(player.play()) for player in players]
        while not all(task.done() for task in tasks) and _acts(evening, asked) < ACTS:
            await evening.clock.advance(5)
            for task in tasks:
                if task.done():
                    task.result()
            assert evening.clock.now() - began < MOST_SECONDS, "nobody plays"
        await evening.clock.advance(30)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        done = _acts(evening, asked)
        made = evening.platform.calls[calls:]
        public = Counter(call.kind for call in made if call.place == CHAT)
        await evening.close()
    assert evening.platform.wrong == [], evening.platform.wrong[:3]
    private = len(made) - public.total()
    answers = sum(player.presses for player in players)
    return Counts(game, platform, done, public, private, answers, evening.clock.now() - began)


def _acts(evening: Evening, since: int) -> int:
    """What was accepted since, of plays and words."""
    return sum(
        isinstance(asked.answer, Done) and isinstance(asked.message, Tap | Typed | Say)
        for asked in evening.asked[since:]
    )


def counts(seeds: int = 2) -> list[Counts]:
    """Every game on every platform; matches of one kind are added up."""
    found = []
    for platform in BUDGETS:
        for game in games():
            each = [asyncio.run(match(game, platform, seed)) for seed in range(seeds)]
            found.append(
                Counts(
                    game,
                    platform,
                    sum(one.acts for one in each),
                    sum((one.public for one in each), Counter()),
                    sum(one.private for one in each),
                    sum(one.answers for one in each),
                    sum(one.seconds for one in each),
                )
            )
    return found


def ratios() -> list[Ratio]:
    """What is allowed against what was needed, so that a kept promise is at least 1."""
    found = []
    for one in counts():
        what = f"{one.game} on {one.platform}:"
        found += [
            Ratio(f"{what} chat", "calls/act", MOST[one.platform], one.per_act, "allowed/needed", 1.0),
            Ratio(f"{what} private", "calls/act", one.private / one.acts, 1.0, "an act"),
            Ratio(f"{what} answers", "calls/act", one.answers / one.acts, 1.0, "an act"),
        ]
    return found


if __name__ == "__main__":
    for one in counts():
        public = ", ".join(f"{kind} {count}" for kind, count in sorted(one.public.items()))
        print(
            f"{one.platform:9} {one.game:16} {one.acts:5} acts {one.seconds:7.0f} s  "
            f"chat {one.per_act:.2f} ({public})  private {one.private / one.acts:.2f}  "
            f"answers {one.answers / one.acts:.2f}"
        )
