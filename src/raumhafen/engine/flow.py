"""Scripts, frames and questions: the table of contents of a rule book, as data.

A rule-book chapter is a `Script`, a list of short steps in the order of the book. A running script
is a `Frame` on a stack inside the state. What a seat can be asked is an `Ask`; an open one is a
`Question`. Scripts and asks are constants of a game module and are saved by name.
"""

from collections.abc import Callable
from typing import Any, Final

from raumhafen.engine.errors import IllegalAction

# Steps and option lists take the game's own state class, which the engine does not know.
Step = Callable[[Any, "Frame"], None]
Options = Callable[[Any, int], list[int]]
WhyNot = Callable[[Any, int, int], IllegalAction | None]

NO_DEFAULT: Final = -1
FIRST_OPTION: Final = -2


class Script:
    """A named chapter: its steps run one after the other."""

    __slots__ = ("name", "steps", "length")

    def __init__(self, name: str, steps: tuple[Step, ...]) -> None:
        self.name = name
        self.steps = steps
        self.length = len(steps)

    def index(self, step_name: str) -> int:
        return self.step_names().index(step_name)

    def step_names(self) -> list[str]:
        """Names by which frames are saved; a step that stands twice gets a number."""
        seen: dict[str, int] = {}
        names = []
        for step in self.steps:
            name = str(getattr(step, "__name__", "step"))
            seen[name] = seen.get(name, 0) + 1
            names.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
        return names


def script(name: str, *steps: Step) -> Script:
    return Script(name, steps)


class Frame:
    """A running script: where it is, whose it is, and its few local numbers."""

    __slots__ = ("script", "at", "seat", "args")

    def __init__(self, script: Script, at: int, seat: int, args: list[int]) -> None:
        self.script = script
        self.at = at
        self.seat = seat
        self.args = args

    def clone(self) -> "Frame":
        return Frame(self.script, self.at, self.seat, self.args[:])

    def again(self) -> None:
        """Runs the present step once more after what it called or asked."""
        self.at -= 1

    def jump(self, step: Step) -> None:
        """Goes on with another step of the same script."""
        self.at = self.script.steps.index(step)

    def leave(self) -> None:
        """Skips the rest of the script."""
        self.at = self.script.length


class Ask:
    """A kind of question: its name, its rule, its options and what happens when time runs out.

    `default` is an action, FIRST_OPTION where it depends on the position, or NO_DEFAULT. Nobody
    waits for the answer to an `idle` question: the seat may act, and the game goes on without.
    `live` questions list their options anew whenever somebody looks, because other seats may act
    meanwhile (building in real time); all others are listed once, when they are asked.
    The answer to a `private` question is not shown to others. The last of several of them tells
    everybody an event: that something was decided, neither what nor in how many answers.
    While a question of an ask with `rest` is open, others may act beside it (engine/asides.py): the
    step that asks it does nothing else, so that it can run again.
    """

    __slots__ = ("name", "rule", "options", "default", "live", "idle", "why_not", "private", "rest")

    def __init__(
        self,
        name: str,
        rule: str,
        options: Options,
        default: int = NO_DEFAULT,
        live: bool = False,
        idle: bool = False,
        why_not: WhyNot | None = None,
        private: bool = False,
        rest: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.options = options
        self.default = default
        self.live = live
        self.idle = idle
        self.why_not = why_not
        self.private = private
        self.rest = rest


class Question:
    """An open question of one seat. Never changed after it was asked, so copies may share it."""

    __slots__ = ("ask", "options")

    def __init__(self, ask: Ask, options: list[int]) -> None:
        self.ask = ask
        self.options = options
