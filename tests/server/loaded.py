"""All games with their minds, for servers that begin with them loaded (see nursery.py)."""

from raumhafen.games import METAS, load_game

for name in METAS:
    load_game(name).mind()
