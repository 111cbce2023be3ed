"""Commands for operators of a server: serve, backup, restore, verify, upgrade, admin."""

import asyncio
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from raumhafen.cli import admin as administration
from raumhafen.cli.shell import Shell
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.upgrade import CLOSED, EPOCH, GOES_ON
from raumhafen.server import logs
from raumhafen.server.replays.upgrade_all import Judged, check_all, upgrade_all
from raumhafen.server.replays.verification import Verified, verify_all
from raumhafen.server.settings import Settings, default_data
from raumhafen.server.store import backup as backups
from raumhafen.server.store.database import Database, file_of, open_database
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.integrity import broken, check_file
from raumhafen.server.web import listener

KINDS = (GOES_ON, EPOCH, CLOSED)
Data = Annotated[Path | None, typer.Option("--data", envvar="RAUMHAFEN_DATA")]
Base = Annotated[str, typer.Option("--database", envvar="RAUMHAFEN_DATABASE")]


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
    mail_seconds: Annotated[float, typer.Option(envvar="RAUMHAFEN_MAIL_SECONDS", min=0.0)] = 300.0,
    push: Annotated[bool, typer.Option(envvar="RAUMHAFEN_PUSH")] = True,
    push_seconds: Annotated[float, typer.Option(envvar="RAUMHAFEN_PUSH_SECONDS", min=0.0)] = 30.0,
    push_origin: Annotated[list[str] | None, typer.Option(envvar="RAUMHAFEN_PUSH_ORIGINS")] = None,
    metrics_token: Annotated[str, typer.Option(envvar="RAUMHAFEN_METRICS_TOKEN")] = "",
    bot_workers: Annotated[int, typer.Option(envvar="RAUMHAFEN_BOT_WORKERS", min=1)] = 1,
    bot_delay: Annotated[float, typer.Option(min=0.0)] = 0.8,
    away_seconds: Annotated[float, typer.Option(envvar="RAUMHAFEN_AWAY_SECONDS", min=0.0)] = 600.0,
    rate_limits: bool = True,
    tables_each: Annotated[int, typer.Option(envvar="RAUMHAFEN_TABLES_EACH", min=1)] = 60,
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
        mail_seconds=mail_seconds,
        push=push,
        push_seconds=push_seconds,
        push_origins=tuple(push_origin or ()),
        metrics_token=metrics_token,
        bot_workers=bot_workers,
        bot_delay=bot_delay,
        away_seconds=away_seconds,
        rate_limits=rate_limits,
        tables_each=tables_each,
    )
    logs.set_up(log_level)
    ready = partial(announce, shell_of(context), settings, open_browser)
    with asyncio.Runner(loop_factory=listener.loop_factory()) as runner:
        runner.run(listener.run(settings, ready))


def announce(shell: Shell, settings: Settings, open_browser: bool) -> None:
    shell.print("serve-ready", url=settings.public_url)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [settings.public_url]).start()


def shell_of(context: typer.Context) -> Shell:
    assert isinstance(context.obj, Shell)
    return context.obj


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
    """Checks the database itself, plays every stored game again and compares all digests."""
    shell = shell_of(context)
    settings = stored(data, database)
    file = file_of(settings)
    complaints = [] if file is None else check_file(file)
    for reason in complaints:
        shell.print("verify-file", path=str(file), reason=shell.texts.error(reason))
    try:
        checked, old, faults = asyncio.run(_verify(settings))
    except RaumhafenError as error:  # nothing in it can be read at all
        shell.print("verify-file", path=str(file or ""), reason=shell.texts.error(error))
        raise typer.Exit(1) from None
    for table_id, reason in faults:
        shell.print("verify-table", table=table_id, reason=shell.texts.error(reason))
    if old:
        shell.print("verify-old", tables=old)
    shell.print("verify-done", tables=checked, faults=len(faults) + len(complaints))
    if faults or complaints:
        raise typer.Exit(1)


def admin(
    context: typer.Context,
    action: Annotated[str, typer.Argument(metavar="ACTION")],
    subject: Annotated[str, typer.Argument(metavar="SUBJECT")] = "",
    data: Data = None,
    database: Base = "",
) -> None:
    """Bans, closes and removes; the server may go on running and follows within a second."""
    administration.run(shell_of(context), stored(data, database), action, subject)


def upgrade(
    context: typer.Context,
    check: Annotated[bool, typer.Option("--check")] = False,
    data: Data = None,
    database: Base = "",
) -> None:
    """Running games of older rules go on by the present ones; `--check` only says how."""
    shell = shell_of(context)
    found = asyncio.run(_upgrade(stored(data, database), check))
    for judged in found:
        reason = shell.texts.error(RaumhafenError(judged.key, judged.args)) if judged.key else ""
        shell.print(
            f"upgrade-{judged.kind}", table=judged.table, game=judged.game, before=judged.before,
            reason=reason,
        )  # fmt: skip
    counts = {kind: sum(judged.kind == kind for judged in found) for kind in KINDS}
    named = {kind.replace("-", "_"): count for kind, count in counts.items()}
    shell.print("upgrade-checked" if check else "upgrade-done", **named)


def stored(data: Path | None, database: str) -> Settings:
    return Settings(data=data or default_data(), database=database)


async def _backup(settings: Settings, path: Path) -> int:
    async with opened(settings) as base:
        return await backups.write(base, path)


async def _restore(settings: Settings, path: Path) -> int:
    async with opened(settings) as base:
        return await backups.read(base, path)


async def _upgrade(settings: Settings, check: bool) -> list[Judged]:
    if check:
        return await check_all(settings)
    base = await open_database(settings)
    try:
        return await upgrade_all(base)
    finally:
        await base.close()


async def _verify(settings: Settings) -> Verified:
    async with opened(settings) as base:
        return await verify_all(base)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """A database that is away or damaged is an answer, not a crash."""
    try:
        base = await open_database(settings)
        try:
            yield base
        finally:
            await base.close()
    except StorageFailed as error:
        raise broken(str(error)) from error
