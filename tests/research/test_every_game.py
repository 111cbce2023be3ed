"""The suites of the three libraries, for every registered game, seat count and option."""

import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import raumhafen.research.gymnasium
import raumhafen.research.openspiel  # noqa: F401  # registers the games
from raumhafen.engine.game import SPECTATOR, OptionValue
from raumhafen.games import METAS
from raumhafen.research.pettingzoo import env as seats_env
from raumhafen.research.table import QUESTION, SECRET, WAITING, Table, memory
from tests.contract.play import STRIDES, Case, cases, is_main, is_quick
from tests.research.nodes import step

# PettingZoo's suite knows by name which environments have masks, and warns about all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def named(case: Case) -> str:
    game_id, seats, options = case
    plain = METAS[game_id].complete({})
    return "-".join([game_id, str(seats), *[str(v) for k, v in options.items() if plain[k] != v]])


def every(case: Case) -> Any:
    marks = [] if is_quick(case) else [pytest.mark.slow]
    return pytest.param(*case, marks=marks, id=named(case))


EVERY = [every(case) for case in cases() if case[0] in METAS]
# Whole matches, with everything asked for at every node, take minutes here: one of each game.
WHOLE = [
    pytest.param(*case, id=named(case), marks=[] if is_quick(case) else pytest.mark.soak)
    for case in cases()
    if case[0] in METAS and is_main(case) and (case[0] not in STRIDES or is_quick(case))
]
Options = dict[str, OptionValue]


@pytest.mark.parametrize(("game_id", "seats", "options"), EVERY)
def test_gymnasium(game_id: str, seats: int, options: Options) -> None:
    name = f"Raumhafen/{game_id.title().replace('-', '')}-v1"
    env = gymnasium.make(name, seats=seats, options=options)
    check_env(env.unwrapped)
    rng = np.random.default_rng(seats)
    _, info = env.reset(seed=seats)
    while "winners" not in info:
        _, reward, _, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not cut and "illegal" not in info
    assert -1.0 <= float(reward) <= 1.0


@pytest.mark.parametrize(("game_id", "seats", "options"), EVERY)
def test_pettingzoo(
    game_id: str, seats: int, options: Options, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(seats_env(game_id, seats=seats, options=options), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: seats_env(game_id, seats=seats, options=options, skip_forced=True), 40)


def spiel_game(game_id: str, seats: int, options: Options) -> Any:
    given = {"players": seats, **options}
    return pyspiel.load_game(f"python_raumhafen_{game_id.replace('-', '_')}", given)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "options"), WHOLE)
def test_openspiel(game_id: str, seats: int, options: Options) -> None:
    game = spiel_game(game_id, seats, options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats", "options"), EVERY)
def test_openspiel_walks(game_id: str, seats: int, options: Options) -> None:
    """The suite plays whole matches and asks for everything at every node; this one hurries."""
    state = spiel_game(game_id, seats, options).new_initial_state()
    rng = random.Random(seats)
    for _ in range(150):
        if state.is_terminal():
            break
        step(state, rng)
    if not state.is_terminal() and not state.is_chance_node():
        for seat in range(seats):
            assert len(state.observation_tensor(seat)) == state.get_game().observation_tensor_size()
    twin = state.clone()
    assert str(twin) == str(state)


def holds(whole: Any, part: Any) -> bool:
    """Whether everything that `part` says stands in `whole`, however deep."""
    if isinstance(part, dict):
        return all(name in whole and holds(whole[name], value) for name, value in part.items())
    if isinstance(part, (list, tuple)):
        pairs = zip(whole, part, strict=True)
        return len(whole) == len(part) and all(holds(one, other) for one, other in pairs)
    return bool(whole == part)


def stride_of(case: Case) -> int:
    """One decision of so many; further apart in long games, most of all with single options."""
    if case[0] not in STRIDES:
        return 13
    return 39 if is_main(case) else 117


@pytest.mark.parametrize(("game_id", "seats", "options"), EVERY)
def test_observations_say_what_views_say(game_id: str, seats: int, options: Options) -> None:
    """Within their bounds, and read back into the view that they were made from."""
    table = Table(game_id, seats, options, skip_forced=False)
    high, features = table.tensors.high() * (1 + 1e-6), table.game.features()
    rng, stride = np.random.default_rng(seats), stride_of((game_id, seats, options))
    table.deal(seats)
    while (asked := table.asked()) >= 0:
        if table.state.actions % stride == 0:
            for seat in range(SPECTATOR, seats):
                tensor = table.tensors.tensor(table.state, seat)
                assert (tensor >= 0).all() and (tensor <= high).all()
                facts, looks = features.decode(tensor[table.tensors.board :].tolist(), seats)
                assert looks == seat
                assert holds(table.game.view(table.state, seat), facts)
        table.act(asked, int(rng.choice(np.flatnonzero(table.mask(asked)))))
    paid = table.returns()
    assert paid[0] in (-1, 1) if seats == 1 else sum(paid) == pytest.approx(0)


@pytest.mark.parametrize(("game_id", "seats", "options"), EVERY)
def test_tensors_are_those_of_the_view(game_id: str, seats: int, options: Options) -> None:
    """What is written straight from the state: nothing hidden gets in."""
    hold_both_ways(game_id, seats, options, 47 if game_id in STRIDES else 1)


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "seats", "options"), EVERY)
def test_tensors_on_every_decision(game_id: str, seats: int, options: Options) -> None:
    hold_both_ways(game_id, seats, options, 1)


