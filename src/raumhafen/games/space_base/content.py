"""Cards and set-up of Space Base: read from content/*.toml, checked as a whole, then frozen.

A fault in the files is a fault of the release, so loading reports all of them at once and stops.
Provenance fields of the files are checked for form but not kept: no rule reads them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import resources
from types import MappingProxyType
from typing import Final

SHIP: Final = 0
COLONY: Final = 1
STARTER: Final = 2

SECTORS: Final = 12
LEVELS: Final = 3

PACKAGE: Final = "raumhafen.games.space_base"
SETUP_FILE: Final = "setup.toml"
SHIPS_FILE: Final = "ships.toml"
COLONIES_FILE: Final = "colonies.toml"
STARTERS_FILE: Final = "starters.toml"
FILES: Final = (SETUP_FILE, SHIPS_FILE, COLONIES_FILE, STARTERS_FILE)


@dataclass(frozen=True)
class Kind:
    """SB11 What is fixed for all effects of one kind."""

    color: str  # SB5.2 on whose turn
    phases: tuple[int, ...]  # SB5.1 when
    params: tuple[str, ...] = ()  # all required, except that a gain names only what it gives


ABILITY_PHASES: Final = (1, 5, 7)

KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "dice_shift": Kind("green", (3,), ("max",)),  # SB11.1
        "buy_card": Kind("blue", ABILITY_PHASES, ("count",)),  # SB11.2
        "buy_and_place": Kind("blue", ABILITY_PHASES, ("count", "first", "last")),  # SB11.3
        "claim_cards": Kind("blue", ABILITY_PHASES, ("cards",)),  # SB11.4
        "swap_sectors": Kind("blue", ABILITY_PHASES, ("sectors",)),  # SB11.5
        "reroll_dice": Kind("blue", (2,), ("max_dice",)),  # SB11.6
        "set_die": Kind("blue", (2,)),  # SB11.7
        "opponents_lose_vp": Kind("blue", ABILITY_PHASES, ("amount",)),  # SB11.8
        "place_charge": Kind("green", ABILITY_PHASES),  # SB11.9
        "move_charge": Kind("green", ABILITY_PHASES),  # SB11.9
        "exchange_card": Kind("green", ABILITY_PHASES),  # SB11.10
        "win_game": Kind("green", ABILITY_PHASES),  # SB11.11
        "double_station": Kind("blue", (4,)),  # SB11.12
        "double_deployed": Kind("red", (4,)),  # SB11.12
        "gain": Kind("green", ABILITY_PHASES, ("credits", "income", "vp")),  # SB11.13, alone
    }
)

# SB5.1, SB11: the phases in which an ability of this kind may be used.
PHASES_OF_KIND: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {name: kind.phases for name, kind in KINDS.items()}
)

RESOURCES: Final = ("credits", "income", "vp")
CONFIDENCES: Final = ("high", "medium", "authored")
PROVENANCE_TEXTS: Final = ("name_to_card", "name_variant", "class_variant", "note", "confirmed")
PROVENANCE_LISTS: Final = ("sources", "authored_fields")
PROVENANCE: Final = (*PROVENANCE_TEXTS, *PROVENANCE_LISTS, "confidence", "authored")


class ContentError(ValueError):
    """The content files are faulty; one line per fault: file, entry, field, reason."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


@dataclass(frozen=True)
class Charge:
    """Squares of one side: for each the player counts that use it, none given = always."""

    pips: tuple[tuple[int, ...], ...]
    linked: bool

    def squares_in_play(self, players: int) -> int:
        """SB9.1 Squares that take cubes with this number of players."""
        return sum(1 for square in self.pips if not square or players in square)


@dataclass(frozen=True)
class Effect:
    """One step of an ability; fields that its kind does not use are 0 or empty.

    `max` is also the most dice of reroll_dice; `sectors` is the pair of swap_sectors and, for
    buy_and_place, every sector that may be chosen.
    """

    kind: str
    credits: int = 0
    income: int = 0
    vp: int = 0
    amount: int = 0
    count: int = 0
    max: int = 0
    sectors: tuple[int, ...] = ()
    cards: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Ability:
    """SB10 What a charged side can do."""

    color: str
    effects: tuple[Effect, ...]
    phases: tuple[int, ...]


@dataclass(frozen=True)
class Side:
    """SB1.5 The rewards and the ability of one face of a ship."""

    credits: int = 0
    income: int = 0
    vp: int = 0
    left: bool = False
    right: bool = False
    claim: tuple[tuple[int, int], ...] = ()
    charge: Charge | None = None
    ability: Ability | None = None


@dataclass(frozen=True)
class Card:
    """A ship, colony or starting ship; `level` is 0 but for ships, `vp` 0 but for colonies."""

    index: int
    id: str
    name: str
    cls: str
    kind: int
    level: int
    sector: int
    cost: int
    vp: int
    station: Side
    deployed: Side


