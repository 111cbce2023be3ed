"""SB11.2-SB11.4, SB12 Ships and colonies that a seat may buy or claim, and reasons why not."""

from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.games.space_base.actions import BUY, CLAIM
from raumhafen.games.space_base.content.tables import (
    COST,
    LEVEL,
    MARKET,
    SECTOR,
    SHIP_SLOTS,
    SLOTS,
)
from raumhafen.games.space_base.rules.board import acquire, is_open
from raumhafen.games.space_base.state import SpaceBaseState


def buyable(s: SpaceBaseState, seat: int) -> list[int]:
    """SB12.1 Slots whose card the seat can pay and whose sector is open."""
    credits, closed = s.credits[seat], s.closed[seat]
    return [
        slot
        for slot, card in enumerate(s.market)
        if card >= 0 and COST[card] <= credits and not closed >> SECTOR[card] & 1
    ]


def affordable_ships(s: SpaceBaseState, seat: int) -> list[int]:
    """SB11.3 Ships that can be paid, whatever sector is printed on them."""
    credits = s.credits[seat]
    return [
        slot
        for slot in range(SHIP_SLOTS)
        if s.market[slot] >= 0 and COST[s.market[slot]] <= credits
    ]


def claimable(s: SpaceBaseState, seat: int, left: list[int]) -> list[int]:
    """SB11.4 Open ships of a level of which some may still be claimed, with an open sector."""
    found = []
    for slot in range(SHIP_SLOTS):
        card = s.market[slot]
        if card >= 0 and left[LEVEL[card] - 1] and is_open(s, seat, SECTOR[card]):
            found.append(slot)
    return found


def claim_counts(cards: tuple[tuple[int, int], ...]) -> list[int]:
    """How many ships of each level a claim allows."""
    left = [0, 0, 0]
    for level, count in cards:
        left[level - 1] += count
    return left


def claimed_cost(s: SpaceBaseState, seat: int, left: list[int]) -> int:
    """SB16.6 What the dearest ships cost that may be claimed for nothing."""
    total = 0
    for level in range(3):
        ships = [s.market[slot] for slot in claimable(s, seat, left) if slot // SLOTS == level]
        total += sum(sorted([COST[ship] for ship in ships], reverse=True)[: left[level]])
    return total


def buy_exactly(s: SpaceBaseState, seat: int, slot: int, sector: int = 0) -> None:
    """SB12.3 An ability buy costs the printed price and no more."""
    card = s.market[slot]
    s.credits[seat] -= COST[card]
    s.tell("event-ability-buy", "SB12.3", {"seat": seat, "card": card, "cost": COST[card]})
    acquire(s, seat, slot, sector)


def buy_with_everything(s: SpaceBaseState, seat: int, slot: int) -> None:
    """SB12.2 The normal buy costs all credits, whatever the price."""
    card = s.market[slot]
    s.tell("event-buy", "SB12.2", {"seat": seat, "card": card, "paid": s.credits[seat]})
    s.credits[seat] = 0
    acquire(s, seat, slot)


def why_not_buy(s: SpaceBaseState, seat: int, action: int) -> IllegalAction | None:
    slot = action - BUY
    if not 0 <= slot < MARKET:
        return None
    card = s.market[slot]
    if card < 0:
        return IllegalAction("illegal-empty-slot", {"slot": slot}, "SB12.5")
    if COST[card] > s.credits[seat]:
        args: dict[str, Argument] = {"card": card, "cost": COST[card], "has": s.credits[seat]}
        return IllegalAction("illegal-too-expensive", args, "SB12.1")
    return closed_sector(card)


def why_not_placed_buy(s: SpaceBaseState, seat: int, action: int) -> IllegalAction | None:
    """SB11.3 Only ships are bought, and their printed sector does not matter."""
    return why_not_buy(s, seat, action) if action < BUY + SHIP_SLOTS else None


def why_not_claim(s: SpaceBaseState, seat: int, action: int) -> IllegalAction | None:
    slot = action - CLAIM
    if not 0 <= slot < SHIP_SLOTS or s.market[slot] < 0:
        return None
    card = s.market[slot]
    if not is_open(s, seat, SECTOR[card]):
        return closed_sector(card)
    return IllegalAction("illegal-claim-level", {"card": card}, "SB11.4")


def closed_sector(card: int) -> IllegalAction:
    return IllegalAction("illegal-closed-sector", {"card": card, "sector": SECTOR[card]}, "SB4.3")
