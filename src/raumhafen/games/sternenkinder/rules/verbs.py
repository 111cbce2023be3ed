"""Instant verbs and the functions that carry them out: those of the core, then of chapters."""

from typing import Final

from raumhafen.games.sternenkinder.rules.core.deeds import PLAIN_DEEDS
from raumhafen.games.sternenkinder.rules.core.discovery import reveal
from raumhafen.games.sternenkinder.rules.core.effects import Instant
from raumhafen.games.sternenkinder.rules.core.levels import LEVEL_DEEDS
from raumhafen.games.sternenkinder.rules.politics.cabinet_advisors import ADVISOR_DEEDS
from raumhafen.games.sternenkinder.rules.politics.policies import POLICY_DEEDS
from raumhafen.games.sternenkinder.rules.politics.ware_deeds import WARE_DEEDS
from raumhafen.games.sternenkinder.rules.strategy.card_effects import CARD_DEEDS

VERB_DEEDS: Final[dict[str, Instant]] = {
    **PLAIN_DEEDS,
    **LEVEL_DEEDS,
    "reveal": reveal,
    **CARD_DEEDS,
    **POLICY_DEEDS,
    **WARE_DEEDS,
    **ADVISOR_DEEDS,
}
