"""B27.2.5 A battle of fleets: both sides roll all dice at once and assign their hits.

The battle is a list of rows in the state (`core/war.py`), open to all until it ends. Defence
buildings and neutral fleets are rows like others. `fight_won` says afterwards which side won.
"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS, TARGET
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import RESEARCH
from raumhafen.games.sternenkinder.rules.core.fleets import LEAST_HIT, damage, dice, hit_number
from raumhafen.games.sternenkinder.rules.core.news import KILL, announce
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.rules.core.war import (
    ATTACKER,
    DEFENCE,
    DEFENDER,
    HULL,
    KIND,
    SEAT,
    SIDE,
    UNIT,
    UNIT_ROW,
    rows,
    rows_of,
    seats_in,
)
from raumhafen.games.sternenkinder.rules.strategy.fleet_loss import lose_fleet
from raumhafen.games.sternenkinder.rules.strategy.neutral import opponents
from raumhafen.games.sternenkinder.rules.strategy.retreat import RETREAT, leave_battle, own_rows
from raumhafen.games.sternenkinder.state import HONOURS, NOBODY, SternState

FIRST_ROUND: Final = QUANTITY["ship.hit.first_round"]
EDUCATION: Final = POLICY["education"]
MOST_ROUNDS: Final = 12  # decision 13
DICE_AT_ONCE: Final = 3
FACES: Final = 6
MOST_DAMAGE: Final = 100  # a hit is noted as side * MOST_DAMAGE + damage
# numbers of a frame
ROW: Final = 0  # the row that rolls, or the side that assigns
LEFT: Final = 1  # its dice
PLAYER: Final = 2  # who plays the neutral side, or NOBODY


def begin_combat(s: SternState, f: Frame) -> None:
    """B8.9.3 The neutral side is played by somebody who is not in the battle."""
    s.fight_round = 0
    s.fight_won = DEFENDER
    f.args = [0, 0, NOBODY]
    neutral = any(s.fight[at + SEAT] == NOBODY for at in rows(s))
    others = opponents(s, seats_in(s, ATTACKER)) if neutral else []
    if len(others) > 1:
        s.toss(len(others))
    elif others:
        s.tossed = 0


def name_opponent(s: SternState, f: Frame) -> None:
    """B8.9.3 Ties are decided at random."""
    if any(s.fight[at + SEAT] == NOBODY for at in rows(s)):
        others = opponents(s, seats_in(s, ATTACKER))
        f.args[PLAYER] = others[s.tossed] if others else NOBODY
    told = {"system": CELL_IDS[s.fight_at]}
    s.tell("event-battle", "B9.1", {**told, "attackers": len(rows_of(s, ATTACKER))})
    s.beat("battle")


def sides_left(s: SternState) -> list[int]:
    """Two sides meet; in the decisive battle there may be more (A23.5)."""
    return sorted({s.fight[at + SIDE] for at in rows(s)})


def is_over(s: SternState) -> bool:
    return len(sides_left(s)) < 2


def next_combat_round(s: SternState, f: Frame) -> None:
    """B14.8, decision 36 From the second round on each side may retreat, the attacker first."""
    if is_over(s):
        f.jump(end_combat)
        return
    s.fight_round += 1
    if s.fight_round > MOST_ROUNDS:
        f.jump(end_combat)
    elif s.fight_round > 1 and not s.contenders:  # A23.5 nobody leaves the last battle (ruling)
        s.call_each(RETREAT, [*seats_in(s, ATTACKER), *seats_in(s, DEFENDER)])


def begin_volley(s: SternState, f: Frame) -> None:
    """B27.2.5 Both sides roll all their dice at the same time."""
    if is_over(s):
        f.jump(end_combat)
        return
    s.hits = []
    f.args[ROW] = f.args[LEFT] = 0
    ready_row(s, f, 0)


def ready_row(s: SternState, f: Frame, row: int) -> None:
    f.args[ROW] = row
    if row < len(s.fight):
        f.args[LEFT] = dice(s, s.fight[row + SEAT], s.fight[row + KIND])


def roll_dice(s: SternState, f: Frame) -> None:
    """B0.9 Up to three dice in one toss."""
    if f.args[ROW] >= len(s.fight):
        f.jump(begin_hits)
    else:
        s.toss(FACES ** min(DICE_AT_ONCE, f.args[LEFT]))


def read_dice(s: SternState, f: Frame) -> None:
    """B0.9 A natural 6 always hits, a natural 1 never."""
    row, count = f.args[ROW], min(DICE_AT_ONCE, f.args[LEFT])
    seat, kind, thrown = s.fight[row + SEAT], s.fight[row + KIND], s.tossed
    need = max(LEAST_HIT, hit_number(s, seat, kind) - first_strike(s, f.args[ROW]))
    for _ in range(count):
        if hits(thrown % FACES + 1, need):
            s.hits.append(MOST_DAMAGE * s.fight[row + SIDE] + damage(s, seat, kind))
        thrown //= FACES
    f.args[LEFT] -= count
    if f.args[LEFT] <= 0:
        ready_row(s, f, row + UNIT_ROW)
    f.jump(roll_dice)


def first_strike(s: SternState, row: int) -> int:
    """Decision 35, A12 An advisor or Piercing Ammunition make dice of the first round better."""
    seat = s.fight[row + SEAT]
    if not s.politics or s.fight_round > 1 or seat == NOBODY or s.fight[row + UNIT] >= DEFENCE:
        return 0
    return changed(s, seat, FIRST_ROUND, 0)


def hits(face: int, need: int) -> bool:
    return face == FACES or (face > 1 and face >= need)


def begin_hits(s: SternState, f: Frame) -> None:
    """B27.2.5 The roller assigns; the attacker begins, but nobody falls before all have shot."""
    s.hits.sort(key=lambda hit: (hit // MOST_DAMAGE, -hit))
    attacker = sum(hit // MOST_DAMAGE == ATTACKER for hit in s.hits)
    others = len(s.hits) - attacker
    s.tell("event-volley", "B27.2.5", {"attacker": attacker, "defender": others})
    s.beat("roll")


# --- assigning hits ------------------------------------------------------------------------------


def targets(s: SternState, side: int) -> list[int]:
    """Rows of other sides that still stand, one of each sort that is alike."""
    found: list[int] = []
    seen: set[tuple[int, int, int]] = set()
    for at in [at for at in rows(s) if s.fight[at + SIDE] != side]:
        alike = (s.fight[at + SEAT], sort_of(s, at), s.fight[at + HULL])
        if s.fight[at + HULL] > 0 and alike not in seen:
            seen.add(alike)
            found.append(at)
    return found


def sort_of(s: SternState, at: int) -> int:
    """Own fleets are all alike but for what they carry, which only their owner knows."""
    unit = s.fight[at + UNIT]
    if unit >= DEFENCE:
        return unit
    honours = s.fleet_mark[unit] & HONOURS if s.fight[at + SEAT] != NOBODY else 0
    return s.fight[at + KIND] + CELLS * (1 + honours)


def target_options(s: SternState, seat: int) -> list[int]:
    side = s.hits[0] // MOST_DAMAGE
    return [TARGET + at // UNIT_ROW for at in targets(s, side)]


HIT_TARGET: Final[Ask] = Ask("hit-target", "B27.2.5", target_options)


def ask_target(s: SternState, f: Frame) -> None:
    """B27.2.5 Where the next hit goes."""
    if not s.hits:
        f.jump(bury)
        return
    side = s.hits[0] // MOST_DAMAGE
    options = target_options(s, f.seat)
    if not options:
        s.hits = [hit for hit in s.hits if hit // MOST_DAMAGE != side]
        f.again()
        return
    shooter = leader(s, side, f.args[PLAYER])
    if shooter == NOBODY:
        shooter = f.seat
        options = options[:1]
    f.args[LEFT] = shooter
    s.choose(shooter, HIT_TARGET, options)


def leader(s: SternState, side: int, player: int) -> int:
    """Who decides for a side: its first player, or who plays neutral fleets."""
    own = seats_in(s, side)
    return own[0] if own else player


def take_hit(s: SternState, f: Frame) -> None:
    """B27.2.5 Damage reduces hull; what is too much for a fleet is lost."""
    row = UNIT_ROW * (s.answers[f.args[LEFT]] - TARGET)
    side, damage = divmod(s.hits.pop(0), MOST_DAMAGE)
    if s.politics and seats_in(s, side):  # A19.6 neutral fleets are no ships of who plays them
        learn_from(s, f.args[LEFT], min(damage, s.fight[row + HULL]))
    s.fight[row + HULL] -= damage
    f.jump(ask_target)


def learn_from(s: SternState, seat: int, damage: int) -> None:
    """A19.6 With Comprehensive Education damage in battles is R."""
    if has_policy(s, seat, EDUCATION):
        s.account[4 * seat + RESEARCH] += max(0, damage)


def bury(s: SternState, f: Frame) -> None:
    """B27.2.5 Destroyed fleets leave together, then a new round begins."""
    dead = [s.fight[at : at + UNIT_ROW] for at in rows(s) if s.fight[at + HULL] <= 0]
    if s.politics:
        note_kills(s, dead)
    s.fight = [n for at in rows(s) if s.fight[at + HULL] > 0 for n in s.fight[at : at + UNIT_ROW]]
    if dead and not s.fight:  # B27.2.6 of those that fall together, the last to be named
        s.fight_won = max(row[SIDE] for row in dead)
    for row in dead:
        destroy(s, row)
    s.beat("volley")
    f.jump(next_combat_round)


def note_kills(s: SternState, dead: list[list[int]]) -> None:
    """A9.12 The first player of the other side has destroyed what falls; B8.9.2 neutral fleets
    count when their card is won.
    """
    for row in dead:
        killers = seats_in(s, 1 - row[SIDE]) if row[SIDE] in (ATTACKER, DEFENDER) else []
        if killers and row[SEAT] != NOBODY:
            announce(s, KILL, killers[0], s.fight_at, row[SEAT])
            if row[UNIT] < DEFENCE and s.fleet_mark[row[UNIT]] & HONOURS:
                reward_victor(s, killers[0])


def reward_victor(s: SternState, seat: int) -> None:
    """A15.5, A15.20 Who destroys the Sovereignty or a flagship gets a point."""
    s.points[seat] += 1
    s.tell("event-honour-lost", "A2.2", {"seat": seat})


def destroy(s: SternState, row: list[int]) -> None:
    """B27.2.3 A defence building is destroyed with its fleet."""
    unit, seat = row[UNIT], row[SEAT]
    if seat == NOBODY:
        s.neutral_count[unit] -= 1
    elif unit >= DEFENCE:
        s.defence[s.fight_at] &= ~(unit - DEFENCE)
    else:
        lose_fleet(s, unit, [s.fight[at + UNIT] for at in own_rows(s, seat)])
    name = "defence" if unit >= DEFENCE else "fleet"
    s.tell("event-fleet-destroyed", "B27.2.5", {"unit": name, "system": CELL_IDS[s.fight_at]})


def end_combat(s: SternState, f: Frame) -> None:
    """B27.2.6 Who is left has won; B16.5 if nobody is, or after twelve rounds, the defender."""
    left = sides_left(s)
    if left:
        s.fight_won = left[0] if len(left) == 1 else DEFENDER
    s.hits = []
    if len(left) > 1:  # B17.3 the limit of rounds has ended it
        for seat in seats_in(s, ATTACKER):
            leave_battle(s, seat)


SIMPLE_BATTLE: Final[Script] = script(
    "simple_battle",
    begin_combat,
    name_opponent,
    next_combat_round,
    begin_volley,
    roll_dice,
    read_dice,
    begin_hits,
    ask_target,
    take_hit,
    bury,
    end_combat,
)

SCRIPTS: Final[list[Script]] = [SIMPLE_BATTLE]
ASKS: Final[list[Ask]] = [HIT_TARGET]
