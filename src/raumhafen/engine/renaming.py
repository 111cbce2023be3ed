"""Translation of saved positions whose names have changed, for `Game.upgrade`."""

from typing import Any

from raumhafen.engine.save import NO_CODE, Saved

SCRIPT, STEP = 0, 1  # places in a saved frame
ASK = 0  # place in a saved question


def rename_field(saved: Saved, old: str, new: str) -> None:
    saved[new] = saved.pop(old)


def rename_script(saved: Saved, old: str, new: str) -> None:
    for frame in frames(saved):
        if frame[SCRIPT] == old:
            frame[SCRIPT] = new
    if saved["section"] == old:
        saved["section"] = new


def rename_step(saved: Saved, script: str, old: str, new: str) -> None:
    """The step at which frames of a script stand."""
    for frame in frames(saved):
        if frame[SCRIPT] == script and frame[STEP] == old:
            frame[STEP] = new


def rename_ask(saved: Saved, old: str, new: str) -> None:
    for asked in saved["asked"]:
        if asked is not None and asked[ASK] == old:
            asked[ASK] = new


def rename_verb(saved: Saved, old: str, new: str) -> None:
    """In options, sheets and answers; only in saves that hold codes."""
    for entries in (saved["answers"], saved["fed"], *saved["sheets"]):
        entries[:] = [_renamed(entry, old, new) for entry in entries]
    for asked in saved["asked"]:
        if asked is not None:
            asked[1:] = [_renamed(entry, old, new) for entry in asked[1:]]


def frames(saved: Saved) -> list[list[Any]]:
    """All frames, of the stack and of every strand: script, step, seat, arguments."""
    return [*saved["stack"], *[frame for strand in saved["strands"] for frame in strand]]


def _renamed(code: Any, old: str, new: str) -> Any:
    if code == NO_CODE or not isinstance(code, str):
        return code
    verb, *args = code.split(":")
    return ":".join([new if verb == old else verb, *args])
