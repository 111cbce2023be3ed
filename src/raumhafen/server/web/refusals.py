"""Refusals and crashes as HTTP answers."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.errors import ErrorBody, ErrorReply, Refusal, body_of
from raumhafen.server.logs import LOG
from raumhafen.server.store.failures import StorageFailed

STATUS_KEYS = {
    400: "error-bad-request",
    401: "error-not-signed-in",
    403: "error-forbidden",
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    415: "error-media-type",
    429: "error-too-many-requests",
}


def reply(body: ErrorBody, status: int, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(
        ErrorReply(body), status_code=status, headers=headers, media_type="application/json"
    )


def on_refusal(request: Request[Any, Any, Any], error: RaumhafenError) -> Response[Any]:
    return reply(body_of(error), error.status if isinstance(error, Refusal) else 400)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals, in our words; its sentences stay inside."""
    status = error.status_code
    if status >= HTTP_500_INTERNAL_SERVER_ERROR:
        return on_crash(request, error)
    body = ErrorBody(STATUS_KEYS.get(status, "error-bad-request"), _field(error))
    answer = reply(body, status, dict(error.headers or {}))
    if isinstance(error, PermissionDeniedException) and "CSRF" in str(error.detail):
        body.key = "error-csrf"
        # A token of an earlier secret would stay for ever: the next GET gives a fresh one.
        answer.delete_cookie("csrf")
    return answer


def on_nesting(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """A body of boxes in boxes in boxes."""
    LOG.warning("nesting", error=str(error))
    return reply(ErrorBody("error-bad-request"), 400)


def _field(error: HTTPException) -> dict[str, str | int]:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict) and "key" in extra[0]:
        return {"field": str(extra[0]["key"])}
    return {}


def on_storage(request: Request[Any, Any, Any], error: StorageFailed) -> Response[Any]:
    LOG.warning("storage", error=str(error))
    return reply(ErrorBody("error-storage"), HTTP_503_SERVICE_UNAVAILABLE)


def on_crash(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOG.error("unhandled", error=type(error).__name__, exc_info=error)
    request.app.state.metrics.crashes.inc()
    return reply(ErrorBody("error-internal"), HTTP_500_INTERNAL_SERVER_ERROR)
