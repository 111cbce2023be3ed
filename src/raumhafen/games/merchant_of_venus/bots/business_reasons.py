"""MV10 Reasons at a trading place: prices here and elsewhere, fares, fame."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.mind import Reason, written
from raumhafen.games.merchant_of_venus.actions import (
    ACTIONS,
    BUILD,
    BUY,
    COMPLETE,
    DONE,
    EQUIP,
    LOAD,
    SELL,
    SET_DOWN,
    UNLOAD,
)
from raumhafen.games.merchant_of_venus.bots.business import Visit
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.place_reasons import best_buyer, place_id
from raumhafen.games.merchant_of_venus.bots.worth import mission_worth
from raumhafen.games.merchant_of_venus.content.tables import (
    CAPACITY,
    FARE,
    GOOD_IDS,
    GOODS,
    MISSION_IDS,
    NONE,
    PASSENGER_IDS,
    PASSENGER_SIZE,
    WARES,
)
from raumhafen.games.merchant_of_venus.rules.ships import room
from raumhafen.games.merchant_of_venus.rules.trade.buying import card_credits, price_of
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import building_cost, building_site
from raumhafen.games.merchant_of_venus.state import VenusState

PRICED: Final = range(BUY, SELL)


def business(s: VenusState, seat: int, option: int) -> list[Reason]:
    if SELL <= option < LOAD:
        return selling(s, seat, option - SELL)
    if BUY <= option < EQUIP and WARES[option - BUY] < GOODS:
        return buying(s, seat, option, WARES[option - BUY])
    if option in PRICED:
        return [by_verb(option), priced(s, seat, option)]
    if LOAD <= option < SET_DOWN:
        return loading(s, seat, option - LOAD)
    if SET_DOWN <= option < UNLOAD:
        p = option - SET_DOWN
        return [Reason("reason-arrives", {"passenger": PASSENGER_IDS[p], "credits": FARE[p]})]
    if COMPLETE <= option < COMPLETE + 2:
        return [completing(s, seat, option - COMPLETE)]
    if option == BUILD:
        cost = building_cost(s, seat, building_site(s, seat))
        return [
            by_verb(option),
            Reason("reason-price", {"credits": cost, "left": s.credits[seat] - cost}),
        ]
    if option == DONE:
        return [Reason("reason-leave", {"room": room(s, seat), "credits": s.credits[seat]})]
    return [by_verb(option)]


def by_verb(option: int) -> Reason:
    """What an action does wherever it is offered, with its parameters."""
    found = ACTIONS.action(option)
    args: dict[str, Argument] = dict(found.args)
    return Reason(f"reason-verb-{found.kind}", args)


def selling(s: VenusState, seat: int, good: int) -> list[Reason]:
    """MV10.8 The price here, and the best one elsewhere."""
    visit = Visit(s, seat)
    here = round(visit.price_here(good))
    sold: dict[str, Argument] = {"good": GOOD_IDS[good], "credits": here}
    return [Reason("reason-sell", sold), elsewhere(visit.o, good, visit.place)]


def elsewhere(o: Outlook, good: int, here: int) -> Reason:
    """The best known buyer at another place, and the turns to get there."""
    price, system = best_buyer(o, good, here)
    args: dict[str, Argument] = {"good": GOOD_IDS[good]}
    if system == NONE:
        return Reason("reason-no-buyer", args)
    turns = written(max(1.0, o.turns(o.distances()[system])))
    return Reason(
        "reason-buyer", {**args, "place": place_id(system), "credits": price, "turns": turns}
    )


def buying(s: VenusState, seat: int, option: int, good: int) -> list[Reason]:
    """MV10.4 The price here, the buyer elsewhere, the room it takes."""
    visit = Visit(s, seat)
    space: dict[str, Argument] = {"size": CAPACITY[good], "room": room(s, seat) - CAPACITY[good]}
    buyer = elsewhere(visit.o, good, visit.place)
    return [buyer, priced(s, seat, option), Reason("reason-takes-room", space)]


def priced(s: VenusState, seat: int, option: int) -> Reason:
    """MV10.5 The price, and what is left when the first contact card pays its part."""
    price = price_of(s, seat, option)
    gift = min(price, card_credits(s, seat, option))
    paid: dict[str, Argument] = {"credits": price, "left": s.credits[seat] - price + gift}
    return Reason("reason-price-card" if gift else "reason-price", {**paid, "card": gift})


def loading(s: VenusState, seat: int, passenger: int) -> list[Reason]:
    """MV10.11 The fare, and how far it is."""
    o = Outlook(s, seat)
    goal = o.home_of(passenger)
    fare: dict[str, Argument] = {"passenger": PASSENGER_IDS[passenger], "credits": FARE[passenger]}
    if goal == NONE:
        where = Reason("reason-fare-unknown", fare)
    else:
        turns = written(max(1.0, o.turns(o.distances()[goal])))
        where = Reason("reason-fare", {**fare, "place": place_id(goal), "turns": turns})
    left = room(s, seat) - PASSENGER_SIZE[passenger]
    size: dict[str, Argument] = {"size": PASSENGER_SIZE[passenger], "room": max(0, left)}
    return [where, Reason("reason-takes-room", size)]


def completing(s: VenusState, seat: int, slot: int) -> Reason:
    mission = s.missions[2 * seat + slot]
    worth = round(mission_worth(s, seat, mission))
    return Reason("reason-completes", {"mission": MISSION_IDS[mission], "credits": worth})
