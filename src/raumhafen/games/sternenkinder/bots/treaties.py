"""Treaties of a ruler: made and kept where they pay, answered at once and out of turn."""

from math import log
from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    ACCEPT,
    AMOUNT,
    ARMISTICE,
    COUNTER,
    DECLARE,
    END,
    EXCHANGE,
    GIVE,
    NO,
    PACT,
    PACTS,
    PAYERS,
    REFUSE,
    SEATS,
    YES,
)
from raumhafen.games.sternenkinder.bots.odds import against, ships_of
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.plans import spare
from raumhafen.games.sternenkinder.bots.war import GOOD
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE
from raumhafen.games.sternenkinder.content.regimes import CORPORATOCRACY
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE, TECH
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.agents import embassies
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.pacts import ARMAMENT, TRADE, has_treaty
from raumhafen.games.sternenkinder.rules.core.spread import wealth
from raumhafen.games.sternenkinder.rules.politics import (
    armistice,
    declaring,
    exchanges,
    goals,
    offers,
    raids,
    treaties,
)
from raumhafen.games.sternenkinder.rules.politics.asides import (
    can_carry_out,
    other_payers,
    to_answer,
)
from raumhafen.games.sternenkinder.rules.politics.costs import cost
from raumhafen.games.sternenkinder.rules.politics.offers import (
    EXCHANGE_MATTER,
    FROM,
    GIVEN,
    MATTER,
    STAGE,
    TO,
    WANTED,
)
from raumhafen.games.sternenkinder.rules.politics.wars import PEACE_ROUNDS
from raumhafen.games.sternenkinder.rules.strategy import common_wars
from raumhafen.games.sternenkinder.rules.strategy.ending import all_points, victory_points
from raumhafen.games.sternenkinder.state import OFFER_ROW, SternState

PLACES: Final = len(SEATS)
PER_ROUND: Final = {TRADE: 0.8, ARMAMENT: 0.4}  # what a treaty brings in a round, in resources
AGAIN: Final = 0.1  # of it where there is one already
LEADER: Final = 0.5  # of it where it helps who leads
CULTURE_OF_TREATIES: Final = TECH["tech.interportal_culture"]
PLENTY: Final = 12.0  # with so much of a resource, one more is worth half
WEIGHT: Final = [1.0, 1.2, 1.0, 1.4]  # of each resource
LOT: Final = 4  # of an exchange
ACTION: Final = 1.0  # culture that an unused action brings (A13.2)
PAID: Final = 2.0  # AWE that a Corporatocracy gets for a treaty (A14.1)
WAR_TIME: Final = 3.0  # rounds that must be left for a war
WAR_CHEST: Final = 6  # culture for its price and its upkeep
REACH: Final = 3  # systems to a fleet or planet of the target
TIRED: Final = 3  # culture a round
RESERVE: Final = 2  # culture that stays after preventing a war
GAIN: Final = 0.02  # by how much an exchange must help


def treaty_worth(o: Outlook, kind: int, partner: int) -> float:
    """What a treaty brings until the end, in resources."""
    s, seat = o.s, o.seat
    worth = PER_ROUND.get(kind, 0.0)
    if has_treaty(s, kind, seat, partner):
        worth *= AGAIN
    worth += for_each_treaty(o)
    points = all_points(s)
    if points[partner] == max(points) > points[seat]:
        worth *= LEADER
    return worth * max(0.0, o.left - 1)


def for_each_treaty(o: Outlook) -> float:
    """What one more treaty of any kind earns in a round."""
    s, seat = o.s, o.seat
    money = embassies(s, seat) + (PAID if s.government[seat] == CORPORATOCRACY else 0.0)
    culture = o.worth[CULTURE] if s.techs[seat] >> CULTURE_OF_TREATIES & 1 else 0.0
    return money * o.worth[AWE] + culture


def is_good(o: Outlook, kind: int, partner: int, paid: int) -> bool:
    return treaty_worth(o, kind, partner) > paid * o.worth[CULTURE]


