"""GT14 to GT18 Flight decisions of bots: every answer by what it brings and costs in credits.

What other players intend is not guessed: ships are taken as they stand.
"""

from raumhafen.games.galaxy_trucker.actions import (
    ACCEPT,
    CANNON_STRIDE,
    CANNONS,
    CHALLENGE,
    CREW,
    DECLINE,
    ENGINES,
    GIVE_UP,
    LAND,
    LOSE_CREW,
    PART,
    PASS,
    STAY,
    SUFFER,
)
from raumhafen.games.galaxy_trucker.bots.prices import (
    arrival_worth,
    cards_left,
    crew_cost,
    damage,
    days_cost,
    goods_cost,
    goods_gain,
    open_spaces_left,
    part_worth,
    standing,
    token_cost,
)
from raumhafen.games.galaxy_trucker.content.kinds import Flying, Line
from raumhafen.games.galaxy_trucker.content.tables import CELLS, PURPLE
from raumhafen.games.galaxy_trucker.rules.flight.cards.combat_zone import COMBAT_ZONE, NEXT_LINE
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.flight.losses import DUE
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import DANGER_CELL
from raumhafen.games.galaxy_trucker.rules.ship.contents import (
    cabins,
    humans,
    occupied_cabins,
    tokens,
)
from raumhafen.games.galaxy_trucker.rules.ship.legality import component, is_legal, joined
from raumhafen.games.galaxy_trucker.rules.ship.strength import (
    cannon_strength,
    cannons,
    engine_strength,
    engines,
    is_shielded,
)
from raumhafen.games.galaxy_trucker.state import TruckerState

FEWEST_CREW = 5  # an alien may come aboard if that many remain
BIG_HIT = 3.5  # what a hit costs on the average, in credits
SMALL_HIT = 2.8
HIT_CHANCE = 0.75  # rolls that name a line with a tile


# --- the crew ------------------------------------------------------------------------------------


def fill_cabin(s: TruckerState, player: int, options: list[int]) -> int:
    """GT11.5 An alien if enough crew remains and its trade has something to add to."""
    ship = s.flies[player]
    seats = 2 * len(cabins(s, ship)) - aliens_aboard(s, ship)
    for option in options[1:]:
        purple = (option - CREW) % 3 == 1
        if seats - 1 >= FEWEST_CREW and has_trade(s, ship, purple):
            return option
    return options[0]


def aliens_aboard(s: TruckerState, ship: int) -> int:
    return sum([s.load[CELLS * ship + cell] >= PURPLE for cell in cabins(s, ship)])


def has_trade(s: TruckerState, ship: int, purple: bool) -> bool:
    """GT13.1, GT13.2 Aliens add nothing to nothing."""
    return cannons(s, ship)[0] > 0 if purple else engines(s, ship)[0] > 0


def lose_member(s: TruckerState, player: int, options: list[int]) -> int:
    """GT17.5 Humans first, as long as one is left to steer.

    Cabin by cabin, the most crowded ones first: an epidemic (GT15.12) takes one from each of those
    that are joined, so a crew that sits alone in many cabins is lost to it.
    """
    ship = s.flies[player]
    base = CELLS * ship
    spared = humans(s, ship) <= s.stack[-1].args[DUE]
    occupied = occupied_cabins(s, ship)
    best, best_rank = options[0], (PURPLE, 0)
    for option in options:
        cell = option - LOSE_CREW
        if s.load[base + cell] >= PURPLE:
            if spared:
                return option
            continue
        crowd = sum([other in occupied for other in joined(s, ship, cell)])
        if (s.load[base + cell], -crowd) < best_rank:
            best, best_rank = option, (s.load[base + cell], -crowd)
    return best


# --- between the cards ---------------------------------------------------------------------------


def stay_or_go(s: TruckerState, player: int, options: list[int]) -> int:
    """GT18.3 Only a ship that can neither move nor hope gives up; GT9.5 faults are challenged."""
    ship = s.flies[player]
    for option in options:
        if option >= CHALLENGE and not is_legal(s, option - CHALLENGE):
            return option
    if GIVE_UP not in options:
        return STAY
    single, double = engines(s, ship)
    stuck = single == 0 and (double == 0 or tokens(s, ship) == 0)
    doomed = stuck and open_spaces_left(s, player) > 1.2 and cards_left(s) > 2
    return GIVE_UP if doomed else STAY


# --- engines -------------------------------------------------------------------------------------


def power_engines(s: TruckerState, player: int, options: list[int]) -> int:
    """GT13.3 As many as pay: days in open space, or not being the slowest."""
    ship = s.flies[player]
    racing = card_of(s).kind == "open_space"
    best, best_value = options[0], -1000.0
    for option in options:
        count = option - ENGINES
        strength = engine_strength(s, ship, count)
        value = -token_cost(s, ship, count)
        if racing:
            value += open_space_value(s, ship, strength)
        else:
            value -= weakness(s, ship, strength)
        if value > best_value:
            best, best_value = option, value
    return best


