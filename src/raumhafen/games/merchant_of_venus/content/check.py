"""Checks across the content files: a map that hangs together, trade that can happen."""

from __future__ import annotations

from collections.abc import Iterable

from raumhafen.games.merchant_of_venus.content.kinds import (
    CATEGORIES,
    IF_CONDITIONS,
    SKILLS,
    STATES,
    SYSTEMS,
    TOKENS,
    Content,
    Effect,
)

Faults = list[str]

COUNTS = {"goods": 76, "technologies": 34, "passengers": 30, "missions": 30, "rewards": 26}
PRICE_BANDS = {"basic": (10, 40), "quality": (50, 110), "luxury": (120, 200)}
WORDS = {
    "place_token": TOKENS,
    "check": SKILLS,
    "hazard": SKILLS,
    "take_good": CATEGORIES,
    "adjust_gauge": SKILLS,
    "if": IF_CONDITIONS,
}
BRANCHES = {"check": 2, "if": 2, "per_relic": 1, "take_good": 1, "jump_gate": 1}


def check(c: Content, faults: Faults) -> None:
    """MV2, MV18 Everything that no single entry can show."""
    check_ids(c, faults)
    if faults:
        return
    for part in (
        check_counts, check_lines, check_connected, check_exits, check_sites, check_regions,
        check_trade, check_markets, check_technologies, check_passengers, check_missions,
        check_encounters, check_rewards, check_pilots, check_setup,
    ):  # fmt: skip
        part(c, faults)


def fault(faults: Faults, file: str, entry: object, reason: str) -> None:
    faults.append(f"{file}.toml: {entry}: {reason}")


def check_ids(c: Content, faults: Faults) -> None:
    """Every id stands once."""
    lists: list[tuple[str, Iterable[object]]] = [
        ("map", [s.id for s in c.spaces]),
        ("map", [r.id for r in c.regions]),
        ("cultures", [x.id for x in c.cultures]),
        ("cultures", [m for x in c.cultures for m in x.market_ids]),
        ("goods", [g.id for g in c.goods]),
        ("technologies", [t.id for t in c.technologies]),
        ("pilots", [p.id for p in c.pilots]),
        ("passengers", [p.id for p in c.passengers]),
        ("missions", [m.id for m in c.missions]),
        ("encounters", [e.id for e in (*c.encounters, *c.tokens)]),
        ("rewards", [r.id for r in c.rewards]),
        ("rewards", [p.id for p in c.pirates]),
    ]
    for file, ids in lists:
        seen: set[object] = set()
        for one in ids:
            if one in seen:
                fault(faults, file, one, "the id stands twice")
            seen.add(one)


def check_counts(c: Content, faults: Faults) -> None:
    """MV1 Token limits."""
    found = {
        "goods": sum(good.tokens for good in c.goods),
        "technologies": sum(t.tokens for t in c.technologies),
        "passengers": len(c.passengers),
        "missions": len(c.missions),
        "rewards": len(c.rewards),
    }
    for file, wanted in COUNTS.items():
        if found[file] != wanted:
            fault(faults, file, "file", f"{found[file]} tokens or cards instead of {wanted}")
    cards = sum(card.count for card in c.encounters)
    solo = sum(card.count for card in c.encounters if card.solo)
    if (cards, solo) != (60, 52):
        fault(faults, "encounters", "file", f"{cards} cards, {solo} of them solo; not 60 and 52")
    tokens = sum(token.count for token in c.tokens)
    if tokens != 36:
        fault(faults, "tokens", "file", f"{tokens} tokens instead of 36")
    if len(c.pirates) != 9:
        fault(faults, "rewards", "pirates", f"{len(c.pirates)} pirates instead of 9")


# --- the map -------------------------------------------------------------------------------------


def check_lines(c: Content, faults: Faults) -> None:
    ids = {space.id for space in c.spaces}
    seen: set[frozenset[str]] = set()
    for line in c.lines:
        name = f"line {line.a}-{line.b}"
        if line.a not in ids or line.b not in ids:
            fault(faults, "map", name, "leads to no space")
        if line.a == line.b or frozenset((line.a, line.b)) in seen:
            fault(faults, "map", name, "is a loop or stands twice")
        seen.add(frozenset((line.a, line.b)))


def neighbours(c: Content) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {space.id: set() for space in c.spaces}
    for line in c.lines:
        found.setdefault(line.a, set()).add(line.b)
        found.setdefault(line.b, set()).add(line.a)
    return found


def check_connected(c: Content, faults: Faults) -> None:
    """MV2.1 Every space can be reached from the base."""
    near = neighbours(c)
    open_list = [space.id for space in c.spaces if space.kind == "galactic_base"][:1]
    if not open_list:
        fault(faults, "map", "spaces", "there is no galactic base")
    reached = set(open_list)
    while open_list:
        for other in near[open_list.pop()]:
            if other not in reached:
                reached.add(other)
                open_list.append(other)
    for space in c.spaces:
        if space.id not in reached:
            fault(faults, "map", space.id, "cannot be reached from the base")


