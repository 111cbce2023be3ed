"""Readers of the political sets: one function an entry."""

from __future__ import annotations

from typing import Final

from raumhafen.components.toml import Table
from raumhafen.games.sternenkinder.content.effects import condition, effects, lists
from raumhafen.games.sternenkinder.content.political_kinds import (
    Advisor,
    AdvisorLevel,
    Alternative,
    CabinetAction,
    CasusBelli,
    Crisis,
    Goal,
    Government,
    InstitutionAction,
    Law,
    MarketCard,
    Patron,
    Policy,
    Service,
    Treaty,
    Wonder,
)
from raumhafen.games.sternenkinder.content.reading import (
    HIGH,
    Book,
    amounts,
    counts,
    reference,
    references,
    resources,
    rule,
    word,
    words,
)
from raumhafen.games.sternenkinder.content.words import (
    ACTIONS,
    CAPACITIES,
    FAVOUR_SOURCES,
    GOAL_CHECKS,
    INSTITUTIONS,
    LAW_KEYWORDS,
    LAW_PLACES,
    LAW_TARGETS,
    LIMITS,
    MARKET_KINDS,
    NONE,
    PHASES,
    PRICED,
    RESOURCES,
    TREATY_KINDS,
    WONDER_PLACES,
)

BOTH: Final = (*RESOURCES, *CAPACITIES)
REQUIRES: Final = ("own_network_here",)


