"""The collector of cyclic garbage, in processes that do little but play and think.

A search copies a state, plays on and drops the copy: hundreds of lists, which their counts of
references free at once. A collector that looks for circles among every 700 of them finds next to
nothing, and took a quarter of the time of search bots.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

YOUNG: Final = 50_000  # new objects before it looks


def collect_rarely() -> None:
    """For the rest of this process."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])


@contextmanager
def rarely_collected() -> Iterator[None]:
    """For a while, in a process that belongs to somebody else."""
    before = gc.get_threshold()
    collect_rarely()
    try:
        yield
    finally:
        gc.set_threshold(*before)
