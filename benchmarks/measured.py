"""Long measurements as files in `benchmarks/measured`, so that they can be made piece by piece.

A row of 500 games or 20,000 chances takes hours of many cores, more than one machine may have at a
time. What is done is kept in a small file beside the commands, with what exactly was measured (the
`series`, rules included) and on which machines; the same command goes on with it, here or
elsewhere. README and docs show what these files say, and tests compare. A series does not know the
version of its bots: who makes one play otherwise deletes the files of its rows.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from benchmarks.run import machine
from raumhafen.sim.bench import is_compiled
from raumhafen.sim.files import write_whole

FOLDER: Final = Path(__file__).parent / "measured"


class Measured:
    """One measurement, in a file if there is one: its series, the machines and what was found."""

    def __init__(self, file: Path | None, series: dict[str, Any], found: dict[str, Any]) -> None:
        self.file = file
        self.series = series
        self.machines: list[str] = []
        self.found = found
        if file is not None and file.exists():
            kept = json.loads(file.read_text(encoding="utf-8"))
            if kept["series"] != json.loads(json.dumps(series)):
                raise SystemExit(f"{file} tells of another series")
            self.machines, self.found = kept["machines"], kept["found"]

    def write(self) -> None:
        """What was found so far; this machine has had a part in it."""
        if here() not in self.machines:
            self.machines.append(here())
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, self.text().encode())

    def text(self) -> str:
        """A line for each of the three, and for each thing found."""
        found = [f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in self.found.items()]
        lines = [
            f'  "series": {json.dumps(self.series)}',
            f'  "machines": {json.dumps(self.machines)}',
            '  "found": {\n' + ",\n".join(found) + "\n  }",
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def here() -> str:
    return f"{machine()}, {'compiled' if is_compiled() else 'interpreted'}"


def spans_of(numbers: Iterable[int], step: int = 1) -> list[list[int]]:
    """Numbers as spans, each from its first up to, but without, its end."""
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and spans[-1][1] == number:
            spans[-1][1] = number + step
        else:
            spans.append([number, number + step])
    return spans


def numbers_in(spans: Iterable[list[int]], step: int = 1) -> list[int]:
    return [number for first, end in spans for number in range(first, end, step)]
