"""The outlook of one seat: systems it knows, turns left, and what goods and passengers will bring.

Everything that a bot decides is reckoned from it, in credits. Only what the seat may know is
used: a system whose card is face down counts as unknown unless the seat has looked at it.
"""

from typing import Final

from raumhafen.games.merchant_of_venus.bots.challenge_worth import step_worth
from raumhafen.games.merchant_of_venus.bots.styles import USUAL, Style
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    ACTIVE,
    BOOSTERS,
    BUYERS,
    CULTURES,
    DESTINATION,
    FAME_CREDITS,
    FARE,
    FARE_PLUS_20,
    GOODS,
    ITEMS,
    NONE,
    PASSENGER_FAME,
    PASSENGER_INFAMY,
    REROLL_SPEED,
    RESALE,
    SET_DIE_4,
    SPEED_PLUS_1,
    SPOILER_FANCY,
    SPOILER_PLAIN,
    ZEN,
)
from raumhafen.games.merchant_of_venus.rules.challenge import PORTS_BUILT, SYSTEMS_MET
from raumhafen.games.merchant_of_venus.rules.ships import ability, capacity, drives, has, owns, rank
from raumhafen.games.merchant_of_venus.rules.trade.market import market_state
from raumhafen.games.merchant_of_venus.state import NOT_LANDED, VenusState
from raumhafen.games.merchant_of_venus.views.distances import (
    ARRIVE,
    BASE_PLACE,
    MEAN_SPEED,
    MOST_TURNS,
    TURNS,
    speed_up,
    step_rows,
    steps,
    to_places,
    turn_rows,
)

DISCOVERY_TURNS: Final = 5  # of one seat for a first contact
MOST_TRIES: Final = 5
SMALL_SHIP: Final = 4
POOR: Final = 100
FULL_PRICE: Final = 50
ZEN_FARE: Final = 70
EXTRA_FARE: Final = 20
BUYER_LIST: Final = [[c for c in range(CULTURES) if BUYERS[g] >> c & 1] for g in range(GOODS)]


