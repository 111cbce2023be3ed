"""The games in OpenSpiel, once this package is imported.

import pyspiel, raumhafen.research.openspiel
game = pyspiel.load_game("python_raumhafen_space_base(players=4)")
"""

from raumhafen.research.openspiel.adapter import SpielGame, SpielState, register

__all__ = ["SpielGame", "SpielState"]

register()
