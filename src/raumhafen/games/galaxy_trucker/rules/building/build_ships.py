"""GT5, GT6 Building: who is asked in each of the three modes, and what each action does.

One frame runs the whole of building and asks every seat that may act; whichever answers first is
served first. Zero-count actions ask on at once, counted ones first let the sand run."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Question, script
from raumhafen.games.galaxy_trucker.actions import (
    FINISH,
    FLIP,
    LOOK,
    PLACE,
    PUT_BACK,
    RELEASE,
    REST,
    SAND_OUT,
    SET_ASIDE,
    STANDING,
    STEP_OVER,
    TAKE_ASIDE,
    TAKE_BACK,
    TAKE_OPEN,
    TAKE_PILE,
    TURN,
    WAIT,
    open_tile,
)
from raumhafen.games.galaxy_trucker.content.tables import CELLS, EMPTY, NAMES, cell_name
from raumhafen.games.galaxy_trucker.rules.building import end_of_building, hourglass
from raumhafen.games.galaxy_trucker.rules.building.options import (
    build_options,
    clock_options,
    order_options,
    watch_options,
)
from raumhafen.games.galaxy_trucker.rules.building.refusals import why_not_build
from raumhafen.games.galaxy_trucker.state import (
    ASIDE,
    FROM_ASIDE,
    FROM_OPEN,
    FROM_PILE,
    REAL_TIME,
    STANDING_OFF,
    STANDING_ON,
    TURNS,
    TruckerState,
)

BUILD = Ask("build", "GT5.2", build_options, default=WAIT, live=True, why_not=why_not_build)
WATCH = Ask(
    "watch", "GT5.7", watch_options, default=REST, live=True, idle=True, why_not=why_not_build
)
ORDER = Ask("order", "GT8.2", order_options, default=FIRST_OPTION, live=True, why_not=why_not_build)
CLOCK = Ask("clock", "GT6.2", clock_options, live=True)

BUILD_QUESTION = Question(BUILD, [])
WATCH_QUESTION = Question(WATCH, [])
ORDER_QUESTION = Question(ORDER, [])
CLOCK_QUESTION = Question(CLOCK, [])

# Arguments of BUILD_SHIPS: the seats asked, as bits; then the ship that draws from the pile.
ASKED: Final = 0
DRAWING: Final = 1


# --- who may act ---------------------------------------------------------------------------------


def question_for(s: TruckerState, ship: int) -> Question | None:
    """GT6 The modes differ only in who may act when."""
    on_turn = s.mode != TURNS or s.turn == ship
    if s.order[ship]:
        watches = not s.stopped and not s.resting[ship] and hourglass.has_hourglass(s)
        return WATCH_QUESTION if watches else None
    if s.stopped:
        return ORDER_QUESTION if on_turn else None
    return BUILD_QUESTION if on_turn and not s.resting[ship] else None


def pose_questions(s: TruckerState, f: Frame) -> None:
    """GT6.1 Asks everybody who may act; ASKED keeps the bits of their seats."""
    if 0 not in s.order:
        close_questions(s)
        f.leave()
        return
    asked = 0
    for ship in range(s.seats):
        player = s.pilot[ship]
        asked |= pose(s, player, question_for(s, ship))
    timed = s.mode != TURNS and hourglass.has_hourglass(s)
    asked |= pose(s, s.seats, CLOCK_QUESTION if timed else None)
    f.args = [asked]


def pose(s: TruckerState, player: int, wanted: Question | None) -> int:
    """Opens, keeps, changes or closes one question; gives its bit."""
    if wanted is None:
        if s.asked[player] is not None:
            s.asked[player] = None
            s.open -= 1
        return 0
    s.halt = True
    if s.asked[player] is None:
        s.open += 1
    s.asked[player] = wanted
    return 1 << player


def close_questions(s: TruckerState) -> None:
    """GT8.1 All seats are finished: nobody is asked any more."""
    for player in range(s.seats + 1):
        pose(s, player, None)


def actor(s: TruckerState, asked: int) -> int:
    """The player who has just answered: was asked, and no longer is."""
    player = 0
    while not (asked >> player & 1 and s.asked[player] is None):
        player += 1
    return player


# --- acting --------------------------------------------------------------------------------------


def act(s: TruckerState, f: Frame) -> None:
    """GT5.2 Carries out one action."""
    player = actor(s, f.args[ASKED])
    action = s.answers[player]
    if player == s.seats:
        tick(s, action)
        f.jump(pose_questions)
        return
    ship = s.flies[player]
    if action == TAKE_PILE:
        s.loose[ship] = EMPTY
        f.args.append(ship)
        s.toss(len(s.pile))
        return
    f.jump(pose_questions)
    if PLACE <= action < TURN:
        s.spot[ship] = action - PLACE
    elif TURN <= action <= PUT_BACK:
        put_down(s, ship, action)
    elif TAKE_OPEN <= action < PLACE:
        take(s, ship, action)
    else:
        other_action(s, player, ship, action)


def turn_over(s: TruckerState, f: Frame) -> None:
    """GT5.5 The tile drawn is seen by all."""
    ship = f.args[DRAWING]
    pile = s.pile
    tile = pile[s.tossed]
    pile[s.tossed] = pile[-1]
    pile.pop()
    s.reveals += 1
    to_hand(s, ship, tile, FROM_PILE, "event-take-pile")
    f.jump(pose_questions)


def to_hand(s: TruckerState, ship: int, tile: int, origin: int, key: str) -> None:
    s.hand[ship] = tile
    s.hand_from[ship] = origin
    if s.log is not None:
        s.tell(key, "GT5.2", {"seat": s.pilot[ship], "tile": NAMES[tile]})


def take(s: TruckerState, ship: int, action: int) -> None:
    """GT5.2, GT5.3 Taking any other tile welds the loose one."""
    if action == TAKE_BACK:
        take_back(s, ship)
        return
    if s.mode == REAL_TIME and s.loose[ship] >= 0:
        s.reveals += 1  # welded for good: in a race there is no way back to it
    s.loose[ship] = EMPTY
    if action >= TAKE_ASIDE:
        take_aside(s, ship, action - TAKE_ASIDE)
    else:
        tile = open_tile(action)
        s.open_tiles.remove(tile)
        to_hand(s, ship, tile, FROM_OPEN, "event-take-open")


def take_back(s: TruckerState, ship: int) -> None:
    """GT5.3 The last tile may be moved and turned until the next is taken."""
    at = CELLS * ship + s.loose[ship]
    tile = s.grid[at] >> 2
    s.grid[at] = EMPTY
    s.loose[ship] = EMPTY
    to_hand(s, ship, tile, s.loose_from[ship], "event-take-back")


def take_aside(s: TruckerState, ship: int, place: int) -> None:
    """GT5.6 The other tile moves up, so that free places are at the end."""
    first = ASIDE * ship
    tile = s.aside[first + place]
    if place == 0:
        s.aside[first] = s.aside[first + 1]
    s.aside[first + 1] = EMPTY
    to_hand(s, ship, tile, FROM_ASIDE, "event-take-aside")


def put_down(s: TruckerState, ship: int, action: int) -> None:
    """GT5.2 Place with a rotation, or put back."""
    tile = s.hand[ship]
    s.hand[ship] = EMPTY
    if action == PUT_BACK:
        s.open_tiles.append(tile)
        if s.log is not None:
            s.tell("event-put-back", "GT5.2", {"seat": s.pilot[ship], "tile": NAMES[tile]})
    else:
        lay(s, ship, tile, action - TURN)
    count(s, ship)


def lay(s: TruckerState, ship: int, tile: int, k: int) -> None:
    """GT5.2 The tile lies loose on the chosen cell."""
    cell = s.spot[ship]
    s.spot[ship] = EMPTY
    s.grid[CELLS * ship + cell] = 4 * tile + k
    s.loose[ship] = cell
    s.loose_from[ship] = s.hand_from[ship]
    s.progress = 1
    if s.log is not None:
        told: dict[str, Argument] = {"seat": s.pilot[ship], "tile": NAMES[tile]}
        s.tell("event-place", "GT5.2", {**told, "cell": cell_name(cell)})


def other_action(s: TruckerState, player: int, ship: int, action: int) -> None:
    """GT5.2 Everything but taking, placing and putting back."""
    if action == SET_ASIDE:
        set_aside(s, ship)
    elif LOOK <= action < RELEASE:
        look(s, player, ship, action - LOOK)
    elif action == RELEASE:
        release(s, ship)
    elif action == FLIP:
        hourglass.flip(s, player)
    elif action == WAIT:
        s.idle += 1
        count(s, ship, waited=True)
    elif action == REST:
        s.resting[ship] = 1
        s.viewing[ship] = EMPTY
    elif action >= STANDING:
        s.standing[player] = STANDING_ON if action > STANDING else STANDING_OFF
        s.restanding[player] = 1
        hourglass.mind_empty_glass(s)
    else:
        finish(s, ship, action - FINISH + 1)


def set_aside(s: TruckerState, ship: int) -> None:
    """GT5.6 Nobody else may take it, and it never goes back to the open set."""
    end_of_building.lay_aside(s, ship, s.hand[ship])
    if s.log is not None:
        s.tell("event-set-aside", "GT5.6", {"seat": s.pilot[ship], "tile": NAMES[s.hand[ship]]})
    s.hand[ship] = EMPTY
    count(s, ship)


def look(s: TruckerState, player: int, ship: int, stack: int) -> None:
    """GT5.7 The stack is in view until it is released; turn-based, releasing ends the turn."""
    s.viewing[ship] = stack
    s.seen[player] |= 1 << stack
    s.reveals += 1
    s.tell("event-look", "GT5.7", {"seat": s.pilot[ship], "stack": "ABC"[stack]})
    if s.order[ship] == 0:
        s.loose[ship] = EMPTY
        if s.mode != TURNS:
            count(s, ship)


def release(s: TruckerState, ship: int) -> None:
    """GT5.2 The stack goes back, its order unchanged."""
    s.viewing[ship] = EMPTY
    if s.mode == TURNS and s.order[ship] == 0:
        count(s, ship)


def finish(s: TruckerState, ship: int, number: int) -> None:
    """GT8.1 Cannot be undone; the loose tile is welded."""
    s.loose[ship] = EMPTY
    end_of_building.take_order(s, ship, number)
    if s.mode == TURNS and ship == s.turn:
        hourglass.pass_turn(s)
    hourglass.after_count(s)


def count(s: TruckerState, ship: int, waited: bool = False) -> None:
    """GT5.2, GT6.3 One counted action; turn-based it is the whole turn."""
    if s.mode == REAL_TIME:
        return
    s.counted[ship] += 1
    if not waited:
        s.idle = 0
    if s.mode == TURNS:
        hourglass.pass_turn(s)
    hourglass.after_count(s)


def tick(s: TruckerState, action: int) -> None:
    """GT6.2, GT6.4, GT7.6, GT8.3 Actions of the seat CLOCK."""
    if action == SAND_OUT:
        hourglass.sand_out(s)
    elif action == STEP_OVER:
        hourglass.close_step(s)
        hourglass.mind_empty_glass(s)
    elif action == FLIP:
        hourglass.flip(s, s.seats)
    else:
        end_of_building.deal_rest(s)


BUILD_SHIPS = script("build_ships", pose_questions, act, turn_over)
