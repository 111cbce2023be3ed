"""B3, B4 What stands where: colonies, sites and what blocks them."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import MarkedCells
from raumhafen.games.sternenkinder.content.layouts import HOME_YIELD
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.rules.core.advisors import more_sites
from raumhafen.games.sternenkinder.rules.core.planet_effects import extra_slots
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.state import CAPACITY_SITE, NOBODY, SITES, SternState

HARMONY: Final = POLICY["harmony"]
NO_YIELD: Final = (0, 0, 0, 0)
YIELDS: Final = [planet.resources for planet in CONTENT.planets]
SETTLED: Final = MarkedCells()


def settled(s: SternState) -> list[int]:
    """A0.9 All home worlds and colonies; only they have levels."""
    return SETTLED.of(s.level)


def planets_of(s: SternState, seat: int) -> list[int]:
    """A0.9 The home world and the colonies of a player."""
    return [cell for cell in settled(s) if s.owner[cell] == seat]


def places_of(owners: list[int], seat: int) -> list[int]:
    """Where a seat stands in a list by cells."""
    return [at for at, owner in enumerate(owners) if owner == seat]


def is_blocked(s: SternState, cell: int) -> bool:
    """B3.5 By somebody else than the owner of the colony."""
    return s.blockade[cell] != NOBODY and s.blockade[cell] != s.owner[cell]


def natural_yield(s: SternState, cell: int) -> tuple[int, ...]:
    """B3.4, B1.4.2 What the planet yields by itself; nothing where there is none."""
    if s.planet[cell] != NOBODY:
        return YIELDS[s.planet[cell]]
    return HOME_YIELD if cell in s.home else NO_YIELD


# --- B4.1.1 buildings in slots -------------------------------------------------------------------


def pack(owner: int, kind: int, level: int) -> int:
    return 32 * owner + 4 * kind + level


def site_owner(packed: int) -> int:
    return packed >> 5


def site_kind(packed: int) -> int:
    return packed >> 2 & 7


def site_level(packed: int) -> int:
    return packed & 3


def slots(s: SternState, cell: int) -> int:
    """B4.1.1 As many slots as levels; planetary events may add some."""
    number = s.level[cell] + (extra_slots(s, cell) if s.taken[cell] else 0)
    return number + is_harmonious(s, cell) + is_planned(s, cell) if s.politics else number


def is_harmonious(s: SternState, cell: int) -> int:
    """A18.15 One more site on each planet with Argaean Harmony."""
    owner = s.owner[cell]
    return int(owner != NOBODY and has_policy(s, owner, HARMONY))


def is_planned(s: SternState, cell: int) -> int:
    """A10.13 One more site on each colony with the Form Master Builder; none on home worlds."""
    owner = s.owner[cell]
    return int(owner != NOBODY and cell not in s.home and more_sites(s, owner))


def free_slot(s: SternState, cell: int) -> int:
    """The first free slot of a colony, or -1."""
    start = SITES * cell
    for at in range(start, start + slots(s, cell)):
        if s.sites[at] == 0:
            return at
    return -1


def sites_at(s: SternState, cell: int) -> list[int]:
    """The places of the buildings that stand in slots of a cell."""
    start = SITES * cell
    return [at for at in range(start, start + SITES) if s.sites[at]]


def own_sites(s: SternState, seat: int) -> list[tuple[int, int]]:
    """Own buildings in slots wherever they stand: the system and the packed building."""
    return [
        (cell, packed)
        for cell in settled(s)
        for packed in s.sites[SITES * cell : SITES * (cell + 1)]
        if packed and packed >> 5 == seat
    ]


def makes_ships(s: SternState, seat: int, cell: int) -> bool:
    """B5.1.1 A home world or a capacity building of the owner; not while it is blocked."""
    if s.owner[cell] != seat or is_blocked(s, cell):
        return False
    return cell == s.home[seat] or has_yard(s, seat, cell)


def has_yard(s: SternState, seat: int, cell: int) -> bool:
    """B5.1.1 A capacity building of the seat that is not blocked."""
    return not is_blocked(s, cell) and any(
        site_kind(s.sites[at]) == CAPACITY_SITE and site_owner(s.sites[at]) == seat
        for at in sites_at(s, cell)
    )
