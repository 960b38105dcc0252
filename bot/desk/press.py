"""A key was pressed: what it asks for, and of whom. Whether it counts is the table's to say."""

from collections.abc import Sequence

from bot.desk import (
    account_pages,
    at_table,
    career_pages,
    chat_pages,
    checking,
    commands,
    default_options,
    joining,
    kicking,
    listing,
    menu,
    opening,
    options,
    pad,
    past_pages,
    person_pages,
    reading,
    standing_pages,
    wishes,
)
from bot.desk.answers import told
from bot.desk.talk import NO_TABLE, Talk
from bot.desk.visitor import Reply
from bot.keys import BoardKey, PanelKey, TableKey, read_key
from bot.messages import Tap
from bot.pages.pad import PAD
from bot.ports import TableId
from rules import find_game
from rules.kit.scene import text


async def press(talk: Talk, data: str) -> Reply:
    """The answer to a press; to data that nobody here wrote, that it is no key."""
    found = read_key(data)
    match found:
        case BoardKey(table, turn, word):
            if word.startswith(PAD):
                return await pad.pressed(talk, found)
            return await _tap(talk, table, word, turn=turn)
        case PanelKey(table, seat, number, word):
            caller = await talk.caller()
            tap = Tap(caller, word, seat=seat, number=number, one_tap=talk.mine.one_tap)
            return await _tapped(talk, table, tap)
        case TableKey(table, word, arguments):
            reply = await (
                _house(talk, word, arguments) if table == NO_TABLE else _table(talk, table, word, arguments)
            )
            return reply if reply is not None else talk.no(text("old-key"))
        case None:
            return talk.no(text("old-key"))


async def _tap(talk: Talk, table: TableId, word: str, *, turn: int) -> Reply:
    return await _tapped(talk, table, Tap(await talk.caller(), word, turn=turn, one_tap=talk.mine.one_tap))


async def _tapped(talk: Talk, table: TableId, tap: Tap) -> Reply:
    answer = await talk.means.house.ask(table, tap)
    # A match that has just ended with it is looked at once more: what was done is said in the game's words.
    return told(talk, answer, await talk.standing(table), done=text("done"), secret=True)


async def _house(talk: Talk, word: str, arguments: tuple[str, ...]) -> Reply | None:
    """A key of no table."""
    if word.startswith(default_options.DEFAULT):
        return await default_options.game_option(talk, word.removeprefix(default_options.DEFAULT), arguments)
    game = find_game(arguments[0]) if arguments else None
    match word:
        case "settings":
            return await chat_pages.pressed(talk, arguments)
        case "mine":
            return await person_pages.pressed(talk, arguments)
        case account_pages.LINK:
            return await account_pages.link_pressed(talk, arguments)
        case "unlink" if arguments == ("yes",):
            return await account_pages.unlink_pressed(talk)
        case account_pages.FORGET:
            return await account_pages.forget_pressed(talk, arguments)
        case "hand":
            return await commands.command(talk, "hand", ())
        case "new":
            return await opening.new(talk, arguments[:1] if game is not None else ())
        case "about" if game is not None:
            return reading.about(talk, game)
        case "rules" if game is not None:
            return reading.rules(talk, game)
        case "tutorial" if game is not None:
            return reading.tutorial(talk, game)
        case "alone":
            return reading.alone(talk)
        case "help":
            return reading.help_(talk)
        case "tables":
            return await listing.tables(talk)
        case career_pages.PAGE:
            return await career_pages.pressed(talk, arguments)
        case past_pages.PAGE:
            return await past_pages.pressed(talk, arguments)
        case "top-of" if game is not None:
            return await standing_pages.of_game(talk, game.id)
        case standing_pages.PAGE | "top-game" | "top-span" | "top-sort":
            return await standing_pages.pressed(talk, word[len(standing_pages.PAGE) + 1 :], arguments)
    return None


async def _table(talk: Talk, table: TableId, word: str, arguments: tuple[str, ...]) -> Reply | None:
    """A key of a table without a question."""
    first = arguments[0] if arguments else None
    number = _number(arguments)
    match word:
        case (
            "join"
            | "ready"
            | "not-ready"
            | "begin"
            | "confirm"
            | "close"
            | "next"
            | "back"
            | "pause"
            | "resume"
            | "rematch"
        ):
            return await at_table.say(talk, table, word)
        case "tell":
            return await wishes.wish(talk, table)
        case "leave":
            return await at_table.leave(talk, table, sure=first == "yes")
        case "finish" | "last":
            return await at_table.vote(talk, table, word)
        case "hand":
            return await at_table.hand(talk, table)
        case "way" if first is not None:
            return await joining.choose_way(talk, table, first, _number(arguments[1:]))
        case "seat" | "take" if number is not None:
            return await at_table.take_seat(talk, table, number)
        case "swap":
            return await at_table.which_seat(talk, table)
        case "computer" if first is None or number is not None:
            return await at_table.add_computer(talk, table, number, _number(arguments[1:]))
        case "remove" if number is not None:
            return await at_table.remove(talk, table, number)
        case "kick" if number is not None:
            return await kicking.pressed(talk, table, number, arguments[1] if len(arguments) > 1 else None)
        case "kick":
            return await kicking.kick(talk, table, ())
        case "order" if first is not None:
            # A key of the board says no more: there it gives the order, and takes it back.
            on = None if len(arguments) == 1 else arguments[1] != "no"
            return await at_table.order(talk, table, first, on=on)
        case "options":
            return await options.options(talk, table, ())
        case "option" if first is not None:
            return await options.option(talk, table, first, arguments[1] if len(arguments) > 1 else None)
        case "rules":
            return await reading.rules_of_table(talk, table)
        case "menu":
            return await menu.menu(talk, table)
        case "log":
            return await menu.log(talk, table)
        case "trick":
            return await menu.trick(talk, table)
        case "record":
            return await reading.record(talk, table)
        case "verify":
            return await checking.verified(talk, table)
    return None


def _number(arguments: Sequence[str]) -> int | None:
    """The first of them, if it is a small number."""
    first = arguments[0] if arguments else ""
    return int(first) if first.isdecimal() and len(first) < 4 else None
