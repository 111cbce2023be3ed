"""A8.54, A8.55 Forged evidence, and arrests with sealed bids; A7.5 diplomatic immunity.

Steps of the frame of an institution action; its numbers are those of `crafts.py`.
"""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    CELL_IDS,
    FOE,
    MOST,
    NO,
    YES,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core.agents import (
    POLICE,
    is_free,
    is_strange,
    police_at,
    ships_at,
    watch_at,
)
from raumhafen.games.sternenkinder.rules.core.movers import put_mover
from raumhafen.games.sternenkinder.rules.core.pacts import has_met
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.sanctions import KLEPTOCRACY, raise_level
from raumhafen.games.sternenkinder.rules.core.war import at_war
from raumhafen.games.sternenkinder.rules.politics import goals
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    ACT,
    ASKED,
    BLAMED,
    CASUS,
    FORGED,
    FREE,
    IMMUNE,
    INSTITUTION,
    KINDS,
    MARK,
    PLACE,
    UNIT,
    VICTIM,
    action_for_institution,
    culture,
    is_illegal,
    spend_institution,
)
from raumhafen.games.sternenkinder.state import NOBODY, SternState

LEVELS_FOR_ONE: Final = 2  # A8.54 guard levels of others for one more action


# --- A7.5 immunity -------------------------------------------------------------------------------


def is_protected(s: SternState, seat: int, victim: int) -> bool:
    """A7.5 Not between players at war; A7.7 acts against a kleptocracy never count."""
    if victim in (seat, NOBODY) or at_war(s, seat, victim):
        return False
    return s.government[victim] != KLEPTOCRACY


# --- A8.54 forged evidence -----------------------------------------------------------------------


def forging_cost(s: SternState, seat: int, cell: int) -> int:
    """A8.54 Institution actions: one, and more by guards and police of others."""
    others = [p for p in range(s.seats) if is_strange(s, seat, p)]
    guards = sum(s.guard[CELLS * p + cell] for p in others) // LEVELS_FOR_ONE
    return 1 + guards + sum(police_at(s, p, cell) for p in others)


def forgers(s: SternState, seat: int, cell: int) -> list[int]:
    """Own police there that has not acted."""
    return [unit for unit in ships_at(s, seat, POLICE, cell) if is_free(s, unit, POLICE)]


def can_forge(s: SternState, f: Frame) -> bool:
    """A8.54 Where a reason for war or sanctions would follow."""
    cell = f.args[PLACE]
    if not (CASUS[f.args[ACT]] or f.args[MARK] & IMMUNE) or not police_at(s, f.seat, cell):
        return False
    actions = s.budget[KINDS * f.seat + INSTITUTION] + s.budget[KINDS * f.seat + FREE]
    return len(forgers(s, f.seat, cell)) + actions >= forging_cost(s, f.seat, cell)


def forge_options(s: SternState, seat: int) -> list[int]:
    """A8.54 A player who is not the victim."""
    victim = s.stack[-1].args[VICTIM]
    known = [p for p in range(s.seats) if p not in (seat, victim) and has_met(s, seat, p)]
    return [NO, *[FOE + p for p in known if not s.out >> p & 1]]


FORGE: Final[Ask] = Ask("forge", "A8.54", forge_options, default=NO)


def ask_forged(s: SternState, f: Frame) -> None:
    """A8.11, A8.54 Declared by who acts, before anybody is arrested."""
    if can_forge(s, f):
        s.choose(f.seat, FORGE, forge_options(s, f.seat))
    else:
        s.answers[f.seat] = NO


def note_forged(s: SternState, f: Frame) -> None:
    """A8.54 Police there pays first, then political actions."""
    f.args[ASKED] = 0
    if s.answers[f.seat] == NO:
        return
    f.args[BLAMED] = s.answers[f.seat] - FOE
    f.args[MARK] |= FORGED
    cost, own = forging_cost(s, f.seat, f.args[PLACE]), forgers(s, f.seat, f.args[PLACE])
    for unit in own[:cost]:
        s.busy[unit] |= 1 << POLICE
    for _ in range(cost - len(own[:cost])):
        spend_institution(s, f.seat)
    s.tell("event-forged", "A8.54", {"seat": f.seat, "other_seat": f.args[BLAMED]})


# --- A8.55 arrest --------------------------------------------------------------------------------


def may_arrest(s: SternState, seat: int, by: int, cell: int) -> bool:
    """A8.3, A8.55 A guard needs no action; police its own, or a political one."""
    if not is_strange(s, seat, by):
        return False
    if s.guard[CELLS * by + cell]:
        return True
    if not police_at(s, by, cell):
        return False
    return bool(forgers(s, by, cell)) or action_for_institution(s, by) >= 0


