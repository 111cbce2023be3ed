"""Golden playthroughs: random matches written down line by line, in codes and event keys.

Wording may change without touching them; rules may not.
"""

from pathlib import Path

from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games import PACKAGES, load_game

FOLDER = Path(__file__).parent


class Golden:
    """One recorded match: which game and table, and where it is written."""

    def __init__(
        self, game_id: str, seats: int, options: dict[str, OptionValue], name: str
    ) -> None:
        self.game_id = game_id
        self.seats = seats
        self.options = options
        self.path = FOLDER / PACKAGES[game_id] / f"{name}.txt"

    def play(self) -> str:
        return playthrough(load_game(self.game_id), self.seats, self.options, self.path.stem)


def playthrough(game: Game, seats: int, options: dict[str, OptionValue], seed: str) -> str:
    """Each action with the number of options it was chosen from, then what it caused."""
    state = game.new_state(seats, options, seed)
    state.log = []
    rng = Rng(seed)
    lines = [f"{game.meta.id} rules={game.meta.rules_version} seats={seats} seed={seed}"]
    while not state.over:
        seat = rng.pick(state.deciders())
        choices = state.options(seat)
        action = rng.pick(choices)
        lines.append(f"{seat} {game.actions.code(action)} of {len(choices)}")
        keys = [event.key.removeprefix("event-") for event in apply(state, seat, action)]
        if keys:
            lines.append(f"  {' '.join(keys)}")
    end = game.outcome(state)
    lines.append(f"points={end.points} winners={end.winners} rule={end.reason}")
    return "\n".join(lines) + "\n"


GOLDENS = [
    *[
        Golden("space-base", seats, {"variant": variant}, f"{variant}-{seats}")
        for variant in ("standard", "light-speed")
        for seats in (2, 3, 4, 5)
    ],
    *[Golden("merchant-of-venus", seats, {}, f"rounds-30-{seats}") for seats in (1, 2, 3, 4)],
    Golden(
        "merchant-of-venus",
        3,
        {"home_systems": "beginner", "pilots": "dealt", "teleportals": "fixed"},
        "beginner-3",
    ),
    Golden("merchant-of-venus", 2, {"encounters": "tokens"}, "tokens-2"),
]
