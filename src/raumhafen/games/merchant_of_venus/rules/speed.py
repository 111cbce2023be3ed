"""MV5.4-MV5.7 The speed roll and the speed step."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Question, Script, script
from raumhafen.games.merchant_of_venus.actions import (
    ASSIGN,
    DONE,
    JETTISON,
    LOAD,
    MULLIGAN,
    PEEK,
    REROLL,
    SHIFT,
    SWAP,
    UNDER,
    USE_FLAME,
    USE_PROBE,
)
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    BOOST,
    BOOST_SLOT,
    BOOSTERS,
    ENCOUNTER_IDS,
    FLAME,
    FLUX,
    ITEMS,
    MAKER,
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
    SYSTEM_IDS,
    UNASSIGNED,
    UPGRADES,
)
from raumhafen.games.merchant_of_venus.rules.accounts import tell_use
from raumhafen.games.merchant_of_venus.rules.contact import see_card
from raumhafen.games.merchant_of_venus.rules.encounters import refill_deck
from raumhafen.games.merchant_of_venus.rules.hazards import DIE_FACES
from raumhafen.games.merchant_of_venus.rules.market import discovered, face_down, shift_market
from raumhafen.games.merchant_of_venus.rules.passengers import (
    move_passenger,
    shuttle_options,
    throw_overboard,
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
    remove_item,
    upgrades,
)
from raumhafen.games.merchant_of_venus.state import (
    USED_MULLIGAN,
    USED_PROBE,
    USED_REROLL,
    VenusState,
)

FLAME_MP: Final = 10
AUTOPILOT_DIE: Final = 4


# --- MV5.4 the roll ------------------------------------------------------------------------------


def roll_speed(s: VenusState, f: Frame) -> None:
    """MV5.4 Three dice; MV13.6 one of them may have been set to 4."""
    count = RULES.speed_dice - (1 if s.autopilot else 0)
    s.toss(DIE_FACES**count)


def read_speed(s: VenusState, f: Frame) -> None:
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
    options = speed_options(s, f.seat)
    if len(options) > 1:
        s.pose(f.seat, Question(SPEED, options))
    else:
        f.jump(close_speed)


def use_speed(s: VenusState, f: Frame) -> None:
    """MV5.5 One thing after the other, in any order."""
    answer = s.answers[f.seat]
    f.args = [0]  # dice to be rolled, as bits
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


def use_up(s: VenusState, seat: int, item: int) -> None:
    """MV11.3"""
    remove_item(s, seat, item)
    s.market[ITEMS * s.home[MAKER[item]] + item] += 1


def roll_again(s: VenusState, f: Frame) -> None:
    """MV13.9 The chosen dice, one by one."""
    if f.args[0]:
        s.toss(DIE_FACES)
    else:
        f.jump(ask_speed)


def read_again(s: VenusState, f: Frame) -> None:
    die = (f.args[0] & -f.args[0]).bit_length() - 1
    s.dice[die] = s.tossed + 1
    f.args[0] &= f.args[0] - 1
    s.tell("event-die", "MV5.7", {"seat": f.seat, "die": s.dice[die]})
    s.beat("roll")
    f.jump(roll_again)


def spoiler(s: VenusState, seat: int, total: int) -> int:
    """MV11.4 By the parity of all speed dice."""
    odd = total % 2 == 1
    if owns(s, seat, SPOILER_FANCY):
        return 1 if odd else 2
    return 1 if odd and owns(s, seat, SPOILER_PLAIN) else 0


def speed_of_roll(s: VenusState, seat: int, total: int) -> int:
    """MV5.5 Dice, spoiler, afterburner, flames."""
    burner = 1 if has(s, seat, SPEED_PLUS_1) else 0
    return total + spoiler(s, seat, total) + FLAME_MP * s.flames + burner


def close_speed(s: VenusState, f: Frame) -> None:
    s.mp = speed_of_roll(s, f.seat, sum(s.dice))
    if s.log is not None:
        s.tell("event-speed", "MV5.5", {"seat": f.seat, "mp": s.mp})


SPEED_STEP = script(
    "speed_step", roll_speed, read_speed, ask_speed, use_speed, roll_again, read_again, close_speed
)


# --- MV11.5 market flux --------------------------------------------------------------------------


def flux_options(s: VenusState, seat: int) -> list[int]:
    return [SHIFT + system for system in discovered(s)]


FLUX_WHERE = Ask("flux", "MV11.5", flux_options)


def ask_flux(s: VenusState, f: Frame) -> None:
    s.choose(f.seat, FLUX_WHERE, flux_options(s, f.seat))


def do_flux(s: VenusState, f: Frame) -> None:
    """MV11.5 One market shift in any discovered system."""
    shift_market(s, s.contact[s.answers[f.seat] - SHIFT])


MARKET_FLUX = script("market_flux", ask_flux, do_flux)


# --- MV11.14 data probe: args = [systems…] -------------------------------------------------------


def probe_options(s: VenusState, seat: int) -> list[int]:
    chosen = s.stack[-1].args
    return [PEEK + system for system in face_down(s) if system not in chosen]


def swap_options(s: VenusState, seat: int) -> list[int]:
    return [DONE, SWAP]


def top_options(s: VenusState, seat: int) -> list[int]:
    return [DONE, UNDER]


PROBE_WHERE = Ask("probe", "MV11.14", probe_options)
PROBE_SWAP = Ask("probe-swap", "MV11.14", swap_options, default=DONE)
PROBE_CARD = Ask("probe-card", "MV11.14", top_options, default=DONE)


def launch_probe(s: VenusState, f: Frame) -> None:
    """MV11.14 Two face-down cards, one per turn."""
    if not f.args:
        use_up(s, f.seat, PROBE)
        s.used |= USED_PROBE
        s.tell("event-probe", "MV11.14", {"seat": f.seat})
    s.choose(f.seat, PROBE_WHERE, probe_options(s, f.seat))


def look_at_card(s: VenusState, f: Frame) -> None:
    system = s.answers[f.seat] - PEEK
    f.args.append(system)
    see_card(s, f.seat, system)
    if len(f.args) < 2:
        f.jump(launch_probe)
    else:
        s.ask(f.seat, PROBE_SWAP)


def swap_cards(s: VenusState, f: Frame) -> None:
    """MV11.14 Everybody sees the exchange, so what others know moves with the cards."""
    if s.answers[f.seat] == SWAP:
        a, b = f.args[0], f.args[1]
        s.contact[a], s.contact[b] = s.contact[b], s.contact[a]
        for first in range(0, SYSTEMS * s.seats, SYSTEMS):
            s.known[first + a], s.known[first + b] = s.known[first + b], s.known[first + a]
        s.tell("event-swapped", "MV11.14", {"region": SYSTEM_IDS[a], "other": SYSTEM_IDS[b]})


def toss_top(s: VenusState, f: Frame) -> None:
    """MV11.14 Then the top encounter card."""
    if s.encounter_top:
        f.jump(see_top)
        return
    refill_deck(s)
    if s.encounter_bag:
        s.toss(len(s.encounter_bag))
    elif s.encounter_under:
        s.encounter_top.append(s.encounter_under.pop(0))
        s.top_seen.append(s.under_seen.pop(0))
        f.jump(see_top)
    else:
        f.leave()


def lift_top(s: VenusState, f: Frame) -> None:
    bag = s.encounter_bag
    s.encounter_top.append(bag[s.tossed])
    s.top_seen.append(0)
    bag[s.tossed] = bag[-1]
    bag.pop()


def see_top(s: VenusState, f: Frame) -> None:
    s.top_seen[0] |= 1 << f.seat
    s.reveals += 1
    args: dict[str, str | int] = {"seat": f.seat, "card": ENCOUNTER_IDS[s.encounter_top[0]]}
    s.tell("event-top-card", "MV11.14", args, f.seat)
    s.ask(f.seat, PROBE_CARD)


def put_back(s: VenusState, f: Frame) -> None:
    """MV11.14 On top of the deck or under it."""
    if s.answers[f.seat] == UNDER:
        s.encounter_under.append(s.encounter_top.pop(0))
        s.under_seen.append(s.top_seen.pop(0))
        s.tell("event-under-deck", "MV11.14", {"seat": f.seat})


PROBING = script(
    "probing", launch_probe, look_at_card, swap_cards, toss_top, lift_top, see_top, put_back
)

SCRIPTS: Final[list[Script]] = [SPEED_STEP, MARKET_FLUX, PROBING]
ASKS: Final[list[Ask]] = [SPEED, FLUX_WHERE, PROBE_WHERE, PROBE_SWAP, PROBE_CARD]
