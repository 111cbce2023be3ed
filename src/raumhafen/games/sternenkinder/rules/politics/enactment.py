"""A15.6, A16.2 A law that a goal puts into force at once: args = [law]."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import LAW, LAW_IDS
from raumhafen.games.sternenkinder.content.statutes import ALWAYS, FULL_DECK, LAW_COUNT, MULTIPLE
from raumhafen.games.sternenkinder.rules.core.enacted import is_in_force
from raumhafen.games.sternenkinder.rules.core.news import LAW_PASSED, announce
from raumhafen.games.sternenkinder.rules.politics.council import target_of, targets
from raumhafen.games.sternenkinder.rules.politics.initiative import DRAW_LAW
from raumhafen.games.sternenkinder.rules.politics.statutes import adopt
from raumhafen.games.sternenkinder.state import NOBODY, SternState

WHICH: Final = 0


def enact(s: SternState, seat: int) -> None:
    s.call(ENACT, seat, [NOBODY])


def enacted_options(s: SternState, seat: int) -> list[int]:
    """Any law of the deck, wherever it lies: hands of others are hidden, so they count (ruling)."""
    return [
        LAW + law
        for law in range(LAW_COUNT)
        if FULL_DECK >> law & 1
        and not ALWAYS[law]
        and not s.law_gone >> law & 1
        and (MULTIPLE[law] or not is_in_force(s, law))
        and targets(s, law) != []
    ]


def about_options(s: SternState, seat: int) -> list[int]:
    return targets(s, s.stack[-1].args[WHICH]) or []


ENACTED: Final[Ask] = Ask("enacted-law", "A15.6", enacted_options)
ENACTED_ABOUT: Final[Ask] = Ask("enacted-target", "A15.6", about_options)


def ask_enacted(s: SternState, f: Frame) -> None:
    """A15.6, A16.2 Which law; none if there is none."""
    options = enacted_options(s, f.seat)
    if options:
        s.choose(f.seat, ENACTED, options)
    else:
        f.leave()


def ask_about(s: SternState, f: Frame) -> None:
    """A9.5 And its target, if it has one."""
    f.args[WHICH] = s.answers[f.seat] - LAW
    if targets(s, f.args[WHICH]) is None:
        put_into_force(s, f.seat, f.args[WHICH], NOBODY)
        f.leave()
    else:
        s.choose(f.seat, ENACTED_ABOUT, about_options(s, f.seat))


def enact_law(s: SternState, f: Frame) -> None:
    """A9.16 It bears the marker of the player."""
    law = f.args[WHICH]
    put_into_force(s, f.seat, law, target_of(law, s.answers[f.seat]))


def put_into_force(s: SternState, seat: int, law: int, about: int) -> None:
    """Whoever held it in his hand draws another one (ruling)."""
    holders = [p for p in range(s.seats) if s.law_hand[p] >> law & 1]
    for holder in holders:
        s.law_hand[holder] &= ~(1 << law)
        if holder != seat and s.law_deck:
            s.call(DRAW_LAW, holder)
    s.law_deck &= ~(1 << law)
    s.law_failed &= ~(1 << law)
    s.reveals += 1
    s.tell("event-law-enacted", "A9.16", {"seat": seat, "law": LAW_IDS[law]})
    adopt(s, seat, law, about)
    announce(s, LAW_PASSED, seat, subject=law)


ENACT: Final[Script] = script("enact", ask_enacted, ask_about, enact_law)

SCRIPTS: Final[list[Script]] = [ENACT]
ASKS: Final[list[Ask]] = [ENACTED, ENACTED_ABOUT]
