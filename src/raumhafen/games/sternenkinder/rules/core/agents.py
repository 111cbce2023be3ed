"""A8.1 to A8.8 Characters aboard research ships, networks, guards: where they are, how far they
reach. What they do stands in `rules/politics`.
"""

from typing import Any, Final

from raumhafen.games.sternenkinder.actions import CHARACTER_IDS, CREW_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, WITHIN
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.pacts import INTELLIGENCE, is_member, partners
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.state import (
    ACT_ROW,
    CIVIL_UNITS,
    CUBE_ROW,
    NOBODY,
    VARIANTS,
    SternState,
)

AGENT: Final = 0
DIPLOMAT: Final = 1
POLICE: Final = 2
CHARACTERS: Final = (1 << len(CHARACTER_IDS)) - 1  # bits of all three
SURVEILLANCE: Final = POLICY["surveillance"]
SENSORS: Final = CREW_IDS.index("sensors")
LAB: Final = CREW_IDS.index("laboratory")
ROOM: Final = 2  # A8.1 component slots of a research ship
HIGHEST_NETWORK: Final = 3  # A8.38
HIGHEST_GUARD: Final = 6  # A8.57
HIGHEST_MINE: Final = 3  # A8.44
# a row of `acts`
DOER: Final = 0
SHIP: Final = 1
WHO: Final = 2
DONE: Final = 3
WHERE: Final = 4
# a row of `cubes`
CARD: Final = 0
WHOSE: Final = 1
BY: Final = 2
COUNT: Final = 3
assert len(CHARACTER_IDS) == POLICE + 1 and WHERE + 1 == ACT_ROW and COUNT + 1 == CUBE_ROW
# cards on which cubes lie: the war card, treaties, laws
WAR_CARD: Final = 0
FIRST_PACT: Final = 1
FIRST_LAW: Final = 10


def clear_agents(s: SternState) -> None:
    """A1.8 No characters, no embassies."""
    if not s.politics:
        return
    s.crews = [0] * (VARIANTS * s.seats)
    s.civil_variant = [0] * (CIVIL_UNITS * s.seats)
    s.civil_goods = [0] * (CIVIL_UNITS * s.seats)
    s.busy = [0] * (CIVIL_UNITS * s.seats)
    s.embassy = [0] * CELLS
    s.mine = [0] * (CELLS * s.seats)
    s.watched = [0] * s.seats
    s.smuggled = [0] * CELLS
    s.barred = [0] * CELLS
    s.shortage = [0] * s.seats


def add_agents(saved: dict[str, Any]) -> None:
    """A table with politics that was saved before there were characters."""
    seats: int = saved["seats"]
    for name, length in LENGTHS.items():
        saved[name] = [0] * (length if name in BY_CELL else length * seats)


# by list: how long it is for a seat, or for the map
LENGTHS: Final = {
    "crews": VARIANTS, "civil_variant": CIVIL_UNITS, "civil_goods": CIVIL_UNITS,
    "busy": CIVIL_UNITS, "mine": CELLS, "watched": 1, "shortage": 1, "embassy": CELLS,
    "smuggled": CELLS, "barred": CELLS,
}  # fmt: skip
BY_CELL: Final = ("embassy", "smuggled", "barred")


def rest_characters(s: SternState) -> None:
    """A3.6, decision 18: in every politics phase they may act anew, and what was seen is old."""
    s.busy = [0] * (CIVIL_UNITS * s.seats)
    s.acts = []
    s.watched = [0] * s.seats
    s.witness = [0] * (CIVIL_UNITS * s.seats)


def forget_agents(s: SternState, seat: int) -> None:
    """Decision 25: nothing is left of a player who is out of the game."""
    s.mine[CELLS * seat : CELLS * (seat + 1)] = [0] * CELLS
    s.embassy = [bits & ~(1 << seat) for bits in s.embassy]
    s.crews[VARIANTS * seat : VARIANTS * (seat + 1)] = [0] * VARIANTS
    kept = [at for at in cube_rows(s) if seat not in s.cubes[at + WHOSE : at + COUNT]]
    s.cubes = [n for at in kept for n in s.cubes[at : at + CUBE_ROW]]


