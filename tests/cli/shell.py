"""Runs the command inside the test, with everything it reads and writes at hand."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from raumhafen.cli.entry import run

MARKER = re.compile("⟦[^⟧]*⟧")


@dataclass
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


class Streams:
    """Stands in for the three streams of the process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    @contextmanager
    def fed(self, text: str) -> Iterator[tuple[io.StringIO, io.StringIO]]:
        out, err = io.StringIO(), io.StringIO()
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO(text))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            yield out, err

    def __call__(self, line: str, stdin: str = "") -> Ran:
        """Runs `raumhafen <line>`; no text may lack its words."""
        with self.fed(stdin) as (out, err):
            code = run(line.split())
        assert not MARKER.findall(out.getvalue() + err.getvalue())
        return Ran(code, out.getvalue(), err.getvalue())


@pytest.fixture
def raumhafen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Streams:
    """English unless a test says otherwise, in an empty folder of its own."""
    monkeypatch.setenv("RAUMHAFEN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
    return Streams(monkeypatch)
