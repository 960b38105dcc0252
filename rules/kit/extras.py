"""What a game may have besides the contract: partners, remarks, drafts, board keys, standing orders, sizes of
hands, what plays itself, how a hand may be shown."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from rules.kit.action import Action
from rules.kit.cards import Card
from rules.kit.contract import Game
from rules.kit.forms import Choice
from rules.kit.scene import Refusal, Text
from rules.kit.seats import Seat, all_seats


@runtime_checkable
class InSides(Protocol):
    """What a game has besides where seats win and lose together; elsewhere each seat is for itself."""

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The sides, each with its seats in order; partners have the same totals."""


@runtime_checkable
class Weighs(Protocol):
    """What a game has besides where something is put together before it is done (an ``Arrange`` form). Of
    such actions there are more than ``legal`` can list: it has those that are worth offering."""

    def weigh(self, public: Any, own: Any, seat: Seat, action: Action) -> Text:
        """What an action that may be unfinished comes to so far, and what it still lacks."""


@runtime_checkable
class Explains(Protocol):
    """What a game has besides where there is more to say of a known word that nothing can be done with now
    than just that."""

    def why_not(self, public: Any, own: Any, seat: Seat, words: str) -> Refusal | None:
        """Why nothing that is typed by the words of this text (its key, such as ``words-lay``) can be done
        now; None: there is nothing to say."""


