"""The judgements that games have learned in self-play, for every registered game that has one."""

import json
import math
from functools import cache
from pathlib import Path

import pytest

from raumhafen.components.weights import parse_weights
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import State, apply
from raumhafen.games import METAS, has_judgement, load_game
from tests.contract.play import BRIEF_TABLES
from tools import train_judgement

UNTAUGHT = {"sternenkinder"}
JUDGED = [game_id for game_id in METAS if game_id not in UNTAUGHT]
TABLES = [
    (game_id, seats)
    for game_id in JUDGED
    for seats in range(max(2, METAS[game_id].min_seats), METAS[game_id].max_seats + 1)
]
CASES = [pytest.param(*table, marks=[pytest.mark.slow] if table[1] > 2 else []) for table in TABLES]
SHORT: dict[str, dict[str, OptionValue]] = {
    **BRIEF_TABLES,
    "galaxy-trucker": {"round_2": "none", "round_3": "none"},
}
SHOWN = 12  # positions of a match that are looked at


def judgement_of(game: Game) -> Judgement:
    found = game.mind().judgement()
    assert found is not None
    return found


@cache
def positions(game: Game, seats: int) -> list[State]:
    """Positions of one match of greedy seats, evenly over its length, as far as they are judged."""
    state = game.new_state(seats, BRIEF_TABLES.get(game.meta.id, {}), f"judged {seats}")
    judgement, found, last, pace = judgement_of(game), [], -1, -1
    while not state.over:
        last = next_decider(state, last)
        apply(state, last, game.mind().greedy(state, last, state.options(last)))
        if judgement.covers(state) and judgement.pace(state) > pace and not state.over:
            pace = judgement.pace(state)
            found.append(state.clone())
    return found[:: max(1, len(found) // SHOWN)]


@pytest.mark.parametrize("game_id", METAS)
def test_every_game_has_learned_or_is_known_not_to_have(game_id: str) -> None:
    judgement = load_game(game_id).mind().judgement()
    assert has_judgement(game_id) == (judgement is not None) == (game_id not in UNTAUGHT)


@pytest.mark.parametrize("game_id", JUDGED)
def test_weights_rest_on_matches(game_id: str) -> None:
    game = load_game(game_id)
    possible = {seats for name, seats in TABLES if name == game_id}
    assert {2} <= judgement_of(game).weights.keys() <= possible
    tables = json.loads(train_judgement.own_file(game_id).read_text())["tables"]
    for table in tables:
        assert table["command"].startswith(f"tools/train_judgement.py {game_id} --seats ")
        assert table["matches"] >= 1000 and table["positions"] >= 5 * table["matches"]
        assert table["log_loss"] < table["makers"], "no better than what its makers say"


@pytest.mark.parametrize(("game_id", "seats"), CASES)
def test_chances_are_shares_of_one_win(game_id: str, seats: int) -> None:
    game = load_game(game_id)
    judgement = judgement_of(game)
    for state in positions(game, seats):
        assert judgement.fits(state) == (seats in judgement.weights)
        if not judgement.fits(state):
            continue
        assert 0.0 <= judgement.progress(state) <= 1.0
        chances = judgement.chances(state)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert math.isclose(sum(chances), 1.0, abs_tol=1e-9)
        assert [judgement.value(state, seat) for seat in range(seats)] == chances


@pytest.mark.parametrize(("game_id", "seats"), CASES)
def test_numbers_and_marks_are_as_many_as_their_names(game_id: str, seats: int) -> None:
    game = load_game(game_id)
    judgement = judgement_of(game)
    assert len({*judgement.names, *judgement.marks}) == len(judgement.names + judgement.marks)
    for state in positions(game, seats):
        for seat in range(seats):
            numbers = judgement.numbers(state, seat)
            assert len(numbers) == len(judgement.names)
            assert all(math.isfinite(number) for number in numbers)
            assert all(0 <= mark < len(judgement.marks) for mark in judgement.marked(state, seat))


@pytest.mark.parametrize(("game_id", "seats"), CASES)
def test_nothing_hidden_is_judged(game_id: str, seats: int) -> None:
    """What a seat is judged by is the same in all worlds that look the same to it."""
    game = load_game(game_id)
    judgement, rng = judgement_of(game), Rng("elsewhere")
    for state in positions(game, seats):
        for seat in range(seats):
            elsewhere = Perspective(game, state, seat).determinize(rng)
            assert judgement.numbers(elsewhere, seat) == judgement.numbers(state, seat)
            assert judgement.marked(elsewhere, seat) == judgement.marked(state, seat)
            assert judgement.progress(elsewhere) == judgement.progress(state)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", JUDGED)
def test_the_trainer_writes_a_file_that_loads(game_id: str, tmp_path: Path) -> None:
    file, judgement = tmp_path / "judgement.json", judgement_of(load_game(game_id))
    options = [f"{name}={value}" for name, value in SHORT.get(game_id, {}).items()]
    few = ["--matches", "3", "--epochs", "2", "--units", "2", "--workers", "1", "--anyway"]
    words = [
        game_id,
        *few,
        "--out",
        str(file),
        *[word for one in options for word in ("--option", one)],
    ]
    train_judgement.main([*words, "--seats", "2", "3"])
    made = parse_weights(file.read_text(), judgement.names, judgement.marks)
    assert made.keys() == {2, 3}
    before = file.read_text()
    train_judgement.main([*words, "--seats", "3"])
    assert file.read_text() == before, "the same command gives the same weights, the rest stays"


def test_weights_that_are_no_better_are_not_kept(capsys: pytest.CaptureFixture[str]) -> None:
    given = train_judgement.arguments().parse_args(["space-base"])
    table = {"seats": 2, "log_loss": 0.5, "makers": 0.5}
    assert not train_judgement.is_kept(table, given)
    assert "no better than its makers" in capsys.readouterr().out
    assert train_judgement.is_kept({**table, "log_loss": 0.4999}, given)
    given.anyway = True
    assert train_judgement.is_kept(table, given)


def test_a_game_without_numbers_cannot_be_trained() -> None:
    with pytest.raises(SystemExit, match="sternenkinder names no numbers"):
        train_judgement.main(["sternenkinder", "--matches", "1"])
