"""Saving and loading a position at any moment, and digests that prove two positions equal."""

import hashlib
import json
from typing import Any

from raumhafen.engine.flow import Ask, Frame, Question, Script
from raumhafen.engine.state import State

Saved = dict[str, Any]


class Names:
    """The scripts and asks of a game by name, since only names are saved."""

    def __init__(self, scripts: list[Script], asks: list[Ask]) -> None:
        self.scripts = {script.name: script for script in scripts}
        self.asks = {ask.name: ask for ask in asks}
        assert len(self.scripts) == len(scripts), "two scripts have the same name"
        assert len(self.asks) == len(asks), "two asks have the same name"


def save(state: State) -> Saved:
    """The whole position as plain JSON data."""
    fields: Saved = {}
    for name in (*State.ENGINE_FIELDS, *state.FIELDS):
        fields[name] = _copied(getattr(state, name))
    for name in state.TUPLES:
        fields[name] = [list(entry) for entry in getattr(state, name)]
    fields["stack"] = [_save_frame(frame) for frame in state.stack]
    fields["section"] = "" if state.section is None else state.section.name
    fields["strands"] = [[_save_frame(frame) for frame in strand] for strand in state.strands]
    fields["asked"] = [_save_question(question) for question in state.asked]
    return fields


def load(blank: State, saved: Saved, names: Names) -> State:
    """Fills a blank state of the right class; the inverse of save."""
    for name in (*State.ENGINE_FIELDS, *blank.FIELDS):
        setattr(blank, name, _copied(saved[name]))
    for name in blank.TUPLES:
        setattr(blank, name, [tuple(entry) for entry in saved[name]])
    blank.stack = [_load_frame(frame, names) for frame in saved["stack"]]
    blank.section = names.scripts[saved["section"]] if saved["section"] else None
    blank.strands = [[_load_frame(frame, names) for frame in strand] for strand in saved["strands"]]
    blank.asked = [_load_question(question, names) for question in saved["asked"]]
    blank.open = len(blank.deciders())
    return blank


def _copied(value: Any) -> Any:
    """Lists, and lists of lists, are copied; everything else is a plain value."""
    if isinstance(value, list):
        return [entry[:] if isinstance(entry, list) else entry for entry in value]
    return value


def canonical(saved: Saved) -> bytes:
    return json.dumps(saved, sort_keys=True, separators=(",", ":")).encode()


def digest(state: State) -> str:
    """A short fingerprint of everything that is saved."""
    return hashlib.blake2b(canonical(save(state)), digest_size=16).hexdigest()


def _save_frame(frame: Frame) -> list[Any]:
    step = "" if frame.at == frame.script.length else frame.script.step_names()[frame.at]
    return [frame.script.name, step, frame.seat, *frame.args]


def _load_frame(saved: list[Any], names: Names) -> Frame:
    script = names.scripts[saved[0]]
    at = script.index(saved[1]) if saved[1] else script.length
    return Frame(script, at, saved[2], list(saved[3:]))


def _save_question(question: Question | None) -> list[Any] | None:
    return None if question is None else [question.ask.name, *question.options]


def _load_question(saved: list[Any] | None, names: Names) -> Question | None:
    return None if saved is None else Question(names.asks[saved[0]], list(saved[1:]))
