"""MV17 The planes of `features`, written straight from the state.

Reads what `board` shows to the seat and nothing else; the tests of research hold both ways against
each other. Odds, prices and ways are in no plane and are not worked out here.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import ClassVar, Final

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import Features, Layout, Pen
from raumhafen.engine.state import State
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    CULTURES,
    ENCOUNTER_IDS,
    ITEMS,
    KIND_NAMES,
    MARKET_IDS,
    MISSIONS,
    NONE,
    PASSENGERS,
    PILOTS,
    PIRATE,
    PRINTED,
    REWARDS,
    SITE_IDS,
    SITES,
    SLOTS,
    SPACE,
    SPACES,
    UNASSIGNED,
)
from raumhafen.games.merchant_of_venus.rules.scoring import fame_total
from raumhafen.games.merchant_of_venus.rules.ships import capacity, rank, room
from raumhafen.games.merchant_of_venus.state import (
    ABOARD,
    DISPLAYED,
    GONE,
    IN_DECK,
    IN_SUPPLY,
    VenusState,
)
from raumhafen.games.merchant_of_venus.views.features import (
    CHANGING,
    COUNTS,
    FACES,
    INTEL,
    MOST_DECISIONS,
    MOST_OUTCOMES,
    ROCKS,
    SHIFT,
    TITLES,
    WAITING,
    WHERE,
    decode,
    features,
    layout,
)

KINDS: Final = len(KIND_NAMES)
ROCK_AT: Final = [CHANGING.index(space) if space in CHANGING else -1 for space in range(SPACES)]
SITE_AT: Final = [SPACE[name] for name in SITE_IDS]
# Cards and tokens of the same name share a place, that of the first.
NAMESAKE: Final = [ENCOUNTER_IDS.index(name) for name in ENCOUNTER_IDS]
MARKET_PLACE: Final = [names.index(name) for names in MARKET_IDS for name in names]
SIDE_A: Final = 3  # the level whose sides differ (MV13.9)


def write(s: VenusState, seat: int, cells: memoryview[float]) -> None:
    """MV17 What this seat (or SPECTATOR) may know."""
    w = Pen(layout(s.seats), s.seats, max(seat, 0), cells)
    if seat != SPECTATOR:
        w.mark("seat", seat)
        write_own(w, s, seat)
    write_table(w, s)
    write_systems(w, s)
    write_passengers(w, s)
    write_map(w, s)
    write_cards(w, s)
    write_dice(w, s)
    write_turn(w, s)
    for other in range(s.seats):
        write_seat(w, w.turned(other), s, other)
        write_possessions(w, w.turned(other), s, other)


def write_table(w: Pen, s: VenusState) -> None:
    w.row("rounds", 0, [s.round, s.rounds])
    w.mark("first", w.turned(s.first))
    w.mark("active", w.turned(s.active))
    if s.challenge != NONE:
        w.mark("challenge", s.challenge)
    w.row("supply", 0, s.supply)
    w.row("drives", 0, s.drive_stock)
    w.number("hold_stock", 0, s.hold_stock)


def write_systems(w: Pen, s: VenusState) -> None:
    """MV17.1 Nothing is written of a system whose card is face down."""
    for system in range(SYSTEMS):
        culture = s.contact[system]
        if s.home[culture] == NONE:
            continue
        w.mark("culture", CULTURES * system + culture)
        w.mark("owner", w.seats * system + w.turned(s.card_owner[culture]))
        w.number("card_credits", system, s.card_credits[culture])
        w.row("market", ITEMS * system, s.market[ITEMS * system : ITEMS * system + ITEMS])
        for at in range(3 if s.pile_known[culture] else 1):
            token = MARKET_PLACE[3 * culture + s.piles[3 * culture + at]]
            w.mark("pile", 9 * system + 3 * at + token)


def write_passengers(w: Pen, s: VenusState) -> None:
    """Who is aboard stands with the seat; nobody knows who is still in the bag."""
    cells, at = w.cells, w.start("passengers")
    for place in s.passenger_at:
        if place == GONE:
            cells[at + WHERE - 1] = 1.0
        elif IN_SUPPLY <= place < ABOARD:
            cells[at + WAITING + place - IN_SUPPLY] = 1.0
        elif 0 <= place < IN_SUPPLY:
            cells[at + place] = 1.0
        at += WHERE


def write_map(w: Pen, s: VenusState) -> None:
    """MV2.6 What has changed on the map."""
    cells, tokens, drills = w.cells, w.start("tokens"), w.start("drills")
    for rock, space in enumerate(CHANGING):
        kind = s.kind[space]
        if kind != PRINTED[space]:
            cells[tokens + KINDS * rock + kind] = 1.0
        if s.mark[space] != NONE and kind == ASTEROID:
            cells[drills + w.seats * rock + w.turned(s.mark[space])] = 1.0
    for site, space in enumerate(SITE_AT):
        if s.mark[space] != NONE and s.kind[space] != ASTEROID:
            w.mark("spaceports", w.seats * site + w.turned(s.mark[space]))
    for gate, space in enumerate(s.gates):
        if space >= 0:
            w.mark("teleportals", ROCKS * gate + ROCK_AT[space])
    for pirate, space in enumerate(s.pirate_at):
        if space != NONE and s.kind[space] == PIRATE:
            w.mark("pirates", ROCKS * pirate + ROCK_AT[space])
            w.number("pirate_infamy", pirate, s.pirate_infamy[pirate])


def write_cards(w: Pen, s: VenusState) -> None:
    """MV17.3 Displays and discards; of the decks only their size."""
    encounters = len(s.encounter_bag) + len(s.encounter_top) + len(s.encounter_under)
    missions = len(s.mission_bag) + len(s.mission_under)
    w.row("decks", 0, [encounters, s.removed, missions, s.reward_at.count(IN_DECK)])
    thrown = [0] * len(NAMESAKE)
    for card in s.discards:
        thrown[NAMESAKE[card]] += 1
    w.row("discards", 0, thrown)
    w.listed("missions_under", 0, s.mission_under)
    w.found("reward_display", 0, s.reward_at, DISPLAYED)
    w.found("intel_display", 0, s.intel_at, DISPLAYED)
    w.found("title_display", 0, s.title_at, DISPLAYED)


def write_dice(w: Pen, s: VenusState) -> None:
    for die, face in enumerate(s.dice):
        if face:
            w.mark("dice", FACES * die + face - 1)
    for die, slot in enumerate(s.slots):
        if slot != UNASSIGNED:
            w.mark("slots", SLOTS * die + slot)
    if s.nav:
        w.mark("navigation", s.nav - 1)
    if s.effect:
        w.mark("effect", s.effect - 1)


def write_turn(w: Pen, s: VenusState) -> None:
    """MV17.3 Everything that holds for this turn, beside the dice."""
    w.row("turn", 0, [s.mp, s.flames, s.buys, s.sells, s.bought])
    for at, flag in enumerate(flags(s)):
        if flag:
            w.mark("flags", at)
    if s.came != NONE:
        w.mark("came", s.came)
    if s.head != NONE:
        w.mark("head", s.head)
    w.mark("stop", s.stop)
    w.mark("landed", s.landed)
    w.marks("skips", 0, s.mask)
    w.marks("off", 0, s.off)
    w.marks("used", 0, s.used)
    w.marks("safe", 0, s.safe)
    w.marks("tried", 0, s.tried)
    w.marks("handled", 0, s.handled)
    for space in s.crossed:
        w.mark("crossed", space)


def flags(s: VenusState) -> list[bool]:
    """In the order of FLAGS."""
    return [s.moved, s.contact_now, s.autopilot, s.jump_start, s.boosted, s.no_fee, s.passed]


def write_seat(w: Pen, row: int, s: VenusState, seat: int) -> None:
    """Ship, dashboard and standing."""
    w.mark("ship", SPACES * row + s.ship[seat])
    w.number("credits", row, s.credits[seat])
    w.row("counts", len(COUNTS) * row, counts(s, seat))
    if s.pilot[seat] != NONE:
        w.mark("pilot", PILOTS * row + s.pilot[seat])
    if s.level[seat] >= SIDE_A:
        w.mark("side", 2 * row + s.level[seat] - SIDE_A)
    w.marks("drive", 2 * row, s.drive[seat])
    w.marks("lowered", 2 * row, s.lowered[seat])
    if s.second[seat]:
        w.mark("second_mission", row)
    tally = [s.contacts[seat], s.beaten[seat], s.delivered[seat], s.sold[seat]]
    w.row("statistics", 4 * row, tally)
    w.number("standing", row, max(0, fame_total(s, seat) + SHIFT))
    score = [s.fame_total[seat], s.final[seat], s.rolled[2 * seat], s.rolled[2 * seat + 1]]
    w.row("score", 4 * row, [max(0, figure + SHIFT) for figure in score])


def counts(s: VenusState, seat: int) -> list[int]:
    """In the order of COUNTS."""
    return [
        s.fame[seat],
        s.infamy[seat],
        s.gauges[2 * seat] if s.gauges else 0,
        s.gauges[2 * seat + 1] if s.gauges else 0,
        rank(s, seat),
        s.holds[seat],
        capacity(s, seat),
        room(s, seat),
        s.markers[seat],
        s.jumps[seat],
    ]


def write_possessions(w: Pen, row: int, s: VenusState, seat: int) -> None:
    """Cargo, passengers and cards."""
    w.row("cargo", ITEMS * row, s.cargo[ITEMS * seat : ITEMS * seat + ITEMS])
    if s.riding[seat]:
        w.found("aboard", PASSENGERS * row, s.passenger_at, ABOARD + seat)
    for slot in range(2):
        mission = s.missions[2 * seat + slot]
        if mission != NONE:
            w.mark("missions", MISSIONS * (2 * row + slot) + mission)
            w.number("progress", 2 * row + slot, s.progress[2 * seat + slot])
    w.found("completed", MISSIONS * row, s.mission_done, seat)
    w.found("rewards", REWARDS * row, s.reward_at, seat)
    w.found("titles", TITLES * row, s.title_at, seat)
    w.found("intel", INTEL * row, s.intel_at, seat)
    for site in range(SITES):
        if s.deed[site] == seat:
            w.number("deeds", SITES * row + site, max(1, s.deed_paid[site]))


def write_own(w: Pen, s: VenusState, seat: int) -> None:
    """MV17.2 Cards that the seat alone has seen."""
    for system in range(SYSTEMS):
        if s.known[SYSTEMS * seat + system]:
            w.mark("known", CULTURES * system + s.contact[system])
    if s.encounter_top and s.top_seen[0] >> seat & 1:
        w.mark("top", NAMESAKE[s.encounter_top[0]])
    for at, card in enumerate(s.encounter_under):
        if s.under_seen[at] >> seat & 1:
            w.number("under", NAMESAKE[card], at + 1)
    w.row("seen", 0, [len(s.encounter_top), len(s.encounter_under)])


class MerchantOfVenusFeatures(Features):
    """The planes of this game for the research interfaces."""

    most_outcomes: ClassVar[int] = MOST_OUTCOMES
    most_decisions: ClassVar[int] = MOST_DECISIONS

    def layout(self, seats: int) -> Layout:
        return layout(seats)

    def encode(self, view: View, seat: int) -> array[float]:
        return features(view, seat)

    def write(self, state: State, seat: int, cells: memoryview[float]) -> None:
        assert isinstance(state, VenusState)
        write(state, seat, cells)

    def decode(self, numbers: Sequence[float], seats: int) -> tuple[View, int]:
        return decode(numbers, seats)


FEATURES: Final = MerchantOfVenusFeatures()
