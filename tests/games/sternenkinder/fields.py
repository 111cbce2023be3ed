"""Battles on the ground that begin at once, for scenarios."""

from __future__ import annotations

from raumhafen.engine.game import OptionValue
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import GROUND_NAMES
from raumhafen.games.sternenkinder.rules.core.field import count_of, enlist, new_field
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import GROUND_BATTLE
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import War

NAMES = list(GROUND_NAMES)


class Field(War):
    """A battle on the ground that begins at once: the first player attacks the second."""

    def __init__(
        self,
        attacker: dict[str, int],
        defender: dict[str, int],
        cell: int = -1,
        **options: OptionValue,
    ) -> None:
        super().__init__(2, **options)
        self.s.ground = new_field(0, 1, cell)
        for side, army in enumerate((attacker, defender)):
            for name, count in army.items():
                enlist(self.s.ground, side, NAMES.index(name), count)

    def begin(self, *dice: int) -> None:
        """Runs the battle up to its first question."""
        self.s.forced = list(dice)
        self.interrupt(GROUND_BATTLE, 0, [])

    def side(self, side: int) -> dict[str, int]:
        found = {n: count_of(self.s.ground, side, NAMES.index(n)) for n in NAMES}
        return {name: n for name, n in found.items() if n}

    def strikes(self) -> set[str]:
        return {code.split(":")[1] for code in self.options()}

    def act(self, strike: str, count: int, *dice: int) -> None:
        self.s.forced = list(dice)
        apply(self.s, self.s.deciders()[0], GAME.actions.parse(f"strike:{strike}:{count}"))


def unit(name: str) -> int:
    return NAMES.index(name)
