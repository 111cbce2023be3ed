"""B5.1 Buying and placing units: research ships, colony ships, ground units."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AT,
    BUY,
    CELL_IDS,
    CIVIL_SHIPS,
    UNITS,
    VARIANT,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import (
    ANTI_ORBITAL_GUN,
    AWE,
    GROUND_UNITS,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.agents import variants
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of, may_own
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.pacts import members
from raumhafen.games.sternenkinder.rules.core.payment import (
    builders,
    cover_from_culture,
    fits,
    fits_small,
    has_for_unit,
    lowered,
    purchase,
    use_half,
    use_points,
)
from raumhafen.games.sternenkinder.rules.core.place import (
    MOST_GARRISONS,
    has_troops,
    troop_places,
)
from raumhafen.games.sternenkinder.rules.core.places import (
    has_yard,
    is_blocked,
    makes_ships,
    planets_of,
)
from raumhafen.games.sternenkinder.rules.core.prices import (
    FLEET_UNIT,
    MERCENARY_UNIT,
    UNIT_ENVIRONMENT,
    UNIT_HULL,
    UNIT_RESOURCE,
    UNIT_SMALL,
    UNIT_TECH,
    UNITED_FLEETS,
    Unlocks,
    fleet_kind,
    ground_unit,
    is_fleet,
    is_ground,
    unit_price,
)
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.state import SternState

UNIT: Final = 0  # the number of a frame
PARTNER_SEELE: Final = POLICY["partner_seele"]
FLASH_CONTRACTS: Final = POLICY["flash_contracts"]
FAR_AWAY: Final = 99
SOLD: Final = Unlocks(UNIT_TECH)


def unit_places(s: SternState, seat: int, unit: int) -> list[int]:
    """B5.1.1 Ships where space capacity is made, ground units on any own planet."""
    if is_ground(unit):
        return troop_places(s, seat, ground_unit(unit))
    if unit == MERCENARY_UNIT:
        found = [cell for cell in planets_of(s, seat) if not is_blocked(s, cell)]
        return [*found, *flash_places(s, seat, found)]
    if not is_fleet(unit) and not has_room(s, seat):
        return []
    found = [cell for cell in planets_of(s, seat) if makes_ships(s, seat, cell)]
    return found + shared_yards(s, seat) if s.politics else found


def flash_places(s: SternState, seat: int, planets: list[int]) -> list[int]:
    """A17.13 Where own fleets are, if the way can be paid."""
    if not has_policy(s, seat, FLASH_CONTRACTS):
        return []
    cells = sorted({s.fleet_at[at] for at in fleets_of(s, seat)} - set(planets))
    return [c for c in cells if flash_price(s, seat, c) <= s.account[4 * seat + AWE]]


def flash_price(s: SternState, seat: int, cell: int) -> int:
    """A17.13 One AWE for each system to the nearest one that makes ships."""
    yards = [own for own in planets_of(s, seat) if makes_ships(s, seat, own)]
    return min([DISTANCE[CELLS * cell + own] for own in yards], default=FAR_AWAY)


def shared_yards(s: SternState, seat: int) -> list[int]:
    """A5.16 Partners may produce at each other's capacity buildings."""
    return [
        cell
        for partner in builders(s, seat)
        for cell in planets_of(s, partner)
        if has_yard(s, partner, cell)
    ]


def can_buy(s: SternState, seat: int, unit: int) -> bool:
    """B4.4.2, B4.4.3 Capacity for its hull, or half a point for a small unit; and the price."""
    environment = UNIT_ENVIRONMENT[unit]
    price = lowered(s, seat, environment, unit_price(s, seat, unit))
    if not has_for_unit(s, seat, unit, price) or not may_have(s, seat, unit):
        return False
    if UNIT_SMALL[unit]:
        return fits_small(s, seat, environment)
    return fits(s, seat, environment, UNIT_HULL[unit])


def may_have(s: SternState, seat: int, unit: int) -> bool:
    """B27.2.3, B27.2.7 As many fleets as technologies allow; B27.7 mercenaries in war mode, A17.7
    and with the Seele Partnership.
    """
    if not is_fleet(unit):
        return True
    free = unit == FLEET_UNIT or s.war_mode or has_policy(s, seat, PARTNER_SEELE)
    return may_own(s, seat, fleet_kind(unit)) and free


def buy_options(s: SternState, seat: int) -> list[int]:
    """B4.1.2 Not after a building was bought in this phase."""
    if s.built[seat]:
        return []
    return [
        BUY + unit
        for unit in SOLD.by(s.techs[seat])
        if can_buy(s, seat, unit) and (suits_home(s, seat, unit) or unit_places(s, seat, unit))
    ]


