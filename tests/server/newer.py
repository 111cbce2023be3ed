"""A later release of the platform, with other rules of all games, made for the tests.

`RAUMHAFEN_RULES` says how they differ: `same` plays everything the same way, `other` deals cards
and rolls dice otherwise, `broken` knows a law that no running game keeps.
"""

import os
import sys

from raumhafen.cli.entry import run
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.state import State
from raumhafen.games import METAS, load_game
from tests.contract.releases import next_meta
from tests.server.servers import RULES

LAW = "nobody has played before"


def change(game: Game, how: str) -> None:
    kind = type(game)
    meta = next_meta(game.meta)
    METAS[meta.id] = meta
    kind.meta = meta
    if how == "other":
        deal_otherwise(kind)
    elif how == "broken":
        kind.broken_laws = broken_laws  # type: ignore[method-assign]  # for the test


def deal_otherwise(kind: type[Game]) -> None:
    before = kind.prepare

    def prepare(self: Game, seats: int, options: dict[str, OptionValue]) -> State:
        state = before(self, seats, options)
        deal = state.seed
        state.seed = lambda seed: deal(f"other {seed}")  # type: ignore[method-assign]  # for the test
        return state

    kind.prepare = prepare  # type: ignore[method-assign]  # for the test


def broken_laws(self: Game, state: State) -> list[str]:
    return [LAW] if state.actions else []


for name in list(METAS):  # in worker processes too, which import this module
    change(load_game(name), os.environ[RULES])

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
