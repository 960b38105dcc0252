"""The command line, and the one place where everything is put together."""

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from platformdirs import user_data_path
from typer.exceptions import TyperException

from adapters.cli.env import read_env
from adapters.cli.options import (
    checked_game,
    checked_language,
    checked_levels,
    checked_options,
    checked_seed,
    planned_seats,
    planned_settings,
)
from adapters.cli.records import replay_files, verify_file
from adapters.cli.streams import NO_OUTPUT, end_output, open_streams
from adapters.cli.usage import reason_of, whole_number
from adapters.cli.words import (
    Answer,
    catalogue,
    complain,
    fail,
    out,
    say,
    system_language,
    why_not,
)
from adapters.ending import ended_by_signals
from bot import __version__
from bot.logs import configure_logs, places
from bot.ports import StoreError, StoreFull, StoreInUse
from bot.texts import LANGUAGES
from rules.kit.scene import text

app = typer.Typer(
    add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None, help=say("help-app")
)
SPOKEN = ", ".join(LANGUAGES)
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))]
Options = Annotated[str, typer.Option(help=say("help-options"), metavar="JSON")]
Seats = Annotated[int | None, typer.Option(help=say("help-seats"), parser=whole_number, metavar="N")]


OF_A_NEW_TABLE = ("seats", "level", "fast", "name", "options", "turn", "reveal")
"""Options of ``play`` that mean nothing to a table that goes on."""


def was_given(context: typer.Context, name: str) -> bool:
    """Whether an option stands on the command line."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def data_folder() -> Path:
    """Where the database, records and logs lie if nothing else is said."""
    return user_data_path("hospoda", appauthor=False)


def database() -> Path:
    """HOSPODA_DATABASE (a path, or ``sqlite:///PATH``), else a file in the data folder."""
    named = os.environ.get("HOSPODA_DATABASE", "").removeprefix("sqlite:///")
    return Path(named) if named else data_folder() / "hospoda.db"


@app.command(help=say("help-play"))
def play(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    level: Annotated[int, typer.Option(help=say("help-level"), parser=whole_number, metavar="N")] = 2,
    language: Annotated[str | None, typer.Option(help=say("help-language", languages=SPOKEN))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("help-resume"))] = False,
    fast: Annotated[bool, typer.Option("--fast", help=say("help-fast"))] = False,
    name: Annotated[list[str] | None, typer.Option(help=say("help-name"))] = None,
    options: Options = "{}",
    turn: Annotated[float | None, typer.Option(help=say("help-turn"))] = None,
    reveal: Annotated[str, typer.Option(help=say("help-reveal"))] = "match",
) -> None:
    found = checked_game(game)
    words = catalogue(checked_language(language))
    from adapters.terminal.play import Plan
    from adapters.terminal.play import play as play_here
    from bot.computers import ComputerPool
    from bot.memory import collect_rarely
    from storage.store import open_store

    plan = Plan(
        game=found.id,
        options=checked_options(found, options),
        seats=planned_seats(found, seats, level, name or [], words),
        settings=planned_settings(fast=fast, turn=turn, reveal=reveal),
        resume=resume,
        records=data_folder() / "records",
        for_new=tuple(f"--{name}" for name in OF_A_NEW_TABLE if was_given(context, name)),
    )
    configure_logs(data_folder() / "hospoda.log")
    collect_rarely()

    async def run() -> None:
        computers = ComputerPool()
        try:
            async with open_store(database()) as store:
                await play_here(store, computers, plan, words, catalogue("en"))
        finally:
            computers.close()

    run_async(run, words.say(text("saved", game=found.id)))


@app.command(help=say("help-group"))
def group(
    first: Annotated[str | None, typer.Option("--as", metavar="NAME", help=say("help-as"))] = None,
    admin: Annotated[str | None, typer.Option("--admin", metavar="NAME", help=say("help-admin"))] = None,
    language: Annotated[str | None, typer.Option(help=say("help-group-language", languages=SPOKEN))] = None,
    file: Annotated[
        Path | None, typer.Option("--database", metavar="FILE", help=say("help-database"))
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help=say("help-fast"))] = False,
) -> None:
    spoken = checked_language(language) or system_language()
    from adapters.grouping import planned, run

    plan = planned(
        first, admin, spoken, chosen=language is not None, fast=fast, records=data_folder() / "records"
    )
    configure_logs(data_folder() / "hospoda.log")
    saved = catalogue(spoken).say(text("group-saved"))

    async def run_group() -> None:
        await run(file or database(), plan)
        out(saved)

    run_async(run_group, saved)


