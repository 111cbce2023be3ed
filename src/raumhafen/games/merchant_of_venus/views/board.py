"""MV17 What a seat or a spectator may know, built field by field."""

from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    CHALLENGE_IDS,
    CULTURES,
    EDGE_IDS,
    ENCOUNTER_IDS,
    GATES,
    INTEL_CARDS,
    INTEL_IDS,
    ITEM_IDS,
    ITEMS,
    KIND_NAMES,
    MARKET_IDS,
    MISSION_IDS,
    MISSIONS,
    NONE,
    PASSENGER_IDS,
    PASSENGERS,
    PILOT_IDS,
    PIRATE,
    PIRATE_IDS,
    PIRATES,
    PRINTED,
    REGION_IDS,
    REWARD_IDS,
    REWARDS,
    SITE_IDS,
    SITES,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    SYSTEM_IDS,
    TITLE_IDS,
    TITLES,
    UNASSIGNED,
)
from raumhafen.games.merchant_of_venus.rules.challenge import GOALS, PARTS, reached
from raumhafen.games.merchant_of_venus.rules.scoring import fame_total, worth
from raumhafen.games.merchant_of_venus.rules.ships import aboard, capacity, rank, room
from raumhafen.games.merchant_of_venus.state import (
    ABOARD,
    DISPLAYED,
    IN_BAG,
    IN_DECK,
    IN_SUPPLY,
    VenusState,
)
from raumhafen.games.merchant_of_venus.views.aids import aids, market_states, pays
from raumhafen.games.merchant_of_venus.views.open_cards import open_cards
from raumhafen.games.merchant_of_venus.views.shapes import (
    Cards,
    Changes,
    OpenBoard,
    Own,
    Seat,
    Secrets,
    SystemView,
    Task,
    Turn,
)
from raumhafen.games.merchant_of_venus.views.ways import closed_lines


def open_view(s: VenusState) -> OpenBoard:
    """MV17.3 Everything public."""
    return {
        "round": s.round,
        "rounds": s.rounds,
        "first": s.first,
        "active": s.active,
        "challenge": None if s.challenge == NONE else CHALLENGE_IDS[s.challenge],
        "goal": goal_view(s),
        "turn": turn_view(s),
        "open": open_cards(s),
        "seats": [seat_view(s, other) for other in range(s.seats)],
        "systems": [system_view(s, system) for system in range(SYSTEMS)],
        "supply": counts(s.supply),
        "passengers": passengers_view(s),
        "board": board_view(s),
        "cards": cards_view(s),
    }


def own_view(s: VenusState, seat: int) -> Own:
    """What the seat alone has seen, and what it could work out."""
    return {**secrets(s, seat), **aids(s, seat)}


def goal_view(s: VenusState) -> dict[str, list[int]]:
    """MV15.1 By part of the challenge: how much there is now, and how much is wanted."""
    if s.challenge == NONE:
        return {}
    parts = [(part, wanted) for part, wanted in enumerate(GOALS[s.challenge]) if wanted]
    return {PARTS[part]: [reached(s, part), wanted] for part, wanted in parts}


def counts(tokens: list[int]) -> dict[str, int]:
    return {ITEM_IDS[item]: count for item, count in enumerate(tokens) if count}


def turn_view(s: VenusState) -> Turn:
    """MV17.3 Dice and everything that holds for this turn."""
    slots = [None if slot == UNASSIGNED else SLOT_IDS[slot] for slot in s.slots]
    return {
        "mp": s.mp,
        "dice": s.dice[:],
        "slots": slots,
        "thrown": {"seat": s.thrower, "dice": s.thrown[:]} if s.thrown else None,
        "navigation": s.nav,
        "effect": s.effect,
        "came": space_id(s.came),
        "head": space_id(s.head),
        "skips": s.mask,
        "off": s.off,
        "stop": s.stop,
        "moved": s.moved,
        "landed": s.landed,
        "contact": s.contact_now,
        "autopilot": s.autopilot,
        "jump_start": s.jump_start,
        "boosted": s.boosted,
        "flames": s.flames,
        "used": s.used,
        "safe": s.safe,
        "buys": s.buys,
        "sells": s.sells,
        "bought": s.bought,
        "no_fee": s.no_fee,
        "tried": s.tried,
        "handled": s.handled,
        "passed": s.passed,
        "crossed": [SPACE_IDS[space] for space in s.crossed],
    }


def space_id(space: int) -> str | None:
    return None if space == NONE else SPACE_IDS[space]


def seat_view(s: VenusState, seat: int) -> Seat:
    """MV17.3 Ship, dashboard, cargo and cards lie open."""
    return {
        "ship": SPACE_IDS[s.ship[seat]],
        "credits": s.credits[seat],
        "fame": s.fame[seat],
        "infamy": s.infamy[seat],
        "laser": s.gauges[2 * seat] if s.gauges else 0,
        "shield": s.gauges[2 * seat + 1] if s.gauges else 0,
        "pilot": None if s.pilot[seat] == NONE else PILOT_IDS[s.pilot[seat]],
        "level": rank(s, seat),
        "side": ("", "", "", "a", "b")[s.level[seat]],
        "drive": s.drive[seat],
        "holds": s.holds[seat],
        "capacity": capacity(s, seat),
        "room": room(s, seat),
        "markers": s.markers[seat],
        "second_mission": bool(s.second[seat]),
        "statistics": [s.contacts[seat], s.beaten[seat], s.delivered[seat], s.sold[seat]],
        "jumps": s.jumps[seat],
        "lowered": s.lowered[seat],
        "cargo": counts(s.cargo[ITEMS * seat : ITEMS * seat + ITEMS]),
        "passengers": [PASSENGER_IDS[p] for p in aboard(s, seat)],
        "missions": [mission_view(s, 2 * seat + slot) for slot in range(2)],
        "completed": [MISSION_IDS[m] for m in range(MISSIONS) if s.mission_done[m] == seat],
        "rewards": [REWARD_IDS[r] for r in range(REWARDS) if s.reward_at[r] == seat],
        "titles": [TITLE_IDS[t] for t in range(len(TITLES)) if s.title_at[t] == seat],
        "intel": [INTEL_IDS[k] for k in range(len(INTEL_CARDS)) if s.intel_at[k] == seat],
        "deeds": {SITE_IDS[x]: s.deed_paid[x] for x in range(SITES) if s.deed[x] == seat},
        "standing": [fame_total(s, seat), worth(s, seat)],
        "score": [s.fame_total[seat], s.final[seat], *s.rolled[2 * seat : 2 * seat + 2]],
    }


