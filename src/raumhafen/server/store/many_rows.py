"""Many rows in one statement, for SQLite.

Its thread hands the interpreter over for every single statement and then waits for its turn while
the loop is busy; so the actions of a hundred tables are stored by three statements, not by
hundreds.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection

VALUES = 30_000  # SQLite takes at most 32,766 in one statement

Rows = Sequence[tuple[Any, ...]]


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    marks = ",".join("?" * len(table_ids))
    wanted = f"SELECT id, version FROM tables WHERE id IN ({marks})"
    return {row[0]: row[1] for row in connection.exec_driver_sql(wanted, tuple(table_ids))}


def insert(connection: Connection, table: str, columns: Sequence[str], rows: Rows) -> None:
    for some in portions(rows, len(columns)):
        text = f"INSERT INTO {table} ({','.join(columns)}) VALUES {places(some)}"
        connection.exec_driver_sql(text, flat(some))


def update_tables(connection: Connection, columns: Sequence[str], rows: Rows) -> None:
    """Rows of the table's id, the version that it must have, and the new values of the columns."""
    names = ",".join(f"new_{column}" for column in columns)
    changes = ",".join(f"{column}=new_{column}" for column in columns)
    for some in portions(rows, len(columns) + 2):
        text = (
            f"WITH new(which,base,{names}) AS (VALUES {places(some)}) "
            f"UPDATE tables SET {changes} FROM new WHERE id=which AND version=base"
        )
        connection.exec_driver_sql(text, flat(some))


def portions(rows: Rows, width: int) -> Iterator[Rows]:
    size = VALUES // width
    return (rows[at : at + size] for at in range(0, len(rows), size))


def places(rows: Rows) -> str:
    """Marks for the values: (?,?),(?,?)"""
    one = f"({','.join('?' * len(rows[0]))})"
    return ",".join([one] * len(rows))


def flat(rows: Rows) -> tuple[Any, ...]:
    return tuple(value for row in rows for value in row)
