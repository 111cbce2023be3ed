"""A server that does not hear its own news, and has little patience with itself."""

import sys

from raumhafen.cli.entry import run
from raumhafen.server.services import news, vigil


async def hear_nothing(
    self: news.NewsChannel, raw: bytes, hear: news.Hear, is_open: news.IsOpen
) -> None:
    """As if the subscription were lost inside of the process."""


if __name__ == "__main__":
    news.SILENCE, vigil.ROUND, vigil.UNREADY = 1.0, 0.5, 3.0
    news.NewsChannel._receive = hear_nothing  # type: ignore[method-assign]  # a fault made for it
    sys.exit(run(sys.argv[1:]))
