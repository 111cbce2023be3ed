"""Steps: what has happened at a table, told line by line and beat by beat to each seat."""

import msgspec

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.perspective import head_view
from raumhafen.engine.state import Beat, State
from raumhafen.server.messages import BeatShown, Patch, Step, StepLine
from raumhafen.server.services.watchers import Shown
from raumhafen.server.store.records import TableRecord
from raumhafen.server.tables.match import Match, Scene
from raumhafen.server.tables.sections import both, difference
from raumhafen.server.tables.table_info import undo_state
from raumhafen.server.wire import ENCODER


class Told(msgspec.Struct):
    """A step as bytes, and what a socket knows after it."""

    before: Shown
    message: bytes
    version: int
    shown: Shown


class Telling:
    """The scenes since the last step. Views and differences are made once for all sockets."""

    def __init__(self, record: TableRecord, match: Match, scenes: list[Scene]) -> None:
        self.record = record
        self.match = match
        self.scenes = scenes
        self.now = match.session.state
        self._told: dict[tuple[int, int], Told] = {}
        self._open: dict[int, View] = {}
        self._concerned: dict[int, bool] = {}
        self._own: dict[tuple[int, int], View] = {}
        self._changes: dict[tuple[int, int], tuple[View, View, Patch]] = {}

    def for_one(self, seat: int, since: int, before: Shown) -> Told:
        """Sockets that have been shown the same get the same bytes."""
        key = (seat, id(before))
        if key not in self._told:
            step, after = self.step(seat, since, before)
            self._told[key] = Told(before, ENCODER.encode(step), step.v, after)
        return self._told[key]

    def concerns(self, seat: int) -> bool:
        if seat not in self._concerned:
            shown = any(self.match.is_shown(scene.row, seat) for scene in self.scenes)
            self._concerned[seat] = shown
        return self._concerned[seat]

    def step(self, seat: int, since: int, shown: Shown) -> tuple[Step, Shown]:
        """The message for a seat, and the board after it."""
        lines: list[StepLine] = []
        for scene in self.scenes:
            if self.match.is_shown(scene.row, seat):
                told, shown = self._line(scene, seat, shown)
                lines.append(told)
        rest, shown = self._moment(self.now, seat, shown)
        match = self.match
        step = Step(
            v=match.known[seat],
            since=since,
            lines=lines,
            board=rest,
            view=head_view(match.game, self.now, seat),
            undo=undo_state(self.record, match, seat),
        )
        if seat != SPECTATOR:
            step.standing = match.standing([seat])
        return step, shown

    def _line(self, scene: Scene, seat: int, shown: Shown) -> tuple[StepLine, Shown]:
        line = scene.noted.shown_to(seat, self.match.over)
        beats: list[BeatShown] = []
        for beat in scene.beats:
            patch, shown = self._moment(beat.state, seat, shown)
            beats.append(BeatShown(beat.key, self._heard(scene, beat, seat), patch))
        patch, shown = self._moment(scene.state or self.now, seat, shown)
        return StepLine(line, beats, patch), shown

    def _heard(self, scene: Scene, beat: Beat, seat: int) -> int:
        """How many of the events that the seat is told came before the beat."""
        if self.match.over:
            return beat.told
        return sum(event.seen_by(seat) for event in scene.row.events[: beat.told])

    def _moment(self, state: State, seat: int, shown: Shown) -> tuple[Patch, Shown]:
        now = Shown(self._open_view(state, shown.open), self._own_view(state, seat))
        patch = both(self._change(shown.open, now.open), self._change(shown.own, now.own))
        return patch, now

    def _open_view(self, state: State, before: View) -> View:
        if id(state) not in self._open:
            self._open[id(state)] = self.match.game.open_view_after(state, before)
        return self._open[id(state)]

    def _own_view(self, state: State, seat: int) -> View:
        key = (id(state), seat)
        if key not in self._own:
            view = {} if seat == SPECTATOR else self.match.game.own_view(state, seat)
            self._own[key] = view
        return self._own[key]

    def _change(self, before: View, after: View) -> Patch:
        """By identity; what is compared is kept here, so that no other view gets its number."""
        key = (id(before), id(after))
        if key not in self._changes:
            self._changes[key] = (before, after, difference(before, after))
        return self._changes[key][2]


def shown_now(match: Match, seat: int) -> Shown:
    """The present board as a seat sees it."""
    game, state = match.game, match.session.state
    return Shown(game.open_view(state), {} if seat == SPECTATOR else game.own_view(state, seat))
