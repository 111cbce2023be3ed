"""A12.2, A12.3, A12.5 Auctions of the black market, with sealed bids.

args = [what, deal]: a card of the market, or behind them an event card; and whose it is.
"""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT, CARD_IDS, MOST, NO, YES
from raumhafen.games.sternenkinder.content.market import BID, MARKET_CARDS, MARKET_NAMES
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core import market
from raumhafen.games.sternenkinder.rules.core.cards import hand_over_event
from raumhafen.games.sternenkinder.rules.core.news import AUCTION_WON, announce
from raumhafen.games.sternenkinder.state import NOBODY, SternState

# numbers of a frame
WHAT, DEAL = range(2)
# A12.2 whose card it is
SHOWN, OWN, DRAWN = range(3)


def start_auction(s: SternState, seat: int, what: int, deal: int) -> None:
    s.call(AUCTION, seat, [what, deal])


def auction(s: SternState) -> Frame | None:
    """The auction that is held."""
    running = [f for f in s.stack if f.script is AUCTION]
    return running[-1] if running else None


def resource_of(what: int) -> int:
    """A12.3 What is bid: the resource printed on the card, AWE for event cards."""
    return BID[what] if what < MARKET_CARDS else AWE


def told_card(what: int) -> dict[str, Argument]:
    """The card as an event tells it; event cards have a family of names of their own."""
    if what < MARKET_CARDS:
        return {"ware": MARKET_NAMES[what]}
    return {"ware": f"event.{CARD_IDS[what - MARKET_CARDS]}"}


# --- A12.3 bids ----------------------------------------------------------------------------------


def most_bid(s: SternState, f: Frame, seat: int) -> int:
    """A0.13 What a player can pay, beside the fee of who did not begin it."""
    resource = resource_of(f.args[WHAT])
    have = s.account[4 * seat + resource]
    if seat == f.seat:
        return min(MOST, have) if f.args[DEAL] != OWN else 0
    fee = market.bid_fee(s, seat)
    if s.account[4 * seat + CULTURE] < fee:
        return 0
    return min(MOST, have - fee if resource == CULTURE else have)


def bidders(s: SternState, f: Frame) -> list[int]:
    """A12.3 All who could bid something."""
    return [p for p in range(s.seats) if not s.out >> p & 1 and most_bid(s, f, p) > 0]


def bid_options(s: SternState, seat: int) -> list[int]:
    """Decision 38: a bid of 0 stays out."""
    f = auction(s)
    most = most_bid(s, f, seat) if f is not None else 0
    return [AMOUNT + n for n in range(most + 1)]


AUCTION_BID: Final[Ask] = Ask("auction-bid", "A12.3", bid_options, default=FIRST_OPTION)


def ask_bid(s: SternState, f: Frame) -> None:
    """A0.13 An amount that the player can pay."""
    s.ask(f.seat, AUCTION_BID)


def note_bid(s: SternState, f: Frame) -> None:
    """A0.13 It can be revised until all have bid."""
    s.sheets[f.seat].append(s.answers[f.seat] - AMOUNT)


BIDDING: Final[Script] = script("auction_bid", ask_bid, note_bid)


def open_auction(s: SternState, f: Frame) -> None:
    """A12.3 All bid in secret and reveal at once."""
    told = {"seat": f.seat, **told_card(f.args[WHAT])}
    s.tell("event-auction", "A12.2", {**told, "resource": RESOURCES[resource_of(f.args[WHAT])]})
    s.beat("card")
    able = bidders(s, f)
    s.sheets = [[] for _ in range(s.seats)]
    if able:
        s.together(BIDDING, able, secret=True)


def judge_auction(s: SternState, f: Frame) -> None:
    """A12.3 The highest bid wins; at a tie nobody does."""
    bids = [sum(sheet) for sheet in s.sheets]
    s.sheets = [[] for _ in range(s.seats)]
    for seat, bid in enumerate(bids):
        if bid:
            s.tell("event-bid", "A12.3", {"seat": seat, "amount": bid})
            if seat != f.seat:
                s.account[4 * seat + CULTURE] -= market.bid_fee(s, seat)
    best = max(bids)
    if best and bids.count(best) == 1:
        sell(s, f, bids.index(best), best)
    else:
        keep_unsold(s, f)


def sell(s: SternState, f: Frame, winner: int, price: int) -> None:
    """A12.3 Only the winner pays: to the supply, or to the owner of an own card."""
    what, deal = f.args
    resource = resource_of(what)
    s.account[4 * winner + resource] -= price
    if deal == OWN:
        s.account[4 * f.seat + resource] += price
    deliver(s, f.seat, winner, what, deal)
    told = {"seat": winner, "amount": price, "resource": RESOURCES[resource], **told_card(what)}
    s.tell("event-auction-won", "A12.3", told)
    announce(s, AUCTION_WON, winner)


def deliver(s: SternState, seller: int, winner: int, what: int, deal: int) -> None:
    """The card goes from where it was to the hand of the winner."""
    if what >= MARKET_CARDS:
        hand_over_event(s, seller, winner, what - MARKET_CARDS)
    elif deal == OWN:
        market.hand_over(s, seller, winner, what)
    else:
        take_away(s, what, deal)
        market.take(s, winner, what)


def take_away(s: SternState, what: int, deal: int) -> None:
    if deal == SHOWN:
        s.market_row.remove(what)
    else:
        s.market_drawn = NOBODY


def keep_unsold(s: SternState, f: Frame) -> None:
    """A12.5 A card of the display or of a player stays; one that was drawn goes to the display."""
    what, deal = f.args
    s.tell("event-unsold", "A12.5", told_card(what))
    if deal == DRAWN:
        s.market_drawn = NOBODY
        market.lay_open(s, what)


AUCTION: Final[Script] = script("auction", open_auction, judge_auction)


# --- A12.2 the top card: args = [] ---------------------------------------------------------------


def toss_top(s: SternState, f: Frame) -> None:
    """A12.2 The top card of the deck is drawn."""
    s.toss(market.outcomes(s))


def look_at_top(s: SternState, f: Frame) -> None:
    """A12.2 All see it."""
    s.market_drawn = market.draw(s, s.tossed)
    s.tell("event-ware-drawn", "A12.2", {"seat": f.seat, "ware": MARKET_NAMES[s.market_drawn]})


def drawn_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


TOP_CARD: Final[Ask] = Ask("top-ware", "A12.2", drawn_options, default=NO)


def ask_top(s: SternState, f: Frame) -> None:
    """A12.2 It is auctioned at once, or put into the display."""
    s.choose(f.seat, TOP_CARD, drawn_options(s, f.seat))


def decide_top(s: SternState, f: Frame) -> None:
    """A12.1, A12.2"""
    card = s.market_drawn
    if s.answers[f.seat] == YES:
        start_auction(s, f.seat, card, DRAWN)
    else:
        s.market_drawn = NOBODY
        market.lay_open(s, card)


TOP: Final[Script] = script("top_ware", toss_top, look_at_top, ask_top, decide_top)

SCRIPTS: Final[list[Script]] = [AUCTION, BIDDING, TOP]
ASKS: Final[list[Ask]] = [AUCTION_BID, TOP_CARD]
