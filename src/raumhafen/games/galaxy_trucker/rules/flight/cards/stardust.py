"""GT15.11 Stardust: days lost for exposed connectors."""

from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import lose_days
from raumhafen.games.galaxy_trucker.rules.ship.legality import exposed
from raumhafen.games.galaxy_trucker.state import TruckerState


def gather_dust(s: TruckerState, f: Frame) -> None:
    """GT15.11 From the last to the leader: a day for each exposed connector."""
    for ship in reversed(s.queue):
        lose_days(s, ship, exposed(s, ship))


STARDUST = script("stardust", gather_dust)
