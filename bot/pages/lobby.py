"""A table that has not begun (screens.md §1)."""

from collections.abc import Iterator

from bot.choices import TABLE_OPTIONS, OptionChoice, choices
from bot.page import KeyRow, Line, PublicPage
from bot.pages.frame import halves, notices, table_key
from bot.pages.sides import side_text
from bot.posts import BoardPost, LobbyView, Standing
from bot.seating import DEFAULT_SETTINGS, SeatInfo
from rules import AnyGame, find_game
from rules.kit.extras import sides_of
from rules.kit.scene import Joined, Mark, Named, Note, Text, text
from rules.kit.seats import Seat, all_seats

_DAY, _HOUR, _MINUTE = 86_400, 3600, 60


def lobby(post: BoardPost, language: str) -> PublicPage:
    """Seats, options, what was changed last, the fairness commitment, and all keys of the lobby."""
    standing = post.standing
    view, game = standing.lobby, find_game(standing.game)
    assert view is not None and game is not None
    names = tuple(["" if info is None else info.name for info in view.seats])
    seated = sum(info is not None for info in view.seats)
    head = text("turn-lobby") if view.host is None else text("turn-lobby-host", seat=Named(view.host))
    lines: list[Line] = [
        text(
            "lobby-title",
            code=standing.code,
            game=text("game-short"),
            seated=seated,
            seats=_wanted(view),
        )
    ]
    lines += notices(standing)
    lines += _seats(view, game)
    lines += [text("lobby-swap", seat=Mark(one), other=Mark(other)) for one, other in view.swaps]
    lines += _options(standing, view, game)
    lines += [text("lobby-commitment"), *halves(standing.commitment)]
    rows = _keys(standing, view)
    return PublicPage(language, standing.game, names, head, standing.until, tuple(lines), rows)


def _wanted(view: LobbyView) -> Text:
    """How many sit at this game."""
    most = len(view.seats)
    if view.least == most:
        return text("lobby-seats", most=most)
    return text("lobby-seats-range", least=view.least, most=most)


def _seats(view: LobbyView, game: AnyGame) -> Iterator[Line]:
    """Who sits where and how he stands; partners together."""
    sides = sides_of(game, len(view.seats))
    if all(len(side) == 1 for side in sides):
        for seat in all_seats(len(view.seats)):
            info = view.seats[seat]
            if info is not None:
                who = text("seat-named", seat=Named(seat))
                yield Note((who, *_facts(view, seat, info)))
        return
    for side in sides:
        seated = [seat for seat in side if view.seats[seat] is not None]
        states = []
        for seat in side:
            info = view.seats[seat]
            if info is None:
                states.append(text("lobby-seat-free", seat=Mark(seat)))
            else:
                facts = Joined(tuple(_facts(view, seat, info)), ", ")
                states.append(text("lobby-of", seat=Mark(seat), what=facts))
        if len(seated) == len(side):
            yield side_text(side)
        else:
            yield from (text("seat-named", seat=Named(seat)) for seat in seated)
        yield Note(tuple(states))


def _facts(view: LobbyView, seat: Seat, info: SeatInfo) -> Iterator[Text]:
    if info.person is None:
        yield text("lobby-computer", level=info.level)
        yield text("lobby-unrated")
    elif seat in view.held:
        yield text("lobby-held")
    else:
        yield text("lobby-ready") if seat in view.ready else text("lobby-not-ready")


def _options(standing: Standing, view: LobbyView, game: AnyGame) -> Iterator[Line]:
    """Points and clock, then whatever differs from what is usual; and what was changed last."""
    options, settings = game.options.model_validate(dict(view.options)), standing.settings
    usual = {one.name: one.value for one in choices(game, game.options(), DEFAULT_SETTINGS)}
    known = choices(game, options, settings)
    yield Note(tuple([_said(one) for one in known if one.name in _ALWAYS or one.value != usual[one.name]]))
    changed = next((one for one in known if one.name == view.changed), None)
    if changed is not None:
        yield text("lobby-changed", option=changed.label, value=changed.now)


_ALWAYS = ("target", TABLE_OPTIONS[0])


def _said(one: OptionChoice) -> Text:
    """An option in short, as screens.md has it: ``To 500 · turn 90 s``."""
    match one.name, one.value:
        case "target", int():
            return text("lobby-target", points=one.now)
        case "rated", False:
            return text("lobby-trial")
        case _, (int() | float()) as value if one.seconds:
            return text("lobby-option", option=one.label, value=_short(value))
    return text("lobby-option", option=one.label, value=one.now)


def _short(seconds: float) -> Text:
    """A time in its largest whole unit, as a sign: 90 s, 5 min, 2 h, 3 d."""
    count = round(seconds)
    if count >= _DAY and count % _DAY == 0:
        return text("short-days", count=count // _DAY)
    if count >= _HOUR and count % _HOUR == 0:
        return text("short-hours", count=count // _HOUR)
    if count >= 2 * _MINUTE and count % _MINUTE == 0:
        return text("short-minutes", count=count // _MINUTE)
    return text("short-seconds", count=count)


def _keys(standing: Standing, view: LobbyView) -> tuple[KeyRow, ...]:
    confirm = (table_key(standing, text("go-confirm"), "confirm"),) if view.held else ()
    people = (
        *confirm,
        table_key(standing, text("go-join"), "join"),
        table_key(standing, text("go-leave"), "leave"),
        table_key(standing, text("go-ready"), "ready"),
    )
    table = (
        table_key(standing, text("go-swap"), "swap"),
        table_key(standing, text("go-options"), "options"),
        table_key(standing, text("go-rules"), "rules"),
    )
    host = (
        table_key(standing, text("go-computer"), "computer"),
        table_key(standing, text("go-close-table"), "close"),
    )
    begin = (table_key(standing, text("go-begin"), "begin"),)
    return (KeyRow(people), KeyRow(table), KeyRow(host), KeyRow(begin))
