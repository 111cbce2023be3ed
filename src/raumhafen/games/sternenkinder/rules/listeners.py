"""Who listens to which news: one function for each chapter that counts or reacts.

In the order of the chapters; parts above add their lines here and change nothing below.
"""

from typing import Final

from raumhafen.games.sternenkinder.rules.core.news import Listener

CHAPTERS: Final[list[tuple[int, Listener]]] = []
