"""Replays: a header, then one JSON line for everything that happened, snapshots and digests.

The log is never shortened: taking something back is a line of its own. What counts after all
undoing is the `history`, and any point of it opens from the nearest snapshot. When a match goes on
by newer rules, another header follows (an epoch); points before the `floor` belong to older rules.
"""

import json
from collections.abc import Iterable, Iterator

from raumhafen.engine.asides import aside
from raumhafen.engine.errors import ReplayError
from raumhafen.engine.events import Event
from raumhafen.engine.game import Game, Options
from raumhafen.engine.lines import (
    EpochLine,
    Header,
    Line,
    Plain,
    Played,
    as_header,
    as_line,
)
from raumhafen.engine.save import Saved, digest
from raumhafen.engine.state import State, apply, revise, take_events

Mark = tuple[int, int, int]

FORMAT = 1


class Snapshot:
    """A position after `at` entries of the history, as the rules of a version have saved it."""

    def __init__(self, at: int, saved: Saved, rules: int) -> None:
        self.at = at
        self.saved = saved
        self.rules = rules


class Replay:
    """The record of one match, in memory; a file holds the header and then `lines`."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.present = header  # the header of the last epoch
        self.begun = 0  # so many lines end with that header
        self.floor = 0  # the first point that the present rules can open
        self.lines: list[Line] = []
        self.history: list[Played] = []
        self.snapshots: list[Snapshot] = []

    def add(self, line: Line) -> None:
        """Appends a line and brings the history up to date."""
        self.lines.append(line)
        if "code" in line or "revise" in line:
            self.history.append(line)
        elif "undo" in line:
            del self.history[line["undo"] :]
            self.snapshots = [entry for entry in self.snapshots if entry.at <= line["undo"]]
        elif "snapshot" in line:
            self.snapshots.append(Snapshot(line["at"], line["snapshot"], self.present["rules"]))
        elif "position" in line:
            self._begin_epoch(line)

    def _begin_epoch(self, line: EpochLine) -> None:
        """Snapshots of older rules are left, but for the one with which a replayed epoch began."""
        self.present, self.begun = header_in(line), len(self.lines)
        begun = [entry for entry in self.snapshots if entry.at == self.floor][:1]
        if "replayed" not in line:
            self.floor, begun = line["at"], []
        self.snapshots = [*begun, Snapshot(line["at"], line["position"], line["rules"])]

    def mark(self, game: Game, state: State) -> None:
        """A snapshot now and then keeps opening fast; its digest lets a reader verify."""
        at = len(self.history)
        if at and at % game.snapshot_every == 0:
            self.add({"at": at, "snapshot": game.save(state), "digest": digest(state)})
        elif state.over:
            self.add({"at": at, "digest": digest(state)})

    def restore(self, game: Game, at: int) -> State:
        """The position after `at` entries of the history."""
        start, state = self._nearest(game, at)
        for line in self.history[start:at]:
            perform(game, state, line)
        return state

    def _nearest(self, game: Game, at: int) -> tuple[int, State]:
        for entry in reversed(self.snapshots):
            if entry.at <= at:
                return entry.at, game.load_upgraded(entry.saved, entry.rules)
        if self.floor:
            raise ReplayError("error-replay-epoch", {"at": self.floor})
        return 0, opening(game, self.present)


def header_in(line: EpochLine) -> Header:
    """What an epoch says about the match from there on."""
    return {
        "raumhafen": line["raumhafen"],
        "game": line["game"],
        "rules": line["rules"],
        "seats": line["seats"],
        "options": line["options"],
        "seed": line["seed"],
    }


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
    act = game.actions.parse(str(line["code"]))
    if "aside" in line:
        return aside(game, state, line["seat"], act)
    return apply(state, line["seat"], act)


def barrier_mark(state: State) -> Mark:
    """What changes when something is rolled, drawn or revealed."""
    return state.rng_a, state.rng_b, state.reveals


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
