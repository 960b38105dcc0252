"""What a terminal shows of a table: drawn in place where it can be, printed line by line where not."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

from adapters.scenes import Speaker, hand_lines, page_lines
from adapters.terminal.chat import TerminalChat
from adapters.terminal.screen import Screen
from bot.commands import Meant, options_of
from bot.pages import deal_over, running
from bot.posts import Question, Standing
from bot.texts import Catalogue
from rules.kit.action import dump_action
from rules.kit.cards import Card
from rules.kit.forms import Arrange, Form, Pick
from rules.kit.scene import Cards, Face, Named
from rules.kit.seats import Seat

LOG_LINES = 8
"""Lines of the log that stand under a board that is drawn in place."""
NOT_NOW = "0"
"""Typed for letting the die roll, where Enter would do something else."""
LONG_WAIT = 3600.0
"""Seconds; a deadline further away is not shown."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the next line answers: a seat's question; without one whether to deal again, or to come back.
    ``covered``: somebody else may be looking, so the hand is shown once its person is at the keyboard."""

    seat: Seat
    question: Question | None
    away: bool = False
    covered: bool = False


class View:
    """Shows the newest state of the table. ``people``: the seats whose people sit at this keyboard."""

    def __init__(
        self, chat: TerminalChat, screen: Screen, catalogue: Catalogue, people: tuple[Seat, ...]
    ) -> None:
        self._chat, self._screen, self._catalogue, self._people = chat, screen, catalogue, people
        self.note: list[str] = []
        """What is to be said with the next question."""
        self.confirming: Meant | None = None
        """What was chosen and is asked once more."""
        self._log: tuple[int, list[str]] = (0, [])
        self._board: list[str] = []
        self._sheet = 0
        self._prompted: tuple[Asked, Meant | None] | None = None

    @property
    def standing(self) -> Standing:
        assert self._chat.post is not None
        return self._chat.post.standing

    @property
    def speaker(self) -> Speaker:
        return Speaker(self._catalogue, self.standing.game, self.standing.names)

    def again(self) -> None:
        """The question is asked again, whether or not anything has changed."""
        self._prompted = None

    def whole_board(self) -> None:
        """The board is printed again, whether or not anything has changed."""
        self._board = []

    def draw(self, asked: Asked | None) -> None:
        """The screen as it should be now."""
        if self._screen.redraws:
            self._redraw(asked)
        else:
            self._print(asked)

    def _redraw(self, asked: Asked | None) -> None:
        """The whole screen anew: board, sheet or log, notes, question."""
        screen, standing, post = self._screen, self.standing, self._chat.post
        assert post is not None
        screen.clear()
        if standing.over is not None:
            screen.board(self._sheet_lines())
        else:
            screen.board(self._board_lines())
            log = post.board.log[-LOG_LINES:] if post.board is not None else ()
            screen.lines([self.speaker.say(line) for line in log], style="dim")
        self._say_notes(keep=asked is None)
        if asked is not None:
            self._prompt(asked)
        elif len(self._people) == 1 and standing.over is None:
            self._hand(self._people[0])

    def _print(self, asked: Asked | None) -> None:
        """What is new since the last time, then the question if it is new."""
        standing = self.standing
        self._print_log(all_of_it=asked is not None)
        if standing.over is not None and self._sheet != standing.deal:
            self._sheet = standing.deal
            self._screen.lines(["", *self._sheet_lines()[1:]])
        if asked is None or (asked, self.confirming) == self._prompted:
            return
        if asked.question is not None:
            turn, title, *rest = self._board_lines()
            if rest != self._board:
                self._board = rest
                self._screen.board([turn, title, *rest])
        self._say_notes()
        self._prompt(asked)
        self._prompted = (asked, self.confirming)

    def _board_lines(self) -> list[str]:
        """The board of the running deal, without the log, which stands by itself here."""
        post = self._chat.post
        assert post is not None
        page = running(post, self._catalogue.language, events=0)
        return page_lines(page, self.speaker, until=self._until())

    def _sheet_lines(self) -> list[str]:
        """The board after a deal: its score sheet, and hands that were laid open."""
        post = self._chat.post
        assert post is not None
        return page_lines(deal_over(post, self._catalogue.language), self.speaker, until=self._until())

    def _print_log(self, *, all_of_it: bool) -> None:
        """New lines of the log; its last one may still grow, so it waits until somebody is asked."""
        standing, board = self.standing, self._chat.post.board if self._chat.post else None
        lines = [self.speaker.say(line) for line in board.log] if board is not None else []
        deal, shown = self._log
        shown = shown if deal == standing.deal else []
        if not all_of_it and standing.over is None:
            lines = lines[:-1]
        same = 0
        while same < min(len(lines), len(shown)) and lines[same] == shown[same]:
            same += 1
        self._screen.lines(lines[same:])
        self._log = (standing.deal, lines if len(lines) >= len(shown) else shown)

    def _until(self) -> str | None:
        until = self.standing.until
        left = None if until is None else until - time.time()
        if left is None or left > LONG_WAIT:
            return None
        return self.speaker("in-seconds", seconds=max(0, round(left)))

    def _say_notes(self, *, keep: bool = False) -> None:
        trouble = self.standing.trouble
        if trouble is not None and not self._screen.redraws:  # a board that is drawn anew says it itself
            self._screen.lines([self.speaker.say(trouble)], style="bold red")
        self._screen.lines(self.note)
        if not keep:
            self.note = []

    def _prompt(self, asked: Asked) -> None:
        """The question, on the line where the answer is typed."""
        speaker, screen = self.speaker, self._screen
        if self.confirming is not None and self.confirming.confirm is not None:
            screen.lines([speaker.say(self.confirming.confirm)])
            screen.prompt(speaker("prompt-confirm"))
        elif asked.question is None:
            key = "prompt-back" if asked.away else "prompt-next-deal"
            screen.prompt(speaker(key, seat=Named(asked.seat)))
        else:
            self._question(asked.seat, asked.question, covered=asked.covered)

    def _question(self, seat: Seat, question: Question, *, covered: bool) -> None:
        speaker, screen = self.speaker, self._screen
        if len(self._people) > 1:
            screen.lines([speaker("prompt-for", seat=Named(seat))], style="bold")
        if covered:
            screen.prompt(speaker("prompt-covered"))
            return
        if len(self._people) == 1 or self.holds_cards(seat):
            self._hand(seat)
        rows = [(speaker.say(form.ask), keys) for form, keys in self._keys(question)]
        if len(rows) == 1:
            screen.lines([rows[0][0]])
            shown = rows[0][1]
        else:
            # Several questions at once: each with its own keys.
            screen.lines([line for ask, keys in rows for line in screen.items([ask, *keys])])
            shown = []
        proposed = self._proposed(question)
        if question.may_wave and question.proposed is not None:
            shown = [*shown, f"[{NOT_NOW}] {speaker('let-it-roll')}"]
        if proposed is not None:
            shown = [*shown, speaker("prompt-enter", what=proposed)]
        *lines, last = screen.items(shown)
        screen.lines(lines, style="bold")
        screen.prompt(f"{last} >")

    def _keys(self, question: Question) -> Iterator[tuple[Form, list[str]]]:
        """The keys of each form, numbered on through all of them."""
        number = 0
        for form in question.forms:
            if isinstance(form, Pick):
                # Cards are picked by typing them: "pass 3♠ 4♥ 5♣".
                yield form, [self.speaker("prompt-cards", what=form.label)]
                continue
            if isinstance(form, Arrange):
                yield form, [self.speaker("prompt-groups", what=form.label)]
                continue
            labels = [self.speaker.say(option.label) for option in form.options]
            yield form, [f"[{i}] {label}" for i, label in enumerate(labels, start=number + 1)]
            number += len(labels)

    def holds_cards(self, seat: Seat) -> bool:
        """Whether the seat has a hand that others may not see."""
        panel = self._chat.panels.get(seat)
        return panel is not None and any(isinstance(part, Cards) for part in panel.hand.parts)

    def _hand(self, seat: Seat) -> None:
        panel, post = self._chat.panels.get(seat), self._chat.post
        if panel is not None:
            board = post.board if post is not None else None
            self._screen.lines(hand_lines(panel, self.speaker, beside=board), style="cyan")

    def _proposed(self, question: Question) -> str | None:
        """What an empty line does."""
        for form in question.forms:
            for option in options_of([form]):
                if option.action == question.proposed:
                    label = self.speaker.say(option.label)
                    # Of several questions the keys are short: what it is stands in the question.
                    return label if len(question.forms) == 1 else f"{self.speaker.say(form.ask)} {label}"
            if isinstance(form, Pick) and question.proposed is not None:
                cards = dump_action(question.proposed).get(form.field)
                if isinstance(cards, list):
                    shown = [self.speaker("card", card=Face(Card(str(card)))) for card in cards]
                    return " ".join([self.speaker.say(form.label), *shown])
        return self.speaker("let-it-roll") if question.may_wave else None
