"""Appends to the logs of many tables as one statement, for PostgreSQL.

Each column comes as one array: first those of the tables, then those of their lines, whose `place`
tells to which of the tables they belong.
"""

from collections.abc import Sequence
from typing import Any

# Rows are locked in the order of their ids, so that two processes never cross. Whoever waited for a
# lock looks at the row again, as it is then: a table that has moved on meanwhile is left alone.
APPEND = """
WITH wanted AS (
  SELECT * FROM unnest(
    $1::varchar[], $2::int[], $3::int[], $4::text[], $5::text[], $6::float8[], $7::varchar[],
    $8::text[], $9::float8[], $10::int[]
  ) WITH ORDINALITY AS w(
    id, base, version, waiting, clocks, due, state, outcome, updated, held, place
  )
), locked AS (
  SELECT w.place FROM tables t JOIN wanted w ON t.id = w.id
  WHERE t.version = w.base AND (w.held IS NULL OR EXISTS (
    SELECT FROM seats s WHERE s.table_id = w.id AND s.seat = w.held AND s.held
  ))
  ORDER BY t.id FOR UPDATE OF t
), moved AS (
  UPDATE tables t SET version = w.version, waiting = w.waiting, clocks = w.clocks, due = w.due,
    state = w.state, outcome = w.outcome, updated = w.updated
  FROM wanted w JOIN locked ON locked.place = w.place
  WHERE t.id = w.id AND t.version = w.base
  RETURNING w.place
), stored AS (
  INSERT INTO lines (table_id, seq, line, shown, request, at)
  SELECT l.table_id, l.seq, l.line, l.shown, l.request, l.at
  FROM unnest(
    $11::int[], $12::varchar[], $13::int[], $14::text[], $15::text[], $16::varchar[], $17::float8[]
  ) AS l(place, table_id, seq, line, shown, request, at)
  JOIN moved ON moved.place = l.place
)
SELECT place FROM moved
"""
CHANGE_WIDTH, LINE_WIDTH = 10, 7

Rows = Sequence[tuple[Any, ...]]


def arrays(changes: Rows, lines: Rows) -> list[list[Any]]:
    """The values of APPEND. Places count from one."""
    return columns(changes, CHANGE_WIDTH) + columns(lines, LINE_WIDTH)


def columns(rows: Rows, width: int) -> list[list[Any]]:
    return [[row[at] for row in rows] for at in range(width)]
