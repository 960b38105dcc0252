"""A table played at a terminal: what is shown, what is asked, and what typed lines mean."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum

from adapters.scenes import Speaker, board_lines, hand_lines, result_lines, sheet_lines
from adapters.terminal.chat import TerminalChat
from adapters.terminal.keyboard import Keyboard
from adapters.terminal.pages import rules_lines, tutorial_lines
from adapters.terminal.screen import Screen
from bot.commands import Meant, Several, Unknown, normal, options_of, understand
from bot.messages import Answer, Back, Done, FinishNow, Message, NextDeal, Press, Wave
from bot.ports import PanelPost, Question, Standing
from bot.texts import Catalogue
from rules.kit.forms import Option
from rules.kit.scene import Named, Refusal, Text, text
from rules.kit.seats import Seat

LOG_LINES = 8
"""Lines of the log that stand under a board."""
LONG_WAIT = 3600.0
"""A deadline further away than this many seconds is not shown."""


class Left(Enum):
    """Why a session ended."""

    SAVED = "saved"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Asked:
    """What the next line answers: a seat's question, or (question None) whether to deal again."""

    seat: Seat
    question: Question | None
    away: bool = False


class Session:
    """One table at one keyboard. ``ask``: gives a message to the table; ``export``: writes its record and
    gives the place."""

    def __init__(
        self,
        chat: TerminalChat,
        keyboard: Keyboard,
        screen: Screen,
        catalogue: Catalogue,
        english: Catalogue,
        people: tuple[Seat, ...],
        ask: Callable[[Message], Awaitable[Answer]],
        export: Callable[[], Awaitable[str]],
    ) -> None:
        self._chat, self._keyboard, self._screen = chat, keyboard, screen
        self._catalogue, self._english = catalogue, english
        self._people = people
        self._ask, self._export = ask, export
        self._waiting: tuple[Option, Asked] | None = None
        self._note: list[str] = []
        self._shown_log: tuple[int, list[str]] = (0, [])
        self._shown_board: list[str] = []
        self._shown_deal = 0
        self._shown_prompt: object = None
        self._at_keyboard: Seat | None = people[0] if len(people) == 1 else None

    async def run(self) -> Left:
        """Plays until the match is over or somebody leaves; whatever was accepted is saved."""
        line: asyncio.Task[str | None] = asyncio.create_task(self._keyboard.lines.get())
        changed = asyncio.create_task(self._chat.changed.wait())
        try:
            while True:
                self._chat.changed.clear()
                asked = self._asked()
                self._draw(asked)
                if self._standing().result is not None:
                    await self._show_result()
                    return Left.OVER
                waits: set[asyncio.Task[str | None] | asyncio.Task[bool]] = {changed}
                # A pipe's lines wait until they are asked for; at a terminal one may always say "quit".
                if asked is not None or self._keyboard.is_terminal:
                    waits.add(line)
                hide = asked is not None and len(self._people) > 1 and self._hides(asked)
                with self._keyboard.unseen(hide):
                    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                if changed.done():
                    changed = asyncio.create_task(self._chat.changed.wait())
                    continue
                typed = line.result()
                if typed is None or normal(typed) in self._words("words-quit"):
                    return Left.SAVED
                line = asyncio.create_task(self._keyboard.lines.get())
                self._shown_prompt = None
                await self._typed(typed, asked)
        finally:
            line.cancel()
            changed.cancel()
            await asyncio.gather(line, changed, return_exceptions=True)

    def _standing(self) -> Standing:
        assert self._chat.post is not None
        return self._chat.post.standing

    def _speaker(self) -> Speaker:
        standing = self._standing()
        return Speaker(self._catalogue, standing.game, standing.names)

    def _words(self, key: str) -> set[str]:
        return {word for c in (self._catalogue, self._english) for word in c.words(text(key))}

    def _asked(self) -> Asked | None:
        """The question for whoever is next at the keyboard."""
        standing = self._standing()
        if standing.result is not None:
            return None
        for seat in self._people:
            if seat in standing.away:
                return Asked(seat, None, away=True)
        for seat in self._people:
            panel = self._chat.panels.get(seat)
            if panel is not None and panel.question is not None and panel.version == standing.version:
                return Asked(seat, panel.question)
        if standing.over is not None:
            ready = [seat for seat in self._people if seat not in standing.ready]
            return Asked(ready[0], None) if ready else None
        return None

    def _hides(self, asked: Asked) -> bool:
        question = asked.question
        return question is not None and any(form.secret for form in question.forms)

    def _draw(self, asked: Asked | None) -> None:
        """The screen as it should be now."""
        speaker, screen = self._speaker(), self._screen
        if screen.redraws:
            self._redraw(asked, speaker)
            return
        self._print_log(speaker, all_of_it=asked is not None)
        standing = self._standing()
        if standing.over is not None and self._shown_deal != standing.deal:
            self._shown_deal = standing.deal
            screen.lines(["", *sheet_lines(standing.over, standing.totals, speaker)])
        if asked is not None and (asked, self._note) != self._shown_prompt:
            assert self._chat.post is not None
            if asked.question is not None:
                lines = board_lines(self._chat.post, speaker, until=self._until())
                if lines[2:] != self._shown_board:
                    self._shown_board = lines[2:]
                    screen.board(lines)
            self._print_prompt(asked, speaker)
            self._shown_prompt = (asked, self._note)

    def _redraw(self, asked: Asked | None, speaker: Speaker) -> None:
        screen, standing = self._screen, self._standing()
        assert self._chat.post is not None
        screen.clear()
        screen.board(board_lines(self._chat.post, speaker, until=self._until()))
        board = self._chat.post.board
        if standing.over is not None:
            screen.lines(sheet_lines(standing.over, standing.totals, speaker))
        elif board is not None:
            screen.lines([speaker.say(line) for line in board.log[-LOG_LINES:]], style="dim")
        if asked is not None:
            self._print_prompt(asked, speaker)
        elif standing.result is None:
            screen.lines(self._note)
            screen.prompt(speaker("wait"))

    def _print_log(self, speaker: Speaker, *, all_of_it: bool) -> None:
        """What is new in the log; its last line may still grow, so it waits until somebody is asked."""
        standing, board = self._standing(), self._chat.post.board if self._chat.post else None
        lines = [speaker.say(line) for line in board.log] if board is not None else []
        deal, shown = self._shown_log
        shown = shown if deal == standing.deal else []
        if not all_of_it and standing.over is None:
            lines = lines[:-1]
        same = 0
        while same < min(len(lines), len(shown)) and lines[same] == shown[same]:
            same += 1
        self._screen.lines(lines[same:])
        self._shown_log = (standing.deal, lines if len(lines) >= len(shown) else shown)

    def _until(self) -> str | None:
        until = self._standing().until
        if until is None:
            return None
        import time

        left = until - time.time()
        return None if left > LONG_WAIT else self._speaker()("in-seconds", seconds=max(0, round(left)))

    def _print_prompt(self, asked: Asked, speaker: Speaker) -> None:
        screen = self._screen
        if self._standing().trouble is not None:
            screen.lines([speaker.say(self._standing().trouble or text("table-stopped"))], style="bold red")
        screen.lines(self._note)
        self._note = []
        if self._waiting is not None and self._waiting[1] == asked:
            option = self._waiting[0]
            assert option.confirm is not None
            screen.prompt(speaker("prompt-confirm", what=speaker.say(option.confirm)))
            return
        self._waiting = None
        if asked.question is None:
            key = "prompt-back" if asked.away else "prompt-next-deal"
            screen.prompt(speaker(key, seat=Named(asked.seat)))
            return
        self._print_question(asked.seat, asked.question, speaker)

    def _print_question(self, seat: Seat, question: Question, speaker: Speaker) -> None:
        if len(self._people) > 1:
            self._screen.lines([speaker("prompt-for", seat=Named(seat))], style="bold")
        else:
            self._screen.lines([" · ".join(hand_lines(self._panel(seat), speaker))], style="dim")
        self._screen.lines([speaker.say(form.ask) for form in question.forms])
        keys = []
        for number, option in enumerate(options_of(question.forms), start=1):
            label = speaker.say(option.label)
            keys.append(f"[{number}]" if label == str(number) else f"[{number}] {label}")
        keys.append(speaker("prompt-enter", what=self._proposed(question, speaker)))
        self._screen.prompt("  ".join(keys) + " >")

    def _panel(self, seat: Seat) -> PanelPost:
        return self._chat.panels[seat]

    def _proposed(self, question: Question, speaker: Speaker) -> str:
        for option in options_of(question.forms):
            if option.action == question.proposed:
                return speaker.say(option.label)
        return speaker("let-it-roll")

    async def _typed(self, typed: str, asked: Asked | None) -> None:
        """One line: a house word, an answer to the question, or something to be put right."""
        words = normal(typed)
        if await self._house_word(words, asked):
            return
        if asked is None:
            return
        if asked.question is None:
            await self._tell(Back(asked.seat) if asked.away else NextDeal(asked.seat))
        elif self._waiting is not None:
            option, self._waiting = self._waiting[0], None
            if words in self._words("words-yes") or self._means(words, asked.question) == option:
                await self._tell(Press(asked.seat, asked.question.number, option.action))
            else:
                self._note = [self._speaker()("not-done")]
        else:
            await self._answer(words, asked, asked.question)

    async def _house_word(self, words: str, asked: Asked | None) -> bool:
        """Words that work at any time."""
        speaker, game = self._speaker(), self._standing().game
        if words in self._words("words-help"):
            self._note = [speaker(f"help-{i}") for i in range(1, 7)]
        elif words in self._words("words-rules"):
            self._note = rules_lines(self._catalogue, game)
        elif words in self._words("words-tutorial"):
            self._note = tutorial_lines(self._catalogue, game)
        elif words in self._words("words-log"):
            board = self._chat.post.board if self._chat.post else None
            self._note = [speaker.say(line) for line in board.log] if board else []
        elif words in self._words("words-board"):
            self._shown_board = []
        elif words in self._words("words-hand"):
            seat = asked.seat if asked is not None else self._people[0]
            self._note = hand_lines(self._panel(seat), speaker) if seat in self._chat.panels else []
        elif words in self._words("words-fair"):
            standing = self._standing()
            self._note = [
                speaker("commitment", hash=standing.commitment),
                speaker("entropy", text=standing.entropy),
            ]
        elif words in self._words("words-record"):
            self._note = [speaker("record-written", path=await self._export())]
        elif words in self._words("words-finish"):
            for seat in self._people:
                await self._tell(FinishNow(seat))
        else:
            return False
        return True

    async def _answer(self, words: str, asked: Asked, question: Question) -> None:
        speaker = self._speaker()
        if not words:
            await self._propose(asked, question)
            return
        if question.may_wave and words in self._words("words-wave"):
            await self._tell(Wave(asked.seat, question.number))
            return
        found = understand(words, question.forms, (self._catalogue, self._english), speaker.game)
        match found:
            case Meant(option) if option.confirm is not None:
                self._waiting = (option, asked)
            case Meant(option):
                await self._tell(Press(asked.seat, question.number, option.action))
            case Several(options):
                labels = ", ".join(speaker.say(option.label) for option in options)
                self._note = [speaker("typed-several", options=labels)]
            case Unknown(None):
                self._note = [speaker("typed-unknown")]
            case Unknown(near):
                self._note = [speaker("typed-near", near=near or "")]

    def _means(self, words: str, question: Question) -> Option | None:
        """The option that is typed again, which confirms it."""
        found = understand(words, question.forms, (self._catalogue, self._english), self._standing().game)
        return found.option if isinstance(found, Meant) else None

    async def _propose(self, asked: Asked, question: Question) -> None:
        if question.proposed is None:
            await self._tell(Wave(asked.seat, question.number))
        else:
            await self._tell(Press(asked.seat, question.number, question.proposed))

    async def _tell(self, message: Message) -> None:
        """Gives a message to the table; what it says against it is shown with the next question."""
        answer = await self._ask(message)
        if isinstance(answer, Done):
            self._note = []
            return
        reason: Text = answer.reason
        if isinstance(answer, Refusal) and reason.key == "refuse-old-question":
            self._note = [self._speaker()("refuse-old-question")]
            return
        self._note = [self._speaker().say(reason)]

    async def _show_result(self) -> None:
        speaker, standing = self._speaker(), self._standing()
        lines = ["", *result_lines(standing, speaker)]
        if standing.revealed:
            last = len(standing.revealed)
            lines += [speaker("secret", deal=last, hash=standing.revealed[-1])]
            lines += [speaker("commitment", hash=standing.commitment)]
        path = await self._export()
        lines += [speaker("record-written", path=path), speaker("verify-with", path=path)]
        self._screen.lines(lines)
