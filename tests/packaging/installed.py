"""Empty environments into which a wheel is installed, and a server that runs from one."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

START_SECONDS = 120.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Environment:
    """A virtual environment that holds one wheel and borrows the dependencies from ours.

    Ours stands behind it on the path by a `.pth` file. Files of that kind are not read a second
    time inside the borrowed folder, so the editable installation there stays out of sight.
    """

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.bin = folder / "bin"
        self.python = self.bin / "python"
        self.home = folder
        (packages,) = folder.glob("lib/python*/site-packages")
        borrowed = sysconfig.get_path("purelib")
        (packages / "borrowed.pth").write_text(borrowed + "\n", encoding="utf-8")

    def run(self, *command: str | Path) -> str:
        done = subprocess.run(
            command, env=self.variables(), cwd=self.home, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    def variables(self) -> dict[str, str]:
        """Ours without what would lead back to the repository."""
        ours = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
        return {**ours, "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}

    def pip(self, *words: str | Path) -> str:
        quiet = ("--disable-pip-version-check", "--python", self.python)
        return self.run(
            sys.executable, "-m", "pip", *quiet, "install", "--no-index", "--no-compile", *words
        )

    def install(self, wheel: Path) -> None:
        """The wheel itself; then pip confirms that its dependencies with the extra are there."""
        self.pip("--no-deps", "--ignore-installed", wheel)
        self.pip(f"raumhafen[web]=={wheel.name.split('-')[1]}")

    def ask(self, code: str) -> str:
        return self.run(self.python, "-c", code).strip()

    @contextlib.contextmanager
    def serving(self) -> Iterator[str]:
        """The address of `raumhafen serve`, as long as it is wanted."""
        port = free_port()
        options = ["--port", str(port), "--data", str(self.home / "data")]
        with (self.home / "serve.log").open("wb") as log:
            process = subprocess.Popen(
                [str(self.bin / "raumhafen"), "serve", *options],
                env=self.variables(),
                cwd=self.home,
                stdout=log,
                stderr=log,
            )
        try:
            yield self.ready(process, f"http://127.0.0.1:{port}")
        finally:
            process.terminate()
            process.wait()

    def ready(self, process: subprocess.Popen[bytes], base: str) -> str:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            assert process.poll() is None, (self.home / "serve.log").read_text()
            with contextlib.suppress(urllib.error.URLError, OSError):
                fetch(base + "/readyz")
                return base
            time.sleep(0.05)
        raise TimeoutError((self.home / "serve.log").read_text())


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        found: bytes = answer.read()
        return found


def fetch_json(address: str) -> Any:
    return json.loads(fetch(address))
