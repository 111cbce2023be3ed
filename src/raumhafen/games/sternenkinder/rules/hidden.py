"""B6.2 What a seat cannot know, dealt anew: garrisons, defence buildings, laws and drafts."""

from raumhafen.engine.rng import Rng
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.statutes import JUDICIAL_LAWS
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS
from raumhafen.games.sternenkinder.rules.core.agents import HIGHEST_MINE
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.market import sees_hand
from raumhafen.games.sternenkinder.rules.core.place import has_troops
from raumhafen.games.sternenkinder.rules.core.places import is_blocked, planets_of
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of
from raumhafen.games.sternenkinder.rules.politics.council import PROPOSE_LAW
from raumhafen.games.sternenkinder.rules.politics.initiative import held, laws_in
from raumhafen.games.sternenkinder.state import SternState


def redeal(s: SternState, seat: int, rng: Rng) -> None:
    """Others' garrisons change places among planets that have some, and so does defence.

    Blocked planets pay no upkeep, which all can see, so they exchange among themselves.
    """
    if s.politics:
        swap_laws(s, seat, rng)
        swap_advisors(s, seat, rng)
    for other in range(s.seats):
        if other != seat and s.politics:
            s.terms[8 * other : 8 * other + 8] = [0] * 8
        if other == seat or decides_in_private(s, other):
            continue
        if s.politics:
            guess_mines(s, other, rng)
            if s.watched[seat] >> other & 1:
                swap_unwatched(s, other, rng)
                continue
        swap_cargo(s, fleets_of(s, other), rng)
        for blocked in (False, True):
            own = [cell for cell in planets_of(s, other) if is_blocked(s, cell) == blocked]
            swap_garrisons(s, [cell for cell in own if has_troops(s, cell)], rng)
            swap_defence(s, own, rng)


def guess_mines(s: SternState, other: int, rng: Rng) -> None:
    """A8.44 That there is a mine is known, its value is not."""
    for at in range(CELLS * other, CELLS * (other + 1)):
        if s.mine[at]:
            s.mine[at] = 1 + rng.below(HIGHEST_MINE)


def swap_unwatched(s: SternState, other: int, rng: Rng) -> None:
    """A8.37 Armies and fleets are seen in this round; defence buildings are not."""
    for blocked in (False, True):
        own = [cell for cell in planets_of(s, other) if is_blocked(s, cell) == blocked]
        swap_defence(s, own, rng)


def swap_laws(s: SternState, seat: int, rng: Rng) -> None:
    """A0.15 Hands of laws are dealt anew from what the seat has not seen; who is asked keeps his,
    whoever's hand it sees, too (decision 16), and so do all while they write their proposals.
    """
    if s.section is PROPOSE_LAW:
        return
    hidden = [p for p in range(s.seats) if p != seat and not sees_hand(s, seat, p)]
    others = [p for p in hidden if s.asked[p] is None]
    unseen = laws_in(s.law_deck | sum(held(s, p) for p in others))
    rng.shuffle(unseen)
    for other in others:
        count, known = held(s, other).bit_count(), s.law_hand[other] & JUDICIAL_LAWS
        s.law_hand[other] = known | sum(1 << law for law in unseen[:count])
        del unseen[:count]
    s.law_deck = sum(1 << law for law in unseen)


def swap_advisors(s: SternState, seat: int, rng: Rng) -> None:
    """A0.15 Hands of advisors, as those of laws; who is asked or seen (decision 16) keeps his."""
    hidden = [p for p in range(s.seats) if p != seat and not sees_hand(s, seat, p)]
    others = [p for p in hidden if s.asked[p] is None]
    unseen = bits_of(s.advisor_deck | sum(s.advisor_hand[p] for p in others))
    rng.shuffle(unseen)
    for other in others:
        count = s.advisor_hand[other].bit_count()
        s.advisor_hand[other] = sum(1 << advisor for advisor in unseen[:count])
        del unseen[:count]
    s.advisor_deck = sum(1 << advisor for advisor in unseen)


def swap_garrisons(s: SternState, cells: list[int], rng: Rng) -> None:
    mixed = cells[:]
    rng.shuffle(mixed)
    found = [s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)] for cell in mixed]
    for cell, garrison in zip(cells, found, strict=True):
        s.troops[GROUND_UNITS * cell : GROUND_UNITS * (cell + 1)] = garrison


def swap_defence(s: SternState, cells: list[int], rng: Rng) -> None:
    found = [s.defence[cell] for cell in cells]
    rng.shuffle(found)
    for cell, buildings in zip(cells, found, strict=True):
        s.defence[cell] = buildings


def decides_in_private(s: SternState, seat: int) -> bool:
    """Whose options are made from what it hides: those must stay true."""
    question = s.asked[seat]
    return question is not None and question.ask.private


def swap_cargo(s: SternState, fleets: list[int], rng: Rng) -> None:
    """B7.4 What fleets carry; a fleet in the hands of its owner keeps it."""
    found = [s.fleet_cargo[at] for at in fleets]
    rng.shuffle(found)
    for at, cargo in zip(fleets, found, strict=True):
        s.fleet_cargo[at] = cargo
