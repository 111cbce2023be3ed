"""Effects and conditions of entries, compiled into frozen values with small numbers.

A table such as `{ income = { food = 2 }, per = "own_colony" }` has exactly one verb and any number
of qualifiers. Unknown verbs, qualifiers, tokens and ids are faults with file, entry and reason.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from raumhafen.components.toml import Table
from raumhafen.games.sternenkinder.content.reading import (
    HIGH,
    Book,
    amounts,
    number_of,
    place,
)
from raumhafen.games.sternenkinder.content.words import (
    ACTIONS,
    ALL,
    AT_WAR,
    CAPACITIES,
    CHARACTERS,
    CONDITIONS,
    DECKS,
    DESTROYS,
    DISABLES,
    DURATIONS,
    FACTIONS,
    FIELDS,
    FLAGS,
    HAVE,
    LIMITS,
    LINKS,
    METRICS,
    NONE,
    OTHER_PLAYERS,
    PAYABLE,
    PER,
    PROTECTION_KINDS,
    QUALIFIERS,
    QUANTITIES,
    RESOURCES,
    REVEALS,
    RULES,
    SLOTS,
    SOURCES,
    TAKES,
    TARGETS,
    TILES,
    VERBS,
    WHEN,
    WHERE,
    WINS,
)

# what kind of value each verb takes; the verbs that are not here have a reader of their own
NUMBERS: Final = (
    "vp", "vp_state", "state_size", "votes", "colony_level", "network", "guard", "damage", "move",
    "war_weariness", "sanction",
)  # fmt: skip
AMOUNTS: Final = {
    "gain": PAYABLE, "lose": PAYABLE, "income": PAYABLE, "upkeep": PAYABLE, "steal": PAYABLE,
    "capacity": CAPACITIES, "actions": ACTIONS, "slots": SLOTS, "regenerate": PROTECTION_KINDS,
}  # fmt: skip
TOKENS: Final = {
    "flag": FLAGS, "character": CHARACTERS, "destroy": DESTROYS, "take": TAKES,
    "disable": DISABLES, "link": LINKS, "win": WINS, "rule": RULES,
}  # fmt: skip
WORD_QUALIFIERS: Final = {
    "per": PER, "when": WHEN, "limit": LIMITS, "target": TARGETS, "duration": DURATIONS,
    "where": WHERE,
}  # fmt: skip
PAY: Final = (*RESOURCES, "any", *CAPACITIES)
UNITS: Final = ("ships", "ground_units", "neutral_units", "blueprints", "unique_units")
PROFILES: Final = ("militia.profile", "militia.profile.here")  # quantities that name a unit
UNCONDITIONAL: Final = -1
WHILE_AT_WAR: Final = -2


@dataclass(frozen=True)
class Effect:
    """One verb with its value and its qualifiers; what a field means depends on the verb."""

    verb: int
    amounts: tuple[int, ...]  # by PAYABLE, CAPACITIES, ACTIONS, SLOTS or shield and armour
    what: int  # a token, a quantity or the number of an entry
    n: int  # points, by, to, count
    low: int  # modify: not below this
    most: int  # tech: not dearer than this; draw: so many are kept
    source: int  # tech, enact: where it comes from
    entries: tuple[tuple[int, int], ...]  # unlock: entries; spawn: units with their numbers
    branches: tuple[tuple[Effect, ...], ...]  # choose, roll, contest
    faces: tuple[int, ...]  # roll: the branch of each face
    cost: tuple[int, ...]  # four resources, or nothing
    per: int
    cap: int
    sources: int
    at_least: int
    when: int
    limit: int
    optional: bool
    target: int
    duration: int
    where: int
    only_if: int  # UNCONDITIONAL, WHILE_AT_WAR, or the law or policy that must be active
    max_level: int


@dataclass(frozen=True)
class Condition:
    """What somebody must have or give; several parts hold together."""

    pay: tuple[int, ...]  # four resources, any, ground, space; or nothing
    open_pay: bool  # the payer chooses the amount, at least `pay`
    per_player: int  # the price is at least so much for each player
    have: int  # a count, or NONE
    n: int  # how many of it, or OTHER_PLAYERS
    unit_here: tuple[int, int]  # an entry and a number; NONE, 0
    building_here: int
    tech: int
    ground_battle: tuple[tuple[int, int], ...]  # ground units to be beaten


NOTHING: Final = Condition((), False, 0, NONE, 0, (NONE, 0), NONE, NONE, ())


class Draft:
    """The value of a verb while it is read."""

    def __init__(self) -> None:
        self.amounts: tuple[int, ...] = ()
        self.what = NONE
        self.n = 0
        self.low = NONE
        self.most = NONE
        self.source = NONE
        self.entries: tuple[tuple[int, int], ...] = ()
        self.branches: tuple[tuple[Effect, ...], ...] = ()
        self.faces: tuple[int, ...] = ()


# --- effects -------------------------------------------------------------------------------------


def effects(entry: Table, key: str, book: Book) -> tuple[Effect, ...]:
    return tuple(effect(table, book) for table in entry.tables(key))


def effect(table: Table, book: Book) -> Effect:
    verbs = [key for key in table.data if key in VERBS]
    for key in table.data:
        if key not in VERBS and key not in QUALIFIERS:
            table.fault(key, "is neither a verb nor a qualifier")
    if len(verbs) != 1:
        table.fault("effect", f"needs exactly one verb, not {', '.join(verbs) or 'none'}")
        return qualified(table, 0, Draft(), book)
    draft = Draft()
    read_value(table, verbs[0], draft, book)
    return qualified(table, VERBS.index(verbs[0]), draft, book)


def walk(row: tuple[Effect, ...]) -> list[Effect]:
    """All effects with those inside choices, rolls and contests."""
    found: list[Effect] = []
    for one in row:
        found.append(one)
        for branch in one.branches:
            found += walk(branch)
    return found


def qualified(table: Table, verb: int, d: Draft, book: Book) -> Effect:
    words = {
        key: place(table, key, table.data[key], known) if key in table.data else NONE
        for key, known in WORD_QUALIFIERS.items()
    }
    return Effect(
        verb, d.amounts, d.what, d.n, d.low, d.most, d.source, d.entries, d.branches, d.faces,
        amounts(table, "cost", RESOURCES) if "cost" in table.data else (),
        words["per"], counted(table, "cap"), counted(table, "sources"),
        counted(table, "at_least"), words["when"], words["limit"], table.flag("optional"),
        words["target"], words["duration"], words["where"], only_if(table, book),
        counted(table, "max_level"),
    )  # fmt: skip


def counted(table: Table, key: str) -> int:
    return table.number(key, 1, HIGH) if key in table.data else NONE


def only_if(table: Table, book: Book) -> int:
    if "if" not in table.data:
        return UNCONDITIONAL
    if table.data["if"] == AT_WAR:
        return WHILE_AT_WAR
    return number_of(table, "if", table.data["if"], book, ("laws", "policies"))


# --- values of verbs -----------------------------------------------------------------------------


def read_value(table: Table, verb: str, d: Draft, book: Book) -> None:
    if verb in NUMBERS:
        d.n = table.number(verb, -HIGH, HIGH)
    elif verb == "steal":
        d.amounts = stolen(table)
    elif verb in AMOUNTS:
        d.amounts = amounts(table, verb, AMOUNTS[verb], low=-HIGH)
        if not any(d.amounts):
            table.fault(verb, "names no amount")
    elif verb in TOKENS:
        d.what = place(table, verb, table.data[verb], TOKENS[verb])
    elif verb in ("choose", "roll", "contest"):
        read_branches(table, verb, d, book)
    elif verb in ("unlock", "crisis", "keyword", "unit", "building", "spawn"):
        read_entries(table, verb, d, book)
    else:
        read_fields(table.table(verb), verb, d, book)


def stolen(table: Table) -> tuple[int, ...]:
    """As `gain`, but an amount may be `all`."""
    inner = table.table("steal")
    plain = {key: 0 if value == "all" else value for key, value in inner.data.items()}
    found = amounts(Table({"steal": plain}, table.where, table.faults), "steal", PAYABLE)
    whole = [inner.data.get(name) == "all" for name in PAYABLE]
    return tuple(ALL if all_of else n for n, all_of in zip(found, whole, strict=True))


def read_entries(table: Table, verb: str, d: Draft, book: Book) -> None:
    if verb == "unlock":
        ids = table.items(verb)
        d.entries = tuple((number_of(table, verb, id, book, ()), 1) for id in ids)
        return
    if verb == "crisis":
        d.what = number_of(table, verb, table.data[verb], book, ("crises",))
        return
    inner = table.table(verb)
    if verb == "spawn":
        inner.only(("faction", "units"))
        d.what = token(inner, "faction", FACTIONS)
        d.entries = pairs(inner, "units", book, UNITS)
    elif verb == "keyword":
        inner.only(("id",), ("n",))
        d.what = number_of(inner, "id", inner.data.get("id"), book, ("keywords",))
        d.n = inner.number("n", 0, HIGH) if "n" in inner.data else 1
    else:
        inner.only(("id", "count"))
        sets = ("buildings",) if verb == "building" else UNITS
        d.what = number_of(inner, "id", inner.data.get("id"), book, sets)
        d.n = inner.number("count", 1, HIGH)


def pairs(table: Table, key: str, book: Book, sets: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    inner = table.table(key)
    return tuple(
        (number_of(inner, id, id, book, sets), inner.number(id, 1, HIGH)) for id in inner.data
    )


def token(table: Table, key: str, known: tuple[str, ...]) -> int:
    """A word that must be there; `only` has noted if it is not."""
    return place(table, key, table.data[key], known) if key in table.data else 0


def read_fields(inner: Table, verb: str, d: Draft, book: Book) -> None:
    if verb == "modify":
        inner.only(("what", "by"), ("min",))
        d.what, d.n = token(inner, "what", QUANTITIES), inner.number("by", -HIGH, HIGH)
        d.low = inner.number("min", 0, HIGH) if "min" in inner.data else NONE
    elif verb == "set":
        inner.only(("what", "to"))
        d.what, d.n = token(inner, "what", QUANTITIES), set_to(inner, book)
    elif verb == "draw":
        inner.only(("deck", "count"), ("keep",))
        d.what, d.n = token(inner, "deck", DECKS), inner.number("count", 1, HIGH)
        d.most = counted(inner, "keep")
    elif verb == "tech":
        inner.only(("count",), ("max_cost", "field", "from"))
        d.n, d.most = inner.number("count", 1, HIGH), counted(inner, "max_cost")
        fields = (*FIELDS, "each")
        d.what = token(inner, "field", fields) if "field" in inner.data else NONE
        d.source = token(inner, "from", SOURCES) if "from" in inner.data else NONE
    elif verb == "enact":
        inner.only(("count", "from"))
        d.n, d.source = inner.number("count", 1, HIGH), token(inner, "from", SOURCES)
    elif verb == "tile":
        inner.only(("kind", "count"))
        d.what, d.n = token(inner, "kind", TILES), inner.number("count", 1, HIGH)
    else:  # reveal
        inner.only(("what",), ("count",))
        d.what = token(inner, "what", REVEALS)
        d.n = inner.number("count", 1, HIGH) if "count" in inner.data else 1


def set_to(inner: Table, book: Book) -> int:
    """A number, or the ground unit as which militia fight."""
    if inner.data.get("what") in PROFILES:
        return number_of(inner, "to", inner.data.get("to"), book, ("ground_units",))
    return inner.number("to", 0, HIGH)


# --- branches ------------------------------------------------------------------------------------


def read_branches(table: Table, verb: str, d: Draft, book: Book) -> None:
    if verb == "choose":
        d.branches = lists(table, "choose", book)
        if len(d.branches) < 2:
            table.fault(verb, "leaves no choice")
    elif verb == "contest":
        inner = table.table(verb)
        inner.only(("metric", "places"))
        d.what, d.branches = token(inner, "metric", METRICS), lists(inner, "places", book)
    else:
        inner = table.table(verb)
        d.branches = tuple(effects(inner, key, book) for key in inner.data)
        d.faces = faces(inner)


def lists(table: Table, key: str, book: Book) -> tuple[tuple[Effect, ...], ...]:
    """Alternatives, each a list of effects."""
    found = []
    for at, value in enumerate(table.items(key)):
        name = f"{key}[{at}]"
        found.append(effects(Table({name: value}, table.where, table.faults), name, book))
    return tuple(found)


def faces(inner: Table) -> tuple[int, ...]:
    """The branch of each face of a die, from keys such as `1-2`."""
    found = [NONE] * 6
    for at, key in enumerate(inner.data):
        ends = key.split("-")
        if not all(end in ("1", "2", "3", "4", "5", "6") for end in ends):
            inner.fault(key, "is no range of a die")
            continue
        for face in range(int(ends[0]), int(ends[-1]) + 1):
            found[face - 1] = at
    if NONE in found:
        inner.fault(f"{found.index(NONE) + 1}", "this face has no effect")
    return tuple(found)


# --- conditions ----------------------------------------------------------------------------------


def condition(entry: Table, key: str, book: Book) -> Condition:
    """A condition; NOTHING where the field is missing."""
    if key not in entry.data:
        return NOTHING
    table = entry.table(key)
    table.only((), (*CONDITIONS, "open", "per_player"))
    if not table.data:
        table.fault("condition", "asks for nothing")
    have = table.table("have")
    if have.data:
        have.only(("what", "n"))
    return Condition(
        amounts(table, "pay", PAY) if "pay" in table.data else (),
        table.flag("open"),
        table.number("per_player", 1, HIGH) if "per_player" in table.data else 0,
        token(have, "what", HAVE) if have.data else NONE,
        how_many(have) if have.data else 0,
        unit_here(table, book),
        entry_at(table, "building_here", book, "buildings"),
        entry_at(table, "tech", book, "technologies"),
        pairs(table, "ground_battle", book, ("ground_units",)),
    )


def how_many(have: Table) -> int:
    return OTHER_PLAYERS if have.data.get("n") == "other_players" else have.number("n", 1, HIGH)


def unit_here(table: Table, book: Book) -> tuple[int, int]:
    if "unit_here" not in table.data:
        return NONE, 0
    inner = table.table("unit_here")
    inner.only(("id", "count"))
    unit = number_of(inner, "id", inner.data.get("id"), book, UNITS)
    return unit, inner.number("count", 1, HIGH)


def entry_at(table: Table, key: str, book: Book, set_name: str) -> int:
    if key not in table.data:
        return NONE
    return number_of(table, key, table.data[key], book, (set_name,))
