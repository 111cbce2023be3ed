"""The scripts and questions of all chapters, which saved games name."""

from typing import Final

from raumhafen.engine.flow import Ask, Script
from raumhafen.games.merchant_of_venus.rules import checks, scoring, setup, turn
from raumhafen.games.merchant_of_venus.rules.cards import (
    encounter_choices,
    encounter_effects,
    encounters,
    first_contact,
    missions,
    rewards,
)
from raumhafen.games.merchant_of_venus.rules.flight import (
    departure,
    hazards,
    landing,
    navigation,
    pirates,
    probe,
    speed,
    travel,
)
from raumhafen.games.merchant_of_venus.rules.trade import (
    business,
    buying,
    market,
    passengers,
    shuttle,
)

SCRIPTS: Final[list[Script]] = [
    *setup.SCRIPTS, *turn.SCRIPTS, *speed.SCRIPTS, *probe.SCRIPTS, *travel.SCRIPTS,
    *navigation.SCRIPTS, *landing.SCRIPTS, *checks.SCRIPTS, *hazards.SCRIPTS, *pirates.SCRIPTS,
    *encounters.SCRIPTS, *encounter_effects.SCRIPTS, *encounter_choices.SCRIPTS,
    *missions.SCRIPTS, *rewards.SCRIPTS, *first_contact.SCRIPTS,
    *business.SCRIPTS, *buying.SCRIPTS, *market.SCRIPTS,
    *passengers.SCRIPTS, *shuttle.SCRIPTS, *scoring.SCRIPTS,
]  # fmt: skip
ASKS: Final[list[Ask]] = [
    *setup.ASKS, *departure.ASKS, *turn.ASKS, *speed.ASKS, *probe.ASKS, *travel.ASKS,
    *navigation.ASKS, *landing.ASKS, *checks.ASKS, *hazards.ASKS, *pirates.ASKS,
    *encounter_choices.ASKS, *missions.ASKS, *rewards.ASKS, *business.ASKS, *buying.ASKS,
    *market.ASKS, *passengers.ASKS, *shuttle.ASKS,
]  # fmt: skip
