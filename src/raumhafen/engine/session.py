"""One running match: its state, its replay, undo and redo, and standing answers.

A session has no clock and knows no people: whoever owns it (terminal, server, simulation) brings
the actions in their order of arrival.
"""

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.events import Event
from raumhafen.engine.game import ENDED, NO_ANSWER, Game, Options, View
from raumhafen.engine.lines import ActLine, Played
from raumhafen.engine.perspective import Perspective, table_view
from raumhafen.engine.replay import Replay, barrier_mark, check_header, new_header, perform
from raumhafen.engine.state import apply

Standing = dict[int, dict[str, list[int]]]  # by seat and kind: what the answer remembers


class Session:
    """The sole owner of a match in progress."""

    def __init__(self, game: Game, replay: Replay) -> None:
        self.game = game
        self.replay = replay
        self.standing: Standing = {}
        self.redoable: list[Played] = []
        self.watched = False
        check_header(game, replay.present)
        self.state = replay.restore(game, len(replay.history))
        self.state.log = []

    @classmethod
    def new(cls, game: Game, seats: int, options: Options, seed: int | str) -> "Session":
        return cls(game, Replay(new_header(game, seats, options, seed)))

    def watch(self, on: bool) -> None:
        """Whether somebody shows the match moment by moment; if so, `take_beats` after each act."""
        self.watched = on
        self.state.beats = [] if on else None

    # --- acting --------------------------------------------------------------------------------

    def act(
        self, seat: int, code: str, auto: bool = False, follows: bool = False, late: bool = False
    ) -> list[Event]:
        """Takes an action, then everything that follows by itself.

        `auto` marks an answer that nobody thought about, `follows` one that was given together with
        the action before it: both are taken back along with that one, unless a clock gave it
        (`late`).
        """
        before = barrier_mark(self.state)
        events = apply(self.state, seat, self.game.actions.parse(code))
        line: ActLine = {"seat": seat, "code": code}
        if auto:
            line["auto"] = True
        if follows:
            line["follows"] = True
        if late:
            line["late"] = True
        if barrier_mark(self.state) != before:
            line["barrier"] = True
        self._record(line)
        self.redoable = []
        return events

    def aside(self, seat: int, code: str, follows: bool = False) -> list[Event]:
        """Acts out of turn; the open question stays open."""
        line: ActLine = {"seat": seat, "code": code, "aside": True}
        if follows:
            line["follows"] = True
        events = perform(self.game, self.state, line)
        self._record(line)
        self.redoable = []
        return events

    def revise(self, seat: int) -> None:
        """A seat starts its hidden answers over while others are still thinking."""
        line: Played = {"seat": seat, "revise": True}
        perform(self.game, self.state, line)
        self._record(line)
        self.redoable = []

    def _record(self, line: Played) -> None:
        self.replay.add(line)
        self.replay.mark(self.game, self.state)

    def view(self, seat: int) -> View:
        return table_view(self.game, self.state, seat)

    def perspective(self, seat: int) -> Perspective:
        return Perspective(self.game, self.state, seat)

    # --- undo ----------------------------------------------------------------------------------

    def free_undo(self, seat: int) -> int | None:
        """How far the seat may go back without asking: the history length after one undo.

        Its own last action, if nothing was rolled, drawn or revealed by it and nobody else has
        acted since; automatic answers in between are taken back along with it.
        """
        return self._farthest(seat, 1)

    def turn_start(self, seat: int, first: int = 0) -> int | None:
        """The farthest point, `first` or later, that free undo after free undo would reach."""
        return self._farthest(seat, len(self.replay.history), first)

    def _farthest(self, seat: int, own_actions: int, first: int = 0) -> int | None:
        reached = None
        for at in range(len(self.replay.history) - 1, max(first, self.replay.floor) - 1, -1):
            line = self.replay.history[at]
            if "barrier" in line or own_actions == 0:
                break
            if not comes_along(line):
                if line["seat"] != seat:
                    break
                reached = at
                own_actions -= 1
        return reached

    def agreed_undo(self, seat: int) -> int | None:
        """How far back the seat's last own action lies, whatever has happened since."""
        for at in range(len(self.replay.history) - 1, self.replay.floor - 1, -1):
            line = self.replay.history[at]
            if line["seat"] == seat and not comes_along(line):
                return at
        return None

    def undo_to(self, at: int) -> None:
        """Goes back, never to older rules; whether it is allowed is for the caller to decide."""
        if not self.replay.floor <= at < len(self.replay.history):
            raise IllegalAction("error-nothing-to-undo")
        taken_back = self.replay.history[at:]
        self.replay.add({"undo": at})
        self.redoable = taken_back + self.redoable
        self._reopen()

    def redo(self) -> list[Event]:
        """Repeats the next action that was taken back, with the automatic ones after it."""
        if not self.redoable:
            raise IllegalAction("error-nothing-to-redo")
        events: list[Event] = []
        while True:
            line = self.redoable.pop(0)
            events += perform(self.game, self.state, line)
            self._record(line)
            if not (self.redoable and comes_along(self.redoable[0])):
                return events

    def _reopen(self) -> None:
        self.state = self.replay.restore(self.game, len(self.replay.history))
        self.state.log = []
        self.watch(self.watched)

    # --- standing answers ----------------------------------------------------------------------

    def stand(self, seat: int, kind: str) -> None:
        """Gives a standing answer ("pass until …"); those of other kinds go on."""
        if kind not in self.game.standing_kinds:
            raise IllegalAction("error-standing-unknown", {"kind": kind})
        memo = self.game.standing_start(self.state, seat, kind)
        self.standing.setdefault(seat, {})[kind] = memo

    def withdraw(self, seat: int, kind: str | None = None) -> None:
        """Ends the seat's standing answer of one kind, or all of them."""
        given = {} if kind is None else self.standing.get(seat, {})
        if kind in given:
            del given[kind]
        if not given:
            self.standing.pop(seat, None)

    def settle(self, forced: bool = True) -> list[Event]:
        """Gives all answers that need no thinking: standing ones, and single options."""
        events: list[Event] = []
        found = self._next_automatic(forced)
        while found is not None:
            seat, action = found
            events += self.act(seat, self.game.actions.code(action), auto=True)
            found = self._next_automatic(forced)
        return events

    def _next_automatic(self, forced: bool) -> tuple[int, int] | None:
        for seat in self.state.deciders():
            question = self.state.asked[seat]
            if seat >= self.state.seats or question is None or question.ask.live:
                continue  # a clock, or play in real time: nothing is decided for anybody
            options = self.state.options(seat)
            if forced and len(options) == 1:
                return seat, options[0]
            answer = self._standing_answer(seat)
            if answer != NO_ANSWER:
                return seat, answer
        return None

    def _standing_answer(self, seat: int) -> int:
        for kind, memo in list(self.standing.get(seat, {}).items()):
            answer = self.game.standing_answer(self.state, seat, kind, memo)
            if answer == ENDED:
                self.withdraw(seat, kind)
            elif answer != NO_ANSWER:
                return answer
        return NO_ANSWER


def comes_along(line: Played) -> bool:
    """Taken back and repeated with the action before it; not what somebody's clock has cost."""
    return ("auto" in line or "follows" in line) and "late" not in line
