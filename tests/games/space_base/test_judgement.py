"""SB17 The networks that say how well a seat stands."""

import pytest

from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import apply
from raumhafen.games.space_base.bots.judgement import NETWORKS, inputs
from raumhafen.games.space_base.content.tables import CARDS
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.state import SpaceBaseState


def greedy_match(seats: int, turns: int) -> SpaceBaseState:
    """A position after some turns of greedy seats."""
    s = GAME.new_state(seats, {}, f"judged {seats}")
    assert isinstance(s, SpaceBaseState)
    last = -1
    while sum(s.turns) < turns:
        last = next_decider(s, last)
        apply(s, last, GAME.mind().greedy(s, last, s.options(last)))
    return s


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_of_seats_has_a_network_that_fits(seats: int) -> None:
    net = NETWORKS[seats - 2]
    size = len(inputs(greedy_match(seats, seats), 0))
    assert {len(unit) for unit in net.hidden} == {size} == {len(net.linear)}
    assert len(net.hidden) == len(net.bias) == len(net.output)
    assert {len(pair) for pair in net.station + net.deployed} == {2}
    assert len(net.station) == len(net.deployed) == CARDS


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chances_add_up_and_grow_with_victory_points(seats: int) -> None:
    s = greedy_match(seats, 6 * seats)
    before = [GAME.mind().value(s, seat) for seat in range(seats)]
    assert sum(before) == pytest.approx(1.0)
    for seat in range(seats):
        ahead = s.clone()
        assert isinstance(ahead, SpaceBaseState)
        ahead.vp[seat] += 8
        assert GAME.mind().value(ahead, seat) > before[seat] + 0.02
