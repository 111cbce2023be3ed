"""Views that share with an earlier one what has not changed."""

import pytest

from raumhafen.engine.game import View
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.space_base.game import GAME


@pytest.mark.parametrize("variant", ["standard", "light-speed"])
def test_views_after_others_are_the_views_themselves(variant: str) -> None:
    """After the last one, after an old one, and after one that is newer."""
    rng = Rng(variant)
    state = GAME.new_state(4, {"variant": variant}, seed=11)
    older: View = GAME.open_view(state)
    latest, phases = older, set()
    while not state.over:
        before = state.clone()
        seat = state.deciders()[0]
        apply(state, seat, rng.pick(state.options(seat)))
        whole = GAME.open_view(state)
        latest = GAME.open_view_after(state, latest)
        assert latest == whole == GAME.open_view_after(state, older)
        assert GAME.open_view_after(before, whole) == GAME.open_view(before)
        phases.add(whole["phase"])
        if rng.below(40) == 0:
            older = whole
    assert len(phases) > 3


def test_boards_that_nobody_has_touched_stay_the_same_object() -> None:
    state = GAME.new_state(3, {}, seed=5)
    before = GAME.open_view(state)
    after = GAME.open_view_after(state, before)
    assert all(a is b for a, b in zip(after["seats"], before["seats"], strict=True))
