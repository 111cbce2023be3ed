"""A19.10 to A19.13 Space wonders of a Logocracy: args = [wonder]."""

from typing import Final

from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, WONDER, WONDER_NAMES
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.regimes import (
    POLICY,
    WONDER_CAPACITY,
    WONDER_COST,
    WONDER_PLACE,
    WONDER_STAGES,
    WONDER_WORKS,
    WONDERS,
)
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    NEBULA,
    RESEARCH,
    RESEARCH_SHIP,
    SPACE,
    SUPERNOVA,
)
from raumhafen.games.sternenkinder.content.words import FLAGS, VERBS
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import controller, has_fleet
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.payment import fits, use_points
from raumhafen.games.sternenkinder.rules.core.regimes import (
    BUILDER,
    BUILT_IN,
    PLACE,
    STAGE,
    SUPPORTED,
    counter,
    has_policy,
    set_counter,
)
from raumhafen.games.sternenkinder.rules.core.tally import has_flag, tally
from raumhafen.games.sternenkinder.rules.strategy.conquest import clear_planet
from raumhafen.games.sternenkinder.state import NOBODY, WONDER_ROW, SternState

BUILDS: Final = FLAGS.index("builds_wonders")
MEGA: Final = FLAGS.index("space_wonders")
SYMPOSIUM: Final = POLICY["symposium"]
EDUCATION: Final = POLICY["education"]
VP: Final = VERBS.index("vp")
A_ROUND: Final = 4  # stages are noted as so many times the round and their number in it
KIND_OF: Final = {"controlled_asteroid": ASTEROID, "controlled_nebula": NEBULA}


def row(wonder: int) -> int:
    return WONDER_ROW * wonder


def stage_of(s: SternState, wonder: int) -> int:
    return s.wonders[row(wonder) + STAGE]


def is_finished(s: SternState, wonder: int) -> bool:
    return stage_of(s, wonder) == len(WONDER_STAGES[wonder])


# --- A19.10 where and for how much ---------------------------------------------------------------


def has_researcher(s: SternState, seat: int, cell: int) -> bool:
    """A19.10 A research ship is there; A19.6 with Comprehensive Education a fleet will do."""
    for at in units_of(s, seat):
        if s.civil_at[at] == cell and s.civil_kind[at] == RESEARCH_SHIP:
            return True
    return has_policy(s, seat, EDUCATION) and has_fleet(s, seat, cell)


def suits(s: SternState, seat: int, wonder: int, cell: int) -> bool:
    """A19.11 to A19.13; the home world is never replaced (ruling)."""
    for word in WONDER_PLACE[wonder]:
        if word == "own_planet" and s.owner[cell] == seat and cell not in s.home:
            return True
        beside = any(s.tile[near] == SUPERNOVA for near in NEIGHBOURS[cell])
        if word == "next_to_supernova" and s.tile[cell] == SPACE and beside:
            return True
        if word in KIND_OF and s.tile[cell] == KIND_OF[word] and controller(s, cell) == seat:
            return True
    return False


def wonder_places(s: SternState, seat: int, wonder: int) -> list[int]:
    """Where the next stage can be built."""
    begun = s.wonders[row(wonder) + PLACE]
    if begun != NOBODY:
        own = s.wonders[row(wonder) + BUILDER] == seat
        return [begun] if own and has_researcher(s, seat, begun) else []
    taken = s.wonders[PLACE::WONDER_ROW]
    return [
        cell
        for cell in range(CELLS)
        if cell not in taken and has_researcher(s, seat, cell) and suits(s, seat, wonder, cell)
    ]


