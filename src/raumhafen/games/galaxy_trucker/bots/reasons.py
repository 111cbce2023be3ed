"""GT11 to GT18 Reasons in flight: credits, goods, days, crew, batteries and tiles at stake."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.mind import Reason, compared
from raumhafen.games.galaxy_trucker.actions import (
    ACCEPT,
    BATTERY,
    CANNON_STRIDE,
    CANNONS,
    CHALLENGE,
    CREW,
    DONE,
    ENGINES,
    FIX,
    GIVE_UP,
    LAND,
    LIFT,
    LOSE_CREW,
    LOSE_GOODS,
    PART,
    PASS,
    STOW,
    SUFFER,
)
from raumhafen.games.galaxy_trucker.bots.build_reasons import building, kind_key
from raumhafen.games.galaxy_trucker.bots.figures import figures, without
from raumhafen.games.galaxy_trucker.bots.pilot import line_of
from raumhafen.games.galaxy_trucker.bots.prices import best_cargo, best_rest, cards_left
from raumhafen.games.galaxy_trucker.content.tables import (
    BOARD_CELLS,
    CELLS,
    COLOURS,
    PRICES,
    PURPLE,
    cell_name,
)
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import DANGER_CELL
from raumhafen.games.galaxy_trucker.rules.ship.contents import (
    cargo_value,
    crew,
    cubes_in,
    tokens,
)
from raumhafen.games.galaxy_trucker.rules.ship.legality import component
from raumhafen.games.galaxy_trucker.rules.ship.strength import cannon_strength, engine_strength
from raumhafen.games.galaxy_trucker.state import TruckerState

Why = Callable[[TruckerState, int, int], list[Reason]]


def reasons(s: TruckerState, player: int, option: int) -> list[Reason]:
    question = s.asked[player]
    assert question is not None
    return WHY[question.ask.name](s, player, option)


# --- crew ----------------------------------------------------------------------------------------


def fill_cabin(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT11.5 Two humans, or one alien with its trade."""
    kind = (option - CREW) % 3
    return [Reason(("reason-humans", "reason-purple", "reason-brown")[kind], {})]


