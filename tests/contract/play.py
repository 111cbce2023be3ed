"""Cases for the contract tests: all games, seat counts and options, played at random."""

import itertools
from collections.abc import Iterator, Mapping

from raumhafen.engine import state as engine_state
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import CHANCE, State, apply
from raumhafen.games import METAS, load_game

Case = tuple[str, int, dict[str, OptionValue]]
# Long games: expensive checks come at every so many positions as a rule of thumb, and cases of
# single options are played on these tables and with few seats; `make soak` plays them whole and
# with all.
STRIDES = {"sternenkinder": 9}
SHORT_TABLES: dict[str, dict[str, OptionValue]] = {
    "sternenkinder": {"map": "short", "round_limit": 8}
}
# Quick tests play these alone.
BRIEF_TABLES: dict[str, dict[str, OptionValue]] = {
    **SHORT_TABLES,
    "merchant-of-venus": {"rounds": 15},
}
SINGLE_OPTIONS = 3  # so many times farther apart where a case differs by one option only
CLOCK_WAITS = 25  # of so many answers, one may come from a place beside the players


def thin(case: Case, every: int = 1) -> int:
    """How far apart the positions are that an expensive check looks at: farther where only one
    option differs from a case that is looked at closely."""
    return every * STRIDES.get(case[0], 1) * (1 if is_main(case) else SINGLE_OPTIONS)


def short_table(game: Game, seats: int, name: str, value: OptionValue) -> dict[str, OptionValue]:
    """A table with one unusual option, and otherwise as short as the game allows."""
    table = {**game.meta.complete({}), name: value}
    for other, brief in SHORT_TABLES.get(game.meta.id, {}).items():
        shorter = {**table, other: brief}
        if other != name and accepts(game, seats, shorter):
            table = shorter
    return table


def games() -> list[str]:
    """The registered ones and, where the rules are interpreted, the toy: it cannot be built on
    compiled classes, and all its cases are quick ones."""
    compiled = not engine_state.__file__.endswith(".py")
    return [*METAS] if compiled else ["moon-market", *METAS]


def get(game_id: str) -> Game:
    if game_id == "moon-market":
        from tests.contract.toy.game import GAME  # not above: see `games`

        return GAME
    return load_game(game_id)


def cases() -> list[Case]:
    """Every game at every seat count, and with every value of every option at least once."""
    found: list[Case] = []
    for game_id in games():
        game = get(game_id)
        meta = game.meta
        plain = meta.complete({})
        seats = range(meta.min_seats, meta.max_seats + 1)
        found += [(game_id, n, plain) for n in seats]
        others = [(option, value) for option in meta.options for value in option.values[1:]]
        for k, (option, value) in enumerate(others):
            fitting = [n for n in seats if option.suits(value, n)]
            if game_id in SHORT_TABLES:
                del fitting[2:]
            count = fitting[k % len(fitting)]
            case = (game_id, count, short_table(game, count, option.name, value))
            found += [] if case in found else [case]
    return found


def is_main(case: Case) -> bool:
    """Every seat count, and every value of a game's first option, the one that changes it most."""
    game = get(case[0])
    first = game.meta.options[0]
    if case[0] in SHORT_TABLES and case[2][first.name] != first.default:
        return case[2] == short_table(game, case[1], first.name, case[2][first.name])
    return all(case[2][option.name] == option.default for option in game.meta.options[1:])


def is_quick(case: Case) -> bool:
    """The toy, which cannot be compiled; of every game the main case with two seats, as short as
    it goes. `make test` plays all others compiled."""
    brief = BRIEF_TABLES.get(case[0], {})
    few = case[1] == 2 and all(case[2][name] == value for name, value in brief.items())
    return case[0] not in METAS or (is_main(case) and few)


def drawn_case(game_id: str, seats: int, seed: int, fixed: Mapping[str, OptionValue]) -> Case:
    """A case with the other options drawn at random: all combinations would be millions."""
    game = get(game_id)
    rng = Rng(f"options:{game_id}:{seats}:{seed}")
    while True:
        options: dict[str, OptionValue] = {}
        for option in game.meta.options:
            fitting = [value for value in option.values if option.suits(value, seats)]
            options[option.name] = fitting[rng.below(len(fitting))]
        options.update(fixed)
        if accepts(game, seats, options):
            return game_id, seats, options


def accepts(game: Game, seats: int, options: dict[str, OptionValue]) -> bool:
    """Some sets of options make no game, such as one without any round."""
    try:
        game.prepare(seats, options)
    except RaumhafenError:
        return False
    return True


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
    seat = rng.pick(answering(state, rng))
    return seat, rng.pick(state.options(seat))


def answering(state: State, rng: Rng) -> list[int]:
    """Who answers next: a place beside the players, such as a clock, only now and then, since a
    clock as fast as the players would leave them no time to build anything."""
    asked = state.deciders()
    players = [seat for seat in asked if seat < state.seats]
    if len(players) in (0, len(asked)) or rng.below(CLOCK_WAITS) == 0:
        return asked
    return players


def choose_with(game: Game, state: State, rng: Rng, sense: int) -> tuple[int, int]:
    """Random too, but of four answers so many are what a sensible player would give: play without
    any sense ends before most rules have been met."""
    seat, action = choose(state, rng)
    if seat == CHANCE or rng.below(4) >= sense:
        return seat, action
    return seat, game.mind().greedy(state, seat, state.options(seat))


def positions(case: Case, seed: int, every: int = 1, sense: int = 2) -> Iterator[State]:
    """The positions of a match that is partly random, every so many actions."""
    game = get(case[0])
    state = game.new_state(case[1], case[2], seed)
    rng = Rng(f"play:{seed}")
    for count in itertools.count():
        if count % every == 0 or state.over:
            yield state
        if state.over:
            return
        seat, action = choose_with(game, state, rng, sense)
        apply(state, seat, action)


def play_out(state: State, rng: Rng) -> State:
    while not state.over:
        seat, action = choose(state, rng)
        apply(state, seat, action)
    return state