def choose_treaty(o: Outlook, options: list[int]) -> int:
    """The treaty that brings most beyond half of its cost; NO_REPLY without a good one."""
    best, most = NO_REPLY, 0.0
    for action in options:
        if PACT <= action < PACT + PLACES * len(PACTS):
            kind, partner = divmod(action - PACT, PLACES)
            half = (cost(o.s, kind, o.seat, partner) + 1) / 2
            if spare(o, CULTURE) < half:
                continue
            worth = treaty_worth(o, kind, partner) - (half + ACTION) * o.worth[CULTURE]
            if worth > most:
                best, most = action, worth
    return best


def choose_share(s: SternState, seat: int, options: list[int]) -> int:
    """Half of it, or what comes next to half."""
    kind, partner, _ = s.stack[-1].args
    half = cost(s, kind, seat, partner) // 2
    return min(options, key=lambda action: abs(action - AMOUNT - half))


def choose_answer(o: Outlook, options: list[int]) -> int:
    """Yes if it pays, else the most that would."""
    f = o.s.stack[-1]
    kind, _, share = f.args
    if is_good(o, kind, f.seat, share):
        return YES
    fair = [a for a in options if a >= AMOUNT and is_good(o, kind, f.seat, a - AMOUNT)]
    fair = [a for a in fair if a < AMOUNT + share]
    return max(fair) if fair else NO


def choose_counter(o: Outlook, options: list[int]) -> int:
    kind, partner, share = o.s.stack[-1].args
    rest = cost(o.s, kind, o.seat, partner) - share
    return YES if is_good(o, kind, partner, rest) else NO


# --- A5.14 exchanges -----------------------------------------------------------------------------


def need(s: SternState, seat: int, resource: int) -> float:
    """What one more of a resource is worth: the less there is, the more."""
    return WEIGHT[resource] / (PLENTY + max(0, s.account[4 * seat + resource]))


def gains(s: SternState, seat: int, gets: list[int], gives: list[int]) -> bool:
    """What comes is needed more than what goes, also when it has come: nobody swaps it back."""
    return sum(profit(s, seat, r, gets[r] - gives[r]) for r in range(4)) > GAIN


def profit(s: SternState, seat: int, resource: int, more: int) -> float:
    """What a change of one account is worth."""
    have = PLENTY + max(0, s.account[4 * seat + resource])
    return WEIGHT[resource] * log((have + more) / have) if more else 0.0


def fair_exchange(s: SternState, seat: int, partner: int) -> tuple[int, int]:
    """A resource of which I have plenty for one of which the partner has; (-1, -1) without."""
    for given in sorted(range(len(RESOURCES)), key=lambda r: need(s, seat, r)):
        for wanted in sorted(range(len(RESOURCES)), key=lambda r: -need(s, seat, r)):
            gives = [LOT if r == given else 0 for r in range(4)]
            wants = [LOT if r == wanted else 0 for r in range(4)]
            if (
                given != wanted
                and exchanges.can_swap(s, seat, partner, gives, wants)
                and gains(s, seat, wants, gives)
                and gains(s, partner, gives, wants)
            ):
                return given, wanted
    return NO_REPLY, NO_REPLY


def choose_exchange(s: SternState, seat: int, options: list[int]) -> int:
    """An exchange that both want; NO_REPLY without one."""
    possible = [a for a in options if EXCHANGE <= a < EXCHANGE + PLACES]
    good = [a for a in possible if fair_exchange(s, seat, a - EXCHANGE)[0] >= 0]
    return good[0] if good else NO_REPLY


def choose_given(s: SternState, seat: int, options: list[int]) -> int:
    given = fair_exchange(s, seat, s.stack[-1].args[exchanges.PARTNER])[0]
    return GIVE + given if GIVE + given in options else options[0]


def choose_lot(s: SternState, seat: int, options: list[int]) -> int:
    return min(options, key=lambda action: abs(action - AMOUNT - LOT))


def choose_wanted(s: SternState, seat: int, options: list[int]) -> int:
    """As much as is given, of the one resource that is wanted."""
    args = s.stack[-1].args
    wanted = fair_exchange(s, seat, args[exchanges.PARTNER])[1]
    return choose_lot(s, seat, options) if args[exchanges.ASKED] == wanted else options[0]


