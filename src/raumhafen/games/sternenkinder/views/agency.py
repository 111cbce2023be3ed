"""A8 Characters, embassies, mines and cubes as everybody sees them, and what is the seat's own."""

from typing import Final, Literal

from raumhafen.games.sternenkinder.actions import (
    CELL_IDS,
    CHARACTER_IDS,
    CREW_IDS,
    GROUND_NAMES,
    IA_IDS,
    LAW_IDS,
    PACTS,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, marked_cells
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS, RESEARCH_SHIP, TECH_IDS
from raumhafen.games.sternenkinder.rules.core.agents import (
    BY,
    CARD,
    COUNT,
    DOER,
    DONE,
    FIRST_LAW,
    FIRST_PACT,
    WHERE,
    WHOSE,
    act_rows,
    components,
    cube_rows,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.place import has_troops
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.politics.crafts import COST, TECH
from raumhafen.games.sternenkinder.rules.politics.institutions import (
    OPEN,
    Crew,
    against_all,
    crew,
    least_price,
    places_for,
)
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, VARIANTS, SternState
from raumhafen.games.sternenkinder.views.agency_shapes import (
    Agency,
    CrewedShip,
    CubeView,
    DoneView,
    WatchedView,
)
from raumhafen.games.sternenkinder.views.deed_shapes import DeedView, Lack
from raumhafen.games.sternenkinder.views.war import cargo_view

LACKS: Final[tuple[Lack, ...]] = ("tech", "character", "institution-action", "reach")
GOODS: Final[tuple[Literal["none", "bronze", "gold"], ...]] = ("none", "bronze", "gold")


def agency(s: SternState) -> Agency:
    """A0.15 All of it is open but the values of mines."""
    seats = range(s.seats)
    return {
        "crews": [[names(components(s, p, v)) for v in range(VARIANTS)] for p in seats],
        "ships": [ship(s, at) for p in seats for at in units_of(s, p) if is_shown(s, at)],
        "embassies": {
            CELL_IDS[c]: [p for p in seats if s.embassy[c] >> p & 1]
            for c in marked_cells(s.embassy)
        },
        "mines": mines(s),
        "smuggling": {CELL_IDS[c]: s.smuggled[c] for c in marked_cells(s.smuggled)},
        "shortage": s.shortage[:],
        "watched": [[q for q in seats if s.watched[p] >> q & 1] for p in seats],
        "cubes": [cube(s, at) for at in cube_rows(s)],
        "done": [done(s, at) for at in act_rows(s)],
    }


def names(bits: int) -> list[str]:
    return [name for at, name in enumerate(CREW_IDS) if bits >> at & 1]


def is_shown(s: SternState, at: int) -> bool:
    return s.civil_kind[at] == RESEARCH_SHIP or s.civil_goods[at] > 0 or s.witness[at] > 0


def ship(s: SternState, at: int) -> CrewedShip:
    return {
        "seat": at // CIVIL_UNITS,
        "ship": at % CIVIL_UNITS + 1,
        "variant": s.civil_variant[at] + 1,
        "busy": [name for who, name in enumerate(CHARACTER_IDS) if s.busy[at] >> who & 1],
        "goods": GOODS[s.civil_goods[at]],
        "witness": bool(s.witness[at]),
    }


def mines(s: SternState) -> dict[str, list[int]]:
    """A8.44 That there is one, and whose."""
    found: dict[str, list[int]] = {}
    for seat in range(s.seats):
        for cell in marked_cells(s.mine[CELLS * seat : CELLS * (seat + 1)]):
            found.setdefault(CELL_IDS[cell], []).append(seat)
    return found


def own_mines(s: SternState, seat: int) -> dict[str, int]:
    own = s.mine[CELLS * seat : CELLS * (seat + 1)]
    return {CELL_IDS[cell]: own[cell] for cell in marked_cells(own)}


def cube(s: SternState, at: int) -> CubeView:
    return {
        "card": card_name(s.cubes[at + CARD]),
        "seat": s.cubes[at + WHOSE],
        "other_seat": s.cubes[at + BY],
        "count": s.cubes[at + COUNT],
    }


def card_name(card: int) -> str:
    if card >= FIRST_LAW:
        return LAW_IDS[card - FIRST_LAW]
    return PACTS[card - FIRST_PACT] if card >= FIRST_PACT else "war"


def done(s: SternState, at: int) -> DoneView:
    return {
        "seat": s.acts[at + DOER],
        "ia": IA_IDS[s.acts[at + DONE]],
        "system": CELL_IDS[s.acts[at + WHERE]],
    }


def institutions(s: SternState, seat: int) -> list[DeedView]:
    """A8 What each institution action would cost at least, and what stands against it."""
    ready = crew(s, seat)
    return [institution(s, seat, action, ready) for action in OPEN]


def institution(s: SternState, seat: int, action: int, ready: Crew) -> DeedView:
    reason = against_all(s, seat, action, ready)
    cells = [] if reason else places_for(s, seat, action, ready)
    lacking = reason or ("" if cells else "reach")
    price = least_price(s, seat, action, cells) if cells else COST[action]
    shown: DeedView = {"code": f"ia:{IA_IDS[action]}", "price": price}
    for lack in LACKS:
        if lack == lacking:
            shown["lacks"] = lack
    if shown.get("lacks") == "tech":
        shown["tech"] = TECH_IDS[TECH[action]].partition(".")[2]
    return shown


def seen(s: SternState, other: int) -> WatchedView:
    """A8.37, decision 18: garrisons and cargoes."""
    own = [cell for cell in planets_of(s, other) if has_troops(s, cell)]
    return {
        "seat": other,
        "garrisons": {CELL_IDS[cell]: garrison(s, cell) for cell in own},
        "cargo": cargo_view(s, other),
    }


def garrison(s: SternState, cell: int) -> dict[str, int]:
    counts = s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)]
    return {unit: count for unit, count in zip(GROUND_NAMES, counts, strict=True) if count}
