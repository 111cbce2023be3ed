"""The match at a table: a Session whose every change is a list of new log rows.

The log is the only truth. Whatever is decided at a table (actions, taking back, consent, standing
answers) is a row; a match opened anew from its rows, or followed in another process, is equal.
"""

from collections.abc import Iterable
from functools import cached_property

import msgspec

from raumhafen.engine.asides import NOBODY, aside, resting
from raumhafen.engine.events import Event
from raumhafen.engine.flow import Question
from raumhafen.engine.game import Game, View
from raumhafen.engine.lines import ConsentLine, Header, Line, Played, StandLine, is_played
from raumhafen.engine.perspective import outcome_view
from raumhafen.engine.replay import Replay, barrier_mark, opening_events, perform
from raumhafen.engine.session import Session, Standing, comes_along
from raumhafen.engine.shapes import OutcomeView
from raumhafen.engine.state import Beat, State, apply, take_beats
from raumhafen.server.errors import Refusal
from raumhafen.server.messages import LogLine
from raumhafen.server.store.log_rows import Row, Told, show_opening, tell
from raumhafen.server.tables.ledger import RECENT, Ledger, Noted, is_public, is_shown, owner_of
from raumhafen.server.tables.thinning import thin_out


class Consent(msgspec.Struct):
    """Somebody asks to go back; the seats that have agreed so far."""

    seat: int
    at: int
    agreed: list[int]


class Scene:
    """A line as it happened, for whoever watches: its beats, and the position after it."""

    def __init__(self, noted: Noted, beats: list[Beat]) -> None:
        self.noted = noted
        self.row = noted.row
        self.beats = beats
        self.state: State | None = None  # None: nothing has changed the position since


