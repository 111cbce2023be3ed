"""Structured logs: one JSON object a line, without secrets, queries or bodies."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

LOG: Any = structlog.get_logger("raumhafen")

HIDDEN = "…"
SECRET_NAMES = re.compile(r"password|token|secret|cookie|mail|link|invite|code$", re.IGNORECASE)
SECRETS = re.compile(
    r"""\$argon2\w*\$[^\s'"]*"""  # stored passwords
    r"""|[\w=.-]{12,}\.[\w-]{43}(?![\w-])"""  # what we have signed: cookies, links
    r"""|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"""  # mail addresses, and users in database addresses
    r"""|://[^/\s:@]*:[^/\s@]*@"""  # passwords in addresses
)


def scrub(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The last filter before a line is written: nothing that looks like a secret passes it."""
    for name, value in event.items():
        if SECRET_NAMES.search(name):
            event[name] = HIDDEN
        elif isinstance(value, str):
            event[name] = SECRETS.sub(HIDDEN, value)
    return event


def set_up(level: str = "info") -> None:
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            scrub,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )
