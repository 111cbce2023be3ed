"""GT17 Batteries, crew and goods: paying, losing, loading."""

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import (
    BATTERY,
    DONE,
    LIFT,
    LOSE_CREW,
    LOSE_GOODS,
    STOW,
)
from raumhafen.games.galaxy_trucker.content.tables import (
    BATTERIES,
    CELLS,
    COLOURS,
    CUBE,
    PURPLE,
    RED,
)
from raumhafen.games.galaxy_trucker.rules.damage import crew_to_bank
from raumhafen.games.galaxy_trucker.rules.measure import (
    battery_cells,
    cargo,
    crew,
    cubes_in,
    cubes_on,
    holds,
    occupied_cabins,
    room,
    takes_red,
    tokens,
)
from raumhafen.games.galaxy_trucker.state import TruckerState

# --- GT17.6 paying batteries: args = [tokens to pay] ---------------------------------------------


def battery_options(s: TruckerState, player: int) -> list[int]:
    """The fullest tile is the default."""
    return [BATTERY + cell for cell in battery_cells(s, s.flies[player])]


BATTERY_TILE = Ask("battery", "GT17.6", battery_options, default=FIRST_OPTION)


def choose_battery(s: TruckerState, f: Frame) -> None:
    """GT17.6 Token by token, from tiles of the owner's choice; not asked without a choice."""
    cells = battery_cells(s, f.seat)
    if f.args[0] <= 0 or not cells:
        f.leave()
    elif len(cells) == 1 or tokens(s, f.seat) <= f.args[0]:
        spend_token(s, f.seat, cells[0])
        f.args[0] -= 1
        f.again()
    else:
        s.ask(s.pilot[f.seat], BATTERY_TILE)


def spend_chosen(s: TruckerState, f: Frame) -> None:
    spend_token(s, f.seat, s.answers[s.pilot[f.seat]] - BATTERY)
    f.args[0] -= 1
    f.jump(choose_battery)


def spend_token(s: TruckerState, ship: int, cell: int) -> None:
    s.load[CELLS * ship + cell] -= 1
    s.bank[BATTERIES] += 1


PAY = script("pay", choose_battery, spend_chosen)


def pay(
    s: TruckerState, ship: int, count: int, rule: str = "GT13.3", key: str = "event-batteries"
) -> None:
    """Calls the payment, if there is anything to pay."""
    if count > 0:
        s.tell(key, rule, {"seat": s.pilot[ship], "count": count})
        s.call(PAY, ship, [count])


# --- GT17.5 losing crew: args = [figures to lose] ------------------------------------------------


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
    if f.args[0] <= 0 or not cells:
        s.beat("loss")
        f.leave()
    elif len(cells) == 1 or crew(s, f.seat) <= f.args[0]:
        lose_figure(s, f.seat, cells[0])
        f.args[0] -= 1
        f.again()
    else:
        s.ask(s.pilot[f.seat], CREW_MEMBER)


def lose_chosen(s: TruckerState, f: Frame) -> None:
    lose_figure(s, f.seat, s.answers[s.pilot[f.seat]] - LOSE_CREW)
    f.args[0] -= 1
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


# --- GT17.4 losing goods: args = [cubes to lose] -------------------------------------------------


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
    colour = dearest(s, f.seat) if f.args[0] > 0 else COLOURS
    if colour == COLOURS:
        count = min(f.args[0], tokens(s, f.seat))
        pay(s, f.seat, count, "GT17.4", "event-batteries-lost")
        f.leave()
        return
    cells = cells_with(s, f.seat, colour)
    if len(cells) == 1 or cargo(s, f.seat)[colour] <= f.args[0]:
        lose_cube(s, f.seat, cells[0], colour)
        f.args[0] -= 1
        f.again()
    else:
        s.ask(s.pilot[f.seat], CUBE_LOST)


def lose_chosen_cube(s: TruckerState, f: Frame) -> None:
    cell = s.answers[s.pilot[f.seat]] - LOSE_GOODS
    lose_cube(s, f.seat, cell, dearest(s, f.seat))
    f.args[0] -= 1
    f.jump(choose_cube)


def lose_cube(s: TruckerState, ship: int, cell: int, colour: int) -> None:
    s.load[CELLS * ship + cell] -= CUBE[colour]
    s.bank[colour] += 1
    s.tell("event-cube-lost", "GT17.4", {"seat": s.pilot[ship], "colour": colour})
    s.beat("loss")


LOSE_CUBES = script("lose_cubes", choose_cube, lose_chosen_cube)


def lose_goods(s: TruckerState, ship: int, count: int) -> None:
    s.call(LOSE_CUBES, ship, [count])


# --- GT17.2 loading: args = colours received -----------------------------------------------------


def receive(s: TruckerState, f: Frame) -> None:
    """GT17.2 The listed cubes, colour by colour, as far as the bank holds them."""
    s.waiting = [0, 0, 0, 0]
    s.stowing = 0
    for colour in f.args:
        if s.bank[colour]:
            s.bank[colour] -= 1
            s.waiting[colour] += 1
    s.tell("event-goods", "GT17.2", {"seat": s.pilot[f.seat], "cubes": sum(s.waiting)})


