"""Somebody who plays as well as the rules propose, by tapping what he sees or by typing it in private."""

import random
from collections.abc import Iterator

from bot.drafts import DO, MELD, card_key
from bot.keys import WAVE, action_hash
from bot.posts import PanelPost, Question
from bot.texts import catalogue_in
from rules.kit.action import Action, dump_action
from rules.kit.cards import Card
from rules.kit.forms import Arrange, Choice, Form, Pick
from tests.helpers.players import marked_by
from tests.telegram.people import Person, Stage, datas
from tests.telegram.rooms import Room
from tests.telegram.spec import Json


class Sensible:
    """``typing``: how often he types what he might tap."""

    def __init__(
        self, stage: Stage, room: Room, person: Person, chance: random.Random, typing: float
    ) -> None:
        self._stage = stage
        self._room = room
        self._person = person
        self._chance = chance
        self._typing = typing
        self.typed = self.tapped = 0

    @property
    def _post(self) -> PanelPost | None:
        return self._stage.thoughts.get(self._person.id)

    def _asks(self, number: int) -> bool:
        """Whether this is still what he is asked."""
        question = self._post.question if self._post is not None else None
        return question is not None and question.number == number

    async def act(self) -> bool:
        """Answers what he is asked; False: nothing is."""
        post = self._post
        question = post.question if post is not None else None
        if post is None or question is None:
            return False
        if question.proposed is None:
            await self._tap(self._room, f".{WAVE}", question)
            return True
        words = self._words(question, question.proposed, post.beside.standing.game)
        if words is not None and self._chance.random() < self._typing:
            self.typed += 1
            self._person.says(self._person.private, f"/play {words}")
            await self._until_over(question)
        if self._asks(question.number):
            self.tapped += 1
            await self._taps(post, question, question.proposed)
        return True

    async def _taps(self, post: PanelPost, question: Question, action: Action) -> None:
        form = next(forms_of(question, action), None)
        if form is None:
            # Such as the number of a cut: what the keys offer is as good.
            form = next(form for form in question.forms if isinstance(form, Choice))
            action = form.options[0].action
        own = f".p.{post.seat}.{question.number}."
        if isinstance(form, Choice):
            option = next(option for option in form.options if option.action == action)
            if form.place == "board":
                for _ in range(2 if option.confirm else 1):
                    await self._tap(self._room, f".{action_hash(action)}", question)
                return
            taps = [marked_by(form, question.forms, action) or action_hash(action)]
        else:
            taps = list(marks_of(form, action))
        for word in [*taps, DO]:
            if self._asks(question.number):
                await self._tap(self._person.private, f"{own}{word}", question)

    async def _tap(self, room: Room, word: str, question: Question) -> None:
        """A key that he sees; while the question is his, it comes."""

        def seen() -> tuple[Json, str] | bool | None:
            if not self._asks(question.number):
                return True
            for message in reversed(room.messages.values()):
                for data in datas(message):
                    whole = data.partition(f".{DO}-")[0] + f".{DO}" if f".{DO}-" in data else data
                    if whole.endswith(word) and (".p." in data or ".b." in data):
                        return message, data
            return None

        found = await self._stage.until(seen)
        if found is not True:
            press, _ = self._person.taps(room, *found)
            await self._person.answer(press)

    async def _until_over(self, question: Question) -> None:
        """Until what he typed was taken, or was answered otherwise."""
        before = len(self._person.private.messages)
        await self._stage.until(
            lambda: not self._asks(question.number) or len(self._person.private.messages) > before
        )

    def _words(self, question: Question, action: Action, game: str) -> str | None:
        """How he would type it; None: by no words alone."""
        english, form = catalogue_in("en"), next(forms_of(question, action), None)
        if form is None:
            return None
        if isinstance(form, Choice):
            option = next(option for option in form.options if option.action == action)
            return None if option.confirm else english.words(option.words, game)[0]
        cards = dump_action(action)[form.field]
        groups = cards if isinstance(form, Arrange) else [cards]
        return " ".join([english.words(form.words, game)[0], " + ".join(map(" ".join, groups))])  # type: ignore[arg-type]


def forms_of(question: Question, action: Action) -> Iterator[Form]:
    """The forms with which the act can be done."""
    values = dump_action(action)
    for form in question.forms:
        if isinstance(form, Choice):
            if any(option.action == action for option in form.options):
                yield form
        elif form.action.items() <= values.items():
            yield form


def marks_of(form: Pick | Arrange, action: Action) -> Iterator[str]:
    """The taps that put the cards of an act together."""
    value = dump_action(action)[form.field]
    assert isinstance(value, list)
    groups = value if isinstance(form, Arrange) else [value]
    free = dict(enumerate(form.cards))
    for group in groups:
        for code in group:  # type: ignore[union-attr]
            place = next(place for place, card in free.items() if card == Card(str(code)))
            del free[place]
            yield card_key(place)
        if isinstance(form, Arrange):
            yield MELD
