"""Errors of input that the engine refuses. A broken invariant is not here: it crashes."""

Argument = str | int


class RaumhafenError(Exception):
    """A refusal in words of the text catalogue: a key and its arguments, never a sentence."""

    def __init__(self, key: str, args: dict[str, Argument] | None = None, rule: str = "") -> None:
        self.key = key
        self.arguments: dict[str, Argument] = {} if args is None else args
        self.rule = rule
        shown = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        cited = f" [{rule}]" if rule else ""
        super().__init__(f"{key}({shown}){cited}" if shown else f"{key}{cited}")

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes; without it the compiled class would come back as its sentence."""
        return type(self), (self.key, self.arguments, self.rule)


class InvalidAction(RaumhafenError):
    """The text or number names no action of this game at all."""


class IllegalAction(RaumhafenError):
    """The action exists but is not allowed here and now; the state is unchanged."""


class ReplayError(RaumhafenError):
    """A replay file that cannot be read or does not lead where it says."""


class UpgradeError(RaumhafenError):
    """A match of older rules that the present ones cannot take over."""
