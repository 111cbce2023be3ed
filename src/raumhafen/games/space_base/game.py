"""Space Base as a game of the platform."""

from typing import Any, ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, View
from raumhafen.engine.mind import Mind
from raumhafen.engine.planes import Features
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import LEVEL
from raumhafen.games.space_base.meta import META
from raumhafen.games.space_base.rules import abilities, effects, roll, setup, standing, turn
from raumhafen.games.space_base.rules.laws import broken_laws
from raumhafen.games.space_base.state import SpaceBaseState
from raumhafen.games.space_base.views.board import open_view, own_view
from raumhafen.games.space_base.views.client import client_content


class SpaceBase(Game):
    """2 to 5 seats, standard and light-speed."""

    meta: ClassVar[Meta] = META
    actions: ClassVar[ActionSpace] = ACTIONS
    standing_kinds: ClassVar[tuple[str, ...]] = standing.KINDS
    opening: ClassVar[Script] = setup.OPENING
    scripts: ClassVar[list[Script]] = [
        *setup.SCRIPTS,
        *turn.SCRIPTS,
        *abilities.SCRIPTS,
        *effects.SCRIPTS,
    ]
    asks: ClassVar[list[Ask]] = [
        *setup.ASKS,
        *turn.ASKS,
        *abilities.ASKS,
        *effects.ASKS,
        roll.DICE,
        roll.SHIFTS,
        roll.ARROW,
        roll.DOUBLING,
    ]

    def blank(self, seats: int) -> State:
        return SpaceBaseState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = SpaceBaseState(seats)
        s.variant = setup.LIGHT_SPEED if options["variant"] == "light-speed" else setup.STANDARD
        s.round_limit = int(options["round_limit"])
        return s

    def open_view(self, state: State) -> View:
        return dict(open_view(_own(state)))

    def own_view(self, state: State, seat: int) -> View:
        return {"mine": own_view(_own(state), seat)}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        """SB18.1, SB18.2 Decks are bags anyway; other seats' light-speed ships are unknown."""
        s = _own(state)
        for level in range(3):
            redeal_level(s, seat, level, rng)

    def outcome(self, state: State) -> Outcome:
        s = _own(state)
        if s.winner >= 0:
            return Outcome(s.vp[:], [s.winner], "SB11.11")
        winners = turn.leaders(s)
        decided = s.triggered and len(winners) == 1
        return Outcome(s.vp[:], winners, "SB15.2" if decided else "SB15.5")

    def turns_begun(self, state: State) -> int:
        return sum(_own(state).turns)

    def standing_start(self, state: State, seat: int, kind: str) -> list[int]:
        return standing.start(_own(state), seat, kind)

    def standing_answer(self, state: State, seat: int, kind: str, memo: list[int]) -> int:
        return standing.answer(_own(state), seat, kind, memo)

    def readable(self, args: dict[str, Argument]) -> dict[str, Argument]:
        """Cards by their names, which are the same in every language."""
        return {name: _named(value) if name in CARD_ARGS else value for name, value in args.items()}

    def mind(self) -> Mind:
        from raumhafen.games.space_base.bots.mind import MIND

        return MIND

    def features(self) -> Features:
        from raumhafen.games.space_base.views.features import FEATURES

        return FEATURES

    def client_content(self, seats: int) -> dict[str, Any]:
        return client_content(seats)

    def broken_laws(self, state: State) -> list[str]:
        return broken_laws(_own(state))


CARD_ARGS = ("card", "to")


def _named(value: Argument) -> str:
    """A card number of an event, or the id of an action code."""
    cards = CONTENT.cards
    return cards[value].name if isinstance(value, int) else CONTENT.by_id(value).name


def redeal_level(s: SpaceBaseState, seat: int, level: int, rng: Rng) -> None:
    """Shuffles all ships of a level whose place the seat cannot know, then lays them back."""
    others = [other for other in range(s.seats) if other != seat]
    below = [card for card in s.bottoms[level] if card not in s.returned[seat]]
    held = [card for other in others for card in s.hands[other] if _level(card) == level]
    if not below and not held:
        return  # only the deck is unknown, and it has no order to begin with
    places = s.decks[level] + below + held
    dealt = places[:]
    rng.shuffle(dealt)
    now = dict(zip(places, dealt, strict=True))
    s.decks[level] = _renamed(s.decks[level], now)
    s.bottoms[level] = _renamed(s.bottoms[level], now)
    for other in others:
        s.returned[other] = _renamed(s.returned[other], now)
        s.hands[other] = _renamed(s.hands[other], now)


def _renamed(cards: list[int], now: dict[int, int]) -> list[int]:
    return [now.get(card, card) for card in cards]


def _level(card: int) -> int:
    return LEVEL[card] - 1


def _own(state: State) -> SpaceBaseState:
    assert isinstance(state, SpaceBaseState)
    return state


GAME = SpaceBase()