@app.command(help=say("help-replay"))
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=say("help-files"))],
    facts: Annotated[bool, typer.Option("--facts", help=say("help-facts"))] = False,
    upto: Annotated[str | None, typer.Option(metavar="DEAL:STEP", help=say("help-upto"))] = None,
) -> None:
    raise typer.Exit(replay_files(files, facts=facts, upto=upto))


@app.command(help=say("help-verify"))
def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))]) -> None:
    raise typer.Exit(verify_file(file))


@app.command(help=say("help-selfplay"))
def selfplay(
    game: GameName,
    matches: Annotated[
        int, typer.Option("-n", "--matches", help=say("help-matches"), parser=whole_number, metavar="N")
    ] = 10,
    seats: Seats = None,
    levels: Annotated[str | None, typer.Option(help=say("help-levels"))] = None,
    options: Options = "{}",
    seed: Annotated[str, typer.Option(help=say("help-seed"))] = "1",
    records: Annotated[Path | None, typer.Option(help=say("help-records"))] = None,
) -> None:
    found = checked_game(game)
    if not 1 <= matches <= 1_000_000:
        fail("usage-matches")
    chosen = checked_levels(found, seats, levels)
    from adapters.cli.selfplay import selfplay as play_out

    agreed = checked_options(found, options)
    raise typer.Exit(play_out(found, matches, chosen, agreed, checked_seed(seed), records))


@app.command(help=say("help-rules"))
def rules(
    game: GameName,
    language: Annotated[str | None, typer.Option(help=say("help-language", languages=SPOKEN))] = None,
) -> None:
    found = checked_game(game)
    words = catalogue(checked_language(language))
    from adapters.terminal.pages import rules_lines

    for line in rules_lines(words, found.id):
        out(line)


@app.command(help=say("help-run"))
def run() -> None:
    from adapters.running import run as run_house

    run_house(database())


@app.command(help=say("help-check"))
def check() -> None:
    from adapters.checking import check as check_house

    raise typer.Exit(0 if check_house(database()) else 1)


@app.command(help=say("help-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))],
    overwrite: Annotated[bool, typer.Option("--overwrite", help=say("help-overwrite"))] = False,
) -> None:
    from storage.backup import backup as copy

    copy(database(), file, overwrite=overwrite)
    out(say("backup-done", path=str(file)))


@app.command(help=say("help-restore"))
def restore(file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))]) -> None:
    from storage.backup import restore as put_back

    put_back(file, database())
    out(say("restore-done", path=str(file)))


@app.command(name="recompute", help=say("help-recompute"))
def recompute_ratings() -> None:
    from adapters.recomputing import recompute

    out(say("recompute-done", count=recompute(database())))


@app.callback(invoke_without_command=True)
def hospoda(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
) -> None:
    if version:
        out(f"hospoda {__version__}")
        raise typer.Exit(0)
    if context.invoked_subcommand is None:
        fail("usage-missing-command")


def run_async(run: Callable[[], Coroutine[Any, Any, None]], saved: str) -> None:
    """Runs to the end; Ctrl-C is a way to leave, and so is being told to end: everything accepted is
    ``saved``, as it is said."""
    try:
        asyncio.run(ended_by_signals(run()))
    except (KeyboardInterrupt, asyncio.CancelledError):
        out("")
        out(saved)


def main(args: Sequence[str] | None = None) -> NoReturn:
    """The command ``hospoda``. Exit codes: 0 fine, 1 the answer is no, 2 wrong usage or input."""
    open_streams()
    read_env()
    configure_logs()
    sys.exit(_run(list(sys.argv[1:] if args is None else args)))


def _run(args: list[str]) -> int:
    code = 0
    try:
        answer = app(args, prog_name="hospoda", standalone_mode=False)
        code = answer if isinstance(answer, int) else 0
        sys.stdout.flush()
        return code
    except TyperException as error:
        complain(reason_of(error))
        return 2
    except Answer as error:
        complain(error.reason, game=error.game)
        return error.code
    except StoreError as error:
        complain(error.reason)
        # A full disk and a second process are no fault of what was typed.
        return 1 if isinstance(error, StoreFull | StoreInUse) else 2
    except (BrokenPipeError, SystemExit):
        # Whoever read our output has enough (typer says so by SystemExit).
        end_output()
        return code
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in NO_OUTPUT:
            complain(text("folder-unwritable", folder="stdout", why=why_not(error)))
            end_output()
        else:
            complain(text("fault-ours", where=places(error)))
        return 1


if __name__ == "__main__":
    main()
