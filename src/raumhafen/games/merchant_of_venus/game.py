"""Merchant of Venus as a game of the platform."""

from typing import Any, ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, View
from raumhafen.engine.mind import Mind
from raumhafen.engine.planes import Features
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games.merchant_of_venus.actions import ACTIONS
from raumhafen.games.merchant_of_venus.meta import META
from raumhafen.games.merchant_of_venus.rules import scoring
from raumhafen.games.merchant_of_venus.rules.laws import broken_laws
from raumhafen.games.merchant_of_venus.rules.redeal import redeal
from raumhafen.games.merchant_of_venus.rules.scripts import ASKS, SCRIPTS
from raumhafen.games.merchant_of_venus.rules.setup import OPENING
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.board import open_view, own_view
from raumhafen.games.merchant_of_venus.views.client import client_content
from raumhafen.games.merchant_of_venus.views.names import name_key


class MerchantOfVenus(Game):
    """1 to 4 seats; alone against a challenge card."""

    meta: ClassVar[Meta] = META
    actions: ClassVar[ActionSpace] = ACTIONS
    opening: ClassVar[Script] = OPENING
    scripts: ClassVar[list[Script]] = SCRIPTS
    asks: ClassVar[list[Ask]] = ASKS

    def blank(self, seats: int) -> State:
        return VenusState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = VenusState(seats)
        s.rounds = int(options["rounds"])
        s.beginner = options["home_systems"] == "beginner"
        s.dealt = options["pilots"] == "dealt"
        s.fixed_gates = options["teleportals"] == "fixed"
        s.classic = options["encounters"] == "tokens"
        return s

    def open_view(self, state: State) -> View:
        return dict(open_view(_own(state)))

    def own_view(self, state: State, seat: int) -> View:
        return {"mine": own_view(_own(state), seat)}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        redeal(_own(state), seat, rng)

    def outcome(self, state: State) -> Outcome:
        s = _own(state)
        points = [s.final[seat] if s.fame_total[seat] >= 0 else 0 for seat in range(s.seats)]
        return Outcome(points, scoring.winners(s), "MV15.1" if s.seats == 1 else "MV14.5")

    def standings(self, state: State) -> list[int]:
        """MV14 What everybody would have if the game ended now, goods at their price."""
        s = _own(state)
        if s.over:
            return self.outcome(s).points
        return [scoring.wealth(s, seat) for seat in range(s.seats)]

    def turns_begun(self, state: State) -> int:
        return _own(state).turns

    def rounds_begun(self, state: State) -> int:
        return _own(state).round

    def readable(self, args: dict[str, Argument]) -> dict[str, Argument]:
        """Ids of components become the keys of their names."""
        return {name: name_key(name, value) for name, value in args.items()}

    def mind(self) -> Mind:
        from raumhafen.games.merchant_of_venus.bots.mind import MIND

        return MIND

    def features(self) -> Features:
        from raumhafen.games.merchant_of_venus.views.tensors import FEATURES

        return FEATURES

    def client_content(self, seats: int) -> dict[str, Any]:
        return client_content(seats)

    def broken_laws(self, state: State) -> list[str]:
        return broken_laws(_own(state))


def _own(state: State) -> VenusState:
    assert isinstance(state, VenusState)
    return state


GAME = MerchantOfVenus()
