"""Fields of states: declared once in `__init__`, everything else written from that."""

from pathlib import Path

import pytest

from raumhafen.engine.rng import Rng
from tests.contract.play import games, get, play_out
from tools.write_fields import FieldError, is_current, rewritten, state_modules

MODULE = """class Position(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0  # begun
        self.winner = -NOBODY
        self.coins: list[int] = []
        self.hands: list[list[int]] = []
        self.taken: list[tuple[int, ...]] = []
        self.rounds: Shared = []


def later() -> None: ...
"""

COPIES = """        assert isinstance(new, Position)
        new.round = self.round
        new.winner = self.winner
        new.coins = self.coins[:]
        new.hands = [row[:] for row in self.hands]
        new.taken = self.taken[:]
        new.rounds = self.rounds

"""
HERE = Path("state.py")


@pytest.mark.parametrize("path", state_modules(), ids=lambda path: path.parent.name)
def test_blocks_are_what_the_declarations_say(path: Path) -> None:
    assert is_current(path), f"{path} declares other fields than it copies: run `make fields`"


def test_a_class_gets_its_block_once() -> None:
    written = rewritten(MODULE, HERE)
    assert COPIES in written
    assert '"round", "winner", "coins", "hands", "rounds",' in written
    assert '= (\n        "taken",\n    )' in written
    assert written.endswith("\n\n\ndef later() -> None: ...\n")
    assert rewritten(written, HERE) == written


def test_a_new_field_makes_a_block_stale() -> None:
    written = rewritten(MODULE, HERE)
    more = written.replace("# begun\n", "# begun\n        self.turn = 0\n")
    assert rewritten(more, HERE) != more
    assert "new.turn = self.turn\n" in rewritten(more, HERE)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("self.coins = []", "coins: a field that is not a plain value needs an annotation"),
        ("self.names: set[str] = set()", "names: fields of the type set"),
        ("self.a, self.b = 1, 2", "a, b: every field needs a line of its own"),
        ("if seats: self.a = 1", "a: every field needs a line of its own"),
        ("self.forced: list[int] = []", "forced: the engine has a field of that name"),
    ],
)
def test_what_cannot_be_copied_is_refused(line: str, fault: str) -> None:
    with pytest.raises(FieldError, match=f"state.py: Position: {fault}"):
        rewritten(MODULE.replace("self.round = 0", line), HERE)


@pytest.mark.parametrize("game_id", games())
def test_copies_share_only_what_is_declared_so(game_id: str) -> None:
    """A constant list of a module in `__init__` would look like a number to `make fields`."""
    game = get(game_id)
    begun = game.new_state(game.meta.max_seats, {}, 1)
    for state in (begun, play_out(begun.clone(), Rng(1))):
        copy = state.clone()
        lists = [name for name in state.FIELDS if isinstance(getattr(state, name), list)]
        same = {name for name in lists if getattr(copy, name) is getattr(state, name)}
        assert same <= shared_fields(type(state).__name__)


def shared_fields(class_name: str) -> set[str]:
    """The fields that a class declares as `Shared`."""
    for path in state_modules():
        text = path.read_text(encoding="utf-8")
        if f"class {class_name}(State)" in text:
            lines = text.splitlines()
            return {line.split(".")[1].split(":")[0] for line in lines if ": Shared = " in line}
    raise AssertionError(f"no module declares {class_name}")
