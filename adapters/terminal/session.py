"""A table played at a terminal: who is asked, and what typed lines mean."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from enum import Enum

from adapters.cli.words import Answer as Ended
from adapters.scenes import hand_lines, result_lines
from adapters.terminal.chat import TerminalChat
from adapters.terminal.keyboard import Keyboard
from adapters.terminal.pages import rules_lines, tutorial_lines
from adapters.terminal.screen import Screen
from adapters.terminal.view import NOT_NOW, Asked, View
from bot.commands import Meant, Several, Unknown, normal, understand
from bot.messages import Answer, Back, Done, FinishNow, Message, NextDeal, Press, Trouble, Wave
from bot.posts import Question
from bot.texts import Catalogue
from rules import find_game
from rules.kit.action import Action
from rules.kit.scene import Refusal, Text, text
from rules.kit.seats import Seat

HELP_LINES = 6


class Left(Enum):
    """Why a session ended."""

    SAVED = "saved"
    OVER = "over"


class Session:
    """One table at one keyboard. ``ask`` gives a message to the table; ``export`` writes its record and
    says where."""

    def __init__(
        self,
        chat: TerminalChat,
        keyboard: Keyboard,
        screen: Screen,
        catalogues: tuple[Catalogue, Catalogue],
        people: tuple[Seat, ...],
        ask: Callable[[Message], Awaitable[Answer]],
        export: Callable[[], Awaitable[str]],
    ) -> None:
        self._chat, self._keyboard, self._screen = chat, keyboard, screen
        self._catalogues = catalogues
        self._people = people
        self._ask, self._export = ask, export
        self._view = View(chat, screen, catalogues[0], people)
        self._holder: Seat | None = people[0] if len(people) == 1 else None
        """Who has the keyboard, and may see his hand."""

    async def run(self) -> Left:
        """Plays until the match is over or somebody leaves; whatever was accepted is saved."""
        line = asyncio.create_task(self._keyboard.lines.get())
        changed = asyncio.create_task(self._chat.changed.wait())
        try:
            while True:
                self._chat.changed.clear()
                self._end_in_trouble(self._view.standing.trouble)
                asked = self._asked()
                if asked is None or asked.question is None:
                    self._view.confirming = None
                self._view.draw(asked)
                if self._view.standing.result is not None:
                    await self._show_result()
                    return Left.OVER
                waits: set[asyncio.Task[str | None] | asyncio.Task[bool]] = {changed}
                # A pipe's lines wait until they are asked for; at a terminal one may always say "quit".
                if asked is not None or self._keyboard.is_terminal:
                    waits.add(line)
                with self._keyboard.unseen(asked is not None and self._hides(asked)):
                    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                if changed.done():
                    changed = asyncio.create_task(self._chat.changed.wait())
                    continue
                typed = line.result()
                if not self._keyboard.is_terminal:
                    self._screen.lines([typed or ""])  # a pipe echoes nothing: the answer ends its line
                if typed is None or self._is(normal(typed), "words-quit"):
                    return Left.SAVED
                line = asyncio.create_task(self._keyboard.lines.get())
                self._view.again()
                await self._typed(normal(typed), asked)
        finally:
            line.cancel()
            changed.cancel()
            await asyncio.gather(line, changed, return_exceptions=True)

    def _end_in_trouble(self, trouble: Text | None) -> None:
        """Nobody sits at a pipe who could make room: where nothing can be saved, the command ends."""
        if trouble is not None and not self._keyboard.is_terminal:
            raise Ended(trouble, code=1)

    def _is(self, words: str, key: str) -> bool:
        """Whether the words are among those that the text lists, in the table's language or in English."""
        return any(words in catalogue.words(text(key)) for catalogue in self._catalogues)

    def _asked(self) -> Asked | None:
        """The question for whoever is next at the keyboard."""
        standing, panels = self._view.standing, self._chat.panels
        if standing.result is not None:
            return None
        for seat in self._people:
            if seat in standing.away:
                return Asked(seat, None, away=True)
        for seat in self._people:
            panel = panels.get(seat)
            if panel is not None and panel.question is not None and panel.version == standing.version:
                covered = seat != self._holder and self._view.holds_cards(seat)
                return Asked(seat, panel.question, covered=covered)
        if standing.over is not None:
            waiting = [seat for seat in self._people if seat not in standing.ready]
            return Asked(waiting[0], None) if waiting else None
        return None

    def _hides(self, asked: Asked) -> bool:
        """Several people at one keyboard: a secret answer is not shown as it is typed."""
        question = asked.question
        secret = question is not None and any(f.secret for f in question.forms)
        return len(self._people) > 1 and secret and not asked.covered

    async def _typed(self, words: str, asked: Asked | None) -> None:
        """One line: a house word, an answer to the question, or something to be put right."""
        confirming, self._view.confirming = self._view.confirming, None
        if await self._house_word(words, asked) or asked is None:
            return
        self._holder = asked.seat
        if asked.covered and not words:
            return
        if asked.question is None:
            await self._tell(Back(asked.seat) if asked.away else NextDeal(asked.seat))
        elif confirming is None:
            await self._answer(words, asked.seat, asked.question)
        elif self._is(words, "words-yes") or self._understood(words, asked.question) == confirming:
            await self._tell(Press(asked.seat, asked.question.number, confirming.action))
        else:
            self._view.note = [self._view.speaker("not-done")]

    async def _house_word(self, words: str, asked: Asked | None) -> bool:
        """Words that work at any time."""
        view, post = self._view, self._chat.post
        speaker, catalogue, game = view.speaker, self._catalogues[0], view.standing.game
        if self._is(words, "words-help"):
            view.note = [speaker(f"help-{i}") for i in range(1, HELP_LINES + 1)]
        elif self._is(words, "words-rules"):
            view.note = rules_lines(catalogue, game)
        elif self._is(words, "words-tutorial"):
            view.note = tutorial_lines(catalogue, game)
        elif self._is(words, "words-log"):
            log = post.board.log if post is not None and post.board is not None else ()
            view.note = [speaker.say(line) for line in log]
        elif self._is(words, "words-board"):
            view.whole_board()
        elif self._is(words, "words-hand"):
            panel = self._chat.panels.get(asked.seat if asked is not None else self._people[0])
            view.note = hand_lines(panel, speaker) if panel is not None else []
        elif self._is(words, "words-fair"):
            standing = view.standing
            view.note = [
                speaker("commitment", hash=standing.commitment),
                speaker("entropy", text=standing.entropy),
            ]
        elif self._is(words, "words-record"):
            view.note = [speaker("record-written", path=await self._export())]
        elif self._is(words, "words-finish"):
            for seat in self._people:
                await self._tell(FinishNow(seat))
        else:
            return False
        return True

    async def _answer(self, words: str, seat: Seat, question: Question) -> None:
        """A line that answers a question; what cannot be understood is said with the question."""
        speaker = self._view.speaker
        if not words:
            await self._propose(seat, question)
            return
        if question.may_wave and (words == NOT_NOW or self._is(words, "words-wave")):
            await self._tell(Wave(seat, question.number))
            return
        match self._understood(words, question):
            case Meant(_, confirm) as meant if confirm is not None:
                self._view.confirming = meant
            case Meant(action, _, then):
                if await self._tell(Press(seat, question.number, action)) and then is not None:
                    await self._press_on(seat, then)
            case Several(options):
                labels = ", ".join(speaker.say(option.label) for option in options)
                self._view.note = [speaker("typed-several", options=labels)]
            case Unknown(None):
                self._view.note = [speaker("typed-unknown")]
            case Unknown(near):
                self._view.note = [speaker("typed-near", near=near or "")]

    def _understood(self, words: str, question: Question) -> Meant | Several | Unknown:
        game = find_game(self._view.standing.game)
        assert game is not None
        return understand(words, question.forms, self._catalogues, game)

    async def _propose(self, seat: Seat, question: Question) -> None:
        """An empty line: the proposed act, or to let it roll."""
        if question.proposed is not None:
            await self._tell(Press(seat, question.number, question.proposed))
        elif question.may_wave:
            await self._tell(Wave(seat, question.number))
        else:
            self._view.note = [self._view.speaker("typed-unknown")]

    async def _press_on(self, seat: Seat, action: Action) -> None:
        """The second act of a line, in answer to whatever is asked of the seat now."""
        panel = self._chat.panels.get(seat)
        if panel is not None and panel.question is not None:
            await self._tell(Press(seat, panel.question.number, action))

    async def _tell(self, message: Message) -> bool:
        """Gives a message to the table; what it says against it is shown with the next question."""
        answer = await self._ask(message)
        if isinstance(answer, Trouble):
            self._end_in_trouble(answer.reason)
        if isinstance(answer, Refusal | Trouble):
            self._view.note = [self._view.speaker.say(answer.reason)]
        return isinstance(answer, Done)

    async def _show_result(self) -> None:
        """The end of the match: standings, the secret, and the record to check it with."""
        speaker, standing = self._view.speaker, self._view.standing
        # A hash is to be copied: here it has room for a line of its own.
        lines = ["", *result_lines(replace(standing, revealed=()), speaker)]
        if standing.revealed:
            last = len(standing.revealed)
            lines.append(speaker("secret", deal=last, hash=standing.revealed[-1]))
            lines.append(speaker("commitment", hash=standing.commitment))
        path = await self._export()
        lines += [speaker("record-written", path=path), speaker("verify-with", path=path)]
        self._screen.lines(lines)
