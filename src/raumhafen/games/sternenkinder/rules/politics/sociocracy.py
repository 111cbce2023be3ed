"""A18 Sociocracy and Utopia: influence, refuge and colonies that grow."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AT,
    BUY,
    CELL_IDS,
    CIVIL_SHIPS,
    GOAL,
    INFLUENCE,
    UNITS,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.layouts import HOME_MAX_LEVEL, LAYOUT_RINGS
from raumhafen.games.sternenkinder.content.regimes import GOAL as GOAL_NUMBER
from raumhafen.games.sternenkinder.content.regimes import UTOPIA
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP, FOOD
from raumhafen.games.sternenkinder.rules.core import regimes
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room, remove_civil
from raumhafen.games.sternenkinder.rules.core.levels import RAISE_COLONY, can_rise, raise_level
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.places import makes_ships, planets_of
from raumhafen.games.sternenkinder.rules.core.regimes import (
    INFLUENCED,
    SENT_OUT,
    add_to,
    counter,
    set_counter,
)
from raumhafen.games.sternenkinder.rules.politics.government_goals import is_open
from raumhafen.games.sternenkinder.rules.strategy.politics import KINDS, action_for_government
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NO_PLACE, SternState

INFLUENCE_PRICE: Final = 5  # A18.10 F for each level
MOST_INFLUENCE: Final = 12  # the whole map
UNKNOWN: Final = GOAL_NUMBER["unknown"]
REFUGE_LEVELS: Final = 2  # A18.2

# --- A18.10 influence ----------------------------------------------------------------------------


def influence_price(s: SternState, seat: int) -> int:
    """A18.10 The new level times five F."""
    return INFLUENCE_PRICE * (counter(s, seat, regimes.INFLUENCE) + 1)


def influence_options(s: SternState, seat: int) -> list[int]:
    """A18.10 A government action, once a round."""
    if not s.politics or s.government[seat] != UTOPIA or s.acted:
        return []
    able = action_for_government(s, seat) >= 0 and counter(s, seat, INFLUENCED) != s.round
    paid = s.account[4 * seat + FOOD] >= influence_price(s, seat)
    few = counter(s, seat, regimes.INFLUENCE) < MOST_INFLUENCE
    return [INFLUENCE] if able and paid and few else []


def raise_influence(s: SternState, seat: int, _: int) -> None:
    s.budget[KINDS * seat + action_for_government(s, seat)] -= 1
    s.account[4 * seat + FOOD] -= influence_price(s, seat)
    level = add_to(s, seat, regimes.INFLUENCE, 1)
    set_counter(s, seat, INFLUENCED, s.round)
    s.tell("event-influence-rises", "A18.10", {"seat": seat, "level": level})


def why_no_influence(s: SternState, seat: int, _: int) -> IllegalAction | None:
    if not s.politics:
        return None
    if s.government[seat] != UTOPIA:
        return IllegalAction("illegal-no-utopia", {}, "A18.10")
    if counter(s, seat, INFLUENCED) == s.round:
        return IllegalAction("illegal-policy-used", {}, "A18.10")
    if s.account[4 * seat + FOOD] < influence_price(s, seat):
        return IllegalAction("illegal-costs-more", {"price": influence_price(s, seat)}, "A18.10")
    return IllegalAction("illegal-no-government-action", {}, "A4.3")


# --- A18.17 the great refuge ---------------------------------------------------------------------


def rising(s: SternState, seat: int) -> bool:
    own = [cell for cell in planets_of(s, seat) if cell not in s.home]
    return any(can_rise(s, cell, HOME_MAX_LEVEL) for cell in own)


def can_refuge(s: SternState, seat: int) -> bool:
    """A18.17 A government action."""
    return not s.acted and action_for_government(s, seat) >= 0 and rising(s, seat)


def refuge(s: SternState, seat: int) -> None:
    s.budget[KINDS * seat + action_for_government(s, seat)] -= 1
    s.acted += 1
    s.call(RAISE_COLONY, seat, [HOME_MAX_LEVEL])


# --- A18.8 civil society: args = [unit] ----------------------------------------------------------

UNIT: Final = 0


def yards(s: SternState, seat: int) -> list[int]:
    return [cell for cell in planets_of(s, seat) if makes_ships(s, seat, cell)]


def can_found_society(s: SternState, seat: int) -> bool:
    return has_room(s, seat) and bool(yards(s, seat))


def give_civil(s: SternState, seat: int) -> None:
    s.call(CIVIL, seat, [0])


def civil_options(s: SternState, seat: int) -> list[int]:
    return [BUY + unit for unit in range(len(CIVIL_SHIPS))]


def yard_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in yards(s, seat)]


CIVIL_GIFT: Final[Ask] = Ask("civil-gift", "A18.8", civil_options)
CIVIL_PLACE: Final[Ask] = Ask("civil-place", "A18.8", yard_options)


def ask_civil(s: SternState, f: Frame) -> None:
    """A18.8 Which civil unit."""
    s.choose(f.seat, CIVIL_GIFT, civil_options(s, f.seat))


def ask_civil_place(s: SternState, f: Frame) -> None:
    """A18.8 Where ships are made."""
    f.args[UNIT] = s.answers[f.seat] - BUY
    s.choose(f.seat, CIVIL_PLACE, yard_options(s, f.seat))


def put_civil(s: SternState, f: Frame) -> None:
    """A18.8 Free and without capacity."""
    cell, unit = s.answers[f.seat] - AT, f.args[UNIT]
    add_civil(s, f.seat, CIVIL_SHIPS[unit], cell)
    s.tell("event-places", "A18.8", {"seat": f.seat, "unit": UNITS[unit], "system": CELL_IDS[cell]})


CIVIL: Final[Script] = script("civil_society", ask_civil, ask_civil_place, put_civil)

# --- A18.2, A18.4 goals --------------------------------------------------------------------------


def shelter(s: SternState, seat: int) -> None:
    """A18.2 Two colony levels at once."""
    for _ in range(REFUGE_LEVELS):
        s.call(RAISE_COLONY, seat, [HOME_MAX_LEVEL])


def feed(s: SternState, seat: int) -> None:
    """A18.4 All colonies of all players rise."""
    for cell in range(CELLS):
        if s.level[cell] and cell not in s.home and can_rise(s, cell, HOME_MAX_LEVEL):
            raise_level(s, cell, "A18.4")


# --- A18.3 unknown worlds ------------------------------------------------------------------------


def is_edge(s: SternState, cell: int) -> bool:
    """A18.3 A system from which one step leads to where no system lies."""
    outer = RING[cell] >= LAYOUT_RINGS[s.layout]
    return outer or any(s.tile[near] == NO_PLACE for near in NEIGHBOURS[cell])


def leavers(s: SternState, seat: int) -> list[int]:
    """Colony ships at the edge that can still move."""
    return [
        at
        for at in range(CIVIL_UNITS * seat, CIVIL_UNITS * (seat + 1))
        if s.civil_kind[at] == COLONY_SHIP and s.civil_left[at] and is_edge(s, s.civil_at[at])
    ]


def leave_options(s: SternState, seat: int) -> list[int]:
    if not s.politics or not is_open(s, seat, UNKNOWN):
        return []
    return [GOAL + UNKNOWN] if leavers(s, seat) else []


def leave_map(s: SternState, seat: int, _: int) -> None:
    """A18.3 One at a time; it is removed."""
    ship = leavers(s, seat)[0]
    where = CELL_IDS[s.civil_at[ship]]
    remove_civil(s, ship)
    number = add_to(s, seat, SENT_OUT, 1)
    s.tell("event-sent-out", "A18.3", {"seat": seat, "system": where, "amount": number})


ENTRIES: Final = [
    Entry(INFLUENCE, influence_options, raise_influence, why_not=why_no_influence, size=1)
]
MOVES: Final = [Entry(GOAL, leave_options, leave_map)]
SCRIPTS: Final[list[Script]] = [CIVIL]
ASKS: Final[list[Ask]] = [CIVIL_GIFT, CIVIL_PLACE]
