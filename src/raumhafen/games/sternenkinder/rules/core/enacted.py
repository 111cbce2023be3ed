"""A9.12 Laws in force: rows that all chapters may read."""

from typing import Final

from raumhafen.games.sternenkinder.content.statutes import ALWAYS, FOR_PLAYER, JUDICIAL_LAWS
from raumhafen.games.sternenkinder.state import LAW_ROW, NOBODY, SternState

# a row of `laws`
WHICH: Final = 0
PROPOSER: Final = 1
ABOUT: Final = 2
PIPS: Final = 3
assert PIPS + 1 == LAW_ROW


def rows(s: SternState) -> range:
    return range(0, len(s.laws), LAW_ROW)


def is_in_force(s: SternState, law: int) -> bool:
    return any(s.laws[at + WHICH] == law for at in rows(s))


def own_laws(s: SternState, seat: int) -> int:
    """A9.16 Laws in force with the marker of a player."""
    return sum(s.laws[at + PROPOSER] == seat for at in rows(s))


def strike_off(s: SternState, at: int) -> None:
    """A9.13 A law adopted several times loses one of its markers, an "always" law returns to its
    place (rulings); others leave the game.
    """
    law = s.laws[at + WHICH]
    del s.laws[at : at + LAW_ROW]
    if not ALWAYS[law] and not is_in_force(s, law):
        s.law_gone |= 1 << law


def forget_proposer(s: SternState, seat: int) -> None:
    """Decision 25: laws stay without a proposer; the hand goes back to the deck, and a law about
    who is out of the game lies on the discard (ruling).
    """
    s.law_deck |= s.law_hand[seat] & ~JUDICIAL_LAWS
    s.law_hand[seat] = 0
    for at in reversed(rows(s)):
        law = s.laws[at + WHICH]
        if FOR_PLAYER[law] and s.laws[at + ABOUT] == seat:
            del s.laws[at : at + LAW_ROW]
            if not is_in_force(s, law):
                s.law_failed |= 1 << law
        elif s.laws[at + PROPOSER] == seat:
            s.laws[at + PROPOSER] = NOBODY
