"""B4, B5.1 Places: where a building or a unit may stand, and putting it there."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AT,
    BASE_THING,
    CELL_IDS,
    CENTRE_THING,
    FORTRESS_THING,
    GATE_THING,
    ROUTE_THING,
    SHIELD_THING,
    THINGS,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import (
    ANTI_ORBITAL_GUN,
    GROUND_UNITS,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.content.words import NONE, WHERE
from raumhafen.games.sternenkinder.rules.core.places import (
    free_slot,
    natural_yield,
    pack,
    planets_of,
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.prices import thing_kind, thing_level
from raumhafen.games.sternenkinder.rules.core.routes import route_sites
from raumhafen.games.sternenkinder.state import (
    BASE_BIT,
    CAPACITY_SITE,
    CIVIL_UNITS,
    FORTRESS_BIT,
    NOBODY,
    SHIELD_BIT,
    SITES,
    SternState,
)

DEFENCE_BITS: Final = {
    FORTRESS_THING: FORTRESS_BIT, SHIELD_THING: SHIELD_BIT, BASE_THING: BASE_BIT,
}  # fmt: skip
MOST_GARRISONS: Final = 9  # decision 17
ANY_SYSTEM: Final = WHERE.index("any_system")
ONLY_HERE: Final = WHERE.index("here")
OWN_PLANET: Final = WHERE.index("own_planet")


# --- B4 buildings --------------------------------------------------------------------------------


def building_places(s: SternState, seat: int, thing: int) -> list[int]:
    """B4.1.1, B4.7, B4.8.1 The systems in which a seat may build a thing."""
    if thing == ROUTE_THING:
        return route_sites(s, seat)
    if thing == GATE_THING:
        return gate_places(s, seat)
    own = planets_of(s, seat)
    if thing == CENTRE_THING:
        return [] if any(s.centre[cell] for cell in own) else own
    if thing in DEFENCE_BITS:
        return [cell for cell in own if not s.defence[cell] & DEFENCE_BITS[thing]]
    return [cell for cell in own if suits_planet(s, cell, thing)]


def suits_planet(s: SternState, cell: int, thing: int) -> bool:
    """B4.1.1, B4.2 A free slot, and for a resource building a natural yield of 1."""
    kind = thing_kind(thing)
    suited = kind == CAPACITY_SITE or natural_yield(s, cell)[kind] >= 1
    return suited and free_slot(s, cell) >= 0


def gate_places(s: SternState, seat: int) -> list[int]:
    """B4.7 Own planets and systems with an own research ship; one gate a system."""
    start = CIVIL_UNITS * seat
    ships = {
        s.civil_at[at]
        for at in range(start, start + CIVIL_UNITS)
        if s.civil_kind[at] == RESEARCH_SHIP
    }
    return [cell for cell in sorted({*planets_of(s, seat), *ships}) if s.gate[cell] == NOBODY]


def put_building(s: SternState, seat: int, thing: int, cell: int) -> None:
    """B4.2 A building stands where nothing hinders it."""
    if thing == ROUTE_THING:
        s.route[cell] = seat
    elif thing == GATE_THING:
        s.gate[cell] = seat
    elif thing == CENTRE_THING:
        s.centre[cell] = 1
    elif thing in DEFENCE_BITS:
        s.defence[cell] |= DEFENCE_BITS[thing]
    else:
        s.sites[free_slot(s, cell)] = pack(seat, thing_kind(thing), thing_level(thing))


def is_secret(thing: int) -> bool:
    """B2.10, B6.2 Where defence buildings stand is their owner's secret."""
    return thing in DEFENCE_BITS


def tell_building(s: SternState, seat: int, thing: int, cell: int, rule: str) -> None:
    """B2.10 What was built is known to all; where, unless it is a secret."""
    if is_secret(thing):
        s.tell("event-builds", rule, {"seat": seat, "thing": THINGS[thing]})
    else:
        s.tell(
            "event-builds-at",
            rule,
            {"seat": seat, "thing": THINGS[thing], "system": CELL_IDS[cell]},
        )


# --- what stands on a planet, by places of PLACES ------------------------------------------------


def own_buildings(s: SternState, seat: int, cell: int) -> list[int]:
    """Places of PLACES with a building of the seat; trade routes cannot be demolished."""
    slots = [at - SITES * cell for at in sites_at(s, cell) if site_owner(s.sites[at]) == seat]
    special = []
    if s.owner[cell] == seat and s.centre[cell]:
        special.append(SITES)
    if s.gate[cell] == seat:
        special.append(SITES + 1)
    if s.owner[cell] == seat:
        special += [
            SITES + thing - CENTRE_THING
            for thing, bit in DEFENCE_BITS.items()
            if s.defence[cell] & bit
        ]
    return slots + special


def remove_building(s: SternState, cell: int, place: int) -> None:
    """B4.1.3 Takes away what stands at a place of PLACES."""
    if place < SITES:
        s.sites[SITES * cell + place] = 0
    elif place == SITES:
        s.centre[cell] = 0
    elif place == SITES + 1:
        s.gate[cell] = NOBODY
    else:
        s.defence[cell] &= ~DEFENCE_BITS[CENTRE_THING + place - SITES]


# --- B5.1 ground units ---------------------------------------------------------------------------


