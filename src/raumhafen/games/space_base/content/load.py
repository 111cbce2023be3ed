"""The loader of cards and set-up: content/*.toml, read entry by entry, checked and frozen.

Provenance fields of the files are checked for form but not kept: no rule reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import resources
from typing import Final

from raumhafen.components.toml import ContentError, Table, document, entries
from raumhafen.games.space_base.content.check import check
from raumhafen.games.space_base.content.kinds import (
    COLONIES_FILE,
    COLONY,
    KINDS,
    LEVELS,
    PHASES_OF_KIND,
    SECTORS,
    SETUP_FILE,
    SHIP,
    SHIPS_FILE,
    STARTER,
    STARTERS_FILE,
    Ability,
    Card,
    Charge,
    Content,
    Effect,
    Setup,
    Side,
)

PACKAGE: Final = "raumhafen.games.space_base"
FILES: Final = (SETUP_FILE, SHIPS_FILE, COLONIES_FILE, STARTERS_FILE)
RESOURCES: Final = ("credits", "income", "vp")
CONFIDENCES: Final = ("high", "medium", "authored")
PROVENANCE_TEXTS: Final = ("name_to_card", "name_variant", "class_variant", "note", "confirmed")
PROVENANCE_LISTS: Final = ("sources", "authored_fields")
PROVENANCE: Final = (*PROVENANCE_TEXTS, *PROVENANCE_LISTS, "confidence", "authored")


def load(files: Mapping[str, bytes] | None = None) -> Content:
    """Read, check and freeze; `files` replaces single content files (for tests)."""
    faults: list[str] = []
    given = files or {}
    tables = {
        name: document(name, given[name] if name in given else _packaged(name), faults)
        for name in FILES
    }
    setup = _setup(tables[SETUP_FILE])
    ships = _ships(tables[SHIPS_FILE])
    colonies = _colonies(tables[COLONIES_FILE], len(ships))
    starters = _starters(tables[STARTERS_FILE], len(ships) + len(colonies))
    content = Content((*ships, *colonies, *starters), setup)
    check(content, faults)
    if faults:
        raise ContentError(tuple(faults))
    return content


def _packaged(name: str) -> bytes:
    return (resources.files(PACKAGE) / "content" / name).read_bytes()


def _setup(document: Table) -> Setup:
    sections = ("players", "dice", "shipyard", "standard", "light_speed", "seat_bonus", "end")
    document.only(sections)
    players, dice, yard, standard, light, end = (
        _section(document, name) for name in sections if name != "seat_bonus"
    )
    for table, keys in (
        (players, ("min", "max")),
        (dice, ("count", "faces")),
        (yard, ("deck_sizes", "slots_per_level")),
        (standard, (*RESOURCES, "draw")),
        (light, (*RESOURCES, "draw")),
        (end, ("target_vp", "round_guard")),
    ):
        table.only(keys)
    return Setup(
        players_min=players.number("min", 1),
        players_max=players.number("max", 1),
        dice=dice.number("count", 1),
        die_faces=dice.number("faces", 1),
        deck_sizes=yard.numbers("deck_sizes", 1),
        slots_per_level=yard.number("slots_per_level", 1),
        credits=standard.number("credits"),
        income=standard.number("income"),
        vp=standard.number("vp"),
        draw=_cards(standard, "draw"),
        light_speed_credits=light.number("credits"),
        light_speed_income=light.number("income"),
        light_speed_vp=light.number("vp"),
        light_speed_draw=_cards(light, "draw"),
        seat_bonus=tuple(_bonus(entry) for entry in document.tables("seat_bonus")),
        target_vp=end.number("target_vp", 1),
        round_guard=end.number("round_guard", 1),
    )


def _section(document: Table, name: str) -> Table:
    section = document.table(name)
    section.where = f"{document.where}{name}: "
    return section


def _bonus(entry: Table) -> tuple[int, int, int]:
    entry.only((), RESOURCES)
    return entry.number("credits", 1), entry.number("income", 1), entry.number("vp", 1)


def _ships(document: Table) -> list[Card]:
    document.only(("ship",))
    ships = [_ship(entry, index) for index, entry in enumerate(entries(document, "ship", "id"))]
    places = [(card.level, card.sector) for card in ships]
    if places != sorted(places):
        # saved games name cards by index, so the order is part of the content
        document.fault("ship", "entries are not in order of level, then sector")
    return ships


def _ship(entry: Table, index: int) -> Card:
    keys = ("id", "name", "class", "level", "sector", "cost", "station", "deployed")
    entry.only((*keys, "sources", "confidence"), PROVENANCE)
    _check_provenance(entry)
    level = entry.number("level", 1, LEVELS)
    station, deployed = _side(entry, "station"), _side(entry, "deployed")
    return _card(entry, index, entry.text("id"), SHIP, level, 0, station, deployed)


def _colonies(document: Table, first: int) -> list[Card]:
    document.only(("colony",))
    found = entries(document, "colony", "id")
    return [_colony(entry, first + place) for place, entry in enumerate(found)]


def _colony(entry: Table, index: int) -> Card:
    keys = ("id", "name", "class", "sector", "cost", "vp", "sources", "confidence")
    entry.only(keys, PROVENANCE)
    _check_provenance(entry)
    vp = entry.number("vp", 1)
    return _card(entry, index, entry.text("id"), COLONY, 0, vp, Side(), Side())


def _card(
    entry: Table, index: int, id: str, kind: int, level: int, vp: int, station: Side, deployed: Side
) -> Card:
    return Card(
        index=index,
        id=id,
        name=entry.text("name"),
        cls=entry.text("class"),
        kind=kind,
        level=level,
        sector=entry.number("sector", 1, SECTORS),
        cost=entry.number("cost"),
        vp=vp,
        station=station,
        deployed=deployed,
    )


def _starters(document: Table, first: int) -> list[Card]:
    """SB1.3 Equal sets: the values of the sectors once, with the names of each set."""
    document.only(("sector", "set"))
    models = [_starter(entry) for entry in entries(document, "sector", "sector")]
    if [card.sector for card in models] != list(range(1, SECTORS + 1)):
        document.fault("sector", f"entries must be the sectors 1 to {SECTORS} in order")
    cards: list[Card] = []
    for place, entry in enumerate(entries(document, "set", "set")):
        names = _set_names(entry, place + 1)
        for model, name in zip(models, names, strict=False):
            id = f"s{place + 1}-{model.sector}"
            cards.append(replace(model, index=first + len(cards), id=id, name=name))
    return cards


def _starter(entry: Table) -> Card:
    keys = ("sector", "class", "cost", "station", "deployed", "sources", "confidence")
    entry.only(keys, PROVENANCE)
    _check_provenance(entry)
    station, deployed = _side(entry, "station"), _side(entry, "deployed")
    return _card(entry, 0, "", STARTER, 0, 0, station, deployed)


def _set_names(entry: Table, number: int) -> tuple[str, ...]:
    entry.only(("set", "names"), ("names_authored",))
    entry.flag("names_authored")
    if entry.number("set", 1) != number:
        entry.fault("set", f"must be {number}, in order")
    names = entry.texts("names")
    if len(names) != SECTORS:
        entry.fault("names", f"{len(names)} names for {SECTORS} sectors")
    return names


def _side(entry: Table, name: str) -> Side:
    table = entry.table(name)
    table.only((), (*RESOURCES, "arrows", "claim", "charge", "ability"))
    arrows = _arrows(table)
    side = Side(
        # a reward of 0 is not written down, so 0 here is a mistake
        credits=table.number("credits", 1),
        income=table.number("income", 1),
        vp=table.number("vp", 1),
        left="left" in arrows,
        right="right" in arrows,
        claim=_cards(table, "claim"),
        charge=_charge(table.table("charge")) if "charge" in table.data else None,
        ability=_ability(table.table("ability")) if "ability" in table.data else None,
    )
    _check_side(table, name, side)
    return side


def _check_side(table: Table, name: str, side: Side) -> None:
    if side.ability is not None and side.charge is None:
        table.fault("ability", "needs a charge")
    if side.charge is not None and side.ability is None:
        table.fault("charge", "needs an ability")
    if side.claim and name != "station":
        table.fault("claim", "claims are rewards of station sides only (SB8.9)")


def _arrows(table: Table) -> tuple[str, ...]:
    arrows = table.texts("arrows")
    for arrow in arrows:
        if arrow not in ("left", "right"):
            table.fault("arrows", f"unknown direction {arrow!r}")
    if len(set(arrows)) != len(arrows):
        table.fault("arrows", "a direction is named twice")
    return arrows


def _cards(table: Table, key: str) -> tuple[tuple[int, int], ...]:
    """A list of { level, count } as (level, count)."""
    listed = table.tables(key)
    for entry in listed:
        entry.only(("level", "count"))
    if key in table.data and not listed:
        table.fault(key, "must not be empty")
    return tuple((entry.number("level", 1, LEVELS), entry.number("count", 1)) for entry in listed)


def _charge(table: Table) -> Charge:
    table.only(("pips", "linked"))
    pips = tuple(_square(table, square) for square in table.items("pips"))
    if "pips" in table.data and not pips:
        table.fault("pips", "must name at least one square")
    return Charge(pips, table.flag("linked"))


def _square(table: Table, square: object) -> tuple[int, ...]:
    counts = Table({"pips": square}, table.where, table.faults).numbers("pips", 1)
    if len(set(counts)) != len(counts):
        table.fault("pips", "a player count is named twice")
    return counts


def _ability(table: Table) -> Ability:
    table.only(("color", "effects"))
    effects = tuple(_effect(entry) for entry in table.tables("effects"))
    color = table.text("color")
    if not effects:
        table.fault("effects", "must not be empty")
    for kind in _leading_kinds(effects):
        if KINDS[kind].color != color:
            table.fault("color", f"{kind} is {KINDS[kind].color}, not {color!r}")
    return Ability(color, effects, _phases(table, effects))


def _leading_kinds(effects: tuple[Effect, ...]) -> list[str]:
    """SB11.13 A gain follows the other effects of its ability and counts only when alone."""
    kinds = [effect.kind for effect in effects if effect.kind in KINDS]
    return [kind for kind in kinds if kind != "gain"] or kinds[:1]


def _phases(table: Table, effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """SB5.3 The phases of the ability, which all its effects must share."""
    phases = {PHASES_OF_KIND[kind] for kind in _leading_kinds(effects)}
    if len(phases) > 1:
        table.fault("effects", "the effects belong to different phases")
    return min(phases, default=())


def _effect(entry: Table) -> Effect:
    kinds = list(entry.data)
    if len(kinds) != 1 or kinds[0] not in KINDS:
        entry.faults.append(f"{entry.where[:-1]}: unknown effect kind {', '.join(kinds)!r}")
        return Effect("")
    kind = kinds[0]
    params = entry.table(kind)
    _check_params(params, kind)
    return Effect(
        kind=kind,
        credits=params.number("credits", 1),
        income=params.number("income", 1),
        vp=params.number("vp", 1),
        amount=params.number("amount", 1),
        count=params.number("count", 1),
        max=params.number("max_dice" if kind == "reroll_dice" else "max", 1),
        sectors=_sectors(params, kind),
        cards=_cards(params, "cards"),
    )


def _check_params(params: Table, kind: str) -> None:
    names = KINDS[kind].params
    if kind != "gain":
        params.only(names)
        return
    params.only((), names)
    if not params.data:
        params.faults.append(f"{params.where[:-1]}: gives nothing")


def _sectors(params: Table, kind: str) -> tuple[int, ...]:
    if kind == "buy_and_place":
        first = params.number("first", 1, SECTORS)
        return tuple(range(first, params.number("last", first, SECTORS) + 1))
    sectors = params.numbers("sectors", 1, SECTORS)
    if kind == "swap_sectors" and len(set(sectors)) != 2:
        params.fault("sectors", "must be two different sectors")
    return sectors


def _check_provenance(entry: Table) -> None:
    for key in PROVENANCE_TEXTS:
        entry.text(key)
    for key in PROVENANCE_LISTS:
        entry.texts(key)
    entry.flag("authored")
    confidence = entry.text("confidence")
    if confidence and confidence not in CONFIDENCES:
        entry.fault("confidence", f"unknown confidence {confidence!r}")


CONTENT: Final = load()
