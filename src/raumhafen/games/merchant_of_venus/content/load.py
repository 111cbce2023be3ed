"""Map, cultures, cards and tokens: read from content/*.toml, checked as a whole, then frozen.

A fault in the files is a fault of the release, so loading reports all of them at once and stops.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final

from raumhafen.games.merchant_of_venus.content.check import check
from raumhafen.games.merchant_of_venus.content.kinds import (
    ABILITIES,
    CATEGORIES,
    COLORS,
    CONDITIONS,
    DIE,
    EFFECTS,
    ENCOUNTER_TYPES,
    GOALS,
    INTEL,
    KINDS,
    LINES,
    MULTIPLIERS,
    POWERS,
    PRICES,
    REGION_KINDS,
    REWARD_TYPES,
    SKILLS,
    STATES,
    STATISTICS,
    TECHNOLOGY_TYPES,
    Challenge,
    Condition,
    Content,
    Culture,
    Effect,
    Encounter,
    Equipment,
    Good,
    Level,
    Line,
    Mission,
    Passenger,
    Pilot,
    Pirate,
    Region,
    Reward,
    Setup,
    Ship,
    Site,
    Space,
    Technology,
)
from raumhafen.games.merchant_of_venus.content.reading import ContentError, Entry, Faults

PACKAGE: Final = "raumhafen.games.merchant_of_venus"
FILES: Final = (
    "setup.toml", "map.toml", "cultures.toml", "goods.toml", "technologies.toml", "pilots.toml",
    "passengers.toml", "missions.toml", "encounters.toml", "tokens.toml",
    "rewards.toml",
)  # fmt: skip


# --- reading -------------------------------------------------------------------------------------


def read_region(e: Entry) -> Region:
    return Region(e.text("id"), e.word("kind", REGION_KINDS), e.number("x"), e.number("y"))


def read_space(e: Entry) -> Space:
    kind = e.word("kind", KINDS)
    hazard = kind == "hazard"
    return Space(
        e.text("id"),
        kind,
        e.text("region", ""),
        e.number("x"),
        e.number("y"),
        e.word("color", COLORS) if hazard else (kind if kind in COLORS else ""),
        e.word("hazard", SKILLS) if hazard else "",
        e.texts("exits"),
    )


def read_line(e: Entry, row: list[str]) -> Line:
    if row[2] not in LINES:
        e.fault(f"line {row[0]}-{row[1]}: {row[2]!r} is no kind of line")
    return Line(row[0], row[1], row[2])


def read_site(e: Entry) -> Site:
    link = e.word("link", ("city", "descent"))
    return Site(e.text("orbital"), e.text("from"), link == "descent")


def read_culture(e: Entry) -> Culture:
    tokens = e.entries("market")
    return Culture(
        e.whole("id", low=1),
        e.whole("first_contact_credits"),
        e.text("good"),
        e.text("technology"),
        e.texts("equipment"),
        e.text("beginner_system"),
        tuple(token.text("id") for token in tokens),
        tuple(read_market_token(token) for token in tokens),
    )


def read_market_token(e: Entry) -> tuple[str, str, str]:
    return e.word("basic", STATES), e.word("quality", STATES), e.word("luxury", STATES)


def read_good(e: Entry) -> Good:
    resale = e.entry("resale")
    return Good(
        e.text("id"),
        e.whole("culture", low=1),
        e.word("category", CATEGORIES),
        e.whole("cost", low=1),
        (resale.whole("weak"), resale.whole("active"), resale.whole("strong")),
        e.wholes("buyers"),
        e.whole("black_market", low=1),
        e.whole("capacity", low=1),
        e.whole("tokens", low=1),
    )


def read_technology(e: Entry) -> list[Technology]:
    return [
        Technology(
            token.text("id"),
            e.text("id"),
            e.whole("culture", low=1),
            e.word("type", TECHNOLOGY_TYPES),
            e.whole("capacity"),
            e.whole("max_owned", 0),
            e.flag("used_up"),
            token.whole("cost", low=1),
            token.word("category", CATEGORIES),
            token.whole("count", low=1),
            token.wholes("boost"),
        )
        for token in e.entries("tokens")
    ]


def read_level(e: Entry) -> Level:
    abilities = e.texts("abilities")
    for ability in abilities:
        if ability not in ABILITIES:
            e.fault(f"unknown ability {ability!r}")
    return Level(
        e.whole("skill", low=1),
        e.whole("fame"),
        e.whole("dice", low=1),
        e.whole("discount"),
        abilities,
    )


def read_pilot(e: Entry) -> Pilot:
    levels = tuple(read_level(level) for level in e.entries("levels"))
    if [len(level.abilities) for level in levels] != [1, 1, 2]:
        e.fault("needs three levels, the third with two abilities")
    return Pilot(e.text("id"), e.whole("home", low=1), levels)


def read_passenger(e: Entry) -> Passenger:
    return Passenger(
        e.text("id"),
        e.whole("origin"),
        e.whole("destination"),
        e.whole("fare"),
        e.whole("capacity", low=1),
        e.whole("fame"),
        e.whole("infamy"),
    )


def read_condition(e: Entry) -> Condition:
    count = next((e.whole(key) for key in ("count", "amount", "value") if key in e.table), 0)
    return Condition(
        e.word("op", CONDITIONS),
        count,
        e.word("category", CATEGORIES, ""),
        e.word("gauge" if "gauge" in e.table else "skill", SKILLS, ""),
        e.word("state", STATES, ""),
        e.text("kind" if "kind" in e.table else "by", ""),
    )


def read_mission(e: Entry) -> Mission:
    conditions = tuple(read_condition(c) for c in e.entries("conditions", "op"))
    return Mission(
        e.text("id"), e.text("target", ""), e.flag("marker"), e.whole("fame"), conditions
    )


def read_effect(e: Entry) -> Effect:
    rolled = e.table.get("amount") == "die"
    keys = [key for key in ("amount", "count", "price", "delta") if key in e.table]
    words = ("token", "skill", "type", "category", "gauge", "condition")
    word = next((e.text(key) for key in words if key in e.table), "")
    amount = DIE if rolled else (e.whole(keys[0], low=-9) if keys else 0)
    return Effect(
        e.word("op", EFFECTS),
        amount,
        word,
        e.word("per", MULTIPLIERS, ""),
        e.wholes("cultures"),
        read_branches(e),
    )


def read_branches(e: Entry) -> tuple[tuple[Effect, ...], ...]:
    found = [read_effects(e, key) for key in ("pass", "fail", "then", "else") if key in e.table]
    found += [(read_effect(e.entry(key)),) for key in ("otherwise", "effect") if key in e.table]
    options = e.table.get("options", [])
    for at in range(len(options)):
        found.append(read_effects(Entry(e.file, e.name, {"list": options[at]}, e.faults), "list"))
    return tuple(found)


def read_effects(e: Entry, key: str) -> tuple[Effect, ...]:
    named = [Entry(e.file, e.name, inner.table, e.faults) for inner in e.entries(key, "op")]
    return tuple(read_effect(inner) for inner in named)


def read_encounter(e: Entry) -> Encounter:
    return Encounter(
        e.text("id"),
        e.word("type", ENCOUNTER_TYPES),
        e.whole("count", low=1),
        e.word("statistic", STATISTICS, ""),
        e.whole("fame", 0),
        e.word("use", INTEL, ""),
        e.flag("solo", True),
        read_effects(e, "effects"),
    )


def read_reward(e: Entry) -> Reward:
    return Reward(
        e.text("id"),
        e.word("type", REWARD_TYPES),
        e.whole("fame"),
        e.flag("trade_in"),
        e.word("power", POWERS),
    )


def read_challenge(e: Entry) -> Challenge:
    goal = e.entry("goal")
    for key in goal.table:
        if key not in GOALS:
            e.fault(f"unknown goal {key!r}")
    return Challenge(e.text("id"), tuple((key, goal.whole(key)) for key in goal.table))


def read_pirate(e: Entry) -> Pirate:
    return Pirate(e.text("id"), e.word("steals", CATEGORIES), e.whole("modifier"))


def read_equipment(e: Entry) -> Equipment:
    return Equipment(e.text("id"), e.whole("price", low=1), e.whole("limit", 0))


def read_ship(e: Entry) -> Ship:
    return Ship(
        e.whole("speed_dice", low=1),
        e.whole("holds", low=1),
        e.whole("hold_places", low=1),
        e.whole("hold_capacity", low=1),
        e.whole("upgrade_slots", low=1),
        e.wholes("boost_values"),
        e.wholes("gauges"),
        e.whole("gauge_max", low=1),
        e.wholes("fame_holds"),
        e.wholes("fame_upgrades"),
        e.wholes("fame_laser"),
        e.wholes("fame_shield"),
        e.whole("markers", low=1),
        e.whole("mission_markers", low=1),
    )


def read_setup(e: Entry) -> Setup:
    money, actions = e.entry("credits"), e.entry("actions")
    return Setup(
        e.whole("rounds", low=1),
        e.wholes("mining_rounds"),
        e.wholes("passenger_rounds"),
        money.whole("per_player"),
        money.wholes("extra"),
        money.whole("solo"),
        actions.whole("landed", low=1),
        actions.whole("first_contact", low=1),
    )


def read_prices(e: Entry) -> tuple[tuple[str, int], ...]:
    return tuple((name, e.whole(name)) for name in PRICES)


def parse(texts: Mapping[str, str], faults: Faults) -> dict[str, Entry]:
    """The files by their first name; one that is no TOML counts as empty."""
    files = {}
    for file in FILES:
        table: dict[str, object] = {}
        try:
            table = tomllib.loads(texts[file])
        except tomllib.TOMLDecodeError as error:
            faults.append(f"{file}: file: {error}")
        files[file.removesuffix(".toml")] = Entry(file, "file", table, faults)
    return files


def read(texts: Mapping[str, str], faults: Faults) -> Content:
    f = parse(texts, faults)
    m, rewards, setup = f["map"], f["rewards"], f["setup"]
    costs = m.entry("line_cost")
    technologies = [read_technology(e) for e in f["technologies"].entries("technologies")]
    return Content(
        regions=tuple(read_region(e) for e in m.entries("regions")),
        spaces=tuple(read_space(e) for e in m.entries("spaces")),
        lines=tuple(read_line(m, row) for row in m.rows("lines", 3)),
        line_cost=tuple((kind, costs.whole(kind, low=1)) for kind in LINES),
        sites=tuple(read_site(e) for e in m.entries("building_sites", "orbital")),
        fixed_teleportals=m.texts("fixed_teleportals"),
        cultures=tuple(read_culture(e) for e in f["cultures"].entries("cultures")),
        goods=tuple(read_good(e) for e in f["goods"].entries("goods")),
        technologies=tuple(t for tokens in technologies for t in tokens),
        pilots=tuple(read_pilot(e) for e in f["pilots"].entries("pilots")),
        passengers=tuple(read_passenger(e) for e in f["passengers"].entries("passengers")),
        missions=tuple(read_mission(e) for e in f["missions"].entries("missions")),
        encounters=tuple(read_encounter(e) for e in f["encounters"].entries("encounters")),
        tokens=tuple(read_encounter(e) for e in f["tokens"].entries("tokens")),
        rewards=tuple(read_reward(e) for e in rewards.entries("rewards")),
        challenges=tuple(read_challenge(e) for e in rewards.entries("challenges")),
        pirates=tuple(read_pirate(e) for e in rewards.entries("pirates")),
        relic_fame=rewards.wholes("relic_fame"),
        equipment=tuple(read_equipment(e) for e in setup.entries("equipment")),
        ship=read_ship(setup.entry("ship")),
        setup=read_setup(setup),
        prices=read_prices(setup.entry("prices")),
    )


def load(texts: Mapping[str, str]) -> Content:
    """All files, read and checked."""
    faults: Faults = []
    content = read(texts, faults)
    if not faults:
        check(content, faults)
    if faults:
        raise ContentError(tuple(faults))
    return content


def read_files() -> dict[str, str]:
    folder = resources.files(PACKAGE).joinpath("content")
    return {file: folder.joinpath(file).read_text(encoding="utf-8") for file in FILES}


CONTENT: Final = load(read_files())
