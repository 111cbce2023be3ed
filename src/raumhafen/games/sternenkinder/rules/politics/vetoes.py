"""A10.13, decision 40 The veto of the Voice of the Okima: once in a game an action is prevented.

Its owner says beforehand which kinds of actions open the question. What is prevented is spent, its
costs are not paid, and nobody does it again in this round.
"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    ADVANCE,
    ADVISOR,
    ARMISTICE,
    BRANCH,
    CONSULT,
    DECLARE,
    GOVERN,
    HIRE,
    INFLUENCE,
    INITIATIVE,
    NO,
    PACT,
    PACTS,
    PLEAD,
    POLICY,
    POLICY_NAMES,
    RECALL,
    REFORMS,
    SEATS,
    SEEK,
    SUCCESSORS,
    VETO_KINDS,
    WATCH,
    YES,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.statutes import LAW_COUNT
from raumhafen.games.sternenkinder.rules.core.advisors import OKIMA, has_veto
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.politics.costs import spend_action
from raumhafen.games.sternenkinder.rules.politics.initiative import spend_law_action
from raumhafen.games.sternenkinder.rules.strategy.politics import KINDS, action_for_government
from raumhafen.games.sternenkinder.state import NOBODY, SternState

(
    AGAINST, WAR, LAW, GOVERNMENT, REFORM, ADVICE, TREATY, INSTITUTION, OTHER,
) = range(len(VETO_KINDS))  # fmt: skip
# political actions of the menu: first number, how many, and their kind
VERBS: Final = (
    (GOVERN, len(REFORMS), GOVERNMENT), (ADVANCE, len(SUCCESSORS), GOVERNMENT),
    (POLICY, len(POLICY_NAMES), REFORM), (SEEK, CONSULT - SEEK, ADVICE),
    (PACT, len(PACTS) * len(SEATS), TREATY), (DECLARE, len(SEATS), WAR),
    (ARMISTICE, len(SEATS), TREATY),
    (HIRE, 1, OTHER), (INITIATIVE, 1, OTHER), (RECALL, LAW_COUNT, OTHER), (PLEAD, 1, OTHER),
    (INFLUENCE, 1, OTHER), (BRANCH, CELLS, OTHER),
)  # fmt: skip
LAWS: Final = (INITIATIVE, RECALL, PLEAD)  # paid with law actions
GOVERNMENTS: Final = (GOVERN, ADVANCE, POLICY, SEEK, INFLUENCE)  # with government actions
# numbers of a frame
ACTION: Final = 0
VETOER: Final = 1


# --- who is asked --------------------------------------------------------------------------------


def vetoer(s: SternState, seat: int, kind: int, target: int) -> int:
    """Decision 40: who is asked about an action of a seat, or NOBODY."""
    owner = s.advisor_of[OKIMA]
    if owner in (NOBODY, seat) or not has_veto(s, owner):
        return NOBODY
    watched = s.veto_kinds[owner]
    against = target == owner and watched >> AGAINST & 1
    return owner if watched >> kind & 1 or against else NOBODY


def veto_options(s: SternState, seat: int) -> list[int]:
    return [NO, YES]


VETO: Final[Ask] = Ask("veto", "A10.13", veto_options, default=NO)


def ask_owner(s: SternState, seat: int, owner: int, kind: int) -> None:
    """Everybody hears that the Voice is asked."""
    told = {"seat": seat, "other_seat": owner, "veto": VETO_KINDS[kind]}
    s.tell("event-veto-asked", "A10.13", told)
    s.choose(owner, VETO, veto_options(s, owner))


def has_objected(s: SternState, seat: int, owner: int) -> bool:
    """Whether the owner prevents it; his veto is then used for the game."""
    if s.answers[owner] != YES:
        return False
    s.advisor_spent[OKIMA] |= 1 << owner
    s.tell("event-veto", "A10.13", {"seat": owner, "other_seat": seat})
    return True


# --- political actions of the menu: args = [action, owner] ---------------------------------------


def verb_of(action: int) -> tuple[int, int]:
    """The first number of its verb, and its kind; NOBODY for what is no political action."""
    for first, size, kind in VERBS:
        if first <= action < first + size:
            return first, kind
    return NOBODY, NOBODY


def target_of(first: int, action: int) -> int:
    """Whom a treaty or a war concerns."""
    return (action - first) % len(SEATS) if first in (PACT, DECLARE, ARMISTICE) else NOBODY


def object_to(s: SternState, seat: int, action: int) -> None:
    """Decision 40, before the action happens."""
    if not s.politics or s.advisor_of[OKIMA] == NOBODY:
        return
    first, kind = verb_of(action)
    if kind == NOBODY:
        return
    owner = vetoer(s, seat, kind, target_of(first, action))
    if owner != NOBODY:
        s.call(OBJECTION, seat, [action, owner])


def ask_veto(s: SternState, f: Frame) -> None:
    """A10.13, decision 40"""
    ask_owner(s, f.seat, f.args[VETOER], verb_of(f.args[ACTION])[1])


def hear_veto(s: SternState, f: Frame) -> None:
    """A10.13 The political action is spent, nothing else is paid."""
    if has_objected(s, f.seat, f.args[VETOER]):
        s.vetoed += [f.seat, f.args[ACTION]]
        spend_political(s, f.seat, verb_of(f.args[ACTION])[0])
        s.acted += 1


def spend_political(s: SternState, seat: int, first: int) -> None:
    if first in LAWS:
        spend_law_action(s, seat)
    elif first in GOVERNMENTS:
        s.budget[KINDS * seat + action_for_government(s, seat)] -= 1
    else:
        spend_action(s, seat)


OBJECTION: Final[Script] = script("objection", ask_veto, hear_veto)


# --- decision 40: which kinds open the question --------------------------------------------------


def watch_options(s: SternState, seat: int) -> list[int]:
    """Who has the veto may change them at any time."""
    if not s.politics or s.advisor_of[OKIMA] != seat or not has_veto(s, seat):
        return []
    return [WATCH + kind for kind in range(len(VETO_KINDS))]


def watch(s: SternState, seat: int, kind: int) -> None:
    """Decision 40: on or off."""
    s.veto_kinds[seat] ^= 1 << kind
    on = s.veto_kinds[seat] >> kind & 1
    key = "event-veto-watches" if on else "event-veto-ignores"
    s.tell(key, "A10.13", {"seat": seat, "veto": VETO_KINDS[kind]})


def watch_aside(s: SternState, seat: int) -> list[int]:
    """Out of turn, for those who are not asked anyway."""
    return [] if s.asked[seat] is not None else watch_options(s, seat)


ENTRIES: Final = [Entry(WATCH, watch_options, watch, counted=False)]
ASIDES: Final = [Entry(WATCH, watch_aside, watch, counted=False)]
SCRIPTS: Final[list[Script]] = [OBJECTION]
ASKS: Final[list[Ask]] = [VETO]
assert SEEK < ADVISOR < CONSULT
