"""Space Base as a game of the platform."""

from typing import Any, ClassVar, cast

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, View
from raumhafen.engine.mind import Mind
from raumhafen.engine.planes import Features
from raumhafen.engine.renaming import frames
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import Saved
from raumhafen.engine.state import State
from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.meta import META
from raumhafen.games.space_base.rules import abilities, effects, hidden, roll, setup, standing, turn
from raumhafen.games.space_base.rules.laws import broken_laws
from raumhafen.games.space_base.state import SpaceBaseState
from raumhafen.games.space_base.views.board import open_view, open_view_after, own_view
from raumhafen.games.space_base.views.client import client_content
from raumhafen.games.space_base.views.names import readable
from raumhafen.games.space_base.views.shapes import OpenBoard


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

    def open_view_after(self, state: State, before: View) -> View:
        return dict(open_view_after(_own(state), cast(OpenBoard, before)))

    def own_view(self, state: State, seat: int) -> View:
        return {"mine": own_view(_own(state), seat)}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        hidden.redeal(_own(state), seat, rng)

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

    def upgrade(self, saved: Saved, from_version: int) -> Saved:
        """Version 2: an exchange is paid when its target is named (SB17). Version 3: a dropped one
        is not offered again in its phase (SB11.10), like a side that has placed a cube.
        """
        if from_version < 2:
            for script, _, seat, *args in frames(saved):
                if script == effects.EXCHANGE_CARD.name:
                    effects.give_back(saved, seat, args)
        if "placed" in saved:  # by that name it was kept before version 3
            saved["finished"] = saved.pop("placed")
        return saved

    def readable(self, args: dict[str, Argument]) -> dict[str, Argument]:
        return readable(args)

    def mind(self) -> Mind:
        from raumhafen.games.space_base.bots.mind import MIND

        return MIND

    def features(self) -> Features:
        from raumhafen.games.space_base.views.tensors import SpaceBaseFeatures

        return SpaceBaseFeatures()

    def client_content(self, seats: int) -> dict[str, Any]:
        return client_content(seats)

    def broken_laws(self, state: State) -> list[str]:
        return broken_laws(_own(state))


def _own(state: State) -> SpaceBaseState:
    assert isinstance(state, SpaceBaseState)
    return state


GAME = SpaceBase()
