"""What a player is offered: trump, bids, doubling, cards.

What all may know stands on the board (flip, pass, Kontra), what shows a hand is asked with it.
"""

from functools import cache

from rules.bauernschnapsen.actions import DOUBLE, FLIP, PASS, Bid, Play, Trump, card_of
from rules.bauernschnapsen.bidding import value
from rules.bauernschnapsen.cards import NUMBERS, SUIT_OF, sorted_hand
from rules.bauernschnapsen.contracts import CONTRACTS
from rules.bauernschnapsen.follow import Duty, bound
from rules.bauernschnapsen.legal import legal
from rules.bauernschnapsen.scoring import worth_of_pair
from rules.bauernschnapsen.state import NONE, Game, Own, Public
from rules.bauernschnapsen.words import contract_name, double_typed, double_word, either, face
from rules.kit.action import Action
from rules.kit.cards import SUITS
from rules.kit.forms import Choice, Form, Option
from rules.kit.scene import Face, SuitSign, Text, text
from rules.kit.seats import Seat

MOST_NAMED = 2
"""Of so many playable cards at the most the question names each; the keys show them all."""
_DUTIES: dict[Duty, str] = {
    "beat": "form-beat",
    "follow": "form-follow",
    "overtrump": "form-overtrump",
    "undertrump": "form-undertrump",
    "free": "form-free",
}


def ask(public: Public, own: Own, seat: Seat) -> tuple[Form, ...]:
    """The forms of this moment; none where the seat is not asked."""
    actions = legal(public, own, seat)
    if not actions:
        return ()
    match public.phase:
        case "trump":
            return _trump(actions)
        case "bid":
            return _bid(public, actions)
        case "double":
            return (double_form(public),)
        case _:
            return (_play(public, own, actions),)


def _trump(actions: tuple[Action, ...]) -> tuple[Form, ...]:
    suits = tuple(
        Option(text("key-trump", suit=SuitSign(action.suit)), action, text("words-trump", suit=action.suit))
        for action in actions
        if isinstance(action, Trump)
    )
    return Choice("trump", "hand", text("form-trump"), suits), flip_form()


@cache
def flip_form() -> Choice:
    """To flip the fourth card: everybody may know that forehand may."""
    flip = Option(text("key-flip"), FLIP, text("words-flip"))
    return Choice("flip", "board", text("form-flip"), (flip,))


def _bid(public: Public, actions: tuple[Action, ...]) -> tuple[Form, ...]:
    options = tuple(_bid_option(public, action) for action in actions if isinstance(action, Bid))
    return (Choice("bid", "hand", text("form-bid"), options), pass_form()) if options else (pass_form(),)


@cache
def pass_form() -> Choice:
    """To pass: whoever is asked to bid may."""
    return Choice("pass", "board", text("form-pass"), (Option(text("key-pass"), PASS, text("words-pass")),))


def _bid_option(public: Public, action: Bid) -> Option:
    contract = CONTRACTS[action.contract]
    name = contract_name(contract)
    label = text("key-bid", contract=name, value=value(contract, public.table.options))
    return Option(label, action, text("words-bid", id=contract.id))


def double_form(public: Public) -> Choice:
    """Kontra and its answers, or no: whoever is asked may."""
    game = public.game
    assert game is not None
    word, times = double_word(game.level + 1), 2 * game.multiplier
    yes = Option(text("key-double", word=word, times=times), DOUBLE, double_typed(game.level + 1))
    no = Option(text("key-no"), PASS, text("words-no", word=word))
    return Choice("double", "board", text("form-double", word=word, times=times), (yes, no))


def _play(public: Public, own: Own, actions: tuple[Action, ...]) -> Choice:
    game = public.game
    assert game is not None
    options = tuple(_card_option(game, action) for action in actions if isinstance(action, Play))
    return Choice("play", "hand", why_these(public, game, own.hand), options)


def _card_option(game: Game, action: Play) -> Option:
    card = Face(card_of(action))
    if not action.announce:
        return Option(text("key-card", card=card), action, text("words-play", card=card))
    points = worth_of_pair(SUIT_OF[NUMBERS[action.card]], game)
    label = text("key-announce", card=card, points=points)
    return Option(label, action, text("words-announce", card=card, points=points))


def why_these(public: Public, game: Game, hand: int) -> Text:
    """What may be played, and why the rest may not."""
    cards, duty = bound(hand, game, public.play, public.table.options)
    if public.play.led == NONE:
        return text("form-lead")
    led = SuitSign(SUITS[SUIT_OF[public.play.led]])
    best = face(public.play.best)
    named = sorted_hand(cards, game.trump, tens=game.contract.tens)
    if len(named) > MOST_NAMED or duty == "free":
        return text(_DUTIES[duty], suit=led, best=best)
    return text("form-cards", why=text(_DUTIES[duty], suit=led, best=best), cards=either(named))
