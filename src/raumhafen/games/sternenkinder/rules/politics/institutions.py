"""A8.2 to A8.11 Institution actions: who may act where, what it costs, and what follows."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AT,
    CHARACTER,
    CHARACTER_IDS,
    IA,
    IA_IDS,
    OBJECT,
    OBJECTS,
    SHIP,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.words import NONE
from raumhafen.games.sternenkinder.rules.core.agents import (
    AGENT,
    CHARACTERS,
    DOER,
    DONE,
    POLICE,
    WHERE,
    aboard,
    act_rows,
    has_crews,
    has_done,
    has_witness,
    idle_police,
    is_free,
    network_at,
    reach,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import controller
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.prices import Unlocks
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of
from raumhafen.games.sternenkinder.rules.core.technologies import knows
from raumhafen.games.sternenkinder.rules.politics import arrests, vetoes
from raumhafen.games.sternenkinder.rules.politics.arrests import (
    ask_arrest,
    ask_forged,
    hear_arrest,
    judge_arrest,
    note_forged,
)
from raumhafen.games.sternenkinder.rules.politics.craft_table import CRAFTS
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    ACT,
    ACTION,
    ASKED,
    BUILD_NETWORK,
    BY,
    COST,
    NETWORK,
    PLACE,
    TECH,
    UNIT,
    WHO,
    Craft,
    action_for_institution,
    any_ship,
    culture,
    is_illegal,
    total,
)
from raumhafen.games.sternenkinder.rules.politics.institution_effects import (
    answer_act,
    do_act,
    pay_act,
    spend_own,
)
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SternState

UNCOVER: Final = ACTION["uncover"]
GUARD_OBJECT: Final = OBJECT + OBJECTS.index("guard")
Doer = tuple[int, int]  # a unit, or NOBODY for a guard, and the character
DEEDS: Final = Unlocks(TECH)
OPEN: Final = [at for at in range(len(IA_IDS)) if at in CRAFTS]  # those of the menu
# characters of actions of the menu, as bits; none for reactions
NEEDED: Final = [sum(1 << who for who in by) if at in CRAFTS else 0 for at, by in enumerate(BY)]


# --- who may -------------------------------------------------------------------------------------


def has_action(s: SternState, seat: int) -> bool:
    """A3.5, A8.4 A political action, once a turn."""
    return not s.acted and action_for_institution(s, seat) >= 0


class Crew:
    """A8.2 Whose characters may act now, looked up once for all actions: ships by character, and
    the level of the network by which they reach further.
    """

    def __init__(self, ships: list[list[int]], roles: int) -> None:
        self.ships = ships
        self.roles = roles  # bits of all characters aboard, whether they may act or not
        self.levels: dict[int, int] = {}  # by system, as far as they were asked for

    def level_at(self, s: SternState, seat: int, cell: int) -> int:
        level = self.levels.get(cell, NOBODY)
        if level == NOBODY:
            level = self.levels[cell] = network_at(s, seat, cell)
        return level


def crew(s: SternState, seat: int) -> Crew:
    """A8.2 With its own action, once a turn; A8.4 or with a political one."""
    ready: list[list[int]] = [[] for _ in CHARACTER_IDS]
    political, own = has_action(s, seat), s.agency != s.turns
    roles = 0
    for unit in units_of(s, seat) if s.politics and has_crews(s, seat) else ():
        manned = aboard(s, unit) & CHARACTERS
        roles |= manned
        for who in bits_of(manned) if political or own else ():
            if political or is_free(s, unit, who):
                ready[who].append(unit)
    return Crew(ready, roles)


def doers(s: SternState, seat: int, action: int, ready: Crew) -> list[Doer]:
    """A8.1 Each character on a unit counts separately; A11.9 hired ones need no technology."""
    known, found = is_known(s, seat, action), []
    for who in BY[action]:
        for unit in ready.ships[who]:
            able = known or (who == AGENT and s.witness[unit])
            if able and not has_done(s, unit, who, action):
                found.append((unit, who))
    if action == UNCOVER and known and guard_may_act(s, seat):
        found.append((NOBODY, POLICE))
    return found


def guard_may_act(s: SternState, seat: int) -> bool:
    """A8.8 With a political action, or with the action of some police."""
    if not any(s.guard[CELLS * seat : CELLS * (seat + 1)]):
        return False
    return has_action(s, seat) or (s.agency != s.turns and idle_police(s, seat) != NOBODY)


def near(s: SternState, seat: int, doer: Doer, action: int, ready: Crew) -> list[int]:
    """A8.5, A8.7 Where this character may act."""
    unit, craft = doer[0], CRAFTS[action]
    if unit == NOBODY:
        return [cell for cell in range(CELLS) if s.guard[CELLS * seat + cell]]
    if not craft.fit(s, unit):
        return []
    start, needed = s.civil_at[unit], NETWORK[action]
    level = ready.level_at(s, seat, start)
    if not craft.here:
        return reach(s, start, level, needed)
    return [start] if level >= needed else []


def cells_for(s: SternState, seat: int, doer: Doer, action: int, ready: Crew) -> list[int]:
    """A8.5 Where this character may do it now and could pay for it."""
    cells = near(s, seat, doer, action, ready)
    return [cell for cell in cells if is_worth(s, seat, action, CRAFTS[action], cell)]


def has_cell(s: SternState, seat: int, doer: Doer, action: int, ready: Crew) -> bool:
    """Whether there is such a place at all, which is found sooner."""
    craft = CRAFTS[action]
    for cell in near(s, seat, doer, action, ready):
        if is_worth(s, seat, action, craft, cell):
            return True
    return False


def is_worth(s: SternState, seat: int, action: int, craft: Craft, cell: int) -> bool:
    """Something to act on, and enough culture for one of the choices."""
    if not craft.suits(s, seat, cell) or not is_discreet(s, seat, action, cell):
        return False
    if craft.details is not None:
        return bool(craft.details(s, declared(seat, action, cell)))
    base = COST[action] if craft.least is None else craft.least(s, seat, cell)
    return total(s, seat, action, cell, s.owner[cell], base) <= culture(s, seat)


def is_discreet(s: SternState, seat: int, action: int, cell: int) -> bool:
    """A8.38 A network is the only illegal action there in this round, unless the seat controls."""
    if not s.acts or not is_illegal(s, seat, action):
        return True
    done = [
        s.acts[at + DONE]
        for at in act_rows(s)
        if s.acts[at + DOER] == seat and s.acts[at + WHERE] == cell
    ]
    before = [other for other in done if is_illegal(s, seat, other)]
    clashes = bool(before) if action == BUILD_NETWORK else BUILD_NETWORK in before
    return not clashes or controller(s, cell) == seat


def is_known(s: SternState, seat: int, action: int) -> bool:
    return TECH[action] == NONE or knows(s, seat, TECH[action])


def is_open_to(s: SternState, seat: int, action: int) -> bool:
    """A8.7 With its technology; A11.9 or by witnesses that were hired."""
    return is_known(s, seat, action) or (AGENT in BY[action] and has_witness(s, seat))


def can_do(s: SternState, seat: int, action: int, ready: Crew) -> bool:
    """Whether one of those who are ready could do it somewhere."""
    if not is_open_to(s, seat, action):
        return False
    for doer in one_in_each_place(s, action, doers(s, seat, action, ready)):
        if has_cell(s, seat, doer, action, ready):
            return True
    return False


def one_in_each_place(s: SternState, action: int, found: list[Doer]) -> list[Doer]:
    """Where any ship will do, they reach the same; guards, which are no units, stay apart."""
    if len(found) < 2 or CRAFTS[action].fit is not any_ship:
        return found
    first: dict[int, Doer] = {}
    for doer in found:
        first.setdefault(NOBODY if doer[0] == NOBODY else s.civil_at[doer[0]], doer)
    return list(first.values())


# Reasons against an action: what is said, and its rule.
AGAINST: Final = {
    "reaction": ("illegal-ia-reaction", "A8.3"),
    "tech": ("illegal-ia-tech", "A8.7"),
    "character": ("illegal-ia-character", "A8.1"),
    "institution-action": ("illegal-ia-institution-action", "A8.4"),
    "reach": ("illegal-ia-reach", "A8.5"),
}


def against(s: SternState, seat: int, action: int, ready: Crew) -> str:
    """What stands against an action of a seat in its turn; nothing where it can be done."""
    reason = against_all(s, seat, action, ready)
    return reason or ("" if can_do(s, seat, action, ready) else "reach")


def against_all(s: SternState, seat: int, action: int, ready: Crew) -> str:
    """What stands against it wherever it were done."""
    if action not in CRAFTS:
        return "reaction"
    if not is_open_to(s, seat, action):
        return "tech"
    manned = ready.roles & NEEDED[action]
    if not manned and not (action == UNCOVER and any(s.guard[CELLS * seat :][:CELLS])):
        return "character"
    return "" if doers(s, seat, action, ready) else "institution-action"


def places_for(s: SternState, seat: int, action: int, ready: Crew) -> list[int]:
    """A8.5 Where any of those who are ready may do it now and could pay for it."""
    found = one_in_each_place(s, action, doers(s, seat, action, ready))
    return [cell for doer in found for cell in cells_for(s, seat, doer, action, ready)]


def least_price(s: SternState, seat: int, action: int, cells: list[int]) -> int:
    """The culture it costs at least in one of these places. Where the target makes the price
    (A8.12) it is the surcharge alone.
    """
    craft = CRAFTS[action]
    found: list[int] = []
    for cell in cells:
        base = COST[action] if craft.least is None else craft.least(s, seat, cell)
        found.append(total(s, seat, action, cell, s.owner[cell], base))
    return min(found)


def why_not_act(s: SternState, seat: int, action: int) -> IllegalAction | None:
    """A8.1, A8.4, A8.5, A8.7 The rule that forbids an institution action."""
    if action >= len(IA_IDS):
        return None
    if not s.politics:
        return IllegalAction("illegal-no-politics", {}, "A5.1")
    reason = against(s, seat, action, crew(s, seat))
    if not reason:
        return None
    key, rule = AGAINST[reason]
    return IllegalAction(key, {}, rule)


def ia_options(s: SternState, seat: int) -> list[int]:
    """A8.2"""
    if not s.politics or (s.agency == s.turns and not has_action(s, seat)):
        return []
    ready, actions = crew(s, seat), []
    if ready.roles:
        open_to = list(range(len(BY))) if has_witness(s, seat) else DEEDS.by(s.techs[seat])
        actions = [action for action in open_to if ready.roles & NEEDED[action]]
    if UNCOVER not in actions and any(s.guard[CELLS * seat : CELLS * (seat + 1)]):
        actions.append(UNCOVER)
    return [IA + action for action in actions if can_do(s, seat, action, ready)]


def act(s: SternState, seat: int, action: int) -> None:
    """A8.11 An institution action is declared."""
    s.call(PERFORM, seat, declared(seat, action, NOBODY).args)


def declared(seat: int, action: int, cell: int) -> Frame:
    """The frame of an action before its options are named."""
    return Frame(PERFORM, 0, seat, [action, NOBODY, 0, cell, NOBODY, 0, seat, 0, 0])


# --- A8.11 declaring it --------------------------------------------------------------------------


def able(s: SternState, seat: int, action: int) -> list[Doer]:
    ready = crew(s, seat)
    found = doers(s, seat, action, ready)
    return [doer for doer in found if has_cell(s, seat, doer, action, ready)]


def doer_options(s: SternState, seat: int) -> list[int]:
    action = s.stack[-1].args[ACT]
    units = {unit for unit, _ in able(s, seat, action)}
    ships = [SHIP + unit - CIVIL_UNITS * seat for unit in sorted(units - {NOBODY})]
    return [*ships, GUARD_OBJECT] if NOBODY in units else ships


def character_options(s: SternState, seat: int) -> list[int]:
    args = s.stack[-1].args
    found = [who for unit, who in able(s, seat, args[ACT]) if unit == args[UNIT]]
    return [CHARACTER + who for who in found]


def cell_options(s: SternState, seat: int) -> list[int]:
    args = s.stack[-1].args
    doer = (args[UNIT], args[WHO])
    return [AT + cell for cell in cells_for(s, seat, doer, args[ACT], crew(s, seat))]


def detail_options(s: SternState, seat: int) -> list[int]:
    f = s.stack[-1]
    details = CRAFTS[f.args[ACT]].details
    return [] if details is None else details(s, f)


WHICH_SHIP: Final[Ask] = Ask("ia-ship", "A8.2", doer_options, default=FIRST_OPTION)
WHICH_WHO: Final[Ask] = Ask("ia-character", "A8.1", character_options, default=FIRST_OPTION)
WHICH_CELL: Final[Ask] = Ask("ia-place", "A8.5", cell_options, default=FIRST_OPTION)
WHICH_DETAIL: Final[Ask] = Ask("ia-detail", "A8.11", detail_options, default=FIRST_OPTION)


def ask_doer(s: SternState, f: Frame) -> None:
    """A8.4 Which ship; or a guard (A8.8)."""
    s.choose(f.seat, WHICH_SHIP, doer_options(s, f.seat))


def ask_character(s: SternState, f: Frame) -> None:
    """A8.1 Which of its characters."""
    answer = s.answers[f.seat]
    if answer == GUARD_OBJECT:
        f.args[UNIT] = NOBODY
    else:
        f.args[UNIT] = CIVIL_UNITS * f.seat + answer - SHIP
    s.choose(f.seat, WHICH_WHO, character_options(s, f.seat))


def ask_cell(s: SternState, f: Frame) -> None:
    """A8.5 In which system."""
    f.args[WHO] = s.answers[f.seat] - CHARACTER
    s.choose(f.seat, WHICH_CELL, cell_options(s, f.seat))


def note_cell(s: SternState, f: Frame) -> None:
    """A8.5"""
    f.args[PLACE] = s.answers[f.seat] - AT


def ask_detail(s: SternState, f: Frame) -> None:
    """A8.11 Target and options, one after the other."""
    options = detail_options(s, f.seat)
    if not options:
        f.jump(ask_act_veto)
        return
    s.choose(f.seat, WHICH_DETAIL, options)


def note_detail(s: SternState, f: Frame) -> None:
    """A8.11"""
    f.args.append(s.answers[f.seat])
    f.jump(ask_detail)


def ask_act_veto(s: SternState, f: Frame) -> None:
    """A10.13, decision 40 Before it is paid for."""
    victim = CRAFTS[f.args[ACT]].victim(s, f)
    f.args[ASKED] = vetoes.vetoer(s, f.seat, vetoes.INSTITUTION, victim)
    if f.args[ASKED] == NOBODY:
        f.jump(pay_act)
    else:
        vetoes.ask_owner(s, f.seat, f.args[ASKED], vetoes.INSTITUTION)


def hear_act_veto(s: SternState, f: Frame) -> None:
    """A10.13 The action of the character is spent, the costs are not paid."""
    if vetoes.has_objected(s, f.seat, f.args[ASKED]):
        s.vetoed += [f.seat, IA + f.args[ACT]]
        spend_own(s, f)
        f.leave()
    else:
        f.args[ASKED] = 0


PERFORM: Final[Script] = script(
    "institution", ask_doer, ask_character, ask_cell, note_cell, ask_detail, note_detail,
    ask_act_veto, hear_act_veto, pay_act,
    ask_forged, note_forged, ask_arrest, hear_arrest, judge_arrest, do_act, answer_act,
)  # fmt: skip


def acting(s: SternState) -> Frame | None:
    """The institution action that is under way."""
    running = [f for f in s.stack if f.script is PERFORM]
    return running[-1] if running else None


ENTRIES: Final = [Entry(IA, ia_options, act, counted=False, why_not=why_not_act)]
SCRIPTS: Final[list[Script]] = [PERFORM, *arrests.SCRIPTS]
ASKS: Final[list[Ask]] = [
    WHICH_SHIP, WHICH_WHO, WHICH_CELL, WHICH_DETAIL, *arrests.ASKS,
]  # fmt: skip
