"""GT16 Meteors, shots and damage."""

from __future__ import annotations

import pytest

from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import HIT, first_tile, guard
from tests.games.galaxy_trucker.table import Table, cell

SMALL_METEOR, BIG_METEOR, SMALL_SHOT, BIG_SHOT = range(4)
FRONT, RIGHT, REAR, LEFT = range(4)


def hit(t: Table, kind: int, side: int, roll: int, seat: int = 0) -> None:
    t.run(HIT, seat, [kind, side, roll])


def test_t41_swarm() -> None:
    """GT16.1, GT16.2, GT16.3, GT16.9 T41: five meteors against D."""
    t = Table("DE")
    t.s.flying[1] = 0
    t.card("II-09", 6, 6, 7, 9, 8)
    assert t.ask(0) == "shield"
    t.say(0, "shield")
    assert t.batteries(0) == 1
    assert t.ask(0) == "part" and not t.has(0, "6,7")
    t.say(0, "part:7,6")
    assert t.lost(0) == 5
    assert t.ask(0) == "shield"  # 7,7 shows the connector that was just opened
    t.say(0, "shield")
    assert len(t.cells(0)) == 9 and t.batteries(0) == 0 and t.exposed() == 5 and not t.asked()


def test_the_view_counts_the_meteors_to_come() -> None:
    """GT15.5 Those of the same card that have not been rolled for yet."""
    t = Table("DE")
    t.s.flying[1] = 0
    t.card("II-09", 6, 6, 7, 9, 8)
    assert GAME.view(t.s, 0)["danger"]["coming"] == len(t.s.forced) > 0
    t.say(0, "shield")


def test_t42_big_meteor_from_the_front() -> None:
    """GT16.3, GT16.8 T42: only the same column helps; without support the alien leaves at once."""
    t = Table("DE")
    t.crew(0, "9,7", "brown")
    hit(t, BIG_METEOR, FRONT, 7)
    assert t.lost(0) == 0 and not t.asked()
    hit(t, BIG_METEOR, FRONT, 9)
    assert not t.has(0, "9,6") and t.load(0, "9,7") == 0 and t.s.bank[7] == 4


@pytest.mark.parametrize("row", [6, 7, 8])
def test_t43_from_the_left(row: int) -> None:
    """GT16.3 T43: a cannon to the left covers its row and the next ones."""
    t = Table("GR", board="II")
    hit(t, BIG_METEOR, LEFT, row)
    assert t.lost(0) == 0 and not t.asked()


def test_t43_out_of_reach() -> None:
    """GT16.3 T43: row 9 is too far."""
    t = Table("GR", board="II")
    hit(t, BIG_METEOR, LEFT, 9)
    assert not t.has(0, "6,9")


def test_t43_double_cannon() -> None:
    """GT16.3 T43: a double cannon shoots for one token, or not at all."""
    t = Table("GR", board="II")
    hit(t, BIG_METEOR, RIGHT, 8)
    assert t.options(0) == ["shoot", "suffer"]
    t.say(0, "shoot", "battery:8,7")
    assert t.lost(0) == 0 and t.batteries(0) == 4
    assert t.told("event-batteries")[0].rule == "GT16.6"
    hit(t, BIG_METEOR, RIGHT, 8)
    warning = GAME.mind().reasons(t.s, 0, GAME.actions.parse("suffer"))[0]
    assert warning.key == "reason-struck" and warning.args["cells"] == "8,8 8,9"
    t.say(0, "suffer")
    t.keep_parts()
    assert not {"8,8", "8,9"} & t.cells(0) and t.lost(0) == 2 and t.batteries(0) == 2


def test_t44_cannon_behind_other_tiles() -> None:
    """GT16.3 T44: it may stand anywhere in the line, also behind other tiles."""
    t = Table("C-")
    hit(t, BIG_METEOR, LEFT, 8)
    hit(t, BIG_METEOR, LEFT, 7)
    assert t.lost(0) == 0
    assert guard(t.s, 0, LEFT, 6) == 0
    hit(t, BIG_METEOR, LEFT, 6)
    assert not t.has(0, "7,6")


def test_t45_inner_hole() -> None:
    """GT3.6, GT16.2 T45: the open connector towards a hole is not what the meteor meets."""
    t = Table("RG")
    assert first_tile(t.s, 0, RIGHT, 9) == cell("8,9")
    hit(t, SMALL_METEOR, RIGHT, 9)
    assert t.lost(0) == 0 and not t.asked()


