"""B19.10, B17.4, A2.4 Planets that change their owner or are destroyed, and who loses the last."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS, VERDICT
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP, GROUND_UNITS
from raumhafen.games.sternenkinder.rules.core.agents import forget_agents
from raumhafen.games.sternenkinder.rules.core.cards import give_up, hand_of
from raumhafen.games.sternenkinder.rules.core.civil import count_civil, remove_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of, remove_fleet
from raumhafen.games.sternenkinder.rules.core.market import forget_dealer
from raumhafen.games.sternenkinder.rules.core.news import (
    COLONY_DESTROYED,
    COLONY_LOWERED,
    PLANET_CONQUERED,
    PLANET_LOST,
    announce,
)
from raumhafen.games.sternenkinder.rules.core.pacts import forget_player
from raumhafen.games.sternenkinder.rules.core.places import (
    pack,
    planets_of,
    site_kind,
    site_level,
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.strategy.decision import (
    COUNT_VOTES,
    DECISION,
    GOLD_FOR_ONE,
    PURCHASE,
    ask_gold,
    note_gold,
    voters,
)
from raumhafen.games.sternenkinder.rules.strategy.ending import end_match, is_one_side, leaders
from raumhafen.games.sternenkinder.state import NOBODY, SITES, SternState

AWAY_ROW: Final = 3 + GROUND_UNITS  # B18.2 card, seat, cell, ground units
END_IT: Final = 0
CHOSEN: Final = 0  # the number of a frame: what the vote has decided


def conquer(s: SternState, seat: int, cell: int) -> None:
    """B19.10 The colony with all remaining buildings changes its owner, the level stays."""
    loser = s.owner[cell]
    take_buildings(s, loser, seat, cell)
    s.owner[cell] = seat
    s.defence[cell] = 0
    s.pips[cell] = 0
    s.blockade[cell] = NOBODY
    if s.politics:
        s.embassy[cell] &= ~(1 << seat)
    note_capture(s, loser, seat, cell)
    for player in (loser, seat):
        tally(s, player)
    s.tell(
        "event-conquered", "B19.10", {"seat": seat, "other_seat": loser, "system": CELL_IDS[cell]}
    )
    s.beat("conquest")
    announce(s, PLANET_CONQUERED, seat, cell, loser)
    lose_planet(s, loser, cell)


def cede(s: SternState, giver: int, seat: int, cell: int) -> None:
    """A5.19 A planet is given away with all that stands on it, and is no booty (A2.3, ruling)."""
    take_buildings(s, giver, seat, cell)
    s.owner[cell] = seat
    s.pips[cell] = 0
    s.blockade[cell] = s.conquered[cell] = NOBODY
    s.embassy[cell] &= ~(1 << seat)
    for player in (giver, seat):
        tally(s, player)
    s.tell("event-ceded", "A5.19", {"seat": giver, "other_seat": seat, "system": CELL_IDS[cell]})
    lose_planet(s, giver, cell)


def take_buildings(s: SternState, loser: int, seat: int, cell: int) -> None:
    """B4.5 Nobody has two centres: a second one is destroyed (ruling)."""
    for at in sites_at(s, cell):
        packed = s.sites[at]
        if site_owner(packed) == loser:
            s.sites[at] = pack(seat, site_kind(packed), site_level(packed))
    if any(s.centre[own] for own in planets_of(s, seat)):
        s.centre[cell] = 0
    if s.gate[cell] == loser:
        s.gate[cell] = seat


def note_capture(s: SternState, loser: int, seat: int, cell: int) -> None:
    """A2.3 Who takes back his own planet holds no captured one."""
    if s.conquered[cell] == NOBODY:
        s.conquered[cell] = loser
    elif s.conquered[cell] == seat:
        s.conquered[cell] = NOBODY


def lower_colony(s: SternState, seat: int, cell: int) -> None:
    """B17.4 A level less by bombardment; at level 0 the colony is destroyed."""
    owner = s.owner[cell]
    s.level[cell] -= 1
    s.pips[cell] = 0
    if s.level[cell]:
        told = {"system": CELL_IDS[cell]}
        s.tell("event-lowered", "B17.4", {**told, "level": s.level[cell]})
        announce(s, COLONY_LOWERED, owner, cell, s.level[cell])
        return
    if cell not in s.home:
        s.points[seat] += 1  # A2.2
    s.tell("event-colony-destroyed", "B17.4", {"seat": seat, "system": CELL_IDS[cell]})
    announce(s, COLONY_DESTROYED, owner, cell, seat)
    clear_planet(s, cell)
    lose_planet(s, owner, cell)


def clear_planet(s: SternState, cell: int) -> None:
    """Nothing is left of a colony that was destroyed."""
    owner = s.owner[cell]
    s.owner[cell] = s.conquered[cell] = s.blockade[cell] = NOBODY
    s.level[cell] = s.centre[cell] = s.defence[cell] = s.pips[cell] = 0
    s.since[cell] = s.grown[cell] = 0
    s.sites[SITES * cell : SITES * (cell + 1)] = [0] * SITES
    s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)] = [0] * GROUND_UNITS
    if s.politics:
        s.embassy[cell] = s.smuggled[cell] = s.branch[cell] = 0
    tally(s, owner)


# --- A2.4 the last planet ------------------------------------------------------------------------


def lose_planet(s: SternState, seat: int, cell: int) -> None:
    """A2.4 With the last planet comes a vote on the end of the game."""
    announce(s, PLANET_LOST, seat, cell)
    if not planets_of(s, seat):
        s.call(LAST_PLANET, seat)


def verdict_options(s: SternState, seat: int) -> list[int]:
    return [VERDICT, VERDICT + 1]


CHOOSE_VERDICT: Final[Ask] = Ask("verdict", "A2.4", verdict_options)


def ask_verdict(s: SternState, f: Frame) -> None:
    """A2.4 End or go on."""
    s.ask(f.seat, CHOOSE_VERDICT)


def ask_verdict_votes(s: SternState, f: Frame) -> None:
    """A9.8 Votes that count for the result."""
    s.sheets[f.seat].append(s.answers[f.seat] - VERDICT)
    s.ask(f.seat, COUNT_VOTES)


VERDICT_BALLOT: Final[Script] = script(
    "verdict_ballot", ask_verdict, ask_verdict_votes, ask_gold, note_gold
)


def announce_verdict(s: SternState, f: Frame) -> None:
    """A2.4, A9.7 All players vote at once; votes may be bought."""
    s.ballots = [0] * s.seats
    s.tell("event-last-planet", "A2.4", {"seat": f.seat})
    s.call_each(PURCHASE, voters(s))


def cast_verdicts(s: SternState, f: Frame) -> None:
    """A9.8 All commit in secret and reveal at once."""
    s.together(VERDICT_BALLOT, sorted(voters(s)), secret=True)


def count_verdicts(s: SternState, f: Frame) -> None:
    """A9.10, A9.11 A tie lets the game go on (decision 48)."""
    totals = [0, 0]
    for seat in voters(s):
        totals[s.sheets[seat][0]] += s.sheets[seat][1]
    winner = END_IT if totals[END_IT] > totals[1] else 1
    s.tell("event-verdict", "A2.4", {"end": totals[0], "on": totals[1]})
    f.args = [winner]
    for seat in reversed(voters(s)):
        if s.sheets[seat][0] == winner:
            take_mix(s, seat, s.sheets[seat][2] // GOLD_FOR_ONE)


def carry_verdict(s: SternState, f: Frame) -> None:
    """A2.4 The end: most victory points win, ties by the final decision."""
    s.sheets = [[] for _ in range(s.seats)]
    if f.args[CHOSEN] != END_IT:
        leave_game(s, f.seat)
        return
    best = leaders(s)
    if is_one_side(s, best):
        end_match(s, best, "A2.4")
    else:
        s.contenders = sum(1 << seat for seat in best)
        s.call(DECISION, s.first)


LAST_PLANET: Final[Script] = script(
    "last_planet", announce_verdict, cast_verdicts, count_verdicts, carry_verdict
)


def leave_game(s: SternState, seat: int) -> None:
    """A2.4, decision 25 Without planet and colony ship a player is out of the game."""
    if s.out >> seat & 1 or planets_of(s, seat) or count_civil(s, seat, COLONY_SHIP):
        return
    s.out |= 1 << seat
    s.passed |= 1 << seat
    for fleet in fleets_of(s, seat):
        remove_fleet(s, fleet)
    for unit in units_of(s, seat):
        remove_civil(s, unit)
    for card in hand_of(s, seat):
        give_up(s, seat, card)
    for markers in (s.guard, s.network):
        markers[CELLS * seat : CELLS * (seat + 1)] = [0] * CELLS
    s.blockade = [NOBODY if by == seat else by for by in s.blockade]
    forget_away(s, seat)
    forget_player(s, seat)
    if s.politics:
        forget_agents(s, seat)
        forget_dealer(s, seat)
    for player in range(s.seats) if s.politics else ():
        tally(s, player)
    s.tell("event-out", "A2.4", {"seat": seat})


def forget_away(s: SternState, seat: int) -> None:
    rows = [s.away[at : at + AWAY_ROW] for at in range(0, len(s.away), AWAY_ROW)]
    s.away = [n for row in rows if row[1] != seat for n in row]


SCRIPTS: Final[list[Script]] = [VERDICT_BALLOT, LAST_PLANET]
ASKS: Final[list[Ask]] = [CHOOSE_VERDICT]
