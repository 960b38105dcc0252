"""Statements for many rows: the same text that SQLAlchemy would write, in few shapes."""

import pytest
from sqlalchemy import insert
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.dialects.sqlite import aiosqlite

from storage.schema import deals, events
from storage.statements import MOST_ROWS, ManyRows, Writes, shape, table_with_log, versions

DIALECTS = [aiosqlite.dialect(), asyncpg.dialect()]


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.name)
@pytest.mark.parametrize("table", [events, deals], ids=lambda table: table.name)
def test_a_repeated_row_reads_as_sqlalchemy_writes_it(dialect, table) -> None:
    rows = [dict.fromkeys(table.c.keys(), 0)] * 30
    expected = str(insert(table).values(rows).compile(dialect=dialect))
    assert ManyRows(insert(table), dialect).sql(30) == expected


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.name)
def test_every_statement_can_be_written_for_both_databases(dialect) -> None:
    for many in vars(Writes(dialect)).values():
        assert many.sql(3).count("(") > many.sql(1).count("(")
    assert "log" in str(table_with_log(dialect).compile(dialect=dialect))
    assert "ids" in str(versions(dialect))


@pytest.mark.parametrize("count", [0, 1, 7, 9, 100, 511, 512, 513, 1000, 1999, 2000])
def test_every_row_is_in_exactly_one_part(count: int) -> None:
    rows = [(i, i, i, i) for i in range(count)]
    parts = list(ManyRows(insert(events), DIALECTS[0]).parts(rows))
    assert [value for _, values in parts for value in values] == [value for row in rows for value in row]
    for sql, values in parts:
        assert sql.count("?") == len(values)


def test_groups_of_any_size_need_few_shapes() -> None:
    shapes = {shape(rows) for rows in range(1, 2001)}
    assert max(shapes) == MOST_ROWS
    assert len(shapes) <= 32
