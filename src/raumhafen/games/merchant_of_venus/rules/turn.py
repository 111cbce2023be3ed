"""MV4, MV5.1-MV5.3, MV5.14 Rounds, turns, departure and the end of movement."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import AUTOPILOT, DONE, JAM, STAY, SWITCH_OFF
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BASE,
    DRILL_INCOME,
    FLUX,
    JAMMER,
    LASER,
    MISSION_IDS,
    NONE,
    REGION_OF,
    SELF_REPAIR,
    SET_DIE_4,
    SETUP,
    SHIELD,
    SHUTTLE,
    SPACES,
    UNASSIGNED,
)
from raumhafen.games.merchant_of_venus.rules.accounts import move_gauge, tell_use
from raumhafen.games.merchant_of_venus.rules.cards.first_contact import FIRST_CONTACT, spy
from raumhafen.games.merchant_of_venus.rules.cards.missions import (
    FREE_MISSIONS,
    completes_first,
    next_free_mission,
)
from raumhafen.games.merchant_of_venus.rules.cards.titles import pass_titles
from raumhafen.games.merchant_of_venus.rules.flight.departure import DEPARTURE, set_out, stay
from raumhafen.games.merchant_of_venus.rules.flight.landing import salvage
from raumhafen.games.merchant_of_venus.rules.flight.navigation import START_JUMP_STEP
from raumhafen.games.merchant_of_venus.rules.flight.speed import SPEED_STEP
from raumhafen.games.merchant_of_venus.rules.flight.travel import TRAVEL
from raumhafen.games.merchant_of_venus.rules.scoring import SCORING
from raumhafen.games.merchant_of_venus.rules.ships import (
    ability,
    assign_options,
    gain,
    in_space,
    is_port,
    is_trading_place,
    owns,
    put_die,
)
from raumhafen.games.merchant_of_venus.rules.trade.business import BUSINESS
from raumhafen.games.merchant_of_venus.rules.trade.market import MARKET_FLUX, is_discovered
from raumhafen.games.merchant_of_venus.rules.trade.passengers import (
    DRAW_PASSENGER,
    threw_overboard,
)
from raumhafen.games.merchant_of_venus.rules.trade.shuttle import SHUTTLE_STEP
from raumhafen.games.merchant_of_venus.state import (
    DRIVE_OFF,
    LANDED,
    NOT_LANDED,
    RELIC_OFF,
    STILL_MOVING,
    TURN_ENDS,
    VenusState,
)

# --- MV4.4 the turn ------------------------------------------------------------------------------


def begin_turn(s: VenusState, f: Frame) -> None:
    """MV4.4 Everything that held for one turn has lapsed; MV4.6 the dice are only looked at."""
    if s.dice:
        s.thrown, s.thrower = s.dice, s.active
    s.active = f.seat
    s.turns += 1
    s.dice = []
    s.slots = []
    s.crossed = []
    s.mp = s.nav = s.off = s.flames = s.used = s.safe = s.bought = s.tried = s.handled = 0
    s.came = s.head = NONE
    s.stop = STILL_MOVING
    s.landed = NOT_LANDED
    s.moved = s.contact_now = s.autopilot = s.jump_start = s.boosted = s.no_fee = False
    s.tell("event-turn", "MV4.4", {"seat": f.seat, "round": s.round})
    repair(s, f.seat)
    spy(s, f.seat)  # another player's probe may have brought a new card


def repair(s: VenusState, seat: int) -> None:
    """MV13.9 self_repair: every gauge lowered in the last own turn regains a step."""
    lowered = s.lowered[seat]
    s.lowered[seat] = 0
    if lowered and ability(s, seat) == SELF_REPAIR:
        for gauge in (LASER, SHIELD):
            if lowered >> gauge & 1:
                move_gauge(s, seat, gauge, 1, "MV13.9")


def complete_missions(s: VenusState, f: Frame) -> None:
    """MV13.1 Missions are completed at any moment of the own turn."""
    if s.stop != TURN_ENDS and next_free_mission(s, f.seat) != NONE:
        s.call(FREE_MISSIONS, f.seat)


# --- MV5.1-MV5.3 departure -----------------------------------------------------------------------


def ask_departure(s: VenusState, f: Frame) -> None:
    """MV5.1 Stay, or name a direction."""
    s.ask(f.seat, DEPARTURE)


def depart(s: VenusState, f: Frame) -> None:
    """MV5.1 A ship that stays rolls nothing."""
    answer = s.answers[f.seat]
    if threw_overboard(s, f, ask_departure):
        return
    if SWITCH_OFF <= answer < SWITCH_OFF + 2:
        s.off |= DRIVE_OFF if answer == SWITCH_OFF else RELIC_OFF
        f.jump(ask_departure)
    elif answer == AUTOPILOT:
        s.autopilot = True
        tell_use(s, f.seat, SET_DIE_4)
        f.jump(ask_departure)
    elif answer == STAY:
        stay(s, f.seat)
        f.jump(reach_place)
    else:
        set_out(s, f.seat, answer)


def determine_speed(s: VenusState, f: Frame) -> None:
    """MV5.4 The speed roll and the speed step."""
    s.call(SPEED_STEP, f.seat)


def start_with_jump(s: VenusState, f: Frame) -> None:
    """MV13.6 start_jump: assign the navigation die, jump if possible, then declare."""
    if s.jump_start:
        s.call(START_JUMP_STEP, f.seat)


def travel(s: VenusState, f: Frame) -> None:
    """MV5.8 Step by step over the map."""
    s.call(TRAVEL, f.seat)


# --- MV5.14 end of movement ----------------------------------------------------------------------


def come_to_rest(s: VenusState, f: Frame) -> None:
    """MV0.6 A movement that ends on a port or asteroid is a landing too."""
    if s.stop == TURN_ENDS:
        f.jump(end_turn)
        return
    space = s.ship[f.seat]
    if s.landed != LANDED and (is_port(s, space) or s.kind[space] == ASTEROID):
        s.landed = LANDED
        salvage(s, f.seat)


def fly_shuttle(s: VenusState, f: Frame) -> None:
    """MV5.14 Shuttle first, only with a die."""
    if owns(s, f.seat, SHUTTLE):
        s.call(SHUTTLE_STEP, f.seat)


def reach_place(s: VenusState, f: Frame) -> None:
    """MV5.14 Then the jammer."""
    s.answers[f.seat] = DONE
    if owns(s, f.seat, JAMMER) and not completes_first(s, f):
        s.choose(f.seat, JAMMING, in_space(s, f.seat, jam_options(s, f.seat)))


def open_slots(s: VenusState, seat: int) -> list[int]:
    return [slot for slot in range(2) if s.missions[2 * seat + slot] != NONE]


def jam_options(s: VenusState, seat: int) -> list[int]:
    """MV11.13 A player whose ship is on the same space; the user names both cards."""
    others = [o for o in range(s.seats) if o != seat and s.ship[o] == s.ship[seat]]
    return [
        DONE,
        *[
            JAM + 4 * other + 2 * own + theirs
            for other in others
            for own in open_slots(s, seat)
            for theirs in open_slots(s, other)
        ],
    ]


JAMMING = Ask("jam", "MV11.13", jam_options, default=DONE)


def jam(s: VenusState, f: Frame) -> None:
    """MV11.13 The cards change hands and their counters start anew."""
    if threw_overboard(s, f, reach_place) or s.answers[f.seat] == DONE:
        return
    other, cards = divmod(s.answers[f.seat] - JAM, 4)
    mine, theirs = 2 * f.seat + cards // 2, 2 * other + cards % 2
    s.missions[mine], s.missions[theirs] = s.missions[theirs], s.missions[mine]
    s.progress[mine] = s.progress[theirs] = 0
    taken, given = MISSION_IDS[s.missions[mine]], MISSION_IDS[s.missions[theirs]]
    args: dict[str, str | int] = {"seat": f.seat, "other_seat": other, "mission": taken}
    s.tell("event-jam", "MV11.13", {**args, "given": given})


# --- phases 2 to 4 -------------------------------------------------------------------------------


def make_first_contact(s: VenusState, f: Frame) -> None:
    """MV5.14, MV9.1 Phase 2, in a system whose card is face down."""
    space = s.ship[f.seat]
    if not does_business(s, f.seat):
        f.jump(offer_late_die)
    elif s.kind[space] != BASE and not is_discovered(s, REGION_OF[space]):
        s.call(FIRST_CONTACT, f.seat)


def does_business(s: VenusState, seat: int) -> bool:
    """MV4.5 Only on a trading place or the base."""
    space = s.ship[seat]
    return s.landed != NOT_LANDED and (is_trading_place(s, space) or s.kind[space] == BASE)


def do_business(s: VenusState, f: Frame) -> None:
    """MV4.4 Phases 3 and 4."""
    s.call(BUSINESS, f.seat)


def late_die_options(s: VenusState, seat: int) -> list[int]:
    return [DONE, *assign_options(s, seat, FLUX)]


LATE_DIE = Ask("late-die", "MV5.6", late_die_options, default=DONE)


def offer_late_die(s: VenusState, f: Frame) -> None:
    """MV5.6 Market flux takes a die until the turn ends; where business was done, that asked."""
    s.answers[f.seat] = DONE
    options = late_die_options(s, f.seat)
    if does_business(s, f.seat) or len(options) == 1:
        return
    if not completes_first(s, f):
        s.choose(f.seat, LATE_DIE, in_space(s, f.seat, options))


def put_late_die(s: VenusState, f: Frame) -> None:
    """MV11.5 Market flux works when its die is assigned."""
    answer = s.answers[f.seat]
    if not threw_overboard(s, f, offer_late_die) and answer != DONE:
        put_die(s, f.seat, answer)
        s.call(MARKET_FLUX, f.seat)


def complete_last_missions(s: VenusState, f: Frame) -> None:
    """MV13.1 Missions are completed also where no business is done."""
    complete_missions(s, f)


def end_turn(s: VenusState, f: Frame) -> None:
    """MV4.6 Dice leave their slots, bonuses lapse, titles are checked."""
    s.slots = [UNASSIGNED] * len(s.dice)
    s.safe = s.nav = s.mp = 0
    s.landed = NOT_LANDED
    pass_titles(s)


TURN = script(
    "turn", begin_turn, complete_missions, ask_departure, depart, determine_speed,
    start_with_jump, travel, come_to_rest, fly_shuttle, reach_place, jam, make_first_contact,
    do_business, offer_late_die, put_late_die, complete_last_missions, end_turn,
)  # fmt: skip


# --- MV4.1 rounds --------------------------------------------------------------------------------


def begin_round(s: VenusState, f: Frame) -> None:
    """MV4.1 The marker, the symbols, then a turn for everybody."""
    s.round += 1
    s.tell("event-round", "MV4.1", {"round": s.round})
    if s.round in SETUP.mining_rounds:
        pay_miners(s)
    if s.round in SETUP.passenger_rounds:
        s.call(DRAW_PASSENGER, s.first, [0])


def pay_miners(s: VenusState) -> None:
    """MV4.2 Every drill marker pays its owner and comes back."""
    for space in range(SPACES):
        if s.mark[space] != NONE and s.kind[space] == ASTEROID:
            owner = s.mark[space]
            s.mark[space] = NONE
            s.markers[owner] += 1
            gain(s, owner, DRILL_INCOME)
            s.tell("event-mining", "MV4.2", {"seat": owner, "amount": DRILL_INCOME})


def play_turns(s: VenusState, f: Frame) -> None:
    """MV4.1 Turns in seat order from the start player."""
    s.call_each(TURN, s.seats_from(s.first))


def end_round(s: VenusState, f: Frame) -> None:
    """MV14.1 After the last round the game is scored."""
    if s.round < s.rounds:
        f.jump(begin_round)
    else:
        s.call_each(SCORING, s.seats_from(s.first))


def finish(s: VenusState, f: Frame) -> None:
    """MV14.5 The match is over."""
    s.tell("event-game-over", "MV14.5", {"round": s.round})
    s.finish()


MATCH = script("match", begin_round, play_turns, end_round, finish)

SCRIPTS: Final[list[Script]] = [TURN, MATCH]
ASKS: Final[list[Ask]] = [JAMMING, LATE_DIE]
