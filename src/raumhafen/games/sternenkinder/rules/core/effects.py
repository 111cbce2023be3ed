"""Instant effects of entries: one function for each verb, in the order of the list.

A verb without a function, or with a value that a later part brings, must be excused in
`waits`; anything else is refused when the game is loaded, so nothing is silently ignored.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.content.effects import Effect, walk
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY_SET,
    SET_NAMES,
)
from raumhafen.games.sternenkinder.content.words import DECKS, PAYABLE, VERBS, WHERE
from raumhafen.games.sternenkinder.rules.core.rows import BONUS_ROWS, PEOPLE_ROWS, ROWS
from raumhafen.games.sternenkinder.state import NOBODY, SternState

Instant = Callable[[SternState, Frame, Effect], None]


class Deeds:
    """One function for each verb; filled once by the table `rules/verbs.py`."""

    def __init__(self) -> None:
        self.of_verb: dict[int, Instant] = {}

    def fill(self, table: dict[str, Instant]) -> None:
        """Refuses a verb that a row of this part uses and no chapter carries out."""
        self.of_verb = {VERBS.index(verb): deed for verb, deed in table.items()}
        for row in ROWS.rows:
            for effect in walk(row):
                if VERBS[effect.verb] not in table:
                    raise ValueError(f"no function for the verb {VERBS[effect.verb]}")


DEEDS: Final = Deeds()

ANY: Final = PAYABLE.index("any")
OWN_NETWORK: Final = WHERE.index("own_network")
AT_HERE: Final = WHERE.index("here")

# numbers of a frame
ROW: Final = 0
NEXT: Final = 1
HERE: Final = 2  # the system in which it happens, or NOBODY
SUBJECT: Final = 3  # to what, or NOBODY


def bonus_row(tech: int) -> int:
    """B5.5.2 What the first researcher of a technology receives."""
    return BONUS_ROWS + tech


def people_row(people: int) -> int:
    """B27.5 What a people brings at the start."""
    return PEOPLE_ROWS + people


def carry_out(
    s: SternState, seat: int, row: int, here: int = NOBODY, subject: int = NOBODY
) -> None:
    """The effects of a row, one after the other."""
    if ROWS.rows[row]:
        s.call(EFFECTS, seat, [row, 0, here, subject])


def next_effect(s: SternState, f: Frame) -> None:
    """B8.1 Effects happen in the order in which they are printed."""
    row = ROWS.rows[f.args[ROW]]
    at = f.args[NEXT]
    if at == len(row):
        return
    f.args[NEXT] += 1
    f.again()
    if is_idle(s, row[at]):
        s.tell("event-effect-later", "B8.1", {"seat": f.seat})
    else:
        pay_cost(s, f.seat, row[at])
        DEEDS.of_verb[row[at].verb](s, f, row[at])


EFFECTS: Final[Script] = script("effects", next_effect)


def pay_cost(s: SternState, seat: int, effect: Effect) -> None:
    """A0.5 Some effects have a price; it was asked whether it can be paid."""
    for resource, amount in enumerate(effect.cost):
        s.account[4 * seat + resource] -= amount


def can_pay_cost(s: SternState, seat: int, effect: Effect) -> bool:
    return all(s.account[4 * seat + r] >= amount for r, amount in enumerate(effect.cost))


def place_for(s: SternState, f: Frame, effect: Effect) -> int:
    """Here, where something happens somewhere; else on the home world."""
    here = f.args[HERE] if effect.where == AT_HERE else NOBODY
    return s.home[f.seat] if here == NOBODY else here


# --- what a later part brings --------------------------------------------------------------------

POLITICAL_VERBS: Final = ("war_weariness", "steal", "sanction")
POLITICAL_DECKS: Final = ("advisors",)


def set_of(entry: int) -> str:
    return SET_NAMES[ENTRY_SET[entry]]


def is_idle(s: SternState, effect: Effect) -> bool:
    """What needs politics, at a table without it."""
    if s.politics:
        return False
    verb = VERBS[effect.verb]
    return verb in POLITICAL_VERBS or (verb == "draw" and DECKS[effect.what] in POLITICAL_DECKS)


SCRIPTS: Final[list[Script]] = [EFFECTS]
