"""B8.8 Missions: open to everybody, and the first who fulfils one is rewarded."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.content.cards import CARD_EVENT, EVENT_JOB
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import ASTEROID
from raumhafen.games.sternenkinder.content.words import HAVE, NONE
from raumhafen.games.sternenkinder.rules.core.cards import CARD_NAMES, CARDS, anomaly_cards, keep
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.places import places_of
from raumhafen.games.sternenkinder.rules.core.rows import EVENT_ROWS
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, SternState


def asteroid_routes(s: SternState, seat: int) -> int:
    return sum(s.tile[cell] == ASTEROID for cell in places_of(s.route, seat))


def places_of_units(s: SternState, seat: int) -> set[int]:
    ships = s.civil_at[CIVIL_UNITS * seat : CIVIL_UNITS * (seat + 1)]
    return {*ships, *s.fleet_at[FLEETS * seat : FLEETS * (seat + 1)]}


def homeworlds_adjacent(s: SternState, seat: int) -> int:
    """Foreign home worlds with own units next to them."""
    units = places_of_units(s, seat)
    return sum(
        not units.isdisjoint(NEIGHBOURS[home]) for other, home in enumerate(s.home) if other != seat
    )


COUNTS: Final[dict[str, Callable[[SternState, int], int]]] = {
    "asteroid_routes": asteroid_routes,
    "own_anomaly_cards": anomaly_cards,
    "homeworlds_adjacent": homeworlds_adjacent,
}
JOB_CARDS: Final = [card for card in range(CARDS) if EVENT_JOB[CARD_EVENT[card]].have != NONE]


def _job(card: int) -> tuple[Callable[[SternState, int], int], int]:
    """What is counted for a mission, and how many it asks for."""
    job = EVENT_JOB[CARD_EVENT[card]]
    return COUNTS[HAVE[job.have]], job.n


JOBS: Final = {card: _job(card) for card in JOB_CARDS}


def is_fulfilled(s: SternState, seat: int, card: int) -> bool:
    count, wanted = JOBS[card]
    return count(s, seat) >= wanted


def check_jobs(s: SternState, f: Frame) -> None:
    """B8.8 After every action, beginning with who acts."""
    if not s.open_jobs:
        return
    seats = [seat for seat in s.seats_from(s.active) if not s.out >> seat & 1]
    for card in JOB_CARDS:
        if s.open_jobs >> card & 1:
            for seat in seats:
                if is_fulfilled(s, seat, card):
                    complete(s, seat, card)
                    break


def hear_job(s: SternState, seat: int, here: int, subject: int) -> None:
    """B8.8 A route was built or an anomaly card was taken."""
    for card in JOB_CARDS:
        if s.open_jobs >> card & 1 and is_fulfilled(s, seat, card):
            complete(s, seat, card)


def complete(s: SternState, seat: int, card: int) -> None:
    """B8.8 The first receives the reward, and the card (ruling)."""
    s.open_jobs &= ~(1 << card)
    s.tell("event-job", "B8.8", {"seat": seat, "card": CARD_NAMES[card]})
    keep(s, seat, card)
    carry_out(s, seat, EVENT_ROWS + CARD_EVENT[card])
