"""MV5.8-MV5.15 Step by step over the map."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Question, Script, script
from raumhafen.games.merchant_of_venus.actions import GO
from raumhafen.games.merchant_of_venus.content.tables import (
    ANOMALIES,
    ASTEROID,
    BASE,
    BLUE,
    CITY,
    CLOSED_BY,
    EDGE_COST,
    EDGE_FROM,
    EDGE_GREEN,
    EDGE_IDS,
    EDGE_TO,
    EDGES,
    ENCOUNTER,
    GREEN_COST_1,
    HAZARD,
    HAZARD_TYPE,
    KIND_NAMES,
    NAVIGATION,
    NEUTRAL,
    NONE,
    ORBITAL,
    RED,
    REGION_OF,
    SPACE_IDS,
    TELEPORTAL,
    WAYS,
    YELLOW,
)
from raumhafen.games.merchant_of_venus.rules.cards.encounters import DRAW_ENCOUNTER
from raumhafen.games.merchant_of_venus.rules.cards.first_contact import spy
from raumhafen.games.merchant_of_venus.rules.cards.missions import FREE_MISSIONS, next_free_mission
from raumhafen.games.merchant_of_venus.rules.flight.hazards import (
    FACE_HAZARD,
    needs_check,
    note_crossing,
)
from raumhafen.games.merchant_of_venus.rules.flight.landing import (
    ENTER_ASTEROID,
    ENTER_PORT,
    touch_down,
)
from raumhafen.games.merchant_of_venus.rules.flight.navigation import NAVIGATE, TELEPORT
from raumhafen.games.merchant_of_venus.rules.flight.pirates import FIGHT_PIRATE
from raumhafen.games.merchant_of_venus.rules.ships import has, is_overboard, jettison_options
from raumhafen.games.merchant_of_venus.rules.trade.passengers import throw_overboard
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import is_closed
from raumhafen.games.merchant_of_venus.state import MOVEMENT_ENDS, TURN_ENDS, VenusState

# Kinds on which nothing happens when a ship enters; navigation spaces act when it leaves.
PLAIN = [kind in (BLUE, YELLOW, RED, NAVIGATION) for kind in range(len(KIND_NAMES))]


def line_cost(s: VenusState, seat: int, edge: int) -> int:
    """MV2.2; MV13.6 green_cost_1"""
    cost = EDGE_COST[edge]
    return 1 if cost > 1 and EDGE_GREEN[edge] and has(s, seat, GREEN_COST_1) else cost


def open_ways(s: VenusState, seat: int) -> list[int]:
    """MV5.8-MV5.10 Payable steps, each named by its last line, which alone is paid."""
    found: list[int] = []
    came, head, mp = s.came, s.head, s.mp
    cheap = has(s, seat, GREEN_COST_1)
    for first, edge in WAYS[s.mask][s.ship[seat]]:
        if first == came or (head != NONE and first != head):
            continue
        if EDGE_COST[edge] > mp and not (cheap and EDGE_GREEN[edge]):
            continue
        if CLOSED_BY[edge] != NONE and s.mark[CLOSED_BY[edge]] != NONE:
            continue
        if edge not in found:
            found.append(edge)
    return found


def way_options(s: VenusState, seat: int) -> list[int]:
    """MV5.11 Ways, and MV10.15 what may go overboard while the ship is in space."""
    return [*[GO + edge for edge in open_ways(s, seat)], *jettison_options(s, seat)]


def why_not_go(s: VenusState, seat: int, action: int) -> IllegalAction | None:
    """The rule that closes a line."""
    edge = action - GO
    if not 0 <= edge < EDGES:
        return None
    line = EDGE_IDS[edge]
    if is_closed(s, edge):
        return IllegalAction("illegal-closed", {"line": line}, "MV12.4")
    if EDGE_TO[edge] == s.came and EDGE_FROM[edge] == s.ship[seat]:
        return IllegalAction("illegal-way-back", {"line": line}, "MV5.10")
    if line_cost(s, seat, edge) > s.mp:
        return IllegalAction("illegal-too-far", {"line": line, "mp": s.mp}, "MV5.8")
    return IllegalAction("illegal-no-line", {"line": line}, "MV5.8")


WAY = Ask("step", "MV5.11", way_options, why_not=why_not_go)


# --- walking -------------------------------------------------------------------------------------


def fly_on(s: VenusState, f: Frame) -> None:
    """MV5.8, MV5.11 The ship flies until there is something to choose, to roll or to meet."""
    seat = f.seat
    if s.stop != TURN_ENDS and next_free_mission(s, seat) != NONE:
        s.call(FREE_MISSIONS, seat)
        f.again()
        return
    while s.stop == 0 and s.mp > 0:
        if s.head == NONE and s.kind[s.ship[seat]] == NAVIGATION:
            s.call(NAVIGATE, seat)
            f.again()
            return
        ways = open_ways(s, seat)
        if not ways:
            break
        if len(ways) > 1:
            steps = [GO + edge for edge in ways]
            s.pose(seat, Question(WAY, [*steps, *jettison_options(s, seat)]))
            return
        if step_along(s, seat, ways[0]):
            f.again()
            return
    end_movement(s, f)


def end_movement(s: VenusState, f: Frame) -> None:
    """MV5.13 Movement points that cannot be used are lost."""
    if s.stop != TURN_ENDS:
        s.stop = MOVEMENT_ENDS
    if s.mp:
        s.tell("event-mp-lost", "MV5.13", {"seat": f.seat, "mp": s.mp})
        s.mp = 0
    f.leave()


def take_way(s: VenusState, f: Frame) -> None:
    """MV5.11 The way that was named; MV10.15 or what goes overboard before it."""
    f.jump(fly_on)
    answer = s.answers[f.seat]
    if is_overboard(answer):
        throw_overboard(s, f.seat, answer)
    else:
        step_along(s, f.seat, answer - GO)


TRAVEL = script("travel", fly_on, take_way)


def step_along(s: VenusState, seat: int, edge: int) -> bool:
    """MV5.9 Only the last line is paid. True if something awaits the ship there."""
    s.mp -= line_cost(s, seat, edge)
    s.came = EDGE_FROM[edge]
    s.head = NONE
    space = EDGE_TO[edge]
    s.ship[seat] = space
    if s.log is not None:
        s.tell("event-step", "MV5.8", {"seat": seat, "space": SPACE_IDS[space], "mp": s.mp})
    spy(s, seat)
    kind = s.kind[space]
    return not PLAIN[kind] and meet_space(s, seat, space, kind)


def meet_space(s: VenusState, seat: int, space: int, kind: int) -> bool:
    """MV2.1 The script of the space that is entered. True if it has one."""
    if kind == HAZARD:
        return meet_hazard(s, seat, HAZARD_TYPE[space])
    if kind == ORBITAL:
        return s.mark[space] != NONE and enter_port(s, seat)
    if kind == CITY:
        touch_down(s, seat)
    elif kind in (NEUTRAL, BASE):
        enter_port(s, seat)
    elif kind == ENCOUNTER:
        s.call(DRAW_ENCOUNTER, seat)
    elif kind == ASTEROID:
        s.call(ENTER_ASTEROID, seat)
    elif kind == TELEPORTAL:
        s.call(TELEPORT, seat)
    else:  # a pirate
        s.call(FIGHT_PIRATE, seat)
    return True


def meet_hazard(s: VenusState, seat: int, hazard: int) -> bool:
    """MV7.1 A hazard that needs no check is a plain space."""
    if not needs_check(s, hazard):
        note_crossing(s, seat)
        return REGION_OF[s.ship[seat]] in ANOMALIES
    s.call(FACE_HAZARD, seat, [hazard])
    return True


def enter_port(s: VenusState, seat: int) -> bool:
    """MV5.12 Ports may be passed."""
    s.call(ENTER_PORT, seat)
    return True


SCRIPTS: Final[list[Script]] = [TRAVEL]
ASKS: Final[list[Ask]] = [WAY]
