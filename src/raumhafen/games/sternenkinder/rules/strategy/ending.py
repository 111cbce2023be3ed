"""A2, A23 Victory points, the target and the end of the game."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import POLICY, UTOPIA
from raumhafen.games.sternenkinder.rules.core.advisors import advisor_points
from raumhafen.games.sternenkinder.rules.core.pacts import members
from raumhafen.games.sternenkinder.rules.core.places import planets_of, settled
from raumhafen.games.sternenkinder.rules.core.regimes import (
    INFLUENCE,
    counter,
    has_policy,
    is_influenced,
)
from raumhafen.games.sternenkinder.state import NOBODY, SternState

PARTNER_FORM: Final = POLICY["partner_form"]
BEACON: Final = POLICY["beacon"]
BEACON_LEVELS: Final = 6  # A18.18
HIGHEST: Final = 4
COLONY_POINTS: Final = (0, 0, 0, 1, 2)  # A2.2 by level
HOME_POINTS: Final = 4  # A2.2 for a captured home world


def victory_points(s: SternState, seat: int) -> int:
    """A2.2, A2.3 Points that are kept and points for what a player holds now."""
    points = s.points[seat]
    for cell in planets_of(s, seat):
        points += planet_points(s, cell)
    return points + regime_points(s, seat) if s.politics else points


def all_points(s: SternState) -> list[int]:
    """The victory points of every seat, in one walk over all planets."""
    points = s.points[:]
    for cell in settled(s):
        if s.owner[cell] != NOBODY:
            points[s.owner[cell]] += planet_points(s, cell)
    for seat in range(s.seats) if s.politics else ():
        points[seat] += regime_points(s, seat)
    return points


def regime_points(s: SternState, seat: int) -> int:
    """A18.5, A18.11, A18.18, A2.2d Points of governments, policies and advisors while they hold."""
    return form_points(s, seat) + influence_points(s, seat) + advisor_points(s, seat)


def form_points(s: SternState, seat: int) -> int:
    """A18.5 One for each planet of level IV, also for the home world."""
    if not has_policy(s, seat, PARTNER_FORM):
        return 0
    return sum(s.level[cell] == HIGHEST for cell in planets_of(s, seat))


def influence_points(s: SternState, seat: int) -> int:
    """A18.11 Home worlds of others in range; A18.18 six colony levels of others in range."""
    if s.government[seat] != UTOPIA or not counter(s, seat, INFLUENCE):
        return 0
    friends = members(s, seat)
    near = [
        cell
        for cell in range(CELLS)
        if s.owner[cell] not in (NOBODY, seat) and is_influenced(s, seat, cell)
    ]
    homes = sum(cell in s.home and s.owner[cell] not in friends for cell in near)
    if not has_policy(s, seat, BEACON):
        return homes
    return homes + sum(s.level[cell] for cell in near) // BEACON_LEVELS


def planet_points(s: SternState, cell: int) -> int:
    """A2.2, A2.3 What a planet gives to who holds it now."""
    return colony_points(s, cell) + captured_points(s, cell)


def colony_points(s: SternState, cell: int) -> int:
    """A2.2 A colony of level III or IV; home worlds give none (A0.9)."""
    return 0 if cell in s.home else COLONY_POINTS[s.level[cell]]


def captured_points(s: SternState, cell: int) -> int:
    """A2.2, A2.3 One for a captured colony, four for a captured home world."""
    if s.conquered[cell] == NOBODY:
        return 0
    return HOME_POINTS if cell in s.home else 1


def side(s: SternState, seat: int) -> list[int]:
    """A1.18, A2.6 The seats that win together with this one."""
    if s.teams:
        return list(range(seat % 2, s.seats, 2))
    return members(s, seat) if s.politics else [seat]


def is_one_side(s: SternState, seats: list[int]) -> bool:
    return all(seat in side(s, seats[0]) for seat in seats)


def side_points(s: SternState, seat: int) -> int:
    """A2.6 A team adds its points."""
    return sum(victory_points(s, member) for member in side(s, seat))


def in_play(s: SternState) -> list[int]:
    """A2.4 The seats of whose side somebody is still in the game."""
    return [p for p in range(s.seats) if any(not s.out >> m & 1 for m in side(s, p))]


def at_target(s: SternState) -> list[int]:
    """A2.1, A2.6 The seats whose side has its target."""
    return [p for p in in_play(s) if side_points(s, p) >= s.target * len(side(s, p))]


def leaders(s: SternState) -> list[int]:
    """A1.16 The seats with most points."""
    most = max(side_points(s, seat) for seat in in_play(s))
    return [seat for seat in in_play(s) if side_points(s, seat) == most]


def end_match(s: SternState, winners: list[int], rule: str) -> None:
    """A23.1 The winners have won, several together."""
    for seat in winners:
        s.winners |= 1 << seat
        s.tell("event-wins", rule, {"seat": seat})
    s.ended_by = ENDINGS.index(rule)
    s.tell("event-end", rule, {"round": s.round})
    s.news = []  # nobody hears of anything any more
    s.finish()


# rules by which a match can end, in the order of `ended_by`
ENDINGS: Final = ("A1.16", "A2.1", "A23.4", "A2.4", "A23.5", "A2.5")
