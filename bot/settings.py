"""What a chat and a person have set: kept as JSON text in the store (product.md, *Commands*)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar
from zoneinfo import ZoneInfo

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from bot.choices import INTERRUPT_SECONDS, TURN_SECONDS
from bot.ports import Store
from bot.seating import DEFAULT_SETTINGS, Settings
from bot.texts import LANGUAGES
from bot.texts.voices import Letters, Suits, Voice, read_voice
from rules import AnyGame, find_game
from rules.kit.contract import GameOptions
from rules.kit.extras import on_german_cards

TABLES = (1, 10)
"""Tables that a chat may allow at once."""
_USUAL_TABLES = 3
_USUAL_TABLES_OF: Mapping[str, int] = {"telegram": 2}
"""Tables at once where nobody has set it: a Telegram group has fewer messages to share (product.md, 8)."""
_PACE_IN_GROUPS_OF: Mapping[str, float] = {"telegram": 3.0}
"""Seconds between the moves of computers, where it is not the usual pace (product.md, *Messages*)."""
OpenedBy: TypeAlias = Literal["everybody", "admins"]
Way: TypeAlias = Literal["private", "here"]
Hour = Annotated[int, Field(ge=0, le=23)]
Quiet: TypeAlias = tuple[Hour, Hour]
"""From one full hour to another one, by the clock of the time zone; it may go over midnight."""


class _Kept(BaseModel):
    # A newer version of the program may have kept more.
    model_config = ConfigDict(frozen=True, extra="ignore", hide_input_in_errors=True)


class ChatSettings(_Kept):
    """What the admins of a chat have set. None: as the platform has it."""

    language: str | None = None
    time_zone: str = "UTC"
    tables: Annotated[int, Field(ge=TABLES[0], le=TABLES[1])] | None = None
    opened_by: OpenedBy = "everybody"
    nudges: bool = True
    """Whether people who are waited for may be mentioned."""
    quiet: Quiet | None = None
    """Hours in which nobody is nudged."""
    turn_seconds: Annotated[int, Field(ge=TURN_SECONDS[0], le=TURN_SECONDS[1])] = 90
    interrupt_seconds: Annotated[int, Field(ge=INTERRUPT_SECONDS[0], le=INTERRUPT_SECONDS[1])] = 8
    """For the first window of a turn, in games that have windows."""
    rated: bool = True
    """Whether new tables may count for ratings; False: trial games unless said otherwise."""
    options: dict[str, dict[str, Any]] = {}
    """Default options of new tables, by game."""

    @field_validator("language")
    @classmethod
    def _ours(cls, value: str | None) -> str | None:
        return _known_language(value)

    @field_validator("time_zone")
    @classmethod
    def _zone(cls, value: str) -> str:
        if not is_time_zone(value):
            raise ValueError("no such time zone")
        return value

    def most_tables(self, platform: str) -> int:
        """How many tables may run at once."""
        return self.tables if self.tables is not None else _USUAL_TABLES_OF.get(platform, _USUAL_TABLES)

    def new_table(self, platform: str, *, private: bool) -> Settings:
        """The numbers of a new table. ``private``: in a private chat."""
        usual = DEFAULT_SETTINGS.pace_seconds
        return Settings(
            turn_seconds=float(self.turn_seconds),
            interrupt_seconds=float(self.interrupt_seconds),
            pace_seconds=usual if private else _PACE_IN_GROUPS_OF.get(platform, usual),
            rated=self.rated,
        )

    def new_options(self, game: AnyGame) -> GameOptions:
        """The options of a new table; the game's own where what was set is no longer an option."""
        try:
            return game.options.model_validate(self.options.get(game.id, {}))
        except ValidationError:
            return game.options()


