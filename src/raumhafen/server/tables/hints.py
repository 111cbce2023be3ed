"""Hints of a strong bot, with reasons."""

from raumhafen.server.errors import Refusal
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.wire import Hint, HintOption, Reason
from raumhafen.server.workers.bots import Thought, freeze


async def hint(hub: Hub, table_id: str, seat: int, user_id: str) -> Hint:
    """The answer a strong bot would give; not in rated games, where it would be unfair."""
    table = await hub.open(table_id)
    match = table.playing()
    if table.record.rated:
        raise Refusal("error-hint-rated", status=403)
    if match.over or seat not in match.deciders():
        raise Refusal("error-not-asked", {"seat": seat}, status=409)
    found = await hub.services.bots.advise(thought_for(table, seat, user_id))
    options = [HintOption(**option) for option in found["options"]]
    return Hint(found["code"], reasons(found, seat), found["chances"], options)


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


def reasons(found: dict[str, object], seat: int) -> list[Reason]:
    """How often the search came back to the answer, and the chances it expects."""
    chances, options = found["chances"], found["options"]
    assert isinstance(chances, list) and isinstance(options, list)
    why = [Reason("hint-chance", {"percent": round(100 * chances[seat])})]
    if options:
        visits = sum(option["visits"] for option in options) or 1
        share = round(100 * options[0]["visits"] / visits)
        why.append(Reason("hint-share", {"percent": share, "options": len(options)}))
    if len(options) > 1:
        ahead = round(100 * (options[0]["value"] - options[1]["value"]))
        why.append(Reason("hint-ahead", {"percent": max(0, ahead), "code": options[1]["code"]}))
    return why
