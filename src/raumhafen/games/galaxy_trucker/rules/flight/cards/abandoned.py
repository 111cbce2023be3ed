"""GT15.3, GT15.4 Abandoned ship and abandoned station."""

from raumhafen.engine.flow import Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import ACCEPT, PASS
from raumhafen.games.galaxy_trucker.content.kinds import Card
from raumhafen.games.galaxy_trucker.rules.credits import earn
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import lose_days
from raumhafen.games.galaxy_trucker.rules.flight.loading import load_goods
from raumhafen.games.galaxy_trucker.rules.flight.losses import lose_crew
from raumhafen.games.galaxy_trucker.rules.ship.contents import crew
from raumhafen.games.galaxy_trucker.state import TruckerState


def accept_options(s: TruckerState, player: int) -> list[int]:
    return [PASS, ACCEPT]


WRECK = Ask("ship", "GT15.3", accept_options, default=PASS)
STATION = Ask("station", "GT15.4", accept_options, default=PASS)


def crew_wanted(card: Card) -> int:
    return card.crew_lost or card.crew_needed


def sight(s: TruckerState, f: Frame) -> None:
    """GT15.3, GT15.4 The leader is asked first."""
    s.at = 0


def offer_find(s: TruckerState, f: Frame) -> None:
    """GT15.3, GT15.4 In order, only ships with enough crew are asked."""
    card = card_of(s)
    while s.at < len(s.queue) and crew(s, s.queue[s.at]) < crew_wanted(card):
        s.at += 1
    if s.at == len(s.queue):
        f.leave()
    else:
        ask = WRECK if card.kind == "abandoned_ship" else STATION
        s.ask(s.pilot[s.queue[s.at]], ask)


def take_find(s: TruckerState, f: Frame) -> None:
    """GT15.3 The first acceptance ends the card."""
    ship, card = s.queue[s.at], card_of(s)
    if s.answers[s.pilot[ship]] == PASS:
        s.at += 1
        f.jump(offer_find)
        return
    f.seat = ship
    wreck = card.kind == "abandoned_ship"
    s.tell("event-accept", "GT15.3" if wreck else "GT15.4", {"seat": s.pilot[ship]})
    if wreck:
        lose_crew(s, ship, card.crew_lost, "GT15.3")
    else:
        load_goods(s, ship, card.goods)


def depart(s: TruckerState, f: Frame) -> None:
    """GT15.3, GT15.4 Credits of a ship, then the days lost."""
    card = card_of(s)
    if card.credits:
        earn(s, f.seat, card.credits, "GT15.3")
    lose_days(s, f.seat, card.days)


FIND = script("find", sight, offer_find, take_find, depart)