# --- B5.2.4 variants of research ships -----------------------------------------------------------


def components(s: SternState, seat: int, variant: int) -> int:
    """Bits of what ships of a variant have; the first shares sensors and laboratory with B5.3."""
    own = s.crews[VARIANTS * seat + variant]
    return own | (s.equipped[seat] & 3) << SENSORS if variant == 0 else own


def variants(s: SternState, seat: int) -> list[int]:
    """Variants that differ from a bare ship; the first is always there."""
    return [v for v in range(VARIANTS) if v == 0 or components(s, seat, v)]


def aboard(s: SternState, unit: int) -> int:
    """Bits of what a civil unit has; only research ships have characters (A8.1), and those for
    which witnesses were hired an agent (A11.9).
    """
    hired = 1 << AGENT if s.politics and s.witness[unit] else 0
    if s.civil_kind[unit] != RESEARCH_SHIP:
        return hired
    return components(s, unit // CIVIL_UNITS, s.civil_variant[unit]) | hired


def has_character(s: SternState, unit: int, who: int) -> bool:
    return bool(aboard(s, unit) >> who & 1)


def has_crews(s: SternState, seat: int) -> bool:
    """Whether there is any character at all; most seats have none for long."""
    return any(s.crews[VARIANTS * seat : VARIANTS * (seat + 1)]) or has_witness(s, seat)


def has_witness(s: SternState, seat: int) -> bool:
    """A11.9 Whether a ship counts as having an agent in this round."""
    return any(s.witness[CIVIL_UNITS * seat : CIVIL_UNITS * (seat + 1)])


def ships_with(s: SternState, seat: int, who: int) -> list[int]:
    """Units with such a character."""
    if not s.politics or not has_crews(s, seat):
        return []
    return [unit for unit in units_of(s, seat) if aboard(s, unit) >> who & 1]


def ships_at(s: SternState, seat: int, who: int, cell: int) -> list[int]:
    start = CIVIL_UNITS * seat
    if cell not in s.civil_at[start : start + CIVIL_UNITS] or not has_crews(s, seat):
        return []
    units = [start + at for at in range(CIVIL_UNITS) if s.civil_at[start + at] == cell]
    return [unit for unit in units if aboard(s, unit) >> who & 1]


def count_laboratories(s: SternState, seat: int) -> int:
    """B26 Research ships of all variants that have one aboard."""
    count = 0
    for variant in range(VARIANTS):
        if components(s, seat, variant) >> LAB & 1:
            for unit in range(CIVIL_UNITS * seat, CIVIL_UNITS * (seat + 1)):
                equipped = s.civil_kind[unit] == RESEARCH_SHIP
                count += equipped and s.civil_variant[unit] == variant
    return count


# --- A8.6 networks -------------------------------------------------------------------------------


def network_at(s: SternState, seat: int, cell: int) -> int:
    """A8.6, A5.13 The level of an own network, or of a partner's, which is treated as an own."""
    level = s.network[CELLS * seat + cell]
    if s.treaties:
        for partner in partners(s, INTELLIGENCE, seat):
            level = max(level, s.network[CELLS * partner + cell])
    return level


def networks_of(s: SternState, seat: int) -> list[int]:
    """A8.6, A5.13 The same for all systems at once."""
    levels = s.network[CELLS * seat : CELLS * (seat + 1)]
    for partner in partners(s, INTELLIGENCE, seat):
        theirs = s.network[CELLS * partner : CELLS * (partner + 1)]
        levels = [max(level, theirs[cell]) for cell, level in enumerate(levels)]
    return levels


def reach(s: SternState, cell: int, level: int, needed: int) -> list[int]:
    """A8.5, A8.6 Discovered systems in which a character may act from here by a network; A8.7 where
    its level less the distance is still as high as needed.
    """
    if level < needed:
        return []
    return [at for at in WITHIN[level - needed][cell] if s.tile[at] >= 0] if level else [cell]


# --- A8.8 guards and police ----------------------------------------------------------------------


def police_at(s: SternState, seat: int, cell: int) -> int:
    """A8.9 Police of a player in a system."""
    ships = len(ships_at(s, seat, POLICE, cell))
    return max(ships, 1) + informers(s, seat, cell) if is_watched(s, seat, cell) else ships


def is_watched(s: SternState, seat: int, cell: int) -> bool:
    """A15.14 With Total Surveillance an own planet counts as having at least one police."""
    return s.owner[cell] == seat and has_policy(s, seat, SURVEILLANCE)


def informers(s: SternState, seat: int, cell: int) -> int:
    """A15.14 At war a garrison counts as two more; how many units it has is hidden (ruling)."""
    garrison = s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)]
    return 2 if s.foes[seat] and any(garrison) else 0


