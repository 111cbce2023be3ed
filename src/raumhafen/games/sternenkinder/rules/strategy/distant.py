"""B18 Distant wars on the ground: cards in the order of their levels, armies that leave the map."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS, DISTANT, NO, YES
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
from raumhafen.games.sternenkinder.rules.core.war import ATTACKER, DEFENDER, are_allies
from raumhafen.games.sternenkinder.rules.strategy.conquest import AWAY_ROW
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import GROUND_BATTLE
from raumhafen.games.sternenkinder.rules.strategy.neutral import opponents
from raumhafen.games.sternenkinder.state import NOBODY, SternState

# of a row of `away`
CARD: Final = 0
SEAT: Final = 1
CELL: Final = 2
UNITS: Final = 3
FROM: Final = 0  # of an army that is sent: args = [cell]
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


def declared_card(s: SternState, seats: list[int]) -> int:
    """The card for which one of these seats has declared in this round, or NOBODY."""
    own = [s.away[at + CARD] for at in rows_of(s) if s.away[at + SEAT] in seats]
    return own[0] if own and own[0] < FOUGHT else NOBODY


def card_of_allies(s: SternState, seat: int) -> int:
    """B18.2 A card is locked for others, but not for team mates; the first one of theirs."""
    return declared_card(s, [p for p in range(s.seats) if are_allies(s, seat, p)])


def army(s: SternState, cell: int) -> list[int]:
    """B18.2 The units of a garrison that can be carried and have not moved in this phase."""
    found = s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)]
    for at in range(0, len(s.landed), 2):
        if s.landed[at] == cell:
            found[s.landed[at + 1]] -= 1
    return [max(0, found[u]) if GROUND_MOBILE[u] else 0 for u in range(GROUND_UNITS)]


def distant_options(s: SternState, seat: int) -> list[int]:
    """B18.2 Armies that can be moved; further ones join the first."""
    if s.distant_open == NOBODY and (not s.away or card_of_allies(s, seat) == NOBODY):
        return []
    return [DISTANT + cell for cell in planets_of(s, seat) if any(army(s, cell))]


def declare(s: SternState, seat: int, cell: int) -> None:
    """B18.2 The army leaves the map; first it is said for which war, if there are two."""
    s.call(DECLARE, seat, [cell])


def join_options(s: SternState, seat: int) -> list[int]:
    """B18.2 Only a war of team mates can be joined."""
    return [NO] if card_of_allies(s, seat) == NOBODY else [YES, NO]


JOIN_WAR: Final[Ask] = Ask("join-war", "B18.2", join_options, default=YES)


def ask_join(s: SternState, f: Frame) -> None:
    """B18.2 The war of a team mate, or the open one; further armies join the first."""
    if declared_card(s, [f.seat]) == NOBODY and s.distant_open != NOBODY:
        s.choose(f.seat, JOIN_WAR, join_options(s, f.seat))
    else:
        s.answers[f.seat] = YES


def send_army(s: SternState, f: Frame) -> None:
    """B18.2 The card is locked, and the next one is opened."""
    cell, own = f.args[FROM], declared_card(s, [f.seat])
    card = own if own != NOBODY else card_of_allies(s, f.seat)
    if s.answers[f.seat] == NO:
        card, s.distant_open = s.distant_open, NOBODY
    units = army(s, cell)
    for unit, count in enumerate(units):
        s.troops[GROUND_UNITS * cell + unit] -= count
    s.away += [card, f.seat, cell, *units]
    args = {"system": CELL_IDS[cell], "war": name_of(card)}
    s.tell("event-distant", "B18.2", {"seat": f.seat, **args})
    s.call(OPEN_DISTANT, f.seat)


DECLARE: Final[Script] = script("declare_distant", ask_join, send_army)
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
    others = opponents(s, allies_of(s, f))
    if len(others) > 1:
        s.toss(len(others))
    else:
        s.tossed = 0


def meet_enemy(s: SternState, f: Frame) -> None:
    """B18.2 All armies fight as one, those of team mates too; who declared first leads."""
    card, others = f.args[CARD], opponents(s, allies_of(s, f))
    s.ground = new_field(f.seat, others[s.tossed] if others else NOBODY, NOBODY)
    for at in sent_rows(s, f):
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


def sent_rows(s: SternState, f: Frame) -> list[int]:
    """The armies that fight this card."""
    return [at for at in rows_of(s) if s.away[at + CARD] == f.args[CARD]]


def allies_of(s: SternState, f: Frame) -> list[int]:
    """Whose armies they are."""
    return [s.away[at + SEAT] for at in sent_rows(s, f)]


def end_distant(s: SternState, f: Frame) -> None:
    """B18.4 Only the printed reward, for who declared first; the card was fought in any case."""
    card, left = f.args[CARD], survivors(s.ground, ATTACKER)
    s.ground = []
    for at in sent_rows(s, f):
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


SCRIPTS: Final[list[Script]] = [OPEN_DISTANT, DECLARE, DISTANT_WAR]
ASKS: Final[list[Ask]] = [JOIN_WAR]
