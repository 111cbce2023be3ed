"""What a ruler does in the politics phase: governments, cabinet, deeds and gifts."""

from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    CABINET,
    CABINET_IDS,
    GOVERN,
    PASS,
    REFORM_IDS,
    REFORMS,
)
from raumhafen.games.sternenkinder.bots.agents import choose_agency, choose_talks
from raumhafen.games.sternenkinder.bots.cabinet import choose_cabinet, look_for_one
from raumhafen.games.sternenkinder.bots.council import choose_session
from raumhafen.games.sternenkinder.bots.dealers import choose_card, choose_deal
from raumhafen.games.sternenkinder.bots.explorer import free_worlds, wants_analysis, wants_world
from raumhafen.games.sternenkinder.bots.outlook import AID_YIELD, Outlook
from raumhafen.games.sternenkinder.bots.plans import (
    choose_aid,
    choose_commission,
    choose_end,
    choose_policy,
    cut_bureaucracy,
    spare_wealth,
)
from raumhafen.games.sternenkinder.bots.rulers import choose_reform
from raumhafen.games.sternenkinder.bots.treaties import choose_treaty, choose_truce, choose_war
from raumhafen.games.sternenkinder.content.effects import UNCONDITIONAL
from raumhafen.games.sternenkinder.content.regimes import AUTOCRACY
from raumhafen.games.sternenkinder.content.tables import AWE, FOOD, GOVERNMENT_EFFECT, STATE_SIZE
from raumhafen.games.sternenkinder.content.tables import TRADE as RATIOS
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.spread import wealth
from raumhafen.games.sternenkinder.rules.strategy.ending import side, side_points
from raumhafen.games.sternenkinder.rules.strategy.politics import GIFT_PRICE, aid_price
from raumhafen.games.sternenkinder.state import SternState

# what a round of a government is worth beside its income
CAPACITY: Final = 2.25  # a point of capacity
PLANET: Final = 1.0  # one more planet
LACK: Final = 0.15  # lost for each that is there already
TRADE: Final = 0.75  # lost for each AWE that a resource costs
LEANING: Final = 4.0  # of a ruler without reasons
RIVAL: Final = 1.0  # lost for each other player with the same government
SOVEREIGNTY: Final = 0.4  # A15.3 a fleet without upkeep
LIKING: Final = 9.0  # for the one that suits a style
AID: Final = CABINET + CABINET_IDS.index("development_aid")
GIFT: Final = CABINET + CABINET_IDS.index("gift")
ANALYSE: Final = CABINET + CABINET_IDS.index("analyse")
EXPEDITION: Final = CABINET + CABINET_IDS.index("expedition")
RESERVE: Final = 30  # what a ruler who has other plans keeps before he gives anything away


def choose_politics(o: Outlook, options: list[int]) -> int:
    """A better government, what pays in the cabinet, a gift for what is left."""
    s, seat = o.s, o.seat
    if GIFT in options and side_points(s, seat) + 1 >= s.target * len(side(s, seat)):
        return GIFT
    if s.government[seat] == 0 and s.next_government[seat] < 0:
        reforms = [action for action in options if GOVERN <= action < GOVERN + len(REFORM_IDS)]
        if reforms:
            return max(reforms, key=lambda action: reform_worth(o, action - GOVERN))
    if ANALYSE in options and wants_analysis(s, seat):
        return ANALYSE
    if EXPEDITION in options and wants_world(s, seat, o.style.growth > 1.0):
        return EXPEDITION
    if o.politics:
        return choose_deeds(o, options)
    if AID in options and AID_YIELD * (o.left - 1) > aid_price(s, seat):
        return AID
    return GIFT if GIFT in options and gives(o) else PASS


def choose_deeds(o: Outlook, options: list[int]) -> int:
    """What politics offers, the weightiest first; what is left of the actions becomes culture."""
    for choose in POLITICAL_CHOICES:
        found = choose(o, options)
        if found != NO_REPLY:
            return found
    return choose_end(options)


def choose_council(o: Outlook, options: list[int]) -> int:
    return choose_session(o.s, o.seat, options)


def choose_gift(o: Outlook, options: list[int]) -> int:
    """A13.8 Not from what is saved for more than that."""
    able = spare_wealth(o) >= GIFT_PRICE and gives(o)
    return GIFT if GIFT in options and able else NO_REPLY


# what comes first; who has nothing else to do looks for advisors
POLITICAL_CHOICES: Final = (
    choose_card, choose_talks, choose_truce, choose_cabinet, choose_policy, choose_reform,
    choose_commission, choose_war, choose_aid, choose_treaty, look_for_one, choose_council,
    choose_agency, choose_deal, choose_gift, cut_bureaucracy,
)  # fmt: skip


def gives(o: Outlook) -> bool:
    """A13.8 Who has other plans keeps something for them, until the end is near."""
    rich = wealth(o.s, o.seat) >= GIFT_PRICE + RESERVE
    return o.style.money >= 1.0 or rich or o.left < 3


def reform_worth(o: Outlook, reform: int) -> float:
    """A14 What lacks most, room for planets that are known; less if others have it already.

    All five are about as good (docs/balance.md), so that the position decides.
    """
    s, government = o.s, REFORMS[reform]
    known = len(planets_of(s, o.seat)) + 1 + len(free_worlds(s))
    worth = PLANET * min(STATE_SIZE[government], known)
    worth -= TRADE * RATIOS[16 * government + 4 * AWE + FOOD]
    for effect in GOVERNMENT_EFFECT[government]:
        verb = VERBS[effect.verb]
        if verb == "income":
            worth += o.value(effect.amounts) - LACK * stock(o, effect.amounts)
        elif verb == "capacity" and effect.only_if == UNCONDITIONAL:
            worth += CAPACITY * sum(effect.amounts[:2])
    if s.politics and government == AUTOCRACY:
        worth += SOVEREIGNTY
    rivals = sum(
        government in (s.government[other], s.next_government[other])
        for other in range(s.seats)
        if other != o.seat
    )
    liked = LIKING if o.style.government == REFORM_IDS[reform] else 0.0
    return worth + liked + LEANING * leaning(s, o.seat, reform) - RIVAL * rivals


def leaning(s: SternState, seat: int, reform: int) -> float:
    """From 0 to 1: rulers differ, by what has been discovered and by what they found."""
    mood = 31 * sum(s.tile) + 17 * seat + 7 * (s.hand[seat] % 1009)
    return mood * (2 * reform + 3) % 13 / 12


def stock(o: Outlook, amounts: tuple[int, ...]) -> int:
    """How much there is of what comes in."""
    return sum(o.s.account[4 * o.seat + resource] for resource in range(4) if amounts[resource])
