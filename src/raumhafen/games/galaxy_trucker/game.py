"""Galaxy Trucker as a game of the platform."""

from typing import Any, ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import Argument, RaumhafenError
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, View
from raumhafen.engine.mind import Mind
from raumhafen.engine.planes import Features
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games.galaxy_trucker.actions import ACTIONS
from raumhafen.games.galaxy_trucker.meta import META
from raumhafen.games.galaxy_trucker.rules import (
    adventures,
    battles,
    building,
    damage,
    flight,
    goods,
    hits,
    launch,
    match,
    repair,
    standing,
)
from raumhafen.games.galaxy_trucker.rules.adventures import purse
from raumhafen.games.galaxy_trucker.rules.flight import LEVEL
from raumhafen.games.galaxy_trucker.rules.laws import broken_laws
from raumhafen.games.galaxy_trucker.state import HIDDEN_STACK, LEARNING, TruckerState
from raumhafen.games.galaxy_trucker.views.board import MODES, TEAMS, open_view, own_view
from raumhafen.games.galaxy_trucker.views.client import client_content
from raumhafen.games.galaxy_trucker.views.names import readable

ROUND_CODES = {"I": 0, "II": 1, "III": 2, "IIIa": 3}
ROUND_OPTIONS = ("round_1", "round_2", "round_3", "round_4")
TEAM_SEATS = 4


class GalaxyTrucker(Game):
    """2 to 4 seats, all rounds and variants, three ways to build."""

    meta: ClassVar[Meta] = META
    actions: ClassVar[ActionSpace] = ACTIONS
    opening: ClassVar[Script] = match.MATCH
    standing_kinds: ClassVar[tuple[str, ...]] = standing.KINDS
    scripts: ClassVar[list[Script]] = [
        *match.SCRIPTS,
        *building.SCRIPTS,
        *repair.SCRIPTS,
        *launch.SCRIPTS,
        *flight.SCRIPTS,
        *adventures.SCRIPTS,
        *battles.SCRIPTS,
        *hits.SCRIPTS,
        *damage.SCRIPTS,
        *goods.SCRIPTS,
    ]
    asks: ClassVar[list[Ask]] = [
        *building.ASKS,
        *repair.ASKS,
        *launch.ASKS,
        *flight.ASKS,
        *adventures.ASKS,
        *battles.ASKS,
        *hits.ASKS,
        *damage.ASKS,
        *goods.ASKS,
    ]

    def blank(self, seats: int) -> State:
        return TruckerState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = TruckerState(seats)
        apply_options(s, options)
        return s

    def open_view(self, state: State) -> View:
        return dict(open_view(_own(state)))

    def own_view(self, state: State, seat: int) -> View:
        return {"mine": own_view(_own(state), seat)}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        """GT23 The pile is a bag anyway; cards of unseen stacks might lie in the level decks."""
        s = _own(state)
        for level in (1, 2, 3):
            redeal_level(s, seat, level, rng)
        if s.prognostic:
            mix_unseen(s, seat, rng)

    def outcome(self, state: State) -> Outcome:
        """GT20.3 Ranked by credits; partners share a purse."""
        s = _own(state)
        points = [s.credits[purse(s, seat)] for seat in range(s.seats)]
        winners = [seat for seat in range(s.seats) if points[seat] == max(points)]
        return Outcome(points, winners, "GT20.3")

    def turns_begun(self, state: State) -> int:
        """Everybody plays all the time: what comes nearest to a turn is a round."""
        return min(_own(state).round_at + 1, len(_own(state).rounds))

    def standing_start(self, state: State, seat: int, kind: str) -> list[int]:
        return standing.start(_own(state), seat, kind)

    def standing_answer(self, state: State, seat: int, kind: str, memo: list[int]) -> int:
        return standing.answer(_own(state), seat, kind, memo)

    def readable(self, args: dict[str, Argument]) -> dict[str, Argument]:
        return readable(args)

    def mind(self) -> Mind:
        from raumhafen.games.galaxy_trucker.bots.mind import MIND

        return MIND

    def features(self) -> Features:
        from raumhafen.games.galaxy_trucker.views.features import FEATURES

        return FEATURES

    def client_content(self, seats: int) -> dict[str, Any]:
        return client_content(seats)

    def broken_laws(self, state: State) -> list[str]:
        return broken_laws(_own(state))


def apply_options(s: TruckerState, chosen: dict[str, OptionValue]) -> None:
    """GT21 What was agreed before the start."""
    s.mode = MODES.index(str(chosen["building"]))
    s.rounds = [ROUND_CODES[str(chosen[k])] for k in ROUND_OPTIONS if chosen[k] != "none"]
    if chosen["learning"] != "off":
        s.rounds = [LEARNING, *s.rounds]
    s.keep_credits = int(chosen["learning"] != "return")
    s.prognostic = int(chosen["prognostic"])
    s.teams = TEAMS.index(str(chosen["teams"]))
    s.strict = int(chosen["build_check"] == "strict")
    s.manual = int(chosen["inspection"] == "manual")
    s.seconds = int(chosen["seconds"])
    s.sand_actions = int(chosen["sand_actions"])
    s.step_hours = int(chosen["step_hours"])
    if not s.rounds:
        raise RaumhafenError("error-no-rounds", {}, "GT21.1")
    if s.teams and s.seats != TEAM_SEATS:
        raise RaumhafenError("error-team-seats", {"seats": s.seats}, "GT21.4")


def redeal_level(s: TruckerState, player: int, level: int, rng: Rng) -> None:
    """Shuffles all cards of a level whose place the player cannot know, then lays them back."""
    unseen = unseen_stacks(s, player)
    hidden = s.decks[level - 1][:]
    for stack in unseen:
        hidden += [c for c in s.stacks[stack] if LEVEL[c] == level and c not in s.flown]
    rng.shuffle(hidden)
    for stack in unseen:
        s.stacks[stack] = [
            hidden.pop() if LEVEL[c] == level and c not in s.flown else c for c in s.stacks[stack]
        ]
    s.decks[level - 1] = hidden


def unseen_stacks(s: TruckerState, player: int) -> list[int]:
    """GT23.2 Those the player has not looked at; GT10.3 the star cards are known to all."""
    if s.round == LEARNING:
        return []
    return [k for k in range(HIDDEN_STACK + 1) if not s.seen[player] >> k & 1]


def mix_unseen(s: TruckerState, player: int, rng: Rng) -> None:
    """GT21.3 Nor does the player know in which order unseen cards lie; those flown lay on top."""
    for stack in unseen_stacks(s, player):
        top = [card for card in s.stacks[stack] if card in s.flown]
        rest = [card for card in s.stacks[stack] if card not in s.flown]
        rng.shuffle(rest)
        s.stacks[stack] = top + rest


def _own(state: State) -> TruckerState:
    assert isinstance(state, TruckerState)
    return state


GAME = GalaxyTrucker()
