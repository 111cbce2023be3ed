"""A8.48 Rebellion of the militia; B9.9, A8.8 attacks on guards."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, END, FOE
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import (
    ANTI_ORBITAL_GUN,
    GROUND_UNITS,
    MILITIA,
    OWN_FLEET,
)
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.agents import is_strange, police_at
from raumhafen.games.sternenkinder.rules.core.field import enlist, new_field, survivors
from raumhafen.games.sternenkinder.rules.core.fleets import (
    controller,
    damage,
    dice,
    fleets_in,
    hit_number,
)
from raumhafen.games.sternenkinder.rules.core.militia import militia_at
from raumhafen.games.sternenkinder.rules.core.news import ATROCITY, announce, hear_news
from raumhafen.games.sternenkinder.rules.core.war import ATTACKER, DEFENDER, at_war
from raumhafen.games.sternenkinder.rules.politics.crafts import BLAMED, PLACE, Craft
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import others
from raumhafen.games.sternenkinder.rules.politics.raids import may_raid, outrage
from raumhafen.games.sternenkinder.rules.politics.shadow_crafts import tire_all
from raumhafen.games.sternenkinder.rules.strategy.battles import fighting_cells
from raumhafen.games.sternenkinder.rules.strategy.conquest import conquer
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import GROUND_BATTLE
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import FACES, hits
from raumhafen.games.sternenkinder.state import NOBODY, SternState

CELL: Final = 0
VICTIM: Final = 1
LEFT: Final = 2  # fleets that have not fired


# --- A8.48 rebellion: args = [cell, victim] ------------------------------------------------------


def can_rebel(s: SternState, seat: int, cell: int) -> bool:
    """A8.48 A planet of another player with militia."""
    return s.owner[cell] in others(s, seat) and militia_at(s, cell) > 0


def rebellion_price(s: SternState, seat: int, cell: int) -> int:
    """A8.48 For each militia unit 1 and the police there, less the victim's upkeep of wars."""
    victim = s.owner[cell]
    police = sum(police_at(s, p, cell) for p in range(s.seats) if is_strange(s, seat, p))
    return max(0, militia_at(s, cell) * (1 + police) - foes.upkeep(s, victim))


def rebel(s: SternState, f: Frame) -> None:
    """A8.48 The militia fights the garrison at once."""
    cell = f.args[PLACE]
    victim = s.owner[cell]
    rise(s, f.seat, cell)
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": victim}
    s.tell("event-rebellion", "A8.48", {**told, "system": CELL_IDS[cell]})
    announce(s, ATROCITY, f.args[BLAMED], cell)
    s.call(REBELLION, f.seat, [cell, victim])


def rise(s: SternState, seat: int, cell: int) -> None:
    """A8.48, A18.11 The militia stands on one side, the garrison on the other."""
    s.ground = new_field(seat, s.owner[cell], cell)
    enlist(s.ground, ATTACKER, MILITIA, militia_at(s, cell))
    for unit in range(GROUND_UNITS):
        enlist(s.ground, DEFENDER, unit, s.troops[GROUND_UNITS * cell + unit])
    s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)] = [0] * GROUND_UNITS


def fight_rebellion(s: SternState, f: Frame) -> None:
    """B19.2"""
    s.call(GROUND_BATTLE, f.seat)


def end_rebellion(s: SternState, f: Frame) -> None:
    """A8.48 On victory who is at war is weary by the level of the planet."""
    cell, victim = f.args
    if s.fight_won == ATTACKER:
        tire_all(s, victim, s.level[cell])
    end_uprising(s, f)


def end_uprising(s: SternState, f: Frame) -> None:
    """A8.48, A18.11 On victory the planet is captured."""
    cell, victim = f.args
    won = s.fight_won == ATTACKER
    left = survivors(s.ground, ATTACKER if won else DEFENDER)
    left[ANTI_ORBITAL_GUN] = survivors(s.ground, DEFENDER)[ANTI_ORBITAL_GUN]
    left[MILITIA] = 0
    s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)] = left
    s.ground = []
    if won:
        conquer(s, f.seat, cell)
    else:
        s.tell("event-repelled", "B19.10", {"seat": victim, "system": CELL_IDS[cell]})


REBELLION: Final[Script] = script("rebellion", fight_rebellion, end_rebellion)


# --- B9.9 attacks on guards: args = [cell, victim, fleets left] ----------------------------------


def hear_battles_over(s: SternState, seat: int, here: int, subject: int) -> None:
    """B9.9 At the end of the battle phase, in player order."""
    able = [p for p in s.seats_from(s.first) if len(guard_options(s, p)) > 1]
    for attacker in reversed(able):
        s.call(ATTACK_GUARDS, attacker, [NOBODY, NOBODY, 0])


