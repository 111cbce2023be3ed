"""GT15.1 to GT15.5 and GT15.11 to GT15.13: open space, planets, wrecks, stations, and the rest."""

from collections.abc import Mapping
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.galaxy_trucker.actions import ACCEPT, ENGINES, LAND, PASS
from raumhafen.games.galaxy_trucker.content.kinds import Card
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import CELLS, EMPTY, PURPLE, cell_at, cell_name
from raumhafen.games.galaxy_trucker.rules.damage import DESTROY, crew_to_bank
from raumhafen.games.galaxy_trucker.rules.goods import load_goods, lose_crew, pay
from raumhafen.games.galaxy_trucker.rules.hits import meteor, read_roll, roll, volley
from raumhafen.games.galaxy_trucker.rules.measure import (
    crew,
    engine_strength,
    engines,
    occupied_cabins,
    tokens,
)
from raumhafen.games.galaxy_trucker.rules.route import flight_order, give_up, lose_days, move
from raumhafen.games.galaxy_trucker.rules.ship import exposed, joined
from raumhafen.games.galaxy_trucker.state import LEARNING, TruckerState

TRIES = 3


def card_of(s: TruckerState) -> Card:
    return CONTENT.cards[s.card]


def purse(s: TruckerState, ship: int) -> int:
    """GT21.4 Where the credits of a ship go."""
    return ship % 2 if s.teams else ship


def earn(s: TruckerState, ship: int, credits: int, rule: str) -> None:
    s.credits[purse(s, ship)] += credits
    s.tell("event-credits", rule, {"seat": s.pilot[ship], "credits": credits})


# --- declaring engine strength: args = [] --------------------------------------------------------


def engine_options(s: TruckerState, player: int) -> list[int]:
    """GT13.3 None by default; in open space one if the strength would else be 0."""
    ship = s.flies[player]
    single, double = engines(s, ship)
    most = min(double, tokens(s, ship))
    options = [ENGINES + n for n in range(most + 1)]
    if single == 0 and card_of(s).kind == "open_space":
        options = [options[1], options[0], *options[2:]]
    return options


POWER_ENGINES = Ask("engines", "GT13.3", engine_options, default=FIRST_OPTION)


def choose_engines(s: TruckerState, f: Frame) -> None:
    """GT13.3 Which double engines to power; not asked without any, or without tokens."""
    if engines(s, f.seat)[1] and tokens(s, f.seat):
        s.ask(s.pilot[f.seat], POWER_ENGINES)
    else:
        s.answers[s.pilot[f.seat]] = ENGINES


def declare_engines(s: TruckerState, f: Frame) -> None:
    powered = s.answers[s.pilot[f.seat]] - ENGINES
    s.declared[f.seat] = engine_strength(s, f.seat, powered)
    s.tell("event-engines", "GT13.1", {"seat": s.pilot[f.seat], "halves": s.declared[f.seat]})
    pay(s, f.seat, powered)


DECLARE_ENGINES = script("declare_engines", choose_engines, declare_engines)


# --- GT15.1 open space ---------------------------------------------------------------------------


def fly_in_order(s: TruckerState, f: Frame) -> None:
    """GT15.1 In order; each moves before the next decides."""
    s.call_each(SPEED_UP, s.queue)


OPEN_SPACE = script("open_space", fly_in_order)


def speed_up(s: TruckerState, f: Frame) -> None:
    s.call(DECLARE_ENGINES, f.seat)


