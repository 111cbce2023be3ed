"""GT15.12 Epidemic: joined cabins infect each other."""

from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.content.tables import CELLS, PURPLE
from raumhafen.games.galaxy_trucker.rules.ship.contents import occupied_cabins
from raumhafen.games.galaxy_trucker.rules.ship.damage import crew_to_bank
from raumhafen.games.galaxy_trucker.rules.ship.legality import joined
from raumhafen.games.galaxy_trucker.state import TruckerState


def spread(s: TruckerState, f: Frame) -> None:
    """GT15.12 All cabins are judged before anyone is removed."""
    for ship in s.queue:
        cells = occupied_cabins(s, ship)
        ill = [cell for cell in cells if any(o in cells for o in joined(s, ship, cell))]
        for cell in ill:
            at = CELLS * ship + cell
            figure = s.load[at] if s.load[at] >= PURPLE else 1
            s.load[at] -= figure
            crew_to_bank(s, figure)
        if ill:
            s.tell("event-crew-lost", "GT15.12", {"seat": s.pilot[ship], "count": len(ill)})
            s.beat("loss")


EPIDEMIC = script("epidemic", spread)