def mission_view(s: VenusState, at: int) -> Task | None:
    if s.missions[at] == NONE:
        return None
    return {"id": MISSION_IDS[s.missions[at]], "progress": s.progress[at]}


def system_view(s: VenusState, system: int) -> SystemView | None:
    """MV17.1 Nothing of a system whose card is face down."""
    culture = s.contact[system]
    if s.home[culture] == NONE:
        return None
    return {
        "culture": culture + 1,
        "owner": s.card_owner[culture],
        "credits": s.card_credits[culture],
        "market": counts(s.market[ITEMS * system : ITEMS * system + ITEMS]),
        "pile": pile_view(s, culture),
        "states": market_states(s, culture),
        "pays": pays(s, culture),
    }


def pile_view(s: VenusState, culture: int) -> list[str]:
    """MV17.1 The top token is open; the order of the others only after a shift."""
    shown = 3 if s.pile_known[culture] else 1
    return [MARKET_IDS[culture][token] for token in s.piles[3 * culture : 3 * culture + shown]]


def passengers_view(s: VenusState) -> dict[str, str]:
    """Where everybody is who waits or has left the bag."""
    return {
        PASSENGER_IDS[p]: place_name(s.passenger_at[p])
        for p in range(PASSENGERS)
        if s.passenger_at[p] != IN_BAG
    }


def place_name(place: int) -> str:
    if place >= ABOARD:
        return f"seat-{place - ABOARD}"
    if place >= IN_SUPPLY:
        return f"culture-{place - IN_SUPPLY + 1}"
    return REGION_IDS[place] if place >= 0 else "gone"


def board_view(s: VenusState) -> Changes:
    """MV2.6 What has changed on the map."""
    changed = [at for at in range(SPACES) if s.kind[at] != PRINTED[at]]
    marked = [at for at in range(SPACES) if s.mark[at] != NONE]
    return {
        "replaced": {SPACE_IDS[at]: KIND_NAMES[s.kind[at]] for at in changed},
        "teleportals": {str(g + 1): SPACE_IDS[s.gates[g]] for g in range(GATES) if s.gates[g] >= 0},
        "pirates": {
            SPACE_IDS[s.pirate_at[p]]: [PIRATE_IDS[p], s.pirate_infamy[p]]
            for p in range(PIRATES)
            if s.pirate_at[p] != NONE and s.kind[s.pirate_at[p]] == PIRATE
        },
        "drills": {SPACE_IDS[at]: s.mark[at] for at in marked if s.kind[at] == ASTEROID},
        "spaceports": {SPACE_IDS[at]: s.mark[at] for at in marked if s.kind[at] != ASTEROID},
        "deeds": {SITE_IDS[x]: s.deed[x] for x in range(SITES) if s.deed[x] != NONE},
        "closed": [EDGE_IDS[line] for line in closed_lines(s)],
        "drives": s.drive_stock[:],
        "holds": s.hold_stock,
    }


def cards_view(s: VenusState) -> Cards:
    """MV17.3 Displays and discards; of the decks only their size."""
    deck = len(s.encounter_bag) + len(s.encounter_top) + len(s.encounter_under)
    return {
        "encounters": deck,
        "discards": sorted(ENCOUNTER_IDS[card] for card in s.discards),
        "removed": s.removed,
        "missions": len(s.mission_bag) + len(s.mission_under),
        "missions_under": [MISSION_IDS[card] for card in s.mission_under],
        "rewards": s.reward_at.count(IN_DECK),
        "reward_display": [REWARD_IDS[r] for r in range(REWARDS) if s.reward_at[r] == DISPLAYED],
        "intel": [INTEL_IDS[k] for k in range(len(INTEL_CARDS)) if s.intel_at[k] == DISPLAYED],
        "titles": [TITLE_IDS[t] for t in range(len(TITLES)) if s.title_at[t] == DISPLAYED],
        "cultures": [k + 1 for k in range(CULTURES) if s.home[k] == NONE],
    }


def secrets(s: VenusState, seat: int) -> Secrets:
    """MV17.2 What the seat has seen through probes, gossip and the spy eye."""
    systems = [k for k in range(SYSTEMS) if s.known[SYSTEMS * seat + k]]
    return {
        "contacts": {SYSTEM_IDS[k]: s.contact[k] + 1 for k in systems},
        "top": seen_cards(s.encounter_top, s.top_seen, seat),
        "under": seen_cards(s.encounter_under, s.under_seen, seat),
    }


def seen_cards(cards: list[int], seen: list[int], seat: int) -> list[str | None]:
    return [ENCOUNTER_IDS[c] if b >> seat & 1 else None for c, b in zip(cards, seen, strict=True)]
