"""Governments of a ruler: policies that pay, level II of the own family, abilities and goals."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    ACTIVATE,
    ADVANCE,
    AMOUNT,
    BRANCH,
    GOAL,
    INFLUENCE,
    NO,
    POLICY,
    POLICY_NAMES,
    RIVAL,
    SEATS,
    SUCCESSORS,
    WONDER,
    YES,
)
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import (
    FAMILY,
    INTRODUCED,
    POLICIES,
    POLICY_EFFECT,
    POLICY_UPKEEP,
    WONDERS,
)
from raumhafen.games.sternenkinder.content.regimes import GOAL as GOAL_PLACE
from raumhafen.games.sternenkinder.content.regimes import POLICY as PLACE
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE, FOOD, GOVERNMENT_EFFECT
from raumhafen.games.sternenkinder.content.words import NONE, PER, VERBS
from raumhafen.games.sternenkinder.rules.core import regimes
from raumhafen.games.sternenkinder.rules.core.pacts import own_treaties
from raumhafen.games.sternenkinder.rules.core.regime_income import COUNT_PER
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of, counter
from raumhafen.games.sternenkinder.rules.politics.policies import (
    is_full,
    may_introduce,
    policy_price,
)
from raumhafen.games.sternenkinder.rules.strategy.investors import HEAVEN
from raumhafen.games.sternenkinder.rules.strategy.politics import government_price
from raumhafen.games.sternenkinder.state import NOBODY, SternState

INCOME: Final = VERBS.index("income")
CAPACITY: Final = VERBS.index("capacity")
# what policies bring in a round beside the incomes of their effects, in resources
EXTRA: Final = {
    "tax": 5.0, "fund": 4.0, "partner_form": 2.0, "harmony": 3.0, "civil_society": 5.0,
    "refuge": 7.0, "monetary_rule": 6.0, "war_booty": 1.0, "war_code": 1.0, "legion": 2.0,
    "participation": 1.5, "dividend": 10.0, "stock": 5.0, "hyperfocus": 4.0,
    "transmutation": 5.0, "free_research": 3.0, "experiment": 2.0, "partner_welle": 0.5,
    "partner_tor": 3.0, "mobility": 1.0, "beacon": 4.0, "flagship": 3.0, "constitution": 1.0,
    "symposium": 1.0, "fusion": 6.0, "tech_parity": 6.0,
}  # fmt: skip
# what an ability of level II brings in a round beside incomes
ABILITY: Final = 2.0
PRAISE: Final = 8.0  # A22.13 what Heaven gives for the first policy of all
LONG: Final = 3.0  # rounds that must be left for a reform
MUCH_FOOD: Final = 20  # before influence is raised
MUCH_MONEY: Final = 15  # before a branch is opened
FEED: Final = GOAL_PLACE["feed"]
STAKE: Final = 20  # what comes back whole
FUND: Final = ACTIVATE + PLACE["fund"]
IDLE: Final = (ACTIVATE + PLACE["real_estate"], ACTIVATE + PLACE["just_war"])


# --- what things are worth -----------------------------------------------------------------------


def effects_worth(o: Outlook, row: tuple[Effect, ...]) -> float:
    """Incomes and capacity of a round."""
    worth = 0.0
    for effect in row:
        if effect.verb == INCOME and effect.only_if < 0:
            worth += times(o, effect) * o.value(effect.amounts)
        elif effect.verb == CAPACITY and effect.only_if == -1:
            worth += times(o, effect) * sum(effect.amounts[:2])
    return worth


def times(o: Outlook, effect: Effect) -> int:
    if effect.per == NONE:
        return 1
    word = PER[effect.per]
    if word == "own_treaty":
        return own_treaties(o.s, o.seat)
    return COUNT_PER[word](o.s, o.seat)


def policy_worth(o: Outlook, policy: int) -> float:
    """What is left of it after price and upkeep, until the end."""
    gain = effects_worth(o, POLICY_EFFECT[policy]) + EXTRA.get(POLICY_NAMES[policy], 0.0)
    gain -= POLICY_UPKEEP[policy] * o.worth[CULTURE]
    price = policy_price(o.s, o.seat, policy) * o.worth[CULTURE]
    if not o.s.requested >> HEAVEN & 1:
        price -= PRAISE
    return gain * max(0.0, o.left - 1) - price


# --- the politics phase --------------------------------------------------------------------------


def choose_reform(o: Outlook, options: list[int]) -> int:
    """A rival for nothing, level II, policies in play, abilities; NO_REPLY if nothing pays."""
    for choose in (name_rival, advance, use_policy, use_ability):
        found = choose(o, options)
        if found != NO_REPLY:
            return found
    return NO_REPLY


def among(options: list[int], first: int, size: int) -> list[int]:
    return [action for action in options if first <= action < first + size]


def name_rival(o: Outlook, options: list[int]) -> int:
    """A15.1 The first one is free."""
    rivals = among(options, RIVAL, len(SEATS))
    return rivals[0] if rivals and counter(o.s, o.seat, regimes.RIVAL) == NOBODY else NO_REPLY


def successor(s: SternState, seat: int) -> int:
    """Level II of the own government, as long as it is at level I; else NOBODY."""
    if s.next_government[seat] != NOBODY:
        return NOBODY
    own = s.government[seat]
    return next((g for g in SUCCESSORS if FAMILY[g] == own != g), NOBODY)


def advance_worth(o: Outlook, government: int) -> float:
    """A10.1 What it earns more than the present one until the end, less its price."""
    s, seat = o.s, o.seat
    more = effects_worth(o, GOVERNMENT_EFFECT[government]) + ABILITY
    more -= effects_worth(o, GOVERNMENT_EFFECT[s.government[seat]])
    return more * (o.left - 1) - government_price(s, seat, government) * o.worth[CULTURE]


def advance(o: Outlook, options: list[int]) -> int:
    """A10.1 The successor of the own government, if it earns more."""
    government = successor(o.s, o.seat)
    if government == NOBODY or advance_worth(o, government) <= 0:
        return NO_REPLY
    action = ADVANCE + SUCCESSORS.index(government)
    return action if action in options else NO_REPLY


def best_policy(o: Outlook, culture: int) -> int:
    """A10.3 The policy that brings most of those that can be paid with so much; else NOBODY."""
    s, seat = o.s, o.seat
    if o.left < LONG or is_full(s, seat):
        return NOBODY
    found = [
        policy
        for policy in bits_of(INTRODUCED[s.government[seat]])
        if may_introduce(s, seat, policy) and policy_price(s, seat, policy) <= culture
    ]
    best = max(found, key=lambda policy: policy_worth(o, policy), default=NOBODY)
    return best if best != NOBODY and policy_worth(o, best) > 0 else NOBODY


def use_policy(o: Outlook, options: list[int]) -> int:
    """A10.7 Whatever is ready, but what needs a plan."""
    ready = [a for a in among(options, ACTIVATE, POLICIES) if a not in IDLE and a != FUND]
    return ready[0] if ready else NO_REPLY


def use_ability(o: Outlook, options: list[int]) -> int:
    """A18.10 Influence and A17.12 branches with much to spare; A18.4 food for all."""
    account = o.s.account[4 * o.seat : 4 * o.seat + 4]
    if INFLUENCE in options and account[FOOD] >= MUCH_FOOD and o.left > LONG:
        return INFLUENCE
    branches = among(options, BRANCH, CELLS)
    if branches and account[AWE] >= MUCH_MONEY:
        return branches[0]
    if GOAL + FEED in options and account[FOOD] >= 2 * MUCH_FOOD:
        return GOAL + FEED
    return NO_REPLY


# --- the economy phase ---------------------------------------------------------------------------


def choose_state(o: Outlook, options: list[int]) -> int:
    """Wonders, policies that are ready, and the fund while it pays back."""
    wonders = among(options, WONDER, WONDERS)
    if wonders:
        return wonders[0]
    found = use_policy(o, options)
    if found != NO_REPLY:
        return found
    return FUND if FUND in options and o.left > LONG + 1 else NO_REPLY


# --- answers -------------------------------------------------------------------------------------


def least_policy(o: Outlook, options: list[int]) -> int:
    return min(options, key=lambda action: policy_worth(o, action - POLICY))


def greatest_policy(o: Outlook, options: list[int]) -> int:
    return max(options, key=lambda action: policy_worth(o, action - POLICY))


def choose_stake(o: Outlook, options: list[int]) -> int:
    """A17.2 All of it, if it comes back in time."""
    most = max(options)
    return most if o.left > 2 and most >= AMOUNT + STAKE else NO


def first(s: SternState, seat: int, options: list[int]) -> int:
    return options[0]


def last(s: SternState, seat: int, options: list[int]) -> int:
    return options[-1]


def agree(s: SternState, seat: int, options: list[int]) -> int:
    return YES if YES in options else options[0]


def decline(s: SternState, seat: int, options: list[int]) -> int:
    return NO if NO in options else options[0]


RULER_CHOICES: Final[dict[str, Callable[[SternState, int, list[int]], int]]] = {
    "enacted-law": first,
    "enacted-target": first,
    "plundered-tech": first,
    "just-war": first,
    "new-clouds": agree,
    "market-value": last,
    "loan": first,
    "loan-back": last,
    "branch-consent": agree,
    "estate-system": first,
    "estate": first,
    "estate-bid": first,
    "estate-defence": decline,
    "estate-branch": decline,
    "civil-gift": last,
    "civil-place": first,
    "publish": decline,
    "focus": first,
    "mankind": agree,
    "shared-tech": first,
    "wonder-place": first,
    "symposium": first,
}
RULER_LOOKS: Final[dict[str, Callable[[Outlook, list[int]], int]]] = {
    "policy-replaced": least_policy,
    "policy-rests": least_policy,
    "heaven": greatest_policy,
    "stake": choose_stake,
}