@dataclass(frozen=True)
class Setup:
    """SB2, SB3, SB15 The numbers of setup.toml; bonuses are (credits, income, vp) by turn order."""

    players_min: int
    players_max: int
    dice: int
    die_faces: int
    deck_sizes: tuple[int, ...]
    slots_per_level: int
    credits: int
    income: int
    vp: int
    draw: tuple[tuple[int, int], ...]
    light_speed_credits: int
    light_speed_income: int
    light_speed_vp: int
    light_speed_draw: tuple[tuple[int, int], ...]
    seat_bonus: tuple[tuple[int, int, int], ...]
    target_vp: int
    round_guard: int


class Content:
    """All cards by index (ships, colonies, starting ships) and the set-up."""

    def __init__(self, cards: tuple[Card, ...], setup: Setup) -> None:
        self.cards: Final = cards
        self.setup: Final = setup
        self._index: Final = {card.id: card.index for card in cards}

    def by_id(self, id: str) -> Card:
        return self.cards[self._index[id]]


class Table:
    """A TOML table under inspection: faults are noted and answered with a harmless value.

    So one pass finds every fault instead of stopping at the first.
    """

    def __init__(self, data: dict[str, object], where: str, faults: list[str]) -> None:
        self.data = data
        self.where = where
        self.faults = faults

    def fault(self, key: str, reason: str) -> None:
        self.faults.append(f"{self.where}{key}: {reason}")

    def only(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        for key in required:
            if key not in self.data:
                self.fault(key, "missing")
        for key in self.data:
            if key not in required and key not in optional:
                self.fault(key, "unknown key")

    def number(self, key: str, low: int = 0, high: int | None = None) -> int:
        value = self.data.get(key)
        return 0 if value is None else self._whole(key, value, low, high)

    def numbers(self, key: str, low: int = 0, high: int | None = None) -> tuple[int, ...]:
        return tuple(self._whole(key, value, low, high) for value in self.items(key))

    def text(self, key: str) -> str:
        value = self.data.get(key, "")
        if isinstance(value, str) and (value or key not in self.data):
            return value
        self.fault(key, "must be a non-empty text")
        return ""

    def texts(self, key: str) -> tuple[str, ...]:
        values = self.items(key)
        if not all(isinstance(value, str) and value for value in values):
            self.fault(key, "must be a list of non-empty texts")
        return tuple(str(value) for value in values)

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            self.fault(key, "must be true or false")
        return value is True

    def items(self, key: str) -> list[object]:
        value = self.data.get(key, [])
        if isinstance(value, list):
            return value
        self.fault(key, "must be a list")
        return []

    def table(self, key: str) -> Table:
        return self._table(key, self.data.get(key, {}), f"{self.where}{key}.")

    def tables(self, key: str) -> list[Table]:
        values = self.items(key)
        names = [f"{key}[{place}]" for place in range(len(values))]
        return [
            self._table(name, value, f"{self.where}{name}.")
            for name, value in zip(names, values, strict=True)
        ]

    def _table(self, key: str, value: object, where: str) -> Table:
        if isinstance(value, dict):
            return Table(value, where, self.faults)
        self.fault(key, "must be a table")
        return Table({}, where, self.faults)

    def _whole(self, key: str, value: object, low: int, high: int | None) -> int:
        # bool is an int in Python, but `cost = true` is a mistake
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(key, f"{value!r} is not a whole number")
            return low
        if value < low or (high is not None and value > high):
            self.fault(
                key,
                f"{value} is not {low} or more"
                if high is None
                else f"{value} is not in {low}..{high}",
            )
            return low
        return value


def load(files: Mapping[str, bytes] | None = None) -> Content:
    """Read, check and freeze; `files` replaces single content files (for tests)."""
    faults: list[str] = []
    given = files or {}
    tables = {name: _document(name, given.get(name), faults) for name in FILES}
    setup = _setup(tables[SETUP_FILE])
    ships = _ships(tables[SHIPS_FILE])
    colonies = _colonies(tables[COLONIES_FILE], len(ships))
    starters = _starters(tables[STARTERS_FILE], len(ships) + len(colonies))
    _check_ids([*ships, *colonies, *starters], faults)
    _check_ships(ships, setup, faults)
    _check_colonies(colonies, faults)
    _check_sets(starters, setup, faults)
    if faults:
        raise ContentError(tuple(faults))
    return Content((*ships, *colonies, *starters), setup)


def _document(name: str, given: bytes | None, faults: list[str]) -> Table:
    raw = (resources.files(PACKAGE) / "content" / name).read_bytes() if given is None else given
    where = f"{name}: "
    try:
        return Table(tomllib.loads(raw.decode()), where, faults)
    except ValueError as error:  # covers bad UTF-8 and bad TOML
        faults.append(f"{where}not a TOML file: {error}")
        return Table({}, where, faults)


def _entries(document: Table, key: str, name: str) -> list[Table]:
    """The entries of a file; faults name them by their field `name` once it can be read."""
    entries = document.tables(key)
    for entry in entries:
        label = entry.data.get(name)
        if isinstance(label, str | int) and label != "":
            entry.where = f"{document.where}{label if name == 'id' else f'{key} {label}'}: "
    return entries


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
    setup = Setup(
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
    _check_setup(document, setup)
    return setup


def _section(document: Table, name: str) -> Table:
    section = document.table(name)
    section.where = f"{document.where}{name}: "
    return section


def _bonus(entry: Table) -> tuple[int, int, int]:
    entry.only((), RESOURCES)
    return entry.number("credits", 1), entry.number("income", 1), entry.number("vp", 1)


def _check_setup(document: Table, setup: Setup) -> None:
    if setup.players_min > setup.players_max:
        document.fault("players", "min is above max")
    if len(setup.deck_sizes) != LEVELS:
        document.fault("shipyard: deck_sizes", f"must name {LEVELS} levels")
    if any(size % SECTORS for size in setup.deck_sizes):
        document.fault("shipyard: deck_sizes", f"must be multiples of {SECTORS}")
    if len(setup.seat_bonus) != setup.players_max:
        document.fault(
            "seat_bonus", f"{len(setup.seat_bonus)} entries for {setup.players_max} players"
        )


def _ships(document: Table) -> list[Card]:
    document.only(("ship",))
    ships = [_ship(entry, index) for index, entry in enumerate(_entries(document, "ship", "id"))]
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
    entries = _entries(document, "colony", "id")
    return [_colony(entry, first + place) for place, entry in enumerate(entries)]


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
    models = [_starter(entry) for entry in _entries(document, "sector", "sector")]
    if [card.sector for card in models] != list(range(1, SECTORS + 1)):
        document.fault("sector", f"entries must be the sectors 1 to {SECTORS} in order")
    cards: list[Card] = []
    for place, entry in enumerate(_entries(document, "set", "set")):
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
    entries = table.tables(key)
    for entry in entries:
        entry.only(("level", "count"))
    if key in table.data and not entries:
        table.fault(key, "must not be empty")
    return tuple((entry.number("level", 1, LEVELS), entry.number("count", 1)) for entry in entries)


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


def _check_ids(cards: list[Card], faults: list[str]) -> None:
    seen: set[str] = set()
    for card in cards:
        if card.id and card.id in seen:
            faults.append(f"{_file_of(card)}: {card.id}: id: used twice")
        seen.add(card.id)


def _file_of(card: Card) -> str:
    return (SHIPS_FILE, COLONIES_FILE, STARTERS_FILE)[card.kind]


def _check_ships(ships: list[Card], setup: Setup, faults: list[str]) -> None:
    for card in ships:
        _check_squares(card, setup, faults)
        if card.level == 1 and card.cost > setup.credits:
            # SB2.3: nobody may be unable to pay the start card
            reason = f"{card.cost} is more than the {setup.credits} starting credits (SB2.3)"
            faults.append(f"{SHIPS_FILE}: {card.id}: cost: {reason}")
    for level, size in enumerate(setup.deck_sizes, 1):
        _check_level([card for card in ships if card.level == level], level, size, faults)


def _check_level(ships: list[Card], level: int, size: int, faults: list[str]) -> None:
    where = f"{SHIPS_FILE}: level {level}"
    if len(ships) != size:
        faults.append(f"{where}: {len(ships)} ships instead of {size}")
    for sector in range(1, SECTORS + 1):
        found = sum(1 for card in ships if card.sector == sector)
        if found != size // SECTORS:
            faults.append(f"{where}: sector {sector}: {found} ships instead of {size // SECTORS}")


def _check_squares(card: Card, setup: Setup, faults: list[str]) -> None:
    for name, side in (("station", card.station), ("deployed", card.deployed)):
        if side.charge is not None:
            where = f"{SHIPS_FILE}: {card.id}: {name}.charge.pips: "
            faults.extend(where + reason for reason in _pip_faults(side.charge, setup))


def _pip_faults(charge: Charge, setup: Setup) -> list[str]:
    tables = range(setup.players_min, setup.players_max + 1)
    wrong = [count for square in charge.pips for count in square if count not in tables]
    faults = [f"{count} is not a player count" for count in wrong]
    if any(charge.squares_in_play(players) == 0 for players in tables):
        faults.append("no square in play for some player count")
    return faults


def _check_colonies(colonies: list[Card], faults: list[str]) -> None:
    """SB1.3 One colony per sector, in the order that gives them their indices."""
    if [card.sector for card in colonies] != list(range(1, SECTORS + 1)):
        reason = f"must be one per sector, 1 to {SECTORS} in order"
        faults.append(f"{COLONIES_FILE}: colony: {reason}")


def _check_sets(starters: list[Card], setup: Setup, faults: list[str]) -> None:
    """SB1.3 A set of starting ships for every seat."""
    sets = len(starters) // SECTORS
    if sets != setup.players_max:
        faults.append(f"{STARTERS_FILE}: set: {sets} sets for {setup.players_max} players")


CONTENT: Final = load()
