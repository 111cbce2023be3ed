"""What a client needs to draw the game: the box as plain values and the geometry of the map."""

from dataclasses import asdict
from typing import Any, Final

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS, RING, Q, R
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.names import name_key
from raumhafen.games.sternenkinder.content.words import FIELDS, RESOURCES
from raumhafen.games.sternenkinder.state import PHASES

# sets that part I shows; effects are told by card texts
SHOWN: Final = (
    "systems", "planets", "technologies", "governments", "buildings", "ground_units",
    "populations", "events", "cabinet_actions", "investors",
)  # fmt: skip
LEFT_OUT: Final = ("effect", "first_bonus", "options", "threat", "on_defeat", "tactical", "job")


def client_content(seats: int) -> dict[str, Any]:
    """Ready to be written as JSON; the same for every number of seats."""
    shown: dict[str, Any] = {name: entries(name) for name in SHOWN}
    shown["names"] = {id: name_key(id) for id in CONTENT.ids}
    shown["cells"] = [cell(at) for at in range(CELLS)]
    shown["resources"] = list(RESOURCES)
    shown["fields"] = list(FIELDS)
    shown["phases"] = list(PHASES)
    return shown


def entries(name: str) -> list[dict[str, Any]]:
    found = [asdict(entry) for entry in getattr(CONTENT, name)]
    return [{key: value for key, value in entry.items() if key not in LEFT_OUT} for entry in found]


def cell(at: int) -> dict[str, Any]:
    """B1.1.2 Axial coordinates and neighbours."""
    near = [CELL_IDS[other] for other in NEIGHBOURS[at]]
    return {"id": CELL_IDS[at], "q": Q[at], "r": R[at], "ring": RING[at], "near": near}
