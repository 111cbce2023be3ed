"""GT15.5 Meteor swarm; what one meteor does stands in `meteors_and_shots`."""

from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import meteor, volley
from raumhafen.games.galaxy_trucker.state import TruckerState


def fly_through_meteors(s: TruckerState, f: Frame) -> None:
    """GT15.5 One after the other, one roll for all ships."""
    volley(s, s.queue, [meteor(thing) for thing in card_of(s).meteors])


METEORS = script("meteors", fly_through_meteors)
