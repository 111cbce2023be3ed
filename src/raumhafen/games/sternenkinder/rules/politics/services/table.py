"""A11.5 to A11.9 All services of the underground."""

from typing import Final

from raumhafen.games.sternenkinder.content.market import SERVICE
from raumhafen.games.sternenkinder.rules.politics.services.contract_killing import (
    can_kill,
    kill,
    killing_details,
    killing_price,
)
from raumhafen.games.sternenkinder.rules.politics.services.pirate_wages import (
    can_hire,
    hire,
    wage_details,
    wages,
)
from raumhafen.games.sternenkinder.rules.politics.services.secret_routes import (
    can_travel,
    price_of_route,
    route_details,
    travel,
)
from raumhafen.games.sternenkinder.rules.politics.services.service import Service
from raumhafen.games.sternenkinder.rules.politics.services.smuggler_network import (
    can_dig,
    cellar_details,
    cellar_price,
    dig_cellars,
)
from raumhafen.games.sternenkinder.rules.politics.services.witnesses import (
    can_hire_witnesses,
    hire_witnesses,
    price_of_witnesses,
    witness_details,
)

SERVICES: Final[dict[int, Service]] = {
    SERVICE["contract_killing"]: Service(can_kill, killing_details, killing_price, kill),
    SERVICE["secret_routes"]: Service(can_travel, route_details, price_of_route, travel),
    SERVICE["hire_pirates"]: Service(can_hire, wage_details, wages, hire),
    SERVICE["smuggler_network"]: Service(can_dig, cellar_details, cellar_price, dig_cellars),
    SERVICE["hire_witnesses"]: Service(
        can_hire_witnesses, witness_details, price_of_witnesses, hire_witnesses
    ),
}
