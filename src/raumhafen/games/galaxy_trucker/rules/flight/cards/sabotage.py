"""GT15.13 Sabotage: an explosion in the ship with the smallest crew."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.content.tables import CELLS, cell_at, cell_name
from raumhafen.games.galaxy_trucker.rules.flight.dice import read_roll, roll
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import flight_order
from raumhafen.games.galaxy_trucker.rules.ship.contents import crew
from raumhafen.games.galaxy_trucker.rules.ship.damage import DESTROY
from raumhafen.games.galaxy_trucker.state import TruckerState

TRIES: Final = 3
TRIED: Final = 0  # first argument of SABOTAGE; the column rolled follows until the row is known


def pick_target(s: TruckerState, f: Frame) -> None:
    """GT15.13, GT15.14 The smallest crew; on a tie the one further ahead."""
    order = flight_order(s)
    if len(order) < 2:
        f.leave()
        return
    f.seat = min(order, key=[crew(s, ship) for ship in range(s.seats)].__getitem__)
    f.args = [0]
    s.tell("event-sabotage", "GT15.13", {"seat": s.pilot[f.seat]})


def roll_column(s: TruckerState, f: Frame) -> None:
    """GT15.13 Up to three tries; a roll for the column."""
    if f.args[TRIED] == TRIES:
        f.leave()
    else:
        f.args[TRIED] += 1
        roll(s)


def roll_row(s: TruckerState, f: Frame) -> None:
    """GT15.13 A second roll for the row."""
    f.args.append(read_roll(s))
    roll(s)


def explode(s: TruckerState, f: Frame) -> None:
    """GT15.13 The first try that names a tile destroys it."""
    column = f.args.pop()
    cell = cell_at(column, read_roll(s))
    hit = s.grid[CELLS * f.seat + cell] >= 0
    told: dict[str, Argument] = {"seat": s.pilot[f.seat], "cell": cell_name(cell)}
    s.tell("event-explosion" if hit else "event-sabotage-miss", "GT15.13", told)
    s.beat("roll")
    if hit:
        s.call(DESTROY, f.seat, [cell])
    else:
        f.jump(roll_column)


SABOTAGE = script("sabotage", pick_target, roll_column, roll_row, explode)
