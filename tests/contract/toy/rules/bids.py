"""MM2 A sealed bid with a follow-up question."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, script
from tests.contract.toy.actions import BID, BOOST, PASS
from tests.contract.toy.rules.vetoes import VETOES
from tests.contract.toy.state import ToyState

WINNER: Final = 0  # of the arguments of a round's frame


def bid_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *[BID + card for card in s.hands[seat]]]


def boost_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *[BOOST + by - 1 for by in (1, 2) if by <= s.coins[seat]]]


def why_not_bid(s: ToyState, seat: int, action: int) -> IllegalAction | None:
    return IllegalAction("illegal-not-in-hand", {"card": action - BID}, "MM2")


SEALED = Ask("bid", "MM2", bid_options, default=PASS, why_not=why_not_bid)
BOOSTING = Ask("boost", "MM2", boost_options, default=PASS)


def bid_together(s: ToyState, f: Frame) -> None:
    """MM2 All bid at once; an odd card may be boosted with coins."""
    s.round += 1
    s.together(BIDDING, list(range(s.seats)), secret=True)


def ask_bid(s: ToyState, f: Frame) -> None:
    s.ask(f.seat, SEALED)


def ask_boost(s: ToyState, f: Frame) -> None:
    s.sheets[f.seat].append(s.answers[f.seat])
    if s.answers[f.seat] == PASS or (s.answers[f.seat] - BID) % 2 == 0:
        f.leave()
    else:
        s.ask(f.seat, BOOSTING)


def note_boost(s: ToyState, f: Frame) -> None:
    s.sheets[f.seat].append(s.answers[f.seat])


BIDDING = script("bidding", ask_bid, ask_boost, note_boost)


def reveal_bids(s: ToyState, f: Frame) -> None:
    for seat in range(s.seats):
        s.bids[seat] = 0
        for action in s.sheets[seat]:
            if BOOST <= action < BOOST + 2:
                s.coins[seat] -= action - BOOST + 1
                s.bids[seat] += 3 * (action - BOOST + 1)
            elif action != PASS:
                s.hands[seat].remove(action - BID)
                s.taken[seat] += (action - BID,)
                s.bids[seat] += action - BID
        s.sheets[seat] = []
    winner = s.bids.index(max(s.bids))
    s.tell("event-winner", "MM2", {"seat": winner, "bid": s.bids[winner]})
    s.beat("bids")
    s.blocked = False
    others = s.seats_from(winner)[1:]
    f.args = [winner]
    VETOES.open(s, others, [winner, 0])


def award_moon(s: ToyState, f: Frame) -> None:
    if not s.blocked:
        s.moons[f.args[WINNER]] += 1
