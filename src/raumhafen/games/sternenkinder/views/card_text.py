"""Card texts made from effects: keys and arguments for the words in text/<language>/cards.ftl."""

from collections.abc import Callable
from typing import Any, Final

from raumhafen.games.sternenkinder.content.kinds import (
    Building,
    DistantWar,
    Event,
    Investor,
    LootCard,
    Option,
    People,
    Planet,
    PlanetEvent,
    Simple,
    Technology,
)
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.names import name_key
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.political_kinds import (
    Advisor,
    CabinetAction,
    Goal,
    Government,
    Law,
    MarketCard,
    Policy,
    Service,
    Wonder,
)
from raumhafen.games.sternenkinder.content.statutes import JUDICIARY
from raumhafen.games.sternenkinder.content.words import ACTIONS, RESOURCES
from raumhafen.games.sternenkinder.views.content_shapes import CardLine
from raumhafen.games.sternenkinder.views.effect_text import (
    Lines,
    condition_lines,
    dashed,
    deeper,
    effect_lines,
    line,
    note,
    resource_name,
)
from raumhafen.games.sternenkinder.views.unit_text import (
    component_lines,
    fleet_texts,
    ground_unit_lines,
    keyword_lines,
    ship_lines,
)

LETTERS: Final = "ABC"
AWE: Final = RESOURCES.index("awe")
# cabinet actions that a rule describes better than their numbers do
OWN_WORDS: Final = (
    "cabinet.expedition", "cabinet.trade_investment", "cabinet.commission",
    "cabinet.kosme_protection",
)  # fmt: skip


def card_texts() -> dict[str, Lines]:
    """By id: every entry of this part that does something, and fleets."""
    found = {
        entry.id: words(entry)
        for name, words in WORDS.items()
        for entry in getattr(CONTENT, name)
        if entry.id not in PENDING
    }
    return {**found, **fleet_texts()}


def headed(key: str, lines: Lines) -> Lines:
    """Lines below a heading; nothing where there are none."""
    return [line(key), *deeper(lines)] if lines else []


# --- map and exploration -------------------------------------------------------------------------


def planet_lines(planet: Planet) -> Lines:
    return effect_lines(planet.effect)


def event_lines(event: Event) -> Lines:
    """B8 What becomes of the card, what it asks for, what it does, and what a victory brings."""
    found = [line(f"colour-{'anomaly' if event.stages else event.colour}")]
    if event.stages:
        found.append(line("stages", {"n": event.stages}))
    found += headed("job", condition_lines(event.job))
    found += effect_lines(event.effect)
    if event.ongoing:
        found[-1]["notes"] = [*found[-1].get("notes", []), note("ongoing")]
    if event.growth is not None:
        found.append(line("growth", {"n": event.growth.most}))
    return found + headed("on-defeat", effect_lines(event.on_defeat))


def planet_event_lines(event: PlanetEvent) -> Lines:
    """B27.6 What holds, the options, and the threat with those that stop it."""
    found = effect_lines(event.effect)
    for letter, option in zip(LETTERS, event.options, strict=False):
        found += option_lines(letter, option)
    if event.threat is None:
        return found
    stops = ", ".join(LETTERS[at] for at in event.threat.stopped_by)
    heading = line("threat", {"pips": event.threat.pips, "options": stops})
    return [*found, heading, *deeper(effect_lines(event.threat.effect))]


def option_lines(letter: str, option: Option) -> Lines:
    heading = line("option", {"letter": letter})
    notes = [note("decision")] if option.decision else []
    notes += [note("repeatable")] if option.repeatable else []
    if notes:
        heading["notes"] = notes
    price = condition_lines(option.condition)
    return [heading, *deeper([*price, line("reward"), *deeper(effect_lines(option.reward))])]


def loot_lines(loot: LootCard) -> Lines:
    return effect_lines(loot.effect)


def war_lines(war: DistantWar) -> Lines:
    """B18 Who is to be beaten, and what for."""
    enemies = [
        line("count", {"n": count, "name": f"@{name_key(id)}"})
        for id, count in (*war.enemies, *war.buildings)
    ]
    found = headed("enemies", [*enemies, *effect_lines(war.setup)])
    return found + headed("victory", effect_lines(war.effect))


# --- economy -------------------------------------------------------------------------------------


def technology_lines(tech: Technology) -> Lines:
    found = effect_lines(tech.effect) + simple_lines(tech.simple)
    return found + headed("first", effect_lines(tech.first_bonus))


def simple_lines(simple: Simple) -> Lines:
    """B27.2.3 What it brings in simple combat; one AWE more for each fleet goes with it."""
    numbers = (
        ("fleets", simple.fleets), ("dice", simple.dice), ("hit", simple.hit),
        ("damage", simple.damage), ("hull", simple.hull), ("upkeep", simple.upkeep),
        ("defence", simple.defence), ("fleet_cost", simple.fleet_cost),
    )  # fmt: skip
    found = [line(f"simple-{dashed(name)}", {"n": n}) for name, n in numbers if n]
    if simple.fleets_factor:
        args: dict[str, str | int] = {"n": simple.fleets_factor, "most": simple.fleets_max}
        found.insert(0, line("simple-fleets-factor", args))
    return found


