"""A6.2 to A6.7 Declaring war: checks, price, prevention, goals, allies."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    AT,
    DECLARE,
    END,
    MOST,
    NO,
    SHIP,
    YES,
)
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.foes import DECLARER, TARGET, members
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.pacts import ALLIANCE, has_met, has_treaty
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.regimes import culture_price
from raumhafen.games.sternenkinder.rules.core.sanctions import KLEPTOCRACY
from raumhafen.games.sternenkinder.rules.core.war import are_allies, at_war
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.rules.politics.costs import (
    FEDERAL,
    action_for_treaty,
    culture,
    is_in_play,
    spend_action,
)
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SternState

PREVENT: Final = QUANTITY["war.prevent.factor"]
DECLARE_COST: Final = QUANTITY["war.declare.cost"]
HALVES: Final = 3  # A6.6 one and a half times what was paid
LEAST_PRICE: Final = 1  # A6.6
MOST_VICTORIES: Final = 3  # of one war (ruling)
# numbers of a frame
FOE: Final = 0
PRICE: Final = 1
REASON: Final = 2  # 1 with a casus belli
JOINED: Final = 3  # bits of the attackers
ASKED: Final = 4  # the ally that is asked


# --- A6.3 who may --------------------------------------------------------------------------------


def are_bound(s: SternState, seat: int, other: int) -> bool:
    """A6.3 Allies and members of a team or federation; an ended alliance holds for the round."""
    return are_allies(s, seat, other) or has_treaty(s, ALLIANCE, seat, other)


def may_declare(s: SternState, seat: int, other: int) -> bool:
    """A6.3 Neither on allies nor while peace lasts, nor by a Federation or on a kleptocracy."""
    if seat == other or not is_in_play(s, other) or not has_met(s, seat, other):
        return False
    if s.government[seat] == FEDERAL or s.government[other] == KLEPTOCRACY:
        return False
    if are_bound(s, seat, other) or at_war(s, seat, other):
        return False
    if any(s.wars[at + DECLARER] == seat and s.wars[at + TARGET] == other for at in foes.rows(s)):
        return False
    return s.peace[s.seats * seat + other] < s.round


def targets(s: SternState, seat: int, other: int) -> int:
    """A6.3 All who are allied or federated with the target are drawn in, as bits."""
    drawn = [p for p in range(s.seats) if p == other or are_bound(s, other, p)]
    return sum(
        1 << p
        for p in drawn
        if p == other or not (p == seat or are_bound(s, seat, p) or at_war(s, seat, p))
    )


def can_afford(s: SternState, seat: int, other: int) -> bool:
    return goals.has_casus(s, seat, other) or culture(s, seat) >= least_price(s, seat)


def least_price(s: SternState, seat: int) -> int:
    """A6.6 At least 1; nothing while a law lets wars compete (A9.12)."""
    return changed(s, seat, DECLARE_COST, LEAST_PRICE)


def declare_options(s: SternState, seat: int) -> list[int]:
    """A6.2 A treaty action or a free one."""
    if not s.politics or s.acted or action_for_treaty(s, seat) < 0:
        return []
    return [
        DECLARE + other
        for other in range(s.seats)
        if may_declare(s, seat, other) and can_afford(s, seat, other)
    ]


def declare(s: SternState, seat: int, other: int) -> None:
    """A6.2"""
    spend_action(s, seat)
    reason = int(goals.has_casus(s, seat, other))
    s.call(WAR, seat, [other, 0, reason, 1 << seat, NOBODY])


# --- the declaration: args = [foe, price, reason, joined, asked] ---------------------------------


def price_options(s: SternState, seat: int) -> list[int]:
    """A6.6 At least 1."""
    return [AMOUNT + n for n in range(least_price(s, seat), min(culture(s, seat), MOST) + 1)]


def prevention(s: SternState, seat: int, price: int) -> int:
    """A6.6 One and a half times the price, rounded down; with Interportal Empathy the price;
    A14.1 dearer for an Empire.
    """
    whole = price if changed(s, seat, PREVENT, 0) == 1 else HALVES * price // 2
    return culture_price(s, seat, whole)


def prevent_options(s: SternState, seat: int) -> list[int]:
    return [NO, YES]


def goal_options(s: SternState, seat: int) -> list[int]:
    """A6.7 Colonies of the targets, so many victories, ships of agents; at least one goal."""
    foe = s.stack[-1].args[FOE]
    own = goals.goals_of(s, seat, foe)
    named = [s.war_goals[at + goals.KIND] for at in own]
    cells = goals.free_colonies(s, seat, members(s, targets(s, seat, foe)))
    wins = [] if goals.VICTORY in named else range(1, MOST_VICTORIES + 1)
    ends = [END] if own else []
    ships = [SHIP + unit - CIVIL_UNITS * foe for unit in goals.free_agents(s, seat, foe)]
    return [*ends, *[AT + cell for cell in cells], *[AMOUNT + n for n in wins], *ships]


def join_options(s: SternState, seat: int) -> list[int]:
    return [NO, YES]


WAR_PRICE: Final[Ask] = Ask("war-price", "A6.6", price_options)
WAR_PREVENT: Final[Ask] = Ask("war-prevent", "A6.6", prevent_options, default=NO)
WAR_GOAL: Final[Ask] = Ask("war-goal", "A6.7", goal_options)
WAR_JOIN: Final[Ask] = Ask("war-join", "A6.4", join_options, default=NO)


def ask_price(s: SternState, f: Frame) -> None:
    """A6.5 With a casus belli nothing is paid and nothing can be prevented."""
    if f.args[REASON]:
        f.jump(name_reasons)
    else:
        s.choose(f.seat, WAR_PRICE, price_options(s, f.seat))


def ask_prevention(s: SternState, f: Frame) -> None:
    """A6.6 The named player may pay more to prevent the war; all culture is lost."""
    foe = f.args[FOE]
    f.args[PRICE] = s.answers[f.seat] - AMOUNT
    s.account[4 * f.seat + CULTURE] -= f.args[PRICE]
    s.tell(
        "event-war-announced",
        "A6.6",
        {"seat": f.seat, "other_seat": foe, "amount": f.args[PRICE]},
    )
    if f.args[PRICE] and culture(s, foe) >= prevention(s, foe, f.args[PRICE]):
        s.choose(foe, WAR_PREVENT, prevent_options(s, foe))
    else:
        s.answers[foe] = NO


def hear_prevention(s: SternState, f: Frame) -> None:
    """A6.6 Prevented for this round."""
    foe = f.args[FOE]
    if s.answers[foe] == NO:
        return
    price = prevention(s, foe, f.args[PRICE])
    s.account[4 * foe + CULTURE] -= price
    s.peace[s.seats * f.seat + foe] = s.round
    s.tell("event-war-prevented", "A6.6", {"seat": foe, "other_seat": f.seat, "amount": price})
    f.leave()


def name_reasons(s: SternState, f: Frame) -> None:
    """A6.7 The goals of a casus belli must be named."""
    if f.args[REASON]:
        goals.use_casus(s, f.seat, f.args[FOE])


def ask_goal(s: SternState, f: Frame) -> None:
    """A6.7 Goal after goal."""
    s.choose(f.seat, WAR_GOAL, goal_options(s, f.seat))


def note_goal(s: SternState, f: Frame) -> None:
    """A6.7, A6.8, A6.11 A colony, a ship, or victories, each a goal of its own."""
    answer, foe = s.answers[f.seat], f.args[FOE]
    if answer == END:
        return
    if SHIP <= answer < SHIP + CIVIL_UNITS:
        goals.set_agent(s, f.seat, foe, CIVIL_UNITS * foe + answer - SHIP)
    elif answer < AMOUNT:
        cell = answer - AT
        goals.set_goal(s, f.seat, foe, goals.COLONY, cell, s.owner[cell])
    else:
        for victory in range(1, answer - AMOUNT + 1):
            goals.set_goal(s, f.seat, foe, goals.VICTORY, victory, foe)
    f.jump(ask_goal)


def ask_ally(s: SternState, f: Frame) -> None:
    """A6.4 Allies and members of the federation of who declares may join without cost."""
    foe, asked = f.args[FOE], f.args[ASKED]
    able = [p for p in range(asked + 1, s.seats) if may_join(s, f.seat, foe, p)]
    f.args[ASKED] = able[0] if able else s.seats
    if able:
        s.choose(able[0], WAR_JOIN, join_options(s, able[0]))
    else:
        f.jump(start_war)


def may_join(s: SternState, seat: int, foe: int, ally: int) -> bool:
    drawn = members(s, targets(s, seat, foe))
    free = not any(are_bound(s, ally, p) or at_war(s, ally, p) for p in drawn)
    return ally != seat and is_in_play(s, ally) and are_bound(s, seat, ally) and free


def hear_ally(s: SternState, f: Frame) -> None:
    """A6.4"""
    ally = f.args[ASKED]
    if s.answers[ally] == YES:
        f.args[JOINED] |= 1 << ally
        s.tell("event-joins-war", "A6.4", {"seat": ally, "other_seat": f.seat})
    f.jump(ask_ally)


def start_war(s: SternState, f: Frame) -> None:
    """A6.3 The war begins."""
    foe = f.args[FOE]
    wars.begin_war(s, f.seat, foe, f.args[JOINED], targets(s, f.seat, foe))


WAR: Final[Script] = script(
    "declare_war", ask_price, ask_prevention, hear_prevention, name_reasons, ask_goal, note_goal,
    ask_ally, hear_ally, start_war,
)  # fmt: skip


# --- A6.5 at once after the deed: args = [offender] -----------------------------------------------

WAR_NOW: Final[Ask] = Ask("war-now", "A6.5", join_options, default=NO)


def may_retort(s: SternState, seat: int, offender: int) -> bool:
    return is_in_play(s, seat) and may_declare(s, seat, offender)


def retort(s: SternState, victims: list[int], offender: int) -> None:
    """A6.5 Those who have a reason now are asked in player order; no political action is spent."""
    for victim in reversed(victims):
        if may_retort(s, victim, offender) and goals.has_casus(s, victim, offender):
            s.call(RETORT, victim, [offender])


def hear_blockade(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.5, A6.9 The owner of a system that was just blocked."""
    retort(s, [subject], seat)


