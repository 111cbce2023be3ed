"""MV4.3, MV10.12, MV10.14, MV10.15 Passengers: drawing, boarding, arriving; jettison."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, Step, script
from raumhafen.games.merchant_of_venus.actions import (
    DONE,
    DROP_OFF,
    EJECT,
    JETTISON,
    LOAD,
    SET_DOWN,
)
from raumhafen.games.merchant_of_venus.content.tables import (
    DESTINATION,
    FARE,
    FARE_PLUS_20,
    ITEM_IDS,
    NONE,
    ORIGIN,
    PASSENGER_FAME,
    PASSENGER_IDS,
    PASSENGER_INFAMY,
    PASSENGER_SIZE,
    PASSENGERS,
    TWO_DICE,
    ZEN,
)
from raumhafen.games.merchant_of_venus.rules.accounts import add_fame, add_infamy
from raumhafen.games.merchant_of_venus.rules.cards.mission_counters import (
    PASSENGERS_DELIVERED,
    count_event,
)
from raumhafen.games.merchant_of_venus.rules.ships import (
    aboard,
    fits,
    gain,
    has,
    is_overboard,
    jettison_options,
    owns,
    remove_item,
)
from raumhafen.games.merchant_of_venus.state import (
    ABOARD,
    GONE,
    IN_BAG,
    IN_SUPPLY,
    WAITING_AT_BASE,
    VenusState,
)

EXTRA_FARE = 20
ZEN_CREDITS = 10


# --- MV4.3 drawing -------------------------------------------------------------------------------

# arguments of DRAW_PASSENGER
MAY_BOARD: Final = 0  # 1 if it may come aboard
PASSENGER_DRAWN: Final = 1


def place_passenger(s: VenusState, passenger: int) -> None:
    """MV4.3 At the base, beside the market of its culture, or in that culture's supply area."""
    culture = ORIGIN[passenger]
    if culture == NONE:
        s.passenger_at[passenger] = WAITING_AT_BASE
    elif s.home[culture] == NONE:
        s.passenger_at[passenger] = IN_SUPPLY + culture
    else:
        s.passenger_at[passenger] = s.home[culture]
    s.tell("event-passenger", "MV4.3", {"passenger": PASSENGER_IDS[passenger]})


def take_aboard(s: VenusState, seat: int, passenger: int) -> None:
    s.passenger_at[passenger] = ABOARD + seat
    s.riding[seat] += PASSENGER_SIZE[passenger]
    s.tell("event-load", "MV10.12", {"seat": seat, "passenger": PASSENGER_IDS[passenger]})


def toss_passenger(s: VenusState, f: Frame) -> None:
    """MV4.3 From an empty bag nobody comes."""
    waiting = s.passenger_at.count(IN_BAG)
    if waiting == 0:
        f.leave()
    else:
        s.toss(waiting)


def read_passenger(s: VenusState, f: Frame) -> None:
    """MV4.3 The passenger who was drawn by lot."""
    bag = [p for p in range(PASSENGERS) if s.passenger_at[p] == IN_BAG]
    f.args.append(bag[s.tossed])


def greet_passenger(s: VenusState, f: Frame) -> None:
    """MV8.3 A stowaway comes aboard if there is room, which may still be made (MV10.15)."""
    may_board, passenger = f.args[MAY_BOARD], f.args[PASSENGER_DRAWN]
    if may_board and fits(s, f.seat, passenger):
        take_aboard(s, f.seat, passenger)
        f.leave()
    elif may_board and jettison_options(s, f.seat):
        s.ask(f.seat, MAKE_ROOM)
    else:
        place_passenger(s, passenger)
        f.leave()


def make_room(s: VenusState, f: Frame) -> None:
    """MV10.15 Something goes overboard, or the passenger waits where it belongs."""
    answer = s.answers[f.seat]
    if answer == DONE:
        place_passenger(s, f.args[PASSENGER_DRAWN])
    else:
        throw_overboard(s, f.seat, answer)
        f.jump(greet_passenger)


def make_room_options(s: VenusState, seat: int) -> list[int]:
    """MV10.15 Asked where room is wanted in space."""
    return [DONE, *jettison_options(s, seat)]


MAKE_ROOM = Ask("make-room", "MV10.15", make_room_options, default=DONE)

DRAW_PASSENGER = script(
    "draw_passenger", toss_passenger, read_passenger, greet_passenger, make_room
)


# --- MV10.15 overboard ---------------------------------------------------------------------------

PASSENGER_EJECTED: Final = 0  # argument of EJECT_PASSENGER


def throw_overboard(s: VenusState, seat: int, action: int) -> None:
    """MV10.15, MV10.16 Tokens go to their supply area; a passenger costs infamy."""
    if JETTISON <= action < EJECT:
        item = action - JETTISON
        remove_item(s, seat, item)
        s.supply[item] += 1
        s.tell("event-jettison", "MV10.15", {"seat": seat, "item": ITEM_IDS[item]})
    else:
        s.call(EJECT_PASSENGER, seat, [action - EJECT])


