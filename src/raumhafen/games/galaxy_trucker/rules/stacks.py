"""GT4.2, GT20.2 Drawing the four stacks of cards for a round."""

from typing import Final

from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL
from raumhafen.games.galaxy_trucker.state import TruckerState

STACKS: Final = 4
LEVELS: Final = 3

DRAWN: Final = 0  # argument of DRAW_STACKS: cards drawn so far

# By round: the levels (0 to 2) of the cards of one stack.
COMPOSITIONS: Final = [
    [level for level in range(LEVELS) for _ in range(round.stack[level])]
    for round in CONTENT.rounds
]


def composition(s: TruckerState) -> list[int]:
    """GT10.4 The learning flight draws as round I."""
    return COMPOSITIONS[max(s.round, 0)]


def draw_next(s: TruckerState, f: Frame) -> None:
    """GT4.2 Drawn at random from the level decks; GT21.3 so is its place, where order matters."""
    levels = composition(s)
    if f.args[DRAWN] == 0:
        refill_decks(s, levels)
    if f.args[DRAWN] == STACKS * len(levels):
        f.leave()
    else:
        at = f.args[DRAWN] % len(levels)
        places = at + 1 if s.prognostic else 1
        s.toss(places * len(s.decks[levels[at]]))


def put_on_stack(s: TruckerState, f: Frame) -> None:
    """GT4.2 The card drawn goes to its stack, from A to the hidden one."""
    levels = composition(s)
    stack, at = divmod(f.args[DRAWN], len(levels))
    deck = s.decks[levels[at]]
    behind, card = divmod(s.tossed, len(deck))
    s.stacks[stack].insert(at - behind, deck[card])
    deck[card] = deck[-1]
    deck.pop()
    f.args[DRAWN] += 1
    f.jump(draw_next)


def refill_decks(s: TruckerState, levels: list[int]) -> None:
    """GT20.2 A deck that is too small gets its cards set aside back."""
    for level in range(LEVELS):
        if len(s.decks[level]) < STACKS * levels.count(level):
            s.decks[level] += [card for card in s.used if LEVEL[card] == level + 1]
            s.used = [card for card in s.used if LEVEL[card] != level + 1]


DRAW_STACKS = script("draw_stacks", draw_next, put_on_stack)
