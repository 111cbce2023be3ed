"""SB3, SB4, SB11, SB12 The choice of a card to buy or claim, and of its sector."""

from typing import Final

from raumhafen.games.space_base.actions import BUY, CLAIM, DONE, PLACE_IN, TAKE
from raumhafen.games.space_base.bots.worth import (
    BLUE_ARROWS,
    RED_ARROWS,
    Worth,
    arrow_pay,
    blue_pay,
    gain_by,
    red_pay,
)
from raumhafen.games.space_base.content.tables import COLONY_VP, COST, SECTOR
from raumhafen.games.space_base.rules.board import is_open
from raumhafen.games.space_base.rules.effects import SLOT
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

HIGH_SECTORS: Final = range(7, 13)  # SB11.3


class Shopper:
    """Says what each card would add to a seat's board; made once for a whole list of offers."""

    def __init__(self, s: SpaceBaseState, seat: int, w: Worth) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.blue = blue_pay(s, seat, w)
        self.red = red_pay(s, seat, w)

    def gain(self, card: int, sector: int) -> float:
        """SB4.2 The new card earns on own turns, the old one on turns of others."""
        w = self.w
        old = self.s.station[STRIDE * self.seat + sector]
        new_blue, new_red = w.station[card], self.red[sector] + w.deployed[old]
        if BLUE_ARROWS[card]:
            new_blue += arrow_pay(self.blue, sector, BLUE_ARROWS[card])
        if RED_ARROWS[old]:
            new_red += arrow_pay(self.red, sector, RED_ARROWS[old])
        more = w.blue * gain_by(self.blue, sector, new_blue)
        more += w.red * (self.s.seats - 1) * gain_by(self.red, sector, new_red)
        if COLONY_VP[card]:  # SB13.3
            more += w.vp * COLONY_VP[card] - w.style.closing * w.blue
        return more

    def printed_gain(self, card: int) -> float:
        return self.gain(card, SECTOR[card])

    def net_gain(self, card: int) -> float:
        """SB12.3 After an exact price."""
        return self.gain(card, SECTOR[card]) - self.w.credit * COST[card]

    def placed_gain(self, card: int) -> float:
        """SB11.3 In the best of the sectors 7 to 12, after an exact price."""
        seat = self.seat
        gains = [
            self.gain(card, sector) for sector in HIGH_SECTORS if is_open(self.s, seat, sector)
        ]
        return max(gains, default=0.0) - self.w.credit * COST[card]


def best_buy(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB12.2 The card that adds most, if that is more than keeping the credits."""
    shopper = Shopper(s, seat, w)
    best, best_gain = DONE, w.credit * max(0, s.credits[seat] - s.income[seat])
    for option in options:
        if option != DONE:
            gain = shopper.printed_gain(s.market[option - BUY])
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def best_claim(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.4 Claims cost nothing, but not every ship is better than the one it replaces."""
    shopper = Shopper(s, seat, w)
    gains = [shopper.printed_gain(s.market[option - CLAIM]) for option in options[1:]]
    return best_or_done(options, gains)


def best_exact_buy(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.2 The card that adds most after its exact price."""
    shopper = Shopper(s, seat, w)
    return best_or_done(options, [shopper.net_gain(s.market[o - BUY]) for o in options[1:]])


def best_placed_buy(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.3 The ship that adds most in its best sector, after its exact price."""
    shopper = Shopper(s, seat, w)
    return best_or_done(options, [shopper.placed_gain(s.market[o - BUY]) for o in options[1:]])


def best_of_hand(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB3.2 The ship of the hand that adds most after its exact price."""
    shopper = Shopper(s, seat, w)
    return best_or_done(options, [shopper.net_gain(s.hands[seat][o - TAKE]) for o in options[1:]])


def best_or_done(options: list[int], gains: list[float]) -> int:
    """The option with the highest gain, or DONE (which stands first) if none is above 0."""
    best = max(gains)
    return options[1 + gains.index(best)] if best > 0.0 else DONE


def best_place(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.3 Where the ship just bought adds most."""
    shopper = Shopper(s, seat, w)
    card = s.market[s.stack[-1].args[SLOT]]
    places = [option for option in options if option != DONE]
    gains = [shopper.gain(card, option - PLACE_IN + 1) for option in places]
    return places[gains.index(max(gains))]
