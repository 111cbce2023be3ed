"""A8.32, A8.33, A8.37 to A8.40, A8.45, A8.46, A8.53 Crafts that harm nobody much."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, FOE
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE, NEIGHBOURS, marked_cells
from raumhafen.games.sternenkinder.content.tables import CULTURE, FOOD
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.agents import (
    HIGHEST_NETWORK,
    has_embassy,
    is_strange,
    network_at,
    networks_of,
    watch_at,
)
from raumhafen.games.sternenkinder.rules.core.income import GROUND
from raumhafen.games.sternenkinder.rules.core.movers import (
    STANDSTILL,
    is_enterable,
    put_mover,
    slow_down,
)
from raumhafen.games.sternenkinder.rules.core.payment import fits, has, use_points
from raumhafen.games.sternenkinder.rules.core.places import (
    site_kind,
    site_level,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    PLACE,
    UNIT,
    VICTIM,
    Craft,
    answers,
    can_pay,
)
from raumhafen.games.sternenkinder.rules.politics.crews import (
    EMBASSY_FOOD,
    EMBASSY_GROUND,
    suits_embassy,
)
from raumhafen.games.sternenkinder.state import (
    BRONZE,
    CAPACITY_SITE,
    NOBODY,
    SternState,
)

NETWORK_COST: Final = QUANTITY["network.cost"]
NETWORK_LIMIT: Final = QUANTITY["network.max_level"]
SYSTEMS_FOR_ONE: Final = 2  # A8.40


def is_foreign(s: SternState, seat: int, cell: int) -> bool:
    """A planet of another player."""
    return s.owner[cell] not in (NOBODY, seat)


def nobody(s: SternState, f: Frame) -> int:
    """A craft without a victim."""
    return NOBODY


def tell(s: SternState, f: Frame, key: str, rule: str, amount: int) -> None:
    told: dict[str, Argument] = {
        "seat": f.seat,
        "system": CELL_IDS[f.args[PLACE]],
        "amount": amount,
    }
    s.tell(key, rule, told)


# --- A8.32, A8.33 diplomats ----------------------------------------------------------------------


def can_open_embassy(s: SternState, seat: int, cell: int) -> bool:
    """A8.32 Six food and three ground capacity."""
    if not suits_embassy(s, seat, cell):
        return False
    return has(s, seat, FOOD, EMBASSY_FOOD) and fits(s, seat, GROUND, EMBASSY_GROUND)


def open_embassy(s: SternState, f: Frame) -> None:
    """A8.32"""
    use_points(s, f.seat, GROUND, EMBASSY_GROUND)
    s.account[4 * f.seat + FOOD] -= EMBASSY_FOOD
    s.embassy[f.args[PLACE]] |= 1 << f.seat
    s.tell("event-embassy", "A8.32", {"seat": f.seat, "system": CELL_IDS[f.args[PLACE]]})


def hold_dialogue(s: SternState, f: Frame) -> None:
    """A8.33 Culture by the level of the planet, 1 for its owner; twice with an embassy there."""
    cell = f.args[PLACE]
    factor = 2 if has_embassy(s, f.seat, cell) else 1
    s.account[4 * f.seat + CULTURE] += factor * s.level[cell]
    s.account[4 * s.owner[cell] + CULTURE] += factor
    tell(s, f, "event-dialogue", "A8.33", factor * s.level[cell])


# --- A8.37 reconnaissance ------------------------------------------------------------------------


def holders(s: SternState, seat: int, cell: int) -> list[int]:
    """Other players with a planet or a trade route here, in seat order."""
    found = {s.owner[cell], s.route[cell]}
    found.discard(NOBODY)
    found.discard(seat)
    return sorted(found) if found else []


def watchable(s: SternState, seat: int, cell: int) -> list[int]:
    """Players with a planet or a trade route here whom the seat does not see yet."""
    return [p for p in holders(s, seat, cell) if not s.watched[seat] >> p & 1]


def can_watch(s: SternState, seat: int, cell: int) -> bool:
    return bool(watchable(s, seat, cell))


def whom_to_watch(s: SternState, f: Frame) -> list[int]:
    return [] if answers(f) else [FOE + p for p in watchable(s, f.seat, f.args[PLACE])]


def named_seat(s: SternState, f: Frame) -> int:
    """The player who was named first."""
    return answers(f)[0] - FOE


def watch(s: SternState, f: Frame) -> None:
    """A8.37, decision 18: all his garrisons and cargoes, to the end of the round."""
    s.watched[f.seat] |= 1 << f.args[VICTIM]
    s.tell("event-recon", "A8.37", {"seat": f.seat, "other_seat": f.args[VICTIM]})


# --- A8.38 networks ------------------------------------------------------------------------------


def highest_network(s: SternState, seat: int) -> int:
    return changed(s, seat, NETWORK_LIMIT, HIGHEST_NETWORK)


def can_build_network(s: SternState, seat: int, cell: int) -> bool:
    return s.network[CELLS * seat + cell] < highest_network(s, seat)


def network_price(s: SternState, seat: int, cell: int) -> int:
    """A8.38 The new level."""
    return changed(s, seat, NETWORK_COST, s.network[CELLS * seat + cell] + 1)


def build_network(s: SternState, f: Frame) -> None:
    """A8.38"""
    at = CELLS * f.seat + f.args[PLACE]
    s.network[at] += 1
    tell(s, f, "event-network", "A8.38", s.network[at])


def has_network(s: SternState, seat: int, cell: int) -> bool:
    return network_at(s, seat, cell) > 0


def probe(s: SternState, f: Frame) -> None:
    """A8.46 Culture by the level of the network."""
    gained = network_at(s, f.seat, f.args[PLACE])
    s.account[4 * f.seat + CULTURE] += gained
    tell(s, f, "event-probe", "A8.46", gained)


def exposed(s: SternState, seat: int, cell: int) -> list[int]:
    """A8.53 Players whose networks can be uncovered here."""
    owners = [p for p in range(s.seats) if s.network[CELLS * p + cell]]
    return [p for p in owners if is_strange(s, seat, p)]


def can_uncover(s: SternState, seat: int, cell: int) -> bool:
    return bool(exposed(s, seat, cell))


def uncover_price(s: SternState, seat: int, owner: int, cell: int) -> int:
    """A8.53 Its level, less own police and guard levels there."""
    return max(0, s.network[CELLS * owner + cell] - watch_at(s, seat, cell))


def price_of_uncovering(s: SternState, f: Frame) -> int:
    return uncover_price(s, f.seat, named_seat(s, f), f.args[PLACE])


def whom_to_uncover(s: SternState, f: Frame) -> list[int]:
    if answers(f):
        return []
    seat, cell = f.seat, f.args[PLACE]
    found = exposed(s, seat, cell)
    return [FOE + p for p in found if can_pay(s, f, p, uncover_price(s, seat, p, cell))]


def uncover(s: SternState, f: Frame) -> None:
    """A8.53 One level less; at 0 the network is gone."""
    at = CELLS * f.args[VICTIM] + f.args[PLACE]
    s.network[at] -= 1
    told: dict[str, Argument] = {
        "seat": f.seat,
        "other_seat": f.args[VICTIM],
        "amount": s.network[at],
    }
    s.tell("event-uncovered", "A8.53", {**told, "system": CELL_IDS[f.args[PLACE]]})


# --- A8.39 smuggling, A8.40 going to ground, A8.45 corruption ------------------------------------


def is_own_planet(s: SternState, seat: int, cell: int) -> bool:
    return s.owner[cell] == seat


def is_empty(s: SternState, unit: int) -> bool:
    return not s.civil_goods[unit]


def load_goods(s: SternState, f: Frame) -> None:
    """A8.39 A bronze cube."""
    s.civil_goods[f.args[UNIT]] = BRONZE
    tell(s, f, "event-contraband", "A8.39", 1)


def can_move(s: SternState, unit: int) -> bool:
    return s.civil_slow[unit] < STANDSTILL


def hideouts(s: SternState, seat: int, cell: int) -> list[int]:
    """A8.40 Own networks elsewhere, and adjacent discovered systems."""
    near = [at for at in NEIGHBOURS[cell] if s.tile[at] >= 0 and is_enterable(s, at)]
    networks = marked_cells(networks_of(s, seat))
    far = [at for at in networks if at != cell and at not in near]
    return [*near, *far]


def dive_price(level: int, start: int, cell: int) -> int:
    """A8.40 Half the systems moved, less the level of the network where it starts."""
    systems = DISTANCE[start * CELLS + cell]
    return max(0, systems // SYSTEMS_FOR_ONE - level)


def where_to_dive(s: SternState, f: Frame) -> list[int]:
    if answers(f):
        return []
    start = f.args[PLACE]
    level = network_at(s, f.seat, start)
    found = [(at, dive_price(level, start, at)) for at in hideouts(s, f.seat, start)]
    payable = {price for price in {price for _, price in found} if can_pay(s, f, NOBODY, price)}
    return [AT + at for at, price in found if price in payable]


def free_of_charge(s: SternState, seat: int, cell: int) -> int:
    return 0


def price_of_diving(s: SternState, f: Frame) -> int:
    start = f.args[PLACE]
    return dive_price(network_at(s, f.seat, start), start, answers(f)[0] - AT)


def dive(s: SternState, f: Frame) -> None:
    """A8.40 It may not move again in this round."""
    cell = answers(f)[0] - AT
    put_mover(s, f.args[UNIT], cell)
    slow_down(s, f.args[UNIT], STANDSTILL)
    s.tell("event-dive", "A8.40", {"seat": f.seat, "system": CELL_IDS[cell]})


def resource_sites(s: SternState, cell: int) -> list[int]:
    return [at for at in sites_at(s, cell) if site_kind(s.sites[at]) != CAPACITY_SITE]


def can_corrupt(s: SternState, seat: int, cell: int) -> bool:
    return is_foreign(s, seat, cell) and bool(resource_sites(s, cell))


def corrupt(s: SternState, f: Frame) -> None:
    """A8.45 The level of each resource building, in its resource; its owner loses nothing."""
    gained = [0] * len(RESOURCES)
    for at in resource_sites(s, f.args[PLACE]):
        gained[site_kind(s.sites[at])] += site_level(s.sites[at])
    for resource, amount in enumerate(gained):
        s.account[4 * f.seat + resource] += amount
    tell(s, f, "event-corruption", "A8.45", sum(gained))


QUIET: Final[dict[str, Craft]] = {
    "embassy": Craft(can_open_embassy, open_embassy, least=free_of_charge),
    "dialogue": Craft(is_foreign, hold_dialogue),
    "recon": Craft(can_watch, watch, details=whom_to_watch, victim=named_seat),
    "build_network": Craft(can_build_network, build_network, least=network_price),
    "smuggle": Craft(is_own_planet, load_goods, victim=nobody, fit=is_empty, here=True),
    "dive": Craft(
        has_network, dive, price=price_of_diving, details=where_to_dive,
        victim=nobody, fit=can_move, here=True,
    ),
    "corrupt": Craft(can_corrupt, corrupt),
    "probe": Craft(has_network, probe, victim=nobody, here=True),
    "uncover": Craft(
        can_uncover, uncover, price=price_of_uncovering,
        details=whom_to_uncover, victim=named_seat,
    ),
}  # fmt: skip
