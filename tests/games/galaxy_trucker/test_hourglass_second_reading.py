"""A second reading of GT6 and GT7: who may act, when the sand runs out, who turns the hourglass.

A clerk hears only codes and keeps a book of its own; what it expects is compared with the events.
"""

from __future__ import annotations

import pytest

from raumhafen.engine.events import Event
from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.actions import ACTIONS
from raumhafen.games.galaxy_trucker.state import BUILDING, TruckerState
from tests.games.galaxy_trucker.play import choose, new_game
from tests.golden.playthrough import next_seat

ACTIONS_OF_A_RUN = 8
SPOTS = {"I": 1, "II": 2, "III": 3, "IIIa": 3}
COUNTED = ("turn", "put-back", "set-aside", "look", "wait")
HEARD = ("sand-out", "step", "flip", "clock-flip", "time-out", "change-places")


class Clerk:
    """GT6, GT7 from the codes alone."""

    def __init__(self, seats: int, mode: str, round: str, teams: str, starter: int) -> None:
        self.mode, self.teams, self.starter = mode, teams, starter
        self.glass, self.sand, self.stopped = SPOTS[round], True, False
        self.counted = [0] * seats
        self.finished = [False] * seats
        self.viewing = [False] * seats
        self.flies = list(range(seats))
        self.standing: list[str | None] = [None] * seats
        self.turn = starter
        self.waits = 0
        self.progress = False
        self.heard: list[str] = []

    def clockwise(self, first: int) -> list[int]:
        seats = len(self.counted)
        return [(first + k) % seats for k in range(seats)]

    def builders(self) -> list[int]:
        return [ship for ship in self.clockwise(self.starter) if not self.finished[ship]]

    def hear(self, player: int, code: str) -> list[str]:
        """What must happen to the hourglass on this action."""
        self.heard = []
        if player == len(self.counted):
            self.hear_clock(code)
        else:
            self.hear_player(player, self.flies[player], code.split(":"))
        return self.heard

    def hear_clock(self, code: str) -> None:
        if code == "sand-out":
            self.run_out()
        elif code == "step-over":
            self.close_step()
            self.mind()
        elif code == "flip":
            self.flip("clock-flip")

    def hear_player(self, player: int, ship: int, words: list[str]) -> None:
        verb = words[0]
        builds = not self.finished[ship]
        if self.mode == "turns" and builds:
            assert ship == self.turn
        if verb in ("look", "release", "rest"):
            self.viewing[ship] = verb == "look"
        if verb == "flip":
            assert self.glass > 1 or self.finished[ship]
            self.flip("flip")
        elif verb == "standing":
            self.standing[player] = words[1]
            self.mind()
        elif builds and verb == "finish":
            self.finish(ship)
        elif builds and self.ends_turn(verb):
            self.count(ship, verb)

    def ends_turn(self, verb: str) -> bool:
        """GT6.3 Turn-based a look counts when the stack goes back."""
        if self.mode == "turns" and verb in ("look", "release"):
            return verb == "release"
        return verb in COUNTED

    def finish(self, ship: int) -> None:
        self.finished[ship] = True
        self.progress = True
        self.waits = 0
        self.after(ship)

    def count(self, ship: int, verb: str) -> None:
        self.counted[ship] += 1
        self.progress = self.progress or verb == "turn"
        self.waits = self.waits + 1 if verb == "wait" else 0
        if self.mode != "real-time":
            self.after(ship)

    def after(self, ship: int) -> None:
        left = self.builders()
        if left and self.mode == "turns":
            self.pass_turn()
        if not left or self.stopped or self.mode == "real-time":
            return
        if all(self.counted[other] >= ACTIONS_OF_A_RUN for other in left):
            if self.mode == "days":
                self.close_step()
            elif self.sand:
                self.run_out()
        self.mind()

    def pass_turn(self) -> None:
        after = self.clockwise(self.turn + 1)
        self.turn = next(ship for ship in after if not self.finished[ship])

    def run_out(self) -> None:
        self.sand = False
        self.waits = 0
        self.heard.append("sand-out")
        if self.glass == 0:
            self.stopped = True
            self.heard.append("time-out")

    def close_step(self) -> None:
        """GT6.4, GT7.6"""
        self.heard.append("step")
        self.counted = [0] * len(self.counted)
        idle, self.progress = not self.progress, False
        if self.sand:
            self.run_out()
            return
        self.mind()
        if idle and not self.sand:
            self.flip("clock-flip")

    def mind(self) -> None:
        """GT6.5, GT7.6 Beside an empty hourglass."""
        if self.sand or self.stopped:
            return
        for ship in self.clockwise(self.starter):
            order = self.standing[self.flies.index(ship)]
            wants = order == "on" or (order is None and self.finished[ship])
            if wants and (self.glass > 1 or self.finished[ship]):
                self.flip("flip")
                return
        if self.mode == "turns" and self.waits >= len(self.builders()):
            self.flip("clock-flip")

    def flip(self, how: str) -> None:
        assert not self.sand and not self.stopped and self.glass > 0
        self.heard.append(how)
        if self.glass > 1 and self.teams == "advanced":
            if self.mode == "turns" and self.viewing[self.turn]:
                self.pass_turn()
            self.viewing = [False] * len(self.viewing)
            self.flies = [(ship + 2) % 4 for ship in self.flies]
            self.heard.append("change-places")
        self.glass -= 1
        self.sand = True
        self.waits = 0
        self.counted = [0] * len(self.counted)


def told(events: list[Event]) -> list[str]:
    return [event.key[6:] for event in events if event.key[6:] in HEARD]


def agree(clerk: Clerk, s: TruckerState) -> None:
    assert (clerk.glass, clerk.sand, clerk.stopped) == (s.glass, bool(s.sand), bool(s.stopped))
    assert clerk.flies == s.flies
    if clerk.mode != "real-time":
        assert clerk.counted == s.counted
    if clerk.mode == "turns":
        assert clerk.turn == s.turn
        assert all(s.hand[ship] < 0 for ship in range(s.seats) if ship != s.turn)


def race(seed: int) -> bool:
    """One building phase until its end or the time-out; says whether there was one."""
    rng = Rng(f"sand {seed}")
    seats = 2 + rng.below(3)
    mode = ("turns", "days", "real-time")[rng.below(3)]
    round = tuple(SPOTS)[rng.below(4)]
    teams = ("none", "basic", "advanced")[rng.below(3)] if seats == 4 else "none"
    options: dict[str, OptionValue] = {"building": mode, "round_1": round, "teams": teams}
    s = new_game(seats, {**options, "sand_actions": ACTIONS_OF_A_RUN}, seed)
    s.log = []
    clerk = Clerk(seats, mode, round, teams, s.starter)
    while not clerk.stopped and clerk.builders():
        player = next_seat(s, rng)
        code = ACTIONS.code(choose(s.options(player), rng))
        events = told(apply(s, player, ACTIONS.parse(code)))
        wanted = clerk.hear(player, code)
        if s.phase != BUILDING:  # GT21.5 the last change of places is not the hourglass's
            assert not clerk.builders() or clerk.stopped
            break
        assert events == wanted, (seed, mode, code)
        agree(clerk, s)
    return clerk.stopped


@pytest.mark.slow
def test_building_against_the_clerk() -> None:
    """GT6.2, GT6.3, GT6.4, GT6.5, GT7.1 to GT7.6, GT21.6 Over modes, rounds, seats and teams."""
    ends = [race(seed) for seed in range(120)]
    assert True in ends and False in ends
