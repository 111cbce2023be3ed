"""B5.5 Research as a purchase: price, first researcher and bonus."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import NO, RESEARCH, YES
from raumhafen.games.sternenkinder.content.tables import RESEARCH as RESEARCH_POINTS
from raumhafen.games.sternenkinder.content.tables import TECH_COST, TECH_NEEDS, TECHS
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.effects import bonus_row, carry_out
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import TECH_RESEARCHED, announce
from raumhafen.games.sternenkinder.rules.core.payment import has
from raumhafen.games.sternenkinder.rules.core.prices import (
    KNOWN_TECH_COST,
    is_known,
    is_printed,
    printed_price,
    tech_price,
)
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.core.technologies import NAMES, exists, learn, researchable
from raumhafen.games.sternenkinder.state import SternState

SECRECY: Final = FLAGS.index("secrecy")
PUBLISHING: Final = 3  # A19.1 R
# by points: what can be paid at best, when somebody has researched it before
PAYABLE: Final = [
    [tech for tech in range(TECHS) if KNOWN_TECH_COST[tech] <= points]
    for points in range(max(TECH_COST) + 1)
]
# by technology: itself and what it needs, of which a seat that may research it has only the latter
SPAN: Final = [TECH_NEEDS[tech] | 1 << tech for tech in range(TECHS)]


def research_options(s: SternState, seat: int) -> list[int]:
    """B5.5.3 Any number of technologies, each an action."""
    points, own = s.account[4 * seat + RESEARCH_POINTS], s.techs[seat]
    if not is_printed(s, seat):
        open_to = researchable(s, seat)
        return [RESEARCH + tech for tech in open_to if tech_price(s, seat, tech) <= points]
    return [
        RESEARCH + tech
        for tech in PAYABLE[min(points, len(PAYABLE) - 1)]
        if own & SPAN[tech] == TECH_NEEDS[tech]
        and printed_price(s, tech) <= points
        and exists(s, tech)
    ]


def research(s: SternState, seat: int, tech: int) -> None:
    """B5.5.1 Pays the price; B5.5.2 the first researcher receives the bonus."""
    price = tech_price(s, seat, tech)
    assert has(s, seat, RESEARCH_POINTS, price)
    s.account[4 * seat + RESEARCH_POINTS] -= price
    s.tell("event-research", "B5.5.1", {"seat": seat, "tech": NAMES[tech], "price": price})
    first = not is_known(s, tech)
    learn(s, seat, tech)
    announce(s, TECH_RESEARCHED, seat, subject=tech)
    if not first:
        return
    if s.politics and has_flag(s, seat, SECRECY):
        conceal(s, seat, tech)
    else:
        reveal_tech(s, seat, tech)
    carry_out(s, seat, bonus_row(tech))


def reveal_tech(s: SternState, seat: int, tech: int) -> None:
    """B5.5.2 All others pay less from now on."""
    s.first_by[tech] = seat
    s.tell("event-first-researcher", "B5.5.2", {"seat": seat, "tech": NAMES[tech]})


# --- A19.1 secrecy: args = [technology] ----------------------------------------------------------

SECRET: Final = 0


def conceal(s: SternState, seat: int, tech: int) -> None:
    """A19.1 It does not count for others, and its bonus stays open."""
    s.concealed[seat] |= 1 << tech
    s.call(SECRECY_TALK, seat, [tech])


def publish_options(s: SternState, seat: int) -> list[int]:
    able = s.account[4 * seat + RESEARCH_POINTS] >= PUBLISHING
    return [NO, YES] if able else [NO]


PUBLISH: Final[Ask] = Ask("publish", "A19.1", publish_options, default=NO)


def ask_publish(s: SternState, f: Frame) -> None:
    """A19.1 Three R more, and it counts like any other."""
    s.choose(f.seat, PUBLISH, publish_options(s, f.seat))


def publish(s: SternState, f: Frame) -> None:
    """A19.1"""
    tech = f.args[SECRET]
    if s.answers[f.seat] == YES:
        s.account[4 * f.seat + RESEARCH_POINTS] -= PUBLISHING
        s.concealed[f.seat] &= ~(1 << tech)
        reveal_tech(s, f.seat, tech)
    else:
        s.tell("event-concealed", "A19.1", {"seat": f.seat, "tech": NAMES[tech]})


SECRECY_TALK: Final[Script] = script("secrecy", ask_publish, publish)

SCRIPTS: Final[list[Script]] = [SECRECY_TALK]
ASKS: Final[list[Ask]] = [PUBLISH]
ENTRY: Final[Entry] = Entry(RESEARCH, research_options, research)
