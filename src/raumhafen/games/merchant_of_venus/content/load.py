"""Map, cultures, cards and tokens: read from content/*.toml, checked as a whole, then frozen.

A fault in the files is a fault of the release, so loading reports all of them at once and stops.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Final

from raumhafen.components.toml import ContentError, Table, document, entries
from raumhafen.games.merchant_of_venus.content.check import check
from raumhafen.games.merchant_of_venus.content.kinds import (
    ABILITIES,
    AUTHORED,
    CATEGORIES,
    COLORS,
    KINDS,
    LINES,
    PRICES,
    REGION_KINDS,
    SKILLS,
    STATES,
    TECHNOLOGY_TYPES,
    Content,
    Culture,
    Equipment,
    Good,
    Level,
    Line,
    Passenger,
    Pilot,
    Region,
    Setup,
    Ship,
    Site,
    Space,
    Technology,
)
from raumhafen.games.merchant_of_venus.content.load_cards import (
    read_challenge,
    read_encounter,
    read_mission,
    read_pirate,
    read_reward,
)

PACKAGE: Final = "raumhafen.games.merchant_of_venus"
FILES: Final = (
    "setup.toml", "map.toml", "cultures.toml", "goods.toml", "technologies.toml", "pilots.toml",
    "passengers.toml", "missions.toml", "encounters.toml", "tokens.toml",
    "rewards.toml",
)  # fmt: skip


# --- the map -------------------------------------------------------------------------------------


def read_region(e: Table) -> Region:
    e.only(("id", "kind", "x", "y"))
    return Region(e.text("id"), e.word("kind", REGION_KINDS), e.decimal("x"), e.decimal("y"))


def read_space(e: Table) -> Space:
    kind = e.word("kind", KINDS)
    own = ("color", "hazard") if kind == "hazard" else ()
    e.only(("id", "kind", "x", "y", *own), ("region", "route", "exits"))
    return Space(
        e.text("id"),
        kind,
        e.text("region"),
        e.decimal("x"),
        e.decimal("y"),
        e.word("color", COLORS) if own else (kind if kind in COLORS else ""),
        e.word("hazard", SKILLS),
        e.texts("exits"),
    )


def read_line(e: Table, row: object) -> Line:
    """A line stands in the file as a row: two spaces and its kind."""
    ends = Table({"line": row}, e.where, e.faults).texts("line")
    if len(ends) != 3:
        e.fault(f"line {row!r}", "must be two spaces and a kind")
        return Line("", "", "")
    if ends[2] not in LINES:
        e.fault(f"line {ends[0]}-{ends[1]}", f"{ends[2]!r} is no kind of line")
    return Line(ends[0], ends[1], ends[2])


def read_line_cost(e: Table) -> tuple[tuple[str, int], ...]:
    e.only(LINES)
    return tuple((kind, e.number(kind, 1)) for kind in LINES)


def read_site(e: Table) -> Site:
    e.only(("orbital", "from", "link"))
    link = e.word("link", ("city", "descent"))
    return Site(e.text("orbital"), e.text("from"), link == "descent")


# --- cultures and their wares --------------------------------------------------------------------


def read_culture(e: Table) -> Culture:
    words = ("good", "technology", "beginner_system")
    e.only(("id", "first_contact_credits", *words, "equipment", "market"), AUTHORED)
    tokens = e.tables("market")
    return Culture(
        e.number("id", 1),
        e.number("first_contact_credits"),
        e.text("good"),
        e.text("technology"),
        e.texts("equipment"),
        e.text("beginner_system"),
        tuple(token.text("id") for token in tokens),
        tuple(read_market_token(token) for token in tokens),
    )


def read_market_token(e: Table) -> tuple[str, str, str]:
    e.only(("id", *CATEGORIES))
    return e.word("basic", STATES), e.word("quality", STATES), e.word("luxury", STATES)


def read_good(e: Table) -> Good:
    numbers = ("culture", "cost", "black_market", "capacity", "tokens")
    e.only(("id", "category", "resale", "buyers", *numbers), AUTHORED)
    resale = e.table("resale")
    resale.only(STATES)
    return Good(
        e.text("id"),
        e.number("culture", 1),
        e.word("category", CATEGORIES),
        e.number("cost", 1),
        (resale.number("weak"), resale.number("active"), resale.number("strong")),
        e.numbers("buyers"),
        e.number("black_market", 1),
        e.number("capacity", 1),
        e.number("tokens", 1),
    )


def read_technology(e: Table) -> list[Technology]:
    e.only(("id", "culture", "type", "capacity", "tokens"), ("max_owned", "used_up", *AUTHORED))
    return [read_technology_token(e, token) for token in e.tables("tokens")]


def read_technology_token(e: Table, token: Table) -> Technology:
    token.only(("id", "cost", "category", "count"), ("boost",))
    return Technology(
        token.text("id"),
        e.text("id"),
        e.number("culture", 1),
        e.word("type", TECHNOLOGY_TYPES),
        e.number("capacity"),
        e.number("max_owned"),
        e.flag("used_up"),
        token.number("cost", 1),
        token.word("category", CATEGORIES),
        token.number("count", 1),
        token.numbers("boost"),
    )


# --- pilots and passengers -----------------------------------------------------------------------


def read_level(e: Table) -> Level:
    e.only(("skill", "fame", "dice", "discount", "abilities"))
    abilities = e.texts("abilities")
    for ability in abilities:
        if ability not in ABILITIES:
            e.fault("abilities", f"unknown ability {ability!r}")
    return Level(
        e.number("skill", 1), e.number("fame"), e.number("dice", 1), e.number("discount"), abilities
    )


def read_pilot(e: Table) -> Pilot:
    e.only(("id", "home", "levels"), AUTHORED)
    levels = tuple(read_level(level) for level in e.tables("levels"))
    if [len(level.abilities) for level in levels] != [1, 1, 2]:
        e.fault("levels", "must be three, the third with two abilities")
    return Pilot(e.text("id"), e.number("home", 1), levels)


def read_passenger(e: Table) -> Passenger:
    e.only(("id", "origin", "destination", "fare", "capacity", "fame", "infamy"), AUTHORED)
    return Passenger(
        e.text("id"),
        e.number("origin"),
        e.number("destination"),
        e.number("fare"),
        e.number("capacity", 1),
        e.number("fame"),
        e.number("infamy"),
    )


# --- ships and set-up ----------------------------------------------------------------------------

SHIP_NUMBERS: Final = ("speed_dice", "holds", "hold_places", "hold_capacity", "upgrade_slots")
SHIP_LISTS: Final = ("boost_values", "gauges")
SHIP_FAME: Final = ("fame_holds", "fame_upgrades", "fame_laser", "fame_shield")


def read_equipment(e: Table) -> Equipment:
    e.only(("id", "price"), ("limit",))
    return Equipment(e.text("id"), e.number("price", 1), e.number("limit"))


def read_ship(e: Table) -> Ship:
    e.only((*SHIP_NUMBERS, *SHIP_LISTS, *SHIP_FAME, "gauge_max", "markers", "mission_markers"))
    return Ship(
        e.number("speed_dice", 1),
        e.number("holds", 1),
        e.number("hold_places", 1),
        e.number("hold_capacity", 1),
        e.number("upgrade_slots", 1),
        e.numbers("boost_values"),
        e.numbers("gauges"),
        e.number("gauge_max", 1),
        e.numbers("fame_holds"),
        e.numbers("fame_upgrades"),
        e.numbers("fame_laser"),
        e.numbers("fame_shield"),
        e.number("markers", 1),
        e.number("mission_markers", 1),
    )


def read_setup(e: Table) -> Setup:
    money, actions = e.table("credits"), e.table("actions")
    money.only(("per_player", "extra", "solo"))
    actions.only(("landed", "first_contact"))
    return Setup(
        e.number("rounds", 1),
        e.numbers("mining_rounds"),
        e.numbers("passenger_rounds"),
        money.number("per_player"),
        money.numbers("extra"),
        money.number("solo"),
        actions.number("landed", 1),
        actions.number("first_contact", 1),
    )


def read_prices(e: Table) -> tuple[tuple[str, int], ...]:
    e.only(PRICES)
    return tuple((name, e.number(name)) for name in PRICES)


# --- the files -----------------------------------------------------------------------------------

# By file: what stands in it.
FIELDS: Final = {
    "setup.toml": (
        "rounds", "mining_rounds", "passenger_rounds", "equipment", "ship", "credits", "prices",
        "actions",
    ),
    "map.toml": (
        "line_cost", "regions", "spaces", "lines", "building_sites", "fixed_teleportals",
    ),
    "rewards.toml": ("rewards", "challenges", "pirates", "relic_fame"),
}  # fmt: skip


def read_document(name: str, raw: bytes, faults: list[str]) -> Table:
    found = document(name, raw, faults)
    found.only(FIELDS.get(name, (name.removesuffix(".toml"),)))
    return found


def listed(found: Mapping[str, Table], name: str) -> list[Table]:
    """The entries of a file that holds one list, named as the file."""
    return entries(found[f"{name}.toml"], name, "id")


def read(f: Mapping[str, Table]) -> Content:
    m, rewards, setup = f["map.toml"], f["rewards.toml"], f["setup.toml"]
    return Content(
        regions=tuple(read_region(e) for e in entries(m, "regions", "id")),
        spaces=tuple(read_space(e) for e in entries(m, "spaces", "id")),
        lines=tuple(read_line(m, row) for row in m.items("lines")),
        line_cost=read_line_cost(m.table("line_cost")),
        sites=tuple(read_site(e) for e in entries(m, "building_sites", "orbital")),
        fixed_teleportals=m.texts("fixed_teleportals"),
        cultures=tuple(read_culture(e) for e in listed(f, "cultures")),
        goods=tuple(read_good(e) for e in listed(f, "goods")),
        technologies=tuple(t for e in listed(f, "technologies") for t in read_technology(e)),
        pilots=tuple(read_pilot(e) for e in listed(f, "pilots")),
        passengers=tuple(read_passenger(e) for e in listed(f, "passengers")),
        missions=tuple(read_mission(e) for e in listed(f, "missions")),
        encounters=tuple(read_encounter(e) for e in listed(f, "encounters")),
        tokens=tuple(read_encounter(e) for e in listed(f, "tokens")),
        rewards=tuple(read_reward(e) for e in entries(rewards, "rewards", "id")),
        challenges=tuple(read_challenge(e) for e in entries(rewards, "challenges", "id")),
        pirates=tuple(read_pirate(e) for e in entries(rewards, "pirates", "id")),
        relic_fame=rewards.numbers("relic_fame"),
        equipment=tuple(read_equipment(e) for e in entries(setup, "equipment", "id")),
        ship=read_ship(setup.table("ship")),
        setup=read_setup(setup),
        prices=read_prices(setup.table("prices")),
    )


def load(files: Mapping[str, bytes] | None = None) -> Content:
    """Read, check and freeze; `files` replaces single content files (for tests)."""
    faults: list[str] = []
    raw = {name: (files or {}).get(name) or packaged(name) for name in FILES}
    content = read({name: read_document(name, raw[name], faults) for name in FILES})
    if not faults:
        check(content, faults)
    if faults:
        raise ContentError(tuple(faults))
    return content


def packaged(name: str) -> bytes:
    return (resources.files(PACKAGE) / "content" / name).read_bytes()


CONTENT: Final = load()
