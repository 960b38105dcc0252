"""Somebody whose private chat is shut, and who plays by what pop-ups say and by the numbers on the board."""

import re
from collections.abc import Iterator

from adapters.scenes import Speaker
from adapters.telegram.layout import catalogue
from bot.drafts import DO, MELD
from bot.keys import TableKey, action_hash, write_key
from bot.pages.hand import face
from bot.pages.pad import MORE, PAD
from bot.posts import PanelPost, Question
from rules.kit.action import Action
from rules.kit.forms import Choice
from rules.kit.scene import Text, text
from tests.telegram.people import datas
from tests.telegram.sensible import Sensible, forms_of, marks_of
from tests.telegram.spec import Json

MOST_PAGES = 12
"""More than any hand has."""
_ITEM = re.compile(r"(?:[A-Z]\d+: )?(\d{1,2}) ✓?(.+)")


class ByPad(Sensible):
    """Knows what the rules propose, and finds it among the items of the pop-ups by its words alone."""

    async def _taps(self, post: PanelPost, question: Question, action: Action) -> None:
        form = next(forms_of(question, action), None)
        if form is None:
            form = next(form for form in question.forms if isinstance(form, Choice))
            action = form.options[0].action
        if isinstance(form, Choice):
            option = next(option for option in form.options if option.action == action)
            if form.place == "board":
                await self._tap(self._room, f".{action_hash(action)}", question)
                return
            wanted = [option.label]
        else:
            wanted = [
                text("key-meld") if word == MELD else face(form.cards[int(word.removeprefix("c"))])
                for word in marks_of(form, action)
            ]
        for label in wanted:
            if not await self._marks(post, question, label):
                return
        if self._asks(question.number):
            await self._pad(question, DO)

    async def _marks(self, post: PanelPost, question: Question, label: Text) -> bool:
        """Presses the number of what is called so; False: he is asked no more."""
        said = await self._presses(write_key(TableKey(post.table, "hand")))
        speaker = Speaker(catalogue("en"), post.beside.standing.game, post.beside.standing.names)
        wanted = speaker.say(label)
        for _ in range(MOST_PAGES):
            if not self._asks(question.number):
                return False
            number = next((n for n, what in _items(said) if what.removesuffix("*") == wanted), None)
            if number is not None:
                await self._pad(question, number)
                return True
            said = await self._pad(question, MORE)
        raise AssertionError(f"{wanted!r} has no number: {said!r}")

    async def _pad(self, question: Question, word: str) -> str:
        """The pad's key of this word; what was answered. While the question is his, the key comes."""
        found: Json = {}

        def seen() -> bool:
            for message in reversed(self._room.messages.values()):
                for data in datas(message):
                    if data.endswith(f".{PAD}{word}"):
                        found.update(message=message, data=data)
                        return True
            return not self._asks(question.number)

        await self._stage.until(seen)
        return await self._pressed(found) if found else ""

    async def _presses(self, data: str) -> str:
        message = await self._stage.until(lambda: self._stage.with_key(self._room, data))
        return await self._pressed({"message": message, "data": data})

    async def _pressed(self, key: Json) -> str:
        press, _ = self._person.taps(self._room, key["message"], key["data"])
        return str((await self._person.answer(press)).get("text", ""))


def _items(said: str) -> Iterator[tuple[str, str]]:
    """The numbers of a pop-up and what they mean."""
    for part in re.split(r" · |\n", said):
        found = _ITEM.fullmatch(part)
        if found is not None:
            yield found[1], found[2]
