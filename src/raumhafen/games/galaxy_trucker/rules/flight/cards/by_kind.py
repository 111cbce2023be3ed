"""GT15 The script of each kind of card."""

from collections.abc import Mapping
from typing import Final

from raumhafen.engine.flow import Script
from raumhafen.games.galaxy_trucker.rules.flight.cards.abandoned import FIND
from raumhafen.games.galaxy_trucker.rules.flight.cards.combat_zone import COMBAT_ZONE
from raumhafen.games.galaxy_trucker.rules.flight.cards.enemies import ENEMY
from raumhafen.games.galaxy_trucker.rules.flight.cards.epidemic import EPIDEMIC
from raumhafen.games.galaxy_trucker.rules.flight.cards.meteor_swarm import METEORS
from raumhafen.games.galaxy_trucker.rules.flight.cards.open_space import OPEN_SPACE
from raumhafen.games.galaxy_trucker.rules.flight.cards.planets import PLANETS
from raumhafen.games.galaxy_trucker.rules.flight.cards.sabotage import SABOTAGE
from raumhafen.games.galaxy_trucker.rules.flight.cards.stardust import STARDUST

BY_KIND: Final[Mapping[str, Script]] = {
    "open_space": OPEN_SPACE,
    "planets": PLANETS,
    "abandoned_ship": FIND,
    "abandoned_station": FIND,
    "meteor_swarm": METEORS,
    "smugglers": ENEMY,
    "slavers": ENEMY,
    "pirates": ENEMY,
    "combat_zone": COMBAT_ZONE,
    "stardust": STARDUST,
    "epidemic": EPIDEMIC,
    "sabotage": SABOTAGE,
}
