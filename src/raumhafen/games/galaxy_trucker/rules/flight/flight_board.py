"""GT12, GT18.1 The flight board: flight order, gaining and losing days, giving up."""

from raumhafen.games.galaxy_trucker.content.tables import SPACES
from raumhafen.games.galaxy_trucker.state import LEARNING, TruckerState


def flight_order(s: TruckerState) -> list[int]:
    """GT0.3, GT12.3 Flying ships, the one furthest ahead first."""
    flying = [ship for ship in range(s.seats) if s.flying[ship]]
    if len(flying) > 1:
        flying.sort(key=s.position.__getitem__, reverse=True)
    return flying


def move(s: TruckerState, ship: int, days: int) -> None:
    """GT12.2 Forward or back by free spaces; occupied ones are not counted."""
    taken = [s.position[o] % SPACES for o in range(s.seats) if s.flying[o] and o != ship]
    step = 1 if days > 0 else -1
    at, left = s.position[ship], abs(days)
    while left:
        at += step
        if at % SPACES not in taken:
            left -= 1
    s.position[ship] = at
    if days:
        key = "event-days-gained" if days > 0 else "event-days-lost"
        s.tell(key, "GT12.2", {"seat": s.pilot[ship], "days": abs(days)})
        s.beat("move")


def lose_days(s: TruckerState, ship: int, days: int) -> None:
    move(s, ship, -days)


def give_up(s: TruckerState, ship: int, rule: str) -> None:
    """GT18.1 The rocket leaves the board. GT10.4 Not in the learning flight."""
    if s.round != LEARNING:
        s.flying[ship] = 0
        s.tell("event-give-up", rule, {"seat": s.pilot[ship]})
        s.beat("out")
