"""Steps cite the rule they carry out: the first line of a docstring begins with its number."""

import re

import pytest

from raumhafen.engine.flow import Step
from raumhafen.games import METAS, load_game
from raumhafen.rulebook import NUMBER, load_rulebook

# Steps without a rule of their own, by game: `script.step` and why.
WITHOUT_RULE: dict[str, dict[str, str]] = {}

every_game = pytest.mark.parametrize("game_id", METAS)


def steps(game_id: str) -> dict[str, Step]:
    """Every step of a game by its script and its name."""
    return {
        f"{script.name}.{name}": step
        for script in load_game(game_id).scripts
        for name, step in zip(script.step_names(), script.steps, strict=True)
    }


def cited(step: Step) -> str:
    """The number at the beginning of the docstring, or nothing."""
    number = re.match(rf"{NUMBER}\b", step.__doc__ or "")
    return number[0] if number else ""


@every_game
def test_every_step_cites_a_rule_of_its_game(game_id: str) -> None:
    book = load_rulebook(game_id)
    excused = WITHOUT_RULE.get(game_id, {})
    wrong = [
        f"{place}: {cited(step) or 'no rule number'}"
        for place, step in steps(game_id).items()
        if place not in excused and not book.under(cited(step))
    ]
    assert not wrong, f"the docstrings of these steps begin with no rule of the game: {wrong}"


@every_game
def test_steps_without_a_rule_are_steps_and_have_a_reason(game_id: str) -> None:
    excused = WITHOUT_RULE.get(game_id, {})
    found = steps(game_id)
    assert all(excused.values())
    assert [place for place in excused if place not in found or cited(found[place])] == []
