"""Snapshots of a match in memory: few are enough, since the log has all of them."""

from raumhafen.engine.replay import Line, Replay

LAST = 4  # near the end all of them, since there people take back
EVERY = 10  # before it one of so many


def thin_out(replay: Replay) -> None:
    """Most of the memory of a long match is snapshots that nobody opens."""
    found = replay.snapshots
    kept = [entry for k, entry in enumerate(found) if k % EVERY == 0 or k >= len(found) - LAST]
    saved = {id(snapshot) for _, snapshot in kept}
    replay.snapshots = kept
    replay.lines = [
        line if "snapshot" not in line or id(line["snapshot"]) in saved else _without(line)
        for line in replay.lines
    ]


def _without(line: Line) -> Line:
    return {name: value for name, value in line.items() if name != "snapshot"}
