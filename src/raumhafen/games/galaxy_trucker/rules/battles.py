"""GT15.6 to GT15.10 Enemies and the combat zone."""

from collections.abc import Mapping
from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.galaxy_trucker.actions import ACCEPT, CANNON_STRIDE, CANNONS, DECLINE
from raumhafen.games.galaxy_trucker.content.kinds import Line
from raumhafen.games.galaxy_trucker.rules.adventures import (
    DECLARE_ENGINES,
    card_of,
    earn,
    is_learning,
)
from raumhafen.games.galaxy_trucker.rules.goods import load_goods, lose_crew, lose_goods, pay
from raumhafen.games.galaxy_trucker.rules.hits import shot, volley
from raumhafen.games.galaxy_trucker.rules.measure import cannon_strength, cannons, crew, tokens
from raumhafen.games.galaxy_trucker.rules.route import flight_order, lose_days
from raumhafen.games.galaxy_trucker.state import TruckerState

# --- declaring cannon strength -------------------------------------------------------------------


def cannon_options(s: TruckerState, player: int) -> list[int]:
    """GT13.3 How many double cannons to power, front and other; none by default."""
    ship = s.flies[player]
    _, front, other = cannons(s, ship)
    left = tokens(s, ship)
    return [
        CANNONS + CANNON_STRIDE * a + b
        for a in range(min(front, left) + 1)
        for b in range(min(other, left - a) + 1)
    ]


POWER_CANNONS = Ask("cannons", "GT13.3", cannon_options, default=CANNONS)


def choose_cannons(s: TruckerState, f: Frame) -> None:
    """GT13.3 Not asked without double cannons, or without tokens."""
    _, front, other = cannons(s, f.seat)
    if front + other and tokens(s, f.seat):
        s.ask(s.pilot[f.seat], POWER_CANNONS)
    else:
        s.answers[s.pilot[f.seat]] = CANNONS


def declare_cannons(s: TruckerState, f: Frame) -> None:
    front, other = divmod(s.answers[s.pilot[f.seat]] - CANNONS, CANNON_STRIDE)
    s.declared[f.seat] = cannon_strength(s, f.seat, front, other)
    s.tell("event-cannons", "GT13.2", {"seat": s.pilot[f.seat], "halves": s.declared[f.seat]})
    pay(s, f.seat, front + other)


DECLARE_CANNONS = script("declare_cannons", choose_cannons, declare_cannons)


# --- GT15.6 enemies ------------------------------------------------------------------------------


def reward_options(s: TruckerState, player: int) -> list[int]:
    return [ACCEPT, DECLINE]


REWARD = Ask("reward", "GT15.6", reward_options, default=ACCEPT)


def meet(s: TruckerState, f: Frame) -> None:
    s.at = 0
    s.beaten = []


def attack(s: TruckerState, f: Frame) -> None:
    """GT15.6 Each ship in order, until one wins."""
    if s.at == len(s.queue):
        f.jump(shoot_beaten)
    else:
        s.call(DECLARE_CANNONS, s.queue[s.at])


def compare(s: TruckerState, f: Frame) -> None:
    """GT15.6 Greater wins, equal is nothing, smaller suffers."""
    ship, strength = s.queue[s.at], 2 * card_of(s).strength
    f.seat = ship
    s.at += 1
    if s.declared[ship] > strength:
        s.tell("event-won", "GT15.6", {"seat": s.pilot[ship]})
        if is_learning(s):
            s.answers[s.pilot[ship]] = ACCEPT
        else:
            s.ask(s.pilot[ship], REWARD)
        return
    f.jump(attack)
    if s.declared[ship] < strength:
        suffer(s, ship)


def suffer(s: TruckerState, ship: int) -> None:
    """GT15.7 Penalties at once; pirates only note who was beaten."""
    card = card_of(s)
    s.tell("event-beaten", "GT15.7", {"seat": s.pilot[ship]})
    if card.kind == "smugglers":
        lose_goods(s, ship, card.goods_lost)
    elif card.kind == "slavers":
        lose_crew(s, ship, card.crew_lost, "GT15.7")
    else:
        s.beaten.append(ship)


def reward(s: TruckerState, f: Frame) -> None:
    """GT15.6 Taken or declined, no later ship is attacked."""
    card = card_of(s)
    if s.answers[s.pilot[f.seat]] == DECLINE:
        s.tell("event-declined", "GT15.6", {"seat": s.pilot[f.seat]})
        f.jump(shoot_beaten)
    elif card.goods:
        load_goods(s, f.seat, card.goods)
    else:
        earn(s, f.seat, card.credits, "GT15.7")


def delay_winner(s: TruckerState, f: Frame) -> None:
    lose_days(s, f.seat, card_of(s).days)


def shoot_beaten(s: TruckerState, f: Frame) -> None:
    """GT15.8 One roll for each shot holds for all beaten ships."""
    volley(s, s.beaten[:], [shot(thing) for thing in card_of(s).shots])


ENEMY = script("enemy", meet, attack, compare, reward, delay_winner, shoot_beaten)


# --- GT15.9 combat zone: args = [next line] ------------------------------------------------------


def enter_zone(s: TruckerState, f: Frame) -> None:
    """GT15.14 Nobody to compare with: no effect."""
    f.args = [0]
    if len(s.queue) < 2:
        f.leave()


def begin_line(s: TruckerState, f: Frame) -> None:
    """GT15.9 The flight order is read anew for each line."""
    if f.args[0] == len(card_of(s).lines):
        f.leave()
        return
    s.queue = flight_order(s)
    line = card_of(s).lines[f.args[0]]
    if line.fewest == "crew":
        for ship in s.queue:
            s.declared[ship] = 2 * crew(s, ship)
    else:
        declare = DECLARE_ENGINES if line.fewest == "engines" else DECLARE_CANNONS
        s.call_each(declare, s.queue)


def punish_weakest(s: TruckerState, f: Frame) -> None:
    """GT15.9 The lowest value; on a tie the one further ahead."""
    line = card_of(s).lines[f.args[0]]
    f.args[0] += 1
    weakest = min(s.queue, key=s.declared.__getitem__)
    s.tell("event-weakest", "GT15.9", {"seat": s.pilot[weakest], "criterion": line.fewest})
    f.jump(begin_line)
    punish(s, weakest, line)


def punish(s: TruckerState, ship: int, line: Line) -> None:
    if line.penalty == "days":
        lose_days(s, ship, line.amount)
    elif line.penalty == "crew":
        lose_crew(s, ship, line.amount, "GT15.9")
    elif line.penalty == "goods":
        lose_goods(s, ship, line.amount)
    else:
        volley(s, [ship], [shot(thing) for thing in line.shots])


COMBAT_ZONE = script("combat_zone", enter_zone, begin_line, punish_weakest)

BY_KIND: Final[Mapping[str, Script]] = {
    "smugglers": ENEMY,
    "slavers": ENEMY,
    "pirates": ENEMY,
    "combat_zone": COMBAT_ZONE,
}
SCRIPTS = [DECLARE_CANNONS, ENEMY, COMBAT_ZONE]
ASKS = [POWER_CANNONS, REWARD]
