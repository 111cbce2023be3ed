"""GT21 Options and variants agreed before the start."""

from collections.abc import Mapping
from typing import Final

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import OptionValue
from raumhafen.games.galaxy_trucker.state import (
    ADVANCED,
    BASIC,
    DAYS,
    LEARNING,
    NO_TEAMS,
    REAL_TIME,
    TURNS,
    TruckerState,
)

MODES: Final[Mapping[str, int]] = {"turns": TURNS, "real-time": REAL_TIME, "days": DAYS}
TEAMS: Final[Mapping[str, int]] = {"none": NO_TEAMS, "basic": BASIC, "advanced": ADVANCED}
ROUNDS: Final[Mapping[str, int]] = {"I": 0, "II": 1, "III": 2, "IIIa": 3}
ROUND_OPTIONS: Final = ("round_1", "round_2", "round_3", "round_4")
TEAM_SEATS: Final = 4


def apply_options(s: TruckerState, chosen: dict[str, OptionValue]) -> None:
    """GT21.8 All variants and modes combine freely; GT21.1, GT21.4 name what is refused."""
    s.mode = MODES[str(chosen["building"])]
    s.rounds = [ROUNDS[str(chosen[k])] for k in ROUND_OPTIONS if chosen[k] != "none"]
    if chosen["learning"] != "off":
        s.rounds = [LEARNING, *s.rounds]
    s.keep_credits = int(chosen["learning"] != "return")
    s.prognostic = int(chosen["prognostic"])
    s.teams = TEAMS[str(chosen["teams"])]
    s.strict = int(chosen["build_check"] == "strict")
    s.manual = int(chosen["inspection"] == "manual")
    s.seconds = int(chosen["seconds"])
    s.sand_actions = int(chosen["sand_actions"])
    s.step_hours = int(chosen["step_hours"])
    if not s.rounds:
        raise RaumhafenError("error-no-rounds", {}, "GT21.1")
    if s.teams and s.seats != TEAM_SEATS:
        raise RaumhafenError("error-team-seats", {"seats": s.seats}, "GT21.4")
