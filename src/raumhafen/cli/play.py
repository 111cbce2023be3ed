"""`raumhafen play`: the match at the terminal."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from raumhafen.cli.boards import make_board
from raumhafen.cli.files import save_replay
from raumhafen.cli.hints import give_hint
from raumhafen.cli.reader import InputEnded, Reader
from raumhafen.cli.seating import labels
from raumhafen.cli.shell import Shell, nearest
from raumhafen.cli.table import Table
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.events import Event
from raumhafen.engine.game import View
from raumhafen.rulebook import load_rulebook

RECENT = 12  # events above the prompt
LOG_LINES = 40
PIPE_HEIGHT = 25  # a pipe is shown what a small terminal is shown

COMMANDS = (
    "hint", "undo", "redo", "save", "log", "board", "market", "card", "standing", "rule", "quit",
)  # fmt: skip


class Leave(Exception):
    """The match is left, saved or not."""


class Play:
    """Asks people, lets bots answer, shows what happens."""

    def __init__(self, shell: Shell, table: Table, path: Path | None) -> None:
        self.shell = shell
        self.console = shell.console
        self.texts = shell.texts
        self.table = table
        self.path = path
        self.labels = labels(table.names, table.sitting)
        self.board = make_board(table.game.meta.id, self.texts, table.names, self.labels)
        self.reader = Reader(shell)
        self.saved_at = len(table.session.replay.lines)
        self.last_seat = -1
        self.read_upto: dict[int, int] = {}
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "hint": self.hint,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "log": self.show_log,
            "board": self.show_board,
            "market": self.show_market,
            "card": self.show_card,
            "standing": self.stand,
            "rule": self.show_rule,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Until the match is over or left."""
        try:
            while not self.table.over:
                self.table.settle()
                self.next_answer()
            self.show_result()
        except InputEnded:
            self.shell.print("play-input-ended")
        except Leave:
            pass
        except KeyboardInterrupt:  # wherever it comes: at the prompt, or while bots think
            self.console.print()
            self.offer_save()

    def next_answer(self) -> None:
        if self.table.over:
            return
        seat = self.table.person_to_ask()
        if seat is not None:
            self.ask(seat)
        elif self.shell.interactive:
            with self.console.status(self.shell.say("play-thinking")):
                self.table.let_bot_act()
        else:
            self.table.let_bot_act()

    # --- asking --------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Shows the table to a person and reads until something has changed."""
        view = self.table.view(seat)
        if self.needs_curtain(view, seat):
            self.reader.curtain("play-curtain", self.table.names[seat])
        self.last_seat = seat
        if self.shell.interactive:
            self.console.clear()
        self.show_table(view, seat)
        self.show_question(view)
        self.read_upto[seat] = len(self.table.log)
        while not self.answer(seat, self.reader.line(self.shell.say("play-prompt"))):
            pass

    def needs_curtain(self, view: View, seat: int) -> bool:
        """Whether the screen is hidden: where one person must not see what another has answered."""
        return len(self.table.people) > 1 and view["secret"] and self.last_seat != seat

    def answer(self, seat: int, line: str) -> bool:
        """Takes a command, a number or a code; True if the position has changed."""
        word, _, rest = line.partition(" ")
        name = self.command_named(word)
        try:
            if name is not None:
                return self.commands[name](seat, rest.strip())
            if line:
                self.table.answer(seat, self.code_of(seat, line))
                return True
            self.shell.print("play-how")
        except RaumhafenError as error:
            self.refuse(error)
        return False

    def command_named(self, word: str) -> str | None:
        """A letter or a word of the player's language."""
        for name in COMMANDS:
            if word.lower() in self.shell.say(f"command-{name}").split():
                return name
        return None

    def code_of(self, seat: int, line: str) -> str:
        options = self.table.view(seat)["question"]["options"]
        if not line.isdigit():
            return line
        if not 1 <= int(line) <= len(options):
            raise RaumhafenError("error-option-number", {"number": line, "last": len(options)})
        return str(options[int(line) - 1])

    def refuse(self, error: RaumhafenError) -> None:
        cited = f" [{error.rule}]" if error.rule else ""
        text = self.texts.error(error, self.table.names) + cited
        self.console.print(Text(text, style="bold red"))

    # --- showing -------------------------------------------------------------------------------

    def show_table(self, view: View, seat: int) -> None:
        height = self.console.size.height if self.console.is_terminal else PIPE_HEIGHT
        news = self.table.seen(seat, self.read_upto.get(seat, 0))[-RECENT:]
        log = self.log_lines(news)
        self.console.print(Rule(Text(self.title()), align="left"))
        self.console.print(self.board.draw(view, seat, log, self.console.width, height))

    def title(self) -> str:
        game_id = self.table.game.meta.id
        seed = self.table.session.replay.header["seed"]
        return self.shell.say("play-title", game=f"@{game_id}-title", seed=str(seed))

    def log_lines(self, events: list[Event]) -> Group:
        return Group(*[self.log_line(event) for event in events])

    def log_line(self, event: Event) -> Text:
        line = Text(self.texts.event(event, self.table.names))
        return line.append(f" [{event.rule}]", style="dim")

    def show_question(self, view: View) -> None:
        question = view["question"]
        name = self.table.names[view["seat"]]
        place = " · ".join(filter(None, (name, self.board.heading(view))))
        asked = Text(self.shell.say(f"ask-{question['kind']}"), style="bold")
        asked.append(f" [{question['rule']}]", style="dim")
        self.console.print(Rule(Text(place), align="left"))
        self.console.print(asked, self.options(view), sep="\n")
        self.console.print(Text(self.shell.say("play-commands"), style="dim"))

    def options(self, view: View) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold", min_width=3)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        for number, code in enumerate(view["question"]["options"], start=1):
            first, *details = self.board.option(code, view)
            words = Text(first)
            for detail in details:
                words.append(f"\n{detail}", style="dim")
            grid.add_row(str(number), words, Text(code))
        return grid

    def show_result(self) -> None:
        view = self.table.view()
        seat = self.table.people[0] if self.table.people else 0
        self.show_table(self.table.view(seat), seat)
        outcome = view["outcome"]
        winners = ", ".join(self.table.names[winner] for winner in outcome["winners"])
        self.console.print(Rule())
        # A game in which winning is something else than being first has words of its own.
        key = "result-first" if self.texts.has("result-first") else "play-won"
        won = Text(self.shell.say(key, seat=winners, count=len(outcome["winners"])))
        won.stylize("bold")
        self.console.print(won.append(f" [{outcome['rule']}]", style="dim"))
        ranks = sorted(zip(outcome["points"], self.labels, strict=True), reverse=True)
        for points, name in ranks:
            self.console.print(Padding(Text(f"{points:>4}  {name}"), (0, 2)))

    # --- commands: True if the position has changed --------------------------------------------

    def hint(self, seat: int, _: str) -> bool:
        view = self.table.view(seat)
        give_hint(self.shell, self.table, self.board, view)
        return False

    def undo(self, seat: int, _: str) -> bool:
        self.table.undo()
        self.read_upto.clear()
        self.shell.print("play-undone")
        return True

    def redo(self, seat: int, _: str) -> bool:
        self.table.redo()
        return True

    def save(self, seat: int, name: str) -> bool:
        if name:
            self.path = Path(name)
        elif self.path is None:
            header = self.table.session.replay.header
            self.path = Path(f"{header['game']}-{header['seed']}.jsonl")
        save_replay(self.path, self.table.session.replay)
        self.saved_at = len(self.table.session.replay.lines)
        self.shell.print("play-saved", file=str(self.path))
        return False

    def show_log(self, seat: int, count: str) -> bool:
        wanted = int(count) if count.isdigit() else LOG_LINES
        self.console.print(self.log_lines(self.table.seen(seat)[-wanted:]))
        return False

    def show_board(self, seat: int, which: str) -> bool:
        other = self.seat_named(which) if which else (seat + 1) % len(self.table.names)
        self.console.print(self.board.seat(self.table.view(seat), other, self.console.width))
        return False

    def seat_named(self, which: str) -> int:
        """A seat by its number, from 1 on, or by the name of who sits there."""
        names = [name.lower() for name in self.table.names]
        if which.lower() in names:
            return names.index(which.lower())
        if which.isdigit() and 1 <= int(which) <= len(names):
            return int(which) - 1
        guess = self.table.names[names.index(nearest(which.lower(), names))]
        raise RaumhafenError("error-seat-unknown", {"name": which, "guess": guess})

    def show_market(self, seat: int, _: str) -> bool:
        self.console.print(self.board.market(self.table.view(seat), seat, self.console.width))
        return False

    def show_card(self, seat: int, name: str) -> bool:
        self.console.print(self.board.card(name, self.table.view(seat)))
        return False

    def stand(self, seat: int, kind: str) -> bool:
        """Gives a standing answer, or takes it back; without a word it lists them."""
        kinds = self.table.game.standing_kinds
        if kind in kinds:
            self.table.session.stand(seat, kind)
            self.shell.print("play-standing", answer=f"@standing-{kind}")
            return True
        if kind:
            self.table.session.withdraw(seat)
            self.shell.print("play-standing-none")
            return False
        for known in kinds:
            self.console.print(f"  {known}  {self.shell.say(f'standing-{known}')}", markup=False)
        return False

    def show_rule(self, seat: int, number: str) -> bool:
        """The rule of the question, or any other by its number."""
        wanted = number.upper() or self.table.view(seat)["question"]["rule"]
        book = load_rulebook(self.table.game.meta.id, self.shell.lang)
        rules = book.under(wanted)
        if not rules:
            guess = nearest(wanted, book.numbers())
            raise RaumhafenError("error-rule-unknown", {"rule": wanted, "guess": guess})
        for rule in rules:
            self.console.print(Text(rule.number, style="bold").append(f"  {rule.text}", style=""))
        if not number:
            self.shell.print("play-help")
            self.console.print(Text(self.board.legend(), style="dim"))
        return False

    def quit(self, seat: int, _: str) -> bool:
        self.offer_save()
        raise Leave

    def offer_save(self) -> None:
        """Asks only if something would be lost."""
        if self.table.at and self.saved_at != len(self.table.session.replay.lines):
            try:
                wanted = self.reader.yes("play-save-first")
            except (InputEnded, KeyboardInterrupt):
                return
            if wanted:
                self.save(0, "")
