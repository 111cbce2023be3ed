"""MV18 Laws that hold between any two steps; a correct game breaks none."""

from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BUY_DRIVE,
    BUY_HOLD,
    CAPACITY,
    CULTURES,
    EQUIPMENT_LIMIT,
    GAUGE_MAX,
    ITEM_IDS,
    ITEMS,
    LEVEL_DICE,
    MISSIONS,
    NONE,
    ORBITAL,
    PASSENGER_SIZE,
    PASSENGERS,
    PIRATE,
    PIRATES,
    REWARDS,
    RULES,
    SITE_ORBITAL,
    TELEPORTAL,
    TOKEN_COUNT,
    TOKENS,
)
from raumhafen.games.merchant_of_venus.rules.ships import dice_counted, room, spaceports
from raumhafen.games.merchant_of_venus.state import ABOARD, DISPLAYED, IN_BAG, IN_DECK, VenusState

ENCOUNTER_CARDS = 60
SOLO_CARDS = 52


def broken_laws(s: VenusState) -> list[str]:
    if s.pilot.count(NONE):
        return []  # players are still choosing
    return [
        *token_laws(s),
        *passenger_laws(s),
        *stock_laws(s),
        *card_laws(s),
        *board_laws(s),
        *money_law(s),
        *[law for seat in range(s.seats) for law in seat_laws(s, seat)],
    ]


def broken(law: str, holds: bool) -> list[str]:
    return [] if holds else [law]


def token_laws(s: VenusState) -> list[str]:
    """MV18.1 Supply areas, markets and ships hold all tokens."""
    found: list[str] = []
    for item in range(ITEMS):
        total = s.supply[item]
        total += sum(s.market[item::ITEMS]) + sum(s.cargo[item::ITEMS])
        found += broken(f"MV18.1 tokens of {ITEM_IDS[item]}", total == TOKENS[item])
    negative = min(min(s.supply), min(s.market), min(s.cargo)) < 0
    return found + broken("MV18.1 negative tokens", not negative)


def passenger_laws(s: VenusState) -> list[str]:
    """MV18.2 Everybody is in one place, and nobody waits with an unknown culture."""
    homes = {system for system in s.home if system != NONE}
    waiting = {at for at in s.passenger_at if 0 <= at < SYSTEMS}
    riding = [0] * s.seats
    for passenger in range(PASSENGERS):
        at = s.passenger_at[passenger]
        if at >= ABOARD:
            riding[at - ABOARD] += PASSENGER_SIZE[passenger]
    return [
        *broken("MV18.2 a passenger waits in an undiscovered system", waiting <= homes),
        *broken("MV18.2 a passenger is nowhere", min(s.passenger_at) >= IN_BAG),
        *broken("MV18.2 passengers aboard", riding == s.riding),
    ]


def stock_laws(s: VenusState) -> list[str]:
    """MV18.3 Drives and holds."""
    limits = EQUIPMENT_LIMIT[BUY_DRIVE : BUY_DRIVE + 3]
    drives = [s.drive_stock[k] + s.drive.count(k + 1) for k in range(3)]
    return [
        *broken("MV18.3 drives", drives == limits and min(s.drive_stock) >= 0),
        *broken("MV18.3 holds", s.hold_stock + sum(s.holds) == EQUIPMENT_LIMIT[BUY_HOLD]),
    ]


def card_laws(s: VenusState) -> list[str]:
    """MV18.5 Every card is in exactly one place."""
    encounters = len(s.encounter_bag) + len(s.encounter_top) + len(s.encounter_under)
    encounters += len(s.discards) + s.removed
    encounters += sum(1 for at in (*s.title_at, *s.intel_at) if at >= DISPLAYED)
    wanted = SOLO_CARDS if s.seats == 1 else ENCOUNTER_CARDS
    if s.classic:
        wanted = sum(TOKEN_COUNT)
    missions = [*s.mission_bag, *s.mission_under, *[m for m in s.missions if m != NONE]]
    missions += [m for m in range(MISSIONS) if s.mission_done[m] != NONE]
    return [
        *broken("MV18.5 encounter cards", encounters == wanted),
        *broken("MV18.5 missions", sorted(missions) == list(range(MISSIONS))),
        *broken("MV18.5 rewards", all(IN_DECK <= at < s.seats for at in s.reward_at)),
        *broken("MV18.5 rewards in all", len(s.reward_at) == REWARDS),
        *broken("MV18.5 first contact cards", contacts_fit(s)),
        *broken("MV18.5 somebody holds two intel cards", intel_fits(s)),
    ]


