"""Advisors of a ruler: taken and raised where they pay, the veto against what harms."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    ADVISOR,
    AMOUNT,
    CONSULT,
    NO,
    SEEK,
    SKILL,
    YES,
)
from raumhafen.games.sternenkinder.bots.outlook import POINT, Outlook
from raumhafen.games.sternenkinder.bots.rulers import among, effects_worth
from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ABILITY_EFFECT,
    ADVISOR_NAMES,
    ADVISORS,
    BASIC,
    FULL_POINTS,
    HIGHEST_LEVEL,
    LEVEL_OF,
    UPKEEP,
)
from raumhafen.games.sternenkinder.content.regimes import SOCIOCRACY
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core.advisors import advisor_places, advisors_of
from raumhafen.games.sternenkinder.rules.core.regimes import is_family
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.politics.cabinet_advisors import (
    EXPERTS,
    price_of,
    skill_price,
)
from raumhafen.games.sternenkinder.rules.strategy.ending import all_points
from raumhafen.games.sternenkinder.state import SternState

# what abilities bring in a round beside incomes and capacity, in resources
EXTRA: Final = {
    ("voice_okima", 1): 4.0, ("voice_okima", 2): 3.0, ("voice_okima", 3): 3.0,
    ("clan_member", 0): 0.5, ("clan_member", 1): 0.5, ("clan_member", 2): 1.0,
    ("clan_member", 3): 2.0, ("clan_member", 4): 4.0,
    ("mouth_witnesses", 0): 0.5, ("mouth_witnesses", 1): 0.5, ("mouth_witnesses", 4): 1.0,
    ("countess_swan", 1): 2.0, ("countess_swan", 3): 1.0, ("countess_swan", 4): 2.0,
    ("tor_contact", 0): 1.0, ("tor_contact", 2): 1.0, ("tor_contact", 3): 1.0,
    ("form_builder", 0): 2.0, ("form_builder", 1): 3.0, ("form_builder", 3): 4.0,
    ("form_builder", 4): 3.0,
    ("welle_researcher", 0): 1.5, ("welle_researcher", 1): 2.0, ("welle_researcher", 2): 0.5,
    ("welle_researcher", 3): 3.0, ("welle_researcher", 4): 2.0,
    ("seele_captain", 0): 0.5, ("seele_captain", 1): 1.0, ("seele_captain", 2): 1.0,
    ("seele_captain", 4): 0.5,
    ("kosme_admiral", 1): 1.0, ("kosme_admiral", 2): 1.5, ("kosme_admiral", 3): 1.0,
    ("kosme_admiral", 4): 0.5,
    ("high_councillor", 0): 1.5, ("high_councillor", 1): 1.0, ("high_councillor", 2): 0.5,
    ("high_councillor", 3): 2.0,
    ("rain_settler", 0): 0.5, ("rain_settler", 1): 1.0, ("rain_settler", 2): 2.0,
    ("rain_settler", 3): 2.0,
}  # fmt: skip
FULL_WORTH: Final = 0.9  # of points that need two more levels
SPARE: Final = 4  # C that stays
LONG: Final = 3.0  # rounds that must be left to look for somebody
LIFE: Final = 4  # C for the life of an advisor


# --- what they are worth -------------------------------------------------------------------------


def ability_worth(o: Outlook, at: int) -> float:
    """What an ability brings in a round."""
    advisor, ability = divmod(at, ABILITIES)
    extra = EXTRA.get((ADVISOR_NAMES[advisor], ability), 0.0)
    return effects_worth(o, ABILITY_EFFECT[at]) + extra


def advisor_worth(o: Outlook, advisor: int) -> float:
    """Until the end, after price and upkeep; and the points that he may bring later."""
    gain = ability_worth(o, ABILITIES * advisor + BASIC) - UPKEEP[advisor] * o.worth[CULTURE]
    price = o.value(price_of(o.s, o.seat, advisor, BASIC))
    hope = FULL_WORTH * FULL_POINTS[advisor] * POINT if o.left > LONG else 0.0
    dear = sum(o.value(price_of(o.s, o.seat, advisor, level)) for level in (1, 2))
    return gain * max(0.0, o.left - 1) - price + max(0.0, hope - dear)


def skill_worth(o: Outlook, at: int) -> float:
    """A10.13 The second level is two points."""
    advisor, ability = divmod(at, ABILITIES)
    full = LEVEL_OF[ability] == HIGHEST_LEVEL
    points = FULL_POINTS[advisor] * POINT if full else POINT / 2 if o.left > LONG else 0.0
    gain = ability_worth(o, at) * max(0.0, o.left - 1)
    return gain + points - o.value(skill_price(o.s, o.seat, at))


# --- the politics phase --------------------------------------------------------------------------


def choose_cabinet(o: Outlook, options: list[int]) -> int:
    """Raise him, or bring one into play; NO_REPLY if nothing pays."""
    found = best_skill(o, options)
    return found if found != NO_REPLY else best_advisor(o, options)


def best_skill(o: Outlook, options: list[int]) -> int:
    found = among(options, SKILL, ADVISORS * ABILITIES)
    best = max(found, key=lambda action: skill_worth(o, action - SKILL), default=NO_REPLY)
    return best if best != NO_REPLY and skill_worth(o, best - SKILL) > 0 else NO_REPLY


def has_place(o: Outlook) -> bool:
    return len(advisors_of(o.s, o.seat)) < advisor_places(o.s, o.seat)


def best_advisor(o: Outlook, options: list[int]) -> int:
    """A10.12 While there is a place, and something is left for other things."""
    if not has_place(o):
        return NO_REPLY
    able = o.s.account[4 * o.seat + CULTURE] - SPARE
    found = [
        action
        for action in among(options, ADVISOR, ADVISORS)
        if price_of(o.s, o.seat, action - ADVISOR, BASIC)[CULTURE] <= able
    ]
    best = max(found, key=lambda action: advisor_worth(o, action - ADVISOR), default=NO_REPLY)
    return best if best != NO_REPLY and advisor_worth(o, best - ADVISOR) > 0 else NO_REPLY


def look_for_one(o: Outlook, options: list[int]) -> int:
    """A10.11 With experts, time and a place; a Sociocracy has the actions for it."""
    s, seat = o.s, o.seat
    wants = SEEK in options and o.left > LONG and has_place(o) and has_flag(s, seat, EXPERTS)
    poor = not s.advisor_hand[seat] and (not s.advisor_row or is_family(s, seat, SOCIOCRACY))
    return SEEK if wants and poor else NO_REPLY


def choose_consultation(o: Outlook, options: list[int]) -> int:
    """A10.13 Whoever can be asked is asked."""
    found = among(options, CONSULT, ADVISORS)
    return found[0] if found else NO_REPLY


def choose_haste(options: list[int]) -> int:
    """A10.13 The Tor Contact, who lets a fleet go farther; NO_REPLY without him."""
    return next(iter(among(options, CONSULT, ADVISORS)), NO_REPLY)


# --- answers -------------------------------------------------------------------------------------


def least_advisor(o: Outlook, options: list[int]) -> int:
    return min(options, key=lambda action: advisor_worth(o, action - ADVISOR))


def greatest_skill(o: Outlook, options: list[int]) -> int:
    return max(options, key=lambda action: skill_worth(o, action - SKILL))


def object_to_leader(s: SternState, seat: int, options: list[int]) -> int:
    """Decision 40: against who is ahead; others may act."""
    acting = s.active
    points = all_points(s)
    ahead = points[acting] == max(points) and points[acting] > points[seat]
    return YES if ahead and points[acting] * 2 >= s.target else NO


def bid_for_life(s: SternState, seat: int, options: list[int]) -> int:
    """A8.41 Something, if there is much."""
    most = options[-1] - AMOUNT
    return AMOUNT + min(most // 2, LIFE + s.round % 3)


def take_if_rich(s: SternState, seat: int, options: list[int]) -> int:
    return YES


def first(s: SternState, seat: int, options: list[int]) -> int:
    return options[0]


def last(s: SternState, seat: int, options: list[int]) -> int:
    return options[-1]


CABINET_CHOICES: Final[dict[str, Callable[[SternState, int, list[int]], int]]] = {
    "veto": object_to_leader,
    "attempt-bid": bid_for_life,
    "clan-card": take_if_rich,
    "pirate-place": first,
    "seele-milestone": take_if_rich,
    "all-laws": first,
    "claimed-law": first,
    "forum": last,
    "clan-place": first,
    "incite": last,
    "assistance": first,
    "protection-place": first,
}
CABINET_LOOKS: Final[dict[str, Callable[[Outlook, list[int]], int]]] = {
    "advisor-surplus": least_advisor,
    "advisor-replaced": least_advisor,
    "advisor-free": greatest_skill,
}
