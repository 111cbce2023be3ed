"""GT0.4 The roll of two dice."""

from typing import Final

from raumhafen.games.galaxy_trucker.state import TruckerState

DIE: Final = 6


def roll(s: TruckerState) -> None:
    """GT0.4 Two six-sided dice; the next step reads their sum."""
    s.toss(DIE * DIE)


def read_roll(s: TruckerState) -> int:
    s.dice = s.tossed // DIE + s.tossed % DIE + 2
    return s.dice
