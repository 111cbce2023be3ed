"""MV6.1-MV6.6 Navigation spaces and teleportals."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import ASSIGN, CHART, DONE, HEAD, IGNORE, READ
from raumhafen.games.merchant_of_venus.content.tables import (
    ADJUST_NAVIGATION,
    ADJUST_NAVIGATION_FREE,
    DIE_FACES,
    EXITS,
    FIRST_UPGRADE_SLOT,
    FREE_NAVIGATION,
    IGNORE_TELEPORTAL,
    INTEL_IDS,
    KEEP_DIE,
    NAVIGATION,
    NAVIGATION_SLOT,
    NONE,
    SET_NAVIGATION,
    SLOTS,
    SPACE_IDS,
    TELEPORTAL,
)
from raumhafen.games.merchant_of_venus.rules.accounts import tell_effect, tell_use
from raumhafen.games.merchant_of_venus.rules.cards.first_contact import spy
from raumhafen.games.merchant_of_venus.rules.cards.mission_counters import TELEPORTS, count_event
from raumhafen.games.merchant_of_venus.rules.flight.hazards import end_turn_at_once
from raumhafen.games.merchant_of_venus.rules.ships import (
    ability,
    free_dice,
    has,
    in_space,
    may_assign,
    put_die,
)
from raumhafen.games.merchant_of_venus.rules.trade.passengers import threw_overboard
from raumhafen.games.merchant_of_venus.state import DISPLAYED, USED_ADJUST, VenusState

# --- MV6.1 the navigation value ------------------------------------------------------------------

# argument of NAVIGATE, TELEPORT and START_JUMP_STEP once a value is settled: 1 to 6, 0 if no die
# was assigned, NONE to fly on
VALUE_SETTLED: Final = 0


def assignable(s: VenusState, seat: int) -> list[int]:
    """MV6.1 Dice that can become the navigation die; MV13.9 keep_die: also those on upgrades."""
    dice = free_dice(s) if may_assign(s, seat, NAVIGATION_SLOT) else []
    if ability(s, seat) == KEEP_DIE:
        dice += [die for die in range(len(s.dice)) if s.slots[die] >= FIRST_UPGRADE_SLOT]
    return [ASSIGN + die * SLOTS + NAVIGATION_SLOT for die in dice]


def readable(s: VenusState, seat: int) -> list[int]:
    """MV13.9 adjust_navigation, MV13.6 free_navigation: the values that may be read."""
    values = [s.nav] if s.nav else []
    if s.nav and not s.used & USED_ADJUST and may_adjust(s, seat):
        values += [v for v in (s.nav - 1, s.nav + 1) if 1 <= v <= DIE_FACES]
    if s.kind[s.ship[seat]] == NAVIGATION and has(s, seat, FREE_NAVIGATION):
        values += [v for v in s.dice if v not in values]
    return [READ + v - 1 for v in sorted(set(values))]


def may_adjust(s: VenusState, seat: int) -> bool:
    return ability(s, seat) in (ADJUST_NAVIGATION, ADJUST_NAVIGATION_FREE)


def value_options(s: VenusState, seat: int) -> list[int]:
    """MV6.1, MV6.4 A value that is set holds for the whole turn; else a die, or none."""
    kind = s.kind[s.ship[seat]]
    options = readable(s, seat)
    if s.nav == 0:
        options += assignable(s, seat)
        options.append(DONE)
    if kind in (NAVIGATION, TELEPORTAL) and s.intel_at[SET_NAVIGATION] == seat:
        options += [CHART + v for v in range(DIE_FACES)]
    if kind == TELEPORTAL and has(s, seat, IGNORE_TELEPORTAL):
        options.append(IGNORE)
    return options


NAVIGATION_VALUE = Ask("navigation", "MV6.1", value_options)


def ask_value(s: VenusState, f: Frame) -> None:
    """MV6.1 Asked only if there is something to choose besides MV10.15."""
    s.choose(f.seat, NAVIGATION_VALUE, in_space(s, f.seat, value_options(s, f.seat)))


def settle_value(s: VenusState, f: Frame) -> None:
    """MV6.1 The value that was read, set or left open is kept for the next steps."""
    answer = s.answers[f.seat]
    if ASSIGN <= answer < ASSIGN + len(s.dice) * SLOTS:
        put_die(s, f.seat, answer)
        f.jump(ask_value)
        return
    if not threw_overboard(s, f, ask_value):
        f.args = [read_answer(s, f.seat, answer)]


def read_answer(s: VenusState, seat: int, answer: int) -> int:
    """MV8.5 Charts are used up; MV13.9 an adjusted reading is possible once in a turn."""
    if answer == DONE:
        return 0
    if answer == IGNORE:
        tell_use(s, seat, IGNORE_TELEPORTAL)
        return NONE
    if CHART <= answer < CHART + DIE_FACES:
        s.intel_at[SET_NAVIGATION] = DISPLAYED
        s.tell("event-intel-used", "MV8.5", {"seat": seat, "card": INTEL_IDS[SET_NAVIGATION]})
        return answer - CHART + 1
    value = answer - READ + 1
    free = has(s, seat, FREE_NAVIGATION) and value in s.dice
    if value != s.nav and not (free and s.kind[s.ship[seat]] == NAVIGATION):
        s.used |= USED_ADJUST
    return value


# --- MV6.2, MV6.3 leaving a navigation space -----------------------------------------------------


def exit_choices(s: VenusState) -> list[int]:
    """MV6.2 Any exit except the way in."""
    exits = EXITS[s.ship[s.active]]
    return sorted({space for space in exits if space != s.came})


def exit_options(s: VenusState, seat: int) -> list[int]:
    return [HEAD + space for space in exit_choices(s)]


EXIT = Ask("exit", "MV6.2", exit_options)


def leave_by_value(s: VenusState, f: Frame) -> None:
    """MV6.3 A value that points to the way in ends the turn at once."""
    value = f.args[VALUE_SETTLED]
    if value == 0:
        return
    choose_exit(s, f.seat, EXITS[s.ship[f.seat]][value - 1])
    f.leave()


def choose_exit(s: VenusState, seat: int, space: int) -> None:
    if space == s.came:
        end_turn_at_once(s, seat, "MV6.3")
        return
    s.head = space
    s.tell("event-exit", "MV6.1", {"seat": seat, "space": SPACE_IDS[space]})
    s.beat("exit")


def ask_neighbour(s: VenusState, f: Frame) -> None:
    """MV6.2 Without a die the left neighbour picks; alone, the effect die does."""
    if s.seats > 1:
        s.ask(left_of(s, f.seat), EXIT)
    else:
        s.toss(DIE_FACES)


def left_of(s: VenusState, seat: int) -> int:
    return (seat + 1) % s.seats


def take_exit(s: VenusState, f: Frame) -> None:
    """MV6.2 The solo die is rolled again while it shows the way in."""
    if s.seats > 1:
        choose_exit(s, f.seat, s.answers[left_of(s, f.seat)] - HEAD)
        return
    s.effect = s.tossed + 1
    tell_effect(s, f.seat, "MV6.2")
    space = EXITS[s.ship[f.seat]][s.tossed]
    if space == s.came:
        f.jump(ask_neighbour)
    else:
        choose_exit(s, f.seat, space)


NAVIGATE = script("navigate", ask_value, settle_value, leave_by_value, ask_neighbour, take_exit)


# --- MV6.4 teleportals ---------------------------------------------------------------------------


def jump_to(s: VenusState, seat: int, gate: int) -> None:
    """MV6.5 After a jump every direction is open."""
    s.ship[seat] = s.gates[gate]
    s.came = NONE
    s.head = NONE
    s.jumps[seat] += 1
    count_event(s, seat, TELEPORTS, NONE)
    s.tell("event-jump", "MV6.4", {"seat": seat, "number": gate + 1})
    s.beat("jump")
    spy(s, seat)


def roll_for_gate(s: VenusState, f: Frame) -> None:
    """MV6.4, MV6.6 Without a die the effect die decides, for this space only."""
    if f.args[VALUE_SETTLED] == 0:
        s.toss(DIE_FACES)
    else:
        f.jump(use_gate)


def read_gate(s: VenusState, f: Frame) -> None:
    """MV6.6 The effect die stands for the navigation value, at this space only."""
    s.effect = s.tossed + 1
    tell_effect(s, f.seat, "MV6.4")
    f.args[VALUE_SETTLED] = s.effect


def use_gate(s: VenusState, f: Frame) -> None:
    """MV6.4 A teleportal that is not in play, or this one, is ignored."""
    value = f.args[VALUE_SETTLED]
    if value > 0 and s.gates[value - 1] not in (NONE, s.ship[f.seat]):
        jump_to(s, f.seat, value - 1)


TELEPORT = script("teleport", ask_value, settle_value, roll_for_gate, read_gate, use_gate)

# MV13.6 start_jump: no roll for a player who assigns no die.
START_JUMP_STEP = script("start_jump", ask_value, settle_value, use_gate)

SCRIPTS: Final[list[Script]] = [NAVIGATE, TELEPORT, START_JUMP_STEP]
ASKS: Final[list[Ask]] = [NAVIGATION_VALUE, EXIT]
