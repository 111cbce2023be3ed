"""A8.35 Political support: actions and cards for the active player, and back with an embassy."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.games.sternenkinder.actions import CARD_IDS, HAND, LEND, SEATS
from raumhafen.games.sternenkinder.content.words import ACTIONS as TYPES
from raumhafen.games.sternenkinder.rules.core.agents import (
    DIPLOMAT,
    DONE,
    SHIP,
    act_rows,
    has_embassy,
    is_free,
    ships_with,
)
from raumhafen.games.sternenkinder.rules.core.cards import hand_of, hand_over_event
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.politics.crafts import ACTION
from raumhafen.games.sternenkinder.state import NOBODY, POLITICS, SternState

SUPPORT: Final = ACTION["support"]
GIFTS: Final = 3  # of one diplomat in a round (ruling)
PLACES: Final = len(SEATS)
KINDS: Final = len(TYPES)


def envoy(s: SternState, seat: int, host: int, embassy: bool) -> int:
    """A diplomat of the seat on a planet of the other who may still support; or NOBODY."""
    for unit in ships_with(s, seat, DIPLOMAT):
        cell = s.civil_at[unit]
        there = s.owner[cell] == host and (not embassy or has_embassy(s, seat, cell))
        given = gifts(s, unit)
        if there and (0 < given < GIFTS or (not given and is_free(s, unit, DIPLOMAT))):
            return unit
    return NOBODY


def gifts(s: SternState, unit: int) -> int:
    return sum(s.acts[at + SHIP] == unit and s.acts[at + DONE] == SUPPORT for at in act_rows(s))


def takers(s: SternState, seat: int) -> list[tuple[int, int]]:
    """To whom the seat may give now, and whose diplomat does it."""
    if seat != s.active:
        unit = envoy(s, seat, s.active, embassy=False)
        return [] if unit == NOBODY else [(s.active, unit)]
    if not any(s.embassy):
        return []
    found = [(p, envoy(s, p, seat, embassy=True)) for p in range(s.seats) if p != seat]
    return [(p, unit) for p, unit in found if unit != NOBODY]


def lend_options(s: SternState, seat: int) -> list[int]:
    """A8.35, A4.5 Unused political actions, in the politics phase."""
    if not s.politics or s.phase != POLITICS:
        return []
    to = takers(s, seat)
    kinds = [kind for kind in range(KINDS) if s.budget[KINDS * seat + kind]] if to else []
    return [LEND + PLACES * kind + p for kind in kinds for p, _ in to]


def lend(s: SternState, seat: int, place: int) -> None:
    """A4.5 It keeps its type and expires in the same phase."""
    kind, other = divmod(place, PLACES)
    note_gift(s, seat, other)
    s.budget[KINDS * seat + kind] -= 1
    s.budget[KINDS * other + kind] += 1
    told: dict[str, Argument] = {"seat": seat, "other_seat": other, "action": TYPES[kind]}
    s.tell("event-lends", "A8.35", told)


def hand_options(s: SternState, seat: int) -> list[int]:
    """A8.35 Event cards."""
    if not s.politics or not s.hand[seat]:
        return []
    to = takers(s, seat)
    return [HAND + PLACES * card + p for p, _ in to for card in hand_of(s, seat)]


def hand(s: SternState, seat: int, place: int) -> None:
    """A8.35"""
    card, other = divmod(place, PLACES)
    note_gift(s, seat, other)
    hand_over_event(s, seat, other, card)
    told: dict[str, Argument] = {"seat": seat, "other_seat": other, "card": CARD_IDS[card]}
    s.tell("event-hands", "A8.35", told)


def note_gift(s: SternState, seat: int, other: int) -> None:
    """A8.3 The first gift spends the diplomat's action of this round."""
    unit = next(unit for p, unit in takers(s, seat) if p == other)
    s.busy[unit] |= 1 << DIPLOMAT
    owner = seat if seat != s.active else other
    s.acts += [owner, unit, DIPLOMAT, SUPPORT, s.civil_at[unit]]


def lend_aside(s: SternState, seat: int) -> list[int]:
    """Out of turn, for those who are not asked anyway."""
    return [] if s.asked[seat] is not None else lend_options(s, seat)


def hand_aside(s: SternState, seat: int) -> list[int]:
    return [] if s.asked[seat] is not None else hand_options(s, seat)


ASIDES: Final = [
    Entry(LEND, lend_aside, lend, counted=False),
    Entry(HAND, hand_aside, hand, counted=False),
]
ENTRIES: Final = [
    Entry(LEND, lend_options, lend, counted=False),
    Entry(HAND, hand_options, hand, counted=False),
]
