"""GT22 Everything a seat can do, as numbers: `PLACE + cell`, `TAKE_OPEN + tile`."""

from typing import Final

from raumhafen.engine.actions import ActionSpace, numbers
from raumhafen.games.galaxy_trucker.content.kinds import COLOURS as COLOUR_NAMES
from raumhafen.games.galaxy_trucker.content.tables import CELL_NAMES, NAMES, START_CABINS

ACTIONS: Final = ActionSpace()

STACK_NAMES: Final = ("A", "B", "C")
CREW_NAMES: Final = ("humans", "purple", "brown")

# GT5.2 building
TAKE_PILE: Final = ACTIONS.add("take-pile")
TAKE_OPEN: Final = ACTIONS.add("take-open", {"tile": NAMES[START_CABINS:]})
TAKE_ASIDE: Final = ACTIONS.add("take-aside", {"place": numbers(1, 2)})
TAKE_BACK: Final = ACTIONS.add("take-back")
PLACE: Final = ACTIONS.add("place", {"cell": CELL_NAMES})  # asks for the rotation next
TURN: Final = ACTIONS.add("turn", {"quarters": numbers(0, 3)})
PUT_BACK: Final = ACTIONS.add("put-back")
SET_ASIDE: Final = ACTIONS.add("set-aside")
LOOK: Final = ACTIONS.add("look", {"stack": STACK_NAMES})
RELEASE: Final = ACTIONS.add("release")
FLIP: Final = ACTIONS.add("flip")
FINISH: Final = ACTIONS.add("finish", {"order": numbers(1, 4)})
WAIT: Final = ACTIONS.add("wait")
REST: Final = ACTIONS.add("rest")  # nothing more until the hourglass changes
STANDING: Final = ACTIONS.add("standing", {"flip": ("off", "on")})  # GT6.5

# GT6, GT7.6, GT8.3 of the seat CLOCK only
SAND_OUT: Final = ACTIONS.add("sand-out")
STEP_OVER: Final = ACTIONS.add("step-over")
DEAL: Final = ACTIONS.add("deal")

# GT9, GT11, GT16
FIX: Final = ACTIONS.add("fix", {"cell": CELL_NAMES})
PART: Final = ACTIONS.add("part", {"cell": CELL_NAMES})  # the lowest cell of the part kept
CREW: Final = ACTIONS.add("crew", {"cell": CELL_NAMES, "kind": CREW_NAMES})

# GT14, GT15
STAY: Final = ACTIONS.add("stay")
GIVE_UP: Final = ACTIONS.add("give-up")
CHALLENGE: Final = ACTIONS.add("challenge", {"ship": numbers(1, 4)})
ENGINES: Final = ACTIONS.add("engines", {"powered": numbers(0, 7)})
CANNONS: Final = ACTIONS.add("cannons", {"front": numbers(0, 8), "other": numbers(0, 8)})
LAND: Final = ACTIONS.add("land", {"planet": numbers(1, 4)})
PASS: Final = ACTIONS.add("pass")
ACCEPT: Final = ACTIONS.add("accept")
DECLINE: Final = ACTIONS.add("decline")
SHIELD: Final = ACTIONS.add("shield")
SHOOT: Final = ACTIONS.add("shoot")
SUFFER: Final = ACTIONS.add("suffer")

# GT17
BATTERY: Final = ACTIONS.add("battery", {"cell": CELL_NAMES})
LOSE_CREW: Final = ACTIONS.add("lose-crew", {"cell": CELL_NAMES})
LOSE_GOODS: Final = ACTIONS.add("lose-goods", {"cell": CELL_NAMES})
LIFT: Final = ACTIONS.add("lift", {"colour": COLOUR_NAMES, "cell": CELL_NAMES})
STOW: Final = ACTIONS.add("stow", {"colour": COLOUR_NAMES, "cell": CELL_NAMES})
DONE: Final = ACTIONS.add("done")

CANNON_STRIDE: Final = 9


def open_tile(action: int) -> int:
    return action - TAKE_OPEN + START_CABINS


def take_open(tile: int) -> int:
    return TAKE_OPEN + tile - START_CABINS