def hear_raid(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.5, A7.3 Everybody else."""
    retort(s, [p for p in s.seats_from(s.first) if p != seat], seat)


def hear_capture(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.5, A6.10 Who has just lost a colony."""
    if s.politics:
        retort(s, [subject], seat)


def hear_ruin(s: SternState, seat: int, here: int, subject: int) -> None:
    """A6.5, A6.10 Whose colony was just destroyed."""
    if s.politics:
        retort(s, [seat], subject)


def ask_war_now(s: SternState, f: Frame) -> None:
    """A6.5 A war that others began meanwhile leaves nothing to declare."""
    if may_retort(s, f.seat, f.args[FOE]):
        s.choose(f.seat, WAR_NOW, join_options(s, f.seat))
    else:
        f.leave()


def hear_war_now(s: SternState, f: Frame) -> None:
    """A6.5 Neither price nor prevention."""
    if s.answers[f.seat] == YES:
        s.call(WAR, f.seat, [f.args[FOE], 0, 1, 1 << f.seat, NOBODY])


RETORT: Final[Script] = script("declare_at_once", ask_war_now, hear_war_now)


ENTRIES: Final = [
    Entry(DECLARE, declare_options, declare),
]
SCRIPTS: Final[list[Script]] = [WAR, RETORT]
ASKS: Final[list[Ask]] = [WAR_PRICE, WAR_PREVENT, WAR_GOAL, WAR_JOIN, WAR_NOW]
