"""A sane empire: what a sensible player would answer, quickly.

One function for each question; menus take the best worth for the price, follow-ups the best place.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.games.sternenkinder.actions import (
    BUILD,
    BUY,
    BUY_POINT,
    CABINET,
    CABINET_IDS,
    CIVIL_SHIPS,
    DEVELOP,
    END,
    EQUIP,
    EQUIPMENT_IDS,
    GOVERN,
    GROW,
    PASS,
    REFORM_IDS,
    RESEARCH,
    SIDE,
    UNITS,
    UPGRADE,
)
from raumhafen.games.sternenkinder.bots.colonies import COLONY_CHOICES, develop_worth
from raumhafen.games.sternenkinder.bots.explorer import (
    EXPLORER_CHOICES,
    NOTHING,
    choose_flight,
    choose_next_system,
    equipment_worth,
    ship_worth,
    wants_analysis,
    wants_world,
)
from raumhafen.games.sternenkinder.bots.war import (
    WAR_CHOICES,
    arms_worth,
    choose_step,
    choose_war_move,
)
from raumhafen.games.sternenkinder.bots.worth import (
    build_worth,
    grow_worth,
    rounds_left,
    tech_worth,
    upgrade_worth,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS
from raumhafen.games.sternenkinder.rules.strategy.ending import side_points
from raumhafen.games.sternenkinder.rules.strategy.fly import MOVER
from raumhafen.games.sternenkinder.rules.strategy.politics import aid_price
from raumhafen.games.sternenkinder.state import SternState

AID: Final = CABINET + CABINET_IDS.index("development_aid")
GIFT: Final = CABINET + CABINET_IDS.index("gift")
ANALYSE: Final = CABINET + CABINET_IDS.index("analyse")
EXPEDITION: Final = CABINET + CABINET_IDS.index("expedition")
AID_YIELD: Final = 4  # resources a round
# which government is wanted, best first
WANTED: Final = [
    GOVERN + REFORM_IDS.index(name) for name in ("technocracy", "plutocracy", "democracy")
]


def greedy_choice(s: SternState, seat: int, options: list[int]) -> int:
    question = s.asked[seat]
    name = question.ask.name if question is not None else ""
    if name in CHOICES:
        return CHOICES[name](s, seat, options)
    return options[len(options) // 2]


# --- menus ---------------------------------------------------------------------------------------


def choose_politics(s: SternState, seat: int, options: list[int]) -> int:
    """A gift or aid that pays, else a better government, else nothing."""
    if GIFT in options:
        return GIFT
    if s.government[seat] == 0 and s.next_government[seat] < 0:
        for reform in WANTED:
            if reform in options:
                return reform
    if ANALYSE in options and wants_analysis(s, seat):
        return ANALYSE
    if EXPEDITION in options and wants_world(s, seat):
        return EXPEDITION
    if AID in options and AID_YIELD * rounds_left(s) > aid_price(s, seat):
        return AID
    return PASS


def choose_purchase(s: SternState, seat: int, options: list[int]) -> int:
    """The best worth for the price; nothing if all are worth less than they cost."""
    if BUY_POINT in options:
        return BUY_POINT
    best, most = PASS, 0.0
    for action in options:
        worth = purchase_worth(s, seat, action)
        if worth > most:
            best, most = action, worth
    if best == PASS and END in options and s.acted:
        return PASS
    return best


def purchase_worth(s: SternState, seat: int, action: int) -> float:
    if action < RESEARCH:
        return 0.0
    if RESEARCH <= action < BUILD:
        return tech_worth(s, seat, action - RESEARCH)
    if BUILD <= action < UPGRADE:
        return build_worth(s, seat, action - BUILD)
    if UPGRADE <= action < GROW - 1:
        return upgrade_worth(s, seat, action - UPGRADE)
    if GROW <= action < GROW + 91:
        return grow_worth(s, seat, action - GROW)
    if DEVELOP <= action < DEVELOP + CELLS:
        return develop_worth(s, seat, action - DEVELOP)
    if BUY <= action < BUY + len(CIVIL_SHIPS):
        return ship_worth(s, seat, action)
    if BUY <= action < BUY + len(UNITS):
        return arms_worth(s, seat, action)
    if EQUIP <= action < EQUIP + len(EQUIPMENT_IDS):
        return equipment_worth(s, seat, action)
    return 0.0


def choose_movement(s: SternState, seat: int, options: list[int]) -> int:
    """Civil ships first, then what war wants."""
    flight = choose_flight(s, seat, options)
    return flight if flight != NOTHING else choose_war_move(s, seat, options)


def choose_system(s: SternState, seat: int, options: list[int]) -> int:
    """Fleets go where war wants them, civil ships to what can be found or settled."""
    if s.stack[-1].args[MOVER] >= MOVERS:
        return choose_step(s, seat, options)
    return choose_next_system(s, seat, options)


# --- single questions ----------------------------------------------------------------------------


def choose_tech(s: SternState, seat: int, options: list[int]) -> int:
    return max(options, key=lambda action: tech_worth(s, seat, action - RESEARCH))


def fewest(s: SternState, seat: int, options: list[int]) -> int:
    return options[0]


def most_votes(s: SternState, seat: int, options: list[int]) -> int:
    return options[-1]


def economy_side(s: SternState, seat: int, options: list[int]) -> int:
    return SIDE


def needed_food(s: SternState, seat: int, options: list[int]) -> int:
    """All of it while there is little."""
    return options[-1] if s.account[4 * seat] < 4 else options[0]


CHOICES: Final[dict[str, Callable[[SternState, int, list[int]], int]]] = {
    "politics": choose_politics,
    "economy": choose_purchase,
    "free-tech": choose_tech,
    "buy-votes": fewest,
    "final-side": economy_side,
    "final-votes": most_votes,
    "receive-food": needed_food,
    "sale": fewest,
    "movement": choose_movement,
    "next-system": choose_system,
    **EXPLORER_CHOICES,
    **WAR_CHOICES,
    **COLONY_CHOICES,
}


# --- value ---------------------------------------------------------------------------------------


def value(s: SternState, seat: int) -> float:
    """The chance to win, guessed from the points of all sides."""
    if s.over:
        winners = bin(s.winners).count("1")
        return 1.0 / winners if s.winners >> seat & 1 else 0.0
    total = sum(1 + side_points(s, other) for other in range(s.seats))
    return (1 + side_points(s, seat)) / total
