"""The black market and the underground for rulers: cards for what they bring, services that pay.

A bid is what the card brings until the end, in the resource that is asked for, less a margin.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    AT,
    AUCTION,
    BUY,
    CIVIL_SHIPS,
    FOE,
    LAW,
    MARKET_NAMES,
    MOVE_PIRATES,
    NO,
    PLAY,
    SHIP,
    UNDERGROUND,
    YES,
)
from raumhafen.games.sternenkinder.bots.agents import rivalry
from raumhafen.games.sternenkinder.bots.explorer import is_goal, is_settling, ship_worth
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.plans import spare
from raumhafen.games.sternenkinder.bots.rulers import effects_worth
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.market import (
    EFFECT,
    KEPT,
    MARKET_CARDS,
    SERVICE,
)
from raumhafen.games.sternenkinder.content.tables import AWE, COLONY_SHIP, RESEARCH_SHIP
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.enacted import PROPOSER, WHICH, rows
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.foes import are_foes
from raumhafen.games.sternenkinder.rules.politics import (
    auctions,
    underground,
    ware_deeds,
    ware_plays,
)
from raumhafen.games.sternenkinder.rules.politics.services.pirate_wages import hireable
from raumhafen.games.sternenkinder.rules.politics.services.secret_routes import (
    exits,
    is_payable,
    travellers,
)
from raumhafen.games.sternenkinder.rules.strategy.ending import side
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SternState

UPKEEP: Final = VERBS.index("upkeep")
# what a card is worth at once, or in a round (kept and activated ones), beside its incomes
ONCE_WORTH: Final = {
    "ghost_cargo": 7.0, "stolen_blueprints": 6.0, "forbidden_genes": 8.0, "art_theft": 5.0,
    "mercenary_captain": 7.0, "war_profiteer": 4.0, "weather_chart": 2.0, "forged_votes": 2.0,
    "sleeper_cell": 1.0, "escape_ship": 2.0,
}  # fmt: skip
ROUND_WORTH: Final = {
    "grim_carnival": 2.0, "four_winds": 0.3, "piercing_ammo": 0.3, "syndicate_support": 0.3,
    "infiltration_commando": 0.2, "witness_cooperation": 0.3, "mask_edict": 0.2, "three_eyes": 0.1,
}  # fmt: skip
# cards that are worth nothing as long as they could do nothing
NEEDS: Final[dict[str, Callable[[SternState, int], bool]]] = {
    "forbidden_genes": ware_plays.can_grow, "stolen_blueprints": ware_plays.can_learn,
    "weather_chart": ware_plays.can_chart, "art_theft": ware_plays.can_rob,
}  # fmt: skip
SANCTION_WORTH: Final = 2.0  # of the Crown Witness, for each round and level
LAW_WORTH: Final = 2.0  # of the Missing Files, while a law of others is in force
EVENT_WORTH: Final = 3.0  # of an event card
PART: Final = 0.6  # of its worth that is bid
HIGHEST: Final = 12
MOODS: Final = 7
GOOD: Final = 3.0  # what a card must be worth before an action is spent on it
RESERVE: Final = 6  # AWE that is kept
ENVOY_HUNT: Final = 14  # AWE with which a foe's ship is worth a murder
MOST_FOR_SHIP: Final = 6  # AWE for a research ship of witnesses
ROUTES: Final = UNDERGROUND + SERVICE["secret_routes"]
PIRATES: Final = UNDERGROUND + SERVICE["hire_pirates"]
FARE: Final = 5  # AWE for a settler
WAGES: Final = 3
EARLY: Final = 4.0  # rounds left for networks
# never worth an action by themselves
WAIT: Final = ("letter_of_marque", "three_eyes", "sleeper_cell")


# --- what things are worth -----------------------------------------------------------------------


def ware_worth(o: Outlook, card: int) -> float:
    """In resources, until the end."""
    name, left = MARKET_NAMES[card], max(0.0, o.left - 1)
    if name == "crown_witness":
        return SANCTION_WORTH * o.s.sanction[o.seat] * left
    if name == "missing_files":
        return LAW_WORTH if strange_laws(o.s, o.seat) else 0.0
    if name in NEEDS and not NEEDS[name](o.s, o.seat):
        return 0.0
    if name in ONCE_WORTH:
        return ONCE_WORTH[name]
    gain = ROUND_WORTH.get(name, 0.0)
    if KEPT >> card & 1:
        gain += effects_worth(o, EFFECT[card]) - upkeep_worth(o, EFFECT[card])
    return gain * left


def upkeep_worth(o: Outlook, row: tuple[Effect, ...]) -> float:
    return sum(o.value(effect.amounts) for effect in row if effect.verb == UPKEEP)


def strange_laws(s: SternState, seat: int) -> list[int]:
    """Laws in force that others have proposed."""
    own = side(s, seat)
    return sorted({s.laws[at + WHICH] for at in rows(s) if s.laws[at + PROPOSER] not in own})


def offered_worth(o: Outlook, what: int) -> float:
    return ware_worth(o, what) if what < MARKET_CARDS else EVENT_WORTH


# --- the menu of politics ------------------------------------------------------------------------


def choose_card(o: Outlook, options: list[int]) -> int:
    """A card that is worth playing now; NO_REPLY without one."""
    for action in options:
        if PLAY <= action < PLAY + MARKET_CARDS and MARKET_NAMES[action - PLAY] not in WAIT:
            name = MARKET_NAMES[action - PLAY]
            if name == "forged_votes" and o.s.council != o.s.round:
                continue
            if name == "missing_files" and not strange_laws(o.s, o.seat):
                continue
            return action
    return NO_REPLY


def choose_deal(o: Outlook, options: list[int]) -> int:
    """The best card of the display, then a service; NO_REPLY if nothing pays."""
    found = [card for card in good_wares(o) if AUCTION + card in options]
    if found:
        return AUCTION + max(found, key=lambda card: ware_worth(o, card))
    return choose_service(o, options)


def good_wares(o: Outlook) -> list[int]:
    """Cards of the display that are worth an action and can be paid."""
    return [card for card in o.s.market_row if ware_worth(o, card) > GOOD and bid_for(o, card)]


def choose_service(o: Outlook, options: list[int]) -> int:
    """A murder in war, a research ship at a network where one is wanted, a settler who arrives in
    time, pirates where they hurt, cellars early on.
    """
    s, rich = o.s, spare(o, AWE) - RESERVE
    killing = UNDERGROUND + SERVICE["contract_killing"]
    if killing in options and s.foes[o.seat] and rich >= ENVOY_HUNT:
        return killing
    witnesses = UNDERGROUND + SERVICE["hire_witnesses"]
    if witnesses in options and rich >= MOST_FOR_SHIP and wants_ship(o):
        return witnesses
    if ROUTES in options and rich >= FARE and o.left > EARLY and settler(s, o.seat)[0] >= 0:
        return ROUTES
    if PIRATES in options and rich >= WAGES and prey_of_pirates(s, o.seat) > 0:
        return PIRATES
    cellars = UNDERGROUND + SERVICE["smuggler_network"]
    if cellars in options and rich >= 3 and o.left > EARLY and not networks(s, o.seat):
        return cellars
    return NO_REPLY


def settler(s: SternState, seat: int) -> tuple[int, int]:
    """A11.6 A colony ship that can be paid for, and the free world beside it; else NOBODY twice."""
    for unit in units_of(s, seat):
        if s.civil_kind[unit] != COLONY_SHIP or is_settling(s, unit):
            continue
        ways, guarded = exits(s, seat, unit), set(s.neutral_at)
        worlds = [cell for cell in ways if is_goal(s, seat, COLONY_SHIP, cell, guarded)]
        if worlds and unit in travellers(s, seat) and is_payable(s, seat, unit):
            return unit, worlds[0]
    return NOBODY, NOBODY


def prey_of_pirates(s: SternState, seat: int) -> int:
    """A11.7 Ships of others that pirates who are for hire can reach, at most."""
    return max([most_prey(s, seat, AT + cell) for cell in hireable(s)], default=0)


def most_prey(s: SternState, seat: int, action: int) -> int:
    """A11.7 Of pirates in a system; those in a deck reach nobody yet."""
    courses = underground.courses(s, seat, action - AT) if AT <= action < AT + CELLS else []
    return max([prey(s, seat, course) for course in courses], default=0)


def prey(s: SternState, seat: int, cell: int) -> int:
    """Civil ships of others in a system; nothing where the seat has something itself."""
    own = {s.fleet_at[at] for at in fleets_of(s, seat)}
    strangers = [at // CIVIL_UNITS for at, here in enumerate(s.civil_at) if here == cell]
    hit = sum(other not in side(s, seat) for other in strangers)
    return hit - 9 * int(cell in own or s.owner[cell] == seat or seat in strangers)


def wants_ship(o: Outlook) -> bool:
    """A11.9 A research ship that can appear at a network."""
    wanted = ship_worth(o, BUY + CIVIL_SHIPS.index(RESEARCH_SHIP)) > 1.0
    return wanted and networks(o.s, o.seat) > 0


def networks(s: SternState, seat: int) -> int:
    return sum(level > 0 for level in s.network[CELLS * seat : CELLS * (seat + 1)])


# --- single questions ----------------------------------------------------------------------------


def choose_bid(o: Outlook, options: list[int]) -> int:
    """A part of what the card is worth, and never all that is there."""
    f = auctions.auction(o.s)
    assert f is not None
    return AMOUNT + min(bid_for(o, f.args[auctions.WHAT]), len(options) - 1)


def bid_for(o: Outlook, what: int) -> int:
    """A12.3 In the resource of the card; rulers differ a little, or all would bid the same."""
    resource = auctions.resource_of(what)
    price = PART * offered_worth(o, what) / max(0.5, o.worth[resource])
    mood = (3 * o.seat + 5 * what + 2 * o.s.round) % MOODS
    keen = int(o.s.active == o.seat)  # who begins the auction wants the card
    have = min(o.s.account[4 * o.seat + resource] // 2, spare(o, resource))
    return max(0, min(HIGHEST, int(price * (MOODS + mood) / (MOODS + 3)) + keen, have))


def choose_top(o: Outlook, options: list[int]) -> int:
    """A good card is auctioned at once."""
    return YES if ware_worth(o, o.s.market_drawn) > GOOD else NO


def choose_detail(s: SternState, seat: int, options: list[int]) -> int:
    """Foes are hit, diplomats in silence; networks lie on the richest planets, and where one is a
    research ship appears.
    """
    service = s.stack[-1].args[underground.WHICH] if s.stack[-1].script is underground.DEAL else -1
    if service == SERVICE["secret_routes"]:
        return settle(s, seat, options)
    if service == SERVICE["hire_pirates"]:
        return max(options, key=lambda action: most_prey(s, seat, action))
    foes = [a for a in options if FOE <= a < FOE + s.seats]
    if foes:
        return max(foes, key=lambda a: (are_foes(s, seat, a - FOE), rivalry(s, seat, a - FOE)))
    cells = [a for a in options if AT <= a < AT + CELLS]
    if cells:
        return max(cells, key=lambda a: (s.level[a - AT], -a))
    ships = [a for a in options if SHIP <= a < SHIP + CIVIL_UNITS]
    return ships[0] if ships else options[-1]


def settle(s: SternState, seat: int, options: list[int]) -> int:
    """The ship, then the world beside it."""
    unit, world = settler(s, seat)
    named = (SHIP + unit - CIVIL_UNITS * seat, AT + world)
    return next((action for action in named if action in options), options[0])


def rob_the_leader(s: SternState, seat: int, options: list[int]) -> int:
    return max(options, key=lambda a: rivalry(s, seat, a - FOE))


def repeal_of_others(s: SternState, seat: int, options: list[int]) -> int:
    strange = [LAW + law for law in strange_laws(s, seat)]
    return next((a for a in options if a in strange), options[0])


def grow_first(s: SternState, seat: int, options: list[int]) -> int:
    """A level for 1 AWE is cheap; nothing for who is poor."""
    return options[1] if s.account[4 * seat + AWE] > RESERVE and len(options) > 1 else NO


def no_masks(s: SternState, seat: int, options: list[int]) -> int:
    return NO


def save_it(s: SternState, seat: int, options: list[int]) -> int:
    return YES


def first_of(s: SternState, seat: int, options: list[int]) -> int:
    return options[0]


def where_it_hurts(s: SternState, seat: int, options: list[int]) -> int:
    """Hired pirates go where others have ships and the seat has none."""
    return max(options, key=lambda action: prey(s, seat, action - AT))


def choose_pirates(s: SternState, seat: int, options: list[int]) -> int:
    """Pirates that were hired are used."""
    found = [a for a in options if MOVE_PIRATES <= a < MOVE_PIRATES + CELLS]
    return found[0] if found else NO_REPLY


Choice = Callable[[SternState, int, list[int]], int]
DEALER_CHOICES: Final[dict[str, Choice]] = {
    underground.DETAIL.name: choose_detail,
    underground.COURSE.name: where_it_hurts,
    ware_deeds.WARE_VICTIM.name: rob_the_leader,
    ware_deeds.SEEN.name: rob_the_leader,
    ware_deeds.CELL_PLACE.name: choose_detail,
    ware_deeds.REPEALED.name: repeal_of_others,
    ware_plays.WHICH_FLEET.name: first_of,
    ware_plays.GROWN.name: grow_first,
    ware_plays.MASKED.name: no_masks,
    ware_plays.RESCUED.name: save_it,
}
DEALER_LOOKS: Final[dict[str, Callable[[Outlook, list[int]], int]]] = {
    auctions.AUCTION_BID.name: choose_bid,
    auctions.TOP_CARD.name: choose_top,
}
