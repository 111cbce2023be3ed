"""GT23 Hidden cards: dealing anew those that a player cannot know, so that bots cannot peek."""

from raumhafen.engine.rng import Rng
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL
from raumhafen.games.galaxy_trucker.state import HIDDEN_STACK, LEARNING, TruckerState


def redeal(s: TruckerState, player: int, rng: Rng) -> None:
    """GT23.1 The pile is a bag anyway; cards of unseen stacks might lie in the level decks."""
    for level in (1, 2, 3):
        redeal_level(s, player, level, rng)
    if s.prognostic:
        mix_unseen(s, player, rng)


def redeal_level(s: TruckerState, player: int, level: int, rng: Rng) -> None:
    """Shuffles all cards of a level whose place the player cannot know, then lays them back."""
    unseen = unseen_stacks(s, player)
    hidden = s.decks[level - 1][:]
    for stack in unseen:
        hidden += [c for c in s.stacks[stack] if LEVEL[c] == level and c not in s.flown]
    rng.shuffle(hidden)
    for stack in unseen:
        s.stacks[stack] = [
            hidden.pop() if LEVEL[c] == level and c not in s.flown else c for c in s.stacks[stack]
        ]
    s.decks[level - 1] = hidden


def unseen_stacks(s: TruckerState, player: int) -> list[int]:
    """GT23.2 Those the player has not looked at; GT10.3 the star cards are known to all."""
    if s.round == LEARNING:
        return []
    return [k for k in range(HIDDEN_STACK + 1) if not s.seen[player] >> k & 1]


def mix_unseen(s: TruckerState, player: int, rng: Rng) -> None:
    """GT21.3 Nor does the player know in which order unseen cards lie; those flown lay on top."""
    for stack in unseen_stacks(s, player):
        top = [card for card in s.stacks[stack] if card in s.flown]
        rest = [card for card in s.stacks[stack] if card not in s.flown]
        rng.shuffle(rest)
        s.stacks[stack] = top + rest
