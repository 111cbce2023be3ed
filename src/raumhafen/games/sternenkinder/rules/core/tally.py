"""Standing effects: the sources of a seat in the order of decision 12, and totals kept from them.

`tally` is run anew whenever a source appears or goes; the laws compare what is kept with a fresh
walk. Verbs that only matter when something is counted (income, capacity, votes) are read by the
walks over sources in `core/income.py`.
"""

from typing import Final

from raumhafen.games.sternenkinder.content.cards import (
    CARD_EVENT,
    EVENT_EFFECT,
    EVENT_IDS,
    EVENT_ONGOING,
)
from raumhafen.games.sternenkinder.content.effects import (
    UNCONDITIONAL,
    WHILE_AT_WAR,
    Effect,
)
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.statutes import FOR_ALL, FOR_PLAYER
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY,
    ENTRY_PLACE,
    ENTRY_SET,
    GOVERNMENT_EFFECT,
    GOVERNMENT_IDS,
    SET_NAMES,
    STATE_SIZE,
    TECH_EFFECT,
    TECH_IDS,
    TECHS,
)
from raumhafen.games.sternenkinder.content.words import NONE, VERBS
from raumhafen.games.sternenkinder.rules.core.advisors import advisor_sources
from raumhafen.games.sternenkinder.rules.core.foes import has_foes
from raumhafen.games.sternenkinder.rules.core.planet_effects import card_sources
from raumhafen.games.sternenkinder.rules.core.quantities import (
    QUANTITIES,
    RAISE,
    REDUCE,
    SET,
    in_order,
)
from raumhafen.games.sternenkinder.rules.core.regimes import (
    BUILDER,
    has_policy,
    regime_sources,
    wonder_sources,
)
from raumhafen.games.sternenkinder.rules.core.wares import ware_sources
from raumhafen.games.sternenkinder.state import LAW_ROW, NOBODY, WONDER_ROW, SternState

Source = tuple[int, tuple[Effect, ...], int]  # an entry, what it does, and the system it lies in

MODIFY: Final = VERBS.index("modify")
SET_VERB: Final = VERBS.index("set")
FLAG: Final = VERBS.index("flag")
STATE_SIZE_VERB: Final = VERBS.index("state_size")
NO_LIMIT: Final = 99
POLICY_SET: Final = SET_NAMES.index("policies")
LAW_SET: Final = SET_NAMES.index("laws")

GOVERNMENTS: Final[list[Source]] = [
    (ENTRY[id], GOVERNMENT_EFFECT[at], NOBODY) for at, id in enumerate(GOVERNMENT_IDS)
]
TECHNOLOGIES: Final[list[Source]] = [
    (ENTRY[TECH_IDS[at]], TECH_EFFECT[at], NOBODY) for at in range(TECHS)
]
# by card; those that are ongoing work in the hand
EVENTS: Final[list[Source]] = [
    (ENTRY[EVENT_IDS[event]], EVENT_EFFECT[event], NOBODY) for event in CARD_EVENT
]
ONGOING: Final = sum(1 << card for card, event in enumerate(CARD_EVENT) if EVENT_ONGOING[event])
PEOPLES: Final[list[Source]] = [(ENTRY[p.id], p.effect, NOBODY) for p in CONTENT.populations]
LAWS: Final[list[Source]] = [(ENTRY[law.id], law.effect, NOBODY) for law in CONTENT.laws]
# A7.4 by level
SANCTIONS: Final[list[Source]] = [
    (ENTRY[law.id], law.effect, NOBODY)
    for law in sorted(CONTENT.laws, key=lambda law: law.sanction_level)
    if law.sanction_level
]


# a technology that has no effect of these verbs changes no total
KEPT_VERBS: Final = (MODIFY, SET_VERB, FLAG, STATE_SIZE_VERB)


def techs_with(*verbs: int) -> int:
    """The technologies, as bits, that have an effect of one of these verbs."""
    return sum(
        1 << tech for tech in range(TECHS) if any(e.verb in verbs for e in TECH_EFFECT[tech])
    )


KEPT_TECHS: Final = techs_with(*KEPT_VERBS)


