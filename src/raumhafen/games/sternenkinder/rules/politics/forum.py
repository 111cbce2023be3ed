"""A16.5 The Great Forum: one treaty is forced on each player, without cost. args = [asked]"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import NO, PACT, PACTS, SEATS
from raumhafen.games.sternenkinder.rules.core.news import TREATY_MADE, announce
from raumhafen.games.sternenkinder.rules.core.pacts import FEDERATION
from raumhafen.games.sternenkinder.rules.politics.costs import may_conclude
from raumhafen.games.sternenkinder.rules.politics.treaties import shame, tell
from raumhafen.games.sternenkinder.state import SternState

ASKED: Final = 0  # how many players were looked at
PLACES: Final = len(SEATS)


def found_forum(s: SternState, seat: int) -> None:
    s.call(FORUM, seat, [0])


def partner_of(s: SternState, f: Frame) -> int:
    return (f.seat + f.args[ASKED]) % s.seats


def forum_options(s: SternState, seat: int) -> list[int]:
    """A5.1 Treaties that could be concluded with him; a federation is none (ruling)."""
    partner = partner_of(s, s.stack[-1])
    found = [
        PACT + PLACES * kind + partner
        for kind in range(len(PACTS))
        if kind != FEDERATION and may_conclude(s, kind, seat, partner)
    ]
    return [NO, *found] if found else []


FORCED: Final[Ask] = Ask("forum", "A16.5", forum_options, default=NO)


def ask_forum(s: SternState, f: Frame) -> None:
    """A16.5 One player after the other, clockwise."""
    f.args[ASKED] += 1
    if f.args[ASKED] >= s.seats:
        f.leave()
        return
    options = forum_options(s, f.seat)
    if options:
        s.choose(f.seat, FORCED, options)
    else:
        f.again()


def force_treaty(s: SternState, f: Frame) -> None:
    """A16.5 He cannot refuse, and nobody pays."""
    answer, partner = s.answers[f.seat], partner_of(s, f)
    if answer != NO:
        kind = (answer - PACT) // PLACES
        s.treaties += [kind, f.seat, partner, 0]
        tell(s, "event-treaty-made", "A16.5", kind, f.seat, partner, 0)
        announce(s, TREATY_MADE, f.seat, subject=partner)
        shame(s, f.seat, partner)
    f.jump(ask_forum)


FORUM: Final[Script] = script("great_forum", ask_forum, force_treaty)
SCRIPTS: Final[list[Script]] = [FORUM]
ASKS: Final[list[Ask]] = [FORCED]
