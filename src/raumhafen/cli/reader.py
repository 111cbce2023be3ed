"""Reading answers: from a keyboard with line editing, or line by line from a pipe."""

from contextlib import suppress

from raumhafen.cli.shell import Shell

FORGET = "\x1b[3J\x1b[2J\x1b[H"  # also what could be scrolled back to


class InputEnded(Exception):
    """No more lines, or somebody pressed Ctrl-D."""


class Reader:
    """Asks for one line at a time."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        if shell.interactive:
            with suppress(ImportError):  # not on every system; arrows then print codes
                import readline  # noqa: F401  loading it is what gives input() its line editing

    def line(self, prompt: str) -> str:
        if self.shell.interactive:
            try:
                return self.shell.console.input(f"[bold]{prompt}[/bold] ").strip()
            except EOFError:
                raise InputEnded from None
        text = self.shell.stdin.readline()
        if not text:
            raise InputEnded
        self.shell.console.print(f"{prompt} {text.strip()}", markup=False)
        return text.strip()

    def yes(self, key: str) -> bool:
        """A question that is answered with yes or no; an empty line is a yes."""
        accepted = self.shell.say("answer-yes").split()
        answer = self.line(self.shell.say(key))
        return not answer or answer.lower() in accepted

    def curtain(self, key: str, name: str) -> None:
        """Hides everything until the next person sits at the keyboard."""
        if self.shell.interactive:
            self.shell.console.file.write(FORGET)
        self.shell.console.rule(style="dim")
        text = self.shell.say(key, seat=name)
        if self.shell.interactive:
            self.line(text)
        else:
            self.shell.console.print(text, markup=False)
