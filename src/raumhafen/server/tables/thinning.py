"""Snapshots of a match in memory: few are enough, since the log has all of them."""

from raumhafen.engine.replay import Replay

LAST = 10  # near the end all of them, since there people take back
EVERY = 10  # before it one of so many


def thin_out(replay: Replay) -> None:
    """Most of the memory of a long match is snapshots that nobody opens."""
    found = replay.snapshots
    kept = [entry for k, entry in enumerate(found) if k % EVERY == 0 or k >= len(found) - LAST]
    saved = {id(entry.saved) for entry in kept}
    replay.snapshots = kept
    replay.lines = [
        {"at": line["at"], "digest": line["digest"]}
        if "snapshot" in line and id(line["snapshot"]) not in saved
        else line
        for line in replay.lines
    ]