class Match:
    """Session, versions, requests and pending questions among the players."""

    def __init__(self, game: Game, header: Header, rows: Iterable[Row]) -> None:
        self.game = game
        self.requests: dict[str, int] = {}
        self.consent: Consent | None = None
        self.scenes: list[Scene] = []
        self.watched = False
        replay = Replay(header)
        standing: Standing = {}
        redoable: list[Played] = []
        places = header["seats"] + 1  # with one beside the seats, such as a clock
        self.ledger = Ledger(places)
        self.asked_at = [0] * places
        self.asked_known = [0] * places
        for version, row in enumerate(rows, start=1):
            redoable = redoable_after(redoable, replay, row.line)
            replay.add(row.line)
            note_standing(standing, row.line)
            self._note(row, version, len(replay.history))
            self._note_asked(row.line, version)
        thin_out(replay)
        self.session = Session(game, replay)
        self.session.standing = standing
        self.session.redoable = redoable
        self._questions: list[Question | None] = self.session.state.asked[:]

    # --- reading -------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self.session.replay.lines)

    @property
    def length(self) -> int:
        return len(self.session.replay.history)

    @property
    def over(self) -> bool:
        return self.session.state.over

    @property
    def known(self) -> list[int]:
        """The version of each seat; the last is for spectators."""
        return self.ledger.known

    def deciders(self) -> list[int]:
        return self.session.state.deciders()

    def awaited(self) -> list[int]:
        return self.session.state.awaited()

    def view(self, seat: int) -> View:
        return self.session.view(seat)

    def outcome(self) -> OutcomeView | None:
        return outcome_view(self.game, self.session.state) if self.over else None

    def standing(self, seats: list[int]) -> dict[int, list[str]]:
        """Kinds of standing answers that these seats have given."""
        given = self.session.standing
        return {seat: list(given[seat]) for seat in seats if given.get(seat)}

    def is_stale(self, seat: int, version: int) -> bool:
        """The seat's question is not the one that was open at the version which the seat knew."""
        return not 0 <= seat < len(self.asked_at) or version < self.asked_known[seat]

    def lines_since(self, seat: int, version: int) -> list[Line]:
        """Those that the seat may read and had not seen at a version."""
        found = self.ledger.readable(seat, self.over)
        return [one.row.line for one in found if one.known[seat] > version]

    def log(self, seat: int, since: int) -> list[LogLine]:
        """Lines after a version that the seat may see, at most the last hundred."""
        found = self.ledger.readable(seat, self.over)
        lines = [one.shown_to(seat, self.over) for one in found if one.known[seat] > since]
        if since == 0 and len(found) < RECENT:
            lines.insert(0, show_opening(self.opening, seat, self.over))
        return lines

    @cached_property
    def opening(self) -> list[Told]:
        """Events before the first question: set-up, and who begins. No line of the log, since
        it follows from the seed.
        """
        if self.session.replay.floor:
            return []  # older rules dealt the cards
        events = opening_events(self.game, self.session.replay.present)
        return [tell(self.game, event) for event in events]

    # --- watching ------------------------------------------------------------------------------

    def watch(self, on: bool) -> None:
        """Whether scenes are kept for somebody who looks on."""
        self.watched = on
        self.scenes = []
        self.session.watch(on)

    def take_scenes(self) -> list[Scene]:
        scenes = self.scenes
        self.scenes = []
        return scenes

    def _freeze(self) -> None:
        """The position is about to change: what was shown so far keeps a copy of it."""
        open_ones = [scene for scene in self.scenes if scene.state is None]
        if open_ones:
            frozen = self.session.state.clone()
            for scene in open_ones:
                scene.state = frozen

    # --- acting --------------------------------------------------------------------------------

    def open(self, history: list[Played]) -> list[Row]:
        """Repeats actions of an earlier match, and gives answers that need no thinking."""
        rows: list[Row] = []
        for line in history:
            rows += self._repeated(line)
        return self._done(rows + self._settled(), None)

    def act(
        self, seat: int, codes: list[str], request: str | None = None, auto: bool = False
    ) -> list[Row]:
        """One action, or several: all of them or none, up to the first that draws or reveals.

        `auto` is for a clock that has run out; like a forced answer, nobody thought about it.
        """
        if len(codes) > 1:
            codes = self._up_to_a_draw(seat, codes)
        rows: list[Row] = []
        for at, code in enumerate(codes):
            rows += self._acted(seat, code, auto, follows=at > 0, late=auto)
        return self._done(rows + self._settled(), request)

    def _up_to_a_draw(self, seat: int, codes: list[str]) -> list[str]:
        """What comes after a draw is not even looked at: its refusal would tell what is drawn."""
        copy = self.session.state.clone()
        before = barrier_mark(copy)
        for at, code in enumerate(codes, start=1):
            apply(copy, seat, self.game.actions.parse(code))
            if barrier_mark(copy) != before:
                return codes[:at]
        return codes

    def _acted(
        self, seat: int, code: str, auto: bool, follows: bool = False, late: bool = False
    ) -> list[Row]:
        self._freeze()
        session = self.session
        start, hidden, redoable = self.version, session.state.veils(seat), session.redoable
        events = session.act(seat, code, auto, follows, late)
        line = session.replay.lines[start]
        session.redoable = redoable_after(redoable, session.replay, line)
        return self._collect(start, events, hidden)

    def aside(self, seat: int, codes: list[str], request: str | None = None) -> list[Row]:
        """Out of turn: all of it or nothing. Drafts alone would bar others from taking back, and so
        tell of themselves; what ends a bundle is for everybody to see.
        """
        self._rehearse_aside(seat, codes)
        rows: list[Row] = []
        for at, code in enumerate(codes):
            rows += self._put_aside(seat, code, follows=at > 0)
        return self._done(rows + self._settled(), request)

    def addressed(self) -> list[int]:
        """Seats of which others want an aside that they could do now."""
        state = self.session.state
        return [] if resting(state) == NOBODY else self.game.addressed(state)

    def _rehearse_aside(self, seat: int, codes: list[str]) -> None:
        copy, actions = self.session.state.clone(), self.game.actions
        veiled = False
        for code in codes:
            veiled = self.game.veils_aside(copy, seat, actions.parse(code))
            aside(self.game, copy, seat, actions.parse(code))
        if veiled:
            raise Refusal("error-only-a-draft")

    def _put_aside(self, seat: int, code: str, follows: bool) -> list[Row]:
        self._freeze()
        session, start = self.session, self.version
        hidden = self.game.veils_aside(session.state, seat, self.game.actions.parse(code))
        redoable = session.redoable
        events = session.aside(seat, code, follows)
        session.redoable = redoable_after(redoable, session.replay, session.replay.lines[start])
        return self._collect(start, events, hidden)

    def _settled(self) -> list[Row]:
        """Forced and standing answers, each a row with its own events."""
        rows: list[Row] = []
        found = self.session._next_automatic(True)
        while found is not None:
            rows += self._acted(found[0], self.game.actions.code(found[1]), True)
            found = self.session._next_automatic(True)
        return rows

    def revise(self, seat: int, request: str | None = None) -> list[Row]:
        return self._done(self._revised(seat), request)

    def _revised(self, seat: int) -> list[Row]:
        self._freeze()
        session = self.session
        start, redoable = self.version, session.redoable
        session.revise(seat)
        line = session.replay.lines[start]
        session.redoable = redoable_after(redoable, session.replay, line)
        return self._collect(start, [], True)

    def _repeated(self, line: Played) -> list[Row]:
        """The same again as a line of another time."""
        if "revise" in line:
            return self._revised(line["seat"])
        if "aside" in line:
            return self._put_aside(line["seat"], line["code"], "follows" in line)
        marks = ("auto" in line, "follows" in line, "late" in line)
        return self._acted(line["seat"], line["code"], *marks)

    # --- taking back ---------------------------------------------------------------------------

    def answer_again(self, seat: int, kept: list[Played], request: str | None = None) -> list[Row]:
        """Hidden answers over again, as far as they are kept."""
        rows = self._revised(seat)
        for line in kept:
            rows += self._repeated(line)
        return self._done(rows + self._settled(), request)

    def undo(self, seat: int, at: int, request: str | None = None) -> list[Row]:
        """Nobody is told that a seat takes back what nobody saw."""
        self._freeze()
        start, unseen = self.version, all(who == seat for who in self.ledger.unseen_by[at:])
        self.session.undo_to(at)
        self.session.replay.lines[-1] = {"undo": at, "seat": seat}
        return self._done(self._collect(start, [], unseen), request)

    def redo(self, bots: list[int], request: str | None = None) -> list[Row]:
        """The next action that was taken back, with what followed by itself or by bots."""
        rows: list[Row] = []
        while redoable := self.session.redoable:
            line = redoable[0]
            if rows and not comes_along(line) and line["seat"] not in bots:
                break
            rows += self._repeated(line)
        return self._done(rows, request)

    def ask_consent(self, seat: int, at: int, request: str | None = None) -> list[Row]:
        return self._note_line({"seat": seat, "ask": "undo", "at": at}, request)

    def give_consent(self, seat: int, yes: bool, request: str | None = None) -> list[Row]:
        if self.consent is None:
            raise Refusal("error-no-consent-asked")
        return self._note_line({"seat": seat, "consent": yes}, request)

    # --- standing answers ----------------------------------------------------------------------

    def stand(self, seat: int, kind: str, on: bool, request: str | None = None) -> list[Row]:
        line: StandLine = {"seat": seat, "stand": kind, "on": on}
        if on:
            self.session.stand(seat, kind)
            line["memo"] = self.session.standing[seat][kind]
        else:
            self.session.withdraw(seat, kind)
        rows = self._note_line(line, request)
        return rows + self._done(self._settled(), None)

    # --- following -----------------------------------------------------------------------------

    def follow(self, rows: list[Row]) -> None:
        """Takes over rows that another process has stored."""
        for row in rows:
            self._follow(row)
        self._look_around(rows)

    def _follow(self, row: Row) -> None:
        self._freeze()
        session, line = self.session, row.line
        redoable = redoable_after(session.redoable, session.replay, line)
        if "undo" in line:
            session.undo_to(line["undo"])
            session.replay.lines[-1] = line
        else:
            if is_played(line):
                perform(self.game, session.state, line)
            session.replay.add(line)
        note_standing(session.standing, line)
        session.redoable = redoable
        self._note(row, self.version, self.length)

    # --- keeping books -------------------------------------------------------------------------

    def _note_line(self, line: Line, request: str | None) -> list[Row]:
        start = self.version
        self.session.replay.add(line)
        return self._done(self._collect(start, [], False), request)

    def _collect(self, start: int, events: list[Event], hidden: bool) -> list[Row]:
        """Rows for the lines that the session has added; the first one carries the events."""
        lines = self.session.replay.lines[start:]
        rows = [Row(line) for line in lines]
        rows[0].events = [tell(self.game, event) for event in events]
        rows[0].hidden = hidden
        n = self.length - sum(map(is_played, lines))
        for offset, row in enumerate(rows, start=1):
            n += is_played(row.line)
            self._note(row, start + offset, n)
        return rows

    def _done(self, rows: list[Row], request: str | None) -> list[Row]:
        if request is not None and rows:
            rows[0].request = request
            self.requests[request] = self.version - len(rows) + 1
        self._look_around(rows)
        if any("snapshot" in row.line for row in rows):
            thin_out(self.session.replay)
        return rows

    def _note(self, row: Row, version: int, n: int) -> None:
        if row.request is not None:
            self.requests[row.request] = version
        noted = self.ledger.note(row, version, n)
        if noted is not None and self.watched:
            self.scenes.append(Scene(noted, take_beats(self.session.state)))
        self._note_consent(row)

    def _note_consent(self, row: Row) -> None:
        """It ends with the next thing that everybody sees."""
        line = row.line
        if "ask" in line:
            self.consent = Consent(line["seat"], line["at"], [])
        elif "consent" in line and self.consent is not None:
            self.consent = agreed(self.consent, line)
        elif is_public(row) and (is_played(line) or "undo" in line or "position" in line):
            self.consent = None

    def _note_asked(self, line: Line, version: int) -> None:
        """Who has seen its own last answer cannot mistake the question that is open now."""
        anew = "undo" in line or "position" in line
        places = [*range(len(self.asked_at))] if anew else []
        for place in [line["seat"]] if is_played(line) else places:
            self.asked_at[place], self.asked_known[place] = version, self.known[place]

    def is_shown(self, row: Row, seat: int) -> bool:
        return is_shown(row, seat, self.over)

    def _look_around(self, rows: list[Row]) -> None:
        """Remembers since when each seat's question has been open.

        Who has answered is asked something new, even if it reads the same.
        """
        asked = self.session.state.asked
        everybody = any("undo" in row.line for row in rows)
        answered = {owner_of(row) for row in rows if is_played(row.line)}
        for seat, question in enumerate(asked):
            if everybody or seat in answered or question is not self._questions[seat]:
                self._questions[seat] = question
                self.asked_at[seat], self.asked_known[seat] = self.version, self.known[seat]


def agreed(consent: Consent, line: ConsentLine) -> Consent | None:
    if not line["consent"]:
        return None
    return Consent(consent.seat, consent.at, [*consent.agreed, line["seat"]])


def redoable_after(redoable: list[Played], replay: Replay, line: Line) -> list[Played]:
    """The lines that can be repeated after this one, for who plays it and who reads it later."""
    if "undo" in line:
        return replay.history[line["undo"] :] + redoable
    if "code" in line or "revise" in line:
        return redoable[1:] if redoable and redoable[0] == line else []
    return [] if "position" in line else redoable


def note_standing(standing: Standing, line: Line) -> None:
    """What a standing answer remembers means nothing to other rules."""
    if "position" in line and "replayed" not in line:
        standing.clear()
    if "stand" not in line:
        return
    given = standing.setdefault(line["seat"], {})
    if line["on"]:
        given[line["stand"]] = line["memo"]
    else:
        given.pop(line["stand"], None)