def check_exits(c: Content, faults: Faults) -> None:
    """MV6.1 Six exits along existing lines, and no line without a number."""
    near = neighbours(c)
    for space in c.spaces:
        if space.kind != "navigation":
            if space.exits:
                fault(faults, "map", space.id, "only navigation spaces have exits")
            continue
        if len(space.exits) != 6:
            fault(faults, "map", space.id, f"{len(space.exits)} exits instead of 6")
        if set(space.exits) != near[space.id]:
            fault(faults, "map", space.id, "exits and lines do not agree")


def check_sites(c: Content, faults: Faults) -> None:
    """MV12.2 Every orbital has one city or descent."""
    kinds = {space.id: space.kind for space in c.spaces}
    near = neighbours(c)
    for site in c.sites:
        wanted = "neutral_spaceport" if site.descent else "surface_city"
        if kinds.get(site.orbital) != "orbital" or kinds.get(site.origin) != wanted:
            fault(faults, "map", site.orbital, f"does not join an orbital to a {wanted}")
        elif not site.descent and site.origin not in near[site.orbital]:
            fault(faults, "map", site.orbital, f"no line to {site.origin}")
    orbitals = {space.id for space in c.spaces if space.kind == "orbital"}
    if {site.orbital for site in c.sites} != orbitals or len(c.sites) != len(orbitals):
        fault(faults, "map", "building_sites", "every orbital must stand once")
    for gate in c.fixed_teleportals:
        if kinds.get(gate) != "encounter":
            fault(faults, "map", gate, "a teleportal must lie on an encounter space")


def check_regions(c: Content, faults: Faults) -> None:
    """MV2.1 14 systems, each with a trading place."""
    ids = {region.id for region in c.regions}
    for space in c.spaces:
        if space.region and space.region not in ids:
            fault(faults, "map", space.id, f"unknown region {space.region!r}")
        if not (0 <= space.x <= 1000 and 0 <= space.y <= 1000):
            fault(faults, "map", space.id, "lies outside the map")
    systems = [region.id for region in c.regions if region.kind == "system"]
    if len(systems) != SYSTEMS or [r.kind for r in c.regions[:SYSTEMS]] != ["system"] * SYSTEMS:
        fault(faults, "map", "regions", f"the first {SYSTEMS} regions must be the systems")
    for system in systems:
        kinds = {space.kind for space in c.spaces if space.region == system}
        if not kinds & {"surface_city", "neutral_spaceport"}:
            fault(faults, "map", system, "has no trading place")


# --- trade ---------------------------------------------------------------------------------------


def check_trade(c: Content, faults: Faults) -> None:
    """MV10.7, MV11.8 Sellers, buyers and prices fit together."""
    if [x.id for x in c.cultures] != list(range(1, SYSTEMS + 1)):
        fault(faults, "cultures", "file", f"cultures must be 1 to {SYSTEMS} in order")
        return
    for at, good in enumerate(c.goods):
        if good.culture != at + 1 or c.cultures[at].good != good.id:
            fault(faults, "goods", good.id, "culture and good do not name each other")
        low, high = PRICE_BANDS[good.category]
        if not low <= good.cost <= high:
            fault(faults, "goods", good.id, f"cost {good.cost} is outside {low} to {high}")
        if not good.buyers or not all(1 <= b <= SYSTEMS for b in good.buyers):
            fault(faults, "goods", good.id, "needs buyers among the cultures")
        elif good.culture in good.buyers:
            fault(faults, "goods", good.id, "its own culture does not buy it")
        elif good.black_market != good.buyers[-1] % SYSTEMS + 1:
            fault(faults, "goods", good.id, "the black market must follow the last buyer")
        if not good.cost < good.resale[0] < good.resale[1] < good.resale[2]:
            fault(faults, "goods", good.id, "resale must rise from above the cost")
    bought = {buyer for good in c.goods for buyer in good.buyers}
    for culture in c.cultures:
        if culture.id not in bought:
            fault(faults, "cultures", culture.id, "buys nothing")


def check_markets(c: Content, faults: Faults) -> None:
    """MV10.8 A Latin square of states; equipment that exists; one beginner system each."""
    equipment = {item.id for item in c.equipment}
    systems = {region.id for region in c.regions if region.kind == "system"}
    for culture in c.cultures:
        rows = [set(token) for token in culture.market]
        columns = [{token[k] for token in culture.market} for k in range(3)]
        if len(rows) != 3 or any(line != set(STATES) for line in rows + columns):
            fault(faults, "cultures", culture.id, "market tokens are no Latin square")
        for item in culture.equipment:
            if item not in equipment:
                fault(faults, "cultures", culture.id, f"unknown equipment {item!r}")
    if {culture.beginner_system for culture in c.cultures} != systems:
        fault(faults, "cultures", "beginner_system", "every system must stand once")


