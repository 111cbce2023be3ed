"""`make bench`: every game, interpreted and (where built) compiled, on this machine.

Each build is measured in a process of its own by the public command, so that what is printed here
is what anybody gets from `raumhafen bench --json`.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}

Figures = dict[str, dict[str, Any]]


def run_under(build: str, *words: str) -> Any:
    """What a module prints as JSON under one build."""
    run = subprocess.run(
        [sys.executable, "-m", *words],
        env={**os.environ, "PYTHONPATH": str(BUILDS[build])},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)


def measure(build: str, seconds: float) -> Figures:
    """All games under one build."""
    found = run_under(build, "raumhafen.cli", "bench", "--json", "--seconds", str(seconds))
    games: Figures = found["games"]
    for figures in games.values():
        assert figures["compiled"] == (build == "compiled"), "the wrong build was measured"
    return games


def measure_ways(build: str) -> dict[str, float]:
    """The questions of the map of Merchant of Venus under one build."""
    figures: dict[str, float] = run_under(build, "benchmarks.ways")
    return figures


def ways_table(results: dict[str, dict[str, float]]) -> str:
    rows = [
        "| map of Merchant of Venus | ways and odds ms | at most | view with them ms | at most |",
        "|---|---:|---:|---:|---:|",
    ]
    for build, figures in results.items():
        rows.append(f"| {build} | " + " | ".join(f"{ms:.2f}" for ms in figures.values()) + " |")
    return "\n".join(rows)


def measure_empires(build: str) -> dict[str, dict[str, float]]:
    """Matches of Sternenkinder under one build, without and with politics."""
    return {
        build: run_under(build, "benchmarks.six_players"),
        f"{build}, politics": run_under(build, "benchmarks.six_players", "--politics"),
    }


def empire_table(results: dict[str, dict[str, float]]) -> str:
    rows = [
        "| Sternenkinder | four seats, decisions/s | six seats: copy of round 10 µs | view ms "
        "| opening round 12 ms | act, show to six ms |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for build, figures in results.items():
        rows.append(f"| {build} | " + " | ".join(f"{n:,.1f}" for n in figures.values()) + " |")
    return "\n".join(rows)


def machine() -> str:
    """Processor and Python, for the line under a table."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0].split(":")[1].strip() if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def table(results: dict[str, Figures]) -> str:
    rows = ["| game | build | decisions/s | copy µs | view µs |", "|---|---|---:|---:|---:|"]
    for build, games in results.items():
        for game, figures in games.items():
            rows.append(
                f"| {game} | {build} | {figures['decisions_per_s']:,.0f} "
                f"| {figures['copy_us']:.1f} | {figures['view_us']:.0f} |"
            )
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game and build")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    built = [build for build, path in BUILDS.items() if path.is_dir()]
    results = {build: measure(build, args.seconds) for build in built}
    ways = {build: measure_ways(build) for build in built}
    empire = {row: figures for build in built for row, figures in measure_empires(build).items()}
    if args.json:
        print(json.dumps({"machine": machine(), "builds": results, "ways": ways, "empire": empire}))
    else:
        print(table(results))
        print(f"\n{ways_table(ways)}")
        print(f"\n{empire_table(empire)}")
        print(f"\n{machine()}")


if __name__ == "__main__":
    main()
