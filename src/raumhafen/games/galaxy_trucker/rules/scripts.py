"""All scripts and questions of the game, which saved matches know by their names."""

from typing import Final

from raumhafen.engine.flow import Ask, Script
from raumhafen.games.galaxy_trucker.rules.building.build_ships import (
    BUILD,
    BUILD_SHIPS,
    CLOCK,
    ORDER,
    WATCH,
)
from raumhafen.games.galaxy_trucker.rules.building.repair import FIXES, REPAIR
from raumhafen.games.galaxy_trucker.rules.flight.cards.abandoned import FIND, STATION, WRECK
from raumhafen.games.galaxy_trucker.rules.flight.cards.combat_zone import COMBAT_ZONE
from raumhafen.games.galaxy_trucker.rules.flight.cards.enemies import ENEMY, REWARD
from raumhafen.games.galaxy_trucker.rules.flight.cards.epidemic import EPIDEMIC
from raumhafen.games.galaxy_trucker.rules.flight.cards.meteor_swarm import METEORS
from raumhafen.games.galaxy_trucker.rules.flight.cards.open_space import OPEN_SPACE, SPEED_UP
from raumhafen.games.galaxy_trucker.rules.flight.cards.planets import LANDING, PLANETS
from raumhafen.games.galaxy_trucker.rules.flight.cards.sabotage import SABOTAGE
from raumhafen.games.galaxy_trucker.rules.flight.cards.stardust import STARDUST
from raumhafen.games.galaxy_trucker.rules.flight.course import FLIGHT, STAYING
from raumhafen.games.galaxy_trucker.rules.flight.declaring import (
    DECLARE_CANNONS,
    DECLARE_ENGINES,
    POWER_CANNONS,
    POWER_ENGINES,
)
from raumhafen.games.galaxy_trucker.rules.flight.launch import BOARD_CREW, CREWS, LAUNCH
from raumhafen.games.galaxy_trucker.rules.flight.loading import LOAD, LOADING
from raumhafen.games.galaxy_trucker.rules.flight.losses import (
    BATTERY_TILE,
    CREW_MEMBER,
    CUBE_LOST,
    LOSE_CUBES,
    LOSE_FIGURES,
    PAY,
)
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import (
    HIT,
    USE_CANNON,
    USE_SHIELD,
    VOLLEY,
)
from raumhafen.games.galaxy_trucker.rules.learning import LEARNING_CHECK
from raumhafen.games.galaxy_trucker.rules.match import MATCH
from raumhafen.games.galaxy_trucker.rules.rounds import ROUND
from raumhafen.games.galaxy_trucker.rules.ship.damage import DESTROY, PARTS
from raumhafen.games.galaxy_trucker.rules.stacks import DRAW_STACKS

SCRIPTS: Final[list[Script]] = [
    MATCH, ROUND, DRAW_STACKS, LEARNING_CHECK,
    BUILD_SHIPS, REPAIR,
    LAUNCH, BOARD_CREW, FLIGHT,
    DECLARE_ENGINES, OPEN_SPACE, SPEED_UP, PLANETS, FIND, METEORS, STARDUST, EPIDEMIC, SABOTAGE,
    DECLARE_CANNONS, ENEMY, COMBAT_ZONE,
    HIT, VOLLEY, DESTROY,
    PAY, LOSE_FIGURES, LOSE_CUBES, LOAD,
]  # fmt: skip
ASKS: Final[list[Ask]] = [
    BUILD, WATCH, ORDER, CLOCK, FIXES,
    CREWS, STAYING,
    POWER_ENGINES, LANDING, WRECK, STATION, POWER_CANNONS, REWARD,
    USE_SHIELD, USE_CANNON, PARTS,
    BATTERY_TILE, CREW_MEMBER, CUBE_LOST, LOADING,
]  # fmt: skip
