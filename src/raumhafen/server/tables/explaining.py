"""Explanations: the sum behind a number that somebody sees at a table."""

from raumhafen.engine.rng import Rng
from raumhafen.server.tables.hub import Hub
from raumhafen.server.wire import Explanation, ShareInfo


async def explain(hub: Hub, table_id: str, seat: int, what: str) -> Explanation:
    """Worked out on a copy in which everything that the seat cannot know is dealt anew."""
    table = await hub.open(table_id)
    match = table.playing()
    game, state = match.game, match.session.state
    known = game.determinize(state, seat, Rng(f"explain:{table_id}:{match.known[seat]}:{seat}"))
    shares = [
        ShareInfo(share.key, game.readable(share.args), share.amount, share.rule)
        for share in game.explain(known, seat, what)
    ]
    return Explanation(what, sum(share.amount for share in shares), shares)
