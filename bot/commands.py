"""Typed words to what they mean: options and cards of the forms that stand open, in our languages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from pydantic import ValidationError

from bot.texts import FALLBACK, Catalogue
from bot.texts.cyrillic import to_latin
from bot.texts.verbs import verbs_in
from rules import AnyGame
from rules.kit.action import Action, Json
from rules.kit.cards import TEXT_STYLE, Card, parse_card
from rules.kit.extras import sorted_group
from rules.kit.forms import Arrange, Choice, Form, Option, Pick
from rules.kit.record import read_action
from rules.kit.scene import Text, text

FEW_FORMS = 3
"""So many questions at once have ``EXAMPLES`` each of what may be typed, more have one each."""
EXAMPLES = 3
PLAY = "play "
"""The command before what is played (``/play K♠``)."""
BET = "bet "
"""The command before a stake (which a game lists itself) or a bid (``/bet gang``)."""
_BID = "words-bid"
_BIDS = (_BID, "words-pass")
"""Texts by which a game of bids lists what may be bid, and to pass."""


@dataclass(frozen=True, slots=True)
class Meant:
    """The one action that the words mean. ``confirm``: to be asked before it is done; ``then``: a second one,
    typed in the same line and still to be judged, to be done right after it."""

    action: Action
    confirm: Text | None = None
    then: Action | None = None


@dataclass(frozen=True, slots=True)
class Several:
    """Words that mean more than one thing."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """Words that mean nothing here; ``near``: what may have been meant, if anything is near. ``verb``: the
    word with which they begin, where the game knows it, but not now; ``keys``: of the texts that list it."""

    near: str | None
    verb: str | None = None
    keys: frozenset[str] = frozenset()


def options_of(forms: Sequence[Form]) -> tuple[Option, ...]:
    """All options in their pinned order: a number typed alone is a place in it, from 1."""
    return tuple(option for form in forms if isinstance(form, Choice) for option in form.options)


def normal(words: str) -> str:
    """Typed words as they are compared: no slash, no bot's name, one space, no case, Latin letters.

    >>> normal("/Bet@HospodaBot  2"), normal("Баци Џокера")
    ('bet 2', 'baci džokera')
    """
    plain = to_latin(words.replace(TEXT_STYLE, ""))
    first, _, rest = " ".join(plain.split()).casefold().removeprefix("/").partition(" ")
    return f"{first.partition('@')[0]} {rest}".strip()


def understand(
    words: str, forms: Sequence[Form], catalogues: Sequence[Catalogue], game: AnyGame
) -> Meant | Several | Unknown:
    """What typed words mean among the open forms. ``catalogues``: the languages whose words count.

    ``play`` before them is the command's own name (product.md, *Commands*) and may be left out; before a
    bid, so is ``bet``.
    """
    typed = normal(words)
    meant = _understood(typed, forms, catalogues, game)
    if isinstance(meant, Unknown) and typed.startswith(PLAY):
        typed = typed.removeprefix(PLAY)
        meant = _understood(typed, forms, catalogues, game)
    if isinstance(meant, Unknown) and typed.startswith(BET) and _has_bids(game.id):
        typed = typed.removeprefix(BET)
        # A number alone would be a place in the list; after this command it looks like a value.
        bids = [form for form in forms if isinstance(form, Choice) and _is_bids(form)]
        if bids and not typed.isdecimal():
            meant = _understood(typed, bids, catalogues, game)
    return _not_now(typed, forms, catalogues, game) or meant if isinstance(meant, Unknown) else meant


def is_bid(option: Option, game: str) -> bool:
    """Whether ``bet`` stands before it, though the game does not list it so."""
    return option.words.key == _BID or (option.words.key in _BIDS and _has_bids(game))


def _is_bids(form: Choice) -> bool:
    return all(option.words.key in _BIDS for option in (*form.options, *form.tries))


@cache
def _has_bids(game: str) -> bool:
    return any(_BID in keys for keys in verbs_in(FALLBACK, game).values())


def _not_now(
    typed: str, forms: Sequence[Form], catalogues: Sequence[Catalogue], game: AnyGame
) -> Unknown | None:
    """Words that begin like something that may be typed at another moment, and like nothing that may now."""
    verb = typed.partition(" ")[0].removesuffix(",")
    offered = _known(options_of(forms), catalogues, game)
    if any(words.partition(" ")[0] == verb for words in offered):
        return None
    for catalogue in catalogues:
        keys = verbs_in(catalogue.language, game.id).get(verb, frozenset())
        asked = [form.words.key for form in forms if not isinstance(form, Choice)]
        if keys and keys.isdisjoint(asked):
            return Unknown(None, verb, keys)
    return None


def _understood(
    typed: str, forms: Sequence[Form], catalogues: Sequence[Catalogue], game: AnyGame
) -> Meant | Several | Unknown:
    options = options_of(forms)
    if typed.isdecimal() and 1 <= int(typed[:4]) <= len(options):
        option = options[int(typed[:4]) - 1]
        return Meant(option.action, option.confirm)
    known = _known(options, catalogues, game)
    found = _found(typed, known, catalogues)
    if len(found) == 1:
        return Meant(found[0].action, found[0].confirm)
    if found:
        return Several(found)
    for picked in (*_picked(typed, forms, catalogues, game), *_arranged(typed, forms, catalogues, game)):
        return Meant(picked)
    for first, second in _two(typed, known, known, catalogues):
        if len(first) == len(second) == 1:
            return Meant(first[0].action, None, second[0].action)
    tries = [option for form in forms if isinstance(form, Choice) for option in form.tries]
    tried = _known(tries, catalogues, game)
    for option in _found(typed, tried, catalogues):
        return Meant(option.action)
    for first, second in _two(typed, known, known, catalogues):
        return Several(first if len(first) > 1 else second)
    for first, second in _two(typed, known, tried, catalogues):
        # What the rules say against the second act is heard after the first.
        return Several(first) if len(first) > 1 else Meant(first[0].action, None, second[0].action)
    near = get_close_matches(typed, known, n=1, cutoff=0.6)
    # In the person's own words, whichever language's were nearest.
    return Unknown(_typed_as(known[near[0]][0].words, catalogues[0], game.id) if near else None)


def in_short(forms: Sequence[Form], catalogue: Catalogue, game: str) -> Text | None:
    """What is asked now, for whoever typed something else: the one question, or of each a few examples of
    what may be typed."""
    if len(forms) < 2:
        return forms[0].ask if forms else None
    many = len(forms) > FEW_FORMS
    said = [_examples(form, catalogue, game, 1 if many else EXAMPLES) for form in forms]
    return text("now-choices", choices=" · ".join(said))


def _examples(form: Form, catalogue: Catalogue, game: str, most: int) -> str:
    if not isinstance(form, Choice):
        return f"{_typed_as(form.words, catalogue, game)} …"
    examples = [_typed_as(option.words, catalogue, game) for option in form.options[:most]]
    return ", ".join(examples) + (" …" if len(form.options) > most else "")


def _typed_as(words: Text, catalogue: Catalogue, game: str) -> str:
    """The first of the typed forms, as it is written."""
    return catalogue.say(words, (), game).partition(",")[0].strip()


def _known(
    options: Sequence[Option], catalogues: Sequence[Catalogue], game: AnyGame
) -> dict[str, list[Option]]:
    """The options by the words that may be typed for them."""
    known: dict[str, list[Option]] = {}
    for option in options:
        for word in {with_codes(w, c) for c in catalogues for w in _words(option, c, game)}:
            known.setdefault(word, []).append(option)
    return known


def _found(
    typed: str, known: Mapping[str, Sequence[Option]], catalogues: Sequence[Catalogue]
) -> tuple[Option, ...]:
    """The options that these words may stand for. Told apart by identity: two may look the same, and texts
    cannot be hashed."""
    spoken = {with_codes(typed, catalogue) for catalogue in catalogues}
    return tuple({id(o): o for words in sorted(spoken) for o in known.get(words, [])}.values())


def _two(
    typed: str,
    known: Mapping[str, Sequence[Option]],
    later: Mapping[str, Sequence[Option]],
    catalogues: Sequence[Catalogue],
) -> Iterator[tuple[tuple[Option, ...], tuple[Option, ...]]]:
    """Two acts in one line (``marriage ♠ discard 9♠``), neither of them asked once more: what each of them
    may be, the second one among ``later``."""
    words = typed.split()
    for place in range(1, len(words)):
        parts = (" ".join(words[:place]).removesuffix(","), " ".join(words[place:]))
        first, second = _found(parts[0], known, catalogues), _found(parts[1], later, catalogues)
        if first and second and all(option.confirm is None for option in (*first, *second)):
            yield first, second


def _words(option: Option, catalogue: Catalogue, game: AnyGame) -> Iterator[str]:
    """How an option may be typed: the words that are listed for it, and what stands on its key."""
    yield from map(normal, catalogue.words(option.words, game.id))
    yield normal(catalogue.say(option.label, (), game.id))


def with_codes(words: str, catalogue: Catalogue) -> str:
    """The words with every card in our two characters, so that all notations are one: ``k♠`` is ``KS``."""
    return " ".join(_card(word, catalogue) or word for word in words.split())


def _card(word: str, catalogue: Catalogue) -> str | None:
    ranks, suits = catalogue.card_letters
    return parse_card(word, ranks, suits)


def _picked(
    typed: str, forms: Sequence[Form], catalogues: Sequence[Catalogue], game: AnyGame
) -> Iterator[Action]:
    """Actions that ``COMMAND CARD CARD …`` gives for an open form; cards alone are enough."""
    for form in forms:
        if not isinstance(form, Pick):
            continue
        for catalogue in catalogues:
            for command in (*catalogue.words(form.words, game.id), ""):
                if not typed.startswith(command):
                    continue
                cards = [_card(word, catalogue) for word in typed[len(command) :].replace(",", " ").split()]
                if cards and None not in cards:
                    try:
                        yield read_action(game, {**form.action, form.field: [*cards]})
                    except ValidationError:
                        continue


def _arranged(
    typed: str, forms: Sequence[Form], catalogues: Sequence[Catalogue], game: AnyGame
) -> Iterator[Action]:
    """Actions that ``COMMAND CARD CARD … + CARD …`` gives for an open form."""
    for form in forms:
        if not isinstance(form, Arrange):
            continue
        for catalogue in catalogues:
            for command in catalogue.words(form.words, game.id):
                if not typed.startswith(f"{command} "):
                    continue
                groups = typed[len(command) :].replace(",", " ").split("+")
                cards: list[Json] = []
                for group in groups:
                    read = [_card(word, catalogue) for word in group.split()]
                    if not read or None in read:
                        break
                    known = tuple([Card(card) for card in read if card is not None])
                    cards.append([known[i] for i in sorted_group(game, known)])
                else:
                    try:
                        yield read_action(game, {**form.action, form.field: cards})
                    except ValidationError:
                        continue
