"""B19.3 Which units act in a ground battle, what their dice need, and how likely somebody falls."""

from typing import Final

from raumhafen.games.sternenkinder.actions import GROUND_NAMES, MOST_STRIKES, STRIKES
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS
from raumhafen.games.sternenkinder.rules.core.field import (
    BUILDING_TARGET,
    FORTRESS,
    FORTRESS_TARGET,
    PIPS,
    READY,
    needed,
    place,
    shot,
    strike,
)
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import deeds, next_unit
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import FACES, hits
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.war_shapes import Acting, Strike

SIDES: Final = ("attacker", "defender")


def acting_view(s: SternState) -> Acting | None:
    """B19.3 The kind of unit that declares next; nobody while dice are thrown."""
    at = next_unit(s.ground)
    if at < 0:
        return None
    side, unit = divmod(at, GROUND_UNITS)
    ready = min(s.ground[READY + at], MOST_STRIKES)
    attacks = [deed for deed in deeds(s, side, unit) if deed <= BUILDING_TARGET]
    return {
        "side": "attacker" if side == 0 else "defender",
        "unit": GROUND_NAMES[unit],
        "ready": ready,
        "strikes": {
            STRIKES[target]: strike_view(s, side, unit, target, ready) for target in attacks
        },
    }


def strike_view(s: SternState, side: int, unit: int, target: int, ready: int) -> Strike:
    """Dice of one unit, what each unit needs, and by how many attack: the chance of a loss."""
    dice, _, projectile, energy = shot(s.ground, side, unit, target)
    needs = needs_of(s, side, unit, target, ready)
    least = hits_for_a_loss(s, side, unit, target, ready * dice)
    return {
        "dice": dice,
        "needs": needs,
        "damage": projectile + energy,
        "energy": energy > 0,
        "chances": chances(dice, needs, least),
    }


def needs_of(s: SternState, side: int, unit: int, target: int, ready: int) -> list[int]:
    """B0.9, B19.7 Pips of a recon flight are spread evenly, the first get more."""
    pips, found = s.ground[PIPS + place(side, unit)], []
    for left in range(ready, 0, -1):
        share = -(-pips // left)
        pips -= share
        found.append(min(FACES, max(2, needed(s, side, unit, target, share))))
    return found


def hits_for_a_loss(s: SternState, side: int, unit: int, target: int, most: int) -> int:
    """How many hits bring the first loss; 0 where even all of them do not."""
    field, damage = s.ground[:], max(shot(s.ground, side, unit, target)[2:])
    for count in range(1, most + 1):
        if target == BUILDING_TARGET:
            return 1  # B19.9 every hit leaves its mark
        if target == FORTRESS_TARGET:
            field[FORTRESS] -= damage
            lost = field[FORTRESS] <= 0
        else:
            lost = strike(field, side, unit, target) > 0
        if lost:
            return count
    return 0


def chances(dice: int, needs: list[int], least: int) -> list[int]:
    """In percent, by how many units attack: at least so many hits."""
    likely, found = [1.0], []
    for need in needs:
        chance = sum(hits(face, need) for face in range(1, FACES + 1)) / FACES
        for _ in range(dice):
            likely = with_a_die(likely, chance)
        enough: float = sum(likely[least:])
        found.append(round(100 * enough) if least else 0)
    return found


def with_a_die(likely: list[float], chance: float) -> list[float]:
    """How likely so many hits are, with one die more."""
    found = [0.0] * (len(likely) + 1)
    for count, part in enumerate(likely):
        found[count] += part * (1 - chance)
        found[count + 1] += part * chance
    return found
