"""`python -m benchmarks.six_players`: a six-player match of Sternenkinder, in processor time.

Decisions a second of four random seats; the copy of a position of round 10, the view of every seat,
opening the table from its log in round 12 (as many lines after the last snapshot as there can be),
and an action that is stored and shown to all six. `--politics` plays with treaties, council and
agents.
"""

import argparse
import itertools
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from raumhafen.engine.game import OptionValue
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import new_header
from raumhafen.engine.rng import Rng
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.server.store.log_rows import Row
from raumhafen.server.tables.match import Match
from raumhafen.sim.bench import play_rate

GAME: Final = load_game("sternenkinder")
SEATS: Final = 6
COPIED, OPENED = 10, 12  # rounds
TRIALS: Final = 5
COPIES: Final = 200
SECONDS: Final = 5.0  # of random play


def best_ms(call: Callable[[], object], times: int = 1) -> float:
    """Of some trials, since other work only ever slows down."""
    found = []
    for _ in range(TRIALS):
        begun = time.process_time()
        for _ in range(times):
            call()
        found.append((time.process_time() - begun) / times)
    return 1000 * min(found)


class Played:
    """A match with everything that was written into its log."""

    def __init__(self, seed: str, options: dict[str, OptionValue]) -> None:
        self.header = new_header(GAME, SEATS, options, seed)
        self.match = Match(GAME, self.header, [])
        self.rows: list[Row] = self.match.open([])
        self.rng = Rng(seed)

    def position(self) -> SternState:
        state = self.match.session.state
        assert isinstance(state, SternState)
        return state

    def act(self, sense: int = 1) -> None:
        """Half of the answers are sensible, so that empires grow."""
        state = self.position()
        seat = self.match.deciders()[0]
        options = state.options(seat)
        wise = self.rng.below(2) < sense
        action = GAME.mind().greedy(state, seat, options) if wise else self.rng.pick(options)
        self.rows += self.match.act(seat, [GAME.actions.code(action)])

    def on_to(self, round: int) -> None:
        while self.position().round < round and not self.match.over:
            self.act()

    def on_to_the_longest_way(self) -> None:
        """Just before the next snapshot, opening has most to repeat."""
        while self.match.length % GAME.snapshot_every != GAME.snapshot_every - 1:
            self.act()

    def open(self) -> Match:
        return Match(GAME, self.header, self.rows)

    def act_and_show(self) -> None:
        """What is open to all is made once, as tables do it; lines are stored as text."""
        begun = len(self.rows)
        self.act(sense=0)
        for row in self.rows[begun:]:
            json.dumps(row.line)
        json.dumps(GAME.open_view(self.position()))
        for seat in range(SEATS):
            json.dumps(GAME.own_view(self.position(), seat))


def lasting_seed(options: dict[str, OptionValue]) -> str:
    """The first whose match goes on after what is measured: some are won before."""
    seeds = (f"empire {number}" for number in itertools.count())
    return next(seed for seed in seeds if lasts(Played(seed, options)))


def lasts(played: Played) -> bool:
    played.on_to(OPENED + 2)
    return not played.match.over


def measure(options: dict[str, OptionValue]) -> dict[str, float]:
    rate = play_rate(GAME, SECONDS, 1, options)
    played = Played(lasting_seed(options), options)
    played.on_to(COPIED)
    state = played.position()
    copy = best_ms(state.clone, COPIES)
    view = max(best_ms(partial(table_view, GAME, state, seat), 10) for seat in range(SEATS))
    played.on_to(OPENED)
    played.on_to_the_longest_way()
    opening = best_ms(played.open)
    shown = best_ms(played.act_and_show, 10)
    return {
        "decisions_per_s": round(rate),
        "copy_us": round(1000 * copy, 1), "view_ms": round(view, 2),
        "opening_ms": round(opening, 1), "act_and_show_ms": round(shown, 2),
    }  # fmt: skip


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--politics", action="store_true")
    print(json.dumps(measure({"politics": parser.parse_args().politics})))
