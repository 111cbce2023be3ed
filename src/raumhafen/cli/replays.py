"""`raumhafen replay`: a saved match, step by step or verified as a whole."""

from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from raumhafen.cli.boards import make_board
from raumhafen.cli.files import check_replay, open_replay
from raumhafen.cli.reader import InputEnded, Reader
from raumhafen.cli.shell import Shell
from raumhafen.cli.table import told
from raumhafen.engine.errors import ReplayError
from raumhafen.engine.game import SPECTATOR, Game
from raumhafen.engine.lines import code_of
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import Replay, check_header
from raumhafen.games import load_game

FAILED = 1
MOVES = ("next", "back", "turn", "board", "quit")


def load(shell: Shell, file: Path) -> tuple[Game, Replay]:
    replay = open_replay(file)
    game = load_game(str(replay.header.get("game")))
    check_header(game, replay.present)
    shell.speak(game)
    return game, replay


def check(shell: Shell, file: Path) -> int:
    """Exit code 0 if every digest of the file is reached again."""
    game, replay = load(shell, file)
    try:
        digests = check_replay(game, replay)
    except ReplayError as error:
        shell.complain(shell.texts.error(error))
        return FAILED
    shell.print("replay-verified", answers=len(replay.history), digests=digests)
    return 0


def step_through(shell: Shell, file: Path, at: int) -> None:
    game, replay = load(shell, file)
    check_replay(game, replay)
    Stepper(shell, game, replay).run(at)


class Stepper:
    """Goes forwards and backwards through the history."""

    def __init__(self, shell: Shell, game: Game, replay: Replay) -> None:
        self.shell = shell
        self.game = game
        self.replay = replay
        self.reader = Reader(shell)
        seats = int(replay.header["seats"])
        usual = shell.say("seat-names").split()[:seats]
        self.names = [str(name) for name in replay.header.get("names", usual)]
        self.board = make_board(game.meta.id, shell.texts, self.names, self.names)
        self.log = told(game, replay)
        self.length = len(replay.history)

    def run(self, at: int) -> None:
        self.shell.print("replay-begin", answers=self.length)
        at = self.within(at)
        self.show(at)
        try:
            while True:
                wanted = self.wanted(at, self.reader.line(f"{at}/{self.length} >"))
                if wanted is None:
                    return
                if wanted != at:
                    at = wanted
                    self.show(at)
        except (InputEnded, KeyboardInterrupt):
            self.shell.console.print()

    def wanted(self, at: int, line: str) -> int | None:
        """Where to go: an empty line goes on, a number jumps."""
        if line.isdigit():
            return self.within(int(line))
        name = self.move_named(line)
        if name == "quit" or (at == self.length and name in ("next", "turn")):
            return None
        if name == "board":
            self.draw(at)
        if name is None:
            self.shell.print("replay-help")
        if name in ("next", "back"):
            return self.within(at + (1 if name == "next" else -1))
        return self.next_turn(at) if name == "turn" else at

    def within(self, at: int) -> int:
        """What was played by older rules cannot be shown."""
        return max(self.replay.floor, min(at, self.length))

    def move_named(self, line: str) -> str | None:
        if not line:
            return "next"
        for name in MOVES:
            if line.lower() in self.shell.say(f"step-{name}").split():
                return name
        return None

    def next_turn(self, at: int) -> int:
        """To where the next turn begins; a game without turns goes to its end."""
        starts = [entry.at for entry in self.log if entry.event.key == "event-turn"]
        return next((start for start in starts if start > at), self.length)

    def show(self, at: int) -> None:
        """The answer that led here and what it brought."""
        if at > self.replay.floor:
            line = self.replay.history[at - 1]
            self.shell.console.print(self.answer_line(at, line["seat"], code_of(line)))
        for entry in self.log:
            if entry.at == at:
                text = Text(f"    {self.shell.texts.event(entry.event, self.names)}")
                self.shell.console.print(text.append(f" [{entry.event.rule}]", style="dim"))

    def answer_line(self, at: int, seat: int, code: str | None) -> Text:
        line = Text(f"{at} {self.names[seat]}: ", style="bold")
        if code is None:
            return line.append(self.shell.say("replay-revised"), style="default")
        line.append(self.shell.texts.action(code), style="default")
        return line.append(f"  {code}", style="dim")

    def draw(self, at: int) -> None:
        """The table as a spectator sees it, with the board of the active seat."""
        view = table_view(self.game, self.replay.restore(self.game, at), SPECTATOR)
        seat = view["board"].get("active", 0)
        console = self.shell.console
        console.print(Rule(Text(self.board.heading(view)), align="left"))
        console.print(self.board.draw(view, seat, Text(""), console.width, 1000))
