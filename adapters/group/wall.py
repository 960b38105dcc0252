"""What stands in the chat: numbered messages with numbered keys, as everybody or one person sees them."""

from dataclasses import dataclass, field

from bot.page import Key


@dataclass(frozen=True, slots=True)
class Shown:
    """A key as it is offered: its words and what it carries."""

    label: str
    key: Key = field(repr=False)


@dataclass(slots=True)
class Message:
    """One message. ``person``: who alone sees it (None: everybody); ``at``: when it was last printed, counted
    in messages."""

    number: int
    person: str | None
    lines: list[str] = field(repr=False)
    keys: list[Shown] = field(repr=False)
    at: int = 0


class Wall:
    """The messages that stand. Numbers are never given twice in one run."""

    def __init__(self) -> None:
        self._messages: dict[int, Message] = {}
        self._last = 0
        self._prints = 0

    def add(self, person: str | None, lines: list[str], keys: list[Shown]) -> Message:
        """A new message."""
        self._last += 1
        message = self._messages[self._last] = Message(self._last, person, lines, keys)
        self.touch(message)
        return message

    def change(self, message: Message, lines: list[str], keys: list[Shown]) -> bool:
        """The message says this now; whether that is anything new to see."""
        before = (message.lines, [key.label for key in message.keys])
        message.lines, message.keys = lines, keys
        self._messages[message.number] = message
        if before == (lines, [key.label for key in keys]):
            return False
        self.touch(message)
        return True

    def touch(self, message: Message) -> None:
        """The message was printed: it is the newest now."""
        self._prints += 1
        message.at = self._prints

    def remove(self, message: Message) -> None:
        self._messages.pop(message.number, None)

    def seen_by(self, person: str) -> list[Message]:
        """What the person sees, the newest first."""
        seen = [one for one in self._messages.values() if one.person in (None, person)]
        return sorted(seen, key=lambda one: one.at, reverse=True)

    def numbered(self, person: str, number: int) -> Message | None:
        """The message of this number, if the person sees it."""
        found = self._messages.get(number)
        return found if found is not None and found.person in (None, person) else None

    def newest(self, person: str) -> Message | None:
        """The newest message with keys that the person sees."""
        return next((one for one in self.seen_by(person) if one.keys), None)

    def labelled(self, person: str, words: str) -> tuple[Message, Shown] | None:
        """The newest key that is called so."""
        wanted = " ".join(words.split()).casefold()
        for message in self.seen_by(person):
            for key in message.keys:
                if key.label.removeprefix("✓ ").casefold() == wanted:
                    return message, key
        return None
