"""News: a step that does something others care about notes it and goes on.

A row of news is `moment, seat, here, subject`: what happened, to whom, in which system and to what
(both NOWHERE where there is none). At the end of every action the step `hear_news` takes the rows
in their order; first come effects with `when`, then one function for each chapter that counts or
reacts. A listener may call a script, so it may ask. So lower chapters never call upper ones: the
table `rules/listeners.py` names who listens. No row is left when a seat is asked for its next
action.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.content.words import MOMENTS
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.tally import sources
from raumhafen.games.sternenkinder.rules.core.triggers import TRIGGERS
from raumhafen.games.sternenkinder.state import NEWS_ROW, SternState

# gets the seat, the system and the subject of a row
Listener = Callable[[SternState, int, int, int], None]

NOWHERE: Final = -1
MOMENT: Final = {name: at for at, name in enumerate(MOMENTS)}

COLONY_FOUNDED: Final = MOMENT["on_colony_founded"]  # here: the planet
COLONY_RAISED: Final = MOMENT["on_colony_raised"]  # here, subject: the new level
COLONY_LOWERED: Final = MOMENT["on_colony_lowered"]  # here, subject: the new level
COLONY_DESTROYED: Final = MOMENT["on_colony_destroyed"]  # of the seat; subject: who did it
PLANET_CONQUERED: Final = MOMENT["on_planet_conquered"]  # by the seat; subject: whose it was
PLANET_LOST: Final = MOMENT["on_planet_lost"]  # of the seat, however it was lost
TECH_RESEARCHED: Final = MOMENT["on_tech_researched"]  # subject: the technology
SYSTEM_DISCOVERED: Final = MOMENT["on_system_discovered"]  # by the seat, here
CARD_TAKEN: Final = MOMENT["on_card_taken"]  # into the hand; subject: the event card
BUILT: Final = MOMENT["on_built"]  # here, subject: the thing
UNIT_ENTERED: Final = MOMENT["on_unit_entered"]  # a fleet, here
BATTLE_WON: Final = MOMENT["on_battle_won"]  # by the seat, here
CLOSING_TIME: Final = MOMENT["closing_phase"]  # each seat in player order
BATTLE_FOUGHT: Final = MOMENT["on_battle_fought"]  # won by the seat, here; subject: who lost
BANKRUPT: Final = MOMENT["on_bankrupt"]  # the seat
CIVIL_LOST: Final = MOMENT["on_civil_lost"]  # of the seat, here
BLOCKADED: Final = MOMENT["on_blockade"]  # by the seat, here; subject: whose system
BATTLES_OVER: Final = MOMENT["on_battles_over"]  # all of this phase
RAIDED: Final = MOMENT["on_raid"]  # by the seat, here; subject: who was attacked
KILL_OUTLAW: Final = MOMENT["on_kill_outlaw"]  # of nobody, or of a sanctioned player
KILL: Final = MOMENT["on_kill"]  # by the seat, here, subject: whose (NOWHERE: neutral)
AGENT_ACTED: Final = MOMENT["on_institution_action"]  # by the seat, here; subject: the character
MOVES_OVER: Final = MOMENT["on_movement_over"]  # all of this phase

# governments
REFORMED: Final = MOMENT["on_government"]  # the seat has another government
POLICY_INTRODUCED: Final = MOMENT["on_policy"]  # subject: the policy
TREATY_MADE: Final = MOMENT["on_treaty"]  # by the seat; subject: the partner
POLITICS_OVER: Final = MOMENT["on_politics_end"]  # each seat in player order
ECONOMY_OVER: Final = MOMENT["on_economy_end"]  # each seat in player order
LAW_PASSED: Final = MOMENT["on_law_passed"]  # of the seat; subject: the law
PEACE_MADE: Final = MOMENT["on_peace"]  # a war of the seat is over

# the black market
AUCTION_WON: Final = MOMENT["on_auction_won"]  # by the seat
POLITICS_BEGUN: Final = MOMENT["politics_start"]  # each seat in player order
UNIT_LOST: Final = MOMENT["on_unit_lost"]  # of the seat, here; subject: what it was
# advisors
ADVISOR_PLAYED: Final = MOMENT["on_advisor"]  # by the seat; subject: the advisor
ILLEGAL_ACT: Final = MOMENT["on_illegal_ia"]  # by the seat, here; subject: the victim
HARM_DONE: Final = MOMENT["on_harmful_ia"]  # by the seat, here; subject: the victim
ATROCITY: Final = MOMENT["on_atrocity"]  # by the seat, here


class Listeners:
    """Who hears of which moment, in the order of the chapters; filled once by the table."""

    def __init__(self) -> None:
        self.by_moment: list[list[Listener]] = [[] for _ in MOMENTS]

    def fill(self, chapters: list[tuple[int, Listener]]) -> None:
        self.by_moment = [[] for _ in MOMENTS]
        for moment, listener in chapters:
            self.by_moment[moment].append(listener)


LISTENERS: Final = Listeners()


def announce(
    s: SternState, moment: int, seat: int, here: int = NOWHERE, subject: int = NOWHERE
) -> None:
    """Notes what has happened; it is heard at the end of the action."""
    if TRIGGERS[moment] or LISTENERS.by_moment[moment]:
        s.news += [moment, seat, here, subject]


def hear_news(s: SternState, f: Frame) -> None:
    """A0.10 Row after row, until nothing is new; listeners may make further news."""
    if s.news:
        row = s.news[:NEWS_ROW]
        del s.news[:NEWS_ROW]
        f.again()
        s.call(HEAR, row[1], [*row, 0])


def hear_effects(s: SternState, f: Frame) -> None:
    """A0.10, decision 12: effects with `when` of the seat's sources, in their order."""
    moment, seat, here, subject, _ = f.args
    rows = TRIGGERS[moment]
    if rows:
        for source, _, cell in reversed(sources(s, seat)):
            if source in rows:
                carry_out(s, seat, rows[source], here if cell == NOWHERE else cell, subject)


def hear_chapters(s: SternState, f: Frame) -> None:
    """A0.10, decision 12: one chapter after the other; what one of them calls comes first."""
    moment, seat, here, subject, at = f.args
    listeners = LISTENERS.by_moment[moment]
    while at < len(listeners):
        at += 1
        f.args[NEWS_ROW] = at
        listeners[at - 1](s, seat, here, subject)
        if s.halt or s.stack[-1] is not f:
            f.again()
            return


HEAR: Final[Script] = script("hear", hear_effects, hear_chapters)

SCRIPTS: Final[list[Script]] = [HEAR]
