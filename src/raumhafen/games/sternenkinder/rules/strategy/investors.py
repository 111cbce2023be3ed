"""A22.2 Investors: requests are noted when they happen and paid in the closing phase (decision 28).

Each request and each milestone is fulfilled once in a game, by all who manage it in the same round.
"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import NO, YES
from raumhafen.games.sternenkinder.content.cards import (
    INVESTOR_IDS,
    INVESTOR_MILESTONE,
    INVESTOR_REQUEST,
    INVESTOR_VP,
)
from raumhafen.games.sternenkinder.content.tables import CENTRE, CULTURE, ENTRY, WORKS
from raumhafen.games.sternenkinder.content.words import REQUESTS
from raumhafen.games.sternenkinder.rules.core.agents import AGENT
from raumhafen.games.sternenkinder.rules.core.cards import anomaly_cards
from raumhafen.games.sternenkinder.rules.core.counts import has_enough
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.regimes import PRAISED, set_counter
from raumhafen.games.sternenkinder.rules.core.routes import connected
from raumhafen.games.sternenkinder.rules.core.rows import INVESTOR_ROWS
from raumhafen.games.sternenkinder.state import FACE_DOWN, NOBODY, SternState

NAMES: Final = tuple(id.partition(".")[2] for id in INVESTOR_IDS)
INVESTORS: Final = [at for at, id in enumerate(INVESTOR_IDS) if WORKS[ENTRY[id]]]
FORM: Final = NAMES.index("form")
KOSME: Final = NAMES.index("kosme")
TOR: Final = NAMES.index("tor")
WELLE: Final = NAMES.index("welle")
HEAVEN: Final = NAMES.index("heaven")
CLANS: Final = NAMES.index("clans")
SEELE: Final = NAMES.index("seele")
POLITICAL: Final = (HEAVEN, CLANS, SEELE)
WANTED_LEVEL: Final = 2
WANTED_CARDS: Final = 2


def in_play(s: SternState) -> list[int]:
    """A22.13, A22.14, A22.16 Heaven, the Clans and Seele look at what only politics brings."""
    return INVESTORS if s.politics else [at for at in INVESTORS if at not in POLITICAL]


# --- requests ------------------------------------------------------------------------------------


def note(s: SternState, investor: int, seat: int) -> None:
    """Decision 28: noted when it happens, if nobody did it in an earlier round."""
    if not s.requested >> investor & 1 and not s.requests[investor] >> seat & 1:
        s.requests[investor] |= 1 << seat
        s.tell("event-request", "A22.2", {"seat": seat, "investor": NAMES[investor]})


def hear_raised(s: SternState, seat: int, here: int, level: int) -> None:
    """A22.12 Form: a colony is raised to level II; the first one of the round counts."""
    if level == WANTED_LEVEL and here not in s.home:
        if s.raised[seat] == NOBODY:
            s.raised[seat] = here
        note(s, FORM, seat)


def hear_entered(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.15 Kosme: a military unit moves into the galactic centre."""
    if s.tile[here] == CENTRE:
        note(s, KOSME, seat)


