"""SB16 Standing answers, given once for many questions."""

from raumhafen.engine.game import ENDED, NO_ANSWER
from raumhafen.engine.state import rehearsed
from raumhafen.games.space_base.actions import DONE, SPLIT, SUM
from raumhafen.games.space_base.content.tables import DOUBLE_STEP, SHIFT_STEP
from raumhafen.games.space_base.rules.abilities import (
    ABILITIES,
    ABILITY,
    PASSIVE,
    ability_of,
    usable,
)
from raumhafen.games.space_base.rules.board import ready, side_up
from raumhafen.games.space_base.rules.roll import DICE, Plan, preview
from raumhafen.games.space_base.state import SpaceBaseState

TURN = "turn"
OWN = "own"
CHANGE = "change"
BETTER = "better"
KINDS: tuple[str, ...] = (TURN, OWN, CHANGE, BETTER)


def start(s: SpaceBaseState, seat: int, kind: str) -> list[int]:
    """SB16.2 What the answer depends on: end triggered, turns so far, own turns, usable sides."""
    return [int(s.triggered), sum(s.turns), s.turns[seat], *usable_sides(s, seat)]


def usable_sides(s: SpaceBaseState, seat: int) -> list[int]:
    """Sides of usable cards; inside a hidden dialogue as its own answers have made them."""
    now = s
    if s.section is PASSIVE and s.sheets[seat]:
        copy = rehearsed(s, ABILITIES, seat, s.sheets[seat])
        assert isinstance(copy, SpaceBaseState)
        now = copy
    return [side_up(now, card) for card in usable(now, seat)]


def answer(s: SpaceBaseState, seat: int, kind: str, memo: list[int]) -> int:
    """SB16.2 Done, as long as it holds; it speaks to ability phases only (SB16.3)."""
    question = s.asked[seat]
    if kind == BETTER:
        asks_dice = question is not None and question.ask is DICE
        return better_allocation(s, seat) if asks_dice else NO_ANSWER
    if has_ended(s, seat, kind, memo):
        return ENDED
    return DONE if question is not None and question.ask is ABILITY else NO_ANSWER


def has_ended(s: SpaceBaseState, seat: int, kind: str, memo: list[int]) -> bool:
    """SB16.3 The end was triggered, the owner can win at once, or the time is up."""
    triggered, turns, own_turns, *sides = memo
    if int(s.triggered) > triggered or can_win(s, seat):
        return True
    if kind == TURN:
        return sum(s.turns) > turns
    if kind == OWN:
        return s.turns[seat] > own_turns
    return any(side not in sides for side in usable_sides(s, seat))


def can_win(s: SpaceBaseState, seat: int) -> bool:
    sides = usable_sides(s, seat)
    return any(e.kind == "win_game" for side in sides for e in ability_of(side).effects)


def better_allocation(s: SpaceBaseState, seat: int) -> int:
    """SB16.5 Split or sum, if one is at least as good in everything and better in something."""
    if ready(s, seat, SHIFT_STEP) or ready(s, seat, DOUBLE_STEP):
        return NO_ANSWER
    plans = [Plan(s, seat, [answer]) for answer in (SPLIT, SUM)]
    if any(plan.question is not None for plan in plans):
        return NO_ANSWER
    yields = preview(s, seat)
    return dominant(yields["split"], yields["sum"])


def dominant(split: list[int], sum: list[int]) -> int:
    if split == sum:
        return NO_ANSWER
    pairs = list(zip(split, sum, strict=True))
    if all(a >= b for a, b in pairs):
        return SPLIT
    return SUM if all(a <= b for a, b in pairs) else NO_ANSWER
