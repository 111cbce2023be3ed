"""MV8.1, MV13.5 Cards that lie open in the middle of the table, read from the running scripts."""

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
from raumhafen.games.merchant_of_venus.rules.cards.encounter_choices import (
    BUY_GAUGE,
    CHEAP_GAUGE_PRICE,
)
from raumhafen.games.merchant_of_venus.rules.cards.encounter_effects import CARD_READ, CARRY_OUT
from raumhafen.games.merchant_of_venus.rules.cards.missions import COMPLETE_MISSION, MISSION_SLOT
from raumhafen.games.merchant_of_venus.rules.cards.rewards import DRAW_REWARD, REWARD_DRAWN
from raumhafen.games.merchant_of_venus.rules.checks import CHECK, CHECK_BONUS, CHECK_SKILL
from raumhafen.games.merchant_of_venus.rules.flight.hazards import FACE_HAZARD, HAZARD_FACED
from raumhafen.games.merchant_of_venus.rules.flight.pirates import FIGHT_PIRATE, PIRATE_MET
from raumhafen.games.merchant_of_venus.rules.ships import value
from raumhafen.games.merchant_of_venus.rules.trade.buying import (
    PURCHASE,
    PURCHASE_ACTION,
    PURCHASE_PRICE,
    card_credits,
)
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import fee_due
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.shapes import Bill, OpenCards


def open_cards(s: VenusState) -> OpenCards:
    """The card, reward, mission, pirate and check that the present question is about."""
    found: OpenCards = {}
    for frame in s.stack:
        note_frame(s, frame, found)
    return found


def note_frame(s: VenusState, frame: Frame, found: OpenCards) -> None:
    """The card or roll of one running script; a script called later replaces what stood there."""
    script, args = frame.script, frame.args
    if script is CARRY_OUT:
        found["card"] = ENCOUNTER_IDS[args[CARD_READ]]
    elif script is DRAW_REWARD and args:
        found["reward"] = REWARD_IDS[args[REWARD_DRAWN]]
    elif script is COMPLETE_MISSION:
        note_mission(s, frame, found)
    elif script is FIGHT_PIRATE and args:
        found["pirate"] = PIRATE_IDS[args[PIRATE_MET]]
    elif script is FACE_HAZARD or script is CHECK:
        skill = args[HAZARD_FACED if script is FACE_HAZARD else CHECK_SKILL]
        bonus = args[CHECK_BONUS] if len(args) > CHECK_BONUS else 0
        found["check"] = {
            "skill": SKILLS[skill],
            "value": value(s, frame.seat, skill) + bonus,
            "die": s.effect if is_rolled(frame) else 0,
        }


def is_rolled(frame: Frame) -> bool:
    """MV0.3 A check has its die in its last step, what called it from then on."""
    if frame.script is CHECK:
        return frame.at == CHECK.length
    return frame.at > 1


def note_mission(s: VenusState, frame: Frame, found: OpenCards) -> None:
    """MV13.3 A mission that is being completed; then its place is that of the next one."""
    mission = s.missions[2 * frame.seat + frame.args[MISSION_SLOT]]
    if frame.at < frame.script.length and mission != NONE:
        found["mission"] = MISSION_IDS[mission]


def bill(s: VenusState, seat: int) -> Bill | None:
    """MV10.5 The payment in question: price, fee on top, and the credits of the card."""
    if s.asked[seat] is None or not s.stack:
        return None
    frame = s.stack[-1]
    if frame.script is PURCHASE and frame.seat == seat:
        action, price = frame.args[PURCHASE_ACTION], frame.args[PURCHASE_PRICE]
        return {
            "what": ACTIONS.code(action),
            "price": price,
            "fee": fee_due(s, seat),
            "card": card_credits(s, seat, action),
            "cash": s.credits[seat],
        }
    if frame.script is BUY_GAUGE and frame.seat == seat:
        price = frame.args[CHEAP_GAUGE_PRICE]
        return {"what": None, "price": price, "fee": 0, "card": 0, "cash": s.credits[seat]}
    return None