def suits_home(s: SternState, seat: int, unit: int) -> bool:
    """Whether the home world is a place for the unit, as nearly always: the quickest answer."""
    home = s.home[seat]
    if s.owner[home] != seat:
        return False
    if not is_ground(unit):
        return not is_blocked(s, home) and (is_fleet(unit) or has_room(s, seat))
    return ground_unit(unit) != ANTI_ORBITAL_GUN and (
        has_troops(s, home) or s.owner.count(seat) <= MOST_GARRISONS
    )


def unit_place_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in unit_places(s, seat, s.stack[-1].args[UNIT])]


SHIP_PLACE: Final[Ask] = Ask("ship-place", "B5.1.1", unit_place_options)
TROOP_PLACE: Final[Ask] = Ask("troop-place", "B2.10", unit_place_options, private=True)


def buy(s: SternState, seat: int, unit: int) -> None:
    """B5.1.1 Pays the price and spends capacity, then places the unit."""
    environment = UNIT_ENVIRONMENT[unit]
    if UNIT_SMALL[unit]:
        use_half(s, seat, environment)
    else:
        use_points(s, seat, environment, UNIT_HULL[unit])
    purchase(s, seat, environment, UNIT_RESOURCE[unit], unit_price(s, seat, unit))
    cover_from_culture(s, seat, unit_price(s, seat, unit))
    s.tell("event-buys", "B5.1.1", {"seat": seat, "unit": UNITS[unit]})
    s.call(PLACE_UNIT, seat, [unit])


def ask_unit_place(s: SternState, f: Frame) -> None:
    """B2.10 Where a ground unit is placed stays secret; civil ships stand openly."""
    ask = TROOP_PLACE if is_ground(f.args[UNIT]) else SHIP_PLACE
    s.choose(f.seat, ask, unit_place_options(s, f.seat))


def put_unit(s: SternState, f: Frame) -> None:
    """B5.1.2, B5.1.3 Into the garrison, or onto the map."""
    unit, cell = f.args[UNIT], s.answers[f.seat] - AT
    if has_policy(s, f.seat, UNITED_FLEETS) and unit != MERCENARY_UNIT:
        copy_unit(s, f.seat, unit)
    if is_ground(unit):
        s.troops[GROUND_UNITS * cell + ground_unit(unit)] += 1
        s.tell("event-places-secretly", "B2.10", {"seat": f.seat})
        return
    if is_fleet(unit):
        if unit == MERCENARY_UNIT and s.owner[cell] != f.seat:
            s.account[4 * f.seat + AWE] -= flash_price(s, f.seat, cell)
        add_fleet(s, f.seat, fleet_kind(unit), cell)
    else:
        ship = add_civil(s, f.seat, CIVIL_SHIPS[unit], cell)
        if s.politics and CIVIL_SHIPS[unit] == RESEARCH_SHIP:
            s.call(CHOOSE_VARIANT, f.seat, [ship])
    s.tell(
        "event-places", "B5.1.3", {"seat": f.seat, "unit": UNITS[unit], "system": CELL_IDS[cell]}
    )


def copy_unit(s: SternState, seat: int, unit: int) -> None:
    """A16.14 Every other member gets one on his home world, if he may have it (ruling)."""
    for member in members(s, seat):
        cell = s.home[member]
        if member != seat and s.owner[cell] == member and add_copy(s, member, unit, cell):
            s.tell("event-united-fleets", "A16.14", {"seat": member, "unit": UNITS[unit]})


def add_copy(s: SternState, member: int, unit: int, cell: int) -> bool:
    if is_ground(unit):
        s.troops[GROUND_UNITS * cell + ground_unit(unit)] += 1
    elif is_fleet(unit) and may_own(s, member, fleet_kind(unit)):
        add_fleet(s, member, fleet_kind(unit), cell)
    elif not is_fleet(unit) and has_room(s, member):
        add_civil(s, member, CIVIL_SHIPS[unit], cell)
    else:
        return False
    return True


# --- B5.2.4 which variant a new research ship is: args = [ship] ----------------------------------


def variant_options(s: SternState, seat: int) -> list[int]:
    return [VARIANT + variant for variant in variants(s, seat)]


SHIP_VARIANT: Final[Ask] = Ask("ship-variant", "B5.2.4", variant_options)


def ask_variant(s: SternState, f: Frame) -> None:
    """B5.2.4 Where variants differ."""
    s.choose(f.seat, SHIP_VARIANT, variant_options(s, f.seat))


def note_variant(s: SternState, f: Frame) -> None:
    """B5.2.4 It stays what it is."""
    s.civil_variant[f.args[UNIT]] = s.answers[f.seat] - VARIANT


CHOOSE_VARIANT: Final[Script] = script("choose_variant", ask_variant, note_variant)
PLACE_UNIT: Final[Script] = script("place_unit", ask_unit_place, put_unit)

ENTRY: Final[Entry] = Entry(BUY, buy_options, buy)
SCRIPTS: Final[list[Script]] = [PLACE_UNIT, CHOOSE_VARIANT]
ASKS: Final[list[Ask]] = [SHIP_PLACE, TROOP_PLACE, SHIP_VARIANT]
