"""The shipyard in tests: a match at its first building question, with chosen tiles."""

from __future__ import annotations

from raumhafen.engine.game import OptionValue
from raumhafen.games.galaxy_trucker.actions import ACTIONS, TAKE_PILE
from tests.games.galaxy_trucker.table import Table, tile


class Yard(Table):
    """Building by codes; `draw` takes a certain tile from the pile."""

    def __init__(
        self, seats: int = 2, mode: str = "turns", round: str = "I", **options: OptionValue
    ) -> None:
        chosen: dict[str, OptionValue] = {"building": mode, **options}
        super().__init__("-" * seats, board=round, building=True, options=chosen)
        self.restart()

    def restart(self) -> None:
        """Seat 0 begins."""
        self.s.starter = 0
        self.s.turn = 0
        self.pose()

    def pose(self) -> None:
        """Asks those who may act now, after the position was changed by hand."""
        frame = self.s.stack[-1]
        frame.at = 0
        self.s.advance(self.s.stack)

    def draw(self, seat: int, name: str) -> None:
        """take-pile with a known outcome."""
        self.s.forced.append(self.s.pile.index(tile(name)))
        self.say(seat, ACTIONS.code(TAKE_PILE))

    def place(self, seat: int, where: str, k: int = 0) -> None:
        self.say(seat, f"place:{where}", f"turn:{k}")

    def build(self, seat: int, name: str, where: str, k: int = 0) -> None:
        self.draw(seat, name)
        self.place(seat, where, k)

    def clock(self, code: str) -> None:
        self.say(self.s.seats, code)


def learning(seats: int = 3, mode: str = "turns") -> Yard:
    """GT10.1 The yard of a learning flight."""
    return Yard(seats=seats, mode=mode, learning="keep")
