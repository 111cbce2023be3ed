"""Progress of a long run: a bar on a terminal, a line now and then in a log."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from raumhafen.cli.shell import Shell

LINE_EVERY = 60.0  # seconds


class Watch:
    """Counts what is done of a total; both stand on the error stream."""

    def __init__(self, shell: Shell, total: int, done: int) -> None:
        self.shell = shell
        self.total = total
        self.before = self.done = done
        self.begun = self.told = monotonic()
        columns = (
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
            TimeRemainingColumn(),
        )  # fmt: skip
        self.quiet = not shell.errors.is_terminal
        self.bar = Progress(*columns, console=shell.errors, transient=True, disable=self.quiet)
        said = shell.say("simulate-progress")
        self.task = self.bar.add_task(said, total=total, completed=done)

    def advance(self, count: int = 1) -> None:
        self.done += count
        self.bar.advance(self.task, count)
        now = monotonic()
        if self.quiet and now - self.told >= LINE_EVERY:
            self.told = now
            self.tell(now)

    def tell(self, now: float) -> None:
        rate = (self.done - self.before) / (now - self.begun)
        left = round((self.total - self.done) / rate)
        line = self.shell.say(
            "simulate-so-far", done=self.done, total=self.total,
            hours=left // 3600, minutes=left // 60 % 60, seconds=left % 60,
        )  # fmt: skip
        self.shell.errors.print(line, markup=False, highlight=False, soft_wrap=True)


@contextmanager
def watching(shell: Shell, total: int, done: int = 0) -> Iterator[Watch]:
    watch = Watch(shell, total, done)
    with watch.bar:
        yield watch