def threw_overboard(s: VenusState, f: Frame, question: Step) -> bool:
    """MV10.15 Whether the answer throws something overboard; the question is then asked again."""
    answer = s.answers[f.seat]
    if not is_overboard(answer):
        return False
    f.jump(question)
    throw_overboard(s, f.seat, answer)
    return True


def eject(s: VenusState, f: Frame) -> None:
    """MV10.15 The passenger leaves the game; two dice are rolled."""
    leave_ship(s, f.seat, f.args[PASSENGER_EJECTED], GONE)
    s.toss(TWO_DICE)


def take_infamy(s: VenusState, f: Frame) -> None:
    """MV10.15 Infamy equal to the higher die."""
    a, b = s.tossed // 6 + 1, s.tossed % 6 + 1
    s.infamy[f.seat] += max(a, b)
    passenger = PASSENGER_IDS[f.args[PASSENGER_EJECTED]]
    args: dict[str, str | int] = {"seat": f.seat, "passenger": passenger, "a": a, "b": b}
    s.tell("event-eject", "MV10.15", {**args, "infamy": max(a, b)})


EJECT_PASSENGER = script("eject_passenger", eject, take_infamy)


def leave_ship(s: VenusState, seat: int, passenger: int, where: int) -> None:
    s.passenger_at[passenger] = where
    s.riding[seat] -= PASSENGER_SIZE[passenger]


# --- MV10.12 at their destination ----------------------------------------------------------------

PASSENGER_SET_DOWN: Final = 0  # argument of SET_DOWN_PASSENGER


def set_down(s: VenusState, f: Frame) -> None:
    """MV10.12 The fare, fame or infamy; the token leaves the game."""
    passenger, seat = f.args[PASSENGER_SET_DOWN], f.seat
    leave_ship(s, seat, passenger, GONE)
    fare = FARE[passenger] + (EXTRA_FARE if has(s, seat, FARE_PLUS_20) else 0)
    gain(s, seat, fare)
    s.delivered[seat] += 1
    count_event(s, seat, PASSENGERS_DELIVERED, NONE)
    if s.log is not None:
        name = PASSENGER_IDS[passenger]
        s.tell("event-set-down", "MV10.12", {"seat": seat, "passenger": name, "fare": fare})
    if PASSENGER_FAME[passenger]:
        add_fame(s, seat, PASSENGER_FAME[passenger], "MV10.12")
    if PASSENGER_INFAMY[passenger]:
        add_infamy(s, seat, PASSENGER_INFAMY[passenger], "MV10.12")


def roll_zen(s: VenusState, f: Frame) -> None:
    """MV11.17 Zen paint: two dice."""
    if owns(s, f.seat, ZEN):
        s.toss(TWO_DICE)
    else:
        f.leave()


def read_zen(s: VenusState, f: Frame) -> None:
    """MV11.17 Ten times their sum."""
    a, b = s.tossed // 6 + 1, s.tossed % 6 + 1
    amount = ZEN_CREDITS * (a + b)
    gain(s, f.seat, amount)
    s.tell("event-zen", "MV11.17", {"seat": f.seat, "a": a, "b": b, "amount": amount})


SET_DOWN_PASSENGER = script("set_down", set_down, roll_zen, read_zen)


# --- boarding and leaving ------------------------------------------------------------------------


def board_options(s: VenusState, seat: int, place: int) -> list[int]:
    """MV10.12 Who waits at a place and finds room."""
    if place not in s.passenger_at:
        return []
    return [
        LOAD + p
        for p in range(PASSENGERS)
        if s.passenger_at[p] == place and not s.handled >> p & 1 and fits(s, seat, p)
    ]


def arrives(s: VenusState, passenger: int, place: int) -> bool:
    """MV10.12 Whether a place (a system or the base) is the destination."""
    culture = DESTINATION[passenger]
    if culture == NONE:
        return place == WAITING_AT_BASE
    return s.home[culture] == place


def passenger_options(s: VenusState, seat: int, place: int) -> list[int]:
    """MV10.12, MV10.14 Load, set down, leave behind; nobody is moved to and fro in one turn."""
    options = board_options(s, seat, place)
    for p in aboard(s, seat):
        if arrives(s, p, place):
            options.append(SET_DOWN + p)
        elif not s.handled >> p & 1:
            options.append(DROP_OFF + p)
    return options


def move_passenger(s: VenusState, seat: int, action: int, place: int) -> None:
    """Carries out one of these options."""
    if action >= DROP_OFF:
        passenger = action - DROP_OFF
        s.handled |= 1 << passenger
        leave_ship(s, seat, passenger, place)
        s.tell("event-drop-off", "MV10.14", {"seat": seat, "passenger": PASSENGER_IDS[passenger]})
    elif action >= SET_DOWN:
        s.call(SET_DOWN_PASSENGER, seat, [action - SET_DOWN])
    else:
        s.handled |= 1 << (action - LOAD)
        take_aboard(s, seat, action - LOAD)


SCRIPTS: Final[list[Script]] = [DRAW_PASSENGER, EJECT_PASSENGER, SET_DOWN_PASSENGER]
ASKS: Final[list[Ask]] = [MAKE_ROOM]
