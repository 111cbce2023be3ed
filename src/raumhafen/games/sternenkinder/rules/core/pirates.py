"""A11.7, A12 Pirates that somebody has hired, or that leave somebody alone."""

from typing import Final

from raumhafen.games.sternenkinder.content.layouts import FLEET_MOVE
from raumhafen.games.sternenkinder.content.tables import PIRATE_BASE, PIRATE_FLEET
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.fleets import neutral_in
from raumhafen.games.sternenkinder.state import NEUTRALS, NOBODY, SternState

PIRATES: Final = (PIRATE_FLEET, PIRATE_BASE)
IGNORED: Final = FLAGS.index("pirates_ignore_you")


def hirer(s: SternState, cell: int) -> int:
    """A11.7 Who controls the pirates in a system in this round, or NOBODY."""
    group = neutral_in(s, cell) if s.politics and cell != NOBODY else NOBODY
    return NOBODY if group == NOBODY else s.hired[group]


def is_spared(s: SternState, seat: int, cell: int) -> bool:
    """Whether the neutral fleets of a system do nothing to a player: hired pirates, or all pirates
    for who has the Mask Edict.
    """
    group = neutral_in(s, cell) if s.politics else NOBODY
    if group == NOBODY or s.neutral_kind[group] not in PIRATES:
        return False
    return s.hired[group] == seat or bool(s.flags[seat] >> IGNORED & 1)


def is_met(s: SternState, seat: int, cell: int) -> bool:
    """Decision 20 Neutral fleets that stop and attack this player are here."""
    return cell in s.neutral_at and not is_spared(s, seat, cell)


def ready_pirates(s: SternState) -> None:
    """B7.1 Hired pirates move like fleets."""
    for at in range(NEUTRALS) if s.politics else ():
        s.hired_left[at] = FLEET_MOVE if s.hired[at] != NOBODY else 0


def dismiss_pirates(s: SternState) -> None:
    """A11.7 They are controlled in this round only."""
    s.hired = [NOBODY] * NEUTRALS
    s.hired_left = [0] * NEUTRALS
