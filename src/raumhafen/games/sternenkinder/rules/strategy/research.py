"""B5.5 Research as a purchase: price, first researcher and bonus."""

from typing import Final

from raumhafen.games.sternenkinder.actions import RESEARCH
from raumhafen.games.sternenkinder.content.tables import RESEARCH as RESEARCH_POINTS
from raumhafen.games.sternenkinder.content.tables import TECH_COST, TECH_NEEDS, TECHS
from raumhafen.games.sternenkinder.rules.core.effects import bonus_row, carry_out
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import TECH_RESEARCHED, announce
from raumhafen.games.sternenkinder.rules.core.prices import (
    FIRST_DISCOUNT,
    has,
    is_known,
    tech_price,
)
from raumhafen.games.sternenkinder.rules.core.technologies import NAMES, exists, learn
from raumhafen.games.sternenkinder.state import SternState

# by points: what can be paid at best, when somebody has researched it before
PAYABLE: Final = [
    [tech for tech in range(TECHS) if TECH_COST[tech] - FIRST_DISCOUNT <= points]
    for points in range(max(TECH_COST) + 1)
]


def research_options(s: SternState, seat: int) -> list[int]:
    """B5.5.3 Any number of technologies, each an action."""
    points, own = s.account[4 * seat + RESEARCH_POINTS], s.techs[seat]
    return [
        RESEARCH + tech
        for tech in PAYABLE[min(points, len(PAYABLE) - 1)]
        if not own >> tech & 1
        and TECH_NEEDS[tech] & ~own == 0
        and exists(s, tech)
        and tech_price(s, seat, tech) <= points
    ]


def research(s: SternState, seat: int, tech: int) -> None:
    """B5.5.1 Pays the price; B5.5.2 the first researcher receives the bonus."""
    price = tech_price(s, seat, tech)
    assert has(s, seat, RESEARCH_POINTS, price)
    s.account[4 * seat + RESEARCH_POINTS] -= price
    s.tell("event-research", "B5.5.1", {"seat": seat, "tech": NAMES[tech], "price": price})
    first = not is_known(s, tech)
    learn(s, seat, tech)
    if first:
        s.first_by[tech] = seat
        s.tell("event-first-researcher", "B5.5.2", {"seat": seat, "tech": NAMES[tech]})
        carry_out(s, seat, bonus_row(tech))
    announce(s, TECH_RESEARCHED, seat, subject=tech)


ENTRY: Final[Entry] = Entry(RESEARCH, research_options, research)