def code(seat: int, cell: int, victim: int) -> int:
    """One attack of this phase among the battles that were fought."""
    return 100_000 + 100 * cell + 10 * seat + victim


def guarded_by(s: SternState, seat: int, cell: int) -> list[int]:
    """B9.9 Who has a guard that the seat may attack: at war, or as a raid (A7.1)."""
    return [
        p
        for p in range(s.seats)
        if s.guard[CELLS * p + cell]
        and is_strange(s, seat, p)
        and (at_war(s, seat, p) or may_raid(s, seat, p))
        and code(seat, cell, p) not in s.fought
    ]


def guard_options(s: SternState, seat: int) -> list[int]:
    """B9.9 Only who controls the system."""
    cells = [c for c in fighting_cells(s, seat) if guarded_by(s, seat, c)]
    return [END, *[AT + cell for cell in cells if controller(s, cell) == seat]]


def owner_options(s: SternState, seat: int) -> list[int]:
    return [FOE + p for p in guarded_by(s, seat, s.stack[-1].args[CELL])]


WHICH_GUARD: Final[Ask] = Ask("attack-guard", "B9.9", guard_options, default=END)
WHOSE_GUARD: Final[Ask] = Ask("attack-guard-of", "B9.9", owner_options)


def ask_guard(s: SternState, f: Frame) -> None:
    """B9.9 Guard after guard."""
    options = guard_options(s, f.seat)
    if len(options) == 1:
        f.leave()
    else:
        s.choose(f.seat, WHICH_GUARD, options)


def ask_guard_owner(s: SternState, f: Frame) -> None:
    """B9.9"""
    if s.answers[f.seat] == END:
        f.leave()
        return
    f.args[CELL] = s.answers[f.seat] - AT
    s.choose(f.seat, WHOSE_GUARD, owner_options(s, f.seat))


def begin_fire(s: SternState, f: Frame) -> None:
    """A7.1 In peace it is a raid (ruling)."""
    cell, victim = f.args[CELL], s.answers[f.seat] - FOE
    f.args[VICTIM], f.args[LEFT] = victim, len(fleets_in(s, f.seat, cell))
    s.fought.append(code(f.seat, cell, victim))
    if not at_war(s, f.seat, victim):
        outrage(s, f.seat, victim)


def roll_fire(s: SternState, f: Frame) -> None:
    """B9.9 Each fleet fires once."""
    if not f.args[LEFT] or not s.guard[CELLS * f.args[VICTIM] + f.args[CELL]]:
        f.jump(report_guard)
    else:
        s.toss(FACES ** dice(s, f.seat, kind_of(s, f)))


def kind_of(s: SternState, f: Frame) -> int:
    own = fleets_in(s, f.seat, f.args[CELL])
    return s.fleet_kind[own[f.args[LEFT] - 1]] if own else OWN_FLEET


def read_fire(s: SternState, f: Frame) -> None:
    """B9.9 Damage lowers the level directly."""
    kind, thrown, at = kind_of(s, f), s.tossed, CELLS * f.args[VICTIM] + f.args[CELL]
    for _ in range(dice(s, f.seat, kind)):
        if hits(thrown % FACES + 1, hit_number(s, f.seat, kind)):
            s.guard[at] = max(0, s.guard[at] - damage(s, f.seat, kind))
        thrown //= FACES
    f.args[LEFT] -= 1
    f.jump(roll_fire)


def report_guard(s: SternState, f: Frame) -> None:
    """B9.9, A8.8"""
    cell, victim = f.args[CELL], f.args[VICTIM]
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": victim}
    told["system"], told["amount"] = CELL_IDS[cell], s.guard[CELLS * victim + cell]
    s.tell("event-guard-attacked", "B9.9", told)
    review_blockades(s)


def next_guard(s: SternState, f: Frame) -> None:
    """B9.9"""
    f.jump(ask_guard)


ATTACK_GUARDS: Final[Script] = script(
    "attack_guards", ask_guard, ask_guard_owner, begin_fire, roll_fire, read_fire, report_guard,
    hear_news, next_guard,
)  # fmt: skip

UPRISINGS: Final[dict[str, Craft]] = {
    "rebellion": Craft(can_rebel, rebel, least=rebellion_price),
}
SCRIPTS: Final[list[Script]] = [REBELLION, ATTACK_GUARDS]
ASKS: Final[list[Ask]] = [WHICH_GUARD, WHOSE_GUARD]
