"""The judgements that games have learned in self-play, for every registered game that has one."""

import json
import math
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from raumhafen.components.weights import parse_weights
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.mind import Mind
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import State, apply
from raumhafen.games import METAS, has_judgement, load_game
from tests.contract.play import BRIEF_TABLES
from tools import train_judgement
from tools.judging import fitting, matches, tables

UNTAUGHT: frozenset[str] = frozenset()  # games that nobody has trained yet
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
MADE = {"seats": 2, "command": "x", "matches": 1, "positions": 1, "log_loss": 0.5, "makers": 0.6}
SHOWN = 12  # positions of a match that are looked at


def judgement_of(game: Game) -> Judgement:
    found = game.mind().judgement()
    assert found is not None
    return found


@cache
def positions(game: Game, seats: int) -> list[State]:
    """Positions of one match of greedy seats, evenly over its length, as far as they are judged."""
    brief = BRIEF_TABLES.get(game.meta.id, {})
    known = [option for option in game.meta.options if option.name in brief]
    options = {o.name: brief[o.name] for o in known if o.suits(brief[o.name], seats)}
    state = game.new_state(seats, options, f"judged {seats}")
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
    found = json.loads(tables.own_file(game_id).read_text())["tables"]
    for table in found:
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
        assert game.mind().chances(state) == chances, "people are told the same"


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
    few = ["--matches", "3", "--epochs", "2", "--units", "2", "--wide", "--workers", "1"]
    words = [
        game_id,
        *few,
        "--anyway",
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
    train_judgement.main([*words, "--seats", "2", "--onward", "--seed", "on"])
    first, further = [json.loads(text)["tables"][0] for text in (before, file.read_text())]
    assert further["command"].startswith(first["command"] + " && tools/train_judgement.py ")
    assert "--onward" in further["command"] and further["early"] != first["early"]
    assert 0 < first["matches"] < further["matches"] <= 2 * 3
    train_judgement.main([*words, "--seats", "2", "--onward", "--seed", "mean", "--steps", "2"])
    mean = json.loads(file.read_text())["tables"][0]
    assert (
        mean["command"].startswith(further["command"] + " && ") and "--steps 2" in mean["command"]
    )
    assert further["matches"] < mean["matches"] <= 4 * 3 and mean["early"] != further["early"]


def test_calm_matches_have_no_whims() -> None:
    """They end as without a trainer, and more positions are kept: from the first step on."""
    words = ["space-base", "--seats", "2", "--calm"]
    wild, calm = [
        train_judgement.series_of(2, train_judgement.arguments().parse_args([*words, share]))
        for share in ("0", "100")
    ]
    game, kept = load_game("space-base"), [0, 0]
    for name in map(str, range(8)):
        match = matches.play(calm, name)
        state, last = game.new_state(2, {}, name), -1
        while not state.over:
            last = next_decider(state, last)
            apply(state, last, game.mind().skilled(state, last, state.options(last)))
        assert list(match["won"][0]) == game.outcome(state).shares()
        kept[0] += len(matches.play(wild, name)["won"])
        kept[1] += len(match["won"])
    assert kept[1] > 1.2 * kept[0] > 0


def test_the_mean_of_weights_is_that_of_each_of_them() -> None:
    early, hidden = [[1.0, 4.0], [3.0, 2.0]], [[[0.5], [1.0]], [[0.7], [2.0]]]
    steps = [
        {"seats": 2, "early": a, "middle": a, "late": a, "hidden": b}
        for a, b in zip(early, hidden, strict=True)
    ]
    mean = tables.mean_of(steps)
    assert mean["early"] == mean["late"] == [2.0, 3.0] and "seats" not in mean
    assert mean["hidden"] == [[0.6], [1.5]]


def test_steps_are_steps_of_seats_that_choose_by_weights() -> None:
    with pytest.raises(SystemExit, match="--onward"):
        train_judgement.main(["space-base", "--steps", "2"])


@pytest.mark.parametrize(("units", "wide"), [(0, False), (3, False), (3, True)])
def test_weights_that_go_on_begin_where_they_were(units: int, wide: bool) -> None:
    """As numbers of a file, and as those that are fitted: the same chances."""
    series = matches.Series("space-base", 2, (), "on", 200, "")
    data = fitting.Data(matches.play_chunk((series, 0, 6)))
    found = fitting.Fit(data, units, wide)
    found.learn(1, data.won, 0.03)
    again = fitting.Fit(data, 0)
    assert not np.allclose(again.all_chances(), found.all_chances())
    again.resume(found.to_json())
    assert again.wide == wide
    assert np.allclose(again.all_chances(), found.all_chances(), atol=1e-3)


@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("game_id", JUDGED)
def test_the_game_reckons_as_the_trainer_does(game_id: str, wide: bool) -> None:
    game = load_game(game_id)
    own, recorder = judgement_of(game), matches.Recorder(game, Rng("reckoned"))
    states = positions(game, 2)
    for state in states:
        recorder.note(state)
    found = fitting.Fit(fitting.Data([recorder.match([1.0, 0.0])]), 3, wide)
    found.values = [value + 0.1 for value in found.values]
    made = {**MADE, **found.to_json()}
    weights = parse_weights(tables.merged("", game, [made]), own.names, own.marks)
    chances = [type(own)(weights).chances(state) for state in states]
    assert np.allclose(chances, found.all_chances(), atol=0.01)


def test_seats_that_choose_by_weights_answer_otherwise_than_at_first_sight() -> None:
    game = load_game("space-base")
    file = str(tables.own_file("space-base"))
    learned = matches.answers_of(matches.Series("space-base", 2, (), "", 0, file))
    state, rng, last, others = game.new_state(2, {}, "glance"), Rng("glance"), -1, 0
    while not state.over:
        last = next_decider(state, last)
        options = state.options(last)
        answer = options[0] if len(options) == 1 else learned(state, last, options, rng)
        others += answer != game.mind().skilled(state, last, options)
        apply(state, last, answer)
    assert others > 5


def test_numbers_that_a_file_does_not_know_weigh_nothing_at_first(tmp_path: Path) -> None:
    """And only those that are named are fitted then."""
    own, file = judgement_of(load_game("space-base")), tmp_path / "old.json"
    old = json.loads(tables.own_file("space-base").read_text())
    left_out = old["names"].pop()
    for table in old["tables"]:
        for weights in [*[table[phase] for phase in ("early", "middle", "late")], *table["hidden"]]:
            weights.pop(len(old["names"]))
    file.write_text(json.dumps(old))
    made = json.loads(tables.as_of_today(file, own))
    at = own.names.index(left_out)
    assert tuple(made["names"]) == own.names
    words = ["space-base", "--seats", "2", "--matches", "20", "--workers", "1", "--anyway"]
    words += ["--start", str(file), "--only", left_out, "--out", str(tmp_path / "new.json")]
    train_judgement.main(words)
    new = json.loads((tmp_path / "new.json").read_text())["tables"][0]
    before = next(table for table in made["tables"] if table["seats"] == 2)
    assert before["late"][at] == 0.0 != new["late"][at]
    changed = [one != other for one, other in zip(before["late"], new["late"], strict=True)]
    assert changed == [place == at for place in range(len(changed))]
    assert new["hidden"] == before["hidden"]


def test_nothing_goes_on_without_weights(tmp_path: Path) -> None:
    words = ["space-base", "--seats", "2", "--onward", "--out", str(tmp_path / "none.json")]
    with pytest.raises(SystemExit, match="has no weights for 2 seats"):
        train_judgement.main(words)


def test_weights_that_are_no_better_are_not_kept(capsys: pytest.CaptureFixture[str]) -> None:
    given = train_judgement.arguments().parse_args(["space-base"])
    table = {"seats": 2, "log_loss": 0.5, "makers": 0.5}
    assert not train_judgement.is_kept(table, given)
    assert "no better than its makers" in capsys.readouterr().out
    assert train_judgement.is_kept({**table, "log_loss": 0.4999}, given)
    given.anyway = True
    assert train_judgement.is_kept(table, given)


def test_a_game_without_numbers_cannot_be_trained() -> None:
    untaught = cast(Game, SimpleNamespace(mind=Mind, meta=METAS["space-base"]))
    with pytest.raises(SystemExit, match="space-base names no numbers"):
        tables.judgement_of(untaught)