class Outlook:
    """One seat's outlook at one moment; a bot makes a new one for every question."""

    def __init__(self, s: VenusState, seat: int, style: Style = USUAL) -> None:
        self.s = s
        self.seat = seat
        self.style = style
        self.left = s.rounds - s.round  # own turns after the present one
        self.rolls = self.left + (1 if is_to_move(s, seat) else 0)
        self.mask = s.mask if s.moved and seat == s.active else drives(s, seat)
        self.scale = MEAN_SPEED / (MEAN_SPEED + extra_speed(s, seat))
        self.rate = turn_rate(s, seat, self.mask, style)
        self.good_share = style.good_share * self.rate
        self.ride_share = style.ride_share * self.rate
        self.steps = step_rows(self.mask, self.scale)
        self.ways = turn_rows(self.mask, self.scale)
        self.offers: list[list[tuple[int, float]] | None] = [None] * GOODS
        self.at = [NONE] * CULTURES  # system of each culture as far as the seat knows
        self.unknown = 0  # systems of which nothing is known
        self.contact_step = step_worth(s, SYSTEMS_MET)
        self.port_step = step_worth(s, PORTS_BUILT)
        self.note_places()

    def note_places(self) -> None:
        s, first = self.s, SYSTEMS * self.seat
        for system in range(SYSTEMS):
            culture = s.contact[system]
            if s.home[culture] != NONE or s.known[first + system]:
                self.at[culture] = system
            else:
                self.unknown += 1

    def culture(self, system: int) -> int:
        """The culture of a system, or NONE if the seat cannot know it."""
        found = self.s.contact[system]
        return found if self.at[found] != NONE else NONE

    # --- ways ----------------------------------------------------------------------------------

    def distances(self) -> list[float]:
        """MP from the ship to every place."""
        return to_places(self.mask, self.s.ship[self.seat])

    def turns(self, mp: float) -> float:
        """Expected rolls for a way."""
        return TURNS[steps(mp, self.scale)]

    def chance(self, mp: float, rolls: int) -> float:
        """The chance to be at a place after so many rolls."""
        return self.arrivals(rolls)[steps(mp, self.scale)]

    def arrivals(self, rolls: int) -> list[float]:
        """For every distance in MP: the chance to be there after so many rolls."""
        return ARRIVE[max(0, min(MOST_TURNS, rolls))]

    # --- what things will bring ----------------------------------------------------------------

    def price(self, good: int, culture: int) -> float:
        """MV10.8 On arrival some turns later; a pile that nobody has seen is taken as active."""
        s = self.s
        prices = RESALE[good]
        if s.home[culture] == NONE:
            return prices[ACTIVE]
        now = prices[market_state(s, culture, good)]
        share = self.style.state_now
        return share * now + (1 - share) * prices[ACTIVE]

    def buyers(self, good: int) -> list[tuple[int, float]]:
        """Systems that are known to want a good, and what they will pay."""
        found = self.offers[good]
        if found is None:
            wanted = [c for c in BUYER_LIST[good] if self.at[c] != NONE]
            found = [(self.at[culture], self.price(good, culture)) for culture in wanted]
            self.offers[good] = found
        return found

    def resale(self, good: int, place: int, spent: float) -> float:
        """What a good aboard will bring elsewhere, from a place reached after `spent` turns."""
        best = 0.0
        rolls = self.rolls - int(spent)
        arrivals, at, ways = self.arrivals(rolls), self.steps[place], self.ways[place]
        buyers, share = self.buyers(good), self.good_share
        for system, price in buyers:
            if system != place:
                found = price * arrivals[at[system]] - share * ways[system]
                if found > best:
                    best = found
        strangers = len(BUYER_LIST[good]) - len(buyers)
        style = self.style
        if strangers and self.unknown and rolls > style.unknown_turns:
            hope = self.meeting(strangers, rolls) * RESALE[good][ACTIVE]
            best = max(best, hope - self.good_share * style.unknown_turns)
        return style.trust * best

    def meeting(self, strangers: int, rolls: int) -> float:
        """The chance that one of so many unknown cultures is met in time."""
        tries = min(self.unknown, 1 + (rolls - 2) * self.s.seats // DISCOVERY_TURNS)
        miss = 1.0 - strangers / self.unknown
        return 1.0 - miss ** min(MOST_TRIES, tries)

    def fare(self, passenger: int) -> float:
        """MV10.12 The worth of setting a passenger down: fare, fame and extras."""
        fame = PASSENGER_FAME[passenger] - PASSENGER_INFAMY[passenger]
        extra = EXTRA_FARE if has(self.s, self.seat, FARE_PLUS_20) else 0
        zen = ZEN_FARE if owns(self.s, self.seat, ZEN) else 0
        return FARE[passenger] + FAME_CREDITS * fame + extra + zen

    def home_of(self, passenger: int) -> int:
        """The place where a passenger wants to go, or NONE."""
        culture = DESTINATION[passenger]
        return BASE_PLACE if culture == NONE else self.at[culture]

    def ride(self, passenger: int, place: int, spent: float) -> float:
        """The credits that a passenger aboard will bring, seen from a place."""
        return self.ride_for(self.fare(passenger), self.home_of(passenger), place, spent)

    def ride_for(self, fare: float, goal: int, place: int, spent: float) -> float:
        rolls, style = self.rolls - int(spent), self.style
        if goal == NONE:
            hope = self.meeting(1, rolls) if rolls > style.unknown_turns else 0.0
            return style.trust * max(0.0, fare * hope - self.ride_share * style.unknown_turns)
        chance = self.arrivals(rolls)[self.steps[place][goal]]
        return style.trust * max(0.0, fare * chance - self.ride_share * self.ways[place][goal])


def is_to_move(s: VenusState, seat: int) -> bool:
    """Whether the movement of this round is still to come."""
    if seat == s.active:
        return not s.moved and s.landed == NOT_LANDED
    return (seat - s.first) % s.seats > (s.active - s.first) % s.seats


def turn_rate(s: VenusState, seat: int, mask: int, style: Style) -> float:
    """The credits that a turn of this ship brings; who has no money cannot fill the holds."""
    points = capacity(s, seat) - SMALL_SHIP
    rate = style.rate + style.rate_point * points + style.rate_drive * speed_up(mask)
    poor = s.credits[seat] + s.filled[seat] * FULL_PRICE <= POOR
    return style.poor_rate * rate if poor else rate


BOOST_SPEED: Final = 1.4
BOOSTER_SPEED: Final = 2.4
REROLL_GAIN: Final = 1.5


def extra_speed(s: VenusState, seat: int) -> float:
    """MP in a usual turn above the mean of three dice."""
    first = ITEMS * seat
    extra = BOOST_SPEED
    if s.cargo[first + BOOSTERS[0]] + s.cargo[first + BOOSTERS[1]] + s.cargo[first + BOOSTERS[2]]:
        extra = BOOSTER_SPEED
    if rank(s, seat) == 1:
        extra *= 0.7
    if s.cargo[first + SPOILER_FANCY]:
        extra += 1.5
    elif s.cargo[first + SPOILER_PLAIN]:
        extra += 0.5
    extra += 1.0 if has(s, seat, SPEED_PLUS_1) else 0.0
    extra += 0.4 if has(s, seat, SET_DIE_4) else 0.0
    return extra + (REROLL_GAIN if ability(s, seat) == REROLL_SPEED else 0.0)
