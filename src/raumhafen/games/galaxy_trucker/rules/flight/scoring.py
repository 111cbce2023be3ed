"""GT19 The end of the flight: bonuses, goods, losses."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.galaxy_trucker.content.kinds import Round
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.rules.credits import purse
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import flight_order
from raumhafen.games.galaxy_trucker.rules.ship.contents import cargo_value
from raumhafen.games.galaxy_trucker.rules.ship.legality import exposed
from raumhafen.games.galaxy_trucker.state import LEARNING, TruckerState

BONUS, BEAUTY, GOODS, LOSSES = range(4)
ENTRIES: Final = 4

# How many numbers the books keep of each ship: earned on the way, the ledger, credits afterwards.
KEPT: Final = ENTRIES + 2


def numbers_of(s: TruckerState) -> Round:
    """GT10.4 The learning flight scores as round I."""
    return CONTENT.rounds[max(s.round, 0)]


def settle_flight(s: TruckerState, f: Frame) -> None:
    """GT19.6 Income first, then losses; nothing is owed."""
    arrived = flight_order(s)
    earned = [s.credits[purse(s, ship)] - brought(s, ship) for ship in range(s.seats)]
    s.ledger = [0] * (ENTRIES * s.seats)
    reward_order(s, arrived)
    reward_beauty(s, arrived)
    for ship in range(s.seats):
        sell(s, ship)
        s.ledger[ENTRIES * ship + LOSSES] = losses(s, ship)
    for ship in range(s.seats):
        s.credits[purse(s, ship)] += sum(s.ledger[ENTRIES * ship : ENTRIES * ship + LOSSES])
    for ship in range(s.seats):
        at = purse(s, ship)
        s.credits[at] = max(0, s.credits[at] - s.ledger[ENTRIES * ship + LOSSES])
        tell_ledger(s, ship)
    keep_books(s, earned)
    if arrived:
        s.starter = arrived[0]


def brought(s: TruckerState, ship: int) -> int:
    """GT10.5 What the purse held when the round began."""
    returned = s.round_at > 0 and s.rounds[s.round_at - 1] == LEARNING and not s.keep_credits
    return 0 if returned or not s.books else s.books[KEPT * (ship - s.seats) + KEPT - 1]


def keep_books(s: TruckerState, earned: list[int]) -> None:
    """GT20.3 So that the end can be explained flight by flight."""
    page = [s.round]
    for ship in range(s.seats):
        entries = s.ledger[ENTRIES * ship : ENTRIES * ship + ENTRIES]
        page += [earned[ship], *entries, s.credits[purse(s, ship)]]
    s.books = s.books + page


def reward_order(s: TruckerState, arrived: list[int]) -> None:
    """GT19.1 By place of arrival."""
    for place, ship in enumerate(arrived):
        s.ledger[ENTRIES * ship + BONUS] = numbers_of(s).finish[place]


def reward_beauty(s: TruckerState, arrived: list[int]) -> None:
    """GT19.2 All arrived ships with the fewest exposed connectors."""
    open_sides = {ship: exposed(s, ship) for ship in arrived}
    for ship in arrived:
        if open_sides[ship] == min(open_sides.values()):
            s.ledger[ENTRIES * ship + BEAUTY] = numbers_of(s).best_looking


def sell(s: TruckerState, ship: int) -> None:
    """GT19.3 Full price; GT19.4 after giving up half of the total, rounded up."""
    value = cargo_value(s, ship)
    s.ledger[ENTRIES * ship + GOODS] = value if s.flying[ship] else (value + 1) // 2


def in_flight(s: TruckerState, ship: int) -> int:
    """GT19.3, GT19.5 Goods less losses, as if the flight ended now."""
    value = cargo_value(s, ship)
    return (value if s.flying[ship] else (value + 1) // 2) - losses(s, ship)


def losses(s: TruckerState, ship: int) -> int:
    """GT19.5 One credit for each lost tile, up to the cap."""
    cap = numbers_of(s).cap
    lost = len(s.lost[ship])
    return lost if cap < 0 else min(lost, cap)


def tell_ledger(s: TruckerState, ship: int) -> None:
    if s.log is not None:
        bonus, beauty, goods, lost = s.ledger[ENTRIES * ship : ENTRIES * (ship + 1)]
        told: dict[str, Argument] = {"seat": s.pilot[ship], "bonus": bonus, "beauty": beauty}
        s.tell("event-settled", "GT19.6", {**told, "goods": goods, "losses": lost})
