"""A11, A12 Cards of the black market and services of the underground as flat tables."""

from typing import Final

from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import AWE, ENTRY, WORKS, ids_of
from raumhafen.games.sternenkinder.content.words import RESOURCES

# --- cards (A12) ---------------------------------------------------------------------------------

MARKET_IDS: Final = ids_of("black_market")
MARKET_NAMES: Final = tuple(id.partition(".")[2] for id in MARKET_IDS)
MARKET_CARDS: Final = len(MARKET_IDS)
CARD: Final = {name: at for at, name in enumerate(MARKET_NAMES)}
BID: Final = [RESOURCES.index(card.bid) for card in CONTENT.black_market]
EFFECT: Final[list[tuple[Effect, ...]]] = [card.effect for card in CONTENT.black_market]
IN_PLAY: Final = [WORKS[ENTRY[id]] for id in MARKET_IDS]


def of_kind(kind: str) -> int:
    """The cards of a kind, as bits."""
    return sum(1 << at for at, card in enumerate(CONTENT.black_market) if card.kind == kind)


# A12.6
ONCE: Final = of_kind("once")
KEPT: Final = of_kind("keep")
ACTIVATED: Final = of_kind("activate")
# A1.12 the deck at the start: all that belong to a part that is played
FULL_MARKET: Final = sum(1 << at for at in range(MARKET_CARDS) if IN_PLAY[at])

# --- services (A11) ------------------------------------------------------------------------------

SERVICE_IDS: Final = ids_of("underground_services")
SERVICE_NAMES: Final = tuple(id.partition(".")[2] for id in SERVICE_IDS)
SERVICE: Final = {name: at for at, name in enumerate(SERVICE_NAMES)}
SERVICE_COST: Final = [
    service.cost[AWE] if service.cost else 0 for service in CONTENT.underground_services
]
SERVICE_RULE: Final = [service.rule for service in CONTENT.underground_services]
