"""B3.5 to B3.7 Blockades: declared where fleets control a system, and what a blocked home calls."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, BLOCKADE, CELL_IDS, LIFT, WAR
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.layouts import KOSME_CALL
from raumhafen.games.sternenkinder.content.tables import KOSME_FLEET
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    controller,
    fleets_of,
    has_fleet,
    holds_by_fleets,
    may_own,
    remove_fleet,
)
from raumhafen.games.sternenkinder.rules.core.foes import has_foes
from raumhafen.games.sternenkinder.rules.core.income import earn_planet, earn_sites
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import BLOCKADED, announce
from raumhafen.games.sternenkinder.rules.core.pirates import is_met
from raumhafen.games.sternenkinder.rules.core.places import is_blocked, planets_of
from raumhafen.games.sternenkinder.rules.core.sinks import Sums
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.core.war import are_allies, at_war
from raumhafen.games.sternenkinder.state import FLEETS, NOBODY, SternState

NO, CALL = 0, 3  # answers
FREE_LANES: Final = FLAGS.index("no_blockade_in_peace")


# --- B3.5 declaring ------------------------------------------------------------------------------


def has_victim(s: SternState, seat: int, cell: int) -> bool:
    """Somebody else, no ally, has a colony or a route here."""
    owner, route = s.owner[cell], s.route[cell]
    if owner not in (NOBODY, seat):
        return not are_allies(s, seat, owner)  # it would hurt an ally
    return route != NOBODY and not are_allies(s, seat, route)


def is_lawful(s: SternState, seat: int, cell: int) -> bool:
    """A9.12 The freedom of the star lanes forbids blockades in peace."""
    if not has_flag(s, seat, FREE_LANES):
        return True
    owners = (s.owner[cell], s.route[cell])
    return any(owner != NOBODY and at_war(s, seat, owner) for owner in owners)


def blockade_options(s: SternState, seat: int) -> list[int]:
    """B3.5 Where the seat controls a system by fleets; once in a turn for each system."""
    at = s.fleet_at[FLEETS * seat : FLEETS * (seat + 1)]
    if max(at) == NOBODY:
        return []
    cells = sorted({cell for cell in at if cell != NOBODY})
    return [
        BLOCKADE + cell
        for cell in cells
        if s.blockade[cell] == NOBODY
        and s.declared[cell] != s.turns
        and has_victim(s, seat, cell)
        and is_lawful(s, seat, cell)
        and holds_by_fleets(s, seat, cell)
    ]


def declare(s: SternState, seat: int, cell: int) -> None:
    """B3.5 Also in peace."""
    s.blockade[cell] = seat
    s.declared[cell] = s.turns
    s.tell("event-blockade", "B3.5", {"seat": seat, "system": CELL_IDS[cell]})
    if s.politics and s.owner[cell] not in (NOBODY, seat):
        announce(s, BLOCKADED, seat, cell, s.owner[cell])


def lift_options(s: SternState, seat: int) -> list[int]:
    """B3.7 Own blockades that were not declared in this turn."""
    own = [cell for cell in range(CELLS) if s.blockade[cell] == seat]
    return [LIFT + cell for cell in own if s.declared[cell] != s.turns]


def lift(s: SternState, seat: int, cell: int) -> None:
    """B3.7 The blockader lifts it."""
    s.declared[cell] = s.turns
    end_blockade(s, cell)


def end_blockade(s: SternState, cell: int) -> None:
    s.tell("event-blockade-ends", "B3.7", {"seat": s.blockade[cell], "system": CELL_IDS[cell]})
    s.blockade[cell] = NOBODY


def review_blockades(s: SternState) -> None:
    """B3.7 It ends when the blockader loses control or leaves."""
    if max(s.blockade) == NOBODY:
        return
    for cell, by in enumerate(s.blockade):
        if by != NOBODY and not holds_by_fleets(s, by, cell):
            end_blockade(s, cell)


ENTRIES: Final[tuple[Entry, ...]] = (
    Entry(BLOCKADE, blockade_options, declare, counted=False),
    Entry(LIFT, lift_options, lift, counted=False),
)


# --- B7.6 encounters -----------------------------------------------------------------------------


def must_stop(s: SternState, seat: int, cell: int, fleet: bool) -> bool:
    """B7.6, decision 20 Neutral and enemy fleets and blockades stop who does not control."""
    foes = [p for p in range(s.seats) if at_war(s, seat, p)] if has_foes(s, seat) else []
    by = s.blockade[cell]
    blocked = by != NOBODY and not are_allies(s, seat, by) and (fleet or at_war(s, seat, by))
    met = fleet and any(has_fleet(s, foe, cell) for foe in foes)
    if not is_met(s, seat, cell) and not blocked and not met:
        return False
    return controller(s, cell) != seat


# --- B3.5.5 a blocked home world -----------------------------------------------------------------


def call_income(s: SternState, seat: int) -> int:
    """Decision 26 The gross income of the home world, all resources together."""
    sums, home = Sums(), s.home[seat]
    earn_planet(s, home, sums)
    earn_sites(s, seat, home, sums)
    return sum(sums.totals)


def call_places(s: SternState, seat: int) -> list[int]:
    """Decision 26 Own planets and guards."""
    guards = [cell for cell in range(CELLS) if s.guard[CELLS * seat + cell]]
    return sorted({*planets_of(s, seat), *guards})


def may_call(s: SternState, seat: int) -> bool:
    """B27.2.9 Ten C for one fleet of Kosme, at most one; decision 58 no income, no call."""
    home = s.home[seat]
    if s.owner[home] != seat or not is_blocked(s, home) or s.skip[seat] % 2 == 1:
        return False
    return call_income(s, seat) >= KOSME_CALL and may_own(s, seat, KOSME_FLEET)


def call_options(s: SternState, seat: int) -> list[int]:
    return [WAR + NO, WAR + CALL]


def call_place_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in call_places(s, seat)]


CALL_KOSME: Final[Ask] = Ask("kosme-call", "B3.5.5", call_options, default=WAR)
CALL_PLACE: Final[Ask] = Ask("kosme-place", "B3.5.5", call_place_options)


def call_help(s: SternState, f: Frame) -> None:
    """B3.5.5 The income of a blocked home world may only call Kosme."""
    s.call_each(KOSME, [seat for seat in s.seats_from(s.first) if may_call(s, seat)])


def ask_call(s: SternState, f: Frame) -> None:
    """B3.5.5 What is not used is lost."""
    s.choose(f.seat, CALL_KOSME, call_options(s, f.seat))


def ask_call_place(s: SternState, f: Frame) -> None:
    """B3.5.5, decision 26: on an own planet or guard."""
    if s.answers[f.seat] == WAR + NO:
        f.leave()
    else:
        s.choose(f.seat, CALL_PLACE, call_place_options(s, f.seat))


def place_call(s: SternState, f: Frame) -> None:
    """B27.2.9 One fleet."""
    cell = s.answers[f.seat] - AT
    add_fleet(s, f.seat, KOSME_FLEET, cell)
    s.tell("event-kosme", "B3.5.5", {"seat": f.seat, "system": CELL_IDS[cell]})


KOSME: Final[Script] = script("kosme_call", ask_call, ask_call_place, place_call)


def dismiss_kosme(s: SternState) -> None:
    """A22.8, decision 26 They leave in the closing phase."""
    for seat in range(s.seats):
        for fleet in fleets_of(s, seat):
            if s.fleet_kind[fleet] == KOSME_FLEET:
                remove_fleet(s, fleet)
    review_blockades(s)


SCRIPTS: Final[list[Script]] = [KOSME]
ASKS: Final[list[Ask]] = [CALL_KOSME, CALL_PLACE]
