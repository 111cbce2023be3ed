"""B18 Distant wars on the ground: cards in the order of their levels, armies that leave the map."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS, DISTANT
from raumhafen.games.sternenkinder.content.cards import (
    DISTANT_BUILDINGS,
    DISTANT_DECK,
    DISTANT_ENEMIES,
    DISTANT_IDS,
    DISTANT_SETUP,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY_PLACE,
    GROUND_MOBILE,
    GROUND_UNITS,
)
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.field import (
    FORTRESS,
    FORTRESS_HULL,
    PROFILE,
    enlist,
    new_field,
    survivors,
)
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.rows import DISTANT_ROWS
from raumhafen.games.sternenkinder.rules.core.war import ATTACKER, DEFENDER
from raumhafen.games.sternenkinder.rules.strategy.conquest import AWAY_ROW
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import GROUND_BATTLE
from raumhafen.games.sternenkinder.rules.strategy.neutral import opponents
from raumhafen.games.sternenkinder.state import NOBODY, SternState

CARD, SEAT, CELL, UNITS = range(4)  # of a row of `away`
LEVELS: Final = 3
FOUGHT: Final = 100  # added to the card of armies that have fought


# --- B18.1 the deck ------------------------------------------------------------------------------


def next_cards(s: SternState) -> list[int]:
    """B18.1 Cards that may lie on top; one of each level stays out of the game."""
    for level in range(LEVELS):
        left = [card for card in DISTANT_DECK[level] if s.distant_bag >> card & 1]
        if len(left) > 1:
            return left
    return []


def draw_distant(s: SternState, f: Frame) -> None:
    """B18.1 The next card is drawn, if none lies open."""
    cards = next_cards(s)
    if s.distant_open != NOBODY or not cards:
        f.leave()
    else:
        s.toss(len(cards))


def open_distant(s: SternState, f: Frame) -> None:
    """B18.1 It lies open until somebody fights it."""
    s.distant_open = next_cards(s)[s.tossed]
    s.distant_bag &= ~(1 << s.distant_open)
    s.tell("event-distant-open", "B18.1", {"war": name_of(s.distant_open)})


OPEN_DISTANT: Final[Script] = script("open_distant", draw_distant, open_distant)


def name_of(card: int) -> str:
    return DISTANT_IDS[card].partition(".")[2]


# --- B18.2 declaring -----------------------------------------------------------------------------


def rows_of(s: SternState) -> range:
    return range(0, len(s.away), AWAY_ROW)


def declared_card(s: SternState, seat: int) -> int:
    """The card for which the seat has declared in this round, or NOBODY."""
    own = [s.away[at + CARD] for at in rows_of(s) if s.away[at + SEAT] == seat]
    return own[0] if own and own[0] < FOUGHT else NOBODY


def has_army(s: SternState, cell: int) -> bool:
    start = GROUND_UNITS * cell
    return any(s.troops[start + unit] for unit in range(GROUND_UNITS) if GROUND_MOBILE[unit])


def distant_options(s: SternState, seat: int) -> list[int]:
    """B18.2 Armies that can be moved; further ones join the first."""
    if s.distant_open == NOBODY and declared_card(s, seat) == NOBODY:
        return []
    return [DISTANT + cell for cell in planets_of(s, seat) if has_army(s, cell)]


def declare(s: SternState, seat: int, cell: int) -> None:
    """B18.2 The army leaves the map, the card is locked, and the next one is opened."""
    card = declared_card(s, seat)
    if card == NOBODY:
        card, s.distant_open = s.distant_open, NOBODY
    start = GROUND_UNITS * cell
    units = [s.troops[start + u] if GROUND_MOBILE[u] else 0 for u in range(GROUND_UNITS)]
    for unit, count in enumerate(units):
        s.troops[start + unit] -= count
    s.away += [card, seat, cell, *units]
    args = {"system": CELL_IDS[cell], "war": name_of(card)}
    s.tell("event-distant", "B18.2", {"seat": seat, **args})
    s.call(OPEN_DISTANT, seat)


ENTRY: Final[Entry] = Entry(DISTANT, distant_options, declare)


# --- B18.3 the battle ----------------------------------------------------------------------------


def fight_distant_wars(s: SternState, f: Frame) -> None:
    """B18.6 In the battle phase, one war after the other."""
    waiting = [at for at in rows_of(s) if s.away[at + CARD] < FOUGHT]
    if waiting:
        row = waiting[0]
        s.call(DISTANT_WAR, s.away[row + SEAT], [s.away[row + CARD]])
        f.again()


def find_enemy(s: SternState, f: Frame) -> None:
    """B8.9.3 The other side is played as neutral fleets are."""
    others = opponents(s, [f.seat])
    if len(others) > 1:
        s.toss(len(others))
    else:
        s.tossed = 0


def meet_enemy(s: SternState, f: Frame) -> None:
    """B18.2 All armies of the player fight as one."""
    card, others = f.args[CARD], opponents(s, [f.seat])
    s.ground = new_field(f.seat, others[s.tossed] if others else NOBODY, NOBODY)
    for at in own_rows(s, f):
        for unit in range(GROUND_UNITS):
            enlist(s.ground, ATTACKER, unit, s.away[at + UNITS + unit])
    for unit, count in DISTANT_ENEMIES[card]:
        enlist(s.ground, DEFENDER, unit, count)
    for effect in DISTANT_SETUP[card]:  # the one kind: as what militia fight
        s.ground[PROFILE] = ENTRY_PLACE[effect.n]
    if DISTANT_BUILDINGS[card]:
        s.ground[FORTRESS] = FORTRESS_HULL
    s.tell("event-distant-battle", "B18.6", {"seat": f.seat, "war": name_of(card)})
    s.call(GROUND_BATTLE, f.seat)


def own_rows(s: SternState, f: Frame) -> list[int]:
    return [at for at in rows_of(s) if s.away[at : at + CELL] == [f.args[CARD], f.seat]]


def end_distant(s: SternState, f: Frame) -> None:
    """B18.4 Only the printed reward; the card was fought, whoever has won."""
    card, left = f.args[CARD], survivors(s.ground, ATTACKER)
    s.ground = []
    for at in own_rows(s, f):
        for unit in range(GROUND_UNITS):
            back = min(left[unit], s.away[at + UNITS + unit])
            s.away[at + UNITS + unit] = back
            left[unit] -= back
        s.away[at + CARD] += FOUGHT
    won = s.fight_won == ATTACKER
    key = "event-distant-won" if won else "event-distant-lost"
    s.tell(key, "B18.4", {"seat": f.seat, "war": name_of(card)})
    if won:
        carry_out(s, f.seat, DISTANT_ROWS + card)


DISTANT_WAR: Final[Script] = script("distant_war", find_enemy, meet_enemy, end_distant)


def come_home(s: SternState) -> None:
    """B18.3, A22.8 Units return; if their planet was lost, to the nearest own one (ruling)."""
    for at in rows_of(s):
        seat, cell = s.away[at + SEAT], s.away[at + CELL]
        own = planets_of(s, seat)
        if not own:
            continue
        home = min(own, key=lambda place: DISTANCE[CELLS * cell + place])
        for unit in range(GROUND_UNITS):
            s.troops[GROUND_UNITS * home + unit] += s.away[at + UNITS + unit]
    s.away = []


SCRIPTS: Final[list[Script]] = [OPEN_DISTANT, DISTANT_WAR]
