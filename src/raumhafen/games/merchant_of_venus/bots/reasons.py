"""Reasons for and against an answer: credits, turns, odds and what is at stake."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.mind import Reason
from raumhafen.games.merchant_of_venus.actions import (
    ASSIGN,
    CHART,
    DONE,
    FIGHT,
    FORECAST,
    GO,
    HEAD,
    IGNORE,
    LAND,
    LOWER,
    PLUS_ONE,
    REROLL,
    STAY,
    USE_FLAME,
)
from raumhafen.games.merchant_of_venus.bots.business_reasons import business, by_verb
from raumhafen.games.merchant_of_venus.bots.flight import (
    Course,
    after_value,
    is_boost,
    read_value,
    under_way,
)
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.place_reasons import (
    goal_through,
    journey,
    place_id,
    towards,
    visit,
)
from raumhafen.games.merchant_of_venus.bots.plan import Plan
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BASE,
    DIE_FACES,
    EDGE_TO,
    EXITS,
    HAZARD,
    HAZARD_TYPE,
    NAVIGATION,
    NONE,
    PIRATE,
    REGION_OF,
    SPACE_IDS,
    WAYS,
)
from raumhafen.games.merchant_of_venus.rules.checks import CHECK_BONUS, CHECK_SKILL
from raumhafen.games.merchant_of_venus.rules.flight.hazards import HAZARD_FACED
from raumhafen.games.merchant_of_venus.rules.flight.pirates import pirate_here
from raumhafen.games.merchant_of_venus.rules.flight.speed import FLAME_MP, speed_of_roll
from raumhafen.games.merchant_of_venus.rules.scoring import fame_total
from raumhafen.games.merchant_of_venus.rules.ships import is_overboard, room
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import BASE_PLACE, to_place
from raumhafen.games.merchant_of_venus.views.odds import check_chance, hazard_chance, pirate_odds

Why = Callable[[VenusState, int, int], list[Reason]]


def reasons(s: VenusState, seat: int, option: int) -> list[Reason]:
    question = s.asked[seat]
    assert question is not None
    if is_overboard(option):
        return [by_verb(option)]
    why = WHY.get(question.ask.name)
    return [by_verb(option)] if why is None else why(s, seat, option)


def figures(s: VenusState, seat: int) -> dict[str, float]:
    if s.pilot[seat] == NONE:
        return {}
    return {
        "figure-credits": float(s.credits[seat]),
        "figure-fame": float(fame_total(s, seat)),
        "figure-room": float(room(s, seat)),
        "figure-laser": float(s.gauges[2 * seat]),
        "figure-shield": float(s.gauges[2 * seat + 1]),
    }


# --- flight --------------------------------------------------------------------------------------


def depart(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV5.1 The best goal in a direction; or what there is to do here."""
    plan = Plan(Outlook(s, seat), NONE, True)
    if option == STAY:
        here: dict[str, Argument] = {"space": SPACE_IDS[s.ship[seat]]}
        if plan.here == NONE:
            return [Reason("reason-stay", here)]
        return [Reason("reason-stay-trading", here), *visit(plan, plan.here)]
    if not HEAD <= option < HEAD + len(SPACE_IDS):
        return [by_verb(option), *towards(plan, plan.best)]
    first = option - HEAD
    edges = [edge for start, edge in WAYS[plan.o.mask][s.ship[seat]] if start == first]
    return leading(s, seat, plan, edges)


def leading(s: VenusState, seat: int, plan: Plan, edges: list[int]) -> list[Reason]:
    """Where lines lead, and what waits at their ends."""
    place = goal_through(plan, edges)
    found = towards(plan, place) if place != NONE else [Reason("reason-no-goal", {})]
    return found + dangers(s, seat, [EDGE_TO[edge] for edge in edges])


def dangers(s: VenusState, seat: int, spaces: list[int]) -> list[Reason]:
    """MV7 Hazards and pirates on the next space."""
    found = []
    for space in spaces:
        where: dict[str, Argument] = {"space": SPACE_IDS[space]}
        if s.kind[space] == HAZARD:
            percent = round(100 * hazard_chance(s, seat, space))
            skill: dict[str, Argument] = {"skill": SKILLS[HAZARD_TYPE[space]]}
            found.append(Reason("reason-hazard", {**where, **skill, "percent": percent}))
        elif s.kind[space] == PIRATE:
            pirate = s.pirate_at.index(space)
            odds = max([pirate_odds(s, seat, pirate, skill) for skill in range(len(SKILLS))])
            found.append(Reason("reason-pirate", {**where, "percent": round(100 * odds)}))
    return found


