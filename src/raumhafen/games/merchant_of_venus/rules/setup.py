"""MV3 Set-up, MV15 the solo game."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import GAUGE, PILOT_CARD
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS, SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    BEGINNER,
    CHALLENGE_IDS,
    CHALLENGES,
    CULTURES,
    ENCOUNTER_COUNT,
    ENCOUNTERS,
    FIXED_GATES,
    LASER,
    PEACEFUL,
    PILOT_IDS,
    PILOTS,
    PIRATE_MISSIONS,
    RULES,
    SETUP,
    SHIELD,
    SOLO,
    TELEPORTAL,
    TOKEN_COUNT,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import DRAW_MISSION
from raumhafen.games.merchant_of_venus.rules.ships import gain
from raumhafen.games.merchant_of_venus.rules.trade.passengers import DRAW_PASSENGER
from raumhafen.games.merchant_of_venus.rules.turn import MATCH
from raumhafen.games.merchant_of_venus.state import LEFT_OUT, VenusState


def toss_start_player(s: VenusState, f: Frame) -> None:
    """MV3.1 The start player is drawn by lot."""
    s.set_up_lists()
    s.toss(s.seats)


def lay_out(s: VenusState, f: Frame) -> None:
    """MV3.3, MV3.4, MV15.1 Cards or tokens; titles and intel cards leave the solo game."""
    s.first = s.tossed
    s.tell("event-start-player", "MV3.1", {"seat": s.first})
    solo = s.seats == 1
    for card in range(ENCOUNTERS):
        if SOLO[card] or not solo:
            s.encounter_bag += [card] * (TOKEN_COUNT if s.classic else ENCOUNTER_COUNT)[card]
    if s.classic:
        leave_out_pirates(s)
    if s.fixed_gates:
        s.gates = FIXED_GATES[:]
        for space in s.gates:
            s.kind[space] = TELEPORTAL
    s.call(PLACE_CONTACTS, 0, [SYSTEMS - 1])


def leave_out_pirates(s: VenusState) -> None:
    """MV3.4 The tokens bring none, so no mission asks for them."""
    for mission in PIRATE_MISSIONS:
        s.mission_bag.remove(mission)
        s.mission_done[mission] = LEFT_OUT


def pay_start_money(s: VenusState, f: Frame) -> None:
    """MV3.6 Start money, by seat order from the start player."""
    for place, seat in enumerate(s.seats_from(s.first)):
        if s.seats == 1:
            gain(s, seat, SETUP.solo)
        else:
            gain(s, seat, SETUP.per_player * s.seats + SETUP.extra[place])


def equip_players(s: VenusState, f: Frame) -> None:
    """MV3.5 In seat order: pilot, then gauges."""
    s.call_each(EQUIP_PLAYER, s.seats_from(s.first))


def deal_missions(s: VenusState, f: Frame) -> None:
    """MV3.7 One open mission each."""
    for seat in reversed(s.seats_from(s.first)):
        s.call(DRAW_MISSION, seat, [0])


def draw_first_passenger(s: VenusState, f: Frame) -> None:
    """MV3.8 One passenger is drawn and placed."""
    s.call(DRAW_PASSENGER, s.first, [0])


def challenges(s: VenusState) -> list[int]:
    """MV15.1, MV3.4 Without pirates none that asks for them."""
    return PEACEFUL if s.classic else list(range(CHALLENGES))


def toss_challenge(s: VenusState, f: Frame) -> None:
    """MV15.1 One challenge card for the solo game."""
    if s.seats == 1:
        s.toss(len(challenges(s)))
    else:
        f.jump(begin_match)


def read_challenge(s: VenusState, f: Frame) -> None:
    """MV15.1 The challenge card that was drawn by lot."""
    s.challenge = challenges(s)[s.tossed]
    s.tell("event-challenge", "MV15.1", {"card": CHALLENGE_IDS[s.challenge]})


def begin_match(s: VenusState, f: Frame) -> None:
    """MV3.8 The round marker starts on 1."""
    s.call(MATCH, s.first)


OPENING: Script = script(
    "opening", toss_start_player, lay_out, pay_start_money, equip_players, deal_missions,
    draw_first_passenger, toss_challenge, read_challenge, begin_match,
)  # fmt: skip


# --- MV3.2 first contact cards -------------------------------------------------------------------

PLACE_TO_FILL: Final = 0  # argument of PLACE_CONTACTS, from the last system down to the first


def toss_contact(s: VenusState, f: Frame) -> None:
    """MV3.2 Shuffled; or the beginners' layout, which everybody knows."""
    if s.beginner:
        for culture in range(CULTURES):
            s.contact[BEGINNER[culture]] = culture
        s.known = [1] * (SYSTEMS * s.seats)
        f.leave()
    elif f.args[PLACE_TO_FILL] == 0:
        f.leave()
    else:
        s.toss(f.args[PLACE_TO_FILL] + 1)


def place_contact(s: VenusState, f: Frame) -> None:
    """MV3.2 One card changes places with another drawn by lot, from the last system down."""
    at = f.args[PLACE_TO_FILL]
    s.contact[at], s.contact[s.tossed] = s.contact[s.tossed], s.contact[at]
    f.args[PLACE_TO_FILL] -= 1
    f.jump(toss_contact)


PLACE_CONTACTS = script("place_contacts", toss_contact, place_contact)


# --- MV3.5 pilot and gauges ----------------------------------------------------------------------


def free_pilots(s: VenusState) -> list[int]:
    return [pilot for pilot in range(PILOTS) if pilot not in s.pilot]


def pilot_options(s: VenusState, seat: int) -> list[int]:
    return [PILOT_CARD + pilot for pilot in free_pilots(s)]


def start_gauge_options(s: VenusState, seat: int) -> list[int]:
    return [GAUGE + LASER, GAUGE + SHIELD]


CHOOSE_PILOT = Ask("pilot", "MV3.5", pilot_options)
CHOOSE_GAUGE = Ask("gauge", "MV3.5", start_gauge_options)


def find_pilot(s: VenusState, f: Frame) -> None:
    """MV3.5 Chosen or dealt; the last of four takes what is left."""
    free = free_pilots(s)
    s.answers[f.seat] = PILOT_CARD + free[0]
    if s.dealt:
        s.toss(len(free))
    elif len(free) > 1:
        s.ask(f.seat, CHOOSE_PILOT)


def take_pilot(s: VenusState, f: Frame) -> None:
    """MV3.5 The pilot that was chosen or dealt; then the gauges."""
    free = free_pilots(s)
    s.pilot[f.seat] = free[s.tossed] if s.dealt else s.answers[f.seat] - PILOT_CARD
    s.tell("event-pilot", "MV3.5", {"seat": f.seat, "pilot": PILOT_IDS[s.pilot[f.seat]]})
    s.ask(f.seat, CHOOSE_GAUGE)


def set_gauges(s: VenusState, f: Frame) -> None:
    """MV3.5 One gauge starts at 2, the other at 1."""
    high = s.answers[f.seat] - GAUGE
    s.gauges[2 * f.seat + high] = RULES.gauges[0]
    s.gauges[2 * f.seat + 1 - high] = RULES.gauges[1]
    s.tell("event-gauge", "MV3.5", {"seat": f.seat, "gauge": SKILLS[high]})


EQUIP_PLAYER = script("equip_player", find_pilot, take_pilot, set_gauges)


SCRIPTS: Final[list[Script]] = [OPENING, PLACE_CONTACTS, EQUIP_PLAYER]
ASKS: Final[list[Ask]] = [CHOOSE_PILOT, CHOOSE_GAUGE]
