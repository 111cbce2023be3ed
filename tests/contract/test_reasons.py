"""Reasons and forecasts of every game: something to say at every question, in both languages."""

from collections import Counter
from collections.abc import Iterator

import pytest

from raumhafen.agents.foresight import Forecast, foresee, spoken
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games import METAS, load_game
from raumhafen.text import LANGUAGES, Texts
from tests.contract.play import Case, positions
from tests.server.worlds import other_worlds

MOST_OPTIONS = 12
OF_A_KIND = 3  # questions of one kind that are looked at
TABLES: dict[str, dict[str, OptionValue]] = {
    "space-base": {"variant": "light-speed"},
    "sternenkinder": {"map": "short", "round_limit": 8},
}


def questions(game_id: str, seed: int, of_a_kind: int) -> Iterator[tuple[State, int]]:
    """The first questions of every kind in a sensible match, with the seat that is asked."""
    meta = METAS[game_id]
    case: Case = (game_id, min(3, meta.max_seats), meta.complete(TABLES.get(game_id, {})))
    met: Counter[str] = Counter()
    for state in positions(case, seed, sense=3):
        for seat in state.deciders():
            question = state.asked[seat]
            if seat < state.seats and question and met[question.ask.name] < of_a_kind:
                met[question.ask.name] += 1
                yield state, seat


def spread(options: list[int], favourite: int) -> list[int]:
    """The favourite, and some of the others."""
    step = max(1, len(options) // MOST_OPTIONS)
    return [favourite, *[option for option in options[::step] if option != favourite]]


def say(game: Game, every: list[Texts], found: Forecast) -> None:
    for texts in every:
        for reason in found.reasons:
            assert texts.fill(reason.key, {**spoken(game, reason)})
        for change in found.changes:
            assert texts.say(change.key)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", [*METAS])
def test_every_answer_has_reasons_in_both_languages(game_id: str) -> None:
    game = load_game(game_id)
    every = [Texts(lang, game, strict=True) for lang in LANGUAGES]
    met: set[str] = set()
    for state, seat in questions(game_id, 3, OF_A_KIND):
        table = Perspective(game, state, seat)
        name, options = table.question().ask.name, table.options()
        for option in spread(options, game.mind().greedy(state, seat, options)):
            found = foresee(table, option, Rng("reasons"))
            assert found.reasons, (name, game.actions.code(option))
            say(game, every, found)
        met.add(name)
    assert len(met) > 5


@pytest.mark.parametrize("game_id", [*METAS])
def test_a_forecast_is_the_same_in_worlds_that_look_alike(game_id: str) -> None:
    """Whatever was dealt, it says the same, so it tells nothing that is hidden."""
    game, rng = load_game(game_id), Rng("forecasts")
    for state, seat in questions(game_id, 5, 2):
        (other,) = other_worlds(game, state, seat, 1, rng)
        option = game.mind().greedy(state, seat, state.options(seat))
        here, there = (
            plain(foresee(Perspective(game, world, seat), option, Rng("same")))
            for world in (state, other)
        )
        assert here == there


def plain(found: Forecast) -> list[object]:
    return [
        *[(reason.key, reason.args) for reason in found.reasons],
        *[(change.key, change.before, change.after) for change in found.changes],
    ]
