"""A1 What was agreed before the start, and what cannot be agreed."""

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import OptionValue
from raumhafen.games.sternenkinder.content.layouts import layout_of
from raumhafen.games.sternenkinder.state import PEOPLE_WAYS, SternState

STANDARD_TARGET = 10  # A1.14
SHORT_TARGET = 6  # A1.15


def apply_options(s: SternState, chosen: dict[str, OptionValue]) -> None:
    """A1.1, A1.14 to A1.18 Sets the table, or refuses with rule and reason."""
    short, s.teams = chosen["map"] == "short", bool(chosen["teams"])
    refuse_impossible(s.seats, short, s.teams)
    s.layout = layout_of(s.seats, short, s.teams)
    s.target = int(chosen["target"]) or (SHORT_TARGET if short else STANDARD_TARGET)
    s.limit = int(chosen["round_limit"])
    s.peoples = PEOPLE_WAYS.index(str(chosen["people"]))
    s.war_mode = bool(chosen["war_mode"])
    s.planet_events = bool(chosen["planetary_events"])
    s.quick_start = bool(chosen["quick_start"])
    s.politics = bool(chosen["politics"]) and not s.war_mode  # B27.7 war mode has no treaties


def refuse_impossible(seats: int, short: bool, teams: bool) -> None:
    """A1.1 Teams have two or three players each; A1.15 the short map has room for three."""
    if short and seats > 3:
        raise RaumhafenError("illegal-short-map-seats", {"seats": seats}, "A1.15")
    if teams and seats not in (4, 6):
        raise RaumhafenError("illegal-team-seats", {"seats": seats}, "A1.1")