def lose_member(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT17.5 A figure less, and perhaps a trade."""
    ship = s.flies[player]
    alien = s.load[CELLS * ship + option - LOSE_CREW] >= PURPLE
    left: dict[str, Argument] = {"left": crew(s, ship) - 1}
    where: dict[str, Argument] = {"cell": cell_name(option - LOSE_CREW)}
    return [Reason("reason-lose-alien" if alien else "reason-lose-human", {**where, **left})]


def stay_or_go(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT18.3 Goods at half price now, or the rest of the flight."""
    ship = s.flies[player]
    value = cargo_value(s, ship)
    if option >= CHALLENGE:
        return [Reason("reason-challenge", {})]
    if option == GIVE_UP:
        return [Reason("reason-give-up", {"half": (value + 1) // 2, "goods": value})]
    crewed: dict[str, Argument] = {"cards": cards_left(s), "crew": crew(s, ship)}
    return [Reason("reason-stay", {**crewed, "goods": value})]


# --- power ---------------------------------------------------------------------------------------


def power_engines(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT13.3 Days in open space; strength among rivals."""
    ship, power = s.flies[player], option - ENGINES
    strength = engine_strength(s, ship, power)
    if card_of(s).kind != "open_space":
        return [*spent(s, ship, power), compared_line(s, ship, strength)]
    if strength == 0:
        return [Reason("reason-stranded", {})]
    return [Reason("reason-days-ahead", {"days": strength // 2}), *spent(s, ship, power)]


def spent(s: TruckerState, ship: int, power: int) -> list[Reason]:
    if not power:
        return [Reason("reason-no-battery", {"left": tokens(s, ship)})]
    return [Reason("reason-batteries", {"count": power, "left": tokens(s, ship) - power})]


def compared_line(s: TruckerState, ship: int, strength: int) -> Reason:
    """GT15.9 Against the declared strengths and the ships still to declare."""
    line = line_of(s)
    mine = s.queue.index(ship)
    declared = [s.declared[other] for other in s.queue[:mine]]
    weakest = all(strength <= other for other in declared)
    key = "reason-weakest" if weakest else "reason-not-weakest"
    return Reason(f"{key}-{line.penalty}", {"halves": strength, "amount": line.amount})


def power_cannons(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT15.6 Reward, nothing or penalty."""
    ship = s.flies[player]
    front, other = divmod(option - CANNONS, CANNON_STRIDE)
    strength = cannon_strength(s, ship, front, other)
    power = spent(s, ship, front + other)
    if card_of(s).kind == "combat_zone":
        return [*power, compared_line(s, ship, strength)]
    return [fight(s, strength), *power]


def fight(s: TruckerState, strength: int) -> Reason:
    card = card_of(s)
    met: dict[str, Argument] = {"halves": strength, "enemy": card.strength}
    if strength > 2 * card.strength:
        won: dict[str, Argument] = {"credits": card.credits, "cubes": len(card.goods)}
        return Reason("reason-win", {**met, **won, "days": card.days})
    if strength == 2 * card.strength:
        return Reason("reason-draw", met)
    lost: dict[str, Argument] = {"goods": card.goods_lost, "crew": card.crew_lost}
    return Reason("reason-defeat", {**met, **lost, "shots": len(card.shots)})


# --- what is found -------------------------------------------------------------------------------


def land(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT15.2 Goods for days."""
    if option == PASS:
        return [Reason("reason-pass", {"days": card_of(s).days})]
    return cargo_for_days(s, s.flies[player], card_of(s).planets[option - LAND])


def cargo_for_days(s: TruckerState, ship: int, goods: tuple[int, ...]) -> list[Reason]:
    gain = best_cargo(s, ship, goods) - cargo_value(s, ship)
    told: dict[str, Argument] = {"cubes": len(goods), "credits": gain}
    return [Reason("reason-goods", told), Reason("reason-days", {"days": card_of(s).days})]


def board_wreck(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT15.3 Credits for crew and days."""
    card = card_of(s)
    if option != ACCEPT:
        return [Reason("reason-pass", {"days": card.days})]
    left: dict[str, Argument] = {"left": crew(s, s.flies[player]) - card.crew_lost}
    paid = Reason("reason-wreck", {"credits": card.credits, "crew": card.crew_lost, **left})
    return [paid, Reason("reason-days", {"days": card.days})]


def dock(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT15.4 Goods for days."""
    if option != ACCEPT:
        return [Reason("reason-pass", {"days": card_of(s).days})]
    return cargo_for_days(s, s.flies[player], card_of(s).goods)


def take_reward(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT15.6 Credits or goods for days."""
    card, ship = card_of(s), s.flies[player]
    if option != ACCEPT:
        return [Reason("reason-pass", {"days": card.days})]
    gain = card.credits + best_cargo(s, ship, card.goods) - cargo_value(s, ship)
    return [Reason("reason-reward", {"credits": gain}), Reason("reason-days", {"days": card.days})]


def load(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT17.2 Cubes that come aboard, make way, or are left behind."""
    if option == DONE:
        lost = sum([s.waiting[colour] * PRICES[colour] for colour in range(COLOURS)])
        return [Reason("reason-leave-goods", {"cubes": sum(s.waiting), "credits": lost})]
    stow = option >= STOW
    colour, cell = divmod(option - (STOW if stow else LIFT), CELLS)
    args: dict[str, Argument] = {"colour": colour, "credits": PRICES[colour]}
    return [Reason("reason-stow" if stow else "reason-lift", {**args, "cell": cell_name(cell)})]


# --- losses --------------------------------------------------------------------------------------


def ward_off(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT16.2, GT16.3 A battery, or the tile in danger and all that hangs on it."""
    ship, cell = s.flies[player], s.hit[DANGER_CELL]
    if option == SUFFER:
        return falling(s, ship, cell)
    gone = tiles_without(s, ship, cell)
    saved = Reason("reason-saves", {"cell": cell_name(cell), "count": len(gone)})
    return [saved, *spent(s, ship, 1)]


def tiles_without(s: TruckerState, ship: int, cell: int) -> list[int]:
    """GT16.7 A tile and all that would fall off with it."""
    base = CELLS * ship
    cells = [c for c in BOARD_CELLS[s.board] if s.grid[base + c] >= 0]
    kept = best_rest(s, ship, cell, cells)
    return [c for c in cells if c not in kept]


def falling(s: TruckerState, ship: int, cell: int) -> list[Reason]:
    gone = tiles_without(s, ship, cell)
    hit: dict[str, Argument] = {
        "kind": kind_key(s.grid[CELLS * ship + cell] >> 2),
        "cell": cell_name(cell),
        "more": len(gone) - 1,
        "cells": " ".join([cell_name(other) for other in gone]),
    }
    after = without(s, ship, gone)
    return [Reason("reason-struck", hit), *compared(figures(s, ship), after)]


def keep_part(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT16.7 The tiles that fly on, and those that do not."""
    ship = s.flies[player]
    part = component(s, ship, option - PART)
    base = CELLS * ship
    gone = [c for c in BOARD_CELLS[s.board] if s.grid[base + c] >= 0 and c not in part]
    kept = Reason("reason-part", {"kept": len(part), "lost": len(gone)})
    return [kept, *compared(figures(s, ship), without(s, ship, gone))]


def fix(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT9.2 A tile that goes, and what falls off with it."""
    return falling(s, s.flies[player], option - FIX)


def battery(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT17.6 Which tile the token comes from."""
    cell = option - BATTERY
    left = s.load[CELLS * s.flies[player] + cell] - 1
    return [Reason("reason-battery", {"cell": cell_name(cell), "left": left})]


def lose_cube(s: TruckerState, player: int, option: int) -> list[Reason]:
    """GT17.4 A cube of the dearest colour."""
    cell = option - LOSE_GOODS
    held = s.load[CELLS * s.flies[player] + cell]
    colour = next(c for c in range(COLOURS) if cubes_in(held, c))
    args: dict[str, Argument] = {"colour": colour, "credits": PRICES[colour]}
    return [Reason("reason-lose-cube", {**args, "cell": cell_name(cell)})]


WHY: Final[dict[str, Why]] = {
    "build": building,
    "watch": building,
    "order": building,
    "fix": fix,
    "part": keep_part,
    "crew": fill_cabin,
    "give-up": stay_or_go,
    "engines": power_engines,
    "land": land,
    "ship": board_wreck,
    "station": dock,
    "cannons": power_cannons,
    "reward": take_reward,
    "shield": ward_off,
    "shoot": ward_off,
    "battery": battery,
    "lose-crew": lose_member,
    "lose-goods": lose_cube,
    "load": load,
}
