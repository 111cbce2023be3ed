"""MV0.3, MV7.1-MV7.3 Checks and hazard spaces."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import ASSIGN, DONE, FORECAST, LOWER, PLUS_ONE
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS
from raumhafen.games.merchant_of_venus.content.tables import (
    ANOMALIES,
    CHECK_PLUS_1,
    INTEL_IDS,
    LASER,
    PASS_HAZARD,
    PILOT,
    REGION_OF,
    SHIELD,
    SPACE_IDS,
    VARIABLE_LASER,
    VARIABLE_SHIELD,
)
from raumhafen.games.merchant_of_venus.rules.accounts import tell_use
from raumhafen.games.merchant_of_venus.rules.ships import (
    assign_options,
    change_gauge,
    has,
    put_die,
    value,
)
from raumhafen.games.merchant_of_venus.state import (
    DISPLAYED,
    TURN_ENDS,
    USED_ALMANAC,
    VenusState,
)

DIE_FACES = 6

# --- a check: args = [skill, 1 if it is a hazard's, bonus] ---------------------------------------


def variable_options(s: VenusState, seat: int, skill: int) -> list[int]:
    """MV11.16 A die may still go onto the variable laser or shield."""
    if skill == LASER:
        return assign_options(s, seat, VARIABLE_LASER)
    return assign_options(s, seat, VARIABLE_SHIELD) if skill == SHIELD else []


def check_options(s: VenusState, seat: int) -> list[int]:
    """MV13.6 Everything that can be announced before the roll."""
    args = s.stack[-1].args
    options = [DONE, *variable_options(s, seat, args[0])]
    if has(s, seat, CHECK_PLUS_1) and not s.used & USED_ALMANAC:
        options.append(PLUS_ONE)
    if args[1] and s.intel_at[PASS_HAZARD] == seat:
        options.append(FORECAST)
    return options


BEFORE_CHECK = Ask("before-check", "MV0.3", check_options, default=DONE)


def offer_help(s: VenusState, f: Frame) -> None:
    """MV0.3 Only a roll is nothing to ask."""
    if len(f.args) == 2:
        f.args.append(0)
    s.choose(f.seat, BEFORE_CHECK, check_options(s, f.seat))


def prepare_check(s: VenusState, f: Frame) -> None:
    """MV8.5 The forecast passes without a roll."""
    answer = s.answers[f.seat]
    if answer == DONE:
        s.toss(DIE_FACES)
        return
    if answer == FORECAST:
        s.intel_at[PASS_HAZARD] = DISPLAYED
        s.passed = True
        s.tell("event-intel-used", "MV8.5", {"seat": f.seat, "card": INTEL_IDS[PASS_HAZARD]})
        f.leave()
        return
    if answer == PLUS_ONE:
        s.used |= USED_ALMANAC
        tell_use(s, f.seat, CHECK_PLUS_1)
        f.args[2] += 1
    elif answer >= ASSIGN:
        put_die(s, f.seat, answer)
    f.jump(offer_help)


def read_check(s: VenusState, f: Frame) -> None:
    """MV0.3 A result not above the value is a success."""
    s.effect = s.tossed + 1
    wanted = value(s, f.seat, f.args[0]) + f.args[2]
    s.passed = s.effect <= wanted
    if s.log is not None:
        skill = SKILLS[f.args[0]]
        key = "event-check-passed" if s.passed else "event-check-failed"
        shown: dict[str, str | int] = {
            "seat": f.seat, "skill": skill, "die": s.effect, "value": wanted,
        }  # fmt: skip
        s.tell(key, "MV0.3", shown)
        s.beat("check")


CHECK = script("check", offer_help, prepare_check, read_check)


# --- a hazard: args = [type] ---------------------------------------------------------------------


def failed_options(s: VenusState, seat: int) -> list[int]:
    return [DONE, LOWER]


HAZARD_FAILED = Ask("hazard-failed", "MV7.2", failed_options, default=LOWER)


def needs_check(s: VenusState, hazard: int) -> bool:
    """MV7.1, MV7.2 Not with the last movement point, nor a type that counts as blue."""
    return s.mp > 0 and not s.safe >> hazard & 1


def face_hazard(s: VenusState, f: Frame) -> None:
    """MV7.1 With MP left a check is made."""
    if needs_check(s, f.args[0]):
        s.call(CHECK, f.seat, [f.args[0], 1])
    else:
        note_crossing(s, f.seat)
        f.leave()


def judge_hazard(s: VenusState, f: Frame) -> None:
    """MV7.2, MV7.3 A failed pilot check, or a gauge of 0, leaves no choice."""
    hazard = f.args[0]
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
    if s.answers[f.seat] == DONE:
        end_turn_at_once(s, f.seat, "MV7.2")
        return
    change_gauge(s, f.seat, f.args[0], -1)
    s.safe |= 1 << f.args[0]
    s.tell("event-gauge-lowered", "MV7.2", {"seat": f.seat, "gauge": SKILLS[f.args[0]]})
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

SCRIPTS: Final[list[Script]] = [CHECK, FACE_HAZARD]
ASKS: Final[list[Ask]] = [BEFORE_CHECK, HAZARD_FAILED]
