"""A12.6 Cards of the black market as sources: those that are kept, and those played for a round."""

from typing import Final

from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.market import EFFECT, KEPT, MARKET_IDS
from raumhafen.games.sternenkinder.content.tables import ENTRY
from raumhafen.games.sternenkinder.state import NOBODY, SternState

WARES: Final[list[tuple[int, tuple[Effect, ...], int]]] = [
    (ENTRY[id], EFFECT[at], NOBODY) for at, id in enumerate(MARKET_IDS)
]


def ware_sources(s: SternState, seat: int) -> list[tuple[int, tuple[Effect, ...], int]]:
    """A12.6 What holds while a card is owned, and what lasts for the round."""
    found = []
    mask = s.market_hand[seat] & KEPT | s.market_lasting[seat]
    while mask:
        low = mask & -mask
        found.append(WARES[low.bit_length() - 1])
        mask ^= low
    return found