def arrange(s: TruckerState, f: Frame) -> None:
    """GT17.2 Old cubes are lifted first, then cubes are stowed; the rest is thrown away."""
    player = s.pilot[f.seat]
    if any(s.waiting) and len(load_options(s, player)) > 1:
        s.ask(player, LOADING)
    else:
        f.jump(throw_away)


def move_cube(s: TruckerState, f: Frame) -> None:
    action = s.answers[s.pilot[f.seat]]
    if action == DONE:
        return
    stow = action >= STOW
    colour, cell = divmod(action - (STOW if stow else LIFT), CELLS)
    sign = 1 if stow else -1
    s.load[CELLS * f.seat + cell] += sign * CUBE[colour]
    s.waiting[colour] -= sign
    if stow:
        s.stowing = 1
    f.jump(arrange)


def throw_away(s: TruckerState, f: Frame) -> None:
    """GT17.2 What is not stowed goes to the bank."""
    for colour in range(COLOURS):
        s.bank[colour] += s.waiting[colour]
    s.waiting = [0, 0, 0, 0]


LOAD = script("load", receive, arrange, move_cube, throw_away)


def load_goods(s: TruckerState, ship: int, goods: tuple[int, ...]) -> None:
    s.call(LOAD, ship, list(goods))


def load_options(s: TruckerState, player: int) -> list[int]:
    """Lifting is over once a cube is stowed, so that loading ends; the default stands first."""
    ship = s.flies[player]
    stows = stow_options(s, ship)
    lifts = [] if s.stowing else lift_options(s, ship)
    first = default_load(s, ship, stows)
    return [first, *[option for option in (*stows, *lifts, DONE) if option != first]]


def stow_options(s: TruckerState, ship: int) -> list[int]:
    """GT17.2 Within the capacity, red only in special holds; the dearest first."""
    found = []
    open_holds = [cell for cell in holds(s, ship) if room(s, ship, cell)]
    for colour in range(COLOURS):
        if s.waiting[colour]:
            for cell in open_holds:
                if colour != RED or takes_red(s, ship, cell):
                    found.append(STOW + CELLS * colour + cell)
    return found


def lift_options(s: TruckerState, ship: int) -> list[int]:
    base = CELLS * ship
    return [
        LIFT + CELLS * colour + cell
        for cell in holds(s, ship)
        if s.load[base + cell]
        for colour in range(COLOURS)
        if cubes_in(s.load[base + cell], colour)
    ]


LOADING = Ask("load", "GT17.2", load_options, default=FIRST_OPTION)


# --- GT22 the default arrangement: the dearest cubes are kept, old places too --------------------


def default_load(s: TruckerState, ship: int, stows: list[int]) -> int:
    """The next action of a sensible trucker."""
    if not s.stowing:
        lift = lift_for_red(s, ship)
        if lift < 0:
            lift = lift_for_dearer(s, ship)
        if lift >= 0:
            return lift
    return best_stow(s, ship, stows)


def lift_for_red(s: TruckerState, ship: int) -> int:
    """A red cube waits and special holds are full: their cheapest other cube makes way."""
    special = [cell for cell in holds(s, ship) if takes_red(s, ship, cell)]
    if s.waiting[RED] <= sum(room(s, ship, cell) for cell in special):
        return -1
    return cheapest_lift(s, ship, special, RED)


def lift_for_dearer(s: TruckerState, ship: int) -> int:
    """A dearer cube than one aboard finds no room: the cheapest aboard makes way."""
    spare = sum(room(s, ship, cell) for cell in holds(s, ship))
    specials = sum(room(s, ship, cell) for cell in holds(s, ship) if takes_red(s, ship, cell))
    spare -= min(s.waiting[RED], specials)
    for colour in range(1, COLOURS):
        spare -= s.waiting[colour]
        if spare < 0:
            return cheapest_lift(s, ship, holds(s, ship), colour)
    return -1


def cheapest_lift(s: TruckerState, ship: int, cells: list[int], than: int) -> int:
    """Lifts the cheapest cube that is cheaper than the given colour, if there is one."""
    for colour in range(COLOURS - 1, than, -1):
        for cell in cells:
            if cubes_in(s.load[CELLS * ship + cell], colour):
                return LIFT + CELLS * colour + cell
    return -1


def best_stow(s: TruckerState, ship: int, stows: list[int]) -> int:
    """The dearest cube; into an ordinary hold if it is not red and one has room."""
    if not stows:
        return DONE
    colour = (stows[0] - STOW) // CELLS
    same = [option for option in stows if (option - STOW) // CELLS == colour]
    plain = [option for option in same if not takes_red(s, ship, (option - STOW) % CELLS)]
    return (plain or same)[0]


def is_packed_well(s: TruckerState, ship: int, cell: int) -> bool:
    """GT24.4 Capacity, and red only in special holds."""
    load = s.load[CELLS * ship + cell]
    return room(s, ship, cell) >= 0 and (
        takes_red(s, ship, cell) or cubes_on(load) == cubes_on(load & ~15)
    )


SCRIPTS = [PAY, LOSE_FIGURES, LOSE_CUBES, LOAD]
ASKS = [BATTERY_TILE, CREW_MEMBER, CUBE_LOST, LOADING]
