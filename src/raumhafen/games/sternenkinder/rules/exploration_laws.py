"""Laws of exploration: every card is in one place, marks lie where they belong."""

from raumhafen.games.sternenkinder.content.cards import CARD_EVENT, EVENT_STAGES
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import ANOMALY, RESEARCH_SHIP, SYSTEM_DECK
from raumhafen.games.sternenkinder.content.words import NONE
from raumhafen.games.sternenkinder.rules.core.cards import (
    ANOMALIES,
    full_decks,
    hand_of,
)
from raumhafen.games.sternenkinder.state import MOVEMENT, NOBODY, SternState

IN_PLAY = sorted(card for deck in full_decks() for card in deck)
DRAW = "draw_card"  # cards that somebody looks at are among the numbers of this script
FIRST_DRAWN = 4


def exploration_laws(s: SternState) -> list[str]:
    return [*card_laws(s), *mark_laws(s), *flight_laws(s)]


def broken(law: str, holds: bool) -> list[str]:
    return [] if holds else [law]


def card_laws(s: SternState) -> list[str]:
    """B8.1 In a deck or below it, in a hand, on the map, with the laws, or just drawn."""
    found = [card for deck in (*s.bags, *s.queues) for card in deck]
    for seat in range(s.seats):
        found += hand_of(s, seat)
    found += [card for card in s.card if card != NOBODY]
    found += [card for card in range(len(CARD_EVENT)) if s.open_jobs >> card & 1]
    for frame in s.stack:
        if frame.script.name == DRAW:
            found += [card for card in frame.args[FIRST_DRAWN:] if card != NONE]
    return broken("B8.1 cards", sorted(found) == IN_PLAY)


def mark_laws(s: SternState) -> list[str]:
    """B8.7, B8.13 Levels on open anomalies, fresh systems with a deck, tunnels with two ends."""
    staged = [cell for cell in range(CELLS) if s.stage[cell]]
    fresh = [cell for cell in range(CELLS) if s.fresh[cell]]
    ends = [cell for cell in range(CELLS) if s.link[cell] != NOBODY]
    return [
        *broken("B8.7 levels", all(is_being_studied(s, cell) for cell in staged)),
        *broken("B8.7 studied", all(s.tile[c] == ANOMALY for c in range(CELLS) if s.studied[c])),
        *broken("B8.13 fresh", all(SYSTEM_DECK[s.tile[cell]] != NONE for cell in fresh)),
        *broken("B8.4 tunnels", all(s.link[s.link[cell]] == cell for cell in ends)),
        *broken("B8.3 claims", min(s.claims) >= 0),
    ]


def is_being_studied(s: SternState, cell: int) -> bool:
    card = s.card[cell]
    if card == NOBODY or not ANOMALIES >> card & 1:
        return False
    return s.stage[cell] < EVENT_STAGES[CARD_EVENT[card]]


def flight_laws(s: SternState) -> list[str]:
    """B7.1 Civil units move in the movement phase only; research ships study anomalies."""
    places = range(len(s.civil_kind))
    gone = [at for at in places if s.civil_kind[at] == NOBODY]
    students = [at for at in places if s.civil_study[at]]
    rows = (s.civil_left, s.civil_slow, s.civil_study, s.civil_cube)
    return [
        *broken("B7.1 movement", s.phase == MOVEMENT or not any(s.civil_left)),
        *broken("B7.1 no movement", not any(row[at] for row in rows for at in gone)),
        *broken("B8.7 students", all(s.civil_kind[at] == RESEARCH_SHIP for at in students)),
    ]