def split_price(e: Table, key: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Resources and capacities that stand in one price."""
    row = amounts(e, key, BOTH)
    return row[: len(RESOURCES)], row[len(RESOURCES) :]


# --- governments ---------------------------------------------------------------------------------


def read_government(e: Table, book: Book) -> Government:
    e.only(
        ("id", "level", "state_size", "actions", "rule"),
        ("cost", "adopted_by", "special", "trade", "follow_up", "effect"),
    )
    return Government(
        e.text("id"),
        e.number("level", 0, 2),
        e.number("cost", 0, 20) if "cost" in e.data else NONE,
        reference(e, "adopted_by", book, "policies"),
        e.flag("special"),
        e.number("state_size", 1, 99),
        amounts(e, "actions", ACTIONS),
        read_trade(e.table("trade")),
        references(e, "follow_up", book, "governments"),
        effects(e, "effect", book),
        rule(e),
    )


def read_trade(t: Table) -> tuple[int, ...]:
    """A14.2 Ratios as a square of resources, from and to; 0 where there is no trade."""
    names = tuple(f"{a}_{b}" for a in RESOURCES for b in RESOURCES)
    t.only((), tuple(name for at, name in enumerate(names) if at % 5))  # not from itself to itself
    return tuple(t.number(name, 2, 9) for name in names)


def read_policy(e: Table, book: Book) -> Policy:
    e.only(
        ("id", "government", "upkeep", "rule"),
        (
            "company", "clan", "needs", "replaces", "cost", "cost_per_federation_member",
            "activatable", "bound", "lobby", "cards", "effect",
        ),
    )  # fmt: skip
    return Policy(
        e.text("id"),
        reference(e, "government", book, "governments"),
        reference(e, "company", book, "companies"),
        reference(e, "clan", book, "clans"),
        reference(e, "needs", book, "governments"),
        reference(e, "replaces", book, "policies"),
        "cost" in e.data,
        resources(e, "cost"),
        e.flag("cost_per_federation_member"),
        e.number("upkeep", 0, 9),
        word(e, "activatable", PHASES),
        e.flag("bound"),
        e.flag("lobby"),
        references(e, "cards", book, "laws", "black_market", "advisors"),
        effects(e, "effect", book),
        rule(e),
    )


def read_goal(e: Table, book: Book) -> Goal:
    e.only(("id", "government", "check", "effect", "rule"), ("condition",))
    return Goal(
        e.text("id"),
        reference(e, "government", book, "governments"),
        condition(e, "condition", book),
        word(e, "check", GOAL_CHECKS),
        effects(e, "effect", book),
        rule(e),
    )


def read_patron(e: Table, book: Book) -> Patron:
    e.only(
        ("id", "favour_income", "favour_income_max", "favour_from", "via", "rule"),
        ("excludes", "extra_policy_slot", "extra_advisor_slot", "activation_favour"),
    )
    return Patron(
        e.text("id"),
        word(e, "favour_income", RESOURCES),
        e.number("favour_income_max", 1, HIGH),
        words(e, "favour_from", FAVOUR_SOURCES),
        references(e, "via", book, "governments", "companies", "clans"),
        reference(e, "excludes", book, "companies"),
        references(e, "extra_policy_slot", book, "governments"),
        e.number("extra_advisor_slot", 1, 9),
        e.number("activation_favour", 1, 9),
        rule(e),
    )


# --- council and treaties ------------------------------------------------------------------------


def read_law(e: Table, book: Book) -> Law:
    numbers = ("min_players", "pips_on_fail", "pips_trigger", "sanction_level")
    e.only(
        ("id", "place", "target", "effect", "rule"),
        ("keywords", "exclusive", "crisis", *numbers),
    )
    players, fail, trigger, sanction = (e.number(key, 1, 9) for key in numbers)
    return Law(
        e.text("id"),
        words(e, "keywords", LAW_KEYWORDS),
        word(e, "place", LAW_PLACES),
        word(e, "target", LAW_TARGETS),
        players,
        e.flag("exclusive"),
        fail,
        trigger,
        sanction,
        reference(e, "crisis", book, "crises"),
        effects(e, "effect", book),
        rule(e),
    )


def read_treaty(e: Table, book: Book) -> Treaty:
    e.only(("id", "kind", "copies", "rule"), ("cost", "by_rule"))
    return Treaty(
        e.text("id"),
        word(e, "kind", TREATY_KINDS),
        e.number("copies", 0, 9),
        resources(e, "cost"),
        word(e, "by_rule", PRICED),
        rule(e),
    )


def read_casus_belli(e: Table, book: Book) -> CasusBelli:
    e.only(("id", "rule"))
    return CasusBelli(e.text("id"), rule(e))


def read_institution_action(e: Table, book: Book) -> InstitutionAction:
    e.only(
        ("id", "characters", "rule"),
        (
            "tech", "network", "illegal", "reaction", "casus_belli", "requires", "actions", "cost",
            "choice", "by_rule", "upkeep", "upkeep_levels",
        ),
    )  # fmt: skip
    cost, capacity = split_price(e, "cost")
    return InstitutionAction(
        e.text("id"),
        words(e, "characters", INSTITUTIONS),
        reference(e, "tech", book, "technologies"),
        e.number("network", 1, 3),
        e.flag("illegal"),
        e.flag("reaction"),
        reference(e, "casus_belli", book, "casus_belli"),
        word(e, "requires", REQUIRES),
        e.number("actions", 1, 9) or 1,
        cost,
        capacity,
        tuple(
            resources(Table({"choice": t.data}, t.where, t.faults), "choice")
            for t in e.tables("choice")
        ),
        word(e, "by_rule", PRICED),
        resources(e, "upkeep"),
        e.number("upkeep_levels", 1, 9) or 1,
        rule(e),
    )


def read_cabinet_action(e: Table, book: Book) -> CabinetAction:
    e.only(
        ("id", "rule"),
        (
            "political_actions", "event_cards", "cost", "cost_per_use", "cost_per_vp", "by_rule",
            "one_of", "convert_cost", "limit", "not_with_special_government", "effect",
        ),
    )  # fmt: skip
    return CabinetAction(
        e.text("id"),
        e.number("political_actions", 1, 9),
        e.number("event_cards", 1, 9),
        amounts(e, "cost", (*RESOURCES, "any")),
        e.number("cost_per_use", 1, HIGH),
        e.number("cost_per_vp", 1, HIGH),
        word(e, "by_rule", PRICED),
        tuple(read_alternative(t) for t in e.tables("one_of")),
        e.number("convert_cost", 1, 9),
        word(e, "limit", LIMITS),
        e.flag("not_with_special_government"),
        effects(e, "effect", book),
        rule(e),
    )


def read_alternative(t: Table) -> Alternative:
    keys = ("event_cards", "research", "per_planet", "planet_claims")
    t.only((), keys)
    cards, research, planet, claims = (t.number(key, 1, HIGH) for key in keys)
    return Alternative(cards, research, planet, claims)


# --- shadows, advisors, wonders, crises ----------------------------------------------------------


def read_service(e: Table, book: Book) -> Service:
    e.only(("id", "rule"), ("illegal", "cost", "by_rule"))
    return Service(
        e.text("id"), e.flag("illegal"), resources(e, "cost"), word(e, "by_rule", PRICED), rule(e)
    )


def read_advisor(e: Table, book: Book) -> Advisor:
    e.only(
        ("id", "cost", "upkeep", "full_vp", "effect", "level_1", "level_2", "rule"), ("bribable",)
    )
    return Advisor(
        e.text("id"),
        resources(e, "cost"),
        resources(e, "upkeep"),
        e.flag("bribable") or "bribable" not in e.data,
        e.number("full_vp", 1, 9),
        effects(e, "effect", book),
        (read_level(e.table("level_1"), book), read_level(e.table("level_2"), book)),
        rule(e),
    )


def read_level(t: Table, book: Book) -> AdvisorLevel:
    t.only(("cost", "a", "b"))
    return AdvisorLevel(resources(t, "cost"), effects(t, "a", book), effects(t, "b", book))


def read_market_card(e: Table, book: Book) -> MarketCard:
    e.only(("id", "bid", "kind", "effect", "rule"), ("crisis",))
    return MarketCard(
        e.text("id"),
        word(e, "bid", RESOURCES),
        word(e, "kind", MARKET_KINDS),
        reference(e, "crisis", book, "crises"),
        effects(e, "effect", book),
        rule(e),
    )


def read_wonder(e: Table, book: Book) -> Wonder:
    e.only(("id", "place", "price", "stages", "rule"))
    cost, capacity = split_price(e, "price")
    return Wonder(
        e.text("id"),
        words(e, "place", WONDER_PLACES),
        cost,
        capacity,
        lists(e, "stages", book),
        rule(e),
    )


def read_crisis(e: Table, book: Book) -> Crisis:
    e.only(("id", "rule"), ("roll", "instead_if", "omega", "law", "card", "fleet"))
    return Crisis(
        e.text("id"),
        e.numbers("roll", 1, 6),
        reference(e, "instead_if", book, "companies", "governments"),
        e.flag("omega"),
        reference(e, "law", book, "laws"),
        reference(e, "card", book, "black_market"),
        counts(e, "fleet", book, "neutral_units", "unique_units"),
        rule(e),
    )
