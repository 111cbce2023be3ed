"""Effects and conditions as keys and arguments for the words in text/<language>/cards.ftl."""

from collections.abc import Callable, Iterable
from typing import Final

from raumhafen.games.sternenkinder.content.effects import (
    PAY,
    UNCONDITIONAL,
    WHILE_AT_WAR,
    Condition,
    Effect,
)
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.names import name_key
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.tables import ENTRY_IDS
from raumhafen.games.sternenkinder.content.words import (
    ACTIONS,
    CAPACITIES,
    CHARACTERS,
    DECKS,
    DESTROYS,
    DURATIONS,
    FACTIONS,
    FLAGS,
    HAVE,
    LIMITS,
    METRICS,
    NONE,
    PAYABLE,
    PER,
    QUANTITIES,
    RESOURCES,
    RULES,
    SLOTS,
    TARGETS,
    VERBS,
    WHEN,
    WHERE,
)
from raumhafen.games.sternenkinder.views.content_shapes import CardLine, CardNote

Args = dict[str, str | int]
Lines = list[CardLine]

SHIPS: Final = frozenset(ship.id for ship in CONTENT.ships if not ship.civil)


def line(key: str, args: Args | None = None) -> CardLine:
    return {"key": f"text-{key}", "args": args or {}}


def deeper(lines: Iterable[CardLine]) -> Lines:
    """Below a heading."""
    found: Lines = []
    for one in lines:
        one["depth"] = one.get("depth", 0) + 1
        found.append(one)
    return found


def dashed(word: str) -> str:
    return word.replace(".", "-").replace("_", "-")


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def names_of(ids: Iterable[str]) -> str:
    """Several names; whoever reads them puts commas between."""
    return " ".join(f"@{name_key(id)}" for id in ids)


def unit_name(id: str) -> str:
    """B27.2 In simple combat every military ship is a fleet."""
    return "@thing-fleet" if id in SHIPS else f"@{name_key(id)}"


def resource_name(name: str) -> str:
    if name in CAPACITIES:
        return f"@capacity-{name}"
    return f"@resource-{name}" if name in RESOURCES else f"@text-{dashed(name)}"


# --- effects -------------------------------------------------------------------------------------


def effect_lines(effects: Iterable[Effect]) -> Lines:
    return [one for effect in effects for one in lines_of(effect)]


def lines_of(effect: Effect) -> Lines:
    """The words of the verb; what it depends on stands behind the last of them."""
    found = VERB_LINES[VERBS[effect.verb]](effect)
    notes = notes_of(effect)
    for one in found:
        if notes and "depth" not in one:
            one["notes"] = [*one.get("notes", []), *notes]
    return found


def amounts(effect: Effect, names: Iterable[str]) -> list[tuple[str, int]]:
    pairs = zip(names, effect.amounts, strict=False)
    return [(name, amount) for name, amount in pairs if amount]


def plain_amounts(effect: Effect) -> Lines:
    verb = VERBS[effect.verb]
    return [
        line(verb, {"amount": amount, "resource": resource_name(name)})
        for name, amount in amounts(effect, PAYABLE)
    ]


def signed_amounts(effect: Effect) -> Lines:
    verb = VERBS[effect.verb]
    names = CAPACITIES if verb == "capacity" else PAYABLE
    return [
        line(verb, {"amount": signed(amount), "resource": resource_name(name)})
        for name, amount in amounts(effect, names)
    ]


def actions(effect: Effect) -> Lines:
    return [
        line("actions", {"amount": amount, "action": f"@political-{name}"})
        for name, amount in amounts(effect, ACTIONS)
    ]


def slots(effect: Effect) -> Lines:
    return [line(f"slots-{name}", {"amount": n}) for name, n in amounts(effect, SLOTS)]


def number(effect: Effect) -> Lines:
    """Points, votes, planets …: a positive number is something else than a negative one."""
    key = dashed(VERBS[effect.verb])
    return [line(key if effect.n >= 0 else f"{key}-less", {"n": abs(effect.n)})]


def unlock(effect: Effect) -> Lines:
    """What can be had now, and what comes with a later part of the game."""
    ids = [ENTRY_IDS[entry] for entry, _ in effect.entries]
    now = [id for id in ids if id not in PENDING]
    later = [id for id in ids if id in PENDING]
    found = [line("unlock", {"names": names_of(now)})] if now else []
    return found + ([line("unlock-later", {"names": names_of(later)})] if later else [])


def modify(effect: Effect) -> Lines:
    found = line(f"modify-{dashed(QUANTITIES[effect.what])}", {"by": signed(effect.n)})
    if effect.low > 0:
        found["notes"] = [note("at-least", {"n": effect.low})]
    return [found]


def fixed(effect: Effect) -> Lines:
    quantity = QUANTITIES[effect.what]
    if quantity.startswith("militia.profile"):
        return [line(f"set-{dashed(quantity)}", {"unit": unit_name(ENTRY_IDS[effect.n])})]
    return [line(f"set-{dashed(quantity)}", {"n": effect.n})]


def flag(effect: Effect) -> Lines:
    return [line(f"flag-{dashed(FLAGS[effect.what])}")]


def keyword(effect: Effect) -> Lines:
    """A keyword that only a later part reads says so."""
    id = ENTRY_IDS[effect.what]
    args: Args = {"name": f"@{name_key(id)}", "n": effect.n}
    if id in PENDING:
        return [line("keyword-later", args)]
    return [line("trait", {**args, "words": f"@text-{dashed(id)}"})]


