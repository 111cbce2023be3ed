"""A match at one keyboard: who sits where, the log, undo and redo. Draws and reads nothing."""

from collections.abc import Sequence

from raumhafen.agents import Agent, make_agent
from raumhafen.cli.files import check_replay
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.events import Event
from raumhafen.engine.game import SPECTATOR, Game, Options, View
from raumhafen.engine.replay import Replay, new_header, opening, perform
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.engine.state import take_events

PERSON = "person"
CLOCK_PACE = 20  # answers of people until a clock moves on


class Entry:
    """An event, and how long the history was when it had happened."""

    def __init__(self, at: int, event: Event) -> None:
        self.at = at
        self.event = event


class Table:
    """People and bots around one session."""

    def __init__(
        self, session: Session, names: Sequence[str], sitting: Sequence[str], log: list[Entry]
    ) -> None:
        self.session = session
        self.names = list(names)
        self.sitting = list(sitting)
        self.bots: dict[int, Agent] = {
            seat: make_agent(name, session.game)
            for seat, name in enumerate(sitting)
            if name != PERSON
        }
        self.log = log

    @classmethod
    def new(
        cls, game: Game, options: Options, seed: int | str, names: list[str], sitting: list[str]
    ) -> "Table":
        header = new_header(game, len(sitting), options, seed)
        game.meta.check_seats(len(sitting))
        header["names"], header["agents"] = names, sitting
        replay = Replay(header)
        return cls(Session(game, replay), names, sitting, told(game, replay))

    @classmethod
    def resume(cls, game: Game, replay: Replay, names: list[str], sitting: list[str]) -> "Table":
        """A saved match goes on, if it is sound; its log is told once more."""
        check_replay(game, replay)
        session = Session(game, replay)
        replay.header["names"], replay.header["agents"] = names, sitting
        return cls(session, names, sitting, told(game, replay))

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.session.state.seats) if seat not in self.bots]

    @property
    def over(self) -> bool:
        return self.session.state.over

    @property
    def at(self) -> int:
        return len(self.session.replay.history)

    def view(self, seat: int = SPECTATOR) -> View:
        return self.session.view(seat)

    # --- acting --------------------------------------------------------------------------------

    def act(self, seat: int, code: str) -> None:
        self.note(self.session.act(seat, code))

    def settle(self) -> None:
        """Everything that needs no thinking."""
        self.note(self.session.settle())

    def note(self, events: list[Event]) -> None:
        self.log += [Entry(self.at, event) for event in events]

    def answer(self, seat: int, code: str) -> None:
        """A person's answer. Where all act in order of arrival, every bot may follow with one."""
        question = self.session.state.asked[seat]
        self.act(seat, code)
        if question is not None and question.ask.live:
            for bot in self.bots:
                if bot in self.session.state.deciders():
                    self.let_act(bot)
            self.let_time_pass()

    def let_time_pass(self) -> None:
        """A place beside the players, such as a clock, moves on after some answers of people: at
        a keyboard nobody is hurried, but sand must run out."""
        beside = [seat for seat in self.session.state.deciders() if seat >= len(self.names)]
        if beside and self.answers_since(beside[0]) >= CLOCK_PACE:
            self.let_act(beside[0])

    def answers_since(self, place: int) -> int:
        """How often people have answered since a place acted last."""
        count = 0
        for line in reversed(self.session.replay.history):
            if line["seat"] == place:
                break
            count += line["seat"] in self.people
        return count

    def person_to_ask(self) -> int | None:
        """People answer before bots, so that taking an answer back leaves nothing to redo."""
        people = self.people
        asked = [seat for seat in self.session.state.deciders() if seat in people]
        return asked[0] if asked else None

    def let_bot_act(self) -> None:
        self.let_act(self.session.state.deciders()[0])

    def let_act(self, seat: int) -> None:
        """A bot answers, and the game's greedy player for a place such as a clock."""
        if seat in self.bots:
            choice = self.bots[seat].choose(self.session.perspective(seat), self.rng(seat))
        else:
            state = self.session.state
            choice = self.game.mind().greedy(state, seat, state.options(seat))
        self.act(seat, self.game.actions.code(choice))

    def rng(self, seat: int) -> Rng:
        """From the seed and the moment, so that a match with the same answers is the same."""
        return Rng(f"{self.session.replay.header['seed']}:{seat}:{self.at}")

    # --- the log -------------------------------------------------------------------------------

    def seen(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat may know of the log from an entry on."""
        return [entry.event for entry in self.log[since:] if entry.event.seen_by(seat)]

    # --- undo ----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Takes the last answer of a person back, and all that followed from it."""
        reached = [self.session.agreed_undo(seat) for seat in self.people]
        found = [at for at in reached if at is not None]
        if not found:
            raise IllegalAction("error-nothing-to-undo")
        self.session.undo_to(max(found))
        self.log = [entry for entry in self.log if entry.at <= max(found)]
        for seat in self.people:
            self.session.withdraw(seat)

    def redo(self) -> None:
        """Repeats an answer that was taken back, and what bots had answered to it."""
        self.session.redo()
        while self.session.redoable and self.session.redoable[0]["seat"] not in self.people:
            self.session.redo()
        self.log = told(self.game, self.session.replay)


def told(game: Game, replay: Replay) -> list[Entry]:
    """The log of a match, found by playing its history once more."""
    first = replay.floor
    state = replay.restore(game, first) if first else opening(game, replay.present, listen=True)
    entries = [Entry(0, event) for event in take_events(state)]
    state.log = []
    for at, line in enumerate(replay.history[first:], start=first + 1):
        entries += [Entry(at, event) for event in perform(game, state, line)]
    return entries
