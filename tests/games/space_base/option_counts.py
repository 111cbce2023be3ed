"""Counts of the options of fixed positions, and of the positions three answers deeper.

Counts of a tree find rules that are slightly wrong faster than any single scenario; a wrong one
is traced by counting below each option.
"""

from collections.abc import Callable
from pathlib import Path

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, apply
from raumhafen.games.space_base.game import GAME
from tests.games.space_base.table import Table

PATH = Path(__file__).parent / "option_counts.txt"
DEPTH = 3
DECISIONS = 24


def count(state: State, depth: int) -> int:
    """Positions after so many answers; seats asked at once answer in seat order."""
    if depth == 0 or state.over:
        return 1
    return sum(below(state, depth).values())


def below(state: State, depth: int) -> dict[str, int]:
    """The count under each option of the seat that answers next."""
    seat = state.deciders()[0]
    counts = {}
    for option in state.options(seat):
        copy = state.clone()
        apply(copy, seat, option)
        counts[GAME.actions.code(option)] = count(copy, depth - 1)
    return counts


def after(seats: int, variant: str, actions: int) -> State:
    """A random match after so many answers."""
    state = GAME.new_state(seats, {"variant": variant}, f"{variant}-{seats}")
    rng = Rng(f"{variant}-{seats}")
    for _ in range(actions):
        seat = rng.pick(state.deciders())
        apply(state, seat, rng.pick(state.options(seat)))
    return state


def first_decisions(seats: int, variant: str) -> list[int]:
    """Numbers of options along the first decisions of a random match."""
    state = after(seats, variant, 0)
    rng = Rng(f"{variant}-{seats}")
    numbers = []
    for _ in range(DECISIONS):
        seat = rng.pick(state.deciders())
        numbers.append(len(state.options(seat)))
        apply(state, seat, rng.pick(state.options(seat)))
    return numbers


# --- positions with much to do -------------------------------------------------------------------


def ready(t: Table) -> State:
    """From here on luck is sampled, the same in every run."""
    t.begin()
    t.s.explicit = False
    t.s.seed("counts")
    t.s.log = None
    return t.s


def abilities() -> State:
    t = Table(seats=4)
    t.board(0, "2: S | Sarafanov(1)", "3: S | Grissom(2)", "6: S | Glenn(1)", "7: S | Gordon(1)")
    t.board(0, "8: S | Collins(1)", "9: S | Zudov(1)", "10: S | Scott(2)", "12: S | Kovalyonok(1)")
    t.resources(0, 15)
    return ready(t)


def passive_abilities() -> State:
    t = Table(seats=3, active=2)
    t.board(0, "3: S | Grissom(2)", "6: S | Glenn(2)", "9: S, Zudov(1) | Gibson")
    t.board(1, "2: S | Shepard(3)", "8: S | Collins(1)", "12: S | Armstrong(3)")
    return ready(t)


def rolled(t: Table, a: int, b: int) -> State:
    while not t.waits_for_dice(2):
        t.answer(t.asked()[0], "done")
    t.roll(a, b)
    return ready(t)


def dialogue() -> State:
    t = Table(seats=2)
    t.board(0, "1: S | Demin(1)", "2: S | Ride(1)", "5: S | Shonin(1)", "8: S | Aksyonov(1)")
    t.board(0, "7: S | Merbold", "9: S | Parker", "10: S | Shaw", "11: S | Thornton")
    t.board(1, "3: S, Thagard(2) | White", "12: S, Bluford | Bregovoy")
    return rolled(t, 4, 5)


def dice() -> State:
    t = Table(seats=2)
    t.board(0, "1: S | Gagarin(2)", "3: S | Volynov(3)", "4: S | Titov(1)")
    return ready(t)


def claims() -> State:
    t = Table(seats=2)
    t.board(0, "12: S | Nikolayev", "2: S | Tinbergen")
    t.resources(0, 30)
    state = rolled(t, 6, 6)
    apply(state, 0, GAME.actions.parse("sum"))
    return state


def buying() -> State:
    t = Table(seats=5, active=4)
    t.board(4, "1: S | Frisch", "6: S | Arrow", "11: S | Koopmans")
    t.resources(4, 40)
    state = rolled(t, 2, 3)
    apply(state, 4, GAME.actions.parse("split"))
    return state


POSITIONS: dict[str, Callable[[], State]] = {
    "abilities": abilities,
    "passive-abilities": passive_abilities,
    "dialogue": dialogue,
    "dice": dice,
    "claims": claims,
    "buying": buying,
}

MATCHES = [(2, "standard"), (3, "light-speed"), (4, "standard"), (5, "light-speed")]
MOMENTS = (0, 60, 150)


# --- the file ------------------------------------------------------------------------------------


def listing() -> str:
    """`name: options` for first decisions, `name: nodes` to depth 1, 2, 3 for positions."""
    lines = []
    for seats, variant in MATCHES:
        lines.append(line(f"first {variant} {seats}", first_decisions(seats, variant)))
        for actions in MOMENTS:
            name = f"tree {variant} {seats} after {actions}"
            lines.append(line(name, nodes(after(seats, variant, actions))))
    for name, build in POSITIONS.items():
        lines.append(line(f"tree {name}", nodes(build())))
    return "\n".join(lines) + "\n"


def nodes(state: State) -> list[int]:
    return [count(state, depth) for depth in range(1, DEPTH + 1)]


def line(name: str, numbers: list[int]) -> str:
    return f"{name}: {' '.join(map(str, numbers))}"
