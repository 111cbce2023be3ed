"""`python -m benchmarks.ways`: what the map of Merchant of Venus asks for, in milliseconds.

Positions of a match of four in which a ship is about to move or moving; for each of them all ways
with their odds and answers (`reachable`), and the whole view with them.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from raumhafen.engine.perspective import table_view
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.aids import MOVING
from raumhafen.games.merchant_of_venus.views.ways import reachable

SEATS: Final = 4
POSITIONS: Final = 150
EVERY: Final = 7
TRIALS: Final = 3
Position = tuple[VenusState, int]


def positions(seed: int) -> list[Position]:
    """From the middle of greedy matches, when ships have drives and markets are open."""
    found: list[Position] = []
    while len(found) < POSITIONS:
        s = GAME.new_state(SEATS, {}, seed)
        assert isinstance(s, VenusState)
        seed += 1
        while not s.over and len(found) < POSITIONS:
            seat = s.deciders()[0]
            question = s.asked[seat]
            assert question is not None
            if question.ask.name in MOVING and s.actions % EVERY == 0:
                found.append((s.copy(), seat))
            apply(s, seat, GAME.mind().greedy(s, seat, s.options(seat)))
    return found


def best_ms(call: Callable[[], object]) -> float:
    """Of some trials, since other work only ever slows down."""
    times = []
    for _ in range(TRIALS):
        begun = time.perf_counter()
        call()
        times.append(time.perf_counter() - begun)
    return 1000 * min(times)


def measure(seed: int = 1) -> dict[str, float]:
    ways, views = [], []
    for s, seat in positions(seed):
        ways.append(best_ms(partial(reachable, s, seat)))
        views.append(best_ms(partial(table_view, GAME, s, seat)))
    return {
        "ways_mean_ms": round(sum(ways) / len(ways), 3),
        "ways_max_ms": round(max(ways), 3),
        "moving_view_mean_ms": round(sum(views) / len(views), 3),
        "moving_view_max_ms": round(max(views), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    print(json.dumps(measure(parser.parse_args().seed)))


if __name__ == "__main__":
    main()
