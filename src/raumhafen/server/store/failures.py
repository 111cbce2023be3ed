"""Failures of the database that are nobody's mistake: it is away, hangs, or cannot write."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import exc

# Classes of PostgreSQL's codes: connection, transaction rolled back, resources (a full disk), not
# in the right state, intervention of the operator, system error, internal error.
OUTAGES = ("08", "40", "53", "55", "57", "58", "XX")
MISTAKES = (exc.IntegrityError, exc.DataError, exc.ProgrammingError, exc.NotSupportedError)


class StorageFailed(Exception):
    """Nothing was stored, or nobody knows whether it was: only the log can tell."""


@contextmanager
def told_as_failures(connecting: bool = False) -> Iterator[None]:
    """Whatever the drivers call it, callers see one kind of failure."""
    try:
        yield
    except Exception as error:
        if is_outage(error, connecting):
            raise StorageFailed(f"{type(error).__name__}: {reason_of(error)}") from error
        raise


def is_outage(error: BaseException, connecting: bool = False) -> bool:
    if isinstance(error, exc.DBAPIError):
        return is_outage_of_driver(error)
    if isinstance(error, exc.TimeoutError):  # all connections are taken
        return True
    if isinstance(error, OSError):  # a time-out is one too
        return connecting or isinstance(error, ConnectionError | TimeoutError)
    return connecting and state_of(error) is not None


def is_outage_of_driver(error: exc.DBAPIError) -> bool:
    if isinstance(error, MISTAKES):
        return False
    if error.connection_invalidated or isinstance(error, exc.DatabaseError | exc.InterfaceError):
        return True
    state = state_of(error.orig)
    return state is not None and state.startswith(OUTAGES)


def state_of(error: BaseException | None) -> str | None:
    """PostgreSQL's code, of the error itself or of the one behind it."""
    while error is not None:
        state = getattr(error, "sqlstate", None)
        if state:
            return str(state)
        error = error.__cause__
    return None


def reason_of(error: BaseException) -> str:
    """Without the statement and its values."""
    orig = getattr(error, "orig", None)
    return str(error if orig is None else orig).splitlines()[0] if str(error) else ""
