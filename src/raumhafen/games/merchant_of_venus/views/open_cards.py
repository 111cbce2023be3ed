"""MV8.1, MV13.5 What lies open in the middle of the table, read from the running scripts."""

from raumhafen.engine.flow import Frame
from raumhafen.games.merchant_of_venus.actions import ACTIONS
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS
from raumhafen.games.merchant_of_venus.content.tables import (
    ENCOUNTER_IDS,
    MISSION_IDS,
    NONE,
    PIRATE_IDS,
    REWARD_IDS,
)
from raumhafen.games.merchant_of_venus.rules.choices import BUY_GAUGE
from raumhafen.games.merchant_of_venus.rules.encounters import CARRY_OUT
from raumhafen.games.merchant_of_venus.rules.hazards import CHECK, FACE_HAZARD
from raumhafen.games.merchant_of_venus.rules.missions import COMPLETE_MISSION, DRAW_REWARD
from raumhafen.games.merchant_of_venus.rules.pirates import FIGHT_PIRATE
from raumhafen.games.merchant_of_venus.rules.ports import fee_due
from raumhafen.games.merchant_of_venus.rules.ships import value
from raumhafen.games.merchant_of_venus.rules.trade import PURCHASE, card_credits
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.shapes import Bill, OpenCards


def open_cards(s: VenusState) -> OpenCards:
    """The card, reward, mission, pirate and check that the present question is about."""
    found: OpenCards = {}
    for frame in s.stack:
        note_frame(s, frame, found)
    return found


def note_frame(s: VenusState, frame: Frame, found: OpenCards) -> None:
    """What is called last stands above what called it."""
    script, args = frame.script, frame.args
    if script is CARRY_OUT:
        found["card"] = ENCOUNTER_IDS[args[2]]
    elif script is DRAW_REWARD and args:
        found["reward"] = REWARD_IDS[args[0]]
    elif script is COMPLETE_MISSION:
        note_mission(s, frame, found)
    elif script is FIGHT_PIRATE and args:
        found["pirate"] = PIRATE_IDS[args[0]]
    elif script is FACE_HAZARD or script is CHECK:
        bonus = args[2] if len(args) > 2 else 0
        found["check"] = {
            "skill": SKILLS[args[0]],
            "value": value(s, frame.seat, args[0]) + bonus,
            "die": s.effect if is_rolled(frame) else 0,
        }


def is_rolled(frame: Frame) -> bool:
    """MV0.3 A check has its die in its last step, what called it from then on."""
    if frame.script is CHECK:
        return frame.at == CHECK.length
    return frame.at > 1


def note_mission(s: VenusState, frame: Frame, found: OpenCards) -> None:
    """MV13.3 A mission that is being completed; then its place is that of the next one."""
    mission = s.missions[2 * frame.seat + frame.args[0]]
    if frame.at < frame.script.length and mission != NONE:
        found["mission"] = MISSION_IDS[mission]


def bill(s: VenusState, seat: int) -> Bill | None:
    """MV10.5 What is being paid for: the price, the fee on top, and the credits of the card."""
    if s.asked[seat] is None or not s.stack:
        return None
    frame = s.stack[-1]
    if frame.script is PURCHASE and frame.seat == seat:
        action, price = frame.args[0], frame.args[1]
        return {
            "what": ACTIONS.code(action),
            "price": price,
            "fee": fee_due(s, seat),
            "card": card_credits(s, seat, action),
            "cash": s.credits[seat],
        }
    if frame.script is BUY_GAUGE and frame.seat == seat:
        return {"what": None, "price": frame.args[0], "fee": 0, "card": 0, "cash": s.credits[seat]}
    return None
