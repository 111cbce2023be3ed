"""Releases with changed rules, made for the tests: the toy by its text, every game by its saves.

Rules cannot be patched, so a registered game plays the new release, and its record is rewritten as
an older release would have written it: other names of a field, of a step, of an ask.
"""

import copy
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from raumhafen.engine.game import Game, Meta, OptionValue
from raumhafen.engine.lines import Line
from raumhafen.engine.renaming import frames, rename_ask, rename_field, rename_script, rename_step
from raumhafen.engine.replay import Replay, Snapshot
from raumhafen.engine.save import Saved, save
from raumhafen.engine.session import Session
from raumhafen.engine.state import State

OLD = "ancient"


def next_meta(meta: Meta) -> Meta:
    version = meta.rules_version + 1
    return Meta(meta.id, meta.prefix, meta.min_seats, meta.max_seats, meta.options, version)


def release(game: Game, **changed: object) -> Game:
    """The same rules one version later, with other methods or class variables where given."""
    found = type("Newer", (type(game),), {"meta": next_meta(game.meta), **changed})()
    assert isinstance(found, Game)
    return found


def other_rules(game: Game) -> Game:
    """Dice and decks fall otherwise, so that no record is played to the same position."""

    def prepare(self: Game, seats: int, options: dict[str, OptionValue]) -> State:
        state = type(game).prepare(self, seats, options)
        deal = state.seed
        state.seed = lambda seed: deal(f"other {seed}")  # type: ignore[method-assign]  # for the test
        return state

    return release(game, prepare=prepare)


# --- saves of an older release -----------------------------------------------------------------


def ancient(game: Game, saved: Saved) -> Saved:
    """As an older release would have saved it: a field and all that runs have other names."""
    old = copy.deepcopy(saved)
    rename_field(old, field_of(game), OLD)
    for frame in frames(old):
        if frame[1]:
            frame[1] = f"{OLD}_{frame[1]}"
    for ask in {asked[0] for asked in old["asked"] if asked is not None}:
        rename_ask(old, ask, f"{OLD} {ask}")
    if old["section"]:
        rename_script(old, old["section"], f"{OLD} {old['section']}")
    return old


def field_of(game: Game) -> str:
    return game.blank(game.meta.min_seats).FIELDS[-1]


def translate(self: Game, saved: Saved, from_version: int) -> Saved:
    """The `upgrade` that belongs to it."""
    assert from_version == self.meta.rules_version - 1
    rename_field(saved, OLD, field_of(self))
    for script in [script.name for script in self.scripts]:
        rename_script(saved, f"{OLD} {script}", script)
        for step in self.names.scripts[script].step_names():
            rename_step(saved, script, f"{OLD}_{step}", step)
    for ask in self.names.asks:
        rename_ask(saved, f"{OLD} {ask}", ask)
    return saved


def rewritten(replay: Replay, change: Callable[[Saved], Saved]) -> Replay:
    """The record with all its positions as another release has written them."""
    again = Replay(replay.header)
    for line in replay.lines:
        again.add(_rewritten(line, change))
    return again


def _rewritten(line: Line, change: Callable[[Saved], Saved]) -> Line:
    if "snapshot" in line:
        return {**line, "snapshot": change(line["snapshot"])}
    return line


def kept(session: Session) -> Snapshot:
    """The position as a server keeps it when it stops."""
    saved = session.game.save(session.state)
    return Snapshot(len(session.replay.history), saved, session.game.meta.rules_version)


def in_numbers(session: Session) -> Snapshot:
    """As releases kept it that knew no codes."""
    return Snapshot(
        len(session.replay.history), save(session.state), session.game.meta.rules_version
    )


# --- a later release of the toy ------------------------------------------------------------------

TOY = Path(__file__).parent / "toy"
LATER_TOY = "later_toy"


def toy_release(*changes: tuple[str, str]) -> Game:
    """The toy with changes in its text, as version 2 of its rules."""
    with TemporaryDirectory() as folder:
        shutil.copytree(TOY, Path(folder) / LATER_TOY)
        paths = sorted(Path(folder).rglob("*.py"))
        moved = ("tests.contract.toy", LATER_TOY)
        for old, new in (moved, ("rules_version=1", "rules_version=2"), *changes):
            replace_everywhere(paths, old, new)
        game = load_later_toy(folder)
    assert isinstance(game, Game)
    return game


def replace_everywhere(paths: list[Path], old: str, new: str) -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in paths}
    assert any(old in text for text in texts.values()), old
    for path, text in texts.items():
        path.write_text(text.replace(old, new), encoding="utf-8")


def load_later_toy(folder: str) -> object:
    """Loaded anew each time, and forgotten by the interpreter at once."""
    sys.path.insert(0, folder)
    try:
        return import_module(f"{LATER_TOY}.game").GAME
    finally:
        sys.path.remove(folder)
        for name in [name for name in sys.modules if name.partition(".")[0] == LATER_TOY]:
            del sys.modules[name]