def arrest_options(s: SternState, seat: int) -> list[int]:
    return [NO, YES]


def bid_options(s: SternState, seat: int) -> list[int]:
    return [AMOUNT + n for n in range(min(culture(s, seat), MOST) + 1)]


ARREST: Final[Ask] = Ask("arrest", "A8.55", arrest_options, default=NO)
BID: Final[Ask] = Ask("arrest-bid", "A8.55", bid_options, default=FIRST_OPTION)


def ask_arrest(s: SternState, f: Frame) -> None:
    """A8.11 Clockwise from who acts, each at most once."""
    f.args[ASKED] += 1
    if not is_illegal(s, f.seat, f.args[ACT]) or f.args[ASKED] >= s.seats:
        f.args[ASKED] = s.seats
        return
    by = (f.seat + f.args[ASKED]) % s.seats
    if may_arrest(s, f.seat, by, f.args[PLACE]):
        s.choose(by, ARREST, arrest_options(s, by))
    else:
        f.again()


def hear_arrest(s: SternState, f: Frame) -> None:
    """A8.55 Both bid in secret and reveal at once."""
    if f.args[ASKED] >= s.seats:
        return
    by = (f.seat + f.args[ASKED]) % s.seats
    if s.answers[by] == NO:
        f.jump(ask_arrest)
        return
    pay_arrest(s, by, f.args[PLACE])
    told: dict[str, Argument] = {
        "seat": by,
        "other_seat": f.seat,
        "system": CELL_IDS[f.args[PLACE]],
    }
    s.tell("event-arrest", "A8.55", told)
    s.together(SEALED_BID, sorted([f.seat, by]), secret=True)


def pay_arrest(s: SternState, by: int, cell: int) -> None:
    """A8.8 A guard arrests without any action."""
    if s.guard[CELLS * by + cell]:
        return
    own = forgers(s, by, cell)
    if own:
        s.busy[own[0]] |= 1 << POLICE
    else:
        spend_institution(s, by)


def ask_bid(s: SternState, f: Frame) -> None:
    """A0.13 An amount that the player can pay."""
    s.ask(f.seat, BID)


def note_bid(s: SternState, f: Frame) -> None:
    """A0.13 It can be revised until all have bid."""
    s.sheets[f.seat].append(s.answers[f.seat] - AMOUNT)


SEALED_BID: Final[Script] = script("sealed_bid", ask_bid, note_bid)


def judge_arrest(s: SternState, f: Frame) -> None:
    """A8.55 All culture is lost; police wins only with the higher result."""
    if f.args[ASKED] >= s.seats:
        return
    by, cell = (f.seat + f.args[ASKED]) % s.seats, f.args[PLACE]
    own, other = s.sheets[f.seat][0], s.sheets[by][0]
    s.sheets = [[] for _ in range(s.seats)]
    s.account[4 * f.seat + CULTURE] -= own
    s.account[4 * by + CULTURE] -= other
    bonus = max(0, watch_at(s, by, cell) - watch_at(s, f.seat, cell))  # decision 57
    told: dict[str, Argument] = {
        "seat": by,
        "other_seat": f.seat,
        "amount": other,
        "bonus": bonus,
        "bid": own,
    }
    if other + bonus > own:
        s.tell("event-arrested", "A8.55", told)
        send_home(s, f)
        f.leave()
    else:
        s.tell("event-escapes-arrest", "A8.55", told)
        f.jump(ask_arrest)


def send_home(s: SternState, f: Frame) -> None:
    """A8.55 The acting unit goes to its home system; to another own planet if that is lost."""
    unit, own = f.args[UNIT], planets_of(s, f.seat)
    if unit == NOBODY or not own:
        return
    home = s.home[f.seat]
    put_mover(s, unit, home if home in own else own[0])


# --- A8.10, A7.5 what follows --------------------------------------------------------------------


def blame(s: SternState, f: Frame) -> None:
    """A8.10 The victim has a reason for war; A7.5 sanctions; both against who is blamed."""
    victim, blamed = f.args[VICTIM], f.args[BLAMED]
    if f.args[MARK] & IMMUNE and (f.args[MARK] & FORGED or is_protected(s, f.seat, victim)):
        raise_level(s, blamed, "A7.5")
    if CASUS[f.args[ACT]] and victim not in (NOBODY, blamed, f.seat):
        goals.note_reason(s, victim, blamed, goals.AGENTS)


SCRIPTS: Final[list[Script]] = [SEALED_BID]
ASKS: Final[list[Ask]] = [FORGE, ARREST, BID]
