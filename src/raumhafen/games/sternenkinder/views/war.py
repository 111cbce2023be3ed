"""B6, B27.2 Fleets, battles and distant wars as a seat or a spectator may see them."""

from typing import Any, Final

from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES
from raumhafen.games.sternenkinder.content.read_setup import FLEETS as FLEET_KINDS
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.field import (
    ARMOURS,
    CELL,
    FORTRESS,
    ROUND,
    SEATS,
    STEP,
    count_of,
    place,
)
from raumhafen.games.sternenkinder.rules.core.fleets import (
    carried,
    damage,
    dice,
    fleet_price,
    fleet_upkeep,
    fleets_of,
    hit_number,
    hull,
    most_fleets,
    neutral_in,
    neutral_strength,
    strength,
    strongest,
)
from raumhafen.games.sternenkinder.rules.core.war import (
    DEFENCE,
    HULL,
    KIND,
    SEAT,
    SIDE,
    UNIT,
    UNIT_ROW,
    rows,
)
from raumhafen.games.sternenkinder.rules.strategy.conquest import AWAY_ROW
from raumhafen.games.sternenkinder.rules.strategy.distant import FOUGHT, name_of
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import MOST_DAMAGE
from raumhafen.games.sternenkinder.state import FLEETS, NOBODY, RETREATED, SLOW, SternState
from raumhafen.games.sternenkinder.views.strikes import acting_view
from raumhafen.games.sternenkinder.views.war_shapes import (
    Battle,
    Distant,
    FleetValues,
    FleetView,
    GroundBattle,
    NeutralView,
)

SIDES: Final = ("attacker", "defender")


# --- on the map ----------------------------------------------------------------------------------


def fleets_view(s: SternState) -> list[FleetView]:
    """B6.1 Where fleets are is open, what they carry is not."""
    return [fleet_view(s, seat, at) for seat in range(s.seats) for at in fleets_of(s, seat)]


def fleet_view(s: SternState, seat: int, at: int) -> FleetView:
    return {
        "seat": seat,
        "fleet": at - FLEETS * seat + 1,
        "kind": FLEET_KINDS[s.fleet_kind[at]],
        "at": CELL_IDS[s.fleet_at[at]],
        "moves": s.fleet_left[at],
        "slow": bool(s.fleet_mark[at] & (RETREATED | SLOW)),
    }


def neutral_view(s: SternState) -> list[NeutralView]:
    """B8.9 All of them are open."""
    return [
        {
            "kind": FLEET_KINDS[s.neutral_kind[group]],
            "at": CELL_IDS[cell],
            "count": s.neutral_count[group],
        }
        for group, cell in enumerate(s.neutral_at)
        if cell != NOBODY
    ]


def fleet_values(s: SternState, seat: int) -> FleetValues:
    """B27.2.3 What an own fleet is worth now."""
    return {
        "most": most_fleets(s, seat),
        "hull": hull(s, seat, OWN_FLEET),
        "dice": dice(s, seat, OWN_FLEET),
        "hit": hit_number(s, seat, OWN_FLEET),
        "damage": damage(s, seat, OWN_FLEET),
        "price": fleet_price(s, seat, OWN_FLEET),
        "upkeep": fleet_upkeep(s, seat, OWN_FLEET),
    }


def contested(s: SternState, cell: int) -> dict[str, Any]:
    """Decision 15 Strengths where players meet each other or neutral fleets; and who controls."""
    if cell not in s.fleet_at and neutral_in(s, cell) == NOBODY:
        return {}
    found = [strength(s, seat, cell) for seat in range(s.seats)]
    shown = {str(seat): points for seat, points in enumerate(found) if points}
    neutral = neutral_strength(s, cell)
    if neutral:
        shown["neutral"] = neutral
    control: dict[str, Any] = {"control": strongest(found, neutral)}
    return {**control, "strength": shown} if len(shown) > 1 else control


