"""SB18 The tensor says what the view says: no more, no less."""

import numpy as np
import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.planes import MOST
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.state import SpaceBaseState
from raumhafen.games.space_base.views.features import ANSWERS, PRINTED, decode, layout, printed
from raumhafen.games.space_base.views.features import features as encode
from tests.research.views import SEATS, TABLES, VARIANTS, made_up, positions


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_view_of_every_seat_can_be_read_back(variant: str, seats: int) -> None:
    for state in positions(variant, seats, seed=seats, every=11):
        for seat in range(SPECTATOR, seats):
            view = GAME.view(state, seat)
            assert decode(encode(view, seat), seats) == (view, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_made_up_views_can_be_read_back(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(25):
        view, seat = made_up(rng, seats)
        assert decode(encode(view, seat), seats) == (view, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_every_plane_is_used_and_stays_in_its_bounds(seats: int) -> None:
    rng = Rng(seats)
    where = layout(seats)
    used = np.zeros(where.size, bool)
    for _ in range(40):
        numbers = np.array(encode(*made_up(rng, seats)))
        used |= numbers > 0
        for plane in where.planes.values():
            part = numbers[where[plane.name]]
            assert part.min() >= 0 and part.max() <= plane.high, plane.name
    idle = [name for name in where.planes if not used[where[name]].any()]
    assert idle == []


def test_planes_lie_side_by_side() -> None:
    for seats in SEATS:
        where = layout(seats)
        ends = [(where[name].start, where[name].stop) for name in where.planes]
        assert ends[0][0] == 0 and ends[-1][1] == where.size
        assert all(a[1] == b[0] for a, b in zip(ends, ends[1:], strict=False))


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_a_seat_cannot_know_does_not_show(variant: str) -> None:
    """Two positions that differ only in hidden things give equal views and equal tensors."""
    rng = Rng("redeal")
    differ = 0
    for state in positions(variant, 3, seed=7, every=5):
        for seat in range(3):
            other = GAME.determinize(state, seat, rng)
            differ += digest(other) != digest(state)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert encode(GAME.view(other, seat), seat) == encode(GAME.view(state, seat), seat)
    assert differ > 10


def test_another_hand_is_another_tensor_to_its_owner_only() -> None:
    """SB18.2 The same deal but for two ships that change hands under cover."""
    state = GAME.new_state(2, {"variant": "light-speed"}, 1)
    other = state.clone()
    assert isinstance(other, SpaceBaseState)
    other.hands[1][0], other.decks[0][0] = other.decks[0][0], other.hands[1][0]
    mine = [encode(GAME.view(position, 0), 0) for position in (state, other)]
    theirs = [encode(GAME.view(position, 1), 1) for position in (state, other)]
    assert mine[0] == mine[1]
    assert theirs[0] != theirs[1]


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = GAME.new_state(4, {}, 5)
    where = layout(4)
    for seat in range(4):
        numbers = np.array(encode(GAME.view(state, seat), seat))
        view = GAME.view(state, seat)
        turned = [view["seats"][(seat + k) % 4]["credits"] for k in range(4)]
        assert np.rint(numbers[where["counts"]].reshape(4, 4)[:, 0] * 40).tolist() == turned
        assert numbers[where["active"]].argmax() == (view["active"] - seat) % 4


def test_more_than_the_tensor_can_show_is_cut_off() -> None:
    view, _ = made_up(Rng(1), 2)
    view["round"] = MOST + 5
    view["mine"] = {"answers": ["split"] * (ANSWERS + 3), "hand": [], "returned": []}
    shown, _ = decode(encode(view, 0), 2)
    assert shown["round"] == MOST
    assert shown["mine"]["answers"] == ["split"] * ANSWERS


def test_printed_rows_follow_the_planes() -> None:
    rows = printed(3)
    assert len(rows) == layout(3).planes["card_depth"].size
    assert {len(row) for row in rows} == {len(PRINTED)}
    ship = next(card for card in CONTENT.cards if card.station.charge is not None)
    row = dict(zip(PRINTED, rows[ship.index], strict=True))
    assert (row["cost"], row["sector"], row["level"]) == (ship.cost, ship.sector, ship.level)
    assert row["station_squares"] == ship.station.charge.squares_in_play(3)  # type: ignore[union-attr]  # chosen to have one
