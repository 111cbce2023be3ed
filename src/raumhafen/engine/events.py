"""Events: a text key with arguments, the rule behind it and who may know."""

from raumhafen.engine.errors import Argument

EVERYBODY = -1


class Event:
    """One line of the log. `audience` is a seat, or EVERYBODY."""

    __slots__ = ("key", "rule", "args", "audience")

    def __init__(
        self, key: str, rule: str, args: dict[str, Argument], audience: int = EVERYBODY
    ) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.audience = audience

    def seen_by(self, seat: int) -> bool:
        return self.audience == EVERYBODY or self.audience == seat

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "rule": self.rule, "args": self.args}

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.rule!r}, {self.args!r})"
