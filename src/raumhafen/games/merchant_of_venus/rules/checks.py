"""MV0.3 Checks: one die against laser, shield or pilot skill."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import DONE, FORECAST, PLUS_ONE
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS
from raumhafen.games.merchant_of_venus.content.tables import (
    CHECK_PLUS_1,
    DIE_FACES,
    INTEL_IDS,
    LASER,
    PASS_HAZARD,
    SHIELD,
    VARIABLE_LASER,
    VARIABLE_SHIELD,
)
from raumhafen.games.merchant_of_venus.rules.accounts import tell_use
from raumhafen.games.merchant_of_venus.rules.ships import (
    assign_options,
    has,
    in_space,
    put_die,
    value,
)
from raumhafen.games.merchant_of_venus.rules.trade.passengers import threw_overboard
from raumhafen.games.merchant_of_venus.state import DISPLAYED, USED_ALMANAC, VenusState

# arguments of CHECK
CHECK_SKILL: Final = 0
CHECK_OF_HAZARD: Final = 1  # 1 if a hazard asks for it
CHECK_BONUS: Final = 2  # added before the roll


def variable_options(s: VenusState, seat: int, skill: int) -> list[int]:
    """MV11.16 A die may still go onto the variable laser or shield."""
    if skill == LASER:
        return assign_options(s, seat, VARIABLE_LASER)
    return assign_options(s, seat, VARIABLE_SHIELD) if skill == SHIELD else []


def check_options(s: VenusState, seat: int) -> list[int]:
    """MV13.6 Everything that can be announced before the roll."""
    args = s.stack[-1].args
    options = [DONE, *variable_options(s, seat, args[CHECK_SKILL])]
    if has(s, seat, CHECK_PLUS_1) and not s.used & USED_ALMANAC:
        options.append(PLUS_ONE)
    if args[CHECK_OF_HAZARD] and s.intel_at[PASS_HAZARD] == seat:
        options.append(FORECAST)
    return options


BEFORE_CHECK = Ask("before-check", "MV0.3", check_options, default=DONE)


def offer_help(s: VenusState, f: Frame) -> None:
    """MV0.3 Only a roll is nothing to ask, even with MV10.15."""
    if len(f.args) == CHECK_BONUS:
        f.args.append(0)
    s.choose(f.seat, BEFORE_CHECK, in_space(s, f.seat, check_options(s, f.seat)))


def prepare_check(s: VenusState, f: Frame) -> None:
    """MV8.5 The forecast passes without a roll."""
    answer = s.answers[f.seat]
    if threw_overboard(s, f, offer_help):
        return
    if answer == DONE:
        s.toss(DIE_FACES)
        return
    if answer == FORECAST:
        s.intel_at[PASS_HAZARD] = DISPLAYED
        s.passed = True
        s.tell("event-intel-used", "MV8.5", {"seat": f.seat, "card": INTEL_IDS[PASS_HAZARD]})
        f.leave()
        return
    f.jump(offer_help)
    if answer == PLUS_ONE:
        s.used |= USED_ALMANAC
        tell_use(s, f.seat, CHECK_PLUS_1)
        f.args[CHECK_BONUS] += 1
    else:
        put_die(s, f.seat, answer)


def read_check(s: VenusState, f: Frame) -> None:
    """MV0.3 A result not above the value is a success."""
    s.effect = s.tossed + 1
    wanted = value(s, f.seat, f.args[CHECK_SKILL]) + f.args[CHECK_BONUS]
    s.passed = s.effect <= wanted
    if s.log is not None:
        skill = SKILLS[f.args[CHECK_SKILL]]
        key = "event-check-passed" if s.passed else "event-check-failed"
        shown: dict[str, str | int] = {
            "seat": f.seat, "skill": skill, "die": s.effect, "value": wanted,
        }  # fmt: skip
        s.tell(key, "MV0.3", shown)
        s.beat("check")


CHECK = script("check", offer_help, prepare_check, read_check)

SCRIPTS: Final[list[Script]] = [CHECK]
ASKS: Final[list[Ask]] = [BEFORE_CHECK]
