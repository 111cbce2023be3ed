"""Tables of part I and of its first politics go on: what they lack begins empty."""

import json

import pytest

from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import Saved, digest
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.content.statutes import FULL_DECK
from raumhafen.games.sternenkinder.state import SternState
from tests.contract.play import choose_with
from tests.games.sternenkinder.tables import GAME

# fields by the version of the rules that brought them
TREATIES = (
    "politics", "met", "treaties", "federation", "offers", "refusals", "terms", "exchanged",
    "ending", "wars", "war_goals", "casus", "foes", "peace",
)  # fmt: skip
SANCTIONS = (
    "sanction", "raided", "quick_start", "laws", "law_deck", "law_failed", "law_gone", "law_hand",
    "council", "sovereign", "cast",
)  # fmt: skip
NEW = {1: (*TREATIES, *SANCTIONS), 2: SANCTIONS}


def older(state: SternState, version: int) -> Saved:
    """As the rules of that version would have saved it."""
    saved: Saved = json.loads(json.dumps(GAME.save(state)))
    return {name: value for name, value in saved.items() if name not in NEW[version]}


def match(options: dict[str, OptionValue], answers: int) -> SternState:
    state = GAME.new_state(3, {"map": "short", **options}, 7)
    rng = Rng("upgrade")
    for _ in range(answers):
        apply(state, *choose_with(GAME, state, rng, 2))
    assert isinstance(state, SternState)
    return state


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("answers", [1, 60, 200])
def test_a_table_of_part_one_goes_on(version: int, answers: int) -> None:
    state = match({}, answers)
    again = GAME.load_upgraded(older(state, version), version)
    assert digest(again) == digest(state) and GAME.broken_laws(again) == []
    rng = Rng("on")
    for _ in range(20):
        apply(again, *choose_with(GAME, again, rng, 2))


@pytest.mark.parametrize("answers", [1, 60, 200])
def test_a_table_with_the_first_politics_goes_on(answers: int) -> None:
    """A7.4: nobody is sanctioned."""
    state = match({"politics": True}, answers)
    state.sanction, state.raided, state.laws = [0] * 3, [0] * 3, []
    state.law_hand, state.cast, state.council, state.sovereign = [0] * 3, [0] * 3, 0, 0
    state.law_deck, state.law_failed, state.law_gone = FULL_DECK, 0, 0
    again = GAME.load_upgraded(older(state, 2), 2)
    assert digest(again) == digest(state) and GAME.broken_laws(again) == []
