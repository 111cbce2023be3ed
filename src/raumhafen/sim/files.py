"""Files that appear whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """A hidden name to write to, renamed at the end, so that nobody ever finds half a file."""
    hidden = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield hidden
        hidden.replace(path)
    finally:
        hidden.unlink(missing_ok=True)


def write_whole(path: Path, content: bytes) -> None:
    with written_beside(path) as hidden:
        hidden.write_bytes(content)
