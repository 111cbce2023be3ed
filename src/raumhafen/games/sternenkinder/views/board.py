"""B6 What a seat or a spectator may know, in sections that are sent when they change."""

from typing import Any

from raumhafen.games.sternenkinder.actions import (
    CELL_IDS,
    EQUIPMENT_IDS,
    KINDS_IN_SLOTS,
    OPTION_IDS,
    PEOPLE_IDS,
    SPECIAL_THINGS,
    short,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, marked_cells
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.read_setup import KINDS
from raumhafen.games.sternenkinder.content.tables import (
    GOVERNMENT_IDS,
    GROUND_IDS,
    GROUND_UNITS,
    SHIP_IDS,
    TECH_IDS,
)
from raumhafen.games.sternenkinder.content.words import ACTIONS as POLITICAL
from raumhafen.games.sternenkinder.content.words import CAPACITIES, EVENT_DECKS, RESOURCES
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.cards import CARD_NAMES, CARDS, LOOT_DECKS, hand_of
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.market import bid_fee
from raumhafen.games.sternenkinder.rules.core.place import DEFENCE_BITS, has_troops
from raumhafen.games.sternenkinder.rules.core.places import (
    planets_of,
    site_kind,
    site_level,
    site_owner,
    sites_at,
    slots,
)
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.strategy.decision import vote_price
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.rules.strategy.investors import NAMES as INVESTOR_NAMES
from raumhafen.games.sternenkinder.rules.strategy.investors import in_play
from raumhafen.games.sternenkinder.state import (
    CIVIL_UNITS,
    FACE_DOWN,
    NO_PLACE,
    NOBODY,
    PHASES,
    POLITICS,
    SITES,
    SternState,
)
from raumhafen.games.sternenkinder.views.advisors import advisor_hand
from raumhafen.games.sternenkinder.views.affairs import affairs, draft, law_hand
from raumhafen.games.sternenkinder.views.agency import agency, institutions, own_mines, seen
from raumhafen.games.sternenkinder.views.cabinet import cabinet_deeds
from raumhafen.games.sternenkinder.views.deeds import deeds
from raumhafen.games.sternenkinder.views.market import seen_advisors, seen_laws, services, wares
from raumhafen.games.sternenkinder.views.prices import locked, prices
from raumhafen.games.sternenkinder.views.shapes import Own, Table
from raumhafen.games.sternenkinder.views.war import (
    away_view,
    battle_view,
    cargo_view,
    contested,
    distant_view,
    fleet_values,
    fleets_view,
    ground_view,
    neutral_view,
    scars,
)

RINGS = range(2, 6)  # on which tiles lie face down
DECK_NAMES = (*EVENT_DECKS, "loot_1", "loot_2", "loot_3")
TECHS = short(TECH_IDS)
TROOPS = short(GROUND_IDS)
DEFENCE = list(zip(SPECIAL_THINGS[2:5], DEFENCE_BITS.values(), strict=True))


def open_view(s: SternState) -> dict[str, Any]:
    """B6.1 What lies open to everybody; `shapes.OpenBoard` promises its shape."""
    shown: dict[str, Any] = {"affairs": affairs(s), "agency": agency(s)} if s.politics else {}
    return {
        **shown,
        "table": table(s),
        "systems": {CELL_IDS[at]: system(s, at) for at in range(CELLS) if s.tile[at] != NO_PLACE},
        "fleets": fleets_view(s),
        "neutral": neutral_view(s),
        "battle": battle_view(s),
        "ground": ground_view(s),
        "distant": distant_view(s),
        "investors": {INVESTOR_NAMES[at]: investor_view(s, at) for at in in_play(s)},
        "face_down": [face_down(s, ring) for ring in RINGS],
        "decks": {name: deck(s, at) for at, name in enumerate(DECK_NAMES)},
        "jobs": [CARD_NAMES[card] for card in range(CARDS) if s.open_jobs >> card & 1],
        "research": {TECHS[at]: by for at, by in enumerate(s.first_by) if by != NOBODY},
        "seats": [seat_view(s, player) for player in range(s.seats)],
    }


def bits(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def table(s: SternState) -> Table:
    return {
        "round": s.round,
        "limit": s.limit,
        "target": s.target,
        "phase": PHASES[s.phase],
        "first": s.first,
        "active": s.active,
        "acted": s.acted,
        "passed": bits(s.passed, s.seats),
        "out": bits(s.out, s.seats),
        "contenders": bits(s.contenders, s.seats),
        "teams": s.teams,
        "war_mode": s.war_mode,
        "centre": None if s.cube == NOBODY else s.cube,
        "planetary_events": s.planet_events,
        "bankrupt": bits(s.bankrupt, s.seats),
    }


def face_down(s: SternState, ring: int) -> dict[str, int]:
    """B1.2 Which tiles still lie face down in a ring, by elimination."""
    bag = s.ring_bag[len(KINDS) * ring : len(KINDS) * (ring + 1)]
    return {kind: count for kind, count in zip(KINDS, bag, strict=True) if count}


# --- systems -------------------------------------------------------------------------------------


def system(s: SternState, at: int) -> dict[str, Any]:
    """B6.1 A system of the map; nothing is known of one that lies face down."""
    if s.tile[at] == FACE_DOWN:
        return {"kind": None}
    shown: dict[str, Any] = {"kind": KINDS[s.tile[at]]}
    if s.planet[at] != NOBODY:
        shown["planet"] = CONTENT.planets[s.planet[at]].id.partition(".")[2]
    if s.owner[at] != NOBODY:
        shown |= colony(s, at)
    shown |= exploration(s, at)
    for name, owners in (("route", s.route), ("gate", s.gate), ("blockade", s.blockade)):
        if owners[at] != NOBODY:
            shown[name] = owners[at]
    return shown | contested(s, at) | scars(s, at) | events_view(s, at)


def exploration(s: SternState, at: int) -> dict[str, Any]:
    """B8 Open cards, anomalies, tunnels, and systems whose card nobody has drawn yet."""
    shown: dict[str, Any] = {}
    if s.card[at] != NOBODY:
        shown["card"] = CARD_NAMES[s.card[at]]
    if s.stage[at]:
        shown["stage"] = s.stage[at]
    if s.link[at] != NOBODY:
        shown["link"] = CELL_IDS[s.link[at]]
    for name, marks in (("studied", s.studied), ("fresh", s.fresh)):
        if marks[at]:
            shown[name] = True
    return shown


def deck(s: SternState, at: int) -> dict[str, Any]:
    """Decision 19: how many cards are shuffled, and what lies open below them."""
    below = s.queues[at]
    return {
        "cards": len(s.bags[at]),
        "below": [CARD_NAMES[card] for card in below] if at < LOOT_DECKS else [],
    }


def colony(s: SternState, at: int) -> dict[str, Any]:
    """B6.1 Defence buildings are no part of it; that there is a garrison is open."""
    return {
        "owner": s.owner[at],
        "level": s.level[at],
        "centre": bool(s.centre[at]),
        "garrison": has_troops(s, at),
        "slots": slots(s, at),
        "sites": [site(s.sites[place], place % SITES + 1) for place in sites_at(s, at)],
    }


def events_view(s: SternState, at: int) -> dict[str, Any]:
    """B27.6 The cards of a colony: how many are active and due, options taken, pips of a threat."""
    if not s.chain[at] and not s.due[at]:
        return {}
    return {
        "events": {
            "active": s.chain[at],
            "due": s.due[at],
            "taken": [OPTION_IDS[option] for option in bits(s.taken[at], len(OPTION_IDS))],
            "used": [OPTION_IDS[option] for option in bits(s.used[at], len(OPTION_IDS))],
            "threat": s.threat[at],
            "exhausted": bool(s.exhausted[at]),
        }
    }


def investor_view(s: SternState, at: int) -> dict[str, Any]:
    """A22.2 Whether request and milestone are still open, and who fulfilled it in this round."""
    return {
        "request": not s.requested >> at & 1,
        "milestone": not s.milestones >> at & 1,
        "fulfilled": bits(s.requests[at], s.seats),
    }


def site(packed: int, slot: int) -> dict[str, Any]:
    return {
        "slot": slot,
        "kind": KINDS_IN_SLOTS[site_kind(packed)],
        "level": site_level(packed),
        "owner": site_owner(packed),
    }


# --- seats ---------------------------------------------------------------------------------------


def seat_view(s: SternState, seat: int) -> dict[str, Any]:
    """A0.15 What everybody knows of a player."""
    return {
        "home": CELL_IDS[s.home[seat]],
        "people": None if s.people[seat] == NOBODY else PEOPLE_IDS[s.people[seat]],
        "government": government(s.government[seat]),
        "next_government": government(s.next_government[seat]),
        "account": dict(zip(RESOURCES, s.account[4 * seat : 4 * seat + 4], strict=True)),
        "income": dict(zip(RESOURCES, income(s, seat), strict=True)),
        "capacity": dict(zip(CAPACITIES, s.capacity[2 * seat : 2 * seat + 2], strict=True)),
        "full_capacity": dict(zip(CAPACITIES, capacity(s, seat), strict=True)),
        "spare": dict(zip(CAPACITIES, s.spare[2 * seat : 2 * seat + 2], strict=True)),
        "state_size": s.state_size[seat],
        "planets": len(planets_of(s, seat)),
        "skipped": s.skip[seat],
        "votes": votes(s, seat),
        "points": victory_points(s, seat),
        "techs": [TECHS[at] for at in range(len(TECHS)) if s.techs[seat] >> at & 1],
        "actions": dict(zip(POLITICAL, s.budget[5 * seat : 5 * seat + 5], strict=True)),
        "aid": s.aid[seat],
        "invested": s.invested[3 * seat : 3 * seat + 3],
        "built": bool(s.built[seat]),
        "civil": [civil(s, at) for at in units_of(s, seat)],
        "hand": [CARD_NAMES[card] for card in hand_of(s, seat)],
        "claims": s.claims[seat],
        "sent": s.sent[seat],
        "equipment": [n for at, n in enumerate(EQUIPMENT_IDS) if s.equipped[seat] >> at & 1],
        "fleet": fleet_values(s, seat),
        "guards": levels(s.guard, seat),
        "networks": levels(s.network, seat),
    }


def government(place: int) -> str | None:
    return None if place == NOBODY else GOVERNMENT_IDS[place].partition(".")[2]


def civil(s: SternState, at: int) -> dict[str, Any]:
    """B5.1.3 Civil units stand openly, with all that is known of them."""
    return {
        "ship": at % CIVIL_UNITS + 1,
        "kind": SHIP_IDS[s.civil_kind[at]].partition(".")[2],
        "at": CELL_IDS[s.civil_at[at]],
        "left": s.civil_left[at],
        "slow": s.civil_slow[at],
        "studies": bool(s.civil_study[at]),
        "cube": bool(s.civil_cube[at]),
    }


def levels(markers: list[int], seat: int) -> dict[str, int]:
    own = markers[CELLS * seat : CELLS * (seat + 1)]
    return {CELL_IDS[cell]: own[cell] for cell in marked_cells(own)}


# --- what only the owner knows -------------------------------------------------------------------


def own_view(s: SternState, seat: int) -> Own:
    """B6.2 Garrisons and defence buildings."""
    own = planets_of(s, seat)
    shown: Own = {
        "garrisons": {CELL_IDS[at]: garrison(s, at) for at in own if has_troops(s, at)},
        "defence": {CELL_IDS[at]: defence(s, at) for at in own if s.defence[at]},
        "prices": prices(s, seat),
        "locked": locked(s, seat),
        "cargo": cargo_view(s, seat),
        "away": away_view(s, seat),
    }
    if s.politics:
        shown["draft"] = draft(s, seat)
        shown["laws"] = law_hand(s, seat)
        shown["seen_laws"] = seen_laws(s, seat)
        shown["seen_advisors"] = seen_advisors(s, seat)
        shown["advisors"] = advisor_hand(s, seat)
        shown["vote_price"] = vote_price(s, seat)
        shown["bid_fee"] = bid_fee(s, seat)
        shown["wares"] = wares(s, seat)
        shown["mines"] = own_mines(s, seat)
        shown["watched"] = [seen(s, p) for p in range(s.seats) if s.watched[seat] >> p & 1]
        if s.phase == POLITICS:
            shown["deeds"] = deeds(s, seat)
            shown["institutions"] = institutions(s, seat)
            shown["services"] = services(s, seat)
            shown["cabinet"] = cabinet_deeds(s, seat)
    return shown


def garrison(s: SternState, at: int) -> dict[str, int]:
    counts = s.troops[GROUND_UNITS * at : GROUND_UNITS * (at + 1)]
    return {unit: count for unit, count in zip(TROOPS, counts, strict=True) if count}


def defence(s: SternState, at: int) -> list[str]:
    return [name for name, bit in DEFENCE if s.defence[at] & bit]
