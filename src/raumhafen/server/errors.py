"""Refusals: a text key with arguments, never a sentence."""

import msgspec

from raumhafen.engine.errors import Argument, RaumhafenError

LONGEST = 200  # characters of an argument
LARGEST = 2**53  # numbers below it are exact everywhere


class ErrorBody(msgspec.Struct):
    key: str
    args: dict[str, str | int] = {}
    rule: str = ""


class ErrorReply(msgspec.Struct):
    error: ErrorBody


class Refusal(RaumhafenError):
    """The server says no; `status` is for HTTP."""

    def __init__(
        self, key: str, args: dict[str, Argument] | None = None, status: int = 400, rule: str = ""
    ) -> None:
        super().__init__(key, args, rule)
        self.status = status

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.arguments, self.status, self.rule)


def not_found(key: str = "error-not-found") -> Refusal:
    return Refusal(key, status=404)


def forbidden(key: str) -> Refusal:
    return Refusal(key, status=403)


def body_of(error: RaumhafenError) -> ErrorBody:
    arguments = {name: showable(value) for name, value in error.arguments.items()}
    return ErrorBody(error.key, arguments, error.rule)


def showable(value: Argument) -> Argument:
    """Arguments may repeat what somebody sent, however odd or long it was."""
    if isinstance(value, int):
        return value if abs(value) < LARGEST else str(value)[:LONGEST]
    return value[:LONGEST].encode("utf-8", "replace").decode()
