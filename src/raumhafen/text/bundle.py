"""Fluent messages that are parsed when they are first wanted.

Parsing takes nearly all of the loading time, and a sitting says a few of some thousand messages.
"""

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class LazyBundle(FluentBundle):
    """The messages of one language as texts, and those that were used as messages."""

    def __init__(self, lang: str) -> None:
        # Isolation marks are for mixed writing directions; terminals show them as rubbish.
        super().__init__([lang], use_isolating=False)
        self._texts: dict[str, str] = {}

    def add(self, catalogue: str) -> None:
        """What is known already stays."""
        self._texts = {**split(catalogue), **self._texts}

    def has_message(self, message_id: str) -> bool:
        text = self._texts.get(message_id)
        return text is not None and parse(text) is not None

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Terms have a name that begins with a dash, as in their file."""
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            entry = parse(self._texts[name])
            if entry is None:
                raise KeyError(name)
            self._compiled[name] = self._compiler(entry)
        return self._compiled[name]


@cache
def split(catalogue: str) -> dict[str, str]:
    """The text of each message and term by its name; lines that go on are indented."""
    found = [*BEGINNING.finditer(catalogue)]
    ends = [*(one.start() for one in found[1:]), len(catalogue)]
    return {one[1]: catalogue[one.start() : end] for one, end in zip(found, ends, strict=True)}


@cache
def parse(text: str) -> ast.Message | ast.Term | None:
    """Nothing if it is no Fluent; comments on the next message may follow."""
    entry = FluentResource(text).body[0]
    return entry if isinstance(entry, (ast.Message, ast.Term)) else None