def fly_ahead(s: TruckerState, f: Frame) -> None:
    """GT15.1 Strength 0 gives up at once."""
    strength = s.declared[f.seat]
    if strength:
        move(s, f.seat, strength // 2)
    else:
        give_up(s, f.seat, "GT18.2")


SPEED_UP = script("speed_up", speed_up, fly_ahead)


# --- GT15.2 planets ------------------------------------------------------------------------------


def free_planets(s: TruckerState) -> list[int]:
    return [p for p in range(len(card_of(s).planets)) if p not in s.landed]


def land_options(s: TruckerState, player: int) -> list[int]:
    return [PASS, *[LAND + planet for planet in free_planets(s)]]


LANDING = Ask("land", "GT15.2", land_options, default=PASS)


def arrive_at_planets(s: TruckerState, f: Frame) -> None:
    s.landed = [EMPTY] * s.seats
    s.at = 0


def offer_planet(s: TruckerState, f: Frame) -> None:
    """GT15.2a In order: one planet not yet taken, or pass."""
    if s.at == len(s.queue) or not free_planets(s):
        f.jump(load_planets)
    else:
        s.ask(s.pilot[s.queue[s.at]], LANDING)


def land(s: TruckerState, f: Frame) -> None:
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


# --- GT15.3, GT15.4 abandoned ship and station ---------------------------------------------------


def accept_options(s: TruckerState, player: int) -> list[int]:
    return [PASS, ACCEPT]


WRECK = Ask("ship", "GT15.3", accept_options, default=PASS)
STATION = Ask("station", "GT15.4", accept_options, default=PASS)


def crew_wanted(card: Card) -> int:
    return card.crew_lost or card.crew_needed


def sight(s: TruckerState, f: Frame) -> None:
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
    card = card_of(s)
    if card.credits:
        earn(s, f.seat, card.credits, "GT15.3")
    lose_days(s, f.seat, card.days)


FIND = script("find", sight, offer_find, take_find, depart)


# --- GT15.5 meteors, GT15.11 stardust, GT15.12 epidemic ------------------------------------------


def fly_through_meteors(s: TruckerState, f: Frame) -> None:
    """GT15.5 One after the other, one roll for all ships."""
    volley(s, s.queue, [meteor(thing) for thing in card_of(s).meteors])


METEORS = script("meteors", fly_through_meteors)


def gather_dust(s: TruckerState, f: Frame) -> None:
    """GT15.11 From the last to the leader: a day for each exposed connector."""
    for ship in reversed(s.queue):
        lose_days(s, ship, exposed(s, ship))


STARDUST = script("stardust", gather_dust)


def spread(s: TruckerState, f: Frame) -> None:
    """GT15.12 All cabins are judged before anyone is removed."""
    for ship in s.queue:
        cells = occupied_cabins(s, ship)
        ill = [cell for cell in cells if any(o in cells for o in joined(s, ship, cell))]
        for cell in ill:
            at = CELLS * ship + cell
            figure = s.load[at] if s.load[at] >= PURPLE else 1
            s.load[at] -= figure
            crew_to_bank(s, figure)
        if ill:
            s.tell("event-crew-lost", "GT15.12", {"seat": s.pilot[ship], "count": len(ill)})
            s.beat("loss")


EPIDEMIC = script("epidemic", spread)


# --- GT15.13 sabotage: args = [tries, column] ----------------------------------------------------


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
    if f.args[0] == TRIES:
        f.leave()
    else:
        f.args[0] += 1
        roll(s)


def roll_row(s: TruckerState, f: Frame) -> None:
    f.args.append(read_roll(s))
    roll(s)


def explode(s: TruckerState, f: Frame) -> None:
    """GT15.13 The first try that names a tile destroys it."""
    cell = cell_at(f.args.pop(), read_roll(s))
    hit = s.grid[CELLS * f.seat + cell] >= 0
    told: dict[str, Argument] = {"seat": s.pilot[f.seat], "cell": cell_name(cell)}
    s.tell("event-explosion" if hit else "event-sabotage-miss", "GT15.13", told)
    s.beat("roll")
    if hit:
        s.call(DESTROY, f.seat, [cell])
    else:
        f.jump(roll_column)


SABOTAGE = script("sabotage", pick_target, roll_column, roll_row, explode)


def is_learning(s: TruckerState) -> bool:
    return s.round == LEARNING


BY_KIND: Final[Mapping[str, Script]] = {
    "open_space": OPEN_SPACE,
    "planets": PLANETS,
    "abandoned_ship": FIND,
    "abandoned_station": FIND,
    "meteor_swarm": METEORS,
    "stardust": STARDUST,
    "epidemic": EPIDEMIC,
    "sabotage": SABOTAGE,
}
SCRIPTS = [
    DECLARE_ENGINES, OPEN_SPACE, SPEED_UP, PLANETS, FIND, METEORS, STARDUST, EPIDEMIC, SABOTAGE,
]  # fmt: skip
ASKS = [POWER_ENGINES, LANDING, WRECK, STATION]
