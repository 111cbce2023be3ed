"""GT17 Loading, losing goods and crew, paying batteries."""

from __future__ import annotations

import pytest

from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.loading import load_goods
from raumhafen.games.galaxy_trucker.rules.flight.losses import lose_crew, lose_goods, pay
from raumhafen.games.galaxy_trucker.rules.ship.contents import cargo_value
from tests.games.galaxy_trucker.table import Table


def hold_ship() -> Table:
    """T38: a special hold of two and an ordinary one of two, both joined to the start cabin."""
    t = Table("-R")
    t.put(0, "6,7", "special_cargo2-0201", 0)
    t.put(0, "8,7", "cargo2-0103", 0)
    return t


def run(t: Table) -> None:
    t.s.advance(t.s.stack)
    t.check()


def test_t38_rearranging() -> None:
    """GT17.2 T38: old and new cubes are arranged freely, the rest is thrown away."""
    t = hold_ship()
    t.goods(0, "6,7", "yellow", "blue")
    t.goods(0, "8,7", "green")
    load_goods(t.s, 0, (0, 0))
    run(t)
    assert "stow:red:8,7" not in t.options(0)
    t.refuses(0, "stow:red:8,7", "error-not-an-option")
    t.say(0, "lift:yellow:6,7", "lift:blue:6,7")
    t.say(0, "stow:red:6,7", "stow:red:6,7", "stow:yellow:8,7")
    assert not t.asked()  # the blue cube still waits, but nothing has room
    assert cargo_value(t.s, 0) == 13
    assert t.holds(0, "6,7") == {"red": 2} and t.holds(0, "8,7") == {"yellow": 1, "green": 1}


def test_default_loading_is_sensible() -> None:
    """GT22 Always the first option: the dearest cubes are kept, here the arrangement of T38."""
    t = hold_ship()
    t.goods(0, "6,7", "yellow", "blue")
    t.goods(0, "8,7", "green")
    load_goods(t.s, 0, (0, 0))
    run(t)
    while t.asked():
        t.say(0, t.options(0)[0])
    assert cargo_value(t.s, 0) == 13


def test_lifting_is_over_once_a_cube_is_stowed() -> None:
    """GT17.2 So loading always ends."""
    t = hold_ship()
    t.goods(0, "8,7", "green")
    load_goods(t.s, 0, (1, 1))
    run(t)
    assert "lift:green:8,7" in t.options(0)
    t.say(0, "stow:yellow:6,7")
    assert not [code for code in t.options(0) if code.startswith("lift")]


def test_t39_losing_goods() -> None:
    """GT17.4 T39: the dearest first, then batteries, then nothing."""
    t = Table("RG")
    t.goods(0, "6,7", "green")
    t.put(0, "5,8", "special_cargo1-0303", 0)
    t.s.manual = 1
    t.goods(0, "5,8", "red")
    lose_goods(t.s, 0, 3)
    run(t)
    assert t.cargo(0) == [0, 0, 0, 0] and t.batteries(0) == 1
    lost = t.told("event-batteries-lost")
    assert [(event.rule, event.args["count"]) for event in lost] == [("GT17.4", 1)]
    assert not t.told("event-batteries")  # nothing was powered with it


def test_t39_dearest_first() -> None:
    """GT17.4 T39: two yellow, then one blue; no token instead."""
    t = Table("BR")
    t.put(0, "5,7", "cargo3-0202", 1)
    t.s.manual = 1
    t.goods(0, "6,7", "yellow", "blue", "blue")
    t.goods(0, "5,7", "yellow", "blue")
    before = t.batteries(0)
    lose_goods(t.s, 0, 3)
    run(t)
    assert set(t.options(0)) == {"lose-goods:6,7", "lose-goods:5,7"}
    t.say(0, "lose-goods:5,7")
    assert t.cargo(0) == [0, 0, 0, 2] and t.batteries(0) == before


def test_t39_by_the_card() -> None:
    """GT15.7, GT17.4 T39: beaten by II-02, a cube for a cube and a battery for the third."""
    t = Table("-R", board="II")
    t.put(0, "6,7", "special_cargo2-0201", 0)
    t.put(0, "8,7", "battery2-1203", 0)
    t.goods(0, "6,7", "red", "green")
    t.tokens(0, "8,7", 2)
    t.at(5, 2)
    t.card("II-02")
    assert t.cargo(0) == [0, 0, 0, 0] and t.batteries(0) == 1


def test_t39_nothing_to_lose() -> None:
    """GT17.4 T39"""
    t = Table("RG")
    t.tokens(0, "8,7", 0)
    lose_goods(t.s, 0, 3)
    run(t)
    assert not t.asked()


