"""Verbs of the chapters above `core/effects.py`; parts above add their lines here."""

from typing import Final

from raumhafen.games.sternenkinder.rules.core import branches, discovery, levels
from raumhafen.games.sternenkinder.rules.core.effects import Instant
from raumhafen.games.sternenkinder.rules.strategy import card_effects

VERB_TABLE: Final[list[tuple[str, Instant]]] = [
    ("choose", branches.choose),
    ("roll", branches.roll),
    ("colony_level", levels.colony_level),
    ("reveal", discovery.reveal),
    ("move", card_effects.move),
    ("modify", card_effects.change_move),
    ("set", card_effects.change_move),
    ("damage", card_effects.damage),
    ("destroy", card_effects.destroy),
    ("spawn", card_effects.spawn),
    ("link", card_effects.link),
    ("draw", card_effects.draw),
    ("rule", card_effects.own_rule),
]
