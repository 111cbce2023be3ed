"""GT10.2 The check of the learning flight: faulty ships are repaired and built on."""

from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.rules.building.build_ships import BUILD_SHIPS
from raumhafen.games.galaxy_trucker.rules.building.repair import faulty_ships, repair
from raumhafen.games.galaxy_trucker.state import TruckerState


def give_orders_back(s: TruckerState, f: Frame) -> None:
    """GT10.2 Owners of faulty ships give their order tiles back, the others move up."""
    faulty = faulty_ships(s)
    if not faulty:
        s.mending = 0
        f.leave()
        return
    s.mending = 1
    sound = [ship for ship in range(s.seats) if ship not in faulty]
    sound.sort(key=s.order.__getitem__)
    s.order = [0] * s.seats
    for place, ship in enumerate(sound):
        s.order[ship] = place + 1
    repair(s, faulty)


def build_on(s: TruckerState, f: Frame) -> None:
    """GT10.2 They may build on, now with a strict check, and take the next numbers."""
    s.turn = next(ship for ship in s.seats_from(s.starter) if s.order[ship] == 0)
    f.jump(give_orders_back)
    s.call(BUILD_SHIPS, s.starter)


LEARNING_CHECK = script("learning_check", give_orders_back, build_on)