def test_t40_bank_runs_short() -> None:
    """GT17.2, GT15.2 T40: later seats find what the earlier one threw away."""
    t = Table("--")
    t.s.manual = 1
    t.put(0, "6,7", "cargo2-0123", 0)
    t.put(1, "6,7", "special_cargo1-1113", 0)
    t.put(1, "8,7", "cargo3-0101", 0)
    # Everything else lies in the holds of a third party: the test only sets the bank.
    t.s.bank[:4] = [1, 0, 0, 4]
    t.check = lambda: None  # type: ignore[method-assign]
    t.at(5, 2)
    t.card("I-12")
    t.say(0, "land:1")
    t.say(1, "land:3")
    assert t.s.waiting == [1, 0, 0, 3]
    t.say(0, "stow:blue:6,7", "stow:blue:6,7")
    assert t.s.waiting == [1, 0, 0, 2] and t.asked() == [1]
    t.say(1, "stow:red:6,7", "stow:blue:8,7", "stow:blue:8,7")
    assert t.holds(1, "6,7") == {"red": 1} and t.holds(1, "8,7") == {"blue": 2}


def test_an_empty_bank_still_lets_one_rearrange() -> None:
    """GT17.2 The card gives goods and the bank has none: old cubes may be moved or thrown away."""
    t = hold_ship()
    t.goods(0, "6,7", "yellow")
    t.s.bank[0] = 0
    t.check = lambda: None  # type: ignore[method-assign]
    load_goods(t.s, 0, (0, 0))
    run(t)
    assert t.s.waiting == [0, 0, 0, 0]
    assert t.options(0) == ["done", "lift:yellow:6,7"]  # GT22 everything stays by default
    t.say(0, "lift:yellow:6,7", "stow:yellow:8,7")
    assert not t.asked()
    assert t.holds(0, "8,7") == {"yellow": 1}


def test_an_empty_bank_and_empty_holds_ask_nothing() -> None:
    """GT0.6 With no cube anywhere there is nothing to arrange."""
    t = hold_ship()
    t.s.bank[0] = 0
    t.check = lambda: None  # type: ignore[method-assign]
    load_goods(t.s, 0, (0, 0))
    run(t)
    assert not t.asked()


def test_late_tokens_in_place_of_goods_come_from_the_lowest_cell() -> None:
    """GT22 LOSE_GOODS takes the lowest cell, paying a battery the fullest tile."""
    for lose, first in ((lose_goods, "battery:7,6"), (pay, "battery:8,7")):
        t = Table("-R")
        t.put(0, "7,6", "battery2-0303", 0)
        t.put(0, "8,7", "battery2-1203", 0)
        t.s.manual = 1
        t.tokens(0, "7,6", 1)
        t.tokens(0, "8,7", 2)
        lose(t.s, 0, 1)
        run(t)
        assert t.options(0)[0] == first


def test_everything_lies_on_a_tile() -> None:
    """GT17.1, GT17.3 Losing a hold loses its cubes; nothing moves to another one."""
    from raumhafen.games.galaxy_trucker.rules.ship.damage import DESTROY

    t = hold_ship()
    t.goods(0, "6,7", "red", "red")
    t.run(DESTROY, 0, [5 * 11 + 4])
    assert t.cargo(0) == [0, 0, 0, 0] and t.s.bank[0] == 12 and not t.asked()


def test_paying_batteries() -> None:
    """GT17.6 Token by token from tiles of choice; the fullest is the default; no needless ask."""
    t = Table("GR")
    pay(t.s, 0, 2)
    run(t)
    assert t.options(0) == ["battery:8,7", "battery:8,8"]
    t.say(0, "battery:8,8", "battery:8,8")
    assert (t.load(0, "8,7"), t.load(0, "8,8")) == (3, 0)
    pay(t.s, 0, 2)
    run(t)
    assert not t.asked() and t.batteries(0) == 1


@pytest.mark.parametrize("count", [4, 9])
def test_losing_all_crew(count: int) -> None:
    """GT17.5, GT0.6 All if there are fewer; no question without a choice."""
    t = Table("RG")
    lose_crew(t.s, 0, count, "GT17.5")
    run(t)
    assert t.people(0) == 0 and not t.asked() and t.s.bank[5] == 40 - t.people(1)


def test_losing_crew_default() -> None:
    """GT22 Humans from the fullest cabin first, aliens last."""
    t = Table("DR")
    t.crew(0, "5,7", "purple")
    t.crew(0, "7,7", 1)
    lose_crew(t.s, 0, 2, "GT17.5")
    run(t)
    assert t.options(0) == ["lose-crew:9,7", "lose-crew:7,7", "lose-crew:5,7"]


def owing(t: Table) -> int:
    return int(GAME.view(t.s, 0)["owing"])


def test_the_view_counts_what_must_still_go() -> None:
    """GT17.4, GT17.5, GT17.6 Each answer takes one away; nothing is owed afterwards."""
    t = Table("GR")
    pay(t.s, 0, 2)
    run(t)
    assert owing(t) == 2
    t.say(0, "battery:8,8")
    assert owing(t) == 1
    t.say(0, "battery:8,8")
    lose_crew(t.s, 0, 3, "GT17.5")
    run(t)
    assert t.ask(0) == "lose-crew" and owing(t) == 3
    t.say(0, t.options(0)[0])
    assert owing(t) == 2
