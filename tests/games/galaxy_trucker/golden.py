"""Whole games line by line, in codes and event keys: `python -m tests.games.galaxy_trucker.golden`.

The files change only when the rules do; look at the difference before you keep a new one.
"""

from __future__ import annotations

from pathlib import Path

from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.actions import ACTIONS
from tests.games.galaxy_trucker.play import choose, decider, new_game

FOLDER = Path(__file__).parent / "goldens"
GAMES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "turns-2": (2, {"round_2": "none", "round_3": "none", "build_check": "strict"}),
    "real-time-3": (3, {"building": "real-time", "round_1": "II", "round_2": "none",
        "round_3": "none"}),
    "days-4-teams": (4, {"building": "days", "teams": "advanced", "prognostic": True,
        "round_1": "IIIa", "round_2": "none", "round_3": "none", "build_check": "strict"}),
    "learning-3": (3, {"learning": "keep", "round_1": "III", "round_2": "none",
        "round_3": "none", "build_check": "strict"}),
}  # fmt: skip


def playthrough(name: str) -> str:
    """Every answer with its seat, then what it led to; at the end the result."""
    seats, options = GAMES[name]
    s = new_game(seats, options, name)
    s.log = []
    rng = Rng(f"golden {name}")
    lines = []
    while not s.over:
        seat = decider(s, rng)
        action = choose(s.options(seat), rng)
        events = [f"{event.key[6:]}[{event.rule}]" for event in apply(s, seat, action)]
        lines.append(f"{seat} {ACTIONS.code(action)} > {' '.join(events)}".rstrip(" >"))
    lines.append(f"credits {s.credits} ledger {s.ledger}")
    lines.append(f"digest {digest(s)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        path.write_text(playthrough(name), encoding="utf-8")
        print(path, path.stat().st_size)


if __name__ == "__main__":
    main()