def law_sources(s: SternState, seat: int) -> list[Source]:
    """A7.4, A9.12 The sanctions of a seat, and laws in force for all or for it."""
    found = [SANCTIONS[s.sanction[seat] - 1]] if s.sanction[seat] else []
    for at in range(0, len(s.laws), LAW_ROW):
        law = s.laws[at]
        if FOR_ALL[law] or (FOR_PLAYER[law] and s.laws[at + 2] == seat):
            found.append(LAWS[law])
    return found


def sources(s: SternState, seat: int, techs: int = -1) -> list[Source]:
    """Decision 12: government, policies, goals, laws, technologies, advisors, black-market cards,
    event cards, people, planetary events, wonders.

    `techs` leaves out technologies that do not matter to who asks.
    """
    found = [GOVERNMENTS[s.government[seat]]]
    if s.politics:
        found += regime_sources(s, seat)
        found += law_sources(s, seat)
    mask = s.techs[seat] & techs
    while mask:
        low = mask & -mask
        found.append(TECHNOLOGIES[low.bit_length() - 1])
        mask ^= low
    if s.politics:
        found += advisor_sources(s, seat)
        if s.market_hand[seat] | s.market_lasting[seat]:
            found += ware_sources(s, seat)
    held = s.hand[seat] & ONGOING
    while held:
        low = held & -held
        found.append(EVENTS[low.bit_length() - 1])
        held ^= low
    if s.people[seat] != NOBODY:
        found.append(PEOPLES[s.people[seat]])
    if s.planet_events:
        found += card_sources(s, seat)
    if s.politics and seat in s.wonders[BUILDER::WONDER_ROW]:
        found += wonder_sources(s, seat)
    return found


def holds(s: SternState, seat: int, effect: Effect) -> bool:
    """Whether a standing effect is in force: always, at war, with a policy or a law."""
    if effect.only_if == UNCONDITIONAL:
        return effect.when == NONE
    if effect.only_if == WHILE_AT_WAR:
        return has_foes(s, seat)
    if ENTRY_SET[effect.only_if] == LAW_SET:
        return ENTRY_PLACE[effect.only_if] in s.laws[::LAW_ROW]
    return ENTRY_SET[effect.only_if] == POLICY_SET and has_policy(
        s, seat, ENTRY_PLACE[effect.only_if]
    )


class Totals:
    """What a seat keeps of its sources."""

    def __init__(self, size: int) -> None:
        self.steps: dict[int, list[tuple[int, int, int, int]]] = {}
        self.flags = 0
        self.state_size = size

    def take(self, source: int, effect: Effect) -> None:
        if effect.verb == MODIFY:
            kind = RAISE if effect.n > 0 else REDUCE
            self.note(effect.what, (kind, effect.n, max(effect.low, 0), source))
        elif effect.verb == SET_VERB:
            self.note(effect.what, (SET, effect.n, 0, source))
        elif effect.verb == FLAG:
            self.flags |= 1 << effect.what
        elif effect.verb == STATE_SIZE_VERB:
            self.state_size += effect.n

    def note(self, quantity: int, step: tuple[int, int, int, int]) -> None:
        self.steps.setdefault(quantity, []).append(step)


def totals(s: SternState, seat: int) -> Totals:
    found = Totals(STATE_SIZE[s.government[seat]])
    for source, effects, _ in sources(s, seat, KEPT_TECHS):
        for effect in effects:
            if holds(s, seat, effect):
                found.take(source, effect)
    return found


def tally(s: SternState, seat: int) -> None:
    """Keeps the totals of a seat, after one of its sources has come or gone."""
    found = totals(s, seat)
    start = QUANTITIES * seat
    s.steps[start : start + QUANTITIES] = [()] * QUANTITIES
    for quantity, steps in found.steps.items():
        s.steps[start + quantity] = in_order(steps)
    s.flags[seat] = found.flags
    s.state_size[seat] = NO_LIMIT if s.war_mode else found.state_size


def has_flag(s: SternState, seat: int, flag: int) -> bool:
    return bool(s.flags[seat] >> flag & 1)
