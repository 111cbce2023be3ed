"""A8.11 What is paid for an institution action, its effect and what follows."""

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import CELL_IDS, IA_IDS
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core.agents import idle_police, is_free
from raumhafen.games.sternenkinder.rules.core.news import (
    AGENT_ACTED,
    HARM_DONE,
    ILLEGAL_ACT,
    announce,
)
from raumhafen.games.sternenkinder.rules.politics.arrests import blame
from raumhafen.games.sternenkinder.rules.politics.craft_table import CRAFTS
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    ACT,
    BLAMED,
    CASUS,
    COST,
    HARMFUL,
    IMMUNE,
    MARK,
    PLACE,
    PRICE,
    REPEATED,
    RULE,
    UNIT,
    VICTIM,
    WHO,
    Craft,
    is_illegal,
    spend_institution,
    total,
)
from raumhafen.games.sternenkinder.rules.politics.declaring import retort
from raumhafen.games.sternenkinder.state import NOBODY, SternState

# --- paying --------------------------------------------------------------------------------------


def pay_act(s: SternState, f: Frame) -> None:
    """A8.11 The cost with its surcharge; it is lost whatever happens."""
    action, cell, craft = f.args[ACT], f.args[PLACE], CRAFTS[f.args[ACT]]
    f.args[VICTIM] = craft.victim(s, f)
    base = base_price(s, f, craft)
    f.args[PRICE] = total(s, f.seat, action, cell, f.args[VICTIM], base)
    if craft.immune(s, f):
        f.args[MARK] |= IMMUNE
    spend_own(s, f)
    s.account[4 * f.seat + CULTURE] -= f.args[PRICE]
    s.acts += [f.seat, f.args[UNIT], f.args[WHO], action, cell]
    told: dict[str, Argument] = {"seat": f.seat, "ia": IA_IDS[action], "system": CELL_IDS[cell]}
    s.tell("event-ia", RULE[action], {**told, "amount": f.args[PRICE]})


def base_price(s: SternState, f: Frame, craft: Craft) -> int:
    if craft.price is not None:
        return craft.price(s, f)
    if craft.least is not None:
        return craft.least(s, f.seat, f.args[PLACE])
    return COST[f.args[ACT]]


def spend_own(s: SternState, f: Frame) -> None:
    """A8.2 The character's own action first; A8.4 else a political one."""
    unit = f.args[UNIT] if f.args[UNIT] != NOBODY else idle_police(s, f.seat)
    who = f.args[WHO]
    if unit != NOBODY and s.agency != s.turns and is_free(s, unit, who):
        s.busy[unit] |= 1 << who
        s.agency = s.turns
    else:
        spend_institution(s, f.seat)
        s.acted += 1
        f.args[MARK] |= REPEATED


# --- effect and end ------------------------------------------------------------------------------


def do_act(s: SternState, f: Frame) -> None:
    """A8.11 If nobody has prevented it."""
    announce(s, AGENT_ACTED, f.seat, f.args[PLACE], f.args[WHO])
    if is_illegal(s, f.seat, f.args[ACT]):
        announce(s, ILLEGAL_ACT, f.seat, f.args[PLACE], f.args[VICTIM])
    if HARMFUL >> f.args[ACT] & 1 and f.args[VICTIM] not in (NOBODY, f.seat):
        announce(s, HARM_DONE, f.seat, f.args[PLACE], f.args[VICTIM])
    blame(s, f)
    CRAFTS[f.args[ACT]].deed(s, f)


def answer_act(s: SternState, f: Frame) -> None:
    """A8.11, A6.5 The victim may declare war at once."""
    victim = f.args[VICTIM]
    grave = CASUS[f.args[ACT]] or f.args[MARK] & IMMUNE
    if grave and victim not in (NOBODY, f.seat, f.args[BLAMED]):
        retort(s, [victim], f.args[BLAMED])
