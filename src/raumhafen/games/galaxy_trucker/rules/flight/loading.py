"""GT17.2 Loading goods: cubes are received, lifted, stowed or thrown away."""

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import DONE, LIFT, STOW
from raumhafen.games.galaxy_trucker.content.tables import CELLS, COLOURS, CUBE, RED
from raumhafen.games.galaxy_trucker.rules.ship.contents import cubes_in, holds, room, takes_red
from raumhafen.games.galaxy_trucker.state import TruckerState


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
    """GT17.2 Old cubes are lifted first, also where the bank had none to give; then cubes are
    stowed, and the rest is thrown away."""
    player = s.pilot[f.seat]
    if len(load_options(s, player)) > 1:
        s.ask(player, LOADING)
    else:
        f.jump(throw_away)


def move_cube(s: TruckerState, f: Frame) -> None:
    """GT17.2 One cube is lifted or stowed, or loading is done."""
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


# Its arguments are the colours of the cubes received.
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
