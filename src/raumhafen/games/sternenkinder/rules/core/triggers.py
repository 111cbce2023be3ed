"""Effects that wait for a moment: `when`, by moment and source."""

from typing import Final

from raumhafen.games.sternenkinder.content.cards import PLANET_EVENT_EFFECT, PLANET_EVENT_IDS
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.statutes import CLOSING_LAWS, JUDICIAL_LAWS
from raumhafen.games.sternenkinder.content.tables import ENTRY, WORKS
from raumhafen.games.sternenkinder.content.words import MOMENTS, NONE
from raumhafen.games.sternenkinder.rules.core.rows import AT_SETUP, ROWS, waiting
from raumhafen.games.sternenkinder.rules.core.tally import (
    GOVERNMENTS,
    LAWS,
    PEOPLES,
    TECHNOLOGIES,
)


def has_moments(law: int) -> bool:
    """Laws of the closing phase and of Judicial Power have functions of their own."""
    return not CLOSING_LAWS[law] and not JUDICIAL_LAWS >> law & 1


def _sources() -> list[tuple[int, tuple[Effect, ...]]]:
    """Everything whose standing effects a seat can have."""
    cards = zip(PLANET_EVENT_IDS, PLANET_EVENT_EFFECT, strict=True)
    plain = [(source, row) for source, row, _ in (*GOVERNMENTS, *TECHNOLOGIES, *PEOPLES)]
    laws = [(LAWS[law][0], LAWS[law][1]) for law in range(len(LAWS)) if has_moments(law)]
    found = [*plain, *[(ENTRY[id], row) for id, row in cards], *laws]
    return [(source, row) for source, row in found if WORKS[source]]


def _triggers() -> list[dict[int, int]]:
    """For each moment: the row of each source that waits for it; set-up has its own way (B27.5)."""
    found: list[dict[int, int]] = [{} for _ in MOMENTS]
    for source, row in _sources():
        for moment in sorted({effect.when for effect in row} - {NONE, AT_SETUP}):
            found[moment][source] = ROWS.add([waiting(row, moment)])
    return found


TRIGGERS: Final = _triggers()