class PersonSettings(_Kept):
    """What a person has set. ``way``: where his hand comes (None: not chosen yet); ``reached``: the bot may
    write to him; ``one_tap``: a tap acts at once; ``by_melds``: his hand is sorted by melds, in games that
    have them; ``letters`` and ``suits``: how cards are printed for him; ``mention``: whether a nudge may name
    him; ``quiet``: hours in which it may not."""

    language: str | None = None
    way: Way | None = None
    reached: bool = False
    one_tap: bool = False
    by_melds: bool = False
    letters: Letters = "own"
    suits: Suits = "plain"
    mention: bool = True
    quiet: Quiet | None = None
    time_zone: str | None = None
    """Of the quiet hours; None: the chat's."""
    heard: str | None = None
    """The platform's language for him, as it was when he last sat down."""

    @property
    def speaks(self) -> str | None:
        """The language of what is written to him: as he has set it, or as the platform has it."""
        return self.language if self.language is not None else self.heard

    def voice(self, language: str, game_id: str | None) -> str:
        """How he is spoken to in this language (or in that of a page that is made anew), as a tag. German
        cards: in games played with them."""
        suits = self.suits
        if suits == "german":
            game = find_game(game_id) if game_id is not None else None
            suits = "german" if game is not None and on_german_cards(game) else "plain"
        return Voice(read_voice(language).language, self.letters, suits).tag

    @field_validator("language", "heard")
    @classmethod
    def _ours(cls, value: str | None) -> str | None:
        return _known_language(value)

    @field_validator("time_zone")
    @classmethod
    def _zone(cls, value: str | None) -> str | None:
        if value is not None and not is_time_zone(value):
            raise ValueError("no such time zone")
        return value


KEPT = 4096
"""Settings that are remembered as they were read: every press asks for those of its person and its chat."""
_K = TypeVar("_K", ChatSettings, PersonSettings)


@lru_cache(KEPT)
def load_chat(body: str | None) -> ChatSettings:
    """Reads what was kept; what of it cannot be read any more is as if it had never been set."""
    return _load(ChatSettings, body)


@lru_cache(KEPT)
def load_person(body: str | None) -> PersonSettings:
    """Likewise of a person."""
    return _load(PersonSettings, body)


async def zone_of(store: Store, chat: str) -> str:
    """The time zone of a chat. Raises ``StoreError``."""
    return load_chat(await store.chat(chat)).time_zone


def dump(settings: ChatSettings | PersonSettings) -> str:
    """As JSON text, only what was set."""
    return settings.model_dump_json(exclude_defaults=True)


def is_time_zone(name: str) -> bool:
    """Whether the system's time zones have this name.

    >>> is_time_zone("Europe/Warsaw"), is_time_zone("../etc/passwd"), is_time_zone("")
    (True, False, False)
    """
    if not name or len(name) > 64 or not name.isascii():
        return False
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def is_quiet(quiet: Quiet | None, hour: int) -> bool:
    """Whether this hour of the day is a quiet one.

    >>> is_quiet((22, 7), 23), is_quiet((22, 7), 7), is_quiet((9, 12), 9), is_quiet(None, 3)
    (True, False, True, False)
    """
    if quiet is None:
        return False
    start, end = quiet
    return start <= hour < end if start <= end else hour >= start or hour < end


def _load(model: type[_K], body: str | None) -> _K:
    if body is None:
        return model()
    try:
        return model.model_validate_json(body)
    except ValidationError as error:
        wrong = {details["loc"][0] for details in error.errors(include_input=False) if details["loc"]}
    if not wrong:
        return model()
    values = _objects(body)
    return model.model_validate({key: value for key, value in values.items() if key not in wrong})


def _objects(body: str) -> dict[str, Any]:
    class Anything(BaseModel):
        model_config = ConfigDict(extra="allow", hide_input_in_errors=True)

    return dict(Anything.model_validate_json(body).model_extra or {})


def _known_language(value: str | None) -> str | None:
    """A language that this version does not have is none."""
    return value if value in LANGUAGES else None
