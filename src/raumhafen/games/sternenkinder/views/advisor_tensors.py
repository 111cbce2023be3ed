"""A0.15 The planes of `advisor_features`, written straight from the state."""

from raumhafen.engine.planes import Pen
from raumhafen.games.sternenkinder.actions import VETO_KINDS
from raumhafen.games.sternenkinder.content.cabinet import ABILITIES, ADVISORS
from raumhafen.games.sternenkinder.rules.core.advisors import (
    BRIBED,
    BRIBER,
    BY_ABILITY,
    bribe_rows,
)
from raumhafen.games.sternenkinder.state import NOBODY, SternState


def write_cabinet(w: Pen, s: SternState) -> None:
    if not s.politics:
        return
    for place, advisor in enumerate(s.advisor_row, 1):
        w.number("advisor_display", advisor, place)
    for place, advisor in enumerate(s.advisor_queue, 1):
        w.number("advisor_below", advisor, place)
    for seat in range(s.seats):
        w.number("advisor_hands", w.turned(seat), s.advisor_hand[seat].bit_count())
        w.number("protected", w.turned(seat), s.protected[seat])
        w.marks("veto_kinds", len(VETO_KINDS) * w.turned(seat), s.veto_kinds[seat])
    for advisor in range(ADVISORS):
        if s.advisor_of[advisor] != NOBODY:
            write_advisor(w, s, advisor)
    for at in bribe_rows(s):
        row = ADVISORS * w.turned(s.bribes[at + BRIBER]) + s.bribes[at + BRIBED]
        w.mark("bribes", ABILITIES * row + s.bribes[at + BY_ABILITY])


def write_advisor(w: Pen, s: SternState, advisor: int) -> None:
    row = ADVISORS * w.turned(s.advisor_of[advisor]) + advisor
    w.marks("advisors", ABILITIES * row, s.advisor_skills[advisor])
    w.number("advisor_uses", advisor, s.advisor_uses[advisor])
    if s.advisor_raised[advisor] == s.round:
        w.mark("advisor_raised", advisor)
    for seat in range(s.seats):
        if s.advisor_spent[advisor] >> seat & 1:
            w.mark("advisor_spent", ADVISORS * w.turned(seat) + advisor)


def write_advisor_hand(w: Pen, s: SternState, seat: int) -> None:
    """A10.11 Nobody else sees it."""
    if s.politics:
        w.marks("advisor_hand", 0, s.advisor_hand[seat])
