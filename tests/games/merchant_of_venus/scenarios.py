"""Positions and flights from which several scenario tests begin."""

from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import VenusState
from tests.games.merchant_of_venus.table import A, B, Table


def opening(seats: int, seed: int = 1, **options: str | int) -> VenusState:
    """A match after set-up, at its first departure."""
    s = GAME.new_state(seats, options, seed)
    assert isinstance(s, VenusState)
    while s.round == 0:
        seat = s.deciders()[0]
        apply(s, seat, s.options(seat)[0])
    return s


RED, YELLOW, BOTH = 2, 1, 3  # drives
ROCK = "as04"  # an asteroid
LAIR, BEFORE = "jw07", "jw06"  # an encounter space, and one on the way to it


def fly(t: Table, head: str, *dice: int) -> None:
    """Seat A names a direction and rolls these speed dice."""
    t.turn(A)
    t.do(f"head:{head}")
    t.speed(*dice)


def start(seats: int, space: str) -> Table:
    """Seat A's ship stands on a space."""
    t = Table(seats)
    t.ship(A, space)
    return t


def two_gates() -> Table:
    """Seat A stands before teleportal 1; number 3 is in play as well."""
    t = start(2, "jw06")
    t.teleportal(1, "jw07")
    t.teleportal(3, "im12")
    return t


def ambush(pirate: str, infamy: int = 0) -> Table:
    """Seat A stands before a pirate."""
    t = start(2, BEFORE)
    t.pilot(A, "p_human")
    t.pirate(pirate, LAIR, infamy)
    return t


def meet(card: str, mp: int = 5, seats: int = 2, space: str = "pp07") -> Table:
    """Seat A draws an encounter card."""
    t = start(seats, space)
    t.encounter(A, card, mp)
    return t


def arrive(t: Table) -> Table:
    """Seat A lands on cw02 this turn."""
    t.ship(A, "cw07")
    fly(t, "cw06", 2, 2, 2)
    if t.asked == "speed":
        t.do("done")  # nothing goes overboard
    t.do("go:cw06-cw02")
    assert t.at(A) == "cw02"
    return t


def port_visit(seat: int) -> Table:
    """A ship with goods stands on seat A's merchant spaceport."""
    t = Table(2)
    t.discover("cw", 3)
    t.pile(3, "m03b")
    t.port(A, "cw06")
    t.ship(seat, "cw06")
    t.give(seat, "g01", "g01")
    t.money(B, 100)
    return t


def shuttle(passenger: str, place: str) -> Table:
    """At rest on cw07, two lines from Southern Comfort, with dice left to assign."""
    t = Table()
    t.discover("cw", 8)
    t.give(A, "t06")
    if place == "aboard":
        t.passenger(A, passenger)
    else:
        t.waiting(passenger, place)
    t.ship(A, "r_gb_cw_1")
    fly(t, "r_gb_cw_2", 3, 1, 1)
    t.do("done", "go:cw08-cw07")
    assert t.at(A) == "cw07" and t.asked == "shuttle"
    return t