def test_t46_shots() -> None:
    """GT16.4, GT16.5, GT16.8 T46: smooth sides do not help; a second support keeps the alien."""
    t = Table("DE")
    t.s.flying[1] = 0
    t.crew(0, "5,7", "purple")
    hit(t, SMALL_SHOT, RIGHT, 8)
    assert not t.has(0, "9,8")
    hit(t, SMALL_SHOT, LEFT, 7)
    t.say(0, "shield")
    assert t.batteries(0) == 1
    hit(t, SMALL_SHOT, FRONT, 5)
    t.say(0, "suffer")
    assert not t.has(0, "5,6") and t.load(0, "5,7") == 4
    hit(t, BIG_SHOT, REAR, 5)
    assert not t.has(0, "5,8") and t.load(0, "5,7") == 0
    assert t.lost(0) == 3 and t.batteries(0) == 1


def test_t46_by_the_card() -> None:
    """GT15.9 T46: the same shots as line 3 of II-16."""
    t = Table("DE")
    t.crew(0, "5,7", "purple")
    t.strip(0, "8,6")
    t.at(9, 2)
    t.card("II-16", 8, 7, 5, 5)
    while t.asked():
        kind = t.ask(0)
        assert kind == "shield"
        t.say(0, "suffer" if t.s.hit[2] == 5 else "shield")
    assert t.lost(0) == 3 and t.batteries(0) == 1


def test_miss() -> None:
    """GT16.1 No tile in that line, or a number that is not on the board."""
    t = Table("RG")
    for roll in (2, 3, 5, 10, 12):
        hit(t, BIG_SHOT, FRONT, roll)
    assert t.lost(0) == 0


def test_small_meteor_bounces() -> None:
    """GT16.2 A smooth side; cannons do not matter."""
    t = Table("RG")
    hit(t, SMALL_METEOR, FRONT, 7)  # the muzzle of 7,6 is smooth
    assert t.lost(0) == 0


def test_small_meteor_without_shield() -> None:
    """GT16.2 A connector and no shield: destroyed, although a cannon points there."""
    t = Table("DE")
    hit(t, SMALL_METEOR, RIGHT, 7)
    assert not t.has(0, "9,7")


def test_small_meteor_without_battery() -> None:
    """GT16.2 A shield without a token protects nothing."""
    t = Table("DE")
    t.tokens(0, "8,7", 0)
    hit(t, SMALL_METEOR, FRONT, 6)
    assert not t.has(0, "6,7")


def test_big_shot_cannot_be_stopped() -> None:
    """GT16.5"""
    t = Table("DE")
    hit(t, BIG_SHOT, FRONT, 7)
    assert not t.asked() and not t.has(0, "7,6")


def test_big_meteor_from_the_rear() -> None:
    """GT16.3 Same or neighbouring column, though no card has it."""
    t = Table("RG", options={"inspection": "manual"})
    t.put(0, "5,8", "cannon-0120", 2)
    assert guard(t.s, 0, REAR, 6) == 2 and guard(t.s, 0, REAR, 7) == 0


def test_every_hit_is_paid_anew() -> None:
    """GT16.6 One battery for one hit."""
    t = Table("DE")
    for left in (1, 0):
        hit(t, SMALL_SHOT, LEFT, 7)
        t.say(0, "shield")
        assert t.batteries(0) == left
    hit(t, SMALL_SHOT, LEFT, 7)
    assert t.ask(0) == "part" and not t.has(0, "5,7")


def test_ships_resolve_a_roll_independently() -> None:
    """GT15.5, GT16.6 One roll of the leader for all ships."""
    t = Table("RG")
    t.card("I-11", 12, 6, 12)
    assert t.s.forced == []
    assert t.lost(0) == 0 and t.lost(1) == 0  # the small one meets smooth muzzles in column 6


def test_default_part() -> None:
    """GT22 Most humans, then most tiles, then the lowest cell."""
    t = Table("DE")
    t.crew(0, "5,7", 1)
    hit(t, BIG_SHOT, FRONT, 6)
    assert t.ask(0) == "part" and t.options(0)[0] == "part:7,6"


def test_last_tile() -> None:
    """GT16.7 A ship may lose everything; it then gives up after the card."""
    t = Table("-R")
    t.card("I-10", 7, 2, 2, 2)
    assert t.cells(0) == set() and t.lost(0) == 1 and t.s.flying == [0, 1]
    assert t.s.lost[0] == [0]


def test_iiia_rows_run_the_other_way() -> None:
    """GT2.3, GT16.3 On board IIIa the front is row 11."""
    t = Table("--", board="IIIa")
    t.put(0, "7,8", "cannon-0020", 0)
    assert not t.faults()
    assert first_tile(t.s, 0, FRONT, 7) == cell("7,8")
    assert first_tile(t.s, 0, REAR, 7) == cell("7,7")
    hit(t, BIG_METEOR, FRONT, 7)
    assert t.lost(0) == 0
    hit(t, BIG_METEOR, REAR, 7)
    assert not t.has(0, "7,7")
