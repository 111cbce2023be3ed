"""A10.3 to A10.9 Policies: introduced at a price, exchanged, kept and lost with governments."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import POLICY, POLICY_NAMES
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.regimes import (
    BOUND,
    INTRODUCED,
    KEPT,
    PER_MEMBER,
    POLICY_COST,
    POLICY_WORKS,
)
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.content.words import FLAGS, SLOTS, VERBS
from raumhafen.games.sternenkinder.rules.core.effects import Instant
from raumhafen.games.sternenkinder.rules.core.income import standing
from raumhafen.games.sternenkinder.rules.core.levels import LOSE_SLOT
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import POLICY_INTRODUCED, announce
from raumhafen.games.sternenkinder.rules.core.pacts import members
from raumhafen.games.sternenkinder.rules.core.places import planets_of, sites_at, slots
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.regimes import (
    PRAISED,
    active,
    bits_of,
    counter,
    culture_price,
    outlawed,
)
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.politics import cabinet_advisors
from raumhafen.games.sternenkinder.rules.strategy.politics import (
    KINDS,
    action_for_government,
    culture,
    pay_culture,
)
from raumhafen.games.sternenkinder.state import SternState

PLACES: Final = 3  # A10.4
SLOTS_VERB: Final = VERBS.index("slots")
POLICY_SLOT: Final = SLOTS.index("policy")
POLICY_STEP: Final = QUANTITY["policy.cost"]

# --- A10.4 limits, A10.8 prices ------------------------------------------------------------------


def places(s: SternState, seat: int) -> int:
    """A10.4 Three active policies, more by technologies."""
    more = standing(s, seat, SLOTS_VERB)
    return PLACES + sum(effect.amounts[POLICY_SLOT] for _, effect in more)


def is_full(s: SternState, seat: int) -> bool:
    return active(s, seat).bit_count() >= places(s, seat)


def policy_price(s: SternState, seat: int, policy: int) -> int:
    """A10.3, A10.8 In C; some cost so much for each member of the federation."""
    number = len(members(s, seat)) if PER_MEMBER[policy] else 1
    base = changed(s, seat, POLICY_STEP, POLICY_COST[policy] * number)
    return culture_price(s, seat, base)


# --- A10.3 introducing: args = [policy] ----------------------------------------------------------

NEW: Final = 0


def may_introduce(s: SternState, seat: int, policy: int) -> bool:
    """A10.3 Of the present government, or of the level below it, and not in play yet."""
    suits = INTRODUCED[s.government[seat]] & ~active(s, seat) & ~outlawed(s)
    return POLICY_WORKS[policy] and bool(suits >> policy & 1)


def policy_options(s: SternState, seat: int) -> list[int]:
    if not s.politics or s.acted or action_for_government(s, seat) < 0:
        return []
    return [
        POLICY + policy
        for policy in bits_of(INTRODUCED[s.government[seat]])
        if may_introduce(s, seat, policy) and policy_price(s, seat, policy) <= culture(s, seat)
    ]


def develop(s: SternState, seat: int, policy: int) -> None:
    """A10.3 Costs a political action and C; without a free place another one goes."""
    s.budget[KINDS * seat + action_for_government(s, seat)] -= 1
    pay_culture(s, seat, policy_price(s, seat, policy))
    s.call(INTRODUCE, seat, [policy])


def replaced_options(s: SternState, seat: int) -> list[int]:
    return [POLICY + policy for policy in bits_of(active(s, seat))]


REPLACED: Final[Ask] = Ask("policy-replaced", "A10.4", replaced_options)


def ask_replaced(s: SternState, f: Frame) -> None:
    """A10.4 Which one is exchanged, if there is no place left."""
    if is_full(s, f.seat):
        s.choose(f.seat, REPLACED, replaced_options(s, f.seat))
    else:
        introduce(s, f.seat, f.args[NEW])
        f.leave()


def replace(s: SternState, f: Frame) -> None:
    """A10.3 The new one takes its place."""
    old = s.answers[f.seat] - POLICY
    s.tell("event-policy-gone", "A10.3", {"seat": f.seat, "policy": POLICY_NAMES[old]})
    s.policies[f.seat] &= ~(1 << old)
    introduce(s, f.seat, f.args[NEW])


INTRODUCE: Final[Script] = script("introduce", ask_replaced, replace)


def introduce(s: SternState, seat: int, policy: int) -> None:
    """A10.3 It works at once."""
    s.policies[seat] |= 1 << policy
    s.resting[seat] &= ~(1 << policy)
    s.tell("event-policy", "A10.3", {"seat": seat, "policy": POLICY_NAMES[policy]})
    renew(s, seat)
    announce(s, POLICY_INTRODUCED, seat, subject=policy)


def renew(s: SternState, seat: int) -> None:
    """Totals of all who have something of the policies of a seat; sites that are gone are lost."""
    for member in members(s, seat):
        tally(s, member)
    for cell in planets_of(s, seat):
        crowded = sites_at(s, cell)
        if crowded and len(crowded) > slots(s, cell):
            s.call(LOSE_SLOT, seat, [cell])


def why_no_policy(s: SternState, seat: int, policy: int) -> IllegalAction | None:
    """The rule that forbids to introduce a policy."""
    if not s.politics or not POLICY_WORKS[policy]:
        return None
    if outlawed(s) >> policy & 1:
        return IllegalAction("illegal-policy-outlawed", {}, "A16.6")
    if active(s, seat) >> policy & 1:
        return IllegalAction("illegal-policy-in-play", {}, "A10.3")
    if not INTRODUCED[s.government[seat]] >> policy & 1:
        return IllegalAction("illegal-policy-foreign", {}, "A10.3")
    price = policy_price(s, seat, policy)
    if culture(s, seat) < price:
        return IllegalAction("illegal-costs-more", {"price": price}, "A10.3")
    return IllegalAction("illegal-no-government-action", {}, "A4.3")


# --- A10.6 another government: args = [] ---------------------------------------------------------


def hear_reform(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.6 Bound policies rest, unless the new government follows theirs or precedes it."""
    foreign = BOUND & ~KEPT[s.government[seat]]
    for policy in bits_of(active(s, seat) & foreign):
        s.tell("event-policy-rests", "A10.6", {"seat": seat, "policy": POLICY_NAMES[policy]})
    s.resting[seat] = s.policies[seat] & foreign
    renew(s, seat)
    s.call(CROWDED, seat)


