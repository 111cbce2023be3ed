"""Who listens to which news: one function for each chapter that counts or reacts.

In the order of the chapters; parts above add their lines here and change nothing below.
"""

from typing import Final

from raumhafen.games.sternenkinder.rules.core.news import BUILT, CARD_TAKEN, Listener
from raumhafen.games.sternenkinder.rules.strategy.jobs import hear_job

CHAPTERS: Final[list[tuple[int, Listener]]] = [
    (BUILT, hear_job),
    (CARD_TAKEN, hear_job),
]
