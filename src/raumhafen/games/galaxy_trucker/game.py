"""Galaxy Trucker as a game of the platform."""

from typing import Any, ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, View
from raumhafen.engine.mind import Mind
from raumhafen.engine.planes import Features
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games.galaxy_trucker.actions import ACTIONS
from raumhafen.games.galaxy_trucker.meta import META
from raumhafen.games.galaxy_trucker.rules.credits import purse
from raumhafen.games.galaxy_trucker.rules.flight import standing_answers
from raumhafen.games.galaxy_trucker.rules.flight.scoring import in_flight
from raumhafen.games.galaxy_trucker.rules.hidden_cards import redeal
from raumhafen.games.galaxy_trucker.rules.laws import broken_laws
from raumhafen.games.galaxy_trucker.rules.match import MATCH
from raumhafen.games.galaxy_trucker.rules.scripts import ASKS, SCRIPTS
from raumhafen.games.galaxy_trucker.rules.variants import apply_options
from raumhafen.games.galaxy_trucker.state import FLYING, TruckerState
from raumhafen.games.galaxy_trucker.views.board import open_view, own_view
from raumhafen.games.galaxy_trucker.views.client import client_content
from raumhafen.games.galaxy_trucker.views.names import readable


class GalaxyTrucker(Game):
    """2 to 4 seats, all rounds and variants, three ways to build."""

    meta: ClassVar[Meta] = META
    chapters: ClassVar[tuple[str, ...]] = ("event-round", "event-card")
    actions: ClassVar[ActionSpace] = ACTIONS
    opening: ClassVar[Script] = MATCH
    standing_kinds: ClassVar[tuple[str, ...]] = standing_answers.KINDS
    scripts: ClassVar[list[Script]] = SCRIPTS
    asks: ClassVar[list[Ask]] = ASKS

    def blank(self, seats: int) -> State:
        return TruckerState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = TruckerState(seats)
        apply_options(s, options)
        return s

    def open_view(self, state: State) -> View:
        return dict(open_view(_own(state)))

    def own_view(self, state: State, seat: int) -> View:
        return {"mine": own_view(_own(state), seat)}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        redeal(_own(state), seat, rng)

    def outcome(self, state: State) -> Outcome:
        """GT20.3 Ranked by credits; partners share a purse."""
        s = _own(state)
        points = [s.credits[purse(s, seat)] for seat in range(s.seats)]
        winners = [seat for seat in range(s.seats) if points[seat] == max(points)]
        return Outcome(points, winners, "GT20.3")

    def standings(self, state: State) -> list[int]:
        """GT19 In flight with the goods aboard, less the tiles lost."""
        s = _own(state)
        purses = s.credits[:]
        if s.phase == FLYING and not s.over:
            for ship in range(s.seats):
                purses[purse(s, ship)] += in_flight(s, ship)
        return [purses[purse(s, seat)] for seat in range(s.seats)]

    def turns_begun(self, state: State) -> int:
        """Everybody plays all the time: what comes nearest to a turn is a round."""
        return min(_own(state).round_at + 1, len(_own(state).rounds))

    def rounds_begun(self, state: State) -> int:
        return self.turns_begun(state)

    def standing_start(self, state: State, seat: int, kind: str) -> list[int]:
        return standing_answers.start(_own(state), seat, kind)

    def standing_answer(self, state: State, seat: int, kind: str, memo: list[int]) -> int:
        return standing_answers.answer(_own(state), seat, kind, memo)

    def readable(self, args: dict[str, Argument]) -> dict[str, Argument]:
        return readable(args)

    def mind(self) -> Mind:
        from raumhafen.games.galaxy_trucker.bots.mind import MIND

        return MIND

    def features(self) -> Features:
        from raumhafen.games.galaxy_trucker.views.tensors import FEATURES

        return FEATURES

    def client_content(self, seats: int) -> dict[str, Any]:
        return client_content(seats)

    def broken_laws(self, state: State) -> list[str]:
        return broken_laws(_own(state))


def _own(state: State) -> TruckerState:
    assert isinstance(state, TruckerState)
    return state


GAME = GalaxyTrucker()
