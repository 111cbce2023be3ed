"""B8.7 Anomalies: research ships study them, level by level."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS, STUDY
from raumhafen.games.sternenkinder.content.cards import CARD_EVENT, EVENT_STAGES
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.cards import (
    ANOMALIES,
    CARD_NAMES,
    take_open,
)
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import CARD_TAKEN, announce
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.rules.core.rows import EVENT_ROWS
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SternState

EXPERIMENT: Final = POLICY["experiment"]
STAGES: Final = QUANTITY["anomaly.stage"]
NEXT: Final = 0  # the number of a frame: which of the seats, from the first player on


def has_anomaly(s: SternState, cell: int) -> bool:
    """B8.7 Whether there is an open anomaly card."""
    return s.card[cell] != NOBODY and bool(ANOMALIES >> s.card[cell] & 1)


def study_options(s: SternState, seat: int) -> list[int]:
    """B8.7, B7.10 A research ship in the system that has all its movement left."""
    start = CIVIL_UNITS * seat
    return [
        STUDY + at - start
        for at in range(start, start + CIVIL_UNITS)
        if s.civil_left[at] and s.civil_kind[at] == RESEARCH_SHIP and has_anomaly(s, s.civil_at[at])
    ]


def study(s: SternState, seat: int, place: int) -> None:
    """B8.7 It spends all its movement; the level comes at the end of the phase."""
    at = CIVIL_UNITS * seat + place
    s.civil_left[at] = 0
    s.civil_study[at] = 1
    begin_experiment(s, seat, s.civil_at[at])
    s.tell("event-studies", "B8.7", {"seat": seat, "system": CELL_IDS[s.civil_at[at]]})


def begin_experiment(s: SternState, seat: int, cell: int) -> None:
    """A19.7 The first level comes at once, unless it is the last."""
    more = s.stage[cell] == 0 and EVENT_STAGES[CARD_EVENT[s.card[cell]]] > 1
    if more and has_policy(s, seat, EXPERIMENT):
        s.stage[cell] = 1


ENTRY: Final[Entry] = Entry(STUDY, study_options, study)

# --- the end of the phase ------------------------------------------------------------------------


def finish_studies(s: SternState, f: Frame) -> None:
    """B8.7 Ship after ship, in turn order."""
    for seat in s.seats_from(s.first):
        for at in range(CIVIL_UNITS * seat, CIVIL_UNITS * (seat + 1)):
            if s.civil_study[at]:
                s.civil_study[at] = 0
                f.again()
                if has_anomaly(s, s.civil_at[at]):
                    add_level(s, seat, s.civil_at[at])
                return


def add_level(s: SternState, seat: int, cell: int) -> None:
    """B8.7 At the number of the card its effect happens, and the player keeps it."""
    event = CARD_EVENT[s.card[cell]]
    s.stage[cell] += changed(s, seat, STAGES, 1)
    if s.stage[cell] < EVENT_STAGES[event]:
        return
    s.studied[cell] = 1
    card = take_open(s, seat, cell)
    where = CELL_IDS[cell]
    s.tell("event-anomaly", "B8.7", {"seat": seat, "card": CARD_NAMES[card], "system": where})
    s.beat("card")
    announce(s, CARD_TAKEN, seat, cell, card)
    carry_out(s, seat, EVENT_ROWS + event, cell)


STUDIES: Final[Script] = script("studies", finish_studies)
SCRIPTS: Final[list[Script]] = [STUDIES]
