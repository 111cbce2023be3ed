"""A10.13, decision 40 A veto before the vote on a law: args = [owner]."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.content.statutes import ALWAYS, SANCTION_LEVEL, TARGET
from raumhafen.games.sternenkinder.rules.core.enacted import is_in_force
from raumhafen.games.sternenkinder.rules.politics import vetoes
from raumhafen.games.sternenkinder.state import NOBODY, SternState

VOTED: Final = 0  # of the frame of a vote: the law
OWNER: Final = 0


def object_to_law(s: SternState, seat: int, law: int, about: int) -> None:
    """Decision 40: its vote waits below on the stack."""
    personal = TARGET[law] == "chosen_player" or SANCTION_LEVEL[law]
    owner = vetoes.vetoer(s, seat, vetoes.LAW, about if personal else NOBODY)
    if owner != NOBODY:
        s.call(LAW_VETO, seat, [owner])


def ask_law_veto(s: SternState, f: Frame) -> None:
    """A10.13, decision 40 The proposal was announced; nobody has voted yet."""
    vetoes.ask_owner(s, f.seat, f.args[OWNER], vetoes.LAW)


def hear_law_veto(s: SternState, f: Frame) -> None:
    """A10.13 The action is spent; the law goes back to the hand that it came from (ruling)."""
    if not vetoes.has_objected(s, f.seat, f.args[OWNER]):
        return
    vote = s.stack[-2]
    law = vote.args[VOTED]
    if not ALWAYS[law] and not is_in_force(s, law):
        s.law_hand[f.seat] |= 1 << law
    vote.args = [NOBODY, NOBODY]
    vote.leave()


LAW_VETO: Final[Script] = script("law_veto", ask_law_veto, hear_law_veto)
