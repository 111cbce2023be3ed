"""A9.12 to A9.17, A7.4 Consequences of votes: laws in force, competitions, the Sovereign."""

from typing import Final

from raumhafen.games.sternenkinder.actions import LAW_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.statutes import (
    ALWAYS,
    CLOSING_LAWS,
    CONTEST,
    SANCTION_LEVEL,
    SOVEREIGN,
    SOVEREIGN_PIPS,
    TARGET,
)
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE
from raumhafen.games.sternenkinder.content.words import METRICS, TARGETS
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.enacted import PIPS, WHICH, is_in_force, rows
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of, hull
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.law_rows import (
    CLOSING_ROWS,
    LAW_ROWS,
    METRIC,
    PLACE_ROWS,
    PLACES,
)
from raumhafen.games.sternenkinder.rules.core.news import KILL_OUTLAW, NOWHERE, announce
from raumhafen.games.sternenkinder.rules.core.pacts import ONE, OTHER, TRADE
from raumhafen.games.sternenkinder.rules.core.pacts import rows as treaty_rows
from raumhafen.games.sternenkinder.rules.core.sanctions import set_level
from raumhafen.games.sternenkinder.rules.core.tally import has_flag, tally
from raumhafen.games.sternenkinder.rules.core.war import at_war
from raumhafen.games.sternenkinder.rules.politics.costs import is_in_play
from raumhafen.games.sternenkinder.rules.strategy.control import FREE_LANES, end_blockade
from raumhafen.games.sternenkinder.rules.strategy.ending import end_match, side, victory_points
from raumhafen.games.sternenkinder.state import LAW_ROW, NOBODY, SternState

CONTEST_PIPS: Final = 2  # A9.15
RICH: Final = 20  # AWE; who has more is rich
LEAST_POINTS: Final = TARGETS.index("least_vp")
RICH_PLAYERS: Final = TARGETS.index("rich_player")


# --- A9.12 adopted or failed ---------------------------------------------------------------------


def adopt(s: SternState, seat: int, law: int, about: int) -> None:
    """A9.12 It lies open for good, with the marker of who proposed it."""
    if SANCTION_LEVEL[law]:
        sanction(s, about, SANCTION_LEVEL[law])
    elif law == SOVEREIGN:
        end_match(s, side(s, seat), "A2.5")
    else:
        s.laws += [law, seat, about, 0]
        for player in range(s.seats):
            tally(s, player)
        free_lanes(s)
        here = about if TARGET[law] == "system" else NOBODY
        carry_out(s, seat, LAW_ROWS + law, here)


def fail(s: SternState, law: int) -> None:
    """A9.12 Laws of the deck lie on the discard; A9.13 one in force stays; A9.17 six pips."""
    if law == SOVEREIGN:
        s.sovereign = SOVEREIGN_PIPS
    elif not ALWAYS[law] and not is_in_force(s, law):
        s.law_failed |= 1 << law


def sanction(s: SternState, seat: int, level: int) -> None:
    """A7.4 Imposed on who is below the level, lifted by one from who is on it."""
    lifted = level - 1 if s.sanction[seat] == level else level
    set_level(s, seat, lifted, "A7.4")


def may_sanction(s: SternState, seat: int, level: int) -> bool:
    """A7.4 Whoever is on this level or below it."""
    return is_in_play(s, seat) and s.sanction[seat] <= level


def free_lanes(s: SternState) -> None:
    """A9.12 Blockades in peace end where a law forbids them."""
    for cell in range(CELLS):
        by = s.blockade[cell]
        if by != NOBODY and has_flag(s, by, FREE_LANES):
            owners = (s.owner[cell], s.route[cell])
            if not any(p not in (NOBODY, by) and at_war(s, by, p) for p in owners):
                end_blockade(s, cell)


# --- closing phase -------------------------------------------------------------------------------


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A9.12, A9.15 Laws that pay or take in the closing phase, then competitions."""
    if not s.laws:
        return
    if seat == s.first:
        grow_contests(s)
    for at in reversed(rows(s)):
        law = s.laws[at + WHICH]
        if CLOSING_LAWS[law]:
            for target, row in reversed(CLOSING_ROWS[law]):
                if concerns(s, seat, target):
                    carry_out(s, seat, row)


def concerns(s: SternState, seat: int, target: int) -> bool:
    """Who has fewest points (all of them, ruling), or more than 20 AWE."""
    if target == LEAST_POINTS:
        least = min(victory_points(s, p) for p in range(s.seats) if is_in_play(s, p))
        return victory_points(s, seat) == least
    return target != RICH_PLAYERS or s.account[4 * seat + AWE] > RICH


def grow_contests(s: SternState) -> None:
    """A9.15 One pip; at two the places are given, and the law leaves the game."""
    for at in reversed(rows(s)):
        law = s.laws[at + WHICH]
        if not CONTEST[law]:
            continue
        s.laws[at + PIPS] += 1
        if s.laws[at + PIPS] == CONTEST_PIPS:
            del s.laws[at : at + LAW_ROW]
            s.law_gone |= 1 << law
            award(s, law)


def award(s: SternState, law: int) -> None:
    """A9.15 Everybody gets the reward of his place and of all lower ones."""
    players = [p for p in s.seats_from(s.first) if is_in_play(s, p)]
    scores = {p: score(s, p, METRICS[METRIC[law]]) for p in players}
    for seat in reversed(players):
        rank = sum(other > scores[seat] for other in scores.values())
        s.tell(
            "event-contest",
            "A9.15",
            {"seat": seat, "law": LAW_IDS[law], "rank": rank + 1, "amount": scores[seat]},
        )
        for place in reversed(range(rank, PLACES[law])):
            carry_out(s, seat, PLACE_ROWS[law] + place)


def score(s: SternState, seat: int, metric: str) -> int:
    """What a competition counts."""
    if metric == "income.culture":
        return income(s, seat)[CULTURE]
    if metric == "count.technologies":
        return bin(s.techs[seat]).count("1")
    if metric == "sum.military_hull":
        return sum(hull(s, seat, s.fleet_kind[at]) for at in fleets_of(s, seat))
    trades = sum(
        s.treaties[at] == TRADE and seat in (s.treaties[at + ONE], s.treaties[at + OTHER])
        for at in treaty_rows(s)
    )
    return s.route.count(seat) + trades


def hear_kill(s: SternState, seat: int, here: int, subject: int) -> None:
    """A9.12 Bounties: for neutral units and those of sanctioned players."""
    if s.politics and (subject == NOWHERE or s.sanction[subject]):
        announce(s, KILL_OUTLAW, seat, here, subject)
