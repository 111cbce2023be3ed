"""Client content: geometry of the map, technologies, prices, names."""

from typing import Any

from raumhafen.games.sternenkinder.actions import CELL_IDS, EQUIPMENT_IDS, THINGS, UNITS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS, RING, Q, R
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.names import name_key
from raumhafen.games.sternenkinder.content.tables import COMPONENT_COST, COMPONENT_IDS, SHIP_IDS
from raumhafen.games.sternenkinder.content.words import CAPACITIES, FIELDS, RESOURCES
from raumhafen.games.sternenkinder.rules.core.equipment import COMPONENT, SHIP
from raumhafen.games.sternenkinder.rules.core.prices import (
    THING_COST,
    THING_GROUND,
    THING_RESOURCE,
    UNIT_COST,
    UNIT_ENVIRONMENT,
    UNIT_HULL,
    UNIT_RESOURCE,
)
from raumhafen.games.sternenkinder.state import PHASES
from raumhafen.games.sternenkinder.views.cabinet import advisor_cards
from raumhafen.games.sternenkinder.views.card_text import card_texts
from raumhafen.games.sternenkinder.views.content_shapes import (
    Cell,
    Content,
    Equipment,
    Event,
    Government,
    Planet,
    Technology,
    Thing,
)
from raumhafen.games.sternenkinder.views.market import ware_cards


def client_content(seats: int) -> dict[str, Any]:
    """Ready to be written as JSON; the same for every number of seats."""
    return dict(content())


def content() -> Content:
    return {
        "cells": [cell(at) for at in range(CELLS)],
        "planets": planets(),
        "technologies": technologies(),
        "governments": governments(),
        "things": [*buildings(), *units()],
        "equipment": equipment(),
        "events": events(),
        "advisors": advisor_cards(),
        "wares": ware_cards(),
        "names": {id: name_key(id) for id in CONTENT.ids},
        "texts": card_texts(),
        "resources": list(RESOURCES),
        "fields": list(FIELDS),
        "phases": list(PHASES),
    }


def cell(at: int) -> Cell:
    """B1.1.2 Axial coordinates and neighbours."""
    near = [CELL_IDS[other] for other in NEIGHBOURS[at]]
    return {"id": CELL_IDS[at], "q": Q[at], "r": R[at], "ring": RING[at], "near": near}


def planets() -> list[Planet]:
    return [{"id": planet.id, "resources": list(planet.resources)} for planet in CONTENT.planets]


def technologies() -> list[Technology]:
    return [
        {
            "id": tech.id,
            "field": tech.field,
            "level": tech.level,
            "cost": tech.cost,
            "requires": list(tech.requires),
        }
        for tech in CONTENT.technologies
    ]


def governments() -> list[Government]:
    return [
        {
            "id": g.id,
            "level": g.level,
            "cost": g.cost,
            "state_size": g.state_size,
            "special": g.special,
        }
        for g in CONTENT.governments
    ]


def buildings() -> list[Thing]:
    """B4.2 Every building costs food or AWE, and ground capacity."""
    return [
        {
            "id": THINGS[at],
            "resource": "awe" if RESOURCES[THING_RESOURCE[at]] == "awe" else "food",
            "cost": THING_COST[at],
            "capacity": "ground",
            "points": THING_GROUND[at],
        }
        for at in range(len(THINGS))
    ]


def units() -> list[Thing]:
    """B5.1.1 Civil and ground units cost food, fleets AWE."""
    return [
        {
            "id": UNITS[at],
            "resource": "awe" if RESOURCES[UNIT_RESOURCE[at]] == "awe" else "food",
            "cost": UNIT_COST[at],
            "capacity": "ground" if CAPACITIES[UNIT_ENVIRONMENT[at]] == "ground" else "space",
            "points": UNIT_HULL[at],
        }
        for at in range(len(UNITS))
    ]


def equipment() -> list[Equipment]:
    """B5.3.1 What civil ships can have, for AWE."""
    return [
        {
            "id": id,
            "component": COMPONENT_IDS[COMPONENT[at]],
            "ship": SHIP_IDS[SHIP[at]],
            "cost": COMPONENT_COST[COMPONENT[at]],
        }
        for at, id in enumerate(EQUIPMENT_IDS)
    ]


def events() -> list[Event]:
    """B8.1 Event cards, by the names that hands and systems use."""
    return [
        {
            "id": event.id.partition(".")[2],
            "deck": event.deck,
            "colour": event.colour,
            "stages": event.stages,
            "ongoing": event.ongoing,
        }
        for event in CONTENT.events
    ]