def stage_price(s: SternState, seat: int, wonder: int) -> tuple[list[int], list[int]]:
    """Resources and capacity; A19.15 the supported wonder costs half, but for R."""
    cost, capacity = list(WONDER_COST[wonder]), list(WONDER_CAPACITY[wonder])
    if has_policy(s, seat, SYMPOSIUM) and counter(s, seat, SUPPORTED) == wonder:
        cost = [n if r == RESEARCH else (n + 1) // 2 for r, n in enumerate(cost)]
        capacity = [(n + 1) // 2 for n in capacity]
    return cost, capacity


def can_pay(s: SternState, seat: int, wonder: int) -> bool:
    cost, capacity = stage_price(s, seat, wonder)
    paid = all(s.account[4 * seat + r] >= n for r, n in enumerate(cost))
    return paid and all(fits(s, seat, kind, n) for kind, n in enumerate(capacity))


def is_rested(s: SternState, seat: int, wonder: int) -> bool:
    """A19.10 One stage a round; A19.6 two with Comprehensive Education."""
    noted, number = divmod(s.wonders[row(wonder) + BUILT_IN], A_ROUND)
    most = 2 if has_policy(s, seat, EDUCATION) else 1
    return noted != s.round or number < most


def wonder_options(s: SternState, seat: int) -> list[int]:
    """Decision 49: only a Logocracy builds wonders, with Mega-constructions."""
    if not s.politics or not (has_flag(s, seat, BUILDS) and has_flag(s, seat, MEGA)):
        return []
    return [
        WONDER + wonder
        for wonder in range(WONDERS)
        if WONDER_WORKS[wonder]
        and not is_finished(s, wonder)
        and is_rested(s, seat, wonder)
        and can_pay(s, seat, wonder)
        and wonder_places(s, seat, wonder)
    ]


def why_no_wonder(s: SternState, seat: int, wonder: int) -> IllegalAction | None:
    if not s.politics or not WONDER_WORKS[wonder]:
        return None
    if not has_flag(s, seat, BUILDS):
        return IllegalAction("illegal-no-logocracy", {}, "A19.10")
    if not has_flag(s, seat, MEGA):
        return IllegalAction("illegal-locked", {}, "A19.10")
    if is_finished(s, wonder) or not is_rested(s, seat, wonder):
        return IllegalAction("illegal-wonder-stage", {}, "A19.10")
    if not can_pay(s, seat, wonder):
        return IllegalAction("illegal-no-means", {}, "A19.10")
    return IllegalAction("illegal-wonder-place", {}, "A19.10")


# --- A19.10 a stage ------------------------------------------------------------------------------

WHICH: Final = 0


def build_wonder(s: SternState, seat: int, wonder: int) -> None:
    s.call(BUILD_WONDER, seat, [wonder])


def place_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in wonder_places(s, seat, s.stack[-1].args[WHICH])]


WONDER_AT: Final[Ask] = Ask("wonder-place", "A19.10", place_options)


def ask_wonder_place(s: SternState, f: Frame) -> None:
    """A19.10 In which system; a wonder that was begun stays where it is."""
    s.choose(f.seat, WONDER_AT, place_options(s, f.seat))


def finish_stage(s: SternState, f: Frame) -> None:
    """A19.10 Paid, and the effects of this stage replace those of the one before."""
    wonder, cell = f.args[WHICH], s.answers[f.seat] - AT
    pay_stage(s, f.seat, wonder)
    if s.wonders[row(wonder) + PLACE] == NOBODY:
        make_room(s, cell)
        s.wonders[row(wonder) + PLACE], s.wonders[row(wonder) + BUILDER] = cell, f.seat
    noted, number = divmod(s.wonders[row(wonder) + BUILT_IN], A_ROUND)
    s.wonders[row(wonder) + BUILT_IN] = A_ROUND * s.round + (number + 1 if noted == s.round else 1)
    s.wonders[row(wonder) + STAGE] += 1
    stage = stage_of(s, wonder)
    told: dict[str, Argument] = {"seat": f.seat, "wonder": WONDER_NAMES[wonder]}
    s.tell("event-wonder", "A19.10", {**told, "system": CELL_IDS[cell], "level": stage})
    for effect in WONDER_STAGES[wonder][stage - 1]:
        if effect.verb == VP:
            s.points[f.seat] += effect.n
            s.tell("event-point", "A2.2", {"seat": f.seat, "amount": effect.n})
    for seat in range(s.seats):
        tally(s, seat)
    s.beat("wonder")


def pay_stage(s: SternState, seat: int, wonder: int) -> None:
    cost, capacity = stage_price(s, seat, wonder)
    for resource, amount in enumerate(cost):
        s.account[4 * seat + resource] -= amount
    for kind, amount in enumerate(capacity):
        use_points(s, seat, kind, amount)


def make_room(s: SternState, cell: int) -> None:
    """A19.11 to A19.13 What lies there is replaced; on a planet all but ships is destroyed."""
    s.tile[cell] = SPACE
    s.card[cell], s.stage[cell], s.fresh[cell] = NOBODY, 0, 0
    if s.planet[cell] == NOBODY:
        return
    s.planets_left.append(s.planet[cell])
    s.planet[cell] = NOBODY
    s.chain[cell] = s.due[cell] = s.taken[cell] = s.used[cell] = s.threat[cell] = 0
    s.exhausted[cell] = 0
    clear_planet(s, cell)


BUILD_WONDER: Final[Script] = script("build_wonder", ask_wonder_place, finish_stage)

# --- A19.15 the great symposium: args = [] -------------------------------------------------------


def can_support(s: SternState, seat: int) -> bool:
    """A19.15 When the supported one is finished another is chosen."""
    now = counter(s, seat, SUPPORTED)
    done = now == NOBODY or is_finished(s, now)
    return done and bool(support_options(s, seat))


def support_options(s: SternState, seat: int) -> list[int]:
    open_ones = [w for w in range(WONDERS) if WONDER_WORKS[w] and not is_finished(s, w)]
    return [WONDER + wonder for wonder in open_ones]


SUPPORT: Final[Ask] = Ask("symposium", "A19.15", support_options)


def support(s: SternState, seat: int) -> None:
    s.call(SYMPOSIUM_TALK, seat)


def ask_support(s: SternState, f: Frame) -> None:
    """A19.15 Which wonder."""
    s.choose(f.seat, SUPPORT, support_options(s, f.seat))


def note_support(s: SternState, f: Frame) -> None:
    """A19.15 All its stages cost half."""
    wonder = s.answers[f.seat] - WONDER
    set_counter(s, f.seat, SUPPORTED, wonder)
    s.tell("event-symposium", "A19.15", {"seat": f.seat, "wonder": WONDER_NAMES[wonder]})


SYMPOSIUM_TALK: Final[Script] = script("symposium", ask_support, note_support)

ENTRIES: Final = [Entry(WONDER, wonder_options, build_wonder, why_not=why_no_wonder, size=WONDERS)]
SCRIPTS: Final[list[Script]] = [BUILD_WONDER, SYMPOSIUM_TALK]
ASKS: Final[list[Ask]] = [WONDER_AT, SUPPORT]
