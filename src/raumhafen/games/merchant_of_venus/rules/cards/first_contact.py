"""MV9, MV17.2 First contact with a culture, and looks at its card before that."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    CONTACT_CREDITS,
    ITEMS,
    ITEMS_OF,
    PASSENGERS,
    PEEK_HERE,
    REGION_IDS,
    REGION_OF,
    SYSTEM_IDS,
)
from raumhafen.games.merchant_of_venus.rules.trade.market import is_discovered
from raumhafen.games.merchant_of_venus.state import IN_SUPPLY, VenusState


def toss_pile(s: VenusState, f: Frame) -> None:
    """MV9.2 The three market tokens are shuffled."""
    s.toss(6)


def make_contact(s: VenusState, f: Frame) -> None:
    """MV9.2 The card is revealed and taken, the market filled."""
    system = REGION_OF[s.ship[f.seat]]
    culture = s.contact[system]
    lay_pile(s, culture, s.tossed)
    s.home[culture] = system
    s.card_owner[culture] = f.seat
    s.card_credits[culture] = CONTACT_CREDITS[culture]
    s.bank -= CONTACT_CREDITS[culture]
    s.contacts[f.seat] += 1
    s.contact_now = True
    s.reveals += 1
    open_market(s, culture, system)
    where = REGION_IDS[system]
    args: dict[str, str | int] = {"seat": f.seat, "region": where, "culture": culture + 1}
    s.tell("event-contact", "MV9.2", {**args, "credits": CONTACT_CREDITS[culture]})
    s.beat("contact")


def lay_pile(s: VenusState, culture: int, order: int) -> None:
    """One of the six orders of three tokens."""
    rest = [0, 1, 2]
    top = rest.pop(order // 2)
    if order % 2:
        rest.reverse()
    s.piles[3 * culture : 3 * culture + 3] = [top, *rest]


def open_market(s: VenusState, culture: int, system: int) -> None:
    """MV9.2 Goods, technologies and waiting passengers come into the system."""
    for item in ITEMS_OF[culture]:
        s.market[ITEMS * system + item] += s.supply[item]
        s.supply[item] = 0
    for passenger in range(PASSENGERS):
        if s.passenger_at[passenger] == IN_SUPPLY + culture:
            s.passenger_at[passenger] = system


# --- MV17.2 looking at face-down cards -----------------------------------------------------------


def see_card(s: VenusState, seat: int, system: int) -> None:
    """MV17.2 Only the player who looks learns the culture."""
    s.known[len(SYSTEM_IDS) * seat + system] = 1
    s.reveals += 1
    args: dict[str, str | int] = {"seat": seat, "region": SYSTEM_IDS[system]}
    s.tell("event-peek", "MV17.2", args)
    s.tell("event-seen", "MV17.2", {**args, "culture": s.contact[system] + 1}, seat)


def spy(s: VenusState, seat: int) -> None:
    """MV13.6 peek_here: looking costs nothing, so it is done at once wherever the ship is."""
    if s.reward_at[PEEK_HERE] != seat:
        return
    region = REGION_OF[s.ship[seat]]
    hidden = 0 <= region < SYSTEMS and not is_discovered(s, region)
    if hidden and not s.known[SYSTEMS * seat + region]:
        see_card(s, seat, region)


FIRST_CONTACT = script("first_contact", toss_pile, make_contact)

SCRIPTS: Final[list[Script]] = [FIRST_CONTACT]