@runtime_checkable
class Sorts(Protocol):
    """What a game has besides where the order of the cards in a group means something, and a hand may be
    sorted by such groups."""

    def in_order(self, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """The places of the cards in the order in which they make a group; as they are where they make
        none."""

    def in_orders(self, cards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
        """Every order in which the cards make a group of another meaning, ``in_order``'s first."""

    def in_groups(self, cards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
        """The groups that a hand holds, as places in order; each place once at most, and those of cards that
        belong to none left out."""


@runtime_checkable
class Interrupts(Protocol):
    """What a game has besides where seats may interrupt one another: its tables choose how long a window
    stays open (``rules.kit.contract.Window``)."""

    interrupts: Literal[True]


@runtime_checkable
class GermanCards(Protocol):
    """What a game has besides where people play it with German cards as well."""

    german_cards: Literal[True]


@runtime_checkable
class Remarks(Protocol):
    """What a game has besides where the result of a match has more to say of a seat than its points."""

    def remarks(self, totals: tuple[int, ...], winners: tuple[Seat, ...]) -> tuple[tuple[Seat, Text], ...]:
        """Seats and what is said of them, such as that they won nothing at all."""


@runtime_checkable
class Bars(Protocol):
    """What a game has besides where a match may end so that its players may not play on that day."""

    def bar(self, reason: str) -> Text | None:
        """Why whoever sat at the end of a match that ended for this reason may not sit down to this game
        before the next midnight; None: he may."""


@runtime_checkable
class Tallies(Protocol):
    """What a game has besides where it counts something for people's statistics."""

    def tallies(self, public: Any) -> tuple[Mapping[str, int], ...]:
        """By seat, what is counted of a finished deal; a counter left out counts nothing. Its text is
        ``tally-COUNTER``, with ``count``. Counters with a dot are kinds of one thing (``contract.gang``): of
        these the most frequent is told by ``tally-contract``, with ``most``: the text ``contract-gang``."""


@runtime_checkable
class Offers(Protocol):
    """What a game has besides where answers are public enough to be given on the board itself."""

    def offers(self, public: Any) -> tuple[Choice, ...]:
        """What the board's keys offer to whoever is asked, made from what is public alone. The actions are
        those of the seats' own forms: what a key means to a seat is judged by ``refuse``."""


@runtime_checkable
class Orders(Protocol):
    """What a game has besides where a seat may answer later questions now (product.md, 3)."""

    def orders(self, public: Any, own: Any, seat: Seat) -> tuple[tuple[str, Text], ...]:
        """The standing orders that this seat may give at this moment: an id, and what the key says. An order
        that is not offered any more has ended."""

    def ordered(self, public: Any, own: Any, seat: Seat, order: str) -> Action | None:
        """How the order answers what this seat is asked now (in a window: what is due, which lets it roll);
        None: not at all."""


@runtime_checkable
class BoardOrders(Protocol):
    """What a game has besides where standing orders stand on the board: the same keys for all."""

    def board_orders(self, public: Any) -> tuple[tuple[str, Text], ...]:
        """The orders with a key of their own, made from what is public alone: an id, and what the key says.
        Whether a seat may give one ``orders`` says."""

    def in_advance(self, public: Any, action: Action) -> str | None:
        """The order that a board key gives who presses it before he is asked; None: it gives none."""


@runtime_checkable
class Holds(Protocol):
    """What a game has besides where the sizes of hands are public."""

    def held(self, public: Any) -> tuple[int, ...]:
        """Cards in hand, by seat."""


@runtime_checkable
class Forced(Protocol):
    """What a game has besides where an act plays itself (product.md, 3: the last card of everybody)."""

    def forced(self, public: Any, own: Any, seat: Seat) -> Action | None:
        """The one act that this seat can do now, where ``public`` alone shows that there is only one;
        None: it is asked."""


class _Extras(NamedTuple):
    """What a game has of all this."""

    bars: Bars | None
    board_orders: BoardOrders | None
    explains: Explains | None
    forced: Forced | None
    holds: Holds | None
    in_sides: InSides | None
    offers: Offers | None
    orders: Orders | None
    remarks: Remarks | None
    sorts: Sorts | None
    tallies: Tallies | None


def _extras(game: Any) -> _Extras:
    return _looked_up(game)


@cache
def _looked_up(game: Any) -> _Extras:
    """Once for each game: asking for a protocol takes longer than most of what is asked of it."""
    return _Extras(
        bars=game if isinstance(game, Bars) else None,
        board_orders=game if isinstance(game, BoardOrders) else None,
        explains=game if isinstance(game, Explains) else None,
        forced=game if isinstance(game, Forced) else None,
        holds=game if isinstance(game, Holds) else None,
        in_sides=game if isinstance(game, InSides) else None,
        offers=game if isinstance(game, Offers) else None,
        orders=game if isinstance(game, Orders) else None,
        remarks=game if isinstance(game, Remarks) else None,
        sorts=game if isinstance(game, Sorts) else None,
        tallies=game if isinstance(game, Tallies) else None,
    )


def bar_of(game: Game[Any, Any, Any], reason: str) -> Text | None:
    """Why a match that ended so keeps its players from this game until midnight; None: it does not."""
    bars = _extras(game).bars
    return bars.bar(reason) if bars is not None else None


def tallies_of(game: Game[Any, Any, Any], public: Any, seats: int) -> tuple[Mapping[str, int], ...]:
    """What is counted of a finished deal, by seat; nothing where the game counts nothing."""
    tallies = _extras(game).tallies
    return tallies.tallies(public) if tallies is not None else ({},) * seats


def sides_of(game: Game[Any, Any, Any], seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who wins and loses together at a table of this game: one seat each where it knows no partners."""
    in_sides = _extras(game).in_sides
    return in_sides.sides(seats) if in_sides is not None else tuple((seat,) for seat in all_seats(seats))


def remarks_of(
    game: Game[Any, Any, Any], totals: tuple[int, ...], winners: tuple[Seat, ...]
) -> tuple[tuple[Seat, Text], ...]:
    """What is to be said of seats at the end of a match."""
    remarks = _extras(game).remarks
    return remarks.remarks(totals, winners) if remarks is not None else ()


def offers_of(game: Game[Any, Any, Any], public: Any) -> tuple[Choice, ...]:
    """The keys of a board; none where the game has none."""
    offers = _extras(game).offers
    return offers.offers(public) if offers is not None else ()


def orders_of(game: Game[Any, Any, Any], public: Any, own: Any, seat: Seat) -> tuple[tuple[str, Text], ...]:
    """The standing orders that a seat may give; none where the game knows none."""
    orders = _extras(game).orders
    return orders.orders(public, own, seat) if orders is not None else ()


def ordered_by(game: Game[Any, Any, Any], public: Any, own: Any, seat: Seat, order: str) -> Action | None:
    """How an order answers what the seat is asked now, if at all."""
    orders = _extras(game).orders
    return orders.ordered(public, own, seat, order) if orders is not None else None


def board_orders_of(game: Game[Any, Any, Any], public: Any) -> tuple[tuple[str, Text], ...]:
    """The standing orders that have keys on the board."""
    board_orders = _extras(game).board_orders
    return board_orders.board_orders(public) if board_orders is not None else ()


def in_advance_by(game: Game[Any, Any, Any], public: Any, action: Action) -> str | None:
    """The order that this board key is for who is not asked yet, if it is one."""
    board_orders = _extras(game).board_orders
    return board_orders.in_advance(public, action) if board_orders is not None else None


def held_in(game: Game[Any, Any, Any], public: Any) -> tuple[int, ...]:
    """Cards in hand by seat; empty where the game has no hands."""
    holds = _extras(game).holds
    return holds.held(public) if holds is not None else ()


def forced_by(game: Game[Any, Any, Any], public: Any, own: Any, seat: Seat) -> Action | None:
    """What the seat does by itself, as everybody can see; None: it is asked."""
    forced = _extras(game).forced
    return forced.forced(public, own, seat) if forced is not None else None


def why_not(game: Game[Any, Any, Any], public: Any, own: Any, seat: Seat, words: str) -> Refusal | None:
    """What the game says of a known word with which nothing can be done now."""
    explains = _extras(game).explains
    return explains.why_not(public, own, seat, words) if explains is not None else None


def plays_itself(game: Game[Any, Any, Any]) -> bool:
    """Whether an act of this game may ever be ``forced_by`` what all can see."""
    return _extras(game).forced is not None


def sorted_group(game: Game[Any, Any, Any], cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The places of cards that somebody put together, in the order in which they make a group."""
    sorts = _extras(game).sorts
    return sorts.in_order(cards) if sorts is not None else tuple(range(len(cards)))


def group_orders(game: Game[Any, Any, Any], cards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """The orders in which cards that somebody put together make a group, at least one."""
    sorts = _extras(game).sorts
    return sorts.in_orders(cards) if sorts is not None else (tuple(range(len(cards))),)


def grouped(game: Game[Any, Any, Any], cards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...] | None:
    """The groups that a hand holds, as places; None: the game knows no groups."""
    sorts = _extras(game).sorts
    return sorts.in_groups(cards) if sorts is not None else None


def has_windows(game: Game[Any, Any, Any]) -> bool:
    """Whether a table of this game ever has an interrupt window."""
    return isinstance(game, Interrupts)


def on_german_cards(game: Game[Any, Any, Any]) -> bool:
    """Whether people play this game with German cards as well."""
    return isinstance(game, GermanCards)
