"""B27.6 Planetary events in force: cards of a colony and the options that were taken.

A colony with cards has drawn stage I, II, III one after the other; `chain` says how many of them
are active. Bit `3 * stage + option` of `taken` marks a reward that was received.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.cards import (
    OPTION_REWARD,
    PLANET_CHAIN,
    PLANET_EVENT_EFFECT,
    PLANET_EVENT_IDS,
)
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import MarkedCells
from raumhafen.games.sternenkinder.content.tables import ENTRY
from raumhafen.games.sternenkinder.content.words import NONE, QUANTITIES, SLOTS, VERBS
from raumhafen.games.sternenkinder.state import NOBODY, SternState

STAGES: Final = 3
OPTIONS_A_STAGE: Final = 3
MODIFY: Final = VERBS.index("modify")
SLOTS_VERB: Final = VERBS.index("slots")
BUILD_SLOT: Final = SLOTS.index("build")
RESOURCE_INCOME_HERE: Final = QUANTITIES.index("building.resource.income.here")
MILITIA_HERE: Final = QUANTITIES.index("militia.here")

Row = tuple[Effect, ...]

WITH_CARDS: Final = MarkedCells()
# by planet, how many of its cards are active, and the rewards taken
KEPT_ROWS: Final[dict[tuple[int, int, int], list[tuple[int, Row]]]] = {}


def with_cards(s: SternState, seat: int) -> list[int]:
    """B27.6 The colonies of a player in which planetary events are active."""
    return [cell for cell in WITH_CARDS.of(s.chain) if s.owner[cell] == seat]


def has_chain(s: SternState, cell: int) -> bool:
    """B27.6.9 Whether the planet has cards at all."""
    return s.planet[cell] != NOBODY and PLANET_CHAIN[STAGES * s.planet[cell]] != NONE


def event_of(s: SternState, cell: int, stage: int) -> int:
    """The planetary event of a stage, counted from 0."""
    return PLANET_CHAIN[STAGES * s.planet[cell] + stage]


def is_taken(s: SternState, cell: int, option: int) -> bool:
    return bool(s.taken[cell] >> option & 1)


def rows_in_force(s: SternState, cell: int) -> list[tuple[int, Row]]:
    """Entries with what holds on this colony: each card and the rewards taken from it.

    The same cards and rewards always hold the same, so each list is made once and kept; nobody may
    change it.
    """
    key = s.planet[cell], s.chain[cell], s.taken[cell]
    found = KEPT_ROWS.get(key)
    if found is None:
        KEPT_ROWS[key] = found = list_rows(s, cell)
    return found


def list_rows(s: SternState, cell: int) -> list[tuple[int, Row]]:
    found: list[tuple[int, Row]] = []
    for stage in range(s.chain[cell]):
        event = event_of(s, cell, stage)
        entry = ENTRY[PLANET_EVENT_IDS[event]]
        found.append((entry, PLANET_EVENT_EFFECT[event]))
        for option in range(OPTIONS_A_STAGE):
            if is_taken(s, cell, OPTIONS_A_STAGE * stage + option):
                found.append((entry, OPTION_REWARD[OPTIONS_A_STAGE * event + option]))
    return found


def card_sources(s: SternState, seat: int) -> list[tuple[int, Row, int]]:
    """Decision 12: the cards of a player's colonies, with the systems they lie in."""
    return [
        (entry, row, cell) for cell in with_cards(s, seat) for entry, row in rows_in_force(s, cell)
    ]


def effects_here(s: SternState, cell: int) -> list[Effect]:
    return [effect for _, row in rows_in_force(s, cell) for effect in row]


def extra_slots(s: SternState, cell: int) -> int:
    """B27.6 Building sites beside those of the levels."""
    found = [e for e in effects_here(s, cell) if e.verb == SLOTS_VERB]
    return sum(effect.amounts[BUILD_SLOT] for effect in found)


def bonus_here(s: SternState, cell: int, quantity: int) -> int:
    """What the cards of a colony add to a number that holds there only."""
    if not s.chain[cell]:
        return 0
    found = [e for e in effects_here(s, cell) if e.verb == MODIFY and e.what == quantity]
    return sum(effect.n for effect in found)


def militia_here(s: SternState, cell: int) -> int:
    """B19.1 Further militia."""
    return bonus_here(s, cell, MILITIA_HERE)
