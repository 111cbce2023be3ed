"""A13.4, A13.6 Actions of the cabinet with discoveries: analysing them, sending an expedition."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CARD, CELL_IDS, EXPEDITION, FLY
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.layouts import LAYOUT_RINGS
from raumhafen.games.sternenkinder.content.tables import CULTURE, RESEARCH, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.cards import give_up, hand_size
from raumhafen.games.sternenkinder.rules.core.discovery import (
    card_options,
    is_planet_site,
    planets_to_draw,
    put_planet,
)
from raumhafen.games.sternenkinder.rules.core.movers import STANDSTILL, put_mover, slow_down
from raumhafen.games.sternenkinder.rules.core.news import SYSTEM_DISCOVERED, announce
from raumhafen.games.sternenkinder.rules.core.regimes import cabinet_price
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NO_PLACE, SternState

ANALYSED: Final = 3  # A13.4 research for a card
PRICE: Final = 5  # A13.6 culture
CARDS_PRICE: Final = 3  # A13.6 event cards
RESEARCH_PRICE: Final = 10  # A13.6 and for each planet found before
RESEARCH_MORE: Final = 5
BY_CARDS, BY_RESEARCH, BY_CLAIM = range(3)

GIVE_ANALYSED: Final[Ask] = Ask("analysed-card", "A13.4", card_options)


# --- A13.4 analysing discoveries -----------------------------------------------------------------


def can_analyse(s: SternState, seat: int) -> bool:
    return s.hand[seat] != 0


def analyse(s: SternState, seat: int) -> None:
    """A13.4 An event card for research."""
    s.call(ANALYSE, seat)


def ask_analysed(s: SternState, f: Frame) -> None:
    """A13.4 Which card."""
    s.choose(f.seat, GIVE_ANALYSED, card_options(s, f.seat))


def give_analysed(s: SternState, f: Frame) -> None:
    """A13.4 It goes under its deck."""
    give_up(s, f.seat, s.answers[f.seat] - CARD)
    s.account[4 * f.seat + RESEARCH] += ANALYSED


ANALYSE: Final[Script] = script("analyse", ask_analysed, give_analysed)

# --- A13.6 expedition: args = [payment, given, place] --------------------------------------------

PAYMENT: Final = 0
GIVEN: Final = 1
PLACE: Final = 2


def ships_beside(s: SternState, seat: int, cell: int) -> list[int]:
    """Research ships of the outermost ring next to a place beyond it."""
    start, ring = CIVIL_UNITS * seat, LAYOUT_RINGS[s.layout]
    return [
        at
        for at in range(start, start + CIVIL_UNITS)
        if s.civil_kind[at] == RESEARCH_SHIP
        and RING[s.civil_at[at]] == ring
        and s.civil_at[at] in NEIGHBOURS[cell]
    ]


def places(s: SternState, seat: int) -> list[int]:
    """A13.6 Free places beyond the outermost ring, not next to a planet or home world."""
    start, ring = CIVIL_UNITS * seat, LAYOUT_RINGS[s.layout]
    near = {
        cell
        for at in range(start, start + CIVIL_UNITS)
        if s.civil_kind[at] == RESEARCH_SHIP and RING[s.civil_at[at]] == ring
        for cell in NEIGHBOURS[s.civil_at[at]]
    }
    return [
        cell
        for cell in sorted(near)
        if RING[cell] == ring + 1 and s.tile[cell] == NO_PLACE and is_planet_site(s, cell)
    ]


def research_price(s: SternState, seat: int) -> int:
    return RESEARCH_PRICE + RESEARCH_MORE * s.sent[seat]


def payments(s: SternState, seat: int) -> list[int]:
    """A13.6 Three event cards, research, or a planet claim."""
    found = []
    if hand_size(s, seat) >= CARDS_PRICE:
        found.append(EXPEDITION + BY_CARDS)
    if s.account[4 * seat + RESEARCH] >= research_price(s, seat):
        found.append(EXPEDITION + BY_RESEARCH)
    if s.claims[seat]:
        found.append(EXPEDITION + BY_CLAIM)
    return found


def expedition_price(s: SternState, seat: int) -> int:
    """A13.6, A16.9 In culture, beside the other payment."""
    return cabinet_price(s, seat, PRICE)


def can_send(s: SternState, seat: int) -> bool:
    """A13.6 Culture, something to pay with, and a place to go to."""
    if not payments(s, seat) or s.account[4 * seat + CULTURE] < expedition_price(s, seat):
        return False
    return bool(places(s, seat))


def send(s: SternState, seat: int) -> None:
    """A13.6 Five culture, and one of three payments."""
    s.account[4 * seat + CULTURE] -= expedition_price(s, seat)
    s.call(SEND, seat, [0, 0, 0])


PAY_EXPEDITION: Final[Ask] = Ask("expedition-payment", "A13.6", payments)
EXPEDITION_CARD: Final[Ask] = Ask("expedition-card", "A13.6", card_options)


def ask_payment(s: SternState, f: Frame) -> None:
    """A13.6 How the expedition is paid."""
    s.choose(f.seat, PAY_EXPEDITION, payments(s, f.seat))


def pay_expedition(s: SternState, f: Frame) -> None:
    """A13.6 Research grows dearer with every planet."""
    f.args[PAYMENT] = s.answers[f.seat] - EXPEDITION
    if f.args[PAYMENT] == BY_RESEARCH:
        s.account[4 * f.seat + RESEARCH] -= research_price(s, f.seat)
    elif f.args[PAYMENT] == BY_CLAIM:
        s.claims[f.seat] -= 1


def ask_given(s: SternState, f: Frame) -> None:
    """A13.6 Which three cards."""
    if f.args[PAYMENT] == BY_CARDS and f.args[GIVEN] < CARDS_PRICE:
        s.choose(f.seat, EXPEDITION_CARD, card_options(s, f.seat))
    else:
        f.jump(ask_place)


def give_given(s: SternState, f: Frame) -> None:
    """A13.6 They go under their decks."""
    give_up(s, f.seat, s.answers[f.seat] - CARD)
    f.args[GIVEN] += 1
    f.jump(ask_given)


def place_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in places(s, seat)]


EXPEDITION_PLACE: Final[Ask] = Ask("expedition-place", "A13.6", place_options)


def ask_place(s: SternState, f: Frame) -> None:
    """A13.6 Where the planet is looked for."""
    s.choose(f.seat, EXPEDITION_PLACE, place_options(s, f.seat))


def ship_options(s: SternState, seat: int) -> list[int]:
    start = CIVIL_UNITS * seat
    return [FLY + at - start for at in ships_beside(s, seat, s.stack[-1].args[PLACE])]


EXPEDITION_SHIP: Final[Ask] = Ask("expedition-ship", "A13.6", ship_options)


def ask_ship(s: SternState, f: Frame) -> None:
    """A13.6 Which research ship goes."""
    f.args[PLACE] = s.answers[f.seat] - AT
    s.choose(f.seat, EXPEDITION_SHIP, ship_options(s, f.seat))


def depart(s: SternState, f: Frame) -> None:
    """A13.6 A random planet is found."""
    s.toss(len(planets_to_draw(s)))


def settle_place(s: SternState, f: Frame) -> None:
    """A13.6 The ship is there and may not move in this round."""
    cell, unit = f.args[PLACE], CIVIL_UNITS * f.seat + s.answers[f.seat] - FLY
    put_planet(s, f.seat, cell, planets_to_draw(s)[s.tossed])
    s.reveals += 1
    put_mover(s, unit, cell)
    slow_down(s, unit, STANDSTILL)
    s.sent[f.seat] += 1
    s.tell("event-expedition", "A13.6", {"seat": f.seat, "system": CELL_IDS[cell]})
    announce(s, SYSTEM_DISCOVERED, f.seat, cell)


SEND: Final[Script] = script(
    "expedition", ask_payment, pay_expedition, ask_given, give_given, ask_place, ask_ship, depart,
    settle_place,
)  # fmt: skip

SCRIPTS: Final[list[Script]] = [ANALYSE, SEND]
ASKS: Final[list[Ask]] = [
    GIVE_ANALYSED, PAY_EXPEDITION, EXPEDITION_CARD, EXPEDITION_PLACE, EXPEDITION_SHIP,
]  # fmt: skip
