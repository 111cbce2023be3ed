"""SB18 Hidden information: what a seat cannot know is dealt anew."""

from raumhafen.engine.rng import Rng
from raumhafen.games.space_base.content.tables import LEVEL, LEVELS
from raumhafen.games.space_base.state import SpaceBaseState


def redeal(s: SpaceBaseState, seat: int, rng: Rng) -> None:
    """SB18.1, SB18.2 Decks are bags anyway; other seats' light-speed ships are unknown."""
    for level in range(LEVELS):
        redeal_level(s, seat, level, rng)


def redeal_level(s: SpaceBaseState, seat: int, level: int, rng: Rng) -> None:
    """Shuffles all ships of a level whose place the seat cannot know, then lays them back."""
    others = [other for other in range(s.seats) if other != seat]
    below = [card for card in s.bottoms[level] if card not in s.returned[seat]]
    held = [card for other in others for card in s.hands[other] if LEVEL[card] - 1 == level]
    if not below and not held:
        return  # only the deck is unknown, and it has no order to begin with
    places = s.decks[level] + below + held
    dealt = places[:]
    rng.shuffle(dealt)
    now = dict(zip(places, dealt, strict=True))
    s.decks[level] = renamed(s.decks[level], now)
    s.bottoms[level] = renamed(s.bottoms[level], now)
    for other in others:
        s.returned[other] = renamed(s.returned[other], now)
        s.hands[other] = renamed(s.hands[other], now)


def renamed(cards: list[int], now: dict[int, int]) -> list[int]:
    return [now.get(card, card) for card in cards]
