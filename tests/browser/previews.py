"""A server that shows games which are not finished, too."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.browsers import built_client
from tests.server.servers import Server


@contextmanager
def with_previews(folder: Path) -> Iterator[str]:
    built_client()
    server = Server(folder, "--no-rate-limits", "--bot-delay", "0.05", "--previews").start()
    yield server.base
    assert server.stop() == 0
    assert server.errors() == []
