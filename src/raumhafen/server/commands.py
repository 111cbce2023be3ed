"""The commands for operators; the command line mounts them."""

import asyncio
import gc
import signal
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from raumhafen.cli.shell import Shell
from raumhafen.server import archive, logs
from raumhafen.server.app import create_app
from raumhafen.server.settings import Settings, default_data
from raumhafen.server.store.database import open_database

Data = Annotated[Path | None, typer.Option("--data", envvar="RAUMHAFEN_DATA")]
Base = Annotated[str, typer.Option("--database", envvar="RAUMHAFEN_DATABASE")]
GRACE = 10  # seconds for open requests when the server stops


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(envvar="RAUMHAFEN_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="RAUMHAFEN_PORT")] = 8000,
    data: Data = None,
    database: Base = "",
    redis: Annotated[str, typer.Option(envvar="RAUMHAFEN_REDIS")] = "",
    origin: Annotated[list[str] | None, typer.Option(envvar="RAUMHAFEN_ORIGINS")] = None,
    secure: Annotated[bool, typer.Option(envvar="RAUMHAFEN_SECURE")] = False,
    proxy: Annotated[str, typer.Option(envvar="RAUMHAFEN_PROXY")] = "",
    public_url: Annotated[str, typer.Option(envvar="RAUMHAFEN_PUBLIC_URL")] = "",
    webhook: Annotated[str, typer.Option(envvar="RAUMHAFEN_WEBHOOK")] = "",
    smtp: Annotated[str, typer.Option(envvar="RAUMHAFEN_SMTP")] = "",
    mail_from: Annotated[str, typer.Option(envvar="RAUMHAFEN_MAIL_FROM")] = "",
    bot_workers: Annotated[int, typer.Option(envvar="RAUMHAFEN_BOT_WORKERS", min=1)] = 1,
    bot_delay: Annotated[float, typer.Option(min=0.0)] = 0.8,
    previews: Annotated[bool, typer.Option(envvar="RAUMHAFEN_PREVIEWS")] = False,
    away_seconds: Annotated[float, typer.Option(envvar="RAUMHAFEN_AWAY_SECONDS", min=0.0)] = 600.0,
    rate_limits: bool = True,
    log_level: Annotated[str, typer.Option(envvar="RAUMHAFEN_LOG")] = "info",
    open_browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Runs until it is told to stop."""
    settings = Settings(
        host=host,
        port=port,
        data=data or default_data(),
        database=database,
        redis=redis,
        origins=tuple(origin or ()),
        secure=secure,
        proxy=proxy,
        public_url=public_url or f"http://{host}:{port}",
        webhook=webhook,
        smtp=smtp,
        mail_from=mail_from,
        bot_workers=bot_workers,
        bot_delay=bot_delay,
        previews=previews,
        away_seconds=away_seconds,
        rate_limits=rate_limits,
    )
    logs.set_up(log_level)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run_server(settings, shell_of(context), open_browser))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The faster loop, where it exists."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


def shell_of(context: typer.Context) -> Shell:
    assert isinstance(context.obj, Shell)
    return context.obj


async def run_server(settings: Settings, shell: Shell, open_browser: bool) -> None:
    config = uvicorn.Config(
        await create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
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
    shell.print("serve-ready", url=settings.public_url)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [settings.public_url]).start()
    await Listener(config).serve()


def calm_the_collector() -> None:
    """Nearly all garbage here goes by reference counts; a full search among the objects of some
    thousand sockets would hold up everybody for a quarter of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


class Listener(uvicorn.Server):
    """Ends with exit code 0 when it is asked to stop; uvicorn itself would raise the signal."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    database: Base = "",
) -> None:
    """Everything that is stored, in one file; the server may go on running."""
    rows = asyncio.run(_backup(stored(data, database), file))
    shell_of(context).print("backup-done", rows=rows, path=str(file))


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    database: Base = "",
) -> None:
    """Into an empty database, of either kind."""
    rows = asyncio.run(_restore(stored(data, database), file))
    shell_of(context).print("restore-done", rows=rows, path=str(file))


def verify(context: typer.Context, data: Data = None, database: Base = "") -> None:
    """Plays every stored game again and compares all digests."""
    shell = shell_of(context)
    checked, old, faults = asyncio.run(_verify(stored(data, database)))
    for table_id, reason in faults:
        shell.print("verify-table", table=table_id, reason=shell.texts.error(reason))
    if old:
        shell.print("verify-old", tables=old)
    shell.print("verify-done", tables=checked, faults=len(faults))
    if faults:
        raise typer.Exit(1)


def stored(data: Path | None, database: str) -> Settings:
    return Settings(data=data or default_data(), database=database)


async def _backup(settings: Settings, path: Path) -> int:
    base = await open_database(settings)
    try:
        return await archive.write(base, path)
    finally:
        await base.close()


async def _restore(settings: Settings, path: Path) -> int:
    base = await open_database(settings)
    try:
        return await archive.read(base, path)
    finally:
        await base.close()


async def _verify(settings: Settings) -> archive.Verified:
    base = await open_database(settings)
    try:
        return await archive.verify_all(base)
    finally:
        await base.close()
