"""Ctrl-C where matches run on several processes: the parent hears it, its children never do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from raumhafen.sim.machines import deaf_to_interrupts

BLOCKED = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"


@pytest.fixture
def heeded() -> Iterator[None]:
    """A test run in the background may have been told to ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded")
def test_an_interruption_while_processes_begin_is_heard_afterwards() -> None:
    reached = False
    with pytest.raises(KeyboardInterrupt), deaf_to_interrupts():
        os.kill(os.getpid(), signal.SIGINT)
        reached = True
    assert reached


def test_processes_begin_deaf_and_their_parent_hears_again() -> None:
    line = [sys.executable, "-c", BLOCKED]
    with deaf_to_interrupts():
        inside = subprocess.check_output(line)
    outside = subprocess.check_output(line)
    assert (inside, outside) == (b"True\n", b"False\n")
