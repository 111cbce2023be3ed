"""B4 Buildings: building, upgrading, demolition."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AT,
    BUILD,
    CELL_IDS,
    DEMOLISH,
    PLACES,
    ROUTE_THING,
    SITE,
    SLOT_THINGS,
    SPECIAL_THINGS,
    THINGS,
    UPGRADE,
)
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import AWE, FOOD
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.income import GROUND
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import BUILT, announce
from raumhafen.games.sternenkinder.rules.core.payment import (
    fits,
    has,
    lowered,
    purchase,
    use_points,
)
from raumhafen.games.sternenkinder.rules.core.place import (
    DEFENCE_BITS,
    building_places,
    is_secret,
    own_buildings,
    put_building,
    remove_building,
    tell_building,
)
from raumhafen.games.sternenkinder.rules.core.places import (
    free_slot,
    natural_yield,
    own_sites,
    pack,
    planets_of,
    site_kind,
    site_level,
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.prices import (
    THING_COST,
    THING_GROUND,
    THING_RESOURCE,
    THING_TECH,
    Unlocks,
    build_price,
    is_unlocked,
    own_ground,
    own_price,
    standing,
    thing_kind,
    thing_level,
    upgrade_ground,
    upgrade_price,
)
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.rules.core.routes import is_dangerous
from raumhafen.games.sternenkinder.state import CAPACITY_SITE, NOBODY, SITES, SternState

FORM_SHARE: Final = 3  # A18.5
FORM_POLICY: Final = POLICY["partner_form"]
# numbers of a frame
THING: Final = 0
CELL: Final = 1
LEVELS: Final = 3  # of buildings in slots
LEAST_GROUND: Final = min(THING_GROUND)
LEAST_IN_SLOTS: Final = min(THING_GROUND[: len(SLOT_THINGS)])
SPECIAL: Final = Unlocks(THING_TECH[len(SLOT_THINGS) :])
UPGRADES: Final = [thing for thing in range(len(SLOT_THINGS)) if thing_level(thing) > 1]
UPGRADE_TECHS: Final = sum(1 << tech for tech in {THING_TECH[thing] for thing in UPGRADES})
LEAST_UPGRADE: Final = min(upgrade_ground(thing, thing_level(thing) - 1) for thing in UPGRADES)
CHEAPEST_UPGRADE: Final = min(upgrade_price(thing, thing_level(thing) - 1) for thing in UPGRADES)


def _models() -> list[list[int]]:
    """Buildings in slots that cost and need the same, so that they are looked at once."""
    found: dict[tuple[int, ...], list[int]] = {}
    for thing in range(len(SLOT_THINGS)):
        needs = (THING_COST[thing], THING_RESOURCE[thing], THING_GROUND[thing], THING_TECH[thing])
        found.setdefault((thing_kind(thing) == CAPACITY_SITE, *needs), []).append(thing)
    return list(found.values())


MODELS: Final = _models()
UNLOCKED_MODELS: Final = Unlocks([THING_TECH[model[0]] for model in MODELS])

# --- B4.2 building: args = [thing] ---------------------------------------------------------------


def can_pay(s: SternState, seat: int, thing: int, price: int, ground: int) -> bool:
    """B4.4.2 The price in food or AWE, and ground capacity."""
    rest = lowered(s, seat, GROUND, price)
    return has(s, seat, THING_RESOURCE[thing], rest) and fits(s, seat, GROUND, ground)


def is_affordable(s: SternState, seat: int, thing: int, dangerous: bool) -> bool:
    """Whether the seat can pay for the thing; B4.8.5 routes cost more in dangerous systems."""
    price = own_price(s, seat, thing, build_price(thing, dangerous))
    return can_pay(s, seat, thing, price, own_ground(s, seat, thing))


def affordable_places(s: SternState, seat: int, thing: int) -> list[int]:
    """Places of a thing that can be paid; B4.8.5 a route in a dangerous system may be too dear."""
    places = building_places(s, seat, thing)
    if thing != ROUTE_THING or is_affordable(s, seat, thing, True):
        return places
    return [cell for cell in places if not is_dangerous(s, cell)]


def suits_home(s: SternState, seat: int, thing: int) -> bool:
    """Whether there is a place on or beside the home world, as often: the quickest answer."""
    home = s.home[seat]
    if s.owner[home] != seat:
        return False
    if is_secret(thing):
        return not s.defence[home] & DEFENCE_BITS[thing]
    beside = NEIGHBOURS[home][0]
    free = s.tile[beside] >= 0 and s.route[beside] == NOBODY and not is_dangerous(s, beside)
    return thing == ROUTE_THING and free


def build_options(s: SternState, seat: int) -> list[int]:
    """B4.1.4 What is unlocked, can be paid and has a place."""
    if not fits(s, seat, GROUND, LEAST_GROUND) and own_ground(s, seat, ROUTE_THING):
        return []
    found = slot_options(s, seat)
    for at in SPECIAL.by(s.techs[seat]):
        thing = len(SLOT_THINGS) + at
        if is_affordable(s, seat, thing, False) and (
            suits_home(s, seat, thing) or affordable_places(s, seat, thing)
        ):
            found.append(BUILD + thing)
    return found


def slot_options(s: SternState, seat: int) -> list[int]:
    """B4.1.1, B4.2 Buildings in slots: the colonies with a free one are looked at once."""
    if not fits(s, seat, GROUND, LEAST_IN_SLOTS):
        return []
    payable: list[int] = []
    for at in UNLOCKED_MODELS.by(s.techs[seat]):
        thing = MODELS[at][0]
        price = own_price(s, seat, thing, THING_COST[thing])
        if can_pay(s, seat, thing, price, THING_GROUND[thing]):
            payable += MODELS[at]
    if not payable:
        return []
    suited = suited_kinds(s, seat)
    return [BUILD + thing for thing in sorted(payable) if suited[thing_kind(thing)]]


def suited_kinds(s: SternState, seat: int) -> list[int]:
    """B4.2 By kind: whether a colony with a free slot yields the resource; capacity suits all."""
    suited = [0] * (CAPACITY_SITE + 1)
    for cell in planets_of(s, seat):
        if free_slot(s, cell) >= 0:
            suited[CAPACITY_SITE] = 1
            for kind, amount in enumerate(natural_yield(s, cell)):
                suited[kind] |= amount
    return suited


def place_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in affordable_places(s, seat, s.stack[-1].args[THING])]


BUILD_PLACE: Final[Ask] = Ask("build-place", "B4.1.1", place_options)
BUILD_HIDDEN: Final[Ask] = Ask("build-hidden", "B2.10", place_options, private=True)


def build(s: SternState, seat: int, thing: int) -> None:
    """B4.1.1 First what, then where."""
    s.call(BUILD_THING, seat, [thing])


def ask_build_place(s: SternState, f: Frame) -> None:
    """B4.1.1 In which system."""
    ask = BUILD_HIDDEN if is_secret(f.args[THING]) else BUILD_PLACE
    s.choose(f.seat, ask, place_options(s, f.seat))


def finish_building(s: SternState, f: Frame) -> None:
    """B4.2 Pays, and the building stands; B4.1.2 units can no longer be bought in this phase."""
    thing, cell = f.args[THING], s.answers[f.seat] - AT
    dangerous = thing == ROUTE_THING and is_dangerous(s, cell)
    price = own_price(s, f.seat, thing, build_price(thing, dangerous))
    use_points(s, f.seat, GROUND, own_ground(s, f.seat, thing))
    purchase(s, f.seat, GROUND, THING_RESOURCE[thing], price)
    give_back(s, f.seat, THING_RESOURCE[thing], price)
    put_building(s, f.seat, thing, cell)
    s.built[f.seat] = 1
    tell_building(s, f.seat, thing, cell, "B4.2")
    announce(s, BUILT, f.seat, cell, thing)


def give_back(s: SternState, seat: int, resource: int, price: int) -> None:
    """A18.5 With the Form Partnership one of three resources spent on a building comes back."""
    back = price // FORM_SHARE if has_policy(s, seat, FORM_POLICY) else 0
    if back:
        s.account[4 * seat + resource] += back
        told = {"seat": seat, "amount": back, "resource": RESOURCES[resource]}
        s.tell("event-form-rebate", "A18.5", told)


BUILD_THING: Final[Script] = script("build", ask_build_place, finish_building)

# --- B4.1.5 upgrading: args = [thing, cell] ------------------------------------------------------


def upgradable(s: SternState, seat: int, thing: int, cell: int) -> list[int]:
    """Sites of a cell that can become the thing, one for each level they have now."""
    found: dict[int, int] = {}
    for at in sites_at(s, cell):
        packed = s.sites[at]
        if site_owner(packed) == seat and becomes(s, seat, packed, thing):
            found.setdefault(site_level(packed), at)
    return list(found.values())


def upgrade_options(s: SternState, seat: int) -> list[int]:
    """B4.1.5 To a level that is unlocked."""
    if not s.techs[seat] & UPGRADE_TECHS or not fits(s, seat, GROUND, LEAST_UPGRADE):
        return []
    rich = max(s.account[4 * seat + FOOD], s.account[4 * seat + AWE])
    if rich < lowered(s, seat, GROUND, CHEAPEST_UPGRADE):
        return []
    own = standing(s, seat)
    found = {thing for packed in own for thing in higher(packed) if becomes(s, seat, packed, thing)}
    return [UPGRADE + thing for thing in sorted(found)]


def higher(packed: int) -> range:
    """The things that a building can become: its kind, on a higher level."""
    first = LEVELS * site_kind(packed)
    return range(first + site_level(packed), first + LEVELS)


def becomes(s: SternState, seat: int, packed: int, thing: int) -> bool:
    """Whether an own building can become the thing."""
    level = site_level(packed)
    return (
        is_unlocked(s, seat, THING_TECH[thing])
        and site_kind(packed) == thing_kind(thing)
        and level < thing_level(thing)
        and can_pay(s, seat, thing, upgrade_price(thing, level), upgrade_ground(thing, level))
    )


def upgrade_place_options(s: SternState, seat: int) -> list[int]:
    thing = s.stack[-1].args[THING]
    return [AT + cell for cell in planets_of(s, seat) if upgradable(s, seat, thing, cell)]


def upgrade_site_options(s: SternState, seat: int) -> list[int]:
    thing, cell = s.stack[-1].args
    return [SITE + at - SITES * cell for at in upgradable(s, seat, thing, cell)]


UPGRADE_PLACE: Final[Ask] = Ask("upgrade-place", "B4.1.5", upgrade_place_options)
UPGRADE_SITE: Final[Ask] = Ask("upgrade-site", "B4.1.5", upgrade_site_options)


def upgrade(s: SternState, seat: int, thing: int) -> None:
    """B4.1.5 First what, then where."""
    s.call(UPGRADE_THING, seat, [thing, NOBODY])


def ask_upgrade_place(s: SternState, f: Frame) -> None:
    """B4.1.5 On which planet."""
    s.choose(f.seat, UPGRADE_PLACE, upgrade_place_options(s, f.seat))


def ask_upgrade_site(s: SternState, f: Frame) -> None:
    """B4.1.5 Which building, if several levels stand there."""
    f.args[CELL] = s.answers[f.seat] - AT
    s.choose(f.seat, UPGRADE_SITE, upgrade_site_options(s, f.seat))


def finish_upgrade(s: SternState, f: Frame) -> None:
    """B4.1.5 Costs the difference between the levels."""
    thing, cell = f.args
    at = SITES * cell + s.answers[f.seat] - SITE
    level = site_level(s.sites[at])
    use_points(s, f.seat, GROUND, upgrade_ground(thing, level))
    purchase(s, f.seat, GROUND, THING_RESOURCE[thing], upgrade_price(thing, level))
    give_back(s, f.seat, THING_RESOURCE[thing], upgrade_price(thing, level))
    s.sites[at] = pack(f.seat, thing_kind(thing), thing_level(thing))
    s.built[f.seat] = 1
    s.tell(
        "event-upgrades",
        "B4.1.5",
        {"seat": f.seat, "thing": THINGS[thing], "system": CELL_IDS[cell]},
    )


UPGRADE_THING: Final[Script] = script(
    "upgrade", ask_upgrade_place, ask_upgrade_site, finish_upgrade
)

# --- B4.1.3 demolition: args = [cell] ------------------------------------------------------------

RUIN_CELL: Final = 0


def demolish_options(s: SternState, seat: int) -> list[int]:
    """B4.1.3 Free, and gives nothing back."""
    return [DEMOLISH] if stands_at_home(s, seat) or stands_anywhere(s, seat) else []


def stands_at_home(s: SternState, seat: int) -> bool:
    """Whether something stands on the home world, as nearly always: the quickest answer."""
    home = s.home[seat]
    if s.owner[home] == seat and (s.centre[home] or s.defence[home]):
        return True
    for at in range(SITES * home, SITES * (home + 1)):
        if s.sites[at] and site_owner(s.sites[at]) == seat:
            return True
    return False


def stands_anywhere(s: SternState, seat: int) -> bool:
    """Whether there is one of the places below."""
    if own_sites(s, seat) or seat in s.gate:
        return True
    return any(s.centre[cell] or s.defence[cell] for cell in planets_of(s, seat))


def ruin_places(s: SternState, seat: int) -> list[int]:
    """Colonies and gates; buildings may stand on planets of others, too (B2.8)."""
    standing = [cell for cell, level in enumerate(s.level) if level or s.gate[cell] == seat]
    return [AT + cell for cell in standing if own_buildings(s, seat, cell)]


def ruin_sites(s: SternState, seat: int) -> list[int]:
    return [SITE + at for at in own_buildings(s, seat, s.stack[-1].args[RUIN_CELL])]


RUIN_PLACE: Final[Ask] = Ask("demolish-place", "B4.1.3", ruin_places, private=True)
RUIN_SITE: Final[Ask] = Ask("demolish-site", "B4.1.3", ruin_sites, private=True)


def demolish(s: SternState, seat: int, _: int) -> None:
    """B4.1.3 In the economy phase."""
    s.call(DEMOLITION, seat, [NOBODY])


def ask_ruin_place(s: SternState, f: Frame) -> None:
    """B4.1.3 On which planet."""
    s.choose(f.seat, RUIN_PLACE, ruin_places(s, f.seat))


def ask_ruin_site(s: SternState, f: Frame) -> None:
    """B4.1.3 Which building."""
    f.args[RUIN_CELL] = s.answers[f.seat] - AT
    s.choose(f.seat, RUIN_SITE, ruin_sites(s, f.seat))


def finish_demolition(s: SternState, f: Frame) -> None:
    """B4.1.3 The building is gone."""
    place = s.answers[f.seat] - SITE
    cell = f.args[RUIN_CELL]
    remove_building(s, cell, place)
    if place >= SITES + 2:  # where defence buildings stand is a secret
        s.tell("event-demolishes-secretly", "B2.10", {"seat": f.seat})
        return
    s.tell(
        "event-demolishes",
        "B4.1.3",
        {"seat": f.seat, "site": PLACES[place], "system": CELL_IDS[cell]},
    )


DEMOLITION: Final[Script] = script("demolish", ask_ruin_place, ask_ruin_site, finish_demolition)

ENTRIES: Final[tuple[Entry, ...]] = (
    Entry(BUILD, build_options, build),
    Entry(UPGRADE, upgrade_options, upgrade),
    Entry(DEMOLISH, demolish_options, demolish, counted=False),
)
SCRIPTS: Final[list[Script]] = [BUILD_THING, UPGRADE_THING, DEMOLITION]
ASKS: Final[list[Ask]] = [
    BUILD_PLACE, BUILD_HIDDEN, UPGRADE_PLACE, UPGRADE_SITE, RUIN_PLACE, RUIN_SITE,
]  # fmt: skip
assert PLACES[SITES:] + (THINGS[ROUTE_THING],) == SPECIAL_THINGS
