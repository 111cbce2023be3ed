"""At a real (pseudo) terminal: colour, the curtain between secret answers, Ctrl-C."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from raumhafen.cli.files import open_replay
from raumhafen.cli.reader import FORGET
from raumhafen.engine.verification import verify
from raumhafen.games import load_game

pytestmark = pytest.mark.slow
PATIENCE = 60.0


def heed_interrupts() -> None:
    """A test run in the background hands on that Ctrl-C is ignored; people do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


COLOUR = re.compile(r"\x1b\[[0-9;]*3[1-7]")
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """The command at a pseudo-terminal of a given size."""

    def __init__(self, line: str, folder: Path, columns: int, **env: str) -> None:
        self.fd, other = pty.openpty()
        size = struct.pack("HHHH", 40, columns, 0, 0)
        fcntl.ioctl(other, termios.TIOCSWINSZ, size)
        usual = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "raumhafen.cli", *line.split()],
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=folder,
            env={**usual, "TERM": "xterm-256color", "PYTHONUTF8": "1", **env},
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(other)
        self.seen = ""

    def wait_for(self, words: str) -> str:
        """Reads until the words appear; gives everything since the last call."""
        begun = time.monotonic()
        while words not in CODES.sub("", self.seen):
            assert time.monotonic() - begun < PATIENCE, CODES.sub("", self.seen)[-2000:]
            if select.select([self.fd], [], [], 0.2)[0]:
                self.seen += self.read()
        shown, self.seen = self.seen, ""
        return shown

    def read(self) -> str:
        try:
            return os.read(self.fd, 65536).decode(errors="replace")
        except OSError:  # Linux says so when the other end has closed
            return ""

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C at the prompt: once the program rests, since on its way into the line editor
        Python would not notice before the next key.
        """
        process, before = psutil.Process(self.process.pid), -1.0
        while (spent := sum(process.cpu_times()[:2])) != before:
            before = spent
            time.sleep(0.3)
        process.send_signal(signal.SIGINT)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.fd)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


PLAY = "play space-base --seed 5 --bots random"


@pytest.mark.parametrize("columns", [80, 120])
def test_the_table_fits_the_terminal(
    terminals: list[Terminal], tmp_path: Path, columns: int
) -> None:
    terminal = Terminal(PLAY, tmp_path, columns)
    terminals.append(terminal)
    shown = terminal.wait_for("q quit")
    assert COLOUR.search(shown)
    lines = re.split(r"[\r\n]+", CODES.sub("", shown))
    assert max(len(line) for line in lines) <= columns
    assert any("Stationed" in line for line in lines)


def test_no_color_is_respected(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal(PLAY, tmp_path, 80, NO_COLOR="1")
    terminals.append(terminal)
    assert not COLOUR.search(terminal.wait_for("q quit"))


def test_ctrl_c_offers_to_save_and_leaves_a_whole_file(
    terminals: list[Terminal], tmp_path: Path
) -> None:
    terminal = Terminal(PLAY, tmp_path, 80)
    terminals.append(terminal)
    terminal.wait_for("q quit")
    terminal.type("2\n")
    terminal.wait_for("q quit")
    terminal.interrupt()
    terminal.wait_for("Save the game first?")
    terminal.type("\n")
    terminal.wait_for("Saved as")
    assert terminal.process.wait(PATIENCE) == 0
    assert os.listdir(tmp_path) == ["space-base-5.jsonl"]
    verify(load_game("space-base"), open_replay(tmp_path / "space-base-5.jsonl"))


def test_ctrl_c_twice_leaves_nothing(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal(PLAY, tmp_path, 80)
    terminals.append(terminal)
    terminal.wait_for("q quit")
    terminal.type("2\n")
    terminal.wait_for("q quit")
    terminal.interrupt()
    terminal.wait_for("Save the game first?")
    terminal.interrupt()
    assert terminal.process.wait(PATIENCE) == 0
    assert os.listdir(tmp_path) == []


def test_a_curtain_falls_between_secret_answers(terminals: list[Terminal], tmp_path: Path) -> None:
    """Light-speed hands are secret: the second person must not see the first one's ships."""
    line = "play space-base --seed 3 --hot-seat --names Ada,Bob --variant light-speed"
    terminal = Terminal(line, tmp_path, 120)
    terminals.append(terminal)
    terminal.wait_for("Ada answers in secret")
    terminal.type("\n")
    first = terminal.wait_for("q quit")
    ships = re.findall(r"Buy (\S+) ·", CODES.sub("", first))
    assert len(ships) >= 2
    terminal.type("1\n")
    after = terminal.wait_for("Bob answers in secret")
    assert FORGET in after
    terminal.type("\n")
    second = CODES.sub("", after.rpartition(FORGET)[2] + terminal.wait_for("q quit"))
    assert not [ship for ship in ships if ship in second]


def test_no_curtain_where_nothing_is_secret(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal(PLAY, tmp_path, 80)
    terminals.append(terminal)
    assert "in secret" not in terminal.wait_for("q quit")
