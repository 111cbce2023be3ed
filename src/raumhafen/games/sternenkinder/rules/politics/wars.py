"""A6.12 to A6.17, A22.5 The course of wars: weariness by event, and all ways in which they end."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.foes import (
    ATTACKERS,
    BALANCE,
    DECLARER,
    DEFENDERS,
    TARGET,
    WEARINESS,
    in_war,
    rows,
    tire,
)
from raumhafen.games.sternenkinder.rules.core.movers import put_mover
from raumhafen.games.sternenkinder.rules.core.news import PEACE_MADE, announce
from raumhafen.games.sternenkinder.rules.core.pacts import ONE, OTHER, keep_rows
from raumhafen.games.sternenkinder.rules.core.pacts import rows as treaty_rows
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.core.tally import has_flag, tally
from raumhafen.games.sternenkinder.rules.politics import goals
from raumhafen.games.sternenkinder.rules.strategy.conquest import conquer
from raumhafen.games.sternenkinder.rules.strategy.control import end_blockade
from raumhafen.games.sternenkinder.state import WAR_ROW, SternState

PRIZE: Final = 5  # A6.14 resources of choice for each goal
DOUBLED: Final = FLAGS.index("war_goal_rewards_doubled")
PEACE_ROUNDS: Final = 2  # A5.19 after the current one
LAST_LEVEL: Final = 1  # of a colony when it is destroyed


def settle_foes(s: SternState) -> None:
    """Totals that ask for war follow."""
    before, s.foes = s.foes, foes.foes_from(s)
    for seat in range(s.seats):
        if (before[seat] == 0) != (s.foes[seat] == 0):
            tally(s, seat)


def begin_war(s: SternState, declarer: int, target: int, attackers: int, defenders: int) -> None:
    """A6.3 All treaties between the sides are dissolved at once."""
    s.wars += [declarer, target, attackers, defenders, 0, *[0] * (WAR_ROW - WEARINESS)]
    kept = [
        at
        for at in treaty_rows(s)
        if not crosses(s.treaties[at + ONE], s.treaties[at + OTHER], attackers, defenders)
    ]
    keep_rows(s, kept)
    settle_foes(s)
    s.tell("event-war", "A6.2", {"seat": declarer, "other_seat": target})
    s.beat("war")


def crosses(one: int, other: int, attackers: int, defenders: int) -> bool:
    """Whether the two stand on different sides."""
    return bool(
        attackers >> one & defenders >> other & 1 or attackers >> other & defenders >> one & 1
    )


def wars_between(s: SternState, seat: int, other: int) -> list[int]:
    return [
        at for at in rows(s) if crosses(seat, other, s.wars[at + ATTACKERS], s.wars[at + DEFENDERS])
    ]


# --- A6.12 what makes weary ----------------------------------------------------------------------


def hear_battle(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.12 Lost +1, won -1; A6.11 victories less defeats."""
    for at in wars_between(s, seat, subject):
        tire(s, at, seat, -1)
        tire(s, at, subject, 1)
        s.wars[at + BALANCE] += 1 if s.wars[at + ATTACKERS] >> seat & 1 else -1
    end_won_wars(s)


