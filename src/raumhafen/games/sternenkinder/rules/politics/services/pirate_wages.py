"""A11.7 Wages for pirates in a system, or for the card in the deck."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import AT, CARD, CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.market import SERVICE, SERVICE_COST
from raumhafen.games.sternenkinder.content.tables import PIRATE_FLEET
from raumhafen.games.sternenkinder.rules.core.cards import AMONG_TWO, ASTEROID_DECK, PIRATE_CARDS
from raumhafen.games.sternenkinder.rules.politics.services.service import can_pay, price_at, said
from raumhafen.games.sternenkinder.state import NEUTRALS, NOBODY, SternState

WAGES: Final = SERVICE_COST[SERVICE["hire_pirates"]]


def hireable(s: SternState) -> list[int]:
    """Systems with pirate fleets that nobody has hired; a base stays where it is."""
    return [
        s.neutral_at[at]
        for at in range(NEUTRALS)
        if s.neutral_at[at] != NOBODY
        and s.neutral_kind[at] == PIRATE_FLEET
        and s.hired[at] == NOBODY
    ]


def hidden_pirates(s: SternState) -> list[int]:
    """The event Pirates in the asteroid deck, unless it lies on top already."""
    deck = {*s.bags[ASTEROID_DECK], *s.queues[ASTEROID_DECK]}
    return [] if s.pirates_due else [card for card in PIRATE_CARDS if card in deck][:1]


def can_hire(s: SternState, seat: int) -> bool:
    if not can_pay(s, seat, WAGES):
        return False
    return bool(hidden_pirates(s)) or any(can_pay(s, seat, WAGES, c) for c in hireable(s))


def wage_details(s: SternState, f: Frame) -> list[int]:
    if said(f):
        return []
    cells = [c for c in hireable(s) if can_pay(s, f.seat, WAGES, c)]
    cards = hidden_pirates(s) if can_pay(s, f.seat, WAGES) else []
    return [*[AT + cell for cell in sorted(cells)], *[CARD + card for card in cards]]


def wages(s: SternState, f: Frame) -> int:
    """A11.7"""
    answer = said(f)[0]
    cells = [answer - AT] if AT <= answer < AT + CELLS else []
    return price_at(s, f.seat, WAGES, *cells)


def hire(s: SternState, f: Frame) -> None:
    """A11.7 Pirates are controlled in this round; or they lie among the two top cards."""
    answer = said(f)[0]
    if AT <= answer < AT + CELLS:
        s.hired[s.neutral_at.index(answer - AT)] = f.seat
        told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[answer - AT]}
        s.tell("event-pirates-hired", "A11.7", told)
        return
    deck = (*s.bags[ASTEROID_DECK], *s.queues[ASTEROID_DECK])
    s.bags[ASTEROID_DECK], s.queues[ASTEROID_DECK] = tuple(sorted(deck)), ()
    s.pirates_due = AMONG_TWO
    s.tell("event-pirates-due", "A11.7", {"seat": f.seat})
