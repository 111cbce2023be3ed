"""A17.15 Real estate speculation: resource buildings of others are bought against their will."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AMOUNT, AT, CELL_IDS, MOST, NO, SITE, YES
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import AWE
from raumhafen.games.sternenkinder.rules.core.places import (
    pack,
    site_kind,
    site_level,
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.prices import THING_COST
from raumhafen.games.sternenkinder.rules.politics.plutocracy import money
from raumhafen.games.sternenkinder.state import CAPACITY_SITE, NOBODY, SITES, SternState

# --- A17.15 real estate speculation: args = [site, offer] ----------------------------------------

PLACE, OFFERED = range(2)


def estates(s: SternState, seat: int) -> list[int]:
    """Places of resource buildings of other players that can be bid for."""
    return [
        at
        for cell in range(CELLS)
        if s.level[cell]
        for at in sites_at(s, cell)
        if site_kind(s.sites[at]) != CAPACITY_SITE and site_owner(s.sites[at]) != seat
        if estate_price(s.sites[at]) < money(s, seat)
    ]


def estate_price(packed: int) -> int:
    """Its price; all levels up to its own."""
    return THING_COST[3 * site_kind(packed) + site_level(packed) - 1]


def can_speculate(s: SternState, seat: int) -> bool:
    return bool(estates(s, seat))


def speculate(s: SternState, seat: int) -> None:
    s.call(SPECULATE, seat, [NOBODY, 0])


def system_options(s: SternState, seat: int) -> list[int]:
    """A17.15 Systems with such a building."""
    return [AT + cell for cell in sorted({at // SITES for at in estates(s, seat)})]


def estate_options(s: SternState, seat: int) -> list[int]:
    cell = s.stack[-1].args[PLACE]
    return [SITE + at - SITES * cell for at in estates(s, seat) if at // SITES == cell]


def bid_options(s: SternState, seat: int) -> list[int]:
    """A17.15 What is offered beside the price."""
    most = money(s, seat) - estate_price(s.sites[s.stack[-1].args[PLACE]])
    return [AMOUNT + n for n in range(1, min(most, MOST) + 1)]


def defence_options(s: SternState, seat: int) -> list[int]:
    """A17.15 Paying more than was offered prevents it."""
    able = money(s, seat) > s.stack[-1].args[OFFERED]
    return [NO, YES] if able else [NO]


def turn_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


ESTATE_SYSTEM: Final[Ask] = Ask("estate-system", "A17.15", system_options)
ESTATE: Final[Ask] = Ask("estate", "A17.15", estate_options)
ESTATE_BID: Final[Ask] = Ask("estate-bid", "A17.15", bid_options)
ESTATE_DEFENCE: Final[Ask] = Ask("estate-defence", "A17.15", defence_options, default=NO)
ESTATE_BRANCH: Final[Ask] = Ask("estate-branch", "A17.15", turn_options, default=NO)


def ask_estate_system(s: SternState, f: Frame) -> None:
    """A17.15 A system."""
    s.choose(f.seat, ESTATE_SYSTEM, system_options(s, f.seat))


def ask_estate(s: SternState, f: Frame) -> None:
    """A17.15 And a resource building of another player in it."""
    f.args[PLACE] = s.answers[f.seat] - AT
    s.choose(f.seat, ESTATE, estate_options(s, f.seat))


def ask_bid(s: SternState, f: Frame) -> None:
    """A17.15 Its price and X AWE are offered."""
    f.args[PLACE] = SITES * f.args[PLACE] + s.answers[f.seat] - SITE
    s.choose(f.seat, ESTATE_BID, bid_options(s, f.seat))


def ask_defence(s: SternState, f: Frame) -> None:
    """A17.15 The owner may at once pay more than X."""
    f.args[OFFERED] = s.answers[f.seat] - AMOUNT
    owner = site_owner(s.sites[f.args[PLACE]])
    system = CELL_IDS[f.args[PLACE] // SITES]
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": owner, "system": system}
    s.tell("event-estate-offer", "A17.15", {**told, "amount": f.args[OFFERED]})
    s.choose(owner, ESTATE_DEFENCE, defence_options(s, owner))


def settle_estate(s: SternState, f: Frame) -> None:
    """A17.15 Prevented, both payments are lost; else the building changes its owner."""
    at, offered = f.args
    packed = s.sites[at]
    owner, price = site_owner(packed), estate_price(packed) + offered
    s.account[4 * f.seat + AWE] -= price
    if s.answers[owner] == YES:
        s.account[4 * owner + AWE] -= offered + 1
        s.tell("event-estate-kept", "A17.15", {"seat": owner})
        f.leave()
        return
    s.account[4 * owner + AWE] += price
    s.sites[at] = pack(f.seat, site_kind(packed), site_level(packed))
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": owner}
    s.tell("event-estate-sold", "A17.15", {**told, "system": CELL_IDS[at // SITES]})
    if s.owner[at // SITES] == f.seat or s.branch[at // SITES] >> f.seat & 1:
        f.leave()


def ask_turned(s: SternState, f: Frame) -> None:
    """A17.15 It may become a branch at once, free of cost."""
    s.choose(f.seat, ESTATE_BRANCH, turn_options(s, f.seat))


def turn_estate(s: SternState, f: Frame) -> None:
    """A17.15 The branch takes the place of the building; the site is free again (ruling)."""
    if s.answers[f.seat] == YES:
        cell = f.args[PLACE] // SITES
        s.sites[f.args[PLACE]] = 0
        s.branch[cell] |= 1 << f.seat
        s.tell("event-branch", "A17.15", {"seat": f.seat, "system": CELL_IDS[cell]})


SPECULATE: Final[Script] = script(
    "speculate", ask_estate_system, ask_estate, ask_bid, ask_defence, settle_estate, ask_turned,
    turn_estate,
)  # fmt: skip

SCRIPTS: Final[list[Script]] = [SPECULATE]
ASKS: Final[list[Ask]] = [
    ESTATE_SYSTEM, ESTATE, ESTATE_BID, ESTATE_DEFENCE, ESTATE_BRANCH,
]  # fmt: skip
