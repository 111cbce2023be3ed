"""Business of bots: what they buy, sell, load and build at a trading place or the base."""

from typing import Final

from raumhafen.games.merchant_of_venus.actions import (
    BUILD,
    BUY,
    BUY_DEED,
    BUY_INTEL,
    BUY_REWARD,
    COMPLETE,
    DONE,
    EQUIP,
    LOAD,
    SECOND,
    SELL,
    SET_DOWN,
    TRAIN,
    UNLOAD,
)
from raumhafen.games.merchant_of_venus.bots.challenge_worth import step_worth
from raumhafen.games.merchant_of_venus.bots.destinations import landed_place
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.ports_and_intel import (
    LAST_BUILD,
    deed_worth,
    intel_worth,
    port_gain,
    port_reserve,
    use_intel,
)
from raumhafen.games.merchant_of_venus.bots.styles import USUAL, Style
from raumhafen.games.merchant_of_venus.bots.worth import (
    equipment_worth,
    mission_worth,
    reward_worth,
    scarcity,
    second_mission_worth,
    technology_worth,
    training_worth,
    wants,
)
from raumhafen.games.merchant_of_venus.content.tables import (
    BUYERS,
    CAPACITY,
    CHOOSE_MARKET_TOP,
    GOODS,
    NONE,
    PASSENGER_SIZE,
    RESALE,
    REWARD_PRICE,
    SECOND_MISSION_PRICE,
    STRONG,
    TANKS,
    TRAINING_PRICE,
    WARES,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import HOLD_FULL, PASS_CHECK, PAY, ROWS
from raumhafen.games.merchant_of_venus.rules.challenge import PORTS_BUILT
from raumhafen.games.merchant_of_venus.rules.ships import capacity, owns, room
from raumhafen.games.merchant_of_venus.rules.trade.buying import card_credits, price_of
from raumhafen.games.merchant_of_venus.rules.trade.market import culture_here, market_state
from raumhafen.games.merchant_of_venus.rules.trade.spaceports import building_cost, building_site
from raumhafen.games.merchant_of_venus.state import UNLIMITED, VenusState

FULL_HOLD: Final = 15.0  # for each good, to a mission that wants holds full


class Visit:
    """A visit of one seat at one place: every option gets a worth, and the best is taken."""

    def __init__(self, s: VenusState, seat: int, style: Style = USUAL) -> None:
        self.s = s
        self.seat = seat
        self.o = Outlook(s, seat, style)
        self.place = landed_place(s, seat)
        self.culture = culture_here(s, seat)
        self.scarcity = scarcity(self.o, s.credits[seat])
        self.full_hold = FULL_HOLD if wants(s, seat, HOLD_FULL) else 0.0

    def best(self, options: list[int]) -> int:
        """Free gains first, then sales, then what the holds and the money are for."""
        for find in (
            self.free_gain,
            self.market_card,
            self.sale,
            self.challenge_port,
            self.load,
            self.purchase,
            self.building,
        ):
            found = find(options)
            if found != DONE:
                return found
        return self.unsaleable(options)

    # --- what costs nothing --------------------------------------------------------------------

    def free_gain(self, options: list[int]) -> int:
        for option in options:
            if SET_DOWN <= option < UNLOAD:
                return option
            if COMPLETE <= option < COMPLETE + 2 and self.completes(option - COMPLETE):
                return option
        return DONE

    def completes(self, slot: int) -> bool:
        """MV13.2 Whether the price of a mission is worth paying."""
        mission = self.s.missions[2 * self.seat + slot]
        price = sum(row[1] for row in ROWS[mission] if row[0] == PAY)
        tries = any(row[0] == PASS_CHECK for row in ROWS[mission])
        return tries or mission_worth(self.s, self.seat, mission) > price

    # --- intel, and the goal of a solo game ----------------------------------------------------

    def market_card(self, options: list[int]) -> int:
        """MV8.5 The card that moves the market is bought if the next sale pays for it."""
        if self.culture == NONE:
            return DONE
        found = use_intel(self.o, self.culture, options)
        buy = BUY_INTEL + CHOOSE_MARKET_TOP
        if found != DONE or buy not in options:
            return found
        gain = self.intel(CHOOSE_MARKET_TOP, options)
        return buy if gain > 0 and gain > self.lost_purchase(options) else DONE

    def intel(self, card: int, options: list[int]) -> float:
        price = self.scarcity * price_of(self.s, self.seat, BUY_INTEL)
        return intel_worth(self.o, card, self.culture, options) - price

    def lost_purchase(self, options: list[int]) -> float:
        """The worth of the purchase that an intel card would take the place of."""
        if self.s.buys != 1:
            return 0.0
        wares = [option for option in options if BUY <= option < BUY_DEED]
        return max([self.ware_worth(option) for option in wares], default=0.0)

    def challenge_port(self, options: list[int]) -> int:
        """MV15.1 A spaceport that the challenge asks for comes before the market."""
        return self.building(options) if step_worth(self.s, PORTS_BUILT) else DONE

    # --- selling -------------------------------------------------------------------------------

    def sale(self, options: list[int]) -> int:
        """MV10.8 The sale that gains most over keeping the good; a strong market is served last
        of its kind while others would lose by the shift."""
        best, most = DONE, 0.0
        for option in options:
            if SELL <= option < LOAD:
                good = option - SELL
                gain = self.price_here(good) - self.o.resale(good, self.place, 0.0)
                if gain > 0 and gain + self.order(good) > most:
                    best, most = option, gain + self.order(good)
        return best

    def price_here(self, good: int) -> float:
        price = float(RESALE[good][market_state(self.s, self.culture, good)])
        return price if BUYERS[good] >> self.culture & 1 else price - 20.0

    def order(self, good: int) -> float:
        """The order of sales: with some to spare, a good that moves the market goes last."""
        strong = market_state(self.s, self.culture, good) == STRONG
        return 0.0 if strong or self.s.sells < UNLIMITED // 2 else 1000.0

    # --- passengers and goods compete for room -------------------------------------------------

    def load(self, options: list[int]) -> int:
        best, most = DONE, 0.0
        for option in options:
            if LOAD <= option < SET_DOWN:
                worth = self.o.ride(option - LOAD, self.place, 0.0)
                if worth > most:
                    best, most = option, worth
        if best == DONE or self.fits_free(best - LOAD):
            return best
        size = PASSENGER_SIZE[best - LOAD]
        return best if most / size >= self.best_margin(options) else DONE

    def fits_free(self, passenger: int) -> bool:
        return owns(self.s, self.seat, TANKS)

    def best_margin(self, options: list[int]) -> float:
        found = [self.margin(option) for option in options if BUY <= option < EQUIP]
        return max(found, default=0.0)

    def margin(self, option: int) -> float:
        """The gain that a good brings for each point of capacity."""
        good = WARES[option - BUY]
        if good >= GOODS:
            return 0.0
        resale = self.o.resale(good, self.place, 0.0)
        return (resale - price_of(self.s, self.seat, option)) / CAPACITY[good]

    # --- buying --------------------------------------------------------------------------------

    def purchase(self, options: list[int]) -> int:
        """The best of goods, technologies, equipment, training and cards."""
        best, most = DONE, 0.0
        for option in options:
            if BUY <= option < SELL or TRAIN <= option <= SECOND:
                worth = self.worth(option, options)
                if worth > most:
                    best, most = option, worth
        return best

    def worth(self, option: int, options: list[int]) -> float:
        if TRAIN <= option < SECOND:
            level = 2 if option == TRAIN else 3
            side = 0.0 if option == TRAIN else self.side_worth(option - TRAIN)
            return training_worth(self.o, level) + side - self.scarcity * TRAINING_PRICE
        if option == SECOND:
            return second_mission_worth(self.o) - self.scarcity * SECOND_MISSION_PRICE
        if BUY_DEED <= option < BUY_INTEL:
            return deed_worth(self.o, price_of(self.s, self.seat, option), options)
        if BUY_INTEL <= option < BUY_REWARD:
            return self.intel(option - BUY_INTEL, options)
        if option >= BUY_REWARD:
            card = option - BUY_REWARD
            return reward_worth(self.o, card) - self.scarcity * REWARD_PRICE
        return self.ware_worth(option)

    def side_worth(self, side: int) -> float:
        """MV13.9 Side A is the more active one with every pilot."""
        return 1.0 if side == 1 else 0.0

    def ware_worth(self, option: int) -> float:
        s, seat = self.s, self.seat
        price = price_of(s, seat, option)
        gift = min(price, card_credits(s, seat, option))
        cost = self.scarcity * (price - gift) + self.card_cost(gift)
        if option >= EQUIP:
            return equipment_worth(self.o, option - EQUIP) - cost
        item = WARES[option - BUY]
        if item < GOODS:
            gain = self.o.resale(item, self.place, 0.0) - price + 0.5 * gift + self.full_hold
            return self.o.style.goods * gain
        return technology_worth(self.o, item) - cost

    def card_cost(self, gift: int) -> float:
        """MV9.4 Credits of a card are good for nothing else."""
        return 0.4 * gift

    # --- building ------------------------------------------------------------------------------

    def building(self, options: list[int]) -> int:
        """MV12.2 A spaceport is built if fees, fame and missions pay for the turn."""
        s, seat = self.s, self.seat
        if BUILD not in options:
            return DONE
        needed = step_worth(s, PORTS_BUILT) > 0
        if self.o.left < LAST_BUILD and not needed:
            return DONE
        cost = building_cost(s, seat, building_site(s, seat))
        gain = port_gain(self.o, cost)
        return BUILD if s.credits[seat] - cost >= port_reserve(self.o) and gain > 10.0 else DONE

    def unsaleable(self, options: list[int]) -> int:
        """MV10.14 A good that nobody will buy makes room."""
        s, seat = self.s, self.seat
        if room(s, seat) * 2 > capacity(s, seat) or self.o.left < 3:
            return DONE
        for option in options:
            good = option - UNLOAD
            if 0 <= good < GOODS and self.o.resale(good, self.place, 0.0) < self.o.style.worthless:
                return option
        return DONE


def choose_business(s: VenusState, seat: int, options: list[int], style: Style) -> int:
    """MV10.1 The next thing to do at this place, or nothing more."""
    return Visit(s, seat, style).best(options)


def choose_payment(s: VenusState, seat: int, options: list[int]) -> int:
    """MV10.5 From the card first: its credits are worth nothing at the end."""
    return max(options)
