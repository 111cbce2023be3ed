"""B3, B7, B9, B17 to B19 All chapters of war, put together."""

from typing import Final

from raumhafen.engine.flow import Ask, Script
from raumhafen.games.sternenkinder.rules.strategy import (
    battles,
    bombardment,
    conquest,
    control,
    distant,
    fleet_moves,
    ground_battle,
    retreat,
    siege,
    simple_combat,
)

SCRIPTS: Final[list[Script]] = [
    *battles.SCRIPTS, *bombardment.SCRIPTS, *conquest.SCRIPTS, *control.SCRIPTS, *distant.SCRIPTS,
    *fleet_moves.SCRIPTS, *ground_battle.SCRIPTS, *retreat.SCRIPTS, *siege.SCRIPTS,
    *simple_combat.SCRIPTS,
]  # fmt: skip
ASKS: Final[list[Ask]] = [
    *battles.ASKS, *bombardment.ASKS, *conquest.ASKS, *control.ASKS, *distant.ASKS,
    *fleet_moves.ASKS, *ground_battle.ASKS, *retreat.ASKS, *siege.ASKS, *simple_combat.ASKS,
]  # fmt: skip
