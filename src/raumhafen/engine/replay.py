"""Replays: a header, then one JSON line for everything that happened, snapshots and digests.

The log is never shortened: taking something back is a line of its own. What counts after all
undoing is the `history`, and any point of it opens from the nearest snapshot.
"""

import json
from collections.abc import Iterable, Iterator

from raumhafen.engine.errors import RaumhafenError, ReplayError
from raumhafen.engine.events import Event
from raumhafen.engine.game import Game, Options
from raumhafen.engine.lines import Header, Line, Plain, Played, as_header, as_line, is_played
from raumhafen.engine.save import Saved, digest, save
from raumhafen.engine.state import State, apply, revise, take_events

FORMAT = 1
SNAPSHOT_EVERY = 50


class Replay:
    """The record of one match, in memory; a file holds the header and then `lines`."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lines: list[Line] = []
        self.history: list[Played] = []
        self.snapshots: list[tuple[int, Saved]] = []

    def add(self, line: Line) -> None:
        """Appends a line and brings the history up to date."""
        self.lines.append(line)
        if "code" in line or "revise" in line:
            self.history.append(line)
        elif "undo" in line:
            del self.history[line["undo"] :]
            self.snapshots = [entry for entry in self.snapshots if entry[0] <= line["undo"]]
        elif "snapshot" in line:
            self.snapshots.append((line["at"], line["snapshot"]))

    def mark(self, state: State) -> None:
        """A snapshot now and then keeps opening fast; its digest lets a reader verify."""
        at = len(self.history)
        if at and at % SNAPSHOT_EVERY == 0:
            self.add({"at": at, "snapshot": save(state), "digest": digest(state)})
        elif state.over:
            self.add({"at": at, "digest": digest(state)})

    def restore(self, game: Game, at: int) -> State:
        """The position after `at` entries of the history."""
        start, state = self._nearest(game, at)
        for line in self.history[start:at]:
            perform(game, state, line)
        return state

    def _nearest(self, game: Game, at: int) -> tuple[int, State]:
        for position, saved in reversed(self.snapshots):
            if position <= at:
                return position, game.load(saved)
        return 0, opening(game, self.header)


def new_header(game: Game, seats: int, options: Options, seed: int | str) -> Header:
    return {
        "raumhafen": FORMAT,
        "game": game.meta.id,
        "rules": game.meta.rules_version,
        "seats": seats,
        "options": game.meta.complete(options),
        "seed": seed,
    }


def check_header(game: Game, header: Header) -> None:
    """A replay is for one game and one version of its rules."""
    if header.get("game") != game.meta.id:
        raise ReplayError("error-replay-game", {"game": str(header.get("game"))})
    if header.get("rules") != game.meta.rules_version:
        raise ReplayError("error-replay-rules", {"version": str(header.get("rules"))})


def opening(game: Game, header: Header, listen: bool = False) -> State:
    """The first position of the match that a header describes."""
    check_header(game, header)
    return game.new_state(header["seats"], header["options"], header["seed"], listen=listen)


def opening_events(game: Game, header: Header) -> list[Event]:
    """What happened before the first question: cards dealt, a start player found."""
    return take_events(opening(game, header, listen=True))


def perform(game: Game, state: State, line: Played) -> list[Event]:
    """Carries out a line of the history; gives the events if somebody listens."""
    if "revise" in line:
        revise(state, line["seat"])
        return []
    return apply(state, line["seat"], game.actions.parse(str(line["code"])))


def verify(game: Game, replay: Replay) -> int:
    """Plays everything again, undoing included, and compares all digests; gives their number."""
    fresh = Replay(replay.header)
    state = opening(game, replay.header)
    digests = 0
    for number, line in enumerate(replay.lines, start=2):
        state = _follow(game, fresh, state, line, number)
        if "digest" in line:
            digests += 1
            if line["digest"] != digest(state) or line["at"] != len(fresh.history):
                raise ReplayError("error-replay-digest", {"line": number})
            if "snapshot" in line and line["snapshot"] != save(state):
                raise ReplayError("error-replay-digest", {"line": number})
    return digests


def _follow(game: Game, fresh: Replay, state: State, line: Line, number: int) -> State:
    try:
        if "undo" in line:
            fresh.add(line)
            return fresh.restore(game, line["undo"])
        if is_played(line):
            perform(game, state, line)
        fresh.add(line if "snapshot" not in line else {"at": line["at"], "digest": line["digest"]})
    except ReplayError:
        raise
    except (RaumhafenError, KeyError, TypeError, IndexError) as error:
        raise ReplayError("error-replay-line", {"line": number, "reason": str(error)}) from error
    return state


def write_lines(replay: Replay) -> Iterator[str]:
    for line in (replay.header, *replay.lines):
        yield json.dumps(line, separators=(",", ":"), ensure_ascii=False)


def read_lines(texts: Iterable[str]) -> Replay:
    """A replay from the lines of a file; anything that is not one is refused with its line."""
    replay: Replay | None = None
    for number, text in enumerate(texts, start=1):
        if not text.strip():
            continue
        line = _parse(text, number)
        if replay is not None:
            replay.add(as_line(line))
        elif line.get("raumhafen") == FORMAT:
            replay = Replay(as_header(line))
        else:
            raise ReplayError("error-replay-header", {"line": number})
    if replay is None:
        raise ReplayError("error-replay-header", {"line": 1})
    return replay


def _parse(text: str, number: int) -> Plain:
    try:
        line = json.loads(text)
    except json.JSONDecodeError as error:
        raise ReplayError("error-replay-line", {"line": number, "reason": str(error)}) from error
    if not isinstance(line, dict):
        raise ReplayError("error-replay-line", {"line": number, "reason": "not an object"})
    return line