def check_technologies(c: Content, faults: Faults) -> None:
    for culture in c.cultures:
        owners = {t.culture for t in c.technologies if t.technology == culture.technology}
        if owners != {culture.id}:
            fault(faults, "technologies", culture.technology, "culture and technology differ")
    for token in c.technologies:
        if token.technology == "t07" and len(token.boost) != 2:
            fault(faults, "technologies", token.id, "a booster needs two values")
        if token.type == "structure" and token.capacity == 0:
            fault(faults, "technologies", token.id, "a structure needs capacity")


def check_passengers(c: Content, faults: Faults) -> None:
    for p in c.passengers:
        if not (0 <= p.origin <= SYSTEMS and 0 <= p.destination <= SYSTEMS):
            fault(faults, "passengers", p.id, "origin and destination are cultures or 0")
        if p.origin == p.destination:
            fault(faults, "passengers", p.id, "goes nowhere")


# --- cards ---------------------------------------------------------------------------------------


def check_missions(c: Content, faults: Faults) -> None:
    """MV13.1 Targets exist, and a condition about a place has one."""
    regions = {region.id for region in c.regions}
    placed = {"land_in_region", "sell_in_region", "cross_region"}
    for mission in c.missions:
        if mission.target and mission.target not in regions:
            fault(faults, "missions", mission.id, f"unknown target {mission.target!r}")
        if mission.marker != bool(mission.target):
            fault(faults, "missions", mission.id, "marker and target must go together")
        ops = {condition.op for condition in mission.conditions}
        if not ops:
            fault(faults, "missions", mission.id, "has no condition")
        if ops & placed and not mission.target:
            fault(faults, "missions", mission.id, "needs a target")


def check_encounters(c: Content, faults: Faults) -> None:
    produced: list[int] = []
    for card in c.encounters:
        for effect in card.effects:
            check_effect("encounters", card.id, effect, faults)
            produced += effect.cultures
        if (card.type == "title") != bool(card.statistic):
            fault(faults, "encounters", card.id, "a title, and only a title, has a statistic")
        if (card.type == "intel") != bool(card.use):
            fault(faults, "encounters", card.id, "an intel card, and only one, has a use")
    for token in c.tokens:
        for effect in token.effects:
            check_effect("tokens", token.id, effect, faults)
        if [effect.op for effect in token.effects[:1]] != ["place_token"]:
            fault(faults, "tokens", token.id, "every token must replace its space")
    if sorted(produced) != list(range(1, SYSTEMS + 1)):
        fault(faults, "encounters", "production", "every culture must be produced once")


def check_effect(file: str, card: str, effect: Effect, faults: Faults) -> None:
    if effect.op in WORDS and effect.word not in WORDS[effect.op]:
        fault(faults, file, card, f"{effect.op}: {effect.word!r} is not known")
    wanted = BRANCHES.get(effect.op, 0)
    if effect.op == "choose":
        if len(effect.branches) < 2:
            fault(faults, file, card, "a choice needs two options")
    elif len(effect.branches) != wanted:
        fault(faults, file, card, f"{effect.op} needs {wanted} branches")
    for branch in effect.branches:
        for inner in branch:
            check_effect(file, card, inner, faults)


def check_rewards(c: Content, faults: Faults) -> None:
    relics = sum(1 for reward in c.rewards if reward.type == "relic")
    if len(c.relic_fame) != relics + 1:
        fault(faults, "rewards", "relic_fame", f"needs figures for 0 to {relics} relics")


def check_pilots(c: Content, faults: Faults) -> None:
    for pilot in c.pilots:
        if not 1 <= pilot.home <= SYSTEMS:
            fault(faults, "pilots", pilot.id, "its home is no culture")
    if len(c.pilots) < 4:
        fault(faults, "pilots", "file", "four players need four pilots")


def check_setup(c: Content, faults: Faults) -> None:
    ship = c.ship
    for name, row in (("fame_laser", ship.fame_laser), ("fame_shield", ship.fame_shield)):
        if len(row) != ship.gauge_max + 1:
            fault(faults, "setup", f"ship.{name}", "needs a figure for every setting")
    if len(ship.fame_holds) != ship.hold_places - ship.holds:
        fault(faults, "setup", "ship.fame_holds", "needs a figure for every bought hold")
    if len(ship.fame_upgrades) != ship.upgrade_slots:
        fault(faults, "setup", "ship.fame_upgrades", "needs a figure for every slot")
    if len(c.setup.extra) != 4:
        fault(faults, "setup", "credits.extra", "needs a figure for each of four seats")
    stray = {*c.setup.mining_rounds, *c.setup.passenger_rounds} - set(range(1, c.setup.rounds + 1))
    if stray:
        fault(faults, "setup", "rounds", f"{sorted(stray)} are no rounds")
