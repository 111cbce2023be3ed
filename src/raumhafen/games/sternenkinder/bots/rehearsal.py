"""B19 Battles on the ground, rehearsed: units shoot where it does most, dice are thrown."""

from typing import Final

from raumhafen.engine.rng import Rng
from raumhafen.games.sternenkinder.bots.volleys import Duel
from raumhafen.games.sternenkinder.content.tables import (
    GROUND_ARMOUR,
    GROUND_COST,
    GROUND_UNITS,
)
from raumhafen.games.sternenkinder.rules.core.field import (
    FORTRESS,
    FORTRESS_TARGET,
    FRONT,
    GROUND_HIT,
    HIGHEST,
    IDLE,
    ROUND,
    SEATS,
    count_of,
    exposed,
    fighters,
    has_front,
    initiative,
    needed,
    shot,
    strike,
    targets,
)
from raumhafen.games.sternenkinder.rules.core.quantities import changed
from raumhafen.games.sternenkinder.rules.core.war import ATTACKER, DEFENDER
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import is_decided
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import FACES, hits
from raumhafen.games.sternenkinder.state import NOBODY, SternState

MILITIA_WORTH: Final = 0.8  # beside a unit of price 1
MOST_REHEARSED: Final = 10_000

Rehearsal = tuple[str, int, tuple[int, ...], tuple[tuple[int, ...], ...]]
REHEARSED: Final[dict[Rehearsal, Duel]] = {}  # a battle is nothing but fields, aims and dice


def unit_power(unit: int) -> float:
    return max(MILITIA_WORTH, float(GROUND_COST[unit]))


def aim_worth(s: SternState, side: int, unit: int, target: int) -> float:
    """What one unit may expect to destroy of a kind, or of a fortress."""
    thrown, _, projectile, energy = shot(s.ground, side, unit, target)
    if target == FORTRESS_TARGET:
        return float(thrown)
    chance = max(1, min(5, 7 - needed(s, side, unit, target, False))) / FACES
    strong = min(1.0, (energy * 2 + projectile) / (GROUND_ARMOUR[target] + 1))
    return thrown * chance * strong * unit_power(target)


def rehearse(s: SternState, fields: list[list[int]], samples: int, luck: str) -> Duel:
    """So many battles, from each of the equally likely fields in turn. Searches ask for the same
    ones again and again: what was rehearsed is remembered for a while.
    """
    seats = fields[0][SEATS : SEATS + 2]
    aims = [0 if seat == NOBODY else changed(s, seat, GROUND_HIT, 0) for seat in seats]
    key = (luck, samples, tuple(aims), tuple([tuple(field) for field in fields]))
    found = REHEARSED.get(key)
    if found is None:
        if len(REHEARSED) >= MOST_REHEARSED:
            REHEARSED.clear()
        found = REHEARSED[key] = fought(s, fields, samples, Rng(luck))
    return found


def fought(s: SternState, fields: list[list[int]], samples: int, rng: Rng) -> Duel:
    scene = s.clone()
    assert isinstance(scene, SternState)
    won = own = foe = 0
    for sample in range(samples):
        scene.ground = fields[sample % len(fields)][:]
        before = fighters(scene.ground, ATTACKER), fighters(scene.ground, DEFENDER)
        fight_out(scene, rng)
        after = fighters(scene.ground, ATTACKER), fighters(scene.ground, DEFENDER)
        won += after[ATTACKER] > 0 and after[DEFENDER] == 0
        own += before[ATTACKER] - after[ATTACKER]
        foe += before[DEFENDER] - after[DEFENDER]
    return Duel(won / samples, own / samples, foe / samples)


def fight_out(s: SternState, rng: Rng) -> None:
    while not is_decided(s.ground):
        s.ground[ROUND] += 1
        s.ground[IDLE] += 1
        for step in range(HIGHEST, -1, -1):
            fight_step(s, step, rng)


def fight_step(s: SternState, step: int, rng: Rng) -> None:
    """B19.3 Units of equal initiative act at the same time: who falls has shot."""
    field = s.ground
    ready: list[tuple[int, int, int]] = []
    for side in (ATTACKER, DEFENDER):
        field[FRONT + side] = int(has_front(field, side))
        for unit in range(GROUND_UNITS):
            count = count_of(field, side, unit)
            if count and initiative(field, side, unit) == step:
                ready.append((side, unit, count))
    for side, unit, count in ready:
        shoot(s, side, unit, count, rng)


def shoot(s: SternState, side: int, unit: int, count: int, rng: Rng) -> None:
    for _ in range(count):
        found = targets(s, side, unit)
        if not found:
            return
        s.ground[IDLE] = 0
        target = max(found, key=lambda kind: aim_worth(s, side, unit, kind))
        need = needed(s, side, unit, target, False)
        dice, _, projectile, energy = shot(s.ground, side, unit, target)
        for _ in range(dice):
            if hits(rng.below(FACES) + 1, need):
                if target == FORTRESS_TARGET:
                    s.ground[FORTRESS] -= max(projectile, energy)
                elif exposed(s.ground, side, unit, target) > 0:
                    strike(s.ground, side, unit, target)