def hear_connection(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.17 Tor: a colony is connected with the home world by trade routes."""
    if connected(s, seat):
        note(s, TOR, seat)


def hear_card(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.18 Welle: two anomaly cards in hand."""
    if anomaly_cards(s, seat) >= WANTED_CARDS:
        note(s, WELLE, seat)


def hear_policy(s: SternState, seat: int, here: int, policy: int) -> None:
    """A22.13 Heaven: a policy is introduced; the first one of the round counts."""
    if not s.requests[HEAVEN] >> seat & 1:
        set_counter(s, seat, PRAISED, policy)
    note(s, HEAVEN, seat)


def hear_agent(s: SternState, seat: int, here: int, character: int) -> None:
    """A22.14 Clans: an agent has done something."""
    if character == AGENT:
        note(s, CLANS, seat)


def hear_advisor(s: SternState, seat: int, here: int, advisor: int) -> None:
    """A22.16 Seele: an advisor comes into play."""
    note(s, SEELE, seat)


def hear_discovered(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.18 Who discovers the last system of the map."""
    if FACE_DOWN not in s.tile:
        s.last_found = seat


def pay_requests(s: SternState, f: Frame) -> None:
    """A22.2 The reward for all who fulfilled a request first in the same round."""
    note_standing(s)
    due = [
        (investor, seat)
        for investor in INVESTORS
        for seat in s.seats_from(s.first)
        if s.requests[investor] >> seat & 1
    ]
    for investor, seat in reversed(due):
        s.requested |= 1 << investor
        here = s.raised[seat]
        if investor != FORM or s.owner[here] == seat:
            carry_out(s, seat, INVESTOR_ROWS + investor, here)
    s.requests = [0] * len(INVESTOR_IDS)
    s.raised = [NOBODY] * s.seats


def note_standing(s: SternState) -> None:
    """A22.17, A22.18 What holds at the end of the round was done in it, however it came about."""
    for seat in s.seats_from(s.first):
        if not s.out >> seat & 1:
            hear_connection(s, seat, NOBODY, NOBODY)
            hear_card(s, seat, NOBODY, NOBODY)


# --- milestones ----------------------------------------------------------------------------------


def reach_milestones(s: SternState, f: Frame) -> None:
    """A22.2 One victory point for all who reach a milestone first in the same round."""
    for investor in in_play(s):
        if s.milestones >> investor & 1 or investor == SEELE:
            continue
        reached = [seat for seat in s.seats_from(s.first) if has_reached(s, seat, investor)]
        for seat in reached:
            s.points[seat] += INVESTOR_VP[investor]
            s.tell("event-milestone", "A22.2", {"seat": seat, "investor": NAMES[investor]})
        s.milestones |= bool(reached) << investor


def has_reached(s: SternState, seat: int, investor: int) -> bool:
    """The milestones of this part only ask what a player has."""
    playing = not s.out >> seat & 1
    return playing and has_enough(s, seat, INVESTOR_MILESTONE[investor], NOBODY)


# --- A22.16 the milestone of Seele is paid for ---------------------------------------------------

SEELE_PRICE: Final = INVESTOR_MILESTONE[SEELE].pay[CULTURE]


def court_seele(s: SternState, f: Frame) -> None:
    """A22.16 Whoever has an advisor of level 2 may pay 20 C, once in a game."""
    able = [seat for seat in s.seats_from(s.first) if s.politics and has_reached(s, seat, SEELE)]
    if not s.milestones >> SEELE & 1:
        s.call_each(COURTSHIP, [seat for seat in able if culture_of(s, seat) >= SEELE_PRICE])


def culture_of(s: SternState, seat: int) -> int:
    return s.account[4 * seat + CULTURE]


def court_options(s: SternState, seat: int) -> list[int]:
    return [NO, YES]


COURTED: Final[Ask] = Ask("seele-milestone", "A22.16", court_options, default=NO)


def ask_courted(s: SternState, f: Frame) -> None:
    """A22.16 Twenty C for a victory point."""
    s.choose(f.seat, COURTED, court_options(s, f.seat))


def pay_seele(s: SternState, f: Frame) -> None:
    """A22.2 All who do it in the same round get the point."""
    if s.answers[f.seat] == YES:
        s.account[4 * f.seat + CULTURE] -= SEELE_PRICE
        s.points[f.seat] += INVESTOR_VP[SEELE]
        s.milestones |= 1 << SEELE
        s.tell("event-milestone", "A22.2", {"seat": f.seat, "investor": NAMES[SEELE]})


COURTSHIP: Final[Script] = script("seele_milestone", ask_courted, pay_seele)
SCRIPTS: Final[list[Script]] = [COURTSHIP]
ASKS: Final[list[Ask]] = [COURTED]

assert [REQUESTS[INVESTOR_REQUEST[at]] for at in (FORM, KOSME, TOR, WELLE, HEAVEN)] == [
    "colony_raised_to_2", "military_unit_in_centre", "colony_connected", "anomaly_cards_2",
    "policy_introduced",
]  # fmt: skip
