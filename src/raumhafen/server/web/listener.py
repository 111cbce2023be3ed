"""The listening process: event loop, uvicorn and its signals."""

import asyncio
import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn

from raumhafen.server.services.vigil import FAULT
from raumhafen.server.settings import Settings
from raumhafen.server.web.app import create_app
from raumhafen.server.web.frames import FramedProtocol

GRACE = 3  # seconds for open requests when the server stops
# Seconds after which the loop lets the thread that stores have its turn; storing needs a few turns
# for each transaction, and everybody waits for it.
TURN = 0.001
LAST_MOMENT = 9.0  # seconds after which it ends in any case: all that was promised is stored


async def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serves until it is told to stop; `ready` is called when everything is prepared."""
    app = await create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=FramedProtocol,
        ws_per_message_deflate=False,  # costs more memory and time than it saves on small views
        ws_max_size=32_768,
        ws_ping_interval=25.0,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
    calm_the_collector()
    sys.setswitchinterval(TURN)
    ready()
    await Listener(config).serve()
    if app.fault:
        raise SystemExit(FAULT)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The faster loop, where it exists."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def calm_the_collector() -> None:
    """Nearly all garbage here goes by reference counts; a full search among the objects of some
    thousand sockets would hold up everybody for a quarter of a second. So what is young is looked
    through often, a few milliseconds at a time, and the rest seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 500, 10)


class Listener(uvicorn.Server):
    """Ends with exit code 0 when it is asked to stop; uvicorn itself would raise the signal."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(LAST_MOMENT, os._exit, [FAULT])
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
