"""What the contract tests share: the games with all their seat counts and options, random play."""

import itertools
from collections.abc import Iterator

from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import CHANCE, State, apply
from raumhafen.games import METAS, load_game
from tests.contract import toy

Case = tuple[str, int, dict[str, OptionValue]]


def games() -> list[str]:
    return ["moon-market", *METAS]


def get(game_id: str) -> Game:
    return toy.GAME if game_id == "moon-market" else load_game(game_id)


def cases() -> list[Case]:
    """Every game at every seat count, and with every value of every option at least once."""
    found: list[Case] = []
    for game_id in games():
        meta = get(game_id).meta
        plain = meta.complete({})
        seats = range(meta.min_seats, meta.max_seats + 1)
        found += [(game_id, n, plain) for n in seats]
        others = [(option, value) for option in meta.options for value in option.values[1:]]
        for k, (option, value) in enumerate(others):
            fitting = [n for n in seats if option.suits(value, n)]
            count = fitting[k % len(fitting)]
            found.append((game_id, count, {**plain, option.name: value}))
    return found


def drawn_case(game_id: str, seats: int, seed: int) -> Case:
    """A case with options drawn at random: all combinations would be millions."""
    meta = get(game_id).meta
    rng = Rng(f"options:{game_id}:{seats}:{seed}")
    options: dict[str, OptionValue] = {}
    for option in meta.options:
        fitting = [value for value in option.values if option.suits(value, seats)]
        options[option.name] = fitting[rng.below(len(fitting))]
    return game_id, seats, options


def product_seats() -> list[tuple[str, int]]:
    """Every registered game at every seat count."""
    return [
        (meta.id, seats)
        for meta in METAS.values()
        for seats in range(meta.min_seats, meta.max_seats + 1)
    ]


def name(case: Case) -> str:
    shown = "-".join(str(value) for value in case[2].values())
    return f"{case[0]}-{case[1]}-{shown}"


def choose(state: State, rng: Rng) -> tuple[int, int]:
    """A random seat that is asked (or chance) and a random answer."""
    if state.chance:
        return CHANCE, rng.below(state.chance)
    seat = rng.pick(state.deciders())
    return seat, rng.pick(state.options(seat))


def positions(case: Case, seed: int, every: int = 1) -> Iterator[State]:
    """The positions of a random match, every so many actions."""
    game = get(case[0])
    state = game.new_state(case[1], case[2], seed)
    rng = Rng(f"play:{seed}")
    for count in itertools.count():
        if count % every == 0 or state.over:
            yield state
        if state.over:
            return
        seat, action = choose(state, rng)
        apply(state, seat, action)


def play_out(state: State, rng: Rng) -> State:
    while not state.over:
        seat, action = choose(state, rng)
        apply(state, seat, action)
    return state
