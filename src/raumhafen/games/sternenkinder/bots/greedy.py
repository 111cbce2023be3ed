"""A sane empire: what a sensible player would answer, quickly.

One function for each question; menus take the best worth for the price, follow-ups the best place.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    AT,
    BUILD,
    BUY,
    BUY_POINT,
    CENTRE_THING,
    CIVIL_SHIPS,
    DEMOLISH,
    DEVELOP,
    END,
    EQUIP,
    EQUIPMENT_IDS,
    GOVERN,
    GROW,
    LOAD,
    MOVE,
    NO,
    PASS,
    RESEARCH,
    ROUTE_THING,
    SIDE,
    UNITS,
    UPGRADE,
)
from raumhafen.games.sternenkinder.bots.agents import (
    AGENT_CHOICES,
    choose_police,
    crew_worth,
    envoy_worth,
    is_crew,
    stays,
)
from raumhafen.games.sternenkinder.bots.cabinet import (
    CABINET_CHOICES,
    CABINET_LOOKS,
    choose_consultation,
    choose_haste,
)
from raumhafen.games.sternenkinder.bots.colonies import (
    COLONY_CHOICES,
    choose_option,
    develop_worth,
)
from raumhafen.games.sternenkinder.bots.council import COUNCIL_CHOICES
from raumhafen.games.sternenkinder.bots.dealers import (
    DEALER_CHOICES,
    DEALER_LOOKS,
    choose_card,
    choose_pirates,
)
from raumhafen.games.sternenkinder.bots.explorer import (
    EXPLORER_CHOICES,
    NOTHING,
    choose_flight,
    choose_next_system,
    equipment_worth,
    ship_worth,
)
from raumhafen.games.sternenkinder.bots.outlook import (
    Outlook,
)
from raumhafen.games.sternenkinder.bots.plans import (
    savings,
)
from raumhafen.games.sternenkinder.bots.politics import choose_politics, reform_worth
from raumhafen.games.sternenkinder.bots.rulers import (
    RULER_CHOICES,
    RULER_LOOKS,
    choose_state,
)
from raumhafen.games.sternenkinder.bots.styles import Style
from raumhafen.games.sternenkinder.bots.treaties import (
    TREATY_CHOICES,
    TREATY_LOOKS,
    choose_exchange,
)
from raumhafen.games.sternenkinder.bots.war import (
    WAR_CHOICES,
    arms_worth,
    choose_step,
    choose_war_move,
)
from raumhafen.games.sternenkinder.bots.worth import (
    best_centre,
    build_worth,
    grow_worth,
    route_plan,
    tech_worth,
    upgrade_worth,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS
from raumhafen.games.sternenkinder.rules.core.place import THING
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.prices import tech_price
from raumhafen.games.sternenkinder.rules.core.spread import NEXT
from raumhafen.games.sternenkinder.rules.politics.council import open_votes
from raumhafen.games.sternenkinder.rules.strategy.decision import BUY_VOTES, COUNT_VOTES
from raumhafen.games.sternenkinder.rules.strategy.fly import MOVER
from raumhafen.games.sternenkinder.state import NOBODY, SternState

GROWN: Final = 3  # the level of a colony that only a centre lets grow


def greedy_choice(s: SternState, seat: int, options: list[int], style: Style) -> int:
    question = s.asked[seat]
    name = question.ask.name if question is not None else ""
    if not style.politics and is_political(s, name):
        return abstain(options)
    if name in LOOKED_AT:
        return LOOKED_AT[name](Outlook(s, seat, style), options)
    if name in CHOICES:
        return CHOICES[name](s, seat, options)
    return options[len(options) // 2]


def is_political(s: SternState, name: str) -> bool:
    """Whether a question belongs to politics; the vote at the end (A23.3) does not."""
    return name in POLITICAL and (name not in FINAL_VOTE or bool(open_votes(s)))


def abstain(options: list[int]) -> int:
    """Who keeps out of politics refuses, stops, or gives the least."""
    return next((action for action in (NO, END, PASS) if action in options), options[0])


# --- purchases -----------------------------------------------------------------------------------


def choose_purchase(o: Outlook, options: list[int]) -> int:
    """B4.1.2 Units first, then the best worth for the price; nothing that does not pay."""
    if o.s.treaties and o.politics:
        exchange = choose_exchange(o.s, o.seat, options)
        if exchange != NO_REPLY:
            return exchange
    if o.politics:
        for choose in (choose_card, choose_state, choose_consultation, choose_police):
            found = choose(o, options)
            if found != NO_REPLY:
                return found
    units = [action for action in options if BUY <= action < BUY + len(UNITS)]
    for choice in (units, options):
        if BUY_POINT in options and choice is options:
            return BUY_POINT
        best, most = PASS, 1.0
        for action in choice:
            worth = purchase_worth(o, action)
            if worth > most:
                best, most = action, worth
        if best != PASS:
            return best
    return PASS


def purchase_worth(o: Outlook, action: int) -> float:
    if action < RESEARCH:
        return 0.0
    if RESEARCH <= action < BUILD:
        return tech_worth(o, action - RESEARCH)
    if BUILD <= action < UPGRADE:
        return build_worth(o, action - BUILD)
    if UPGRADE <= action < DEMOLISH:
        return upgrade_worth(o, action - UPGRADE)
    if GROW <= action < GROW + CELLS:
        return grow_worth(o, action - GROW)
    if DEVELOP <= action < DEVELOP + CELLS:
        return develop_worth(o, action - DEVELOP)
    if BUY <= action < BUY + len(CIVIL_SHIPS):
        return max(ship_worth(o, action), envoy_worth(o, action))
    if BUY <= action < BUY + len(UNITS):
        return arms_worth(o, action)
    if EQUIP <= action < EQUIP + len(EQUIPMENT_IDS):
        return equipment_worth(o, action)
    if is_crew(action):
        return crew_worth(o, action)
    return 0.0


def choose_quick_building(o: Outlook, options: list[int]) -> int:
    """A1.17"""
    return max(options, key=lambda action: build_worth(o, action - BUILD))


def choose_quick_government(o: Outlook, options: list[int]) -> int:
    """A1.17"""
    return max(options, key=lambda action: reform_worth(o, action - GOVERN))


def choose_place(o: Outlook, options: list[int]) -> int:
    """A centre where it yields most, a route where it joins, a building beside the centre."""
    s, seat, thing = o.s, o.seat, o.s.stack[-1].args[THING]
    best = NOBODY
    if thing == CENTRE_THING:
        best = centre_place(o)
    elif thing == ROUTE_THING:
        best = route_plan(s, seat)[0]
    if AT + best in options:
        return AT + best
    return max(options, key=lambda action: (s.centre[action - AT], s.level[action - AT]))


def centre_place(o: Outlook) -> int:
    """B3.2 Who wants colonies of level IV needs it there."""
    s = o.s
    grown = [
        cell for cell in planets_of(s, o.seat) if s.level[cell] >= GROWN and cell not in s.home
    ]
    return grown[0] if grown and o.style.growth > 1.0 else best_centre(s, o.seat)[0]


def choose_movement(s: SternState, seat: int, options: list[int]) -> int:
    """Civil ships first, then what war wants; envoys stay where they are."""
    if s.politics:
        options = [action for action in options if not stays(s, seat, action)]
        found = choose_pirates(s, seat, options)
        if found != NO_REPLY:
            return found
    flight = choose_flight(s, seat, options)
    if flight != NOTHING:
        return flight
    move = choose_war_move(s, seat, options)
    return choose_haste(options) if MOVE <= move < LOAD and choose_haste(options) >= 0 else move


def choose_system(s: SternState, seat: int, options: list[int]) -> int:
    """Fleets go where war wants them, civil ships to what can be found or settled."""
    if s.stack[-1].args[MOVER] >= MOVERS:
        return choose_step(s, seat, options)
    return choose_next_system(s, seat, options)


# --- single questions ----------------------------------------------------------------------------


def choose_tech(o: Outlook, options: list[int]) -> int:
    """A free one: the dearest of those that are wanted."""

    def worth(action: int) -> float:
        tech = action - RESEARCH
        return tech_worth(o, tech) * tech_price(o.s, o.seat, tech)

    return max(options, key=worth)


def spend_research(o: Outlook, options: list[int]) -> int:
    """Who wants to research keeps it."""
    return options[0] if o.style.science > 1.0 else spend_spare(o, options)


def spend_spare(o: Outlook, options: list[int]) -> int:
    """All of it, but what is saved."""
    resource = o.s.stack[-1].args[NEXT]
    most = AMOUNT + o.s.account[4 * o.seat + resource] - savings(o)[resource]
    return max(options[0], min(options[-1], most))


def fewest(s: SternState, seat: int, options: list[int]) -> int:
    return options[0]


def economy_side(s: SternState, seat: int, options: list[int]) -> int:
    return SIDE


def needed_food(s: SternState, seat: int, options: list[int]) -> int:
    """All of it while there is little."""
    return options[-1] if s.account[4 * seat] < 4 else options[0]


# what is asked only where politics is played
POLITICAL_ANSWERS: Final[dict[str, Callable[[SternState, int, list[int]], int]]] = {
    **TREATY_CHOICES,
    **COUNCIL_CHOICES,
    **AGENT_CHOICES,
    **RULER_CHOICES,
    **DEALER_CHOICES,
    **CABINET_CHOICES,
}
POLITICAL_LOOKS: Final[dict[str, Callable[[Outlook, list[int]], int]]] = {
    **TREATY_LOOKS,
    **RULER_LOOKS,
    **DEALER_LOOKS,
    **CABINET_LOOKS,
}
POLITICAL: Final = frozenset((*POLITICAL_ANSWERS, *POLITICAL_LOOKS))
FINAL_VOTE: Final = (BUY_VOTES.name, COUNT_VOTES.name)


CHOICES: Final[dict[str, Callable[[SternState, int, list[int]], int]]] = {
    "final-side": economy_side,
    "receive-food": needed_food,
    "sale": fewest,
    "quick-world": fewest,
    "movement": choose_movement,
    "next-system": choose_system,
    **EXPLORER_CHOICES,
    **WAR_CHOICES,
    **COLONY_CHOICES,
    **POLITICAL_ANSWERS,
}


LOOKED_AT: Final[dict[str, Callable[[Outlook, list[int]], int]]] = {
    "politics": choose_politics,
    "economy": choose_purchase,
    "free-tech": choose_tech,
    "planet-option": choose_option,
    "spend-food": spend_spare,
    "spend-awe": spend_spare,
    "spend-research": spend_research,
    "build-place": choose_place,
    "gift-place": choose_place,
    "quick-building": choose_quick_building,
    "quick-government": choose_quick_government,
    **POLITICAL_LOOKS,
}
