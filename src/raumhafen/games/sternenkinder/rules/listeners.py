"""Who listens to which news: one function for each chapter that counts or reacts.

In the order of the chapters; parts above add their lines here and change nothing below.
"""

from typing import Final

from raumhafen.games.sternenkinder.rules.core.news import (
    BANKRUPT,
    BATTLE_FOUGHT,
    BATTLES_OVER,
    BLOCKADED,
    BUILT,
    CARD_TAKEN,
    CIVIL_LOST,
    CLOSING_TIME,
    COLONY_DESTROYED,
    COLONY_FOUNDED,
    COLONY_LOWERED,
    COLONY_RAISED,
    KILL,
    PLANET_CONQUERED,
    RAIDED,
    SYSTEM_DISCOVERED,
    TECH_RESEARCHED,
    UNIT_ENTERED,
    Listener,
)
from raumhafen.games.sternenkinder.rules.politics import declaring, raids, statutes, wars
from raumhafen.games.sternenkinder.rules.strategy import investors, planet_cards
from raumhafen.games.sternenkinder.rules.strategy.jobs import hear_job

CHAPTERS: Final[list[tuple[int, Listener]]] = [
    (BUILT, hear_job),
    (CARD_TAKEN, hear_job),
    (COLONY_RAISED, investors.hear_raised),
    (UNIT_ENTERED, investors.hear_entered),
    (BUILT, investors.hear_connection),
    (COLONY_FOUNDED, investors.hear_connection),
    (TECH_RESEARCHED, investors.hear_connection),
    (CARD_TAKEN, investors.hear_card),
    (SYSTEM_DISCOVERED, investors.hear_discovered),
    (COLONY_FOUNDED, planet_cards.hear_founded),
    (COLONY_RAISED, planet_cards.hear_raised),
    (PLANET_CONQUERED, planet_cards.hear_conquered),
    (COLONY_DESTROYED, planet_cards.hear_destroyed),
    (BATTLE_FOUGHT, wars.hear_battle),
    (PLANET_CONQUERED, wars.hear_conquest),
    (COLONY_DESTROYED, wars.hear_destroyed),
    (COLONY_LOWERED, wars.hear_lowered),
    (CIVIL_LOST, wars.hear_civil_lost),
    (BANKRUPT, wars.hear_bankrupt),
    (CLOSING_TIME, wars.hear_closing),
    (BLOCKADED, declaring.hear_blockade),
    (PLANET_CONQUERED, declaring.hear_capture),
    (COLONY_DESTROYED, declaring.hear_ruin),
    (BATTLES_OVER, raids.hear_battles_over),
    (RAIDED, declaring.hear_raid),
    (KILL, statutes.hear_kill),
    (CLOSING_TIME, statutes.hear_closing),
]
