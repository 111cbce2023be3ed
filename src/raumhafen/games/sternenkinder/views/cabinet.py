"""A10.11, A10.13 Advisors that a seat could have or raise: the price, and what stands against it;
and what is printed on the cards of all."""

from typing import Final

from raumhafen.games.sternenkinder.actions import ACTIONS, ADVISOR, SKILL
from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ABILITY_EFFECT,
    ABILITY_IDS,
    ADVISOR_IDS,
    ADVISORS,
    BASIC,
    FOR_BRIBES,
    FULL_POINTS,
    LEVEL_OF,
    PRICES,
    UPKEEP,
)
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.politics.bribery import bribe_price
from raumhafen.games.sternenkinder.rules.politics.cabinet_advisors import (
    EXPERTS,
    can_afford,
    choices,
    may_raise,
    price_of,
    skill_price,
    within_reach,
)
from raumhafen.games.sternenkinder.rules.strategy.politics import action_for_government
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.content_shapes import AbilityCard, AdvisorCard, Resource
from raumhafen.games.sternenkinder.views.deed_shapes import DeedView, Lack
from raumhafen.games.sternenkinder.views.effect_text import effect_lines

EXPERT_TECH: Final = "expert_council"
PAID_WITH: Final[tuple[Resource, ...]] = ("food", "awe", "research", "culture")


def cabinet_deeds(s: SternState, seat: int) -> list[DeedView]:
    """Looking for advisors, bringing them into play, raising them."""
    reach = [recruiting(s, seat, advisor) for advisor in within_reach(s, seat)]
    return [seeking(s, seat), *reach, *[training(s, seat, at) for at in choices(s, seat)]]


def seeking(s: SternState, seat: int) -> DeedView:
    deed: DeedView = {"code": "seek", "price": 0}
    lack = for_government(s, seat) if s.advisor_deck or s.advisor_queue else "advisor-deck"
    return against(deed, lack)


def recruiting(s: SternState, seat: int, advisor: int) -> DeedView:
    """A10.11 Only with a Council of Experts."""
    price = price_of(s, seat, advisor, BASIC)
    deed = priced(ACTIONS.code(ADVISOR + advisor), price)
    if not has_flag(s, seat, EXPERTS):
        return {**deed, "lacks": "tech", "tech": EXPERT_TECH}
    return against(deed, without_means(s, seat, price))


def training(s: SternState, seat: int, at: int) -> DeedView:
    """A10.13 Once for each advisor and politics phase."""
    price = skill_price(s, seat, at)
    raised = not may_raise(s, at // ABILITIES)
    lack: Lack | None = "raised" if raised else without_means(s, seat, price)
    return against(priced(ACTIONS.code(SKILL + at), price), lack)


def against(deed: DeedView, lack: Lack | None) -> DeedView:
    return {**deed, "lacks": lack} if lack else deed


def without_means(s: SternState, seat: int, price: tuple[int, ...]) -> Lack | None:
    return for_government(s, seat) if can_afford(s, seat, price) else resource_of(price)


def for_government(s: SternState, seat: int) -> Lack | None:
    """A4.3"""
    return None if action_for_government(s, seat) >= 0 else "government-action"


# --- prices: every advisor is paid with one resource, which may be another on each level ---------


def resource_of(price: tuple[int, ...]) -> Resource:
    return next(name for name, amount in zip(PAID_WITH, price, strict=True) if amount)


def priced(code: str, price: tuple[int, ...]) -> DeedView:
    return {"code": code, "price": sum(price), "resource": resource_of(price)}


assert all(sum(map(bool, price)) == 1 for prices in PRICES for price in prices)


# --- cards ---------------------------------------------------------------------------------------


def advisor_cards() -> list[AdvisorCard]:
    return [
        {
            "id": ADVISOR_IDS[advisor],
            "upkeep": UPKEEP[advisor],
            "points": FULL_POINTS[advisor],
            "abilities": [ability_card(ABILITIES * advisor + at) for at in range(ABILITIES)],
        }
        for advisor in range(ADVISORS)
    ]


def ability_card(at: int) -> AbilityCard:
    advisor, ability = divmod(at, ABILITIES)
    price = PRICES[advisor][LEVEL_OF[ability]]
    return {
        "id": ABILITY_IDS[ability],
        "level": LEVEL_OF[ability],
        "resource": resource_of(price),
        "cost": sum(price),
        "bribe": bribe_price(at) if FOR_BRIBES[at] else None,
        "lines": effect_lines(ABILITY_EFFECT[at]),
    }
