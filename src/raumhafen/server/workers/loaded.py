"""All games with their minds, loaded once: worker processes begin as copies of the process that
imports this.
"""

import gc

from raumhafen.games import METAS, load_game

for name in METAS:
    load_game(name).mind()
gc.freeze()  # what the copies share is left alone
