"""Choices and dice inside effects: one branch of several happens."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import BRANCH, BRANCH_IDS
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.effects import (
    HERE,
    NEXT,
    ROW,
    SUBJECT,
    carry_out,
    waits,
)
from raumhafen.games.sternenkinder.rules.core.rows import BRANCH_ROWS, ROWS
from raumhafen.games.sternenkinder.state import SternState

FACES: Final = 6


def branch_name(branch: tuple[Effect, ...]) -> int:
    """A branch is called by what it does first."""
    verb = "exchange" if branch[0].cost else VERBS[branch[0].verb]
    return BRANCH_IDS.index(verb)


def effect_of(f: Frame) -> Effect:
    """The effect that has the branches, from the numbers of a frame."""
    return ROWS.rows[f.args[ROW]][f.args[NEXT]]


def is_payable(s: SternState, seat: int, branch: tuple[Effect, ...]) -> bool:
    """Who gives something must have it; what waits for a later part cannot be chosen."""
    for effect in branch:
        due = effect.amounts if VERBS[effect.verb] == "lose" else effect.cost
        if waits(effect) or any(s.account[4 * seat + r] < due[r] for r in range(min(4, len(due)))):
            return False
    return True


def branch_options(s: SternState, seat: int) -> list[int]:
    """B8.1 The branches that are possible; the first one always is."""
    branches = effect_of(s.stack[-1]).branches
    found = [BRANCH + branch_name(b) for b in branches if is_payable(s, seat, b)]
    return found or [BRANCH + branch_name(branches[0])]


CHOOSE_BRANCH: Final = Ask("branch", "B8.1", branch_options)


def choose(s: SternState, f: Frame, effect: Effect) -> None:
    """The owner of the card chooses one."""
    s.call(CHOICE, f.seat, [f.args[ROW], f.args[NEXT] - 1, f.args[HERE], f.args[SUBJECT]])


def ask_branch(s: SternState, f: Frame) -> None:
    """B8.1 One of several effects."""
    s.choose(f.seat, CHOOSE_BRANCH, branch_options(s, f.seat))


def take_branch(s: SternState, f: Frame) -> None:
    """B8.1 The chosen effects happen."""
    effect = effect_of(f)
    names = [BRANCH + branch_name(branch) for branch in effect.branches]
    happens(s, f, effect, names.index(s.answers[f.seat]))


def happens(s: SternState, f: Frame, effect: Effect, branch: int) -> None:
    carry_out(s, f.seat, BRANCH_ROWS[effect] + branch, f.args[HERE], f.args[SUBJECT])


CHOICE: Final[Script] = script("choice", ask_branch, take_branch)


def roll(s: SternState, f: Frame, effect: Effect) -> None:
    """B0.9 A die says what happens."""
    s.call(ROLL, f.seat, [f.args[ROW], f.args[NEXT] - 1, f.args[HERE], f.args[SUBJECT]])


def toss_die(s: SternState, f: Frame) -> None:
    """B0.9 One die."""
    s.toss(FACES)


def read_die(s: SternState, f: Frame) -> None:
    """B0.9 The branch of its face."""
    effect = effect_of(f)
    s.tell("event-rolls", "B0.9", {"seat": f.seat, "face": s.tossed + 1})
    happens(s, f, effect, effect.faces[s.tossed])


ROLL: Final[Script] = script("roll", toss_die, read_die)

SCRIPTS: Final[list[Script]] = [CHOICE, ROLL]
ASKS: Final[list[Ask]] = [CHOOSE_BRANCH]
