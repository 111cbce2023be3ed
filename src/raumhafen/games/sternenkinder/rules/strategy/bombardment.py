"""B17.4, B27.2.11 Bombardment: after a won battle each fleet rolls its dice once."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import BOMB, BOMBS, CELL_IDS, GROUND_NAMES
from raumhafen.games.sternenkinder.content.tables import GROUND_ARMOUR, GROUND_UNITS
from raumhafen.games.sternenkinder.rules.core.fleets import (
    damage,
    dice,
    fleets_in,
    hit_number,
)
from raumhafen.games.sternenkinder.rules.core.news import ATROCITY, announce
from raumhafen.games.sternenkinder.rules.core.place import has_troops
from raumhafen.games.sternenkinder.rules.strategy.conquest import lower_colony
from raumhafen.games.sternenkinder.rules.strategy.ruins import raze, ruins
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import (
    DICE_AT_ONCE,
    FACES,
    hits,
)
from raumhafen.games.sternenkinder.state import SternState

MALUS: Final = 1  # B27.2.11
TROOPS: Final = BOMBS.index("troops")
COLONY: Final = BOMBS.index("colony")
# numbers of a frame
CELL, FLEET, LEFT = range(3)  # the planet, which of the fleets there rolls, its dice


def begin_bombardment(s: SternState, f: Frame) -> None:
    """B17.4 The planet is bombarded in this round."""
    cell = f.args[CELL]
    s.bombed[cell] = s.round
    s.hits = []
    s.tell("event-bombards", "B17.4", {"seat": f.seat, "system": CELL_IDS[cell]})
    if s.politics:
        announce(s, ATROCITY, f.seat, cell)
    f.args += [0, 0]
    ready_fleet(s, f)


def ready_fleet(s: SternState, f: Frame) -> None:
    fleets = fleets_in(s, f.seat, f.args[CELL])
    if f.args[FLEET] < len(fleets):
        f.args[LEFT] = dice(s, f.seat, s.fleet_kind[fleets[f.args[FLEET]]])


def roll_bombs(s: SternState, f: Frame) -> None:
    """B27.2.11 Every fleet rolls its dice once."""
    if f.args[FLEET] >= len(fleets_in(s, f.seat, f.args[CELL])):
        f.jump(ask_bomb)
    else:
        s.toss(FACES ** min(DICE_AT_ONCE, f.args[LEFT]))


def read_bombs(s: SternState, f: Frame) -> None:
    """B27.2.11 With the normal number to hit, worse by 1."""
    kind = s.fleet_kind[fleets_in(s, f.seat, f.args[CELL])[f.args[FLEET]]]
    need, thrown = hit_number(s, f.seat, kind) + MALUS, s.tossed
    count = min(DICE_AT_ONCE, f.args[LEFT])
    for _ in range(count):
        if hits(thrown % FACES + 1, need):
            s.hits.append(damage(s, f.seat, kind))
        thrown //= FACES
    f.args[LEFT] -= count
    if f.args[LEFT] <= 0:
        f.args[FLEET] += 1
        ready_fleet(s, f)
    f.jump(roll_bombs)


# --- what is hit ---------------------------------------------------------------------------------


def bomb_options(s: SternState, seat: int) -> list[int]:
    """B17.4 A building or the garrison; the colony itself when no building is left."""
    cell = s.stack[-1].args[CELL]
    places = ruins(s, cell) or [COLONY]
    return [BOMB + place for place in ([*places, TROOPS] if has_troops(s, cell) else places)]


WHERE_TO_BOMB: Final[Ask] = Ask("bomb", "B17.4", bomb_options)


def ask_bomb(s: SternState, f: Frame) -> None:
    """B17.4 The attacker chooses for each hit."""
    if not s.hits or not s.level[f.args[CELL]]:
        s.hits = []
        f.leave()
    else:
        s.choose(f.seat, WHERE_TO_BOMB, bomb_options(s, f.seat))


def drop_bomb(s: SternState, f: Frame) -> None:
    """B17.4 Contents of a garrison are hidden, so chance names the unit that is hit (ruling)."""
    cell, place = f.args[CELL], s.answers[f.seat] - BOMB
    if place == TROOPS:
        s.toss(sum(garrison(s, cell)))
        return
    s.hits.pop(0)
    if place == COLONY:
        s.pips[cell] += 1
        if s.pips[cell] >= s.level[cell]:
            lower_colony(s, f.seat, cell)
    else:
        raze(s, cell, place)
    f.jump(ask_bomb)


def garrison(s: SternState, cell: int) -> list[int]:
    return s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)]


def hit_troops(s: SternState, f: Frame) -> None:
    """B17.4 The damage must break armour and hull at once."""
    cell, drawn = f.args[CELL], s.tossed
    unit = next(u for u in range(GROUND_UNITS) if drawn < sum(garrison(s, cell)[: u + 1]))
    if s.hits.pop(0) > GROUND_ARMOUR[unit]:
        s.troops[GROUND_UNITS * cell + unit] -= 1
        s.tell("event-falls", "B17.4", {"amount": 1, "unit": GROUND_NAMES[unit]})
    f.jump(ask_bomb)


BOMBARD: Final[Script] = script(
    "bombard", begin_bombardment, roll_bombs, read_bombs, ask_bomb, drop_bomb, hit_troops
)


def heal_colonies(s: SternState) -> None:
    """B17.4 In a round without bombardment a colony loses a red pip."""
    for cell, pips in enumerate(s.pips):
        if pips and s.bombed[cell] != s.round:
            s.pips[cell] -= 1


SCRIPTS: Final[list[Script]] = [BOMBARD]
ASKS: Final[list[Ask]] = [WHERE_TO_BOMB]
