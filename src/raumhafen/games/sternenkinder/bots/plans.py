"""What a ruler saves for, and how he comes by political actions for it.

An advisor who is raised twice brings two points for a third of what gifts would cost, so nothing
smaller may eat up his price; what is left of actions becomes culture.
"""

from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    CABINET,
    CABINET_IDS,
    CONVERT,
    END,
    PASS,
    POLICY,
)
from raumhafen.games.sternenkinder.bots.cabinet import advisor_worth, has_place, skill_worth
from raumhafen.games.sternenkinder.bots.outlook import AID_YIELD, Outlook
from raumhafen.games.sternenkinder.bots.rulers import (
    advance_worth,
    best_policy,
    policy_worth,
    successor,
)
from raumhafen.games.sternenkinder.content.cabinet import ABILITIES, BASIC
from raumhafen.games.sternenkinder.content.tables import CULTURE, TECH
from raumhafen.games.sternenkinder.rules.core.advisors import advisors_of, is_full
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.politics.cabinet_advisors import (
    EXPERTS,
    can_afford,
    choices,
    may_raise,
    price_of,
    skill_price,
    within_reach,
)
from raumhafen.games.sternenkinder.rules.strategy.investors import SEELE, SEELE_PRICE
from raumhafen.games.sternenkinder.rules.strategy.politics import (
    COMMISSION_PRICE,
    GIVEN_UP,
    GOVERNMENT,
    KINDS,
    action_for_government,
    aid_price,
    government_price,
    may_adopt,
)
from raumhafen.games.sternenkinder.state import NOBODY

NOTHING: Final = (0, 0, 0, 0)
BUREAUCRACY: Final = CABINET + CABINET_IDS.index("less_bureaucracy")
AID: Final = CABINET + CABINET_IDS.index("development_aid")
COMMISSION: Final = CABINET + CABINET_IDS.index("commission")
FIRST_OF_ALL: Final = 3.0  # aid that brings so many times its price does not wait for advisors
VISION: Final = TECH["tech.political_vision"]
LEAST_CULTURE: Final = 2  # stays after a policy
VERY_GOOD: Final = 30.0  # a policy for which an advisor may wait
COMMISSION_WORTH: Final = 12.0  # what an action must bring before one is bought for it


# --- savings -------------------------------------------------------------------------------------


def savings(o: Outlook) -> tuple[int, ...]:
    """What is kept of each resource for the next step of an advisor and for a better government."""
    if not o.politics:
        return NOTHING
    if o.savings is None:
        price = cabinet_step(o)
        more = max(reform_step(o), seele_step(o))
        o.savings = (*price[:CULTURE], price[CULTURE] + more)
    return o.savings


def cabinet_step(o: Outlook) -> tuple[int, ...]:
    """A10.11, A10.13 The price of the best ability, or of the best advisor in reach."""
    s, seat = o.s, o.seat
    skills = choices(s, seat)
    if skills:
        best = max(skills, key=lambda at: skill_worth(o, at))
        return skill_price(s, seat, best) if skill_worth(o, best) > 0 else NOTHING
    found = within_reach(s, seat) if has_flag(s, seat, EXPERTS) and has_place(o) else []
    if not found:
        return NOTHING
    new = max(found, key=lambda advisor: advisor_worth(o, advisor))
    return price_of(s, seat, new, BASIC) if advisor_worth(o, new) > 0 else NOTHING


def reform_step(o: Outlook) -> int:
    """A10.1 The price of level II, once it is known how."""
    s, seat = o.s, o.seat
    government = successor(s, seat)
    if government == NOBODY or not s.techs[seat] >> VISION & 1 or advance_worth(o, government) <= 0:
        return 0
    return government_price(s, seat, government)


def seele_step(o: Outlook) -> int:
    """A22.16 With a developed advisor, Seele's milestone: a point for half of what gifts cost."""
    s, seat = o.s, o.seat
    is_open = not s.milestones >> SEELE & 1
    return SEELE_PRICE if is_open and any(is_full(s, at) for at in advisors_of(s, seat)) else 0


def spare(o: Outlook, resource: int) -> int:
    """What may be spent on smaller things."""
    return o.s.account[4 * o.seat + resource] - savings(o)[resource]


def spare_wealth(o: Outlook) -> int:
    return sum(max(0, spare(o, resource)) for resource in range(4))


# --- policies ------------------------------------------------------------------------------------


def wanted_policy(o: Outlook, less: int) -> int:
    """A10.3 The best one that the culture allows after so much less; only a very good one may use
    what is saved for other things.
    """
    able = o.s.account[4 * o.seat + CULTURE] - less
    best = best_policy(o, able - LEAST_CULTURE)
    if best != NOBODY and policy_worth(o, best) >= VERY_GOOD:
        return best
    return best_policy(o, min(able - LEAST_CULTURE, spare(o, CULTURE) - less))


def choose_policy(o: Outlook, options: list[int]) -> int:
    best = wanted_policy(o, 0)
    return POLICY + best if best != NOBODY and POLICY + best in options else NO_REPLY


# --- political actions ---------------------------------------------------------------------------


def choose_commission(o: Outlook, options: list[int]) -> int:
    """A13.9 One more action for a step that is worth it, converted where one lies idle."""
    s, seat = o.s, o.seat
    if action_for_government(s, seat) >= 0 or s.acted or awaited(o) < COMMISSION_WORTH:
        return NO_REPLY
    for kind in GIVEN_UP:
        found = CONVERT + KINDS * kind + GOVERNMENT
        if kind != GOVERNMENT and found in options:
            return found
    return COMMISSION if COMMISSION in options else NO_REPLY


def awaited(o: Outlook) -> float:
    """What the best deed with a government action would bring after the price of a commission."""
    s, seat, worth = o.s, o.seat, 0.0
    for at in choices(s, seat):
        price = skill_price(s, seat, at)
        if may_raise(s, at // ABILITIES) and can_afford(s, seat, beside_commission(price)):
            worth = max(worth, skill_worth(o, at))
    government = successor(s, seat)
    if government != NOBODY and may_adopt(s, seat, government):
        worth = max(worth, advance_worth(o, government))
    policy = wanted_policy(o, COMMISSION_PRICE)
    return worth if policy == NOBODY else max(worth, policy_worth(o, policy))


def beside_commission(price: tuple[int, ...]) -> tuple[int, ...]:
    return (*price[:CULTURE], price[CULTURE] + COMMISSION_PRICE)


def cut_bureaucracy(o: Outlook, options: list[int]) -> int:
    """A13.2 Actions that nobody needs any more become culture."""
    return BUREAUCRACY if BUREAUCRACY in options and not o.s.acted else NO_REPLY


def choose_end(options: list[int]) -> int:
    """A3.4 Who passes gives away what he could still do: first he only ends his turn."""
    return END if END in options else PASS


def choose_aid(o: Outlook, options: list[int]) -> int:
    """A13.5 From what is spare; while it is cheap it comes before everything else."""
    price = aid_price(o.s, o.seat)
    gain = AID_YIELD * (o.left - 1)
    able = spare(o, CULTURE) >= price or gain > FIRST_OF_ALL * price
    return AID if AID in options and gain > price and able else NO_REPLY