def gift(effect: Effect) -> Lines:
    return [line("gift", {"n": effect.n, "name": unit_name(ENTRY_IDS[effect.what])})]


def draw(effect: Effect) -> Lines:
    found = line(f"draw-{dashed(DECKS[effect.what])}", {"n": effect.n})
    if effect.most != NONE:
        found["notes"] = [note("keep", {"n": effect.most})]
    return [found]


def tech(effect: Effect) -> Lines:
    found = line("tech", {"n": effect.n})
    if effect.most != NONE:
        found["notes"] = [note("at-most", {"n": effect.most})]
    return [found]


def destroy(effect: Effect) -> Lines:
    return [line(f"destroy-{dashed(DESTROYS[effect.what])}")]


def spawn(effect: Effect) -> Lines:
    """B27.2.8 As many fleets as units are named."""
    n = sum(count for _, count in effect.entries)
    return [line("spawn", {"n": n, "faction": f"@faction-{FACTIONS[effect.what]}"})]


def choose(effect: Effect) -> Lines:
    found = [line("choose")]
    for at, branch in enumerate(effect.branches):
        found += deeper([line("branch", {"n": at + 1}), *deeper(effect_lines(branch))])
    return found


def roll(effect: Effect) -> Lines:
    found = [line("roll")]
    for at, branch in enumerate(effect.branches):
        faces = [face + 1 for face, chosen in enumerate(effect.faces) if chosen == at]
        heading = line("faces", {"low": faces[0], "high": faces[-1]})
        found += deeper([heading, *deeper(effect_lines(branch))])
    return found


def contest(effect: Effect) -> Lines:
    """A9.15 What is counted, and the reward of each place."""
    found = [line(f"contest-{dashed(METRICS[effect.what])}")]
    for at, branch in enumerate(effect.branches):
        found += deeper([line("place", {"n": at + 1}), *deeper(effect_lines(branch))])
    return found


VERB_LINES: Final[dict[str, Callable[[Effect], Lines]]] = {
    "gain": plain_amounts,
    "lose": plain_amounts,
    "income": signed_amounts,
    "upkeep": signed_amounts,
    "capacity": signed_amounts,
    "actions": actions,
    "slots": slots,
    "unlock": unlock,
    "modify": modify,
    "set": fixed,
    "flag": flag,
    "keyword": keyword,
    "character": lambda effect: [line(f"character-{CHARACTERS[effect.what]}")],
    "unit": gift,
    "building": gift,
    "draw": draw,
    "tech": tech,
    "destroy": destroy,
    "spawn": spawn,
    "choose": choose,
    "roll": roll,
    "contest": contest,
    "win": lambda effect: [line("win")],
    "link": lambda effect: [line("link")],
    "reveal": lambda effect: [line("reveal", {"n": effect.n})],
    "rule": lambda effect: [line(f"rule-{dashed(RULES[effect.what])}")],
    **dict.fromkeys(
        ("vp", "state_size", "votes", "colony_level", "network", "guard", "damage", "move",
         "war_weariness"), number,
    ),
}  # fmt: skip


# --- what an effect depends on -------------------------------------------------------------------


def note(key: str, args: Args | None = None) -> CardNote:
    return {"key": f"text-note-{key}", "args": args or {}}


def notes_of(effect: Effect) -> list[CardNote]:
    words = (
        ("per", PER, effect.per), ("when", WHEN, effect.when), ("limit", LIMITS, effect.limit),
        ("target", TARGETS, effect.target), ("duration", DURATIONS, effect.duration),
        ("where", WHERE, effect.where),
    )  # fmt: skip
    found = [note(f"{kind}-{dashed(names[at])}") for kind, names, at in words if at != NONE]
    if effect.optional:
        found.append(note("optional"))
    if effect.cap != NONE:
        found.append(note("cap", {"n": effect.cap}))
    if effect.max_level != NONE:
        found.append(note("max-level", {"n": effect.max_level}))
    return [*cost_notes(effect), *found, *condition_notes(effect)]


def cost_notes(effect: Effect) -> list[CardNote]:
    pairs = zip(RESOURCES, effect.cost, strict=False)
    return [note("cost", {"amount": n, "resource": resource_name(name)}) for name, n in pairs if n]


def condition_notes(effect: Effect) -> list[CardNote]:
    if effect.only_if == UNCONDITIONAL:
        return []
    if effect.only_if == WHILE_AT_WAR:
        return [note("at-war")]
    return [note("with", {"name": names_of([ENTRY_IDS[effect.only_if]])})]


# --- conditions ----------------------------------------------------------------------------------


def condition_lines(condition: Condition) -> Lines:
    """What somebody must have or give; all of it."""
    found = [
        line("pay", {"amount": amount, "resource": resource_name(name)})
        for name, amount in zip(PAY, condition.pay, strict=False)
        if amount
    ]
    if condition.have != NONE:
        found.append(line(f"have-{dashed(HAVE[condition.have])}", {"n": condition.n}))
    unit, count = condition.unit_here
    if unit != NONE:
        found.append(line("unit-here", {"n": count, "name": unit_name(ENTRY_IDS[unit])}))
    for key, entry in (("building-here", condition.building_here), ("known", condition.tech)):
        if entry != NONE:
            found.append(line(key, {"name": f"@{name_key(ENTRY_IDS[entry])}"}))
    for enemy, count in condition.ground_battle:
        found.append(line("beat", {"n": count, "name": unit_name(ENTRY_IDS[enemy])}))
    return found
