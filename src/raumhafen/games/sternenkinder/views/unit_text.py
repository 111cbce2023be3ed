"""Texts of ships, fleets, equipment and keywords: what somebody buys, and what its words mean."""

from typing import Final

from raumhafen.games.sternenkinder.actions import EQUIPMENT_IDS
from raumhafen.games.sternenkinder.content.kinds import Keyword
from raumhafen.games.sternenkinder.content.layouts import FLEET_CARGO, FLEET_MOVE
from raumhafen.games.sternenkinder.content.names import name_key
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.reading import Trait
from raumhafen.games.sternenkinder.content.tables import (
    COMPONENT_IDS,
    MERCENARY_FLEET,
    OWN_FLEET,
    SHIP_IDS,
)
from raumhafen.games.sternenkinder.content.unit_kinds import Component, GroundUnit, Ship, Shot
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.equipment import COMPONENT, SHIP
from raumhafen.games.sternenkinder.rules.core.fleets import (
    DAMAGE,
    DICE,
    HIT,
    HULL,
    UPKEEP,
    printed,
)
from raumhafen.games.sternenkinder.views.content_shapes import CardLine
from raumhafen.games.sternenkinder.views.effect_text import (
    Lines,
    dashed,
    effect_lines,
    line,
    names_of,
    resource_name,
)

# B27.2 fleets are no entries of the content: they have the names by which they are bought
FLEET_TEXTS: Final = {"fleet.fleet": OWN_FLEET, "fleet.mercenary": MERCENARY_FLEET}
PIECES: Final = [
    (COMPONENT_IDS[COMPONENT[at]], SHIP_IDS[SHIP[at]]) for at in range(len(EQUIPMENT_IDS))
]


# --- civil ships and fleets ----------------------------------------------------------------------


def ship_lines(ship: Ship) -> Lines:
    """B21 What it is for, its movement and upkeep, its equipment, its keywords."""
    pieces = [component for component, owner in PIECES if owner == ship.id]
    known = tuple(trait for trait in ship.keywords if trait.keyword not in PENDING)
    return [
        line(dashed(ship.id)),
        line("ship-move", {"n": ship.strategic_move}),
        *ship_upkeep(ship),
        line("ship-equipment", {"n": ship.component_slots, "names": names_of(pieces)}),
        *trait_lines(known),
    ]


def ship_upkeep(ship: Ship) -> Lines:
    """B2.5 One for every n ships of a type, rounded down."""
    key = "ship-upkeep" if ship.upkeep_per > 1 else "upkeep"
    return [
        line(
            key,
            {"amount": f"+{amount}", "resource": resource_name(name)}
            | ({"per": ship.upkeep_per} if ship.upkeep_per > 1 else {}),
        )
        for name, amount in zip(RESOURCES, ship.upkeep, strict=True)
        if amount
    ]


def fleet_texts() -> dict[str, Lines]:
    """B27.2.3, B27.2.7 Printed values; technologies change those of own fleets."""
    return {id: fleet_lines(kind) for id, kind in FLEET_TEXTS.items()}


def fleet_lines(kind: int) -> Lines:
    values = {
        "hull": printed(kind, HULL), "dice": printed(kind, DICE), "hit": printed(kind, HIT),
        "damage": printed(kind, DAMAGE),
    }  # fmt: skip
    found = [
        line("fleet-values", {**values}),
        line("fleet-move", {"n": FLEET_MOVE, "cargo": FLEET_CARGO}),
        line("upkeep", {"amount": f"+{printed(kind, UPKEEP)}", "resource": resource_name("awe")}),
    ]
    return [*found, line("fleet-techs" if kind == OWN_FLEET else "fleet-mercenary")]


# --- equipment and keywords ----------------------------------------------------------------------


def component_lines(component: Component) -> Lines:
    """B26 Which ships may have it, and what it does there."""
    ships = [ship for piece, ship in PIECES if piece == component.id]
    return [line("component-ships", {"names": names_of(ships)}), *effect_lines(component.effect)]


def keyword_lines(keyword: Keyword) -> Lines:
    return [line(dashed(keyword.id))]


def trait_lines(traits: tuple[Trait, ...]) -> Lines:
    """Each keyword with its meaning, and with its number where there is one."""
    return [
        line(
            "trait",
            {
                "name": f"@{name_key(trait.keyword)}",
                "n": trait.n,
                "words": f"@text-{dashed(trait.keyword)}",
            },
        )
        for trait in traits
    ]


# --- ground units --------------------------------------------------------------------------------


def ground_unit_lines(unit: GroundUnit) -> Lines:
    """B19.6 Initiative, armour, dice against each kind of target, keywords."""
    found = [line("initiative", {"n": unit.initiative})]
    if unit.armour:
        found.append(line("armour", {"n": unit.armour}))
    shots = (
        ("infantry", unit.vs_infantry), ("vehicle", unit.vs_vehicle),
        ("air-force", unit.vs_air_force), ("ship", unit.vs_ship),
    )  # fmt: skip
    found += [shot_line(against, shot) for against, shot in shots if shot.dice]
    return found + trait_lines(unit.keywords)


def shot_line(against: str, shot: Shot) -> CardLine:
    return line(
        f"shot-{against}",
        {"dice": shot.dice, "hit": shot.hit, "damage": shot.projectile + shot.energy},
    )