def hold_both_ways(game_id: str, seats: int, options: Options, stride: int) -> None:
    """On one decision of so many."""
    table = Table(game_id, seats, options, skip_forced=False)
    tensors, rng = table.tensors, np.random.default_rng(100 + seats)
    table.deal(100 + seats)
    while (asked := table.asked()) >= 0:
        state = table.state
        if state.actions % stride == 0:
            for seat in (asked, state.actions % (seats + 1) - 1):
                differ = np.flatnonzero(tensors.tensor(state, seat) != tensors.proof(state, seat))
                assert not differ.size, plane_of(table, int(differ[0]))
        mask = table.mask(asked)
        assert np.flatnonzero(mask).tolist() == sorted(state.options(asked))
        table.act(asked, int(rng.choice(np.flatnonzero(mask))))
    for seat in range(SPECTATOR, seats):
        assert (tensors.tensor(state, seat) == tensors.proof(state, seat)).all()


@pytest.mark.parametrize("game_id", METAS)
def test_one_writer_may_see_many_tables(game_id: str) -> None:
    """Writers keep planes from one look to the next: never those of another table."""
    seats = METAS[game_id].min_seats
    tables = [Table(game_id, seats, {}, skip_forced=True) for _ in range(2)]
    tensors, rng = tables[0].tensors, np.random.default_rng(8)
    for seed, table in enumerate(tables):
        table.deal(seed)
    for _ in range(60):
        for table in tables:
            for seat in range(seats):
                tensor, proof = tensors.tensor(table.state, seat), tensors.proof(table.state, seat)
                assert (tensor == proof).all()
            if (asked := table.asked()) >= 0:
                table.act(asked, int(rng.choice(np.flatnonzero(table.mask(asked)))))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", METAS)
def test_a_page_that_is_written_again_shows_nothing_of_before(game_id: str) -> None:
    """Whoever looks, and whatever the writer has written elsewhere in between."""
    seats = max(2, METAS[game_id].min_seats)
    table, rng = Table(game_id, seats, {}, skip_forced=True), np.random.default_rng(9)
    table.deal(9)
    tensors, start = table.tensors, table.tensors.board
    page = np.zeros(tensors.size - start, np.float32)
    nothing = np.zeros_like(page)
    for _ in range(120):
        seat = int(rng.integers(-1, seats))
        tensors.source.rewrite(table.state, seat, memory(page), memory(nothing))
        assert (page == tensors.proof(table.state, seat)[start:]).all()
        if rng.random() < 0.3:
            tensors.tensor(table.state, int(rng.integers(seats)))
        if (asked := table.asked()) >= 0:
            table.act(asked, int(rng.choice(np.flatnonzero(table.mask(asked)))))
        else:
            table.deal(10)


def plane_of(table: Table, at: int) -> str:
    found = [name for name, part in table.tensors.slices.items() if part.start <= at < part.stop]
    return f"{found[0]} differs at {at - table.tensors.slices[found[0]].start}"


@pytest.mark.parametrize("game_id", METAS)
def test_planes_have_names_of_their_own(game_id: str) -> None:
    meta = METAS[game_id]
    for seats in range(meta.min_seats, meta.max_seats + 1):
        tensors = Table(game_id, seats, {}, False).tensors
        planes = tensors.source.layout(seats).planes
        assert list(tensors.shapes) == [QUESTION, WAITING, SECRET, *planes]
        assert sum(np.prod(shape) for shape in tensors.shapes.values()) == tensors.size
