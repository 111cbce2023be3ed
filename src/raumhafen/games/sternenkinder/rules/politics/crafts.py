"""A8 Institution actions one by one have a craft each: whom it can hit, its price, what it does.

The frame of an action (`institutions.py`) is the same for all: requirement, reach, price with
surcharge, forged evidence, arrests, effect, reasons for war, sanctions.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import CHARACTER_IDS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import CULTURE, place_of
from raumhafen.games.sternenkinder.content.words import ACTIONS as TYPES
from raumhafen.games.sternenkinder.content.words import INSTITUTIONS
from raumhafen.games.sternenkinder.rules.core.agents import watch_at, watch_of_others
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.regimes import rival_of
from raumhafen.games.sternenkinder.state import NOBODY, SternState

Suits = Callable[[SternState, int, int], bool]  # the seat, the system
Least = Callable[[SternState, int, int], int]
Details = Callable[[SternState, Frame], list[int]]
Number = Callable[[SternState, Frame], int]
Answer = Callable[[SternState, Frame], bool]
Fit = Callable[[SternState, int], bool]  # a ship
Deed = Callable[[SternState, Frame], None]

PRINTED: Final = CONTENT.institution_actions
NAMES: Final = tuple(action.id.partition(".")[2] for action in PRINTED)
ACTION: Final = {name: at for at, name in enumerate(NAMES)}
TECH: Final = [place_of(action.tech) for action in PRINTED]
NETWORK: Final = [action.network for action in PRINTED]  # A8.7
ILLEGAL: Final = [action.illegal for action in PRINTED]  # A8.9
CASUS: Final = [bool(action.casus_belli) for action in PRINTED]  # A8.10
COST: Final = [action.cost[CULTURE] for action in PRINTED]
BY: Final = [
    [INSTITUTIONS.index(name) for name in action.characters if name in CHARACTER_IDS]
    for action in PRINTED
]
RULE: Final = [action.rule for action in PRINTED]
INSTITUTION: Final = TYPES.index("institution")
FREE: Final = TYPES.index("free")
KINDS: Final = len(TYPES)

ILLEGAL_COST: Final = QUANTITY["ia.illegal.cost"]
ILLEGAL_FOR_ALL: Final = QUANTITY["ia.illegal.cost.all"]
AGAINST_YOU: Final = QUANTITY["ia.illegal.cost.against_you"]
SHADOW_COST: Final = QUANTITY["ia.sabotage_espionage.cost"]
NETWORK_LAWFUL: Final = QUANTITY["ia.build_network.illegal"]
SHADOWS: Final = (ACTION["sabotage"], ACTION["espionage"])
BUILD_NETWORK: Final = ACTION["build_network"]

# A8.13, A15.2 what harms its victim directly, as bits; pressure and influence only persuade, a
# mine harms when it goes off, and who is corrupt loses nothing (ruling)
HARMFUL: Final = sum(
    1 << ACTION[name]
    for name in (
        "recruit", "bribe", "assassinate", "steal", "sabotage", "rebellion", "disrupt",
        "espionage", "terror", "subvert",
    )
)  # fmt: skip
# numbers of the frame of an action, then the answers that say what it is about
ACT: Final = 0
UNIT: Final = 1
WHO: Final = 2
PLACE: Final = 3
VICTIM: Final = 4
PRICE: Final = 5
BLAMED: Final = 6
ASKED: Final = 7
MARK: Final = 8
DETAILS: Final = 9
# bits of MARK
REPEATED: Final = 1  # A8.57 paid with a political action
IMMUNE: Final = 2  # A7.5 it destroyed what is immune
FORGED: Final = 4  # A8.54


def owner_here(s: SternState, f: Frame) -> int:
    """The usual victim."""
    return s.owner[f.args[PLACE]]


def never(s: SternState, f: Frame) -> bool:
    return False


def any_ship(s: SternState, unit: int) -> bool:
    return True


class Craft:
    """One institution action."""

    def __init__(
        self,
        suits: Suits,
        deed: Deed,
        *,
        least: Least | None = None,
        price: Number | None = None,
        details: Details | None = None,
        victim: Number = owner_here,
        immune: Answer = never,
        fit: Fit = any_ship,
        here: bool = False,
    ) -> None:
        self.suits = suits
        self.deed = deed
        self.least = least
        self.price = price
        self.details = details
        self.victim = victim
        self.immune = immune  # A7.5 whether it destroys what is immune
        self.fit = fit
        self.here = here  # only where the ship is


# --- prices --------------------------------------------------------------------------------------


def is_illegal(s: SternState, seat: int, action: int) -> bool:
    """A8.9; a law makes building networks lawful (A9.12)."""
    if action == BUILD_NETWORK:
        return bool(changed(s, seat, NETWORK_LAWFUL, 1))
    return ILLEGAL[action]


def surcharge(s: SternState, seat: int, cell: int) -> int:
    """A8.9 Guard levels and police of others; A8.54 own ones cancel them one by one."""
    watch = watch_of_others(s, seat, cell)
    return max(0, watch - watch_at(s, seat, cell)) if watch else 0


def total(s: SternState, seat: int, action: int, cell: int, victim: int, base: int) -> int:
    """A8.9, A8.12 Culture with all that is added or taken off, never below 0."""
    cost = max(0, base)
    if action in SHADOWS:
        cost = changed(s, seat, SHADOW_COST, cost)
    if is_illegal(s, seat, action):
        cost += surcharge(s, seat, cell)
        cost = changed(s, seat, ILLEGAL_FOR_ALL, cost)
        cost = changed(s, seat, ILLEGAL_COST, cost)
        if victim != NOBODY and victim != seat:
            cost = changed(s, victim, AGAINST_YOU, cost)
            if rival_of(s, seat) == victim:
                cost = (cost + 1) // 2  # A15.2, A0.7 last
    return max(0, cost)


def culture(s: SternState, seat: int) -> int:
    return s.account[4 * seat + CULTURE]


def can_pay(s: SternState, f: Frame, victim: int, base: int) -> bool:
    """Whether the actor has the culture for one of the choices."""
    args = f.args
    return total(s, f.seat, args[ACT], args[PLACE], victim, base) <= culture(s, f.seat)


def most_base(s: SternState, f: Frame, victim: int) -> int:
    """How much base price the actor can pay beside all surcharges."""
    return culture(s, f.seat) - total(s, f.seat, f.args[ACT], f.args[PLACE], victim, 0)


# --- A4.3 political actions ----------------------------------------------------------------------


def action_for_institution(s: SternState, seat: int) -> int:
    """A4.1, A4.3 An institution action, else a free one; -1 without any."""
    for kind in (INSTITUTION, FREE):
        if s.budget[KINDS * seat + kind]:
            return kind
    return -1


def spend_institution(s: SternState, seat: int) -> None:
    s.budget[KINDS * seat + action_for_institution(s, seat)] -= 1


def answers(f: Frame) -> list[int]:
    """What the actor said the action is about."""
    return f.args[DETAILS:]
