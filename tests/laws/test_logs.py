"""Logs say what happened and where, and no value: not ours, SQLAlchemy's, httpx's or asyncio's."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError

from bot.logs import configure_logs, places
from storage.schema import secrets
from storage.sqlite import connect_engine
from tests.helpers.logs import kept_logging
from tests.helpers.marks import MARK, SECRET, STAKE, TOKEN, Log, clean, logged


async def test_a_failing_statement_shows_no_parameter(tmp_path: Path, log: Log) -> None:
    engine = connect_engine(tmp_path / "test.db", 1)
    values = {"table_id": 1, "secret": SECRET, "position": STAKE}
    try:
        async with engine.connect() as connection:
            for statement, parameters in (
                (insert(secrets), values),
                (insert(secrets), [values, values]),
                (text("INSERT INTO nowhere VALUES (:a)"), {"a": MARK}),
                (text("SELECT :a"), {"a": object()}),
                (text("SELECT nonsense(:a)"), {"a": MARK}),
            ):
                with pytest.raises(DBAPIError) as caught:
                    await connection.execute(statement, parameters)
                error = caught.value
                clean(logged(lambda error=error: _raise(error)))
    finally:
        await engine.dispose()
    assert "INSERT INTO" not in log.text()


def _raise(error: Exception) -> None:
    raise error


URL = f"http://127.0.0.1:9/bot{TOKEN}/sendMessage"


async def test_a_failing_request_shows_no_token_in_the_logs(log: Log) -> None:
    def refused(request: httpx.Request) -> httpx.Response:
        if "wrong" in request.url.path:
            raise httpx.ConnectError(f"no way to {request.url}", request=request)
        return httpx.Response(404, text=MARK)

    failures: list[Exception] = []
    async with httpx.AsyncClient(transport=httpx.MockTransport(refused)) as client:
        for url in (URL, URL + "/wrong"):
            try:
                (await client.post(url, json={"text": MARK})).raise_for_status()
            except httpx.HTTPError as error:
                failures.append(error)
    async with httpx.AsyncClient() as client:  # a real connection, which nobody takes
        try:
            await client.get(URL)
        except httpx.HTTPError as error:
            failures.append(error)
    assert [type(error).__name__ for error in failures] == ["HTTPStatusError", "ConnectError", "ConnectError"]
    assert TOKEN in str(failures[0])  # httpx itself would show it
    for error in failures:
        logged(lambda error=error: _raise(error))
    clean(log.text())
    assert "HTTPStatusError" in log.text()


@pytest.mark.parametrize(
    "name", ["httpx", "httpcore.connection", "sqlalchemy.engine.Engine", "aiosqlite", "alembic"]
)
def test_what_libraries_say_below_a_warning_is_not_logged(name: str, log: Log) -> None:
    for level in (logging.DEBUG, logging.INFO):
        logging.getLogger(name).log(level, "HTTP Request: POST %s", URL)
    assert log.text() == ""


@pytest.mark.parametrize("name", ["httpx", "sqlalchemy.pool", "asyncio", "concurrent.futures", "py.warnings"])
@pytest.mark.parametrize(
    ("message", "args", "kept"),
    [
        ("connection to %s failed", (URL,), "connection to"),
        (
            f"Task exception was never retrieved\nfuture: <Task {MARK}>",
            (),
            "Task exception was never retrieved",
        ),
        (f"Exception in callback send('{MARK}', {STAKE})", (), "Exception in callback send"),
        (f"stake {STAKE}", (), "stake"),
        (f"{{'{MARK}': 1}}", (), ""),
        (ValueError(MARK), (), "ValueError"),
    ],
)
def test_what_libraries_warn_of_is_cut_before_any_value(
    name: str, message: Any, args: tuple[Any, ...], kept: str, log: Log
) -> None:
    logging.getLogger(name).warning(message, *args)
    (event,) = log.events()
    assert (event["event"], event["logger"], event["level"]) == (kept, name, "warning")


async def test_an_error_that_nobody_waited_for_is_logged_without_its_words(log: Log) -> None:
    loop = asyncio.get_running_loop()

    async def fail(secret: str) -> None:
        raise ValueError(secret)

    loop.call_exception_handler(
        {"message": f"Exception in callback call({MARK!r})", "exception": ValueError(MARK), "handle": MARK}
    )
    task = asyncio.ensure_future(fail(MARK))
    await asyncio.wait([task])
    del task  # asyncio speaks of it now
    await asyncio.sleep(0)
    events = log.events()
    assert [event["event"] for event in events] == [
        "Exception in callback call",
        "Task exception was never retrieved",
    ]
    assert all(event["error"].startswith("ValueError") for event in events)


def test_an_error_whose_text_was_rendered_by_another_handler_is_still_silent(log: Log) -> None:
    record = logging.LogRecord("httpx", logging.ERROR, "x.py", 1, "failed", (), None)
    try:
        raise ValueError(MARK)
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
        logging.Formatter().format(record)
        assert record.exc_text is not None and MARK in record.exc_text
        logging.getLogger().handle(record)
    clean(log.text())
    assert log.events()[0]["error"].startswith("ValueError")


def test_a_stack_is_not_logged(log: Log) -> None:
    secret = MARK
    logging.getLogger("httpx").error("failed", stack_info=True)
    logging.getLogger("bot.test").error("failed", stack_info=True)
    assert "File" not in log.text() and secret not in log.text()


def test_places_say_the_kind_and_the_way_and_nothing_else() -> None:
    def fail(secret: str) -> None:
        raise KeyError(secret)

    try:
        try:
            fail(MARK)
        except KeyError as error:
            raise RuntimeError(MARK) from error
    except RuntimeError as error:
        shown = places(error)
    assert shown.startswith("RuntimeError < test_logs.py:")
    clean(shown)
    assert places(None) == ""


def test_each_line_of_the_log_is_json(log: Log) -> None:
    structlog.get_logger().info("begun", table=7)
    logging.getLogger("bot.other").warning("plain %s", "words")
    logging.getLogger("library").error("two\nlines")
    first, second, third = log.events()
    assert (first["event"], first["table"], first["level"]) == ("begun", 7, "info")
    assert (second["event"], second["logger"]) == ("plain words", "bot.other")
    assert third["event"] == "two"
    assert all(event["timestamp"].endswith("Z") for event in (first, second, third))


def test_a_log_that_cannot_be_written_goes_to_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    with kept_logging():
        for path in (tmp_path / "file" / "log", tmp_path, tmp_path / "a\0b"):
            configure_logs(path)
            structlog.get_logger().info("not worth a line")
            structlog.get_logger().warning("said")
    lines = capsys.readouterr().err.splitlines()
    assert [json.loads(line)["event"] for line in lines] == ["said"] * 3


def test_the_log_is_appended_to(tmp_path: Path) -> None:
    for number in (1, 2):
        with kept_logging():
            configure_logs(tmp_path / "new" / "log")
            structlog.get_logger().info("begun", number=number)
    lines = (tmp_path / "new" / "log").read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1, 2]