def speed(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV5.5 MP now and afterwards, and whether they are enough."""
    now = speed_of_roll(s, seat, sum(s.dice))
    plan = Plan(Outlook(s, seat), now, False)
    way = plan.near[plan.best]
    goal: dict[str, Argument] = {"place": place_id(plan.best), "way": round(way)}
    if option == DONE:
        return [Reason("reason-speed", {"mp": now}), journey(plan, plan.best)]
    if option == USE_FLAME:
        reach = 100 * int(way <= now + FLAME_MP)
        more: dict[str, Argument] = {"mp": now, "after": now + FLAME_MP}
        return [Reason("reason-flame", {**goal, **more, "percent": reach})]
    if is_boost(option):
        faces = [speed_of_roll(s, seat, sum(s.dice) + face) for face in range(1, DIE_FACES + 1)]
        reach = round(100 * sum([mp >= way for mp in faces]) / DIE_FACES)
        sure = 100 * int(way <= now)
        return [Reason("reason-boost", {**goal, "mp": now, "percent": reach, "before": sure})]
    return [by_verb(option), journey(plan, plan.best)]


def step(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV5.11 The best goal along a line."""
    return leading(s, seat, under_way(s, seat), [option - GO])


def land(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV5.12 What there is to do here, or the way that is still to go."""
    plan = under_way(s, seat)
    space = s.ship[seat]
    here = BASE_PLACE if s.kind[space] == BASE else REGION_OF[space]
    if option != LAND:
        return [Reason("reason-fly-on", {"mp": s.mp}), *towards(plan, plan.best)]
    landed = Reason("reason-land", {"space": SPACE_IDS[space], "mp": s.mp})
    return [landed, *(visit(plan, here) if s.kind[space] != ASTEROID else [])]


def navigation(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV6.1, MV6.4 Where a value leads, and how far the goal is from there."""
    plan = under_way(s, seat)
    gate = s.kind[s.ship[seat]] != NAVIGATION
    goal: dict[str, Argument] = {"place": place_id(plan.best)}
    if option == DONE:
        return [Reason("reason-chance-gate" if gate else "reason-neighbour", goal)]
    if option == IGNORE:
        return [by_verb(option), journey(plan, plan.best)]
    value = read_value(s, option)
    target = s.gates[value - 1] if gate else EXITS[s.ship[s.active]][value - 1]
    if target == NONE:
        return [Reason("reason-no-gate", {"value": value})]
    if target == s.came and not gate:
        return [Reason("reason-way-back", {"value": value})]
    rest = round(after_value(s, Course(plan.o, plan.best), option, gate))
    leads: dict[str, Argument] = {"value": value, "space": SPACE_IDS[target], "rest": rest}
    used = [by_verb(option)] if CHART <= option < IGNORE else []
    return [Reason("reason-value", {**goal, **leads}), *used]


def leave_by(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV6.2 The neighbour chooses for the ship that flies."""
    away = sorted(range(BASE_PLACE + 1), key=lambda p: to_place(s.mask, p)[option - HEAD])[0]
    args: dict[str, Argument] = {"seat": s.active, "space": SPACE_IDS[option - HEAD]}
    return [Reason("reason-exit", {**args, "place": place_id(away)})]


# --- checks and fights ---------------------------------------------------------------------------


def before_check(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV0.3 The chance with and without help."""
    args = s.stack[-1].args
    skill, bonus = args[CHECK_SKILL], args[CHECK_BONUS]
    now = check_chance(s, seat, skill, -bonus)
    if option == FORECAST:
        then = 1.0
    elif option == PLUS_ONE:
        then = check_chance(s, seat, skill, -bonus - 1)
    else:
        then = now
    shown: dict[str, Argument] = {"skill": SKILLS[skill], "percent": round(100 * then)}
    if option != DONE and ASSIGN <= option < REROLL:
        return [by_verb(option)]
    return [Reason("reason-check", {**shown, "before": round(100 * now)})]


def after_hazard(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV7.2 A step of the gauge against the rest of the movement."""
    hazard = s.stack[-1].args[HAZARD_FACED]
    if option != LOWER:
        return [Reason("reason-turn-ends", {"mp": s.mp})]
    gauge = s.gauges[2 * seat + hazard]
    args: dict[str, Argument] = {"skill": SKILLS[hazard], "before": gauge, "after": gauge - 1}
    return [Reason("reason-lower", {**args, "mp": s.mp})]


def fight(s: VenusState, seat: int, option: int) -> list[Reason]:
    """MV7.4 The odds of each way to fight."""
    if not FIGHT <= option < FIGHT + len(SKILLS):
        return [by_verb(option)]
    odds = pirate_odds(s, seat, pirate_here(s, seat), option - FIGHT)
    percent = round(100 * odds)
    return [Reason("reason-odds", {"skill": SKILLS[option - FIGHT], "percent": percent})]


WHY: Final[dict[str, Why]] = {
    "depart": depart,
    "speed": speed,
    "step": step,
    "navigation": navigation,
    "exit": leave_by,
    "land": land,
    "before-check": before_check,
    "hazard-failed": after_hazard,
    "fight": fight,
    "business": business,
}
