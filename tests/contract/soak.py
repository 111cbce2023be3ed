"""Thousands of games in seeded parts that can be stopped, resumed and added up.

Each game, kind of play and seat count has a file of its own under `build/soak`: how many matches
were played, and what they were like. A run goes on where the last one stopped. When the rules have
changed, the first match ends elsewhere, and the count begins anew.

    python -m tests.contract.soak sternenkinder --seconds 600    plays for so long and shows figures
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from raumhafen.agents import make_agent
from raumhafen.engine.game import OptionValue
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.state import State, apply
from raumhafen.games import METAS
from tests.contract.play import drawn_case, get, positions, product_seats

BUILD = Path(__file__).parents[2] / "build" / "soak"
KINDS = ("random", "bots")
PART = 10  # matches between two notes in the book
MAX_ACTIONS = 20_000
# matches for each seat count: of random play and of bots
WANTED = {"sternenkinder": (720, 120)}
USUAL = (1000, 100)
# What is most in need of proof is in all of a game's matches but every sixth.
PROVED: dict[str, dict[str, OptionValue]] = {"sternenkinder": {"politics": True}}
WITHOUT = 6


@dataclass
class Figures:
    """What the matches of one kind were like, all together."""

    first: str = ""  # how the first match ended: it tells whether the rules are still the same
    matches: int = 0
    actions: int = 0
    longest: int = 0
    seconds: float = 0.0  # of the processor

    def add(self, actions: int) -> None:
        self.matches += 1
        self.actions += actions
        self.longest = max(self.longest, actions)


class Book:
    """The figures of one game, kind and seat count, in a file."""

    def __init__(self, game_id: str, kind: str, seats: int, folder: Path = BUILD) -> None:
        self.key = (game_id, kind, seats)
        self.path = folder / f"{game_id}-{kind}-{seats}.json"
        self.figures = Figures()
        if self.path.exists():
            self.figures = msgspec.json.decode(self.path.read_bytes(), type=Figures)

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        plain = msgspec.json.encode(asdict(self.figures))
        self.path.write_bytes(msgspec.json.format(plain, indent=1) + b"\n")

    def check_rules(self) -> None:
        """Forgets figures of other rules."""
        now = digest(play_one(*self.key, 0))
        if self.figures.first != now:
            self.figures = Figures(first=now)

    def go_on(self, wanted: int, until: float = float("inf")) -> None:
        """Plays the matches that are missing, part by part, as long as there is time."""
        self.check_rules()
        while self.figures.matches < wanted and time.monotonic() < until:
            begun = time.process_time()
            for seed in range(self.figures.matches, min(wanted, self.figures.matches + PART)):
                self.figures.add(play_one(*self.key, seed).actions)
            self.figures.seconds += time.process_time() - begun
            self.save()


def wanted(game_id: str, kind: str, asked: int = 0) -> int:
    """How many matches make the proof; `asked` is the number of random ones somebody wants."""
    random, bots = (asked, max(1, asked // 10)) if asked else WANTED.get(game_id, USUAL)
    return random if kind == "random" else bots


def fixed(game_id: str, seed: int) -> dict[str, OptionValue]:
    return PROVED.get(game_id, {}) if seed % WITHOUT else {}


def play_one(game_id: str, kind: str, seats: int, seed: int) -> State:
    """One match with options drawn at random; laws hold after every action, and it ends."""
    game, case = get(game_id), drawn_case(game_id, seats, seed, fixed(game_id, seed))
    state = None
    for state in positions(case, seed) if kind == "random" else greedy(*case, seed):
        broken = game.broken_laws(state)
        assert not broken, f"{case}, seed {seed}, action {state.actions}: {broken}"
        assert state.actions < MAX_ACTIONS, f"{case}, seed {seed} does not end"
    assert state is not None and len(game.outcome(state).points) == seats
    return state


def greedy(
    game_id: str, seats: int, options: dict[str, str | int | bool], seed: int
) -> Iterator[State]:
    """Bots reach other corners of the rules than random play."""
    game, bot, rng = get(game_id), make_agent("greedy"), Rng(seed)
    state = game.new_state(seats, options, f"bots:{seed}")
    while not state.over:
        seat = state.deciders()[0]
        apply(state, seat, bot.choose(Perspective(game, state, seat), rng))
        yield state


def books(game_id: str) -> list[Book]:
    seats = [n for name, n in product_seats() if name == game_id]
    return [Book(game_id, kind, n) for n in seats for kind in KINDS]


def show(game_id: str) -> str:
    """All figures of a game, added up by kind of play."""
    lines = []
    for kind in KINDS:
        found = [book.figures for book in books(game_id) if book.key[1] == kind]
        matches, actions = sum(f.matches for f in found), sum(f.actions for f in found)
        longest, seconds = max(f.longest for f in found), sum(f.seconds for f in found)
        lines.append(
            f"{game_id} {kind}: {matches} matches, {actions} actions, longest {longest}, "
            f"{seconds:.0f} s"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*METAS])
    parser.add_argument("--seconds", type=float, default=float("inf"))
    asked = parser.parse_args()
    until = time.monotonic() + asked.seconds
    step = PART
    while time.monotonic() < until and step <= max(WANTED.get(asked.game, USUAL)):
        for book in books(asked.game):
            book.go_on(min(step, wanted(asked.game, book.key[1])), until)
        step += PART
    print(show(asked.game))


if __name__ == "__main__":
    main()
