"""Saving and loading a position at any moment, and digests that prove two positions equal."""

import hashlib
import json
from typing import Any

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import InvalidAction
from raumhafen.engine.flow import Ask, Frame, Question, Script
from raumhafen.engine.state import State

Saved = dict[str, Any]
NO_ACTION = -1
NO_CODE = ""
ACTION_FIELDS = ("answers", "fed", "sheets", "asked")


class Names:
    """The scripts, asks and actions of a game by name, since only names are kept."""

    def __init__(self, scripts: list[Script], asks: list[Ask], actions: ActionSpace) -> None:
        self.actions = actions
        self.scripts = {script.name: script for script in scripts}
        self.asks = {ask.name: ask for ask in asks}
        assert len(self.scripts) == len(scripts), "two scripts have the same name"
        assert len(self.asks) == len(asks), "two asks have the same name"


def save(state: State) -> Saved:
    """The whole position as plain JSON data, actions as numbers."""
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
    _read_codes(blank, saved, names.actions)
    blank.stack = [_load_frame(frame, names) for frame in saved["stack"]]
    blank.section = names.scripts[saved["section"]] if saved["section"] else None
    blank.strands = [[_load_frame(frame, names) for frame in strand] for strand in saved["strands"]]
    blank.asked = [_load_question(question, names) for question in saved["asked"]]
    blank.open = len(blank.deciders())
    return blank


def with_codes(saved: Saved, actions: ActionSpace) -> Saved:
    """The same with codes: options of questions, sheets, answers, and answers given beforehand."""
    return {
        **saved,
        "answers": _codes(saved["answers"], actions),
        "fed": _codes(saved["fed"], actions),
        "sheets": [_codes(sheet, actions) for sheet in saved["sheets"]],
        "asked": [
            None if asked is None else [asked[0], *_codes(asked[1:], actions)]
            for asked in saved["asked"]
        ],
    }


def holds_numbers(saved: Saved) -> bool:
    """Actions are written as numbers, as all releases did before codes were kept."""
    return isinstance(saved["answers"][0], int)


def _codes(numbers: list[int], actions: ActionSpace) -> list[str]:
    return [NO_CODE if number == NO_ACTION else actions.code(number) for number in numbers]


def _numbers(entries: list[Any], actions: ActionSpace) -> list[int]:
    return [entry if isinstance(entry, int) else _number(entry, actions) for entry in entries]


def _number(code: str, actions: ActionSpace) -> int:
    return NO_ACTION if code == NO_CODE else actions.parse(code)


def _read_codes(state: State, saved: Saved, actions: ActionSpace) -> None:
    """From what was saved: a state holds nothing but numbers, which compiled code checks."""
    state.fed = _numbers(saved["fed"], actions)
    state.sheets = [_numbers(sheet, actions) for sheet in saved["sheets"]]
    state.answers = [_answer(entry, actions) for entry in saved["answers"]]


def _answer(entry: Any, actions: ActionSpace) -> int:
    """An answer was read when it was given; one whose verb is gone by now is no loss."""
    try:
        return entry if isinstance(entry, int) else _number(entry, actions)
    except InvalidAction:
        return NO_ACTION


def _copied(value: Any) -> Any:
    """Lists, and lists of lists, are copied; everything else is a plain value."""
    if isinstance(value, list):
        return [entry[:] if isinstance(entry, list) else entry for entry in value]
    return value


def copy_saved(saved: Saved) -> Saved:
    """A copy in which everything may be changed."""
    copy: Saved = json.loads(json.dumps(saved))
    return copy


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
    if saved is None:
        return None
    return Question(names.asks[saved[0]], _numbers(saved[1:], names.actions))