def answer_barter(s: SternState, seat: int, options: list[int]) -> int:
    given, wanted = exchanges.bargain(s.stack[-1].args)
    return YES if gains(s, seat, given, wanted) else NO


# --- out of turn ---------------------------------------------------------------------------------


def reply(o: Outlook, asides: list[int]) -> int:
    """An answer to the first offer that waits for one: yes, another share, or no."""
    s, seat = o.s, o.seat
    for at in to_answer(s, seat):
        matter = s.offers[at + MATTER]
        other = s.offers[at + TO] if s.offers[at + FROM] == seat else s.offers[at + FROM]
        number = PLACES * matter + other
        if can_carry_out(s, at) and wants(o, at):
            return ACCEPT + number
        fair = fair_payers(o, at)
        counters = [COUNTER + len(PAYERS) * number + payer for payer in fair]
        return next((a for a in counters if a in asides), REFUSE + number)
    return NO_REPLY


def wants(o: Outlook, at: int) -> bool:
    row, s = o.s.offers, o.s
    if row[at + MATTER] == EXCHANGE_MATTER:
        return gains(s, o.seat, row[at + GIVEN : at + WANTED], row[at + WANTED : at + OFFER_ROW])
    kind, seat, partner, share = row[at : at + STAGE]
    if partner == o.seat:
        return is_good(o, kind, seat, share)
    return is_good(o, kind, partner, cost(s, kind, seat, partner) - share)


