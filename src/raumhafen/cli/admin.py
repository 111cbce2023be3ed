"""The operator's command: `raumhafen admin ACTION [SUBJECT]`."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from raumhafen.cli.shell import Shell
from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import open_database
from raumhafen.server.store.moderation import Moderation, Report

Act = Callable[[Shell, Moderation, str], Awaitable[None]]


def run(shell: Shell, settings: Settings, action: str, subject: str) -> None:
    if action not in ACTIONS:
        raise RaumhafenError("error-admin-action", {"action": action, "known": ", ".join(ACTIONS)})
    if not subject and action != "reports":
        raise RaumhafenError("error-admin-subject", {"action": action})
    asyncio.run(_run(shell, settings, ACTIONS[action], subject))


async def _run(shell: Shell, settings: Settings, act: Act, subject: str) -> None:
    base = await open_database(settings)
    try:
        await act(shell, Moderation(base), subject)
    finally:
        await base.close()


async def _person(moderation: Moderation, who: str) -> tuple[str, str]:
    found = await moderation.find(who)
    if found is None:
        raise RaumhafenError("error-admin-person", {"who": who})
    return found


async def ban(shell: Shell, moderation: Moderation, who: str) -> None:
    user_id, name = await _person(moderation, who)
    await moderation.ban(user_id)
    shell.print("admin-banned", name=name, id=user_id)


async def unban(shell: Shell, moderation: Moderation, who: str) -> None:
    user_id, name = await _person(moderation, who)
    await moderation.unban(user_id)
    shell.print("admin-unbanned", name=name, id=user_id)


async def close(shell: Shell, moderation: Moderation, table: str) -> None:
    if not await moderation.close(table):
        raise RaumhafenError("error-admin-table", {"table": table})
    shell.print("admin-closed", table=table)


async def unsay(shell: Shell, moderation: Moderation, line: str) -> None:
    if not await moderation.unsay(_number(line)):
        raise RaumhafenError("error-admin-line", {"line": line})
    shell.print("admin-unsaid", line=line)


async def settle(shell: Shell, moderation: Moderation, report: str) -> None:
    if not await moderation.settle(_number(report)):
        raise RaumhafenError("error-admin-report", {"report": report})
    shell.print("admin-settled", report=report)


def _number(text: str) -> int:
    """Nothing has the number 0."""
    return int(text) if text.isdecimal() and len(text) < 10 else 0


async def reports(shell: Shell, moderation: Moderation, _: str) -> None:
    found = await moderation.reports()
    for report in found:
        _show(shell, report)
    shell.print("admin-reports", count=len(found))


def _show(shell: Shell, report: Report) -> None:
    at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(report.at))
    shell.print("admin-report", number=str(report.id), at=at, name=report.name, about=report.about)
    shell.print("admin-report-from", table=report.table_id, reporter=report.reporter)
    if report.chat_id is not None:
        shell.print("admin-report-line", line=str(report.chat_id), said=_plain(report.said))
    if report.text:
        shell.print("admin-report-text", text=_plain(report.text))


def _plain(text: str) -> str:
    """What strangers wrote must not command the operator's terminal."""
    return "".join(c if c.isprintable() else " " for c in text)


ACTIONS: dict[str, Act] = {
    "ban": ban,
    "unban": unban,
    "close": close,
    "unsay": unsay,
    "reports": reports,
    "settle": settle,
}
