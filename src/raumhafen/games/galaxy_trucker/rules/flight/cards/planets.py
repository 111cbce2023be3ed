"""GT15.2 Planets: landing, loading, losing days."""

from raumhafen.engine.flow import Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import LAND, PASS
from raumhafen.games.galaxy_trucker.content.tables import EMPTY
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import lose_days
from raumhafen.games.galaxy_trucker.rules.flight.loading import load_goods
from raumhafen.games.galaxy_trucker.state import TruckerState


def free_planets(s: TruckerState) -> list[int]:
    return [p for p in range(len(card_of(s).planets)) if p not in s.landed]


def land_options(s: TruckerState, player: int) -> list[int]:
    return [PASS, *[LAND + planet for planet in free_planets(s)]]


LANDING = Ask("land", "GT15.2", land_options, default=PASS)


def arrive_at_planets(s: TruckerState, f: Frame) -> None:
    """GT15.2 Nobody has landed yet."""
    s.landed = [EMPTY] * s.seats
    s.at = 0


def offer_planet(s: TruckerState, f: Frame) -> None:
    """GT15.2a In order: one planet not yet taken, or pass."""
    if s.at == len(s.queue) or not free_planets(s):
        f.jump(load_planets)
    else:
        s.ask(s.pilot[s.queue[s.at]], LANDING)


def land(s: TruckerState, f: Frame) -> None:
    """GT15.2a The ship takes its planet, or passes."""
    ship = s.queue[s.at]
    answer = s.answers[s.pilot[ship]]
    s.at += 1
    if answer != PASS:
        s.landed[ship] = answer - LAND
        s.tell("event-land", "GT15.2", {"seat": s.pilot[ship], "planet": answer - LAND + 1})
    f.jump(offer_planet)


def load_planets(s: TruckerState, f: Frame) -> None:
    """GT15.2b When all have decided, the landed ships load in order."""
    for ship in reversed(s.queue):
        if s.landed[ship] >= 0:
            load_goods(s, ship, card_of(s).planets[s.landed[ship]])


def leave_planets(s: TruckerState, f: Frame) -> None:
    """GT15.2c The last in order moves first."""
    for ship in reversed(s.queue):
        if s.landed[ship] >= 0:
            lose_days(s, ship, card_of(s).days)
    s.landed = [EMPTY] * s.seats


PLANETS = script("planets", arrive_at_planets, offer_planet, land, load_planets, leave_planets)
