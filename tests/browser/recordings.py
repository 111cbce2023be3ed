"""Finished games for the replay studio, played by bots without a server."""

from pathlib import Path

from raumhafen.agents import make_agent
from raumhafen.engine.game import OptionValue
from raumhafen.engine.replay import write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from tests.browser.browsers import Visitor

MOST = 5000


class Recording:
    """A whole game among sensible bots, and where in it the first seat was asked what.

    Moments are found by the question ("load") and by what it offers ("load:lift").
    """

    def __init__(
        self,
        game: str = "space-base",
        seats: int = 3,
        seed: int = 7,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        self.game = load_game(game)
        self.session = Session.new(self.game, seats, options or {}, seed)
        self.moments: dict[str, list[int]] = {}
        self._play(Rng(seed))

    def _play(self, rng: Rng) -> None:
        agent, session = make_agent("greedy"), self.session
        session.settle()
        for _ in range(MOST):
            if session.state.over:
                break
            self._note()
            seat = session.state.deciders()[0]
            choice = agent.choose(session.perspective(seat), rng)
            session.act(seat, self.game.actions.code(choice))
            session.settle()
        assert session.state.over

    def _note(self) -> None:
        question = self.session.state.asked[0]
        if question is None:
            return
        at, name = len(self.session.replay.history), question.ask.name
        codes = [] if question.ask.live else map(self.game.actions.code, question.options)
        offered = {f"{name}:{code.split(':')[0]}" for code in codes}
        for key in (name, *offered):
            self.moments.setdefault(key, []).append(at)

    def before_the_end(self, questions: int) -> int:
        """Where the first seat still has so many questions before it."""
        return sorted({at for moments in self.moments.values() for at in moments})[-questions]

    @property
    def text(self) -> str:
        return written(self.session)


def written(session: Session) -> str:
    """The file of a game as far as it has come."""
    return "\n".join(write_lines(session.replay)) + "\n"


def recording(seed: int = 7, seats: int = 3) -> str:
    """The file of a whole Space Base game."""
    return Recording(seats=seats, seed=seed).text


def upload(person: Visitor, folder: Path) -> None:
    """Through the form of "my games", as a person would."""
    file = folder / "game.jsonl"
    file.write_text(recording(), encoding="utf-8")
    person.open("/account")
    person.page.fill("input[autocomplete=nickname]", "Ada")
    person.page.locator("form").first.get_by_role("button").click()
    person.page.get_by_text("The name is saved").wait_for()
    person.open("/games")
    person.page.set_input_files("input[type=file]", str(file))
    person.page.wait_for_url("**/replay/**")
    person.page.wait_for_selector("#scrub")


def play_from(person: Visitor, text: str, at: int, name: str = "Ada") -> str:
    """A table that begins in the middle of a recorded game; the person has the first seat."""
    person.guest(name)
    replay = person.send("/api/replays", text, "application/x-ndjson")["id"]
    table = str(person.send(f"/api/replays/{replay}/play-on", {"n": at, "seat": 0})["id"])
    person.page.goto(f"{person.base}/table/{table}")
    person.page.wait_for_selector("[data-version]")
    return table


def play_on(person: Visitor, session: Session) -> None:
    """The same, where a session has come to."""
    play_from(person, written(session), len(session.replay.history))
