"""MV7.1-MV7.3 Hazard spaces."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import DONE, LOWER
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS
from raumhafen.games.merchant_of_venus.content.tables import ANOMALIES, PILOT, REGION_OF, SPACE_IDS
from raumhafen.games.merchant_of_venus.rules.checks import CHECK
from raumhafen.games.merchant_of_venus.rules.ships import change_gauge, jettison_options
from raumhafen.games.merchant_of_venus.rules.trade.passengers import threw_overboard
from raumhafen.games.merchant_of_venus.state import TURN_ENDS, VenusState

HAZARD_FACED: Final = 0  # argument of FACE_HAZARD: laser, shield or pilot


def failed_options(s: VenusState, seat: int) -> list[int]:
    """MV7.2 End the turn or lower the gauge; MV10.15 goods go overboard at any time."""
    return [DONE, LOWER, *jettison_options(s, seat)]


HAZARD_FAILED = Ask("hazard-failed", "MV7.2", failed_options, default=LOWER)


def needs_check(s: VenusState, hazard: int) -> bool:
    """MV7.1, MV7.2 A check is needed with MP left, unless this type is harmless already."""
    return s.mp > 0 and not s.safe >> hazard & 1


def face_hazard(s: VenusState, f: Frame) -> None:
    """MV7.1 With MP left a check is made."""
    if needs_check(s, f.args[HAZARD_FACED]):
        s.call(CHECK, f.seat, [f.args[HAZARD_FACED], 1])
    else:
        note_crossing(s, f.seat)
        f.leave()


def judge_hazard(s: VenusState, f: Frame) -> None:
    """MV7.2, MV7.3 A failed pilot check, or a gauge of 0, leaves no choice."""
    hazard = f.args[HAZARD_FACED]
    if s.passed:
        note_crossing(s, f.seat)
        f.leave()
    elif hazard == PILOT or s.gauges[2 * f.seat + hazard] == 0:
        end_turn_at_once(s, f.seat, "MV7.3" if hazard == PILOT else "MV7.2")
        f.leave()
    else:
        s.ask(f.seat, HAZARD_FAILED)


def settle_hazard(s: VenusState, f: Frame) -> None:
    """MV7.2 The turn ends, or the gauge falls and the type is harmless until the turn's end."""
    if threw_overboard(s, f, judge_hazard):
        return
    if s.answers[f.seat] == DONE:
        end_turn_at_once(s, f.seat, "MV7.2")
        return
    change_gauge(s, f.seat, f.args[HAZARD_FACED], -1)
    s.safe |= 1 << f.args[HAZARD_FACED]
    s.tell("event-gauge-lowered", "MV7.2", {"seat": f.seat, "gauge": SKILLS[f.args[HAZARD_FACED]]})
    note_crossing(s, f.seat)


def end_turn_at_once(s: VenusState, seat: int, rule: str) -> None:
    """MV0.7 Nothing more happens in this turn."""
    s.stop = TURN_ENDS
    s.mp = 0
    s.tell("event-turn-ends", rule, {"seat": seat, "space": SPACE_IDS[s.ship[seat]]})


def note_crossing(s: VenusState, seat: int) -> None:
    """MV13.2 A space counts once its check is passed, bought off or not needed."""
    space = s.ship[seat]
    if REGION_OF[space] in ANOMALIES:
        s.crossed.append(space)


FACE_HAZARD = script("hazard", face_hazard, judge_hazard, settle_hazard)

SCRIPTS: Final[list[Script]] = [FACE_HAZARD]
ASKS: Final[list[Ask]] = [HAZARD_FAILED]
