"""Every word of a working entry is read by somebody: nothing is silently ignored."""

from __future__ import annotations

from typing import Final

from raumhafen.games.sternenkinder.content import qualifiers
from raumhafen.games.sternenkinder.content.box import Content
from raumhafen.games.sternenkinder.content.effects import Condition, Effect, walk
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.political_kinds import Advisor
from raumhafen.games.sternenkinder.content.reading import fault
from raumhafen.games.sternenkinder.content.vocabulary import (
    BY_RULE,
    LATER,
    READ_FLAGS,
    READ_HAVE,
    READ_PER,
    READ_QUANTITIES,
    READ_VERBS,
)
from raumhafen.games.sternenkinder.content.words import (
    FIELDS,
    FLAGS,
    HAVE,
    NONE,
    PER,
    QUANTITIES,
    SOURCES,
    STANDING,
    VERBS,
)

KNOWN: Final = frozenset(
    (
        *READ_QUANTITIES, *READ_FLAGS, *READ_PER, *READ_HAVE, *BY_RULE,
        *[word for words in LATER.values() for word in words],
    )
)  # fmt: skip
OWN_SOURCES: Final = ("chosen_exclusive",)  # A19.2 has its own function
Rows = list[tuple[str, str, tuple[Effect, ...]]]
Conditions = list[tuple[str, str, Condition]]


def check_words(c: Content, faults: list[str]) -> None:
    """A word that nobody reads is a fault, unless its entry waits for a later part."""
    for file, id, row in standing_rows(c):
        for effect in walk(row):
            for word in unread(effect):
                fault(faults, file, id, f"no rule of this part reads {word}")
        for qualifier in qualifiers.unread(file, row):
            fault(faults, file, id, f"no rule of this part reads {qualifier}")
    for file, id, condition in conditions(c):
        if condition.have != NONE and HAVE[condition.have] not in KNOWN:
            fault(faults, file, id, f"no rule of this part counts {HAVE[condition.have]}")


def unread(effect: Effect) -> list[str]:
    """What no walk over sources looks at."""
    verb = VERBS[effect.verb]
    found = [word for word in words_of(effect) if word not in KNOWN]
    if verb in STANDING and verb not in READ_VERBS and verb != "keyword":
        found.append(verb)
    chosen = effect.source != NONE and SOURCES[effect.source] in OWN_SOURCES
    plain = effect.what < len(FIELDS) and effect.source == NONE
    if verb == "tech" and not plain and not chosen:
        found.append("field and from of tech")
    return found


def words_of(effect: Effect) -> list[str]:
    verb = VERBS[effect.verb]
    found = [PER[effect.per]] if effect.per != NONE else []
    if verb in ("modify", "set"):
        found.append(QUANTITIES[effect.what])
    if verb == "flag":
        found.append(FLAGS[effect.what])
    return found


def advisor_rows(e: Advisor) -> list[tuple[Effect, ...]]:
    """The basic ability and the choices of both levels."""
    return [e.effect, *[row for level in e.levels for row in (level.a, level.b)]]


def standing_rows(c: Content) -> Rows:
    """All rows of working entries; what holds in tactical battles belongs to part III."""
    rows: Rows = [
        *[("technologies", e.id, e.effect + e.first_bonus) for e in c.technologies],
        *[("governments", e.id, e.effect) for e in c.governments],
        *[("policies", e.id, e.effect) for e in c.policies],
        *[("government_goals", e.id, e.effect) for e in c.government_goals],
        *[("space_wonders", e.id, row) for e in c.space_wonders for row in e.stages],
        *[("laws", e.id, e.effect) for e in c.laws],
        *[("black_market", e.id, e.effect) for e in c.black_market],
        *[("cabinet_actions", e.id, e.effect) for e in c.cabinet_actions],
        *[("advisors", e.id, row) for e in c.advisors for row in advisor_rows(e)],
        *[("investors", e.id, e.reward) for e in c.investors],
        *[("events", e.id, e.effect + e.on_defeat) for e in c.events],
        *[("planets", e.id, e.effect) for e in c.planets],
        *[("planetary_events", e.id, e.effect) for e in c.planetary_events],
        *[("planetary_events", e.id, o.reward) for e in c.planetary_events for o in e.options],
        *[("planetary_events", e.id, e.threat.effect) for e in c.planetary_events if e.threat],
        *[("populations", e.id, e.effect) for e in c.populations],
        *[("buildings", e.id, e.effect) for e in c.buildings],
        *[("components", e.id, e.effect) for e in c.components],
        *[("loot", e.id, e.effect) for e in c.loot],
        *[("distant_wars", e.id, e.setup + e.effect) for e in c.distant_wars],
    ]
    return [row for row in rows if row[1] not in PENDING]


def conditions(c: Content) -> Conditions:
    found: Conditions = [
        *[("events", e.id, e.job) for e in c.events],
        *[("planetary_events", e.id, o.condition) for e in c.planetary_events for o in e.options],
        *[("investors", e.id, e.milestone) for e in c.investors],
        *[("government_goals", e.id, e.condition) for e in c.government_goals],
    ]
    return [row for row in found if row[1] not in PENDING]