def crowded_options(s: SternState, seat: int) -> list[int]:
    return [POLICY + policy for policy in bits_of(active(s, seat))]


TOO_MANY: Final[Ask] = Ask("policy-rests", "A10.6", crowded_options)


def ask_resting(s: SternState, f: Frame) -> None:
    """A10.6 While there are more active policies than places."""
    if active(s, f.seat).bit_count() > places(s, f.seat):
        s.choose(f.seat, TOO_MANY, crowded_options(s, f.seat))
    else:
        f.leave()


def rest(s: SternState, f: Frame) -> None:
    """A10.6 The owner chooses which stay active."""
    policy = s.answers[f.seat] - POLICY
    s.resting[f.seat] |= 1 << policy
    s.tell("event-policy-rests", "A10.6", {"seat": f.seat, "policy": POLICY_NAMES[policy]})
    f.jump(ask_resting)
    renew(s, f.seat)


CROWDED: Final[Script] = script("crowded_policies", ask_resting, rest)


# --- A22.13 Heaven: args = [] --------------------------------------------------------------------

FREE_POLICY: Final = FLAGS.index("free_policy_of_this_government")


def grant(s: SternState, f: Frame, effect: Effect) -> None:
    """A22.13 A policy of this government for nothing, or what the policy has cost."""
    if cabinet_advisors.grant(s, f, effect):
        return
    if effect.what == FREE_POLICY and free_options(s, f.seat):
        s.call(HEAVEN, f.seat)
        return
    price = policy_price(s, f.seat, counter(s, f.seat, PRAISED))
    s.account[4 * f.seat + CULTURE] += price
    s.tell("event-gains", "A22.13", {"seat": f.seat, "amount": price, "resource": "culture"})


def free_options(s: SternState, seat: int) -> list[int]:
    """A free policy needs a free place (ruling)."""
    if is_full(s, seat):
        return []
    own = INTRODUCED[s.government[seat]]
    return [POLICY + policy for policy in bits_of(own) if may_introduce(s, seat, policy)]


HEAVENLY: Final[Ask] = Ask("heaven", "A22.13", free_options)


def ask_heaven(s: SternState, f: Frame) -> None:
    """A22.13 Which policy."""
    s.choose(f.seat, HEAVENLY, free_options(s, f.seat))


def take_heaven(s: SternState, f: Frame) -> None:
    """A22.13 Free of cost."""
    introduce(s, f.seat, s.answers[f.seat] - POLICY)


HEAVEN: Final[Script] = script("heaven", ask_heaven, take_heaven)
POLICY_DEEDS: Final[dict[str, Instant]] = {"flag": grant}

ENTRIES: Final = [
    Entry(POLICY, policy_options, develop, why_not=why_no_policy, size=len(POLICY_NAMES))
]
SCRIPTS: Final[list[Script]] = [INTRODUCE, CROWDED, HEAVEN]
ASKS: Final[list[Ask]] = [REPLACED, TOO_MANY, HEAVENLY]
