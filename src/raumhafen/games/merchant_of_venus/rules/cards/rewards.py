"""MV13.5-MV13.7 Reward cards: drawing them, trading them in, their powers."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import CASH_IN, KEEP
from raumhafen.games.merchant_of_venus.content.tables import (
    CREDITS_40,
    EXTRA_BUY,
    EXTRA_SELL,
    IS_RELIC,
    RELIC_DRIVE,
    REMOVE_INFAMY_3,
    REWARD_IDS,
    REWARDS,
    SKIP_YELLOW,
    TRADE_IN,
    TRADES_IN,
)
from raumhafen.games.merchant_of_venus.rules.accounts import earn, remove_infamy
from raumhafen.games.merchant_of_venus.rules.cards.first_contact import spy
from raumhafen.games.merchant_of_venus.rules.ships import gain, in_space
from raumhafen.games.merchant_of_venus.rules.trade.passengers import threw_overboard
from raumhafen.games.merchant_of_venus.state import DISPLAYED, IN_DECK, LANDED, VenusState

PARDON: Final = 3  # MV13.6 remove_infamy_3
PARADE: Final = 40  # MV13.6 credits_40

REWARD_DRAWN: Final = 0  # argument of DRAW_REWARD, once it is drawn


def reward_options(s: VenusState, seat: int) -> list[int]:
    return [KEEP, CASH_IN]


REWARD = Ask("reward", "MV13.5", reward_options, default=KEEP)


def reward_deck(s: VenusState) -> list[int]:
    return [card for card in range(REWARDS) if s.reward_at[card] == IN_DECK]


def toss_reward(s: VenusState, f: Frame) -> None:
    """MV13.3 A reward is drawn by lot; from an empty deck nothing is."""
    count = s.reward_at.count(IN_DECK)
    if count == 0:
        f.leave()
    else:
        s.toss(count)


def read_reward(s: VenusState, f: Frame) -> None:
    """MV13.5 A card that cannot be exchanged works from now on."""
    card = reward_deck(s)[s.tossed]
    f.args.append(card)
    s.reward_at[card] = f.seat
    s.tell("event-reward", "MV13.5", {"seat": f.seat, "reward": REWARD_IDS[card]})
    s.beat("card")
    if not TRADES_IN[card]:
        use_at_once(s, f.seat, card)
        f.leave()


def offer_trade_in(s: VenusState, f: Frame) -> None:
    """MV13.5 Some may be exchanged for credits, but only now."""
    s.choose(f.seat, REWARD, in_space(s, f.seat, reward_options(s, f.seat)))


def trade_in(s: VenusState, f: Frame) -> None:
    """MV13.5 The card is displayed beside the board, or kept and works from now on."""
    if threw_overboard(s, f, offer_trade_in):
        return
    if s.answers[f.seat] != CASH_IN:
        put_to_work(s, f.seat, f.args[REWARD_DRAWN])
    else:
        s.reward_at[f.args[REWARD_DRAWN]] = DISPLAYED
        gain(s, f.seat, TRADE_IN)
        name = REWARD_IDS[f.args[REWARD_DRAWN]]
        s.tell("event-trade-in", "MV13.5", {"seat": f.seat, "reward": name, "amount": TRADE_IN})


def put_to_work(s: VenusState, seat: int, card: int) -> None:
    """MV13.5 A drive found in flight is on (MV5.2); MV10.1 actions add to a landing under way."""
    if card == RELIC_DRIVE:
        s.mask |= SKIP_YELLOW
    elif s.landed == LANDED and card == EXTRA_SELL:
        s.sells += 1
    elif s.landed == LANDED and card == EXTRA_BUY:
        s.buys += 1


def use_at_once(s: VenusState, seat: int, card: int) -> None:
    """MV13.6 remove_infamy_3 and credits_40; the spy eye opens where the ship is."""
    if card == REMOVE_INFAMY_3:
        remove_infamy(s, seat, PARDON, "MV13.6")
    elif card == CREDITS_40:
        earn(s, seat, PARADE, "MV13.6")
    spy(s, seat)


DRAW_REWARD = script("draw_reward", toss_reward, read_reward, offer_trade_in, trade_in)


def relics(s: VenusState, seat: int) -> int:
    return sum(1 for card in range(REWARDS) if IS_RELIC[card] and s.reward_at[card] == seat)


SCRIPTS: Final[list[Script]] = [DRAW_REWARD]
ASKS: Final[list[Ask]] = [REWARD]
