"""B8 Exploration: entering systems, drawing event cards and what becomes of them.

A mover is a civil unit or a fleet by its number (`core/movers.py`). Whatever moves calls `enter`
for each system; the movement it has left says afterwards whether it may go on.
"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import CARD, CELL_IDS
from raumhafen.games.sternenkinder.content.cards import (
    BLUE,
    CARD_EVENT,
    EVENT_CARGO,
    EVENT_COLOUR,
    EVENT_FLEET,
    EVENT_IS_JOB,
    GREY,
    LOOT_IDS,
)
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import DANGEROUS, EVERY_ENTRY, SYSTEM_DECK
from raumhafen.games.sternenkinder.content.words import NONE
from raumhafen.games.sternenkinder.rules.core.cards import (
    ANOMALY_DECK,
    CARD_NAMES,
    LOOT,
    deck_of,
    draw_top,
    keep,
    put_under,
    shuffle_back,
    top_outcomes,
)
from raumhafen.games.sternenkinder.rules.core.discovery import discover
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.equipment import has_sensors
from raumhafen.games.sternenkinder.rules.core.levels import raise_level
from raumhafen.games.sternenkinder.rules.core.movers import (
    has_cube,
    is_enterable,
    is_fleet,
    is_research_ship,
    mover_seat,
    put_mover,
    set_cube,
    set_moves_left,
)
from raumhafen.games.sternenkinder.rules.core.news import CARD_TAKEN, UNIT_ENTERED, announce
from raumhafen.games.sternenkinder.rules.core.rows import EVENT_ROWS, LOOT_ROWS
from raumhafen.games.sternenkinder.rules.strategy.control import must_stop as stops
from raumhafen.games.sternenkinder.state import FACE_DOWN, NOBODY, SternState

DELIVERED: Final = 3  # decision 27: up to this level
LOOT_NAMES: Final = [id.partition(".")[2] for id in LOOT_IDS]

# --- entering a system: args = [mover, cell] -----------------------------------------------------

MOVER: Final = 0
CELL: Final = 1


def enter(s: SternState, mover: int, cell: int) -> None:
    """B7.5 One step; what is met there happens before the next one."""
    s.call(ENTER, mover_seat(mover), [mover, cell])


def uncover(s: SternState, f: Frame) -> None:
    """B7.7, B8.11 Entering an undiscovered system ends the movement."""
    mover, cell = f.args
    if s.tile[cell] == FACE_DOWN:
        set_moves_left(s, mover, 0)
        discover(s, f.seat, cell)


def arrive(s: SternState, f: Frame) -> None:
    """B8.6 From a supernova it goes back to where it came from, and its movement ends."""
    mover, cell = f.args
    if not is_enterable(s, cell):
        set_moves_left(s, mover, 0)
        s.tell("event-turns-back", "B8.6", {"seat": f.seat, "system": CELL_IDS[cell]})
        f.leave()
        return
    put_mover(s, mover, cell)
    s.tell("event-flies", "B7.2", {"seat": f.seat, "system": CELL_IDS[cell]})
    deliver(s, mover, cell)
    if is_fleet(mover):
        announce(s, UNIT_ENTERED, f.seat, cell, mover)
    if must_stop(s, mover, cell):
        set_moves_left(s, mover, 0)


def meet(s: SternState, f: Frame) -> None:
    """B8.1, B8.5, B8.7 The card of the system, where one is due."""
    mover, cell = f.args
    deck = due_deck(s, mover, cell)
    if deck != NONE:
        s.fresh[cell] = 0
        draw_card(s, f.seat, deck, cell, mover)


ENTER: Final[Script] = script("enter", uncover, arrive, meet)


def must_stop(s: SternState, mover: int, cell: int) -> bool:
    """B7.6, decision 20: neutral fleets, enemies and blockades stop who does not control."""
    return stops(s, mover_seat(mover), cell, is_fleet(mover))


def due_deck(s: SternState, mover: int, cell: int) -> int:
    """B1.6 Which deck a unit draws from when it enters; NONE where there is nothing to draw."""
    kind = s.tile[cell]
    deck = SYSTEM_DECK[kind]
    if deck == NONE:
        return NONE
    if EVERY_ENTRY[kind]:
        return deck if s.route[cell] == NOBODY else NONE  # B4.8.5
    if deck == ANOMALY_DECK:
        unknown = s.card[cell] == NOBODY and not s.studied[cell]
        return deck if unknown and is_research_ship(s, mover) else NONE
    return deck if s.fresh[cell] else NONE


def deliver(s: SternState, mover: int, cell: int) -> None:
    """Decision 27: a cargo cube raises an own colony below level III."""
    seat = mover_seat(mover)
    if not has_cube(s, mover) or s.owner[cell] != seat or cell == s.home[seat]:
        return
    if s.level[cell] < DELIVERED:
        set_cube(s, mover, False)
        s.tell("event-delivers", "B8.4", {"seat": seat, "system": CELL_IDS[cell]})
        raise_level(s, cell, "B8.4")


# --- drawing a card: args = [deck, cell, mover, more, first, second] -----------------------------

DECK: Final = 0
DRAWER: Final = 2
MORE: Final = 3  # so many further cards are drawn, of which one is chosen
FIRST: Final = 4
SECOND: Final = 5


def draw_card(s: SternState, seat: int, deck: int, cell: int, mover: int) -> None:
    """B8.1 One card; B8.10 with advanced sensors one of two where there is no danger."""
    more = int(not DANGEROUS[s.tile[cell]] and has_sensors(s, mover))
    s.call(DRAW, seat, [deck, cell, mover, more, NONE, NONE])


def take_card(s: SternState, seat: int, deck: int, cell: int, more: int) -> None:
    """B17.2 A card that an effect gives, or one of several."""
    s.call(DRAW, seat, [deck, cell, NOBODY, more, NONE, NONE])


def toss_card(s: SternState, f: Frame) -> None:
    """B8.12, decision 19: from an empty deck nothing is drawn."""
    count = top_outcomes(s, f.args[DECK])
    if count:
        s.toss(count)
    else:
        f.jump(ask_drawn)


def look_at_card(s: SternState, f: Frame) -> None:
    """B8.4 A neutral fleet next to a home world is shuffled back, and another card is drawn."""
    card = draw_top(s, f.args[DECK], s.tossed)
    if is_forbidden(s, card, f.args[CELL]):
        shuffle_back(s, card)
        f.jump(toss_other)
    else:
        note_card(s, f, card)


def toss_other(s: SternState, f: Frame) -> None:
    """B8.4 One of the cards that bring no neutral fleet."""
    allowed = allowed_cards(s, f)
    if allowed:
        s.toss(len(allowed))
    else:
        f.jump(ask_drawn)


def look_at_other(s: SternState, f: Frame) -> None:
    """B8.4 Drawn from the shuffled deck."""
    card = allowed_cards(s, f)[s.tossed]
    bag = s.bags[f.args[DECK]]
    s.bags[f.args[DECK]] = tuple(other for other in bag if other != card)
    note_card(s, f, card)


def allowed_cards(s: SternState, f: Frame) -> list[int]:
    return [card for card in s.bags[f.args[DECK]] if not is_forbidden(s, card, f.args[CELL])]


def is_forbidden(s: SternState, card: int, cell: int) -> bool:
    """B8.4, B8.9.1 Never adjacent to home worlds."""
    if card >= LOOT or not EVENT_FLEET[CARD_EVENT[card]]:
        return False
    return any(near in s.home for near in NEIGHBOURS[cell])


def note_card(s: SternState, f: Frame, card: int) -> None:
    s.reveals += 1
    if f.args[FIRST] == NONE:
        f.args[FIRST] = card
    else:
        f.args[SECOND] = card
    if f.args[MORE]:
        f.args[MORE] -= 1
        f.jump(toss_card)
    else:
        f.jump(ask_drawn)


def drawn_options(s: SternState, seat: int) -> list[int]:
    return [CARD + card for card in s.stack[-1].args[FIRST:] if card != NONE]


CHOOSE_CARD: Final[Ask] = Ask("drawn-card", "B8.10", drawn_options)


def ask_drawn(s: SternState, f: Frame) -> None:
    """B8.10 Which of two cards."""
    if f.args[FIRST] == NONE:
        f.leave()
    elif f.args[SECOND] == NONE:
        s.answers[f.seat] = CARD + f.args[FIRST]
    else:
        s.choose(f.seat, CHOOSE_CARD, drawn_options(s, f.seat))


def play_card(s: SternState, f: Frame) -> None:
    """B8.1 The chosen card happens; another one goes under its deck (ruling)."""
    chosen = s.answers[f.seat] - CARD
    for card in f.args[FIRST:]:
        if card not in (chosen, NONE):
            put_under(s, card)
    f.args[FIRST] = f.args[SECOND] = NONE
    if f.args[DRAWER] != NOBODY:
        happen(s, f.seat, chosen, f.args[CELL], f.args[DRAWER])
    else:
        receive(s, f.seat, chosen, f.args[CELL])


DRAW: Final[Script] = script(
    "draw_card", toss_card, look_at_card, toss_other, look_at_other, ask_drawn, play_card
)

# --- what becomes of a card ----------------------------------------------------------------------


def happen(s: SternState, seat: int, card: int, cell: int, mover: int) -> None:
    """B8.1 Blue is kept, red goes under the deck, grey stays open."""
    event = CARD_EVENT[card]
    where = CELL_IDS[cell]
    s.tell("event-card", "B8.1", {"seat": seat, "card": CARD_NAMES[card], "system": where})
    s.beat("card")
    if deck_of(card) == ANOMALY_DECK:
        s.card[cell] = card  # B8.7 it waits for research ships
        return
    if EVENT_IS_JOB[event]:
        s.open_jobs |= 1 << card  # B8.8 it lies with the laws
        return
    if EVENT_COLOUR[event] == GREY:
        s.card[cell] = card
    elif EVENT_COLOUR[event] == BLUE:
        take_to_hand(s, seat, card, cell)
        if EVENT_CARGO[event]:
            set_cube(s, mover, True)
            deliver(s, mover, cell)
    else:
        put_under(s, card)
    carry_out(s, seat, EVENT_ROWS + event, cell, mover)


def take_to_hand(s: SternState, seat: int, card: int, cell: int) -> None:
    keep(s, seat, card)
    announce(s, CARD_TAKEN, seat, cell, card)


def receive(s: SternState, seat: int, card: int, cell: int) -> None:
    """B17.2 Loot is carried out and shuffled back; an anomaly counts as studied (ruling)."""
    if card >= LOOT:
        shuffle_back(s, card)
        s.tell("event-loot", "B17.2", {"seat": seat, "loot": LOOT_NAMES[card - LOOT]})
        s.beat("card")
        carry_out(s, seat, LOOT_ROWS + card - LOOT, cell)
        return
    where = CELL_IDS[cell if cell != NOBODY else s.home[seat]]
    s.tell("event-card", "B8.7", {"seat": seat, "card": CARD_NAMES[card], "system": where})
    s.beat("card")
    take_to_hand(s, seat, card, cell)
    carry_out(s, seat, EVENT_ROWS + CARD_EVENT[card], cell)


SCRIPTS: Final[list[Script]] = [ENTER, DRAW]
ASKS: Final[list[Ask]] = [CHOOSE_CARD]
