"""Hints of a strong bot, with reasons."""

from typing import Any, Final

from raumhafen.server.errors import Refusal
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.wire import Hint, HintOption, Reason
from raumhafen.server.workers.bots import Thought, freeze

CLOSE: Final = 2  # percentage points by which luck may be mistaken


async def hint(hub: Hub, table_id: str, seat: int, user_id: str) -> Hint:
    """The answer a strong bot would give; not in rated games, where it would be unfair."""
    table = await hub.open(table_id)
    match = table.playing()
    if table.record.rated:
        raise Refusal("error-hint-rated", status=403)
    if match.over or seat not in match.deciders():
        raise Refusal("error-not-asked", {"seat": seat}, status=409)
    found = await hub.services.bots.advise(thought_for(table, seat, user_id))
    return hint_of(found)


def thought_for(table: LiveTable, seat: int, user_id: str) -> Thought:
    """Wanted while the question is open and whoever asked still looks at the table."""
    match, record = table.playing(), table.record
    asked_at, was_here = match.asked_at[seat], user_id in table.audience.present()

    def wanted() -> bool:
        is_here = not was_here or user_id in table.audience.present()
        return is_here and table.data.is_open(seat, asked_at)

    return Thought(
        person=user_id,
        game=record.game,
        position=lambda: freeze(table.playing().session.state),
        seat=seat,
        agent="",
        seed=f"hint:{record.id}:{match.known[seat]}:{seat}",
        wanted=wanted,
    )


def hint_of(found: dict[str, Any]) -> Hint:
    """The best answer, why it is, and how far the next one is behind."""
    options = [
        HintOption(one["code"], one["chance"], [Reason(**reason) for reason in one["why"]])
        for one in found["options"]
    ]
    why = [*options[0].why, *compared(found, options)]
    return Hint(found["code"], why, found["chances"], options)


def compared(found: dict[str, Any], options: list[HintOption]) -> list[Reason]:
    """Against the next best; or why no other answer was thought through."""
    if found["offered"] == 1:
        return [Reason("hint-only", {})]
    if found["single"]:
        return [Reason("hint-obvious", {"options": found["offered"]})]
    rest = max(options[1:], key=lambda option: option.chance)
    ahead = round(100 * (options[0].chance - rest.chance))
    if ahead < CLOSE:
        return [Reason("hint-close", {"code": rest.code})]
    return [Reason("hint-ahead", {"percent": ahead, "code": rest.code})]