def hear_conquest(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.12 Each level lost +1, gained from the enemy -1; A6.10 a reason for a later war."""
    if not s.politics:
        return
    goals.note_reason(s, subject, seat, here)
    for at in wars_between(s, seat, subject):
        avenge(s, at, seat, subject, s.level[here])
        tire(s, at, subject, s.level[here])
        tire(s, at, seat, -s.level[here])
    end_won_wars(s)


def hear_destroyed(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.10, A6.12 A colony destroyed by bombardment."""
    if not s.politics:
        return
    goals.note_reason(s, seat, subject, goals.destroyed(here, LAST_LEVEL))
    for at in wars_between(s, seat, subject):
        avenge(s, at, subject, seat, LAST_LEVEL)
        tire(s, at, seat, 1)
    end_won_wars(s)


def avenge(s: SternState, at: int, seat: int, victim: int, level: int) -> None:
    """A6.10 By one of the attackers."""
    if s.wars[at + ATTACKERS] >> seat & 1:
        goals.avenge(s, at, victim, level)


def hear_lowered(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.12 A level lost by bombardment of this round."""
    if s.politics and s.bombed[here] == s.round:
        for at in rows(s):
            if in_war(s, at, seat):
                tire(s, at, seat, 1)


def hear_civil_lost(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.12 Each own civil unit lost +1."""
    for at in rows(s):
        if in_war(s, at, seat):
            tire(s, at, seat, 1)


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.5 +1 for each participant; A6.9 blockades may have ended."""
    if not s.politics:
        return
    for at in rows(s):
        if in_war(s, at, seat):
            tire(s, at, seat, 1)
    if seat == s.first:
        goals.forget_old(s)
    end_won_wars(s)


# --- A6.13 ends ----------------------------------------------------------------------------------


def end_won_wars(s: SternState) -> None:
    """A6.13 A war ends at once when all its goals are fulfilled."""
    for at in reversed(rows(s)):
        goals.review(s, at)
        if goals.all_done(s, s.wars[at + DECLARER], s.wars[at + TARGET]):
            end_war(s, at, "A6.13")


def end_war(s: SternState, at: int, rule: str, spoils: bool = True) -> None:
    """A6.14 Goals are evaluated and weariness is removed; `spoils` also for the defenders."""
    declarer, target = s.wars[at + DECLARER], s.wars[at + TARGET]
    wanted = goals.goals_of(s, declarer, target)
    defenders = foes.members(s, s.wars[at + DEFENDERS]) if spoils else []
    evaluate(s, wanted, sorted(defenders, key=lambda p: p != target))
    goals.drop_goals(s, wanted)
    del s.wars[at : at + WAR_ROW]
    settle_foes(s)
    s.tell("event-war-ends", rule, {"seat": declarer, "other_seat": target})
    announce(s, PEACE_MADE, declarer, subject=target)


def evaluate(s: SternState, wanted: list[int], defenders: list[int]) -> None:
    """A6.14 Five resources of choice: for a fulfilled goal who declared, for all others the
    defenders together, the first of them the odd rest; A14.1 an Empire gets twice as many.
    """
    prizes, kept = [0] * s.seats, 0
    for at in wanted:
        if s.war_goals[at + goals.DONE]:
            winner = s.war_goals[at + goals.OF]
            prizes[winner] += 2 * PRIZE if has_flag(s, winner, DOUBLED) else PRIZE
        else:
            kept += PRIZE
    for place, seat in enumerate(defenders):
        part, rest = divmod(kept, len(defenders))
        prizes[seat] += part if place else part + rest
    for seat in reversed(s.seats_from(s.first)):
        take_mix(s, seat, prizes[seat])


def make_peace(s: SternState, seat: int, other: int) -> None:
    """A5.19 No war is declared between them in this round and the next two."""
    until = s.round + PEACE_ROUNDS
    s.peace[s.seats * seat + other] = s.peace[s.seats * other + seat] = until


def leave_war(s: SternState, at: int, seat: int, spoils: bool) -> None:
    """A6.15, A6.17 Without who declared it, or the last of a side, the war is over; else it goes on
    against the rest, and goals that concern who leaves are evaluated.
    """
    attackers, defenders = s.wars[at + ATTACKERS], s.wars[at + DEFENDERS]
    enemies = defenders if attackers >> seat & 1 else attackers
    for other in foes.members(s, enemies):
        make_peace(s, seat, other)
    if seat == s.wars[at + DECLARER] or 1 << seat in (attackers, defenders):
        end_war(s, at, "A6.13", spoils)
        return
    wanted = goals.goals_of(s, s.wars[at + DECLARER], s.wars[at + TARGET])
    about = [g for g in wanted if s.war_goals[g + goals.ABOUT] == seat]
    evaluate(s, about, [seat] if spoils else [])
    goals.drop_goals(s, about)
    s.wars[at + ATTACKERS] &= ~(1 << seat)
    s.wars[at + DEFENDERS] &= ~(1 << seat)
    settle_foes(s)
    s.tell("event-leaves-war", "A6.17", {"seat": seat})


def hear_bankrupt(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.13, decision 23 Every war of a player who cannot pay ends."""
    for at in reversed(rows(s)):
        if in_war(s, at, seat):
            attacks = bool(s.wars[at + ATTACKERS] >> seat & 1)
            if not attacks:
                yield_goals(s, at, seat)
            leave_war(s, at, seat, spoils=attacks)
    end_won_wars(s)


def yield_goals(s: SternState, at: int, seat: int) -> None:
    """A6.16 The defender fulfils goals of the casus belli: blockades end, colonies go back, agents
    are withdrawn.
    """
    declarer = s.wars[at + DECLARER]
    for goal in goals.goals_of(s, declarer, s.wars[at + TARGET]):
        kind, cell, about = s.war_goals[goal + goals.KIND : goal + goals.DONE]
        if about != seat:
            continue
        if kind == goals.BLOCKADE and s.blockade[cell] == seat:
            end_blockade(s, cell)
        elif kind == goals.RECAPTURE and s.owner[cell] == seat:
            conquer(s, declarer, cell)
        elif kind == goals.AGENT:
            withdraw(s, seat, *divmod(cell, CELLS))
    goals.review(s, at)


def withdraw(s: SternState, seat: int, ship: int, cell: int) -> None:
    """A6.8, A6.16 A research ship leaves the system, for the home world if that is possible."""
    havens = [own for own in (s.home[seat], *planets_of(s, seat)) if s.owner[own] == seat]
    away = [own for own in havens if own != cell]
    if s.civil_kind[ship] == RESEARCH_SHIP and s.civil_at[ship] == cell and away:
        put_mover(s, ship, away[0])
