"""OpenSpiel's own suite, and what it does not look at."""

import copy
import pickle
import random
import subprocess
import sys
from typing import Any, ClassVar

import pyspiel
import pytest

import raumhafen.research.openspiel  # noqa: F401  # registers the games
from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.engine.game import Game, Meta, OptionValue
from raumhafen.engine.save import digest
from raumhafen.engine.state import CHANCE, State
from raumhafen.games.space_base.actions import SPLIT, SUM
from raumhafen.research.openspiel.position import Position
from tests.research.nodes import step, walk

pytestmark = pytest.mark.slow

VARIANTS = ("standard", "light-speed")


def load(players: int, variant: str = "standard") -> Any:
    name = f"python_raumhafen_space_base(players={players},variant={variant})"
    return pyspiel.load_game(name)


def test_random_simulation_with_serialisation() -> None:
    pyspiel.random_sim_test(load(2), num_sims=1, serialize=True, verbose=False)


def test_parameters() -> None:
    game = load(4)
    assert game.num_players() == 4
    assert str(game) == "python_raumhafen_space_base(players=4,round_limit=200,variant=standard)"
    assert game.num_distinct_actions() == 618
    with pytest.raises(Exception, match="error-seats"):
        load(6)
    with pytest.raises(Exception, match="error-option-value"):
        load(4, "slow")


@pytest.mark.parametrize("variant", VARIANTS)
def test_all_kinds_of_nodes_come_up(variant: str) -> None:
    state, rng = load(3, variant).new_initial_state(), random.Random(1)
    kinds = set()
    while not state.is_terminal():
        kinds.add(state.current_player() if state.current_player() < 0 else "seat")
        if state.is_chance_node():
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1.0)
        step(state, rng)
    assert kinds == {pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS, "seat"}
    assert sum(state.returns()) == pytest.approx(0.0)
    assert max(state.returns()) <= 1.0


def test_seats_not_asked_can_only_wait() -> None:
    """SB7.5 A seat that can gain nothing is not asked."""

    def some_wait(state: Any) -> bool:
        asked = state.match.position.state.deciders()
        return bool(state.is_simultaneous_node() and len(asked) < 4)

    for seed in range(20):
        state = walk(load(4), seed, some_wait)
        if not state.is_terminal():
            break
    asked = state.match.position.state.deciders()
    idle = next(seat for seat in range(4) if seat not in asked)
    assert state.legal_actions(idle) == [617]
    assert state.action_to_string(idle, 617) == "-"
    assert all(617 not in state.legal_actions(seat) for seat in asked)


def test_clones_live_their_own_lives() -> None:
    state = walk(load(3), 2, lambda state: state.move_number() > 200)
    text, twin = str(state), state.clone()
    for seed in range(30):
        step(twin, random.Random(seed))
    assert str(state) == text != str(twin)


def test_saved_in_the_middle_of_a_dialogue() -> None:
    """Also with memories: the loaded state goes on to the same information states."""

    def deep(state: Any) -> bool:
        sheets = state.match.position.state.sheets
        return state.move_number() > 60 and any(len(sheet) > 0 for sheet in sheets)

    game = load(3)
    state = walk(game, 4, deep)
    assert not state.is_terminal()
    loaded = game.deserialize_state(state.serialize())
    for seed in range(25):
        assert str(loaded) == str(state)
        assert loaded.history() == state.history()
        for player in range(3):
            mine, theirs = (s.information_state_string(player) for s in (state, loaded))
            assert mine == theirs
        step(state, random.Random(seed))
        step(loaded, random.Random(seed))


def test_observations_are_named_and_flat() -> None:
    game = load(4)
    state = walk(game, 1, lambda state: state.move_number() > 100)
    observer = game.make_py_observer()
    observer.set_from(state, 2)
    assert observer.dict["counts"].shape == (4, 4)
    assert observer.tensor.tolist() == pytest.approx(state.observation_tensor(2))
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 2)
    assert recall.tensor.tolist() == pytest.approx(state.information_state_tensor(2))
    assert recall.tensor.size == observer.tensor.size + recall.dict["history"].size


def test_a_public_observation_has_no_secrets() -> None:
    game = load(2, "light-speed")
    state = walk(game, 1, lambda state: state.is_simultaneous_node())
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert public.dict["hand"].sum() == 0
    assert '"mine"' not in public.string_from(state, 0)
    with pytest.raises(ValueError):
        game.make_py_observer(
            pyspiel.IIGObservationType(
                perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            )
        )


def dealt(tosses: list[int]) -> Any:
    """Light-speed for two: 18 tosses for the shipyard, 6 for each hand."""
    state = load(2, "light-speed").new_initial_state()
    for toss in tosses:
        state.apply_action(toss)
    assert state.is_simultaneous_node()
    return state