def fair_payers(o: Outlook, at: int) -> list[int]:
    """Half, or that who offers pays, if that would be good; nothing against a counter-offer."""
    kind, seat, partner, share = o.s.offers[at : at + STAGE]
    if kind == EXCHANGE_MATTER or partner != o.seat or o.s.offers[at + STAGE] != offers.OPEN:
        return []
    whole = cost(o.s, kind, seat, partner)
    parts = (0, whole // 2, whole)
    return [
        payer
        for payer in reversed(other_payers(o.s, at))
        if parts[payer] < share and is_good(o, kind, seat, parts[payer])
    ]


# --- A6 war --------------------------------------------------------------------------------------


def choose_war(o: Outlook, options: list[int]) -> int:
    """War on a weaker player whose fleets or planets are in reach and who cannot prevent it, with
    culture to carry it for two rounds; else NO_REPLY.
    """
    s, seat = o.s, o.seat
    if s.foes[seat] or o.left < WAR_TIME or s.account[4 * seat + CULTURE] < WAR_CHEST:
        return NO_REPLY
    foes = [action for action in options if DECLARE <= action < DECLARE + PLACES]
    good = [
        action
        for action in foes
        if in_reach(s, seat, action - DECLARE) and can_insist(s, seat, action - DECLARE)
    ]
    return max(good, key=lambda action: victory_points(s, action - DECLARE), default=NO_REPLY)


def in_reach(s: SternState, seat: int, foe: int) -> bool:
    """Whether a victory over the foe can be had soon; planets hold out too long."""
    fleets = {s.fleet_at[at] for at in fleets_of(s, foe)}
    return any(is_winnable(s, seat, foe, cell) for cell in sorted(fleets))


def is_winnable(s: SternState, seat: int, foe: int, cell: int) -> bool:
    """Whether the fleets that can soon be there would win a battle."""
    own = [at for at in fleets_of(s, seat) if DISTANCE[s.fleet_at[at] * CELLS + cell] <= REACH]
    return bool(own) and against(s, foe, cell, ships_of(s, own)).win > GOOD


def can_insist(s: SternState, seat: int, foe: int) -> bool:
    """Whether the foe cannot pay to prevent the war, or there is a reason for it."""
    spent = s.account[4 * seat + CULTURE] - RESERVE
    sure = declaring.prevention(s, foe, spent) > s.account[4 * foe + CULTURE]
    return sure or goals.has_casus(s, seat, foe)


def choose_truce(o: Outlook, options: list[int]) -> int:
    """An armistice when the war costs more than it can bring; else NO_REPLY."""
    s, seat = o.s, o.seat
    if foes.upkeep(s, seat) < TIRED:
        return NO_REPLY
    return next((a for a in options if ARMISTICE <= a < ARMISTICE + PLACES), NO_REPLY)


def first_answer(s: SternState, seat: int, options: list[int]) -> int:
    """The cheapest price, the smallest gift, no raid, the equal part."""
    return options[0]


def choose_price(s: SternState, seat: int, options: list[int]) -> int:
    """The least that the foe cannot pay to prevent the war, if enough is left for its upkeep."""
    foe = s.stack[-1].args[declaring.FOE]
    rich, own = s.account[4 * foe + CULTURE], s.account[4 * seat + CULTURE]
    sure = [a for a in options if declaring.prevention(s, foe, a - AMOUNT) > rich]
    return sure[0] if sure and own - (sure[0] - AMOUNT) >= RESERVE else options[0]


def choose_goal(s: SternState, seat: int, options: list[int]) -> int:
    """One victory is enough."""
    return END if END in options else next((a for a in options if a >= AMOUNT), options[0])


def choose_prevention(s: SternState, seat: int, options: list[int]) -> int:
    """Who has fewer fleets pays, if something is left then."""
    f = s.stack[-1]
    price = declaring.prevention(s, seat, f.args[declaring.PRICE])
    weak = len(fleets_of(s, seat)) < len(fleets_of(s, f.seat))
    return YES if weak and s.account[4 * seat + CULTURE] >= price + RESERVE else NO


def choose_war_now(s: SternState, seat: int, options: list[int]) -> int:
    """A free declaration is taken by who is clearly stronger and in no other war."""
    foe = s.stack[-1].args[declaring.FOE]
    free = not s.foes[seat] and s.account[4 * seat + CULTURE] >= RESERVE
    return YES if free and in_reach(s, seat, foe) else NO


def accept_truce(s: SternState, seat: int, options: list[int]) -> int:
    """Peace, unless the war goes well and costs nothing."""
    return YES if foes.upkeep(s, seat) >= 1 or not fleets_of(s, seat) else NO


def choose_wish(s: SternState, seat: int, options: list[int]) -> int:
    """No more than what was offered; bots make no counter-offer of their own."""
    args = s.stack[-1].args
    return AMOUNT + args[armistice.GIFTS + args[armistice.NEXT]]


def answer_wish(s: SternState, seat: int, options: list[int]) -> int:
    """Peace may cost what the war does in that time; who has no fleets left pays up to half of all
    he has.
    """
    args = s.stack[-1].args
    most = (1 + PEACE_ROUNDS) * foes.upkeep(s, seat)
    if not fleets_of(s, seat):
        most = max(most, wealth(s, seat) // 2)
    return YES if sum(args[armistice.GIFTS : armistice.NEXT]) <= most else NO


TREATY_CHOICES: Final = {
    treaties.TREATY_SHARE.name: choose_share,
    exchanges.GIVE_WHAT.name: choose_given,
    exchanges.GIVE_MUCH.name: choose_lot,
    exchanges.WANT_MUCH.name: choose_wanted,
    exchanges.BARTER_ANSWER.name: answer_barter,
    declaring.WAR_PRICE.name: choose_price,
    declaring.WAR_PREVENT.name: choose_prevention,
    declaring.WAR_GOAL.name: choose_goal,
    declaring.WAR_JOIN.name: first_answer,
    declaring.WAR_NOW.name: choose_war_now,
    common_wars.WAR_SHARE.name: first_answer,
    raids.WHICH_RAID.name: first_answer,
    raids.WHICH_VICTIM.name: first_answer,
    armistice.ARMISTICE_GIFT.name: first_answer,
    armistice.ARMISTICE_THING.name: first_answer,
    armistice.ARMISTICE_ANSWER.name: accept_truce,
    armistice.ARMISTICE_WISH.name: choose_wish,
    armistice.ARMISTICE_COUNTER.name: answer_wish,
}
TREATY_LOOKS: Final = {
    treaties.TREATY_ANSWER.name: choose_answer,
    treaties.TREATY_COUNTER.name: choose_counter,
}
