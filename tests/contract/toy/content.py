"""What lies in the box of Moon market, and how a table can be set up."""

from raumhafen.engine.game import Meta, Option

ROUNDS = 3
CARDS = 16
HAND = 3
STONES = 4
TICKS = 3

META = Meta("moon-market", "MM", 2, 4, (Option("rich", (False, True), "MM1"),), rules_version=1)
