"""GT18.3 Standing answers: whoever flies on anyway is not asked before every card."""

from raumhafen.engine.game import ENDED, NO_ANSWER
from raumhafen.games.galaxy_trucker.actions import STAY
from raumhafen.games.galaxy_trucker.rules.flight.course import STAYING
from raumhafen.games.galaxy_trucker.rules.ship.contents import crew
from raumhafen.games.galaxy_trucker.state import TruckerState

FLIGHT = "flight"
UNHURT = "unhurt"
KINDS: tuple[str, ...] = (FLIGHT, UNHURT)


def start(s: TruckerState, seat: int, kind: str) -> list[int]:
    """GT18.3 The flight, and how whole ship and crew are."""
    ship = s.flies[seat]
    return [s.round_at, len(s.lost[ship]), crew(s, ship)]


def answer(s: TruckerState, seat: int, kind: str, memo: list[int]) -> int:
    """GT18.3 Fly on; the answer ends with its flight, or with the first loss."""
    if s.round_at != memo[0]:
        return ENDED
    question = s.asked[seat]
    if question is None or question.ask is not STAYING:
        return NO_ANSWER
    return ENDED if kind == UNHURT and is_hurt(s, s.flies[seat], memo) else STAY


def is_hurt(s: TruckerState, ship: int, memo: list[int]) -> bool:
    return len(s.lost[ship]) > memo[1] or crew(s, ship) < memo[2]
