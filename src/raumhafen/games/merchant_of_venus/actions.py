"""MV16 Everything a seat can do, as numbers: `GO + edge`, `BUY + ware`."""

from typing import Final

from raumhafen.engine.actions import ActionSpace, numbers
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS
from raumhafen.games.merchant_of_venus.content.tables import (
    EDGE_IDS,
    EQUIPMENT_IDS,
    GATES,
    GOOD_IDS,
    INTEL_IDS,
    ITEM_IDS,
    MAX_DICE,
    PASSENGER_IDS,
    PILOT_IDS,
    REWARD_IDS,
    SITE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SYSTEM_IDS,
    WARE_IDS,
)

ACTIONS: Final = ActionSpace()

DONE: Final = ACTIONS.add("done")  # no (more) of what is offered
PILOT_CARD: Final = ACTIONS.add("pilot", {"pilot": PILOT_IDS})
GAUGE: Final = ACTIONS.add("gauge", {"gauge": SKILLS[:2]})

# departure and speed
STAY: Final = ACTIONS.add("stay")
FLY: Final = ACTIONS.add("fly")
HEAD: Final = ACTIONS.add("head", {"space": SPACE_IDS})
SWITCH_OFF: Final = ACTIONS.add("switch-off", {"drive": ("drive", "relic")})
AUTOPILOT: Final = ACTIONS.add("autopilot")
JUMP_START: Final = ACTIONS.add("jump-start")
ASSIGN: Final = ACTIONS.add("assign", {"die": numbers(1, MAX_DICE), "slot": SLOT_IDS})
REROLL: Final = ACTIONS.add("reroll", {"dice": numbers(1, (1 << MAX_DICE) - 1)})
MULLIGAN: Final = ACTIONS.add("mulligan", {"die": numbers(1, MAX_DICE)})
USE_FLAME: Final = ACTIONS.add("flame")
USE_PROBE: Final = ACTIONS.add("probe")
PEEK: Final = ACTIONS.add("peek", {"system": SYSTEM_IDS})
SWAP: Final = ACTIONS.add("swap")
UNDER: Final = ACTIONS.add("under")
SHIFT: Final = ACTIONS.add("shift", {"system": SYSTEM_IDS})

# travel
GO: Final = ACTIONS.add("go", {"line": EDGE_IDS})
LAND: Final = ACTIONS.add("land")
READ: Final = ACTIONS.add("read", {"value": numbers(1, 6)})
CHART: Final = ACTIONS.add("chart", {"value": numbers(1, 6)})
IGNORE: Final = ACTIONS.add("ignore")
LOWER: Final = ACTIONS.add("lower")
PLUS_ONE: Final = ACTIONS.add("almanac")
FORECAST: Final = ACTIONS.add("forecast")
FIGHT: Final = ACTIONS.add("fight", {"skill": SKILLS})
LOSE: Final = ACTIONS.add("lose", {"good": GOOD_IDS})
TAKE: Final = ACTIONS.add("take", {"good": GOOD_IDS})
CHOOSE: Final = ACTIONS.add("choose", {"option": numbers(1, 2)})
SWAP_MISSION: Final = ACTIONS.add("swap-mission", {"slot": numbers(1, 2)})
JUMP: Final = ACTIONS.add("jump", {"teleportal": numbers(1, GATES)})
DRILL: Final = ACTIONS.add("drill")
JETTISON: Final = ACTIONS.add("jettison", {"item": ITEM_IDS})
EJECT: Final = ACTIONS.add("eject", {"passenger": PASSENGER_IDS})
JAM: Final = ACTIONS.add(
    "jam", {"seat": numbers(0, 3), "own": numbers(1, 2), "other": numbers(1, 2)}
)

# business
BUY: Final = ACTIONS.add("buy", {"ware": WARE_IDS})
EQUIP: Final = ACTIONS.add("equip", {"equipment": EQUIPMENT_IDS})
BUY_DEED: Final = ACTIONS.add("deed", {"orbital": SITE_IDS})
BUY_INTEL: Final = ACTIONS.add("intel", {"card": INTEL_IDS})
BUY_REWARD: Final = ACTIONS.add("reward", {"card": REWARD_IDS})
SELL: Final = ACTIONS.add("sell", {"good": GOOD_IDS})
LOAD: Final = ACTIONS.add("load", {"passenger": PASSENGER_IDS})
SET_DOWN: Final = ACTIONS.add("set-down", {"passenger": PASSENGER_IDS})
UNLOAD: Final = ACTIONS.add("unload", {"item": ITEM_IDS})
DROP_OFF: Final = ACTIONS.add("drop-off", {"passenger": PASSENGER_IDS})
TRAIN: Final = ACTIONS.add("train", {"card": ("level", "side-a", "side-b")})
SECOND: Final = ACTIONS.add("second-mission")
COMPLETE: Final = ACTIONS.add("complete", {"slot": numbers(1, 2)})
CUSTOMS: Final = ACTIONS.add("customs")
MARKET_TOP: Final = ACTIONS.add("market-top", {"token": numbers(1, 3)})
BUILD: Final = ACTIONS.add("build")
FROM_CARD: Final = ACTIONS.add("from-card", {"tens": numbers(0, 30)})
KEEP: Final = ACTIONS.add("keep")
CASH_IN: Final = ACTIONS.add("trade-in")

CODES: Final = [ACTIONS.code(action) for action in range(ACTIONS.size)]
