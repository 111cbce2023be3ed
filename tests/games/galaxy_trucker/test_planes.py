"""GT23 Planes of small positions: exact values, the same from the view and from the state."""

from __future__ import annotations

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.planes import blank_cells
from raumhafen.games.galaxy_trucker.content.tables import BROWN, CELLS, PURPLE
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import HIT
from raumhafen.games.galaxy_trucker.views.features import NIBBLES, OPTIONS, SMALL, layout
from tests.games.galaxy_trucker.table import Table, cell

BIG_METEOR, RIGHT = 1, 1


def planes(t: Table, seat: int) -> dict[str, dict[int, float]]:
    """What is not 0 in each plane, after both ways of writing were held against each other."""
    where, features = layout(t.s.seats), GAME.features()
    cells = blank_cells(where.size)
    features.write(t.s, seat, cells)
    assert features.encode(GAME.view(t.s, seat), seat).tolist() == cells.tolist()
    return {
        name: {at: number for at, number in enumerate(cells[where[name]].tolist()) if number}
        for name in where.planes
    }


@pytest.mark.parametrize(
    ("options", "marked"),
    [
        ({}, []),
        ({"prognostic": True}, ["prognostic"]),
        ({"build_check": "strict", "inspection": "manual"}, ["strict", "manual"]),
    ],
)
def test_agreed_options_are_marked(options: dict[str, str | int | bool], marked: list[str]) -> None:
    """GT21.3, GT5.4, GT9.5"""
    shown = planes(Table("RG", options={**options}), 0)["options"]
    assert shown == {OPTIONS.index(name): 1.0 for name in marked}


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_meteor_that_flies_at_a_ship(seat: int) -> None:
    """GT16.3 What comes, from where, in which line, at which ship and tile."""
    t = Table("GR", board="II")
    t.run(HIT, 0, [BIG_METEOR, RIGHT, 8])
    assert t.ask(0) == "shoot"
    shown = planes(t, seat)
    assert shown["danger"] == {BIG_METEOR: 1.0} and shown["danger_side"] == {RIGHT: 1.0}
    assert shown["danger_roll"] == {0: pytest.approx(8 / SMALL)}
    assert shown["danger_ship"] == {1 if seat == 1 else 0: 1.0}  # counted from who looks
    assert shown["danger_cell"] == {cell("8,8"): 1.0}


def test_nothing_flies_between_the_cards() -> None:
    shown = planes(Table("GR"), 0)
    assert shown["danger"] == shown["danger_cell"] == shown["danger_ship"] == {}


def test_cubes_lie_in_planes_of_their_colours() -> None:
    """GT17.2 A hold with a yellow and two blue cubes and no red or green one."""
    t = Table("RB")
    t.goods(1, "6,7", "yellow", "blue", "blue")
    at = NIBBLES * (CELLS + cell("6,7"))
    loads = planes(t, 0)["load"]
    assert [round(SMALL * loads.get(at + colour, 0.0)) for colour in range(4)] == [0, 1, 0, 2]


def test_aliens_are_named_by_their_colour() -> None:
    """GT16.8 In events, where a number says which one left."""
    assert GAME.readable({"alien": PURPLE}) == {"alien": "@alien-purple"}
    assert GAME.readable({"alien": BROWN}) == {"alien": "@alien-brown"}
