"""The best melds of a whole hand.

A run lies inside a suit and a set inside a rank, so all that has to be decided is which cards that could lie
in a run are given to a set instead (``contest``). Suit by suit every such choice is tried; what the suit's
other cards come to as runs is a table (``runs``), and what the cards given to a rank's sets come to is
another (``sets``). What has been given to ranks that may still get more is the key of a result on the way.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rules.kit.cards import JOKER, Card
from rules.zoliky.deck import CARD_AT, Held
from rules.zoliky.search.contest import BOTH, ONE, SUITS, Choice, Contest, without
from rules.zoliky.search.quick import has_run
from rules.zoliky.search.runs import SECOND, Book, Suit, Within
from rules.zoliky.search.scores import (
    IMPOSSIBLE,
    Ladder,
    Steps,
    Table,
    both,
    joined,
    raised,
    top,
    with_sets,
)
from rules.zoliky.search.sets import chosen

NOTHING: Final[Ladder] = ((0, 0),)
"""No sets at all."""
_NO_RUNS: Final = Steps(((0, 0),), ())


class _Part(NamedTuple):
    """What a suit (-1: no suit) has in a result: what it gives to sets, the jokers of its runs and of the
    sets that have all they can get, and whether the run without a joker is its own."""

    suit: int
    uses: Suit
    in_runs: int
    in_sets: int
    pure: bool


class _Left(NamedTuple):
    """What is still to be explained of a result."""

    jokers: int
    pure: bool
    score: int


class Partition:
    """The best that a hand can lay with at most so many of its jokers. ``pure``: with a run without a joker
    among the melds. ``score`` is below zero where that is impossible."""

    def __init__(self, held: Held, jokers: int, book: Book, *, pure: bool) -> None:
        self._jokers, self._pure = jokers, pure
        self._contest = contest = Contest(held, jokers, book)
        self._within = [Within(book, suit, jokers) for suit in contest.suits]
        self._book = book
        self._steps = [suit for suit in SUITS if contest.givers[suit]]
        """The suits that have to choose, in order; the others are counted first."""
        self._layers: list[dict[int, Table]] = []
        self._ways: list[dict[int, list[tuple[int, Choice]]]] = []
        self._last: tuple[int, Choice] = (0, Choice(0, 0, None))
        self.score = self._search() if not pure or has_run(held.one) else IMPOSSIBLE

    def _search(self) -> int:
        first = self._without_choices()
        if not self._steps:
            return (first.pure if self._pure else first.best)[self._jokers]
        self._layers.append({0: first})
        for suit in self._steps[:-1]:
            self._advance(suit)
        return self._finish(self._steps[-1])

    def _without_choices(self) -> Table:
        """What is there whatever suits give: sets of ranks to which none gives, runs of suits that do not."""
        size = self._jokers + 1
        table = Table([0] * size, [IMPOSSIBLE] * size)
        for number, rank in enumerate(self._contest.ranks):
            if rank.last < 0:
                table = with_sets(table, self._contest.sets(number, 0), self._jokers)
        for suit in SUITS:
            if suit not in self._steps:
                runs = self._runs_of(suit, 0)
                if runs != _NO_RUNS:
                    table = joined(table, runs, self._jokers)
        return table

    def _runs_of(self, suit: int, uses: Suit) -> Steps:
        """What a suit comes to as runs after it has given these cards."""
        bits = self._contest.suits[suit]
        return self._book.steps(without(bits, uses) if uses else bits, self._within[suit])

    def _more(self, suit: int, choice: Choice) -> Steps:
        """What a choice brings: the suit's runs, and the sets that have got all they can get."""
        runs, sets = self._runs_of(suit, choice.uses), choice.sets
        if sets is None:
            return runs
        pure = both(runs.pure, sets, self._jokers) if runs.pure else ()
        return Steps(both(runs.best, sets, self._jokers), pure)

    def _advance(self, suit: int) -> None:
        """One suit more: every choice of what it gives, on every result before it."""
        jokers, after = self._jokers, dict[int, Table]()
        ways: dict[int, list[tuple[int, Choice]]] = {}
        for key, table in self._layers[-1].items():
            for choice in self._contest.choices(suit, key):
                given, more = key + choice.more, self._more(suit, choice)
                result = table if more == _NO_RUNS else joined(table, more, jokers)
                before = after.get(given)
                if before is None:
                    after[given], ways[given] = result, [(key, choice)]
                else:
                    after[given] = _better(before, result)
                    ways[given].append((key, choice))
        self._layers.append(after)
        self._ways.append(ways)

    def _finish(self, suit: int) -> int:
        """The last suit: of its choices only the best counts."""
        jokers, best = self._jokers, IMPOSSIBLE
        for key, table in self._layers[-1].items():
            vector = table.pure if self._pure else table.best
            for choice in self._contest.choices(suit, key):
                more = self._more(suit, choice)
                score = top(vector, more.best, jokers)
                if self._pure and more.pure:
                    score = max(score, top(table.best, more.pure, jokers))
                if score > best:
                    best, self._last = score, (key, choice)
        return best

    def laid(self) -> list[tuple[Card, ...]]:
        """Melds that come to the score, as they are written."""
        left = _Left(self._jokers, self._pure, self.score)
        given: list[list[int]] = [[] for _ in self._contest.ranks]
        parts: list[_Part] = []
        key = 0
        for step in range(len(self._steps) - 1, -1, -1):
            part, key, left = self._backwards(step, key, left)
            parts.append(part)
            for number in self._contest.givers[part.suit]:
                copies = part.uses >> self._contest.ranks[number].place
                given[number] += [part.suit] * ((copies & 1) + (copies >> SECOND & 1))
        melds: list[tuple[Card, ...]] = []
        parts += self._rest_of_parts(left)
        for suit, uses, in_runs, in_sets, pure in parts:
            if suit >= 0:
                kept = without(self._contest.suits[suit], uses)
                melds += [_run(suit, places) for places in self._within[suit].laid(kept, in_runs, pure=pure)]
            done = [number for number, rank in enumerate(self._contest.ranks) if rank.last == suit]
            if done:
                melds += self._sets(done, given, in_sets)
        return melds

    def _backwards(self, step: int, key: int, left: "_Left") -> tuple["_Part", int, "_Left"]:
        """One suit's part of the score, the key before it, and what is left to be explained."""
        suit = self._steps[step]
        ways = [self._last] if step == len(self._steps) - 1 else self._ways[step][key]
        for before, choice in ways:
            table, runs = self._layers[step][before], self._runs_of(suit, choice.uses)
            for in_sets, score in choice.sets or NOTHING:
                for mine in (False, True) if left.pure else (False,):
                    for in_runs, more in runs.pure if mine else runs.best:
                        rest = _Left(left.jokers - in_sets - in_runs, left.pure and not mine, 0)
                        if rest.jokers >= 0 and score + more + _of(table, rest) == left.score:
                            part = _Part(suit, choice.uses, in_runs, in_sets, mine)
                            return part, before, rest._replace(score=_of(table, rest))
        raise AssertionError("a score comes from somewhere")

    def _rest_of_parts(self, left: "_Left") -> Iterator["_Part"]:
        """The parts of suits that have nothing to choose, then the sets of ranks to which none gives."""
        suits = [suit for suit in SUITS if suit not in self._steps and self._runs_of(suit, 0) != _NO_RUNS]
        if not self._jokers:  # there is nothing to share out, and every run is without a joker
            yield from [_Part(suit, 0, 0, 0, False) for suit in (*suits, -1)]
            return
        sets = [self._contest.sets(n, 0) for n, rank in enumerate(self._contest.ranks) if rank.last < 0]
        ladders: Ladder = NOTHING
        for each in sets:
            ladders = both(ladders, each, self._jokers)
        jokers, pure, _ = left
        for place, suit in enumerate(suits):
            table = Table(*_dense(ladders, self._jokers))
            for other in suits[place + 1 :]:
                table = joined(table, self._runs_of(other, 0), self._jokers)
            runs, options = self._runs_of(suit, 0), []
            for mine in (False, True) if pure else (False,):
                for used, score in runs.pure if mine else runs.best:
                    if used <= jokers:
                        rest = _Left(jokers - used, pure and not mine, 0)
                        options.append((score + _of(table, rest), -used, mine))
            _, less, mine = max(options)
            yield _Part(suit, 0, -less, 0, mine)
            jokers, pure = jokers + less, pure and not mine
        yield _Part(-1, 0, 0, jokers, False)

    def _sets(self, numbers: list[int], given: list[list[int]], jokers: int) -> Iterator[tuple[Card, ...]]:
        """The sets of these ranks with at most so many jokers in all."""
        ladders = [self._contest.sets(number, _digit(given[number])) for number in numbers]
        for place, number in enumerate(numbers):
            others: Ladder = NOTHING
            for other in ladders[place + 1 :]:
                others = both(others, other, self._jokers)
            ways = [
                (score + more, -used)
                for used, score in ladders[place]
                for rest, more in others
                if used + rest <= jokers
            ]
            used = -max(ways)[1]
            jokers -= used
            yield from self._sets_of(number, given[number], used)

    def _sets_of(self, number: int, given: list[int], jokers: int) -> Iterator[tuple[Card, ...]]:
        rank, digit = self._contest.ranks[number], _digit(given)
        suits, twice = rank.suits + (digit & 7), rank.twice + (digit >> 3)
        left = {s: self._contest.copies(s, rank.place, given) for s in SUITS}
        for naturals, with_joker in chosen(
            rank.place, suits, twice, len(given), jokers, self._book.scores
        ).sizes:
            # Whoever has both copies goes first, so that the sets to come find different suits; of equal
            # ones those that gave a run's card.
            taken = sorted(sorted(left, key=lambda s: (-left[s], s not in given))[:naturals])
            for s in taken:
                left[s] -= 1
            yield (*(CARD_AT[s][rank.place] for s in taken), *[JOKER] * with_joker)


def _of(found: Table, left: _Left) -> int:
    return (found.pure if left.pure else found.best)[left.jokers]


def _dense(rises: Ladder, jokers: int) -> tuple[list[int], list[int]]:
    """A ladder of sets as the two vectors of a table."""
    size = jokers + 1
    return raised([0] * size, rises, jokers), [IMPOSSIBLE] * size


def _better(one: Table, other: Table) -> Table:
    return Table([*map(max, one.best, other.best)], [*map(max, one.pure, other.pure)])


def _digit(given: list[int]) -> int:
    """A key's digit for a rank that these suits gave a card to."""
    return sum([ONE if given.index(s) == i else BOTH - ONE for i, s in enumerate(given)])


def _run(suit: int, places: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(JOKER if place < 0 else CARD_AT[suit][place] for place in places)
