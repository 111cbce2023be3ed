"""Refusals: a text key with arguments, never a sentence."""

import msgspec

from raumhafen.engine.errors import Argument, RaumhafenError


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


def not_found(key: str = "error-not-found") -> Refusal:
    return Refusal(key, status=404)


def forbidden(key: str) -> Refusal:
    return Refusal(key, status=403)


def body_of(error: RaumhafenError) -> ErrorBody:
    return ErrorBody(error.key, error.arguments, error.rule)