def open_space_value(s: TruckerState, ship: int, strength: int) -> float:
    if strength == 0:
        return -arrival_worth(s, ship)
    return standing(s, ship, s.position[ship] + strength // 2)


# --- the combat zone -----------------------------------------------------------------------------


def line_of(s: TruckerState) -> Line:
    """GT15.9 The line that is being declared for."""
    zone = next(frame for frame in reversed(s.stack) if frame.script is COMBAT_ZONE)
    return card_of(s).lines[zone.args[NEXT_LINE]]


def weakness(s: TruckerState, ship: int, strength: int) -> float:
    """GT15.9 What this strength costs if it is the lowest, or the lowest and further ahead."""
    line = line_of(s)
    mine = s.queue.index(ship)
    for place, other in enumerate(s.queue):
        if other == ship:
            continue
        theirs = s.declared[other] if place < mine else likely(s, other, line)
        if theirs < strength or (theirs == strength and place < mine):
            return 0.0
    return penalty_cost(s, ship, line)


def likely(s: TruckerState, other: int, line: Line) -> int:
    """Expected strength of a ship that has yet to declare: with half of its tokens."""
    power = (tokens(s, other) + 1) // 2
    if line.fewest == "engines":
        return engine_strength(s, other, min(power, engines(s, other)[1]))
    _, front, side = cannons(s, other)
    first = min(power, front)
    return cannon_strength(s, other, first, min(power - first, side))


def penalty_cost(s: TruckerState, ship: int, line: Line) -> float:
    if line.penalty == "days":
        return days_cost(s, ship, line.amount)
    if line.penalty == "crew":
        return crew_cost(s, ship, line.amount)
    if line.penalty == "goods":
        return goods_cost(s, ship, line.amount)
    return shots_cost(s, ship, line.shots)


def shots_cost(s: TruckerState, ship: int, shots: tuple[Flying, ...]) -> float:
    """GT16.4, GT16.5 What a volley costs on the average; shields cost a token."""
    have = tokens(s, ship)
    total = 0.0
    for thing in shots:
        if not thing.big and have and is_shielded(s, ship, thing.side):
            have -= 1
            total += HIT_CHANCE * token_cost(s, ship)
        else:
            total += HIT_CHANCE * (BIG_HIT if thing.big else SMALL_HIT)
    return total


# --- enemies -------------------------------------------------------------------------------------


def power_cannons(s: TruckerState, player: int, options: list[int]) -> int:
    """GT13.3 The cheapest way to win, to draw, or to lose."""
    ship = s.flies[player]
    zone = card_of(s).kind == "combat_zone"
    best, best_value = options[0], -1000.0
    for option in options:
        front, other = divmod(option - CANNONS, CANNON_STRIDE)
        strength = cannon_strength(s, ship, front, other)
        value = -token_cost(s, ship, front + other)
        value += -weakness(s, ship, strength) if zone else fight_value(s, ship, strength)
        if value > best_value:
            best, best_value = option, value
    return best


def fight_value(s: TruckerState, ship: int, strength: int) -> float:
    """GT15.6 Reward, nothing or penalty."""
    card = card_of(s)
    if strength > 2 * card.strength:
        return max(0.0, reward_value(s, ship))
    if strength == 2 * card.strength:
        return 0.0
    if card.kind == "smugglers":
        return -goods_cost(s, ship, card.goods_lost)
    if card.kind == "slavers":
        return -crew_cost(s, ship, card.crew_lost)
    return -shots_cost(s, ship, card.shots)


def reward_value(s: TruckerState, ship: int) -> float:
    card = card_of(s)
    return card.credits + goods_gain(s, ship, card.goods) - days_cost(s, ship, card.days)


def take_reward(s: TruckerState, player: int, options: list[int]) -> int:
    return ACCEPT if reward_value(s, s.flies[player]) > 0.0 else DECLINE


# --- what is found -------------------------------------------------------------------------------


def land(s: TruckerState, player: int, options: list[int]) -> int:
    """GT15.2 The planet whose goods bring most, if they are worth the days."""
    ship, card = s.flies[player], card_of(s)
    best, best_value = PASS, days_cost(s, ship, card.days)
    for option in options:
        if option != PASS:
            value = goods_gain(s, ship, card.planets[option - LAND])
            if value > best_value:
                best, best_value = option, value
    return best


def board_wreck(s: TruckerState, player: int, options: list[int]) -> int:
    """GT15.3 Credits for crew and days."""
    ship, card = s.flies[player], card_of(s)
    cost = crew_cost(s, ship, card.crew_lost) + days_cost(s, ship, card.days)
    return ACCEPT if card.credits > cost else PASS


def dock(s: TruckerState, player: int, options: list[int]) -> int:
    """GT15.4 Goods for days."""
    ship, card = s.flies[player], card_of(s)
    gain = goods_gain(s, ship, card.goods) - days_cost(s, ship, card.days)
    return ACCEPT if gain > 0.0 else PASS


# --- hits ----------------------------------------------------------------------------------------


def ward_off(s: TruckerState, player: int, options: list[int]) -> int:
    """GT16.2, GT16.3 A token against the tile in danger and all that hangs on it."""
    ship = s.flies[player]
    return options[0] if damage(s, ship, s.hit[DANGER_CELL]) >= token_cost(s, ship) else SUFFER


def keep_part(s: TruckerState, player: int, options: list[int]) -> int:
    """GT16.7 The part that is worth most."""
    ship = s.flies[player]
    best, best_value = options[0], -1000.0
    for option in options:
        value = part_worth(s, ship, component(s, ship, option - PART))
        if value > best_value:
            best, best_value = option, value
    return best
