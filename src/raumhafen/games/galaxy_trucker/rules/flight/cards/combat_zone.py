"""GT15.9, GT15.10 Combat zone: in each line the weakest ship is punished."""

from typing import Final

from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.content.kinds import Line
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.flight.declaring import DECLARE_CANNONS, DECLARE_ENGINES
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import flight_order, lose_days
from raumhafen.games.galaxy_trucker.rules.flight.losses import lose_crew, lose_goods
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import shot, volley
from raumhafen.games.galaxy_trucker.rules.ship.contents import crew
from raumhafen.games.galaxy_trucker.state import TruckerState

NEXT_LINE: Final = 0  # argument of COMBAT_ZONE: the line of the card that is resolved


def enter_zone(s: TruckerState, f: Frame) -> None:
    """GT15.14 Nobody to compare with: no effect."""
    f.args = [0]
    if len(s.queue) < 2:
        f.leave()


def begin_line(s: TruckerState, f: Frame) -> None:
    """GT15.9 The flight order is read anew for each line."""
    if f.args[NEXT_LINE] == len(card_of(s).lines):
        f.leave()
        return
    s.queue = flight_order(s)
    line = card_of(s).lines[f.args[NEXT_LINE]]
    if line.fewest == "crew":
        for ship in s.queue:
            s.declared[ship] = 2 * crew(s, ship)
    else:
        declare = DECLARE_ENGINES if line.fewest == "engines" else DECLARE_CANNONS
        s.call_each(declare, s.queue)


def punish_weakest(s: TruckerState, f: Frame) -> None:
    """GT15.9 The lowest value; on a tie the one further ahead."""
    line = card_of(s).lines[f.args[NEXT_LINE]]
    f.args[NEXT_LINE] += 1
    weakest = min(s.queue, key=s.declared.__getitem__)
    s.tell("event-weakest", "GT15.9", {"seat": s.pilot[weakest], "criterion": line.fewest})
    f.jump(begin_line)
    punish(s, weakest, line)


def punish(s: TruckerState, ship: int, line: Line) -> None:
    """GT15.9 Days, crew, goods or shots."""
    if line.penalty == "days":
        lose_days(s, ship, line.amount)
    elif line.penalty == "crew":
        lose_crew(s, ship, line.amount, "GT15.9")
    elif line.penalty == "goods":
        lose_goods(s, ship, line.amount)
    else:
        volley(s, [ship], [shot(thing) for thing in line.shots])


COMBAT_ZONE = script("combat_zone", enter_zone, begin_line, punish_weakest)
