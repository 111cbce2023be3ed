"""Actions in three forms: a struct to program with, a code for logs, an integer for learning.

Rules code works with the integers (`BUY + slot`), which cost nothing to make, copy and compare.
"""

from bisect import bisect_right
from collections.abc import Sequence

from raumhafen.engine.errors import InvalidAction


class Action:
    """The readable form, `buy(slot=3)`: a value that can be compared and hashed."""

    __slots__ = ("kind", "args", "number")

    def __init__(self, kind: str, args: dict[str, str], number: int) -> None:
        self.kind = kind
        self.args = args
        self.number = number

    def code(self) -> str:
        return ":".join([self.kind, *self.args.values()])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code() == other.code()

    def __hash__(self) -> int:
        return hash(self.code())

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.kind}({shown})"


class ActionKind:
    """One verb of a game with its parameters; its actions are the integers from `base` on."""

    def __init__(self, name: str, base: int, params: dict[str, tuple[str, ...]]) -> None:
        self.name = name
        self.base = base
        self.params = params
        self.places = {key: places(values) for key, values in params.items()}
        self.size = 1
        for values in params.values():
            self.size *= len(values)

    def args(self, offset: int) -> dict[str, str]:
        """Mixed radix, the last parameter running fastest."""
        found: dict[str, str] = {}
        for name in reversed(self.params):
            values = self.params[name]
            found[name] = values[offset % len(values)]
            offset //= len(values)
        return {name: found[name] for name in self.params}

    def offset(self, args: Sequence[str]) -> int:
        if len(args) != len(self.params):
            raise InvalidAction(
                "error-action-arity", {"kind": self.name, "wanted": len(self.params)}
            )
        number = 0
        for arg, (name, values) in zip(args, self.params.items(), strict=True):
            found = self.places[name]
            if arg not in found:
                raise InvalidAction(
                    "error-action-value", {"kind": self.name, "param": name, "value": arg}
                )
            number = number * len(values) + found[arg]
        return number


class ActionSpace:
    """All verbs of one game, in a fixed order, numbered from 0."""

    def __init__(self) -> None:
        self.kinds: list[ActionKind] = []
        self.bases: list[int] = []
        self.verbs: dict[str, ActionKind] = {}
        self.size = 0

    def add(self, name: str, params: dict[str, Sequence[str]] | None = None) -> int:
        """Declares a verb and gives the number of its first action."""
        domains = {key: tuple(values) for key, values in (params or {}).items()}
        kind = ActionKind(name, self.size, domains)
        self.kinds.append(kind)
        self.bases.append(kind.base)
        self.verbs.setdefault(name, kind)
        self.size += kind.size
        return kind.base

    def kind_of(self, number: int) -> ActionKind:
        if not 0 <= number < self.size:
            raise InvalidAction("error-action-number", {"number": number})
        return self.kinds[bisect_right(self.bases, number) - 1]

    def action(self, number: int) -> Action:
        kind = self.kind_of(number)
        return Action(kind.name, kind.args(number - kind.base), number)

    def code(self, number: int) -> str:
        return self.action(number).code()

    def parse(self, code: str) -> int:
        name, *args = code.split(":")
        kind = self.verbs.get(name)
        if kind is None:
            raise InvalidAction("error-action-unknown", {"code": code})
        return kind.base + kind.offset(args)


def places(values: Sequence[str]) -> dict[str, int]:
    """Each value with its place; the first one counts if it stands twice."""
    found: dict[str, int] = {}
    for at, value in enumerate(values):
        found.setdefault(value, at)
    return found


def numbers(first: int, last: int) -> tuple[str, ...]:
    """A parameter that is a plain number from first to last."""
    return tuple(str(n) for n in range(first, last + 1))
