"""A10.10 What goals of governments and milestones ask for, by words of `have`."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import AWE, CENTRE, FIELD_TECHS
from raumhafen.games.sternenkinder.rules.core import enacted
from raumhafen.games.sternenkinder.rules.core.advisors import advisor_level, advisors_of
from raumhafen.games.sternenkinder.rules.core.agents import has_embassy
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.income import SPACE, income
from raumhafen.games.sternenkinder.rules.core.pacts import (
    ALLIANCE,
    ARMAMENT,
    INTELLIGENCE,
    TRADE,
    has_treaty,
    partners,
)
from raumhafen.games.sternenkinder.rules.core.regime_income import (
    levels_of_sites,
    own_colonies,
    resource_levels,
)
from raumhafen.games.sternenkinder.rules.core.regimes import (
    PACIFIED,
    RIVAL_PIPS,
    SENT_OUT,
    active,
    counter,
)
from raumhafen.games.sternenkinder.state import SternState

TREATIES: Final = (ALLIANCE, INTELLIGENCE, TRADE, ARMAMENT)
STRONG_NETWORK: Final = 3  # A22.14


def others(s: SternState, seat: int) -> list[int]:
    """All other players who are in the game."""
    return [p for p in range(s.seats) if p != seat and not s.out >> p & 1]


def laws_of(s: SternState, seat: int, here: int) -> int:
    """A9.16"""
    return enacted.own_laws(s, seat) if s.politics else 0


def pacified(s: SternState, seat: int, here: int) -> int:
    return counter(s, seat, PACIFIED)


def rival_counter(s: SternState, seat: int, here: int) -> int:
    return counter(s, seat, RIVAL_PIPS)


def produced_space(s: SternState, seat: int, here: int) -> int:
    return capacity(s, seat)[SPACE]


def befriended(s: SternState, seat: int, here: int) -> int:
    """A16.3 Players at peace with whom there is a treaty."""
    if not s.treaties:
        return 0
    friends = 0
    for kind in TREATIES:
        for partner in partners(s, kind, seat):
            friends |= 1 << partner
    return (friends & ~s.foes[seat] & ~s.out).bit_count()


def awe_levels(s: SternState, seat: int, here: int) -> int:
    return levels_of_sites(s, seat, AWE)


def trade_partners(s: SternState, seat: int, here: int) -> int:
    return sum(has_treaty(s, TRADE, seat, p) for p in others(s, seat))


def awe_income(s: SternState, seat: int, here: int) -> int:
    return income(s, seat)[AWE]


def building_levels(s: SternState, seat: int, here: int) -> int:
    return resource_levels(s, seat)


def colonies(s: SternState, seat: int, here: int) -> int:
    return own_colonies(s, seat)


def sent_out(s: SternState, seat: int, here: int) -> int:
    return counter(s, seat, SENT_OUT)


def exclusive(s: SternState, seat: int, field: int) -> int:
    """A19.2 Technologies of a field that only this player has, as bits."""
    known = 0
    for other in others(s, seat):
        known |= s.techs[other]
    return s.techs[seat] & FIELD_TECHS[field] & ~known


def exclusive_fields(s: SternState, seat: int, here: int) -> int:
    return sum(exclusive(s, seat, field) != 0 for field in range(len(FIELD_TECHS)))


def map_of_the_sea(s: SternState, seat: int, here: int) -> int:
    """A19.3 Neighbours of the home world, the centre and all home worlds, by known systems."""
    if any(s.tile[near] == -1 for near in NEIGHBOURS[s.home[seat]]):
        return 0
    reached, wave = {s.home[seat]}, [s.home[seat]]
    while wave:
        cell = wave.pop()
        for near in NEIGHBOURS[cell]:
            if near not in reached and s.tile[near] >= 0:
                reached.add(near)
                wave.append(near)
    wanted = [*s.home, *[cell for cell in range(CELLS) if s.tile[cell] == CENTRE]]
    return int(all(cell in reached for cell in wanted))


def led_fields(s: SternState, seat: int, here: int) -> int:
    """A19.4 Fields with more technologies than every other player."""
    return sum(
        all(
            (s.techs[seat] & mask).bit_count() > (s.techs[p] & mask).bit_count()
            for p in others(s, seat)
        )
        for mask in FIELD_TECHS
    )


def first_fields(s: SternState, seat: int) -> int:
    """A19.5 Fields that only this player has completed, as bits."""
    done = s.fields[seat]
    for other in range(s.seats):
        done &= ~s.fields[other] if other != seat else -1
    return done


def field_first(s: SternState, seat: int, here: int) -> int:
    return first_fields(s, seat).bit_count()


def active_policies(s: SternState, seat: int, here: int) -> int:
    """A22.13"""
    return active(s, seat).bit_count() if s.politics else 0


def home_embassies(s: SternState, seat: int, here: int) -> int:
    """A16.5 Home worlds of others with an own embassy."""
    return sum(has_embassy(s, seat, s.home[p]) for p in others(s, seat))


def best_advisor(s: SternState, seat: int, here: int) -> int:
    """A22.16"""
    own = advisors_of(s, seat) if s.politics else []
    return max([advisor_level(s, advisor) for advisor in own], default=0)


def strong_networks(s: SternState, seat: int, here: int) -> int:
    """A22.14"""
    own = s.network[CELLS * seat : CELLS * (seat + 1)]
    return len([level for level in own if level >= STRONG_NETWORK])
