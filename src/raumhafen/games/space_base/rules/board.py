"""SB4, SB9 The boards of the seats: placing and deploying cards, cubes, gains."""

from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import (
    CHARGES,
    COLONY_VP,
    DEPLOYED,
    FIRST_COLONY,
    FIRST_STARTER,
    IS_POWER,
    NEED,
    OTHER_TURN,
    OWN_TURN,
    SECTOR,
    SPECIAL_BITS,
    SQUARES,
    STEP,
    TURN,
    WORD,
)
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

TARGET = CONTENT.setup.target_vp


def is_colony(card: int) -> bool:
    return FIRST_COLONY <= card < FIRST_STARTER


def is_open(s: SpaceBaseState, seat: int, sector: int) -> bool:
    """SB4.3 A sector with a colony takes no more cards."""
    return not s.closed[seat] >> sector & 1


def side_up(s: SpaceBaseState, card: int) -> int:
    return 2 * card + s.deployed[card]


def gain(s: SpaceBaseState, seat: int, credits: int, income: int, vp: int) -> None:
    """SB8.2 Raises the counts; SB15.1 the target is noted the moment it is reached."""
    s.credits[seat] += credits
    s.income[seat] += income
    if vp:
        s.vp[seat] += vp
        if s.vp[seat] >= TARGET and not s.triggered:
            s.triggered = True
            s.tell("event-end-triggered", "SB15.1", {"seat": seat, "vp": s.vp[seat]})


# --- cubes ---------------------------------------------------------------------------------------


def has_room(s: SpaceBaseState, card: int) -> bool:
    """SB9.1 An empty square in play on the side that faces up."""
    return s.cubes[card] < SQUARES[s.seats][side_up(s, card)]


def put_cube(s: SpaceBaseState, seat: int, card: int) -> None:
    s.cubes[card] += 1
    s.loaded[seat] += 1


def take_cubes(s: SpaceBaseState, seat: int, card: int, count: int) -> None:
    s.cubes[card] -= count
    s.loaded[seat] -= count


def turn_over(s: SpaceBaseState, seat: int, card: int, deployed: int) -> None:
    """SB4.4 As many cubes as fit go along to the new side."""
    s.deployed[card] = deployed
    if s.cubes[card]:
        surplus = s.cubes[card] - SQUARES[s.seats][side_up(s, card)]
        if surplus > 0:
            take_cubes(s, seat, card, surplus)


# --- abilities that are ready --------------------------------------------------------------------


def is_charged(s: SpaceBaseState, card: int) -> bool:
    """SB9.2 Enough cubes for one use."""
    cubes = s.cubes[card]
    return cubes > 0 and cubes >= NEED[s.seats][side_up(s, card)]


def ready(s: SpaceBaseState, seat: int, step: int) -> list[int]:
    """SB10.1 Charged cards of a seat whose colour fits the turn and whose kind fits the step."""
    if not s.loaded[seat]:
        return []
    turn = OWN_TURN if seat == s.active else OTHER_TURN
    need = NEED[s.seats]
    found = []
    for card in s.powers[seat]:
        cubes = s.cubes[card]
        if cubes:
            side = 2 * card + s.deployed[card]
            if STEP[side] == step and TURN[side] & turn and cubes >= need[side]:
                found.append(card)
    return found


def spend(s: SpaceBaseState, seat: int, card: int) -> None:
    """SB9.4 Cubes are paid before the effects follow."""
    take_cubes(s, seat, card, NEED[s.seats][side_up(s, card)])


# --- cards ---------------------------------------------------------------------------------------


def push(s: SpaceBaseState, at: int, card: int) -> None:
    """On top of a deployed stack."""
    s.stacks[at] += (card,)
    s.red[at] += WORD[2 * card + DEPLOYED]


def place(s: SpaceBaseState, seat: int, card: int, sector: int) -> None:
    """SB4.2 The card becomes the station card; the ship that was there is deployed."""
    at = STRIDE * seat + sector
    old = s.station[at]
    turn_over(s, seat, old, 1)
    push(s, at, old)
    s.station[at] = card
    if IS_POWER[card]:
        s.powers[seat] += (card,)
    if s.log is not None:
        s.tell("event-deployed", "SB4.2", {"seat": seat, "card": old, "sector": sector})


def acquire(s: SpaceBaseState, seat: int, slot: int, sector: int = 0) -> None:
    """SB4.1, SB12.4 A card of the market goes to its printed sector (or, SB11.3, to another)."""
    card = s.market[slot]
    s.market[slot] = -1
    sector = sector or SECTOR[card]
    place(s, seat, card, sector)
    if is_colony(card):
        s.closed[seat] |= 1 << sector
        gain(s, seat, 0, 0, COLONY_VP[card])
        s.tell("event-colony", "SB13.2", {"seat": seat, "card": card, "vp": COLONY_VP[card]})
    s.beat("buy")


def swap_sectors(s: SpaceBaseState, seat: int, a: int, b: int) -> None:
    """SB11.5 Station card and whole stack change places; a colony closes its new sector."""
    at, to = STRIDE * seat + a, STRIDE * seat + b
    s.station[at], s.station[to] = s.station[to], s.station[at]
    s.stacks[at], s.stacks[to] = s.stacks[to], s.stacks[at]
    s.red[at], s.red[to] = s.red[to], s.red[at]
    for sector in (a, b):
        s.closed[seat] &= ~(1 << sector)
        if is_colony(s.station[STRIDE * seat + sector]):
            s.closed[seat] |= 1 << sector


def find(s: SpaceBaseState, seat: int, card: int) -> int:
    """The sector in which a card of this seat lies."""
    base = STRIDE * seat
    return next(
        sector
        for sector in range(1, STRIDE)
        if s.station[base + sector] == card or card in s.stacks[base + sector]
    )


def exchange(s: SpaceBaseState, seat: int, card: int, sector: int) -> None:
    """SB11.10 The card and the station ship of a sector change places."""
    at, to = STRIDE * seat + find(s, seat, card), STRIDE * seat + sector
    other = s.station[to]
    s.station[to] = card
    if not s.deployed[card]:
        s.station[at] = other
        return
    stack = tuple(other if entry == card else entry for entry in s.stacks[at])
    s.stacks[at] = stack
    s.red[at] += WORD[2 * other + DEPLOYED] - WORD[2 * card + DEPLOYED]
    turn_over(s, seat, card, 0)
    turn_over(s, seat, other, 1)


# --- what a sector pays --------------------------------------------------------------------------


def word(s: SpaceBaseState, seat: int, sector: int) -> int:
    """SB8.1 Station side on the own turn, all deployed sides on other turns."""
    at = STRIDE * seat + sector
    return WORD[2 * s.station[at]] if seat == s.active else s.red[at]


def paying_sides(s: SpaceBaseState, seat: int, sector: int) -> list[int]:
    at = STRIDE * seat + sector
    if seat == s.active:
        return [2 * s.station[at]]
    return [2 * card + DEPLOYED for card in s.stacks[at]]


def charge_sides(s: SpaceBaseState, seat: int, sector: int) -> list[int]:
    if not word(s, seat, sector) >> SPECIAL_BITS:
        return []
    return [side for side in paying_sides(s, seat, sector) if CHARGES[side]]
