"""The names that saved positions and recordings hold: scripts with their steps, asks, actions.

Renaming one of them breaks stored tables, although no match is played differently.
"""

from pathlib import Path

from raumhafen.engine.game import Game
from raumhafen.games import PACKAGES

FOLDER = Path(__file__).parent


def path(game: Game) -> Path:
    return FOLDER / PACKAGES[game.meta.id] / "saved_names.txt"


def listing(game: Game) -> str:
    lines = [f"{game.meta.id} rules={game.meta.rules_version}"]
    for script in sorted(game.scripts, key=lambda script: script.name):
        lines.append(f"script {script.name}: {' '.join(script.step_names())}")
    lines += sorted(f"ask {ask.name}" for ask in game.asks)
    lines += [f"action {kind.name} {kind.base}+{kind.size}" for kind in game.actions.kinds]
    return "\n".join(lines) + "\n"
