"""GT17.4 to GT17.6 Paying batteries, losing crew, losing goods."""

from typing import Final

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import BATTERY, LOSE_CREW, LOSE_GOODS
from raumhafen.games.galaxy_trucker.content.tables import BATTERIES, CELLS, COLOURS, CUBE, PURPLE
from raumhafen.games.galaxy_trucker.rules.ship.contents import (
    battery_cells,
    cargo,
    crew,
    cubes_in,
    holds,
    occupied_cabins,
    tokens,
)
from raumhafen.games.galaxy_trucker.rules.ship.damage import crew_to_bank
from raumhafen.games.galaxy_trucker.state import TruckerState

DUE: Final = 0  # argument of all scripts here: how many tokens, figures or cubes are still due

IN_PLACE_OF_GOODS: Final = 1  # argument of PAY, where it is there at all

# --- GT17.6 paying batteries ---------------------------------------------------------------------


def battery_options(s: TruckerState, player: int) -> list[int]:
    """GT22 The fullest tile is the default; in place of goods the lowest cell."""
    cells = battery_cells(s, s.flies[player])
    frame = s.stack[-1]
    if len(frame.args) > IN_PLACE_OF_GOODS:
        cells.sort()
    return [BATTERY + cell for cell in cells]


BATTERY_TILE = Ask("battery", "GT17.6", battery_options, default=FIRST_OPTION)


def choose_battery(s: TruckerState, f: Frame) -> None:
    """GT17.6 Token by token, from tiles of the owner's choice; not asked without a choice."""
    cells = battery_cells(s, f.seat)
    if f.args[DUE] <= 0 or not cells:
        f.leave()
    elif len(cells) == 1 or tokens(s, f.seat) <= f.args[DUE]:
        spend_token(s, f.seat, cells[0])
        f.args[DUE] -= 1
        f.again()
    else:
        s.ask(s.pilot[f.seat], BATTERY_TILE)


def spend_chosen(s: TruckerState, f: Frame) -> None:
    """GT17.6 A token from the tile chosen."""
    spend_token(s, f.seat, s.answers[s.pilot[f.seat]] - BATTERY)
    f.args[DUE] -= 1
    f.jump(choose_battery)


def spend_token(s: TruckerState, ship: int, cell: int) -> None:
    s.load[CELLS * ship + cell] -= 1
    s.bank[BATTERIES] += 1


PAY = script("pay", choose_battery, spend_chosen)


def pay(s: TruckerState, ship: int, count: int, rule: str = "GT13.3") -> None:
    """Calls the payment, if there is anything to pay."""
    if count > 0:
        s.tell("event-batteries", rule, {"seat": s.pilot[ship], "count": count})
        s.call(PAY, ship, [count])


def lose_tokens(s: TruckerState, ship: int, count: int) -> None:
    """GT17.4 Batteries in place of goods."""
    if count > 0:
        s.tell("event-batteries-lost", "GT17.4", {"seat": s.pilot[ship], "count": count})
        s.call(PAY, ship, [count, IN_PLACE_OF_GOODS])


# --- GT17.5 losing crew --------------------------------------------------------------------------


def crew_options(s: TruckerState, player: int) -> list[int]:
    """Humans from the fullest cabin are the default, aliens come last."""
    ship = s.flies[player]
    base = CELLS * ship
    cells = occupied_cabins(s, ship)
    order = (2, 1, PURPLE, 2 * PURPLE)
    return [LOSE_CREW + cell for load in order for cell in cells if s.load[base + cell] == load]


CREW_MEMBER = Ask("lose-crew", "GT17.5", crew_options, default=FIRST_OPTION)


def choose_victim(s: TruckerState, f: Frame) -> None:
    """GT17.5 Figures of the owner's choice; all if there are not more."""
    cells = occupied_cabins(s, f.seat)
    if f.args[DUE] <= 0 or not cells:
        s.beat("loss")
        f.leave()
    elif len(cells) == 1 or crew(s, f.seat) <= f.args[DUE]:
        lose_figure(s, f.seat, cells[0])
        f.args[DUE] -= 1
        f.again()
    else:
        s.ask(s.pilot[f.seat], CREW_MEMBER)


def lose_chosen(s: TruckerState, f: Frame) -> None:
    """GT17.5 The figure chosen goes."""
    lose_figure(s, f.seat, s.answers[s.pilot[f.seat]] - LOSE_CREW)
    f.args[DUE] -= 1
    f.jump(choose_victim)


def lose_figure(s: TruckerState, ship: int, cell: int) -> None:
    at = CELLS * ship + cell
    figure = s.load[at] if s.load[at] >= PURPLE else 1
    s.load[at] -= figure
    crew_to_bank(s, figure)


LOSE_FIGURES = script("lose_figures", choose_victim, lose_chosen)


def lose_crew(s: TruckerState, ship: int, count: int, rule: str) -> None:
    s.tell("event-crew-lost", rule, {"seat": s.pilot[ship], "count": min(count, crew(s, ship))})
    s.call(LOSE_FIGURES, ship, [count])


# --- GT17.4 losing goods -------------------------------------------------------------------------


def dearest(s: TruckerState, ship: int) -> int:
    """The dearest colour aboard, or COLOURS."""
    aboard = cargo(s, ship)
    return next((colour for colour in range(COLOURS) if aboard[colour]), COLOURS)


def cells_with(s: TruckerState, ship: int, colour: int) -> list[int]:
    base = CELLS * ship
    return [cell for cell in holds(s, ship) if cubes_in(s.load[base + cell], colour)]


def goods_options(s: TruckerState, player: int) -> list[int]:
    ship = s.flies[player]
    return [LOSE_GOODS + cell for cell in cells_with(s, ship, dearest(s, ship))]


CUBE_LOST = Ask("lose-goods", "GT17.4", goods_options, default=FIRST_OPTION)


def choose_cube(s: TruckerState, f: Frame) -> None:
    """GT17.4 One at a time, the dearest first; then batteries; then nothing."""
    colour = dearest(s, f.seat) if f.args[DUE] > 0 else COLOURS
    if colour == COLOURS:
        lose_tokens(s, f.seat, min(f.args[DUE], tokens(s, f.seat)))
        f.leave()
        return
    cells = cells_with(s, f.seat, colour)
    if len(cells) == 1 or cargo(s, f.seat)[colour] <= f.args[DUE]:
        lose_cube(s, f.seat, cells[0], colour)
        f.args[DUE] -= 1
        f.again()
    else:
        s.ask(s.pilot[f.seat], CUBE_LOST)


def lose_chosen_cube(s: TruckerState, f: Frame) -> None:
    """GT17.4 The cube chosen goes."""
    cell = s.answers[s.pilot[f.seat]] - LOSE_GOODS
    lose_cube(s, f.seat, cell, dearest(s, f.seat))
    f.args[DUE] -= 1
    f.jump(choose_cube)


def lose_cube(s: TruckerState, ship: int, cell: int, colour: int) -> None:
    s.load[CELLS * ship + cell] -= CUBE[colour]
    s.bank[colour] += 1
    s.tell("event-cube-lost", "GT17.4", {"seat": s.pilot[ship], "colour": colour})
    s.beat("loss")


LOSE_CUBES = script("lose_cubes", choose_cube, lose_chosen_cube)


def lose_goods(s: TruckerState, ship: int, count: int) -> None:
    s.call(LOSE_CUBES, ship, [count])
