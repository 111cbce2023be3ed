"""MV5.4-MV5.7 The speed roll and the speed step."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Question, Script, script
from raumhafen.games.merchant_of_venus.actions import (
    ASSIGN,
    DONE,
    JETTISON,
    LOAD,
    MULLIGAN,
    REROLL,
    USE_FLAME,
    USE_PROBE,
)
from raumhafen.games.merchant_of_venus.content.tables import (
    BOOST,
    BOOST_SLOT,
    BOOSTERS,
    DIE_FACES,
    FLAME,
    FLUX,
    MAX_DICE,
    NONE,
    PROBE,
    REROLL_ONE,
    REROLL_SPEED,
    RULES,
    SLOT_OF,
    SLOTS,
    SPEED_PLUS_1,
    SPOILER_FANCY,
    SPOILER_PLAIN,
    UNASSIGNED,
    UPGRADES,
)
from raumhafen.games.merchant_of_venus.rules.accounts import tell_use
from raumhafen.games.merchant_of_venus.rules.cards.missions import completes_first
from raumhafen.games.merchant_of_venus.rules.flight.probe import (
    PROBING,
)
from raumhafen.games.merchant_of_venus.rules.ships import (
    ability,
    assign_options,
    free_dice,
    has,
    jettison_options,
    may_assign,
    owns,
    put_die,
    upgrades,
    use_up,
)
from raumhafen.games.merchant_of_venus.rules.trade.market import MARKET_FLUX, face_down
from raumhafen.games.merchant_of_venus.rules.trade.passengers import move_passenger, throw_overboard
from raumhafen.games.merchant_of_venus.rules.trade.shuttle import shuttle_options
from raumhafen.games.merchant_of_venus.state import (
    USED_MULLIGAN,
    USED_PROBE,
    USED_REROLL,
    VenusState,
)

FLAME_MP: Final = 10
AUTOPILOT_DIE: Final = 4
DICE_TO_ROLL: Final = 0  # argument of SPEED_STEP: a bit for each die to be rolled again


# --- MV5.4 the roll ------------------------------------------------------------------------------


def roll_speed(s: VenusState, f: Frame) -> None:
    """MV5.4 Three dice; MV13.6 one of them may have been set to 4."""
    count = RULES.speed_dice - (1 if s.autopilot else 0)
    s.toss(DIE_FACES**count)


def read_speed(s: VenusState, f: Frame) -> None:
    """MV5.4 The three dice lie before the ship; from now on it has to move."""
    rest = s.tossed
    dice: list[int] = [AUTOPILOT_DIE] if s.autopilot else []
    while len(dice) < RULES.speed_dice:
        dice.append(rest % DIE_FACES + 1)
        rest //= DIE_FACES
    s.dice = dice
    s.thrown, s.thrower = [], NONE
    s.slots = [UNASSIGNED] * len(dice)
    s.moved = True
    if s.log is not None:
        args: dict[str, str | int] = {"seat": f.seat, "a": dice[0], "b": dice[1], "c": dice[2]}
        s.tell("event-roll", "MV5.4", args)
        s.beat("roll")


# --- MV5.5 the speed step ------------------------------------------------------------------------


def boost_values(s: VenusState, seat: int) -> tuple[int, ...]:
    """MV5.7 A 1, or the values of the booster that replace it (MV11.11)."""
    for booster in BOOSTERS:
        if owns(s, seat, booster):
            return BOOST[booster]
    return RULES.boost_values


def boost_options(s: VenusState, seat: int) -> list[int]:
    """MV5.7 Once in a turn."""
    if s.boosted or not may_assign(s, seat, BOOST_SLOT):
        return []
    values = boost_values(s, seat)
    return [ASSIGN + die * SLOTS + BOOST_SLOT for die in free_dice(s) if s.dice[die] in values]


def upgrade_options(s: VenusState, seat: int) -> list[int]:
    """MV5.6 Every mounted upgrade takes a die."""
    if not upgrades(s, seat):
        return []
    return [option for item in UPGRADES for option in assign_options(s, seat, item)]


def reroll_options(s: VenusState, seat: int) -> list[int]:
    """MV13.9 reroll_speed, MV13.6 reroll_one: unassigned dice only."""
    options: list[int] = []
    if ability(s, seat) == REROLL_SPEED and not s.used & USED_REROLL:
        free = sum(1 << die for die in range(len(s.dice)) if s.slots[die] == UNASSIGNED)
        masks = [mask for mask in range(1, 1 << len(s.dice)) if mask & free == mask]
        options += [REROLL + mask - 1 for mask in masks]
    if has(s, seat, REROLL_ONE) and not s.used & USED_MULLIGAN:
        options += [MULLIGAN + die for die in free_dice(s)]
    return options


def speed_options(s: VenusState, seat: int) -> list[int]:
    """MV5.5 Until the player closes it. The navigation die is asked for when it is needed."""
    options = [DONE, *boost_options(s, seat), *upgrade_options(s, seat), *reroll_options(s, seat)]
    if owns(s, seat, FLAME):
        options.append(USE_FLAME)
    if owns(s, seat, PROBE) and not s.used & USED_PROBE and len(face_down(s)) > 1:
        options.append(USE_PROBE)
    return [*options, *shuttle_options(s, seat), *jettison_options(s, seat)]


SPEED = Ask("speed", "MV5.5", speed_options, default=DONE)


def ask_speed(s: VenusState, f: Frame) -> None:
    """MV5.5 Asked only if there is something to do besides closing the step."""
    if completes_first(s, f):
        return
    options = speed_options(s, f.seat)
    if len(options) > 1:
        s.pose(f.seat, Question(SPEED, options))
    else:
        f.jump(close_speed)


def use_speed(s: VenusState, f: Frame) -> None:
    """MV5.5 One thing after the other, in any order."""
    answer = s.answers[f.seat]
    f.args = [0]  # no dice to be rolled again
    if answer == DONE:
        f.jump(close_speed)
    elif answer >= LOAD:
        move_passenger(s, f.seat, answer, NONE)
    elif answer >= JETTISON:
        throw_overboard(s, f.seat, answer)
    elif answer == USE_FLAME:
        use_flame(s, f.seat)
    elif answer == USE_PROBE:
        s.call(PROBING, f.seat)
    elif answer >= MULLIGAN:
        s.used |= USED_MULLIGAN
        tell_use(s, f.seat, REROLL_ONE)
        f.args = [1 << (answer - MULLIGAN)]
    elif answer >= REROLL:
        s.used |= USED_REROLL
        f.args = [answer - REROLL + 1]
    else:
        assign_in_speed_step(s, f, answer)


def assign_in_speed_step(s: VenusState, f: Frame, answer: int) -> None:
    """MV5.7 Boost rolls one more die; MV11.5 flux works when its die is assigned."""
    slot = put_die(s, f.seat, answer)
    if slot == BOOST_SLOT:
        s.boosted = True
        s.dice.append(0)
        s.slots.append(UNASSIGNED)
        f.args = [1 << (MAX_DICE - 1)]
    elif slot == SLOT_OF[FLUX]:
        s.call(MARKET_FLUX, f.seat)


def use_flame(s: VenusState, seat: int) -> None:
    """MV11.6 The token goes back to the market of its culture at once."""
    s.flames += 1
    use_up(s, seat, FLAME)
    s.tell("event-flame", "MV11.6", {"seat": seat})


def roll_again(s: VenusState, f: Frame) -> None:
    """MV13.9 The chosen dice, one by one."""
    if f.args[DICE_TO_ROLL]:
        s.toss(DIE_FACES)
    else:
        f.jump(ask_speed)


def read_again(s: VenusState, f: Frame) -> None:
    """MV5.7, MV13.9 The lowest of the marked dice gets its new value."""
    dice = f.args[DICE_TO_ROLL]
    die = (dice & -dice).bit_length() - 1
    s.dice[die] = s.tossed + 1
    f.args[DICE_TO_ROLL] = dice & (dice - 1)
    s.tell("event-die", "MV5.7", {"seat": f.seat, "die": s.dice[die]})
    s.beat("roll")
    f.jump(roll_again)


def spoiler(s: VenusState, seat: int, total: int) -> int:
    """MV11.4 The bonus of a spoiler, by the parity of all speed dice."""
    odd = total % 2 == 1
    if owns(s, seat, SPOILER_FANCY):
        return 1 if odd else 2
    return 1 if odd and owns(s, seat, SPOILER_PLAIN) else 0


def speed_of_roll(s: VenusState, seat: int, total: int) -> int:
    """MV5.5 Dice, spoiler, afterburner, flames."""
    burner = 1 if has(s, seat, SPEED_PLUS_1) else 0
    return total + spoiler(s, seat, total) + FLAME_MP * s.flames + burner


def close_speed(s: VenusState, f: Frame) -> None:
    """MV5.5 The movement points of this turn."""
    s.mp = speed_of_roll(s, f.seat, sum(s.dice))
    if s.log is not None:
        s.tell("event-speed", "MV5.5", {"seat": f.seat, "mp": s.mp})


SPEED_STEP = script(
    "speed_step", roll_speed, read_speed, ask_speed, use_speed, roll_again, read_again, close_speed
)

SCRIPTS: Final[list[Script]] = [SPEED_STEP]
ASKS: Final[list[Ask]] = [SPEED]