def contacts_fit(s: VenusState) -> bool:
    if sorted(s.contact) != list(range(CULTURES)):
        return False
    owned = [s.card_owner.count(seat) for seat in range(s.seats)]
    open_ones = [culture for culture in range(CULTURES) if s.home[culture] != NONE]
    placed = all(s.contact[s.home[culture]] == culture for culture in open_ones)
    return owned == s.contacts and sum(owned) == len(open_ones) and placed


def intel_fits(s: VenusState) -> bool:
    return all(s.intel_at.count(seat) <= 1 for seat in range(s.seats))


def board_laws(s: VenusState) -> list[str]:
    """MV18.6, MV18.7 Tokens on the map."""
    gates = [space for space in s.gates if space != NONE]
    pirates = [space for space in s.pirate_at if space != NONE]
    on_map = [s.kind[space] for space in pirates]
    return [
        *broken("MV18.6 teleportals", len(set(gates)) == len(gates)),
        *broken("MV18.6 teleportal kinds", sorted(gates) == spaces_of(s, TELEPORTAL)),
        *broken("MV18.6 pirates", len(pirates) <= PIRATES and set(on_map) <= {PIRATE, ASTEROID}),
        *broken("MV18.6 pirate kinds", on_map.count(PIRATE) == s.kind.count(PIRATE)),
        *broken("MV18.7 markers on spaces", markers_fit(s)),
        *broken("MV2.6 printed orbitals stay", orbitals_stay(s)),
    ]


def spaces_of(s: VenusState, kind: int) -> list[int]:
    return [space for space, found in enumerate(s.kind) if found == kind]


def orbitals_stay(s: VenusState) -> bool:
    return all(s.kind[at] == ORBITAL for at in SITE_ORBITAL)


def markers_fit(s: VenusState) -> bool:
    """One marker on an asteroid or an orbital, nowhere else."""
    marked = [at for at, owner in enumerate(s.mark) if owner != NONE]
    return all(s.kind[at] in (ASTEROID, ORBITAL) for at in marked)


def money_law(s: VenusState) -> list[str]:
    """MV18.8 Cash, card credits and the bank add up to nothing."""
    total = sum(s.credits) + sum(s.card_credits) + s.bank
    return [
        *broken("MV18.8 money", total == 0),
        *broken("MV18.7 cash below 0", min(s.credits) >= 0 and min(s.card_credits) >= 0),
    ]


def seat_laws(s: VenusState, seat: int) -> list[str]:
    """MV18.4, MV18.7 Markers, gauges, room, dice and holds of one seat."""
    gauges = s.gauges[2 * seat : 2 * seat + 2]
    marks = s.mark.count(seat)
    cargo = s.cargo[ITEMS * seat : ITEMS * seat + ITEMS]
    filled = sum(count * CAPACITY[item] for item, count in enumerate(cargo))
    found = [
        *broken("MV18.4 markers", s.markers[seat] + marks == RULES.markers),
        *broken("MV18.7 gauges", min(gauges) >= 0 and max(gauges) <= GAUGE_MAX),
        *broken("MV18.7 capacity", room(s, seat) >= 0 and filled == s.filled[seat]),
        *broken("MV18.7 dice in slots", dice_fit(s, seat)),
        *broken("MV18.7 holds of a ship", 0 <= s.holds[seat] <= RULES.hold_places - RULES.holds),
        *broken("MV18.7 markers of fame", s.fame[seat] >= 0 and s.infamy[seat] >= 0),
        *broken("MV12.4 ports", spaceports(s, seat) <= RULES.markers),
    ]
    return [f"{law} (seat {seat})" for law in found]


def dice_fit(s: VenusState, seat: int) -> bool:
    """MV5.6 Not more dice than the level allows."""
    if seat != s.active or not s.dice:
        return True
    limit = LEVEL_DICE[s.pilot[seat]][min(3, s.level[seat])]
    return dice_counted(s, seat) <= limit