def test_information_states_do_not_tell_hidden_cards() -> None:
    """SB18.2 Another seat's hand changes nothing; one's own does; so does what one has done."""
    start = [0] * 18
    one = dealt([*start, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    two = dealt([*start, 0, 0, 0, 0, 0, 0, 2, 3, 4, 5, 6, 7])
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.information_state_tensor(0) == two.information_state_tensor(0)
    assert one.information_state_string(1) != two.information_state_string(1)
    assert one.information_state_tensor(1) != two.information_state_tensor(1)


def after(state: Any, *answers: int) -> Any:
    child = state.clone()
    child.apply_actions(list(answers))
    return child


def test_information_states_remember_the_way() -> None:
    """SB7.1 Where split and sum pay the same, the board forgets which it was; the seat does not."""
    game, found = load(2), 0
    for seed in range(2):
        state, rng = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_simultaneous_node() and state.legal_actions(0) == [SPLIT, SUM]:
                other = state.legal_actions(1)[0]
                one, two = after(state, SPLIT, other), after(state, SUM, other)
                if one.observation_string(0) == two.observation_string(0):
                    found += 1
                    assert one.information_state_string(0) != two.information_state_string(0)
                    assert one.information_state_tensor(0) != two.information_state_tensor(0)
            step(state, rng)
    assert found > 0


def test_the_same_information_has_the_same_options() -> None:
    options: dict[tuple[int, str], list[int]] = {}
    for first in range(6):
        state = dealt([0] * 24 + [first] * 6)
        for player in range(2):
            key = (player, state.information_state_string(player))
            legal = state.legal_actions(player)
            assert options.setdefault(key, legal) == legal
    assert len(options) == 1 + 6


def test_asking_late_gives_the_same_memory() -> None:
    """Memories are brought up to date only when somebody asks."""
    game = load(2)
    often, late = game.new_initial_state(), game.new_initial_state()
    rng_often, rng_late = random.Random(9), random.Random(9)
    for _ in range(200):
        step(often, rng_often)
        often.information_state_string(1)
        step(late, rng_late)
    branch = late.clone()
    for player in range(2):
        wanted = often.information_state_string(player)
        assert late.information_state_string(player) == wanted
        assert branch.information_state_string(player) == wanted


def test_turn_based_for_algorithms_that_want_it() -> None:
    game = pyspiel.convert_to_turn_based(load(2))
    state = walk(game, 3)
    assert state.is_terminal() and sum(state.returns()) == pytest.approx(0.0)


def test_python_ends_cleanly() -> None:
    """OpenSpiel lets go of registered games only after Python has ended."""
    code = (
        "import pyspiel, raumhafen.research.openspiel\n"
        "game = pyspiel.load_game('python_raumhafen_space_base')\n"
        "state = game.new_initial_state()\n"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


# --- a toss in the middle of a secret section, which Space Base does not have --------------------

DICE = ActionSpace()
KEEP = DICE.add("keep")
ROLL = DICE.add("roll")


def keep_or_roll(s: State, seat: int) -> list[int]:
    return [KEEP, ROLL]


def ask_first(s: State, f: Frame) -> None:
    s.ask(f.seat, CHOICE)


def roll_if_wanted(s: State, f: Frame) -> None:
    if s.answers[f.seat] == ROLL:
        s.toss(6)
    else:
        f.leave()


def note_roll(s: State, f: Frame) -> None:
    s.sheets[f.seat].append(s.tossed)


def all_at_once(s: State, f: Frame) -> None:
    s.together(CUP, list(range(s.seats)), secret=True)


def end(s: State, f: Frame) -> None:
    s.finish()


CHOICE = Ask("cup", "T1", keep_or_roll)
CUP = script("cup", ask_first, roll_if_wanted, note_roll)
EVENING = script("evening", all_at_once, end)


class Cups(Game):
    meta: ClassVar[Meta] = Meta("cups", "T", 2, 4, (), 1)
    actions: ClassVar[ActionSpace] = DICE
    opening: ClassVar[Script] = EVENING
    scripts: ClassVar[list[Script]] = [CUP, EVENING]
    asks: ClassVar[list[Ask]] = [CHOICE]

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        return State(seats)


def test_joint_answers_wait_for_a_toss() -> None:
    game = Cups()
    position = Position(game, game.new_state(3, {}, 0, explicit=True), [])
    assert position.is_joint()
    position.play(((0, ROLL), (1, KEEP), (2, ROLL)))
    assert position.state.chance == 6 and position.queue == [(1, KEEP), (2, ROLL)]
    twin = position.copy()
    position.play(((CHANCE, 4),))
    assert position.state.chance == 6 and position.queue == []
    position.play(((CHANCE, 1),))
    assert position.state.over and position.state.sheets == [[4], [], [1]]
    assert twin.queue == [(1, KEEP), (2, ROLL)] and not twin.state.over


def test_positions_are_pickled_by_name() -> None:
    state = walk(load(2), 5, lambda state: state.move_number() > 80)
    match = state.match
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert digest(twin.position.state) == digest(match.position.state)
        assert twin.position.state is not match.position.state
        assert twin.remember().past == match.remember().past
