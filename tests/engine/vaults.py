"""The smallest game with private answers: whoever is asked hides stones, as many as he likes."""

from typing import ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, Share, View, unexplained
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State

ACTIONS = ActionSpace()
HIDE = ACTIONS.add("hide", {"vault": ("left", "right")})
DONE = ACTIONS.add("done")
MOST = 3
TURNS = 40


class VaultState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = 0
        self.left = 0  # stones that may still be hidden in this turn
        self.vaults = [0] * (2 * seats)

    FIELDS: ClassVar[tuple[str, ...]] = ("turn", "left", "vaults")

    def blank(self) -> "VaultState":
        return VaultState(self.seats)

    def copy_into(self, new: State) -> None:
        assert isinstance(new, VaultState)
        new.turn, new.left, new.vaults = self.turn, self.left, self.vaults[:]


def own(state: State) -> VaultState:
    assert isinstance(state, VaultState)
    return state


def options(s: VaultState, seat: int) -> list[int]:
    return [DONE, HIDE, HIDE + 1]


HIDING = Ask("hiding", "V1", options, default=DONE, private=True)


def ask_hiding(s: VaultState, f: Frame) -> None:
    """V1 One stone after the other, until the seat has enough."""
    s.ask(s.turn % s.seats, HIDING)


def hide(s: VaultState, f: Frame) -> None:
    """V2 Others learn that somebody has finished, and nothing else."""
    seat = s.turn % s.seats
    action = s.answers[seat]
    if action != DONE:
        s.vaults[2 * seat + action - HIDE] += 1
        s.left -= 1
    if action != DONE and s.left:
        f.jump(ask_hiding)
        return
    s.left = MOST
    s.turn += 1
    s.tell("event-hidden", "V2", {"seat": seat})
    if s.turn < TURNS:
        f.jump(ask_hiding)
    else:
        s.finish()


MATCH = script("match", ask_hiding, hide)


class Vaults(Game):
    meta: ClassVar[Meta] = Meta("vaults", "V", 2, 3, (), 1)
    actions: ClassVar[ActionSpace] = ACTIONS
    opening: ClassVar[Script] = MATCH
    scripts: ClassVar[list[Script]] = [MATCH]
    asks: ClassVar[list[Ask]] = [HIDING]
    snapshot_every: ClassVar[int] = 7

    def blank(self, seats: int) -> State:
        return VaultState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = VaultState(seats)
        s.left = MOST
        return s

    def open_view(self, state: State) -> View:
        return {"turn": own(state).turn}

    def own_view(self, state: State, seat: int) -> View:
        return {"mine": own(state).vaults[2 * seat : 2 * seat + 2]}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        s = own(state)
        for at in range(2 * s.seats):
            if at // 2 != seat:
                s.vaults[at] = rng.below(MOST + 1)

    def outcome(self, state: State) -> Outcome:
        return Outcome([0] * state.seats, [0], "V1")

    def broken_laws(self, state: State) -> list[str]:
        return []

    def explain(self, state: State, seat: int, what: str) -> list[Share]:
        """`stones`: how many the seat has hidden, vault by vault."""
        if what != "stones":
            raise unexplained(what)
        found = own(state).vaults[2 * seat : 2 * seat + 2]
        return [Share("share-vault", {"vault": at}, count, "V1") for at, count in enumerate(found)]


GAME = Vaults()