def building_lines(building: Building) -> Lines:
    """B4.2 What it does, its upkeep, and where it may stand."""
    found = effect_lines(building.effect)
    found += upkeep_lines(building)
    numbers = (("hull", building.hull), ("shield", building.shield))
    found += [line(f"building-{name}", {"n": n}) for name, n in numbers if n]
    limits = (
        ("per-player", building.max_per_player), ("per-colony", building.max_per_colony),
        ("per-system", building.max_per_system),
    )  # fmt: skip
    found += [line(f"most-{name}", {"n": n}) for name, n in limits if n]
    if building.cost_dangerous:
        found.append(line("dangerous", {"amount": building.cost_dangerous[AWE]}))
    return found + ([line("needs-slot")] if building.needs_slot else [])


def upkeep_lines(building: Building) -> Lines:
    """B4.3 A building for food has an upkeep of its own."""
    found = [
        line("upkeep", {"amount": f"+{amount}", "resource": resource_name(name)})
        for name, amount in zip(RESOURCES, building.upkeep, strict=True)
        if amount
    ]
    if building.kind == "resource":
        found[-1]["notes"] = [note("food-building", {"n": building.food_upkeep})]
    return found


# --- politics ------------------------------------------------------------------------------------


def government_lines(government: Government) -> Lines:
    """A14 State size, political actions, the best and the worst trade ratio, its bonus."""
    found = [line("size", {"n": government.state_size})]
    found += [
        line("actions", {"amount": amount, "action": f"@political-{name}"})
        for name, amount in zip(ACTIONS, government.actions, strict=True)
        if amount
    ]
    return found + trade_lines(government.trade) + effect_lines(government.effect)


def trade_lines(trade: tuple[int, ...]) -> Lines:
    """A14.2 Everything is traded through AWE, mostly alike in both directions."""
    if len({ratio for ratio in trade if ratio}) == 1:
        return [line("trade-all", {"ratio": max(trade)})]
    found: Lines = []
    for at, name in enumerate(RESOURCES):
        given, taken = trade[4 * at + AWE], trade[4 * AWE + at]
        if at == AWE or not given:
            continue
        if given == taken:
            found.append(line("trade-both", {"resource": resource_name(name), "ratio": given}))
        else:
            found += [trade_line(name, "awe", given), trade_line("awe", name, taken)]
    return found


def trade_line(given: str, taken: str, ratio: int) -> CardLine:
    return line("trade", {"from": resource_name(given), "to": resource_name(taken), "ratio": ratio})


def cabinet_lines(action: CabinetAction) -> Lines:
    """A13"""
    if action.id in OWN_WORDS:
        return [line(dashed(action.id))]
    found = price_lines(action.cost)
    if action.cost_per_use:
        found.append(line("pay-aid", {"use": action.cost_per_use, "point": action.cost_per_vp}))
    if action.political_actions:
        found.append(line("pay-action"))
    if action.event_cards:
        found.append(line("pay-cards", {"n": action.event_cards}))
    return found + effect_lines(action.effect)


def people_lines(people: People) -> Lines:
    return effect_lines(people.effect)


def investor_lines(investor: Investor) -> Lines:
    """A22.2 The request with its reward, and the milestone."""
    request = line(f"request-{dashed(investor.request)}")
    found = [line("request"), *deeper([request, line("reward")])]
    found += deeper(deeper(effect_lines(investor.reward)))
    milestone = condition_lines(investor.milestone)
    found += headed("milestone", [*milestone, line("vp", {"n": investor.milestone_vp})])
    return found


def law_lines(law: Law) -> Lines:
    """A9.12 What holds while it is in force; A16.6 one sentence for those of Judicial Power."""
    return [line(dashed(law.id))] if law.place == JUDICIARY else effect_lines(law.effect)


def own_lines(entry: Policy | Goal | Wonder | MarketCard | Service) -> Lines:
    """A10, A11, A12, A15 to A19 One sentence each."""
    return [line(dashed(entry.id))]


def advisor_lines(advisor: Advisor) -> Lines:
    """A10.11 to A10.13 His price, the basic ability, and a choice of two on each level."""
    found = [*price_lines(advisor.cost), *effect_lines(advisor.effect)]
    for at, level in enumerate(advisor.levels, 1):
        price = price_lines(level.cost)
        first, second = effect_lines(level.a), effect_lines(level.b)
        choice = [*price, *headed("advisor-a", first), *headed("advisor-b", second)]
        found += headed(f"advisor-level-{at}", choice)
    return found


def price_lines(cost: tuple[int, ...]) -> Lines:
    """What is paid, resource by resource."""
    return [
        line("pay", {"amount": amount, "resource": resource_name(name)})
        for name, amount in zip((*RESOURCES, "any"), cost, strict=False)
        if amount
    ]


WORDS: Final[dict[str, Callable[[Any], Lines]]] = {
    "planets": planet_lines,
    "events": event_lines,
    "planetary_events": planet_event_lines,
    "loot": loot_lines,
    "distant_wars": war_lines,
    "technologies": technology_lines,
    "buildings": building_lines,
    "ground_units": ground_unit_lines,
    "ships": ship_lines,
    "components": component_lines,
    "keywords": keyword_lines,
    "governments": government_lines,
    "cabinet_actions": cabinet_lines,
    "populations": people_lines,
    "investors": investor_lines,
    "laws": law_lines,
    "advisors": advisor_lines,
    "policies": own_lines,
    "government_goals": own_lines,
    "space_wonders": own_lines,
    "black_market": own_lines,
    "underground_services": own_lines,
}
