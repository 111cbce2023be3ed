"""Forecasts: an answer tried on a copy before it is given."""

from raumhafen.agents.foresight import foresee, spoken
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.server.tables.hub import Hub
from raumhafen.server.wire import ChangeInfo, Forecast, Reason


async def forecast(hub: Hub, table_id: str, seat: int, code: str) -> Forecast:
    """Rehearsed where everything that the seat cannot know is dealt anew; facts, and no advice,
    so that rated games have them too."""
    table = await hub.open(table_id)
    match = table.playing()
    game, state = match.game, match.session.state
    option = game.actions.parse(code)
    view = Perspective(game, state, seat)
    asked = not match.over and seat in match.deciders()
    if not asked or option not in view.options():
        return Forecast(code, [], [])  # the table has moved on while somebody still looked
    found = foresee(view, option, Rng(f"forecast:{table_id}:{match.known[seat]}:{seat}"))
    why = [Reason(one.key, spoken(game, one), dict(one.args)) for one in found.reasons]
    changes = [ChangeInfo(one.key, one.before, one.after) for one in found.changes]
    return Forecast(code, why, changes)
