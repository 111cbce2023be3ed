"""Laws of characters, networks, guards and what they leave behind (A8)."""

from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.agents import (
    COUNT,
    HIGHEST_MINE,
    ROOM,
    SHIP,
    act_rows,
    components,
    cube_rows,
)
from raumhafen.games.sternenkinder.state import (
    ACT_ROW,
    CIVIL_UNITS,
    CUBE_ROW,
    GOLD,
    NO_PLACE,
    NOBODY,
    VARIANTS,
    SternState,
)


def broken(law: str, holds: bool) -> list[str]:
    return [] if holds else [law]


def agent_laws(s: SternState) -> list[str]:
    """A8 Every character, network, guard, embassy and mine is in one place, of a player in play."""
    if not s.politics:
        lists = [s.crews, s.civil_variant, s.civil_goods, s.busy, s.acts, s.embassy, s.mine]
        return broken("no agents", not any(lists) and not s.cubes and not s.watched)
    return [*crew_laws(s), *marker_laws(s), *row_laws(s)]


def crew_laws(s: SternState) -> list[str]:
    """A8.1 Two components for each variant; nobody is aboard where there is no ship."""
    seats, units = range(s.seats), range(CIVIL_UNITS * s.seats)
    counts = [components(s, p, v).bit_count() for p in seats for v in range(VARIANTS)]
    empty = [at for at in units if s.civil_kind[at] == NOBODY]
    other = [at for at in units if s.civil_kind[at] not in (NOBODY, RESEARCH_SHIP)]
    return [
        *broken("A8.1 places", max(counts) <= ROOM),
        *broken("B5.2.4 variants", all(0 <= v < VARIANTS for v in s.civil_variant)),
        *broken("A8.1 ships", not any(s.busy[at] or s.civil_goods[at] for at in empty)),
        *broken("A8.1 no characters", not any(s.busy[at] and not s.witness[at] for at in other)),
        *broken("A8.39 contraband", all(0 <= goods <= GOLD for goods in s.civil_goods)),
    ]


def marker_laws(s: SternState) -> list[str]:
    """A8.6, A8.8 Markers lie in systems, embassies and dice of smugglers on colonies."""
    nowhere = [cell for cell in range(CELLS) if s.tile[cell] == NO_PLACE]
    lists = (s.network, s.guard, s.mine)
    stray = [m[CELLS * p + c] for m in lists for p in range(s.seats) for c in nowhere]
    own = [s.embassy[c] >> s.owner[c] & 1 for c in range(CELLS) if s.owner[c] != NOBODY]
    wild = [c for c in range(CELLS) if s.embassy[c] | s.smuggled[c] and s.owner[c] == NOBODY]
    out = [p for p in range(s.seats) if s.out >> p & 1]
    left = [m[CELLS * p + c] for m in lists for p in out for c in range(CELLS)]
    return [
        *broken("A8.6 markers", min(min(m) for m in lists) >= 0 and not any(stray)),
        *broken("A8.44 mines", max(s.mine) <= HIGHEST_MINE),
        *broken("A8.32 embassies", not any(own) and not wild),
        *broken("A2.4 markers of who is out", not any(left)),
        *broken("A8.61 shortage", min(s.shortage) >= 0 and min(s.smuggled) >= 0),
    ]


def row_laws(s: SternState) -> list[str]:
    ships = [s.acts[at + SHIP] for at in act_rows(s)]
    counts = [s.cubes[at + COUNT] for at in cube_rows(s)]
    names = [tuple(s.cubes[at : at + COUNT]) for at in cube_rows(s)]
    there = all(unit == NOBODY or s.civil_kind[unit] != NOBODY for unit in ships)
    return [
        *broken("A8.4 rows", len(s.acts) % ACT_ROW == 0 and there),
        *broken("A8.34 cubes", len(s.cubes) % CUBE_ROW == 0 and min(counts, default=1) > 0),
        *broken("A8.34 once", len(names) == len(set(names))),
        *broken("A8.37 watched", all(not s.watched[p] >> p & 1 for p in range(s.seats))),
    ]
