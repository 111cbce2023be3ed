"""The plan of a bot: every place with what a visit would bring, less the turns it takes."""

from typing import Final

from raumhafen.games.merchant_of_venus.actions import BUY, EQUIP
from raumhafen.games.merchant_of_venus.bots.destinations import landed_place
from raumhafen.games.merchant_of_venus.bots.outlook import BUYER_LIST, Outlook
from raumhafen.games.merchant_of_venus.bots.visits import MEMORY
from raumhafen.games.merchant_of_venus.bots.worth import (
    equipment_worth,
    is_ready,
    mission_worth,
    second_mission_worth,
    technology_worth,
    training_worth,
)
from raumhafen.games.merchant_of_venus.bots.worth import scarcity as scarcity_of
from raumhafen.games.merchant_of_venus.content.tables import (
    ACTIVE,
    BUYERS,
    CAPACITY,
    CATEGORY,
    CONTACT_CREDITS,
    COST,
    CULTURES,
    EQUIPMENT_PRICE,
    EQUIPMENT_SOLD,
    GOODS,
    HOME,
    ITEMS,
    ITEMS_OF,
    LEVEL_DISCOUNT,
    MISSION_TARGET,
    NONE,
    PASSENGER_SIZE,
    PASSENGERS,
    PORT_PRICE,
    REGION_SITES,
    RESALE,
    SECOND_MISSION_PRICE,
    SITE_ORBITAL,
    TANKS,
    TOKENS,
    TRAINING_PRICE,
    WARE_AT,
)
from raumhafen.games.merchant_of_venus.rules.cards.mission_counters import (
    CROSS_REGION,
    SELL_IN_REGION,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import (
    DISCARD_GOOD,
    FREE_CAPACITY,
    LAND_IN_REGION,
    PAY,
    ROWS,
)
from raumhafen.games.merchant_of_venus.rules.ships import aboard, owns, rank, room
from raumhafen.games.merchant_of_venus.rules.trade.buying import base_price, can_mount, may_own
from raumhafen.games.merchant_of_venus.rules.trade.market import face_down
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import ASTEROIDS, BASE_PLACE, PLACES, total

CROSS_CHANCE: Final = 0.4
FAR: Final = 60.0
POOR: Final = 30
DISCOUNTS: Final = 40  # the most that pilots save (MV10.4)
NEARBY: Final = 14.0
NEXT_TURN: Final = 8.0
USUAL_SPEED: Final = 11
OUT_OF_REACH: Final = -1000.0


class Plan:
    """The score of every place, and the best of them, to which the ship flies next."""

    def __init__(self, o: Outlook, mp: int, stay: bool) -> None:
        self.o = o
        self.mp = mp  # movement points that are left, or NONE before the roll
        self.visits = MEMORY.visits(o)
        s, seat = o.s, o.seat
        first = ITEMS * seat
        self.cash = s.credits[seat]
        self.goods = [g for g in range(GOODS) if s.cargo[first + g]]
        self.counts = [s.cargo[first + g] for g in range(GOODS)]
        self.riders = [(o.fare(p), o.home_of(p)) for p in aboard(s, seat)]
        self.waiting = [(p, at, o.fare(p), o.home_of(p)) for p, at in waiting_list(s)]
        self.fitting_worths: dict[int, float] = {}
        self.prices: dict[int, int] = {}
        self.room = room(s, seat)
        self.scarcity = scarcity_of(o, self.cash)
        self.discount = LEVEL_DISCOUNT[s.pilot[seat]][rank(s, seat)]
        self.near = o.distances()
        self.scores = [OUT_OF_REACH] * PLACES
        self.here = landed_place(s, seat) if stay else NONE
        self.best = self.find_best()

    def find_best(self) -> int:
        """Among the places that are near, and those where something aboard is wanted."""
        best = self.here if self.here != NONE else BASE_PLACE
        self.scores[best] = self.score(best)
        wanted = self.wanted()
        limit = NEARBY + USUAL_SPEED if self.mp == NONE else NEXT_TURN + self.mp
        for place in range(PLACES):
            if place != best and (self.near[place] <= limit or wanted[place]):
                self.scores[place] = self.score(place)
        return max(range(PLACES), key=self.scores.__getitem__)

    def wanted(self) -> list[bool]:
        """Places that pay for cargo, passengers or missions."""
        o = self.o
        found = [False] * PLACES
        for good in self.goods:
            for system, _ in o.buyers(good):
                found[system] = True
        for _, goal in self.riders:
            if goal != NONE:
                found[goal] = True
        for at in (2 * o.seat, 2 * o.seat + 1):
            mission = o.s.missions[at]
            if mission != NONE and goal_of(mission) != NONE:
                found[goal_of(mission)] = True
        if o.contact_step:
            for system in face_down(o.s):
                found[system] = True
        return found

    # --- one place -----------------------------------------------------------------------------

    def score(self, place: int) -> float:
        o = self.o
        if place == self.here:
            return self.gain(place, 1.0, True) - o.rate
        way = self.near[place]
        if way > FAR:
            return OUT_OF_REACH
        if place > BASE_PLACE and not self.is_errand(place):
            return OUT_OF_REACH
        spent, rolls = self.spent(way)
        if rolls < 0.05:
            return OUT_OF_REACH
        return self.gain(place, spent, False) * rolls - o.rate * spent

    def spent(self, way: float) -> tuple[float, float]:
        """Turns until a place is reached, and the chance that this happens before the end."""
        o = self.o
        if self.mp == NONE:
            return o.turns(way), o.chance(way, o.rolls)
        rest = way - self.mp
        if rest <= 0:
            return 0.0, 1.0
        return o.turns(rest), o.chance(rest, o.left)

    def is_errand(self, place: int) -> bool:
        """Places that only a mission makes worth a visit."""
        for at in (2 * self.o.seat, 2 * self.o.seat + 1):
            mission = self.o.s.missions[at]
            if mission != NONE and goal_of(mission) == place:
                return True
        return False

    def gain(self, place: int, spent: float, stay: bool) -> float:
        """What a visit brings; missions may hang on dice that were rolled, nothing else does."""
        key = self.visits.key(self.o, place, spent, stay)
        found = self.visits.worths.get(key)
        if found is None:
            found = self.visits.worths[key] = self.visit(place, spent, stay)
        return found + self.errands(place)

    def visit(self, place: int, spent: float, stay: bool) -> float:
        """All but missions."""
        total = self.riding(place, spent)
        if place > BASE_PLACE:
            return total + self.kept(place, spent)
        if place == BASE_PLACE:
            return total + self.kept(place, spent) + self.base() + self.boarding(place, spent)
        culture = self.o.culture(place)
        if culture == NONE:
            return total + self.stranger(place, spent)
        return total + self.market(place, culture, spent, stay) + self.boarding(place, spent)

    # --- parts of a visit ----------------------------------------------------------------------

    def kept(self, place: int, spent: float) -> float:
        """Goods that stay aboard."""
        return total([self.o.resale(g, place, spent) * self.counts[g] for g in self.goods])

    def riding(self, place: int, spent: float) -> float:
        """Passengers who arrive, or come nearer."""
        o = self.o
        total = 0.0
        for fare, goal in self.riders:
            total += fare if goal == place else o.ride_for(fare, goal, place, spent)
        return total

    def boarding(self, place: int, spent: float) -> float:
        """Passengers who wait there and would fit."""
        o = self.o
        space, total = self.room, 0.0
        tanks = owns(o.s, o.seat, TANKS)
        for p, where, fare, goal in self.waiting:
            if where == place and (tanks or PASSENGER_SIZE[p] <= space):
                worth = o.ride_for(fare, goal, place, spent)
                if worth > 0:
                    total += worth
                    space -= PASSENGER_SIZE[p]
        return total

    def errands(self, place: int) -> float:
        """Missions that could be completed there."""
        o = self.o
        total = 0.0
        for slot in range(2):
            mission = o.s.missions[2 * o.seat + slot]
            if mission != NONE and goal_of(mission) == place:
                total += self.errand(place, mission, slot)
        return total

    def errand(self, place: int, mission: int, slot: int) -> float:
        o = self.o
        worth = mission_worth(o.s, o.seat, mission)
        chance = 1.0
        for row in ROWS[mission]:
            if row[0] == LAND_IN_REGION:
                continue
            if row[0] == CROSS_REGION:
                chance *= CROSS_CHANCE
            elif row[0] == SELL_IN_REGION:
                chance *= self.can_sell(place, row[2])
            elif row[0] == FREE_CAPACITY:
                chance *= max(0.5, is_ready(o, slot, row))
            else:
                chance *= is_ready(o, slot, row)
            if row[0] == PAY:
                worth -= row[1]
            elif row[0] == DISCARD_GOOD and chance > 0:
                worth -= self.cheapest(place, row[2])
        return max(0.0, worth) * chance

    def can_sell(self, place: int, category: int) -> float:
        culture = self.o.culture(place)
        for good in self.goods:
            if culture != NONE and CATEGORY[good] == category and BUYERS[good] >> culture & 1:
                return 1.0
        return 0.0

    def cheapest(self, place: int, category: int) -> float:
        found = [self.o.resale(g, place, 0.0) for g in self.goods if CATEGORY[g] == category]
        return min(found, default=0.0)

    def base(self) -> float:
        """MV10.17 Training and a second mission."""
        o = self.o
        s, seat = o.s, o.seat
        total = 0.0
        if s.level[seat] == 1 and self.cash >= TRAINING_PRICE:
            total += max(0.0, training_worth(o, 2) - self.scarcity * TRAINING_PRICE)
        if not s.second[seat] and self.cash >= SECOND_MISSION_PRICE:
            total += max(0.0, second_mission_worth(o) - self.scarcity * SECOND_MISSION_PRICE)
        return total

    def stranger(self, place: int, spent: float) -> float:
        """MV9 A culture that nobody has met: its card, and perhaps a buyer."""
        o = self.o
        total = o.style.contact + o.style.news if o.left - spent > 1 else 0.0
        total += o.contact_step
        for good in self.goods:
            keep = o.resale(good, place, spent)
            strangers = sum(1 for c in BUYER_LIST[good] if o.at[c] == NONE)
            sale = RESALE[good][ACTIVE] - keep
            total += keep * self.counts[good]
            total += sale * min(3, self.counts[good]) * strangers / o.unknown
        return total

    def market(self, place: int, culture: int, spent: float, stay: bool) -> float:
        """MV10.1 One sale and one purchase on landing, the rest for a turn more."""
        o = self.o
        s = o.s
        met = s.home[culture] != NONE
        total, cash, space = 0.0, self.cash, self.room
        sales: list[float] = []
        for good in self.goods:
            count = self.counts[good]
            keep = o.resale(good, place, spent)
            total += keep * count
            if BUYERS[good] >> culture & 1:
                price = o.price(good, culture)
                if price > keep:
                    sales += [price - keep] * count
                    cash += int(price) * count
                    space += CAPACITY[good] * count
        if met:
            if s.card_owner[culture] == o.seat:
                cash += s.card_credits[culture]
        else:
            cash += CONTACT_CREDITS[culture]
            total += o.style.news + o.contact_step
        if o.port_step and met and cash >= PORT_PRICE and self.can_build(place):
            total += o.port_step
        buys = self.purchases(place, culture, spent, cash, space)
        limit = 99 if stay else (1 if met else 3)
        return total + limited(sales, buys, limit, o.rate)

    def can_build(self, place: int) -> bool:
        """MV12.1 Whether an orbital of a system is free."""
        s, seat = self.o.s, self.o.seat
        for site in REGION_SITES[place]:
            if s.mark[SITE_ORBITAL[site]] == NONE and s.deed[site] in (NONE, seat):
                return True
        return False

    def purchases(
        self, place: int, culture: int, spent: float, cash: int, space: int
    ) -> list[float]:
        """Goods worth buying there, the best first, then equipment or a technology."""
        o = self.o
        found: list[float] = []
        home = culture == HOME[o.s.pilot[o.seat]]
        discount = self.discount if home else 0
        for good in self.on_offer(place, culture):
            price = COST[good] - discount
            if space < CAPACITY[good] or cash < price:
                continue
            margin = o.resale(good, place, spent) - price
            count = self.stock(place, culture, good)
            while margin > 0 and count and space >= CAPACITY[good] and cash >= price:
                found.append(margin)
                space -= CAPACITY[good]
                cash -= price
                count -= 1
        found.sort(reverse=True)
        fitting = self.best_fitting(place, culture, cash) if cash >= POOR else 0.0
        return [*found, fitting] if fitting > 0 else found

    def on_offer(self, place: int, culture: int) -> list[int]:
        s = self.o.s
        if s.home[culture] == NONE:
            return [culture]
        first = ITEMS * place
        market = s.market[first : first + GOODS]
        return [g for g in range(GOODS) if market[g]] if any(market) else []

    def stock(self, place: int, culture: int, good: int) -> int:
        s = self.o.s
        return TOKENS[good] if s.home[culture] == NONE else s.market[ITEMS * place + good]

    def best_fitting(self, place: int, culture: int, cash: int) -> float:
        o = self.o
        s, seat = o.s, o.seat
        best = 0.0
        home = culture == HOME[s.pilot[seat]]
        discount = self.discount if home else 0
        for action, item, printed in FITTINGS[culture]:
            if printed - DISCOUNTS > cash or not self.has(place, item):
                continue
            worth = self.fitting_worth(action, item) + self.scarcity * discount
            if worth > best and self.prices[action] - discount <= cash:
                best = worth
        if s.level[seat] == 2 and home and cash >= TRAINING_PRICE:
            best += max(0.0, training_worth(o, 3) - self.scarcity * TRAINING_PRICE)
        return o.style.fitting_share * best

    def fitting_worth(self, action: int, item: int) -> float:
        """The worth of equipment or a technology, less its price away from home."""
        found = self.fitting_worths.get(action)
        if found is None:
            price = base_price(self.o.s, self.o.seat, action)
            self.prices[action] = price
            found = self.fitting_worths[action] = (
                self.worth_now(action, item) - self.scarcity * price
            )
        return found

    def worth_now(self, action: int, item: int) -> float:
        s, seat = self.o.s, self.o.seat
        if action >= EQUIP:
            return equipment_worth(self.o, action - EQUIP) if can_mount(s, seat, -item - 1) else 0.0
        return technology_worth(self.o, item) if may_own(s, seat, item) else 0.0

    def has(self, place: int, item: int) -> bool:
        """Equipment is always there, tokens as long as they last."""
        return item < 0 or self.o.s.market[ITEMS * place + item] > 0


# by culture: equipment and technologies as (action, item, price); equipment has negative numbers
FITTINGS: Final = [
    [
        *[(EQUIP + item, -item - 1, EQUIPMENT_PRICE[item]) for item in EQUIPMENT_SOLD[culture]],
        *[(BUY + WARE_AT[i], i, COST[i]) for i in ITEMS_OF[culture] if i >= GOODS],
    ]
    for culture in range(CULTURES)
]


def limited(sales: list[float], buys: list[float], limit: int, rate: float) -> float:
    """The gain of the actions of a landing, and of those of one turn more if it pays."""
    sales.sort(reverse=True)
    now = total(sales[:limit]) + total(buys[:limit])
    later = total(sales[limit:]) + total(buys[limit:])
    return now + max(0.0, later - rate)


def goal_of(mission: int) -> int:
    """The place of a mission, or NONE."""
    target = MISSION_TARGET[mission]
    if target != NONE and ROWS[mission][0][4]:
        return ASTEROIDS
    return target


def waiting_list(s: VenusState) -> list[tuple[int, int]]:
    """Passengers who wait at a place."""
    at = s.passenger_at
    return [(p, at[p]) for p in range(PASSENGERS) if 0 <= at[p] <= BASE_PLACE]