def scars(s: SternState, cell: int) -> dict[str, Any]:
    """A2.3, B17.4 From whom a planet was taken, and its red pips."""
    found: dict[str, Any] = {}
    if s.conquered[cell] != NOBODY:
        found["conquered"] = s.conquered[cell]
    if s.pips[cell]:
        found["pips"] = s.pips[cell]
    return found


# --- battles -------------------------------------------------------------------------------------


def battle_view(s: SternState) -> Battle | None:
    """B6.3 What takes part in a battle is open to all until it ends."""
    if s.fight_at == NOBODY:
        return None
    first = s.hits[0] // MOST_DAMAGE if s.hits else NOBODY
    return {
        "at": CELL_IDS[s.fight_at],
        "round": s.fight_round,
        "units": [
            {
                "target": at // UNIT_ROW + 1,
                "side": "attacker" if s.fight[at + SIDE] == 0 else "defender",
                "seat": None if s.fight[at + SEAT] == NOBODY else s.fight[at + SEAT],
                "kind": unit_kind(s, at),
                "hull": max(0, s.fight[at + HULL]),
                "dice": dice(s, s.fight[at + SEAT], s.fight[at + KIND]),
                "hit": hit_number(s, s.fight[at + SEAT], s.fight[at + KIND]),
                "damage": damage(s, s.fight[at + SEAT], s.fight[at + KIND]),
            }
            for at in rows(s)
        ],
        "hits": [hit % MOST_DAMAGE for hit in s.hits if hit // MOST_DAMAGE == first],
    }


def unit_kind(s: SternState, at: int) -> str:
    return "defence" if s.fight[at + UNIT] >= DEFENCE else FLEET_KINDS[s.fight[at + KIND]]


def ground_view(s: SternState) -> GroundBattle | None:
    """B19, decision 17 What stands in a ground battle is open to all."""
    if not s.ground:
        return None
    cell, field = s.ground[CELL], s.ground
    return {
        "at": None if cell == NOBODY else CELL_IDS[cell],
        "round": field[ROUND],
        "initiative": field[STEP],
        "fortress": max(0, field[FORTRESS]),
        "players": [None if p == NOBODY else p for p in field[SEATS : SEATS + 2]],
        "attacker": army(field, 0),
        "defender": army(field, 1),
        "acting": acting_view(s),
    }


def army(field: list[int], side: int) -> dict[str, list[int]]:
    """By unit: how many have 0, 1, 2, 3 points of armour left."""
    found: dict[str, list[int]] = {}
    for unit in range(GROUND_UNITS):
        if count_of(field, side, unit):
            start = place(side, unit) * ARMOURS
            found[GROUND_NAMES[unit]] = field[start : start + ARMOURS]
    return found


def distant_view(s: SternState) -> Distant:
    """B18.2 Which war lies open, and who has left for which."""
    return {
        "open": None if s.distant_open == NOBODY else name_of(s.distant_open),
        "away": [
            {"war": name_of(s.away[at] % FOUGHT), "seat": s.away[at + 1],
             "from": CELL_IDS[s.away[at + 2]]}
            for at in range(0, len(s.away), AWAY_ROW)
        ],
    }  # fmt: skip


# --- what only the owner knows -------------------------------------------------------------------


def cargo_view(s: SternState, seat: int) -> dict[str, dict[str, int]]:
    """B7.4 By fleet."""
    return {
        str(at - FLEETS * seat + 1): units(
            [carried(s.fleet_cargo[at], unit) for unit in range(GROUND_UNITS)]
        )
        for at in fleets_of(s, seat)
        if s.fleet_cargo[at]
    }


def away_view(s: SternState, seat: int) -> list[dict[str, int]]:
    """B18.2 What has left the map."""
    return [
        units(s.away[at + 3 : at + AWAY_ROW])
        for at in range(0, len(s.away), AWAY_ROW)
        if s.away[at + 1] == seat
    ]


def units(counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(GROUND_NAMES, counts, strict=True) if n}
