"""Golden playthroughs: random matches written down line by line, in codes and event keys.

Wording may change without touching them; rules may not.
"""

from collections.abc import Callable
from pathlib import Path

from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.state import State, apply
from raumhafen.games import PACKAGES, load_game

FOLDER = Path(__file__).parent
CLOCK_ODDS = 25  # the clock acts once in so many decisions, so that there is time to build

Choose = Callable[[list[int], Rng], int]


def choose_any(options: list[int], rng: Rng) -> int:
    return rng.pick(options)


class Golden:
    """One recorded match: which game and table, how it is played, and where it is written."""

    def __init__(
        self,
        game_id: str,
        seats: int,
        options: dict[str, OptionValue],
        name: str,
        choose: Choose = choose_any,
        choices: str = "",
    ) -> None:
        self.game_id = game_id
        self.seats = seats
        self.options = options
        self.path = FOLDER / PACKAGES[game_id] / f"{name}.txt"
        self.choose = choose
        self.choices = choices or name  # the seed of seats and answers; that of the match is `name`

    def play(self) -> str:
        game, rng = load_game(self.game_id), Rng(self.choices)
        return playthrough(game, self.seats, self.options, self.path.stem, rng, self.choose)


def playthrough(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    seed: str,
    rng: Rng,
    choose: Choose,
) -> str:
    """Each action with the number of options it was chosen from, then what it caused and why."""
    state = game.new_state(seats, options, seed)
    state.log = []
    lines = [f"{game.meta.id} rules={game.meta.rules_version} seats={seats} seed={seed}"]
    while not state.over:
        seat = next_seat(state, rng)
        choices = state.options(seat)
        action = choose(choices, rng)
        lines.append(f"{seat} {game.actions.code(action)} of {len(choices)}")
        events = apply(state, seat, action)
        if events:
            told = [f"{event.key.removeprefix('event-')}[{event.rule}]" for event in events]
            lines.append(f"  {' '.join(told)}")
    end = game.outcome(state)
    lines.append(f"points={end.points} winners={end.winners} rule={end.reason}")
    lines.append(f"digest={digest(state)}")
    return "\n".join(lines) + "\n"


def next_seat(state: State, rng: Rng) -> int:
    """Any seat that is asked; a clock, the place beside the players, only now and then."""
    seats = state.deciders()
    if len(seats) > 1 and seats[-1] == state.seats and rng.below(CLOCK_ODDS):
        seats = seats[:-1]
    return rng.pick(seats)
