"""Planets and the cards of part I as flat tables; conventions as in `tables.py`."""

from typing import Final

from raumhafen.games.sternenkinder.content.effects import NOTHING
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import ids_of, place_of
from raumhafen.games.sternenkinder.content.words import (
    ARENAS,
    COLOURS,
    EVENT_DECKS,
    NONE,
    REQUESTS,
)

# --- planets (B27.6) -----------------------------------------------------------------------------

PLANET_IDS: Final = ids_of("planets")
PLANETS: Final = len(PLANET_IDS)
CORE_PLANETS: Final = [at for at, planet in enumerate(CONTENT.planets) if planet.core]
RESERVE_PLANETS: Final = [at for at, planet in enumerate(CONTENT.planets) if not planet.core]
PLANET_EVENT_IDS: Final = ids_of("planetary_events")


def _chains() -> list[int]:
    found = [NONE] * (3 * PLANETS)
    for at, event in enumerate(CONTENT.planetary_events):
        found[3 * place_of(event.planet) + event.stage - 1] = at
    return found


# flat, 3 a planet: the planetary events of stages I, II, III; NONE for the reserve
PLANET_CHAIN: Final = _chains()
PLANET_EVENT_EFFECT: Final = [event.effect for event in CONTENT.planetary_events]
# flat, 3 an event: options A, B, C
OPTION_DECISION: Final = [o.decision for event in CONTENT.planetary_events for o in event.options]
OPTION_REPEATABLE: Final = [
    o.repeatable for event in CONTENT.planetary_events for o in event.options
]
OPTION_CONDITION: Final = [o.condition for event in CONTENT.planetary_events for o in event.options]
OPTION_REWARD: Final = [o.reward for event in CONTENT.planetary_events for o in event.options]
THREAT_PIPS: Final = [
    event.threat.pips if event.threat else 0 for event in CONTENT.planetary_events
]
THREAT_STOPPED: Final = [  # a bit for each option
    sum(1 << option for option in event.threat.stopped_by) if event.threat else 0
    for event in CONTENT.planetary_events
]
THREAT_EFFECT: Final = [
    event.threat.effect if event.threat else () for event in CONTENT.planetary_events
]

# --- event cards (B8): 57 kinds, 60 cards --------------------------------------------------------

GREY: Final = COLOURS.index("grey")
BLUE: Final = COLOURS.index("blue")
RED: Final = COLOURS.index("red")
EVENT_IDS: Final = ids_of("events")
EVENT_DECK: Final = [EVENT_DECKS.index(event.deck) for event in CONTENT.events]
EVENT_COLOUR: Final = [COLOURS.index(event.colour) for event in CONTENT.events]
EVENT_STAGES: Final = [event.stages for event in CONTENT.events]
EVENT_ONGOING: Final = [event.ongoing for event in CONTENT.events]
EVENT_CARGO: Final = [event.cargo for event in CONTENT.events]
EVENT_FLEET: Final = [event.neutral_fleet for event in CONTENT.events]
EVENT_JOB: Final = [event.job for event in CONTENT.events]
EVENT_IS_JOB: Final = [event.job != NOTHING for event in CONTENT.events]
EVENT_EFFECT: Final = [event.effect for event in CONTENT.events]
EVENT_ON_DEFEAT: Final = [event.on_defeat for event in CONTENT.events]
# the kind of each card, and the cards of each deck
CARD_EVENT: Final = [at for at, event in enumerate(CONTENT.events) for _ in range(event.copies)]
DECK_CARDS: Final = [
    [card for card, event in enumerate(CARD_EVENT) if EVENT_DECK[event] == deck]
    for deck in range(len(EVENT_DECKS))
]
# decision 34: the same without cards that need ships
SIMPLE_DECK_CARDS: Final = [
    [card for card in cards if not CONTENT.events[CARD_EVENT[card]].needs_ships]
    for cards in DECK_CARDS
]

# --- loot and distant wars (B17.2, B18) ----------------------------------------------------------

LOOT_IDS: Final = ids_of("loot")
LOOT_LEVEL: Final = [card.level for card in CONTENT.loot]
LOOT_EFFECT: Final = [card.effect for card in CONTENT.loot]
LOOT_DECK: Final = [
    [at for at, card in enumerate(CONTENT.loot) if card.level == level] for level in (1, 2, 3)
]
DISTANT_IDS: Final = ids_of("distant_wars")
DISTANT_ARENA: Final = [ARENAS.index(war.arena) for war in CONTENT.distant_wars]
# pairs of the place in its set and a number; ground units in ground wars, else neutral units
DISTANT_ENEMIES: Final = [
    [(place_of(id), n) for id, n in war.enemies] for war in CONTENT.distant_wars
]
DISTANT_BUILDINGS: Final = [
    [(place_of(id), n) for id, n in war.buildings] for war in CONTENT.distant_wars
]
DISTANT_SETUP: Final = [war.setup for war in CONTENT.distant_wars]
DISTANT_REWARD: Final = [war.effect for war in CONTENT.distant_wars]
# by 3 * arena + level - 1
DISTANT_DECK: Final = [
    [at for at, war in enumerate(CONTENT.distant_wars) if war.arena == arena and war.level == level]
    for arena in ARENAS
    for level in (1, 2, 3)
]

# --- peoples, investors, cabinet (B27.5, A22, A13) -----------------------------------------------

PEOPLE_IDS: Final = ids_of("populations")
AVANTER: Final = place_of("population.avanter")
PEOPLE_EFFECT: Final = [people.effect for people in CONTENT.populations]
INVESTOR_IDS: Final = ids_of("investors")
INVESTOR_REQUEST: Final = [REQUESTS.index(i.request) for i in CONTENT.investors]
INVESTOR_REWARD: Final = [i.reward for i in CONTENT.investors]
INVESTOR_MILESTONE: Final = [i.milestone for i in CONTENT.investors]
INVESTOR_VP: Final = [i.milestone_vp for i in CONTENT.investors]
CABINET_IDS: Final = ids_of("cabinet_actions")
