"""A11 The underground: services for a political action of any type and AWE; A11.7 hired pirates."""

from typing import Final

from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AT,
    CELL_IDS,
    MOVE_PIRATES,
    SERVICE_NAMES,
    UNDERGROUND,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.market import SERVICE, SERVICE_RULE
from raumhafen.games.sternenkinder.content.tables import AWE, DANGEROUS, GOVERNMENT_IDS
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.movers import beside
from raumhafen.games.sternenkinder.rules.politics.market import may_deal, spend_any, why_no_deal
from raumhafen.games.sternenkinder.rules.politics.services.table import SERVICES
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import NEUTRALS, NOBODY, SternState

PIRATES: Final = SERVICE["hire_pirates"]
CLAN_GOVERNMENTS: Final = tuple(
    GOVERNMENT_IDS.index(f"government.{name}") for name in ("kleptocracy", "kakistocracy")
)
WHICH: Final = 0  # number of a frame


def keeper(s: SternState) -> int:
    """A11.3 The player with a clan government, to whom all services are paid; or NOBODY."""
    for seat, government in enumerate(s.government):
        if government in CLAN_GOVERNMENTS:
            return seat
    return NOBODY


# --- the menu ------------------------------------------------------------------------------------


def can_use(s: SternState, seat: int, service: int, clan: int) -> bool:
    """A11.7 A clan's pirates are not for hire; and somebody or something it can be used for."""
    return (clan == NOBODY or service != PIRATES) and SERVICES[service].able(s, seat)


def service_options(s: SternState, seat: int) -> list[int]:
    """A11.1, A11.3 Not for the clan itself."""
    clan = keeper(s)
    if clan == seat or not may_deal(s, seat):
        return []
    return [UNDERGROUND + at for at in range(len(SERVICE_NAMES)) if can_use(s, seat, at, clan)]


def why_no_service(s: SternState, seat: int, service: int) -> IllegalAction:
    if not may_deal(s, seat):
        return why_no_deal(s, seat)
    if keeper(s) == seat:
        return IllegalAction("illegal-own-underground", {}, "A11.3")
    return IllegalAction("illegal-service", {}, SERVICE_RULE[service])


def use(s: SternState, seat: int, service: int) -> None:
    """A11.1 One political action of any type."""
    spend_any(s, seat)
    s.call(DEAL, seat, [service])


# --- one service: args = [service, answers] ------------------------------------------------------


def detail_options(s: SternState, seat: int) -> list[int]:
    f = s.stack[-1]
    return SERVICES[f.args[WHICH]].details(s, f)


DETAIL: Final[Ask] = Ask("underground-detail", "A11.1", detail_options, default=FIRST_OPTION)


def ask_detail(s: SternState, f: Frame) -> None:
    """A11.1 Target and options, one after the other."""
    options = detail_options(s, f.seat)
    if options:
        s.choose(f.seat, DETAIL, options)
    else:
        f.jump(serve)


def note_detail(s: SternState, f: Frame) -> None:
    """A11.1"""
    f.args.append(s.answers[f.seat])
    f.jump(ask_detail)


def serve(s: SternState, f: Frame) -> None:
    """A11.1, A11.3 Paid to the supply, or to a clan; nobody can be arrested (A11.2)."""
    service, clan = f.args[WHICH], keeper(s)
    price = SERVICES[service].price(s, f)
    s.account[4 * f.seat + AWE] -= price
    if clan != NOBODY:
        s.account[4 * clan + AWE] += price
    told: dict[str, Argument] = {"seat": f.seat, "service": SERVICE_NAMES[service]}
    s.tell("event-underground", SERVICE_RULE[service], {**told, "amount": price})
    SERVICES[service].deed(s, f)


DEAL: Final[Script] = script("underground", ask_detail, note_detail, serve)


# --- A11.7 hired pirates move: args = [system] ---------------------------------------------------


def pirate_options(s: SternState, seat: int) -> list[int]:
    """B7.1 Those that have not moved in this phase."""
    if not s.politics or not any(s.hired_left):
        return []
    own = [at for at in range(NEUTRALS) if s.hired[at] == seat and s.hired_left[at]]
    return [MOVE_PIRATES + s.neutral_at[at] for at in own if courses(s, seat, s.neutral_at[at])]


def courses(s: SternState, seat: int, cell: int) -> list[int]:
    """A11.7 No exploring, no dangerous systems; nor where a card or neutral fleets lie (ruling)."""
    near = [c for c in beside(s, seat, cell) if s.tile[c] >= 0 and not DANGEROUS[s.tile[c]]]
    return [c for c in near if c not in s.neutral_at and s.card[c] == NOBODY and not s.fresh[c]]


def move_pirates(s: SternState, seat: int, cell: int) -> None:
    """A11.7 The whole move is one action."""
    s.call(CRUISE, seat, [cell])


def course_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in courses(s, seat, s.stack[-1].args[WHICH])]


COURSE: Final[Ask] = Ask("pirates-course", "A11.7", course_options, default=FIRST_OPTION)


def ask_course(s: SternState, f: Frame) -> None:
    """A11.7 Where to."""
    s.choose(f.seat, COURSE, course_options(s, f.seat))


def cruise(s: SternState, f: Frame) -> None:
    """B8.9.2 Their card goes with them."""
    start, cell = f.args[WHICH], s.answers[f.seat] - AT
    group = s.neutral_at.index(start)
    s.neutral_at[group] = cell
    s.hired_left[group] = 0
    if s.neutral_card[group] != NOBODY:
        s.card[start], s.card[cell] = NOBODY, s.card[start]
    review_blockades(s)
    s.tell("event-pirates-move", "A11.7", {"seat": f.seat, "system": CELL_IDS[cell]})


CRUISE: Final[Script] = script("cruise", ask_course, cruise)

ENTRIES: Final = [
    Entry(UNDERGROUND, service_options, use, why_not=why_no_service, size=len(SERVICE_NAMES))
]
MOVES: Final = [Entry(MOVE_PIRATES, pirate_options, move_pirates, size=CELLS)]
SCRIPTS: Final[list[Script]] = [DEAL, CRUISE]
ASKS: Final[list[Ask]] = [DETAIL, COURSE]
