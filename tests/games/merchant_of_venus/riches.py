"""Positions in which much is possible: money, equipment, cards and discovered systems at random."""

from collections.abc import Iterator

from raumhafen.engine.flow import Question
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, apply
from raumhafen.games.merchant_of_venus.content.tables import (
    ENCOUNTER,
    ENCOUNTER_IDS,
    INTEL_CARDS,
    ITEMS,
    ITEMS_OF,
    MAKER,
    MISSION_IDS,
    NONE,
    ORIGIN,
    PASSENGERS,
    PIRATE,
    REGION,
    REWARDS,
    SPACE,
    SPACES,
    TELEPORTAL,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.ships import add_item, gain
from raumhafen.games.merchant_of_venus.rules.trade.buying import has_room_for, may_own
from raumhafen.games.merchant_of_venus.state import IN_BAG, IN_DECK, IN_SUPPLY, VenusState
from tests.contract.play import choose

GATE_CARD = ENCOUNTER_IDS.index("en01")
GATE_TOKEN = ENCOUNTER_IDS.index("et01")
PIRATE_CARD = ENCOUNTER_IDS.index("en02")


def rich_match(s: State, rng: Rng) -> Iterator[State]:
    """The positions of a random match that becomes rich at its first departure."""
    assert isinstance(s, VenusState)
    poor = True
    while not s.over:
        question = s.asked[s.active]
        if poor and question is not None and question.ask.name == "depart":
            enrich(s, rng)
            poor = False
        yield s
        seat, action = choose(s, rng)
        apply(s, seat, action)


def rich_start(seats: int, seed: int | str, rng: Rng) -> VenusState:
    """A short match, played at random to the first departure, where everybody becomes rich."""
    state = GAME.new_state(seats, {"rounds": 15}, seed)
    assert isinstance(state, VenusState)
    while not is_asked_to_depart(state):
        seat, action = choose(state, rng)
        apply(state, seat, action)
    enrich(state, rng)
    return state


def is_asked_to_depart(state: VenusState) -> bool:
    question = state.asked[state.active]
    return question is not None and question.ask.name == "depart"


def enrich(s: VenusState, rng: Rng) -> None:
    """Changes a position at its first departure; all laws still hold."""
    for seat in range(s.seats):
        equip(s, seat, rng)
    for card in range(REWARDS):
        if rng.below(2) and s.reward_at[card] == IN_DECK:
            s.reward_at[card] = rng.below(s.seats + 1) - 1
    hand_out_intel(s, rng)
    lay_tokens(s, rng)
    for system in range(14):
        if rng.below(3):
            discover(s, system, rng)
    for seat in range(s.seats):
        load_up(s, seat, rng)
    set_the_stage(s, rng)
    list_options_anew(s)


def set_the_stage(s: VenusState, rng: Rng) -> None:
    """Rare questions come up more often: a stowaway next, a mission about to be completed."""
    if rng.below(2) and not s.classic:
        for name in ("en28", "en26"):
            s.encounter_bag.remove(ENCOUNTER_IDS.index(name))
            s.encounter_top.append(ENCOUNTER_IDS.index(name))
            s.top_seen.append(0)
    mission = MISSION_IDS.index("mi13")
    system = REGION["pp"]
    if mission in s.mission_bag and s.home[s.contact[system]] != NONE:
        s.mission_bag.remove(mission)
        s.mission_bag.append(s.missions[2 * s.active])
        s.missions[2 * s.active] = mission
        s.ship[s.active] = SPACE["pp01"]
        for good in (0, 11):
            if s.supply[good] and has_room_for(s, s.active, good):
                s.supply[good] -= 1
                add_item(s, s.active, good)


def equip(s: VenusState, seat: int, rng: Rng) -> None:
    gain(s, seat, 100 * rng.below(30))
    s.level[seat] = 1 + rng.below(4)
    mask = rng.below(4)
    if mask:
        s.drive[seat] = mask
        s.drive_stock[mask - 1] -= 1
    s.holds[seat] = rng.below(3)
    s.hold_stock -= s.holds[seat]


def hand_out_intel(s: VenusState, rng: Rng) -> None:
    for at, card in enumerate(INTEL_CARDS):
        if s.seats > 1 and not s.classic and rng.below(3):
            free = [seat for seat in range(s.seats) if seat not in s.intel_at]
            s.encounter_bag.remove(card)
            s.intel_at[at] = rng.pick(free) if free else NONE


def lay_tokens(s: VenusState, rng: Rng) -> None:
    for pirate in range(0 if s.classic else 4):
        s.pirate_at[pirate] = take_space(s, rng, PIRATE, PIRATE_CARD)
        s.pirate_infamy[pirate] = rng.below(3)
    for gate in range(6):
        if s.gates[gate] == NONE and rng.below(2):
            card = GATE_TOKEN if s.classic else GATE_CARD
            s.gates[gate] = take_space(s, rng, TELEPORTAL, card)


def take_space(s: VenusState, rng: Rng, kind: int, card: int) -> int:
    space = rng.pick([at for at in range(SPACES) if s.kind[at] == ENCOUNTER])
    s.kind[space] = kind
    s.encounter_bag.remove(card)
    s.removed += 1
    return space


def discover(s: VenusState, system: int, rng: Rng) -> None:
    culture, owner = s.contact[system], rng.below(s.seats)
    s.home[culture], s.card_owner[culture] = system, owner
    s.card_credits[culture] = 50
    s.bank -= 50
    s.contacts[owner] += 1
    for item in ITEMS_OF[culture]:
        moved = rng.below(s.supply[item] + 1)
        s.market[ITEMS * system + item] += moved
        s.supply[item] -= moved
    for passenger in range(PASSENGERS):
        here = s.passenger_at[passenger] in (IN_BAG, IN_SUPPLY + culture)
        if here and ORIGIN[passenger] == culture:
            s.passenger_at[passenger] = system


def load_up(s: VenusState, seat: int, rng: Rng) -> None:
    for item in range(ITEMS):
        known = s.home[MAKER[item]] != NONE
        while s.supply[item] and known and rng.below(2):
            if not (may_own(s, seat, item) and has_room_for(s, seat, item)):
                break
            s.supply[item] -= 1
            add_item(s, seat, item)


def list_options_anew(s: VenusState) -> None:
    for seat, question in enumerate(s.asked):
        if question is not None:
            s.asked[seat] = Question(question.ask, question.ask.options(s, seat))