def watch_at(s: SternState, seat: int, cell: int) -> int:
    """A8.9, A8.55 Police and guard levels of a player in a system."""
    return s.guard[CELLS * seat + cell] + police_at(s, seat, cell)


def watch_of_others(s: SternState, seat: int, cell: int) -> int:
    """A8.9 Those of all others but the own federation."""
    found = 0
    for other in range(s.seats):
        if is_strange(s, seat, other):
            found += watch_at(s, other, cell)
    return found


def is_strange(s: SternState, seat: int, other: int) -> bool:
    """A0.12 Neither the seat itself nor its team or federation."""
    if seat == other or (s.teams and (seat - other) % 2 == 0):
        return False
    return not s.out >> other & 1 and not is_member(s, seat, other)


# --- A8.32 embassies -----------------------------------------------------------------------------


def has_embassy(s: SternState, seat: int, cell: int) -> bool:
    return bool(s.embassy[cell] >> seat & 1)


def embassies(s: SternState, seat: int) -> int:
    if not any(s.embassy):
        return 0
    return sum(bits >> seat & 1 for bits in s.embassy)


# --- A8.4 what was done in this round ------------------------------------------------------------


def act_rows(s: SternState) -> range:
    return range(0, len(s.acts), ACT_ROW)


def has_done(s: SternState, unit: int, who: int, action: int) -> bool:
    """A8.4 Nobody does the same twice in a round."""
    for at in range(0, len(s.acts), ACT_ROW):
        if s.acts[at + DONE] == action and s.acts[at + SHIP] == unit and s.acts[at + WHO] == who:
            return True
    return False


def is_free(s: SternState, unit: int, who: int) -> bool:
    """A8.2 Whose own action of this round is not spent."""
    return not s.busy[unit] >> who & 1


def idle_police(s: SternState, seat: int) -> int:
    free = [unit for unit in ships_with(s, seat, POLICE) if is_free(s, unit, POLICE)]
    return free[0] if free else NOBODY


def cube_rows(s: SternState) -> range:
    return range(0, len(s.cubes), CUBE_ROW)


def cubes_on(s: SternState, card: int, whose: int, by: int) -> int:
    """A8.34, A8.36 Cubes of a player that another has put on a card."""
    for at in cube_rows(s):
        if s.cubes[at : at + COUNT] == [card, whose, by]:
            return s.cubes[at + COUNT]
    return 0


def put_cubes(s: SternState, card: int, whose: int, by: int, count: int) -> None:
    """More of them, or fewer; a row without cubes goes."""
    for at in cube_rows(s):
        if s.cubes[at : at + COUNT] == [card, whose, by]:
            s.cubes[at + COUNT] += count
            if s.cubes[at + COUNT] <= 0:
                del s.cubes[at : at + CUBE_ROW]
            return
    s.cubes += [card, whose, by, count]
