"""Verbs of the chapters above `core/effects.py`; parts above add their lines here."""

from typing import Final

from raumhafen.games.sternenkinder.rules.core import branches, levels
from raumhafen.games.sternenkinder.rules.core.effects import Instant

VERB_TABLE: Final[list[tuple[str, Instant]]] = [
    ("choose", branches.choose),
    ("roll", branches.roll),
    ("colony_level", levels.colony_level),
]