def troop_places(s: SternState, seat: int, unit: int) -> list[int]:
    """B5.1.1 Own planets; at most nine garrisons, and one gun a planet."""
    own = planets_of(s, seat)
    full = len(own) > MOST_GARRISONS and sum(has_troops(s, c) for c in own) >= MOST_GARRISONS
    if not full and unit != ANTI_ORBITAL_GUN:
        return own
    return [
        cell
        for cell in own
        if not (full and not has_troops(s, cell))
        and not (unit == ANTI_ORBITAL_GUN and s.troops[GROUND_UNITS * cell + unit])
    ]


def has_troops(s: SternState, cell: int) -> bool:
    start = GROUND_UNITS * cell
    return any(s.troops[start : start + GROUND_UNITS])


# --- free buildings and units: args = [thing, where, cell] or [unit, count] ----------------------

THING: Final = 0
UNIT: Final = 0
COUNT: Final = 1
LEVELS: Final = 0  # of networks: args = [levels]


def gift_places(s: SternState, seat: int, thing: int, where: int, here: int) -> list[int]:
    """Here, on an own planet, in any system (a route), or where the seat could build it."""
    if where == ANY_SYSTEM and thing == ROUTE_THING:
        return [cell for cell in range(CELLS) if s.tile[cell] >= 0 and s.route[cell] == NOBODY]
    places = building_places(s, seat, thing)
    if where == OWN_PLANET:
        return [cell for cell in places if s.owner[cell] == seat]
    return [cell for cell in places if cell == here] if where == ONLY_HERE else places


def gift_options(s: SternState, seat: int) -> list[int]:
    thing, where, here = s.stack[-1].args
    return [AT + cell for cell in gift_places(s, seat, thing, where, here)]


def troop_gift_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in troop_places(s, seat, s.stack[-1].args[UNIT])]


GIFT_PLACE: Final[Ask] = Ask("gift-place", "B5.5.2", gift_options)
GIFT_HIDDEN: Final[Ask] = Ask("gift-hidden", "B5.5.2", gift_options, private=True)
TROOP_GIFT: Final[Ask] = Ask("troop-gift", "B5.5.2", troop_gift_options, private=True)


def give_building(
    s: SternState, seat: int, name: str, count: int = 1, where: int = NONE, here: int = NOBODY
) -> None:
    """B5.5.2 Buildings free of cost; lost where they can stand nowhere."""
    for _ in range(count):
        s.call(GIVE_BUILDING, seat, [THINGS.index(name), where, here])


def ask_gift_place(s: SternState, f: Frame) -> None:
    """B5.5.2 Where the free building stands."""
    options = gift_options(s, f.seat)
    if options:
        s.choose(f.seat, GIFT_HIDDEN if is_secret(f.args[THING]) else GIFT_PLACE, options)
    else:
        f.leave()


def put_gift(s: SternState, f: Frame) -> None:
    """B5.5.2 It costs neither resources nor capacity."""
    thing, cell = f.args[THING], s.answers[f.seat] - AT
    put_building(s, f.seat, thing, cell)
    tell_building(s, f.seat, thing, cell, "B5.5.2")


GIVE_BUILDING: Final[Script] = script("give_building", ask_gift_place, put_gift)


def give_ground_units(s: SternState, seat: int, unit: int, count: int) -> None:
    """B5.5.2 Ground units free of cost, all on one planet."""
    if troop_places(s, seat, unit):
        s.call(GIVE_TROOPS, seat, [unit, count])


def ask_troop_place(s: SternState, f: Frame) -> None:
    """B5.1.1 On an own planet."""
    s.choose(f.seat, TROOP_GIFT, troop_gift_options(s, f.seat))


def put_troops(s: SternState, f: Frame) -> None:
    """B5.1.1 Where they stand is a secret (B2.10)."""
    cell = s.answers[f.seat] - AT
    s.troops[GROUND_UNITS * cell + f.args[UNIT]] += f.args[COUNT]
    s.tell("event-places-secretly", "B2.10", {"seat": f.seat})


GIVE_TROOPS: Final[Script] = script("give_troops", ask_troop_place, put_troops)


# --- one more level of an own network: args = [levels] -------------------------------------------


def network_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in range(CELLS) if s.network[CELLS * seat + cell]]


NETWORK_PLACE: Final[Ask] = Ask("network-place", "B5.5.2", network_options)


def raise_network(s: SternState, seat: int, levels: int) -> None:
    """B5.5.2 Further levels for an own network, if there is one."""
    if network_options(s, seat):
        s.call(RAISE_NETWORK, seat, [levels])


def ask_network(s: SternState, f: Frame) -> None:
    """B5.5.2 Which of the own networks."""
    s.choose(f.seat, NETWORK_PLACE, network_options(s, f.seat))


def grow_network(s: SternState, f: Frame) -> None:
    """B5.5.2 It costs nothing."""
    s.network[CELLS * f.seat + s.answers[f.seat] - AT] += f.args[LEVELS]


RAISE_NETWORK: Final[Script] = script("raise_network", ask_network, grow_network)

SCRIPTS: Final[list[Script]] = [GIVE_BUILDING, GIVE_TROOPS, RAISE_NETWORK]
ASKS: Final[list[Ask]] = [GIFT_PLACE, GIFT_HIDDEN, TROOP_GIFT, NETWORK_PLACE]
